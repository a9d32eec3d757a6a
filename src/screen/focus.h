/*
 * focus.h - the place on the table that keys are about: a seat, the board, the dealer, the ruling.
 *
 * Owns how the focus goes from place to place by where they stand on the screen, whatever the
 * layout. Never knows what can be done there (offers.h).
 */
#ifndef MISDEAL_SCREEN_FOCUS_H
#define MISDEAL_SCREEN_FOCUS_H

#include "ui/layout.h"

#include <stdbool.h>

typedef enum FocusKind { FOCUS_SEAT, FOCUS_BOARD, FOCUS_DEALER, FOCUS_PANEL } FocusKind;

typedef struct Focus {
	FocusKind kind;
	int seat; /* FOCUS_SEAT: its number; else 0 */
} Focus;

/* Which places there are: seats 1 to `seats`, board, dealer and, if something was ruled, the panel. */
typedef struct Places {
	const Layout *layout; /* lent */
	int seats;
	bool panel;
} Places;

/* Where a place stands. In layouts without room for the dealer it is the status line. */
Rect focus_rect(const Layout *layout, Focus focus);

/* The nearest place in a direction (one of dx, dy is -1 or 1, the other 0); `from` if there is none. */
Focus focus_move(const Places *places, Focus from, int dx, int dy);

/* The next place (step 1) or the one before (-1): seats clockwise, board, dealer, panel, round. */
Focus focus_round(const Places *places, Focus from, int step);

#endif
