#include "tests/support/random_play.h"

#include "engine/betting.h"
#include "engine/hand.h"

#include <stdio.h>
#include <string.h>

static int
below(Random *random, int n)
{
	return (int)random_below(random, (uint32_t)n);
}

static bool
one_in(Random *random, int n)
{
	return below(random, n) == 0;
}

static void
random_seats(Random *random, Setup *setup)
{
	int seats = 2 + below(random, 9), taken = 0;

	setup->seats = (uint8_t)seats;
	for (int seat = 1; seat <= seats; seat++) {
		SeatSetup *s = &setup->seat[seat];

		if (seats - seat >= 2 && one_in(random, 5))
			continue;
		s->taken = true;
		taken++;
		snprintf(s->name, sizeof s->name, "P%d", seat);
		s->stack = 25 * (1 + below(random, one_in(random, 3) ? 20 : 400));
		s->absent = one_in(random, 20);
		s->penalty = (uint16_t)(one_in(random, 20) ? 1 + below(random, 3) : 0);
		if (one_in(random, 6)) {
			s->named = true;
			s->n_chips = 1;
			s->chips[0] = (ChipCount){ 25, s->stack / 25 };
		}
	}
	for (int seat = 1; taken < 2; seat++)
		if (!setup->seat[seat].taken) {
			setup->seat[seat].taken = true;
			setup->seat[seat].stack = 500;
			taken++;
		}
	setup->button = (uint8_t)(1 + below(random, seats));
}

Setup
random_setup(Random *random)
{
	Setup setup = setup_default();

	random_seats(random, &setup);
	setup.game = one_in(random, 4) ? GAME_OMAHA : GAME_HOLDEM;
	setup.limit = (Limit)below(random, 3);
	setup.small_blind = 25 * (1 + below(random, 3));
	setup.big_blind = 2 * setup.small_blind;
	setup.ante = one_in(random, 3) ? 25 : 0;
	setup.ante_each = one_in(random, 2);
	setup.ante_dead = one_in(random, 2);
	setup.on_notice = one_in(random, 2);
	setup.seed = random_next(random);
	if (one_in(random, 6))
		setup.extra[setup.n_extra++] = CARD_JOKER;
	if (one_in(random, 6))
		setup.extra[setup.n_extra++] = (Card)below(random, 52);
	if (one_in(random, 8))
		setup.extra[setup.n_extra++] = (Card)(below(random, 52) | CARD_OTHER_BACK);
	if (one_in(random, 8))
		setup.missing[setup.n_missing++] = (Card)below(random, 52);
	if (one_in(random, 8)) {
		setup.carried = 75;
		setup.carried_for = (uint16_t)below(random, 2048);
	}
	return setup;
}

static int
some_seat(Random *random, const Table *table)
{
	return 1 + below(random, table->seats);
}

static Chips
some_amount(Random *random, const Game *game, int seat)
{
	const Seat *s = &game->table.seat[seat];

	switch (below(random, 5)) {
	case 0:
		return 25 * (1 + below(random, 40));
	case 1:
		return betting_least(&game->table);
	case 2:
		return s->bet + s->stack;
	case 3:
		return game->table.bet + 25 * below(random, 10);
	default:
		return 1 + below(random, 3000);
	}
}

static void
some_chips(Random *random, const Game *game, Event *event)
{
	const Denominations *in_use = &game->table.in_use;
	int kinds = 1 + below(random, 3);

	event->n_motions = 0;
	for (int i = 0; i < kinds; i++) {
		event->chips[i].value = in_use->value[below(random, in_use->n)];
		event->chips[i].count = 1 + below(random, 3);
		event->motion[i] = (uint8_t)(i && one_in(random, 4) ? event->motion[i - 1] + 1
					     : i		    ? event->motion[i - 1]
								    : 0);
	}
	event->n_chips = (uint8_t)kinds;
	event->n_motions = (uint8_t)(event->motion[kinds - 1] + 1);
}

static void
some_speech(Random *random, const Game *game, Event *event)
{
	Speech *speech = &event->speech;

	speech->act = (SpeechAct)(1 + below(random, SAY_UNCLEAR));
	speech->has_amount =
		speech->act == SAY_NUMBER ||
		((speech->act == SAY_BET || speech->act == SAY_RAISE) && !one_in(random, 3));
	speech->by = speech->act == SAY_RAISE && speech->has_amount && one_in(random, 4);
	speech->conditional = one_in(random, 12);
	if (speech->has_amount)
		speech->amount = some_amount(random, game, event->seat);
	snprintf(event->words, sizeof event->words, "words");
}

/* Kinds that are tried more often than others. */
static const EventKind FAVOURITES[] = {
	EV_FOLD,     EV_CHECK,	   EV_CALL,
	EV_CALL,     EV_BET,	   EV_RAISE_TO,
	EV_RAISE_TO, EV_ALL_IN,	   EV_SAY,
	EV_THROW,    EV_THROW,	   EV_THROW,
	EV_DEAL_TO,  EV_DEAL_ALL,  EV_BURN,
	EV_SPREAD,   EV_FLOP,	   EV_TURN,
	EV_RIVER,    EV_NOTICE,	   EV_FLOOR_RULES,
	EV_POST_ALL, EV_SHOWDOWN,  EV_PUSH_CHIPS,
	EV_PUSH_ALL, EV_PULL_BACK, EV_TABLE_HAND,
	EV_MUCK,     EV_NEXT_HAND, EV_REDEAL,
	EV_HIDE,     EV_UNCOVER,   EV_FLOOR_PENALISES,
};

