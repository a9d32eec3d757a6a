/* The table screen, put together from its parts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/amount.h"
#include "ui/glyph.h"
#include "ui/keymap.h"
#include "ui/layout.h"
#include "ui/presenter.h"

/* The latest events, the last one lowest. */
static void
draw_log(const Screen *screen, Surface *surface, Rect rect)
{
	const Shown shown = screen_shown(screen);
	size_t count = shown.count;
	const Voice voice = { &shown.game->table, true };

	for (int row = 0; row < rect.height; row++) {
		char line[PANEL_TEXT], said[PANEL_TEXT];
		size_t back = (size_t)(rect.height - row);

		if (back > count)
			continue;
		session_line(shown.session, count - back, line, sizeof line);
		line_say(&voice, line, said, sizeof said);
		surface_text(surface, rect, 1, row, STYLE_DIM, said,
			     glyph(GLYPH_ELLIPSIS, screen->ascii));
	}
}

static int
draw_prompt(const Screen *screen, Surface *surface, Rect rect)
{
	static const char *const ASKS[] = {
		[ASKS_STATEMENT] = "",
		[ASKS_BET] = _("bet "),
		[ASKS_RAISE] = _("raise to "),
		[ASKS_FILE] = _("write to "),
		[ASKS_HAND] = _("this hand to "),
	};
	char sign[32];

	snprintf(sign, sizeof sign, "%s%s", ASKS[screen->asks], glyph(GLYPH_PROMPT, screen->ascii));
	if (screen->demoing.demo)
		return -1; /* nothing is typed there */
	if (screen->mode != SCREEN_PROMPT) {
		surface_text(surface, rect, 0, 0, STYLE_DIM, glyph(GLYPH_PROMPT, screen->ascii),
			     NULL);
		return -1;
	}
	return prompt_draw(&screen->prompt, surface, rect, 0, sign);
}

/* The seat that the ruling in the panel concerns; acts that were in order light nothing up. */
static int
lit_seat(const Panel *panel)
{
	const PanelRuling *ruling = &panel->ruling[panel->at];

	return panel->n && !ruling->plain ? ruling->seat : 0;
}

void
screen_present(Screen *screen, bool on)
{
	screen->presenter = on;
	screen->presenter_told = false;
}

/* Lays the table out; where there is no room for a presenter it is the usual table, told once. */
static bool
lay_out(Screen *screen, const Surface *surface, int seats, Layout *layout)
{
	int width = surface->width - log_side(screen, surface->width);
	int least_width, least_height;
	char text[96];

	if (screen->presenter && layout_presenter(width, surface->height, seats, layout)) {
		screen->presenter_told = false;
		return true;
	}
	layout_presenter_least(&least_width, &least_height);
	if (screen->presenter && !screen->presenter_told &&
	    (surface->width < least_width || surface->height < least_height)) {
		snprintf(text, sizeof text, _("Large type needs %dx%d; it waits."), least_width,
			 least_height);
		screen_say(screen, text);
		screen->presenter_told = true;
	}
	return layout_pick(width, surface->height, seats, layout);
}

static void
draw_table(const Screen *screen, Surface *surface, const Layout *layout, const View *view,
	   const Table *table)
{
	char key[KEY_TEXT_MAX], hint[64];

	if (layout->form == SEAT_LARGE) {
		keymap_key(&screen->settings.keymap, DO_PRESENTER, key);
		hint[0] = '\0';
		if (*key)
			snprintf(hint, sizeof hint, _("%s leaves"), key);
		presenter_draw(surface, layout, view, table, &screen->panel, hint);
		return;
	}
	table_view_draw(surface, layout, view, table);
	panel_draw(surface, layout->panel, &screen->panel, screen->ascii);
	draw_log(screen, surface, layout->log);
}

