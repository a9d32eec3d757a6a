/* The loader of books: what it takes over, what a house changes, and what it refuses and where. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "engine/books_data.h"
#include "tests/support/shelf_books.h"

static const char *const BOOKS[] = { "practice", "tournament", "club" };

/* What the texts of the tests may rest on. */
static const Book *
find_embedded(void *context, const char *name)
{
	(void)context;
	for (size_t i = 0; i < sizeof BOOKS / sizeof BOOKS[0]; i++)
		if (!strcmp(name, BOOKS[i]))
			return test_book(name);
	return NULL;
}

static Book loaded;
static BookError fault;

static bool
load(const char *text)
{
	return book_load(&loaded, text, strlen(text), find_embedded, NULL, &fault);
}

static void
load_well(const char *text)
{
	ck_assert_msg(load(text), "%d:%d: %s", fault.line, fault.column, fault.text);
}

/* The ids of the clauses that a book cites, apart by blanks; "-" for none. */
static const char *
cited(const Book *book, Outcome outcome)
{
	static char ids[BOOK_CITES_MAX * BOOK_ID_MAX + 1];
	size_t used = 0;

	strcpy(ids, "-");
	for (int k = 0; k < book_cites(book, outcome); k++)
		used += (size_t)snprintf(ids + used, sizeof ids - used, "%s%s", k ? " " : "",
					 book_cite(book, outcome, k)->id);
	return ids;
}

static bool
span_is(BookSpan span, const char *text)
{
	return span.length == strlen(text) && !memcmp(span.at, text, span.length);
}

static bool
span_has(BookSpan span, const char *text)
{
	for (size_t i = 0; i + strlen(text) <= span.length; i++)
		if (!memcmp(span.at + i, text, strlen(text)))
			return true;
	return false;
}

static int
count_values(Parameter parameter)
{
	int n = 1;

	for (const char *at = parameter_values(parameter); *at; at++)
		n += *at == ' ';
	return n;
}

START_TEST(every_outcome_cites_texts_and_every_parameter_has_a_value)
{
	const Book *book = test_book(BOOKS[_i]);

	ck_assert_str_eq(book->name, BOOKS[_i]);
	ck_assert_str_eq(book->extends, _i ? "practice" : "");
	ck_assert_str_eq(book->language, "en");
	ck_assert_uint_eq(book->level, _i ? 1 : 0);
	for (int i = 0; i < OUTCOME_COUNT; i++)
		for (int k = 0; k < book_cites(book, (Outcome)i); k++) {
			const Clause *clause = book_cite(book, (Outcome)i, k);

			ck_assert_uint_gt(clause->title.length, 0);
			ck_assert_uint_gt(clause->text.length, 0);
			ck_assert_ptr_eq(book_clause(book, clause->id), clause);
		}
	for (int i = 0; i < PARAMETER_COUNT; i++) {
		ck_assert_int_ge(book_parameter(book, (Parameter)i), 0);
		ck_assert_int_lt(book_parameter(book, (Parameter)i), count_values((Parameter)i));
	}
}
END_TEST

/* What each of the three books cites, from the catalogues. */
static const struct {
	Outcome outcome;
	const char *practice, *tournament, *club;
} CITES[] = {
	{ OUT_WINDOW_ANY_ACTS, "-", "36b 36.3", "-" },
	{ OUT_EXPOSED_TWO, "practice.misdeal", "35.1", "misdeal.2" },
	{ OUT_EXPOSED_FIRST, "-", "35.2", "misdeal.1" },
	{ OUT_EXPOSED_ONE, "practice.exposed-card", "practice.exposed-card",
	  "practice.exposed-card" },
	{ OUT_WRONG_COUNT, "practice.wrong-count", "38", "misdeal.9 practice.wrong-count" },
	{ OUT_BUTTON_TOO_LATE, "practice.button", "35.8", "irregularity.1" },
	{ OUT_PREMATURE_FLOP, "practice.premature-board", "74.1 74.0",
	  "irregularity.12 practice.premature-board" },
	{ OUT_SAID_AMOUNT, "-", "43b 42b", "-" },
	{ OUT_OVER_ONE_CHIP, "practice.overchip", "44.1", "betting.8" },
	{ OUT_OVER_HALF_MIXED, "practice.several-chips", "45b 43a.2", "betting.7" },
	{ OUT_OVER_FOR_CHANGE, "practice.several-chips", "61 45b 43a.2", "betting.7" },
	{ OUT_STRING, "practice.string-bet", "56", "betting.6" },
	{ OUT_TURN_FOLD, "practice.out-of-turn", "53.3 58", "practice.out-of-turn" },
	{ OUT_TABLED_PARTLY, "practice.tabled", "65b", "showdown.1" },
	{ OUT_TIE_ODD, "practice.odd-chip", "practice.odd-chip", "ties.2" },
	{ OUT_UNCALLED_KILLED, "practice.uncalled", "65a.3", "-" },
	{ OUT_FOREIGN_CHIPS, "practice.conduct", "71.6", "practice.conduct" },
};

