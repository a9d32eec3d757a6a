#include "src/language/script.h"

#include <stdlib.h>
#include <string.h>

#include "engine/table.h"
#include "src/language/parse.h"

/* Lines of a set-up that are left out in turn, to find the one at fault. */
enum { LINES_TRIED = 200 };

/* A script while it is being read. */
typedef struct Reading {
	Script *script;
	size_t room;
	int passed_over; /* a line that is left out, 0 none */
	int last_setup;	 /* the last line of the set-up */
	bool begun;	 /* the first event is there: no set-up any more */
	const char *file;
	LanguageError *error;
} Reading;

static bool
keep(Reading *r, const Statement *statement)
{
	Script *script = r->script;

	if (script->n == r->room) {
		size_t room = r->room ? r->room * 2 : 32;
		Statement *larger = realloc(script->statement, room * sizeof *larger);

		if (!larger) {
			language_fail(r->error, r->file, statement->line, 1, "", "more memory");
			return false;
		}
		script->statement = larger;
		r->room = room;
	}
	script->statement[script->n++] = *statement;
	return true;
}

static bool
read_line(Reading *r, const char *text, size_t length, int number)
{
	ParseContext context = { .file = r->file, .line = number };
	Statement *statement = malloc(sizeof *statement);
	bool good;

	if (!statement) {
		language_fail(r->error, r->file, number, 1, "", "more memory");
		return false;
	}
	context.setup = r->begun ? NULL : r->script;
	good = parse_statement(text, length, &context, statement, r->error);
	if (good && statement->kind != STATEMENT_NOTHING && statement->kind != STATEMENT_SETUP) {
		r->begun = r->begun || statement->kind == STATEMENT_EVENT;
		good = keep(r, statement);
	}
	if (good && statement->kind == STATEMENT_SETUP) {
		r->last_setup = number;
		if (!r->script->book_line && *r->script->book)
			r->script->book_line = number;
	}
	free(statement);
	return good;
}

/* Reads all lines; false at the first that can't be read, but for a torn last one of a journal. */
static bool
read_lines(Reading *r, const char *text, size_t length, bool journal)
{
	size_t at = length >= 3 && !memcmp(text, "\xef\xbb\xbf", 3) ? 3 : 0;
	int number = 0;

	r->script->setup = setup_default();
	while (at < length) {
		const char *end = memchr(text + at, '\n', length - at);
		size_t stop = end ? (size_t)(end - text) : length, used = stop - at;

		if (used && text[stop - 1] == '\r')
			used--;
		if (++number != r->passed_over && !read_line(r, text + at, used, number)) {
			r->script->torn = journal && !end;
			return r->script->torn;
		}
		at = stop + 1;
	}
	return true;
}

/* True if the table could be laid without that line. */
static bool
is_laid_without(int line, const char *text, size_t length, Table *table)
{
	LanguageError error;
	Reading r = { .script = calloc(1, sizeof *r.script), .error = &error, .passed_over = line };
	SetupFault fault;
	int seat;
	bool good = r.script && read_lines(&r, text, length, true) &&
		    table_lay(table, &r.script->setup, &fault, &seat);

	script_close(r.script);
	return good;
}

/* Where a set-up that can't be laid goes wrong: the last line that has but to go, or else the first. */
static void
look_at_setup(Reading *r, const char *text, size_t length)
{
	Table *table = malloc(sizeof *table);
	SetupFault fault;
	int seat, line = r->last_setup;

	if (table && !table_lay(table, &r->script->setup, &fault, &seat)) {
		while (line > 1 && r->last_setup - line < LINES_TRIED &&
		       !is_laid_without(line, text, length, table))
			line--;
		r->script->setup_line = line > 1 && r->last_setup - line < LINES_TRIED ? line : 1;
	}
	free(table);
}

static Script *
read_all(const char *text, size_t length, const char *file, LanguageError *error, bool journal)
{
	Reading r = { .script = calloc(1, sizeof *r.script), .file = file, .error = error };

	if (!r.script) {
		language_fail(error, file, 1, 1, "", "more memory");
		return NULL;
	}
	if (!read_lines(&r, text, length, journal)) {
		script_close(r.script);
		return NULL;
	}
	look_at_setup(&r, text, length);
	return r.script;
}

Script *
script_read(const char *text, size_t length, const char *file, LanguageError *error)
{
	return read_all(text, length, file, error, false);
}

Script *
script_read_journal(const char *text, size_t length, const char *file, LanguageError *error)
{
	return read_all(text, length, file, error, true);
}

void
script_close(Script *script)
{
	if (!script)
		return;
	free(script->statement);
	free(script);
}
