/*
 * Every row of the grammar, filled at random, and every script of the cases: what was read
 * prints to what reads the same.
 */
#include "tests/check.h"

#include <ftw.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/deck.h"
#include "src/file.h"
#include "src/language/grammar.h"
#include "src/language/parse.h"
#include "src/language/pattern_parts.h"
#include "src/language/print.h"

/* A line that is being made up. */
typedef struct Made {
	Random random;
	char text[LINE_BYTES_MAX];
	size_t used;
} Made;

static int
pick(Made *made, int n)
{
	return (int)random_below(&made->random, (uint32_t)n);
}

static void add(Made *made, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds a word behind one blank or more. */
static void
add(Made *made, const char *format, ...)
{
	va_list arguments;

	if (made->used)
		made->used += (size_t)sprintf(made->text + made->used, pick(made, 9) ? " " : "\t ");
	va_start(arguments, format);
	made->used += (size_t)vsnprintf(made->text + made->used, sizeof made->text - made->used,
					format, arguments);
	va_end(arguments);
}

static void
add_amount(Made *made)
{
	static const char *const SHORT[] = { "1.1k", "12k", "1,100", "0.5m", "12,345,678", "7" };

	if (pick(made, 3))
		add(made, "%d", pick(made, 30000));
	else
		add(made, "%s", SHORT[pick(made, 6)]);
}

static void
add_heap(Made *made)
{
	static const int VALUES[] = { 25, 100, 500, 1000, 5000 };

	for (int i = pick(made, 3); i >= 0; i--)
		if (pick(made, 2))
			add(made, "%dx%d", VALUES[pick(made, 5)], 1 + pick(made, 20));
		else
			add(made, "%d", VALUES[pick(made, 5)]);
}

static void
add_cards(Made *made)
{
	static const char *const MARKS[] = { "", "", "", "^", "~", "^~", "~^" };

	for (int i = pick(made, 4); i >= 0; i--)
		switch (pick(made, 9)) {
		case 0:
			add(made, "Jo%s", MARKS[pick(made, 7)]);
			break;
		case 1:
			add(made, "??");
			break;
		default:
			add(made, "%c%c%s", "23456789TJQKAtjqka"[pick(made, 18)],
			    "cdhsCDHS"[pick(made, 8)], MARKS[pick(made, 7)]);
			break;
		}
}

static void
add_option(Made *made)
{
	int kind = 1 + pick(made, OPTION_KIND_COUNT - 1);

	if (kind == OPTION_BET || kind == OPTION_RAISE)
		add(made, "%s-%d", option_name((OptionKind)kind), pick(made, 9999));
	else
		add(made, "%s", option_name((OptionKind)kind));
}

static void
add_penalty(Made *made)
{
	static const char *const PENALTIES[] = {
		"warning",  "1 hand",	 "3 hands", "1 round",
		"2 rounds", "dead-hand", "removed", "disqualified"
	};

	add(made, "%s", PENALTIES[pick(made, 8)]);
}

/* A list of one to three of a part that stands alone. */
static void add_part(Made *made, char part);

static void
add_list(Made *made, char part)
{
	for (int i = pick(made, 3); i >= 0; i--)
		add_part(made, part);
}

static void
add_part(Made *made, char part)
{
	static const char *const TEXTS[] = { "\"\"",
					     "\"call\"",
					     "\"a # b\"",
					     "\"\\\"x\\\\y\\\"\"",
					     "\"raise to 2,000\"",
					     "\"Zo\xc3\xab\"" };
	static const char *const NAMES[] = { "Ana",	   "\"Big Al\"", "O'Neil", "\"4\"",
					     "\"a\\\"b\"", "Zo\xc3\xab", "Al+(2)", "\"#1\"" };
	static const char *const IDS[] = { "43a", "43a.2", "practice.burn", "misdeal.10a", "35.1" };

	switch (part) {
	case 's':
	case 't':
		add(made, "%d", 1 + pick(made, 10));
		break;
	case 'n':
	case 'a':
		add_amount(made);
		break;
	case 'c':
		add(made, "%d", pick(made, 12));
		break;
	case 'k':
		if (pick(made, 3) == 0) {
			add(made, "both");
			break;
		}
		add(made, "%d", 1 + pick(made, 4));
		break;
	case 'd':
		add(made, "%d", 1 + pick(made, 4));
		break;
	case 'h':
		add_heap(made);
		break;
	case 'M':
		add_heap(made);
		for (int i = pick(made, 3); i > 0; i--) {
			add(made, "then");
			add_heap(made);
		}
		break;
	case 'w':
	case 'T':
		add(made, "%s", TEXTS[pick(made, 6)]);
		break;
	case 'N':
	case 'F':
		add(made, "%s", NAMES[pick(made, 8)]);
		break;
	case 'B':
		add(made, "%d/%d", pick(made, 100), 100 + pick(made, 100));
		break;
	case 'b':
		add(made, "%s", breach_name((Breach)pick(made, BREACH_COUNT)));
		break;
	case 'p':
		add_penalty(made);
		break;
	case 'o':
		add_option(made);
		break;
	case 'C':
		add_cards(made);
		break;
	case 'i':
		for (int i = pick(made, 3); i >= 0; i--)
			add(made, "%s", IDS[pick(made, 5)]);
		break;
	case 'S':
		add_list(made, 's');
		break;
	case 'A':
		add_list(made, 'n');
		break;
	case 'O':
		add_list(made, 'o');
		break;
	case 'K':
		if (pick(made, 2))
			add_list(made, 'd');
		break;
	default:
		ck_abort_msg("a part that the test does not know: %c", part);
	}
}

/* A keyword, now and then in other letters. */
static void
add_keyword(Made *made, const char *word)
{
	char other[PATTERN_WORD_MAX];
	size_t n = 0;
	int large = pick(made, 6) == 0;

	for (; word[n]; n++)
		other[n] =
			large && word[n] >= 'a' && word[n] <= 'z' ? (char)(word[n] - 32) : word[n];
	other[n] = '\0';
	add(made, "%s", other);
}

/* Makes a line up by a pattern. */
static void
make_up(Made *made, const char *pattern)
{
	made->used = 0;
	made->text[0] = '\0';
	while (*pattern) {
		char word[PATTERN_WORD_MAX];

		if (*pattern == ' ' || *pattern == ']') {
			pattern++;
		} else if (*pattern == '[') {
			pattern = pick(made, 2) ? pattern + 1 : pattern_closing(pattern) + 1;
		} else if (*pattern == '%') {
			add_part(made, pattern[1]);
			pattern += 2;
		} else {
			pattern = pattern_word(pattern, word);
			add_keyword(made, word);
		}
	}
	if (pick(made, 5) == 0)
		add(made, "# \"a remark");
}

/* Reads the line, prints it, and reads and prints that: the same, and of the kind that was meant. */
static void
come_back(const char *line, StatementKind kind, Statement *first)
{
	ParseContext context = { .file = "made", .line = 1 };
	char text[8192], again[8192];
	Statement second;
	LanguageError error;

	ck_assert_msg(parse_statement(line, strlen(line), &context, first, &error), "%s\n%s", line,
		      error.message);
	ck_assert_int_eq(first->kind, kind);
	ck_assert_uint_lt(statement_print(first, text, sizeof text), sizeof text);
	ck_assert_msg(parse_statement(text, strlen(text), &context, &second, &error), "%s\n%s",
		      text, error.message);
	statement_print(&second, again, sizeof again);
	ck_assert_str_eq(text, again);
	ck_assert_msg(!memcmp(first, &second, sizeof second), "%s\n%s", line, text);
}

START_TEST(an_event_of_every_row_comes_back)
{
	const EventRow *row = &EVENT_ROWS[_i];
	Made made;
	Statement statement;

	random_seed(&made.random, (uint64_t)_i + 1);
	for (int i = 0; i < 60; i++) {
		make_up(&made, row->pattern);
		come_back(made.text, STATEMENT_EVENT, &statement);
		ck_assert_int_eq(statement.event.kind, row->kind);
		ck_assert_int_eq(statement.event.order, row->order);
		ck_assert_int_eq(statement.event.by_seat, row->by_seat);
		ck_assert_int_eq(statement.event.by_dealer, row->by_dealer);
	}
}
END_TEST

START_TEST(an_expectation_of_every_row_comes_back)
{
	Made made;
	Statement statement;

	random_seed(&made.random, (uint64_t)_i + 1001);
	for (int i = 0; i < 60; i++) {
		make_up(&made, expectation_pattern((ExpectKind)_i));
		come_back(made.text, STATEMENT_EXPECT, &statement);
		ck_assert_int_eq(statement.expectation.kind, _i);
	}
}
END_TEST

START_TEST(what_teaches_comes_back)
{
	Made made;
	Statement statement;

	random_seed(&made.random, (uint64_t)_i + 2001);
	for (int i = 0; i < 60; i++) {
		make_up(&made, TEACH_ROWS[_i].pattern);
		come_back(made.text, TEACH_ROWS[_i].kind, &statement);
	}
}
END_TEST

/* Prints a script as a whole: set-up, then a statement a line. */
static size_t
print_script(const Script *script, char *text, size_t size)
{
	size_t used = setup_print(&script->setup, script->title, script->book, text, size);

	for (size_t i = 0; i < script->n && used < size; i++) {
		used += statement_print(&script->statement[i], text + used, size - used);
		if (used + 1 < size) {
			text[used++] = '\n';
			text[used] = '\0';
		}
	}
	ck_assert_uint_lt(used, size);
	return used;
}

static void
prints_to_a_fixed_point(const char *path, const char *text, size_t length)
{
	static char first[1 << 18], second[1 << 18];
	LanguageError error;
	Script *script = script_read(text, length, path, &error);
	size_t n, used;

	ck_assert_msg(script != NULL, "%s", error.message);
	n = script->n;
	used = print_script(script, first, sizeof first);
	script_close(script);
	script = script_read(first, used, path, &error);
	ck_assert_msg(script != NULL, "%s\n%s", error.message, first);
	ck_assert_uint_eq(script->n, n);
	print_script(script, second, sizeof second);
	ck_assert_str_eq(first, second);
	script_close(script);
}

static int n_cases;

static int
visit(const char *path, const struct stat *status, int type, struct FTW *place)
{
	const char *dot = strrchr(path, '.');
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text;

	(void)status;
	(void)place;
	if (type != FTW_F || !dot || strcmp(dot, ".table"))
		return 0;
	text = file_read(path, &length, error);
	ck_assert_msg(text != NULL, "%s", error);
	prints_to_a_fixed_point(path, text, length);
	free(text);
	n_cases++;
	return 0;
}

START_TEST(every_case_prints_to_a_fixed_point)
{
	n_cases = 0;
	ck_assert_int_eq(nftw("tests/cases", visit, 8, FTW_PHYS), 0);
	ck_assert_int_ge(n_cases, 270);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("grammar");
	TCase *tests = tcase_create("grammar");

	tcase_set_timeout(tests, 60);
	tcase_add_loop_test(tests, an_event_of_every_row_comes_back, 0, (int)EVENT_ROWS_COUNT);
	tcase_add_loop_test(tests, an_expectation_of_every_row_comes_back, 0, EXPECT_KIND_COUNT);
	tcase_add_loop_test(tests, what_teaches_comes_back, 0, (int)TEACH_ROWS_COUNT);
	tcase_add_test(tests, every_case_prints_to_a_fixed_point);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
