/* The look back: the table as it was, and going on from there. */
#include <stdio.h>

#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/glyph.h"
#include "ui/keymap.h"

enum { STRIDE = 10, UNDO_MOST = 65535 };

Shown
screen_shown(const Screen *screen)
{
	const Session *session = screen->session;
	const LookBack *look = &screen->look;

	if (look->on)
		return (Shown){ look->line ? look->line : session, &look->place.game,
				look->place.book, look->place.index };
	return (Shown){ session, session_game(session), session_book(session),
			session_count(session) };
}

void
screen_look(Screen *screen, Session *line, size_t count)
{
	LookBack *look = &screen->look;
	const Session *session;
	size_t known;

	if (line) {
		session_close(look->line);
		look->line = line;
	} else if (look->on && look->place.index == count) {
		return;
	}
	session = look->line ? look->line : screen->session;
	known = session_count(session) + session_redoable(session);
	session_place(session, count < known ? count : known, &look->place);
	look->on = true;
	screen->told = (size_t)-1;
}

void
screen_look_away(Screen *screen)
{
	session_close(screen->look.line);
	screen->look.line = NULL;
	screen->look.on = false;
	screen->told = (size_t)-1;
}

/* How many of the first `count` events of the line the session has as well, in force or undone. */
static size_t
shared(const Session *session, const Session *line, size_t count)
{
	size_t known = session_count(session) + session_redoable(session), i = 0;

	while (i < count && i < known && session_id(session, i) == session_id(line, i))
		i++;
	return i;
}

/* Undo or redo until so many events are in force. */
static bool
move_to(Screen *screen, size_t count)
{
	size_t at;

	while ((at = session_count(screen->session)) != count) {
		size_t steps = at > count ? at - count : count - at;
		Event event = { .kind = at > count ? EV_UNDO : EV_REDO,
				.n = (uint16_t)(steps < UNDO_MOST ? steps : UNDO_MOST) };

		if (!screen_one(screen, &event))
			return false;
	}
	return true;
}

/* What became of the events that were in force, `left` of them, before going back to `count`. */
static void
say_what_is_kept(Screen *screen, size_t left, size_t count)
{
	size_t kept = session_redoable(screen->session);
	char text[160], key[KEY_TEXT_MAX];

	if (count >= left)
		snprintf(text, sizeof text, "%s", _("It goes on from here."));
	else if (kept == 0)
		snprintf(text, sizeof text, "%s",
			 _("It goes on from here; what was left stands in the log."));
	else
		snprintf(text, sizeof text,
			 kept == 1 ? _("On from here; %s brings back %zu event.")
				   : _("On from here; %s brings back %zu events."),
			 keymap_key(&screen->settings.keymap, DO_REDO, key), kept);
	screen_say(screen, text);
}

bool
screen_go_on(Screen *screen)
{
	Shown shown = screen_shown(screen);
	size_t left = session_count(screen->session), count = shown.count, same;
	bool other = screen->look.line != NULL;

	screen->says[0] = '\0';
	while ((same = shared(screen->session, shown.session, count)) < count) {
		Event event = *session_event(shown.session, same);

		if (!move_to(screen, same) || !screen_one(screen, &event))
			return false;
	}
	if (!move_to(screen, count))
		return false;
	screen_look_away(screen);
	screen->mode = SCREEN_TABLE;
	screen_robots(screen);
	if (other)
		screen_say(screen, _("This line goes on; the one before stands in the log."));
	else
		say_what_is_kept(screen, left, count);
	return true;
}

/* To another moment of the same line; the focus of the log goes along. */
static void
go_to(Screen *screen, size_t count)
{
	screen_look(screen, NULL, count);
	if (!screen->look.line)
		screen->log.at = history_line(&screen->log.history, screen->look.place.index);
}

/* The moment that a command goes to; the one that is shown if it goes to none. */
static size_t
moment(const Screen *screen, Action action)
{
	Shown shown = screen_shown(screen);
	size_t known = session_count(shown.session) + session_redoable(shown.session);
	size_t at = shown.count;

	switch ((int)action) {
	case DO_STEP_BACK:
		return at ? at - 1 : 0;
	case DO_STEP:
		return at < known ? at + 1 : known;
	case DO_PAGE_UP:
		return at > STRIDE ? at - STRIDE : 0;
	case DO_PAGE_DOWN:
		return at + STRIDE < known ? at + STRIDE : known;
	case DO_FIRST:
		return 0;
	case DO_LAST:
		return known;
	}
	return at;
}