START_TEST(each_book_cites_its_own_clauses_the_first_before_the_others)
{
	ck_assert_str_eq(cited(test_book("practice"), CITES[_i].outcome), CITES[_i].practice);
	ck_assert_str_eq(cited(test_book("tournament"), CITES[_i].outcome), CITES[_i].tournament);
	ck_assert_str_eq(cited(test_book("club"), CITES[_i].outcome), CITES[_i].club);
}
END_TEST

START_TEST(each_book_sets_its_own_parameters)
{
	static const struct {
		Parameter parameter;
		int practice, tournament, club;
	} ROWS[] = {
		{ PARAM_WINDOW_UNTIL, UNTIL_SUBSTANTIAL, UNTIL_SUBSTANTIAL, UNTIL_PLAYERS_ACTED },
		{ PARAM_EXPOSED_FIRST, FIRST_NONE, FIRST_OF_A_BLIND, FIRST_OFF_THE_DECK },
		{ PARAM_EXTRA_ONE, EXTRA_PUT_RIGHT, EXTRA_FAULT, EXTRA_PUT_RIGHT },
		{ PARAM_BUTTON_NEXT, BUTTON_AS_IT_LIES, BUTTON_AS_IT_LIES, BUTTON_SKIPPED_SEAT },
		{ PARAM_EACH_NEEDED, NEEDED_NEVER, NEEDED_SAME, NEEDED_NEVER },
		{ PARAM_UNPROTECTED, KNOWN_RESTORED, KNOWN_FLOOR, KNOWN_DEAD },
		{ PARAM_UNPROTECTED_BET, UNCALLED_RETURNED, UNCALLED_RETURNED, UNCALLED_KEPT },
		{ PARAM_SHOW_SCOPE, AGGRESSOR_OF_ROUND, AGGRESSOR_OF_ROUND, AGGRESSOR_OF_HAND },
		{ PARAM_ODD_CHIP, ODD_LEFT_OF_BUTTON, ODD_LEFT_OF_BUTTON, ODD_MORE_ACTIVE },
		{ PARAM_GRAVE, GRAVE_WARNING, GRAVE_ONE_HAND, GRAVE_WARNING },
	};

	for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
		Parameter parameter = ROWS[i].parameter;

		ck_assert_int_eq(book_parameter(test_book("practice"), parameter),
				 ROWS[i].practice);
		ck_assert_int_eq(book_parameter(test_book("tournament"), parameter),
				 ROWS[i].tournament);
		ck_assert_int_eq(book_parameter(test_book("club"), parameter), ROWS[i].club);
	}
}
END_TEST

START_TEST(a_book_is_silent_where_only_its_base_has_the_clause)
{
	const Book *practice = test_book("practice"), *club = test_book("club");

	ck_assert(book_is_silent(club, book_clause(club, "practice.extra-card")));
	ck_assert(!book_is_silent(club, book_clause(club, "misdeal.2")));
	ck_assert(!book_is_silent(practice, book_clause(practice, "practice.extra-card")));
	ck_assert_ptr_null(book_clause(practice, "misdeal.2"));
	ck_assert_ptr_null(book_clause(club, "35.1"));
}
END_TEST

/* A house's book, its head and what follows. */
#define HOUSE "book house\ntitle \"Our house\"\nextends club\n"

