/*
 * Hands against a judge of its own that goes by the definition: five cards sorted, the kind read
 * off them, and the ranks that decide as digits. Every five-card hand is compared with it; six,
 * seven and Omaha are the best of their fives.
 */
#include <stdbool.h>
#include <string.h>

#include "engine/deck.h"
#include "engine/hand_rank.h"
#include "tests/check.h"

enum {
	FIVES = 2598960,	  /* five of 52 cards */
	KIND_WORTHS = 371293,	  /* 13 to the fifth: five ranks as digits */
	WORTHS = 9 * KIND_WORTHS, /* so many for each kind */
	CLASSES = 7462,		  /* five-card hands that are worth different things */
	NONE = -1
};

/* Ranks of a hand, those that are there more often first, then the higher first. */
static void
sort_by_number(const Card *five, int ranks[5], int times[5])
{
	int i, j, rank, number;

	for (i = 0; i < 5; i++) {
		rank = card_rank(five[i]);
		for (number = 0, j = 0; j < 5; j++)
			number += card_rank(five[j]) == rank;
		for (j = i; j > 0; j--) {
			if (times[j - 1] > number)
				break;
			if (times[j - 1] == number && ranks[j - 1] >= rank)
				break;
			times[j] = times[j - 1];
			ranks[j] = ranks[j - 1];
		}
		times[j] = number;
		ranks[j] = rank;
	}
}

static HandCategory
kind_by_definition(const Card *five, const int ranks[5], const int times[5])
{
	bool flush = true, straight = times[0] == 1;
	int i;

	for (i = 1; i < 5; i++) {
		flush = flush && card_suit(five[i]) == card_suit(five[0]);
		straight = straight && ranks[i] == ranks[i - 1] - 1;
	}
	if (times[0] == 1 && ranks[0] == 12 && ranks[1] == 3 && ranks[4] == 0)
		straight = true;
	if (straight && flush)
		return HAND_STRAIGHT_FLUSH;
	if (times[0] == 4)
		return HAND_FOUR_OF_A_KIND;
	if (times[0] == 3 && times[3] == 2)
		return HAND_FULL_HOUSE;
	if (flush)
		return HAND_FLUSH;
	if (straight)
		return HAND_STRAIGHT;
	if (times[0] == 3)
		return HAND_THREE_OF_A_KIND;
	if (times[0] == 2 && times[2] == 2)
		return HAND_TWO_PAIR;
	return times[0] == 2 ? HAND_PAIR : HAND_HIGH_CARD;
}

/* The worth of five cards by the definition, 0 to WORTHS - 1; only the order matters. */
static int
worth_of_five(const Card *five)
{
	int ranks[5], times[5], worth, i;
	HandCategory kind;

	sort_by_number(five, ranks, times);
	kind = kind_by_definition(five, ranks, times);
	worth = (int)kind;
	if ((kind == HAND_STRAIGHT || kind == HAND_STRAIGHT_FLUSH) && ranks[0] == 12 &&
	    ranks[1] == 3) {
		/* The ace is the lowest card of a five-high straight. */
		for (i = 0; i < 4; i++)
			ranks[i] = ranks[i + 1];
		ranks[4] = 0;
	}
	for (i = 0; i < 5; i++)
		worth = worth * 13 + ranks[i];
	return worth;
}

/* The best worth of any five of the cards, chosen as a set of places. */
static int
best_worth(const Card *cards, int n)
{
	int best = NONE, chosen, i, k, worth;
	Card five[5];

	for (chosen = 0; chosen < 1 << n; chosen++) {
		for (k = 0, i = 0; i < n && k <= 5; i++)
			if (chosen >> i & 1) {
				if (k < 5)
					five[k] = cards[i];
				k++;
			}
		if (k != 5)
			continue;
		worth = worth_of_five(five);
		if (worth > best)
			best = worth;
	}
	return best;
}

/* The best worth of two of the own cards and three of the board. */
static int
best_omaha_worth(const Card *hole, int n_hole, const Card *board, int n_board)
{
	int best = NONE, a, b, x, y, z, worth;

	for (a = 0; a < n_hole; a++)
		for (b = a + 1; b < n_hole; b++)
			for (x = 0; x < n_board; x++)
				for (y = x + 1; y < n_board; y++)
					for (z = y + 1; z < n_board; z++) {
						const Card five[5] = { hole[a], hole[b], board[x],
								       board[y], board[z] };

						worth = worth_of_five(five);
						if (worth > best)
							best = worth;
					}
	return best;
}

