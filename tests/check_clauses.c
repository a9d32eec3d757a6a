/*
 * Every clause of every embedded book that an outcome cites is met by a case: the books' own list
 * against what the scripts under tests/cases/ expect.
 */
#include "tests/check.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "src/file.h"
#include "src/language/script.h"
#include "src/rule_match.h"
#include "tests/support/shelf_books.h"

enum { EXPECTED_MAX = 4000 };

static char expected[EXPECTED_MAX][FIELD_ID_MAX];
static int n_expected;

static void
note_ids(const Fields *fields)
{
	for (int i = 0; i < fields->n_ids && n_expected < EXPECTED_MAX; i++)
		memcpy(expected[n_expected++], fields->ids[i], FIELD_ID_MAX);
}

static void
read_case(const char *path)
{
	char error[FILE_ERROR_MAX];
	LanguageError fault;
	size_t length;
	char *text = file_read(path, &length, error);
	Script *script = text ? script_read(text, length, path, &fault) : NULL;

	ck_assert_msg(script != NULL, "%s: %s", path, text ? fault.message : error);
	for (size_t i = 0; i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind == STATEMENT_EXPECT &&
		    (statement->expectation.kind == EXPECT_RULE ||
		     statement->expectation.kind == EXPECT_ONLY))
			note_ids(&statement->expectation.fields);
	}
	script_close(script);
	free(text);
}

static void
read_folder(const char *path)
{
	DIR *dir = opendir(path);
	struct dirent *entry;

	ck_assert_msg(dir != NULL, "%s can't be read", path);
	while ((entry = readdir(dir)) != NULL) {
		char below[512];
		struct stat status;

		if (entry->d_name[0] == '.')
			continue;
		snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
		if (stat(below, &status) == 0 && S_ISDIR(status.st_mode))
			read_folder(below);
		else if (file_has_ending(below, ".table"))
			read_case(below);
	}
	closedir(dir);
}

static bool
is_expected(const char *rule)
{
	for (int i = 0; i < n_expected; i++)
		if (rule_id_meets(expected[i], rule))
			return true;
	return false;
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

START_TEST(every_clause_that_is_cited_is_met_by_a_case)
{
	const Book *book = test_book_at(_i);

	for (int i = 0; i < book->n_clauses; i++) {
		const Clause *clause = &book->clause[i];

		if (is_cited(book, clause))
			ck_assert_msg(is_expected(clause->id), "%s: no case expects %s", book->name,
				      clause->id);
	}
}
END_TEST

START_TEST(every_clause_is_cited_by_some_outcome)
{
	const Book *book = test_book_at(_i);

	for (int i = 0; i < book->n_clauses; i++) {
		const Clause *clause = &book->clause[i];

		if (clause->level == book->level && !is_cited(book, clause))
			ck_abort_msg("%s: nothing cites %s", book->name, clause->id);
	}
}
END_TEST

static void
read_cases(void)
{
	n_expected = 0;
	read_folder("tests/cases");
}

int
main(void)
{
	Suite *suite = suite_create("clauses");
	TCase *books = tcase_create("books");

	tcase_add_unchecked_fixture(books, read_cases, NULL);
	tcase_add_loop_test(books, every_clause_that_is_cited_is_met_by_a_case, 0,
			    test_book_count());
	tcase_add_loop_test(books, every_clause_is_cited_by_some_outcome, 0, test_book_count());
	suite_add_tcase(suite, books);
	return check_run(suite);
}
