/* Keys of the log: moving, searching, looking back, going on from there, and what that costs. */
#include "tests/check.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/file.h"
#include "src/screen/screen.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"

static const char EXAMPLE[] = "book   tournament\n"
			      "blinds 50/100\n"
			      "seat   1 Ana   20000\n"
			      "seat   2 Ben   20000\n"
			      "seat   3 Carla 20000\n"
			      "seat   4 Dan   20000 = 1000x15 100x50\n"
			      "seat   5 Eva   20000\n"
			      "button 5\n"
			      "post\n"
			      "deal\n"
			      "3 raises to 1100\n"
			      "4 throws 1000x2\n"
			      "5 folds\n"
			      "1 folds\n"
			      "2 folds\n"
			      "flop\n"
			      "3 checks\n"
			      "4 bets 1000\n";

enum { EVENTS = 10 }; /* of the example */

static char state[64];
static Scripted s;
static Journal *journal;
static Screen screen;

static void
set_up(void)
{
	snprintf(state, sizeof state, "/tmp/misdeal-log-XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(state));
	ck_assert_int_eq(setenv("XDG_STATE_HOME", state, 1), 0);
	scripted_open(&s, EXAMPLE, NULL);
	ck_assert(!s.refused);
	journal = journal_start(s.session);
	ck_assert_str_eq(journal_trouble(journal), "");
	screen_open(&screen, s.session, journal, ROLE_ALL, 0, false);
}

static int
remove_one(const char *path, const struct stat *status, int type, struct FTW *ftw)
{
	(void)status;
	(void)type;
	(void)ftw;
	return remove(path);
}

static void
tear_down(void)
{
	screen_close(&screen);
	journal_close(journal);
	scripted_close(&s);
	ck_assert_int_eq(nftw(state, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
}

static void
press(KeyName name)
{
	screen_key(&screen, (Key){ name, 0 });
}

static void
type(const char *keys)
{
	for (; *keys; keys++)
		screen_key(&screen, (Key){ KEY_IS_TEXT, (unsigned char)*keys });
}

/* Draws the screen and gives its text; the caller does not free it. */
static const char *
drawn(int width, int height)
{
	static char text[64 * 1024];
	Surface surface;
	int x, y;

	ck_assert(surface_open(&surface, width, height));
	screen_draw(&screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	surface_close(&surface);
	return text;
}

static const LogLine *
line(void)
{
	return &screen.log.history.lines[screen.log.at];
}

static void
play_lines(const char *const *lines)
{
	for (; *lines; lines++) {
		Statement statement = scripted_statement(*lines);

		ck_assert_msg(screen_event(&screen, &statement.event), "%s: %s", *lines,
			      screen.says);
	}
}

static bool
same_tables(const Table *a, const Table *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

START_TEST(the_log_opens_at_the_last_event)
{
	type("L");
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
	ck_assert_str_eq(line()->text, "4 Dan bets 1,000");
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "event 10 of 10"));
	press(KEY_IS_ESCAPE);
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
}
END_TEST

START_TEST(keys_go_to_hands_streets_and_rulings)
{
	type("L");
	type("[");
	ck_assert_str_eq(line()->text, "Flop");
	type("[");
	ck_assert_str_eq(line()->text, "Hand 1");
	type("]");
	ck_assert_str_eq(line()->text, "Flop");
	type("]"); /* there is none behind it */
	ck_assert_str_eq(line()->text, "Flop");
	type("(");
	ck_assert_str_eq(line()->mark, "45a");
	type("{");
	ck_assert_str_eq(line()->text, "Hand 1");
	type(")");
	ck_assert_str_eq(line()->mark, "45a");
	press(KEY_IS_HOME);
	press(KEY_IS_TAB);
	ck_assert_str_eq(line()->mark, "45a");
	press(KEY_IS_END);
	ck_assert_uint_eq(screen.log.at, screen.log.history.n - 1);
	press(KEY_IS_UP);
	type("k");
	ck_assert_uint_eq(screen.log.at, screen.log.history.n - 3);
	type("j");
	press(KEY_IS_DOWN);
	press(KEY_IS_DOWN);
	ck_assert_uint_eq(screen.log.at, screen.log.history.n - 1);
}
END_TEST

START_TEST(text_clauses_and_names_are_found)
{
	type("L");
	type("/");
	ck_assert_int_eq(screen.mode, SCREEN_SEEK);
	type("45A");
	ck_assert_str_eq(line()->mark, "45a"); /* while it is typed */
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "\"45A\" \u00b7 1 of 1"));
	press(KEY_IS_HOME);
	type("/carla");
	press(KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	type("n");
	ck_assert_str_eq(line()->text, "3 Carla checks");
	type("n");
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	type("N");
	ck_assert_str_eq(line()->text, "3 Carla checks");
	type("/xyz");
	press(KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "3 Carla checks");
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "Nothing in the log holds \"xyz\""));
	type("/dan");
	press(KEY_IS_ESCAPE); /* back to where the search began */
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
	ck_assert_str_eq(line()->text, "3 Carla checks");
}
END_TEST

