/* Chips: blinds and antes (72), hidden and loose chips (62 to 64), what nobody called. */
#include "engine/rules/rules.h"

#include "engine/betting.h"
#include "engine/hand.h"
#include "engine/pots.h"

#include <string.h>

static Chips
least_of(Chips a, Chips b)
{
	return a < b ? a : b;
}

/* A blind that was forgotten may be posted until the seat has acted. */
static bool
may_post(const Table *t, int seat)
{
	return t->street == STREET_PREFLOP && !t->seat[seat].acted_hand;
}

static void
post_blind(Play *p, int seat)
{
	Table *t = p->t;
	Chips due = may_post(t, seat) ? hand_blind_due(t, seat) : 0;
	Chips amount = least_of(due, t->seat[seat].stack);

	if (amount <= 0)
		return;
	betting_post(t, seat, amount);
	if (amount < due)
		play_cite_plain(p, OUT_BLIND_SHORT, seat);
}

/* The ante of a seat: the big blind's for the table, or everybody's own. */
static void
post_ante(Play *p, int seat)
{
	Table *t = p->t;
	Chips due = may_post(t, seat) ? hand_ante_due(t, seat) : 0;
	Chips amount = least_of(due, t->seat[seat].stack);
	Effect effect = { .kind = EFFECT_ANTE, .seat = (uint8_t)seat, .amount = amount };
	Ruling *ruling;

	if (due <= 0)
		return;
	if (t->ante_each) {
		effect_apply(t, &effect);
		return;
	}
	if (amount < due) {
		ruling = play_cite(p, OUT_ANTE_SHORT, seat);
		play_fact(ruling, FACT_MINIMUM, due);
		if (amount > 0)
			play_effect(p, ruling, effect);
		/* What it does not have is not owed any more. */
		t->seat[seat].ante_posted = t->ante;
		return;
	}
	effect_apply(t, &effect);
	play_cite_plain(p, OUT_ANTE_POSTED, seat);
}

static void
post_dead(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Chips amount = least_of(t->dead_post[seat], s->stack);

	if (amount <= 0 || !s->entitled || !may_post(t, seat))
		return;
	table_from_stack(t, seat, amount);
	t->middle += amount;
	s->dead_money += amount;
	t->dead_post[seat] = 0;
}

Refusal
chips_post_all(Play *p)
{
	Table *t = p->t;
	bool ante_first =
		t->ante_each || book_parameter(p->book, PARAM_ANTE_FIRST) == ANTE_ANTE_FIRST;

	if (t->street != STREET_PREFLOP)
		return REFUSED_NOT;
	for (int i = 1; i <= t->seats; i++) {
		int seat = (t->button - 1 + i) % t->seats + 1;

		post_dead(p, seat);
		if (ante_first)
			post_ante(p, seat);
		post_blind(p, seat);
		if (!ante_first)
			post_ante(p, seat);
	}
	return REFUSED_NOT;
}

static void
nothing_due(Play *p, int seat)
{
	play_cite(p, OUT_NO_ACT, seat);
}

/* `S posts N`: what is due is due in full; what is over comes back. */
static void
post_one_blind(Play *p, int seat, Chips amount)
{
	Table *t = p->t;
	Chips due = hand_blind_due(t, seat);
	Chips full = least_of(due, t->seat[seat].stack);
	Ruling *ruling;

	if (due == 0 || !may_post(t, seat)) {
		nothing_due(p, seat);
		return;
	}
	if (amount < full) {
		ruling = play_cite(p, OUT_BLIND_SHORT, seat);
		play_fact(ruling, FACT_THROWN, amount);
		play_fact(ruling, FACT_MINIMUM, due);
		betting_post(t, seat, amount);
		play_do(p, ruling, EFFECT_ADD, seat, full - amount);
		t->seat[seat].blind_posted += full - amount;
		betting_book(t, seat, t->seat[seat].bet + full - amount);
		return;
	}
	post_blind(p, seat);
	if (amount > full && full == due)
		p->r->returned[seat] += amount - full;
}

