/*
 * crowded.h - tables of any number of seats at any moment of a hand, for tests of what is drawn.
 *
 * Owns who sits there and what they do: folds, a short stack all-in, side pots, an act out of turn,
 * an absent player and one who serves a penalty. Never looks at what is drawn.
 */
#ifndef MISDEAL_TESTS_CROWDED_H
#define MISDEAL_TESTS_CROWDED_H

#include "tests/support/scripted.h"

/* At a street while its betting goes on. */
typedef enum CrowdedMoment {
	CROWDED_UNDEALT,
	CROWDED_PREFLOP,
	CROWDED_FLOP,
	CROWDED_TURN, /* from three players on, one has called out of turn */
	CROWDED_RIVER,
	CROWDED_OVER,
	CROWDED_MOMENTS
} CrowdedMoment;

/* What the moment is called; static text. */
const char *crowded_name(CrowdedMoment moment);

/*
 * Opens a table of 2 to 10 seats, in one of two ways: short names and usual amounts, or names of
 * many columns, of wide characters and of combining marks, and amounts of up to twelve digits.
 * Nine seats play Omaha. Stops the program if it fails.
 */
void crowded_open(Scripted *scripted, int seats, bool wide);

/* Plays on to a later moment. */
void crowded_go_on(Scripted *scripted, bool wide, CrowdedMoment moment);

#endif
