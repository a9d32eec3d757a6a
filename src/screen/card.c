/* The rule card over the table. */
#include <stdlib.h>

#include "src/screen/mode.h"

enum { CARD_STRIDE = 8, CARD_ROWS_MAX = 60 };

static void
scroll(Screen *screen, int rows)
{
	int top = screen->top + rows;

	screen->top = top < 0 ? 0 : top > CARD_ROWS_MAX ? CARD_ROWS_MAX : top;
}

void
card_key(Screen *screen, Key key)
{
	switch ((int)keymap_find(&screen->settings.keymap, KEYS_CARD, key, NULL)) {
	case DO_NEXT_RULING:
		if (screen->panel.n)
			screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
		screen->top = 0;
		break;
	case DO_COMPARE:
		screen->compared = !screen->compared;
		screen->top = 0;
		break;
	case DO_DOWN:
		scroll(screen, 1);
		break;
	case DO_UP:
		scroll(screen, -1);
		break;
	case DO_PAGE_DOWN:
		scroll(screen, CARD_STRIDE);
		break;
	case DO_PAGE_UP:
		scroll(screen, -CARD_STRIDE);
		break;
	case DO_FIRST:
		screen->top = 0;
		break;
	case DO_LAST:
		screen->top = CARD_ROWS_MAX;
		break;
	case DO_SEARCH:
		searching_open(screen);
		break;
	case DO_HELP:
		help_open(screen);
		break;
	case DO_BACK:
		screen->mode = screen->back;
		screen->compared = false;
		focus_home(screen);
		break;
	}
}

void
card_overlay(Screen *screen, Surface *surface)
{
	RuleCard *card = malloc(sizeof *card);

	if (card && screen_card(screen, card)) {
		card->top = screen->top;
		card->compared = screen->compared;
		rule_card_draw(surface, card, screen->ascii);
	}
	free(card);
}
