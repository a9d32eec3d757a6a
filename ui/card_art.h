/*
 * card_art.h - cards as they are drawn: two signs on one row, or three or five rows high.
 *
 * Owns how a face, a back and an empty place look. Never knows who may see a face: CARD_NONE is
 * a back.
 */
#ifndef MISDEAL_UI_CARD_ART_H
#define MISDEAL_UI_CARD_ART_H

#include "engine/card.h"
#include "ui/surface.h"

enum { CARD_COLUMNS = 4, CARD_OVERLAP = 3, CARD_ROWS = 3 };
enum { CARD_TALL_ROWS = 5, CARD_TALL_COLUMNS = 7, CARD_WIDE_COLUMNS = 11 };

/* How a card lies there. */
typedef enum CardState {
	CARD_LIES,    /* as any */
	CARD_IS_DEAD, /* of a hand that is out */
	CARD_IS_SEEN, /* of a hand in play, though the table has seen it */
	CARD_IS_DUE   /* not there yet: its place */
} CardState;

/* Two columns on one row; returns its columns. */
int card_draw(Surface *surface, Rect rect, int x, int y, Card card, CardState state, bool ascii);

/*
 * Three rows and CARD_COLUMNS columns; the next card may be laid over its right edge, at
 * CARD_OVERLAP columns from it.
 */
void card_draw_large(Surface *surface, Rect rect, int x, int y, Card card, CardState state,
		     bool ascii);

/*
 * CARD_TALL_ROWS rows, with the rank in large type; CARD_WIDE_COLUMNS columns have the suit in it
 * as well, CARD_TALL_COLUMNS its sign: on the lower edge, if the next card covers the rest.
 */
void card_draw_tall(Surface *surface, Rect rect, int x, int y, int columns, bool covered, Card card,
		    CardState state, bool ascii);

#endif
