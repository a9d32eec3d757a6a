/* Keys of the log: moving, searching, the mouse, what is written, and what all that costs. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/file.h"
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

START_TEST(the_log_opens_at_the_last_event)
{
	screened_type(&s, "L");
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
	ck_assert_str_eq(line()->text, "4 Dan bets 1,000");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "event 10 of 10"));
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
}
END_TEST

START_TEST(keys_go_to_hands_streets_and_rulings)
{
	screened_type(&s, "L");
	screened_type(&s, "[");
	ck_assert_str_eq(line()->text, "Flop");
	screened_type(&s, "[");
	ck_assert_str_eq(line()->text, "Hand 1");
	screened_type(&s, "]");
	ck_assert_str_eq(line()->text, "Flop");
	screened_type(&s, "]"); /* there is none behind it */
	ck_assert_str_eq(line()->text, "Flop");
	screened_type(&s, "(");
	ck_assert_str_eq(line()->mark, "45a");
	screened_type(&s, "{");
	ck_assert_str_eq(line()->text, "Hand 1");
	screened_type(&s, ")");
	ck_assert_str_eq(line()->mark, "45a");
	screened_press(&s, KEY_IS_HOME);
	screened_press(&s, KEY_IS_TAB);
	ck_assert_str_eq(line()->mark, "45a");
	screened_press(&s, KEY_IS_END);
	ck_assert_uint_eq(s.screen.log.at, s.screen.log.history.n - 1);
	screened_press(&s, KEY_IS_UP);
	screened_type(&s, "k");
	ck_assert_uint_eq(s.screen.log.at, s.screen.log.history.n - 3);
	screened_type(&s, "j");
	screened_press(&s, KEY_IS_DOWN);
	screened_press(&s, KEY_IS_DOWN);
	ck_assert_uint_eq(s.screen.log.at, s.screen.log.history.n - 1);
}
END_TEST

START_TEST(text_clauses_and_names_are_found)
{
	screened_type(&s, "L");
	screened_type(&s, "/");
	ck_assert_int_eq(s.screen.mode, SCREEN_SEEK);
	screened_type(&s, "45A");
	ck_assert_str_eq(line()->mark, "45a"); /* while it is typed */
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "\"45A\" \u00b7 1 of 1"));
	screened_press(&s, KEY_IS_HOME);
	screened_type(&s, "/carla");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	screened_type(&s, "n");
	ck_assert_str_eq(line()->text, "3 Carla checks");
	screened_type(&s, "n");
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	screened_type(&s, "N");
	ck_assert_str_eq(line()->text, "3 Carla checks");
	screened_type(&s, "/xyz");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_str_eq(line()->text, "3 Carla checks");
	ck_assert_ptr_nonnull(
		strstr(screened_drawn(&s, 80, 24), "Nothing in the log holds \"xyz\""));
	screened_type(&s, "/dan");
	screened_press(&s, KEY_IS_ESCAPE); /* back to where the search began */
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
	ck_assert_str_eq(line()->text, "3 Carla checks");
}
END_TEST

START_TEST(the_mouse_chooses_a_line_and_enters_it)
{
	int row;

	screened_type(&s, "L");
	screened_drawn(&s, 80, 24);
	row = s.screen.log.place.y + 4;
	screen_key(&s.screen, key_from_mouse(BUTTON_LEFT, 10, row));
	ck_assert_uint_eq(s.screen.log.at, s.screen.log.top + 4);
	ck_assert_str_eq(line()->text, "3 Carla raises to 1,100");
	screen_key(&s.screen, key_from_mouse(WHEEL_DOWN, 10, row));
	ck_assert_str_eq(line()->text, "900 back to 4 Dan");
	screen_key(&s.screen, key_from_mouse(BUTTON_LEFT, 10, 0)); /* the frame */
	ck_assert_str_eq(line()->text, "900 back to 4 Dan");
	screen_key(&s.screen, key_from_mouse(BUTTON_LEFT, 10, row));
	screen_key(&s.screen, key_from_mouse(BUTTON_LEFT, 10, row));
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	ck_assert_uint_eq(screen_shown(&s.screen).count, 3);
}
END_TEST

START_TEST(the_help_of_the_log_goes_back_to_it)
{
	screened_type(&s, "L?");
	ck_assert_int_eq(s.screen.mode, SCREEN_HELP);
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 80, 24), "the next ruling"));
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
}
END_TEST

