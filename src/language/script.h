/*
 * script.h - a whole script: its set-up and its statements.
 *
 * Owns what was read, line by line. Never plays it.
 */
#ifndef MISDEAL_LANGUAGE_SCRIPT_H
#define MISDEAL_LANGUAGE_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/event.h"
#include "engine/setup.h"
#include "src/language/error.h"
#include "src/language/expectation.h"

enum { SCRIPT_TITLE_MAX = 256, SCRIPT_BOOK_MAX = 200, SCRIPT_TAGS_MAX = 256 };

typedef enum StatementKind {
	STATEMENT_NOTHING, /* a blank line, or a comment */
	STATEMENT_SETUP,
	STATEMENT_EVENT,
	STATEMENT_EXPECT,
	STATEMENT_NOTE,
	STATEMENT_ASK,
	STATEMENT_HINT
} StatementKind;

typedef struct Statement {
	StatementKind kind;
	int line; /* from 1 */
	union {
		Event event;
		Expectation expectation;
		char text[FIELD_TEXT_MAX]; /* of what teaches */
	};
} Statement;

typedef struct Script {
	char title[SCRIPT_TITLE_MAX];
	char book[SCRIPT_BOOK_MAX]; /* as it was named; empty: the usual one */
	Setup setup;
	int book_line;	/* where it is named, 0 nowhere */
	int setup_line; /* of a set-up that can't be laid: the line to look at, else 0 */
	int level;	/* 1 to 5, 0 not told */
	char tags[SCRIPT_TAGS_MAX];
	size_t n;
	Statement *statement; /* owned; events, expectations and what teaches, in order */
	bool torn;	      /* script_read_journal: the last line was cut and left out */
} Script;

/*
 * Reads a script. `file` names it in errors. NULL, with `error` filled, at the
 * first line that can't be read.
 */
Script *script_read(const char *text, size_t length, const char *file, LanguageError *error);

/* The same for a journal: a last line without its end that can't be read is left out, and told. */
Script *script_read_journal(const char *text, size_t length, const char *file,
			    LanguageError *error);

/* NULL is passed over. */
void script_close(Script *script);

#endif
