/*
 * pattern_parts.h - what reading, printing and completing by patterns share.
 *
 * Owns the parts that begin with % and the walk through a pattern's text. Internal to src/language.
 */
#ifndef MISDEAL_LANGUAGE_PATTERN_PARTS_H
#define MISDEAL_LANGUAGE_PATTERN_PARTS_H

#include "src/language/pattern.h"

enum { PATTERN_WORD_MAX = 32 };

/* One attempt to read a line by a pattern; `reach` may be NULL. */
typedef struct Match {
	const Line *line;
	const Names *names;
	Fields *fields;
	Reach *reach;
} Match;

/* The word at that place, NULL behind the last. */
const Token *token_at(const Match *m, int at);

/* True if the word is that keyword, in any case. */
bool word_is(const Token *token, const char *word);

/* True if a name may stand without quotes. */
bool is_name(const char *text);

/* Reads one part; returns the words used, -1 if it does not fit. */
int part_read(Match *m, char part, int at);

/* What a part is called where it is missing. */
const char *part_name(char part);

/* The bracket that closes the one at `pattern`. */
const char *pattern_closing(const char *pattern);

/* Copies the word at the head of the pattern; returns what is behind it. */
const char *pattern_word(const char *pattern, char word[PATTERN_WORD_MAX]);

/* The flag that a word sets, -1 if it sets none. */
int flag_of(const char *word);

#endif
