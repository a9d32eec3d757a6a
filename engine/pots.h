/*
 * pots.h - who may win what: pots by layers, and what nobody called.
 *
 * Owns the arithmetic of main and side pots. Never moves a chip.
 */
#ifndef MISDEAL_ENGINE_POTS_H
#define MISDEAL_ENGINE_POTS_H

#include "engine/table.h"

/*
 * The pots of the hand as if all bets were gathered, main pot first, a pot
 * left from the last hand last. Layers with the same claimants are one pot.
 * Chips that nobody called are left out, and told in `*uncalled` with their
 * seat (0 for none). Returns the number of pots.
 */
int pots_of(const Table *table, Pot pots[POT_MAX], int *seat, Chips *uncalled);

#endif
