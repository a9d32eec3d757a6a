/*
 * The generator against published numbers, piles as lists, and the shuffles: that they keep the
 * cards, that each changes the order as its kind does, and that chance is even where it is said.
 */
#include <string.h>

#include "engine/deck.h"
#include "tests/check.h"

/* How often each face lies in the pile, marks included. */
static void
count_cards(const Pile *pile, int counts[256])
{
	int i;

	memset(counts, 0, 256 * sizeof counts[0]);
	for (i = 0; i < pile->n; i++)
		counts[pile->card[i]]++;
}

/* The first `n` cards of a sequence in which every card is different, up to 96 of them. */
static Pile
pile_of(int n)
{
	Pile pile = { 0 };
	int i;

	for (i = 0; i < n; i++)
		pile_push(&pile, (Card)(i < 52 ? i : (i - 52) | CARD_OTHER_BACK));
	return pile;
}

/* Where the card of place `i` of pile_of() lies now. */
static int
place_now(const Pile *pile, int i)
{
	Card card = (Card)(i < 52 ? i : (i - 52) | CARD_OTHER_BACK);
	int place;

	for (place = 0; place < pile->n; place++)
		if (pile->card[place] == card)
			return place;
	ck_abort_msg("a card is gone");
	return -1;
}

START_TEST(the_generator_gives_the_published_numbers)
{
	/* The reference generator from the state 1, 2, 3, 4. */
	static const uint64_t expected[] = {
		UINT64_C(11520),
		UINT64_C(0),
		UINT64_C(1509978240),
		UINT64_C(1215971899390074240),
		UINT64_C(1216172134540287360),
		UINT64_C(607988272756665600),
		UINT64_C(16172922978634559625),
		UINT64_C(8476171486693032832),
		UINT64_C(10595114339597558777),
		UINT64_C(2904607092377533576),
	};
	Random random = { { 1, 2, 3, 4 } };
	size_t i;

	for (i = 0; i < sizeof expected / sizeof expected[0]; i++)
		ck_assert_uint_eq(random_next(&random), expected[i]);
}
END_TEST

START_TEST(a_seed_is_stretched_by_the_published_splitmix64)
{
	/* The first four numbers of splitmix64 from 1234567. */
	Random random;

	random_seed(&random, 1234567);
	ck_assert_uint_eq(random.s[0], UINT64_C(6457827717110365317));
	ck_assert_uint_eq(random.s[1], UINT64_C(3203168211198807973));
	ck_assert_uint_eq(random.s[2], UINT64_C(9817491932198370423));
	ck_assert_uint_eq(random.s[3], UINT64_C(4593380528125082431));
	/* A seed of nothing must not leave the state that never moves. */
	random_seed(&random, 0);
	ck_assert(random.s[0] | random.s[1] | random.s[2] | random.s[3]);
}
END_TEST

START_TEST(a_copy_of_the_generator_goes_on_alike)
{
	Random random, copy;
	int i;

	random_seed(&random, 9);
	random_next(&random);
	copy = random;
	for (i = 0; i < 100; i++)
		ck_assert_uint_eq(random_next(&random), random_next(&copy));
}
END_TEST

START_TEST(each_number_below_comes_equally_often)
{
	static const uint32_t belows[] = { 1, 2, 3, 7, 10, 52 };
	uint32_t below = belows[_i], got, k;
	int counts[53] = { 0 }, draws = 20000 * (int)below;
	Random random;
	int i;

	random_seed(&random, 17);
	for (i = 0; i < draws; i++) {
		got = random_below(&random, below);
		counts[got < below ? got : 52]++;
	}
	ck_assert_int_eq(counts[52], 0);
	/* 20,000 are due to each; 707 is five times the deviation to be expected. */
	for (k = 0; k < below; k++) {
		ck_assert_int_gt(counts[k], 20000 - 707);
		ck_assert_int_lt(counts[k], 20000 + 707);
	}
}
END_TEST

