/* Stepping a script: forward and back, notes, questions that hide their ruling, answers. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/learn/demo.h"
#include "src/learn/playlist.h"
#include "src/script_folder.h"
#include "tests/support/folder.h"

static const char LESSON[] =
	"title Two thousand\nblinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\n"
	"seat 3 Carla 20000\nseat 4 Dan 20000\nseat 5 Eva 20000\nbutton 5\n"
	"note \"first\"\npost\ndeal\n3 raises to 1100\n"
	"ask \"What is it?\"\nhint \"Count the chips.\"\n"
	"4 throws 1000x2\nexpect rule 45a\nnote \"last\"\n5 folds\n1 throws 5000\n";

/* Steps of it. */
enum { S_NOTE = 1, S_POST, S_DEAL, S_RAISE, S_ASKED, S_LAST_NOTE, S_FOLD, S_THROW, S_COUNT = 8 };

static Score score;
static char error[2048];

static Demo *
open_text(const char *text, bool quiz)
{
	LanguageError fault;
	Script *script = script_read(text, strlen(text), "lesson", &fault);
	Demo *demo;

	ck_assert_msg(script != NULL, "%s", fault.message);
	memset(&score, 0, sizeof score);
	demo = demo_open(script, "lesson", NULL, quiz, &score, error, sizeof error);
	ck_assert_msg(demo != NULL, "%s", error);
	return demo;
}

static size_t
happened(const Demo *demo)
{
	return session_count(demo_session(demo));
}

START_TEST(steps_are_notes_and_events_and_go_forth_and_back)
{
	Demo *demo = open_text(LESSON, false);

	ck_assert_uint_eq(demo_steps(demo), S_COUNT);
	ck_assert_int_eq(demo_kind(demo), DEMO_START);
	ck_assert(!demo_go(demo, 0));
	ck_assert(demo_go(demo, S_NOTE));
	ck_assert_str_eq(demo_note(demo), "first");
	ck_assert_uint_eq(happened(demo), 0);
	ck_assert(demo_go(demo, S_RAISE));
	ck_assert_ptr_null(demo_note(demo));
	ck_assert_str_eq(demo_event(demo), "3 Carla raises to 1,100");
	ck_assert_uint_eq(happened(demo), 3);
	ck_assert(demo_go(demo, S_POST));
	ck_assert_uint_eq(happened(demo), 1);
	ck_assert(demo_go(demo, 0));
	ck_assert_uint_eq(happened(demo), 0);
	demo_close(demo);
}
END_TEST

START_TEST(a_question_hides_its_event_until_it_is_answered_and_is_asked_once)
{
	Demo *demo = open_text(LESSON, false);
	Game *before = malloc(sizeof *before);
	Report *report = malloc(sizeof *report);
	const Book *book;
	int right;

	ck_assert(before && report);
	ck_assert(demo_go(demo, S_COUNT)); /* no farther than the question */
	ck_assert_uint_eq(demo_at(demo), S_ASKED);
	ck_assert(demo_asks(demo));
	ck_assert_uint_eq(happened(demo), 3);
	ck_assert_int_eq(session_game(demo_session(demo))->table.seat[4].bet, 0);
	ck_assert_ptr_null(demo_report(demo, before, report));
	ck_assert_str_eq(demo_ask(demo), "What is it?");
	ck_assert_str_eq(demo_hint(demo), "Count the chips.");
	ck_assert_str_eq(demo_title(demo), "");
	ck_assert(!demo_go(demo, S_COUNT));
	ck_assert(demo_go(demo, S_DEAL));
	ck_assert(demo_go(demo, S_ASKED));
	ck_assert(demo_asks(demo));
	right = demo_question(demo)->right;
	demo_answer(demo, right);
	ck_assert(!demo_asks(demo));
	ck_assert_int_eq(demo_given(demo), right);
	ck_assert_str_eq(demo_title(demo), "Two thousand");
	ck_assert_int_eq(session_game(demo_session(demo))->table.seat[4].bet, 1100);
	book = demo_report(demo, before, report);
	ck_assert_ptr_nonnull(book);
	ck_assert_str_eq(report_carrier(report), "45a");
	demo_answer(demo, 0); /* is no question any longer */
	ck_assert_int_eq(score.asked, 1);
	ck_assert_int_eq(score.right, 1);
	ck_assert(demo_go(demo, S_NOTE));
	ck_assert(demo_go(demo, S_COUNT));
	ck_assert_uint_eq(demo_at(demo), S_COUNT);
	ck_assert(demo_go(demo, S_ASKED));
	ck_assert(!demo_asks(demo));
	ck_assert_ptr_nonnull(demo_question(demo));
	ck_assert_int_eq(demo_question(demo)->right, right);
	ck_assert_int_eq(score.asked, 1);
	free(before);
	free(report);
	demo_close(demo);
}
END_TEST

