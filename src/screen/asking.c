/* The question of a demonstration, with its numbered answers, and the score. */
#include <stdio.h>

#include "src/screen/mode.h"
#include "src/text.h"
#include "src/transcript.h"
#include "ui/glyph.h"

enum { MARGIN = 4, INDENT = 4, SCORE_STRIDE = 8, ROW_BYTES = 256 };

void
asked_key(Screen *screen, Key key)
{
	int digit = 0;
	Action action = keymap_find(&screen->settings.keymap, KEYS_ASKED, key, &digit);

	if (action == DO_NOTHING && key.name == KEY_IS_TEXT)
		screen_say(screen, _("A digit answers; H tells a hint, p passes."));
	demoing_command(screen, action, digit);
}

/* The question as it is written; without a surface its rows are only counted. */
typedef struct Writing {
	Screen *screen;
	Surface *surface;
	Rect inside;
	int y, top;   /* the next row; rows that are scrolled away */
	int from, to; /* rows of the answer that is pointed at */
} Writing;

static void
write_text(Writing *writing, Style style, const char *text)
{
	writing->y += surface_wrap(writing->surface, writing->inside, writing->y - writing->top,
				   style, text);
}

static void
write_option(Writing *writing, int k, const char *text)
{
	Screen *screen = writing->screen;
	bool chosen = k == screen->chosen;
	Style style = chosen ? STYLE_FOCUS : STYLE_TEXT;
	int y = writing->y - writing->top;
	Rect body = writing->inside;

	body.x += INDENT;
	body.width -= INDENT;
	if (writing->surface)
		surface_print(writing->surface, writing->inside, 0, y,
			      chosen ? STYLE_FOCUS : STYLE_KEY, NULL, "%s %d",
			      chosen ? glyph(GLYPH_TURN, screen->ascii) : " ", k + 1);
	writing->y += surface_wrap(writing->surface, body, y, style, text);
	if (chosen) {
		writing->from = y + writing->top;
		writing->to = writing->y;
	}
	for (; writing->surface && y < writing->y - writing->top; y++)
		if (y >= 0 && y < writing->inside.height)
			spot_action(screen,
				    rect_part(writing->inside, 0, y, writing->inside.width, 1),
				    DO_CHOICE, k + 1);
}

static void
write_question(Writing *writing)
{
	const Screen *screen = writing->screen;
	const Demo *demo = screen->demoing.demo;
	const Question *question = demo_question(demo);
	char turn[ROW_BYTES];

	if (*demo_ask(demo))
		write_text(writing, STYLE_RULING, demo_ask(demo));
	write_text(writing, STYLE_TEXT, question->event);
	if (screen->settings.hints && turn_say(session_game(demo_session(demo)), turn, sizeof turn))
		write_text(writing, STYLE_DIM, turn);
	for (int k = 0; k < question->n; k++)
		write_option(writing, k, question->option[k]);
	if (screen->demoing.hinted && *demo_hint(demo))
		write_text(writing, STYLE_CHOICE, demo_hint(demo));
}

void
asked_overlay(Screen *screen, Surface *surface)
{
	Writing counting = { .screen = screen,
			     .inside = { 0, 0, surface->width - MARGIN, surface->height } };
	Writing writing;
	int rows;

	write_question(&counting);
	rows = counting.y;
	writing = counting;
	writing.surface = surface;
	writing.y = 0;
	writing.inside = demoing_box(screen, surface, rows, _("What is ruled?"), "");
	/* What is pointed at is in sight. */
	if (counting.to > writing.inside.height)
		writing.top = counting.to - writing.inside.height;
	if (writing.top > counting.from)
		writing.top = counting.from;
	write_question(&writing);
	screen->cursor_x = writing.inside.x;
	screen->cursor_y = writing.inside.y + counting.from - writing.top;
}

void
score_key(Screen *screen, Key key)
{
	int last = screen->demoing.score->n, top = screen->help_top;

	switch ((int)keymap_find(&screen->settings.keymap, KEYS_HELP, key, NULL)) {
	case DO_DOWN:
		top++;
		break;
	case DO_UP:
		top--;
		break;
	case DO_PAGE_DOWN:
		top += SCORE_STRIDE;
		break;
	case DO_PAGE_UP:
		top -= SCORE_STRIDE;
		break;
	case DO_FIRST:
		top = 0;
		break;
	case DO_LAST:
		top = last;
		break;
	case DO_BACK:
		screen->mode = screen->back;
		break;
	}
	screen->help_top = top < 0 ? 0 : top > last ? last : top;
}

void
score_overlay(Screen *screen, Surface *surface)
{
	const Score *score = screen->demoing.score;
	char text[ROW_BYTES];
	Rect inside;

	inside = frame_draw(surface, surface_all(surface), _("The score"), _("Esc, q: back"),
			    screen->ascii);
	score_sum_say(score, text, sizeof text);
	surface_text(surface, inside, 0, 0, STYLE_RULING, text, NULL);
	for (int i = screen->help_top, y = 2; i < score->n && y < inside.height; i++, y++) {
		const ScoreRow *row = &score->row[i];

		score_row_say(row, text, sizeof text);
		surface_text(surface, inside, 0, y,
			     row->right < row->asked ? STYLE_TEXT : STYLE_PLAIN, text,
			     glyph(GLYPH_ELLIPSIS, screen->ascii));
	}
}
