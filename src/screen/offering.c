/* The mode of the lists of what can be done: numbered rows, digits pick, / finds. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "src/language/parse.h"
#include "src/screen/mode.h"
#include "src/text.h"

enum { OFFERS_STRIDE = 10, OFFER_ROW_MAX = OFFER_LABEL_MAX + 8, SINGLE_DIGITS = 9 };

View
screen_view(const Screen *screen)
{
	const Shown shown = screen_shown(screen);
	View view = { .role = screen->role,
		      .seat = screen->seat,
		      .faces = screen->faces,
		      .ascii = screen->ascii,
		      .book = shown.book->name };

	if (screen->settings.hints && shown.game->table.turn)
		view.to_call = game_to_call(shown.game, shown.game->table.turn);
	view.n_pots = game_pots(shown.game, view.pots);
	return view;
}

OfferTable
screen_offers(const Screen *screen, View *view)
{
	*view = screen_view(screen);
	return (OfferTable){ .game = session_game(screen->session),
			     .book = session_book(screen->session),
			     .view = view,
			     .keymap = &screen->settings.keymap,
			     .hints = screen->settings.hints,
			     .by_step = screen->settings.dealing == DEALING_STEPS };
}

static bool
holds(const char *text, const char *needle)
{
	size_t n = strlen(needle);

	for (; strlen(text) >= n; text++)
		if (!strncasecmp(text, needle, n))
			return true;
	return false;
}

/* Which rows hold what is searched for; all, if nothing is. */
static void
sift(Offering *o)
{
	o->n_shown = 0;
	for (int i = 0; i < o->n; i++)
		if (!*o->find || holds(o->row[i].label, o->find) ||
		    holds(o->row[i].statement, o->find))
			o->shown[o->n_shown++] = i;
	if (o->chosen[o->depth - 1] >= o->n_shown)
		o->chosen[o->depth - 1] = o->n_shown ? o->n_shown - 1 : 0;
}

static void
fill(Screen *screen)
{
	Offering *o = &screen->offering;
	View view;
	OfferTable table = screen_offers(screen, &view);

	o->n = offers_list(&table, o->path[o->depth - 1], o->row);
	o->finding = false;
	o->typed = 0;
	o->find[0] = '\0';
	sift(o);
}

void
offers_open(Screen *screen, OfferList list, int at)
{
	Offering *o = &screen->offering;

	if (screen->mode != SCREEN_OFFERS)
		o->depth = 0;
	if (o->depth < OFFERS_DEEP)
		o->depth++;
	o->path[o->depth - 1] = (OfferPlace){ list, at };
	o->chosen[o->depth - 1] = 0;
	screen->mode = SCREEN_OFFERS;
	fill(screen);
	/* Enter twice gives no hand away: what stands behind folding is at hand. */
	if (o->n > 1 && o->row[0].kind == OFFER_ACTION && o->row[0].action == DO_FOLD)
		o->chosen[o->depth - 1] = 1;
}

void
list_wrong_open(Screen *screen, int who)
{
	offers_open(screen, OFFERS_WRONG, who);
}

static void
leave(Screen *screen)
{
	Offering *o = &screen->offering;

	if (*o->find || o->depth > 1) {
		o->depth -= !*o->find;
		fill(screen);
	} else {
		screen->mode = SCREEN_TABLE;
	}
}

static void
play(Screen *screen, const char *line)
{
	ParseContext context = { .line = 1 };
	Statement statement;
	LanguageError error;

	if (parse_statement(line, strlen(line), &context, &statement, &error) &&
	    statement.kind == STATEMENT_EVENT && screen_may_do(screen, &statement.event))
		screen_event(screen, &statement.event);
}

/* Writes a statement into the prompt, where it is seen; Enter plays it. */
static void
edit(Screen *screen, const Offer *offer)
{
	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, offer->statement);
	prompt_complain(&screen->prompt,
			offer->kind == OFFER_OPEN
				? _("Add what is missing; Enter plays it.")
				: _("Enter plays it; change it first if you like."),
			0);
}

static void
take(Screen *screen, int shown)
{
	Offering *o = &screen->offering;
	Offer offer;

	if (shown < 0 || shown >= o->n_shown)
		return;
	o->chosen[o->depth - 1] = shown;
	offer = o->row[o->shown[shown]];
	if (offer.kind != OFFER_LIST && offer.kind != OFFER_TOLD)
		screen->mode = SCREEN_TABLE;
	switch (offer.kind) {
	case OFFER_ACTION:
		screen_command(screen, offer.action, 0);
		break;
	case OFFER_STATEMENT:
		play(screen, offer.statement);
		break;
	case OFFER_EDIT:
	case OFFER_OPEN:
		edit(screen, &offer);
		break;
	case OFFER_LIST:
		offers_open(screen, offer.place.list, offer.place.at);
		break;
	case OFFER_CHIPS:
		composing_open(screen, offer.place.at);
		break;
	case OFFER_WORK:
		dealing_open(screen, offer.place.at);
		break;
	case OFFER_TOLD:
		break;
	}
}

