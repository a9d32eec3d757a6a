#include "ui/composer.h"

#include <stdio.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/chip_art.h"
#include "ui/glyph.h"
#include "ui/panel.h"
#include "ui/text.h"

enum {
	LABELS = 9,	  /* columns of the words at the left */
	WIDTH_MAX = 78,	  /* of the frame */
	TRAY_MAX = 8,	  /* rows of tray or list */
	COLUMN_WIDE = 11, /* of one denomination */
	COLUMN_NARROW = 7,
	AROUND_STACK = 3 /* rows of the tray besides the chips: value, count, how many more */
};

/* A drawing in progress. */
typedef struct Draw {
	Surface *surface;
	const ComposerView *view;
	Rect inside;
	const char *ellipsis;
	int y;
	int x, cursor; /* where the cursor goes */
} Draw;

static void
label(Draw *d, ComposerRow row, const char *text)
{
	bool here = d->view->focus == row;

	if (here) {
		d->x = d->inside.x;
		d->cursor = d->inside.y + d->y;
	}
	surface_text(d->surface, d->inside, 0, d->y, here ? STYLE_FOCUS : STYLE_DIM, text, NULL);
}

static void
draw_words(Draw *d)
{
	const ComposerView *v = d->view;
	int used;

	label(d, COMPOSER_WORDS, _("Words"));
	used = surface_text(d->surface, d->inside, LABELS, d->y,
			    v->typing ? STYLE_PROMPT : STYLE_TEXT, v->words, d->ellipsis);
	if (v->typing) {
		d->x = d->inside.x + LABELS + used;
		d->cursor = d->inside.y + d->y;
		if (d->x >= d->inside.x + d->inside.width)
			d->x = d->inside.x + d->inside.width - 1;
	} else {
		surface_text(d->surface, d->inside, LABELS + used + 2, d->y, STYLE_DIM, v->order,
			     d->ellipsis);
	}
	d->y++;
}

/* A stack of so many chips, growing from its foot; what is too high is told by the count. */
static void
draw_stack(Draw *d, int x, int foot, int rows, int chip)
{
	const TrayChip *tray = &d->view->tray[chip];
	Style style = chip_style(tray->value);
	char disc[16];

	snprintf(disc, sizeof disc, "%s%s%s", glyph(GLYPH_CHIP, d->view->ascii),
		 glyph(GLYPH_CHIP, d->view->ascii), glyph(GLYPH_CHIP, d->view->ascii));
	for (int i = 0; i < rows && i < tray->count; i++)
		surface_text(d->surface, d->inside, x, foot - i, style, disc, NULL);
}

static void
draw_column(Draw *d, int x, int width, int rows, int chip)
{
	const ComposerView *v = d->view;
	const TrayChip *tray = &v->tray[chip];
	bool here = v->focus == COMPOSER_TRAY && v->chip == chip;
	bool there = tray->count > 0 || tray->more > 0;
	char value[AMOUNT_TEXT], text[48];
	int foot = d->y + rows;
	bool spelt;

	amount_short(value, tray->value, width - 1);
	surface_print(d->surface, d->inside, x, d->y,
		      here    ? STYLE_FOCUS
		      : there ? chip_style(tray->value)
			      : STYLE_DIM,
		      NULL, "%s", value);
	draw_stack(d, x, foot, rows, chip);
	snprintf(text, sizeof text, tray->count ? "x%lld" : "0", (long long)tray->count);
	surface_text(d->surface, d->inside, x, foot + 1, tray->count ? STYLE_BET : STYLE_DIM, text,
		     NULL);
	if (chip < 9)
		snprintf(text, sizeof text, "%d", chip + 1);
	if (chip < 9)
		surface_text(d->surface, d->inside, x, foot + 2, there ? STYLE_KEY : STYLE_DIM,
			     text, NULL);
	spelt = width == COLUMN_WIDE && tray->more < 1000;
	amount_short(value, tray->more, width - 4);
	surface_print(d->surface, d->inside, x + 2, foot + 2, STYLE_DIM, NULL,
		      spelt			       ? _("%s left")
		      : text_width(value) <= width - 4 ? "+%s"
						       : "%s",
		      value);
	if (here) {
		d->x = d->inside.x + x;
		d->cursor = d->inside.y + foot + 1;
	}
}

/* The tray: a column for each denomination, scrolled so that the one at hand is seen. */
static void
draw_tray(Draw *d, int rows)
{
	const ComposerView *v = d->view;
	int room = d->inside.width;
	int width = v->n_chips * COLUMN_WIDE <= room ? COLUMN_WIDE : COLUMN_NARROW;
	int fit = room / width, from = 0;

	if (v->chip >= fit)
		from = v->chip - fit + 1;
	for (int i = 0; i < fit && from + i < v->n_chips; i++)
		draw_column(d, i * width, width, rows - AROUND_STACK, from + i);
	if (from + fit < v->n_chips)
		surface_text(d->surface, d->inside, room - 1, d->y, STYLE_KEY, ">", NULL);
	if (from > 0)
		surface_text(d->surface, d->inside, room - 1, d->y + 1, STYLE_KEY, "<", NULL);
	d->y += rows;
}

