/* Questions: what is offered as a ruling, and that nothing betrays the right one. */
#include "tests/check.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "src/learn/question.h"
#include "src/learn/score.h"
#include "src/script_file.h"
#include "src/script_folder.h"
#include "tests/support/scripted.h"
#include "tests/support/shelf_books.h"

/* What was looked at, so that a test that found nothing fails. */
static int scripts, questions;

/* True if the id stands in the text as a word of its own. */
static bool
holds_word(const char *text, const char *id)
{
	for (const char *at = text; *id && (at = strstr(at, id)) != NULL; at++) {
		char before = at == text ? ' ' : at[-1], behind = at[strlen(id)];

		if (!isalnum((unsigned char)before) && !strchr(",.", before) &&
		    !isalnum((unsigned char)behind) && (behind != ',' || at[strlen(id) + 1] == ' '))
			return true;
	}
	return false;
}

/* A clause's id that could be nothing but one: it holds a letter or a stop. */
static bool
is_telling(const char *id)
{
	for (; *id; id++)
		if (isalpha((unsigned char)*id) || *id == '.')
			return true;
	return false;
}

static void
look_at(const char *path, int line, const Question *question, const Report *report)
{
	ck_assert_msg(question->n >= QUESTION_OPTIONS_MIN && question->n <= QUESTION_OPTIONS_MAX,
		      "%s:%d: %d answers", path, line, question->n);
	ck_assert_msg(question->right >= 0 && question->right < question->n, "%s:%d", path, line);
	for (int i = 0; i < question->n; i++) {
		ck_assert_msg(question->option[i][0] != '\0', "%s:%d", path, line);
		for (int k = 0; k < i; k++)
			ck_assert_msg(strcmp(question->option[i], question->option[k]) != 0,
				      "%s:%d: twice \"%s\"", path, line, question->option[i]);
		for (int k = 0; k < report->n_rulings; k++)
			ck_assert_msg(
				!is_telling(report->ruling[k].rule) ||
					!holds_word(question->option[i], report->ruling[k].rule),
				"%s:%d: %s in \"%s\"", path, line, report->ruling[k].rule,
				question->option[i]);
	}
}

static void
ask_all(void *context, const char *path)
{
	static Question question, again;
	static Report report;
	static Game before;
	char error[2048];
	Shelf *shelf = NULL;
	Script *script = script_open_file(path, error, sizeof error);
	Session *session;

	(void)context;
	ck_assert_msg(script != NULL, "%s", error);
	session = script_session(script, path, NULL, &shelf, error, sizeof error);
	ck_assert_msg(session != NULL, "%s", error);
	scripts++;
	for (size_t i = 0; i < script->n; i++) {
		const Statement *statement = &script->statement[i];
		const Event *event = &statement->event;
		const Book *book = session_book(session);
		char right[QUESTION_TEXT];

		if (statement->kind != STATEMENT_EVENT)
			continue;
		before = *session_game(session);
		if (!session_play(session, event, &report) || !report_is_irregular(&report))
			continue;
		ck_assert_msg(question_make(&question, &before, book, event, shelf, i), "%s:%d",
			      path, statement->line);
		look_at(path, statement->line, &question, &report);
		outcome_say(&session_game(session)->table, &report, event->seat, right,
			    sizeof right);
		ck_assert_str_eq(question.option[question.right], right);
		ck_assert_str_eq(question.rule, report_carrier(&report));
		question_make(&again, &before, book, event, shelf, i);
		ck_assert(memcmp(&question, &again, sizeof question) == 0);
		questions++;
	}
	session_close(session);
	shelf_close(shelf);
	script_close(script);
}

static void
unreadable(void *context, const char *path)
{
	(void)context;
	ck_abort_msg("%s can't be read", path);
}

START_TEST(every_ruling_of_the_catalogue_can_be_asked_about_and_nothing_betrays_it)
{
	const ScriptVisitor visitor = { ask_all, unreadable, NULL };

	scripts_below("tests/cases", &visitor);
	scripts_below("src/lessons", &visitor);
	ck_assert_int_gt(scripts, 100);
	ck_assert_int_gt(questions, scripts / 2);
}
END_TEST

static const char RAISED[] = "blinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\n"
			     "seat 3 Carla 20000\nseat 4 Dan 20000\nseat 5 Eva 20000\nbutton 5\n"
			     "post\ndeal\n3 raises to 1100\n";