/* Goes to the next five cards in ascending order; false after the last. */
static bool
next_five(Card *five)
{
	int i = 4;

	while (i >= 0 && five[i] == 47 + i)
		i--;
	if (i < 0)
		return false;
	five[i]++;
	for (i++; i < 5; i++)
		five[i] = five[i - 1] + 1;
	return true;
}

/* The first `n` cards of a shuffled pack. */
static void
draw(Random *random, Card *cards, int n)
{
	Pile pile;

	pile_fill_standard(&pile);
	pile_shuffle(&pile, random);
	memcpy(cards, pile.card, (size_t)n);
}

/* Reads cards from text, parted by blanks; returns how many. */
static int
read_cards(const char *text, Card *cards, int most)
{
	size_t used;
	int n = 0;

	while (*text != '\0') {
		ck_assert_int_lt(n, most);
		used = card_read(text, strlen(text), &cards[n++]);
		ck_assert_uint_gt(used, 0);
		text += used;
		text += *text == ' ';
	}
	return n;
}

START_TEST(the_kinds_of_five_cards_are_as_many_as_known)
{
	static const int known[HAND_CATEGORIES] = {
		[HAND_HIGH_CARD] = 1302540, [HAND_PAIR] = 1098240,
		[HAND_TWO_PAIR] = 123552,   [HAND_THREE_OF_A_KIND] = 54912,
		[HAND_STRAIGHT] = 10200,    [HAND_FLUSH] = 5108,
		[HAND_FULL_HOUSE] = 3744,   [HAND_FOUR_OF_A_KIND] = 624,
		[HAND_STRAIGHT_FLUSH] = 40,
	};
	int found[HAND_CATEGORIES] = { 0 }, category, total = 0;
	Card five[5] = { 0, 1, 2, 3, 4 };

	do {
		category = (int)hand_category(hand_rank_best(five, 5));
		if (category >= 0 && category < HAND_CATEGORIES)
			found[category]++;
	} while (next_five(five));
	for (category = 0; category < HAND_CATEGORIES; category++) {
		ck_assert_int_eq(found[category], known[category]);
		total += found[category];
	}
	ck_assert_int_eq(total, FIVES);
}
END_TEST

START_TEST(every_five_cards_stand_where_the_definition_puts_them)
{
	static HandRank rank_of_worth[WORTHS];
	Card five[5] = { 0, 1, 2, 3, 4 };
	int worth, classes = 0, ties_missed = 0, kinds_wrong = 0;
	HandRank rank, last = 0;

	memset(rank_of_worth, 0, sizeof rank_of_worth);
	do {
		worth = worth_of_five(five);
		rank = hand_rank_best(five, 5);
		kinds_wrong += (int)hand_category(rank) != worth / KIND_WORTHS;
		if (rank_of_worth[worth] == 0)
			rank_of_worth[worth] = rank;
		ties_missed += rank_of_worth[worth] != rank;
	} while (next_five(five));
	ck_assert_int_eq(kinds_wrong, 0);
	ck_assert_int_eq(ties_missed, 0);
	for (worth = 0; worth < WORTHS; worth++) {
		if (rank_of_worth[worth] == 0)
			continue;
		ck_assert_uint_gt(rank_of_worth[worth], last);
		last = rank_of_worth[worth];
		classes++;
	}
	ck_assert_int_eq(classes, CLASSES);
}
END_TEST

START_TEST(the_order_of_the_cards_does_not_matter)
{
	int round, i, wrong = 0;
	Card cards[HAND_CARDS_MAX], card;
	HandRank rank;
	Random random;
	uint32_t other;

	random_seed(&random, 12);
	for (round = 0; round < 20000; round++) {
		draw(&random, cards, HAND_CARDS_MAX);
		rank = hand_rank_best(cards, HAND_CARDS_MAX);
		for (i = HAND_CARDS_MAX - 1; i > 0; i--) {
			other = random_below(&random, (uint32_t)i + 1);
			card = cards[i];
			cards[i] = cards[other];
			cards[other] = card;
		}
		wrong += hand_rank_best(cards, HAND_CARDS_MAX) != rank;
	}
	ck_assert_int_eq(wrong, 0);
}
END_TEST

