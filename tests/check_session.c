/* Sessions: events, undo and redo without limit, books, branches, and the script that they are. */
#include "tests/check.h"

#include <stdlib.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/language/print.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"

static const char FOUR[] = "title  Four at a table\n"
			   "book   tournament\n"
			   "blinds 50/100\n"
			   "seat 1 Ana 20000\n"
			   "seat 2 Ben 20000\n"
			   "seat 3 Carla 20000\n"
			   "seat 4 Dan 20000\n"
			   "button 4\n"
			   "post\n"
			   "deal\n";

static Scripted s;

static void
set_up(void)
{
	scripted_open(&s, FOUR, NULL);
	ck_assert(!s.refused);
}

static void
tear_down(void)
{
	scripted_close(&s);
}

static int
turn(void)
{
	return session_game(s.session)->table.turn;
}

/* True if both sessions stand at the same game, byte for byte. */
static bool
same_game(const Session *a, const Session *b)
{
	return memcmp(&session_game(a)->table, &session_game(b)->table, sizeof(Table)) == 0 &&
	       session_book(a) == session_book(b);
}

START_TEST(a_misdeal_is_not_dealt_again_to_one_player)
{
	static Scripted two;
	scripted_open(&two,
		      "book tournament\nblinds 100/200\nseats 3\nseat 1 Pia 9000\n"
		      "seat 2 Rolf 9000\nbutton 1\npost\n",
		      NULL);
	ck_assert(scripted_play(&two, "dealer deals 2 face-up"));
	ck_assert(session_game(two.session)->table.misdeal);
	ck_assert(scripted_play(&two, "floor penalises 2 removed"));
	ck_assert(!scripted_play(&two, "redeal"));
	ck_assert_int_eq(session_game(two.session)->table.deal_no, 1);
	ck_assert(scripted_play(&two, "3 sits Sara 9000"));
	ck_assert(scripted_play(&two, "redeal"));
	ck_assert_int_eq(session_game(two.session)->table.seat[1].stack, 9000);
	scripted_close(&two);
}
END_TEST

START_TEST(events_are_counted_and_told_in_canonical_text)
{
	char line[64];

	ck_assert(scripted_play(&s, "3 raises to 1,100"));
	ck_assert_uint_eq(session_count(s.session), 3);
	ck_assert_uint_eq(session_line(s.session, 2, line, sizeof line), strlen(line));
	ck_assert_str_eq(line, "3 raises to 1100");
	ck_assert_int_eq(session_event(s.session, 0)->kind, EV_POST_ALL);
	ck_assert_str_eq(session_title(s.session), "Four at a table");
	ck_assert_str_eq(session_first_book(s.session), "tournament");
	ck_assert_str_eq(session_book(s.session)->name, "tournament");
}
END_TEST

START_TEST(undo_takes_back_and_redo_brings_again)
{
	Table before = session_game(s.session)->table, after;

	ck_assert(scripted_play(&s, "3 calls"));
	ck_assert(scripted_play(&s, "4 folds"));
	after = session_game(s.session)->table;
	ck_assert(scripted_play(&s, "undo 2"));
	ck_assert_int_eq(memcmp(&before, &session_game(s.session)->table, sizeof before), 0);
	ck_assert_uint_eq(session_count(s.session), 2);
	ck_assert_uint_eq(session_redoable(s.session), 2);
	ck_assert(scripted_play(&s, "redo"));
	ck_assert_int_eq(turn(), 4);
	ck_assert(scripted_play(&s, "redo"));
	ck_assert_int_eq(memcmp(&after, &session_game(s.session)->table, sizeof after), 0);
	ck_assert_uint_eq(session_redoable(s.session), 0);
}
END_TEST

START_TEST(undo_and_redo_beyond_what_there_is_are_refused_and_change_nothing)
{
	ck_assert(!scripted_play(&s, "undo 3"));
	ck_assert_int_eq(s.report.refusal, REFUSED_NOT_OURS);
	ck_assert(session_refusal(s.session)[0] != '\0');
	ck_assert_uint_eq(session_count(s.session), 2);
	ck_assert(!scripted_play(&s, "redo"));
	ck_assert(scripted_play(&s, "3 calls"));
	ck_assert_str_eq(session_refusal(s.session), "");
}
END_TEST

START_TEST(a_new_event_drops_what_could_be_redone)
{
	scripted_play(&s, "3 calls");
	scripted_play(&s, "undo");
	ck_assert(scripted_play(&s, "3 folds"));
	ck_assert_uint_eq(session_redoable(s.session), 0);
	ck_assert(!scripted_play(&s, "redo"));
}
END_TEST

START_TEST(a_refused_event_leaves_what_can_be_redone)
{
	scripted_play(&s, "3 calls");
	scripted_play(&s, "undo");
	ck_assert(!scripted_play(&s, "7 calls")); /* nobody sits there */
	ck_assert(scripted_play(&s, "redo"));
	ck_assert_int_eq(turn(), 4);
}
END_TEST

