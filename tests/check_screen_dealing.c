/* The composer and the dealer's list as modes of the screen: keys in, events of the session out. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/screen/mode.h"
#include "tests/support/screened.h"

static Screened s;

static const char *
last_line(void)
{
	static char line[512];

	session_line(s.session, session_count(s.session) - 1, line, sizeof line);
	return line;
}

START_TEST(a_composed_act_is_one_event_of_the_session)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "pD+");
	ck_assert_int_eq(s.screen.mode, SCREEN_COMPOSING);
	screened_type(&s, "3t4\r");
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_str_eq(last_line(), "3 throws 1000 then 500");
	ck_assert_uint_eq(session_count(s.session), 3);
	screened_close(&s);
}
END_TEST

START_TEST(escape_does_nothing_and_the_prompt_takes_the_sentence_over)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "pD+3\x1b");
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_uint_eq(session_count(s.session), 2);
	screened_type(&s, "+3e");
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(s.screen.prompt.text, "3 throws 1000");
	screened_type(&s, " 25\r");
	ck_assert_str_eq(last_line(), "3 throws 1000 25");
	screened_type(&s, "+e");
	ck_assert_str_eq(s.screen.prompt.text, "4 ");
	screened_close(&s);
}
END_TEST

START_TEST(what_is_refused_is_said_where_it_was_composed)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "pD+");
	compose_set_way(&s.screen.composer, COMPOSE_BET);
	s.screen.composer.field = COMPOSE_AMOUNT;
	screened_type(&s, "99999\r");
	ck_assert_int_eq(s.screen.mode, SCREEN_COMPOSING);
	ck_assert_str_ne(s.screen.composer.says, "");
	ck_assert_uint_eq(session_count(s.session), 2);
	screened_close(&s);
}
END_TEST

START_TEST(a_player_composes_for_the_own_seat_only)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_PLAYER, 3);
	screened_type(&s, "+");
	ck_assert_int_eq(s.screen.composer.seat, 3);
	screened_type(&s, "4s");
	ck_assert_int_eq(s.screen.composer.seat, 3);
	ck_assert_int_eq(compose_total(&s.screen.composer, session_game(s.session)), 500);
	ck_assert_int_eq(s.screen.mode, SCREEN_COMPOSING);
	screened_close(&s);
}
END_TEST

START_TEST(hints_stay_off_once_they_are)
{
	Surface surface;
	static char text[8192];
	int x, y;

	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	ck_assert(surface_open(&surface, 80, 24));
	screened_type(&s, "pD+");
	screen_draw(&s.screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_nonnull(strstr(text, "100 to call, raise from 200"));
	screened_type(&s, "f\x1b+");
	screen_draw(&s.screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_null(strstr(text, "to call"));
	ck_assert_int_ge(x, 0); /* the cursor rests on what the keys change */
	screened_type(&s, "\x1b");
	screen_draw(&s.screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_null(strstr(text, "to call"));
	ck_assert_ptr_nonnull(strstr(text, "3 P3 is to act"));
	surface_close(&surface);
	screened_close(&s);
}
END_TEST

START_TEST(the_next_step_is_one_key)
{
	static const char *const LINES[] = { "post", "deal" };

	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	for (int i = 0; i < 2; i++) {
		screened_type(&s, ".");
		ck_assert_str_eq(last_line(), LINES[i]);
	}
	screened_type(&s, "."); /* it is a player's */
	ck_assert_uint_eq(session_count(s.session), 2);
	ck_assert_str_eq(s.screen.says, "A player is to act; the dealer waits.");
	screened_type(&s, "fff.");
	ck_assert_str_eq(last_line(), "next hand");
	s.screen.settings.dealing = DEALING_STEPS;
	screened_type(&s, "......");
	ck_assert_str_eq(last_line(), "dealer cuts");
	screened_type(&s, "....");
	ck_assert_str_eq(last_line(), "dealer deals 3");
	screened_close(&s);
}
END_TEST

START_TEST(a_dealer_deals_a_hand_among_robots_with_one_key)
{
	int keys = 0;

	screened_open_as(&s, SCREENED_FOUR, ROLE_DEALER, 0);
	s.screen.settings.dealing = DEALING_STEPS;
	while (session_game(s.session)->table.hand_no == 1 && keys++ < 100) {
		size_t before = session_count(s.session);

		screened_type(&s, ".");
		ck_assert_uint_gt(session_count(s.session), before);
	}
	ck_assert_int_eq(session_game(s.session)->table.hand_no, 2);
	ck_assert_int_gt(keys, 6 + 2 + 8); /* the shuffle, the blinds, the cards at least */
	screened_close(&s);
}
END_TEST

START_TEST(the_list_plays_its_rows_and_leads_to_seats)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "d");
	ck_assert_int_eq(s.screen.mode, SCREEN_DEALING);
	ck_assert_str_eq(s.screen.steps[0].statement, "post");
	screened_type(&s, "\t");
	ck_assert_str_eq(s.screen.steps[0].statement, "dealer washes");
	screened_type(&s, "\r");
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_str_eq(last_line(), "dealer washes");
	screened_type(&s, "d2"); /* the whole shuffle */
	ck_assert_str_eq(last_line(), "shuffle");
	dealing_open(&s.screen, 2);
	ck_assert_int_eq(s.screen.step_seat, 2);
	screened_type(&s, "\x1b");
	ck_assert_int_eq(s.screen.mode, SCREEN_DEALING);
	ck_assert_int_eq(s.screen.step_seat, 0);
	screened_type(&s, "\x1b");
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	screened_type(&s, "de");
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(s.screen.prompt.text, "1 posts 50");
	screened_close(&s);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screen: composer and dealer");
	TCase *tests = tcase_create("modes");

	tcase_add_test(tests, a_composed_act_is_one_event_of_the_session);
	tcase_add_test(tests, escape_does_nothing_and_the_prompt_takes_the_sentence_over);
	tcase_add_test(tests, what_is_refused_is_said_where_it_was_composed);
	tcase_add_test(tests, a_player_composes_for_the_own_seat_only);
	tcase_add_test(tests, hints_stay_off_once_they_are);
	tcase_add_test(tests, the_next_step_is_one_key);
	tcase_add_test(tests, a_dealer_deals_a_hand_among_robots_with_one_key);
	tcase_add_test(tests, the_list_plays_its_rows_and_leads_to_seats);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
