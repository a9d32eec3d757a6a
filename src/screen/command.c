/* The commands of the table screen: what each key of the table does. */
#include "src/learn/players.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/keymap.h"

/* Keys that are one event each. */
static const struct {
	Action action;
	EventKind kind;
	bool in_turn; /* by the seat in turn */
} EVENTS[] = {
	{ DO_FOLD, EV_FOLD, true },
	{ DO_CHECK, EV_CHECK, true },
	{ DO_CALL, EV_CALL, true },
	{ DO_ALL_IN, EV_ALL_IN, true },
	{ DO_POST, EV_POST_ALL, false },
	{ DO_DEAL, EV_DEAL_ALL, false },
	{ DO_GATHER, EV_GATHER, false },
	{ DO_BURN, EV_BURN, false },
	{ DO_FLOP, EV_FLOP, false },
	{ DO_TURN, EV_TURN, false },
	{ DO_RIVER, EV_RIVER, false },
	{ DO_SHOWDOWN, EV_SHOWDOWN, false },
	{ DO_NEXT_HAND, EV_NEXT_HAND, false },
	{ DO_REDEAL, EV_REDEAL, false },
	{ DO_NOTICE, EV_NOTICE, false },
	{ DO_UNDO, EV_UNDO, false },
	{ DO_REDO, EV_REDO, false },
};

static bool
nobody_to_act(Screen *screen)
{
	const Table *t = &session_game(screen->session)->table;

	if (t->turn && t->betting)
		return false;
	screen_say(screen, _("It is nobody's turn to act."));
	return true;
}

static bool
do_event(Screen *screen, Action action)
{
	for (size_t i = 0; i < sizeof EVENTS / sizeof EVENTS[0]; i++) {
		Event event = { .kind = EVENTS[i].kind };

		if (EVENTS[i].action != action)
			continue;
		if (EVENTS[i].in_turn) {
			if (nobody_to_act(screen))
				return true;
			event.seat = session_game(screen->session)->table.turn;
			if (!screen_may_do(screen, &event))
				return true;
		}
		if (event.kind == EV_UNDO || event.kind == EV_REDO)
			screen_step(screen, event.kind);
		else
			screen_event(screen, &event);
		return true;
	}
	return false;
}

/* A digit of the key line, where it is a numbered list. */
static void
pick_quick(Screen *screen, int digit)
{
	View view;
	OfferTable table = screen_offers(screen, &view);
	Quick quick[QUICK_MAX];
	int n = offers_quick(&table, quick);

	for (int i = 0; i < n && screen->layout.form == SEAT_LINE; i++)
		if (quick[i].digit == digit) {
			screen_command(screen, quick[i].action, 0);
			return;
		}
	screen_say(screen, _("No list is open that has this number."));
}

static void
decide(Screen *screen, int digit)
{
	const Game *game = session_game(screen->session);
	Event event = { .kind = EV_FLOOR_RULES };

	if (!game->n_choices) {
		pick_quick(screen, digit);
		return;
	}
	if (digit < 1 || digit > game->n_choices) {
		screen_say(screen, _("There is no option of that number."));
		return;
	}
	event.option = game->choice[digit - 1];
	screen_event(screen, &event);
}

static void
deal_one(Screen *screen, int digit)
{
	int seat = next_to_be_dealt(&session_game(screen->session)->table);
	Event event = { .kind = EV_DEAL_TO, .n_seats = 1 };

	(void)digit;
	if (!seat) {
		screen_say(screen, _("All have their cards."));
		return;
	}
	event.seats[0] = (uint8_t)seat;
	screen_event(screen, &event);
}

static void
ask_amount(Screen *screen, ScreenAsks asks)
{
	Event event = { .kind = EV_FOLD, .seat = session_game(screen->session)->table.turn };

	if (nobody_to_act(screen) || !screen_may_do(screen, &event))
		return;
	screen_ask(screen, asks);
}

static void
ask_bet(Screen *screen, int digit)
{
	(void)digit;
	ask_amount(screen, ASKS_BET);
}

static void
ask_raise(Screen *screen, int digit)
{
	(void)digit;
	ask_amount(screen, ASKS_RAISE);
}

static void
who_is_wrong(Screen *screen, int digit)
{
	(void)digit;
	offers_open(screen, OFFERS_WHO, 0);
}

