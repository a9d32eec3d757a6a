/*
 * layout.h - where things stand on a screen of a given size.
 *
 * Owns layouts as rows of data: a minimum size and rectangles, roomiest first.
 * Never draws.
 */
#ifndef MISDEAL_UI_LAYOUT_H
#define MISDEAL_UI_LAYOUT_H

#include "ui/surface.h"

#include <stdbool.h>

enum { LAYOUT_SEATS_MAX = 10 };

/* How a seat is drawn. */
typedef enum SeatForm {
	SEAT_BOX, /* three rows: name, cards and stack, bet */
	SEAT_LINE /* one row */
} SeatForm;

typedef struct Layout {
	const char *name;
	SeatForm form;
	Rect title;			 /* one row: book, game, blinds, hand, street */
	Rect seat[LAYOUT_SEATS_MAX + 1]; /* by number; width 0 for a seat that the table lacks */
	Rect board;			 /* board cards, pots, burns */
	Rect dealer;			 /* the dealer's place; width 0 where there is no room */
	Rect panel;			 /* rulings */
	Rect log;			 /* the latest events; height 0 where there is no room */
	Rect status;			 /* whose turn, what is to call */
	Rect prompt;			 /* the line and what is wrong with it */
	Rect keys;			 /* key line */
} Layout;

/*
 * Lays a table of that many seats (2 to 10) onto a screen. False where there is
 * no room for any layout: ask for a larger window then.
 */
bool layout_pick(int width, int height, int seats, Layout *layout);

/* The smallest screen that some layout fits on. */
void layout_smallest(int *width, int *height);

#endif
