/*
 * The clause texts of the embedded books, read as text: every clause of the catalogue is there
 * once and in order, with a title that fits a panel and a text that says something. The scan is
 * its own, so that a fault of the loader cannot hide a clause that is missing.
 */
#include <check.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	MAX_CLAUSES = 128,
	TITLE_CHARS = 48,
	TEXT_CHARS = 40,
	LINE_COLUMNS = 76,
	INDENT = 4,
};

struct Clause {
	char id[40];
	size_t title_chars;
	size_t text_chars;
	int line;
};

struct Book {
	const char *path;
	const char *name;
	const char *extends; /* NULL for the base book */
	const char *const *ids;
};

/* The catalogue, in columns. */
/* clang-format off */
static const char *const practice_ids[] = {
	"practice.blinds",	    "practice.dead-button",	"practice.uncalled",
	"practice.misdeal",	    "practice.fouled-deck",	"practice.redeal",
	"practice.exposed-card",    "practice.extra-card",	"practice.wrong-count",
	"practice.out-of-order",    "practice.button",		"practice.boxed-card",
	"practice.joker",	    "practice.missing-card",	"practice.fallen-cards",
	"practice.four-card-flop",  "practice.burn",		"practice.premature-board",
	"practice.board-order",	    "practice.spoilt-stub",	"practice.words-and-chips",
	"practice.overchip",	    "practice.tap",		"practice.no-act",
	"practice.opening-chip",    "practice.raise-chip",	"practice.several-chips",
	"practice.string-bet",	    "practice.minimum",		"practice.maximum",
	"practice.undercall",	    "practice.added-chips",	"practice.pull-back",
	"practice.reopening",	    "practice.wrong-figure",	"practice.under-raise",
	"practice.out-of-turn",	    "practice.wrong-words",	"practice.unclear",
	"practice.odd-fold",	    "practice.conditional",	"practice.early-call",
	"practice.count",	    "practice.hidden-chips",	"practice.loose-chips",
	"practice.unprotected",	    "practice.exposed-hand",	"practice.conduct",
	"practice.penalty",	    "practice.show-order",	"practice.tabled",
	"practice.cards-speak",	    "practice.pot-order",	"practice.odd-chip",
	"practice.wrong-award",	    "practice.leftover-pot",	"practice.cap",
	"practice.random",	    NULL,
};

static const char *const tournament_ids[] = {
	"35.0",	 "35.1",  "35.2",  "35.3",  "35.4", "35.5", "35.6", "35.7", "35.8", "35.9",
	"35.10", "36a",	  "36b",   "36.3",  "37.1", "37.2", "38",   "39",   "40a",  "40b",
	"41a",	 "41b",	  "41c",   "41d",   "42a",  "42b",  "43a.1", "43a.2", "43b", "44.1",
	"44.2",	 "44.3",  "45a",   "45b",   "46a",  "46b",  "46c",  "47a",  "47b",  "48",
	"49",	 "50a",	  "50b",   "51a",   "51b",  "52",   "53.1", "53.2", "53.3", "54",
	"55.1",	 "55.2",  "55.3",  "56",    "57",   "58",   "59a",  "59b",  "60.1", "60.2",
	"61",	 "62.0",  "62.1",  "62.2",  "63",   "64",   "65a.1", "65a.2", "65a.3", "65b",
	"67.1",	 "67.2",  "67.3",  "67.4",  "67.5", "68",   "69",   "70",   "71.1", "71.2",
	"71.3",	 "71.4",  "71.5",  "71.6",  "72.1", "72.2", "72.3", "73.1", "73.2", "73.3",
	"74.0",	 "74.1",  "74.2",  "74.3",  "75",   NULL,
};

static const char *const club_ids[] = {
	"misdeal.0",	   "misdeal.1",	     "misdeal.2",	"misdeal.3",
	"misdeal.4",	   "misdeal.5",	     "misdeal.6",	"misdeal.7",
	"misdeal.8",	   "misdeal.9",	     "misdeal.10a",	"misdeal.10b",
	"misdeal.10c",	   "misdeal.10d",    "misdeal.10e",	"irregularity.1",
	"irregularity.2",  "irregularity.3", "irregularity.4",	"irregularity.5",
	"irregularity.6",  "irregularity.7", "irregularity.8",	"irregularity.9",
	"irregularity.10", "irregularity.11", "irregularity.12", "irregularity.13",
	"betting.1",	   "betting.2",	     "betting.3",	"betting.4",
	"betting.5",	   "betting.6",	     "betting.7",	"betting.8",
	"showdown.1",	   "showdown.2",     "showdown.3",	"showdown.4",
	"showdown.5",	   "showdown.6",     "showdown.7",	"ties.0",
	"ties.1",	   "ties.2",	     NULL,
};
/* clang-format on */

static const struct Book books[] = {
	{ "engine/books/practice.book", "practice", NULL, practice_ids },
	{ "engine/books/tournament.book", "tournament", "practice", tournament_ids },
	{ "engine/books/club.book", "club", "practice", club_ids },
};

static const int book_count = sizeof(books) / sizeof(books[0]);

/* Characters of UTF-8 text: every byte that does not continue another. */
static size_t
count_chars(const char *text)
{
	size_t n = 0;

	for (; *text != '\0'; text++)
		n += ((unsigned char)*text & 0xC0) != 0x80;
	return n;
}

