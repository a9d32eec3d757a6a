/*
 * game.h - the public door of the engine: one table, played event by event.
 *
 * Owns the path of an event: it happens, is examined, the book rules, the
 * effects are settled. Never keeps a history longer than the last event; undo
 * is a copy of a Game. Start reading here.
 */
#ifndef MISDEAL_ENGINE_GAME_H
#define MISDEAL_ENGINE_GAME_H

#include "engine/book.h"
#include "engine/event.h"
#include "engine/ruling.h"
#include "engine/setup.h"
#include "engine/table.h"

#include <stdbool.h>

/*
 * A table and what is needed to replace the last provisional ruling. A plain
 * value: copy it for a snapshot, an undo or a "what if".
 */
typedef struct Game {
	Table table;
	Table before;	   /* the table before the last event that the floor may still decide on */
	Event last;	   /* that event */
	bool decidable;	   /* `before` and `last` hold */
	bool imposed;	   /* the last event imposed a penalty that `floor penalises` replaces */
	uint8_t n_choices; /* options open to the floor, the first in force; 0 none */
	Option choice[RULING_CHOICES_MAX];
} Game;

/* Lays the table; false with the fault, and the seat concerned or 0, as table_lay has it. */
bool game_start(Game *game, const Setup *setup, SetupFault *fault, int *seat);

/*
 * Lets the event happen under the book and tells in `report` what came of it.
 * A refused event changes nothing. Events of the session (book, undo, redo)
 * are refused with REFUSED_NOT_OURS. Returns false if it was refused.
 */
bool game_play(Game *game, const Book *book, const Event *event, Report *report);

/* Questions that a screen, a test or a robot asks. Amounts are whole bets unless said otherwise. */

/* What the seat must add to call; 0 if nothing. */
Chips game_to_call(const Game *game, int seat);

/* The smallest and largest total that the seat may bet or raise to; 0 if it may not. */
Chips game_min_raise(const Game *game, const Book *book, int seat);
Chips game_max_raise(const Game *game, const Book *book, int seat);

/*
 * The seats that win a pot of these claimants on the hands and the board as they lie, hands that
 * nobody has seen included; bit S: seat S. 0 if it can't be told.
 */
uint16_t game_winners(const Game *game, const Book *book, const Pot *pot);

/* The pots as if the bets were gathered now, uncalled chips left out; returns how many. */
int game_pots(const Game *game, Pot pots[POT_MAX]);

#endif
