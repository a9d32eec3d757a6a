/*
 * parse.h - one line of the table language.
 *
 * Owns the tables of statements: the same rows are read, printed and
 * completed. Beside what the document of the language has, three statements
 * set up what hand histories need: `live-post S N` and `dead-post S N` (posted
 * in the first hand besides the blinds), `small-blind none`, and `dead` behind
 * `ante N each` (antes are dead money, whoever is short of one); and two serve the dealer's
 * practice: `dealer gathers S...` (the bets of these seats) and `dealer counts stub`. Never plays
 * a statement.
 */
#ifndef MISDEAL_LANGUAGE_PARSE_H
#define MISDEAL_LANGUAGE_PARSE_H

#include "src/language/pattern.h"
#include "src/language/script.h"

/* Where a line stands, which decides what may stand in it. */
typedef struct ParseContext {
	const char *file; /* for errors; NULL at the prompt */
	int line;
	const Names *names; /* players, so that a name can stand for a seat; NULL: only numbers */
	bool prompt;	    /* `dealer` may be left out where that is not ambiguous */
	Script *setup;	    /* set-up statements are taken, into this; NULL: they are refused */
} ParseContext;

/* Reads one line. False, with `error` filled and nothing taken over, if it can't be read. */
bool parse_statement(const char *text, size_t length, const ParseContext *context,
		     Statement *statement, LanguageError *error);

/*
 * The words that could stand at byte `cursor` of a line typed at the prompt;
 * each is handed to `take`, some perhaps twice. Returns the byte at which the word begins.
 */
size_t language_complete(const char *text, size_t cursor, const Names *names,
			 void (*take)(void *context, const char *word), void *context);

#endif
