/*
 * book.h - a rulebook: clauses, the clauses cited for each outcome, parameters.
 *
 * Owns the format of book files and what a book says on a point. The loader
 * is the only code that knows books by name; everybody else asks for an
 * outcome's clauses or a parameter. Never applies anything to a table.
 */
#ifndef MISDEAL_ENGINE_BOOK_H
#define MISDEAL_ENGINE_BOOK_H

#include "engine/points.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	BOOK_CLAUSES_MAX = 320,
	BOOK_CITES_MAX = 4, /* clauses cited for one outcome */
	BOOK_DEPTH_MAX = 8, /* books that extend one another */
	BOOK_ID_MAX = 32,   /* bytes of a clause id or a book's name, with the end */
	BOOK_ERROR_MAX = 400
};

/* A stretch of the book's text; it is not ended by a zero. */
typedef struct BookSpan {
	const char *at;
	size_t length;
} BookSpan;

/* A clause as a book has it. */
typedef struct Clause {
	char id[BOOK_ID_MAX];
	BookSpan title; /* without its quotes */
	BookSpan text;	/* lines as in the file, indented */
	uint8_t level;	/* which book it stands in: 0 the base book, 1 what extends that, ... */
} Clause;

/*
 * A loaded book. It borrows the text that it was read from, and that of the
 * books it extends: those must live as long.
 */
typedef struct Book {
	char name[BOOK_ID_MAX];
	char extends[BOOK_ID_MAX]; /* empty for a base book */
	BookSpan title;
	char language[8]; /* of titles and texts, such as "en" */
	uint8_t level;	  /* how many books it rests on */
	uint16_t n_clauses;
	Clause clause[BOOK_CLAUSES_MAX];
	uint8_t n_cites[OUTCOME_COUNT];
	uint16_t cites[OUTCOME_COUNT]
		      [BOOK_CITES_MAX];	    /* indices of clauses, the first carries the effects */
	uint8_t cites_level[OUTCOME_COUNT]; /* which book of the chain says so */
	int8_t parameter[PARAMETER_COUNT];  /* index of the value in force */
	uint8_t parameter_level[PARAMETER_COUNT];
} Book;

/* What is wrong with a book's text, and where. */
typedef struct BookError {
	int line, column;	   /* from 1; columns are characters */
	char text[BOOK_ERROR_MAX]; /* what was found and what was expected */
} BookError;

/*
 * Finds the book that another extends; returns NULL if there is none of that
 * name. `context` is handed through.
 */
typedef const Book *BookFinder(void *context, const char *name);

/*
 * Reads a book from its text into `book`. What it extends is asked of `find`
 * and must be loaded already. False, with `error` filled, if the text is no
 * book; `book` is then not to be used.
 */
bool book_load(Book *book, const char *text, size_t length, BookFinder *find, void *context,
	       BookError *error);

/* The clause with that id, looked for in the book and what it extends; NULL if there is none. */
const Clause *book_clause(const Book *book, const char *id);

/* The value in force of a parameter, one of the enums in points.h. */
int book_parameter(const Book *book, Parameter parameter);

/* How many clauses the book cites for the outcome, and the k-th of them (from 0). */
int book_cites(const Book *book, Outcome outcome);
const Clause *book_cite(const Book *book, Outcome outcome, int k);

/*
 * True if the book has no word of its own on it: the clause stands in the base
 * book, and the book in force is another.
 */
bool book_is_silent(const Book *book, const Clause *clause);

#endif