static void
draw_list(Draw *d, int rows)
{
	const ComposerView *v = d->view;
	int columns = (v->n_list + rows - 1) / rows, from = 0;
	int width;

	if (columns > 2 && d->inside.width < 60)
		columns = 2;
	if (v->chosen >= columns * rows)
		from = v->chosen - columns * rows + 1;
	width = d->inside.width / (columns > 0 ? columns : 1);
	for (int i = from; i < v->n_list && i - from < columns * rows; i++) {
		Rect cell = { d->inside.x + (i - from) / rows * width,
			      d->inside.y + d->y + (i - from) % rows, width - 1, 1 };
		int number = v->first + i;
		Style style = i == v->chosen ? STYLE_FOCUS : v->closed[i] ? STYLE_DIM : STYLE_TEXT;

		if (number <= 9)
			surface_print(d->surface, cell, 0, 0, v->closed[i] ? STYLE_DIM : STYLE_KEY,
				      NULL, "%d", number);
		surface_text(d->surface, cell, 2, 0, style, v->list[i], d->ellipsis);
	}
	d->y += rows;
}

/* The first motion that is shown, so that the one at hand is seen. */
static int
first_motion(const Draw *d)
{
	const ComposerView *v = d->view;
	char text[AMOUNT_TEXT];
	int room = d->inside.width - LABELS, first = v->motion;

	for (int i = v->motion; i >= 0; i--) {
		room -= text_width(amount_text(text, v->motions[i])) + 3 +
			(i < v->motion ? text_width(_("then ")) : 0);
		if (room < 0)
			break;
		first = i;
	}
	return first;
}

static void
draw_motions(Draw *d)
{
	const ComposerView *v = d->view;
	char text[AMOUNT_TEXT];
	int x = LABELS;

	label(d, COMPOSER_MOTIONS, _("Motions"));
	for (int i = first_motion(d); i < v->n_motions; i++) {
		amount_text(text, v->motions[i]);
		x += surface_print(d->surface, d->inside, x, d->y,
				   i == v->motion ? STYLE_BET : STYLE_TEXT, d->ellipsis,
				   i == v->motion ? "[%s] " : " %s  ", text);
		if (i + 1 < v->n_motions)
			x += surface_text(d->surface, d->inside, x, d->y, STYLE_DIM, _("then "),
					  NULL);
	}
	d->y++;
}

/* Rows that stand besides the tray or list and the sentence. */
static int
fixed_rows(const ComposerView *v)
{
	return 1 + (v->words != NULL) + (v->amount != NULL) + (v->n_motions > 0) + 1;
}

/* What Enter plays; where there is no room for all of it, its end. */
static void
draw_sentence(Draw *d)
{
	const ComposerView *v = d->view;
	Rect rest = { d->inside.x, d->inside.y + d->y, d->inside.width, d->inside.height - d->y };
	int lines = surface_wrap(NULL, rest, 0, STYLE_TEXT, v->line);

	surface_wrap(d->surface, rest, lines > rest.height ? rest.height - lines : 0,
		     v->whole ? STYLE_CHOICE : STYLE_DIM, v->line);
}

static void
draw_inside(Draw *d, int rows)
{
	const ComposerView *v = d->view;

	label(d, COMPOSER_HOW, _("How"));
	surface_text(d->surface, d->inside, LABELS, d->y++, STYLE_TEXT, v->how, d->ellipsis);
	if (v->words)
		draw_words(d);
	if (v->amount) {
		label(d, COMPOSER_AMOUNT, _("Amount"));
		surface_text(d->surface, d->inside, LABELS, d->y++, STYLE_BET, v->amount,
			     d->ellipsis);
	}
	if (v->n_list)
		draw_list(d, rows);
	else if (v->n_chips)
		draw_tray(d, rows);
	if (v->n_motions)
		draw_motions(d);
	surface_text(d->surface, d->inside, 0, d->y++, v->says[0] ? STYLE_ERROR : STYLE_DIM,
		     v->says[0] ? v->says : v->hint, d->ellipsis);
	draw_sentence(d);
}

void
composer_draw(Surface *surface, const ComposerView *view, int *x, int *y)
{
	int width = surface->width < WIDTH_MAX + 4 ? surface->width : WIDTH_MAX;
	Rect line = { 0, 0, width - 4, 1 };
	int sentence = surface_wrap(NULL, line, 0, STYLE_TEXT, view->line);
	int rows = surface->height - 2 - fixed_rows(view) - sentence;
	Draw d = { surface, view, { 0, 0, 0, 0 }, glyph(GLYPH_ELLIPSIS, view->ascii), 0, -1, 0 };
	Rect rect;

	if (rows > TRAY_MAX)
		rows = TRAY_MAX;
	if (!view->n_list && !view->n_chips)
		rows = 0;
	else if (rows < AROUND_STACK)
		rows = AROUND_STACK;
	rect.width = width;
	rect.height = rows + fixed_rows(view) + sentence + 2;
	if (rect.height > surface->height)
		rect.height = surface->height;
	rect.x = (surface->width - width) / 2;
	rect.y = surface->height - rect.height;
	d.inside = frame_draw(
		surface, rect, view->title,
		width < 60 ? _("Enter plays  Tab  ? keys  Esc")
			   : _("Enter plays  Tab next  t then  \" say  e edit  ? keys  Esc leaves"),
		view->ascii);
	draw_inside(&d, rows);
	*x = d.x;
	*y = d.cursor;
}
