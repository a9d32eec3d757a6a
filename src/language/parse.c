#include "src/language/parse.h"

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

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* True if the line begins with the word `title`; then its rest is text, quotes and all. */
static bool
title_begins(const char *text, size_t length)
{
	while (length && is_blank(*text)) {
		text++;
		length--;
	}
	return length >= 5 && !strncasecmp(text, "title", 5) && (length == 5 || is_blank(text[5]));
}

/* The byte behind a quoted text that begins at `from`; `from` itself if it is not closed. */
static size_t
quote_end(const char *text, size_t length, size_t from)
{
	for (size_t i = from + 1; i < length; i++) {
		if (text[i] == '\\')
			i++;
		else if (text[i] == '"')
			return i + 1;
	}
	return from;
}

/* The rest of a title line as it stands; blanks and a comment at its end, outside quotes, are not part. */
static bool
read_title(Parser *p, const char *text, size_t length, Statement *statement)
{
	Script *script = p->context->setup;
	size_t from = 0, to, end;

	p->line.end = line_column(text, length);
	if (!line_is_clean(text, length, p->context->file, p->context->line, p->error))
		return false;
	while (is_blank(text[from]))
		from++;
	from += strlen("title");
	while (from < length && is_blank(text[from]))
		from++;
	for (to = from; to < length && text[to] != '#'; to++) {
		end = text[to] == '"' ? quote_end(text, length, to) : to;
		to = end > to ? end - 1 : to;
	}
	while (to > from && is_blank(text[to - 1]))
		to--;
	p->line.end = line_column(text, to);
	if (to == from)
		return fail_at(p, 0, "a title");
	if (to - from >= sizeof script->title)
		return fail_at(p, 0, "a title of at most 255 bytes");
	memcpy(script->title, text + from, to - from);
	script->title[to - from] = '\0';
	statement->kind = STATEMENT_SETUP;
	return true;
}

static bool
read_setup(Parser *p, Statement *statement, bool *matched)
{
	for (size_t i = 0; i < SETUP_ROWS_COUNT; i++) {
		Setting setting = { .value = SETUP_ROWS[i].value, .at = 1 };
		const char *expected;

		if (!pattern_match(SETUP_ROWS[i].pattern, &p->line, 0, NULL, &p->fields, &p->reach))
			continue;
		*matched = true;
		expected = SETUP_ROWS[i].take(p->context->setup, &p->fields, &setting);
		if (expected)
			return fail_at(p, setting.at, expected);
		statement->kind = STATEMENT_SETUP;
		return true;
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

/* The short form that the prompt takes, NULL if the row has none. */
static const char *
without_dealer(const char *pattern)
{
	static const char DEALER[] = "dealer ";
	size_t length = sizeof DEALER - 1;

	return strncmp(pattern, DEALER, length) ? NULL : pattern + length;
}

static bool
read_event(Parser *p, Statement *statement)
{
	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++)
		if (match_event(p, EVENT_ROWS[i].pattern, &EVENT_ROWS[i], statement))
			return true;
	if (!p->context->prompt)
		return false;
	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++) {
		const char *bare = without_dealer(EVENT_ROWS[i].pattern);

		if (bare && match_event(p, bare, &EVENT_ROWS[i], statement))
			return true;
	}
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

/* What was expected where not even the first word is understood. */
static const char *
first_word(const Parser *p)
{
	const Names *names = p->context->names;
	const char *word = p->line.token[0].text;
	int called = 0;

	for (int seat = 1; names && seat <= SEAT_MAX; seat++)
		called += names->name[seat] && !strcasecmp(names->name[seat], word);
	if (called > 1)
		return "a seat by its number, as several players have that name";
	if (*word && !word[strspn(word, "0123456789")])
		return "a seat, 1 to 10";
	return "a statement";
}

static bool
parse(Parser *p, const char *text, size_t length, Statement *statement)
{
	bool matched = false, good;

	if (p->context->setup && title_begins(text, length))
		return read_title(p, text, length, statement);
	if (!line_split(&p->line, text, length, p->context->file, p->context->line, p->error))
		return false;
	if (p->line.n == 0)
		return true;
	if (p->context->setup) {
		good = read_setup(p, statement, &matched);
		if (matched)
			return good;
	}
	if (read_event(p, statement) || read_expectation(p, statement) ||
	    read_teaching(p, statement))
		return true;
	if (!p->context->setup && is_late_setup(p))
		return fail_at(p, 0, "an event: set-up stands before the first event");
	return fail_at(p, p->reach.token, p->reach.token ? p->reach.expected : first_word(p));
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

	while (from > 0 && !is_blank(text[from - 1]))
		from--;
	f = (Filter){ text + from, cursor - from, take, context };
	if (line && line_split(line, text, from, NULL, 1, &error)) {
		for (size_t i = 0; i < EVENT_ROWS_COUNT; i++) {
			const char *bare = without_dealer(EVENT_ROWS[i].pattern);

			pattern_next(EVENT_ROWS[i].pattern, line, line->n, names, filter, &f);
			if (bare)
				pattern_next(bare, line, line->n, names, filter, &f);
		}
		for (int kind = 0; kind < EXPECT_KIND_COUNT; kind++)
			pattern_next(expectation_pattern((ExpectKind)kind), line, line->n, names,
				     filter, &f);
		for (size_t i = 0; i < TEACH_ROWS_COUNT; i++)
			pattern_next(TEACH_ROWS[i].pattern, line, line->n, names, filter, &f);
	}
	free(line);
	return from;
}
