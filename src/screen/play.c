#include "src/screen/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "src/language/parse.h"
#include "src/learn/players.h"
#include "src/say.h"
#include "src/text.h"
#include "ui/keymap.h"

enum { ROBOTS_AT_ONCE = 400 };

void
play_open(Play *play, Session *session, Journal *journal, Role role, int seat, bool ascii)
{
	memset(play, 0, sizeof *play);
	play->session = session;
	play->journal = journal;
	play->role = role;
	play->seat = seat;
	play->ascii = ascii;
	play->told = (size_t)-1;
	random_seed(&play->random,
		    session_setup(session)->seed * 31 + (uint64_t)session_count(session));
}

static void
say(Play *play, const char *sentence)
{
	snprintf(play->says, sizeof play->says, "%s", sentence);
}

/* Plays an event and writes it to the journal. */
static bool
play_one(Play *play, const Event *event)
{
	Report *report = malloc(sizeof *report);
	bool good = report && session_play(play->session, event, report);

	free(report);
	play->told = (size_t)-1;
	if (!good) {
		say(play, session_refusal(play->session));
		return false;
	}
	if (play->journal && !journal_add(play->journal, event))
		say(play, journal_trouble(play->journal));
	return true;
}

/* True if a robot has the seat. */
static bool
is_robot(const Play *play, int seat)
{
	return play->role == ROLE_DEALER || (play->role == ROLE_PLAYER && seat != play->seat);
}

/* What a robot does next; false if it is a person's. */
static bool
robot_event(Play *play, Event *event)
{
	const Game *game = session_game(play->session);
	const Table *t = &game->table;

	if (play->role != ROLE_PLAYER && play->role != ROLE_DEALER)
		return false;
	if (t->turn && t->betting && !t->misdeal && !t->voided) {
		if (!is_robot(play, t->turn))
			return false;
		*event = player_act(game, session_book(play->session), t->turn, &play->random);
		return true;
	}
	return play->role == ROLE_PLAYER && robot_deals(game, event);
}

void
play_robots(Play *play)
{
	Event event;

	for (int i = 0; i < ROBOTS_AT_ONCE && robot_event(play, &event); i++)
		if (!play_one(play, &event))
			return;
}

bool
play_event(Play *play, const Event *event)
{
	play->says[0] = '\0';
	if (!play_one(play, event))
		return false;
	if (event->kind != EV_UNDO && event->kind != EV_REDO)
		play_robots(play);
	return true;
}

/* Names of the players, for the prompt. */
static void
find_names(const Play *play, Names *names)
{
	const Table *t = &session_game(play->session)->table;

	memset(names, 0, sizeof *names);
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].taken)
			names->name[seat] = t->seat[seat].name;
}

static void
take_candidate(void *context, const char *word)
{
	Candidates *candidates = context;

	for (int i = 0; i < candidates->n; i++)
		if (!strcmp(candidates->word[i], word))
			return;
	if (candidates->n < PROMPT_CANDIDATES && strlen(word) < PROMPT_WORD_MAX)
		snprintf(candidates->word[candidates->n++], PROMPT_WORD_MAX, "%s", word);
}

static void
complete(void *context, const char *line, size_t cursor, Candidates *candidates)
{
	const Play *play = context;
	Names names;

	if (play->asks != ASKS_STATEMENT)
		return;
	find_names(play, &names);
	candidates->from = language_complete(line, cursor, &names, take_candidate, candidates);
}

/* True if the person may let somebody do this in the role. */
static bool
may_do(Play *play, const Event *event)
{
	if (play->role == ROLE_PLAYER && event->seat != play->seat && event->kind >= EV_FOLD &&
	    event->kind <= EV_SIT) {
		say(play, _("You play one seat; the robots play the others."));
		return false;
	}
	return true;
}

static void
enter_statement(Play *play)
{
	Statement *statement = malloc(sizeof *statement);
	Names names;
	ParseContext context = {.line = 1, .names = &names, .prompt = true};
	LanguageError error;

	find_names(play, &names);
	if (!statement)
		return;
	if (!parse_statement(play->prompt.text, play->prompt.length, &context, statement, &error)) {
		prompt_complain(&play->prompt, error.message, error.column);
		play->prompt.cursor = error.column > 0 && (size_t)error.column <= play->prompt.length
					      ? (size_t)error.column - 1
					      : play->prompt.length;
	} else if (statement->kind == STATEMENT_EVENT) {
		if (may_do(play, &statement->event) && play_event(play, &statement->event)) {
			play->mode = PLAY_TABLE;
			prompt_clear(&play->prompt);
		} else {
			prompt_complain(&play->prompt, play->says, 0);
			play->says[0] = '\0';
		}
	} else {
		prompt_complain(&play->prompt,
				_("Here stands what somebody does; expectations stand in scripts."), 0);
	}
	free(statement);
}

