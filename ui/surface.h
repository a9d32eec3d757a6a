/*
 * surface.h - a grid of cells to draw on, without a terminal.
 *
 * Owns cells, clipping and the measuring of text. Never knows what it shows,
 * nor the terminal that presents it (term.h).
 */
#ifndef MISDEAL_UI_SURFACE_H
#define MISDEAL_UI_SURFACE_H

#include "ui/theme.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One cell. A wide character fills its cell and the next, which then holds no character (0). */
typedef struct Cell {
	uint32_t base;
	uint32_t mark; /* a combining mark on it, or 0 */
	uint8_t style; /* Style */
} Cell;

/* A part of a surface, in cells. */
typedef struct Rect {
	int x, y, width, height;
} Rect;

/* How a cell came to be what it is. */
typedef struct Trace {
	Rect rect; /* that it was written through */
	int call;  /* the number of the text that wrote it, 0 none */
} Trace;

typedef struct Surface {
	int width, height;
	Cell *cells;  /* owned, row by row */
	Trace *trace; /* lent, one for each cell: kept for whoever looks for fields that collide */
	int calls;    /* texts that were written */
} Surface;

/* Makes a surface of blanks; false if there is no memory. */
bool surface_open(Surface *surface, int width, int height);
void surface_close(Surface *surface);

void surface_clear(Surface *surface);

/* The whole of it. */
Rect surface_all(const Surface *surface);

/* The part of a rectangle from x, y in it on, of that size as far as the rectangle goes. */
Rect rect_part(Rect rect, int x, int y, int width, int height);

/* Columns that a text takes. */
int text_width(const char *text);

/*
 * Writes text at column x, row y of the rectangle; what does not fit into the
 * rectangle is cut, and the cut shown by `ellipsis` (may be NULL: nothing
 * shows it). Returns the columns used.
 */
int surface_text(Surface *surface, Rect rect, int x, int y, Style style, const char *text,
		 const char *ellipsis);

/* The same from a format. */
int surface_print(Surface *surface, Rect rect, int x, int y, Style style, const char *ellipsis,
		  const char *format, ...) __attribute__((format(printf, 7, 8)));

/*
 * Writes text in lines broken at blanks; returns the rows that it took, which may be more than
 * fit. Nothing is drawn outside the rectangle. `surface` may be NULL: only counts.
 */
int surface_wrap(Surface *surface, Rect rect, int y, Style style, const char *text);

/* Fills a row of the rectangle with a character. */
void surface_rule(Surface *surface, Rect rect, int y, Style style, const char *glyph);

/* Gives every cell of the rectangle a style, keeping the text. */
void surface_tint(Surface *surface, Rect rect, Style style);

/* Gives every place where the text stands in a row a style, upper and lower case aside. */
void surface_mark(Surface *surface, Rect rect, int y, Style style, const char *text);

/* The text of the surface, a line for each row without blanks at its end; returns its length. */
size_t surface_dump(const Surface *surface, char *text, size_t size);

#endif