/* Over random hands of `n`: better, worse and equal are so by the best of the fives too. */
START_TEST(six_and_seven_cards_are_worth_their_best_five)
{
	const int n = _i;
	int round, worth, last_worth = 0, wrong = 0;
	Card cards[HAND_CARDS_MAX], five[5];
	HandRank rank, last = 0;
	Random random;

	random_seed(&random, 100 + (uint64_t)n);
	for (round = 0; round < 10000; round++) {
		draw(&random, cards, n);
		rank = hand_rank_best(cards, n);
		worth = best_worth(cards, n);
		wrong += (rank > last) != (worth > last_worth);
		wrong += (rank == last) != (worth == last_worth);
		wrong += (int)hand_category(rank) != worth / KIND_WORTHS;
		/* The five that are named are of that worth, and as good alone. */
		wrong += hand_best_five(cards, n, five) != 5;
		wrong += worth_of_five(five) != worth;
		wrong += hand_rank_best(five, 5) != rank;
		last = rank;
		last_worth = worth;
	}
	ck_assert_int_eq(wrong, 0);
}
END_TEST

/* The rare kinds as well: hands of few ranks or of two suits. */
START_TEST(hands_from_a_short_pack_are_worth_their_best_five)
{
	int round, wrong = 0, i;
	Card cards[HAND_CARDS_MAX], five[5];
	HandRank rank;
	Random random;
	Pile pack;
	Card card;

	random_seed(&random, 33);
	for (round = 0; round < 10000; round++) {
		memset(&pack, 0, sizeof pack);
		for (card = 0; card < 52; card++)
			if (round % 2 ? card_suit(card) < 2 : card_rank(card) % 3 == 0)
				pile_push(&pack, card);
		pile_shuffle(&pack, &random);
		for (i = 0; i < HAND_CARDS_MAX; i++)
			cards[i] = pack.card[i];
		rank = hand_rank_best(cards, HAND_CARDS_MAX);
		hand_best_five(cards, HAND_CARDS_MAX, five);
		wrong += hand_rank_best(five, 5) != rank;
		wrong += worth_of_five(five) != best_worth(cards, HAND_CARDS_MAX);
	}
	ck_assert_int_eq(wrong, 0);
}
END_TEST

START_TEST(omaha_takes_two_of_the_own_and_three_of_the_board)
{
	const int n_hole = 2 + _i % 5, n_board = 3 + _i / 5;
	int round, worth, last_worth = 0, wrong = 0;
	Card cards[11], five[5];
	const Card *board = cards + n_hole;
	HandRank rank, last = 0;
	Random random;

	random_seed(&random, 200 + (uint64_t)_i);
	for (round = 0; round < 400; round++) {
		draw(&random, cards, n_hole + n_board);
		rank = hand_rank_omaha(cards, n_hole, board, n_board);
		worth = best_omaha_worth(cards, n_hole, board, n_board);
		wrong += (rank > last) != (worth > last_worth);
		wrong += (rank == last) != (worth == last_worth);
		wrong += hand_best_five_omaha(cards, n_hole, board, n_board, five) != 5;
		wrong += worth_of_five(five) != worth;
		wrong += hand_rank_best(five, 5) != rank;
		last = rank;
		last_worth = worth;
	}
	ck_assert_int_eq(wrong, 0);
}
END_TEST

static const struct {
	const char *hole, *board;
	HandCategory category;
	const char *five; /* as it is said */
} omaha_rows[] = {
	/* Four of a suit in the hand are two; one of the board's flush is not enough. */
	{ "As Ks Qs Js", "2s 3s 9d 9c 4h", HAND_PAIR, "9d 9c As Ks 4h" },
	{ "As Kd Qc Jh", "2s 3s 9s 8s 4h", HAND_HIGH_CARD, "As Kd 9s 8s 4h" },
	/* Fours in the hand are a pair, fours on the board are threes. */
	{ "Ac Ad Ah As", "Kc Kd 2h 7s 8c", HAND_TWO_PAIR, "Ac Ad Kc Kd 8c" },
	{ "2c 3d 7h 8s", "Kc Kd Kh Ks 4c", HAND_THREE_OF_A_KIND, "Kc Kd Kh 8s 7h" },
	{ "Ac 2d Kh Ks", "3c 4d 5h Kd 9s", HAND_STRAIGHT, "5h 4d 3c 2d Ac" },
};

