#include "src/screen/start.h"

#include <stdio.h>
#include <string.h>

#include "src/text.h"

/* A table as it differs from the usual one. */
typedef struct Start {
	StartGroup group;
	const char *label;
	bool on_notice;
	GameKind game;
	Limit limit;
	uint8_t n_extra, n_missing, n_deck;
	Card extra[2], missing[2], deck[3];
} Start;

static const Start STARTS[] = {
	{ START_USUAL, .label = _("no-limit hold'em") },
	{ START_NOTICE, .label = _("faults lie open until somebody notices"), .on_notice = true },
	{ START_GAME, .label = _("pot-limit hold'em"), .limit = LIMIT_POT },
	{ START_GAME, .label = _("fixed-limit hold'em"), .limit = LIMIT_FIXED },
	{ START_GAME, .label = _("no-limit Omaha"), .game = GAME_OMAHA },
	{ START_GAME, .label = _("pot-limit Omaha"), .game = GAME_OMAHA, .limit = LIMIT_POT },
	{ START_GAME, .label = _("fixed-limit Omaha"), .game = GAME_OMAHA, .limit = LIMIT_FIXED },
	{ START_PACK, .label = _("a joker is in it, and comes soon"), .n_extra = 1,
	  .extra = { CARD_JOKER }, .n_deck = 3, .deck = { 50, 45, CARD_JOKER } },
	{ START_PACK, .label = _("a card is in it twice, and both come soon"), .n_extra = 1,
	  .extra = { 20 }, .n_deck = 3, .deck = { 20, 45, 20 } },
	{ START_PACK, .label = _("a card of it has another back"), .n_extra = 1,
	  .extra = { 20 | CARD_OTHER_BACK }, .n_missing = 1, .missing = { 20 }, .n_deck = 3,
	  .deck = { 50, 45, 20 | CARD_OTHER_BACK } },
	{ START_PACK, .label = _("a card lies face up in it"), .n_deck = 3,
	  .deck = { 50, 45, 29 | CARD_BOXED } },
	{ START_PACK, .label = _("two cards lie face up in it"), .n_deck = 3,
	  .deck = { 50, 45 | CARD_BOXED, 29 | CARD_BOXED } },
	{ START_PACK, .label = _("two cards are missing from it"), .n_missing = 2,
	  .missing = { 10, 33 } },
};

static const char *const PLAYERS[SEAT_MAX] = { "Ana", "Ben",  "Carla", "Dan",  "Eva",
					       "Fox", "Gina", "Hugo",  "Ines", "Jan" };

enum { STACK = 20000 };

int
start_count(void)
{
	return (int)(sizeof STARTS / sizeof STARTS[0]);
}

StartGroup
start_group(int at)
{
	return STARTS[at].group;
}

const char *
start_label(int at)
{
	return STARTS[at].label;
}

Setup
start_setup(int at, int players, uint64_t seed)
{
	const Start *start = &STARTS[at];
	Setup setup = setup_default();

	for (int i = 0; i < players; i++) {
		SeatSetup *seat = &setup.seat[i + 1];

		seat->taken = true;
		seat->stack = STACK;
		snprintf(seat->name, sizeof seat->name, "%s", PLAYERS[i]);
	}
	setup.button = (uint8_t)players;
	setup.seats = (uint8_t)(players < SEAT_MAX ? players + 1 : players); /* one is free */
	setup.seed = seed;
	setup.on_notice = start->on_notice;
	setup.game = start->game;
	setup.limit = start->limit;
	setup.n_extra = start->n_extra;
	setup.n_missing = start->n_missing;
	setup.n_deck = start->n_deck;
	memcpy(setup.extra, start->extra, sizeof start->extra);
	memcpy(setup.missing, start->missing, sizeof start->missing);
	memcpy(setup.deck, start->deck, sizeof start->deck);
	return setup;
}
