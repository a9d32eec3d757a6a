/* The line editor: what each key does to the text, history, completion, and how it is drawn. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "ui/prompt.h"

static Prompt prompt;

static void
open_prompt(void)
{
	memset(&prompt, 0, sizeof prompt);
}

static const struct {
	const char *name;
	Key key;
} NAMED[] = {
	{ "left", { KEY_IS_LEFT, 0 } },
	{ "right", { KEY_IS_RIGHT, 0 } },
	{ "home", { KEY_IS_HOME, 0 } },
	{ "end", { KEY_IS_END, 0 } },
	{ "rubout", { KEY_IS_BACKSPACE, 0 } },
	{ "delete", { KEY_IS_DELETE, 0 } },
	{ "up", { KEY_IS_UP, 0 } },
	{ "down", { KEY_IS_DOWN, 0 } },
	{ "enter", { KEY_IS_ENTER, 0 } },
	{ "tab", { KEY_IS_TAB, 0 } },
	{ "escape", { KEY_IS_ESCAPE, 0 } },
	{ "resize", { KEY_IS_RESIZE, 0 } },
};

/* The words at a table that begin as the last word of the line does. */
static void
complete_last_word(void *context, const char *line, size_t cursor, Candidates *candidates)
{
	static const char *const WORDS[] = { "raises", "returns", "calls", "checks" };

	(void)context;
	candidates->from = cursor;
	while (candidates->from > 0 && line[candidates->from - 1] != ' ')
		candidates->from--;
	for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++)
		if (!strncmp(WORDS[i], line + candidates->from, cursor - candidates->from))
			strcpy(candidates->word[candidates->n++], WORDS[i]);
}

/* Types ASCII text; "<left>" is a named key, "<^A>" a control character. */
static PromptState
type(const char *keys)
{
	PromptState state = PROMPT_GOES_ON;

	while (*keys) {
		Key key = { KEY_IS_TEXT, (unsigned char)*keys };
		const char *end = *keys == '<' ? strchr(keys, '>') : NULL;

		if (end && keys[1] == '^')
			key.character = (uint32_t)(keys[2] - '@');
		for (size_t i = 0; end && i < sizeof NAMED / sizeof NAMED[0]; i++)
			if (strlen(NAMED[i].name) == (size_t)(end - keys - 1) &&
			    !strncmp(NAMED[i].name, keys + 1, (size_t)(end - keys - 1)))
				key = NAMED[i].key;
		state = prompt_key(&prompt, key, complete_last_word, NULL);
		keys = end ? end + 1 : keys + 1;
	}
	return state;
}

/* Keys, and the line with a bar where the cursor then stands. */
static const struct {
	const char *keys, *line;
} EDITS[] = {
	{ "", "|" },
	{ "3 calls", "3 calls|" },
	{ "calls<home>3 ", "3 |calls" },
	{ "calls<^A>3 <^E>!", "3 calls!|" },
	{ "calls<left><left>x", "calx|ls" },
	{ "calls<^B><^B><^F>x", "callx|s" },
	{ "<left><rubout>a<right><right>b", "ab|" },
	{ "abc<left><rubout>", "a|c" },
	{ "abc<left><left><delete>", "a|c" },
	{ "abc<home><^D>", "|bc" },
	{ "abc<delete>", "abc|" },
	{ "3 raises to 400<^W>", "3 raises to |" },
	{ "3 raises to  <^W>", "3 raises |" },
	{ "<^W>", "|" },
	{ "3 raises<home><right><^K>", "3|" },
	{ "3 raises<home><right><^K><home><^Y>", " raises|3" },
	{ "3 raises<left><^U>", "|s" },
	{ "3 raises<^U>x<^Y>", "x3 raises|" },
	{ "abc<home><^U><^E><^Y>", "abc|" },
	{ "3 calls<enter>", "3 calls|" },
	{ "abc<resize>d", "abcd|" },
	{ "a<^T>b", "ab|" }, /* control characters without a meaning leave no trace */
	{ "3 r<tab>", "3 r|" },
	{ "3 ra<tab>", "3 raises |" },
	{ "3 ra to 4<home><right><right><right><right><tab>", "3 raises | to 4" },
	{ "3 z<tab>", "3 z|" },
};