START_TEST(undo_gives_the_floor_its_choice_back)
{
	/* A short silent bet facing a bet is the floor's in 51b; see tests/cases/tournament/bets. */
	static const char *const LINES[] = { "3 calls", "4 folds",     "1 folds",	"2 checks",
					     "flop",	"2 bets 1000", "3 throws 100x3" };

	for (size_t i = 0; i < sizeof LINES / sizeof LINES[0]; i++)
		ck_assert(scripted_play(&s, LINES[i]));
	ck_assert_ptr_nonnull(report_choice(&s.report));
	ck_assert(scripted_play(&s, "floor rules forfeit"));
	ck_assert_int_eq(session_game(s.session)->table.seat[3].stack, 20000 - 100 - 300);
	ck_assert(scripted_play(&s, "undo"));
	ck_assert_int_eq(session_game(s.session)->table.seat[3].stack, 20000 - 100 - 1000);
	ck_assert(scripted_play(&s, "floor rules forfeit"));
	ck_assert_int_eq(session_game(s.session)->table.seat[3].stack, 20000 - 100 - 300);
}
END_TEST

START_TEST(a_change_of_book_is_an_event_that_can_be_taken_back)
{
	ck_assert(scripted_play(&s, "book club"));
	ck_assert_str_eq(session_book(s.session)->name, "club");
	ck_assert_str_eq(session_first_book(s.session), "tournament");
	ck_assert(scripted_play(&s, "3 calls"));
	ck_assert(scripted_play(&s, "undo 2"));
	ck_assert_str_eq(session_book(s.session)->name, "tournament");
	ck_assert(scripted_play(&s, "redo 2"));
	ck_assert_str_eq(session_book(s.session)->name, "club");
	ck_assert_str_eq(session_recall(s.session, 2, NULL, NULL, NULL)->name, "tournament");
	ck_assert_str_eq(session_recall(s.session, 3, NULL, NULL, NULL)->name, "club");
}
END_TEST

START_TEST(a_book_that_is_not_there_is_refused_by_name)
{
	ck_assert(!scripted_play(&s, "book nowhere"));
	ck_assert_ptr_nonnull(strstr(session_refusal(s.session), "nowhere"));
	ck_assert_str_eq(session_book(s.session)->name, "tournament");
	ck_assert_uint_eq(session_count(s.session), 2);
}
END_TEST

START_TEST(recall_tells_the_game_around_an_event)
{
	static Game before, after;
	static Report report;

	scripted_play(&s, "3 raises to 1100");
	scripted_play(&s, "4 throws 1000x2");
	scripted_play(&s, "1 folds");
	session_recall(s.session, 3, &before, &report, &after);
	ck_assert_int_eq(before.table.turn, 4);
	ck_assert_int_eq(after.table.turn, 1);
	ck_assert_int_eq(report.returned[4], 900); /* 45a, the example of the language */
	ck_assert_int_eq(session_game(s.session)->table.turn, 2);
}
END_TEST

START_TEST(a_branch_goes_its_own_way)
{
	Session *branch;
	Statement statement = scripted_statement("3 folds");
	static Report report;

	scripted_play(&s, "3 calls");
	scripted_play(&s, "4 calls");
	branch = session_branch(s.session, 2);
	ck_assert_ptr_nonnull(branch);
	ck_assert_uint_eq(session_count(branch), 2);
	ck_assert_uint_eq(session_redoable(branch), 0);
	ck_assert(session_play(branch, &statement.event, &report));
	ck_assert_int_eq(session_game(branch)->table.seat[3].hand, HAND_DEAD);
	ck_assert_int_eq(session_game(s.session)->table.seat[3].hand, HAND_LIVE);
	ck_assert_uint_eq(session_count(s.session), 4);
	session_close(branch);
	branch = session_branch(s.session, 4);
	ck_assert(same_game(branch, s.session));
	session_close(branch);
}
END_TEST

START_TEST(a_session_is_written_as_a_script_without_what_was_undone)
{
	char *text;

	scripted_play(&s, "3 calls");
	scripted_play(&s, "4 raises to 400");
	scripted_play(&s, "undo");
	scripted_play(&s, "4 folds");
	text = scripted_text(s.session);
	ck_assert_ptr_nonnull(strstr(text, "Four at a table\n"));
	ck_assert_ptr_nonnull(strstr(text, "\npost\ndeal\n3 calls\n4 folds\n"));
	ck_assert_ptr_null(strstr(text, "raises"));
	ck_assert_ptr_null(strstr(text, "undo"));
	free(text);
}
END_TEST

static const struct {
	const char *setup, *book, *says;
} CANNOT[] = {
	{ "seat 1 Ana 1000\n", "tournament", "players" },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\nbutton 7\n", "tournament", "" },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\nblinds 200/100\n", "tournament", "blind" },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\n", "nowhere", "nowhere" },
};

