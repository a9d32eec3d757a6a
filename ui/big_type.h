/*
 * big_type.h - large type for a screen that is read across a room: amounts, ranks, a few words.
 *
 * Owns how each sign is cut. Never knows what is said with it.
 */
#ifndef MISDEAL_UI_BIG_TYPE_H
#define MISDEAL_UI_BIG_TYPE_H

#include "ui/surface.h"

/* Three rows high, or five. */
typedef enum BigSize { BIG_LARGE, BIG_HUGE } BigSize;

enum { BIG_SUIT_COLUMNS = 5 };

int big_type_rows(BigSize size);

/*
 * Columns that a text takes; 0 if a sign of it is not cut in this type, which has the capitals,
 * for which small letters stand as well, digits, and what amounts are written with.
 */
int big_type_width(const char *text, BigSize size, bool ascii);

/* Writes it with its upper left corner at x, y; returns the columns used. */
int big_type_draw(Surface *surface, Rect rect, int x, int y, Style style, BigSize size,
		  const char *text, bool ascii);

/*
 * The larger of the sizes up to `size` in which a text fits into so many columns. False if it
 * fits in none.
 */
bool big_type_fit(const char *text, int columns, BigSize *size, bool ascii);

/* A suit as card_suit has it, three rows high and BIG_SUIT_COLUMNS wide. */
void big_suit_draw(Surface *surface, Rect rect, int x, int y, Style style, int suit, bool ascii);

#endif