static void
enter_amount(Play *play)
{
	const Table *t = &session_game(play->session)->table;
	Event event = {.kind = play->asks == ASKS_BET ? EV_BET : EV_RAISE_TO, .seat = t->turn};

	if (!amount_read(play->prompt.text, &event.amount)) {
		prompt_complain(&play->prompt, _("An amount was expected, such as 1,100 or 1.1k."), 1);
		return;
	}
	if (!play_event(play, &event)) {
		prompt_complain(&play->prompt, play->says, 0);
		play->says[0] = '\0';
		return;
	}
	play->mode = PLAY_TABLE;
}

/* Writes the session; a file that is there already is replaced only if the name is typed twice. */
static void
enter_file(Play *play)
{
	char temporary[PROMPT_MAX + 8];
	bool again = play->prompt.n_history > 1 &&
		     !strcmp(play->prompt.history[play->prompt.n_history - 1], play->prompt.text) &&
		     strstr(play->says, play->prompt.text) != NULL;
	FILE *file;

	if (!play->prompt.length) {
		play->mode = PLAY_TABLE;
		return;
	}
	if (access(play->prompt.text, F_OK) == 0 && !again) {
		snprintf(play->says, sizeof play->says,
			 _("%s is there already; Enter again replaces it"), play->prompt.text);
		prompt_complain(&play->prompt, play->says, 0);
		return;
	}
	snprintf(temporary, sizeof temporary, "%s.part", play->prompt.text);
	file = fopen(temporary, "w");
	if (file && session_write(play->session, file) && fclose(file) == 0 &&
	    rename(temporary, play->prompt.text) == 0) {
		snprintf(play->says, sizeof play->says, _("Written to %s."), play->prompt.text);
		play->mode = PLAY_TABLE;
		return;
	}
	remove(temporary);
	snprintf(play->says, sizeof play->says, _("%s can't be written."), play->prompt.text);
	prompt_complain(&play->prompt, play->says, 0);
}

static void
key_for_prompt(Play *play, Key key)
{
	switch (prompt_key(&play->prompt, key, complete, play)) {
	case PROMPT_GOES_ON:
		break;
	case PROMPT_IS_LEFT:
		play->mode = PLAY_TABLE;
		play->says[0] = '\0';
		break;
	case PROMPT_IS_ENTERED:
		if (play->asks == ASKS_STATEMENT)
			enter_statement(play);
		else if (play->asks == ASKS_FILE)
			enter_file(play);
		else
			enter_amount(play);
		break;
	}
}

static void
ask(Play *play, PlayAsks asks)
{
	play->asks = asks;
	play->mode = PLAY_PROMPT;
	play->says[0] = '\0';
	prompt_clear(&play->prompt);
}

/* Keys that are one event each. */
static const struct {
	Action action;
	EventKind kind;
	bool in_turn; /* by the seat in turn */
} EVENTS[] = {
	{DO_FOLD, EV_FOLD, true},	  {DO_CHECK, EV_CHECK, true},
	{DO_CALL, EV_CALL, true},	  {DO_ALL_IN, EV_ALL_IN, true},
	{DO_POST, EV_POST_ALL, false},	  {DO_DEAL, EV_DEAL_ALL, false},
	{DO_GATHER, EV_GATHER, false},	  {DO_BURN, EV_BURN, false},
	{DO_FLOP, EV_FLOP, false},	  {DO_TURN, EV_TURN, false},
	{DO_RIVER, EV_RIVER, false},	  {DO_SHOWDOWN, EV_SHOWDOWN, false},
	{DO_NEXT_HAND, EV_NEXT_HAND, false}, {DO_REDEAL, EV_REDEAL, false},
	{DO_NOTICE, EV_NOTICE, false},	  {DO_UNDO, EV_UNDO, false},
	{DO_REDO, EV_REDO, false},
};

static bool
nobody_to_act(Play *play)
{
	const Table *t = &session_game(play->session)->table;

	if (t->turn && t->betting)
		return false;
	say(play, _("It is nobody's turn to act."));
	return true;
}

static bool
do_event(Play *play, Action action)
{
	for (size_t i = 0; i < sizeof EVENTS / sizeof EVENTS[0]; i++) {
		Event event = {.kind = EVENTS[i].kind};

		if (EVENTS[i].action != action)
			continue;
		if (EVENTS[i].in_turn) {
			if (nobody_to_act(play))
				return true;
			event.seat = session_game(play->session)->table.turn;
			if (!may_do(play, &event))
				return true;
		}
		play_event(play, &event);
		return true;
	}
	return false;
}

