/* The composer and the dealer's list as modes of the screen: keys in, events of the session out. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/screen/mode.h"

static Shelf *shelf;
static Session *session;
static Screen screen;

static void
open_screen(Role role, int seat)
{
	char error[SESSION_ERROR_MAX];
	Setup setup = setup_default();

	for (int i = 1; i <= 4; i++) {
		setup.seat[i].taken = true;
		setup.seat[i].stack = 20000;
		snprintf(setup.seat[i].name, sizeof setup.seat[i].name, "P%d", i);
	}
	setup.button = 4;
	setup.seed = 7;
	shelf = shelf_open("");
	session = session_open(&setup, "", NULL, shelf, error);
	ck_assert_msg(session != NULL, "%s", error);
	screen_open(&screen, session, NULL, role, seat, false);
	screen_robots(&screen);
}

static void
close_screen(void)
{
	screen_close(&screen);
	session_close(session);
	shelf_close(shelf);
}

/* `\r` Enter, `\t` Tab, `\x1b` Escape. */
static void
press(const char *keys)
{
	for (; *keys; keys++) {
		Key key = { *keys == '\r'     ? KEY_IS_ENTER
			    : *keys == '\t'   ? KEY_IS_TAB
			    : *keys == '\x1b' ? KEY_IS_ESCAPE
					      : KEY_IS_TEXT,
			    (unsigned char)*keys };

		screen_key(&screen, key);
	}
}

static const char *
last_line(void)
{
	static char line[512];

	session_line(session, session_count(session) - 1, line, sizeof line);
	return line;
}

START_TEST(a_composed_act_is_one_event_of_the_session)
{
	open_screen(ROLE_ALL, 0);
	press("pD+");
	ck_assert_int_eq(screen.mode, SCREEN_COMPOSING);
	press("3t4\r");
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	ck_assert_str_eq(last_line(), "3 throws 1000 then 500");
	ck_assert_uint_eq(session_count(session), 3);
	close_screen();
}
END_TEST

START_TEST(escape_does_nothing_and_the_prompt_takes_the_sentence_over)
{
	open_screen(ROLE_ALL, 0);
	press("pD+3\x1b");
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	ck_assert_uint_eq(session_count(session), 2);
	press("+3e");
	ck_assert_int_eq(screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(screen.prompt.text, "3 throws 1000");
	press(" 25\r");
	ck_assert_str_eq(last_line(), "3 throws 1000 25");
	press("+e");
	ck_assert_str_eq(screen.prompt.text, "4 ");
	close_screen();
}
END_TEST

START_TEST(what_is_refused_is_said_where_it_was_composed)
{
	open_screen(ROLE_ALL, 0);
	press("pD+");
	compose_set_way(&screen.composer, COMPOSE_BET);
	screen.composer.field = COMPOSE_AMOUNT;
	press("99999\r");
	ck_assert_int_eq(screen.mode, SCREEN_COMPOSING);
	ck_assert_str_ne(screen.composer.says, "");
	ck_assert_uint_eq(session_count(session), 2);
	close_screen();
}
END_TEST

START_TEST(a_player_composes_for_the_own_seat_only)
{
	open_screen(ROLE_PLAYER, 3);
	press("+");
	ck_assert_int_eq(screen.composer.seat, 3);
	press("4s");
	ck_assert_int_eq(screen.composer.seat, 3);
	ck_assert_int_eq(compose_total(&screen.composer, session_game(session)), 500);
	ck_assert_int_eq(screen.mode, SCREEN_COMPOSING);
	close_screen();
}
END_TEST

START_TEST(hints_stay_off_once_they_are)
{
	Surface surface;
	static char text[8192];
	int x, y;

	open_screen(ROLE_ALL, 0);
	ck_assert(surface_open(&surface, 80, 24));
	press("pD+");
	screen_draw(&screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_nonnull(strstr(text, "100 to call, raise from 200"));
	press("f\x1b+");
	screen_draw(&screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_null(strstr(text, "to call"));
	ck_assert_int_ge(x, 0); /* the cursor rests on what the keys change */
	press("\x1b");
	screen_draw(&screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	ck_assert_ptr_null(strstr(text, "to call"));
	ck_assert_ptr_nonnull(strstr(text, "3 P3 is to act"));
	surface_close(&surface);
	close_screen();
}
END_TEST

START_TEST(the_next_step_is_one_key)
{
	static const char *const LINES[] = { "post", "deal" };

	open_screen(ROLE_ALL, 0);
	for (int i = 0; i < 2; i++) {
		press(".");
		ck_assert_str_eq(last_line(), LINES[i]);
	}
	press("."); /* it is a player's */
	ck_assert_uint_eq(session_count(session), 2);
	ck_assert_str_eq(screen.says, "A player is to act; the dealer waits.");
	press("fff.");
	ck_assert_str_eq(last_line(), "next hand");
	screen.settings.dealing = DEALING_STEPS;
	press("......");
	ck_assert_str_eq(last_line(), "dealer cuts");
	press("....");
	ck_assert_str_eq(last_line(), "dealer deals 3");
	close_screen();
}
END_TEST

START_TEST(a_dealer_deals_a_hand_among_robots_with_one_key)
{
	int keys = 0;

	open_screen(ROLE_DEALER, 0);
	screen.settings.dealing = DEALING_STEPS;
	while (session_game(session)->table.hand_no == 1 && keys++ < 100) {
		size_t before = session_count(session);

		press(".");
		ck_assert_uint_gt(session_count(session), before);
	}
	ck_assert_int_eq(session_game(session)->table.hand_no, 2);
	ck_assert_int_gt(keys, 6 + 2 + 8); /* the shuffle, the blinds, the cards at least */
	close_screen();
}
END_TEST

START_TEST(the_list_plays_its_rows_and_leads_to_seats)
{
	open_screen(ROLE_ALL, 0);
	press("d");
	ck_assert_int_eq(screen.mode, SCREEN_DEALING);
	ck_assert_str_eq(screen.steps[0].statement, "post");
	press("\t");
	ck_assert_str_eq(screen.steps[0].statement, "dealer washes");
	press("\r");
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	ck_assert_str_eq(last_line(), "dealer washes");
	press("d2"); /* the whole shuffle */
	ck_assert_str_eq(last_line(), "shuffle");
	dealing_open(&screen, 2);
	ck_assert_int_eq(screen.step_seat, 2);
	press("\x1b");
	ck_assert_int_eq(screen.mode, SCREEN_DEALING);
	ck_assert_int_eq(screen.step_seat, 0);
	press("\x1b");
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	press("de");
	ck_assert_int_eq(screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(screen.prompt.text, "1 posts 50");
	close_screen();
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
