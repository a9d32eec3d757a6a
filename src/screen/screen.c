#include "src/screen/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "src/language/amount.h"
#include "src/learn/players.h"
#include "src/say.h"
#include "src/text.h"
#include "ui/keymap.h"

enum { ROBOTS_AT_ONCE = 400 };

void
screen_open(Screen *screen, Session *session, Journal *journal, Role role, int seat, bool ascii)
{
	memset(screen, 0, sizeof *screen);
	screen->session = session;
	screen->journal = journal;
	screen->role = role;
	screen->seat = seat;
	screen->ascii = ascii;
	screen->told = (size_t)-1;
	random_seed(&screen->random,
		    session_setup(session)->seed * 31 + (uint64_t)session_count(session));
}

static void
say(Screen *screen, const char *sentence)
{
	snprintf(screen->says, sizeof screen->says, "%s", sentence);
}

/* Plays an event and writes it to the journal. */
static bool
screen_one(Screen *screen, const Event *event)
{
	Report *report = malloc(sizeof *report);
	bool good = report && session_play(screen->session, event, report);

	free(report);
	screen->told = (size_t)-1;
	if (!good) {
		say(screen, session_refusal(screen->session));
		return false;
	}
	if (screen->journal && !journal_add(screen->journal, event))
		say(screen, journal_trouble(screen->journal));
	return true;
}

/* True if a robot has the seat. */
static bool
is_robot(const Screen *screen, int seat)
{
	return screen->role == ROLE_DEALER || (screen->role == ROLE_PLAYER && seat != screen->seat);
}

/* What a robot does next; false if it is a person's. */
static bool
robot_event(Screen *screen, Event *event)
{
	const Game *game = session_game(screen->session);
	const Table *t = &game->table;

	if (screen->role != ROLE_PLAYER && screen->role != ROLE_DEALER)
		return false;
	if (t->turn && t->betting && !t->misdeal && !t->voided) {
		if (!is_robot(screen, t->turn))
			return false;
		*event = player_act(game, session_book(screen->session), t->turn, &screen->random);
		return true;
	}
	return screen->role == ROLE_PLAYER && robot_deals(game, event);
}

void
screen_robots(Screen *screen)
{
	Event event;

	for (int i = 0; i < ROBOTS_AT_ONCE && robot_event(screen, &event); i++)
		if (!screen_one(screen, &event))
			return;
}

bool
screen_event(Screen *screen, const Event *event)
{
	screen->says[0] = '\0';
	if (!screen_one(screen, event))
		return false;
	if (event->kind != EV_UNDO && event->kind != EV_REDO)
		screen_robots(screen);
	return true;
}

/* True if the person may let somebody do this in the role. */
bool
screen_may_do(Screen *screen, const Event *event)
{
	if (screen->role == ROLE_PLAYER && event->seat != screen->seat && event->kind >= EV_FOLD &&
	    event->kind <= EV_SIT) {
		say(screen, _("You play one seat; the robots play the others."));
		return false;
	}
	return true;
}

/* True if the robots would go on as the table stands; draws nothing of their luck. */
static bool
robots_are_due(Screen *screen)
{
	Random kept = screen->random;
	Event event;
	bool due = robot_event(screen, &event);

	screen->random = kept;
	return due;
}

/* Undo or redo as far as the next moment that is the person's: what robots did goes along. */
static void
step_over_robots(Screen *screen, EventKind kind)
{
	const Event step = { .kind = kind }, back = { .kind = EV_REDO };
	int steps = 0;

	screen->says[0] = '\0';
	if (!screen_one(screen, &step))
		return;
	for (steps = 1; robots_are_due(screen); steps++) {
		if (kind == EV_REDO && !session_redoable(screen->session)) {
			screen_robots(screen);
			return;
		}
		if (kind == EV_UNDO && !session_count(screen->session))
			break;
		if (!screen_one(screen, &step))
			return;
	}
	if (kind == EV_REDO || !robots_are_due(screen))
		return;
	while (steps-- > 0 && screen_one(screen, &back))
		;
	say(screen, _("The robots did all of this; nothing of yours can be taken back."));
}

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
	say(screen, _("It is nobody's turn to act."));
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
			step_over_robots(screen, event.kind);
		else
			screen_event(screen, &event);
		return true;
	}
	return false;
}

