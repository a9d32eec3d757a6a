/* The rule card over the table. */
#include <stdlib.h>

#include "src/screen/mode.h"

void
card_key(Screen *screen, Key key)
{
	if (key.name == KEY_IS_TEXT && key.character == 'n' && screen->panel.n) {
		screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
		screen->top = 0;
	} else if (key.name == KEY_IS_TEXT && key.character == 'b') {
		screen->compared = !screen->compared;
		screen->top = 0;
	} else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j')) {
		screen->top += screen->top < 40;
	} else if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k')) {
		screen->top -= screen->top > 0;
	} else if (key.name != KEY_IS_RESIZE) {
		screen->mode = screen->back;
		screen->compared = false;
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