START_TEST(omaha_hands_that_holdem_would_read_otherwise)
{
	Card hole[6], board[5], five[5], expected[5];
	int n_hole = read_cards(omaha_rows[_i].hole, hole, 6);
	int n_board = read_cards(omaha_rows[_i].board, board, 5);

	read_cards(omaha_rows[_i].five, expected, 5);
	ck_assert_int_eq(hand_category(hand_rank_omaha(hole, n_hole, board, n_board)),
			 omaha_rows[_i].category);
	hand_best_five_omaha(hole, n_hole, board, n_board, five);
	ck_assert_mem_eq(five, expected, 5);
}
END_TEST

static const struct {
	const char *cards;
	HandCategory category;
	const char *five;
} said_rows[] = {
	{ "2c 9d As 7h Jd 4c Ks", HAND_HIGH_CARD, "As Ks Jd 9d 7h" },
	{ "2c 9d 2s 7h Jd 4c Ks", HAND_PAIR, "2c 2s Ks Jd 9d" },
	{ "2c 9d 2s 9h Jd Jc Ks", HAND_TWO_PAIR, "Jd Jc 9d 9h Ks" },
	{ "Ac 9d As 9h Jd Jc 2s", HAND_TWO_PAIR, "Ac As Jd Jc 9d" },
	{ "5c 5d 5h Ac Ks 2d 3d", HAND_THREE_OF_A_KIND, "5c 5d 5h Ac Ks" },
	{ "Ac 2d 3h 4s 5c Kd Kh", HAND_STRAIGHT, "5c 4s 3h 2d Ac" },
	{ "Ac 2d 3h 4s 5c 6d Ah", HAND_STRAIGHT, "6d 5c 4s 3h 2d" },
	{ "Tc Jd Qh Ks Ac 9d 8h", HAND_STRAIGHT, "Ac Ks Qh Jd Tc" },
	{ "Qc Kd Ah 2s 3c 7d 8h", HAND_HIGH_CARD, "Ah Kd Qc 8h 7d" },
	{ "2h 4h 6h 8h Th Qh Ah", HAND_FLUSH, "Ah Qh Th 8h 6h" },
	{ "5h 6h 7h 8c 9h Kh Td", HAND_FLUSH, "Kh 9h 7h 6h 5h" },
	{ "5c 5d 5h Ac As Ad 2c", HAND_FULL_HOUSE, "Ac As Ad 5c 5d" },
	{ "5c 5d 5h Ac As Kd Kc", HAND_FULL_HOUSE, "5c 5d 5h Ac As" },
	{ "5c 5d 5h 5s As Ad Ac", HAND_FOUR_OF_A_KIND, "5c 5d 5h 5s As" },
	{ "Ad 2d 3d 4d 5d Kd Ks", HAND_STRAIGHT_FLUSH, "5d 4d 3d 2d Ad" },
	{ "As Ks Qs Js Ts 9s 8s", HAND_STRAIGHT_FLUSH, "As Ks Qs Js Ts" },
	/* Marks do not matter and stay. */
	{ "2c^ 9d 2s~ 7h Jd^~ 4c Ks", HAND_PAIR, "2c^ 2s~ Ks Jd^~ 9d" },
	/* Fewer than five make what they can. */
	{ "Kd Ac", HAND_HIGH_CARD, "Ac Kd" },
	{ "Kd Ac Kh 7c", HAND_PAIR, "Kd Kh Ac 7c" },
	{ "2d 2c 2h 2s", HAND_FOUR_OF_A_KIND, "2d 2c 2h 2s" },
	{ "2d 3d 4d 5d", HAND_HIGH_CARD, "5d 4d 3d 2d" },
	/* A joker and an unknown card are none; a card that is there twice is one. */
	{ "Jo 9d 2s 2c \?\? 7h 3d", HAND_PAIR, "2s 2c 9d 7h 3d" },
	{ "As Ks Qs Js 9d 9d As", HAND_HIGH_CARD, "As Ks Qs Js 9d" },
	{ "As Ks Qs Js Ts Ts Ts", HAND_STRAIGHT_FLUSH, "As Ks Qs Js Ts" },
};

