/* The focus of the table screen: where it goes, how it is seen, what Enter opens there. */
#include <stdio.h>

#include "src/screen/mode.h"
#include "src/text.h"

enum { USUAL_WIDTH = 80, USUAL_HEIGHT = 24 };

void
focus_home(Screen *screen)
{
	const Table *t = &session_game(screen->session)->table;

	screen->focus =
		t->turn && t->betting ? (Focus){ FOCUS_SEAT, t->turn } : (Focus){ FOCUS_DEALER, 0 };
}

void
focus_follow(Screen *screen)
{
	const Panel *panel = &screen->panel;

	if (panel->n && !panel->ruling[panel->at].plain)
		screen->focus = (Focus){ FOCUS_PANEL, 0 };
	else
		focus_home(screen);
}

void
focus_key(Screen *screen, Action action)
{
	static const struct {
		Action action;
		int dx, dy, step;
	} WAYS[] = {
		{ DO_LEFT, -1, 0, 0 }, { DO_RIGHT, 1, 0, 0 },	   { DO_UP, 0, -1, 0 },
		{ DO_DOWN, 0, 1, 0 },  { DO_NEXT_PLACE, 0, 0, 1 }, { DO_LAST_PLACE, 0, 0, -1 },
	};
	int seats = session_game(screen->session)->table.seats;
	Layout usual;
	Places places = { &screen->layout, seats, screen->panel.n > 0 };

	if (!screen->layout.name) {
		layout_pick(USUAL_WIDTH, USUAL_HEIGHT, seats, &usual);
		places.layout = &usual;
	}
	for (size_t i = 0; i < sizeof WAYS / sizeof WAYS[0]; i++)
		if (WAYS[i].action == action)
			screen->focus = WAYS[i].step
						? focus_round(&places, screen->focus, WAYS[i].step)
						: focus_move(&places, screen->focus, WAYS[i].dx,
							     WAYS[i].dy);
}

void
focus_open(Screen *screen)
{
	switch (screen->focus.kind) {
	case FOCUS_SEAT:
		offers_open(screen, OFFERS_SEAT, screen->focus.seat);
		break;
	case FOCUS_BOARD:
		offers_open(screen, OFFERS_BOARD, 0);
		break;
	case FOCUS_DEALER:
		dealing_open(screen, 0);
		break;
	case FOCUS_PANEL:
		screen_command(screen, DO_CARD, 0);
		break;
	}
}

/* The name of a seat, which its number stands before. */
static Rect
seat_mark(const Screen *screen, Rect rect)
{
	const Seat *seat = &session_game(screen->session)->table.seat[screen->focus.seat];
	int width = (screen->layout.form == SEAT_LINE || screen->focus.seat > 9 ? 3 : 2) +
		    text_width(seat->taken ? seat->name : _("empty"));
	int room = screen->layout.form == SEAT_LINE ? 12 : rect.width - 4;

	return (Rect){ rect.x + 2, rect.y, width < room ? width : room, 1 };
}

void
focus_draw(const Screen *screen, Surface *surface, int *x, int *y)
{
	Rect rect = focus_rect(&screen->layout, screen->focus);
	int gap;

	switch (screen->focus.kind) {
	case FOCUS_SEAT:
		rect = seat_mark(screen, rect);
		break;
	case FOCUS_BOARD:
		/* The cards keep their colours: what stands beside them is marked. */
		rect = table_view_cards(&screen->layout, &session_game(screen->session)->table);
		gap = screen->layout.form == SEAT_BOX ? 2 : 1;
		surface_tint(surface, (Rect){ rect.x + rect.width + gap - 1, rect.y, 1, 1 },
			     STYLE_FOCUS);
		rect = (Rect){ rect.x - gap, rect.y, 1, 1 };
		break;
	case FOCUS_DEALER:
		if (screen->layout.dealer.width)
			rect = (Rect){ rect.x + (rect.width - 10) / 2, rect.y, 10, 1 };
		else
			rect = (Rect){ rect.x, rect.y, 1, 1 };
		break;
	case FOCUS_PANEL:
		gap = rect.height > 2 ? 2 : 0; /* the blanks round a clause that has room */
		rect = (Rect){ rect.x + 1, rect.y + (rect.height > 1),
			       text_width(screen->panel.ruling[screen->panel.at].rule) + gap, 1 };
		break;
	}
	surface_tint(surface, rect, STYLE_FOCUS);
	*x = rect.x;
	*y = rect.y;
}