START_TEST(a_house_changes_one_line_and_keeps_the_rest)
{
	const Book *club = test_book("club");

	load_well(HOUSE "\n# Of our own.\nclause H1 \"Two motions\"\n    They are a call.\n"
			"point string-bet\n    first-motion H1 betting.6 # both\n"
			"    facing-a-bet\tcall\n");
	ck_assert_str_eq(loaded.name, "house");
	ck_assert_str_eq(loaded.extends, "club");
	ck_assert(span_is(loaded.title, "Our house"));
	ck_assert_uint_eq(loaded.level, 2);
	ck_assert_str_eq(cited(&loaded, OUT_STRING), "H1 betting.6");
	ck_assert_int_eq(book_parameter(&loaded, PARAM_STRING), STRING_CALL);
	ck_assert_uint_eq(loaded.cites_level[OUT_STRING], 2);
	ck_assert_uint_eq(loaded.parameter_level[PARAM_STRING], 2);
	for (int i = 0; i < OUTCOME_COUNT; i++) {
		char before[256];

		strcpy(before, cited(club, (Outcome)i));
		if (i != OUT_STRING)
			ck_assert_str_eq(cited(&loaded, (Outcome)i), before);
	}
	for (int i = 0; i < PARAMETER_COUNT; i++)
		if (i != PARAM_STRING)
			ck_assert_int_eq(book_parameter(&loaded, (Parameter)i),
					 book_parameter(club, (Parameter)i));
	ck_assert_int_eq(book_parameter(club, PARAM_STRING), STRING_FIRST_MOTION);
}
END_TEST

START_TEST(a_clause_of_the_same_id_takes_the_place_of_the_other)
{
	const Clause *clause;

	load_well(HOUSE "clause practice.extra-card \"One too many\"\n    First line.\n\n"
			"    Second \"line\". # no comment\n");
	clause = book_clause(&loaded, "practice.extra-card");
	ck_assert_uint_eq(loaded.n_clauses, test_book("club")->n_clauses);
	ck_assert(span_is(clause->title, "One too many"));
	ck_assert(span_is(clause->text, "    First line.\n\n    Second \"line\". # no comment"));
	ck_assert(!book_is_silent(&loaded, clause));
	ck_assert_ptr_eq(book_cite(&loaded, OUT_EXTRA_ONE, 0), clause);
	clause = book_clause(test_book("club"), "practice.extra-card");
	ck_assert(!span_has(clause->text, "First line."));
}
END_TEST

START_TEST(a_dash_takes_back_what_the_base_cites)
{
	ck_assert_str_eq(cited(test_book("club"), OUT_TAP), "betting.5");
	load_well(HOUSE "point tap\n    check -\n");
	ck_assert_str_eq(cited(&loaded, OUT_TAP), "-");
}
END_TEST

START_TEST(a_head_is_read_in_any_order_and_its_language_stays)
{
	load_well(
		"# ours\r\n\r\ntitle \"Das \"Haus\" Nr. 1\" # ours\r\nlanguage de\r\nbook haus\r\n"
		"extends practice\r\n");
	ck_assert_str_eq(loaded.name, "haus");
	ck_assert(span_is(loaded.title, "Das \"Haus\" Nr. 1"));
	ck_assert_str_eq(loaded.language, "de");
	load_well("book h\ntitle \"T\"\nextends practice\nlanguage pt-BR");
	ck_assert_str_eq(loaded.language, "pt-BR");
	load_well("book h\ntitle \"T\"\nextends practice\n");
	ck_assert_str_eq(loaded.language, "en");
}
END_TEST

START_TEST(text_is_any_utf8_that_is_not_a_control)
{
	load_well(HOUSE "clause \xc3\xa4 \"\xe2\x99\xa0 \xf0\x9f\x82\xa1\"\n"
			"    \xc2\xa0\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\n");
	ck_assert_ptr_nonnull(book_clause(&loaded, "\xc3\xa4"));
}
END_TEST