static void
fill_floor(Random *random, const Game *game, Event *event)
{
	event->step = (PenaltyStep)below(random, one_in(random, 8) ? PENALTY_STEP_COUNT : 3);
	event->n = (uint16_t)(1 + below(random, 3));
	if (game->n_choices)
		event->option = game->choice[below(random, game->n_choices)];
	else
		event->option.kind = (OptionKind)(1 + below(random, OPTION_KIND_COUNT - 1));
}

Event
random_event(Random *random, const Game *game)
{
	const Table *t = &game->table;
	Event event;

	memset(&event, 0, sizeof event);
	event.kind = (EventKind)below(random, EVENT_KIND_COUNT);
	if (!one_in(random, 4))
		event.kind = FAVOURITES[below(random, sizeof FAVOURITES / sizeof FAVOURITES[0])];
	event.seat = (uint8_t)(t->turn && !one_in(random, 4) ? t->turn : some_seat(random, t));
	event.target = (uint8_t)(one_in(random, 2) ? some_seat(random, t) : 0);
	event.amount = some_amount(random, game, event.seat);
	event.card = (uint8_t)below(random, 3);
	event.cards_mask = (uint8_t)below(random, 4);
	event.breach = (Breach)below(random, BREACH_COUNT);
	event.face_up = one_in(random, 8);
	event.scattered = one_in(random, 2);
	event.into_burns = one_in(random, 3);
	event.into_muck = one_in(random, 3);
	event.n_seats = (uint8_t)(1 + below(random, 4));
	for (int i = 0; i < event.n_seats; i++)
		event.seats[i] = (uint8_t)some_seat(random, t);
	some_chips(random, game, &event);
	if (event.kind != EV_THROW) {
		memset(event.motion, 0, sizeof event.motion);
		event.n_motions = 1;
	}
	if (event.kind == EV_ASK_COUNT && !event.target)
		event.target = event.seat;
	if (event.kind == EV_BOOK)
		snprintf(event.words, sizeof event.words, "practice");
	if (event.kind == EV_SAY || event.kind == EV_THROW) {
		event.order = (WordOrder)below(random, 4);
		if (event.kind == EV_SAY || event.order != ORDER_SILENT)
			some_speech(random, game, &event);
	}
	if (event.kind == EV_SIT) {
		snprintf(event.words, sizeof event.words, "New");
		event.amount = 25 * (1 + below(random, 200));
	}
	if (event.kind == EV_PUSH_AMOUNT)
		event.amount = one_in(random, 2) ? t->middle : event.amount;
	if (event.kind == EV_BLINDS) {
		event.amount = 25 * (1 + below(random, 4));
		event.amount2 = 2 * event.amount;
	}
	fill_floor(random, game, &event);
	if (event.kind == EV_BURN || event.kind == EV_SPREAD)
		event.n = (uint16_t)(1 + below(random, event.kind == EV_SPREAD ? 4 : 2));
	if (event.kind == EV_PUSH_POT)
		event.n = (uint16_t)below(random, 3);
	return event;
}

/* What the dealer does next when everything is in order. */
static EventKind
dealer_step(const Table *t)
{
	if (t->misdeal || t->voided)
		return EV_REDEAL;
	if (t->street == STREET_OVER)
		return EV_NEXT_HAND;
	if (!t->dealt) {
		for (int seat = 1; !t->dealing && seat <= t->seats; seat++)
			if (hand_blind_due(t, seat) > 0 && t->seat[seat].stack > 0)
				return EV_POST_ALL;
		return EV_DEAL_ALL;
	}
	if (t->street == STREET_PREFLOP)
		return EV_FLOP;
	if (t->street == STREET_FLOP)
		return EV_TURN;
	return t->street == STREET_TURN ? EV_RIVER : EV_SHOWDOWN;
}

Event
plausible_event(Random *random, const Game *game, const Book *book)
{
	const Table *t = &game->table;
	Event event;
	Chips least, most;

	memset(&event, 0, sizeof event);
	if (!t->betting || !t->turn || t->misdeal || t->voided) {
		event.kind = dealer_step(t);
		return event;
	}
	event.seat = t->turn;
	least = game_min_raise(game, book, t->turn);
	most = game_max_raise(game, book, t->turn);
	switch (below(random, 6)) {
	case 0:
		event.kind = game_to_call(game, t->turn) ? EV_FOLD : EV_CHECK;
		return event;
	case 1:
		if (least > 0 && most >= least) {
			Chips steps = (most - least) / 25;

			event.kind = t->bet ? EV_RAISE_TO : EV_BET;
			event.amount = least;
			if (steps > 0)
				event.amount +=
					25 * below(random, steps < 40 ? (int)steps + 1 : 40);
			return event;
		}
		break;
	case 2:
		if (one_in(random, 4) && t->limit == LIMIT_NO && least > 0) {
			event.kind = EV_ALL_IN;
			return event;
		}
		break;
	default:
		break;
	}
	event.kind = game_to_call(game, t->turn) ? EV_CALL : EV_CHECK;
	return event;
}
