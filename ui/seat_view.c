#include "ui/seat_view.h"

#include <stdio.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/card_art.h"
#include "ui/chip_art.h"
#include "ui/glyph.h"
#include "ui/text.h"

enum {
	INDENT = 2,	     /* columns before a name, for the sign of the turn */
	CARDS_MOST = 5,	     /* of one seat; more are told by their number */
	HEAP_MOST = 8,	     /* chips of a bet that are drawn */
	LINE_WIDTH = 40,     /* of the narrowest list */
	LINE_NAME_MORE = 16, /* columns that a name gets at most in a wider one */
	LINE_BET = 7,
	LINE_BUTTON = 14,	 /* the column of the button in the narrowest list */
	LINE_STACK = 10,	 /* columns from there to the end of a stack */
	LARGE_BESIDE_CARDS = 12, /* columns that a stack needs beside drawn cards */
	LARGE_MARGIN = 1	 /* columns that part a seat of the presenter from the board */
};

static Style
name_style(const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	if (seat == view->lit)
		return STYLE_LIT;
	if (seat == table->turn)
		return STYLE_TURN;
	return s->hand == HAND_DEAD || !s->taken || s->out ? STYLE_DEAD : STYLE_NAME;
}

static CardState
card_state(const Seat *s, int i, bool face)
{
	if (s->hand != HAND_LIVE)
		return CARD_IS_DEAD;
	return face && ((s->exposed >> i) & 1) && !((s->tabled >> i) & 1) ? CARD_IS_SEEN
									  : CARD_LIES;
}

/* The hole cards from column x on; returns their columns. */
static int
draw_hole(Surface *surface, Rect rect, int x, int y, bool large, const View *view,
	  const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	int start = x, shown = s->n_hole < CARDS_MOST ? s->n_hole : CARDS_MOST;

	for (int i = 0; i < shown; i++) {
		bool face = view_sees(view, table, seat, i);
		Card card = face ? s->hole[i] : CARD_NONE;

		if (large) {
			card_draw_large(surface, rect, x, y, card, card_state(s, i, face),
					view->ascii);
			x += i < shown - 1 ? CARD_OVERLAP : CARD_COLUMNS;
			continue;
		}
		x += i && s->n_hole <= 2;
		x += card_draw(surface, rect, x, y, card, card_state(s, i, face), view->ascii);
	}
	if (s->n_hole > shown)
		x += surface_print(surface, rect, x, y + large, STYLE_ERROR, NULL, "+%d",
				   s->n_hole - shown);
	return x - start;
}

static void
draw_right(Surface *surface, Rect rect, int y, Style style, const char *text)
{
	surface_text(surface, rect, rect.width - text_width(text), y, style, text, NULL);
}

/* True if what is special about the seat is told by "all-in", in the place of its stack. */
static bool
is_all_in(const Table *table, int seat)
{
	return !strcmp(view_state(table, seat), _("all-in"));
}

/* The sign of the turn, number and name, what is special about a hand that has cards, the button. */
static void
draw_who(Surface *surface, Rect rect, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	const char *state = view_state(table, seat);
	Style style = name_style(view, table, seat);
	Rect name = { rect.x, rect.y, rect.width, 1 };
	int x;

	if (seat == table->turn)
		surface_text(surface, rect, 0, 0, STYLE_TURN, glyph(GLYPH_TURN, view->ascii), NULL);
	if (seat == table->button) {
		draw_right(surface, rect, 0, STYLE_BUTTON, "D");
		name.width -= 2;
	}
	if (s->n_hole && *state && !is_all_in(table, seat)) {
		draw_right(surface, name, 0, STYLE_RULING, state);
		name.width -= text_width(state) + 1;
	}
	x = INDENT + surface_print(surface, name, INDENT, 0, style, NULL, "%d ", seat);
	surface_text(surface, name, x, 0, style, s->taken ? s->name : _("empty"),
		     glyph(GLYPH_ELLIPSIS, view->ascii));
}

/* The stack within the last columns from x on, or that it is all in. */
static void
draw_stack(Surface *surface, Rect rect, int x, int y, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	char amount[AMOUNT_TEXT];

	if (is_all_in(table, seat))
		draw_right(surface, rect, y, STYLE_RULING, view_state(table, seat));
	else
		draw_right(surface, rect, y, s->hand == HAND_DEAD ? STYLE_DEAD : STYLE_STACK,
			   amount_short(amount, s->stack, rect.width - x - 1));
}

/* The stack behind as it stands there, its foot at the right end. */
static void
draw_chips(Surface *surface, Rect rect, int x, int y, const View *view, const Table *table,
	   int seat)
{
	const Seat *s = &table->seat[seat];
	Heap heap = s->named ? s->rack : heap_of(&table->in_use, s->stack);
	int room = rect.width - x - 1, width;
	int64_t chips = heap_chips(&table->in_use, &heap);
	int kinds = 0;

	for (int i = 0; i < table->in_use.n; i++)
		kinds += heap.count[i] > 0;
	width = view->ascii ? (chips < room ? (int)chips : room) : kinds < room ? kinds : room;
	chip_stacks_draw(surface, rect, rect.width - width, y, &table->in_use, &heap, width,
			 view->ascii);
}