static void
decide(Play *play, int digit)
{
	const Game *game = session_game(play->session);
	Event event = {.kind = EV_FLOOR_RULES};

	if (digit < 1 || digit > game->n_choices) {
		say(play, game->n_choices ? _("There is no option of that number.")
					  : _("Nothing is left to the floor."));
		return;
	}
	event.option = game->choice[digit - 1];
	play_event(play, &event);
}

static void
deal_one(Play *play)
{
	int seat = next_to_be_dealt(&session_game(play->session)->table);
	Event event = {.kind = EV_DEAL_TO, .n_seats = 1};

	if (!seat) {
		say(play, _("All have their cards."));
		return;
	}
	event.seats[0] = (uint8_t)seat;
	play_event(play, &event);
}

static void
do_amount(Play *play, Action action)
{
	Event event = {.kind = EV_FOLD, .seat = session_game(play->session)->table.turn};

	if (nobody_to_act(play) || !may_do(play, &event))
		return;
	ask(play, action == DO_BET ? ASKS_BET : ASKS_RAISE);
}

static void
do_action(Play *play, Action action, int digit)
{
	play->says[0] = '\0';
	if (do_event(play, action))
		return;
	if (action == DO_BET || action == DO_RAISE)
		do_amount(play, action);
	else if (action == DO_CHOICE)
		decide(play, digit);
	else if (action == DO_NEXT_CARD)
		deal_one(play);
	else if (action == DO_PROMPT)
		ask(play, ASKS_STATEMENT);
	else if (action == DO_WRITE)
		ask(play, ASKS_FILE);
	else if (action == DO_FACES)
		play->faces = !play->faces;
	else if (action == DO_CARD && play->panel.n)
		play->mode = PLAY_CARD;
	else if (action == DO_NEXT_RULING && play->panel.n)
		play->panel.at = (play->panel.at + 1) % play->panel.n;
	else if (action == DO_LOG)
		play->mode = PLAY_LOG;
	else if (action == DO_HELP)
		play->mode = PLAY_HELP;
	else if (action == DO_QUIT)
		play->mode = PLAY_LEAVING;
	play->top = 0;
}

static void
key_for_log(Play *play, Key key)
{
	int count = (int)session_count(play->session);

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		play->top += play->top < count - 1;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		play->top -= play->top > 0;
	else if (key.name == KEY_IS_PAGE_UP)
		play->top = play->top + 10 < count ? play->top + 10 : count > 0 ? count - 1 : 0;
	else if (key.name == KEY_IS_PAGE_DOWN)
		play->top = play->top > 10 ? play->top - 10 : 0;
	else if (key.name != KEY_IS_RESIZE)
		play->mode = PLAY_TABLE;
}

static void
key_for_card(Play *play, Key key)
{
	if (key.name == KEY_IS_TEXT && key.character == 'n' && play->panel.n)
		play->panel.at = (play->panel.at + 1) % play->panel.n;
	else if (key.name != KEY_IS_RESIZE)
		play->mode = PLAY_TABLE;
}

void
play_key(Play *play, Key key)
{
	int digit = 0;
	Action action;

	if (key.name == KEY_IS_NONE)
		return;
	if (key.name == KEY_IS_END_OF_INPUT) {
		play->over = play->cut_off = true;
		return;
	}
	switch (play->mode) {
	case PLAY_PROMPT:
		key_for_prompt(play, key);
		break;
	case PLAY_CARD:
		key_for_card(play, key);
		break;
	case PLAY_HELP:
		if (key.name != KEY_IS_RESIZE)
			play->mode = PLAY_TABLE;
		break;
	case PLAY_LOG:
		key_for_log(play, key);
		break;
	case PLAY_LEAVING:
		if (key.name == KEY_IS_TEXT && (key.character == 'y' || key.character == 'Y'))
			play->over = true;
		else if (key.name != KEY_IS_RESIZE)
			play->mode = PLAY_TABLE;
		break;
	case PLAY_TABLE:
		action = keymap_action(key, &digit);
		do_action(play, action, digit);
		break;
	}
}

void
play_run(Play *play, Term *term)
{
	play_robots(play);
	while (!play->over) {
		int width, height, x, y;
		Surface surface;
		Key key;

		term_size(term, &width, &height);
		if (!surface_open(&surface, width, height))
			return;
		play_draw(play, &surface, &x, &y);
		term_present(term, &surface, x, y);
		surface_close(&surface);
		key = term_key(term, -1);
		if (key.name == KEY_IS_TEXT && key.character == 12)
			term_redraw(term);
		play_key(play, key);
	}
}
