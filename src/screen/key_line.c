/* The key line: the keys that are of use now, or, in narrow windows, a numbered list. */
#include <stdio.h>

#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/glyph.h"

enum { KEYS_MOST = 8 };

/* A key and its word at column x; returns the column behind them, or 0 if they do not fit. */
static int
draw_key(Surface *surface, Rect rect, int x, int room, const char *key, const char *word)
{
	if (x + text_width(key) + 1 + text_width(word) > room)
		return 0;
	x += surface_text(surface, rect, x, 0, STYLE_KEY, key, NULL);
	x += 1 + surface_text(surface, rect, x + 1, 0, STYLE_DIM, word, NULL);
	return x + 2;
}

/* "1 fold  3 call 1,100  4 raise  0 more": digits and Enter suffice. */
static void
draw_digits(Screen *screen, Surface *surface, Rect rect)
{
	View view;
	OfferTable table = screen_offers(screen, &view);
	Quick quick[QUICK_MAX];
	int n = offers_quick(&table, quick), x = 1;
	/* The last, which leads to all the rest, is never cut off. */
	int last = text_width(quick[n - 1].label) + 4;

	for (int i = 0; i < n; i++) {
		char key[4], label[OFFER_LABEL_MAX];
		int room = i == n - 1 ? rect.width + 2 : rect.width - last, end;

		snprintf(key, sizeof key, "%d", quick[i].digit);
		snprintf(label, sizeof label, "%s", quick[i].label);
		end = draw_key(surface, rect, x, room, key, label);
		if (!end && room - x > 4) {
			Rect cut = { rect.x, rect.y, room - 1, 1 };

			surface_text(surface, cut, x, 0, STYLE_KEY, key, NULL);
			surface_text(surface, cut, x + 2, 0, STYLE_DIM, label,
				     glyph(GLYPH_ELLIPSIS, screen->ascii));
			end = room;
		}
		if (!end)
			continue;
		spot_action(screen, (Rect){ rect.x + x, rect.y, end - x - 2, 1 }, quick[i].action,
			    quick[i].digit);
		x = end;
	}
}

/* True if a key of the seat in turn is in order now; what is told by nobody is no hint. */
static bool
is_useful(const Screen *screen, Action action)
{
	const Game *game = session_game(screen->session);
	const Table *t = &game->table;
	bool facing = t->turn && game_to_call(game, t->turn) > 0;

	if (!screen->settings.hints || !t->turn)
		return true;
	switch ((int)action) {
	case DO_FOLD:
	case DO_CALL:
		return facing;
	case DO_CHECK:
		return !facing;
	case DO_BET:
		return !t->bet;
	case DO_RAISE:
		return t->bet > 0;
	}
	return true;
}

/* Keys and words of commands, as many as fit; DO_NOTHING ends them. */
static void
draw_actions(Screen *screen, Surface *surface, Rect rect, const Action *keys)
{
	int x = 1;

	for (int i = 0; keys[i] != DO_NOTHING; i++) {
		char key[KEY_TEXT_MAX];
		int end;

		if (!*keymap_key(&screen->settings.keymap, keys[i], key) ||
		    !is_useful(screen, keys[i]))
			continue;
		end = draw_key(surface, rect, x, rect.width, key, action_word(keys[i]));
		if (!end)
			return;
		if (screen->mode == SCREEN_TABLE || screen->demoing.demo)
			spot_action(screen, (Rect){ rect.x + x, rect.y, end - x - 2, 1 }, keys[i],
				    0);
		x = end;
	}
}

void
key_line_draw(Screen *screen, Surface *surface, Rect rect)
{
	static const Action ACTS[] = { DO_OPEN,	 DO_FOLD,   DO_CHECK,	DO_CALL,  DO_BET,
				       DO_RAISE, DO_ALL_IN, DO_COMPOSE, DO_WRONG, DO_PROMPT,
				       DO_HELP,	 DO_UNDO,   DO_NOTHING };
	static const Action DEALER[] = { DO_OPEN,   DO_NEXT_STEP, DO_DEALER, DO_COMPOSE, DO_WRONG,
					 DO_PROMPT, DO_HELP,	  DO_UNDO,   DO_NOTHING };
	/* What takes the keys while something is open, as far as its row is not covered. */
	static const Action OPEN[KEYS_CONTEXT_COUNT][KEYS_MOST] = {
		[KEYS_PROMPT] = { DO_ENTER, DO_COMPLETE, DO_LEAVE_LINE, DO_OLDER },
		[KEYS_LIST] = { DO_TAKE, DO_CHOICE, DO_BACK, DO_FIND, DO_HELP },
		[KEYS_STEPS] = { DO_TAKE, DO_CHOICE, DO_BACK, DO_EDIT, DO_STROKES, DO_WRONG,
				 DO_HELP },
		[KEYS_CARD] = { DO_BACK, DO_NEXT_RULING, DO_COMPARE, DO_SEARCH, DO_HELP },
		[KEYS_CHIPS] = { DO_CHIPS_PLAY, DO_BACK, DO_CHIPS_FIELD, DO_CHIPS_THEN, DO_HELP },
		[KEYS_QUESTION] = { DO_YES, DO_NO },
		[KEYS_DEMO] = { DO_DEMO_STEP, DO_DEMO_BACK, DO_DEMO_MARK, DO_CARD, DO_DEMO_PLAY,
				DO_BACK, DO_HELP },
		[KEYS_ASKED] = { DO_CHOICE, DO_TAKE, DO_DEMO_HINT, DO_DEMO_PASS, DO_DEMO_BACK,
				 DO_BACK, DO_HELP },
	};
	const Table *t = &session_game(screen->session)->table;

	if (screen->mode != SCREEN_TABLE)
		draw_actions(screen, surface, rect, OPEN[mode_of(screen->mode)->context]);
	else if (screen->layout.form == SEAT_LINE)
		draw_digits(screen, surface, rect);
	else
		draw_actions(screen, surface, rect, t->turn ? ACTS : DEALER);
}
