/* An act as it happens: its facts, whether words or chips came first, and what it settles. */
#include "engine/rules/bets.h"
#include "engine/rules/rules.h"

#include "engine/betting.h"

#include <string.h>

/* The words of clean acts, as if they were spoken before exact chips. */
static const struct {
	EventKind kind;
	SpeechAct act;
	bool has_amount, by;
} CLEAN_WORDS[] = {
	{ EV_FOLD, SAY_FOLD, false, false },	{ EV_MUCK, SAY_FOLD, false, false },
	{ EV_CHECK, SAY_CHECK, false, false },	{ EV_CALL, SAY_CALL, false, false },
	{ EV_BET, SAY_BET, true, false },	{ EV_RAISE_TO, SAY_RAISE, true, false },
	{ EV_RAISE_BY, SAY_RAISE, true, true }, { EV_ALL_IN, SAY_ALL_IN, false, false },
};

static Speech
clean_words(const Event *e)
{
	Speech speech = { .act = SAY_NOTHING };

	for (size_t i = 0; i < sizeof CLEAN_WORDS / sizeof CLEAN_WORDS[0]; i++)
		if (CLEAN_WORDS[i].kind == e->kind) {
			speech.act = CLEAN_WORDS[i].act;
			speech.has_amount = CLEAN_WORDS[i].has_amount;
			speech.by = CLEAN_WORDS[i].by;
			speech.amount = speech.has_amount ? e->amount : 0;
		}
	return speech;
}

/* The chips of each motion; those of `pushes` are cut to the fewest chips. */
static void
count_chips(Play *p, Offer *o)
{
	const Event *e = p->e;
	Heap first = { { 0 } };

	if (e->kind == EV_PUSH_CHIPS || e->kind == EV_PUSH_ALL) {
		o->motions = 1;
		first = heap_of(&p->t->in_use, o->thrown);
	}
	for (int i = 0; e->kind == EV_THROW && i < e->n_chips; i++) {
		int at = denomination_find(&p->t->in_use, e->chips[i].value);

		if (e->motion[i] == 0 && at >= 0)
			first.count[at] += e->chips[i].count;
		if (e->motion[i] + 1 > o->motions)
			o->motions = e->motion[i] + 1;
	}
	if (!o->motions)
		first = heap_of(&p->t->in_use, o->thrown);
	o->first = heap_value(&p->t->in_use, &first);
	o->chips = heap_chips(&p->t->in_use, &first);
	o->uniform = heap_is_uniform(&p->t->in_use, &first);
	o->smallest = heap_smallest(&p->t->in_use, &first);
	o->largest = heap_largest(&p->t->in_use, &first);
	/* A whole stack whose chips are not named is never one single chip. */
	if (e->kind == EV_PUSH_ALL && o->chips == 1 && !p->t->seat[o->seat].named) {
		o->chips = 2;
		o->smallest = o->first / 2;
	}
}

Offer
bets_offer(Play *p, int seat)
{
	const Table *t = p->t;
	const Seat *s = &t->seat[seat];
	Offer o = { .seat = seat, .order = ORDER_SILENT };

	o.call = betting_price(t, seat);
	o.raise = t->last_raise;
	o.own = s->bet;
	o.pulled = s->pulled;
	o.thrown = s->held;
	o.all = s->bet + s->held + s->stack;
	o.least = betting_least(t);
	o.most = betting_most(t, seat);
	o.no_bet = s->bet + s->pulled >= o.call;
	count_chips(p, &o);
	o.speech = clean_words(p->e);
	o.exact = o.speech.act != SAY_NOTHING;
	if (o.exact) {
		o.order = ORDER_WORDS_FIRST;
	} else if (p->e->kind == EV_SAY) {
		o.speech = p->e->speech;
		o.order = ORDER_WORDS_FIRST;
	} else if (p->e->kind == EV_THROW) {
		o.speech = p->e->speech;
		o.order = p->e->order;
	} else if (p->e->kind == EV_TAP) {
		o.speech.act = SAY_CHECK;
		o.exact = true;
	}
	/* What was said before without an amount still binds. */
	if (o.speech.act == SAY_NOTHING && s->declared != SAY_NOTHING) {
		o.speech.act = s->declared;
		o.order = ORDER_WORDS_FIRST;
	}
	return o;
}