START_TEST(large_bounds_have_no_bias_either)
{
	/*
	 * Below three quarters of 2^32 the plain product would give every third number twice
	 * as often as its neighbours; an even draw gives each rest of three a third.
	 */
	const uint32_t below = UINT32_C(3221225472);
	int counts[4] = { 0 }, i;
	Random random;
	uint32_t got;

	random_seed(&random, 5);
	for (i = 0; i < 90000; i++) {
		got = random_below(&random, below);
		counts[got < below ? got % 3 : 3]++;
	}
	ck_assert_int_eq(counts[3], 0);
	for (i = 0; i < 3; i++) {
		ck_assert_int_gt(counts[i], 30000 - 707);
		ck_assert_int_lt(counts[i], 30000 + 707);
	}
}
END_TEST

START_TEST(the_pack_is_the_52_cards_once_each)
{
	Pile pile;
	int counts[256], i;

	memset(&pile, 0xff, sizeof pile);
	pile_fill_standard(&pile);
	ck_assert_int_eq(pile.n, 52);
	count_cards(&pile, counts);
	for (i = 0; i < 256; i++)
		ck_assert_int_eq(counts[i], i < 52);
	ck_assert_int_eq(pile.card[0], 0);
}
END_TEST

START_TEST(the_last_card_laid_is_the_first_taken)
{
	Pile pile = { 0 };
	const Pile empty = { 0 };

	pile_push(&pile, 5);
	pile_push(&pile, CARD_JOKER);
	pile_push(&pile, 7 | CARD_BOXED);
	ck_assert_int_eq(pile.n, 3);
	ck_assert_int_eq(pile_take(&pile), 7 | CARD_BOXED);
	ck_assert_int_eq(pile_take(&pile), CARD_JOKER);
	ck_assert_int_eq(pile_take(&pile), 5);
	ck_assert_mem_eq(&pile, &empty, sizeof pile);
}
END_TEST

START_TEST(a_card_is_taken_and_put_back_at_any_place)
{
	int n, i;

	for (n = 1; n <= PILE_MAX; n += 19)
		for (i = 0; i < n; i++) {
			const Pile before = pile_of(n);
			Pile pile = before;
			Card card = pile_take_at(&pile, i);

			ck_assert_int_eq(card, before.card[i]);
			ck_assert_int_eq(pile.n, n - 1);
			ck_assert_mem_eq(pile.card, before.card, (size_t)i);
			ck_assert_mem_eq(pile.card + i, before.card + i + 1, (size_t)(n - 1 - i));
			ck_assert_int_eq(pile.card[n - 1], 0);
			pile_insert_at(&pile, i, card);
			ck_assert_mem_eq(&pile, &before, sizeof pile);
		}
}
END_TEST

START_TEST(a_card_put_at_the_end_lies_on_top)
{
	Pile pile = pile_of(3);

	pile_insert_at(&pile, 3, 40);
	pile_insert_at(&pile, 0, 41);
	ck_assert_int_eq(pile.card[0], 41);
	ck_assert_int_eq(pile_take(&pile), 40);
	ck_assert_int_eq(pile_take(&pile), 2);
}
END_TEST

START_TEST(the_topmost_card_of_a_face_is_found_whatever_is_odd_about_it)
{
	Pile pile = { 0 };

	ck_assert_int_eq(pile_index_of(&pile, 0), -1);
	pile_push(&pile, 20);
	pile_push(&pile, 20 | CARD_OTHER_BACK);
	pile_push(&pile, 9 | CARD_BOXED);
	ck_assert_int_eq(pile_index_of(&pile, 20), 1);
	ck_assert_int_eq(pile_index_of(&pile, 20 | CARD_BOXED), 1);
	ck_assert_int_eq(pile_index_of(&pile, 9), 2);
	ck_assert_int_eq(pile_index_of(&pile, 0), -1);
	ck_assert_int_eq(pile_index_of(&pile, CARD_JOKER), -1);
}
END_TEST

