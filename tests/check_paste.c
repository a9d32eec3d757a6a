/* What is pasted: text for the prompt, line by line at Enter, and never keys. */
#include "tests/check.h"

#include <string.h>

#include "tests/support/screened.h"

static Screened screened;

static size_t
played(void)
{
	return session_count(screened.session);
}

START_TEST(keys_of_a_text_are_its_characters)
{
	Key key;

	ck_assert_uint_eq(key_from_text("a", &key), 1);
	ck_assert_int_eq(key.name, KEY_IS_TEXT);
	ck_assert_uint_eq(key.character, 'a');
	ck_assert_uint_eq(key_from_text("\u00e9a", &key), 2);
	ck_assert_uint_eq(key.character, 0xe9);
	ck_assert_uint_eq(key_from_text("\u2665", &key), 3);
	ck_assert_uint_eq(key.character, 0x2665);
	ck_assert_uint_eq(key_from_text("\nx", &key), 1);
	ck_assert_uint_eq(key.character, ' ');
	ck_assert_uint_eq(key_from_text("\x1b", &key), 1);
	ck_assert_int_eq(key.name, KEY_IS_NONE);
	ck_assert_uint_eq(key_from_text("\xff"
					"a",
					&key),
			  1);
	ck_assert_int_eq(key.name, KEY_IS_NONE);
	ck_assert_uint_eq(key_from_text("", &key), 0);
}
END_TEST

START_TEST(a_paste_at_the_table_plays_nothing_before_enter)
{
	screened_open(&screened, SCREENED_FOUR);
	screen_paste(&screened.screen, "post");
	ck_assert_int_eq(screened.screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(screened.screen.prompt.text, "post");
	ck_assert_uint_eq(played(), 0);
	screened_press(&screened, KEY_IS_ENTER);
	ck_assert_uint_eq(played(), 1);
	ck_assert_int_eq(screened.screen.mode, SCREEN_TABLE);
	screened_close(&screened);
}
END_TEST

START_TEST(lines_wait_and_come_one_by_one)
{
	screened_open(&screened, SCREENED_FOUR);
	screen_paste(&screened.screen, "\n# what follows\npost\n\ndeal\n");
	ck_assert_str_eq(screened.screen.prompt.text, "post");
	ck_assert_ptr_nonnull(strstr(screened.screen.prompt.message, "one more waits"));
	screened_press(&screened, KEY_IS_ENTER);
	ck_assert_uint_eq(played(), 1);
	ck_assert_str_eq(screened.screen.prompt.text, "deal");
	screened_press(&screened, KEY_IS_ENTER);
	ck_assert_uint_eq(played(), 2);
	ck_assert_int_eq(screened.screen.mode, SCREEN_TABLE);
	screened_close(&screened);
}
END_TEST

START_TEST(a_line_that_is_refused_stays_and_so_do_those_behind_it)
{
	screened_open(&screened, SCREENED_FOUR);
	screen_paste(&screened.screen, "posst\ndeal\n");
	screened_press(&screened, KEY_IS_ENTER);
	ck_assert_uint_eq(played(), 0);
	ck_assert_str_eq(screened.screen.prompt.text, "posst");
	screened_press(&screened, KEY_IS_END);
	for (int i = 0; i < 5; i++)
		screened_press(&screened, KEY_IS_BACKSPACE);
	screened_type(&screened, "post\r");
	ck_assert_uint_eq(played(), 1);
	ck_assert_str_eq(screened.screen.prompt.text, "deal");
	screened_close(&screened);
}
END_TEST

START_TEST(escape_forgets_lines_that_wait)
{
	screened_open(&screened, SCREENED_FOUR);
	screen_paste(&screened.screen, "post\ndeal\n");
	screened_press(&screened, KEY_IS_ESCAPE);
	ck_assert_ptr_null(screened.screen.pasted);
	screened_type(&screened, ":post\r");
	ck_assert_int_eq(screened.screen.mode, SCREEN_TABLE);
	ck_assert_uint_eq(played(), 1);
	screened_close(&screened);
}
END_TEST

START_TEST(a_paste_into_a_line_is_typed_at_its_cursor)
{
	screened_open(&screened, SCREENED_FOUR);
	screened_type(&screened, ":po");
	screen_paste(&screened.screen, "st\n");
	ck_assert_str_eq(screened.screen.prompt.text, "post");
	ck_assert_uint_eq(played(), 0);
	screened_close(&screened);
}
END_TEST

START_TEST(a_paste_is_no_key_of_a_list_or_a_question)
{
	screened_open(&screened, SCREENED_EXAMPLE);
	screened_type(&screened, "q");
	screen_paste(&screened.screen, "y");
	ck_assert(!screened.screen.over);
	ck_assert_int_eq(screened.screen.mode, SCREEN_LEAVING);
	ck_assert_uint_eq(played(), SCREENED_EVENTS);
	screened_close(&screened);
}
END_TEST

START_TEST(a_line_longer_than_the_prompt_is_told_and_not_cut)
{
	char line[PROMPT_MAX + 20];

	memset(line, 'x', sizeof line);
	line[sizeof line - 1] = '\0';
	screened_open(&screened, SCREENED_FOUR);
	screen_paste(&screened.screen, line);
	ck_assert_str_eq(screened.screen.prompt.text, "");
	ck_assert_ptr_nonnull(strstr(screened.screen.prompt.message, "too long"));
	screened_close(&screened);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("paste");
	TCase *paste = tcase_create("paste");

	tcase_add_test(paste, keys_of_a_text_are_its_characters);
	tcase_add_test(paste, a_paste_at_the_table_plays_nothing_before_enter);
	tcase_add_test(paste, lines_wait_and_come_one_by_one);
	tcase_add_test(paste, a_line_that_is_refused_stays_and_so_do_those_behind_it);
	tcase_add_test(paste, escape_forgets_lines_that_wait);
	tcase_add_test(paste, a_paste_into_a_line_is_typed_at_its_cursor);
	tcase_add_test(paste, a_paste_is_no_key_of_a_list_or_a_question);
	tcase_add_test(paste, a_line_longer_than_the_prompt_is_told_and_not_cut);
	suite_add_tcase(suite, paste);
	return check_run(suite);
}