/* What the words, or the chips, alone would amount to; nothing changes by asking. */
static Act
probe(const Play *p, const Offer *offer, bool words)
{
	Table table = *p->t;
	Report report = { 0 };
	Play play = *p;
	Offer o = *offer;

	play.t = &table;
	play.r = &report;
	play.decided = false;
	o.quiet = true;
	if (words)
		return bets_words(&play, &o).act;
	o.speech = (Speech){ .act = SAY_NOTHING };
	return bets_chips(&play, &o).act;
}

/* Words and chips at the same moment say different things (40a). */
static bool
contradict(const Play *p, const Offer *o)
{
	Act words, chips;

	if (!o->speech.has_amount && (o->speech.act == SAY_BET || o->speech.act == SAY_RAISE ||
				      o->speech.act == SAY_ALL_IN || o->speech.act == SAY_UNCLEAR))
		return false;
	words = probe(p, o, true);
	chips = probe(p, o, false);
	if (words.kind != chips.kind)
		return true;
	return o->speech.has_amount && words.total != chips.total &&
	       (o->chips > 1 || o->own + o->first < words.total);
}

static Judged
judge_together(Play *p, Offer *o)
{
	Judged judged;
	Ruling *ruling;
	Offer silent = *o;
	bool words = true;

	if (o->speech.act == SAY_UNCLEAR)
		return bets_chips(p, o);
	if (!contradict(p, o))
		return bets_words(p, o);
	ruling = play_cite(p, OUT_TOGETHER, o->seat);
	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_THROWN, o->thrown);
	if (book_parameter(p->book, PARAM_TOGETHER) == TOGETHER_FLOOR)
		words = play_choose_kind(p, ruling, OPTION_WORDS, OPTION_CHIPS) == OPTION_WORDS;
	silent.quiet = true;
	judged = words ? bets_words(p, &silent) : bets_chips(p, &silent);
	judged.ruling = ruling;
	return judged;
}

static Judged
judge_chips_first(Play *p, Offer *o)
{
	Act words = { 0 };
	Judged judged;
	Ruling *ruling;

	if (o->speech.act != SAY_UNCLEAR)
		words = probe(p, o, true);
	if (o->speech.act == SAY_UNCLEAR ||
	    (words.kind == probe(p, o, false).kind && !o->speech.has_amount)) {
		judged = bets_chips(p, o);
		if (o->speech.act != SAY_UNCLEAR)
			play_cite_plain(p, OUT_FIRST_BINDS, o->seat);
		return judged;
	}
	ruling = play_cite(p, OUT_FIRST_BINDS, o->seat);
	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_THROWN, o->thrown);
	judged = bets_chips(p, o);
	if (!judged.ruling || judged.ruling->plain)
		judged.ruling = ruling;
	return judged;
}

Judged
bets_judge(Play *p, Offer *o)
{
	switch (o->order) {
	case ORDER_SILENT:
		if (o->speech.act != SAY_NOTHING)
			return bets_words(p, o);
		return bets_chips(p, o);
	case ORDER_WORDS_FIRST:
		return bets_words(p, o);
	case ORDER_CHIPS_FIRST:
		return judge_chips_first(p, o);
	case ORDER_TOGETHER:
		return judge_together(p, o);
	}
	return bets_words(p, o);
}

/* Lists what the act comes to, without making a plain ruling an irregular one. */
static void
list_effect(Ruling *ruling, EffectKind kind, int seat, Chips amount)
{
	if (ruling && ruling->n_effects < RULING_EFFECTS_MAX)
		ruling->effect[ruling->n_effects++] =
			(Effect){ .kind = (uint8_t)kind, .seat = (uint8_t)seat, .amount = amount };
}

