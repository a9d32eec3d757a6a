/* The page of keys, from the table of keys: what works where it was asked for, then the rest. */
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/glyph.h"

enum { KEYS_WIDTH = 11, TWO_COLUMNS = 100, KEYS_STRIDE = 8 };

void
help_open(Screen *screen)
{
	screen->helped = screen->mode;
	screen->help_top = 0;
	screen->mode = SCREEN_HELP;
}

void
help_key(Screen *screen, Key key)
{
	Action action = keymap_find(&screen->settings.keymap, KEYS_HELP, key, NULL);
	int last = screen->help_rows > 0 ? screen->help_rows - 1 : 0, top = screen->help_top;

	switch ((int)action) {
	case DO_DOWN:
		top++;
		break;
	case DO_UP:
		top--;
		break;
	case DO_PAGE_DOWN:
		top += KEYS_STRIDE;
		break;
	case DO_PAGE_UP:
		top -= KEYS_STRIDE;
		break;
	case DO_FIRST:
		top = 0;
		break;
	case DO_LAST:
		top = last;
		break;
	case DO_BACK:
	case DO_HELP:
		screen->mode = screen->helped;
		break;
	}
	screen->help_top = top < 0 ? 0 : top > last ? last : top;
}

/* Where the page goes on; without a surface its rows are only counted. */
typedef struct Writing {
	const Keymap *map;
	Surface *surface;
	Rect column;
	int y;	       /* row of the page, those that are scrolled away counted */
	int top, turn; /* `turn`: the row from which the second column goes on, 0 there is none */
	int second;    /* its x */
	bool demonstration; /* the page is asked for in one */
} Writing;

/* The page row as a row of the column that it stands in. */
static int
place(Writing *writing, int rows)
{
	int y = writing->y;

	writing->y += rows;
	if (!writing->turn || y < writing->turn)
		return y - writing->top;
	writing->column.x = writing->second;
	return y - writing->turn - writing->top;
}

static void
write_heading(Writing *writing, const char *title)
{
	int y;

	if (writing->y)
		place(writing, 1);
	y = place(writing, 1);
	if (writing->surface)
		surface_text(writing->surface, writing->column, 0, y, STYLE_RULING, title, NULL);
}

static void
write_action(Writing *writing, Action action)
{
	char keys[KEYMAP_KEYS_MAX];
	Rect body = { 0, 0, writing->column.width - KEYS_WIDTH, writing->column.height };
	int rows = surface_wrap(NULL, body, 0, STYLE_TEXT, action_help(action));
	bool wide;
	int y;

	keymap_keys(writing->map, action, keys);
	/* Keys that leave no blank before the words have a row of their own. */
	wide = text_width(keys) >= KEYS_WIDTH;
	y = place(writing, rows + wide);
	if (!writing->surface)
		return;
	body.x = writing->column.x + KEYS_WIDTH;
	body.y = writing->column.y;
	surface_text(writing->surface, writing->column, 0, y, STYLE_KEY, keys, NULL);
	surface_wrap(writing->surface, body, y + wide, STYLE_TEXT, action_help(action));
}

/* True if the command has a key in force. */
static bool
has_key(const Keymap *map, Action action)
{
	char key[KEY_TEXT_MAX];

	return *keymap_key(map, action, key);
}

static void
write_context(Writing *writing, KeyContext context)
{
	int last = -1;

	if (context != KEYS_TABLE)
		write_heading(writing, key_context_title(context));
	for (int group = 0; group < GROUP_COUNT; group++)
		for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++) {
			Action action = (Action)i;

			if (!action_works(action, context) ||
			    action_group(action) != (KeyGroup)group ||
			    !has_key(writing->map, action))
				continue;
			if (context == KEYS_TABLE && group != last)
				write_heading(writing, key_group_title((KeyGroup)group));
			last = group;
			write_action(writing, action);
		}
}

/* Which contexts can be come to from a table, and from a demonstration. */
enum { TABLE_TOO = 1, DEMO_TOO = 2, BOTH = TABLE_TOO | DEMO_TOO };

static const unsigned char REACHED_FROM[KEYS_CONTEXT_COUNT] = {
	[KEYS_TABLE] = TABLE_TOO, [KEYS_PROMPT] = TABLE_TOO,   [KEYS_LIST] = TABLE_TOO,
	[KEYS_SEARCH] = BOTH,	  [KEYS_CARD] = BOTH,	       [KEYS_HELP] = BOTH,
	[KEYS_LOG] = TABLE_TOO,	  [KEYS_LOOK] = TABLE_TOO,     [KEYS_CHIPS] = TABLE_TOO,
	[KEYS_STEPS] = TABLE_TOO, [KEYS_QUESTION] = TABLE_TOO, [KEYS_DEMO] = DEMO_TOO,
	[KEYS_ASKED] = DEMO_TOO,
};

static void
write_page(Writing *writing, KeyContext first)
{
	write_context(writing, first);
	for (int context = 0; context < KEYS_CONTEXT_COUNT; context++)
		if ((KeyContext)context != first &&
		    (REACHED_FROM[context] & (writing->demonstration ? DEMO_TOO : TABLE_TOO)))
			write_context(writing, (KeyContext)context);
}

void
help_overlay(Screen *screen, Surface *surface)
{
	KeyContext first = mode_of(screen->helped)->context;
	Rect rect = frame_draw(surface, surface_all(surface), key_context_title(first),
			       surface->width < 60 ? _("down, PgDn: more   Esc: back")
						   : _("down, PgDn, Space: more   Esc, q: back"),
			       screen->ascii);
	Writing counting = { .map = &screen->settings.keymap,
			     .column = rect,
			     .demonstration = screen->demoing.demo != NULL },
		writing;
	bool two = rect.width >= TWO_COLUMNS;

	if (two)
		counting.column.width = rect.width / 2 - 1;
	write_page(&counting, first);
	screen->help_rows = two ? (counting.y + 1) / 2 : counting.y;
	writing = counting;
	writing.surface = surface;
	writing.y = 0;
	writing.top = screen->help_top;
	writing.turn = two ? screen->help_rows : 0;
	writing.second = rect.x + rect.width / 2 + 1;
	write_page(&writing, first);
}
