/* TOML 1.0: what each construct of the specification means, and what is no TOML and where. */
#include <check.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/toml.h"
#include "tests/check.h"

/* A document on the left, all of its values as they are to be understood on the right. */
static const struct {
	const char *text;
	const char *values; /* as toml_write has the whole table */
} documents[] = {
	{ "", "{}" },
	{ "\xef\xbb\xbf# nothing\r\n\r\n", "{}" },
	/* keys */
	{ "key = 'v'", "{ key = 'v' }" },
	{ "bare_key-1 = 1\n1234 = 2", "{ bare_key-1 = 1, 1234 = 2 }" },
	{ "\"127.0.0.1\" = 1\n'a \"b\"' = 2\n\"\" = 3",
	  "{ '127.0.0.1' = 1, 'a \"b\"' = 2, '' = 3 }" },
	{ "a.b = 1\na . \"c d\" = 2\n3.14 = 5", "{ a = { b = 1, 'c d' = 2 }, 3 = { 14 = 5 } }" },
	{ "a.x = 1\nb.x = 2\na.y = 3", "{ a = { x = 1, y = 3 }, b = { x = 2 } }" },
	{ "\"caf\xc3\xa9\" = 1", "{ 'caf\xc3\xa9' = 1 }" },
	/* strings */
	{ "s = \"a\\tb\\n\\\"\\\\ \\b\\f\\r\"", "{ s = \"a\\tb\\n\\\"\\\\ \\b\\f\\r\" }" },
	{ "s = \"\\u00e9\\U0001F0A1\"", "{ s = '\xc3\xa9\xf0\x9f\x82\xa1' }" },
	{ "s = \"\\u0000\\u001f\\u007f\"", "{ s = \"\\u0000\\u001F\\u007F\" }" },
	{ "s = 'C:\\n\\x'", "{ s = 'C:\\n\\x' }" },
	{ "s = ''", "{ s = '' }" },
	{ "s = \"\"\"\"\"\"", "{ s = '' }" },
	{ "s = \"\"\"\nRoses\r\nred\"\"\"", "{ s = \"Roses\\r\\nred\" }" },
	{ "s = \"\"\"\\\n   The \\  \r\n\n\t fox\"\"\"", "{ s = 'The fox' }" },
	{ "s = \"\"\"a\"b\"\"c\"\"\"\"\"", "{ s = 'a\"b\"\"c\"\"' }" },
	{ "s = \"\"\"\\\"\"\"\\\"\"\"\"", "{ s = '\"\"\"\"' }" },
	{ "s = '''\nIt's \\ raw\n''''", "{ s = \"It's \\\\ raw\\n'\" }" },
	/* integers */
	{ "i = [+99, 42, 0, -17, +0, -0]", "{ i = [99, 42, 0, -17, 0, 0] }" },
	{ "i = [1_000, 5_349_221, 1_2_3]", "{ i = [1000, 5349221, 123] }" },
	{ "i = [0xDEADBEEF, 0xdead_beef, 0o755, 0b1101_0110, 0x0]",
	  "{ i = [3735928559, 3735928559, 493, 214, 0] }" },
	{ "i = [9223372036854775807, -9223372036854775808, 0x7fffffffffffffff]",
	  "{ i = [9223372036854775807, -9223372036854775808, 9223372036854775807] }" },
	/* decimals keep what was written */
	{ "d = [+1.0, 3.1415, -0.01, 2.50]", "{ d = [+1.0, 3.1415, -0.01, 2.50] }" },
	{ "d = [5e+22, 1e06, -2E-2, 6.626e-34, 9_2.1_0]",
	  "{ d = [5e+22, 1e06, -2E-2, 6.626e-34, 92.10] }" },
	{ "d = [inf, +inf, -inf, nan, +nan, -nan]", "{ d = [inf, +inf, -inf, nan, +nan, -nan] }" },
	{ "d = 0.100000000000000000000000000001", "{ d = 0.100000000000000000000000000001 }" },
	/* booleans, dates, times */
	{ "b = [true, false]", "{ b = [true, false] }" },
	{ "t = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999999-07:00, 1979-05-27 07:32:00z]",
	  "{ t = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999999-07:00, 1979-05-27 07:32:00z] }" },
	{ "t = [1979-05-27t07:32:00, 2000-02-29, 00:02:16, 23:59:60.5]",
	  "{ t = [1979-05-27t07:32:00, 2000-02-29, 00:02:16, 23:59:60.5] }" },
	{ "t = 1979-05-27 # no time", "{ t = 1979-05-27 }" },
	/* arrays */
	{ "a = []", "{ a = [] }" },
	{ "a = [ [1, 2], ['a', \"b\"], [], 0.1 ]", "{ a = [[1, 2], ['a', 'b'], [], 0.1] }" },
	{ "a = [ # one\n 1, # first\n\n 2 # second\n , # trailing\n]\nb = 1",
	  "{ a = [1, 2], b = 1 }" },
	{ "a = [{x = 1}, {x = 2}]", "{ a = [{ x = 1 }, { x = 2 }] }" },
	/* inline tables */
	{ "p = {}", "{ p = {} }" },
	{ "p = { x = 1, y.z = 'b', y.w = [1] }", "{ p = { x = 1, y = { z = 'b', w = [1] } } }" },
	/* tables */
	{ "[1]\na = 1\n\n[2] # next\na = 2", "{ 1 = { a = 1 }, 2 = { a = 2 } }" },
	{ "[ a . 'b c' ]\nx = 1\n[a]\ny = 2", "{ a = { 'b c' = { x = 1 }, y = 2 } }" },
	{ "[x.y.z]\n[x]", "{ x = { y = { z = {} } } }" },
	{ "[f]\na.c = 1\na.t.s = true\n[f.a.x]\nq = 1",
	  "{ f = { a = { c = 1, t = { s = true }, x = { q = 1 } } } }" },
	{ "[a.b.c]\n[a]\nb.d = 1", "{ a = { b = { c = {}, d = 1 } } }" },
	{ "[[p]]\nn = 1\n[[p]]\n[[p]]\nn = 3", "{ p = [{ n = 1 }, {}, { n = 3 }] }" },
	{ "[[f]]\n[f.k]\nx = 1\n[[f.v]]\n[[f.v]]\n[[f]]\n[[f.v]]\n[f.k]",
	  "{ f = [{ k = { x = 1 }, v = [{}, {}] }, { v = [{}], k = {} }] }" },
};