START_TEST(a_look_back_shows_what_recall_tells_and_changes_nothing)
{
	Table now = session_game(s.session)->table;
	static Game after, before;

	type("L");
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	for (size_t i = EVENTS; i-- > 0; press(KEY_IS_LEFT)) {
		session_recall(s.session, i, &before, NULL, &after);
		ck_assert_uint_eq(screen_shown(&screen).count, i + 1);
		ck_assert(same_tables(&screen_shown(&screen).game->table, &after.table));
	}
	ck_assert_uint_eq(screen_shown(&screen).count, 0);
	ck_assert(same_tables(&screen_shown(&screen).game->table, &before.table));
	press(KEY_IS_LEFT);
	ck_assert_uint_eq(screen_shown(&screen).count, 0);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "A look back: event 0 of 10"));
	type("fcDu:!M"); /* nothing is played, undone or typed */
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "A look back plays nothing"));
	for (size_t i = 0; i < EVENTS + 1; i++)
		press(KEY_IS_RIGHT);
	ck_assert_uint_eq(screen_shown(&screen).count, EVENTS);
	type("(");
	ck_assert_uint_eq(screen_shown(&screen).count, 4);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "Several chips of one denomination"));
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "event 4 of 10"));
	type("y");
	ck_assert_int_eq(screen.mode, SCREEN_CARD);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "tournament 45a"));
	press(KEY_IS_ESCAPE);
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	press(KEY_IS_ESCAPE);
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
	press(KEY_IS_ESCAPE);
	ck_assert(same_tables(&now, &session_game(s.session)->table));
	ck_assert_uint_eq(session_count(s.session), EVENTS);
	ck_assert_uint_eq(screen_shown(&screen).count, EVENTS);
}
END_TEST

/* The journal, played again, is the session: the same table, and the same lines in the log. */
static void
the_journal_is_the_session(void)
{
	char path[JOURNAL_PATH_MAX], said[JOURNAL_SAYS_MAX];
	History now, again;
	Shelf *shelf;
	Session *resumed;

	memcpy(path, journal_path(journal), sizeof path);
	journal_close(journal);
	resumed = journal_resume(path, &shelf, &journal, said);
	ck_assert_msg(resumed != NULL, "%s", said);
	ck_assert_str_eq(said, "");
	screen.journal = journal;
	ck_assert(same_tables(&session_game(resumed)->table, &session_game(s.session)->table));
	ck_assert_uint_eq(session_count(resumed), session_count(s.session));
	ck_assert_uint_eq(session_redoable(resumed), session_redoable(s.session));
	history_open(&now);
	history_open(&again);
	ck_assert(history_update(&now, s.session));
	ck_assert(history_update(&again, resumed));
	ck_assert_uint_eq(now.n, again.n);
	for (size_t i = 0; i < now.n; i++) {
		ck_assert_str_eq(now.lines[i].text, again.lines[i].text);
		ck_assert_str_eq(now.lines[i].mark, again.lines[i].mark);
	}
	history_close(&now);
	history_close(&again);
	session_close(resumed);
	shelf_close(shelf);
}

