/*
 * pattern.h - the forms of statements, read and printed from the same rows.
 *
 * A pattern is a string of parts, apart by blanks. A part is a word that
 * stands as it is, or one of these:
 *	%s seat   %t second seat   %S seats   %n amount   %A amounts   %a ante
 *	%c count  %h chips   %M chips in motions   %w quoted words   %N name
 *	%B small/big blind   %b breach   %p penalty   %o option   %O options
 *	%k card 1 to 4 or `both`   %K cards 1 to 4, none or more   %C cards
 *	%i clause ids   %W plain words   %d count from 1   %F name of a book or its file
 *	%T quoted text that is shown   %u seed
 *	[ ... ] may be left out
 *
 * Owns matching and printing. Never knows what a statement does.
 */
#ifndef MISDEAL_LANGUAGE_PATTERN_H
#define MISDEAL_LANGUAGE_PATTERN_H

#include <stddef.h>

#include "src/language/fields.h"
#include "src/language/lexer.h"

/* Who sits where, for names in the place of seats. */
typedef struct Names {
	const char *name[SEAT_MAX + 1]; /* NULL: nobody */
} Names;

/* How far a line was understood, and what was expected there. */
typedef struct Reach {
	int token; /* the first word that did not fit */
	char expected[LANGUAGE_EXPECTED_MAX];
} Reach;

/*
 * Reads the words of a line from word `from` on by the pattern. True if all of them fit; `fields`
 * is filled then. Else `reach` is moved on if this pattern came further than others before it.
 * `names` may be NULL.
 */
bool pattern_match(const char *pattern, const Line *line, int from, const Names *names,
		   Fields *fields, Reach *reach);

/* Prints the fields by the pattern; returns the whole length, cut to `size`. */
size_t pattern_print(const char *pattern, const Fields *fields, char *text, size_t size);

/* The words that could stand behind the first `known` words of the line, as `reach->expected` lists them. */
void pattern_next(const char *pattern, const Line *line, int known, const Names *names,
		  void (*take)(void *context, const char *word), void *context);

/* Writes a name as it has to stand: bare if it is a plain word, else quoted. */
size_t name_print(const char *name, char *text, size_t size);

#endif