/* What is no TOML: the place, and words of the error. */
static const struct {
	const char *text;
	int line, column;
	const char *says;
} wrongs[] = {
	{ "key = # none", 1, 7, "found \"#\", expected a value" },
	{ "key =", 1, 6, "found the end, expected a value" },
	{ "key =\n1", 1, 6, "found the line's end, expected a value" },
	{ "= 1", 1, 1, "found \"=\", expected a key" },
	{ "a", 1, 2, "found the end, expected = or ." },
	{ "a b = 1", 1, 3, "found \"b\", expected = or ." },
	{ "a. = 1", 1, 4, "expected a key" },
	{ "caf\xc3\xa9 = 1", 1, 4, "found \"\xc3\xa9\", expected = or ." },
	{ "x = '\xc3\xa9\xc3\xa9' y", 1, 10, "found \"y\", expected the end of the line" },
	{ "\"\"\"a\"\"\" = 1", 1, 1, "expected a key on one line" },
	{ "a = 1 b = 2", 1, 7, "found \"b\", expected the end of the line" },
	{ "a = 1\n\na = 2", 3, 1, "the key \"a\" is there already" },
	{ "a = 1\n'a' = 2", 2, 1, "the key \"a\" is there already" },
	{ "a.b = 1\na = 2", 2, 1, "the key \"a\" is there already" },
	{ "a = 1\na.b = 2", 2, 1, "\"a\" is no table" },
	{ "a = {b = 1}\na.c = 2", 2, 1, "the table \"a\" is defined elsewhere" },
	{ "[a.b]\nz = 9\n[a]\nb.t = 1", 4, 1, "the table \"b\" is defined elsewhere" },
	{ "[a.b.c]\nz = 9\n[a]\nb.c.t = 1", 4, 3, "the table \"c\" is defined elsewhere" },
	/* strings */
	{ "s = \"open", 1, 10, "found the end, expected \" to end the string" },
	{ "s = 'open\n'", 1, 10, "found the line's end, expected ' to end the string" },
	{ "s = \"\"\"\nopen\"\"", 2, 7, "expected \"\"\" to end the string" },
	{ "s = '''\nopen", 2, 5, "expected ''' to end the string" },
	{ "s = \"\"\"a\"\"\"\"\"\"", 1, 14, "expected the end of the line" },
	{ "s = \"a\\qb\"", 1, 8, "found \"q\", expected one of" },
	{ "s = \"a\\", 1, 8, "found the end, expected one of" },
	{ "s = \"\"\"a\\ b\"\"\"", 1, 10, "found \" \", expected one of" },
	{ "s = \"\\u12g4\"", 1, 10, "found \"g\", expected four hexadecimal digits" },
	{ "s = \"\\U0010ffg0\"", 1, 14, "expected eight hexadecimal digits" },
	{ "s = \"x\\ud800\"", 1, 7, "no character has that number" },
	{ "s = \"\\U00110000\"", 1, 6, "no character has that number" },
	{ "s = \"a\x01\"", 1, 7, "found U+0001" },
	{ "s = 'a\x7f'", 1, 7, "found U+007F" },
	{ "s = 'a\rb'", 1, 7, "expected ' to end" },
	{ "a = 1 # \x02", 1, 9, "no control characters in a comment" },
	{ "a = 1\rb = 2", 1, 6, "expected the end of the line" },
	{ "a = 1\nb = '\xc3\x28'", 2, 6, "the byte here is not UTF-8" },
	{ "a = '\xc0\x80'", 1, 6, "the byte here is not UTF-8" },
	{ "a = '\xed\xa0\x80'", 1, 6, "the byte here is not UTF-8" },
	{ "a = '\xf4\x90\x80\x80'", 1, 6, "the byte here is not UTF-8" },
	{ "a = '\xe2\x82", 1, 6, "the byte here is not UTF-8" },
	/* numbers */
	{ "i = 012", 1, 5, "found \"012\", expected a value" },
	{ "i = -01", 1, 5, "expected a value" },
	{ "i = 9223372036854775808", 1, 5, "an integer of at most 64 bits" },
	{ "i = -9223372036854775809", 1, 5, "an integer of at most 64 bits" },
	{ "i = 1__0", 1, 5, "expected each _ between two digits" },
	{ "i = _1", 1, 5, "expected each _ between two digits" },
	{ "i = 1_", 1, 5, "expected each _ between two digits" },
	{ "i = 0x_1", 1, 5, "expected each _ between two digits" },
	{ "d = 1_.5", 1, 5, "expected each _ between two digits" },
	{ "d = 1e_5", 1, 5, "expected each _ between two digits" },
	{ "i = +0x1", 1, 5, "expected a value" },
	{ "i = 0o8", 1, 5, "expected a value" },
	{ "i = 0b", 1, 5, "expected a value" },
	{ "d = .7", 1, 5, "expected a value" },
	{ "d = 7.", 1, 5, "expected a value" },
	{ "d = 3.e+20", 1, 5, "expected a value" },
	{ "d = 1e", 1, 5, "expected a value" },
	{ "d = 1.2.3", 1, 5, "expected a value" },
	{ "d = 03.14", 1, 5, "expected a value" },
	{ "d = Inf", 1, 5, "expected a value" },
	{ "b = True", 1, 5, "expected a value" },
	{ "b = tr_ue", 1, 5, "between two digits" },
	{ "n = null", 1, 5, "found \"null\", expected a value" },
	/* dates */
	{ "t = 1979-13-01", 1, 5, "expected a date or a time" },
	{ "t = 1979-02-29", 1, 5, "expected a date or a time" },
	{ "t = 1900-02-29", 1, 5, "expected a date or a time" },
	{ "t = 1979-5-27", 1, 5, "expected a date or a time" },
	{ "t = 1979-05-27T", 1, 5, "expected a date or a time" },
	{ "t = 1979-05-27T07:32", 1, 5, "expected a date or a time" },
	{ "t = 1979-05-27T07:32:00+25:00", 1, 5, "expected a date or a time" },
	{ "t = 24:00:00", 1, 5, "expected a date or a time" },
	{ "t = 07:60:00", 1, 5, "expected a date or a time" },
	{ "t = 07:32:00.", 1, 5, "expected a date or a time" },
	{ "t = 07:32:00Z", 1, 5, "expected a date or a time" },
	/* arrays, inline tables */
	{ "a = [1 2]", 1, 8, "found \"2\", expected , or ]" },
	{ "a = [1,\n2", 2, 2, "found the end, expected , or ]" },
	{ "a = [,1]", 1, 6, "found \",\", expected a value" },
	{ "a = [1,,2]", 1, 8, "found \",\", expected a value" },
	{ "p = {x = 1,}", 1, 12, "found \"}\", expected a key" },
	{ "p = {x = 1\n}", 1, 11, "expected , or }" },
	{ "p = {x = 1, x = 2}", 1, 13, "the key \"x\" is there already" },
	{ "p = {x.y = 1, x = 2}", 1, 15, "the key \"x\" is there already" },
	{ "p = {x = {}, x.y = 2}", 1, 14, "the table \"x\" is defined elsewhere" },
	/* tables */
	{ "[a", 1, 3, "expected . or ]" },
	{ "[]", 1, 2, "found \"]\", expected a key" },
	{ "[a] b = 1", 1, 5, "expected the end of the line" },
	{ "[[a] ]", 1, 4, "expected . or ]]" },
	{ "[a]\n[b]\n[a]", 3, 2, "\"a\" is there already" },
	{ "a = 1\n[a]", 2, 2, "\"a\" is there already" },
	{ "a = 1\n[a.b]", 2, 2, "\"a\" is no table" },
	{ "a = {}\n[a.b]", 2, 2, "the inline table \"a\" cannot be added to" },
	{ "a.b = 1\n[a]", 2, 2, "\"a\" is there already" },
	{ "a = []\n[[a]]", 2, 3, "\"a\" is there already and is no array of tables" },
	{ "[a]\n[[a]]", 2, 3, "\"a\" is there already and is no array of tables" },
	{ "[a.b]\n[[a]]", 2, 3, "\"a\" is there already and is no array of tables" },
	{ "[a.b.c]\n[a]\nb.d = 1\n[a.b]", 4, 4, "\"b\" is there already" },
	{ "[[a]]\n[a]", 2, 2, "\"a\" is there already" },
	{ "[[a]]\n[[a.b]]\n[a.b]", 3, 4, "\"b\" is there already" },
	{ "a = [{}]\n[a.b]", 2, 2, "\"a\" is no table" },
};