/* A seat as a box: who, cards and stack. */
static void
draw_box(Surface *surface, const Layout *layout, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Rect rect = layout->seat[seat];
	bool large = layout->drawn_seats && rect.height > CARD_ROWS;
	int x = INDENT;

	draw_who(surface, rect, view, table, seat);
	if (!s->taken)
		return;
	if (s->n_hole)
		x += draw_hole(surface, rect, x, 1, large, view, table, seat);
	else
		x += surface_text(surface, rect, x, 1, STYLE_DEAD, view_state(table, seat),
				  glyph(GLYPH_ELLIPSIS, view->ascii));
	draw_stack(surface, rect, x, 1, table, seat);
	if (large && s->stack > 0)
		draw_chips(surface, rect, s->n_hole ? x : INDENT, 2, view, table, seat);
}

/* What the seat got from the pots of the hand that is over, "" if nothing. */
static const char *
won_text(const Table *table, int seat, int room, char text[AMOUNT_TEXT * 2])
{
	const Seat *s = &table->seat[seat];
	char amount[AMOUNT_TEXT];

	text[0] = '\0';
	if (table->street == STREET_OVER && s->won > 0)
		snprintf(text, AMOUNT_TEXT * 2, _("won %s"),
			 amount_short(amount, s->won, room - text_width(_("won "))));
	return text;
}

/* Columns of the hole cards on one row. */
static int
hole_columns(const Seat *s)
{
	if (s->n_hole > CARDS_MOST)
		return CARDS_MOST * 2 + 2;
	return s->n_hole == 2 ? 5 : s->n_hole * 2;
}

/*
 * What stands at the end of a seat's row, in so many columns: what it has won, its bet, or what is
 * special about it.
 */
static Style
line_end(const Table *table, int seat, int room, char text[AMOUNT_TEXT * 2])
{
	const Seat *s = &table->seat[seat];

	if (*won_text(table, seat, room, text))
		return STYLE_TURN;
	if (s->bet + s->held > 0) {
		amount_short(text, s->bet + s->held, room < LINE_BET ? room : LINE_BET);
		return STYLE_BET;
	}
	if (s->n_hole && !is_all_in(table, seat))
		snprintf(text, AMOUNT_TEXT * 2, "%s", view_state(table, seat));
	return STYLE_RULING;
}

/* A seat in one row: who, button, stack, cards, bet. */
static void
draw_line(Surface *surface, Rect rect, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Style style = name_style(view, table, seat), end;
	int more = rect.width - LINE_WIDTH, button;
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, view->ascii);
	char text[AMOUNT_TEXT * 2];
	int x;
	Rect name, cards, stack, last;

	more = more < 0 ? more : more < LINE_NAME_MORE ? more : LINE_NAME_MORE;
	button = LINE_BUTTON + more;
	name = rect_part(rect, 0, 0, seat == table->button ? button - 1 : button, 1);
	stack = rect_part(rect, 0, 0, button + LINE_STACK, 1);
	cards = rect_part(rect, stack.width + 1, 0, rect.width, 1);
	if (seat == table->turn)
		surface_text(surface, rect, 0, 0, STYLE_TURN, glyph(GLYPH_TURN, view->ascii), NULL);
	surface_print(surface, name, INDENT, 0, style, NULL, "%2d ", seat);
	surface_text(surface, name, INDENT + 3, 0, style, s->taken ? s->name : _("empty"),
		     ellipsis);
	if (seat == table->button)
		surface_text(surface, rect, button, 0, STYLE_BUTTON, "D", NULL);
	if (!s->taken)
		return;
	draw_stack(surface, stack, button + 1, 0, table, seat);
	last = cards;
	if (s->n_hole)
		last = rect_part(cards, hole_columns(s) + 1, 0, cards.width, 1);
	end = line_end(table, seat, last.width, text);
	x = last.width - text_width(text);
	surface_text(surface, last, x > 0 ? x : 0, 0, end, text, ellipsis);
	cards.width -= *text ? text_width(text) + 1 : 0;
	if (s->n_hole)
		draw_hole(surface, cards, 0, 0, false, view, table, seat);
	else
		surface_text(surface, cards, 0, 0, STYLE_DEAD, view_state(table, seat), ellipsis);
}

/* True if the bets of all seats fit in large type: one alone would look as if it were the most. */
static bool
bets_fit(const View *view, const Table *table, Rect rect)
{
	if (rect.height < big_type_rows(BIG_LARGE))
		return false;
	for (int seat = 1; seat <= table->seats; seat++) {
		BigSize size = BIG_LARGE;
		char text[AMOUNT_TEXT];

		amount_text(text, table->seat[seat].bet + table->seat[seat].held);
		if (!big_type_fit(text, rect.width, &size, view->ascii))
			return false;
	}
	return true;
}

