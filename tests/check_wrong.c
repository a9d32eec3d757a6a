/* The menus of irregularities: every statement that they offer can be read, and most can happen. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/learn/players.h"
#include "src/screen/start.h"
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

/*
 * Which clauses come about when only keys and menus are used: the tables of the start menu, the
 * keys of the dealer and of the seat in turn, the menus of irregularities, the floor's digits.
 */
#ifdef __SANITIZE_ADDRESS__
enum { TABLES = 800, ALL_OF_THEM = 0 }; /* looks for faults of memory only: it is slow there */
#else
enum { TABLES = 150000, ALL_OF_THEM = 1 };
#endif
enum { KEYS = 90, REACHED_MAX = 1000, MISSING_MAX = 4000 };

static char reached[REACHED_MAX][BOOK_ID_MAX];
static int n_reached;

static bool
is_reached(const char *rule)
{
	for (int i = 0; i < n_reached; i++)
		if (!strcmp(reached[i], rule))
			return true;
	return false;
}

static void
note_rulings(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (!is_reached(report->ruling[i].rule) && n_reached < REACHED_MAX)
			snprintf(reached[n_reached++], BOOK_ID_MAX, "%s", report->ruling[i].rule);
}

/* What a table is given to: rows of the menus, by their labels, so that a few kinds come together. */
typedef uint64_t Habits;

static bool
is_habit(Habits habits, const char *label)
{
	uint32_t sum = 2166136261u;

	for (const char *c = label; *c; c++)
		sum = (sum ^ (unsigned char)*c) * 16777619u;
	return (habits >> (sum >> 26)) & 1;
}

static Habits
some_habits(Random *random)
{
	Habits habits = 0;

	for (int n = 3 + (int)random_below(random, 8); n > 0; n--)
		habits |= (Habits)1 << random_below(random, 64);
	return habits;
}

/* A row that the table is given to, in the menu of somebody; NULL if it has none of them now. */
static const Wrong *
habitual_row(Random *random, const Game *game, const Book *book, Habits habits, int who)
{
	static Wrong rows[WRONG_MAX];
	int n = who > 0 && !game->table.seat[who].taken ? 0 : wrong_list(game, book, who, rows);
	uint32_t first = n ? random_below(random, (uint32_t)n) : 0;

	for (int i = 0; i < n; i++) {
		const Wrong *row = &rows[(first + (uint32_t)i) % (uint32_t)n];

		if (!row->open && is_habit(habits, row->label))
			return row;
	}
	return NULL;
}

/* A row of some menu, as its statement reads. False if there is none that needs no more words. */
static bool
by_menu(Random *random, const Game *game, const Book *book, Habits habits, Event *event)
{
	static int last;
	bool again = last <= game->table.seats && random_below(random, 2);
	int who = again ? last : (int)random_below(random, game->table.seats + 2u) + WRONG_FLOOR;
	const Wrong *row = habitual_row(random, game, book, habits, who);
	ParseContext context = { .line = 1 };
	Statement statement;
	LanguageError error;

	last = who;
	if (!row ||
	    !parse_statement(row->statement, strlen(row->statement), &context, &statement, &error))
		return false;
	*event = statement.event;
	return true;
}

/* One card to the seat that is due. */
static Event
one_card(const Game *game)
{
	int seat = next_to_be_dealt(&game->table);
	Event event = { .kind = seat ? EV_DEAL_TO : EV_NOTICE, .n_seats = 1 };

	event.seats[0] = (uint8_t)seat;
	return event;
}

/* A key of the dealer or of the seat in turn, at any moment. */
static void
by_key(Random *random, const Game *game, Event *event)
{
	static const EventKind KINDS[] = { EV_DEAL_TO,	 EV_POST_ALL, EV_DEAL_ALL, EV_GATHER,
					   EV_FLOP,	 EV_TURN,     EV_RIVER,	   EV_SHOWDOWN,
					   EV_NEXT_HAND, EV_NOTICE,   EV_REDEAL,   EV_ALL_IN,
					   EV_CALL };

	memset(event, 0, sizeof *event);
	event->kind = KINDS[random_below(random, sizeof KINDS / sizeof KINDS[0])];
	if (event->kind == EV_DEAL_TO)
		*event = one_card(game);
	if (event->kind == EV_ALL_IN || event->kind == EV_CALL)
		event->seat = (uint8_t)game->table.turn;
}

static void
play_by_menus(Random *random, const Book *book, int start)
{
	static Game game;
	static Report report;
	Setup setup = start_setup(start, 5, random_next(random));
	SetupFault fault;
	int where;
	uint32_t faults = 1 + random_below(random, 6), keys = 2 + random_below(random, 12);
	Habits habits = some_habits(random);
	bool one_by_one = random_below(random, 2);

	ck_assert(game_start(&game, &setup, &fault, &where));
	for (int i = 0; i < KEYS; i++) {
		Event event = plausible_event(random, &game, book);

		if (game.n_choices && random_below(random, 3) == 0) {
			memset(&event, 0, sizeof event);
			event.kind = EV_FLOOR_RULES;
			event.option = game.choice[random_below(random, game.n_choices)];
		} else if (random_below(random, keys) == 0) {
			by_key(random, &game, &event);
		} else if (random_below(random, faults) == 0) {
			by_menu(random, &game, book, habits, &event);
		} else if (event.kind == EV_DEAL_ALL && one_by_one) {
			event = one_card(&game);
		}
		if (game_play(&game, book, &event, &report))
			note_rulings(&report);
	}
}

static bool
is_cited(const Book *book, const Clause *clause)
{
	for (int i = 0; i < OUTCOME_COUNT; i++)
		for (int k = 0; k < book_cites(book, (Outcome)i); k++)
			if (book_cite(book, (Outcome)i, k) == clause)
				return true;
	return false;
}

/* The clauses that did not come about yet; false if there are none. */
static bool
list_missing(const Book *book, char missing[MISSING_MAX])
{
	size_t used = 0;

	missing[0] = '\0';
	for (int i = 0; i < book->n_clauses; i++)
		if (is_cited(book, &book->clause[i]) && !is_reached(book->clause[i].id) &&
		    used < MISSING_MAX)
			used += (size_t)snprintf(missing + used, MISSING_MAX - used, " %s",
						 book->clause[i].id);
	return used > 0;
}

START_TEST(every_clause_comes_about_by_keys_and_menus_alone)
{
	const Book *book = test_book_at(_i);
	char missing[MISSING_MAX];
	Random random;

	random_seed(&random, 11);
	n_reached = 0;
	for (int table = 0; table < TABLES && (table % 50 || list_missing(book, missing)); table++)
		play_by_menus(&random, book, table % start_count());
	list_missing(book, missing);
	ck_assert_int_gt(n_reached, 40);
	ck_assert_msg(!ALL_OF_THEM || !*missing, "%s: the menus never lead to%s", book->name,
		      missing);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("menus of irregularities");
	TCase *lists = tcase_create("lists");

	tcase_set_timeout(lists, 300);
	tcase_add_loop_test(lists, what_the_menus_offer_can_be_read_and_mostly_happens, 0, 8);
	tcase_add_loop_test(lists, every_clause_comes_about_by_keys_and_menus_alone, 0,
			    test_book_count());
	suite_add_tcase(suite, lists);
	return check_run(suite);
}
