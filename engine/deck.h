/*
 * deck.h - piles of cards, the generator behind everything random, and the dealer's shuffles.
 *
 * Owns the order of the cards in a pile. Never knows what a pile is for (stub, burns, muck,
 * board) and never draws randomness from anywhere but the state it is handed.
 */
#ifndef MISDEAL_ENGINE_DECK_H
#define MISDEAL_ENGINE_DECK_H

#include <stdint.h>

#include "engine/card.h"

/* The state of xoshiro256** 1.0 (Blackman and Vigna). A copy goes on alike. */
typedef struct {
	uint64_t s[4];
} Random;

/* Starts the generator from a seed, any number, stretched to the state by splitmix64. */
void random_seed(Random *random, uint64_t seed);

/* The next 64 random bits. */
uint64_t random_next(Random *random);

/* A number from 0 to below - 1, each equally likely; `below` is at least 1. */
uint32_t random_below(Random *random, uint32_t below);

enum {
	PILE_MAX = 96,	    /* a pack, and the strangest extra cards a script may name */
	PILE_CUT_LEAVES = 4 /* cards that a cut leaves in either part at least */
};

/*
 * Cards on one another: card[0] is at the bottom, card[n - 1] on top. The places from n on hold
 * zero, so that equal piles are equal bytes and an empty pile is `{0}`.
 */
typedef struct {
	uint8_t n;
	Card card[PILE_MAX];
} Pile;

/* Replaces what is in the pile by the 52 cards, the two of clubs at the bottom. */
void pile_fill_standard(Pile *pile);

/* Lays a card on top. A full pile is the caller's mistake (assert). */
void pile_push(Pile *pile, Card card);

/* Takes the top card off. An empty pile is the caller's mistake (assert). */
Card pile_take(Pile *pile);

/* Takes the card at that place, counted from 0 at the bottom; it is there (assert). */
Card pile_take_at(Pile *pile, int index);

/* Puts a card in so that it lies at that place from the bottom, 0 to n; there is room (assert). */
void pile_insert_at(Pile *pile, int index, Card card);

/*
 * The place of the topmost card with that face, -1 if there is none. Oddities are ignored on
 * both sides: the seven of clubs is found by its face whatever its back.
 */
int pile_index_of(const Pile *pile, Card face);

/* Puts the cards in an order of which every one is equally likely. */
void pile_shuffle(Pile *pile, Random *random);

/*
 * What a dealer does with a pack, as the steps of a shuffle. Each keeps the cards and their
 * oddities and changes only the order; a pile of none or one stays as it is.
 *
 * wash: face down all over the table; every order is equally likely.
 */
void pile_wash(Pile *pile, Random *random);

/*
 * riffle: parted near the middle and the parts let fall into each other, as in the model of
 * Gilbert, Shannon and Reeds: the cut is binomial, and the next card falls from either part
 * as likely as the part is large.
 */
void pile_riffle(Pile *pile, Random *random);

/* strip: small packets are drawn off the top and laid down one on another. */
void pile_strip(Pile *pile, Random *random);

/*
 * cut: an upper part is put below the rest. At least PILE_CUT_LEAVES cards stay in either part,
 * or one if there are too few for that.
 */
void pile_cut(Pile *pile, Random *random);

#endif
