/*
 * book_read.h - the lines and words of a book's text.
 *
 * Owns what is text at all and where a line, a word and a title stand. Never
 * knows what a word means: the loader does.
 */
#ifndef MISDEAL_ENGINE_BOOK_READ_H
#define MISDEAL_ENGINE_BOOK_READ_H

#include "engine/book.h"

enum { LINE_WORDS = 8, WORD_MAX = 64 };

/* A text being read line by line, and the first fault that was found in it. */
typedef struct BookLines {
	const char *text;
	size_t length, at; /* at: where the next line begins */
	const char *line;  /* the line at hand, without its end */
	size_t line_length;
	int number; /* of the line at hand, from 1; 0 before the first */
	bool failed;
	BookError *error;
} BookLines;

/* A word of a line, and the byte where it stands (from 1). */
typedef struct Word {
	char text[WORD_MAX];
	int column;
} Word;

/* Says what is wrong in the line at hand, at that byte: the pieces make the sentence. The first fault is kept. */
bool book_read_fail(BookLines *lines, int column, const char *a, const char *b, const char *c,
		    const char *d);

/* Adds to the sentence of the fault that was just told; what does not fit is left out. */
void book_read_add(BookLines *lines, const char *text);

/* Goes to the next line; false at the end, or with the fault told if a byte of it is no text. */
bool book_read_line(BookLines *lines);

/* True if the line at hand has blanks only, or nothing. */
bool book_read_is_empty(const BookLines *lines);

/*
 * Parts the line at hand into words, a comment left out, and what stands from
 * the first quote on if `titled`. -1, with the fault told, if there are too
 * many words or one is too long.
 */
int book_read_words(BookLines *lines, bool titled, Word words[LINE_WORDS]);

/* Reads the title in quotes that must follow a word, up to the end of the line or a comment. */
bool book_read_title(BookLines *lines, const Word *behind, BookSpan *span);

/* Copies an id or a name of a book; false, with the fault told, if it is too long. */
bool book_read_id(BookLines *lines, char id[BOOK_ID_MAX], const Word *word);

#endif
