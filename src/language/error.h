/*
 * error.h - what is wrong with a line of the table language, and where.
 *
 * Owns the shape of every message about text that can't be read.
 */
#ifndef MISDEAL_LANGUAGE_ERROR_H
#define MISDEAL_LANGUAGE_ERROR_H

enum { LANGUAGE_WORD_MAX = 64, LANGUAGE_EXPECTED_MAX = 256, LANGUAGE_MESSAGE_MAX = 512 };

typedef struct LanguageError {
	int line, column;		      /* from 1; columns are characters */
	char word[LANGUAGE_WORD_MAX];	      /* the word at fault; empty at the end of the line */
	char expected[LANGUAGE_EXPECTED_MAX]; /* what was expected there */
	char message[LANGUAGE_MESSAGE_MAX];   /* FILE:LINE:COLUMN: all of it in one sentence */
} LanguageError;

/* Fills in the error; `file` may be NULL (the prompt). */
void language_fail(LanguageError *error, const char *file, int line, int column, const char *word,
		   const char *expected);

#endif
