/*
 * The format of a book file. UTF-8 text, read line by line:
 *
 *	# a comment: a line that begins with #, anywhere outside a clause's text
 *	book      house                     the name, a word
 *	title     "The house rules"
 *	extends   tournament                the book it rests on; a base book has no such line
 *	language  en                        of titles and texts
 *
 *	clause 45a "Several chips of one denomination"
 *	    Lines of text, indented. A blank line parts paragraphs.
 *
 *	point chips-over
 *	    half-of           last-raise    a parameter and its value
 *	    raise-at-half     43a.2         an outcome and the clauses cited for it, the first
 *	    raise-over-half-mixed  45b 43a.2    carries the effects; - cites none
 *
 * Points, outcomes, parameters and values are those of points.h. What a book
 * does not say it takes from the book it extends; a clause of the same id takes
 * the place of the other's. A base book has to say everything.
 */
#include "engine/book.h"

#include <string.h>

enum { LINE_WORDS = 8, WORD_MAX = 64 };

/* Where the loader is in the text. */
typedef struct Reader {
	Book *book;
	const char *text;
	size_t length, at; /* at: where the next line begins */
	int line_number;
	const char *line; /* the line at hand, without its end */
	size_t line_length;
	BookFinder *find;
	void *context;
	BookError *error;
	bool has_name, has_title;
	uint16_t clause_line
		[BOOK_CLAUSES_MAX]; /* where a clause of this very book stands, 0 elsewhere */
	char point[WORD_MAX];	    /* the point whose lines are being read, or empty */
	Clause *clause;		    /* the clause whose text is being read, or NULL */
	bool has_outcome[OUTCOME_COUNT], has_parameter[PARAMETER_COUNT];
	bool failed;
} Reader;

/* A word of a line, and where it stands (from 1). */
typedef struct Word {
	char text[WORD_MAX];
	int column;
} Word;

static void
append(char *to, size_t size, const char *from)
{
	size_t used = strlen(to), length = strlen(from);

	if (used + 1 >= size)
		return;
	if (length > size - 1 - used)
		length = size - 1 - used;
	memcpy(to + used, from, length);
	to[used + length] = '\0';
}

/* Says what is wrong: up to four pieces make the sentence. The first fault is kept. */
static bool
fail(Reader *r, int column, const char *a, const char *b, const char *c, const char *d)
{
	if (r->failed)
		return false;
	r->failed = true;
	r->error->line = r->line_number ? r->line_number : 1;
	r->error->column = column;
	r->error->text[0] = '\0';
	append(r->error->text, sizeof r->error->text, a);
	append(r->error->text, sizeof r->error->text, b);
	append(r->error->text, sizeof r->error->text, c);
	append(r->error->text, sizeof r->error->text, d);
	return false;
}

/* The next line; false at the end of the text. */
static bool
next_line(Reader *r)
{
	size_t end = r->at;

	if (r->at >= r->length)
		return false;
	while (end < r->length && r->text[end] != '\n')
		end++;
	r->line = r->text + r->at;
	r->line_length = end - r->at;
	if (r->line_length && r->line[r->line_length - 1] == '\r')
		r->line_length--;
	r->at = end + 1;
	r->line_number++;
	return true;
}

