/* The line above the prompt: whose turn it is and what is to call, or what the dealer does next. */
#include <stdio.h>

#include "engine/hand.h"
#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/amount.h"

/* What comes next where nobody is to act, and the keys that it names. */
typedef struct Next {
	const char *text;
	Action one, other;
} Next;

static const Next MISDEAL = { _("A misdeal: %s deals the same hand again."), DO_REDEAL,
			      DO_NOTHING };
static const Next VOID = { _("The hand is void: %s deals it again, %s goes on."), DO_REDEAL,
			   DO_NEXT_HAND };
static const Next OVER = { _("The hand is over: %s begins the next."), DO_NEXT_HAND, DO_NOTHING };
static const Next BEFORE = { _("Before the deal: %s posts the blinds, %s deals."), DO_POST,
			     DO_DEAL };
static const Next POSTED = { _("The blinds are in: %s deals."), DO_DEAL, DO_NOTHING };
static const Next DEALING = { _("The deal is going on: %s deals the rest, %s one card."), DO_DEAL,
			      DO_NEXT_CARD };

static const Next STREETS[] = {
	[STREET_PREFLOP] = { _("The betting is over: %s gathers, burns and spreads the flop."),
			     DO_FLOP, DO_NOTHING },
	[STREET_FLOP] = { _("The betting is over: %s deals the turn."), DO_TURN, DO_NOTHING },
	[STREET_TURN] = { _("The betting is over: %s deals the river."), DO_RIVER, DO_NOTHING },
	[STREET_RIVER] = { _("The betting is over: %s is the showdown."), DO_SHOWDOWN, DO_NOTHING },
	[STREET_SHOWDOWN] = { _("The betting is over: %s is the showdown."), DO_SHOWDOWN,
			      DO_NOTHING },
};

/* True if somebody still owes a blind or an ante. */
static bool
is_due(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].stack > 0 &&
		    (hand_blind_due(t, seat) > 0 || hand_ante_due(t, seat) > 0))
			return true;
	return false;
}

/* NULL while somebody is to act. */
static const Next *
next_of(const Table *t)
{
	if (t->misdeal || t->voided)
		return t->misdeal ? &MISDEAL : &VOID;
	if (t->street == STREET_OVER)
		return &OVER;
	if (t->turn)
		return NULL;
	if (!t->dealing)
		return is_due(t) ? &BEFORE : &POSTED;
	return t->dealt ? &STREETS[t->street] : &DEALING;
}

/* The key of a command, or the prompt's sign for one that has none. */
static const char *
key_of(const Screen *screen, Action action, char key[KEY_TEXT_MAX])
{
	return action != DO_NOTHING && *keymap_key(&screen->settings.keymap, action, key) ? key
											  : ":";
}

/* "1 Ana: 1,100 to call, raise from 2,200" */
static void
say_turn(const Screen *screen, const Shown *shown, char *text, size_t size)
{
	const Game *game = shown->game;
	const Table *t = &game->table;
	const Voice voice = { t, true };
	char seat[SAY_MAX], call[AMOUNT_TEXT], least[AMOUNT_TEXT];
	Chips to_call, min;

	seat_say(&voice, t->turn, seat, sizeof seat);
	if (!screen->settings.hints) {
		snprintf(text, size, _("%s is to act"), seat);
		return;
	}
	to_call = game_to_call(game, t->turn);
	min = game_min_raise(game, shown->book, t->turn);
	amount_text(call, to_call);
	amount_text(least, min);
	if (t->seat[t->turn].declared != SAY_NOTHING)
		snprintf(text, size, _("%s has still to name the amount"), seat);
	else if (to_call && min)
		snprintf(text, size, _("%s: %s to call, raise from %s"), seat, call, least);
	else if (to_call)
		snprintf(text, size, _("%s: %s to call, no raise"), seat, call);
	else if (min)
		snprintf(text, size, _("%s: check, or %s from %s"), seat,
			 t->bet ? _("raise") : _("bet"), least);
	else
		snprintf(text, size, _("%s: check"), seat);
}

void
status_say(const Screen *screen, char *text, size_t size)
{
	const Shown shown = screen_shown(screen);
	const Next *next = next_of(&shown.game->table);
	char one[KEY_TEXT_MAX], other[KEY_TEXT_MAX];

	if (screen->says[0])
		snprintf(text, size, "%.*s", (int)size - 1, screen->says);
	else if (demoing_status(screen, text, size) || dealing_status(screen, text, size))
		return;
	else if (!next)
		say_turn(screen, &shown, text, size);
	else
		snprintf(text, size, next->text, key_of(screen, next->one, one),
			 key_of(screen, next->other, other));
}
