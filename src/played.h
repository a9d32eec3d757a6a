/*
 * played.h - one event and all that came of it, for those who tell it.
 *
 * Owns nothing: every pointer is lent for the call.
 */
#ifndef MISDEAL_PLAYED_H
#define MISDEAL_PLAYED_H

#include "engine/game.h"

typedef struct Played {
	int line;	  /* of the script, from 1; 0 if it stood in none */
	const char *text; /* the event as the table language has it */
	const Book *book; /* in force for it */
	const Game *before;
	const Game *after;
	const Report *report;
	const char *refusal; /* why it was refused; NULL or "" if it happened */
} Played;

#endif
