/*
 * presenter.h - the table and one ruling in large type, for an audience that reads across a room.
 *
 * Owns how board, sums and ruling look there; seats are seat_view.h's. Never says where they stand
 * (layout.h).
 */
#ifndef MISDEAL_UI_PRESENTER_H
#define MISDEAL_UI_PRESENTER_H

#include "ui/panel.h"
#include "ui/table_view.h"

/* Draws all of it onto a layout of layout_presenter; `hint` stands at the end of the title. */
void presenter_draw(Surface *surface, const Layout *layout, const View *view, const Table *table,
		    const Panel *panel, const char *hint);

/* Columns of one of n board cards, and from one to the next. */
int presenter_card_columns(const Layout *layout, int n, int *step);

#endif
