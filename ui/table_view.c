#include "ui/table_view.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/card_art.h"
#include "ui/chip_art.h"
#include "ui/glyph.h"
#include "ui/pot_text.h"
#include "ui/presenter.h"
#include "ui/seat_view.h"
#include "ui/text.h"

enum {
	BOARD_CARDS = 5,
	BURNS_USUAL = 3,
	POT_HEAP_MOST = 16, /* chips of the pot that are drawn */
	CORNER = 3,	    /* columns that the first and last row of the felt are narrower by */
	TITLE_WIDE = 80,    /* columns from which on the title tells all */
	TITLE_AMOUNT = 26,  /* columns of an amount in it: the most, the next, the least */
	TITLE_AMOUNT_SHORT = 7,
	TITLE_AMOUNT_LEAST = 4,
	NO_ROOM_WRAPS = 12 /* columns from which on words are broken at blanks */
};

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

/* Columns from one board card to the next. */
static int
board_step(const Layout *layout)
{
	if (layout->drawn_board)
		return CARD_COLUMNS + 1;
	return layout->board.height > 1 ? 4 : 3;
}

int
table_view_board_cards(const Table *table)
{
	return table->board.n > BOARD_CARDS ? table->board.n : BOARD_CARDS;
}

Rect
table_view_cards(const Layout *layout, const Table *table)
{
	int n = table_view_board_cards(table), step = board_step(layout);
	int columns = layout->drawn_board ? CARD_COLUMNS : 2, width, x;

	if (layout->form == SEAT_LARGE)
		columns = presenter_card_columns(layout, n, &step);
	width = (n - 1) * step + columns;
	x = layout->board.height > 1 ? (layout->board.width - width) / 2 : 1;
	return (Rect){ layout->board.x + (x > 0 ? x : 0),
		       layout->board.y + (layout->drawn_board ? 1 : 0), width, 1 };
}

static void
draw_board_cards(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	Rect cards = table_view_cards(layout, table);
	int x = cards.x - layout->board.x;

	for (int i = 0; i < table_view_board_cards(table); i++, x += board_step(layout)) {
		bool due = i >= table->board.n;
		Card card = due ? CARD_NONE : table->board.card[i];
		CardState state = due ? CARD_IS_DUE : CARD_LIES;

		if (layout->drawn_board)
			card_draw_large(surface, layout->board, x, 0, card, state, view->ascii);
		else
			card_draw(surface, layout->board, x, 0, card, state, view->ascii);
	}
}

/* "burns" and their backs, at the left of the board cards; where more lie there, the backs alone. */
static void
draw_burns(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	Rect cards = table_view_cards(layout, table);
	int room = cards.x - layout->board.x - 2, width = text_width(_("burns")) + 1;
	int y = cards.y - layout->board.y, n = table->burns.n, x;

	if (width + n > room)
		width = 0;
	n = n < room - width ? n : room - width;
	x = room - width - (n > BURNS_USUAL ? n : BURNS_USUAL);
	x = x > 0 ? x : 0;
	if (n > 0 && width)
		x += 1 + surface_text(surface, layout->board, x, y, STYLE_DIM, _("burns"), NULL);
	while (n-- > 0)
		x += surface_text(surface, layout->board, x, y, STYLE_CARD_BACK,
				  glyph(GLYPH_BURN, view->ascii), NULL);
}

static void
draw_middle(Surface *surface, Rect rect, int y, Style style, const char *text, const char *ellipsis)
{
	int x = (rect.width - text_width(text)) / 2;

	surface_text(surface, rect, x > 0 ? x : 0, y, style, text, ellipsis);
}

/* What lies in the middle as a heap, in the middle of a row; bets lie before their seats. */
static void
draw_pot_heap(Surface *surface, Rect rect, int y, const View *view, const Table *table)
{
	Chips amount = table_total(table);
	int64_t chips;
	Heap heap;
	int width;

	for (int seat = 1; seat <= table->seats; seat++)
		amount -= table->seat[seat].bet + table->seat[seat].held;
	heap = heap_of(&table->in_use, amount);
	chips = heap_chips(&table->in_use, &heap);
	width = chips < POT_HEAP_MOST ? (int)chips : POT_HEAP_MOST;
	chip_heap_draw(surface, rect, (rect.width - width) / 2, y, &table->in_use, &heap, width,
		       view->ascii);
}