START_TEST(enter_again_goes_on_from_there_and_loses_nothing)
{
	Table left = session_game(s.session)->table;

	type("L(");
	press(KEY_IS_ENTER); /* after Dan's throw */
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	ck_assert_uint_eq(session_count(s.session), 4);
	ck_assert_uint_eq(session_redoable(s.session), 6);
	ck_assert_ptr_nonnull(strstr(screen.says, "U brings back 6 events"));
	the_journal_is_the_session();
	/* Something else is played: what was left stands in the log where it was left. */
	type("c");
	ck_assert_uint_eq(session_redoable(s.session), 0);
	type("L");
	press(KEY_IS_UP);
	ck_assert_int_eq(line()->kind, LOG_OTHER);
	ck_assert_str_eq(line()->text, "another line: 5 Eva folds");
	the_journal_is_the_session();
	/* Enter looks at it, Enter again takes it up, redo brings it to its end. */
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "Another line: event 5 of 10"));
	press(KEY_IS_RIGHT);
	ck_assert_uint_eq(session_count(s.session), 5);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "Another line: event 6 of 10"));
	press(KEY_IS_END);
	ck_assert(same_tables(&left, &screen_shown(&screen).game->table));
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	ck_assert(same_tables(&left, &session_game(s.session)->table));
	ck_assert_uint_eq(session_count(s.session), EVENTS);
	the_journal_is_the_session();
	/* And now Eva's call is the line that was left. */
	type("L/another line");
	press(KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "another line: 5 Eva calls");
	press(KEY_IS_ENTER);
	press(KEY_IS_ENTER);
	ck_assert_uint_eq(session_count(s.session), 5);
	ck_assert_int_eq(session_game(s.session)->table.seat[5].bet, 1100);
	the_journal_is_the_session();
}
END_TEST

START_TEST(what_was_taken_back_is_looked_at_and_comes_again)
{
	Table left = session_game(s.session)->table;

	type("uuu");
	ck_assert_uint_eq(session_count(s.session), 7);
	type("L");
	ck_assert_uint_eq(line()->after, 7);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "taken back"));
	press(KEY_IS_END);
	press(KEY_IS_ENTER);
	ck_assert(same_tables(&left, &screen_shown(&screen).game->table));
	ck_assert_uint_eq(session_count(s.session), 7);
	press(KEY_IS_ENTER);
	ck_assert(same_tables(&left, &session_game(s.session)->table));
	the_journal_is_the_session();
}
END_TEST

START_TEST(a_note_is_typed_and_stands_in_the_log_and_the_journal)
{
	char *text;

	type(":note \"Watch the chips.\"");
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_TABLE);
	type(":note \"No, his eyes.\"");
	press(KEY_IS_ENTER);
	type("L");
	press(KEY_IS_END);
	ck_assert_int_eq(line()->kind, LOG_NOTE);
	ck_assert_str_eq(line()->text, "No, his eyes.");
	ck_assert_uint_eq(line()->after, EVENTS);
	press(KEY_IS_UP);
	ck_assert_str_eq(line()->text, "Watch the chips.");
	press(KEY_IS_ESCAPE);
	the_journal_is_the_session();
	type(":note \"\""); /* takes the last one away */
	press(KEY_IS_ENTER);
	type("L");
	press(KEY_IS_END);
	ck_assert_str_eq(line()->text, "Watch the chips.");
	press(KEY_IS_ESCAPE);
	the_journal_is_the_session();
	text = scripted_text(s.session);
	ck_assert_ptr_nonnull(strstr(text, "4 bets 1000\nnote \"Watch the chips.\"\n"));
	free(text);
}
END_TEST

