/* The tables of the start menu: each can be laid, for any number of players. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/screen/start.h"
#include "src/session.h"

START_TEST(each_table_is_laid_for_any_number_of_players)
{
	Shelf *shelf = shelf_open("");
	char error[SESSION_ERROR_MAX];

	for (int at = 0; at < start_count(); at++)
		for (int players = 2; players <= SEAT_MAX; players++) {
			Setup setup = start_setup(at, players, 1);
			Session *session = session_open(&setup, "", NULL, shelf, error);
			const Table *t;
			int n = 0;

			ck_assert_msg(session != NULL, "%s, %d: %s", start_label(at), players,
				      error);
			t = &session_game(session)->table;
			for (int seat = 1; seat <= t->seats; seat++)
				n += t->seat[seat].taken;
			ck_assert_int_eq(n, players);
			ck_assert(t->seat[t->button].taken);
			session_close(session);
		}
	shelf_close(shelf);
}
END_TEST

START_TEST(nobody_has_the_name_of_another)
{
	Setup setup = start_setup(0, SEAT_MAX, 1);

	for (int a = 1; a <= SEAT_MAX; a++)
		for (int b = 1; b < a; b++)
			ck_assert_str_ne(setup.seat[a].name, setup.seat[b].name);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("start");
	TCase *tests = tcase_create("tables");

	tcase_add_test(tests, each_table_is_laid_for_any_number_of_players);
	tcase_add_test(tests, nobody_has_the_name_of_another);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
