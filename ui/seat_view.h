/*
 * seat_view.h - one seat as a picture: who, cards, stack, and the bet before it.
 *
 * Owns how a seat looks in every layout. Never says where it stands (layout.h).
 */
#ifndef MISDEAL_UI_SEAT_VIEW_H
#define MISDEAL_UI_SEAT_VIEW_H

#include "ui/table_view.h"

/* The seat in its rectangle; in a list the bet as well. */
void seat_draw(Surface *surface, const Layout *layout, const View *view, const Table *table,
	       int seat);

/* What lies on the felt before the seat, or what it has won; nothing in a list. */
void seat_draw_bet(Surface *surface, const Layout *layout, const View *view, const Table *table,
		   int seat);

#endif
