/* The screen on a terminal: draws, shows what moves, waits for keys, lets the robots play. */
#include <stdlib.h>

#include "src/screen/mode.h"
#include "src/screen/motion.h"

enum { ROBOT_PAUSE = 150 /* ms that what a robot did stands before the next acts */ };

/* The table as it was last shown, and what moves from there. */
typedef struct Showing {
	Term *term;
	Table table;
	View view;
	size_t count; /* events that had been played; (size_t)-1: nothing was shown */
	Motion motion;
} Showing;

/* Over a slow link nothing moves that was not asked for. */
static bool
moves(const Screen *screen, const Term *term)
{
	return screen->settings.motion == MOTIONS_ON ||
	       (screen->settings.motion == MOTIONS_AUTO && !term_slow(term));
}

/* The picture afterwards, but for the table as it was. */
static bool
picture_before(const Showing *showing, const Layout *layout, const Surface *after, Surface *before)
{
	const Rect single[] = { layout->felt, layout->board, layout->dealer };
	Surface table;

	if (!surface_open(&table, after->width, after->height))
		return false;
	if (!surface_open(before, after->width, after->height)) {
		surface_close(&table);
		return false;
	}
	surface_clear(&table);
	table_view_draw(&table, layout, &showing->view, &showing->table);
	motion_copy(before, after, surface_all(after));
	for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
		motion_copy(before, &table, single[i]);
	for (int seat = 1; seat <= showing->table.seats; seat++) {
		motion_copy(before, &table, layout->seat[seat]);
		motion_copy(before, &table, layout->bet[seat]);
	}
	surface_close(&table);
	return true;
}

/* Shows the frames until the last, or a key that comes: that one is still to be taken. */
static Key
show_frames(const Showing *showing, const Screen *screen, const Surface *after)
{
	Key key = { KEY_IS_NONE, 0 };
	Surface before, picture;

	if (!picture_before(showing, &screen->layout, after, &before))
		return key;
	if (surface_open(&picture, after->width, after->height)) {
		for (int i = 0; i < showing->motion.frames - 1 && key.name == KEY_IS_NONE; i++) {
			motion_frame(&showing->motion, &screen->layout, i, &before, after, &picture,
				     screen->ascii);
			term_present(showing->term, &picture, -1, 0);
			key = moves(screen, showing->term)
				      ? term_key(showing->term, MOTION_FRAME_MS)
				      : (Key){ KEY_IS_RESIZE, 0 };
		}
		surface_close(&picture);
	}
	surface_close(&before);
	return key;
}

/* Shows what moved since the last picture, unless keys wait already. */
static Key
show_motion(Showing *showing, Screen *screen, const Surface *after)
{
	const Shown shown = screen_shown(screen);
	bool covered = mode_of(screen->mode)->overlay && !demoing_is_bare(screen);
	bool seen = !covered && !screen->look.on && screen->layout.name;
	bool moved = seen && showing->count != (size_t)-1 && shown.count > showing->count &&
		     moves(screen, showing->term) &&
		     motion_between(&showing->motion, &screen->layout, &showing->table,
				    &shown.game->table);
	Key key = { KEY_IS_NONE, 0 };

	if (moved)
		key = term_key(showing->term, 0);
	if (moved && key.name == KEY_IS_NONE)
		key = show_frames(showing, screen, after);
	if (screen->look.on)
		return key;
	showing->table = shown.game->table;
	showing->view = screen_view(screen);
	showing->count = shown.count;
	return key;
}

/* Draws, and waits for a key; none came if a robot is due and nobody interrupts it. */
static Key
show(Showing *showing, Screen *screen)
{
	int width, height, x, y;
	Surface surface;
	Key key;

	term_size(showing->term, &width, &height);
	if (!surface_open(&surface, width, height))
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	screen_draw(screen, &surface, &x, &y);
	key = show_motion(showing, screen, &surface);
	if (key.name == KEY_IS_NONE) {
		term_present(showing->term, &surface, x, y);
		key = term_key(showing->term, screen->robots_go ? ROBOT_PAUSE : -1);
	}
	surface_close(&surface);
	return key;
}

/* A key, or what else came; whoever types is not kept waiting for the robots. */
static void
take_key(Screen *screen, Term *term, Key key)
{
	int digit;

	if (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE ||
	    key.name == KEY_IS_END_OF_INPUT) {
		screen_key(screen, key);
		return;
	}
	while (screen->robots_go)
		screen_robot(screen);
	if (keymap_find(&screen->settings.keymap, mode_of(screen->mode)->context, key, &digit) ==
	    DO_REDRAW)
		term_redraw(term);
	if (key.name == KEY_IS_PASTE)
		screen_paste(screen, term_pasted(term));
	else
		screen_key(screen, key);
}

void
screen_run(Screen *screen, Term *term)
{
	Showing *showing = calloc(1, sizeof *showing);

	if (!showing) {
		screen_key(screen, (Key){ KEY_IS_END_OF_INPUT, 0 });
		return;
	}
	showing->term = term;
	showing->count = (size_t)-1;
	screen->one_by_one = moves(screen, term);
	screen_robots(screen);
	while (!screen->over) {
		Key key = show(showing, screen);

		screen->one_by_one = moves(screen, term);
		if (key.name == KEY_IS_NONE && screen->robots_go)
			screen_robot(screen);
		else
			take_key(screen, term, key);
	}
	free(showing);
}
