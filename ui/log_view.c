#include "ui/log_view.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "ui/card_art.h"
#include "ui/glyph.h"
#include "ui/text.h"

enum {
	ROOMY = 60,	/* columns from which lines stand further in */
	MARK_COLUMN = 8 /* columns that the clause of a ruling takes */
};

/* How a kind of line looks. */
typedef struct Form {
	int indent, tight_indent;
	Style style, mark_style;
	bool mark_first; /* the mark stands before the text, not at the end of the row */
} Form;

static const Form FORMS[LOG_KIND_COUNT] = {
	[LOG_HAND] = { 1, 1, STYLE_BAR, STYLE_BAR, false },
	[LOG_STREET] = { 2, 1, STYLE_CHOICE, STYLE_POT, false },
	[LOG_OTHER] = { 4, 2, STYLE_DIM, STYLE_DIM, false },
	[LOG_ACT] = { 4, 2, STYLE_TEXT, STYLE_PLAIN, false },
	[LOG_SEEN] = { 8, 4, STYLE_DIM, STYLE_PLAIN, false },
	[LOG_WON] = { 8, 4, STYLE_STACK, STYLE_PLAIN, false },
	[LOG_RULING] = { 6, 3, STYLE_TEXT, STYLE_RULING, true },
	[LOG_EFFECT] = { 6 + MARK_COLUMN, 5, STYLE_RULING, STYLE_PLAIN, false },
	[LOG_NOTE] = { 6, 3, STYLE_CHOICE, STYLE_DIM, true },
};

size_t
log_view_top(const LogView *view, size_t top, int rows)
{
	size_t page = rows > 0 ? (size_t)rows : 1, margin = page > 6 ? 2 : 0;
	size_t last = view->n > page ? view->n - page : 0;

	if (view->chosen < top + margin)
		top = view->chosen > margin ? view->chosen - margin : 0;
	if (view->chosen + margin + 1 > top + page)
		top = view->chosen + margin + 1 - page;
	return top < last ? top : last;
}

/* True if `needle` stands at `text`, case aside. */
static bool
stands_at(const char *text, const char *needle)
{
	while (*needle && *text && tolower((unsigned char)*text) == tolower((unsigned char)*needle))
		text++, needle++;
	return !*needle;
}

static bool
holds(const char *text, const char *needle)
{
	char small = (char)tolower((unsigned char)*needle);
	char large = (char)toupper((unsigned char)*needle);

	for (; *text; text++)
		if ((*text == small || *text == large) && stands_at(text, needle))
			return true;
	return false;
}

bool
log_line_holds(const LogLine *line, const char *needle)
{
	return *needle && (holds(line->text, needle) || holds(line->mark, needle));
}

/* Text and cards, then the mark at the end of the row, or on its heels where that is far. */
static void
draw_row(Surface *surface, Rect row, const LogView *view, const LogLine *line, bool undone)
{
	const Form *form = &FORMS[line->kind];
	const char *cut = glyph(GLYPH_ELLIPSIS, view->ascii);
	bool roomy = row.width >= ROOMY;
	const char *mark = undone && line->kind == LOG_ACT ? _("taken back") : line->mark;
	int width = form->mark_first || !*mark ? 0 : text_width(mark) + 2;
	int x = roomy ? form->indent : form->tight_indent;
	Style style = undone ? STYLE_DEAD : form->style;
	Rect text = row;

	/* A mark that would leave the text no room stays away, but not one before the text. */
	if (width > row.width / 2)
		width = 0;
	if (form->mark_first) {
		int end = x + (roomy ? MARK_COLUMN : 0);

		x += surface_text(surface, row, x, 0, undone ? STYLE_DEAD : form->mark_style, mark,
				  cut);
		x = x + 1 < end ? end : x + 1 + roomy;
	} else if (width) {
		surface_text(surface, row, row.width - width + 1, 0,
			     undone ? STYLE_DEAD : form->mark_style, mark, NULL);
		text.width -= width;
	}
	if (!width)
		text.width--; /* a blank before the frame */
	if (line->kind == LOG_OTHER)
		x += 1 + surface_text(surface, text, x, 0, style,
				      glyph(GLYPH_BOTTOM_LEFT, view->ascii), NULL);
	x += surface_text(surface, text, x, 0, style, line->text, cut);
	for (int i = 0; i < line->n_cards && x + 3 < text.width; i++)
		x += 1 + card_draw(surface, text, x + 1, 0, line->card[i],
				   undone ? CARD_IS_DEAD : CARD_LIES, view->ascii);
}

void
log_view_draw(Surface *surface, Rect rect, const LogView *view, size_t top)
{
	for (int y = 0; y < rect.height && top + (size_t)y < view->n; y++) {
		const LogLine *line = &view->lines[top + (size_t)y];
		Rect row = { rect.x, rect.y + y, rect.width, 1 };
		bool chosen = top + (size_t)y == view->chosen;

		if (line->kind == LOG_HAND)
			surface_tint(surface, row, STYLE_BAR);
		draw_row(surface, row, view, line, line->event >= view->count);
		if (chosen) {
			surface_tint(surface, row, STYLE_FOCUS);
			surface_text(surface, row, 0, 0, STYLE_FOCUS,
				     glyph(GLYPH_TURN, view->ascii), NULL);
		}
		if (*view->needle && log_line_holds(line, view->needle))
			surface_mark(surface, row, 0, chosen ? STYLE_CLAUSE : STYLE_FOCUS,
				     view->needle);
	}
}
