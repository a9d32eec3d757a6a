/*
 * Ranks every hand of six and of seven cards, compares the numbers of each kind with the known
 * ones, and tells how many seven-card hands are ranked in a second: all of them in the order of
 * the count, and hands at random, where no branch can be foreseen.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "engine/deck.h"
#include "engine/hand_rank.h"

typedef long Counts[HAND_CATEGORIES];

static const Counts six_cards = {
	[HAND_HIGH_CARD] = 6612900,   [HAND_PAIR] = 9730740,
	[HAND_TWO_PAIR] = 2532816,    [HAND_THREE_OF_A_KIND] = 732160,
	[HAND_STRAIGHT] = 361620,     [HAND_FLUSH] = 205792,
	[HAND_FULL_HOUSE] = 165984,   [HAND_FOUR_OF_A_KIND] = 14664,
	[HAND_STRAIGHT_FLUSH] = 1844,
};

static const Counts seven_cards = {
	[HAND_HIGH_CARD] = 23294460,   [HAND_PAIR] = 58627800,
	[HAND_TWO_PAIR] = 31433400,    [HAND_THREE_OF_A_KIND] = 6461620,
	[HAND_STRAIGHT] = 6180020,     [HAND_FLUSH] = 4047644,
	[HAND_FULL_HOUSE] = 3473184,   [HAND_FOUR_OF_A_KIND] = 224848,
	[HAND_STRAIGHT_FLUSH] = 41584,
};

static double
seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Lays the cards from `next` down at every place left, and counts the full hands. */
static void
count_hands(Card *cards, int laid, int n, Card next, Counts counts)
{
	Card card;

	for (card = next; card < 52; card++) {
		cards[laid] = card;
		if (laid + 1 < n)
			count_hands(cards, laid + 1, n, card + 1, counts);
		else
			counts[hand_category(hand_rank_best(cards, n))]++;
	}
}

static bool
same_counts(const Counts found, const Counts known, int n)
{
	int category;
	bool same = true;

	for (category = 0; category < HAND_CATEGORIES; category++)
		if (found[category] != known[category]) {
			printf("%d cards, category %d: %ld hands, known are %ld\n", n, category,
			       found[category], known[category]);
			same = false;
		}
	return same;
}

/* Hands per second over packs shuffled beforehand; the sum keeps the work from being left out. */
static double
at_random(HandRank *sum)
{
	enum { HANDS = 1 << 16, ROUNDS = 128 };
	static Card hands[HANDS][HAND_CARDS_MAX];
	Random random;
	Pile pile;
	double start;
	int i, j;

	random_seed(&random, 1);
	pile_fill_standard(&pile);
	for (i = 0; i < HANDS; i++) {
		pile_shuffle(&pile, &random);
		for (j = 0; j < HAND_CARDS_MAX; j++)
			hands[i][j] = pile.card[j];
	}
	start = seconds_now();
	for (j = 0; j < ROUNDS; j++)
		for (i = 0; i < HANDS; i++)
			*sum += hand_rank_best(hands[i], HAND_CARDS_MAX);
	return (double)HANDS * ROUNDS / (seconds_now() - start);
}

int
main(void)
{
	Counts six = { 0 }, seven = { 0 };
	Card cards[HAND_CARDS_MAX];
	HandRank sum = 0;
	double start, seconds;
	bool right;

	count_hands(cards, 0, 6, 0, six);
	right = same_counts(six, six_cards, 6);
	start = seconds_now();
	count_hands(cards, 0, 7, 0, seven);
	seconds = seconds_now() - start;
	right = same_counts(seven, seven_cards, 7) && right;
	printf("seven-card evaluations per second  %.0f\n", 133784560 / seconds);
	printf("seven-card evaluations per second, hands at random  %.0f\n", at_random(&sum));
	printf("all hands of six and seven cards  %s\n", right ? "as known" : "WRONG");
	return right && sum != 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
