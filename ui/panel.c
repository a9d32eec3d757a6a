#include "ui/panel.h"

#include <stdio.h>
#include <string.h>

#include "ui/glyph.h"
#include "ui/text.h"

enum {
	CARD_WIDTH = 78,
	SLIVER = 4 /* columns beside a frame that it takes as well: nothing could be read there */
};

/* The line that says how many more clauses were cited. */
static void
draw_more(Surface *surface, Rect rect, int y, const Panel *panel, bool ascii)
{
	char text[PANEL_TEXT] = "";
	size_t used = 0;

	for (int i = 0; i < panel->n && used < sizeof text; i++)
		if (i != panel->at)
			used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
						 used ? " " : "", panel->ruling[i].rule);
	if (!panel->key[0])
		return;
	if (used)
		surface_print(surface, rect, 1, y, STYLE_PLAIN, glyph(GLYPH_ELLIPSIS, ascii),
			      _("also %s   n: the next   %s: the rule"), text, panel->key);
	else
		surface_print(surface, rect, 1, y, STYLE_PLAIN, glyph(GLYPH_ELLIPSIS, ascii),
			      _("%s: the rule and other books"), panel->key);
}

/* On one row: clause and effects. */
static void
draw_one_row(Surface *surface, Rect rect, const PanelRuling *ruling, bool ascii)
{
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, ascii);
	int x = 1 + surface_text(surface, rect, 1, 0, ruling->plain ? STYLE_PLAIN : STYLE_CLAUSE,
				 ruling->rule, ellipsis);
	const char *what = ruling->choices[0] ? ruling->choices
			   : ruling->what[0]  ? ruling->what
					      : ruling->title;

	surface_text(surface, rect, x + 1, 0, ruling->plain ? STYLE_PLAIN : STYLE_RULING, what,
		     ellipsis);
}

void
panel_draw(Surface *surface, Rect rect, const Panel *panel, bool ascii)
{
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, ascii);
	const PanelRuling *ruling = &panel->ruling[panel->at];
	int x, y = 1;

	if (rect.height > 1)
		surface_rule(surface, rect, 0, STYLE_LINE, glyph(GLYPH_RULE, ascii));
	if (panel->n == 0)
		return;
	if (rect.height <= 2) {
		draw_one_row(surface, rect_part(rect, 0, rect.height - 1, rect.width, 1), ruling,
			     ascii);
		return;
	}
	x = 1 + surface_print(surface, rect, 1, y, ruling->plain ? STYLE_PLAIN : STYLE_CLAUSE,
			      ellipsis, " %s ", ruling->rule);
	surface_text(surface, rect, x + 1, y++, ruling->plain ? STYLE_PLAIN : STYLE_RULING,
		     ruling->title, ellipsis);
	if (ruling->what[0] && y < rect.height)
		surface_text(surface, rect, 3, y++, ruling->plain ? STYLE_PLAIN : STYLE_TEXT,
			     ruling->what, ellipsis);
	if (ruling->choices[0] && y < rect.height)
		surface_text(surface, rect, 3, y++, STYLE_CHOICE, ruling->choices, ellipsis);
	if (ruling->facts[0] && y < rect.height - 1)
		surface_text(surface, rect, 3, y++, STYLE_DIM, ruling->facts, ellipsis);
	if (y < rect.height)
		draw_more(surface, rect, y, panel, ascii);
}

/* A text in a line of a frame, a blank on both sides of it. */
static void
draw_in_line(Surface *surface, Rect line, Style style, const char *text, bool ascii)
{
	Rect cut = { line.x, line.y, line.width - 1, 1 };
	int end = 1 + surface_text(surface, cut, 1, 0, style, text, glyph(GLYPH_ELLIPSIS, ascii));

	surface_text(surface, line, 0, 0, style, " ", NULL);
	surface_text(surface, line, end, 0, style, " ", NULL);
}

