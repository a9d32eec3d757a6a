/* Keys: each its own command, all of them told in the help. */
#include "tests/check.h"

#include <string.h>

#include "ui/keymap.h"

START_TEST(no_key_stands_twice_in_the_table)
{
	for (int a = DO_NOTHING + 1; a < ACTION_COUNT; a++)
		for (int b = DO_NOTHING + 1; b < a; b++)
			ck_assert_str_ne(action_key((Action)a), action_key((Action)b));
}
END_TEST

START_TEST(every_single_key_finds_its_own_command)
{
	for (int c = DO_NOTHING + 1; c < ACTION_COUNT; c++) {
		const char *key = action_key((Action)c);
		int digit;

		ck_assert_int_gt((int)strlen(action_help((Action)c)), 4);
		ck_assert_int_gt((int)strlen(action_word((Action)c)), 1);
		if (strlen(key) != 1)
			continue;
		ck_assert_int_eq(keymap_action((Key){ KEY_IS_TEXT, (unsigned char)key[0] }, &digit),
				 c);
	}
}
END_TEST

START_TEST(digits_choose_and_other_keys_mean_nothing)
{
	int digit;

	ck_assert_int_eq(keymap_action((Key){ KEY_IS_TEXT, '3' }, &digit), DO_CHOICE);
	ck_assert_int_eq(digit, 3);
	ck_assert_int_eq(keymap_action((Key){ KEY_IS_TEXT, 'z' }, &digit), DO_NOTHING);
	ck_assert_int_eq(keymap_action((Key){ KEY_IS_TEXT, '0' }, &digit), DO_NOTHING);
	ck_assert_int_eq(keymap_action((Key){ KEY_IS_LEFT, 0 }, &digit), DO_NOTHING);
	ck_assert_int_eq(keymap_action((Key){ KEY_IS_ENTER, 0 }, &digit), DO_CARD);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("keymap");
	TCase *keys = tcase_create("keys");

	tcase_add_test(keys, no_key_stands_twice_in_the_table);
	tcase_add_test(keys, every_single_key_finds_its_own_command);
	tcase_add_test(keys, digits_choose_and_other_keys_mean_nothing);
	suite_add_tcase(suite, keys);
	return check_run(suite);
}
