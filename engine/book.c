/*
 * The format of a book file. UTF-8 text, read line by line:
 *
 *	# a comment, anywhere outside a clause's text: a line, or the end of one
 *	book      house                     the name, a word
 *	title     "The house rules"
 *	extends   tournament                the book it rests on; a base book has no such line
 *	language  en                        of titles and texts; else that of the base, or en
 *
 *	clause 45a "Several chips of one denomination"
 *	    Lines of text, indented. A blank line parts paragraphs.
 *
 *	point chips-over
 *	    half-of           last-raise    a parameter and its value
 *	    raise-at-half     43a.2         an outcome and the clauses cited for it, the first
 *	    raise-over-half-mixed  45b 43a.2    carries the effects; - cites none
 *
 * The head comes first, each of its lines once; a clause stands before the points
 * that cite it. A title may have quotes inside: it ends with the first that has
 * only blanks, or a blank and a comment, behind it. Points, outcomes, parameters
 * and values are those of points.h. What a book does not say it takes from the
 * book it extends; a clause of the same id takes the place of the other's. A base
 * book has to say everything.
 */
#include "engine/book.h"

#include <string.h>

#include "engine/book_read.h"

/* The lines at the head of a book. Each stands once, before clauses and points. */
typedef enum Head { HEAD_BOOK, HEAD_TITLE, HEAD_EXTENDS, HEAD_LANGUAGE, HEAD_COUNT } Head;

static const char *const HEADS[HEAD_COUNT] = {
	[HEAD_BOOK] = "book",
	[HEAD_TITLE] = "title",
	[HEAD_EXTENDS] = "extends",
	[HEAD_LANGUAGE] = "language",
};

/* What the loader knows of the book so far. */
typedef struct Reader {
	BookLines lines;
	Book *book;
	BookFinder *find;
	void *context;
	bool has_head[HEAD_COUNT];
	bool in_body; /* a clause or a point has begun */
	int clause_line
		[BOOK_CLAUSES_MAX]; /* where a clause of this very book stands, 0 elsewhere */
	char point[WORD_MAX];	    /* the point whose lines are being read, or empty */
	Clause *clause;		    /* the clause whose text is being read, or NULL */
	bool has_outcome[OUTCOME_COUNT], has_parameter[PARAMETER_COUNT];
} Reader;

/* Says what is wrong: up to four pieces make the sentence. */
static bool
fail(Reader *r, int column, const char *a, const char *b, const char *c, const char *d)
{
	return book_read_fail(&r->lines, column, a, b, c, d);
}

/* Starts from what the other book says; what this one's head has said already stays. */
static bool
read_extends(Reader *r, const Word *name)
{
	const Book *base;
	Book *book = r->book;
	char own[BOOK_ID_MAX], language[sizeof book->language];
	BookSpan title = book->title;

	if (!r->has_head[HEAD_BOOK])
		return fail(r, name->column, "`book` was expected before `extends`", "", "", "");
	if (!strcmp(name->text, book->name))
		return fail(r, name->column, "the book extends itself: ", name->text, "", "");
	base = r->find ? r->find(r->context, name->text) : NULL;
	if (!base)
		return fail(r, name->column, "there is no book `", name->text,
			    "` to extend, or it extends this one", "");
	if (base->level + 1 >= BOOK_DEPTH_MAX)
		return fail(r, name->column, "too many books extend one another", "", "", "");
	memcpy(own, book->name, sizeof own);
	memcpy(language, book->language, sizeof language);
	*book = *base;
	memcpy(book->name, own, sizeof own);
	if (r->has_head[HEAD_LANGUAGE])
		memcpy(book->language, language, sizeof language);
	book->title = title;
	book->level = (uint8_t)(base->level + 1);
	return book_read_id(&r->lines, book->extends, name);
}

static bool
read_language(Reader *r, const Word *tag)
{
	char *language = r->book->language;

	if (strlen(tag->text) >= sizeof r->book->language)
		return fail(r, tag->column, "a language tag such as `en` was expected, not ",
			    tag->text, "", "");
	memset(language, 0, sizeof r->book->language);
	memcpy(language, tag->text, strlen(tag->text));
	return true;
}

static bool
read_head(Reader *r, Head head, const Word *words, int n)
{
	if (r->in_body)
		return fail(r, words[0].column, "`", HEADS[head],
			    "` stands at the head, before clauses and points", "");
	if (r->has_head[head])
		return fail(r, words[0].column, "`", HEADS[head], "` stands twice", "");
	if (head != HEAD_TITLE && n != 2)
		return fail(r, words[0].column, "one word was expected behind `", HEADS[head], "`",
			    "");
	switch (head) {
	case HEAD_BOOK:
		r->has_head[head] = book_read_id(&r->lines, r->book->name, &words[1]);
		break;
	case HEAD_TITLE:
		r->has_head[head] = book_read_title(&r->lines, &words[0], &r->book->title);
		break;
	case HEAD_EXTENDS:
		r->has_head[head] = read_extends(r, &words[1]);
		break;
	case HEAD_LANGUAGE:
		r->has_head[head] = read_language(r, &words[1]);
		break;
	case HEAD_COUNT:
		return false;
	}
	return r->has_head[head];
}