static bool
has_option(const Question *question, const char *text)
{
	for (int i = 0; i < question->n; i++)
		if (!strcmp(question->option[i], text))
			return true;
	return false;
}

START_TEST(the_answers_are_what_the_books_rule)
{
	/* 45a at the tournament; betting.7 makes it a raise to 2,100 at the club. */
	Event event = scripted_statement("4 throws 1000x2").event;
	static Question question;
	Scripted s;

	scripted_open(&s, RAISED, NULL);
	ck_assert(question_make(&question, session_game(s.session), session_book(s.session), &event,
				s.shelf, 1));
	ck_assert_str_eq(question.event, "4 Dan throws 1,000x2");
	ck_assert_str_eq(question.rule, "45a");
	ck_assert_str_eq(question.option[question.right], "call 1,100");
	ck_assert(has_option(&question, "raise to 2,100"));
	ck_assert(question_make(&question, session_game(s.session), test_book("club"), &event,
				s.shelf, 1));
	ck_assert_str_eq(question.option[question.right], "raise to 2,100");
	ck_assert(has_option(&question, "call 1,100"));
	scripted_close(&s);
}
END_TEST

START_TEST(the_order_says_nothing_of_which_is_right)
{
	Event event = scripted_statement("4 throws 1000x2").event;
	static Question question;
	int at[QUESTION_OPTIONS_MAX] = { 0 };
	Scripted s;

	scripted_open(&s, RAISED, NULL);
	for (uint64_t seed = 0; seed < 300; seed++) {
		ck_assert(question_make(&question, session_game(s.session), session_book(s.session),
					&event, s.shelf, seed));
		at[question.right]++;
	}
	for (int i = 0; i < question.n; i++)
		ck_assert_int_gt(at[i], 300 / question.n / 2);
	scripted_close(&s);
}
END_TEST

START_TEST(what_can_not_happen_is_not_asked_about)
{
	Event event = scripted_statement("4 throws 25000").event, undo = { .kind = EV_UNDO };
	static Question question;
	Scripted s;

	scripted_open(&s, RAISED, NULL);
	ck_assert(!question_make(&question, session_game(s.session), session_book(s.session),
				 &event, s.shelf, 1));
	ck_assert(!question_make(&question, session_game(s.session), session_book(s.session), &undo,
				 s.shelf, 1));
	scripted_close(&s);
}
END_TEST

START_TEST(a_score_sums_its_rows)
{
	static Score score;
	const Book *tournament = test_book("tournament"), *club = test_book("club");
	char text[256];
	int asked = 0, right = 0;

	memset(&score, 0, sizeof score);
	score_sum_say(&score, text, sizeof text);
	ck_assert_str_eq(text, "Nothing was asked yet.");
	score_add(&score, tournament, "45a", true);
	score_add(&score, club, "betting.7", false);
	score_add(&score, tournament, "45a", false);
	score_add(&score, tournament, "", true);
	for (int i = 0; i < score.n; i++) {
		asked += score.row[i].asked;
		right += score.row[i].right;
	}
	ck_assert_int_eq(score.n, 3);
	ck_assert_int_eq(asked, score.asked);
	ck_assert_int_eq(right, score.right);
	score_sum_say(&score, text, sizeof text);
	ck_assert_str_eq(text, "2 of 4 right");
	score_row_say(&score.row[2], text, sizeof text);
	ck_assert_str_eq(text, "1 of 2  tournament 45a  Several chips of one denomination");
	for (int i = 0; i < 2 * SCORE_MAX; i++) {
		char rule[BOOK_ID_MAX];

		snprintf(rule, sizeof rule, "x.%d", i);
		score_add(&score, tournament, rule, true);
	}
	ck_assert_int_eq(score.n, SCORE_MAX);
	ck_assert_int_eq(score.asked, 4 + 2 * SCORE_MAX);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("question");
	TCase *tests = tcase_create("question");

	tcase_set_timeout(tests, 120);
	tcase_add_test(tests,
		       every_ruling_of_the_catalogue_can_be_asked_about_and_nothing_betrays_it);
	tcase_add_test(tests, the_answers_are_what_the_books_rule);
	tcase_add_test(tests, the_order_says_nothing_of_which_is_right);
	tcase_add_test(tests, what_can_not_happen_is_not_asked_about);
	tcase_add_test(tests, a_score_sums_its_rows);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
