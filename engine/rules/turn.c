/* Acting in turn: 50, 53, 58, 59b, 60; practice.out-of-turn, practice.early-call, practice.count. */
#include "engine/rules/bets.h"
#include "engine/rules/rules.h"

#include "engine/betting.h"

#include <string.h>

static void
penalise_turn(Play *p, Ruling *ruling, int seat)
{
	if (book_parameter(p->book, PARAM_PENALTY_TURN) == TURN_LADDER)
		play_penalise(p, ruling, seat, false);
}

/* A fold before the turn stays folded (53.3, 58). */
static void
fold_out_of_turn(Play *p, int seat, Outcome outcome)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Act act = { .kind = ACT_FOLD, .total = s->bet };
	Ruling *ruling = play_cite(p, outcome, seat);

	play_verdict(p, ruling, seat, act);
	if (s->held > 0)
		play_do(p, ruling, EFFECT_RETURN, seat, s->held);
	betting_act(t, p->book, seat, act);
	play_do(p, ruling, EFFECT_KILL, seat, 0);
	if (outcome == OUT_TURN_FOLD)
		penalise_turn(p, ruling, seat);
	else if (book_parameter(p->book, PARAM_PENALTY_FOLD) == FOLD_LADDER)
		play_penalise(p, ruling, seat, false);
}

void
turn_out(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Chips before = s->pending.active ? s->held : 0;
	Offer offer = bets_offer(p, seat);
	Judged judged;
	Ruling *ruling;

	if (offer.speech.act == SAY_FOLD && !s->no_fold) {
		fold_out_of_turn(p, seat, OUT_TURN_FOLD);
		return;
	}
	ruling = play_cite(p, OUT_TURN_HELD, seat);
	play_fact(ruling, FACT_BET_THEN, t->bet);
	offer.quiet = true;
	if (!s->pending.active) {
		judged = bets_judge(p, &offer);
		if (judged.act.kind != ACT_NONE && judged.act.kind != ACT_FOLD) {
			s->pending =
				(Pending){ .active = true, .act = judged.act, .bet_then = t->bet };
			play_verdict(p, ruling, seat, judged.act);
			play_do(p, ruling, EFFECT_PEND, seat, judged.act.total);
		} else if (s->held > 0) {
			play_do(p, ruling, EFFECT_RETURN, seat, s->held);
		}
	} else if (p->e->kind != EV_SAY && s->held > before) {
		play_do(p, ruling, EFFECT_RETURN, seat, s->held - before);
	}
	penalise_turn(p, ruling, seat);
}

/* The seat that has to act behind the one whose turn it is. */
static int
behind_turn(const Table *t)
{
	for (int i = 1; i < t->seats; i++) {
		int seat = (t->turn - 1 + i) % t->seats + 1;

		if (table_is_able(t, seat))
			return seat;
	}
	return 0;
}

bool
turn_early(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Offer offer;
	Ruling *ruling;
	bool hold = false;

	if (!t->turn || t->seat[t->turn].declared == SAY_NOTHING || behind_turn(t) != seat)
		return false;
	offer = bets_offer(p, seat);
	if (offer.speech.act == SAY_FOLD) {
		fold_out_of_turn(p, seat, OUT_EARLY_FOLD);
		return true;
	}
	if (offer.speech.act != SAY_CALL)
		return false;
	ruling = play_cite(p, OUT_EARLY_CALL, seat);
	if (book_parameter(p->book, PARAM_EARLY_CALL) == EARLY_CALL_FLOOR)
		hold = play_choose_kind(p, ruling, OPTION_HOLD, OPTION_RELEASE) == OPTION_HOLD;
	if (hold)
		play_do(p, ruling, EFFECT_HOLD_CALL, seat, 0);
	if (s->held > 0)
		play_do(p, ruling, EFFECT_RETURN, seat, s->held);
	return true;
}

/* The act that was made before the turn binds, or is taken back (53.1, 53.2). */
static void
pended_due(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Pending pending = s->pending;
	Ruling *ruling;

	memset(&s->pending, 0, sizeof s->pending);
	if (pending.bet_then != t->bet) {
		ruling = play_cite(p, OUT_TURN_CHANGED, seat);
		play_fact(ruling, FACT_BET_THEN, pending.bet_then);
		play_fact(ruling, FACT_TO_CALL, t->bet);
		if (s->held > 0)
			play_do(p, ruling, EFFECT_RETURN, seat, s->held);
		play_do(p, ruling, EFFECT_DROP_PENDED, seat, 0);
		return;
	}
	ruling = play_cite_plain(p, OUT_TURN_BINDS, seat);
	play_fact(ruling, FACT_BET_THEN, pending.bet_then);
	bets_settle(p, seat, &(Judged){ .act = pending.act, .ruling = ruling });
}

/* The caller who was held to any amount calls it (59b). */
static void
early_call_due(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Ruling *ruling;
	Chips price = betting_price(t, seat);
	Act act = { .kind = ACT_CALL, .total = price };

	if (price > s->bet + s->stack)
		act.total = s->bet + s->stack;
	if (act.total <= s->bet)
		act = (Act){ .kind = ACT_CHECK, .total = s->bet };
	ruling = play_cite(p, OUT_EARLY_CALL, seat);
	play_fact(ruling, FACT_TO_CALL, price);
	s->early_call = false;
	bets_settle(p, seat, &(Judged){ .act = act, .ruling = ruling });
}

bool
turn_due(Play *p)
{
	Table *t = p->t;
	Seat *s = &t->seat[t->turn];

	if (!t->betting || !t->turn)
		return false;
	if (s->absent && s->hand == HAND_LIVE) {
		Ruling *ruling = play_cite(p, OUT_AWAY_ABSENT, t->turn);
		int seat = t->turn;

		betting_act(t, p->book, seat, (Act){ .kind = ACT_FOLD, .total = s->bet });
		play_do(p, ruling, EFFECT_KILL, seat, 0);
		return true;
	}
	if (s->pending.active) {
		pended_due(p, t->turn);
		return true;
	}
	if (s->early_call) {
		early_call_due(p, t->turn);
		return true;
	}
	return false;
}

void
turn_drop_pended(Play *p)
{
	for (int seat = 1; seat <= p->t->seats; seat++) {
		Seat *s = &p->t->seat[seat];
		Ruling *ruling;

		s->early_call = false;
		if (!s->pending.active && s->held == 0)
			continue;
		ruling = play_cite(p, OUT_TURN_CHANGED, seat);
		if (s->held > 0)
			play_do(p, ruling, EFFECT_RETURN, seat, s->held);
		play_do(p, ruling, EFFECT_DROP_PENDED, seat, 0);
	}
}

/* True if the asker faces an all-in of that player, in turn (60.2). */
static bool
count_is_due(const Table *t, int asker, int target)
{
	const Seat *s = &t->seat[target];

	return t->betting && t->turn == asker && s->hand == HAND_LIVE && s->stack == 0 &&
	       s->bet > 0 && betting_to_call(t, asker) > 0;
}

void
turn_count(Play *p)
{
	Table *t = p->t;
	Ruling *ruling;

	if (p->e->kind == EV_ASK_COUNT) {
		if (count_is_due(t, p->e->seat, p->e->target))
			return;
		ruling = play_cite(p, OUT_COUNT_SEAT, p->e->seat);
		play_do(p, ruling, EFFECT_REFUSED, p->e->seat, 0);
		return;
	}
	if (t->limit == LIMIT_POT)
		return;
	ruling = play_cite(p, OUT_COUNT_POT, p->e->seat);
	play_do(p, ruling, EFFECT_REFUSED, p->e->seat, 0);
}