static void
decide(Screen *screen, int digit)
{
	const Game *game = session_game(screen->session);
	Event event = { .kind = EV_FLOOR_RULES };

	if (digit < 1 || digit > game->n_choices) {
		say(screen, game->n_choices ? _("There is no option of that number.")
					    : _("Nothing is left to the floor."));
		return;
	}
	event.option = game->choice[digit - 1];
	screen_event(screen, &event);
}

static void
deal_one(Screen *screen)
{
	int seat = next_to_be_dealt(&session_game(screen->session)->table);
	Event event = { .kind = EV_DEAL_TO, .n_seats = 1 };

	if (!seat) {
		say(screen, _("All have their cards."));
		return;
	}
	event.seats[0] = (uint8_t)seat;
	screen_event(screen, &event);
}

/* Opens the list of who might do something wrong, the seat in turn first. */
static void
list_who(Screen *screen)
{
	const Table *t = &session_game(screen->session)->table;

	screen->n_who = 0;
	screen->chosen = 0;
	if (t->turn)
		screen->who[screen->n_who++] = t->turn;
	screen->who[screen->n_who++] = WRONG_DEALER;
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].taken && seat != t->turn)
			screen->who[screen->n_who++] = seat;
	screen->who[screen->n_who++] = WRONG_FLOOR;
	screen->mode = SCREEN_WHO;
}

/* Opens the list of what that somebody can do wrong now. */
static void
list_wrong(Screen *screen, int who)
{
	screen->n_wrong = wrong_list(session_game(screen->session), session_book(screen->session),
				     who, screen->wrong);
	screen->chosen = 0;
	screen->mode = SCREEN_WRONG;
}

/* A statement whose end is still to be typed. */
static void
ask_with(Screen *screen, const char *beginning)
{
	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, beginning);
}

/* Writes the chosen statement into the prompt, where it is seen; Enter plays it. */
static void
take_wrong(Screen *screen)
{
	const Wrong *wrong = &screen->wrong[screen->chosen];

	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, wrong->statement);
	prompt_complain(&screen->prompt,
			wrong->open ? _("Add what is missing; Enter plays it.")
				    : _("Enter plays it; change it first if you like."),
			0);
}

static void
key_for_list(Screen *screen, Key key)
{
	int n = screen->mode == SCREEN_WHO ? screen->n_who : screen->n_wrong;

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		screen->chosen -= screen->chosen > 0;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		screen->chosen += screen->chosen < n - 1;
	else if (key.name == KEY_IS_PAGE_UP)
		screen->chosen = screen->chosen > 10 ? screen->chosen - 10 : 0;
	else if (key.name == KEY_IS_PAGE_DOWN)
		screen->chosen = screen->chosen + 10 < n ? screen->chosen + 10 : n > 0 ? n - 1 : 0;
	else if (key.name == KEY_IS_ENTER && screen->chosen < n && screen->mode == SCREEN_WHO)
		list_wrong(screen, screen->who[screen->chosen]);
	else if (key.name == KEY_IS_ENTER && screen->chosen < n)
		take_wrong(screen);
	else if (key.name != KEY_IS_RESIZE && key.name != KEY_IS_ENTER)
		screen->mode = SCREEN_TABLE;
}

static void
do_amount(Screen *screen, Action action)
{
	Event event = { .kind = EV_FOLD, .seat = session_game(screen->session)->table.turn };

	if (nobody_to_act(screen) || !screen_may_do(screen, &event))
		return;
	screen_ask(screen, action == DO_BET ? ASKS_BET : ASKS_RAISE);
}

