/*
 * dealer.h - the dealer's work as steps: what is due next, and what else can be done.
 *
 * Owns the order of the dealer's steps, each with the statement that does it. Never plays one,
 * and never says whether a step is right: the rules do.
 */
#ifndef MISDEAL_SCREEN_DEALER_H
#define MISDEAL_SCREEN_DEALER_H

#include "engine/game.h"

#include <stdbool.h>

enum { DEALER_STEPS_MAX = 64, DEALER_LABEL_MAX = 96, DEALER_STATEMENT_MAX = 160 };

/* How the dealer's work is cut: each motion of the hands for itself, or whole strokes. */
typedef enum Dealing { DEALING_STROKES, DEALING_STEPS } Dealing;

typedef struct DealerStep {
	char label[DEALER_LABEL_MAX];
	char statement[DEALER_STATEMENT_MAX]; /* "": a seat, whose steps dealer_steps_at has */
	int seat;			      /* whom it concerns, 0 nobody */
	bool next;			      /* what is due now; the first row of the list */
	bool open;			      /* something has still to be added at its end */
} DealerStep;

/*
 * The step that is due now; false where it is a player's turn, or nothing is left to deal for. A
 * step may be a player's (a blind posted, a hand tabled), which the dealer asks for.
 */
bool dealer_next(const Game *game, const Book *book, Dealing dealing, DealerStep *step);

/*
 * What is due, then what the dealer can do besides, then the seats; returns how many. Not `told`,
 * as for a trainee: what is due stands among the rest.
 */
int dealer_steps(const Game *game, const Book *book, Dealing dealing, bool told,
		 DealerStep rows[DEALER_STEPS_MAX]);

/* What the dealer can do at that seat; returns how many. */
int dealer_steps_at(const Game *game, const Book *book, int seat,
		    DealerStep rows[DEALER_STEPS_MAX]);

#endif