START_TEST(a_note_is_typed_and_stands_in_the_log_and_the_journal)
{
	char *text;

	screened_type(&s, ":note \"Watch the chips.\"");
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	screened_type(&s, ":note \"No, his eyes.\"");
	screened_press(&s, KEY_IS_ENTER);
	screened_type(&s, "L");
	screened_press(&s, KEY_IS_END);
	ck_assert_int_eq(line()->kind, LOG_NOTE);
	ck_assert_str_eq(line()->text, "No, his eyes.");
	ck_assert_uint_eq(line()->after, SCREENED_EVENTS);
	screened_press(&s, KEY_IS_UP);
	ck_assert_str_eq(line()->text, "Watch the chips.");
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_ptr_null(screened_journal_differs(&s));
	screened_type(&s, ":note \"\""); /* takes the last one away */
	screened_press(&s, KEY_IS_ENTER);
	screened_type(&s, "L");
	screened_press(&s, KEY_IS_END);
	ck_assert_str_eq(line()->text, "Watch the chips.");
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_ptr_null(screened_journal_differs(&s));
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

	screened_play(&s, (const char *const[]){ "3 folds", "next hand", "post", "deal", "4 calls",
						 NULL });
	snprintf(path, sizeof path, "%s/hand.table", s.state.path);
	screened_type(&s, "L[W");
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_ptr_nonnull(strstr(s.screen.prompt.message, ".table .phh"));
	screened_type(&s, path);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOG);
	open_written(path, &again);
	ck_assert_uint_eq(session_count(again.session), 3); /* post, deal, 4 calls */
	ck_assert_int_eq(session_game(again.session)->table.turn,
			 session_game(s.session)->table.turn);
	scripted_close(&again);
	/* A moment: what came behind it is left out, and the look back goes on. */
	snprintf(path, sizeof path, "%s/moment.table", s.state.path);
	screened_type(&s, "{");
	screened_type(&s, ")");
	screened_press(&s, KEY_IS_ENTER);
	screened_type(&s, "w");
	screened_type(&s, path);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_LOOK);
	open_written(path, &again);
	ck_assert_uint_eq(session_count(again.session), 4);
	scripted_close(&again);
	snprintf(text, sizeof text, "%s/moment.doc", s.state.path);
	screened_type(&s, "w");
	screened_type(&s, text);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_ptr_nonnull(strstr(s.screen.prompt.message, "endings"));
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

		if (!session_play(s.session, &event, &s.scripted.report)) {
			event = random_event(&random, session_game(s.session));
			if (event.kind != EV_UNDO)
				session_play(s.session, &event, &s.scripted.report);
		}
	}
	screened_type(&s, "L");
	screened_drawn(&s, 80, 24);
	before = session_replayed(s.session);
	for (int i = 0; i < 400; i++) {
		screened_press(&s, i % 100 == 50 ? KEY_IS_HOME : KEYS[i % 4 * (i % 3 > 0)]);
		screened_drawn(&s, 80, 24);
	}
	screened_type(&s, "/raises");
	screened_press(&s, KEY_IS_ENTER);
	screened_type(&s, "nnnN");
	screened_drawn(&s, 80, 24);
	ck_assert_uint_eq(session_replayed(s.session), before);
	/* A table beside the log, and a look back, cost at most what one moment costs, and a telling. */
	for (int i = 0; i < 200; i++) {
		before = session_replayed(s.session);
		screened_press(&s, KEYS[i % 4]);
		screened_drawn(&s, 160, 40);
		ck_assert_uint_le(session_replayed(s.session) - before, 65);
	}
	screened_press(&s, KEY_IS_ENTER);
	for (int i = 0; i < 100; i++) {
		before = session_replayed(s.session);
		screened_press(&s, KEY_IS_LEFT);
		screened_drawn(&s, 80, 24);
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
	tcase_add_test(tests, the_mouse_chooses_a_line_and_enters_it);
	tcase_add_test(tests, the_help_of_the_log_goes_back_to_it);
	tcase_add_test(tests, a_note_is_typed_and_stands_in_the_log_and_the_journal);
	tcase_add_test(tests, the_moment_or_the_hand_is_written_as_its_name_asks);
	tcase_add_test(tests, a_log_of_thousands_of_events_scrolls_without_playing_them_again);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