/* Decimals exactly. */
static const struct {
	const char *text;
	bool exact;
	int64_t digits;
	int places;
} numbers[] = {
	{ "0", true, 0, 0 },
	{ "-7", true, -7, 0 },
	{ "2.50", true, 25, 1 },
	{ "2067.40", true, 20674, 1 },
	{ "-0.05", true, -5, 2 },
	{ "9900.0", true, 9900, 0 },
	{ "10162.5", true, 101625, 1 },
	{ "0.0", true, 0, 0 },
	{ "-0.000", true, 0, 0 },
	{ "100.0", true, 100, 0 },
	{ "100.00100", true, 100001, 3 },
	{ "1e3", true, 1000, 0 },
	{ "1.5e1", true, 15, 0 },
	{ "1250e-2", true, 125, 1 },
	{ "25E-1", true, 25, 1 },
	{ "0e99999999999", true, 0, 0 },
	{ "9223372036854775807", true, INT64_MAX, 0 },
	{ "922337203685477580.7", true, INT64_MAX, 1 },
	{ "922337203685477580.8", false, 0, 0 },
	{ "1e19", false, 0, 0 },
	{ "1e99999999999", false, 0, 0 },
	{ "inf", false, 0, 0 },
	{ "-nan", false, 0, 0 },
	{ "'1'", false, 0, 0 },
	{ "true", false, 0, 0 },
};

