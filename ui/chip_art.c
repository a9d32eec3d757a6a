#include "ui/chip_art.h"

#include "ui/glyph.h"

enum { STACK_FULL = 8 }; /* chips that a stack of one row shows */

/* As most card rooms have them, the largest first. */
static const struct {
	Chips from;
	Style style;
} COLOURS[] = {
	{ 25000, STYLE_CHIP_25000 }, { 5000, STYLE_CHIP_5000 }, { 1000, STYLE_CHIP_1000 },
	{ 500, STYLE_CHIP_500 },     { 100, STYLE_CHIP_100 },	{ 25, STYLE_CHIP_25 },
	{ 5, STYLE_CHIP_5 },	     { 0, STYLE_CHIP_1 },
};

Style
chip_style(Chips value)
{
	int i = 0;

	while (value < COLOURS[i].from)
		i++;
	return COLOURS[i].style;
}

/* How many of each denomination are shown: all of them, or the heap cut to the room. */
static int
share_room(const Denominations *in_use, const Heap *heap, int room, int shown[DENOM_MAX])
{
	int used = 0, before;

	for (int i = 0; i < in_use->n; i++)
		shown[i] = 0;
	do {
		before = used;
		for (int i = 0; i < in_use->n && used < room; i++)
			if (shown[i] < heap->count[i]) {
				shown[i]++;
				used++;
			}
	} while (used > before && used < room);
	return used;
}

int
chip_heap_draw(Surface *surface, Rect rect, int x, int y, const Denominations *in_use,
	       const Heap *heap, int room, bool ascii)
{
	int shown[DENOM_MAX], kinds = 0, start = x;

	share_room(in_use, heap, room, shown);
	for (int i = 0; i < in_use->n; i++) {
		const char *sign = glyph(kinds % 2 ? GLYPH_CHIP_OTHER : GLYPH_CHIP, ascii);

		kinds += shown[i] > 0;
		for (int k = 0; k < shown[i]; k++)
			x += surface_text(surface, rect, x, y, chip_style(in_use->value[i]), sign,
					  NULL);
	}
	return x - start;
}

int
chip_stacks_draw(Surface *surface, Rect rect, int x, int y, const Denominations *in_use,
		 const Heap *heap, int room, bool ascii)
{
	static const char *const HEIGHTS[STACK_FULL] = { "\u2581", "\u2582", "\u2583", "\u2584",
							 "\u2585", "\u2586", "\u2587", "\u2588" };
	int start = x;

	if (ascii)
		return chip_heap_draw(surface, rect, x, y, in_use, heap, room, ascii);
	for (int i = 0; i < in_use->n && x - start < room; i++) {
		int64_t count = heap->count[i] < STACK_FULL ? heap->count[i] : STACK_FULL;

		if (count > 0)
			x += surface_text(surface, rect, x, y, chip_style(in_use->value[i]),
					  HEIGHTS[count - 1], NULL);
	}
	return x - start;
}
