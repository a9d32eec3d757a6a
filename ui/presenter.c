#include "ui/presenter.h"

#include <stdio.h>

#include "ui/amount.h"
#include "ui/card_art.h"
#include "ui/glyph.h"
#include "ui/pot_text.h"
#include "ui/seat_view.h"
#include "ui/text.h"

enum { MARGIN = 1 /* columns beside the cards, for the focus */ };

int
presenter_card_columns(const Layout *layout, int n, int *step)
{
	int room = layout->board.width - 2 * MARGIN;
	int columns =
		n * (CARD_WIDE_COLUMNS + 1) - 1 <= room ? CARD_WIDE_COLUMNS : CARD_TALL_COLUMNS;

	*step = columns + 1;
	/* More cards than belong on a board are laid over one another. */
	if (n > 1 && (n - 1) * *step + columns > room)
		*step = (room - columns) / (n - 1);
	return columns;
}

static void
draw_middle(Surface *surface, Rect rect, int y, Style style, const char *text, bool ascii)
{
	int x = (rect.width - text_width(text)) / 2;

	surface_text(surface, rect, x > 0 ? x : 0, y, style, text, glyph(GLYPH_ELLIPSIS, ascii));
}

/* The board cards, and below them in usual type what is burned and who can win a side pot. */
static void
draw_board(Surface *surface, const Layout *layout, const View *view, const Table *table)
{
	Rect rect = layout->board, cards = table_view_cards(layout, table);
	int n = table_view_board_cards(table), step;
	int columns = presenter_card_columns(layout, n, &step);
	char text[320];
	int burns = 0;

	for (int i = 0; i < n; i++) {
		bool due = i >= table->board.n;

		card_draw_tall(surface, rect, cards.x - rect.x + i * step, 0, columns,
			       step < columns, due ? CARD_NONE : table->board.card[i],
			       due ? CARD_IS_DUE : CARD_LIES, view->ascii);
	}
	if (table->burns.n) {
		burns = surface_text(surface, rect, MARGIN, CARD_TALL_ROWS, STYLE_DIM, _("burns "),
				     NULL);
		for (int i = 0; i < table->burns.n && burns < rect.width / 3; i++)
			burns +=
				surface_text(surface, rect, MARGIN + burns, CARD_TALL_ROWS,
					     STYLE_CARD_BACK, glyph(GLYPH_BURN, view->ascii), NULL);
		burns += 2 + MARGIN;
	}
	rect = rect_part(rect, burns, 0, rect.width, rect.height);
	pots_text(view, table, (PotRange){ 1, POT_MAX }, rect.width, text, sizeof text);
	draw_middle(surface, rect, CARD_TALL_ROWS, STYLE_POT, text, view->ascii);
}

/* "pot" and below it how much, as large as it fits; what can't be told whole is, above it. */
static void
draw_sum(Surface *surface, const Layout *layout, int y, Style style, const char *what, Chips amount,
	 bool ascii)
{
	Rect rect = layout->sums;
	BigSize size = layout->type;
	char text[AMOUNT_TEXT], label[AMOUNT_TEXT * 2];
	int room = AMOUNT_TEXT;

	do
		amount_short(text, amount, room);
	while (!big_type_fit(text, rect.width - 2 * MARGIN, &size, ascii) && --room > 0);
	if (room == AMOUNT_TEXT) {
		draw_middle(surface, rect, y, STYLE_DIM, what, ascii);
	} else {
		char whole[AMOUNT_TEXT];

		snprintf(label, sizeof label, "%s %s", what, amount_text(whole, amount));
		draw_middle(surface, rect, y, style, label, ascii);
	}
	big_type_draw(surface, rect, (rect.width - big_type_width(text, size, ascii)) / 2, y + 1,
		      style, size, text, ascii);
}

