/*
 * pot_text.h - pots in words: how much is in each, and who can win it.
 *
 * Owns the words. Never counts: pots come as game_pots has them.
 */
#ifndef MISDEAL_UI_POT_TEXT_H
#define MISDEAL_UI_POT_TEXT_H

#include "ui/table_view.h"

/*
 * The pots from `first` (0 the main pot) on: "pot 2,450  side 800 (5 7 8)"; "" if there are none.
 * `only` is how many of them.
 */
void pots_text(const View *view, const Table *table, int first, int only, char *text, size_t size);

#endif
