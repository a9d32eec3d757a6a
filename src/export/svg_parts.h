/*
 * svg_parts.h - the parts of a picture: cards, chips, text in a box, a seat.
 *
 * Owns how each part looks. Never knows where it stands: that is svg.c's.
 */
#ifndef MISDEAL_EXPORT_SVG_PARTS_H
#define MISDEAL_EXPORT_SVG_PARTS_H

#include <stdbool.h>
#include <stdio.h>

#include "src/export/svg.h"

/* In pixels of the picture. */
enum { PICTURE_WIDTH = 1020, PICTURE_HEIGHT = 642, CARD_WIDTH = 30, PLATE_WIDTH = 168 };

typedef struct Point {
	int x, y;
} Point;

/* How text stands to its point. */
typedef enum Anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END } Anchor;

/* Text of a class and size, squeezed where it would be wider than `room`. */
void svg_text(FILE *file, Point at, Anchor anchor, const char *class, int font, int room,
	      const char *text);

/* What a card is besides its face. */
typedef struct CardLook {
	bool face;  /* it lies face up */
	bool known; /* face down, but not known to anybody if false */
	bool dead;
	bool exposed; /* of a live hand, seen by all before the showdown */
} CardLook;

/* A card with its upper left corner at the point; `scale` in hundredths. */
void svg_card(FILE *file, Point at, int scale, Card card, CardLook look);

/* Chips in columns, largest denomination first, standing on the point. */
void svg_chips(FILE *file, Point at, const Denominations *in_use, const Heap *heap);

/* A seat around the point: cards, name, stack, state, turn, button, ruling. */
void svg_seat(FILE *file, Point at, const Picture *picture, int seat);

#endif
