/*
 * happen_seat.h - what players physically do: acts with chips and cards, and coming and going.
 *
 * Owns what a player can and cannot do at all. Internal to the engine; happen.c has the table of
 * events. Never asks whether it is allowed.
 */
#ifndef MISDEAL_ENGINE_HAPPEN_SEAT_H
#define MISDEAL_ENGINE_HAPPEN_SEAT_H

#include "engine/play.h"

/* What an event does. Why it could not happen; the table may then be half changed. */
typedef Refusal Happen(Play *p);

Happen seat_act;       /* folds, checks, bets, words, chips: anything that acts on the turn */
Happen seat_pull_back; /* chips that were put in front are taken up again */
Happen seat_hide, seat_uncover;
Happen seat_look, seat_protect;
Happen seat_expose, seat_table, seat_muck;
Happen seat_leave, seat_return, seat_sit;

/* The chips that the event names, as a heap; false if some are not in use. */
bool event_heap(const Play *p, Heap *heap);

#endif