/* True if the bytes are text: well-formed UTF-8 without control characters but tabs. */
static bool
check_bytes(Reader *r)
{
	const unsigned char *s = (const unsigned char *)r->line;

	for (size_t i = 0; i < r->line_length;) {
		int more = s[i] < 0x80 ? 0 : s[i] >= 0xf0 && s[i] < 0xf5 ? 3 : s[i] >= 0xe0 ? 2 : 1;

		if ((s[i] < 0x20 && s[i] != '\t') || s[i] == 0x7f ||
		    (s[i] >= 0x80 && s[i] < 0xc2) || s[i] >= 0xf5 ||
		    i + (size_t)more >= r->line_length + (more ? 0 : 1))
			return fail(r, (int)i + 1, "this byte is no text; UTF-8 was expected", "",
				    "", "");
		for (int k = 1; k <= more; k++)
			if ((s[i + (size_t)k] & 0xc0) != 0x80)
				return fail(r, (int)i + 1,
					    "this byte is no text; UTF-8 was expected", "", "", "");
		i += (size_t)more + 1;
	}
	return true;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Parts the line into words, a comment left out; -1 if there are too many or one is too long. */
static int
split(Reader *r, Word words[LINE_WORDS])
{
	size_t at = 0;
	int n = 0;

	for (;;) {
		size_t length = 0;

		while (at < r->line_length && is_blank(r->line[at]))
			at++;
		if (at == r->line_length || r->line[at] == '#')
			return n;
		if (n == LINE_WORDS) {
			fail(r, (int)at + 1, "too many words on the line", "", "", "");
			return -1;
		}
		words[n].column = (int)at + 1;
		while (at < r->line_length && !is_blank(r->line[at])) {
			if (length == WORD_MAX - 1) {
				fail(r, words[n].column, "the word is too long", "", "", "");
				return -1;
			}
			words[n].text[length++] = r->line[at++];
		}
		words[n++].text[length] = '\0';
	}
}

/* The stretch between the quotes of the line; false, with the fault told, if there is none. */
static bool
quoted(Reader *r, const char *what, BookSpan *span)
{
	size_t open = 0, close = r->line_length;

	while (open < r->line_length && r->line[open] != '"')
		open++;
	while (close > open + 1 && r->line[close - 1] != '"')
		close--;
	if (open == r->line_length || close <= open + 2)
		return fail(r, (int)(open < r->line_length ? open : r->line_length) + 1, "a ", what,
			    " in quotes was expected", "");
	span->at = r->line + open + 1;
	span->length = close - open - 2;
	return true;
}

static bool
copy_id(Reader *r, char id[BOOK_ID_MAX], const Word *word, const char *what)
{
	size_t length = strlen(word->text);

	if (length >= BOOK_ID_MAX)
		return fail(r, word->column, what, " is too long: ", word->text, "");
	memset(id, 0, BOOK_ID_MAX);
	memcpy(id, word->text, length);
	return true;
}

static bool
read_extends(Reader *r, const Word *name)
{
	const Book *base;
	char own[BOOK_ID_MAX];
	BookSpan title = r->book->title;

	if (r->book->n_clauses || r->point[0])
		return fail(r, name->column,
			    "`extends` stands at the head, before clauses and points", "", "", "");
	if (!r->has_name)
		return fail(r, name->column, "`book` was expected before `extends`", "", "", "");
	if (!strcmp(name->text, r->book->name))
		return fail(r, name->column, "the book extends itself: ", name->text, "", "");
	base = r->find ? r->find(r->context, name->text) : NULL;
	if (!base)
		return fail(r, name->column, "there is no book `", name->text,
			    "` to extend, or it extends this one", "");
	if (base->level + 1 >= BOOK_DEPTH_MAX)
		return fail(r, name->column, "too many books extend one another", "", "", "");
	memcpy(own, r->book->name, sizeof own);
	*r->book = *base;
	memcpy(r->book->name, own, sizeof own);
	r->book->title = title;
	r->book->level = (uint8_t)(base->level + 1);
	return copy_id(r, r->book->extends, name, "the name");
}

static bool
read_head(Reader *r, const Word *words, int n)
{
	if (!strcmp(words[0].text, "title")) {
		r->has_title = true;
		return quoted(r, "title", &r->book->title);
	}
	if (n != 2)
		return fail(r, words[0].column, "one word was expected behind `", words[0].text,
			    "`", "");
	if (!strcmp(words[0].text, "book")) {
		r->has_name = true;
		return copy_id(r, r->book->name, &words[1], "the name");
	}
	if (!strcmp(words[0].text, "extends"))
		return read_extends(r, &words[1]);
	if (strlen(words[1].text) >= sizeof r->book->language)
		return fail(r, words[1].column, "a language tag such as `en` was expected, not ",
			    words[1].text, "", "");
	memset(r->book->language, 0, sizeof r->book->language);
	memcpy(r->book->language, words[1].text, strlen(words[1].text));
	return true;
}

static int
find_clause(const Book *book, const char *id)
{
	for (int i = 0; i < book->n_clauses; i++)
		if (!strcmp(book->clause[i].id, id))
			return i;
	return -1;
}

static bool
read_clause(Reader *r, const Word *words, int n)
{
	Clause *clause;
	int at;

	if (n < 2 || words[1].text[0] == '"')
		return fail(r, words[0].column, "an id was expected behind `clause`", "", "", "");
	if (!r->has_name || !r->has_title)
		return fail(r, words[0].column,
			    "`book` and `title` were expected before the first clause", "", "", "");
	at = find_clause(r->book, words[1].text);
	if (at >= 0 && r->clause_line[at])
		return fail(r, words[1].column, "the clause stands twice: ", words[1].text, "", "");
	if (at < 0) {
		if (r->book->n_clauses == BOOK_CLAUSES_MAX)
			return fail(r, words[1].column, "too many clauses", "", "", "");
		at = r->book->n_clauses++;
	}
	clause = &r->book->clause[at];
	memset(clause, 0, sizeof *clause);
	if (!copy_id(r, clause->id, &words[1], "the id") || !quoted(r, "title", &clause->title))
		return false;
	r->clause_line[at] = (uint16_t)r->line_number;
	clause->level = r->book->level;
	r->clause = clause;
	return true;
}

static bool
is_point(const char *name)
{
	for (int i = 0; i < OUTCOME_COUNT; i++)
		if (!strcmp(outcome_point((Outcome)i), name))
			return true;
	for (int i = 0; i < PARAMETER_COUNT; i++)
		if (!strcmp(parameter_point((Parameter)i), name))
			return true;
	return false;
}

static bool
read_point(Reader *r, const Word *words, int n)
{
	if (n != 2)
		return fail(r, words[0].column, "the name of a point was expected behind `point`",
			    "", "", "");
	if (!is_point(words[1].text))
		return fail(r, words[1].column, "there is no point `", words[1].text,
			    "`; `rules --points` lists them", "");
	if (!r->has_name || !r->has_title)
		return fail(r, words[0].column,
			    "`book` and `title` were expected before the first point", "", "", "");
	memcpy(r->point, words[1].text, sizeof r->point);
	return true;
}

/* Clauses cited for an outcome. They may stand further down, so ids are looked up at the end. */
static bool
read_outcome(Reader *r, Outcome outcome, const Word *words, int n)
{
	Book *book = r->book;

	if (r->has_outcome[outcome])
		return fail(r, words[0].column, "the outcome stands twice: ", words[0].text, "",
			    "");
	if (n < 2)
		return fail(r, words[0].column, "clauses, or -, were expected behind `",
			    words[0].text, "`", "");
	r->has_outcome[outcome] = true;
	book->n_cites[outcome] = 0;
	book->cites_level[outcome] = book->level;
	if (n == 2 && !strcmp(words[1].text, "-"))
		return true;
	for (int i = 1; i < n; i++) {
		int at = find_clause(book, words[i].text);

		if (at < 0)
			return fail(r, words[i].column,
				    "the clause cited has no text: ", words[i].text,
				    "; clauses stand before points", "");
		if (book->n_cites[outcome] == BOOK_CITES_MAX)
			return fail(r, words[i].column, "too many clauses for one outcome", "", "",
				    "");
		book->cites[outcome][book->n_cites[outcome]++] = (uint16_t)at;
	}
	return true;
}

/* The index of a value in the parameter's list; -1. */
static int
find_value(Parameter parameter, const char *value)
{
	const char *at = parameter_values(parameter);
	size_t length = strlen(value);

	for (int i = 0; *at; i++) {
		size_t n = 0;

		while (at[n] && at[n] != ' ')
			n++;
		if (n == length && !memcmp(at, value, n))
			return i;
		at += n;
		while (*at == ' ')
			at++;
	}
	return -1;
}

static bool
read_parameter(Reader *r, Parameter parameter, const Word *words, int n)
{
	int value;

	if (r->has_parameter[parameter])
		return fail(r, words[0].column, "the parameter stands twice: ", words[0].text, "",
			    "");
	if (n != 2)
		return fail(r, words[0].column,
			    "one of these was expected behind it: ", parameter_values(parameter),
			    "", "");
	value = find_value(parameter, words[1].text);
	if (value < 0)
		return fail(r, words[1].column, words[1].text,
			    " is no value of it; expected one of: ", parameter_values(parameter),
			    "");
	r->has_parameter[parameter] = true;
	r->book->parameter[parameter] = (int8_t)value;
	r->book->parameter_level[parameter] = r->book->level;
	return true;
}

static bool
read_point_line(Reader *r, const Word *words, int n)
{
	for (int i = 0; i < OUTCOME_COUNT; i++)
		if (!strcmp(outcome_point((Outcome)i), r->point) &&
		    !strcmp(outcome_name((Outcome)i), words[0].text))
			return read_outcome(r, (Outcome)i, words, n);
	for (int i = 0; i < PARAMETER_COUNT; i++)
		if (!strcmp(parameter_point((Parameter)i), r->point) &&
		    !strcmp(parameter_name((Parameter)i), words[0].text))
			return read_parameter(r, (Parameter)i, words, n);
	return fail(r, words[0].column, "point `", r->point, "` has no outcome or parameter ",
		    words[0].text);
}

/* An indented line: of a clause's text, or of a point. */
static bool
read_indented(Reader *r)
{
	Word words[LINE_WORDS];
	int n;

	if (r->clause) {
		if (!r->clause->text.at)
			r->clause->text.at = r->line;
		r->clause->text.length = (size_t)(r->line + r->line_length - r->clause->text.at);
		return true;
	}
	n = split(r, words);
	if (n <= 0)
		return n == 0;
	if (!r->point[0])
		return fail(r, words[0].column, "`clause` or `point` was expected before this line",
			    "", "", "");
	return read_point_line(r, words, n);
}

static const char *const HEADS[] = { "book", "title", "extends", "language" };

static bool
read_statement(Reader *r)
{
	Word words[LINE_WORDS];
	int n;

	/* Titles hold blanks: only the first words of such a line matter. */
	if (r->line_length > 6 && (!memcmp(r->line, "clause", 6) || !memcmp(r->line, "title", 5))) {
		size_t whole = r->line_length, open = 0;

		while (open < whole && r->line[open] != '"')
			open++;
		r->line_length = open;
		n = split(r, words);
		r->line_length = whole;
	} else {
		n = split(r, words);
	}
	if (n <= 0)
		return n == 0;
	r->clause = NULL;
	r->point[0] = '\0';
	if (!strcmp(words[0].text, "clause"))
		return read_clause(r, words, n);
	if (!strcmp(words[0].text, "point"))
		return read_point(r, words, n);
	for (size_t i = 0; i < sizeof HEADS / sizeof HEADS[0]; i++)
		if (!strcmp(words[0].text, HEADS[i]))
			return read_head(r, words, n);
	return fail(r, words[0].column, words[0].text,
		    " is unknown; book, title, extends, language, clause or point was expected", "",
		    "");
}

/* A base book has to say everything, every book has a name, and clauses have texts. */
static bool
check_whole(Reader *r)
{
	const Book *book = r->book;

	if (!r->has_name || !r->has_title)
		return fail(r, 1, "`book` and `title` were expected", "", "", "");
	for (int i = 0; i < book->n_clauses; i++)
		if (!book->clause[i].text.at) {
			r->line_number = r->clause_line[i] ? r->clause_line[i] : r->line_number;
			return fail(r, 1, "the clause has no text: ", book->clause[i].id, "", "");
		}
	for (int i = 0; book->level == 0 && i < OUTCOME_COUNT; i++)
		if (!r->has_outcome[i])
			return fail(r, 1, "a base book has to say everything; missing is ",
				    outcome_point((Outcome)i), " ", outcome_name((Outcome)i));
	for (int i = 0; book->level == 0 && i < PARAMETER_COUNT; i++)
		if (!r->has_parameter[i])
			return fail(r, 1, "a base book has to say everything; missing is ",
				    parameter_point((Parameter)i), " ",
				    parameter_name((Parameter)i));
	return true;
}

bool
book_load(Book *book, const char *text, size_t length, BookFinder *find, void *context,
	  BookError *error)
{
	Reader r = { .book = book,
		     .text = text,
		     .length = length,
		     .find = find,
		     .context = context,
		     .error = error };

	memset(book, 0, sizeof *book);
	memset(error, 0, sizeof *error);
	memcpy(book->language, "en", 2);
	while (!r.failed && next_line(&r)) {
		if (!check_bytes(&r))
			break;
		if (r.line_length == 0)
			continue;
		if (is_blank(r.line[0])) {
			read_indented(&r);
		} else if (r.line[0] != '#') {
			read_statement(&r);
		}
	}
	return !r.failed && check_whole(&r);
}

const Clause *
book_clause(const Book *book, const char *id)
{
	int at = find_clause(book, id);

	return at < 0 ? NULL : &book->clause[at];
}

int
book_parameter(const Book *book, Parameter parameter)
{
	return book->parameter[parameter];
}

int
book_cites(const Book *book, Outcome outcome)
{
	return book->n_cites[outcome];
}

const Clause *
book_cite(const Book *book, Outcome outcome, int k)
{
	return &book->clause[book->cites[outcome][k]];
}

bool
book_is_silent(const Book *book, const Clause *clause)
{
	return clause->level == 0 && book->level > 0;
}