/* Reads a file that was written and plays it; the caller closes it. */
static void
open_written(const char *path, Scripted *scripted)
{
	char why[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(path, &length, why);

	ck_assert_msg(text != NULL, "%s", why);
	scripted_open(scripted, text, NULL);
	free(text);
}

START_TEST(the_moment_or_the_hand_is_written_as_its_name_asks)
{
	char path[128], text[128];
	Scripted again;

	play_lines(
		(const char *const[]){ "3 folds", "next hand", "post", "deal", "4 calls", NULL });
	snprintf(path, sizeof path, "%s/hand.table", state);
	type("L[W");
	ck_assert_int_eq(screen.mode, SCREEN_PROMPT);
	ck_assert_ptr_nonnull(strstr(screen.prompt.message, ".table .phh"));
	type(path);
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
	open_written(path, &again);
	ck_assert_uint_eq(session_count(again.session), 3); /* post, deal, 4 calls */
	ck_assert_int_eq(session_game(again.session)->table.turn,
			 session_game(s.session)->table.turn);
	scripted_close(&again);
	/* A moment: what came behind it is left out, and the look back goes on. */
	snprintf(path, sizeof path, "%s/moment.table", state);
	type("{");
	type(")");
	press(KEY_IS_ENTER);
	type("w");
	type(path);
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	open_written(path, &again);
	ck_assert_uint_eq(session_count(again.session), 4);
	scripted_close(&again);
	snprintf(text, sizeof text, "%s/moment.doc", state);
	type("w");
	type(text);
	press(KEY_IS_ENTER);
	ck_assert_int_eq(screen.mode, SCREEN_PROMPT);
	ck_assert_ptr_nonnull(strstr(screen.prompt.message, "endings"));
}
END_TEST

START_TEST(the_mouse_chooses_a_line_and_enters_it)
{
	int row;

	type("L");
	drawn(80, 24);
	row = screen.log.place.y + 4;
	screen_key(&screen, key_mouse(BUTTON_LEFT, 10, row));
	ck_assert_uint_eq(screen.log.at, screen.log.top + 4);
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	screen_key(&screen, key_mouse(WHEEL_DOWN, 10, row));
	ck_assert_str_eq(line()->text, "900 back to 4 Dan");
	screen_key(&screen, key_mouse(BUTTON_LEFT, 10, 0)); /* the frame */
	ck_assert_str_eq(line()->text, "900 back to 4 Dan");
	screen_key(&screen, key_mouse(BUTTON_LEFT, 10, row));
	screen_key(&screen, key_mouse(BUTTON_LEFT, 10, row));
	ck_assert_int_eq(screen.mode, SCREEN_LOOK);
	ck_assert_uint_eq(screen_shown(&screen).count, 3);
}
END_TEST

START_TEST(the_help_of_the_log_goes_back_to_it)
{
	type("L?");
	ck_assert_int_eq(screen.mode, SCREEN_HELP);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "the next ruling"));
	press(KEY_IS_ESCAPE);
	ck_assert_int_eq(screen.mode, SCREEN_LOG);
}
END_TEST

