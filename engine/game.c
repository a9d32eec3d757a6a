#include "engine/game.h"

#include "engine/betting.h"
#include "engine/happen.h"
#include "engine/pots.h"
#include "engine/rules/rules.h"

#include <string.h>

#define X(kind, name) [kind] = name,
static const char *const EVENT_NAMES[] = { EVENT_KINDS(X) };
static const char *const BREACH_NAMES[] = { BREACHES(X) };
static const char *const STEP_NAMES[] = { PENALTY_STEPS(X) };
static const char *const OPTION_NAMES[] = { OPTION_KINDS(X) };
static const char *const EFFECT_NAMES[] = { EFFECTS(X) };
static const char *const FACT_NAMES[] = { FACTS(X) };
static const char *const REFUSAL_TEXTS[] = { REFUSALS(X) };
#undef X

const EventKind SHUFFLE_ORDER[SHUFFLE_STEPS] = { EV_WASH,  EV_RIFFLE, EV_RIFFLE,
						 EV_STRIP, EV_RIFFLE, EV_CUT };

static const char *const STREET_NAMES[] = {
	[STREET_PREFLOP] = "preflop", [STREET_FLOP] = "flop",	      [STREET_TURN] = "turn",
	[STREET_RIVER] = "river",     [STREET_SHOWDOWN] = "showdown", [STREET_OVER] = "over",
};

const char *
event_name(EventKind kind)
{
	return EVENT_NAMES[kind];
}

const char *
breach_name(Breach breach)
{
	return BREACH_NAMES[breach];
}

const char *
penalty_step_name(PenaltyStep step)
{
	return STEP_NAMES[step];
}

const char *
option_name(OptionKind kind)
{
	return OPTION_NAMES[kind];
}

const char *
effect_name(EffectKind kind)
{
	return EFFECT_NAMES[kind];
}

const char *
fact_name(FactKind kind)
{
	return FACT_NAMES[kind];
}

const char *
refusal_text(Refusal refusal)
{
	return REFUSAL_TEXTS[refusal];
}

const char *
street_name(Street street)
{
	return STREET_NAMES[street];
}

const Ruling *
report_choice(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (report->ruling[i].n_choices)
			return &report->ruling[i];
	return NULL;
}

bool
report_is_irregular(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (!report->ruling[i].plain)
			return true;
	return false;
}

bool
game_start(Game *game, const Setup *setup, SetupFault *fault, int *seat)
{
	memset(game, 0, sizeof *game);
	return table_lay(&game->table, setup, fault, seat);
}

/* Plays the event on the game's table; false, with the table as it was, if it was refused. */
static bool
play(Game *game, Play *p)
{
	Table before = game->table;
	Refusal refusal;

	memset(p->r, 0, sizeof *p->r);
	game->table.event_no++;
	refusal = happen(p);
	if (refusal != REFUSED_NOT) {
		memset(p->r, 0, sizeof *p->r);
		p->r->refusal = refusal;
		game->table = before;
		return false;
	}
	settle(p);
	if (!game->table.on_notice) {
		notice_all(p);
		settle(p);
	}
	return true;
}

/* Keeps what the floor needs to put another option, or another penalty, in the place of this. */
static void
remember(Game *game, const Table *before, const Event *event, const Report *report, bool imposed)
{
	const Ruling *choice = report_choice(report);

	game->before = *before;
	game->last = *event;
	game->decidable = true;
	game->imposed = imposed;
	game->n_choices = 0;
	for (int i = 0; choice && i < choice->n_choices; i++)
		game->choice[game->n_choices++] = choice->choice[i];
}

static bool
refuse(Report *report, Refusal refusal)
{
	memset(report, 0, sizeof *report);
	report->refusal = refusal;
	return false;
}