static void
do_action(Screen *screen, Action action, int digit)
{
	screen->says[0] = '\0';
	if (do_event(screen, action))
		return;
	if (action == DO_BET || action == DO_RAISE)
		do_amount(screen, action);
	else if (action == DO_CHOICE)
		decide(screen, digit);
	else if (action == DO_NEXT_CARD)
		deal_one(screen);
	else if (action == DO_WRONG)
		list_who(screen);
	else if (action == DO_DEALER)
		list_wrong(screen, WRONG_DEALER);
	else if (action == DO_BOOK)
		ask_with(screen, "book ");
	else if (action == DO_PROMPT)
		screen_ask(screen, ASKS_STATEMENT);
	else if (action == DO_WRITE)
		screen_ask(screen, ASKS_FILE);
	else if (action == DO_FACES)
		screen->faces = !screen->faces;
	else if (action == DO_CARD && screen->panel.n)
		screen->mode = SCREEN_CARD;
	else if (action == DO_NEXT_RULING && screen->panel.n)
		screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
	else if (action == DO_LOG)
		screen->mode = SCREEN_LOG;
	else if (action == DO_HELP)
		screen->mode = SCREEN_HELP;
	else if (action == DO_QUIT)
		screen->mode = SCREEN_LEAVING;
	screen->top = 0;
}

static void
key_for_log(Screen *screen, Key key)
{
	int count = (int)session_count(screen->session);

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		screen->top += screen->top < count - 1;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		screen->top -= screen->top > 0;
	else if (key.name == KEY_IS_PAGE_UP)
		screen->top = screen->top + 10 < count ? screen->top + 10
			      : count > 0	       ? count - 1
						       : 0;
	else if (key.name == KEY_IS_PAGE_DOWN)
		screen->top = screen->top > 10 ? screen->top - 10 : 0;
	else if (key.name != KEY_IS_RESIZE)
		screen->mode = SCREEN_TABLE;
}

static void
key_for_card(Screen *screen, Key key)
{
	if (key.name == KEY_IS_TEXT && key.character == 'n' && screen->panel.n) {
		screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
		screen->top = 0;
	} else if (key.name == KEY_IS_TEXT && key.character == 'b') {
		screen->compared = !screen->compared;
		screen->top = 0;
	} else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j')) {
		screen->top += screen->top < 40;
	} else if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k')) {
		screen->top -= screen->top > 0;
	} else if (key.name != KEY_IS_RESIZE) {
		screen->mode = SCREEN_TABLE;
		screen->compared = false;
	}
}

void
screen_key(Screen *screen, Key key)
{
	int digit = 0;
	Action action;

	if (key.name == KEY_IS_NONE)
		return;
	if (key.name == KEY_IS_END_OF_INPUT) {
		screen->over = screen->cut_off = true;
		return;
	}
	switch (screen->mode) {
	case SCREEN_PROMPT:
		screen_prompt_key(screen, key);
		break;
	case SCREEN_CARD:
		key_for_card(screen, key);
		break;
	case SCREEN_HELP:
		if (key.name != KEY_IS_RESIZE)
			screen->mode = SCREEN_TABLE;
		break;
	case SCREEN_LOG:
		key_for_log(screen, key);
		break;
	case SCREEN_WHO:
	case SCREEN_WRONG:
		key_for_list(screen, key);
		break;
	case SCREEN_LEAVING:
		if (key.name == KEY_IS_TEXT && (key.character == 'y' || key.character == 'Y'))
			screen->over = true;
		else if (key.name != KEY_IS_RESIZE)
			screen->mode = SCREEN_TABLE;
		break;
	case SCREEN_TABLE:
		action = keymap_action(key, &digit);
		do_action(screen, action, digit);
		break;
	}
}

void
screen_run(Screen *screen, Term *term)
{
	screen_robots(screen);
	while (!screen->over) {
		int width, height, x, y;
		Surface surface;
		Key key;

		term_size(term, &width, &height);
		if (!surface_open(&surface, width, height))
			return;
		screen_draw(screen, &surface, &x, &y);
		term_present(term, &surface, x, y);
		surface_close(&surface);
		key = term_key(term, -1);
		if (key.name == KEY_IS_TEXT && key.character == 12)
			term_redraw(term);
		screen_key(screen, key);
	}
}
