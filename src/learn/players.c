#include "src/learn/players.h"

#include <string.h>

#include "engine/hand.h"
#include "engine/hand_rank.h"

/* A way to play: out of a hundred, how often a hand of each strength raises, or stays in. */
typedef struct Manner {
	int raises[3]; /* weak, fair, strong */
	int calls[3];
} Manner;

static const Manner MANNERS[] = {
	{ { 2, 10, 50 }, { 25, 75, 95 } },  /* careful */
	{ { 5, 10, 30 }, { 70, 90, 100 } }, /* calls a lot */
	{ { 15, 35, 70 }, { 40, 80, 95 } }, /* likes to raise */
};

enum { MANNERS_COUNT = sizeof MANNERS / sizeof MANNERS[0] };

/* 0 weak, 1 fair, 2 strong: by the hole cards, later by the hand made with the board. */
static int
strength(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Card cards[7];
	int n = 0, high = 0, pair;

	for (int i = 0; i < s->n_hole && i < 2; i++) {
		if (!card_is_plain(s->hole[i]))
			return 0;
		cards[n++] = s->hole[i];
		high += card_rank(s->hole[i]) >= 9;
	}
	if (n < 2)
		return 0;
	pair = card_rank(cards[0]) == card_rank(cards[1]);
	if (table->board.n < 3)
		return pair ? 2 : high == 2 ? 2 : high;
	for (int i = 0; i < table->board.n && n < 7; i++)
		cards[n++] = table->board.card[i];
	HandCategory made = hand_category(hand_rank_best(cards, n));

	return made == HAND_HIGH_CARD ? 0 : made == HAND_PAIR ? 1 : 2;
}

static bool
chance(Random *random, int of_hundred)
{
	return (int)random_below(random, 100) < of_hundred;
}

/* A whole number of big blinds between the least and the most that is sensible. */
static Chips
raise_size(const Game *game, const Book *book, int seat, Random *random)
{
	const Table *t = &game->table;
	Chips least = game_min_raise(game, book, seat), most = game_max_raise(game, book, seat);
	Chips size = least + t->big_blind * (Chips)random_below(random, 4);
	Chips unit = t->in_use.value[t->in_use.n - 1];

	size -= size % unit;
	if (size < least)
		size = least;
	return size < most ? size : most;
}

Event
player_act(const Game *game, const Book *book, int seat, Random *random)
{
	const Table *t = &game->table;
	const Manner *manner = &MANNERS[seat % MANNERS_COUNT];
	int strong = strength(t, seat);
	Chips to_call = game_to_call(game, seat);
	Event event;

	memset(&event, 0, sizeof event);
	event.seat = (uint8_t)seat;
	if (t->raises < 3 && game_min_raise(game, book, seat) > 0 &&
	    chance(random, manner->raises[strong])) {
		event.kind = t->bet > 0 ? EV_RAISE_TO : EV_BET;
		event.amount = raise_size(game, book, seat, random);
	} else if (to_call == 0) {
		event.kind = EV_CHECK;
	} else if (to_call <= t->big_blind / 2 || chance(random, manner->calls[strong])) {
		event.kind = EV_CALL;
	} else {
		event.kind = EV_FOLD;
	}
	return event;
}

static bool
blinds_are_due(const Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++)
		if ((hand_blind_due(table, seat) > 0 || hand_ante_due(table, seat) > 0) &&
		    table->seat[seat].stack > 0)
			return true;
	return false;
}

bool
robot_deals(const Game *game, Event *event)
{
	const Table *t = &game->table;

	memset(event, 0, sizeof *event);
	if (t->street == STREET_OVER || t->voided || (t->betting && t->turn))
		return false;
	if (t->misdeal)
		event->kind = EV_REDEAL;
	else if (!t->dealing && blinds_are_due(t))
		event->kind = EV_POST_ALL;
	else if (!t->dealt)
		event->kind = EV_DEAL_ALL;
	else if (t->street == STREET_PREFLOP)
		event->kind = EV_FLOP;
	else if (t->street == STREET_FLOP)
		event->kind = EV_TURN;
	else
		event->kind = t->street == STREET_TURN ? EV_RIVER : EV_SHOWDOWN;
	return true;
}

int
next_to_be_dealt(const Table *table)
{
	int best = 0;

	for (int i = 1; i <= table->seats; i++) {
		int seat = (table->button - 1 + i) % table->seats + 1;
		const Seat *s = &table->seat[seat];

		if (s->entitled && s->n_hole < table_hole_cards(table) &&
		    (!best || s->n_hole < table->seat[best].n_hole))
			best = seat;
	}
	return best;
}
