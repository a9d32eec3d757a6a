/*
 * shelf.h - the books at hand: those that are built in, and book files beside a script.
 *
 * Owns the loaded books and the texts that they rest on. Never knows what a book says, nor which
 * one is in use.
 */
#ifndef MISDEAL_SHELF_H
#define MISDEAL_SHELF_H

#include "engine/book.h"

#include <stddef.h>

enum {
	SHELF_ERROR_MAX = 768 /* bytes of any sentence that a shelf says, with the end */
};

typedef struct Shelf Shelf;

/*
 * An empty shelf; books come onto it when they are asked for. `folder` is where book files are
 * looked for: that of the script, NULL or "" the current one. NULL if there is no memory.
 */
Shelf *shelf_open(const char *folder);

/* Gives back every book; nobody may hold one any longer. NULL is passed over. */
void shelf_close(Shelf *shelf);

/* The folder that book files are relative to; "" the current one. */
const char *shelf_folder(const Shelf *shelf);

/*
 * The book of that name: a built-in one, or else a file at that path below the shelf's folder
 * (`house.book`, or `house` for short). A path that is absolute or leads upwards is refused. The book lives as
 * long as the shelf, and asking again gives the same one. NULL, with a sentence in `error`
 * (FILE:LINE: what is wrong there, if a book can't be read), if there is none.
 */
const Book *shelf_find(Shelf *shelf, const char *name, char error[SHELF_ERROR_MAX]);

/* How many books are built in, and the name of the k-th (from 0), the base book first. */
size_t shelf_embedded_count(void);
const char *shelf_embedded_name(size_t k);

#endif