/* Whole texts that are refused: where, and words of the sentence. */
static const struct {
	const char *text;
	int line, column;
	const char *words;
} REFUSED[] = {
	/* the head */
	{ "", 1, 1, "`book` and `title` were expected" },
	{ "book h\n", 1, 1, "`book` and `title` were expected" },
	{ "title \"T\"\nextends practice\n", 2, 9, "`book` was expected before `extends`" },
	{ "book h\nextends practice\nclause a \"A\"\n    t\n", 3, 1,
	  "`book` and `title` were expected before `clause`" },
	{ "book h\npoint tap\n", 2, 1, "`book` and `title` were expected before `point`" },
	{ "book\n", 1, 1, "one word was expected behind `book`" },
	{ "book two words\n", 1, 1, "one word was expected behind `book`" },
	{ "book a-name-of-more-than-31-bytes-all-in-all\n", 1, 6, "31 bytes" },
	{ "book h\ntitle\n", 2, 6, "a title in quotes was expected" },
	{ "book h\ntitle T\n", 2, 7, "a title in quotes was expected" },
	{ "book h\ntitle \"T\n", 2, 9, "a quote was expected" },
	{ "book h\ntitle \"\"\n", 2, 8, "the title is empty" },
	{ "book h\ntitle \"T\" more\n", 2, 10, "nothing was expected behind the title" },
	{ HOUSE "language klingon-1\n", 4, 10, "a language tag such as `en` was expected" },
	{ HOUSE "book other\n", 4, 1, "`book` stands twice" },
	{ HOUSE "title \"Other\"\n", 4, 1, "`title` stands twice" },
	{ HOUSE "extends practice\n", 4, 1, "`extends` stands twice" },
	{ HOUSE "language en\nlanguage en\n", 5, 1, "`language` stands twice" },
	{ HOUSE "point tap\n\nlanguage en\n", 6, 1, "`language` stands at the head" },
	{ "book h\ntitle \"T\"\npoint tap\n    check -\nextends practice\n", 5, 1,
	  "`extends` stands at the head" },
	{ "book h\nextends h\n", 2, 9, "the book extends itself: h" },
	{ "book h\nextends nowhere\n", 2, 9, "there is no book `nowhere` to extend" },
	{ HOUSE "chapter one\n", 4, 1,
	  "chapter is unknown; book, title, extends, language, clause or point was expected" },
	{ HOUSE "    check -\n", 4, 5, "`clause` or `point` was expected before this line" },
	/* clauses */
	{ HOUSE "clause\n", 4, 1, "an id was expected behind `clause`" },
	{ HOUSE "clause \"A\"\n", 4, 1, "an id was expected behind `clause`" },
	{ HOUSE "clause a\n", 4, 9, "a title in quotes was expected" },
	{ HOUSE "clause a b \"A\"\n", 4, 10, "a title in quotes was expected" },
	{ HOUSE "clause an-id-of-more-than-31-bytes-all-in-all \"A\"\n", 4, 8, "31 bytes" },
	{ HOUSE "clause a \"A\"\n    t\nclause a \"B\"\n    t\n", 6, 8,
	  "the clause stands twice: a" },
	{ HOUSE "clause a \"A\"\n\t\n\nclause b \"B\"\n    t\n", 4, 1,
	  "the clause has no text: a" },
	{ HOUSE "clause a \"A\"\n    one\n# between\n    two\n", 7, 5,
	  "`clause` or `point` was expected" },
	/* points */
	{ HOUSE "point\n", 4, 1, "the name of a point was expected" },
	{ HOUSE "point tapping\n", 4, 7, "there is no point `tapping`" },
	{ HOUSE "point string-bet\n    second-motion -\n", 5, 5,
	  "point `string-bet` has no outcome or parameter second-motion; it has first-motion "
	  "facing-a-bet" },
	{ HOUSE "point conduct\n    smoking -\n", 5, 5, "foreign-chips grave-first" },
	{ HOUSE "point tap\n    check\n", 5, 5, "clauses, or -, were expected behind `check`" },
	{ HOUSE "point tap\n    check 35.1\n", 5, 11, "the clause cited has no text: 35.1" },
	{ HOUSE "point tap\n    check - betting.5\n", 5, 11, "the clause cited has no text: -" },
	{ HOUSE "point tap\n    check betting.5 betting.5\n", 5, 21,
	  "the clause is cited twice: betting.5" },
	{ HOUSE "point tap\n    check betting.1 betting.2 betting.3 betting.4 betting.5\n", 5, 51,
	  "too many clauses for one outcome" },
	{ HOUSE "point tap\n    a b c d e f g h i\n", 5, 21, "too many words" },
	{ HOUSE "point tap\n    check -\npoint tap\n    check -\n", 7, 5,
	  "the outcome stands twice: check" },
	{ HOUSE "point string-bet\n    facing-a-bet maybe\n", 5, 18,
	  "maybe is no value of it; expected one of: first-motion call" },
	{ HOUSE "point string-bet\n    facing-a-bet cal\n", 5, 18, "cal is no value of it" },
	{ HOUSE "point string-bet\n    facing-a-bet\n", 5, 5, "first-motion call" },
	{ HOUSE "point string-bet\n    facing-a-bet call call\n", 5, 5, "first-motion call" },
	{ HOUSE "point string-bet\n    facing-a-bet call\n    facing-a-bet call\n", 6, 5,
	  "the parameter stands twice: facing-a-bet" },
	{ HOUSE "point tap\n    0123456789012345678901234567890123456789012345678901234567890123\n",
	  5, 5, "the word is too long" },
	/* bytes: controls, parts of characters, long forms, surrogates, beyond Unicode */
	{ HOUSE "# \x1b[2J\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \x7f\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xc2\x9b\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \x80\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# a\xe2\x99\n", 4, 4, "UTF-8 was expected" },
	{ HOUSE "# \xe2\x99z\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xc1\xbf\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xe0\x9f\xbf\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xed\xa0\x80\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xf0\x8f\xbf\xbf\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xf4\x90\x80\x80\n", 4, 3, "UTF-8 was expected" },
	{ HOUSE "# \xf5\x80\x80\x80\n", 4, 3, "UTF-8 was expected" },
};

