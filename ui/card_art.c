#include "ui/card_art.h"

#include "ui/big_type.h"
#include "ui/glyph.h"

static const Style SUIT_STYLES[] = { STYLE_CLUB, STYLE_DIAMOND, STYLE_HEART, STYLE_SPADE };
static const Glyph SUIT_GLYPHS[] = { GLYPH_CLUB, GLYPH_DIAMOND, GLYPH_HEART, GLYPH_SPADE };
static const char RANKS[] = "23456789TJQKA";

static Style
face_style(Card card, CardState state)
{
	if (state == CARD_IS_DEAD)
		return STYLE_DEAD;
	if (state == CARD_IS_SEEN || !card_is_plain(card))
		return STYLE_EXPOSED;
	return SUIT_STYLES[card_suit(card)];
}

int
card_draw(Surface *surface, Rect rect, int x, int y, Card card, CardState state, bool ascii)
{
	if (state == CARD_IS_DUE)
		return surface_text(surface, rect, x, y, STYLE_NO_CARD, glyph(GLYPH_NO_CARD, ascii),
				    NULL);
	if (card == CARD_NONE)
		return surface_text(surface, rect, x, y,
				    state == CARD_IS_DEAD ? STYLE_DEAD : STYLE_CARD_BACK,
				    glyph(GLYPH_BACK, ascii), NULL);
	if (!card_is_plain(card))
		return surface_text(surface, rect, x, y, face_style(card, state),
				    card_face(card) == CARD_JOKER ? "Jo" : "??", NULL);
	return surface_print(surface, rect, x, y, face_style(card, state), NULL, "%c%s",
			     RANKS[card_rank(card)], glyph(SUIT_GLYPHS[card_suit(card)], ascii));
}

static Style
edge_style(Card card, CardState state)
{
	return state == CARD_IS_DUE    ? STYLE_NO_CARD
	       : state == CARD_IS_DEAD ? STYLE_DEAD
	       : card == CARD_NONE     ? STYLE_CARD_BACK
				       : STYLE_CARD_EDGE;
}

/* The edge of a card, and nothing inside. */
static void
draw_edge(Surface *surface, Rect card, Style style, bool ascii)
{
	const char *rule = glyph(GLYPH_RULE, ascii), *side = glyph(GLYPH_SIDE, ascii);
	int end = card.width - 1, last = card.height - 1;

	for (int y = 1; y < last; y++) {
		surface_rule(surface, card, y, style, " ");
		surface_text(surface, card, 0, y, style, side, NULL);
		surface_text(surface, card, end, y, style, side, NULL);
	}
	surface_rule(surface, card, 0, style, rule);
	surface_rule(surface, card, last, style, rule);
	surface_text(surface, card, 0, 0, style, glyph(GLYPH_ROUND_TOP_LEFT, ascii), NULL);
	surface_text(surface, card, end, 0, style, glyph(GLYPH_ROUND_TOP_RIGHT, ascii), NULL);
	surface_text(surface, card, 0, last, style, glyph(GLYPH_ROUND_BOTTOM_LEFT, ascii), NULL);
	surface_text(surface, card, end, last, style, glyph(GLYPH_ROUND_BOTTOM_RIGHT, ascii), NULL);
}

void
card_draw_large(Surface *surface, Rect rect, int x, int y, Card card, CardState state, bool ascii)
{
	draw_edge(surface, rect_part(rect, x, y, CARD_COLUMNS, CARD_ROWS), edge_style(card, state),
		  ascii);
	if (state != CARD_IS_DUE)
		card_draw(surface, rect, x + 1, y + 1, card, state, ascii);
}

void
card_draw_tall(Surface *surface, Rect rect, int x, int y, int columns, bool covered, Card card,
	       CardState state, bool ascii)
{
	Rect whole = rect_part(rect, x, y, columns, CARD_TALL_ROWS);
	Style style = face_style(card, state);
	char rank[2] = "";

	draw_edge(surface, whole, edge_style(card, state), ascii);
	if (state == CARD_IS_DUE)
		return;
	if (card == CARD_NONE || !card_is_plain(card)) {
		card_draw(surface, whole, (columns - 2) / 2, 2, card, state, ascii);
		return;
	}
	rank[0] = RANKS[card_rank(card)];
	big_type_draw(surface, whole, 1, 1, style, BIG_LARGE, rank, ascii);
	if (columns >= CARD_WIDE_COLUMNS)
		big_suit_draw(surface, whole, columns - 1 - BIG_SUIT_COLUMNS, 1, style,
			      card_suit(card), ascii);
	else
		surface_text(surface, whole, covered ? 2 : columns - 2,
			     CARD_TALL_ROWS - (covered ? 1 : 2), style,
			     glyph(SUIT_GLYPHS[card_suit(card)], ascii), NULL);
}
