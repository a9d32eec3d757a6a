#include "src/screen/mode.h"

#include "src/text.h"

static const Mode MODES[SCREEN_MODE_COUNT] = {
	[SCREEN_TABLE] = { table_key, NULL, NULL, KEYS_TABLE, false },
	[SCREEN_PROMPT] = { screen_prompt_key, NULL, NULL, KEYS_PROMPT, false },
	[SCREEN_CARD] = { card_key, card_overlay, NULL, KEYS_CARD, false },
	[SCREEN_HELP] = { help_key, help_overlay, NULL, KEYS_HELP, false },
	[SCREEN_OFFERS] = { offers_key, offers_overlay, NULL, KEYS_LIST, false },
	[SCREEN_LOG] = { log_key, log_overlay, NULL, KEYS_LOG, true },
	[SCREEN_SEEK] = { seek_key, log_overlay, NULL, KEYS_SEARCH, false },
	[SCREEN_LOOK] = { look_key, NULL, NULL, KEYS_LOOK, false },
	[SCREEN_COMPOSING] = { composing_key, composing_overlay, NULL, KEYS_CHIPS, false },
	[SCREEN_DEALING] = { dealing_key, dealing_overlay, NULL, KEYS_STEPS, false },
	[SCREEN_SEARCH] = { searching_key, searching_overlay, NULL, KEYS_SEARCH, true },
	[SCREEN_CLAUSE] = { searching_key, searching_overlay, NULL, KEYS_CARD, true },
	[SCREEN_LEAVING] = { leaving_key, NULL, _("Leave the table? y leaves, n stays"),
			     KEYS_QUESTION, false },
	[SCREEN_DEMO] = { demo_key, demo_overlay, NULL, KEYS_DEMO, false },
	[SCREEN_ASKED] = { asked_key, asked_overlay, NULL, KEYS_ASKED, false },
	[SCREEN_SCORE] = { score_key, score_overlay, NULL, KEYS_HELP, false },
};

const Mode *
mode_of(ScreenMode mode)
{
	return &MODES[mode];
}