enum {
	DOCUMENTS = sizeof documents / sizeof documents[0],
	WRONGS = sizeof wrongs / sizeof wrongs[0],
	NUMBERS = sizeof numbers / sizeof numbers[0],
};

static TomlDocument *
open_good(const char *text, size_t length)
{
	TomlError error;
	TomlDocument *document = toml_open(text, length, &error);

	ck_assert_msg(document != NULL, "%d:%d: %s", error.line, error.column, error.text);
	return document;
}

static char *
written(const TomlDocument *document)
{
	char *text = NULL;
	size_t length;
	FILE *file = open_memstream(&text, &length);

	toml_write(toml_root(document), file);
	fclose(file);
	return text;
}

START_TEST(a_document_means_what_the_specification_says)
{
	TomlDocument *document = open_good(documents[_i].text, strlen(documents[_i].text));
	char *text = written(document);

	ck_assert_str_eq(text, documents[_i].values);
	free(text);
	toml_close(document);
}
END_TEST

START_TEST(what_is_written_reads_back_the_same)
{
	/* An inline table is a value, so it can be one; its dotted keys are written out. */
	TomlDocument *document = open_good(documents[_i].text, strlen(documents[_i].text)), *again;
	char *text = written(document), *second, line[4096];

	snprintf(line, sizeof line, "all = %s\n", text);
	again = open_good(line, strlen(line));
	second = written(again);
	ck_assert_int_eq(strncmp(second, "{ all = ", 8), 0);
	ck_assert_int_eq(strncmp(second + 8, text, strlen(text)), 0);
	free(text);
	free(second);
	toml_close(document);
	toml_close(again);
}
END_TEST

