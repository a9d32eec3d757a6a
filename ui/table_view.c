#include "ui/table_view.h"

#include <stdio.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/chip_art.h"
#include "ui/glyph.h"
#include "ui/text.h"

bool
view_sees(const View *view, const Table *table, int seat, int card)
{
	const Seat *s = &table->seat[seat];

	if ((s->unknown >> card) & 1)
		return false;
	if (((s->exposed | s->tabled) >> card) & 1)
		return true;
	switch (view->role) {
	case ROLE_ALL:
		return view->faces;
	case ROLE_PLAYER:
		return seat == view->seat || ((s->shown_to >> view->seat) & 1);
	case ROLE_DEALER:
	case ROLE_FLOOR:
		return false;
	}
	return false;
}

static Style
suit_style(Card card)
{
	static const Style STYLES_BY_SUIT[] = { STYLE_CLUB, STYLE_DIAMOND, STYLE_HEART,
						STYLE_SPADE };

	return STYLES_BY_SUIT[card_suit(card)];
}

int
table_view_card(Surface *surface, Rect rect, int x, int y, Card card, bool dead, bool ascii)
{
	static const Glyph SUITS[] = { GLYPH_CLUB, GLYPH_DIAMOND, GLYPH_HEART, GLYPH_SPADE };
	static const char RANKS[] = "23456789TJQKA";

	if (card == CARD_NONE)
		return surface_text(surface, rect, x, y, dead ? STYLE_DEAD : STYLE_CARD_BACK,
				    glyph(GLYPH_BACK, ascii), NULL);
	if (!card_is_plain(card))
		return surface_text(surface, rect, x, y, STYLE_EXPOSED,
				    card_face(card) == CARD_JOKER ? "Jo" : "??", NULL);
	return surface_print(surface, rect, x, y, dead ? STYLE_DEAD : suit_style(card), NULL,
			     "%c%s", RANKS[card_rank(card)], glyph(SUITS[card_suit(card)], ascii));
}

/* The hole cards from column x on; returns their columns. */
static int
draw_hole(Surface *surface, Rect rect, int x, int y, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	int start = x, shown = s->n_hole < 5 ? s->n_hole : 5;

	for (int i = 0; i < shown; i++) {
		bool face = view_sees(view, table, seat, i);
		Rect card;

		if (i && s->n_hole <= 2)
			x++;
		card = (Rect){ rect.x + x, rect.y + y, 2, 1 };
		x += table_view_card(surface, rect, x, y, face ? s->hole[i] : CARD_NONE,
				     s->hand != HAND_LIVE, view->ascii);
		if (face && s->hand == HAND_LIVE && ((s->exposed >> i) & 1) &&
		    !((s->tabled >> i) & 1))
			surface_tint(surface, card, STYLE_EXPOSED);
	}
	if (s->n_hole > shown)
		x += surface_print(surface, rect, x, y, STYLE_ERROR, NULL, "+%d",
				   s->n_hole - shown);
	return x - start;
}

const char *
view_state(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	if (s->out)
		return _("removed");
	if (s->absent)
		return _("absent");
	if (s->serving)
		return _("penalty");
	if (s->apart)
		return _("taken in");
	if (s->pending.active)
		return _("waits");
	if (s->hand == HAND_LIVE && s->stack == 0 && s->put > 0 && table->street != STREET_OVER)
		return _("all-in");
	if (s->hand == HAND_DEAD)
		return s->acted_hand ? _("folded") : _("dead");
	if (s->taken && table->dealt && s->hand == HAND_NONE)
		return _("no hand");
	return "";
}

static Style
name_style(const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	if (seat == table->turn)
		return STYLE_TURN;
	if (seat == view->lit)
		return STYLE_RULING;
	return s->hand == HAND_DEAD || !s->taken || s->out ? STYLE_DEAD : STYLE_NAME;
}

/* What lies in front: chips, whose amount is always written. */
static void
draw_bet(Surface *surface, Rect rect, int x, int y, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	char amount[AMOUNT_TEXT];
	Chips front = s->bet + s->held;

	if (front == 0)
		return;
	x += surface_text(surface, rect, x, y, chip_style(heap_largest(&table->in_use, &s->front)),
			  glyph(GLYPH_CHIP, view->ascii), NULL);
	surface_print(surface, rect, x, y, STYLE_BET, NULL, " %s",
		      amount_short(amount, front, rect.width - x - 1));
}

static void
draw_button(Surface *surface, Rect rect, int x, int y)
{
	surface_text(surface, rect, x, y, STYLE_BUTTON, "D", NULL);
}

