/* A script from a file. */
#include "src/script_file.h"

#include <stdio.h>
#include <stdlib.h>

#include "src/file.h"

Script *
script_open_file(const char *path, char *error, size_t size)
{
	char trouble[FILE_ERROR_MAX];
	LanguageError fault;
	size_t length;
	char *text = file_read(path, &length, trouble);
	Script *script;

	if (!text) {
		snprintf(error, size, "%s", trouble);
		return NULL;
	}
	script = script_read(text, length, path, &fault);
	free(text);
	if (!script)
		snprintf(error, size, "%s", fault.message);
	return script;
}
