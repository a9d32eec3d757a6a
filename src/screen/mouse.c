/* What can be clicked: a place of the table, a word of the key line, a row of a list. */
#include "src/screen/mode.h"

enum { WHEEL_ROWS = 3 };

static void
add(Screen *screen, Spot spot)
{
	if (screen->n_spots < SPOTS_MAX && spot.rect.width > 0)
		screen->spot[screen->n_spots++] = spot;
}

void
spot_place(Screen *screen, Focus place)
{
	add(screen, (Spot){ .rect = focus_rect(&screen->layout, place),
			    .kind = SPOT_PLACE,
			    .place = place });
}

void
spot_action(Screen *screen, Rect rect, Action action, int digit)
{
	add(screen, (Spot){ .rect = rect, .kind = SPOT_ACTION, .action = action, .number = digit });
}

void
spot_rows(Screen *screen, Rect rows, int top, int n)
{
	for (int i = 0; i < rows.height && top + i < n; i++)
		add(screen, (Spot){ .rect = { rows.x, rows.y + i, rows.width, 1 },
				    .kind = SPOT_ROW,
				    .number = top + i });
}

static bool
inside(Rect rect, int x, int y)
{
	return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

/* The row that is chosen in the list that is open; NULL: no list that rows are clicked in. */
static int *
chosen_row(Screen *screen)
{
	if (screen->mode == SCREEN_OFFERS)
		return &screen->offering.chosen[screen->offering.depth - 1];
	return screen->mode == SCREEN_DEALING ? &screen->chosen : NULL;
}

static void
click(Screen *screen, const Spot *spot)
{
	const Focus *at = &screen->focus;
	int *chosen = chosen_row(screen);

	switch (spot->kind) {
	case SPOT_PLACE:
		if (at->kind == spot->place.kind && at->seat == spot->place.seat)
			focus_open(screen);
		else
			screen->focus = spot->place;
		break;
	case SPOT_ACTION:
		screen_command(screen, spot->action, spot->number);
		break;
	case SPOT_ROW:
		if (chosen && *chosen == spot->number)
			mode_of(screen->mode)->key(screen, (Key){ KEY_IS_ENTER, 0 });
		else if (chosen)
			*chosen = spot->number;
		break;
	}
}

/* The wheel goes up and down where something scrolls. */
static void
wheel(Screen *screen, KeyName name)
{
	ScreenMode mode = screen->mode;
	KeyContext context = mode_of(mode)->context;

	if (!action_works(DO_UP, context) || context == KEYS_TABLE)
		return;
	for (int i = 0; i < WHEEL_ROWS && screen->mode == mode; i++)
		mode_of(mode)->key(screen, (Key){ name, 0 });
}

void
mouse_key(Screen *screen, Key key)
{
	KeyButton button = key_button(key);

	if (!screen->settings.mouse)
		return;
	if (mode_of(screen->mode)->mouse) {
		mode_of(screen->mode)->key(screen, key);
		return;
	}
	if (button == WHEEL_UP || button == WHEEL_DOWN) {
		wheel(screen, button == WHEEL_UP ? KEY_IS_UP : KEY_IS_DOWN);
		return;
	}
	if (button != BUTTON_LEFT)
		return;
	for (int i = screen->n_spots - 1; i >= 0; i--)
		if (inside(screen->spot[i].rect, key_x(key), key_y(key))) {
			click(screen, &screen->spot[i]);
			return;
		}
}