Rect
frame_draw(Surface *surface, Rect rect, const char *title, const char *foot, bool ascii)
{
	const char *side = glyph(GLYPH_SIDE, ascii);
	Rect inside = { rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2 };
	Rect line = { rect.x + 1, rect.y, rect.width - 3, 1 };

	for (int y = 0; y < rect.height; y++)
		surface_rule(surface, rect, y, STYLE_TEXT, " ");
	surface_rule(surface, rect, 0, STYLE_LINE, glyph(GLYPH_RULE, ascii));
	surface_rule(surface, rect, rect.height - 1, STYLE_LINE, glyph(GLYPH_RULE, ascii));
	for (int y = 1; y < rect.height - 1; y++) {
		surface_text(surface, rect, 0, y, STYLE_LINE, side, NULL);
		surface_text(surface, rect, rect.width - 1, y, STYLE_LINE, side, NULL);
	}
	surface_text(surface, rect, 0, 0, STYLE_LINE, glyph(GLYPH_TOP_LEFT, ascii), NULL);
	surface_text(surface, rect, rect.width - 1, 0, STYLE_LINE, glyph(GLYPH_TOP_RIGHT, ascii),
		     NULL);
	surface_text(surface, rect, 0, rect.height - 1, STYLE_LINE, glyph(GLYPH_BOTTOM_LEFT, ascii),
		     NULL);
	surface_text(surface, rect, rect.width - 1, rect.height - 1, STYLE_LINE,
		     glyph(GLYPH_BOTTOM_RIGHT, ascii), NULL);
	draw_in_line(surface, line, STYLE_RULING, title, ascii);
	line.y = rect.y + rect.height - 1;
	if (foot && *foot)
		draw_in_line(surface, line, STYLE_DIM, foot, ascii);
	return inside;
}

/* Blanks a column at both sides of a frame, so that no word of what lies below touches it. */
static void
clear_beside(Surface *surface, Rect rect)
{
	for (int y = 0; y < rect.height; y++) {
		surface_rule(surface, (Rect){ rect.x - 1, rect.y, 1, rect.height }, y, STYLE_TEXT,
			     " ");
		surface_rule(surface, (Rect){ rect.x + rect.width, rect.y, 1, rect.height }, y,
			     STYLE_TEXT, " ");
	}
}

static Rect
middle(const Surface *surface, int width, int height)
{
	if (width > surface->width - SLIVER)
		width = surface->width;
	if (height > surface->height)
		height = surface->height;
	return (Rect){ (surface->width - width) / 2, (surface->height - height) / 2, width,
		       height };
}

/* A labelled stretch of text; returns the row behind it. */
static int
labelled(Surface *surface, Rect inside, int y, const char *label, Style style, const char *text)
{
	Rect body = { inside.x + 7, inside.y, inside.width - 7, inside.height };

	if (!*text)
		return y;
	surface_text(surface, inside, 0, y, STYLE_DIM, label, NULL);
	return y + surface_wrap(surface, body, y, style, text);
}

/* The rows that the card needs inside its frame. */
static int
card_rows(const RuleCard *card, int width)
{
	Rect inside = { 0, 0, width, 1 }, body = { 0, 0, width - 7, 1 };
	int rows;

	if (card->compared) {
		rows = 1 + surface_wrap(NULL, inside, 0, STYLE_TEXT, card->so);
		for (int i = 0; i < card->n_others; i++)
			rows += 1 + surface_wrap(NULL, inside, 0, STYLE_TEXT, card->other[i]);
		return rows;
	}
	rows = surface_wrap(NULL, inside, 0, STYLE_TEXT, card->text) + 1;
	rows += card->here[0] ? surface_wrap(NULL, body, 0, STYLE_TEXT, card->here) : 0;
	rows += card->so[0] ? surface_wrap(NULL, body, 0, STYLE_TEXT, card->so) : 0;
	for (int i = 0; i < card->n_ifs; i++)
		rows += surface_wrap(NULL, body, 0, STYLE_TEXT, card->ifs[i]);
	return rows + (card->silent ? 1 : 0) + (card->n_others ? card->n_others + 1 : 0);
}

