#include "src/screen/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/learn/players.h"
#include "src/screen/mode.h"
#include "src/text.h"

enum { ROBOTS_AT_ONCE = 400 };

void
screen_open(Screen *screen, Session *session, Journal *journal, Role role, int seat, bool ascii)
{
	memset(screen, 0, sizeof *screen);
	screen->session = session;
	screen->journal = journal;
	screen->role = role;
	screen->seat = seat;
	screen->settings = settings_default();
	screen->ascii = ascii;
	screen->told = (size_t)-1;
	random_seed(&screen->random,
		    session_setup(session)->seed * 31 + (uint64_t)session_count(session));
}

void
screen_close(Screen *screen)
{
	screen_look_away(screen);
	screen_paste_drop(screen);
	history_close(&screen->log.history);
}

void
screen_settle(Screen *screen, const Settings *settings)
{
	screen->settings = *settings;
	screen->ascii = screen->ascii || settings->ascii;
	screen->faces = settings->faces;
	screen->presenter = settings->presenter;
}

void
screen_say(Screen *screen, const char *sentence)
{
	snprintf(screen->says, sizeof screen->says, "%s", sentence);
}

/* Says that the journal can't be kept, once for each reason: the game goes on. */
static void
tell_journal(Screen *screen, bool kept)
{
	const char *trouble = kept ? "" : journal_trouble(screen->journal);

	if (*trouble && strcmp(trouble, screen->trouble) != 0)
		screen_say(screen, trouble);
	snprintf(screen->trouble, sizeof screen->trouble, "%s", trouble);
}

bool
screen_one(Screen *screen, const Event *event)
{
	Report *report = malloc(sizeof *report);
	bool good = report && session_play(screen->session, event, report);

	free(report);
	screen->told = (size_t)-1;
	if (!good) {
		screen_say(screen, session_refusal(screen->session));
		return false;
	}
	if (screen->journal)
		tell_journal(screen, journal_add(screen->journal, event));
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

void
screen_robot(Screen *screen)
{
	Event event;

	screen->robots_go =
		robot_event(screen, &event) && screen_one(screen, &event) && robots_are_due(screen);
}

void
screen_robots(Screen *screen)
{
	Event event;

	if (screen->one_by_one) {
		screen->robots_go = robots_are_due(screen);
		return;
	}
	for (int i = 0; i < ROBOTS_AT_ONCE && robot_event(screen, &event); i++)
		if (!screen_one(screen, &event))
			return;
}

bool
screen_note(Screen *screen, const char *text)
{
	if (!session_note(screen->session, text)) {
		screen_say(screen, *text ? _("There is no memory left.")
					 : _("There is no note here to take away."));
		return false;
	}
	screen_say(screen, *text ? _("The note stands in the log.") : _("The note is gone."));
	if (screen->journal)
		tell_journal(screen, journal_add_note(screen->journal, text));
	return true;
}

bool
screen_event(Screen *screen, const Event *event)
{
	screen->says[0] = '\0';
	screen->robots_go = false;
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
		screen_say(screen, _("You play one seat; the robots play the others."));
		return false;
	}
	return true;
}

/* Undo or redo as far as the next moment that is the person's: what robots did goes along. */
void
screen_step(Screen *screen, EventKind kind)
{
	const Event step = { .kind = kind }, back = { .kind = EV_REDO };
	int steps = 0;

	screen->says[0] = '\0';
	screen->robots_go = false;
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
	screen_say(screen, _("The robots did all of this; nothing of yours can be taken back."));
}

void
screen_key(Screen *screen, Key key)
{
	if (key.name == KEY_IS_NONE)
		return;
	if (key.name == KEY_IS_END_OF_INPUT) {
		screen->over = screen->cut_off = true;
		return;
	}
	if (key.name == KEY_IS_MOUSE)
		mouse_key(screen, key);
	else
		mode_of(screen->mode)->key(screen, key);
}