START_TEST(an_error_says_where_and_what_was_expected)
{
	TomlError error;
	TomlDocument *document = toml_open(wrongs[_i].text, strlen(wrongs[_i].text), &error);

	ck_assert_msg(document == NULL, "read: %s", wrongs[_i].text);
	ck_assert_msg(strstr(error.text, wrongs[_i].says) != NULL, "%s: %s", wrongs[_i].text,
		      error.text);
	ck_assert_int_eq(error.line, wrongs[_i].line);
	ck_assert_int_eq(error.column, wrongs[_i].column);
}
END_TEST

START_TEST(a_number_is_taken_exactly)
{
	char text[64];
	TomlDocument *document;
	int64_t digits = 0;
	int places = 0;

	snprintf(text, sizeof text, "n = %s", numbers[_i].text);
	document = open_good(text, strlen(text));
	ck_assert_int_eq(toml_fixed(toml_find(toml_root(document), "n"), &digits, &places),
			 numbers[_i].exact);
	if (numbers[_i].exact) {
		ck_assert_int_eq(digits, numbers[_i].digits);
		ck_assert_int_eq(places, numbers[_i].places);
	}
	toml_close(document);
}
END_TEST

START_TEST(values_tell_their_kind_line_and_key)
{
	static const char text[] = "a = [\n 1,\n 2.5,\n]\nt = 00:02:16\nz = \"x\\u0000y\"\n";
	TomlDocument *document = open_good(text, sizeof text - 1);
	const TomlValue *root = toml_root(document), *a = toml_find(root, "a"),
			*z = toml_find(root, "z");

	ck_assert_int_eq(root->kind, TOML_TABLE);
	ck_assert_uint_eq(root->count, 3);
	ck_assert_ptr_eq(root->first, a);
	ck_assert_int_eq(a->kind, TOML_ARRAY);
	ck_assert_uint_eq(a->count, 2);
	ck_assert_int_eq(a->line, 1);
	ck_assert_int_eq(a->first->line, 2);
	ck_assert_int_eq(a->first->integer, 1);
	ck_assert_int_eq(a->first->next->kind, TOML_DECIMAL);
	ck_assert_ptr_null(a->first->next->next);
	ck_assert_str_eq(a->next->key.at, "t");
	ck_assert_int_eq(a->next->kind, TOML_LOCAL_TIME);
	ck_assert_int_eq(z->line, 6);
	ck_assert_uint_eq(z->text.length, 3);
	ck_assert_int_eq(memcmp(z->text.at, "x\0y", 4), 0);
	ck_assert_ptr_null(toml_find(root, "aa"));
	toml_close(document);
	toml_close(NULL);
}
END_TEST

