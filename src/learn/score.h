/*
 * score.h - how often each clause was asked about, and how often it was ruled rightly.
 *
 * Owns the counts. Never asks anything.
 */
#ifndef MISDEAL_LEARN_SCORE_H
#define MISDEAL_LEARN_SCORE_H

#include "engine/book.h"

#include <stdbool.h>
#include <stdio.h>

enum {
	SCORE_MAX = 128, /* clauses that are told apart; the last row takes those beyond */
	SCORE_TITLE = 96 /* bytes of a title with the end */
};

typedef struct ScoreRow {
	char book[BOOK_ID_MAX];
	char rule[BOOK_ID_MAX]; /* "" for what is in order */
	char title[SCORE_TITLE];
	int asked, right;
} ScoreRow;

/* A plain value; begins as {0}. Rows stand by book and clause. */
typedef struct Score {
	int n, asked, right;
	ScoreRow row[SCORE_MAX];
} Score;

/* Counts an answer on a clause of a book. */
void score_add(Score *score, const Book *book, const char *rule, bool right);

/* "7 of 9 right", and a row ("45a  2 of 3  Several chips"), cut to `size`. */
void score_sum_say(const Score *score, char *text, size_t size);
void score_row_say(const ScoreRow *row, char *text, size_t size);

/* Prints all of it; nothing if nothing was asked. */
void score_print(const Score *score, FILE *file);

#endif
