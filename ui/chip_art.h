/*
 * chip_art.h - chips as they are drawn: their colours, and heaps of them.
 *
 * Owns which colour a denomination has. Never counts whose chips they are.
 */
#ifndef MISDEAL_UI_CHIP_ART_H
#define MISDEAL_UI_CHIP_ART_H

#include "engine/chips.h"
#include "ui/surface.h"

/* The colour of a chip of that value. */
Style chip_style(Chips value);

/*
 * Draws a heap chip by chip at x, y, the largest first, in at most `room` columns; denominations
 * next to one another have other signs, so that no colour is needed to tell them apart. A heap
 * of more chips than there is room for loses some of each. Returns the columns used.
 */
int chip_heap_draw(Surface *surface, Rect rect, int x, int y, const Denominations *in_use,
		   const Heap *heap, int room, bool ascii);

/*
 * Draws a heap as stacks side by side on one row, one column for each denomination, as high as
 * its chips are many. Plain letters have no such signs: chip by chip then. Returns the columns used.
 */
int chip_stacks_draw(Surface *surface, Rect rect, int x, int y, const Denominations *in_use,
		     const Heap *heap, int room, bool ascii);

#endif
