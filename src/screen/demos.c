#include "src/screen/demos.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/menu.h"
#include "src/text.h"

enum { ROW_BYTES = 256 };

Demo *
demos_open(Demos *demos, size_t k, char *error, size_t size)
{
	const Settings *settings = &demos->settings;
	bool other = settings->from[SETTING_BOOK] == FROM_COMMAND_LINE;
	char trouble[PLAYLIST_ERROR_MAX];
	Script *script = playlist_open(&demos->list.entry[k], trouble);

	if (!script) {
		snprintf(error, size, "%s", trouble);
		return NULL;
	}
	return demo_open(script, demos->list.entry[k].name, other ? settings->book : NULL,
			 demos->quiz, &demos->score, error, size);
}
