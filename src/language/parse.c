#include "src/language/parse.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "src/language/grammar.h"

/* What one line is read with; large, so it does not stand on the stack of every caller. */
typedef struct Parser {
	const ParseContext *context;
	Line line;
	Fields fields;
	Reach reach;
	LanguageError *error;
} Parser;

static bool
fail_at(Parser *p, int token, const char *expected)
{
	const Line *line = &p->line;
	bool there = token < line->n;

	language_fail(p->error, p->context->file, p->context->line,
		      there ? line->token[token].column : line->end,
		      there ? line->token[token].text : "", expected);
	return false;
}

static bool
first_word_is(const Parser *p, const char *word)
{
	return p->line.n && !p->line.token[0].quoted && !strcasecmp(p->line.token[0].text, word);
}

/* The rest of a title line, as it stands, a comment and blanks at its end left out. */
static bool
read_title(Parser *p, const char *text, size_t length)
{
	Script *script = p->context->setup;
	size_t from = 0, to = length;
	bool quotes = false;

	while (from < length && isspace((unsigned char)text[from]))
		from++;
	from += 5;
	while (from < length && isspace((unsigned char)text[from]))
		from++;
	for (size_t i = from; i < to; i++) {
		quotes ^= text[i] == '"';
		if (text[i] == '#' && !quotes)
			to = i;
	}
	while (to > from && isspace((unsigned char)text[to - 1]))
		to--;
	if (to - from >= sizeof script->title)
		return fail_at(p, 1, "a shorter title");
	memcpy(script->title, text + from, to - from);
	script->title[to - from] = '\0';
	return true;
}

static bool
read_setup(Parser *p, Statement *statement, bool *matched)
{
	for (size_t i = 0; i < SETUP_ROWS_COUNT; i++) {
		const char *expected;

		if (!pattern_match(SETUP_ROWS[i].pattern, &p->line, 0, NULL, &p->fields, &p->reach))
			continue;
		*matched = true;
		expected = SETUP_ROWS[i].take(p->context->setup, &p->fields, SETUP_ROWS[i].value);
		statement->kind = STATEMENT_SETUP;
		return !expected || fail_at(p, 1, expected);
	}
	return true;
}

static bool
match_event(Parser *p, const char *pattern, const EventRow *row, Statement *statement)
{
	if (!pattern_match(pattern, &p->line, 0, p->context->names, &p->fields, &p->reach))
		return false;
	statement->kind = STATEMENT_EVENT;
	event_from_fields(row, &p->fields, &statement->event);
	return true;
}

static bool
read_event(Parser *p, Statement *statement)
{
	static const char DEALER[] = "dealer ";

	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++)
		if (match_event(p, EVENT_ROWS[i].pattern, &EVENT_ROWS[i], statement))
			return true;
	if (!p->context->prompt)
		return false;
	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++)
		if (!strncmp(EVENT_ROWS[i].pattern, DEALER, sizeof DEALER - 1) &&
		    match_event(p, EVENT_ROWS[i].pattern + sizeof DEALER - 1, &EVENT_ROWS[i],
				statement))
			return true;
	return false;
}

static bool
read_expectation(Parser *p, Statement *statement)
{
	for (int kind = 0; kind < EXPECT_KIND_COUNT; kind++)
		if (pattern_match(expectation_pattern((ExpectKind)kind), &p->line, 0,
				  p->context->names, &p->fields, &p->reach)) {
			statement->kind = STATEMENT_EXPECT;
			statement->expectation.kind = (ExpectKind)kind;
			statement->expectation.fields = p->fields;
			return true;
		}
	return false;
}

static bool
read_teaching(Parser *p, Statement *statement)
{
	for (size_t i = 0; i < TEACH_ROWS_COUNT; i++)
		if (pattern_match(TEACH_ROWS[i].pattern, &p->line, 0, NULL, &p->fields,
				  &p->reach)) {
			statement->kind = TEACH_ROWS[i].kind;
			snprintf(statement->text, sizeof statement->text, "%s", p->fields.text);
			return true;
		}
	return false;
}

/* True if the line is a set-up statement by its form; it stands where none may. */
static bool
is_late_setup(Parser *p)
{
	for (size_t i = 0; i < SETUP_ROWS_COUNT; i++)
		if (pattern_match(SETUP_ROWS[i].pattern, &p->line, 0, NULL, &p->fields, NULL))
			return true;
	return first_word_is(p, "title");
}

static bool
parse(Parser *p, const char *text, size_t length, Statement *statement)
{
	bool matched = false;

	if (!line_split(&p->line, text, length, p->context->file, p->context->line, p->error))
		return false;
	if (p->line.n == 0)
		return true;
	if (p->context->setup) {
		if (first_word_is(p, "title")) {
			statement->kind = STATEMENT_SETUP;
			return read_title(p, text, length);
		}
		if (!read_setup(p, statement, &matched) || matched)
			return !matched || p->error->line == 0;
	}
	if (read_event(p, statement) || read_expectation(p, statement) ||
	    read_teaching(p, statement))
		return true;
	if (!p->context->setup && is_late_setup(p))
		return fail_at(p, 0, "an event: set-up stands before the first event");
	return fail_at(p, p->reach.token, p->reach.token == 0 ? "a statement" : p->reach.expected);
}

bool
parse_statement(const char *text, size_t length, const ParseContext *context, Statement *statement,
		LanguageError *error)
{
	Parser *p = calloc(1, sizeof *p);
	bool good;

	memset(statement, 0, sizeof *statement);
	memset(error, 0, sizeof *error);
	statement->line = context->line;
	if (!p) {
		language_fail(error, context->file, context->line, 1, "", "more memory");
		return false;
	}
	p->context = context;
	p->error = error;
	good = parse(p, text, length, statement);
	free(p);
	return good;
}

/* Candidates that begin as the word at the cursor does. */
typedef struct Filter {
	const char *head;
	size_t length;
	void (*take)(void *context, const char *word);
	void *context;
} Filter;

static void
filter(void *context, const char *word)
{
	const Filter *f = context;

	if (!strncasecmp(word, f->head, f->length))
		f->take(f->context, word);
}

size_t
language_complete(const char *text, size_t cursor, const Names *names,
		  void (*take)(void *context, const char *word), void *context)
{
	Line *line = malloc(sizeof *line);
	LanguageError error;
	size_t from = cursor;
	Filter f;

	while (from > 0 && text[from - 1] != ' ')
		from--;
	f = (Filter){ text + from, cursor - from, take, context };
	if (line && line_split(line, text, from, NULL, 1, &error)) {
		for (size_t i = 0; i < EVENT_ROWS_COUNT; i++)
			pattern_next(EVENT_ROWS[i].pattern, line, line->n, names, filter, &f);
		for (int kind = 0; kind < EXPECT_KIND_COUNT; kind++)
			pattern_next(expectation_pattern((ExpectKind)kind), line, line->n, names,
				     filter, &f);
		for (size_t i = 0; i < TEACH_ROWS_COUNT; i++)
			pattern_next(TEACH_ROWS[i].pattern, line, line->n, names, filter, &f);
	}
	free(line);
	return from;
}
