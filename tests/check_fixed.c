/* Decimal numbers of hand histories: read and printed without loss. */
#include "tests/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/fixed.h"

START_TEST(numbers_are_printed_without_loss)
{
	static const struct {
		int64_t digits;
		int places;
		const char *text;
	} cases[] = {
		{ 0, 0, "0" },
		{ 0, 5, "0" },
		{ 5, 2, "0.05" },
		{ -5, 2, "-0.05" },
		{ 4750, 2, "47.5" },
		{ 990000, 2, "9900" },
		{ 101625, 1, "10162.5" },
		{ 1, 18, "0.000000000000000001" },
		{ INT64_MAX, 0, "9223372036854775807" },
		{ INT64_MIN, 0, "-9223372036854775808" },
	};
	char text[FIXED_TEXT_MAX];
	int64_t digits;
	int places;

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		size_t length = fixed_print(cases[i].digits, cases[i].places, text);

		ck_assert_str_eq(text, cases[i].text);
		ck_assert_uint_eq(length, strlen(cases[i].text));
	}
	ck_assert(!fixed_read("1.", 2, &digits, &places));
	ck_assert(!fixed_read("1.2.3", 5, &digits, &places));
	ck_assert(!fixed_read("", 0, &digits, &places));
	ck_assert(!fixed_read("1x", 2, &digits, &places));
	ck_assert(fixed_read("1x", 1, &digits, &places));
	ck_assert_int_eq(digits, 1);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("fixed");
	TCase *tests = tcase_create("fixed");

	tcase_add_test(tests, numbers_are_printed_without_loss);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
