/*
 * dealer_work.h - what the lists of the dealer's steps are made with.
 *
 * Owns a list that grows, and the rows that both the next step and the other lists need.
 * Internal to dealer.c, dealer_due.c and dealer_work.c.
 */
#ifndef MISDEAL_SCREEN_DEALER_WORK_H
#define MISDEAL_SCREEN_DEALER_WORK_H

#include "src/screen/dealer.h"

/* The table as the steps see it, and the list. */
typedef struct DealerWork {
	const Game *game;
	const Book *book;
	const Table *t;
	DealerStep *rows; /* DEALER_STEPS_MAX of them */
	int n;
} DealerWork;

/* Adds a row and returns it; the label's %s, if it has one, is the seat's name. */
DealerStep *dealer_add(DealerWork *w, int seat, const char *label, const char *statement, ...)
	__attribute__((format(printf, 4, 5)));

/* The i-th seat to the left of the button, from 1. */
int dealer_seat(const Table *table, int i);

/* True if all the cards of the seat are shown down. */
bool dealer_sees_hand(const Seat *seat);

/* What the seat owes: its ante and its blind, if it does. */
void dealer_add_ante(DealerWork *w, int seat);
void dealer_add_blind(DealerWork *w, int seat);

/* What the seat's hand is, in a dealer's words; NULL if it can't be told. */
const char *dealer_reads(const Table *table, int seat);

/* The pots that are still to be pushed or were, main pot first; returns how many. */
int dealer_pots(const DealerWork *w, Pot pots[POT_MAX]);

/* Pushes pot `k` (from 0) of `n` to the seats of `to`. */
void dealer_add_push(DealerWork *w, int k, int n, uint16_t to, const char *label);

/* Adds what is due now, the next step first; nothing where it is a player's turn. */
void dealer_add_due(DealerWork *w, Dealing dealing);

#endif