static void (*const shuffles[])(Pile *, Random *) = {
	pile_shuffle, pile_wash, pile_riffle, pile_strip, pile_cut,
};

START_TEST(every_shuffle_keeps_the_cards_and_obeys_the_seed)
{
	int before[256], after[256], n, round;
	Random random, again;

	random_seed(&random, 3);
	for (n = 0; n <= PILE_MAX; n++)
		for (round = 0; round < 5; round++) {
			Pile pile = pile_of(n), twin = pile;

			count_cards(&pile, before);
			again = random;
			shuffles[_i](&pile, &random);
			shuffles[_i](&twin, &again);
			ck_assert_mem_eq(&pile, &twin, sizeof pile);
			count_cards(&pile, after);
			ck_assert_int_eq(pile.n, n);
			ck_assert_mem_eq(before, after, sizeof before);
			if (n < PILE_MAX)
				ck_assert_int_eq(pile.card[n], 0);
		}
}
END_TEST

START_TEST(every_shuffle_changes_a_pack_and_another_seed_does_otherwise)
{
	Pile sorted, one, two;
	Random random;

	pile_fill_standard(&sorted);
	one = two = sorted;
	random_seed(&random, 1);
	shuffles[_i](&one, &random);
	random_seed(&random, 2);
	shuffles[_i](&two, &random);
	ck_assert_mem_ne(&one, &sorted, sizeof one);
	ck_assert_mem_ne(&two, &sorted, sizeof two);
	ck_assert_mem_ne(&one, &two, sizeof one);
}
END_TEST

START_TEST(every_order_of_a_uniform_shuffle_is_equally_likely)
{
	int counts[256] = { 0 }, i, orders = 0;
	Random random;

	random_seed(&random, 11);
	for (i = 0; i < 24 * 5000; i++) {
		Pile pile = pile_of(4);

		(_i == 0 ? pile_shuffle : pile_wash)(&pile, &random);
		counts[pile.card[0] * 64 + pile.card[1] * 16 + pile.card[2] * 4 + pile.card[3]]++;
	}
	/* 5,000 are due to each of the 24 orders; 353 is five times the deviation. */
	for (i = 0; i < 256; i++) {
		if (counts[i] == 0)
			continue;
		orders++;
		ck_assert_int_gt(counts[i], 5000 - 353);
		ck_assert_int_lt(counts[i], 5000 + 353);
	}
	ck_assert_int_eq(orders, 24);
}
END_TEST

START_TEST(a_riffle_leaves_two_runs_in_their_old_order)
{
	int round, i, runs;
	Random random;

	random_seed(&random, 4);
	for (round = 0; round < 100; round++) {
		Pile pile = pile_of(52);

		pile_riffle(&pile, &random);
		for (runs = 1, i = 1; i < 52; i++)
			runs += place_now(&pile, i) < place_now(&pile, i - 1);
		ck_assert_int_le(runs, 2);
	}
}
END_TEST

START_TEST(a_riffle_falls_as_often_as_the_model_says)
{
	/*
	 * Of three cards the model gives (3 + 1) / 8 to the old order and 1 / 8 to each of the
	 * four orders of two runs; the sixth, upside down, needs three runs and never comes.
	 */
	int counts[64] = { 0 }, i;
	Random random;

	random_seed(&random, 21);
	for (i = 0; i < 80000; i++) {
		Pile pile = pile_of(3);

		pile_riffle(&pile, &random);
		counts[pile.card[0] * 16 + pile.card[1] * 4 + pile.card[2]]++;
	}
	ck_assert_int_gt(counts[0 * 16 + 1 * 4 + 2], 40000 - 708);
	ck_assert_int_lt(counts[0 * 16 + 1 * 4 + 2], 40000 + 708);
	ck_assert_int_eq(counts[2 * 16 + 1 * 4 + 0], 0);
	for (i = 0; i < 64; i++)
		if (counts[i] > 0 && i != 0 * 16 + 1 * 4 + 2) {
			ck_assert_int_gt(counts[i], 10000 - 468);
			ck_assert_int_lt(counts[i], 10000 + 468);
		}
}
END_TEST