/* What the seat got from the pots of the hand that is over; false if nothing. */
static bool
draw_won(Surface *surface, Rect rect, int x, int y, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	char amount[AMOUNT_TEXT];

	if (table->street != STREET_OVER || s->won <= 0)
		return false;
	surface_print(surface, rect, x, y, STYLE_TURN, NULL, _("won %s"),
		      amount_short(amount, s->won, rect.width - x - 4));
	return true;
}

/* A seat in three rows: who, cards and stack, what is in front or what is special. */
static void
draw_box(Surface *surface, Rect rect, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Style style = name_style(view, table, seat);
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, view->ascii);
	char amount[AMOUNT_TEXT];
	Rect name = { rect.x, rect.y, rect.width - 2, 1 };
	int x;

	surface_text(surface, rect, 0, 0, STYLE_TURN,
		     seat == table->turn ? glyph(GLYPH_TURN, view->ascii) : " ", NULL);
	x = 2 + surface_print(surface, name, 2, 0, style, NULL, "%d ", seat);
	surface_text(surface, name, x, 0, style, s->taken ? s->name : _("empty"), ellipsis);
	if (seat == table->button)
		draw_button(surface, rect, rect.width - 1, 0);
	x = 2 + draw_hole(surface, rect, 2, 1, view, table, seat);
	if (!s->taken)
		return;
	if (s->n_hole == 0)
		x += surface_text(surface, rect, x, 1, STYLE_DEAD, view_state(table, seat),
				  ellipsis);
	amount_short(amount, s->stack, rect.width - x - 1);
	surface_text(surface, rect, rect.width - text_width(amount), 1,
		     s->hand == HAND_DEAD ? STYLE_DEAD : STYLE_STACK, amount, NULL);
	if (draw_won(surface, rect, 2, 2, table, seat))
		return;
	if (s->bet + s->held > 0)
		draw_bet(surface, rect, 2, 2, view, table, seat);
	if (s->n_hole > 0 && view_state(table, seat)[0]) {
		const char *state = view_state(table, seat);

		x = s->bet + s->held > 0 ? rect.width - text_width(state) : 2;
		surface_text(surface, rect, x, 2, STYLE_RULING, state, ellipsis);
	}
}

/* A seat in one row. */
static void
draw_line(Surface *surface, Rect rect, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Style style = name_style(view, table, seat);
	char amount[AMOUNT_TEXT];
	Rect name = { rect.x, rect.y, 14, 1 };

	surface_text(surface, rect, 0, 0, STYLE_TURN,
		     seat == table->turn ? glyph(GLYPH_TURN, view->ascii) : " ", NULL);
	surface_print(surface, name, 2, 0, style, NULL, "%2d", seat);
	surface_text(surface, name, 5, 0, style, s->taken ? s->name : _("empty"),
		     glyph(GLYPH_ELLIPSIS, view->ascii));
	if (seat == table->button)
		draw_button(surface, rect, 14, 0);
	if (!s->taken)
		return;
	amount_short(amount, s->stack, 8);
	surface_text(surface, rect, 24 - text_width(amount), 0,
		     s->hand == HAND_DEAD ? STYLE_DEAD : STYLE_STACK, amount, NULL);
	if (s->n_hole)
		draw_hole(surface, rect, 25, 0, view, table, seat);
	else
		surface_text(surface, rect, 25, 0, STYLE_DEAD, view_state(table, seat),
			     glyph(GLYPH_ELLIPSIS, view->ascii));
	if (draw_won(surface, (Rect){ rect.x + rect.width - 10, rect.y, 10, 1 }, 0, 0, table, seat))
		return;
	if (s->bet + s->held > 0) {
		amount_short(amount, s->bet + s->held, 6);
		surface_text(surface, rect, rect.width - text_width(amount), 0, STYLE_BET, amount,
			     NULL);
	} else if (s->n_hole && view_state(table, seat)[0]) {
		const char *state = view_state(table, seat);

		surface_text(surface, rect, rect.width - text_width(state), 0, STYLE_RULING, state,
			     NULL);
	}
}

/* "pot 2,450  side 800 (5 7 8)" */
static void
pots_text(const View *view, const Table *table, char *text, size_t size)
{
	size_t used = 0;
	char amount[AMOUNT_TEXT];

	text[0] = '\0';
	for (int i = 0; i < view->n_pots && used < size; i++) {
		const Pot *pot = &view->pots[i];

		used += (size_t)snprintf(text + used, size - used, "%s%s %s", i ? "  " : "",
					 pot->carried ? _("left over")
					 : i	      ? _("side")
						      : _("pot"),
					 amount_text(amount, pot->amount));
		for (int seat = 1, n = 0; i && seat <= table->seats && used < size; seat++)
			if ((pot->claimants >> seat) & 1)
				used += (size_t)snprintf(text + used, size - used, "%s%d",
							 n++ ? " " : " (", seat);
		if (i && used < size)
			used += (size_t)snprintf(text + used, size - used, ")");
	}
}

