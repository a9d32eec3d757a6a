/* One hand by itself: the same cards, acts and rulings from its own set-up, or no hand at all. */
#include "tests/check.h"

#include <stdlib.h>
#include <string.h>

#include "src/one_hand.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"

static const char FIVE[] = "title  Friday\n"
			   "blinds 50/100 ante 25 each\n"
			   "seat 1 Ana 20000\n"
			   "seat 2 Ben 8000 = 1000x7 100x10\n"
			   "seat 4 Carla 20000\n"
			   "seat 6 Dan 12500\n"
			   "seat 7 Eva 900\n"
			   "button 7\n"
			   "seed 11\n";

static Scripted s;
static char error[SESSION_ERROR_MAX];

static void
set_up(void)
{
	scripted_open(&s, FIVE, NULL);
}

static void
tear_down(void)
{
	scripted_close(&s);
}

/* Stacks, hands, board and button; what a session remembers of other hands is left out. */
static void
looks_the_same(const Table *a, const Table *b)
{
	ck_assert_int_eq(a->button, b->button);
	ck_assert_int_eq(a->turn, b->turn);
	ck_assert_int_eq(a->street, b->street);
	ck_assert_int_eq(a->board.n, b->board.n);
	ck_assert_int_eq(memcmp(a->board.card, b->board.card, a->board.n), 0);
	for (int seat = 1; seat <= a->seats; seat++) {
		ck_assert_int_eq(a->seat[seat].stack, b->seat[seat].stack);
		ck_assert_int_eq(a->seat[seat].n_hole, b->seat[seat].n_hole);
		ck_assert_int_eq(
			memcmp(a->seat[seat].hole, b->seat[seat].hole, a->seat[seat].n_hole), 0);
	}
}

START_TEST(every_hand_in_order_stands_alone_and_is_written_and_read_back)
{
	static Game at[400];
	int hands = 0;
	Random random;
	size_t n = 0;

	random_seed(&random, 21 + (uint64_t)_i);
	while (n < 400) {
		Event event =
			plausible_event(&random, session_game(s.session), session_book(s.session));

		if (!session_play(s.session, &event, &s.report))
			break;
		at[n++] = *session_game(s.session);
	}
	for (size_t i = 0; i < n; i++) {
		Session *alone;
		Scripted again;
		char *text;

		if (i + 1 < n && at[i + 1].table.hand_no == at[i].table.hand_no)
			continue;
		alone = one_hand(s.session, i + 1, error);
		ck_assert_msg(alone != NULL, "hand %d: %s", at[i].table.hand_no, error);
		looks_the_same(&at[i].table, &session_game(alone)->table);
		text = scripted_text(alone);
		scripted_open(&again, text, NULL);
		looks_the_same(&at[i].table, &session_game(again.session)->table);
		scripted_close(&again);
		free(text);
		session_close(alone);
		hands++;
	}
	ck_assert_int_ge(hands, 2);
}
END_TEST

START_TEST(it_bears_its_number_and_its_notes)
{
	Session *alone;
	char *text;

	scripted_play(&s, "post");
	scripted_play(&s, "deal");
	for (int seat = 0; seat < 4; seat++) {
		char line[32];

		snprintf(line, sizeof line, "%d folds", session_game(s.session)->table.turn);
		ck_assert(scripted_play(&s, line));
	}
	ck_assert(scripted_play(&s, "next hand"));
	session_note(s.session, "The second hand.");
	scripted_play(&s, "post");
	scripted_play(&s, "deal");
	session_note(s.session, "Cards are out.");
	alone = one_hand(s.session, session_count(s.session), error);
	ck_assert_msg(alone != NULL, "%s", error);
	ck_assert_str_eq(session_title(alone), "Friday, hand 2");
	ck_assert_uint_eq(session_count(alone), 2);
	text = scripted_text(alone);
	ck_assert_ptr_nonnull(strstr(text, "note \"The second hand.\"\npost\ndeal\n"
					   "note \"Cards are out.\"\n"));
	free(text);
	session_close(alone);
	/* The first one is the beginning of the session, without the hand behind it. */
	alone = one_hand(s.session, 0, error);
	ck_assert_ptr_nonnull(alone);
	ck_assert_uint_eq(session_count(alone), 6);
	session_close(alone);
}
END_TEST

START_TEST(a_hand_that_was_dealt_again_does_not_stand_alone)
{
	scripted_play(&s, "post");
	scripted_play(&s, "deal");
	for (int seat = 0; seat < 4; seat++) {
		char line[32];

		snprintf(line, sizeof line, "%d folds", session_game(s.session)->table.turn);
		ck_assert(scripted_play(&s, line));
	}
	ck_assert(scripted_play(&s, "next hand"));
	scripted_play(&s, "post");
	scripted_play(&s, "dealer deals 2 face-up"); /* the first card of the deal: a misdeal */
	ck_assert(session_game(s.session)->table.misdeal);
	ck_assert(scripted_play(&s, "redeal"));
	scripted_play(&s, "post");
	ck_assert(scripted_play(&s, "deal"));
	ck_assert_ptr_null(one_hand(s.session, session_count(s.session), error));
	ck_assert_ptr_nonnull(strstr(error, "can't stand alone"));
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("one hand");
	TCase *tests = tcase_create("hands");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_loop_test(tests, every_hand_in_order_stands_alone_and_is_written_and_read_back, 0,
			    5);
	tcase_add_test(tests, it_bears_its_number_and_its_notes);
	tcase_add_test(tests, a_hand_that_was_dealt_again_does_not_stand_alone);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
