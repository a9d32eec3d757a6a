/* Books built in, and book files below the folder of a script. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/shelf.h"
#include "tests/support/folder.h"

static Folder folder;
static Shelf *shelf;
static char error[SHELF_ERROR_MAX];

static void
set_up(void)
{
	folder_make(&folder);
	folder_below(&folder, "deep");
	shelf = shelf_open(folder.path);
	ck_assert_ptr_nonnull(shelf);
	error[0] = '\0';
}

static void
tear_down(void)
{
	shelf_close(shelf);
	folder_remove(&folder);
}

START_TEST(the_three_books_are_built_in)
{
	static const char *const NAMES[] = { "practice", "club", "tournament" };

	ck_assert_uint_ge(shelf_embedded_count(), 3);
	ck_assert_str_eq(shelf_embedded_name(0), "practice");
	for (size_t i = 0; i < 3; i++) {
		const Book *book = shelf_find(shelf, NAMES[i], error);

		ck_assert_msg(book != NULL, "%s", error);
		ck_assert_str_eq(book->name, NAMES[i]);
		ck_assert_ptr_eq(shelf_find(shelf, NAMES[i], error), book);
	}
}
END_TEST

START_TEST(a_book_file_is_found_with_and_without_its_ending)
{
	const Book *book;

	folder_write(&folder, "house.book",
		     "book house\ntitle \"Our house\"\nextends tournament\nlanguage en\n");
	book = shelf_find(shelf, "house.book", error);
	ck_assert_msg(book != NULL, "%s", error);
	ck_assert_str_eq(book->name, "house");
	ck_assert_str_eq(book->extends, "tournament");
	ck_assert_ptr_nonnull(book_clause(book, "45a"));
	ck_assert_ptr_nonnull(shelf_find(shelf, "house", error));
}
END_TEST

START_TEST(a_book_file_may_rest_on_one_beside_it)
{
	const Book *book;

	folder_write(&folder, "deep/x.book", "book x\ntitle \"X\"\nextends y\nlanguage en\n");
	ck_assert_ptr_null(shelf_find(shelf, "deep/x.book", error));
	ck_assert_msg(strstr(error, "\"y\"") != NULL, "%s", error);
	folder_write(&folder, "a.book", "book a\ntitle \"A\"\nextends b\nlanguage en\n");
	folder_write(&folder, "b.book", "book b\ntitle \"B\"\nextends club\nlanguage en\n");
	book = shelf_find(shelf, "a", error);
	ck_assert_msg(book != NULL, "%s", error);
	ck_assert_uint_eq(book->level, 3);
}
END_TEST

START_TEST(books_that_rest_on_each_other_are_refused)
{
	folder_write(&folder, "a.book", "book a\ntitle \"A\"\nextends b\nlanguage en\n");
	folder_write(&folder, "b.book", "book b\ntitle \"B\"\nextends a\nlanguage en\n");
	ck_assert_ptr_null(shelf_find(shelf, "a.book", error));
	ck_assert_msg(strstr(error, "rest on itself") != NULL, "%s", error);
}
END_TEST

START_TEST(a_book_that_cannot_be_read_is_named_with_its_line)
{
	char start[128];

	folder_write(&folder, "broken.book",
		     "book broken\ntitle \"Broken\"\nextends practice\nlanguage en\n\n"
		     "nonsense here\n");
	ck_assert_ptr_null(shelf_find(shelf, "broken", error));
	snprintf(start, sizeof start, "%s/broken.book:6:", folder.path);
	ck_assert_msg(strncmp(error, start, strlen(start)) == 0, "%s", error);
	ck_assert_ptr_nonnull(shelf_find(shelf, "practice", error));
}
END_TEST

START_TEST(only_what_lies_below_the_folder_is_a_book)
{
	static const char *const NAMES[] = {
		"../house.book", "deep/../../house", "/etc/passwd", "", "-", "..", "deep", "nowhere"
	};

	for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
		error[0] = '\0';
		ck_assert_ptr_null(shelf_find(shelf, NAMES[i], error));
		ck_assert_msg(error[0] != '\0', "%s: no sentence", NAMES[i]);
	}
	shelf_find(shelf, "nowhere", error);
	ck_assert_msg(strstr(error, "practice") && strstr(error, "tournament"), "%s", error);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("shelf");
	TCase *tests = tcase_create("books");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, the_three_books_are_built_in);
	tcase_add_test(tests, a_book_file_is_found_with_and_without_its_ending);
	tcase_add_test(tests, a_book_file_may_rest_on_one_beside_it);
	tcase_add_test(tests, books_that_rest_on_each_other_are_refused);
	tcase_add_test(tests, a_book_that_cannot_be_read_is_named_with_its_line);
	tcase_add_test(tests, only_what_lies_below_the_folder_is_a_book);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