static void
post_one_ante(Play *p, int seat, Chips amount)
{
	Table *t = p->t;
	Chips due = hand_ante_due(t, seat);
	Chips full = least_of(due, t->seat[seat].stack);
	Effect effect = { .kind = EFFECT_ANTE, .seat = (uint8_t)seat, .amount = full };
	Ruling *ruling;

	if (due == 0 || !may_post(t, seat)) {
		nothing_due(p, seat);
		return;
	}
	if (amount >= full) {
		post_ante(p, seat);
		if (amount > full && full == due)
			p->r->returned[seat] += amount - full;
		return;
	}
	ruling = play_cite(p, OUT_ANTE_MADE_WHOLE, seat);
	play_fact(ruling, FACT_THROWN, amount);
	play_fact(ruling, FACT_MINIMUM, due);
	play_effect(p, ruling, effect);
}

Refusal
chips_post(Play *p)
{
	int seat = p->e->seat;

	if (p->e->amount > p->t->seat[seat].stack)
		return REFUSED_NO_CHIPS;
	if (p->e->amount <= 0)
		return REFUSED_BAD_AMOUNT;
	if (p->e->kind == EV_POST_ANTE)
		post_one_ante(p, seat, p->e->amount);
	else
		post_one_blind(p, seat, p->e->amount);
	return REFUSED_NOT;
}

/* True if somebody has called, or nobody can any more. */
static bool
was_called(const Table *t, int seat)
{
	const Seat *s = &t->seat[seat];

	if (!t->betting)
		return true;
	for (int other = 1; other <= t->seats; other++) {
		const Seat *o = &t->seat[other];

		if (other == seat || o->hand != HAND_LIVE)
			continue;
		if (o->act_at > s->act_at && o->bet > 0)
			return true;
	}
	return false;
}

/* Chips found before anybody called: part of the bet if the words were "all in" (62.0). */
static void
found_before_call(Play *p, int seat, Chips amount)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Ruling *ruling = play_cite(p, OUT_HIDDEN_BET, seat);
	bool full = t->full_raise_at == s->act_at && s->act_at > 0;
	Chips total = s->bet + amount;

	play_fact(ruling, FACT_SHOWN, s->bet);
	play_fact(ruling, FACT_HIDDEN, amount);
	if (!s->said_all_in) {
		play_do(p, ruling, EFFECT_STANDS, seat, 0);
		return;
	}
	play_do(p, ruling, EFFECT_ADD, seat, amount);
	play_do(p, ruling, EFFECT_BET_IS, seat, total);
	betting_book(t, seat, total);
	if (total <= t->bet)
		return;
	if (full && t->limit != LIMIT_FIXED)
		t->last_raise = total - t->prior_bet;
	t->bet = total;
	betting_level(t);
	s->acted_at = total;
	ruling->verdict =
		(Act){ .kind = t->prior_bet ? ACT_RAISE : ACT_BET, .total = total, .all_in = true };
	play_verdict(p, NULL, seat, ruling->verdict);
}

/* The most chips that another live player still has behind. */
static Chips
deepest_caller(const Table *t, int seat)
{
	Chips most = 0;

	for (int other = 1; other <= t->seats; other++)
		if (other != seat && t->seat[other].hand == HAND_LIVE &&
		    t->seat[other].stack > most)
			most = t->seat[other].stack;
	return most;
}

void
chips_uncovered(Play *p, Chips amount)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	bool all_in = s->hand == HAND_LIVE && s->stack == amount && s->put > 0 &&
		      t->street != STREET_OVER;
	Ruling *ruling;
	Chips caller;

	if (!all_in)
		return;
	if (!was_called(t, seat)) {
		found_before_call(p, seat, amount);
		return;
	}
	/* They lie apart until the pot is awarded. */
	table_from_stack(t, seat, amount);
	s->hidden += amount;
	s->hidden_chips = heap_of(&t->in_use, s->hidden);
	caller = deepest_caller(t, seat);
	ruling = play_cite(p, caller < amount ? OUT_HIDDEN_BOUNDED : OUT_HIDDEN_CALLED, seat);
	play_fact(ruling, FACT_SHOWN, s->put);
	play_fact(ruling, FACT_HIDDEN, amount);
	play_fact(ruling, FACT_CALLER, caller);
	play_do(p, ruling, EFFECT_OWE, seat, amount);
}

