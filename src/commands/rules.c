#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/rule_match.h"
#include "src/shelf.h"
#include "src/text.h"

enum { ROW_BOOK, ROW_POINTS };

static void
print_span(BookSpan span)
{
	printf("%.*s", (int)span.length, span.at);
}

/* True if any outcome of the book cites the clause. */
static bool
is_cited(const Book *book, const Clause *clause, Outcome outcome)
{
	for (int k = 0; k < book_cites(book, outcome); k++)
		if (book_cite(book, outcome, k) == clause)
			return true;
	return false;
}

static bool
is_used(const Book *book, const Clause *clause)
{
	for (int i = 0; i < OUTCOME_COUNT; i++)
		if (is_cited(book, clause, (Outcome)i))
			return true;
	return false;
}

/* The outcomes for which the clause is cited, as a book file names them. */
static void
print_outcomes(const Book *book, const Clause *clause)
{
	bool any = false;

	for (int i = 0; i < OUTCOME_COUNT; i++) {
		if (!is_cited(book, clause, (Outcome)i))
			continue;
		printf("%s%s.%s", any ? ", " : _("    cited for: "), outcome_point((Outcome)i),
		       outcome_name((Outcome)i));
		any = true;
	}
	if (any)
		putchar('\n');
}

static void
print_card(const Book *book, const Clause *clause)
{
	printf("%s  ", clause->id);
	print_span(clause->title);
	if (clause->level < book->level)
		printf(is_used(book, clause)
			       ? _("  (common practice; the %s book has nothing of its own)")
			       : _("  (common practice; the %s book has its own word instead)"),
		       book->name);
	putchar('\n');
	print_span(clause->text);
	if (clause->text.length && clause->text.at[clause->text.length - 1] != '\n')
		putchar('\n');
	print_outcomes(book, clause);
	putchar('\n');
}

/* All clauses of one level as lines: those of the book itself, or of one that it rests on. */
static void
list_level(const Book *book, int level)
{
	for (int i = 0; i < book->n_clauses; i++) {
		const Clause *clause = &book->clause[i];

		if (clause->level != level)
			continue;
		printf("%-24s ", clause->id);
		print_span(clause->title);
		putchar('\n');
	}
}

static void
list_all(const Book *book)
{
	printf("%s: ", book->name);
	print_span(book->title);
	printf("\n\n");
	list_level(book, book->level);
	for (int level = book->level - 1; level >= 0; level--) {
		printf(_("\nWhere it has nothing of its own:\n\n"));
		list_level(book, level);
	}
}

static int
print_cards(const Book *book, const Options *given)
{
	int printed = 0;

	for (int level = book->level; level >= 0; level--)
		for (int i = 0; i < book->n_clauses; i++) {
			const Clause *clause = &book->clause[i];

			if (clause->level != level ||
			    !rule_match(book, clause, given->n_words, given->words))
				continue;
			print_card(book, clause);
			printed++;
		}
	if (printed)
		return EXIT_HOLDS;
	complain(_("The %s book has no clause on that."), book->name);
	return EXIT_FAILS;
}

/* The books whose stand is told, by column. */
typedef struct Stands {
	int n;
	const Book *book[8];
} Stands;

static void
print_parameter(const Stands *stands, Parameter parameter)
{
	printf(_("    %s: one of "), parameter_name(parameter));
	for (const char *at = parameter_values(parameter); *at; at++)
		printf("%s%c", *at == ' ' ? "," : "", *at);
	putchar('\n');
	for (int b = 0; b < stands->n; b++) {
		const Book *book = stands->book[b];
		const char *at = parameter_values(parameter);
		bool own = book->parameter_level[parameter] == book->level;

		for (int k = book_parameter(book, parameter); k > 0; k--)
			at += strcspn(at, " ") + 1;
		printf("        %-12s %.*s%s\n", book->name, (int)strcspn(at, " "), at,
		       own ? "" : _("  (of the book it extends)"));
	}
}

static void
print_outcome(const Stands *stands, Outcome outcome)
{
	printf("    %s\n", outcome_name(outcome));
	for (int b = 0; b < stands->n; b++) {
		const Book *book = stands->book[b];
		bool own = book->cites_level[outcome] == book->level;

		printf("        %-12s", book->name);
		for (int k = 0; k < book_cites(book, outcome); k++)
			printf(" %s", book_cite(book, outcome, k)->id);
		if (book_cites(book, outcome) == 0)
			printf(" %s", _("cites nothing"));
		printf("%s\n", own ? "" : _("  (of the book it extends)"));
	}
}

