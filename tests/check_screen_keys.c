/* Keys of the table screen, without a terminal: undo among robots, and what a ruling lights up. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "tests/support/screened.h"
#include "ui/layout.h"

enum { SEATS = 4, WIDTH = 80, HEIGHT = 24 };

static Screened s;

static int
turn(void)
{
	return session_game(s.session)->table.turn;
}

START_TEST(a_player_takes_back_as_far_as_the_own_act)
{
	size_t own, after;

	screened_open_as(&s, SCREENED_FOUR, ROLE_PLAYER, 3);
	ck_assert_int_eq(turn(), 3);
	own = session_count(s.session);
	screened_type(&s, "f"); /* the robots play the hand to its end */
	after = session_count(s.session);
	ck_assert_uint_gt(after, own + 1);
	screened_type(&s, "u");
	ck_assert_int_eq(turn(), 3);
	ck_assert_uint_eq(session_count(s.session), own);
	screened_type(&s, "U");
	ck_assert_uint_eq(session_count(s.session), after);
	ck_assert_uint_eq(session_redoable(s.session), 0);
	screened_close(&s);
}
END_TEST

START_TEST(what_only_robots_did_stays)
{
	size_t own;

	screened_open_as(&s, SCREENED_FOUR, ROLE_PLAYER, 3);
	own = session_count(s.session);
	ck_assert_uint_gt(own, 0); /* blinds and deal were the robot's */
	screened_type(&s, "u");
	ck_assert_uint_eq(session_count(s.session), own);
	ck_assert_uint_eq(session_redoable(s.session), 0);
	ck_assert_int_eq(turn(), 3);
	ck_assert_ptr_nonnull(strstr(s.screen.says, "nothing of yours"));
	screened_close(&s);
}
END_TEST

START_TEST(a_dealer_takes_back_the_deal_and_what_it_led_to)
{
	size_t after;

	screened_open_as(&s, SCREENED_FOUR, ROLE_DEALER, 0);
	screened_type(&s, "p");
	ck_assert_uint_eq(session_count(s.session), 1);
	screened_type(&s, "D");
	after = session_count(s.session);
	ck_assert_uint_gt(after, 2);
	ck_assert_int_eq(turn(), 0); /* the robots have acted */
	screened_type(&s, "u");
	ck_assert_uint_eq(session_count(s.session), 1);
	screened_type(&s, "U");
	ck_assert_uint_eq(session_count(s.session), after);
	screened_close(&s);
}
END_TEST

START_TEST(in_all_roles_each_event_is_taken_back_by_itself)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "p");
	screened_type(&s, "D");
	screened_type(&s, "c");
	ck_assert_uint_eq(session_count(s.session), 3);
	screened_type(&s, "u");
	ck_assert_uint_eq(session_count(s.session), 2);
	screened_type(&s, "u");
	screened_type(&s, "u");
	ck_assert_uint_eq(session_count(s.session), 0);
	screened_type(&s, "u");
	ck_assert_int_ne(s.screen.says[0], '\0');
	screened_type(&s, "U");
	screened_type(&s, "U");
	screened_type(&s, "U");
	ck_assert_uint_eq(session_count(s.session), 3);
	screened_close(&s);
}
END_TEST

/* The style of the number at a seat, which stands at the third column of its box. */
static int
style_at_seat(int seat)
{
	Surface surface;
	Layout layout;
	int x, y, style;

	ck_assert(surface_open(&surface, WIDTH, HEIGHT));
	ck_assert(layout_pick(WIDTH, HEIGHT, SEATS, &layout));
	screen_draw(&s.screen, &surface, &x, &y);
	style = surface.cells[layout.seat[seat].y * WIDTH + layout.seat[seat].x + 2].style;
	surface_close(&surface);
	return style;
}

