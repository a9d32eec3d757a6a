/*
 * menu.h - what misdeal shows before a table: lists to choose from, and the rule books.
 *
 * Owns the start menu and the pages that it leads to. Never plays a table (screen.h).
 */
#ifndef MISDEAL_SCREEN_MENU_H
#define MISDEAL_SCREEN_MENU_H

#include <stdbool.h>

#include "src/shelf.h"
#include "ui/prompt.h"
#include "ui/term.h"

/* Lets a person choose a row; returns its index, -1 if the person left. */
int menu_choose(Term *term, const char *title, const char *const *rows, int n, bool ascii);

/* The same, with the mark on the row `first`. */
int menu_choose_at(Term *term, const char *title, const char *const *rows, int n, int first,
		   bool ascii);

/* Asks for a line; false if the person left. */
bool menu_ask(Term *term, const char *title, char *text, size_t size, bool ascii);

/* Shows a sentence until a key comes. */
void menu_tell(Term *term, const char *title, const char *sentence, bool ascii);

/* The rule books: a book, then its clauses, then a card. */
void menu_books(Term *term, Shelf *shelf, bool ascii);

#endif