START_TEST(nothing_is_read_beyond_the_length)
{
	/* Each beginning of a document is read or refused; the sanitizers watch. */
	for (int i = 0; i < DOCUMENTS; i++) {
		for (size_t length = 0; length <= strlen(documents[i].text); length++) {
			char *cut = malloc(length + 1);
			TomlError error;
			TomlDocument *document;

			ck_assert_ptr_nonnull(cut);
			memcpy(cut, documents[i].text, length);
			cut = realloc(cut, length ? length : 1);
			document = toml_open(cut, length, &error);
			ck_assert(document != NULL || (error.line > 0 && error.column > 0));
			toml_close(document);
			free(cut);
		}
	}
}
END_TEST

static char *
repeated(const char *start, const char *part, int times, const char *end)
{
	size_t length = strlen(start) + strlen(part) * (size_t)times + strlen(end);
	char *text = malloc(length + 1), *out = text;

	ck_assert_ptr_nonnull(text);
	out += strlen(strcpy(out, start));
	for (int i = 0; i < times; i++)
		out += strlen(strcpy(out, part));
	strcpy(out, end);
	return text;
}

START_TEST(depth_has_a_bound)
{
	static const struct {
		const char *start, *part, *end;
	} deep[] = {
		{ "a = ", "[", "" },
		{ "a = ", "{a=", "" },
		{ "a", ".a", " = 1" },
		{ "[a", ".a", "]" },
	};

	for (size_t i = 0; i < sizeof deep / sizeof deep[0]; i++) {
		char *text = repeated(deep[i].start, deep[i].part, 100000, deep[i].end);
		TomlError error;

		ck_assert_ptr_null(toml_open(text, strlen(text), &error));
		ck_assert_ptr_nonnull(strstr(error.text, "nested too deeply"));
		free(text);
	}
}
END_TEST

START_TEST(many_tables_are_read_in_linear_time)
{
	/* 40,000 tables: a search through all keys for each would be 800 million steps. */
	enum { TABLES = 40000 };
	char *text = malloc(TABLES * 32), *out = text;
	TomlDocument *document;

	ck_assert_ptr_nonnull(text);
	for (int i = 1; i <= TABLES; i++)
		out += sprintf(out, "[%d]\nhand = %d\n\n", i, i);
	document = open_good(text, (size_t)(out - text));
	ck_assert_uint_eq(toml_root(document)->count, TABLES);
	toml_close(document);
	out += sprintf(out, "[7]\n");
	ck_assert_ptr_null(toml_open(text, (size_t)(out - text), &(TomlError){ 0 }));
	free(text);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("toml");
	TCase *tests = tcase_create("toml");

	tcase_add_loop_test(tests, a_document_means_what_the_specification_says, 0, DOCUMENTS);
	tcase_add_loop_test(tests, what_is_written_reads_back_the_same, 0, DOCUMENTS);
	tcase_add_loop_test(tests, an_error_says_where_and_what_was_expected, 0, WRONGS);
	tcase_add_loop_test(tests, a_number_is_taken_exactly, 0, NUMBERS);
	tcase_add_test(tests, values_tell_their_kind_line_and_key);
	tcase_add_test(tests, nothing_is_read_beyond_the_length);
	tcase_add_test(tests, depth_has_a_bound);
	tcase_add_test(tests, many_tables_are_read_in_linear_time);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