START_TEST(what_is_no_book_is_refused_with_its_place)
{
	ck_assert_msg(!load(REFUSED[_i].text), "it was loaded: %s", REFUSED[_i].text);
	ck_assert_msg(fault.line == REFUSED[_i].line && fault.column == REFUSED[_i].column &&
			      strstr(fault.text, REFUSED[_i].words),
		      "%d:%d: %s\nfor %s", fault.line, fault.column, fault.text, REFUSED[_i].text);
}
END_TEST

/* The text of the practice book without the first line that begins with `start`. */
static char *
practice_without(const char *start)
{
	char *text = malloc(book_texts[0].length + 1);
	char *line = text, *end;

	ck_assert_ptr_nonnull(text);
	memcpy(text, book_texts[0].text, book_texts[0].length + 1);
	while (strncmp(line, start, strlen(start)) != 0) {
		line = strchr(line, '\n');
		ck_assert_msg(line != NULL, "there is no line of %s", start);
		line++;
	}
	end = strchr(line, '\n') + 1;
	memmove(line, end, strlen(end) + 1);
	return text;
}

START_TEST(a_base_book_has_to_say_everything)
{
	static const char *const LINES[][2] = {
		{ "    too-late        practice.misdeal", "missing is misdeal-window too-late" },
		{ "    disqualified  ", "missing is penalty disqualified" },
		{ "    facing-a-bet  ", "missing is string-bet facing-a-bet" },
		{ "    known-hand ", "missing is unprotected known-hand" },
	};
	char *text = practice_without(LINES[_i][0]);

	ck_assert(!load(text));
	ck_assert_msg(strstr(fault.text, LINES[_i][1]), "%s", fault.text);
	ck_assert_int_gt(fault.line, 1);
	free(text);
}
END_TEST

START_TEST(a_zero_byte_is_no_text)
{
	static const char TEXT[] = "book h\0x\ntitle \"T\"\nextends practice\n";

	ck_assert(!book_load(&loaded, TEXT, sizeof TEXT - 1, find_embedded, NULL, &fault));
	ck_assert_int_eq(fault.line, 1);
	ck_assert_int_eq(fault.column, 7);
}
END_TEST

START_TEST(columns_of_a_fault_are_characters)
{
	ck_assert(!load("book h\ntitle \"大塚 Zo\u00eb\" more\nextends practice\n"));
	ck_assert_int_eq(fault.line, 2);
	ck_assert_int_eq(fault.column, 15);
}
END_TEST

START_TEST(without_a_finder_no_book_can_be_extended)
{
	ck_assert(!book_load(&loaded, HOUSE, strlen(HOUSE), NULL, NULL, &fault));
	ck_assert_int_eq(fault.line, 3);
	ck_assert_int_eq(fault.column, 9);
	ck_assert_msg(strstr(fault.text, "there is no book `club`"), "%s", fault.text);
}
END_TEST

static Book chain[BOOK_DEPTH_MAX + 1];

static const Book *
find_in_chain(void *context, const char *name)
{
	(void)context;
	return name[0] == 'b' ? &chain[name[1] - '0'] : test_book(name);
}