enum { EDITS_COUNT = sizeof EDITS / sizeof EDITS[0] };

START_TEST(every_key_does_its_own_to_the_line)
{
	char line[PROMPT_MAX + 1];

	type(EDITS[_i].keys);
	ck_assert_uint_eq(prompt.length, strlen(prompt.text));
	ck_assert_uint_le(prompt.cursor, prompt.length);
	memcpy(line, prompt.text, prompt.cursor);
	line[prompt.cursor] = '|';
	strcpy(line + prompt.cursor + 1, prompt.text + prompt.cursor);
	ck_assert_str_eq(line, EDITS[_i].line);
}
END_TEST

START_TEST(the_cursor_goes_over_whole_characters)
{
	static const uint32_t CHARACTERS[] = { 'J', 0xe9, 0x2660, 0x1f0a1 };

	for (int i = 0; i < 4; i++)
		prompt_key(&prompt, (Key){ KEY_IS_TEXT, CHARACTERS[i] }, NULL, NULL);
	ck_assert_str_eq(prompt.text, "J\u00e9\u2660\U0001f0a1");
	type("<left><left><rubout>");
	ck_assert_str_eq(prompt.text, "J\u2660\U0001f0a1");
	type("<delete>");
	ck_assert_str_eq(prompt.text, "J\U0001f0a1");
	type("<end><rubout><rubout>");
	ck_assert_str_eq(prompt.text, "");
}
END_TEST

START_TEST(enter_and_escape_end_it_and_nothing_else)
{
	ck_assert_int_eq(type("3 calls"), PROMPT_GOES_ON);
	ck_assert_int_eq(type("<enter>"), PROMPT_IS_ENTERED);
	ck_assert_int_eq(type("<escape>"), PROMPT_IS_LEFT);
	ck_assert_int_eq(type("<^C>"), PROMPT_IS_LEFT);
	ck_assert_int_eq(type("<^G>"), PROMPT_IS_LEFT);
	ck_assert_int_eq(type("<up><down><resize><tab>"), PROMPT_GOES_ON);
}
END_TEST

static void
enter(const char *line)
{
	prompt_clear(&prompt);
	prompt_set(&prompt, line);
	type("<enter>");
}

START_TEST(history_goes_back_and_the_line_being_typed_is_kept)
{
	enter("post");
	enter("deal");
	enter("deal"); /* twice in a row stands once */
	enter("");     /* nothing is nothing to come back to */
	prompt_clear(&prompt);
	type("3 fo<up>");
	ck_assert_str_eq(prompt.text, "deal");
	type("<up>");
	ck_assert_str_eq(prompt.text, "post");
	type("<up><^P>");
	ck_assert_str_eq(prompt.text, "post");
	type("<^N>");
	ck_assert_str_eq(prompt.text, "deal");
	type("<down>lds<down>");
	ck_assert_str_eq(prompt.text, "3 folds");
}
END_TEST

START_TEST(the_oldest_lines_leave_a_full_history)
{
	char line[32];

	for (int i = 0; i <= PROMPT_HISTORY; i++) {
		snprintf(line, sizeof line, "1 bets %d", i);
		enter(line);
	}
	ck_assert_int_eq(prompt.n_history, PROMPT_HISTORY);
	ck_assert_str_eq(prompt.history[0], "1 bets 1");
	snprintf(line, sizeof line, "1 bets %d", PROMPT_HISTORY);
	ck_assert_str_eq(prompt.history[PROMPT_HISTORY - 1], line);
}
END_TEST