/* Goes on from the head to a clause or a point. */
static bool
begin_body(Reader *r, const Word *word)
{
	if (!r->has_head[HEAD_BOOK] || !r->has_head[HEAD_TITLE])
		return fail(r, word->column, "`book` and `title` were expected before `",
			    word->text, "`", "");
	r->in_body = true;
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

	if (n < 2)
		return fail(r, words[0].column, "an id was expected behind `clause`", "", "", "");
	if (!begin_body(r, &words[0]))
		return false;
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
	if (!book_read_id(&r->lines, clause->id, &words[1]) ||
	    !book_read_title(&r->lines, &words[1], &clause->title))
		return false;
	r->clause_line[at] = r->lines.number;
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
	if (!begin_body(r, &words[0]))
		return false;
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
		for (int k = 0; k < book->n_cites[outcome]; k++)
			if (book->cites[outcome][k] == at)
				return fail(r, words[i].column,
					    "the clause is cited twice: ", words[i].text, "", "");
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

/* Refuses a word that a point does not know, and says which ones it knows. */
static bool
fail_unknown(Reader *r, const Word *word)
{
	const char *apart = "; it has ";

	fail(r, word->column, "point `", r->point, "` has no outcome or parameter ", word->text);
	for (int i = 0; i < OUTCOME_COUNT + PARAMETER_COUNT; i++) {
		bool outcome = i < OUTCOME_COUNT;
		Parameter parameter = (Parameter)(outcome ? 0 : i - OUTCOME_COUNT);

		if (strcmp(outcome ? outcome_point((Outcome)i) : parameter_point(parameter),
			   r->point) != 0)
			continue;
		book_read_add(&r->lines, apart);
		book_read_add(&r->lines,
			      outcome ? outcome_name((Outcome)i) : parameter_name(parameter));
		apart = " ";
	}
	return false;
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
	return fail_unknown(r, &words[0]);
}

/* An indented line: of a clause's text, or of a point. */
static bool
read_indented(Reader *r)
{
	Word words[LINE_WORDS];
	int n;

	if (r->clause) {
		BookSpan *text = &r->clause->text;

		if (!text->at)
			text->at = r->lines.line;
		text->length = (size_t)(r->lines.line + r->lines.line_length - text->at);
		return true;
	}
	n = book_read_words(&r->lines, false, words);
	if (n <= 0)
		return n == 0;
	if (!r->point[0])
		return fail(r, words[0].column, "`clause` or `point` was expected before this line",
			    "", "", "");
	return read_point_line(r, words, n);
}

/* True if the line begins with the word, or with more than it. */
static bool
begins(const Reader *r, const char *word)
{
	size_t length = strlen(word);

	return r->lines.line_length >= length && !memcmp(r->lines.line, word, length);
}

static bool
read_statement(Reader *r)
{
	Word words[LINE_WORDS];
	int n = book_read_words(&r->lines, begins(r, "clause") || begins(r, "title"), words);

	if (n <= 0)
		return n == 0;
	r->clause = NULL;
	r->point[0] = '\0';
	if (!strcmp(words[0].text, "clause"))
		return read_clause(r, words, n);
	if (!strcmp(words[0].text, "point"))
		return read_point(r, words, n);
	for (int i = 0; i < HEAD_COUNT; i++)
		if (!strcmp(words[0].text, HEADS[i]))
			return read_head(r, (Head)i, words, n);
	return fail(r, words[0].column, words[0].text,
		    " is unknown; book, title, extends, language, clause or point was expected", "",
		    "");
}

/* A comment ends a clause's text: a stretch of the file can't leave it out. */
static void
read_comment(Reader *r)
{
	if (r->clause && r->clause->text.at)
		r->clause = NULL;
}

/* A base book has to say everything, every book has a name, and clauses have texts. */
static bool
check_whole(Reader *r)
{
	const Book *book = r->book;

	if (!r->has_head[HEAD_BOOK] || !r->has_head[HEAD_TITLE])
		return fail(r, 1, "`book` and `title` were expected", "", "", "");
	for (int i = 0; i < book->n_clauses; i++)
		if (!book->clause[i].text.at) {
			if (r->clause_line[i])
				r->lines.number = r->clause_line[i];
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
	Reader r = { .lines = { .text = text, .length = length, .error = error },
		     .book = book,
		     .find = find,
		     .context = context };

	memset(book, 0, sizeof *book);
	memset(error, 0, sizeof *error);
	memcpy(book->language, "en", 2);
	while (book_read_line(&r.lines)) {
		if (book_read_is_empty(&r.lines))
			continue;
		if (r.lines.line[0] == '#')
			read_comment(&r);
		else if (r.lines.line[0] == ' ' || r.lines.line[0] == '\t')
			read_indented(&r);
		else
			read_statement(&r);
	}
	return !r.lines.failed && check_whole(&r);
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