/* What a seat of the presenter has in front or has won, in large type if all of them fit. */
static void
draw_large_bet(Surface *surface, Rect rect, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	char text[AMOUNT_TEXT * 2];
	Chips front = s->bet + s->held;

	if (*won_text(table, seat, rect.width, text)) {
		draw_right(surface, rect, rect.height - 1, STYLE_TURN, text);
		return;
	}
	if (front == 0)
		return;
	if (bets_fit(view, table, rect)) {
		amount_text(text, front);
		big_type_draw(surface, rect,
			      rect.width - big_type_width(text, BIG_LARGE, view->ascii),
			      rect.height - big_type_rows(BIG_LARGE), STYLE_BET, BIG_LARGE, text,
			      view->ascii);
		return;
	}
	amount_short(text, front, rect.width - 2);
	draw_right(surface, rect, rect.height - 1, STYLE_BET, text);
	surface_text(surface, rect, rect.width - text_width(text) - 2, rect.height - 1,
		     chip_style(heap_largest(&table->in_use, &s->front)),
		     glyph(GLYPH_CHIP, view->ascii), NULL);
}

/* A seat of the presenter: who, cards and stack, and below or beside them the bet. */
static void
draw_large(Surface *surface, const Layout *layout, const View *view, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Rect rect = layout->seat[seat], bet;
	int hole = table->game == GAME_OMAHA ? 3 * CARD_OVERLAP + CARD_COLUMNS
					     : CARD_OVERLAP + CARD_COLUMNS;
	bool drawn = rect.height > CARD_ROWS && rect.width - hole >= LARGE_BESIDE_CARDS;
	bool below = !drawn || rect.height > CARD_ROWS + big_type_rows(BIG_LARGE);
	int x = INDENT;

	rect.width -= LARGE_MARGIN;
	draw_who(surface, rect, view, table, seat);
	if (!s->taken)
		return;
	if (s->n_hole)
		x += draw_hole(surface, rect, x, 1, drawn, view, table, seat);
	else
		x += surface_text(surface, rect, x, 1, STYLE_DEAD, view_state(table, seat),
				  glyph(GLYPH_ELLIPSIS, view->ascii));
	draw_stack(surface, rect, x, 1, table, seat);
	bet = rect_part(rect, below ? 0 : INDENT + hole + 1, drawn && below ? CARD_ROWS + 1 : 2,
			rect.width, rect.height);
	draw_large_bet(surface, bet, view, table, seat);
}

void
seat_draw(Surface *surface, const Layout *layout, const View *view, const Table *table, int seat)
{
	switch (layout->form) {
	case SEAT_LINE:
		draw_line(surface, layout->seat[seat], view, table, seat);
		break;
	case SEAT_BOX:
		draw_box(surface, layout, view, table, seat);
		break;
	case SEAT_LARGE:
		draw_large(surface, layout, view, table, seat);
		break;
	}
}

/* Where something of that width begins, so that it lies before its seat. */
static int
bet_column(const Layout *layout, int seat, int width)
{
	int room = layout->bet[seat].width - width;

	switch (layout->side[seat]) {
	case SIDE_TOP:
	case SIDE_BOTTOM:
		return room > 0 ? room / 2 : 0;
	case SIDE_RIGHT:
		return room > 0 ? room : 0;
	case SIDE_LEFT:
	case SIDE_NONE:
		break;
	}
	return 0;
}

void
seat_draw_bet(Surface *surface, const Layout *layout, const View *view, const Table *table,
	      int seat)
{
	const Seat *s = &table->seat[seat];
	Rect rect = layout->bet[seat];
	Chips front = s->bet + s->held;
	char text[AMOUNT_TEXT * 2];
	int64_t chips;
	int heap, x;

	if (rect.width == 0)
		return;
	if (*won_text(table, seat, rect.width, text)) {
		surface_text(surface, rect, bet_column(layout, seat, text_width(text)), 0,
			     STYLE_TURN, text, NULL);
		return;
	}
	if (front == 0)
		return;
	amount_short(text, front, rect.width - 2);
	chips = heap_chips(&table->in_use, &s->front);
	heap = rect.width - text_width(text) - 1;
	heap = heap > HEAP_MOST ? HEAP_MOST : heap;
	heap = !layout->heaps || chips < 1 ? 1 : chips < heap ? (int)chips : heap;
	x = bet_column(layout, seat, heap + 1 + text_width(text));
	if (chips > 0)
		chip_heap_draw(surface, rect, x, 0, &table->in_use, &s->front, heap, view->ascii);
	else
		surface_text(surface, rect, x, 0, STYLE_BET, glyph(GLYPH_CHIP, view->ascii), NULL);
	surface_text(surface, rect, x + heap + 1, 0, STYLE_BET, text, NULL);
}
