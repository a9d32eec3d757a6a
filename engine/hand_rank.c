#include "engine/hand_rank.h"

#include <assert.h>
#include <stdbool.h>

/*
 * The cards of a hand are a set: four lanes of 16 bits, one for each suit, and in each a bit for
 * every rank. A set of ranks is the like of one lane. Of two such sets with as many members the
 * one with the higher cards is the larger number, so a HandRank is simply a category, the ranks
 * that make it, and the side cards, one behind the other.
 */
typedef uint64_t CardSet;
typedef uint32_t RankSet;

enum {
	LANE_BITS = 16,
	RANK_BITS = 13,
	MAKERS_SHIFT = RANK_BITS,
	CATEGORY_SHIFT = 2 * RANK_BITS,
	LANE_MASK = (1 << LANE_BITS) - 1,
};

/* The same 16 bits in each lane. */
#define LANES(bits) (UINT64_C(0x0001000100010001) * (bits))

#define CARD_BIT(rank, suit) (UINT64_C(1) << ((suit)*LANE_BITS + (rank)))
#define SUITS_OF(rank) CARD_BIT(rank, 0), CARD_BIT(rank, 1), CARD_BIT(rank, 2), CARD_BIT(rank, 3)

/* The set of each card alone; a joker, an unknown card and no card are the empty set. */
static const CardSet set_of_card[CARD_ID_MASK + 1] = {
	SUITS_OF(0),  SUITS_OF(1),  SUITS_OF(2),  SUITS_OF(3), SUITS_OF(4),
	SUITS_OF(5),  SUITS_OF(6),  SUITS_OF(7),  SUITS_OF(8), SUITS_OF(9),
	SUITS_OF(10), SUITS_OF(11), SUITS_OF(12),
};

/* How many cards each lane holds, as a number in that lane. */
static CardSet
count_lanes(CardSet set)
{
	set -= set >> 1 & LANES(0x5555);
	set = (set & LANES(0x3333)) + (set >> 2 & LANES(0x3333));
	set = (set + (set >> 4)) & LANES(0x0f0f);
	return (set + (set >> 8)) & LANES(0x00ff);
}

static RankSet
highest(RankSet ranks)
{
	ranks |= ranks >> 1;
	ranks |= ranks >> 2;
	ranks |= ranks >> 4;
	ranks |= ranks >> 8;
	return ranks ^ ranks >> 1;
}

/* The set without its `n` lowest, for n up to two, which is all that seven cards need. */
static RankSet
without_lowest(RankSet ranks, int n)
{
	if (n > 0)
		ranks &= ranks - 1;
	if (n > 1)
		ranks &= ranks - 1;
	return ranks;
}

/* The highest card of the best straight in the set, empty if there is none. */
static RankSet
straight_top(RankSet ranks)
{
	/* One place up, and the ace below the two as well; a run is found by its lowest card. */
	RankSet run = ranks << 1 | ranks >> (RANK_BITS - 1);

	run &= run >> 1;
	run &= run >> 2 & run >> 3;
	return highest(run) << 3;
}

static HandRank
make_rank(HandCategory category, RankSet makers, RankSet sides)
{
	return (HandRank)category << CATEGORY_SHIFT | makers << MAKERS_SHIFT | sides;
}

/* Five cards or more in one suit: nothing above the flush but a straight flush is possible. */
static HandRank
rank_flush(RankSet suited, int n_suited)
{
	RankSet top = straight_top(suited);

	if (top)
		return make_rank(HAND_STRAIGHT_FLUSH, top, 0);
	return make_rank(HAND_FLUSH, 0, without_lowest(suited, n_suited - 5));
}

static HandRank
rank_set(CardSet set)
{
	const CardSet counts = count_lanes(set);
	const CardSet fives = (counts + LANES(3)) & LANES(8);
	const RankSet c = set & LANE_MASK, d = set >> LANE_BITS & LANE_MASK;
	const RankSet h = set >> 2 * LANE_BITS & LANE_MASK, s = set >> 3 * LANE_BITS;
	/* The ranks that are there at least once, twice, three times, four times. */
	const RankSet once = c | d | h | s;
	const RankSet twice = (c & d) | (h & s) | ((c | d) & (h | s));
	const RankSet thrice = (c & d & (h | s)) | (h & s & (c | d));
	const RankSet fours = c & d & h & s;
	/* Of a hand of threes, a pair or nothing this many side cards are too many. */
	const int spare = (int)(counts * LANES(1) >> 3 * LANE_BITS) - 5;
	RankSet makers, top;
	int suit;

	if (fives)
		for (suit = 0; suit < 4; suit++)
			if (fives >> suit * LANE_BITS & 8)
				return rank_flush(set >> suit * LANE_BITS & LANE_MASK,
						  counts >> suit * LANE_BITS & LANE_MASK);
	if (fours) {
		makers = highest(fours);
		return make_rank(HAND_FOUR_OF_A_KIND, makers, highest(once ^ makers));
	}
	if (thrice && twice & (twice - 1)) {
		makers = highest(thrice);
		return make_rank(HAND_FULL_HOUSE, makers, highest(twice ^ makers));
	}
	top = straight_top(once);
	if (top)
		return make_rank(HAND_STRAIGHT, top, 0);
	if (thrice)
		return make_rank(HAND_THREE_OF_A_KIND, thrice,
				 without_lowest(once ^ thrice, spare));
	if (!twice)
		return make_rank(HAND_HIGH_CARD, 0, without_lowest(once, spare));
	if (!(twice & (twice - 1)))
		return make_rank(HAND_PAIR, twice, without_lowest(once ^ twice, spare));
	makers = highest(twice);
	makers |= highest(twice ^ makers);
	return make_rank(HAND_TWO_PAIR, makers, highest(once ^ makers));
}