START_TEST(a_quiz_asks_before_each_ruling_that_is_not_plain)
{
	Demo *demo = open_text(LESSON, true);

	ck_assert(demo_go(demo, S_COUNT));
	ck_assert_uint_eq(demo_at(demo), S_ASKED);
	demo_answer(demo, DEMO_PASSED);
	ck_assert_int_eq(score.right, 0);
	ck_assert(demo_go(demo, S_COUNT));
	ck_assert_uint_eq(demo_at(demo), S_THROW); /* 44.1: one chip, 3,900 back */
	ck_assert(demo_asks(demo));
	ck_assert_str_eq(demo_ask(demo), "");
	demo_answer(demo, (demo_question(demo)->right + 1) % demo_question(demo)->n);
	ck_assert_int_eq(score.asked, 2);
	ck_assert_int_eq(score.right, 0);
	ck_assert_int_eq(score.n, 2);
	demo_close(demo);
}
END_TEST

START_TEST(marks_are_notes_questions_and_rulings)
{
	static const size_t MARKS[] = { S_NOTE, S_ASKED, S_LAST_NOTE, S_THROW };
	Demo *demo = open_text(LESSON, false);

	for (size_t i = 0; i < sizeof MARKS / sizeof MARKS[0]; i++) {
		ck_assert_uint_eq(demo_next_mark(demo, true), MARKS[i]);
		ck_assert(demo_go(demo, MARKS[i]));
		if (demo_asks(demo))
			demo_answer(demo, 0);
	}
	ck_assert_uint_eq(demo_next_mark(demo, false), S_LAST_NOTE);
	demo_close(demo);
}
END_TEST

START_TEST(what_was_undone_or_refused_is_stepped_as_it_came)
{
	Demo *demo = open_text("blinds 50/100\nseat 1 Ana 900\nseat 2 Ben 900\npost\ndeal\n"
			       "1 folds\nundo\n1 calls\n2 throws 25000\nexpect refused\n"
			       "book club\nundo 2\nredo\n",
			       true);
	/* Events in force behind each step. */
	static const size_t COUNTS[] = { 0, 1, 2, 3, 2, 3, 3, 4, 2, 3 };
	size_t n = sizeof COUNTS / sizeof COUNTS[0];

	ck_assert_uint_eq(demo_steps(demo), n - 1);
	for (size_t from = 0; from < n; from++)
		for (size_t to = 0; to < n; to++) {
			demo_go(demo, from);
			ck_assert_uint_eq(happened(demo), COUNTS[from]);
			demo_go(demo, to);
			ck_assert_uint_eq(demo_at(demo), to);
			ck_assert_uint_eq(happened(demo), COUNTS[to]);
			ck_assert_int_eq(*demo_refusal(demo) != '\0', to == 6);
		}
	demo_close(demo);
}
END_TEST

