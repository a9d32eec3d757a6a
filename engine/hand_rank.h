/*
 * hand_rank.h - how good a poker hand is, exactly.
 *
 * Owns the order of hands: five to seven cards for hold'em, two of the own and three of the board
 * for Omaha. Never knows whose cards they are and never says a hand in words.
 */
#ifndef MISDEAL_ENGINE_HAND_RANK_H
#define MISDEAL_ENGINE_HAND_RANK_H

#include <stdint.h>

#include "engine/card.h"

/*
 * A hand's worth: the higher is the better hand, equal is a tie. It holds the category and the
 * ranks that decide within it, nothing of suits.
 */
typedef uint32_t HandRank;

/* The kinds of hand, worst first. The royal flush is the best of the straight flushes. */
typedef enum {
	HAND_HIGH_CARD,
	HAND_PAIR,
	HAND_TWO_PAIR,
	HAND_THREE_OF_A_KIND,
	HAND_STRAIGHT,
	HAND_FLUSH,
	HAND_FULL_HOUSE,
	HAND_FOUR_OF_A_KIND,
	HAND_STRAIGHT_FLUSH,
} HandCategory;

enum {
	HAND_CATEGORIES = HAND_STRAIGHT_FLUSH + 1,
	HAND_CARDS_MAX = 7,	/* most cards that are ranked together */
	HAND_OMAHA_HOLE_MAX = 6 /* most cards of the own at Omaha: five- and six-card Omaha too */
};

/*
 * In all of the functions below marks (boxed, other back) do not matter, a card that is there
 * twice counts once (a fouled deck), and a joker or an unknown card counts as none. Fewer cards
 * than five make what they can: pairs, threes, fours and high cards. What lies beyond the numbers
 * given is the caller's mistake (assert).
 */

/* The best hand that five of the `n` cards make; n is at most HAND_CARDS_MAX. */
HandRank hand_rank_best(const Card *cards, int n);

/*
 * The best hand that exactly two of the hole cards (2 to HAND_OMAHA_HOLE_MAX) and three of the
 * board (3 to 5) make.
 */
HandRank hand_rank_omaha(const Card *hole, int n_hole, const Card *board, int n_board);

/* What kind of hand has that rank. */
HandCategory hand_category(HandRank rank);

/*
 * Writes the cards that make hand_rank_best() of the `n`, marks kept, and returns their number:
 * five, or n if that is less. They come in the order in which the hand is said: fours, threes and
 * pairs before side cards, high before low, the ace of a five-high straight last. Where several
 * cards do as well, those that stand earlier in `cards` are taken.
 */
int hand_best_five(const Card *cards, int n, Card five[5]);

/* The same for hand_rank_omaha(), always two of the hole cards and three of the board. */
int hand_best_five_omaha(const Card *hole, int n_hole, const Card *board, int n_board,
			 Card five[5]);

#endif
