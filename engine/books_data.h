/*
 * books_data.h - the texts of the books that are built in.
 *
 * Owns the bytes of engine/books/ as they were when the program was built, practice first and the
 * others by name. Never reads them: the loader of books does.
 */
#ifndef MISDEAL_ENGINE_BOOKS_DATA_H
#define MISDEAL_ENGINE_BOOKS_DATA_H

#include <stddef.h>

/* One book: its file's name without the ending, and its text with a zero byte behind `length`. */
struct BookText {
	const char *name;
	const char *text;
	size_t length;
};

/* `book_text_count` rows, written by the build (see the Makefile). */
extern const struct BookText book_texts[];
extern const size_t book_text_count;

#endif