/* One loser's hidden chips to one winner, as far as the winner's own stack covered them. */
static void
pay_hidden(Play *p, Ruling *ruling, int loser, int winner, Chips *cover, Chips share)
{
	Seat *s = &p->t->seat[loser];
	Chips amount = least_of(least_of(s->owed_hidden, cover[winner]), share);

	if (amount <= 0)
		return;
	s->owed_hidden -= amount;
	cover[winner] -= amount;
	play_effect(p, ruling,
		    (Effect){ .kind = EFFECT_PAY,
			      .seat = (uint8_t)loser,
			      .target = (uint8_t)winner,
			      .amount = amount });
}

/*
 * Hidden chips are settled when the pots are awarded: the winner of the main
 * pot first, what he can't cover to the next pot's (62). `winners` holds the
 * seats of each pot; stacks are still as before the award.
 */
void
chips_settle_hidden(Play *p, const uint16_t winners[POT_MAX])
{
	Table *t = p->t;
	Chips cover[SEAT_MAX + 1] = { 0 };

	for (int seat = 1; seat <= t->seats; seat++)
		cover[seat] = t->seat[seat].stack;
	for (int loser = 1; loser <= t->seats; loser++) {
		Seat *s = &t->seat[loser];
		Ruling *ruling;

		if (s->owed_hidden == 0)
			continue;
		/* In sight again, and theirs unless the pot went elsewhere. */
		table_to_stack(t, loser, s->owed_hidden);
		s->hidden -= s->owed_hidden;
		s->hidden_chips = heap_of(&t->in_use, s->hidden);
		ruling = play_cite_plain(p, OUT_HIDDEN_CALLED, loser);
		play_fact(ruling, FACT_HIDDEN, s->owed_hidden);
		for (int pot = 0; pot < t->n_pots; pot++) {
			int n = 0;

			if (!((t->pot[pot].claimants >> loser) & 1) || t->pot[pot].carried)
				continue;
			if ((winners[pot] >> loser) & 1)
				continue;
			for (int seat = 1; seat <= t->seats; seat++)
				n += (winners[pot] >> seat) & 1;
			for (int seat = 1; seat <= t->seats; seat++)
				if ((winners[pot] >> seat) & 1)
					pay_hidden(p, ruling, loser, seat, cover,
						   (s->owed_hidden + n - 1) / n);
		}
		s->owed_hidden = 0;
	}
}

/* Chips that nobody can be shown to own leave play (64). */
void
chips_loose(Play *p)
{
	Chips amount = 0;
	Ruling *ruling;

	for (int i = 0; i < p->e->n_chips; i++)
		amount += p->e->chips[i].value * p->e->chips[i].count;
	p->t->total += amount;
	p->t->out_of_play += amount;
	ruling = play_cite(p, OUT_LOOSE, 0);
	play_do(p, ruling, EFFECT_OUT_OF_PLAY, 0, amount);
}

/* What nobody called goes back at once when the betting is over (practice.uncalled). */
bool
chips_uncalled(Play *p)
{
	Table *t = p->t;
	Pot pots[POT_MAX];
	Chips uncalled;
	int seat;
	Ruling *ruling;

	pots_of(t, pots, &seat, &uncalled);
	if (!seat || uncalled > t->seat[seat].bet)
		uncalled = seat ? t->seat[seat].bet : 0;
	if (uncalled <= 0)
		return false;
	ruling = play_cite_plain(p, OUT_UNCALLED, seat);
	play_do(p, ruling, EFFECT_RETURN, seat, uncalled);
	ruling->plain = true;
	return true;
}
