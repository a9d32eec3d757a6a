/* The words and options of a command line. */
#include "tests/check.h"

#include <string.h>

#include "src/options.h"

static const OptionRow ROWS[] = {
	{ "json", NULL, "as JSON" },
	{ "book", "BOOK", "which book" },
	{ NULL, NULL, NULL },
};

static char error[OPTIONS_ERROR_MAX];
static Options given;

START_TEST(options_stand_anywhere_among_the_words)
{
	char *line[] = { "a", "--book", "club", "b", "--json", "-" };

	ck_assert(options_read(ROWS, 6, line, &given, error));
	ck_assert_str_eq(given.value[0], "");
	ck_assert_str_eq(given.value[1], "club");
	ck_assert_int_eq(given.n_words, 3);
	ck_assert_str_eq(given.words[0], "a");
	ck_assert_str_eq(given.words[1], "b");
	ck_assert_str_eq(given.words[2], "-");
}
END_TEST

START_TEST(a_value_may_follow_an_equals_sign)
{
	char *line[] = { "--book=x=y" };

	ck_assert(options_read(ROWS, 1, line, &given, error));
	ck_assert_str_eq(given.value[1], "x=y");
	ck_assert_ptr_null(given.value[0]);
	ck_assert_int_eq(given.n_words, 0);
}
END_TEST

START_TEST(two_dashes_end_the_options)
{
	char *line[] = { "--", "--json", "--" };

	ck_assert(options_read(ROWS, 3, line, &given, error));
	ck_assert_ptr_null(given.value[0]);
	ck_assert_int_eq(given.n_words, 2);
	ck_assert_str_eq(given.words[0], "--json");
	ck_assert_str_eq(given.words[1], "--");
}
END_TEST

static struct {
	int n;
	char *line[3];
	const char *says;
} WRONG[] = {
	{ 1, { "--nothing" }, "--nothing" },
	{ 1, { "-j" }, "-j" },
	{ 2, { "--json", "--json" }, "twice" },
	{ 1, { "--json=1" }, "takes no value" },
	{ 1, { "--book" }, "BOOK" },
	{ 1, { "--jso" }, "--jso" },
	{ 3, { "--book", "a", "--book=b" }, "twice" },
};

START_TEST(what_is_no_option_is_refused_by_name)
{
	error[0] = '\0';
	ck_assert(!options_read(ROWS, WRONG[_i].n, WRONG[_i].line, &given, error));
	ck_assert_msg(strstr(error, WRONG[_i].says) != NULL, "%s", error);
}
END_TEST

START_TEST(numbers_are_whole_and_within_bounds)
{
	long n = 0;

	ck_assert(options_number("10", 1, 10, &n));
	ck_assert_int_eq(n, 10);
	ck_assert(!options_number("11", 1, 10, &n));
	ck_assert(!options_number("0", 1, 10, &n));
	ck_assert(!options_number("", 0, 10, &n));
	ck_assert(!options_number("3x", 1, 10, &n));
	ck_assert(!options_number("99999999999999999999", 1, 10, &n));
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("options");
	TCase *tests = tcase_create("command lines");

	tcase_add_test(tests, options_stand_anywhere_among_the_words);
	tcase_add_test(tests, a_value_may_follow_an_equals_sign);
	tcase_add_test(tests, two_dashes_end_the_options);
	tcase_add_loop_test(tests, what_is_no_option_is_refused_by_name, 0,
			    (int)(sizeof WRONG / sizeof WRONG[0]));
	tcase_add_test(tests, numbers_are_whole_and_within_bounds);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