/* Any keys in the log and in a look back leave the session alone, but for Enter in a look back. */
START_TEST(no_other_key_changes_the_session)
{
	static const char KEYS[] = "jkgGnN()[]{}rvfcDudpb1234ieaxFTRS!";
	Table now = session_game(s.session)->table;
	Random random;

	random_seed(&random, 77 + (uint64_t)_i);
	type("L");
	for (int i = 0; i < 3000; i++) {
		uint32_t chance = random_below(&random, 12);

		drawn(_i ? 130 : 80, 24);
		if (screen.mode == SCREEN_CARD || screen.mode == SCREEN_TABLE) {
			press(KEY_IS_ESCAPE);
			type(screen.mode == SCREEN_TABLE ? "L" : "");
		} else if (chance == 0 && screen.mode == SCREEN_LOG) {
			press(KEY_IS_ENTER);
		} else if (chance == 1) {
			press(KEY_IS_ESCAPE);
		} else if (chance < 6) {
			press((KeyName)(KEY_IS_LEFT + random_below(&random, 8)));
		} else {
			char key[2] = { KEYS[random_below(&random, sizeof KEYS - 1)], 0 };

			type(key);
		}
		ck_assert(same_tables(&now, &session_game(s.session)->table));
		ck_assert_uint_eq(session_count(s.session), EVENTS);
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

			screen_event(&screen, &event);
		}
		type("L");
		drawn(80, 24);
		screen.log.at = random_below(&random, (uint32_t)screen.log.history.n);
		press(KEY_IS_ENTER);
		for (n = (int)random_below(&random, 4); n > 0; n--)
			press(random_below(&random, 2) ? KEY_IS_LEFT : KEY_IS_RIGHT);
		press(KEY_IS_ENTER);
		ck_assert_int_eq(screen.mode, SCREEN_TABLE);
		ck_assert_ptr_null(strstr(screen.says, "refused"));
		if (round % 8 == 7)
			the_journal_is_the_session();
	}
}
END_TEST

START_TEST(a_log_of_thousands_of_events_scrolls_without_playing_them_again)
{
	enum { MANY = 5000 };
	static const KeyName KEYS[] = { KEY_IS_UP, KEY_IS_PAGE_UP, KEY_IS_DOWN, KEY_IS_PAGE_DOWN };
	size_t before;
	Random random;

	random_seed(&random, 4);
	while (session_count(s.session) < MANY) {
		Event event =
			plausible_event(&random, session_game(s.session), session_book(s.session));

		if (!session_play(s.session, &event, &s.report)) {
			event = random_event(&random, session_game(s.session));
			if (event.kind != EV_UNDO)
				session_play(s.session, &event, &s.report);
		}
	}
	type("L");
	drawn(80, 24);
	before = session_replayed(s.session);
	for (int i = 0; i < 400; i++) {
		press(i % 100 == 50 ? KEY_IS_HOME : KEYS[i % 4 * (i % 3 > 0)]);
		drawn(80, 24);
	}
	type("/raises");
	press(KEY_IS_ENTER);
	type("nnnN");
	drawn(80, 24);
	ck_assert_uint_eq(session_replayed(s.session), before);
	/* A table beside the log, and a look back, cost at most what one moment costs, and a telling. */
	for (int i = 0; i < 200; i++) {
		before = session_replayed(s.session);
		press(KEYS[i % 4]);
		drawn(160, 40);
		ck_assert_uint_le(session_replayed(s.session) - before, 65);
	}
	press(KEY_IS_ENTER);
	for (int i = 0; i < 100; i++) {
		before = session_replayed(s.session);
		press(KEY_IS_LEFT);
		drawn(80, 24);
		ck_assert_uint_le(session_replayed(s.session) - before, 65);
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("log");
	TCase *tests = tcase_create("keys");

	tcase_set_timeout(tests, 120);
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, the_log_opens_at_the_last_event);
	tcase_add_test(tests, keys_go_to_hands_streets_and_rulings);
	tcase_add_test(tests, text_clauses_and_names_are_found);
	tcase_add_test(tests, a_look_back_shows_what_recall_tells_and_changes_nothing);
	tcase_add_test(tests, enter_again_goes_on_from_there_and_loses_nothing);
	tcase_add_test(tests, what_was_taken_back_is_looked_at_and_comes_again);
	tcase_add_test(tests, a_note_is_typed_and_stands_in_the_log_and_the_journal);
	tcase_add_test(tests, the_moment_or_the_hand_is_written_as_its_name_asks);
	tcase_add_test(tests, the_mouse_chooses_a_line_and_enters_it);
	tcase_add_test(tests, the_help_of_the_log_goes_back_to_it);
	tcase_add_loop_test(tests, no_other_key_changes_the_session, 0, 2);
	tcase_add_loop_test(tests, any_going_on_is_in_the_journal, 0, 3);
	tcase_add_test(tests, a_log_of_thousands_of_events_scrolls_without_playing_them_again);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
