/*
 * varied.h - what would have changed a ruling.
 *
 * Owns the ways in which an act is varied by one step: a chip more or fewer,
 * words before it, one motion instead of several. Asks the engine; never
 * decides anything itself.
 */
#ifndef MISDEAL_VARIED_H
#define MISDEAL_VARIED_H

#include <stddef.h>

#include "engine/game.h"

enum { VARIED_MAX = 3, VARIED_TEXT = 256, VARIED_EVENTS_MAX = 6 };

/* The event in each of the ways that there are for it, nearest first. Returns how many. */
int varied_events(const Game *before, const Event *event, Event varied[VARIED_EVENTS_MAX]);

/*
 * Sentences such as `with 1000x2 100: a raise to 2,200 (45b)`, for variations
 * of the event that come to another act than the event did. Returns how many.
 */
int varied_acts(const Game *before, const Book *book, const Event *event,
		char text[VARIED_MAX][VARIED_TEXT]);

#endif