START_TEST(the_five_cards_come_as_the_hand_is_said)
{
	Card cards[HAND_CARDS_MAX], five[5], expected[5];
	int n = read_cards(said_rows[_i].cards, cards, HAND_CARDS_MAX);
	int n_five = read_cards(said_rows[_i].five, expected, 5);

	ck_assert_int_eq(hand_category(hand_rank_best(cards, n)), said_rows[_i].category);
	ck_assert_int_eq(hand_best_five(cards, n, five), n_five);
	ck_assert_mem_eq(five, expected, (size_t)n_five);
}
END_TEST

START_TEST(a_fouled_deck_is_ranked_without_harm)
{
	Card cards[11], five[5], marked[11];
	int round, i, wrong = 0;
	HandRank rank;
	Random random;

	random_seed(&random, 77);
	for (round = 0; round < 20000; round++) {
		/* Any byte at all, and few enough of them that they repeat. */
		for (i = 0; i < 11; i++) {
			cards[i] = (Card)random_below(&random, round % 2 ? 256 : 8);
			marked[i] = cards[i] ^ (Card)(random_below(&random, 4) << 6);
		}
		rank = hand_rank_best(cards, HAND_CARDS_MAX);
		wrong += hand_rank_best(marked, HAND_CARDS_MAX) != rank;
		wrong += hand_best_five(cards, HAND_CARDS_MAX, five) != 5;
		wrong += hand_rank_best(five, 5) != rank;
		rank = hand_rank_omaha(cards, 6, cards + 6, 5);
		wrong += hand_best_five_omaha(cards, 6, cards + 6, 5, five) != 5;
		wrong += hand_rank_best(five, 5) != rank;
		wrong += hand_category(rank) > HAND_STRAIGHT_FLUSH;
	}
	ck_assert_int_eq(wrong, 0);
}
END_TEST

START_TEST(no_cards_at_all_are_the_worst_hand)
{
	static const Card two = 0, jokers[2] = { CARD_JOKER, CARD_NONE };
	Card five[5];

	ck_assert_uint_eq(hand_rank_best(&two, 0), hand_rank_best(jokers, 2));
	ck_assert_uint_lt(hand_rank_best(&two, 0), hand_rank_best(&two, 1));
	ck_assert_int_eq(hand_best_five(&two, 0, five), 0);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("hand_rank");
	TCase *five = tcase_create("five"), *more = tcase_create("more");
	TCase *odd = tcase_create("odd");

	tcase_add_test(five, the_kinds_of_five_cards_are_as_many_as_known);
	tcase_add_test(five, every_five_cards_stand_where_the_definition_puts_them);
	tcase_set_timeout(five, 60);
	suite_add_tcase(suite, five);
	tcase_add_test(more, the_order_of_the_cards_does_not_matter);
	tcase_add_loop_test(more, six_and_seven_cards_are_worth_their_best_five, 5, 8);
	tcase_add_test(more, hands_from_a_short_pack_are_worth_their_best_five);
	tcase_add_loop_test(more, omaha_takes_two_of_the_own_and_three_of_the_board, 0, 15);
	tcase_set_timeout(more, 60);
	suite_add_tcase(suite, more);
	tcase_add_loop_test(odd, omaha_hands_that_holdem_would_read_otherwise, 0,
			    sizeof omaha_rows / sizeof omaha_rows[0]);
	tcase_add_loop_test(odd, the_five_cards_come_as_the_hand_is_said, 0,
			    sizeof said_rows / sizeof said_rows[0]);
	tcase_add_test(odd, a_fouled_deck_is_ranked_without_harm);
	tcase_add_test(odd, no_cards_at_all_are_the_worst_hand);
	suite_add_tcase(suite, odd);
	return check_run(suite);
}
