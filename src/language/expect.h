/*
 * expect.h - whether what a script expects holds.
 *
 * Owns what each expectation means of a table and of the last event. Never changes either.
 */
#ifndef MISDEAL_LANGUAGE_EXPECT_H
#define MISDEAL_LANGUAGE_EXPECT_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/game.h"
#include "src/language/expectation.h"

enum { EXPECT_SAYS_MAX = 1024 };

/* What an expectation is judged by. */
typedef struct Standing {
	const Game *game;
	const Book *book;
	const Report *report; /* of the last event; an empty one before the first */
	bool refused;	      /* the last event was refused */
} Standing;

/* True if it holds; else `found` says what was found instead. */
bool expect_holds(const Expectation *expectation, const Standing *standing,
		  char found[EXPECT_SAYS_MAX]);

#endif
