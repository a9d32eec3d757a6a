/*
 * lexer.h - one line of the table language as words.
 *
 * Owns blanks, quotes, comments and the bytes of a line. Never knows what a word means.
 */
#ifndef MISDEAL_LANGUAGE_LEXER_H
#define MISDEAL_LANGUAGE_LEXER_H

#include <stdbool.h>
#include <stddef.h>

#include "src/language/error.h"

enum { LINE_TOKENS_MAX = 160, LINE_BYTES_MAX = 4096 };

typedef struct Token {
	bool quoted;
	int column;	  /* where it begins, in characters from 1; the quote where it is quoted */
	const char *text; /* zero-ended, without quotes */
} Token;

typedef struct Line {
	int n;
	int end; /* column behind the last word */
	Token token[LINE_TOKENS_MAX];
	char text[LINE_BYTES_MAX + LINE_TOKENS_MAX]; /* where the words stand */
} Line;

/* The column of a byte as people count: in characters, from 1. */
int line_column(const char *text, size_t at);

/* The byte of a column, as far as the text goes. */
size_t line_byte(const char *text, int column);

/* Parts a line into words. False, with `error` filled, if it is no text or a quote is not closed. */
bool line_split(Line *line, const char *text, size_t length, const char *file, int number,
		LanguageError *error);

/* True if the bytes are well-formed UTF-8 without control characters but tabs; else *at is the fault. */
bool text_is_clean(const char *text, size_t length, size_t *at);

/* The same for a line, with its length; false with `error` filled. */
bool line_is_clean(const char *text, size_t length, const char *file, int number,
		   LanguageError *error);

#endif