START_TEST(books_extend_one_another_only_so_deep)
{
	char text[96];

	for (int i = 1; i <= BOOK_DEPTH_MAX; i++) {
		if (i == 1)
			strcpy(text, "book b1\ntitle \"T\"\nextends practice\n");
		else
			snprintf(text, sizeof text, "book b%d\ntitle \"T\"\nextends b%d\n", i,
				 i - 1);
		ck_assert_int_eq(
			book_load(&chain[i], text, strlen(text), find_in_chain, NULL, &fault),
			i < BOOK_DEPTH_MAX);
	}
	ck_assert_int_eq(fault.line, 3);
	ck_assert_msg(strstr(fault.text, "too many books"), "%s", fault.text);
	ck_assert_uint_eq(chain[BOOK_DEPTH_MAX - 1].level, BOOK_DEPTH_MAX - 1);
	ck_assert_str_eq(cited(&chain[BOOK_DEPTH_MAX - 1], OUT_TAP), "practice.tap");
}
END_TEST

/* A house's text with as many clauses, the last of them on a line far down; the caller frees it. */
static char *
many_clauses(int n, int blank_lines)
{
	size_t size = 256 + (size_t)n * 40 + (size_t)blank_lines, used;
	char *text = malloc(size);

	ck_assert_ptr_nonnull(text);
	used = (size_t)snprintf(text, size, "book h\ntitle \"T\"\nextends practice\n");
	for (int i = 0; i < n; i++)
		used += (size_t)snprintf(text + used, size - used, "clause c%d \"C\"\n t\n", i);
	memset(text + used, '\n', (size_t)blank_lines);
	text[used + (size_t)blank_lines] = '\0';
	return text;
}

START_TEST(a_book_holds_so_many_clauses_and_no_more)
{
	int room = BOOK_CLAUSES_MAX - test_book("practice")->n_clauses;
	char *text = many_clauses(room, 0);

	load_well(text);
	ck_assert_uint_eq(loaded.n_clauses, BOOK_CLAUSES_MAX);
	free(text);
	text = many_clauses(room + 1, 0);
	ck_assert(!load(text));
	ck_assert_int_eq(fault.line, 4 + 2 * room);
	ck_assert_int_eq(fault.column, 8);
	ck_assert_str_eq(fault.text, "too many clauses");
	free(text);
}
END_TEST

/* Line numbers do not run over: 65536 is the first that 16 bits can't tell from none. */
START_TEST(a_clause_far_down_is_still_found_twice)
{
	char *text = many_clauses(0, 65532);
	size_t length = strlen(text);

	text = realloc(text, length + 64);
	ck_assert_ptr_nonnull(text);
	strcpy(text + length, "clause a \"A\"\n t\nclause a \"A\"\n t\n");
	ck_assert(!load(text));
	ck_assert_int_eq(fault.line, 65538);
	ck_assert_str_eq(fault.text, "the clause stands twice: a");
	free(text);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("book");
	TCase *books = tcase_create("embedded books"), *house = tcase_create("a house's book"),
	      *refused = tcase_create("refusals");

	tcase_add_loop_test(books, every_outcome_cites_texts_and_every_parameter_has_a_value, 0,
			    sizeof BOOKS / sizeof BOOKS[0]);
	tcase_add_loop_test(books, each_book_cites_its_own_clauses_the_first_before_the_others, 0,
			    sizeof CITES / sizeof CITES[0]);
	tcase_add_test(books, each_book_sets_its_own_parameters);
	tcase_add_test(books, a_book_is_silent_where_only_its_base_has_the_clause);
	suite_add_tcase(suite, books);
	tcase_add_test(house, a_house_changes_one_line_and_keeps_the_rest);
	tcase_add_test(house, a_clause_of_the_same_id_takes_the_place_of_the_other);
	tcase_add_test(house, a_dash_takes_back_what_the_base_cites);
	tcase_add_test(house, a_head_is_read_in_any_order_and_its_language_stays);
	tcase_add_test(house, text_is_any_utf8_that_is_not_a_control);
	suite_add_tcase(suite, house);
	tcase_add_loop_test(refused, what_is_no_book_is_refused_with_its_place, 0,
			    sizeof REFUSED / sizeof REFUSED[0]);
	tcase_add_loop_test(refused, a_base_book_has_to_say_everything, 0, 4);
	tcase_add_test(refused, a_zero_byte_is_no_text);
	tcase_add_test(refused, columns_of_a_fault_are_characters);
	tcase_add_test(refused, without_a_finder_no_book_can_be_extended);
	tcase_add_test(refused, books_extend_one_another_only_so_deep);
	tcase_add_test(refused, a_book_holds_so_many_clauses_and_no_more);
	tcase_add_test(refused, a_clause_far_down_is_still_found_twice);
	suite_add_tcase(suite, refused);
	return check_run(suite);
}