/* What every book says of these facts, each in full below its name; the one in force first. */
static void
draw_every_book(Surface *surface, Rect inside, const RuleCard *card)
{
	int y = -card->top;

	surface_print(surface, inside, 0, y++, STYLE_CHOICE, NULL, "%s %s", card->book, card->rule);
	y += surface_wrap(surface, inside, y, STYLE_RULING, card->so);
	for (int i = 0; i < card->n_others; i++) {
		surface_text(surface, inside, 0, y++, STYLE_CHOICE, card->other_book[i], NULL);
		y += surface_wrap(surface, inside, y, STYLE_TEXT, card->other[i]);
	}
}

void
rule_card_draw(Surface *surface, const RuleCard *card, bool ascii)
{
	int width = surface->width < CARD_WIDTH + SLIVER ? surface->width : CARD_WIDTH;
	Rect rect = middle(surface, width, card_rows(card, width - 4) + 2);
	const char *dot = glyph(GLYPH_DOT, ascii);
	char title[PANEL_TEXT * 2];
	Rect inside;
	int y;

	clear_beside(surface, rect);
	snprintf(title, sizeof title, "%s %s %s %s", card->book, card->rule, dot, card->title);
	inside = frame_draw(surface, rect, title,
			    width < 60 && card->n_others ? _("b books  n next  / search  Esc")
			    : width < 60		 ? _("n next  / search  Esc")
			    : card->compared		 ? _("b clause  n next  arrows  Esc back")
			    : card->n_others ? _("b books  n next  / search  arrows  Esc back")
					     : _("n next   / search   arrows   Esc back"),
			    ascii);
	if (card->compared) {
		draw_every_book(surface, inside, card);
		return;
	}
	y = surface_wrap(surface, inside, -card->top, STYLE_TEXT, card->text) - card->top;
	if (card->silent)
		surface_print(surface, inside, 0, y++, STYLE_DIM, glyph(GLYPH_ELLIPSIS, ascii),
			      _("The %s book is silent here: common practice."), card->book);
	y++;
	y = labelled(surface, inside, y, _("Here"), STYLE_TEXT, card->here);
	y = labelled(surface, inside, y, _("So"), STYLE_RULING, card->so);
	for (int i = 0; i < card->n_ifs; i++)
		y = labelled(surface, inside, y, i ? "" : _("If"), STYLE_DIM, card->ifs[i]);
	if (card->n_others)
		y++;
	for (int i = 0; i < card->n_others; i++, y++) {
		surface_text(surface, inside, 0, y, STYLE_DIM, card->other_book[i], NULL);
		surface_text(surface, inside, 12, y, STYLE_TEXT, card->other[i],
			     glyph(GLYPH_ELLIPSIS, ascii));
	}
}

/* The frame of a list in the middle of the surface. */
static Rect
list_frame(const Surface *surface, const List *list)
{
	int width = text_width(list->title) + 6;

	for (int i = 0; i < list->n; i++)
		if (text_width(list->rows[i]) + 8 > width)
			width = text_width(list->rows[i]) + 8;
	if (list->foot && text_width(list->foot) + 6 > width)
		width = text_width(list->foot) + 6;
	return middle(surface, width, list->n + 2);
}

Rect
list_rows(const Surface *surface, const List *list, int *top)
{
	Rect rect = list_frame(surface, list);
	int rows = rect.height > 3 ? rect.height - 2 : 1;

	*top = list->chosen >= rows ? list->chosen - rows + 1 : 0;
	return (Rect){ rect.x + 2, rect.y + 1, rect.width - 4, rows };
}

void
list_draw(Surface *surface, const List *list, bool ascii)
{
	int top, rows = list_rows(surface, list, &top).height;
	Rect frame = list_frame(surface, list);
	Rect inside = frame_draw(surface, frame, list->title, list->foot, ascii);

	clear_beside(surface, frame);
	for (int i = 0; i < rows && top + i < list->n; i++) {
		bool chosen = top + i == list->chosen;

		surface_print(surface, inside, 0, i, chosen ? STYLE_FOCUS : STYLE_TEXT,
			      glyph(GLYPH_ELLIPSIS, ascii), "%s %s ",
			      chosen ? glyph(GLYPH_TURN, ascii) : " ", list->rows[top + i]);
	}
}
