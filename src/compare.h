/*
 * compare.h - the same events under several books, side by side where they differ.
 *
 * Owns the comparison and how it is printed. Never plays a session of its own making.
 */
#ifndef MISDEAL_COMPARE_H
#define MISDEAL_COMPARE_H

#include <stdbool.h>
#include <stdio.h>

#include "src/language/script.h"
#include "src/shelf.h"

enum { COMPARE_MAX = 6 };

/*
 * Plays the script under each of `n` books, the first being the one compared
 * with, and prints every event on which they do not come to the same, a line
 * for each book; at the end how many. False, with a sentence in `error`, if a book
 * or the set-up can't be used.
 */
bool compare_books(FILE *file, const Script *script, Shelf *shelf, const char *const *books, int n,
		   char error[SHELF_ERROR_MAX]);

#endif