/* Chips in front against what the act needs: the rest goes back, or is made up. */
static void
settle_chips(Play *p, Ruling *ruling, int seat, Chips needed)
{
	Seat *s = &p->t->seat[seat];

	if (!ruling) {
		ruling = &p->spare;
		memset(ruling, 0, sizeof *ruling);
	}
	if (s->held > needed)
		play_do(p, ruling, EFFECT_RETURN, seat, s->held - needed);
	else if (s->held < needed)
		play_do(p, ruling, EFFECT_ADD, seat, needed - s->held);
}

static void
open_overlooked(Play *p, int seat, const Judged *judged, Chips least, Chips price)
{
	Open *open = NULL;

	if (judged->under) {
		open = play_open(p, OPEN_UNDER_RAISE, seat);
		if (open)
			open->amount2 = least;
	} else if (judged->short_call) {
		p->t->seat[seat].excused = price;
		open = play_open(p, OPEN_WRONG_FIGURE, seat);
		if (open)
			open->amount2 = price;
	}
	if (open)
		open->amount = judged->act.total;
}

void
bets_settle(Play *p, int seat, const Judged *judged)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Act act = judged->act;
	Chips least = betting_least(t), price = betting_price(t, seat);

	if (judged->declares) {
		s->declared = judged->declares;
		return;
	}
	if (act.kind == ACT_NONE) {
		settle_chips(p, judged->ruling, seat, 0);
		return;
	}
	if (act.kind == ACT_FOLD && !judged->forfeits)
		act.total = s->bet;
	if (act.kind == ACT_BET || act.kind == ACT_RAISE || act.kind == ACT_CALL)
		list_effect(judged->ruling, EFFECT_BET_IS, seat, act.total);
	else if (act.kind == ACT_CHECK)
		list_effect(judged->ruling, EFFECT_CHECK, seat, 0);
	settle_chips(p, judged->ruling, seat, act.total - s->bet);
	if (judged->forfeits)
		betting_book(t, seat, act.total);
	act.all_in = act.kind != ACT_FOLD && act.kind != ACT_CHECK && s->stack == 0;
	play_verdict(p, judged->ruling, seat, act);
	betting_act(t, p->book, seat, act);
	if (judged->short_call) {
		/* The turn has come back to it at once: its call passes for one. */
		s->excused = price;
		if (t->turn == seat)
			betting_pass_turn(t, seat);
	}
	open_overlooked(p, seat, judged, least, price);
	if (act.all_in && clean_words(p->e).act == SAY_ALL_IN)
		s->said_all_in = true;
	if (act.all_in && p->e->speech.act == SAY_ALL_IN &&
	    (p->e->kind == EV_SAY || p->e->kind == EV_THROW))
		s->said_all_in = true;
}

/* An act by somebody without a live hand, or with no betting open (practice.no-act). */
static void
no_act(Play *p, int seat)
{
	Seat *s = &p->t->seat[seat];
	Ruling *ruling;

	if (p->e->kind == EV_SAY && p->e->speech.act == SAY_UNCLEAR)
		return;
	ruling = play_cite(p, OUT_NO_ACT, seat);
	if (!s->pending.active && s->held > 0)
		play_do(p, ruling, EFFECT_RETURN, seat, s->held);
}

/* "If you bet, I raise" (59a). */
static void
conditional(Play *p, int seat)
{
	Ruling *ruling = play_cite(p, OUT_CONDITIONAL, seat);
	Seat *s = &p->t->seat[seat];

	play_penalise(p, ruling, seat, false);
	if (!s->pending.active && s->held > 0)
		play_do(p, ruling, EFFECT_RETURN, seat, s->held);
}

/* True if the act of this event was a tap on the table. */
static void
cite_tap(Play *p, int seat, const Judged *judged)
{
	if (p->e->kind == EV_TAP && judged->act.kind == ACT_CHECK)
		play_cite_plain(p, OUT_TAP, seat);
}

