/*
 * layout.h - where things stand on a screen of a given size.
 *
 * Owns layouts as rows of data: a minimum size and what stands where, roomiest first.
 * Never draws.
 */
#ifndef MISDEAL_UI_LAYOUT_H
#define MISDEAL_UI_LAYOUT_H

#include "ui/big_type.h"
#include "ui/surface.h"

#include <stdbool.h>

enum { LAYOUT_SEATS_MAX = 10 };

/* How a seat is drawn. */
typedef enum SeatForm {
	SEAT_BOX,  /* who, and below it cards and stack; the bet lies on the felt before it */
	SEAT_LINE, /* all of it on one row */
	SEAT_LARGE /* of the presenter: who, cards and stack, the bet in large type if it fits */
} SeatForm;

/* On which side of the felt a seat is. */
typedef enum SeatSide { SIDE_NONE, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_BOTTOM } SeatSide;

typedef struct Layout {
	const char *name;
	SeatForm form;
	bool drawn_seats;		 /* hole cards are drawn three rows high, stacks as chips */
	bool drawn_board;		 /* board cards likewise */
	bool heaps;			 /* bets are drawn chip by chip */
	Rect title;			 /* one row: book, game, blinds, hand, street */
	Rect seat[LAYOUT_SEATS_MAX + 1]; /* by number; width 0 for a seat that the table lacks */
	Rect bet[LAYOUT_SEATS_MAX + 1];	 /* one row, on the felt; width 0 in a list of seats */
	SeatSide side[LAYOUT_SEATS_MAX + 1];
	Rect felt;    /* the edge of the table, round bets and board; width 0 in a list */
	Rect board;   /* board cards, burns, pots; on the felt */
	Rect dealer;  /* the dealer's place; width 0 in a list, and for the presenter */
	Rect sums;    /* of the presenter: the pot and what is to call; else width 0 */
	BigSize type; /* the largest that sums and verdicts are told in there */
	Rect panel;   /* rulings */
	Rect log;     /* the latest events; height 0 where there is no room */
	Rect status;  /* whose turn, what is to call */
	Rect prompt;  /* the line and what is wrong with it */
	Rect keys;    /* key line */
} Layout;

/*
 * Lays a table of that many seats (2 to 10) onto a screen. False where there is
 * no room for any layout: ask for a larger window then.
 */
bool layout_pick(int width, int height, int seats, Layout *layout);

/*
 * The same for a presenter, whose audience reads across a room: fewer things and larger ones, no
 * log and no key line. False where there is no room; the least is told by the other.
 */
bool layout_presenter(int width, int height, int seats, Layout *layout);
void layout_presenter_least(int *width, int *height);

/* The smallest screen that is asked for where none fits. */
void layout_smallest(int *width, int *height);

/* The k-th layout's name and least size, roomiest first; false behind the last. */
bool layout_kind(int k, const char **name, int *width, int *height);

#endif