/* What the command does besides moving; false if it does nothing. */
static bool
look_command(Screen *screen, Action action)
{
	switch ((int)action) {
	case DO_GO_ON:
		screen_go_on(screen);
		return true;
	case DO_BACK:
	case DO_LOG:
		screen_look_away(screen);
		screen->mode = SCREEN_LOG;
		return true;
	case DO_CARD:
		screen->back = SCREEN_LOOK;
		screen->top = 0;
		if (screen->panel.n)
			screen->mode = SCREEN_CARD;
		return true;
	case DO_NEXT_RULING:
		if (screen->panel.n)
			screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
		return true;
	case DO_FACES:
		screen->faces = !screen->faces;
		return true;
	case DO_PRESENTER:
		screen_present(screen, !screen->presenter);
		return true;
	case DO_WRITE:
	case DO_WRITE_HAND:
		screen_ask(screen, action == DO_WRITE ? ASKS_FILE : ASKS_HAND);
		return true;
	case DO_HELP:
		help_open(screen);
		return true;
	}
	return false;
}

void
look_key(Screen *screen, Key key)
{
	Action action = keymap_find(&screen->settings.keymap, KEYS_LOOK, key, NULL);
	size_t at = screen_shown(screen).count, to = moment(screen, action);

	screen->says[0] = '\0';
	if (to != at)
		go_to(screen, to);
	else if (look_command(screen, action))
		return;
	else if (!screen->look.line && log_move(screen, action))
		screen_look(screen, NULL, screen->log.history.lines[screen->log.at].after);
	else if (key.name == KEY_IS_TEXT && action == DO_NOTHING)
		screen_say(screen, _("A look back plays nothing: Enter goes on from here."));
}

/* "A look back: after event 14 of 23", in the place of the title. */
static void
draw_title(const Screen *screen, Surface *surface, int width)
{
	Rect row = { 0, 0, width, 1 };
	Shown shown = screen_shown(screen);
	size_t known = session_count(shown.session) + session_redoable(shown.session);
	const char *what = screen->look.line				   ? _("Another line")
			   : shown.count == session_count(screen->session) ? _("As it stands")
									   : _("A look back");
	const Table *t = &shown.game->table;

	surface_rule(surface, row, 0, STYLE_CLAUSE, " ");
	surface_print(surface, row, 0, 0, STYLE_CLAUSE, glyph(GLYPH_ELLIPSIS, screen->ascii),
		      _(" %s: event %zu of %zu %s hand %d, %s"), what, shown.count, known,
		      glyph(GLYPH_DOT, screen->ascii), t->hand_no, street_name(t->street));
}

void
pairs_draw(const Screen *screen, Surface *surface, Rect row, const ActionPair *pairs, size_t n)
{
	int x = 0;

	for (size_t i = 0; i < n; i++) {
		char one[KEY_TEXT_MAX], other[KEY_TEXT_MAX] = "", keys[2 * KEY_TEXT_MAX];
		const char *word = action_word(pairs[i].other ? pairs[i].other : pairs[i].action);

		keymap_key(&screen->settings.keymap, pairs[i].action, one);
		if (pairs[i].other)
			keymap_key(&screen->settings.keymap, pairs[i].other, other);
		snprintf(keys, sizeof keys, *other ? "%s %s" : "%s", one, other);
		if (x + text_width(keys) + text_width(word) + 2 > row.width)
			return;
		x += surface_print(surface, row, x, 0, STYLE_KEY, NULL, " %s ", keys);
		x += surface_print(surface, row, x, 0, STYLE_DIM, NULL, "%s ", word);
	}
}

/* The keys of the look back, as many as fit; while the focus is in the log beside it, none. */
static void
draw_keys(const Screen *screen, Surface *surface, int width)
{
	static const ActionPair KEYS[] = {
		{ DO_GO_ON, DO_NOTHING },
		{ DO_BACK, DO_NOTHING },
		{ DO_STEP_BACK, DO_STEP },
		{ DO_CARD, DO_NOTHING },
		{ DO_LAST_IN_LOG, DO_NEXT_IN_LOG },
		{ DO_LAST_STREET, DO_NEXT_STREET },
		{ DO_WRITE, DO_NOTHING },
		{ DO_WRITE_HAND, DO_NOTHING },
		{ DO_HELP, DO_NOTHING },
	};
	Rect row = { 0, surface->height - 1, width, 1 };

	surface_rule(surface, row, 0, STYLE_TEXT, " ");
	if (screen->mode != SCREEN_LOG && screen->mode != SCREEN_SEEK)
		pairs_draw(screen, surface, row, KEYS, sizeof KEYS / sizeof KEYS[0]);
}

void
look_overlay(Screen *screen, Surface *surface)
{
	int side = log_side(screen, surface->width);

	draw_title(screen, surface, surface->width - side);
	if (screen->mode != SCREEN_PROMPT)
		draw_keys(screen, surface, surface->width - side);
	if (side && screen->mode != SCREEN_LOG && screen->mode != SCREEN_SEEK)
		log_overlay(screen, surface);
}
