/* The log: everything that was played, line by line, and what is searched for in it. */
#include <stdio.h>
#include <string.h>

#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/glyph.h"
#include "ui/layout.h"

enum {
	SIDE_WINDOW = 120, /* columns of a window that has room for the log beside the table */
	SIDE_TABLE = 80,   /* and those that the table keeps */
	SIDE_MAX = 64,
	WHEEL_LINES = 3
};

/* Commands that go to the next line of some kinds, forth or back. */
static const struct {
	Action action;
	bool forth;
	unsigned kinds; /* bit of each LogKind */
} JUMPS[] = {
	{ DO_NEXT_IN_LOG, true, 1u << LOG_RULING },
	{ DO_LAST_IN_LOG, false, 1u << LOG_RULING },
	{ DO_NEXT_STREET, true, 1u << LOG_HAND | 1u << LOG_STREET },
	{ DO_LAST_STREET, false, 1u << LOG_HAND | 1u << LOG_STREET },
	{ DO_NEXT_IN_HANDS, true, 1u << LOG_HAND },
	{ DO_LAST_IN_HANDS, false, 1u << LOG_HAND },
};

int
log_side(const Screen *screen, int width)
{
	bool shown = screen->mode == SCREEN_LOG || screen->mode == SCREEN_SEEK || screen->look.on;
	int side = width - SIDE_TABLE;

	return !shown || width < SIDE_WINDOW ? 0 : side < SIDE_MAX ? side : SIDE_MAX;
}

void
log_look_beside(Screen *screen, int width)
{
	const History *history = &screen->log.history;
	bool moving = screen->mode == SCREEN_LOG || screen->mode == SCREEN_SEEK;

	if (moving && log_side(screen, width) && screen->log.at < history->n)
		screen_look(screen, NULL, history->lines[screen->log.at].after);
}

void
log_open(Screen *screen)
{
	Log *log = &screen->log;

	if (!history_update(&log->history, screen->session))
		screen_say(screen, _("There is no memory for all of the log."));
	screen_look_away(screen);
	log->at = history_line(&log->history, session_count(screen->session));
	log->needle[0] = '\0';
	screen->mode = SCREEN_LOG;
}

/* The next line from `at` on, not itself, of those kinds; `at` if there is none. */
static size_t
next_of(const History *history, size_t at, bool forth, unsigned kinds)
{
	size_t i = at;

	while (forth ? ++i < history->n : i-- > 0)
		if (kinds >> history->lines[i].kind & 1)
			return i;
	return at;
}

/* The same for a line that holds what is searched for, all round; `at` if no other does. */
static size_t
next_match(const Log *log, size_t at, bool forth)
{
	const History *history = &log->history;

	for (size_t k = 1; k < history->n; k++) {
		size_t i = (at + (forth ? k : history->n - k)) % history->n;

		if (log_line_holds(&history->lines[i], log->needle))
			return i;
	}
	return at;
}

static size_t
moved_by(const Log *log, size_t n, bool forth)
{
	size_t last = log->history.n ? log->history.n - 1 : 0;

	if (forth)
		return log->at + n < last ? log->at + n : last;
	return log->at > n ? log->at - n : 0;
}

bool
log_move(Screen *screen, Action action)
{
	Log *log = &screen->log;
	size_t page = log->rows > 2 ? (size_t)log->rows - 1 : 1;

	for (size_t i = 0; i < sizeof JUMPS / sizeof JUMPS[0]; i++)
		if (JUMPS[i].action == action) {
			log->at = next_of(&log->history, log->at, JUMPS[i].forth, JUMPS[i].kinds);
			return true;
		}
	if (action == DO_UP || action == DO_DOWN)
		log->at = moved_by(log, 1, action == DO_DOWN);
	else if (action == DO_PAGE_UP || action == DO_PAGE_DOWN)
		log->at = moved_by(log, page, action == DO_PAGE_DOWN);
	else if (action == DO_FIRST || action == DO_LAST)
		log->at = moved_by(log, log->history.n, action == DO_LAST);
	else if (action == DO_NEXT_MATCH || action == DO_LAST_MATCH)
		log->at = next_match(log, log->at, action == DO_NEXT_MATCH);
	else
		return false;
	return true;
}

