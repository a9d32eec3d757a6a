/* The menus of irregularities: every statement that they offer can be read, and most can happen. */
#include "tests/check.h"

#include <string.h>

#include "src/language/parse.h"
#include "src/screen/wrong.h"
#include "tests/support/random_play.h"
#include "tests/support/shelf_books.h"

static int offered, happened;

/* Reads each statement of the list and plays it on a copy. */
static void
try_list(const Game *game, const Book *book, int who)
{
	static Wrong rows[WRONG_MAX];
	static Game copy;
	static Report report;
	int n = wrong_list(game, book, who, rows);

	ck_assert_int_gt(n, 0);
	for (int i = 0; i < n; i++) {
		ParseContext context = { .line = 1 };
		Statement statement;
		LanguageError error;

		ck_assert_uint_gt(strlen(rows[i].label), 2);
		if (rows[i].open)
			continue;
		ck_assert_msg(parse_statement(rows[i].statement, strlen(rows[i].statement),
					      &context, &statement, &error),
			      "%s: %s", rows[i].statement, error.message);
		ck_assert_int_eq(statement.kind, STATEMENT_EVENT);
		copy = *game;
		offered++;
		happened += game_play(&copy, book, &statement.event, &report);
	}
}

START_TEST(what_the_menus_offer_can_be_read_and_mostly_happens)
{
	static Game game;
	static Report report;
	const Book *book = test_book("tournament");
	Setup setup;
	SetupFault fault;
	Random random;
	int where;

	random_seed(&random, (uint64_t)_i + 5);
	setup = random_setup(&random);
	ck_assert(game_start(&game, &setup, &fault, &where));
	offered = happened = 0;
	for (int i = 0; i < 120; i++) {
		Event event = plausible_event(&random, &game, book);

		game_play(&game, book, &event, &report);
		for (int who = WRONG_FLOOR; who <= game.table.seats; who++)
			if (who <= 0 || game.table.seat[who].taken)
				try_list(&game, book, who);
	}
	ck_assert_int_gt(happened * 10, offered * 7);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("menus of irregularities");
	TCase *lists = tcase_create("lists");

	tcase_set_timeout(lists, 120);
	tcase_add_loop_test(lists, what_the_menus_offer_can_be_read_and_mostly_happens, 0, 8);
	suite_add_tcase(suite, lists);
	return check_run(suite);
}