static CardSet
set_of(const Card *cards, int n)
{
	CardSet set = 0;
	int i;

	for (i = 0; i < n; i++)
		set |= set_of_card[card_face(cards[i])];
	return set;
}

HandRank
hand_rank_best(const Card *cards, int n)
{
	assert(n >= 0 && n <= HAND_CARDS_MAX);
	return rank_set(set_of(cards, n));
}

HandCategory
hand_category(HandRank rank)
{
	return (HandCategory)(rank >> CATEGORY_SHIFT);
}

/*
 * Goes from one choice of `k` out of `n` places to the next, in the order of a dictionary; false
 * after the last. The first choice is 0, 1, 2...
 */
static bool
next_choice(int *at, int k, int n)
{
	int i = k - 1;

	while (i >= 0 && at[i] == n - k + i)
		i--;
	if (i < 0)
		return false;
	at[i]++;
	for (i++; i < k; i++)
		at[i] = at[i - 1] + 1;
	return true;
}

enum {
	PAIRS_MAX = HAND_OMAHA_HOLE_MAX * (HAND_OMAHA_HOLE_MAX - 1) / 2,
	TRIPLES_MAX = 10, /* of five cards of the board */
};

/* A choice of up to three cards, and the cards as a set. */
typedef struct {
	CardSet set;
	Card card[3];
} Choice;

/* Lists every choice of `k` (up to three) of the cards; returns how many there are. */
static int
list_choices(const Card *cards, int n, int k, Choice *choices)
{
	int at[3] = { 0, 1, 2 }, count = 0, i;

	do {
		for (i = 0; i < k; i++)
			choices[count].card[i] = cards[at[i]];
		choices[count].set = set_of(choices[count].card, k);
		count++;
	} while (next_choice(at, k, n));
	return count;
}

/* The best of two and three, and which they are: the first that do it. */
static HandRank
best_omaha(const Card *hole, int n_hole, const Card *board, int n_board, Card five[5])
{
	Choice pairs[PAIRS_MAX], triples[TRIPLES_MAX];
	int n_pairs, n_triples, i, j, best_pair = 0, best_triple = 0;
	HandRank best = 0, rank;

	assert(n_hole >= 2 && n_hole <= HAND_OMAHA_HOLE_MAX && n_board >= 3 && n_board <= 5);
	n_pairs = list_choices(hole, n_hole, 2, pairs);
	n_triples = list_choices(board, n_board, 3, triples);
	for (i = 0; i < n_pairs; i++)
		for (j = 0; j < n_triples; j++) {
			rank = rank_set(pairs[i].set | triples[j].set);
			if (rank > best) {
				best = rank;
				best_pair = i;
				best_triple = j;
			}
		}
	for (i = 0; i < 2; i++)
		five[i] = pairs[best_pair].card[i];
	for (i = 0; i < 3; i++)
		five[2 + i] = triples[best_triple].card[i];
	return best;
}

HandRank
hand_rank_omaha(const Card *hole, int n_hole, const Card *board, int n_board)
{
	Card five[5];

	return best_omaha(hole, n_hole, board, n_board, five);
}

/* Where a card stands when the hand is said; the higher comes first. */
static int
saying_order(Card card, HandRank rank)
{
	const RankSet makers = rank >> MAKERS_SHIFT & ((1 << RANK_BITS) - 1);
	const HandCategory category = hand_category(rank);
	const bool is_straight = category == HAND_STRAIGHT || category == HAND_STRAIGHT_FLUSH;
	const RankSet five_high = 1 << 3;

	if (!card_is_plain(card))
		return -2;
	if (is_straight && makers == five_high && card_rank(card) == RANK_BITS - 1)
		return -1;
	return card_rank(card) + (makers >> card_rank(card) & 1 ? RANK_BITS : 0);
}

static void
sort_for_saying(Card *cards, int n, HandRank rank)
{
	Card card;
	int i, j;

	for (i = 1; i < n; i++) {
		card = cards[i];
		for (j = i; j > 0; j--) {
			if (saying_order(cards[j - 1], rank) >= saying_order(card, rank))
				break;
			cards[j] = cards[j - 1];
		}
		cards[j] = card;
	}
}

int
hand_best_five(const Card *cards, int n, Card five[5])
{
	const HandRank best = hand_rank_best(cards, n);
	const int k = n < 5 ? n : 5;
	int at[5] = { 0, 1, 2, 3, 4 }, i;

	/* Some choice is as good as the whole: it has the same cards that count. */
	do {
		for (i = 0; i < k; i++)
			five[i] = cards[at[i]];
	} while (rank_set(set_of(five, k)) != best && next_choice(at, k, n));
	sort_for_saying(five, k, best);
	return k;
}

int
hand_best_five_omaha(const Card *hole, int n_hole, const Card *board, int n_board, Card five[5])
{
	const HandRank best = best_omaha(hole, n_hole, board, n_board, five);

	sort_for_saying(five, 5, best);
	return 5;
}
