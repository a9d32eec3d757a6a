#include "src/language/script.h"

#include <stdlib.h>
#include <string.h>

#include "src/language/parse.h"

/* A script while it is being read. */
typedef struct Reading {
	Script *script;
	size_t room;
	bool begun; /* the first event is there: no set-up any more */
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
	free(statement);
	return good;
}

static Script *
read_all(const char *text, size_t length, const char *file, LanguageError *error, bool journal)
{
	Reading r = { .script = calloc(1, sizeof *r.script), .file = file, .error = error };
	size_t at = 0;
	int number = 0;

	if (!r.script) {
		language_fail(error, file, 1, 1, "", "more memory");
		return NULL;
	}
	r.script->setup = setup_default();
	if (length >= 3 && !memcmp(text, "\xef\xbb\xbf", 3))
		at = 3;
	while (at < length) {
		const char *end = memchr(text + at, '\n', length - at);
		size_t stop = end ? (size_t)(end - text) : length, used = stop - at;

		if (used && text[stop - 1] == '\r')
			used--;
		if (!read_line(&r, text + at, used, ++number)) {
			if (journal && !end) {
				r.script->torn = true;
				break;
			}
			script_close(r.script);
			return NULL;
		}
		at = stop + 1;
	}
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