static void
draw_board(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	static const PotRange ALL = { 0, POT_MAX }, MAIN = { 0, 1 }, SIDES = { 1, POT_MAX };
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, view->ascii);
	Rect rect = layout->board;
	int y = layout->drawn_board ? CARD_ROWS : 1;
	char pots[320];

	draw_board_cards(surface, layout, view, table);
	if (rect.height == 1) {
		Rect cards = table_view_cards(layout, table);

		rect = rect_part(rect, cards.x - rect.x + cards.width + 2, 0, rect.width, 1);
		pots_text(view, table, ALL, rect.width, pots, sizeof pots);
		surface_text(surface, rect, 0, 0, STYLE_POT, pots, ellipsis);
		return;
	}
	draw_burns(surface, layout, view, table);
	pots_text(view, table, ALL, INT_MAX, pots, sizeof pots);
	if (text_width(pots) <= rect.width) {
		draw_middle(surface, rect, y, STYLE_POT, pots, ellipsis);
		if (layout->heaps)
			draw_pot_heap(surface, rect, y + 1, view, table);
		return;
	}
	pots_text(view, table, MAIN, rect.width, pots, sizeof pots);
	draw_middle(surface, rect, y, STYLE_POT, pots, ellipsis);
	pots_text(view, table, SIDES, rect.width, pots, sizeof pots);
	draw_middle(surface, rect, y + 1, STYLE_POT, pots, ellipsis);
}

/* The edge of the table: its first and last row are a little narrower, as an oval is. */
static void
draw_felt(Surface *surface, Rect rect, bool ascii)
{
	const char *left = glyph(GLYPH_ROUND_TOP_LEFT, ascii);
	const char *right = glyph(GLYPH_ROUND_TOP_RIGHT, ascii);
	const char *low_left = glyph(GLYPH_ROUND_BOTTOM_LEFT, ascii);
	const char *low_right = glyph(GLYPH_ROUND_BOTTOM_RIGHT, ascii);
	const char *rule = glyph(GLYPH_RULE, ascii), *side = glyph(GLYPH_SIDE, ascii);
	int end = rect.width - 1, last = rect.height - 1;

	for (int x = CORNER + 1; x < end - CORNER; x++) {
		surface_text(surface, rect, x, 0, STYLE_FELT, rule, NULL);
		surface_text(surface, rect, x, last, STYLE_FELT, rule, NULL);
	}
	for (int x = 1; x < CORNER; x++)
		for (int k = 0; k < 2; k++) {
			int y = k ? last - 1 : 1;

			surface_text(surface, rect, x, y, STYLE_FELT, rule, NULL);
			surface_text(surface, rect, end - x, y, STYLE_FELT, rule, NULL);
		}
	for (int y = 2; y < last - 1; y++) {
		surface_text(surface, rect, 0, y, STYLE_FELT, side, NULL);
		surface_text(surface, rect, end, y, STYLE_FELT, side, NULL);
	}
	surface_text(surface, rect, CORNER, 0, STYLE_FELT, left, NULL);
	surface_text(surface, rect, end - CORNER, 0, STYLE_FELT, right, NULL);
	surface_text(surface, rect, 0, 1, STYLE_FELT, left, NULL);
	surface_text(surface, rect, CORNER, 1, STYLE_FELT, low_right, NULL);
	surface_text(surface, rect, end - CORNER, 1, STYLE_FELT, low_left, NULL);
	surface_text(surface, rect, end, 1, STYLE_FELT, right, NULL);
	surface_text(surface, rect, 0, last - 1, STYLE_FELT, low_left, NULL);
	surface_text(surface, rect, CORNER, last - 1, STYLE_FELT, right, NULL);
	surface_text(surface, rect, end - CORNER, last - 1, STYLE_FELT, left, NULL);
	surface_text(surface, rect, end, last - 1, STYLE_FELT, low_right, NULL);
	surface_text(surface, rect, CORNER, last, STYLE_FELT, low_left, NULL);
	surface_text(surface, rect, end - CORNER, last, STYLE_FELT, low_right, NULL);
}