START_TEST(a_table_that_cannot_be_laid_is_told)
{
	char error[SESSION_ERROR_MAX] = "";
	LanguageError fault;
	Script *script = script_read(CANNOT[_i].setup, strlen(CANNOT[_i].setup), NULL, &fault);
	Shelf *shelf = shelf_open(NULL);

	/* What the language itself refuses never comes to a session. */
	if (script) {
		ck_assert_ptr_null(
			session_open(&script->setup, NULL, CANNOT[_i].book, shelf, error));
		ck_assert(error[0] != '\0');
		ck_assert_ptr_nonnull(strstr(error, CANNOT[_i].says));
	} else {
		ck_assert(fault.message[0] != '\0');
	}
	script_close(script);
	shelf_close(shelf);
}
END_TEST

/* Goes back and forth in a long session; every place is as it was when it was first reached. */
START_TEST(long_sessions_go_back_and_forth_to_the_same_games)
{
	enum { EVENTS = 300 };
	static Table seen[EVENTS + 1];
	static Report report;
	Random random;
	size_t n = 0;

	random_seed(&random, 7);
	seen[0] = session_game(s.session)->table;
	for (int tries = 0; n < EVENTS && tries < 20 * EVENTS; tries++) {
		Event event =
			plausible_event(&random, session_game(s.session), session_book(s.session));

		/* Some event now and then, so that it goes on when one player has all chips. */
		if (tries % 4 == 3)
			event = random_event(&random, session_game(s.session));
		if (event.kind != EV_UNDO && event.kind != EV_REDO &&
		    session_play(s.session, &event, &report))
			seen[++n] = session_game(s.session)->table;
	}
	ck_assert_uint_eq(n, EVENTS);
	for (int i = 0; i < 60; i++) {
		size_t at = session_count(s.session) - 2, to = random_below(&random, EVENTS + 1);
		Event move = { .kind = to < at ? EV_UNDO : EV_REDO,
			       .n = (uint16_t)(to < at ? at - to : to - at) };

		if (move.n == 0)
			continue;
		ck_assert(session_play(s.session, &move, &report));
		ck_assert_uint_eq(session_count(s.session), to + 2);
		ck_assert_int_eq(memcmp(&seen[to], &session_game(s.session)->table, sizeof(Table)),
				 0);
	}
}
END_TEST

/* The event as its text reads; false if it has none that can be read. */
static bool
as_it_reads(const Event *event, Statement *statement)
{
	ParseContext context = { 0 };
	LanguageError error;
	char line[4096];

	event_print(event, line, sizeof line);
	return parse_statement(line, strlen(line), &context, statement, &error);
}

START_TEST(a_written_session_plays_to_the_same_table)
{
	static Report report;
	Scripted again;
	Random random;
	char *text;

	random_seed(&random, 11);
	for (int tries = 0; tries < 500; tries++) {
		Event event = random_event(&random, session_game(s.session));
		Statement statement;

		/* Only what can be said: a random event may hold words that mean something else. */
		if (as_it_reads(&event, &statement))
			session_play(s.session, &statement.event, &report);
	}
	ck_assert_uint_gt(session_count(s.session), 50);
	text = scripted_text(s.session);
	scripted_open(&again, text, NULL);
	ck_assert_uint_eq(session_count(again.session), session_count(s.session));
	ck_assert_int_eq(memcmp(&session_game(again.session)->table,
				&session_game(s.session)->table, sizeof(Table)),
			 0);
	scripted_close(&again);
	free(text);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("session");
	TCase *tests = tcase_create("sessions");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, a_misdeal_is_not_dealt_again_to_one_player);
	tcase_add_test(tests, events_are_counted_and_told_in_canonical_text);
	tcase_add_test(tests, undo_takes_back_and_redo_brings_again);
	tcase_add_test(tests, undo_and_redo_beyond_what_there_is_are_refused_and_change_nothing);
	tcase_add_test(tests, a_new_event_drops_what_could_be_redone);
	tcase_add_test(tests, a_refused_event_leaves_what_can_be_redone);
	tcase_add_test(tests, undo_gives_the_floor_its_choice_back);
	tcase_add_test(tests, a_change_of_book_is_an_event_that_can_be_taken_back);
	tcase_add_test(tests, a_book_that_is_not_there_is_refused_by_name);
	tcase_add_test(tests, recall_tells_the_game_around_an_event);
	tcase_add_test(tests, a_branch_goes_its_own_way);
	tcase_add_test(tests, a_session_is_written_as_a_script_without_what_was_undone);
	tcase_add_loop_test(tests, a_table_that_cannot_be_laid_is_told, 0,
			    (int)(sizeof CANNOT / sizeof CANNOT[0]));
	tcase_add_test(tests, long_sessions_go_back_and_forth_to_the_same_games);
	tcase_add_test(tests, a_written_session_plays_to_the_same_table);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
