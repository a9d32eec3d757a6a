/*
 * pot_text.h - pots in words: how much is in each, and who can win it.
 *
 * Owns the words. Never counts: pots come as game_pots has them.
 */
#ifndef MISDEAL_UI_POT_TEXT_H
#define MISDEAL_UI_POT_TEXT_H

#include "ui/table_view.h"

/* Which of the pots, 0 the main pot, and how many at most. */
typedef struct PotRange {
	int first, n;
} PotRange;

/*
 * "pot 2,450  side 800 (5 7 8)"; "" if there are none. What takes more than `width` columns is told
 * with shorter amounts, else without seats, and may be too long all the same.
 */
void pots_text(const View *view, const Table *table, PotRange range, int width, char *text,
	       size_t size);

#endif