/* Goes back to the moment of the line, or over to the line that was left there. */
static void
enter_line(Screen *screen)
{
	const Log *log = &screen->log;
	const LogLine *line;
	Session *other = NULL;

	if (log->at >= log->history.n)
		return;
	line = &log->history.lines[log->at];
	if (line->kind == LOG_OTHER) {
		other = session_other_line(screen->session, line->other);
		if (!other) {
			screen_say(screen, _("There is no memory left."));
			return;
		}
	}
	screen_look(screen, other, other ? session_count(other) : line->after);
	screen->mode = SCREEN_LOOK;
}

/* A line that is clicked gets the focus, and is entered if it has it; the wheel moves by lines. */
static void
log_mouse(Screen *screen, Key key)
{
	Log *log = &screen->log;
	KeyButton button = key_button(key);
	int x = key_x(key) - log->place.x, y = key_y(key) - log->place.y;
	size_t line = log->top + (size_t)(y > 0 ? y : 0);

	if (button == WHEEL_UP || button == WHEEL_DOWN) {
		log->at = moved_by(log, WHEEL_LINES, button == WHEEL_DOWN);
		return;
	}
	if (button != BUTTON_LEFT || x < 0 || x >= log->place.width || y < 0 ||
	    y >= log->place.height || line >= log->history.n)
		return;
	if (line == log->at)
		enter_line(screen);
	else
		log->at = line;
}

/* The name of a file is asked for, for the session or for the hand that the focus is in. */
static void
ask_file(Screen *screen, ScreenAsks asks)
{
	const Log *log = &screen->log;

	screen_look_away(screen);
	if (asks == ASKS_HAND && log->at < log->history.n)
		screen_look(screen, NULL, log->history.lines[log->at].after);
	screen_ask(screen, asks);
	screen->back = SCREEN_LOG;
}

void
log_key(Screen *screen, Key key)
{
	Action action = keymap_find(&screen->settings.keymap, KEYS_LOG, key, NULL);

	screen->says[0] = '\0';
	if (key.name == KEY_IS_MOUSE) {
		log_mouse(screen, key);
	} else if (action == DO_OPEN) {
		enter_line(screen);
	} else if (action == DO_FIND) {
		screen->log.from = screen->log.at;
		prompt_clear(&screen->log.search);
		screen->mode = SCREEN_SEEK;
	} else if (action == DO_WRITE || action == DO_WRITE_HAND) {
		ask_file(screen, action == DO_WRITE ? ASKS_FILE : ASKS_HAND);
	} else if (action == DO_HELP) {
		help_open(screen);
	} else if (action == DO_BACK || action == DO_LOG) {
		screen_look_away(screen);
		screen->mode = SCREEN_TABLE;
	} else {
		log_move(screen, action);
	}
}

/* What is typed is searched for from where the search began; what holds it is shown at once. */
static void
seek(Log *log)
{
	bool here;

	snprintf(log->needle, sizeof log->needle, "%.*s", LOG_NEEDLE_MAX - 1, log->search.text);
	here = log->from < log->history.n &&
	       log_line_holds(&log->history.lines[log->from], log->needle);
	log->at = here ? log->from : next_match(log, log->from, true);
}

void
seek_key(Screen *screen, Key key)
{
	Log *log = &screen->log;

	switch (prompt_key(&log->search, key, NULL, NULL)) {
	case PROMPT_GOES_ON:
		seek(log);
		break;
	case PROMPT_IS_LEFT:
		log->needle[0] = '\0';
		log->at = log->from;
		screen->mode = SCREEN_LOG;
		break;
	case PROMPT_IS_ENTERED:
		seek(log);
		screen->mode = SCREEN_LOG;
		break;
	}
}

