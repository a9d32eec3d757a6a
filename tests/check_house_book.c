/* A house's own book changes exactly what it says: all cases are played under it and beside it. */
#include "tests/check.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "src/compare.h"
#include "src/file.h"

enum { DIFFERING_MAX = 32 };

static char differing[DIFFERING_MAX][256];
static int n_differing, n_played;

/*
 * The cases in which equal chips, each of them needed, are over half of the last raise above the
 * bet: under the house's book they raise.
 */
static const char *const EXPECTED[] = { "equal-chips-all-needed.table" };

/* Plays a script under the tournament book and the house's; notes it if they differ. */
static void
play_case(const char *path, const char *name)
{
	static const char *const BOOKS[] = { "tournament", "tests/books/house.book" };
	char error[SHELF_ERROR_MAX], *printed = NULL;
	LanguageError fault;
	size_t length, size;
	char *text = file_read(path, &length, error);
	Script *script = text ? script_read(text, length, path, &fault) : NULL;
	Shelf *shelf = shelf_open("");
	FILE *memory = open_memstream(&printed, &size);

	ck_assert_msg(script != NULL, "%s", path);
	ck_assert(shelf && memory);
	ck_assert_msg(compare_books(memory, script, shelf, BOOKS, 2, error), "%s", error);
	fclose(memory);
	if (strncmp(printed, "0 of ", 5) != 0 && n_differing < DIFFERING_MAX)
		snprintf(differing[n_differing++], sizeof differing[0], "%s", name);
	n_played++;
	free(printed);
	shelf_close(shelf);
	script_close(script);
	free(text);
}

static void
play_folder(const char *path)
{
	DIR *dir = opendir(path);
	struct dirent *entry;

	ck_assert_ptr_nonnull(dir);
	while ((entry = readdir(dir)) != NULL) {
		char below[512];
		struct stat status;

		if (entry->d_name[0] == '.')
			continue;
		snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
		if (stat(below, &status) == 0 && S_ISDIR(status.st_mode))
			play_folder(below);
		else if (file_has_ending(below, ".table"))
			play_case(below, entry->d_name);
	}
	closedir(dir);
}

static bool
is_expected(const char *name)
{
	for (size_t i = 0; i < sizeof EXPECTED / sizeof EXPECTED[0]; i++)
		if (!strcmp(EXPECTED[i], name))
			return true;
	return false;
}

START_TEST(a_house_book_changes_what_it_says_and_nothing_else)
{
	n_differing = n_played = 0;
	play_folder("tests/cases/tournament");
	ck_assert_int_gt(n_played, 100);
	for (int i = 0; i < n_differing; i++)
		ck_assert_msg(is_expected(differing[i]), "%s comes to something else",
			      differing[i]);
	ck_assert_int_eq(n_differing, (int)(sizeof EXPECTED / sizeof EXPECTED[0]));
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("house book");
	TCase *cases = tcase_create("cases");

	tcase_set_timeout(cases, 60);
	tcase_add_test(cases, a_house_book_changes_what_it_says_and_nothing_else);
	suite_add_tcase(suite, cases);
	return check_run(suite);
}
