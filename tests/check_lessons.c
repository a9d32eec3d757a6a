/* The demonstrations that are built in: enough of them, of both books, and fit for an audience. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/script.h"
#include "src/learn/demo.h"
#include "src/lessons_data.h"

enum {
	LESSONS_LEAST = 24,
	OF_EACH_BOOK = 8,
	NOTE_MOST = 160, /* bytes: two lines of a screen */
	NOTES_LEAST = 2
};

static int
count(const Script *script, StatementKind kind)
{
	int n = 0;

	for (size_t i = 0; i < script->n; i++)
		n += script->statement[i].kind == kind;
	return n;
}

static Script *
lesson(size_t at)
{
	LanguageError error;
	Script *script = script_read(lesson_texts[at].text, lesson_texts[at].length,
				     lesson_texts[at].name, &error);

	ck_assert_msg(script != NULL, "%s", error.message);
	return script;
}

START_TEST(there_are_two_dozen_and_more_of_both_books)
{
	size_t tournament = 0, club = 0;

	ck_assert_uint_ge(lesson_text_count, LESSONS_LEAST);
	for (size_t i = 0; i < lesson_text_count; i++) {
		Script *script = lesson(i);

		tournament += !strcmp(script->book, "tournament");
		club += !strcmp(script->book, "club");
		script_close(script);
	}
	ck_assert_uint_ge(tournament, OF_EACH_BOOK);
	ck_assert_uint_ge(club, OF_EACH_BOOK);
}
END_TEST

START_TEST(each_tells_asks_and_helps)
{
	for (size_t i = 0; i < lesson_text_count; i++) {
		Script *script = lesson(i);
		const char *name = lesson_texts[i].name;

		ck_assert_msg(*script->title && *script->tags && script->level, "%s", name);
		ck_assert_msg(count(script, STATEMENT_NOTE) >= NOTES_LEAST, "%s: notes", name);
		ck_assert_msg(count(script, STATEMENT_ASK) >= 1, "%s: asks", name);
		ck_assert_msg(count(script, STATEMENT_HINT) >= 1, "%s: hints", name);
		script_close(script);
	}
}
END_TEST

START_TEST(what_is_told_fits_two_lines)
{
	for (size_t i = 0; i < lesson_text_count; i++) {
		Script *script = lesson(i);

		for (size_t k = 0; k < script->n; k++) {
			const Statement *statement = &script->statement[k];

			if (statement->kind == STATEMENT_NOTE || statement->kind == STATEMENT_ASK ||
			    statement->kind == STATEMENT_HINT)
				ck_assert_msg(strlen(statement->text) <= NOTE_MOST, "%s:%d: %s",
					      lesson_texts[i].name, statement->line,
					      statement->text);
		}
		script_close(script);
	}
}
END_TEST

/* What a lesson asks can be answered, and the answer is what it then expects. */
START_TEST(each_ask_becomes_a_question)
{
	for (size_t i = 0; i < lesson_text_count; i++) {
		Script *script = lesson(i);
		int asks = count(script, STATEMENT_ASK), questions = 0;
		Score score = { 0 };
		char error[512];
		Demo *demo = demo_open(script, lesson_texts[i].name, NULL, false, &score, error,
				       sizeof error);

		ck_assert_msg(demo != NULL, "%s", error);
		while (demo_go(demo, demo_at(demo) + 1)) {
			const Question *question = demo_question(demo);

			ck_assert_msg(!*demo_refusal(demo), "%s: %s", lesson_texts[i].name,
				      demo_refusal(demo));
			if (!demo_asks(demo))
				continue;
			ck_assert_int_ge(question->n, QUESTION_OPTIONS_MIN);
			ck_assert_str_ne(demo_hint(demo), "");
			demo_answer(demo, question->right);
			questions++;
		}
		ck_assert_msg(questions == asks && score.right == asks, "%s: %d asks, %d questions",
			      lesson_texts[i].name, asks, questions);
		demo_close(demo);
	}
}
END_TEST

/* A demonstration is proved by what it expects, as any case is. */
START_TEST(each_expects_something)
{
	for (size_t i = 0; i < lesson_text_count; i++) {
		Script *script = lesson(i);

		ck_assert_msg(count(script, STATEMENT_EXPECT) >= 1, "%s", lesson_texts[i].name);
		script_close(script);
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("lessons");
	TCase *tests = tcase_create("lessons");

	tcase_add_test(tests, there_are_two_dozen_and_more_of_both_books);
	tcase_add_test(tests, each_tells_asks_and_helps);
	tcase_add_test(tests, each_ask_becomes_a_question);
	tcase_add_test(tests, what_is_told_fits_two_lines);
	tcase_add_test(tests, each_expects_something);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