static void
dealers_work(Screen *screen, int digit)
{
	(void)digit;
	dealing_open(screen, 0);
}

static void
dealers_next_step(Screen *screen, int digit)
{
	(void)digit;
	dealing_next(screen);
}

static void
compose(Screen *screen, int digit)
{
	(void)digit;
	composing_open(screen, 0);
}

static void
ask_book(Screen *screen, int digit)
{
	(void)digit;
	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, "book ");
}

static void
ask_statement(Screen *screen, int digit)
{
	(void)digit;
	screen_ask(screen, ASKS_STATEMENT);
}

static void
ask_file(Screen *screen, int digit)
{
	(void)digit;
	screen_ask(screen, ASKS_FILE);
}

static void
turn_faces(Screen *screen, int digit)
{
	(void)digit;
	screen->faces = !screen->faces;
}

static void
turn_presenter(Screen *screen, int digit)
{
	(void)digit;
	screen_present(screen, !screen->presenter);
}

static void
open_card(Screen *screen, int digit)
{
	(void)digit;
	screen->back = SCREEN_TABLE;
	if (screen->panel.n)
		screen->mode = SCREEN_CARD;
}

static void
next_ruling(Screen *screen, int digit)
{
	(void)digit;
	if (screen->panel.n)
		screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
}

static void
open_log(Screen *screen, int digit)
{
	(void)digit;
	log_open(screen);
}

static void
open_help(Screen *screen, int digit)
{
	(void)digit;
	help_open(screen);
}

static void
ask_to_leave(Screen *screen, int digit)
{
	(void)digit;
	screen->mode = SCREEN_LEAVING;
}

static void
open_focus(Screen *screen, int digit)
{
	(void)digit;
	focus_open(screen);
}

static void
open_menu(Screen *screen, int digit)
{
	(void)digit;
	offers_open(screen, OFFERS_ALL, 0);
}

static void
go_home(Screen *screen, int digit)
{
	(void)digit;
	focus_home(screen);
}

static void
search_books(Screen *screen, int digit)
{
	(void)digit;
	searching_open(screen);
}

/* Commands that are more than one event. */
static void (*const CARRY_OUT[ACTION_COUNT])(Screen *screen, int digit) = {
	[DO_BET] = ask_bet,
	[DO_RAISE] = ask_raise,
	[DO_CHOICE] = decide,
	[DO_NEXT_CARD] = deal_one,
	[DO_WRONG] = who_is_wrong,
	[DO_DEALER] = dealers_work,
	[DO_NEXT_STEP] = dealers_next_step,
	[DO_COMPOSE] = compose,
	[DO_BOOK] = ask_book,
	[DO_PROMPT] = ask_statement,
	[DO_WRITE] = ask_file,
	[DO_FACES] = turn_faces,
	[DO_PRESENTER] = turn_presenter,
	[DO_CARD] = open_card,
	[DO_OPEN] = open_focus,
	[DO_MENU] = open_menu,
	[DO_HOME] = go_home,
	[DO_NEXT_RULING] = next_ruling,
	[DO_LOG] = open_log,
	[DO_HELP] = open_help,
	[DO_QUIT] = ask_to_leave,
	[DO_SEARCH] = search_books,
};

void
screen_command(Screen *screen, Action action, int digit)
{
	if (screen->demoing.demo) {
		demoing_command(screen, action, digit);
		return;
	}
	screen->says[0] = '\0';
	screen->top = 0;
	if (screen->told != session_count(screen->session))
		screen_tell(screen);
	focus_key(screen, action);
	if (!do_event(screen, action) && CARRY_OUT[action])
		CARRY_OUT[action](screen, digit);
}

void
table_key(Screen *screen, Key key)
{
	int digit = 0;
	Action action = keymap_find(&screen->settings.keymap, KEYS_TABLE, key, &digit);

	/* Another size of window takes nothing away that is said. */
	if (key.name != KEY_IS_RESIZE)
		screen_command(screen, action, digit);
}

void
leaving_key(Screen *screen, Key key)
{
	if (key.name == KEY_IS_TEXT && (key.character == 'y' || key.character == 'Y'))
		screen->over = true;
	else if (key.name != KEY_IS_RESIZE)
		screen->mode = SCREEN_TABLE;
}