START_TEST(several_candidates_are_told_and_their_common_beginning_is_typed)
{
	type("3 <tab>");
	ck_assert_str_eq(prompt.text, "3 ");
	ck_assert_ptr_nonnull(strstr(prompt.message, "raises"));
	ck_assert_ptr_nonnull(strstr(prompt.message, "checks"));
	type("r");
	ck_assert_str_eq(prompt.message, "");
	type("<tab>");
	ck_assert_ptr_nonnull(strstr(prompt.message, "returns"));
	ck_assert_ptr_null(strstr(prompt.message, "calls"));
}
END_TEST

START_TEST(a_line_that_is_full_takes_no_more_and_loses_nothing)
{
	char full[PROMPT_MAX];

	memset(full, 'x', sizeof full - 1);
	full[sizeof full - 1] = '\0';
	memcpy(full + sizeof full - 4, " ra", 3);
	prompt_set(&prompt, full);
	type("yz");
	ck_assert_str_eq(prompt.text, full);
	type("<tab>");
	ck_assert_str_eq(prompt.text, full);
}
END_TEST

START_TEST(what_is_wrong_goes_with_the_next_key_but_not_with_a_resize)
{
	type("3 raises to much");
	prompt_complain(&prompt, "an amount was expected", 13);
	type("<resize>");
	ck_assert_str_eq(prompt.message, "an amount was expected");
	ck_assert_int_eq(prompt.column, 13);
	type("<rubout>");
	ck_assert_str_eq(prompt.message, "");
	ck_assert_int_eq(prompt.column, 0);
}
END_TEST

/* A line with a cursor, and what is seen of it in a row of ten columns behind "> ". */
static const struct {
	const char *keys, *row;
	int column;
} DRAWN[] = {
	{ "", ">\n", 2 },
	{ "abc", "> abc\n", 5 },
	{ "abc<left>", "> abc\n", 4 },
	{ "abcdefg", "> abcdefg\n", 9 },
	{ "abcdefghijkl", "> fghijkl\n", 9 },
	{ "abcdefghijkl<home>", "> abcdefgh\n", 2 },
};

enum { DRAWN_COUNT = sizeof DRAWN / sizeof DRAWN[0] };

START_TEST(the_part_around_the_cursor_is_seen)
{
	Surface surface;
	char dump[64];

	ck_assert(surface_open(&surface, 10, 1));
	type(DRAWN[_i].keys);
	ck_assert_int_eq(prompt_draw(&prompt, &surface, surface_all(&surface), 0, ">"),
			 DRAWN[_i].column);
	surface_dump(&surface, dump, sizeof dump);
	ck_assert_str_eq(dump, DRAWN[_i].row);
	surface_close(&surface);
}
END_TEST

START_TEST(no_row_is_too_narrow_to_draw_in)
{
	type("3 raises to 400");
	for (int width = 1; width < 6; width++) {
		Surface surface;

		ck_assert(surface_open(&surface, width, 1));
		ck_assert_int_ge(prompt_draw(&prompt, &surface, surface_all(&surface), 0, "raise>"),
				 0);
		surface_close(&surface);
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("prompt");
	TCase *line = tcase_create("line");

	tcase_add_checked_fixture(line, open_prompt, NULL);
	tcase_add_loop_test(line, every_key_does_its_own_to_the_line, 0, EDITS_COUNT);
	tcase_add_test(line, the_cursor_goes_over_whole_characters);
	tcase_add_test(line, enter_and_escape_end_it_and_nothing_else);
	tcase_add_test(line, history_goes_back_and_the_line_being_typed_is_kept);
	tcase_add_test(line, the_oldest_lines_leave_a_full_history);
	tcase_add_test(line, several_candidates_are_told_and_their_common_beginning_is_typed);
	tcase_add_test(line, a_line_that_is_full_takes_no_more_and_loses_nothing);
	tcase_add_test(line, what_is_wrong_goes_with_the_next_key_but_not_with_a_resize);
	tcase_add_loop_test(line, the_part_around_the_cursor_is_seen, 0, DRAWN_COUNT);
	tcase_add_test(line, no_row_is_too_narrow_to_draw_in);
	suite_add_tcase(suite, line);
	return check_run(suite);
}