/* The places of the table can be clicked. */
static void
spot_places(Screen *screen, int seats)
{
	for (int seat = 1; seat <= seats; seat++)
		spot_place(screen, (Focus){ FOCUS_SEAT, seat });
	spot_place(screen, (Focus){ FOCUS_BOARD, 0 });
	spot_place(screen, (Focus){ FOCUS_DEALER, 0 });
	if (screen->panel.n)
		spot_place(screen, (Focus){ FOCUS_PANEL, 0 });
}

/* What stands in the line above the prompt, and how it looks. */
static Style
status_line(const Screen *screen, char text[PANEL_TEXT * 2])
{
	const Mode *mode = mode_of(screen->mode);

	if (mode->question) {
		snprintf(text, PANEL_TEXT * 2, "%s", mode->question);
		return STYLE_CHOICE;
	}
	if (screen->mode == SCREEN_PROMPT && screen->prompt.message[0]) {
		snprintf(text, PANEL_TEXT * 2, "%s", screen->prompt.message);
		return STYLE_ERROR;
	}
	status_say(screen, text, PANEL_TEXT * 2);
	if (screen->says[0])
		return STYLE_ERROR;
	return screen_shown(screen).game->table.turn ? STYLE_TURN : STYLE_TEXT;
}

static void
draw_status(const Screen *screen, Surface *surface, Rect rect)
{
	char text[PANEL_TEXT * 2];
	Style style = status_line(screen, text);

	surface_text(surface, rect, 1, 0, style, text, glyph(GLYPH_ELLIPSIS, screen->ascii));
}

/* The session goes on without a picture: a question, or whose turn it is, if there is room for it. */
static void
draw_no_room(const Screen *screen, Surface *surface)
{
	char text[PANEL_TEXT * 2];
	Style style = status_line(screen, text);
	Rect all = surface_all(surface);
	int rows = surface_wrap(NULL, all, 0, style, text), above = 0;

	if (!mode_of(screen->mode)->question)
		above = table_view_no_room(surface);
	if (above + rows <= all.height || !above)
		surface_wrap(surface, all, above, style, text);
}

void
screen_draw(Screen *screen, Surface *surface, int *x, int *y)
{
	Shown shown;
	Layout layout;
	View view;
	bool focused = screen->mode == SCREEN_TABLE && !screen->look.on;
	const Mode *mode = mode_of(screen->mode);

	*x = -1;
	*y = 0;
	surface_clear(surface);
	log_look_beside(screen, surface->width);
	shown = screen_shown(screen);
	view = screen_view(screen);
	screen->n_spots = 0;
	if (!lay_out(screen, surface, shown.game->table.seats, &layout)) {
		draw_no_room(screen, surface);
		return;
	}
	if (screen->told != shown.count)
		screen_tell(screen);
	screen->layout = layout;
	if (!screen->look.on)
		keymap_key(&screen->settings.keymap,
			   screen->focus.kind == FOCUS_PANEL && !screen->demoing.demo ? DO_OPEN
										      : DO_CARD,
			   screen->panel.key);
	view.lit = lit_seat(&screen->panel);
	draw_table(screen, surface, &layout, &view, &shown.game->table);
	draw_status(screen, surface, layout.status);
	*x = draw_prompt(screen, surface, layout.prompt);
	*y = layout.prompt.y;
	key_line_draw(screen, surface, layout.keys);
	screen->cursor_x = -1;
	if (focused)
		focus_draw(screen, surface, &screen->cursor_x, &screen->cursor_y);
	if (focused)
		spot_places(screen, shown.game->table.seats);
	else if (screen->mode != SCREEN_DEMO && screen->mode != SCREEN_ASKED)
		screen->n_spots = 0;
	if (screen->demoing.demo)
		demoing_title(screen, surface);
	if (screen->look.on)
		look_overlay(screen, surface);
	if (mode->overlay)
		mode->overlay(screen, surface);
	if (screen->mode == SCREEN_PROMPT)
		return;
	*x = screen->cursor_x;
	*y = screen->cursor_y;
}
