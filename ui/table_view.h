/*
 * table_view.h - the table as a picture: seats, cards, chips, board.
 *
 * Owns how a lent Table looks in every layout. Never decides anything about
 * poker: what may be done is told by whoever calls.
 */
#ifndef MISDEAL_UI_TABLE_VIEW_H
#define MISDEAL_UI_TABLE_VIEW_H

#include "engine/table.h"
#include "ui/layout.h"
#include "ui/surface.h"

#include <stdbool.h>

/* Through whose eyes the table is seen. */
typedef enum Role { ROLE_ALL, ROLE_DEALER, ROLE_PLAYER, ROLE_FLOOR } Role;

typedef struct View {
	Role role;
	int seat;   /* ROLE_PLAYER: the player's own */
	bool faces; /* ROLE_ALL: hole cards are turned up on the screen */
	bool ascii;
	int lit;	  /* the seat that the latest ruling concerns, 0 none */
	const char *book; /* name of the book in force */
	Chips to_call;	  /* of the seat in turn; 0: nothing, or it is not told */
	int n_pots;	  /* pots as game_pots has them */
	Pot pots[POT_MAX];
} View;

/* True if whoever looks sees the face of that card. */
bool view_sees(const View *view, const Table *table, int seat, int card);

/* In a word or two what is special about a seat ("folded", "all-in"); "" if nothing is. */
const char *view_state(const Table *table, int seat);

/* The title row, the seats, the board. */
void table_view_draw(Surface *surface, const Layout *layout, const View *view, const Table *table);

/* The title row alone. */
void table_view_title(Surface *surface, Rect rect, const View *view, const Table *table);

/* How many places of cards the board has: five, or more if more lie there. */
int table_view_board_cards(const Table *table);

/* The row of the board where its cards lie (the middle one, if they are drawn three rows high). */
Rect table_view_cards(const Layout *layout, const Table *table);

/* What stands on a screen that no layout fits on: in words as far as they fit. Returns its rows. */
int table_view_no_room(Surface *surface);

#endif