static int
draw_board_cards(Surface *surface, Rect rect, int x, int y, const View *view, const Table *table)
{
	int start = x;

	for (int i = 0; i < 5 || i < table->board.n; i++) {
		if (i < table->board.n)
			x += table_view_card(surface, rect, x, y, table->board.card[i], false,
					     view->ascii);
		else
			x += surface_text(surface, rect, x, y, STYLE_DIM,
					  glyph(GLYPH_NO_CARD, view->ascii), NULL);
		x += rect.height > 1 ? 2 : 1;
	}
	return x - start;
}

static void
draw_board(Surface *surface, Rect rect, const View *view, const Table *table)
{
	char pots[160];
	int cards = table->board.n > 5 ? table->board.n : 5;
	int x, y = rect.height > 4 ? 1 : 0;
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, view->ascii);

	pots_text(view, table, pots, sizeof pots);
	if (rect.height == 1) {
		x = draw_board_cards(surface, rect, 1, 0, view, table);
		surface_text(surface, rect, x + 2, 0, STYLE_POT, pots, ellipsis);
		return;
	}
	x = (rect.width - (cards * 4 - 2)) / 2;
	draw_board_cards(surface, rect, x < 0 ? 0 : x, y, view, table);
	x = (rect.width - text_width(pots)) / 2;
	surface_text(surface, rect, x < 0 ? 0 : x, y + 1, STYLE_POT, pots, ellipsis);
	x = (rect.width - 24) / 2;
	x += surface_print(surface, rect, x < 0 ? 0 : x, y + 2, STYLE_DIM, ellipsis,
			   _("burns %d   stub %d   muck %d"), table->burns.n, table->stub.n,
			   table->muck.n);
}

/* Where the dealer sits, so that left and right are known. */
static void
draw_dealer(Surface *surface, Rect rect, const View *view)
{
	const char *sign = glyph(GLYPH_DEALER, view->ascii);
	int x = (rect.width - text_width(sign) - 1 - text_width(_("dealer"))) / 2;

	x += surface_text(surface, rect, x, 0, STYLE_DIM, sign, NULL);
	surface_text(surface, rect, x + 1, 0, STYLE_DIM, _("dealer"), NULL);
}

static void
draw_title(Surface *surface, Rect rect, const View *view, const Table *table)
{
	static const char *const GAMES[] = { "hold'em", "omaha" };
	static const char *const LIMITS[] = { "no-limit", "pot-limit", "fixed-limit" };
	static const char *const STREETS[] = { "preflop", "flop",     "turn",
					       "river",	  "showdown", "over" };
	const char *dot = glyph(GLYPH_DOT, view->ascii);
	char small[AMOUNT_TEXT], big[AMOUNT_TEXT], ante[AMOUNT_TEXT], text[256];
	const char *state = table->misdeal  ? _("misdeal")
			    : table->voided ? _("void")
					    : STREETS[table->street];

	amount_text(small, table->small_blind);
	amount_text(big, table->big_blind);
	amount_text(ante, table->ante);
	if (rect.width < 80)
		snprintf(text, sizeof text, " %s %s/%s %s %s %s hand %d", view->book, small, big,
			 dot, state, dot, table->hand_no);
	else
		snprintf(text, sizeof text, " misdeal  %s %s %s %s %s/%s%s%s %s hand %d %s %s",
			 view->book, dot, GAMES[table->game], LIMITS[table->limit], small, big,
			 table->ante ? " ante " : "", table->ante ? ante : "", dot, table->hand_no,
			 dot, state);
	surface_rule(surface, rect, 0, STYLE_BAR, " ");
	surface_text(surface, rect, 0, 0, STYLE_BAR, text, glyph(GLYPH_ELLIPSIS, view->ascii));
}

void
table_view_draw(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	draw_title(surface, layout->title, view, table);
	draw_board(surface, layout->board, view, table);
	if (layout->dealer.width)
		draw_dealer(surface, layout->dealer, view);
	for (int seat = 1; seat <= table->seats; seat++) {
		Rect rect = layout->seat[seat];

		if (rect.width == 0)
			continue;
		if (layout->form == SEAT_LINE)
			draw_line(surface, rect, view, table, seat);
		else
			draw_box(surface, rect, view, table, seat);
	}
}
