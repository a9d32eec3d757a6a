#include "src/screen/mode.h"

#include "src/text.h"

static const Mode MODES[SCREEN_MODE_COUNT] = {
	[SCREEN_TABLE] = { table_key, NULL, NULL },
	[SCREEN_PROMPT] = { screen_prompt_key, NULL, NULL },
	[SCREEN_CARD] = { card_key, card_overlay, NULL },
	[SCREEN_HELP] = { help_key, help_overlay, NULL },
	[SCREEN_WHO] = { list_key, list_overlay, NULL },
	[SCREEN_WRONG] = { list_key, list_overlay, NULL },
	[SCREEN_LOG] = { log_key, log_overlay, NULL },
	[SCREEN_SEEK] = { seek_key, log_overlay, NULL },
	[SCREEN_LOOK] = { look_key, NULL, NULL },
	[SCREEN_COMPOSING] = { composing_key, composing_overlay, NULL },
	[SCREEN_DEALING] = { dealing_key, dealing_overlay, NULL },
	[SCREEN_LEAVING] = { leaving_key, NULL, _("Leave the table? y leaves, n stays") },
};

const Mode *
mode_of(ScreenMode mode)
{
	return &MODES[mode];
}