START_TEST(another_book_rules_in_its_place)
{
	LanguageError fault;
	Script *script = script_read(LESSON, strlen(LESSON), "lesson", &fault);
	Demo *demo = demo_open(script, "lesson", "club", false, &score, error, sizeof error);

	ck_assert_ptr_nonnull(demo);
	demo_go(demo, S_ASKED);
	demo_answer(demo, demo_question(demo)->right);
	ck_assert_int_eq(session_game(demo_session(demo))->table.seat[4].bet, 2100);
	demo_close(demo);
	script = script_read(LESSON, strlen(LESSON), "lesson", &fault);
	ck_assert_ptr_null(
		demo_open(script, "x.table", "nobook", false, &score, error, sizeof error));
	ck_assert_ptr_nonnull(strstr(error, "x.table:"));
}
END_TEST

static void
step_through(const char *path, Script *script)
{
	Demo *demo = demo_open(script, path, NULL, true, &score, error, sizeof error);
	size_t asked = 0;

	ck_assert_msg(demo != NULL, "%s", error);
	memset(&score, 0, sizeof score);
	for (size_t i = 1; i <= demo_steps(demo); i++) {
		ck_assert(demo_go(demo, i));
		if (!demo_asks(demo))
			continue;
		demo_answer(demo, demo_question(demo)->right);
		asked++;
	}
	ck_assert_int_eq(score.asked, (int)asked);
	ck_assert_int_eq(score.right, (int)asked);
	demo_close(demo);
}

START_TEST(every_demonstration_that_is_built_in_asks_and_can_be_answered)
{
	Playlist list;
	static char trouble[PLAYLIST_ERROR_MAX];

	ck_assert(playlist_embedded(&list));
	ck_assert_uint_gt(list.n, 0);
	for (size_t i = 0; i < list.n; i++) {
		Script *script = playlist_open(&list.entry[i], trouble);

		ck_assert_msg(script != NULL, "%s", trouble);
		ck_assert_msg(script->title[0] && script->level && script->tags[0], "%s",
			      list.entry[i].name);
		step_through(list.entry[i].name, script);
		ck_assert_msg(score.asked > 0, "%s asks nothing", list.entry[i].name);
	}
	playlist_close(&list);
}
END_TEST

START_TEST(words_mean_names_files_and_folders)
{
	static char trouble[PLAYLIST_ERROR_MAX];
	Playlist all, list;
	Folder folder;
	char *words[2];

	folder_make(&folder);
	folder_below(&folder, "empty");
	folder_below(&folder, "full");
	folder_write(&folder, "full/b.table", LESSON);
	folder_write(&folder, "full/a.table", LESSON);
	ck_assert(playlist_embedded(&all));
	words[0] = all.entry[0].name;
	words[1] = (char *)folder_path(&folder, "full");
	ck_assert(playlist_words(&list, 2, words, trouble));
	ck_assert_uint_eq(list.n, 3);
	ck_assert_ptr_nonnull(strstr(list.entry[1].name, "a.table"));
	playlist_close(&list);
	words[0] = (char *)folder_path(&folder, "empty");
	ck_assert(!playlist_words(&list, 1, words, trouble));
	ck_assert_ptr_nonnull(strstr(trouble, "no .table file"));
	playlist_close(&list);
	words[0] = "string-bat";
	ck_assert(!playlist_words(&list, 1, words, trouble));
	ck_assert_ptr_nonnull(strstr(trouble, "the closest names are"));
	playlist_close(&list);
	playlist_close(&all);
	folder_remove(&folder);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("demo");
	TCase *tests = tcase_create("demo");

	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, steps_are_notes_and_events_and_go_forth_and_back);
	tcase_add_test(tests, a_question_hides_its_event_until_it_is_answered_and_is_asked_once);
	tcase_add_test(tests, a_quiz_asks_before_each_ruling_that_is_not_plain);
	tcase_add_test(tests, marks_are_notes_questions_and_rulings);
	tcase_add_test(tests, what_was_undone_or_refused_is_stepped_as_it_came);
	tcase_add_test(tests, another_book_rules_in_its_place);
	tcase_add_test(tests, every_demonstration_that_is_built_in_asks_and_can_be_answered);
	tcase_add_test(tests, words_mean_names_files_and_folders);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