START_TEST(a_strip_turns_packets_of_four_to_ten_about)
{
	int round, i, size;
	Random random;

	random_seed(&random, 6);
	for (round = 0; round < 100; round++) {
		Pile pile = pile_of(52);

		pile_strip(&pile, &random);
		/* The packet drawn first, off the top, now lies at the bottom. */
		ck_assert_int_eq(place_now(&pile, 0) >= 42, true);
		for (size = 1, i = 1; i < 52; i++) {
			if (pile.card[i] == pile.card[i - 1] + 1) {
				size++;
				continue;
			}
			ck_assert_int_ge(size, 4);
			ck_assert_int_le(size, 10);
			ck_assert_int_lt(pile.card[i], pile.card[i - 1]);
			size = 1;
		}
		/* What is left for the last packet may be less than a packet. */
		ck_assert_int_le(size, 10);
	}
}
END_TEST

START_TEST(a_cut_turns_the_pile_and_leaves_four_cards_in_either_part)
{
	int n, round, i, lower, turned;
	Random random;

	random_seed(&random, 8);
	for (n = 2; n <= PILE_MAX; n++)
		for (round = 0; round < 20; round++) {
			const Pile before = pile_of(n);
			Pile pile = before;

			pile_cut(&pile, &random);
			lower = n - place_now(&pile, 0);
			ck_assert_int_ge(lower, n < 8 ? 1 : 4);
			ck_assert_int_ge(n - lower, n < 8 ? 1 : 4);
			for (turned = 0, i = 0; i < n; i++)
				turned += pile.card[i] == before.card[(i + lower) % n];
			ck_assert_int_eq(turned, n);
		}
}
END_TEST

static TCase *
random_case(void)
{
	TCase *tcase = tcase_create("random");

	tcase_add_test(tcase, the_generator_gives_the_published_numbers);
	tcase_add_test(tcase, a_seed_is_stretched_by_the_published_splitmix64);
	tcase_add_test(tcase, a_copy_of_the_generator_goes_on_alike);
	tcase_add_loop_test(tcase, each_number_below_comes_equally_often, 0, 6);
	tcase_add_test(tcase, large_bounds_have_no_bias_either);
	return tcase;
}

static TCase *
pile_case(void)
{
	TCase *tcase = tcase_create("pile");

	tcase_add_test(tcase, the_pack_is_the_52_cards_once_each);
	tcase_add_test(tcase, the_last_card_laid_is_the_first_taken);
	tcase_add_test(tcase, a_card_is_taken_and_put_back_at_any_place);
	tcase_add_test(tcase, a_card_put_at_the_end_lies_on_top);
	tcase_add_test(tcase, the_topmost_card_of_a_face_is_found_whatever_is_odd_about_it);
	return tcase;
}

static TCase *
shuffle_case(void)
{
	TCase *tcase = tcase_create("shuffle");

	tcase_add_loop_test(tcase, every_shuffle_keeps_the_cards_and_obeys_the_seed, 0, 5);
	tcase_add_loop_test(tcase, every_shuffle_changes_a_pack_and_another_seed_does_otherwise, 0,
			    5);
	tcase_add_loop_test(tcase, every_order_of_a_uniform_shuffle_is_equally_likely, 0, 2);
	tcase_add_test(tcase, a_riffle_leaves_two_runs_in_their_old_order);
	tcase_add_test(tcase, a_riffle_falls_as_often_as_the_model_says);
	tcase_add_test(tcase, a_strip_turns_packets_of_four_to_ten_about);
	tcase_add_test(tcase, a_cut_turns_the_pile_and_leaves_four_cards_in_either_part);
	return tcase;
}

int
main(void)
{
	Suite *suite = suite_create("deck");

	suite_add_tcase(suite, random_case());
	suite_add_tcase(suite, pile_case());
	suite_add_tcase(suite, shuffle_case());
	return check_run(suite);
}
