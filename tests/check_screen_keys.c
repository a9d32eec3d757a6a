/* Keys of the table screen, without a terminal: undo among robots, and what a ruling lights up. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/screen/screen.h"
#include "ui/layout.h"

enum { SEATS = 4, WIDTH = 80, HEIGHT = 24 };

static Shelf *shelf;
static Session *session;
static Screen screen;

static void
open_screen(Role role, int seat)
{
	char error[SESSION_ERROR_MAX];
	Setup setup = setup_default();

	for (int i = 1; i <= SEATS; i++) {
		setup.seat[i].taken = true;
		setup.seat[i].stack = 20000;
		snprintf(setup.seat[i].name, sizeof setup.seat[i].name, "P%d", i);
	}
	setup.button = SEATS;
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

static void
press(char c)
{
	screen_key(&screen, (Key){ KEY_IS_TEXT, (unsigned char)c });
}

static int
turn(void)
{
	return session_game(session)->table.turn;
}

START_TEST(a_player_takes_back_as_far_as_the_own_act)
{
	size_t own, after;

	open_screen(ROLE_PLAYER, 3);
	ck_assert_int_eq(turn(), 3);
	own = session_count(session);
	press('f'); /* the robots play the hand to its end */
	after = session_count(session);
	ck_assert_uint_gt(after, own + 1);
	press('u');
	ck_assert_int_eq(turn(), 3);
	ck_assert_uint_eq(session_count(session), own);
	press('U');
	ck_assert_uint_eq(session_count(session), after);
	ck_assert_uint_eq(session_redoable(session), 0);
	close_screen();
}
END_TEST

START_TEST(what_only_robots_did_stays)
{
	size_t own;

	open_screen(ROLE_PLAYER, 3);
	own = session_count(session);
	ck_assert_uint_gt(own, 0); /* blinds and deal were the robot's */
	press('u');
	ck_assert_uint_eq(session_count(session), own);
	ck_assert_uint_eq(session_redoable(session), 0);
	ck_assert_int_eq(turn(), 3);
	ck_assert_ptr_nonnull(strstr(screen.says, "nothing of yours"));
	close_screen();
}
END_TEST

START_TEST(a_dealer_takes_back_the_deal_and_what_it_led_to)
{
	size_t after;

	open_screen(ROLE_DEALER, 0);
	press('p');
	ck_assert_uint_eq(session_count(session), 1);
	press('D');
	after = session_count(session);
	ck_assert_uint_gt(after, 2);
	ck_assert_int_eq(turn(), 0); /* the robots have acted */
	press('u');
	ck_assert_uint_eq(session_count(session), 1);
	press('U');
	ck_assert_uint_eq(session_count(session), after);
	close_screen();
}
END_TEST

START_TEST(in_all_roles_each_event_is_taken_back_by_itself)
{
	open_screen(ROLE_ALL, 0);
	press('p');
	press('D');
	press('c');
	ck_assert_uint_eq(session_count(session), 3);
	press('u');
	ck_assert_uint_eq(session_count(session), 2);
	press('u');
	press('u');
	ck_assert_uint_eq(session_count(session), 0);
	press('u');
	ck_assert_int_ne(screen.says[0], '\0');
	press('U');
	press('U');
	press('U');
	ck_assert_uint_eq(session_count(session), 3);
	close_screen();
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
	screen_draw(&screen, &surface, &x, &y);
	style = surface.cells[layout.seat[seat].y * WIDTH + layout.seat[seat].x + 2].style;
	surface_close(&surface);
	return style;
}

START_TEST(a_ruling_lights_up_the_seat_that_it_concerns)
{
	Event call = { .kind = EV_CALL, .seat = 1 };

	open_screen(ROLE_ALL, 0);
	press('p');
	press('D');
	ck_assert_int_eq(turn(), 3);
	ck_assert(screen_event(&screen, &call)); /* out of turn: 53.1 */
	ck_assert_int_eq(style_at_seat(1), STYLE_LIT);
	ck_assert_int_eq(style_at_seat(2), STYLE_NAME);
	ck_assert_int_eq(style_at_seat(3), STYLE_TURN);
	press('u');
	ck_assert_int_eq(style_at_seat(1), STYLE_NAME);
	close_screen();
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
	tcase_add_test(keys, a_ruling_lights_up_the_seat_that_it_concerns);
	suite_add_tcase(suite, keys);
	return check_run(suite);
}