START_TEST(a_ruling_lights_up_the_seat_that_it_concerns)
{
	Event call = { .kind = EV_CALL, .seat = 1 };

	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "p");
	screened_type(&s, "D");
	ck_assert_int_eq(turn(), 3);
	ck_assert(screen_event(&s.screen, &call)); /* out of turn: 53.1 */
	ck_assert_int_eq(style_at_seat(1), STYLE_LIT);
	ck_assert_int_eq(style_at_seat(2), STYLE_NAME);
	ck_assert_int_eq(style_at_seat(3), STYLE_TURN);
	screened_type(&s, "u");
	ck_assert_int_eq(style_at_seat(1), STYLE_NAME);
	screened_close(&s);
}
END_TEST

START_TEST(without_room_for_a_table_keys_work_and_what_is_asked_is_told)
{
	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 39, 15), "needs 40x16"));
	screened_type(&s, "pD");
	ck_assert_int_eq(turn(), 3);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 39, 15), "3 P3: 100 to call"));
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 200, 1), "needs 40x16"));
	ck_assert_ptr_null(strstr(screened_drawn(&s, 200, 1), "3 P3"));
	ck_assert_str_eq(screened_drawn(&s, 2, 1), "40\n");
	screened_type(&s, "c");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 39, 15), "4 P4: 100 to call"));
	screened_type(&s, "q");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 39, 5), "Leave the table?"));
	screened_type(&s, "n");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 40, 16), "4 P4"));
	screened_close(&s);
}
END_TEST

START_TEST(the_presenter_tells_the_key_that_leaves_it_if_there_is_one)
{
	char error[KEYMAP_ERROR_MAX];

	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	screened_type(&s, "P");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, WIDTH, HEIGHT), "P leaves"));
	screened_type(&s, "pDc");
	ck_assert_int_eq(turn(), 4);
	ck_assert(keymap_bind(&s.screen.settings.keymap, "P", "none", error));
	ck_assert_ptr_null(strstr(screened_drawn(&s, WIDTH, HEIGHT), "leaves"));
	ck_assert_str_eq(s.screen.layout.name, "presenter");
	ck_assert(keymap_bind(&s.screen.settings.keymap, "F2", "presenter", error));
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, WIDTH, HEIGHT), "F2 leaves"));
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, WIDTH - 1, HEIGHT), "needs 80x24"));
	ck_assert_str_ne(s.screen.layout.name, "presenter");
	screened_close(&s);
}
END_TEST

/* What comes next is told with the keys in force. */
START_TEST(the_line_above_the_prompt_names_the_keys_that_are_bound)
{
	char error[KEYMAP_ERROR_MAX];

	screened_open_as(&s, SCREENED_FOUR, ROLE_ALL, 0);
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, WIDTH, HEIGHT), "p posts the blinds, D deals."));
	screened_type(&s, "p");
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, WIDTH, HEIGHT), "The blinds are in: D deals."));
	ck_assert(keymap_bind(&s.screen.settings.keymap, "F5", "deal", error));
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, WIDTH, HEIGHT), "The blinds are in: F5 deals."));
	ck_assert(keymap_bind(&s.screen.settings.keymap, "F5", "none", error));
	ck_assert(keymap_bind(&s.screen.settings.keymap, "D", "none", error));
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, WIDTH, HEIGHT), "The blinds are in: : deals."));
	screened_close(&s);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screen keys");
	TCase *keys = tcase_create("keys");

	tcase_add_test(keys, a_player_takes_back_as_far_as_the_own_act);
	tcase_add_test(keys, what_only_robots_did_stays);
	tcase_add_test(keys, a_dealer_takes_back_the_deal_and_what_it_led_to);
	tcase_add_test(keys, in_all_roles_each_event_is_taken_back_by_itself);
	tcase_add_test(keys, the_presenter_tells_the_key_that_leaves_it_if_there_is_one);
	tcase_add_test(keys, without_room_for_a_table_keys_work_and_what_is_asked_is_told);
	tcase_add_test(keys, a_ruling_lights_up_the_seat_that_it_concerns);
	tcase_add_test(keys, the_line_above_the_prompt_names_the_keys_that_are_bound);
	suite_add_tcase(suite, keys);
	return check_run(suite);
}
