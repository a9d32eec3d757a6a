#include "ui/card_art.h"

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

void
card_draw_large(Surface *surface, Rect rect, int x, int y, Card card, CardState state, bool ascii)
{
	const char *rule = glyph(GLYPH_RULE, ascii), *side = glyph(GLYPH_SIDE, ascii);
	Style edge = state == CARD_IS_DUE    ? STYLE_NO_CARD
		     : state == CARD_IS_DEAD ? STYLE_DEAD
		     : card == CARD_NONE     ? STYLE_CARD_BACK
					     : STYLE_CARD_EDGE;

	surface_print(surface, rect, x, y, edge, NULL, "%s%s%s%s",
		      glyph(GLYPH_ROUND_TOP_LEFT, ascii), rule, rule,
		      glyph(GLYPH_ROUND_TOP_RIGHT, ascii));
	surface_print(surface, rect, x, y + 1, edge, NULL, "%s  %s", side, side);
	if (state != CARD_IS_DUE)
		card_draw(surface, rect, x + 1, y + 1, card, state, ascii);
	surface_print(surface, rect, x, y + 2, edge, NULL, "%s%s%s%s",
		      glyph(GLYPH_ROUND_BOTTOM_LEFT, ascii), rule, rule,
		      glyph(GLYPH_ROUND_BOTTOM_RIGHT, ascii));
}
