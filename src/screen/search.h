/*
 * search.h - the rule books, searched for words or numbers of clauses.
 *
 * Owns the line that is typed, the clauses of all built-in books that hold it, and the card of one
 * of them. Never knows a table: the start menu uses it as well.
 */
#ifndef MISDEAL_SCREEN_SEARCH_H
#define MISDEAL_SCREEN_SEARCH_H

#include <stdbool.h>

#include "src/shelf.h"
#include "ui/keymap.h"
#include "ui/prompt.h"
#include "ui/surface.h"

enum { SEARCH_MAX = 800 };

typedef struct SearchHit {
	const Book *book; /* lent by the shelf */
	const Clause *clause;
} SearchHit;

typedef struct Search {
	Prompt prompt;
	int n, chosen, rows; /* hits; the one at hand; how many were in sight */
	SearchHit hit[SEARCH_MAX];
	bool card;  /* the clause at hand is shown */
	int scroll; /* rows of its card that are scrolled away */
	Rect list;  /* where the hits were last drawn, and the first of them */
	int first;
} Search;

typedef enum SearchState { SEARCH_GOES_ON, SEARCH_IS_LEFT, SEARCH_ASKS_HELP } SearchState;

/* An empty line; what was typed before stays in its history. */
void search_open(Search *search);

/* Takes a key, of a click or the wheel too. The shelf has the books. */
SearchState search_key(Search *search, Shelf *shelf, const Keymap *keymap, Key key);

/* Draws the line and what it finds, or the card, over everything; the cursor belongs at *x, *y. */
void search_draw(Search *search, Surface *surface, bool ascii, int *x, int *y);

#endif