/* Reads `clause ID "TITLE"`; false if the line has another form. */
static bool
read_heading(const char *line, struct Clause *clause)
{
	const char *open = strchr(line, '"');
	const char *close = strrchr(line, '"');
	char title[256];
	size_t length;

	if (sscanf(line, "clause %39s", clause->id) != 1 || open == NULL || close == open ||
	    close[1] != '\0')
		return false;
	length = (size_t)(close - open) - 1;
	if (length >= sizeof(title))
		return false;
	memcpy(title, open + 1, length);
	title[length] = '\0';
	clause->title_chars = count_chars(title);
	clause->text_chars = 0;
	return true;
}

/* Fills clauses and returns their number. Only lines directly under a clause are its text. */
static int
scan_clauses(const struct Book *book, struct Clause clauses[MAX_CLAUSES])
{
	FILE *file = fopen(book->path, "r");
	char line[512];
	int count = 0;
	int number = 0;
	bool in_clause = false;

	ck_assert_msg(file != NULL, "%s cannot be opened (run the tests from the root)",
		      book->path);
	while (fgets(line, sizeof(line), file) != NULL) {
		number++;
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '\0')
			continue;
		if (strncmp(line, "clause", 6) == 0) {
			ck_assert_msg(count < MAX_CLAUSES, "%s: too many clauses", book->path);
			ck_assert_msg(read_heading(line, &clauses[count]),
				      "%s:%d: not clause ID \"TITLE\"", book->path, number);
			clauses[count++].line = number;
			in_clause = true;
		} else if (line[0] != ' ' && line[0] != '\t') {
			in_clause = false;
		} else if (in_clause) {
			ck_assert_msg(strspn(line, " ") == INDENT && line[INDENT] != '\t',
				      "%s:%d: text is indented by four spaces", book->path, number);
			ck_assert_msg(count_chars(line) <= LINE_COLUMNS,
				      "%s:%d: line over %d columns", book->path, number,
				      LINE_COLUMNS);
			clauses[count - 1].text_chars += count_chars(line + INDENT);
		}
	}
	fclose(file);
	return count;
}

/* True if the file has a line of these two words, in this order, anywhere before its clauses. */
static bool
has_head_line(const struct Book *book, const char *keyword, const char *value)
{
	FILE *file = fopen(book->path, "r");
	char line[512], first[64], second[64];
	bool found = false;

	ck_assert_msg(file != NULL, "%s cannot be opened (run the tests from the root)",
		      book->path);
	while (!found && fgets(line, sizeof(line), file) != NULL &&
	       strncmp(line, "clause", 6) != 0) {
		if (sscanf(line, "%63s %63s", first, second) != 2 || strcmp(first, keyword) != 0)
			continue;
		found = value == NULL || strcmp(second, value) == 0;
	}
	fclose(file);
	return found;
}

START_TEST(each_clause_of_the_catalogue_stands_once_and_in_order)
{
	const struct Book *book = &books[_i];
	struct Clause clauses[MAX_CLAUSES];
	int count = scan_clauses(book, clauses);
	int i;

	for (i = 0; book->ids[i] != NULL; i++) {
		ck_assert_msg(i < count, "%s: clause %s is missing", book->path, book->ids[i]);
		ck_assert_msg(strcmp(clauses[i].id, book->ids[i]) == 0,
			      "%s:%d: clause %s where %s is due", book->path, clauses[i].line,
			      clauses[i].id, book->ids[i]);
	}
	ck_assert_msg(i == count, "%s:%d: clause %s is not in the catalogue", book->path,
		      clauses[i].line, clauses[i].id);
}
END_TEST

START_TEST(each_title_fits_and_each_text_says_something)
{
	const struct Book *book = &books[_i];
	struct Clause clauses[MAX_CLAUSES];
	int count = scan_clauses(book, clauses);
	int i;

	ck_assert_int_gt(count, 0);
	for (i = 0; i < count; i++) {
		ck_assert_msg(clauses[i].title_chars > 0 && clauses[i].title_chars <= TITLE_CHARS,
			      "%s:%d: title of %zu characters", book->path, clauses[i].line,
			      clauses[i].title_chars);
		ck_assert_msg(clauses[i].text_chars >= TEXT_CHARS, "%s:%d: text of %zu characters",
			      book->path, clauses[i].line, clauses[i].text_chars);
	}
}
END_TEST

START_TEST(the_head_names_the_book_its_base_and_its_language)
{
	const struct Book *book = &books[_i];

	ck_assert_msg(has_head_line(book, "book", book->name), "%s: no book %s", book->path,
		      book->name);
	ck_assert_msg(has_head_line(book, "title", NULL), "%s: no title", book->path);
	ck_assert_msg(has_head_line(book, "language", "en"), "%s: no language en", book->path);
	ck_assert_msg(has_head_line(book, "extends", book->extends) == (book->extends != NULL),
		      "%s: wrong base", book->path);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("book_texts");
	TCase *tcase = tcase_create("clauses");
	SRunner *runner;
	int failed;

	tcase_add_loop_test(tcase, each_clause_of_the_catalogue_stands_once_and_in_order, 0,
			    book_count);
	tcase_add_loop_test(tcase, each_title_fits_and_each_text_says_something, 0, book_count);
	tcase_add_loop_test(tcase, the_head_names_the_book_its_base_and_its_language, 0,
			    book_count);
	suite_add_tcase(suite, tcase);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