/* Where the dealer sits, so that left and right are known, with stub and muck at hand. */
static void
draw_dealer(Surface *surface, Rect rect, const View *view, const Table *table)
{
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, view->ascii);
	char text[64];

	snprintf(text, sizeof text, "%s %s", glyph(GLYPH_DEALER, view->ascii), _("dealer"));
	draw_middle(surface, rect, 0, STYLE_DIM, text, ellipsis);
	snprintf(text, sizeof text, _("stub %d  muck %d"), table->stub.n, table->muck.n);
	draw_middle(surface, rect, 1, STYLE_DIM, text, ellipsis);
}

/* The title with blinds and ante in so many columns each; the street stands before what may be cut. */
static int
title_text(const View *view, const Table *table, bool narrow, int room, char *text, size_t size)
{
	static const char *const GAMES[] = { "hold'em", "omaha" };
	static const char *const LIMITS[] = { "no-limit", "pot-limit", "fixed-limit" };
	static const char *const STREETS[] = { "preflop", "flop",     "turn",
					       "river",	  "showdown", "over" };
	const char *dot = glyph(GLYPH_DOT, view->ascii);
	char small[AMOUNT_TEXT], big[AMOUNT_TEXT], ante[AMOUNT_TEXT];
	const char *state = table->misdeal  ? _("misdeal")
			    : table->voided ? _("void")
					    : STREETS[table->street];

	amount_short(small, table->small_blind, room);
	amount_short(big, table->big_blind, room);
	amount_short(ante, table->ante, room);
	if (narrow)
		snprintf(text, size, " %s %s/%s %s %s %s hand %d", view->book, small, big, dot,
			 state, dot, table->hand_no);
	else
		snprintf(text, size, " misdeal  %s %s %s %s %s/%s%s%s%s %s hand %d %s %s",
			 view->book, dot, GAMES[table->game], LIMITS[table->limit], small, big,
			 table->ante ? _(" ante ") : "", table->ante ? ante : "",
			 table->ante && table->ante_each ? _(" each") : "", dot, table->hand_no,
			 dot, state);
	return text_width(text);
}

void
table_view_title(Surface *surface, Rect rect, const View *view, const Table *table)
{
	bool narrow = rect.width < TITLE_WIDE;
	char text[256];

	/* Amounts are told shorter before anything else is cut. */
	for (int room = TITLE_AMOUNT; room >= TITLE_AMOUNT_LEAST;
	     room = room > TITLE_AMOUNT_SHORT ? TITLE_AMOUNT_SHORT : room - 1)
		if (title_text(view, table, narrow, room, text, sizeof text) <= rect.width)
			break;
	surface_rule(surface, rect, 0, STYLE_BAR, " ");
	surface_text(surface, rect, 0, 0, STYLE_BAR, text, glyph(GLYPH_ELLIPSIS, view->ascii));
}

void
table_view_draw(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	table_view_title(surface, layout->title, view, table);
	if (layout->felt.width)
		draw_felt(surface, layout->felt, view->ascii);
	draw_board(surface, layout, view, table);
	if (layout->dealer.width)
		draw_dealer(surface, layout->dealer, view, table);
	for (int seat = 1; seat <= table->seats; seat++) {
		seat_draw(surface, layout, view, table, seat);
		seat_draw_bet(surface, layout, view, table, seat);
	}
}

int
table_view_no_room(Surface *surface)
{
	static const char *const WORDS[] = {
		_("The table needs %dx%d; it goes on when there is room."),
		_("The table needs %dx%d."),
		_("needs %dx%d"),
		"%dx%d",
	};
	Rect all = surface_all(surface);
	int width, height, n = sizeof WORDS / sizeof WORDS[0];
	char text[96];

	layout_smallest(&width, &height);
	for (int i = 0; i < n; i++) {
		snprintf(text, sizeof text, WORDS[i], width, height);
		if (text_width(text) <= all.width || i == n - 1 ||
		    (all.width >= NO_ROOM_WRAPS &&
		     surface_wrap(NULL, all, 0, STYLE_ERROR, text) <= all.height))
			break;
	}
	return surface_wrap(surface, all, 0, STYLE_ERROR, text);
}
