/*
 * wrong.h - what can go wrong now, as lists to choose from.
 *
 * Owns the list of irregularities that somebody at the table can bring about,
 * and the statement that does each. Never plays one: the statement goes into
 * the prompt, so that people learn the language as they go.
 */
#ifndef MISDEAL_SCREEN_WRONG_H
#define MISDEAL_SCREEN_WRONG_H

#include "engine/game.h"

#include <stdbool.h>
#include <stddef.h>

enum {
	WRONG_MAX = 96, /* rows of one list */
	WRONG_LABEL_MAX = 64,
	WRONG_STATEMENT_MAX = 160
};

/* Somebody at the table: a seat, WRONG_DEALER or WRONG_FLOOR. */
enum { WRONG_DEALER = 0, WRONG_FLOOR = -1 };

typedef struct Wrong {
	char label[WRONG_LABEL_MAX];
	char statement[WRONG_STATEMENT_MAX];
	bool open; /* something has still to be added at its end */
} Wrong;

/* What that somebody can physically do wrong as the table stands; returns how many. */
int wrong_list(const Game *game, const Book *book, int who, Wrong rows[WRONG_MAX]);

#endif