void
act_examine(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	Offer offer;
	Judged judged;

	if (t->dealing && !t->dealt && !t->misdeal && deal_can_finish(t))
		deal_finish(p);
	if (t->dealt)
		deal_replace_exposed(p);
	if ((p->e->kind == EV_SAY || p->e->kind == EV_THROW) && p->e->speech.conditional) {
		conditional(p, seat);
		return;
	}
	if (!t->betting || s->hand != HAND_LIVE || s->stack + s->held == 0) {
		no_act(p, seat);
		return;
	}
	if (seat != t->turn) {
		if (p->e->kind == EV_SAY && p->e->speech.act == SAY_UNCLEAR)
			return;
		if (!turn_early(p, seat))
			turn_out(p, seat);
		return;
	}
	offer = bets_offer(p, seat);
	judged = bets_judge(p, &offer);
	cite_tap(p, seat, &judged);
	bets_settle(p, seat, &judged);
}

void
act_pull_back(Play *p, Chips amount)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	bool facing = s->bet + amount < betting_price(t, seat);
	Ruling *ruling;

	if (t->betting && seat == t->turn && s->hand == HAND_LIVE) {
		s->pulled += amount;
		if (!facing)
			return;
		ruling = play_cite(p, OUT_PULLED_BOUND, seat);
		play_fact(ruling, FACT_TO_CALL, t->bet);
		play_do(p, ruling, EFFECT_NO_FOLD, seat, 0);
		return;
	}
	/* A bet that was made stays where it is. */
	ruling = play_cite(p, OUT_PULLED_BOUND, seat);
	play_do(p, ruling, EFFECT_ADD, seat, amount);
	betting_book(t, seat, s->bet + amount);
}

/* A bet or raise under the minimum is noticed (52). */
void
act_under_raise(Play *p, const Open *overlooked, Outcome outcome)
{
	Open open = *overlooked;
	Table *t = p->t;
	Chips least = open.amount2;
	bool in_time = open.hand == t->hand_no && open.street == t->street && !t->showdown_begun &&
		       t->bet == open.amount;
	Ruling *ruling;

	if (!in_time && open.street == STREET_RIVER && t->street == STREET_SHOWDOWN)
		in_time = open.hand == t->hand_no && !t->showdown_begun && t->bet == open.amount;
	ruling = play_cite(p, in_time ? outcome : OUT_UNDER_RAISE_LATE, open.seat);
	play_fact(ruling, FACT_TOTAL, open.amount);
	play_fact(ruling, FACT_MINIMUM, least);
	if (!in_time) {
		play_do(p, ruling, EFFECT_STANDS, open.seat, 0);
		return;
	}
	t->bet = least;
	if (t->limit != LIMIT_FIXED && least - t->prior_bet > t->last_raise)
		t->last_raise = least - t->prior_bet;
	betting_level(t);
	for (int seat = 1; seat <= t->seats; seat++) {
		Seat *s = &t->seat[seat];
		Chips more = least - s->bet;

		if (s->hand != HAND_LIVE || s->bet != open.amount || s->stack == 0)
			continue;
		if (more > s->stack)
			more = s->stack;
		play_do(p, ruling, EFFECT_ADD, seat, more);
		betting_book(t, seat, s->bet + more);
		list_effect(ruling, EFFECT_BET_IS, seat, s->bet);
		s->acted_at = least;
	}
}

/* A call of a wrong figure is noticed (49). */
void
act_wrong_figure(Play *p, const Open *overlooked, Outcome outcome)
{
	Open open = *overlooked;
	Table *t = p->t;
	Seat *s = &t->seat[open.seat];
	Ruling *ruling = play_cite(p, outcome, open.seat);
	Chips more = open.amount2 - s->bet;

	play_fact(ruling, FACT_TOLD, open.amount);
	play_fact(ruling, FACT_TO_CALL, open.amount2);
	if (open.hand != t->hand_no || open.street != t->street || s->hand != HAND_LIVE ||
	    more <= 0) {
		play_do(p, ruling, EFFECT_STANDS, open.seat, 0);
		return;
	}
	s->excused = 0;
	if (more > s->stack)
		more = s->stack;
	play_do(p, ruling, EFFECT_ADD, open.seat, more);
	betting_book(t, open.seat, s->bet + more);
	list_effect(ruling, EFFECT_BET_IS, open.seat, s->bet);
}
