#include "src/screen/mode.h"

#include "src/text.h"

static const Mode MODES[SCREEN_MODE_COUNT] = {
	[SCREEN_TABLE] = { table_key, NULL, NULL, KEYS_TABLE },
	[SCREEN_PROMPT] = { screen_prompt_key, NULL, NULL, KEYS_PROMPT },
	[SCREEN_CARD] = { card_key, card_overlay, NULL, KEYS_CARD },
	[SCREEN_HELP] = { help_key, help_overlay, NULL, KEYS_HELP },
	[SCREEN_WHO] = { list_key, list_overlay, NULL, KEYS_LIST },
	[SCREEN_WRONG] = { list_key, list_overlay, NULL, KEYS_LIST },
	[SCREEN_LOG] = { log_key, log_overlay, NULL, KEYS_LOG },
	[SCREEN_SEEK] = { seek_key, log_overlay, NULL, KEYS_SEARCH },
	[SCREEN_LOOK] = { look_key, NULL, NULL, KEYS_LOOK },
	[SCREEN_COMPOSING] = { composing_key, composing_overlay, NULL, KEYS_CHIPS },
	[SCREEN_DEALING] = { dealing_key, dealing_overlay, NULL, KEYS_STEPS },
	[SCREEN_LEAVING] = { leaving_key, NULL, _("Leave the table? y leaves, n stays"),
			     KEYS_QUESTION },
};

const Mode *
mode_of(ScreenMode mode)
{
	return &MODES[mode];
}