/* `floor rules`: the last event again, with that option in force. */
static bool
floor_rules(Game *game, const Book *book, const Event *event, Report *report)
{
	Play p = { .t = &game->table, .book = book, .r = report };
	Event last = game->last;
	uint16_t event_no = game->table.event_no;
	bool known = false;

	if (!game->decidable || game->n_choices == 0)
		return refuse(report, REFUSED_NO_CHOICE);
	for (int i = 0; i < game->n_choices; i++)
		known = known || (game->choice[i].kind == event->option.kind &&
				  game->choice[i].amount == event->option.amount);
	if (!known)
		return refuse(report, REFUSED_NOT_OPTION);
	p.e = &last;
	p.decided = true;
	p.decision = event->option;
	game->table = game->before;
	if (!play(game, &p))
		return false;
	game->table.event_no = (uint16_t)(event_no + 1);
	game->n_choices = 0;
	game->decidable = false;
	return true;
}

/* `floor penalises` as the next event: its step replaces the one that was imposed by default. */
static bool
floor_penalises(Game *game, const Book *book, const Event *event, Report *report)
{
	Play p = { .t = &game->table, .book = book, .e = event, .r = report };
	Table now = game->table;
	bool replaces = game->decidable && game->imposed;

	if (replaces) {
		Report again;
		Event last = game->last;
		Play replay = {
			.t = &game->table, .book = book, .e = &last, .r = &again, .no_penalty = true
		};

		game->table = game->before;
		if (!play(game, &replay))
			game->table = now;
		game->table.event_no = now.event_no;
	}
	if (!play(game, &p)) {
		game->table = now;
		return false;
	}
	game->decidable = false;
	game->n_choices = 0;
	return true;
}

bool
game_play(Game *game, const Book *book, const Event *event, Report *report)
{
	Play p = { .t = &game->table, .book = book, .e = event, .r = report };
	Table before = game->table;

	if (event->kind == EV_FLOOR_RULES)
		return floor_rules(game, book, event, report);
	if (event->kind == EV_FLOOR_PENALISES)
		return floor_penalises(game, book, event, report);
	if (!play(game, &p))
		return false;
	remember(game, &before, event, report, p.imposed);
	return true;
}

Chips
game_to_call(const Game *game, int seat)
{
	return betting_to_call(&game->table, seat);
}

/* True if the seat could bet or raise at all, whatever the amount. */
static bool
may_raise(const Game *game, const Book *book, int seat)
{
	const Table *t = &game->table;
	const Seat *s = &t->seat[seat];

	return t->betting && s->hand == HAND_LIVE && s->bet + s->stack > t->bet &&
	       table_count_able(t) > 1 && betting_may_raise(t, book, seat) &&
	       !betting_capped(t, book);
}

Chips
game_min_raise(const Game *game, const Book *book, int seat)
{
	const Seat *s = &game->table.seat[seat];
	Chips least = betting_least(&game->table);

	if (!may_raise(game, book, seat))
		return 0;
	return least < s->bet + s->stack ? least : s->bet + s->stack;
}

Chips
game_max_raise(const Game *game, const Book *book, int seat)
{
	const Seat *s = &game->table.seat[seat];
	Chips most = betting_most(&game->table, seat);

	if (!may_raise(game, book, seat))
		return 0;
	return most < s->bet + s->stack ? most : s->bet + s->stack;
}

uint16_t
game_winners(const Game *game, const Book *book, const Pot *pot)
{
	Table table = game->table;
	Play p = { .t = &table, .book = book };
	Chips shares[SEAT_MAX + 1];
	uint16_t winners;

	return award_shares(&p, pot, shares, &winners) ? winners : 0;
}

int
game_pots(const Game *game, Pot pots[POT_MAX])
{
	const Table *t = &game->table;
	Chips uncalled;
	int seat, n = 0;

	if (t->street == STREET_OVER || t->n_pots) {
		for (int i = 0; i < t->n_pots; i++)
			if (!t->pot[i].awarded)
				pots[n++] = t->pot[i];
		return n;
	}
	return pots_of(t, pots, &seat, &uncalled);
}
