/* Looking back, and going on from there: nothing is changed but by going on, and nothing lost. */
#include "tests/check.h"

#include <string.h>

#include "tests/support/random_play.h"
#include "tests/support/screened.h"

static Screened s;

static void
set_up(void)
{
	screened_open(&s, SCREENED_EXAMPLE);
}

static void
tear_down(void)
{
	screened_close(&s);
}

static const LogLine *
line(void)
{
	return &s.screen.log.history.lines[s.screen.log.at];
}

static bool
same_tables(const Table *a, const Table *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

START_TEST(a_look_back_shows_what_recall_tells_and_changes_nothing)
{
	Table now = session_game(s.session)->table;
	static Game after, before;

	screened_type(&s, "L");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	for (size_t i = SCREENED_EVENTS; i-- > 0; screened_press(&s, KEY_IS_LEFT)) {
		session_recall(s.session, i, &before, NULL, &after);
		ck_assert_uint_eq(screen_shown(&s.screen).count, i + 1);
		ck_assert(same_tables(&screen_shown(&s.screen).game->table, &after.table));
	}
	ck_assert_uint_eq(screen_shown(&s.screen).count, 0);
	ck_assert(same_tables(&screen_shown(&s.screen).game->table, &before.table));
	screened_press(&s, KEY_IS_LEFT);
	ck_assert_uint_eq(screen_shown(&s.screen).count, 0);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "A look back: event 0 of 10"));
	screened_type(&s, "fcDu:!M"); /* nothing is played, undone or typed */
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "A look back plays nothing"));
	for (size_t i = 0; i < SCREENED_EVENTS + 1; i++)
		screened_press(&s, KEY_IS_RIGHT);
	ck_assert_uint_eq(screen_shown(&s.screen).count, SCREENED_EVENTS);
	screened_type(&s, "(");
	ck_assert_uint_eq(screen_shown(&s.screen).count, 4);
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, 80, 24), "Several chips of one denomination"));
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "event 4 of 10"));
	screened_type(&s, "y");
	ck_assert_int_eq(s.screen.mode, SCREEN_CARD);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "tournament 45a"));
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert(same_tables(&now, &session_game(s.session)->table));
	ck_assert_uint_eq(session_count(s.session), SCREENED_EVENTS);
	ck_assert_uint_eq(screen_shown(&s.screen).count, SCREENED_EVENTS);
}
END_TEST

START_TEST(enter_again_goes_on_from_there_and_loses_nothing)
{
	Table left = session_game(s.session)->table;

	screened_type(&s, "L(");
	screened_press(&s, KEY_IS_ENTER); /* after Dan's throw */
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_uint_eq(session_count(s.session), 4);
	ck_assert_uint_eq(session_redoable(s.session), 6);
	ck_assert_ptr_nonnull(strstr(s.screen.says, "U brings back 6 events"));
	ck_assert_ptr_null(screened_journal_differs(&s));
	/* Something else is played: what was left stands in the log where it was left. */
	screened_type(&s, "c");
	ck_assert_uint_eq(session_redoable(s.session), 0);
	screened_type(&s, "L");
	screened_press(&s, KEY_IS_UP);
	ck_assert_int_eq(line()->kind, LOG_OTHER);
	ck_assert_str_eq(line()->text, "another line: 5 Eva folds");
	ck_assert_ptr_null(screened_journal_differs(&s));
	/* Enter looks at it, Enter again takes it up, redo brings it to its end. */
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "Another line: event 5 of 10"));
	screened_press(&s, KEY_IS_RIGHT);
	ck_assert_uint_eq(session_count(s.session), 5);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "Another line: event 6 of 10"));
	screened_press(&s, KEY_IS_END);
	ck_assert(same_tables(&left, &screen_shown(&s.screen).game->table));
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert(same_tables(&left, &session_game(s.session)->table));
	ck_assert_uint_eq(session_count(s.session), SCREENED_EVENTS);
	ck_assert_ptr_null(screened_journal_differs(&s));
	/* And now Eva's call is the line that was left. */
	screened_type(&s, "L/another line");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "another line: 5 Eva calls");
	screened_press(&s, KEY_IS_ENTER);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_uint_eq(session_count(s.session), 5);
	ck_assert_int_eq(session_game(s.session)->table.seat[5].bet, 1100);
	ck_assert_ptr_null(screened_journal_differs(&s));
}
END_TEST

