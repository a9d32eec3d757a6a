#include "ui/layout.h"

#include <string.h>

/*
 * Places around the oval, in the order of the seats clockwise from the
 * dealer's left, as a fraction of the felt: column (0 left to 4 right edge of
 * five) and row (0 top to 3 bottom). The dealer has the middle of the bottom.
 */
typedef struct Place {
	int column, row;
} Place;

/* For each number of seats. */
static const Place PLACES[LAYOUT_SEATS_MAX + 1][LAYOUT_SEATS_MAX] = {
	[2] = { { 1, 3 }, { 3, 3 } },
	[3] = { { 1, 3 }, { 2, 0 }, { 3, 3 } },
	[4] = { { 1, 3 }, { 1, 0 }, { 3, 0 }, { 3, 3 } },
	[5] = { { 1, 3 }, { 0, 1 }, { 2, 0 }, { 4, 1 }, { 3, 3 } },
	[6] = { { 1, 3 }, { 0, 1 }, { 1, 0 }, { 3, 0 }, { 4, 1 }, { 3, 3 } },
	[7] = { { 1, 3 }, { 0, 2 }, { 0, 1 }, { 2, 0 }, { 4, 1 }, { 4, 2 }, { 3, 3 } },
	[8] = { { 1, 3 }, { 0, 2 }, { 0, 1 }, { 1, 0 }, { 3, 0 }, { 4, 1 }, { 4, 2 }, { 3, 3 } },
	[9] = { { 1, 3 },
		{ 0, 2 },
		{ 0, 1 },
		{ 1, 0 },
		{ 2, 0 },
		{ 3, 0 },
		{ 4, 1 },
		{ 4, 2 },
		{ 3, 3 } },
	[10] = { { 1, 3 },
		 { 0, 2 },
		 { 0, 1 },
		 { 0, 0 },
		 { 1, 0 },
		 { 3, 0 },
		 { 4, 0 },
		 { 4, 1 },
		 { 4, 2 },
		 { 3, 3 } },
};

/* A kind of screen, roomiest first. */
typedef struct Screen {
	const char *name;
	int width, height; /* the least */
	SeatForm form;
	int seat_width, seat_height;
	int panel_rows, log_rows;
} Screen;

static const Screen SCREENS[] = {
	{ "large", 120, 36, SEAT_BOX, 22, 4, 7, 4 },
	{ "wide", 100, 30, SEAT_BOX, 19, 3, 5, 3 },
	{ "classic", 80, 24, SEAT_BOX, 15, 3, 5, 1 },
	{ "narrow", 40, 16, SEAT_LINE, 40, 1, 1, 0 },
};

enum { SCREENS_COUNT = sizeof SCREENS / sizeof SCREENS[0] };

/* The rows at the bottom: rule and panel, log, status, prompt, keys. */
static int
lay_bottom(const Screen *screen, int width, int height, Layout *layout)
{
	int y = height;

	layout->keys = (Rect){ 0, --y, width, 1 };
	layout->prompt = (Rect){ 0, --y, width, 1 };
	layout->status = (Rect){ 0, --y, width, 1 };
	y -= screen->log_rows;
	layout->log = (Rect){ 0, y, width, screen->log_rows };
	y -= screen->panel_rows;
	layout->panel = (Rect){ 0, y, width, screen->panel_rows };
	return y;
}

/* Seats as boxes around the felt between rows `top` and `bottom`. */
static void
lay_oval(const Screen *screen, int width, int top, int bottom, int seats, Layout *layout)
{
	int rows[4], columns[5];
	int felt = bottom - top;

	for (int i = 0; i < 4; i++)
		rows[i] = top + (felt - screen->seat_height) * i / 3;
	for (int i = 0; i < 5; i++)
		columns[i] = (width - screen->seat_width) * i / 4;
	for (int seat = 1; seat <= seats; seat++) {
		Place place = PLACES[seats][seat - 1];

		layout->seat[seat] = (Rect){ columns[place.column], rows[place.row],
					     screen->seat_width, screen->seat_height };
	}
	layout->dealer = (Rect){ columns[2], rows[3], screen->seat_width, 1 };
	layout->board =
		(Rect){ columns[0] + screen->seat_width + 1, rows[1],
			columns[4] - columns[0] - screen->seat_width - 2, rows[3] - rows[1] };
	if (layout->board.height > 2 * screen->seat_height)
		layout->board.height = 2 * screen->seat_height;
}

/* Seats as a list under board and pot. */
static void
lay_list(int width, int top, int bottom, int seats, Layout *layout)
{
	int y = top;

	layout->board = (Rect){ 0, y++, width, 1 };
	for (int seat = 1; seat <= seats && y < bottom; seat++)
		layout->seat[seat] = (Rect){ 0, y++, width, 1 };
}

bool
layout_pick(int width, int height, int seats, Layout *layout)
{
	const Screen *screen = NULL;
	int bottom;

	for (int i = 0; i < SCREENS_COUNT && !screen; i++)
		if (width >= SCREENS[i].width && height >= SCREENS[i].height)
			screen = &SCREENS[i];
	if (!screen || seats < 2 || seats > LAYOUT_SEATS_MAX)
		return false;
	memset(layout, 0, sizeof *layout);
	layout->name = screen->name;
	layout->form = screen->form;
	layout->title = (Rect){ 0, 0, width, 1 };
	bottom = lay_bottom(screen, width, height, layout);
	if (screen->form == SEAT_LINE)
		lay_list(width, 1, bottom, seats, layout);
	else
		lay_oval(screen, width, 1, bottom, seats, layout);
	return true;
}

void
layout_smallest(int *width, int *height)
{
	*width = SCREENS[SCREENS_COUNT - 1].width;
	*height = SCREENS[SCREENS_COUNT - 1].height;
}
