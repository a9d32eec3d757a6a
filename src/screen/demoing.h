/*
 * demoing.h - a demonstration on the table screen.
 *
 * Owns where the person stands in it besides the Demo itself: the answer that is pointed at,
 * whether the hint is told, where to go from here. Modes SCREEN_DEMO, SCREEN_ASKED and
 * SCREEN_SCORE are its own (mode.h).
 */
#ifndef MISDEAL_SCREEN_DEMOING_H
#define MISDEAL_SCREEN_DEMOING_H

#include "src/learn/demo.h"

typedef struct Demoing {
	Demo *demo;		/* lent; NULL: the screen is a table */
	const Score *score;	/* lent; of all scripts so far */
	size_t script, scripts; /* which one it is, from 0, of how many */
	size_t at;		/* its step as it was last shown */
	bool hinted;		/* the hint to the question is told */
	DemoLeft left;		/* where the person went */
} Demoing;

#endif