/* A digit picks at once where no number has two; else the second digit does. */
static void
digit_key(Screen *screen, int digit)
{
	Offering *o = &screen->offering;
	int number = o->typed * 10 + digit;

	o->typed = 0;
	if (number < 1 || number > o->n_shown)
		return;
	o->chosen[o->depth - 1] = number - 1;
	if (number * 10 > o->n_shown)
		take(screen, number - 1);
	else
		o->typed = number;
}

static void
move(Offering *o, int to)
{
	int last = o->n_shown ? o->n_shown - 1 : 0;

	o->typed = 0;
	o->chosen[o->depth - 1] = to < 0 ? 0 : to > last ? last : to;
}

/* A key while what is searched for is typed. */
static void
finding_key(Screen *screen, Key key)
{
	Offering *o = &screen->offering;
	size_t length = strlen(o->find);

	if (key.name == KEY_IS_TEXT && key.character >= ' ' && key.character < 0x7f &&
	    length + 1 < sizeof o->find) {
		o->find[length] = (char)key.character;
		o->find[length + 1] = '\0';
	} else if (key.name == KEY_IS_TEXT && key.character == 'U' - '@') {
		o->find[0] = '\0';
	} else if (key.name == KEY_IS_BACKSPACE && length) {
		o->find[length - 1] = '\0';
	} else if (key.name == KEY_IS_ESCAPE || key.name == KEY_IS_BACKSPACE) {
		o->find[0] = '\0';
		o->finding = false;
	} else if (key.name == KEY_IS_UP || key.name == KEY_IS_DOWN) {
		move(o, o->chosen[o->depth - 1] + (key.name == KEY_IS_DOWN ? 1 : -1));
	} else if (key.name == KEY_IS_ENTER) {
		o->finding = false;
		take(screen, o->chosen[o->depth - 1]);
		return;
	}
	sift(o);
}

void
offers_key(Screen *screen, Key key)
{
	Offering *o = &screen->offering;
	int digit, at = o->chosen[o->depth - 1];
	Action action = keymap_find(&screen->settings.keymap, KEYS_LIST, key, &digit);

	if (o->finding) {
		finding_key(screen, key);
		return;
	}
	if (o->typed && key.name == KEY_IS_TEXT && key.character == '0')
		digit_key(screen, 0);
	switch ((int)action) {
	case DO_UP:
		move(o, at - 1);
		break;
	case DO_DOWN:
		move(o, at + 1);
		break;
	case DO_PAGE_UP:
		move(o, at - OFFERS_STRIDE);
		break;
	case DO_PAGE_DOWN:
		move(o, at + OFFERS_STRIDE);
		break;
	case DO_FIRST:
		move(o, 0);
		break;
	case DO_LAST:
		move(o, o->n_shown);
		break;
	case DO_TAKE:
		take(screen, at);
		break;
	case DO_CHOICE:
		digit_key(screen, digit);
		break;
	case DO_FIND:
		o->finding = true;
		break;
	case DO_HELP:
		help_open(screen);
		break;
	case DO_BACK:
		leave(screen);
		break;
	}
}

/* What the chosen row would play, or what the keys do. */
static const char *
foot_text(const Offering *o, char *text, size_t size)
{
	const Offer *offer =
		o->n_shown ? &o->row[o->shown[o->chosen[o->depth - 1]]] : &(Offer){ 0 };

	if (o->finding)
		snprintf(text, size, _("find: %s"), o->find);
	else if (*offer->statement)
		snprintf(text, size, "%s", offer->statement);
	else
		snprintf(text, size, "%s",
			 o->n > SINGLE_DIGITS ? _("two digits or Enter, / find, Esc")
					      : _("a digit or Enter, Esc"));
	return text;
}

void
offers_overlay(Screen *screen, Surface *surface)
{
	static char texts[OFFERS_MAX][OFFER_ROW_MAX];
	const char *rows[OFFERS_MAX];
	Offering *o = &screen->offering;
	View view;
	OfferTable table = screen_offers(screen, &view);
	char title[OFFER_LABEL_MAX], foot[OFFER_STATEMENT_MAX];
	List list = { title, rows, 0, 0, foot };
	Rect place;
	int top;

	if (!o->depth)
		return;
	list.n = o->n_shown;
	list.chosen = o->chosen[o->depth - 1];
	foot_text(o, foot, sizeof foot);
	offers_title(&table, o->path[o->depth - 1], title, sizeof title);
	for (int i = 0; i < o->n_shown; i++) {
		const Offer *offer = &o->row[o->shown[i]];

		snprintf(texts[i], sizeof texts[i],
			 o->n_shown > SINGLE_DIGITS ? "%2d %s%s" : "%d %s%s", i + 1, offer->label,
			 offer->kind == OFFER_LIST || offer->kind == OFFER_OPEN ? " ..." : "");
		rows[i] = texts[i];
	}
	list_draw(surface, &list, screen->ascii);
	place = list_rows(surface, &list, &top);
	spot_rows(screen, place, top, list.n);
	screen->cursor_x = place.x;
	screen->cursor_y = place.y + list.chosen - top;
}