static void
draw_sums(Surface *surface, const Layout *layout, const View *view)
{
	if (view->n_pots && view->pots[0].amount)
		draw_sum(surface, layout, 0, STYLE_POT, _("pot"), view->pots[0].amount,
			 view->ascii);
	if (view->to_call)
		draw_sum(surface, layout, 2 + big_type_rows(layout->type), STYLE_TURN, _("to call"),
			 view->to_call, view->ascii);
}

/* What was held, in large type if there is a word for it, and what follows. */
static void
draw_ruling(Surface *surface, Rect rect, BigSize size, const PanelRuling *ruling, bool ascii)
{
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, ascii);
	Style style = ruling->plain ? STYLE_PLAIN : STYLE_TEXT;
	int y = 2, end = rect.height - (ruling->choices[0] != '\0');
	Rect inside = { rect.x + 3, rect.y, rect.width - 6, end };

	if (ruling->verdict[0] && big_type_fit(ruling->verdict, inside.width, &size, ascii)) {
		big_type_draw(surface, inside, 0, y, ruling->plain ? STYLE_PLAIN : STYLE_RULING,
			      size, ruling->verdict, ascii);
		y += big_type_rows(size);
	} else if (ruling->verdict[0]) {
		surface_text(surface, inside, 0, y++, ruling->plain ? STYLE_PLAIN : STYLE_RULING,
			     ruling->verdict, ellipsis);
	}
	if (surface_wrap(NULL, inside, 0, style, ruling->what) <= end - y)
		surface_wrap(surface, inside, y, style, ruling->what);
	else if (y < end)
		surface_text(surface, inside, 0, y, style, ruling->what, ellipsis);
	if (ruling->choices[0])
		surface_text(surface, (Rect){ inside.x, rect.y, inside.width, rect.height }, 0, end,
			     STYLE_CHOICE, ruling->choices, ellipsis);
}

/* What happened, the clause, what it came to: one ruling. */
static void
draw_panel(Surface *surface, const Layout *layout, const Panel *panel, bool ascii)
{
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, ascii);
	const PanelRuling *ruling = &panel->ruling[panel->at];
	Rect rect = layout->panel, title = { rect.x, rect.y, rect.width, rect.height };
	Style style = ruling->plain ? STYLE_PLAIN : STYLE_RULING;
	char count[32];
	int x;

	surface_rule(surface, rect, 0, STYLE_LINE, glyph(GLYPH_RULE, ascii));
	if (panel->event[0])
		surface_print(surface, (Rect){ rect.x, rect.y, rect.width - 2, 1 }, 2, 0, STYLE_BET,
			      ellipsis, " %s ", panel->event);
	if (panel->n == 0)
		return;
	if (panel->n > 1) {
		snprintf(count, sizeof count, "%d/%d", panel->at + 1, panel->n);
		title.width -= text_width(count) + 2;
		surface_text(surface, rect, title.width + 1, 1, STYLE_DIM, count, NULL);
	}
	x = 1 + surface_print(surface, title, 1, 1, ruling->plain ? STYLE_PLAIN : STYLE_CLAUSE,
			      ellipsis, " %s ", ruling->rule);
	surface_text(surface, title, x + 1, 1, style, ruling->title, ellipsis);
	draw_ruling(surface, rect, layout->type, ruling, ascii);
}

void
presenter_draw(Surface *surface, const Layout *layout, const View *view, const Table *table,
	       const Panel *panel, const char *hint)
{
	Rect title = layout->title;

	surface_rule(surface, title, 0, STYLE_BAR, " ");
	surface_print(surface, title, title.width - text_width(hint) - 1, 0, STYLE_BAR, NULL, "%s ",
		      hint);
	title.width -= text_width(hint) + 2;
	table_view_title(surface, title, view, table);
	draw_board(surface, layout, view, table);
	draw_sums(surface, layout, view);
	for (int seat = 1; seat <= table->seats; seat++)
		seat_draw(surface, layout, view, table, seat);
	draw_panel(surface, layout, panel, view->ascii);
}