START_TEST(what_was_taken_back_is_looked_at_and_comes_again)
{
	Table left = session_game(s.session)->table;

	screened_type(&s, "uuu");
	ck_assert_uint_eq(session_count(s.session), 7);
	screened_type(&s, "L");
	ck_assert_uint_eq(line()->after, 7);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "taken back"));
	screened_press(&s, KEY_IS_END);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert(same_tables(&left, &screen_shown(&s.screen).game->table));
	ck_assert_uint_eq(session_count(s.session), 7);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert(same_tables(&left, &session_game(s.session)->table));
	ck_assert_ptr_null(screened_journal_differs(&s));
}
END_TEST

START_TEST(the_robots_go_on_from_where_a_player_went_back_to)
{
	s.screen.role = ROLE_PLAYER;
	s.screen.seat = 3;
	screened_type(&s, "L{)k"); /* Carla raised, and it is Dan's turn, whom a robot plays */
	screened_press(&s, KEY_IS_UP);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_uint_eq(screen_shown(&s.screen).count, 3);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_uint_gt(session_count(s.session), 3);
	ck_assert_int_eq(session_game(s.session)->table.turn, 3);
	ck_assert_ptr_null(screened_journal_differs(&s));
	screened_type(&s, "L{");
	screened_type(&s, "/another line: 4 Dan");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(line()->kind, LOG_OTHER);
	ck_assert_str_eq(line()->mark, "7 events");
}
END_TEST

/* Any keys in the log and in a look back leave the session alone, but for Enter in a look back. */
START_TEST(no_other_key_changes_the_session)
{
	static const char KEYS[] = "jkgGnN()[]{}rvfcDudpb1234ieaxFTRS!";
	Table now = session_game(s.session)->table;
	Random random;

	random_seed(&random, 77 + (uint64_t)_i);
	screened_type(&s, "L");
	for (int i = 0; i < 3000; i++) {
		uint32_t chance = random_below(&random, 12);

		screened_drawn(&s, _i ? 130 : 80, 24);
		if (s.screen.mode == SCREEN_CARD || s.screen.mode == SCREEN_TABLE) {
			screened_press(&s, KEY_IS_ESCAPE);
			screened_type(&s, s.screen.mode == SCREEN_TABLE ? "L" : "");
		} else if (chance == 0 && s.screen.mode == SCREEN_LOG) {
			screened_press(&s, KEY_IS_ENTER);
		} else if (chance == 1) {
			screened_press(&s, KEY_IS_ESCAPE);
		} else if (chance < 6) {
			screened_press(&s, (KeyName)(KEY_IS_LEFT + random_below(&random, 8)));
		} else {
			char key[2] = { KEYS[random_below(&random, sizeof KEYS - 1)], 0 };

			screened_type(&s, key);
		}
		ck_assert(same_tables(&now, &session_game(s.session)->table));
		ck_assert_uint_eq(session_count(s.session), SCREENED_EVENTS);
	}
}
END_TEST

/* Goes on from random moments and lines, over and over; the journal always tells it all. */
START_TEST(any_going_on_is_in_the_journal)
{
	Random random;

	random_seed(&random, 9 + (uint64_t)_i);
	for (int round = 0; round < 40; round++) {
		int n = 1 + (int)random_below(&random, 6);

		for (int i = 0; i < n; i++) {
			Event event = plausible_event(&random, session_game(s.session),
						      session_book(s.session));

			screen_event(&s.screen, &event);
		}
		screened_type(&s, "L");
		screened_drawn(&s, 80, 24);
		s.screen.log.at = random_below(&random, (uint32_t)s.screen.log.history.n);
		screened_press(&s, KEY_IS_ENTER);
		for (n = (int)random_below(&random, 4); n > 0; n--)
			screened_press(&s, random_below(&random, 2) ? KEY_IS_LEFT : KEY_IS_RIGHT);
		screened_press(&s, KEY_IS_ENTER);
		ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
		ck_assert_ptr_null(strstr(s.screen.says, "refused"));
		if (round % 8 == 7)
			ck_assert_ptr_null(screened_journal_differs(&s));
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("look back");
	TCase *tests = tcase_create("keys");

	tcase_set_timeout(tests, 120);
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, a_look_back_shows_what_recall_tells_and_changes_nothing);
	tcase_add_test(tests, enter_again_goes_on_from_there_and_loses_nothing);
	tcase_add_test(tests, what_was_taken_back_is_looked_at_and_comes_again);
	tcase_add_test(tests, the_robots_go_on_from_where_a_player_went_back_to);
	tcase_add_loop_test(tests, no_other_key_changes_the_session, 0, 2);
	tcase_add_loop_test(tests, any_going_on_is_in_the_journal, 0, 3);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
