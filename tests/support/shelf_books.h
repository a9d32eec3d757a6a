/*
 * shelf_books.h - the embedded books, loaded once for a test program.
 *
 * Owns their memory for as long as the program runs. Never loads a file.
 */
#ifndef MISDEAL_TESTS_SHELF_BOOKS_H
#define MISDEAL_TESTS_SHELF_BOOKS_H

#include "engine/book.h"

/* The embedded book of that name; the program stops with a message if it can't be loaded. */
const Book *test_book(const char *name);

/* How many are embedded, and the k-th of them. */
int test_book_count(void);
const Book *test_book_at(int k);

#endif
