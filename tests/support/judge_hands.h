/*
 * judge_hands.h - random legal hands, played through the engine before the slow judge.
 *
 * Owns the set-ups, the choice of acts and the comparison. Acts are chosen by
 * the judge's numbers; never by the engine's.
 */
#ifndef MISDEAL_TESTS_JUDGE_HANDS_H
#define MISDEAL_TESTS_JUDGE_HANDS_H

#include <stdint.h>

/* How often the hard places came up. */
typedef struct JudgeSeen {
	int hands, showdowns;
	int side_pots;			    /* hands with a side pot */
	int four_pots;			    /* hands with four pots or more */
	int odd_chips;			    /* hands in which a split left something over */
	int uncalled;			    /* streets at whose end chips went back */
	int not_reopened, reopened, capped; /* turns */
	int houses_differ; /* turns at which the readings of short all-ins say different things */
	int short_blinds;  /* hands in which a big blind or a straddle was posted short */
	int straddles;	   /* hands with more than one */
} JudgeSeen;

/*
 * Plays so many hands and adds to `seen`. NULL, or what engine and judge do
 * not agree on, in a static buffer.
 */
const char *judge_hands(uint64_t seed, int hands, JudgeSeen *seen);

#endif