/* How many lines hold what is searched for, and which of them the focus is on; 0 none. */
static void
count_matches(const Log *log, int *which, int *all)
{
	*which = *all = 0;
	for (size_t i = 0; i < log->history.n; i++) {
		if (!log_line_holds(&log->history.lines[i], log->needle))
			continue;
		++*all;
		if (i == log->at)
			*which = *all;
	}
}

/* Where the person stands: "event 14 of 23", and what was found. */
static void
title_text(const Screen *screen, char *text, size_t size)
{
	const Log *log = &screen->log;
	const char *dot = glyph(GLYPH_DOT, screen->ascii);
	size_t known = session_count(screen->session) + session_redoable(screen->session);
	size_t after = log->at < log->history.n ? log->history.lines[log->at].after : 0;
	int which, all;

	if (!*log->needle) {
		snprintf(text, size, _("The log %s event %zu of %zu"), dot, after, known);
		return;
	}
	count_matches(log, &which, &all);
	if (!all)
		snprintf(text, size, _("Nothing in the log holds \"%.40s\""), log->needle);
	else if (!which)
		snprintf(text, size, _("\"%.40s\" %s in %d lines"), log->needle, dot, all);
	else
		snprintf(text, size, _("\"%.40s\" %s %d of %d"), log->needle, dot, which, all);
}

/* The line that is typed, in the lower edge of the frame. */
static void
draw_search(Screen *screen, Surface *surface, Rect rect)
{
	Rect line = { rect.x + 1, rect.y + rect.height - 1, rect.width - 2, 1 };

	surface_rule(surface, line, 0, STYLE_TEXT, " ");
	screen->cursor_x = line.x + prompt_draw(&screen->log.search, surface, line, 0, _("find: "));
	screen->cursor_y = line.y;
}

/* The keys of the log, in the lower edge of the frame. */
static void
draw_keys(const Screen *screen, Surface *surface, Rect rect)
{
	static const ActionPair KEYS[] = {
		{ DO_OPEN, DO_NOTHING },
		{ DO_FIND, DO_NOTHING },
		{ DO_BACK, DO_NOTHING },
		{ DO_LAST_IN_LOG, DO_NEXT_IN_LOG },
		{ DO_LAST_STREET, DO_NEXT_STREET },
		{ DO_LAST_IN_HANDS, DO_NEXT_IN_HANDS },
		{ DO_WRITE, DO_NOTHING },
		{ DO_WRITE_HAND, DO_NOTHING },
		{ DO_HELP, DO_NOTHING },
	};
	Rect row = { rect.x + 1, rect.y + rect.height - 1, rect.width - 3, 1 };

	pairs_draw(screen, surface, row, KEYS, sizeof KEYS / sizeof KEYS[0]);
}

void
log_overlay(Screen *screen, Surface *surface)
{
	Log *log = &screen->log;
	int side = log_side(screen, surface->width);
	Rect rect = surface_all(surface);
	char title[160];
	LogView view;
	Rect inside;

	if (side)
		rect = (Rect){ surface->width - side, 0, side, surface->height };
	if (!history_update(&log->history, screen->session))
		screen_say(screen, _("There is no memory for all of the log."));
	title_text(screen, title, sizeof title);
	inside = frame_draw(surface, rect, title, NULL, screen->ascii);
	if (screen->mode == SCREEN_LOG)
		draw_keys(screen, surface, rect);
	inside.x--;
	inside.width += 2;
	view = (LogView){ .lines = log->history.lines,
			  .n = log->history.n,
			  .chosen = log->at,
			  .count = session_count(screen->session),
			  .needle = log->needle,
			  .ascii = screen->ascii };
	log->rows = inside.height;
	log->place = inside;
	log->top = log_view_top(&view, log->top, inside.height);
	if (view.n)
		log_view_draw(surface, inside, &view, log->top);
	else
		surface_text(surface, inside, 1, 0, STYLE_DIM, _("Nothing was played yet."), NULL);
	screen->cursor_x = inside.x;
	screen->cursor_y = inside.y + (int)(log->at - log->top);
	if (screen->mode == SCREEN_SEEK)
		draw_search(screen, surface, rect);
}
