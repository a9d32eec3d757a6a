/* The modes of the search in the rule books: the line with what it finds, and the card of a clause. */
#include "src/screen/mode.h"

void
searching_open(Screen *screen)
{
	screen->searched = screen->mode;
	search_open(&screen->search);
	screen->mode = SCREEN_SEARCH;
}

void
searching_key(Screen *screen, Key key)
{
	Search *search = &screen->search;

	switch (search_key(search, session_shelf(screen->session), &screen->settings.keymap, key)) {
	case SEARCH_GOES_ON:
		screen->mode = search->card ? SCREEN_CLAUSE : SCREEN_SEARCH;
		break;
	case SEARCH_IS_LEFT:
		screen->mode = screen->searched;
		break;
	case SEARCH_ASKS_HELP:
		help_open(screen);
		break;
	}
}

void
searching_overlay(Screen *screen, Surface *surface)
{
	search_draw(&screen->search, surface, screen->ascii, &screen->cursor_x, &screen->cursor_y);
}