static void
print_point(const Stands *stands, const char *point)
{
	printf("%s\n", point);
	for (int i = 0; i < PARAMETER_COUNT; i++)
		if (strcmp(parameter_point((Parameter)i), point) == 0)
			print_parameter(stands, (Parameter)i);
	for (int i = 0; i < OUTCOME_COUNT; i++)
		if (strcmp(outcome_point((Outcome)i), point) == 0)
			print_outcome(stands, (Outcome)i);
	putchar('\n');
}

/* The first outcome of its point stands for it. */
static bool
is_first_of_point(int outcome)
{
	for (int i = 0; i < outcome; i++)
		if (strcmp(outcome_point((Outcome)i), outcome_point((Outcome)outcome)) == 0)
			return false;
	return true;
}

static int
print_points(const Stands *stands, const Options *given)
{
	int printed = 0;

	for (int i = 0; i < OUTCOME_COUNT; i++) {
		const char *point = outcome_point((Outcome)i);
		bool wanted = given->n_words == 0;

		for (int w = 0; w < given->n_words; w++)
			wanted = wanted || strcasecmp(given->words[w], point) == 0;
		if (!wanted || !is_first_of_point(i))
			continue;
		print_point(stands, point);
		printed++;
	}
	if (printed)
		return EXIT_HOLDS;
	complain("%s", _("There is no such point."));
	return EXIT_FAILS;
}

/* The book asked for, or all that are built in. False, with the sentence in `error`. */
static bool
find_stands(Shelf *shelf, const char *name, Stands *stands, char error[SHELF_ERROR_MAX])
{
	size_t n = name ? 1 : shelf_embedded_count();

	stands->n = 0;
	for (size_t i = 0; i < n && i < sizeof stands->book / sizeof stands->book[0]; i++) {
		const Book *book = shelf_find(shelf, name ? name : shelf_embedded_name(i), error);

		if (!book)
			return false;
		stands->book[stands->n++] = book;
	}
	return true;
}

static int
run_on_shelf(Shelf *shelf, const Options *given, char error[SHELF_ERROR_MAX])
{
	const char *name = given->value[ROW_BOOK];
	const Book *book;
	Stands stands;

	if (given->value[ROW_POINTS]) {
		if (!find_stands(shelf, name, &stands, error))
			return EXIT_USAGE;
		return print_points(&stands, given);
	}
	book = shelf_find(shelf, name ? name : "tournament", error);
	if (!book)
		return EXIT_USAGE;
	if (given->n_words)
		return print_cards(book, given);
	list_all(book);
	return EXIT_HOLDS;
}

static int
run_rules(const Options *given)
{
	char error[SHELF_ERROR_MAX] = "";
	Shelf *shelf = shelf_open(NULL);
	int status;

	for (int i = 0; i < given->n_words; i++)
		if (!given->words[i][strspn(given->words[i], " \t")]) {
			complain("%s",
				 _("a word of a rule, or its id, was expected, not an empty one"));
			shelf_close(shelf);
			return EXIT_USAGE;
		}
	if (!shelf) {
		complain("%s", _("There is no memory left."));
		return EXIT_USAGE;
	}
	status = run_on_shelf(shelf, given, error);
	if (error[0])
		complain("%s", error);
	shelf_close(shelf);
	return status;
}

const Command command_rules = {
	.name = "rules",
	.words = "[WORD or ID...]",
	.summary = _("prints the rule cards of a book"),
	.help = _(
		"Without words all clauses are listed. An id (45a, 35, misdeal) prints that card\n"
		"and those below it; other words print the cards that have all of them."),
	.list = "",
	.max_words = -1,
	.option = { [ROW_BOOK] = { "book", "BOOK",
				   _("the book: tournament (the default) or another, or a book file") },
		    [ROW_POINTS] = { "points", NULL,
				     _("every point on which a book may have a word: its parameters, "
				       "its outcomes, and where each book stands; words are points") } },
	.run = run_rules,
};
