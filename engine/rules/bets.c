/* Chips put in without words, and what bounds a raise: tests 5 to 14 of the betting section. */
#include "engine/rules/bets.h"

#include "engine/betting.h"

#include <string.h>

Ruling *
bets_cite(Play *p, const Offer *offer, Outcome outcome, bool plain)
{
	if (offer->quiet) {
		memset(&p->spare, 0, sizeof p->spare);
		return &p->spare;
	}
	return plain ? play_cite_plain(p, outcome, offer->seat)
		     : play_cite(p, outcome, offer->seat);
}

static void
list_facts(Ruling *ruling, const Offer *o, Chips total)
{
	Chips over = total - o->call;

	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_LAST_RAISE, o->raise);
	play_fact(ruling, FACT_THROWN, o->first);
	play_fact(ruling, FACT_CHIPS, o->chips);
	play_fact(ruling, FACT_TOTAL, total);
	if (over > 0 && o->call > 0) {
		play_fact(ruling, FACT_OVER, over);
		if (o->raise > 0 && over < CHIPS_LIMIT)
			play_fact(ruling, FACT_OVER_PERCENT, over * 100 / o->raise);
		play_fact(ruling, FACT_ONE_FEWER, total - o->smallest);
	}
}

Act
bets_call(const Offer *o)
{
	Act act = { .kind = ACT_CHECK, .total = o->own };

	Chips price = o->call < o->all ? o->call : o->all;

	/* A blind that was pulled back and then checked lies there again. */
	if (o->no_bet) {
		act.total = price > o->own ? price : o->own;
		return act;
	}
	act.kind = ACT_CALL;
	act.total = price;
	act.all_in = act.total == o->all;
	return act;
}

/* A raise that the seat may not make is a call (47a, practice.cap, nobody left to answer). */
static bool
raise_is_closed(Play *p, Offer *o, Judged *judged)
{
	const Table *t = p->t;
	const Seat *s = &t->seat[o->seat];
	int others = table_count_able(t) - table_is_able(t, o->seat);

	if (!betting_may_raise(t, p->book, o->seat)) {
		judged->ruling =
			bets_cite(p, o, s->no_raise ? OUT_WORDS_CHECK : OUT_REOPEN_CLOSED, false);
		play_fact(judged->ruling, FACT_GROWN, t->bet - s->acted_at);
		play_fact(judged->ruling, FACT_LAST_RAISE, o->raise);
		return true;
	}
	if (betting_capped(t, p->book)) {
		judged->ruling = bets_cite(p, o, OUT_CAP, false);
		return true;
	}
	if (others == 0) {
		judged->ruling = bets_cite(p, o, OUT_UNCALLED, true);
		return true;
	}
	return false;
}

/* Clauses that say what a raise in order counts as (47b, 48). */
static void
cite_raise(Play *p, const Offer *o)
{
	const Seat *s = &p->t->seat[o->seat];

	if (s->acted && p->t->bet > s->acted_at)
		bets_cite(p, o, OUT_REOPEN_OPEN, true);
	if (p->t->limit != LIMIT_FIXED && p->t->raises >= 3)
		bets_cite(p, o, OUT_MANY_RAISES, true);
}

Act
bets_raise(Play *p, Offer *o, Judged *judged, Chips total, bool *made_up)
{
	Act act = { .kind = p->t->bet > 0 ? ACT_RAISE : ACT_BET };

	*made_up = false;
	if (raise_is_closed(p, o, judged))
		return bets_call(o);
	if (total < o->least) {
		*made_up = total < o->all;
		total = o->least;
	}
	if (total > o->most) {
		judged->ruling = bets_cite(p, o, OUT_MAXIMUM, false);
		play_fact(judged->ruling, FACT_MAXIMUM, o->most);
		total = o->most;
	}
	if (total > o->all)
		total = o->all;
	if (total <= o->call && act.kind == ACT_RAISE)
		return bets_call(o);
	act.total = total;
	act.all_in = total == o->all;
	cite_raise(p, o);
	return act;
}

/* No bet to face: the chips are the bet (test 7). */
static Judged
open_bet(Play *p, Offer *o, Chips total)
{
	Judged judged = { 0 };
	bool made_up;
	Ruling *ruling = NULL;

	if (o->chips == 1)
		ruling = bets_cite(p, o, OUT_OPENING_CHIP, true);
	judged.act = bets_raise(p, o, &judged, total, &made_up);
	if (made_up) {
		judged.ruling = bets_cite(p, o, OUT_MINIMUM_BET, false);
		play_fact(judged.ruling, FACT_MINIMUM, o->least);
		play_fact(judged.ruling, FACT_TOTAL, total);
	}
	if (!judged.ruling)
		judged.ruling = ruling;
	return judged;
}

/* Fewer chips than the bet: a call to be made up, or what the floor says (test 9). */
static Judged
undercall(Play *p, Offer *o, Chips total)
{
	Seat *s = &p->t->seat[o->seat];
	Judged judged = { .act = bets_call(o) };

	if (judged.act.total <= total)
		return judged;
	if (s->told && s->told != o->call) {
		if (p->t->on_notice) {
			judged.act.total = total;
			judged.short_call = true;
			return judged;
		}
		judged.ruling = bets_cite(p, o, OUT_WRONG_FIGURE, false);
		play_fact(judged.ruling, FACT_TOLD, s->told);
		play_fact(judged.ruling, FACT_TO_CALL, o->call);
		return judged;
	}
	bets_cite(p, o, o->chips == 1 ? OUT_CALL_ONE_CHIP : OUT_CALL_SEVERAL, true);
	judged.ruling = bets_cite(p, o, OUT_UNDERCALL, false);
	list_facts(judged.ruling, o, total);
	if (o->quiet || book_parameter(p->book, PARAM_UNDERCALL) != FORFEIT_FLOOR)
		return judged;
	if (play_choose_kind(p, judged.ruling, OPTION_COMPLETE, OPTION_FORFEIT) == OPTION_FORFEIT) {
		judged.act = (Act){ .kind = ACT_FOLD, .total = total };
		judged.forfeits = true;
	}
	return judged;
}

/* Which raise by several chips it is, for the clauses cited (43a.2, 45b, 61). */
static Outcome
raise_outcome(const Offer *o, Chips total, Chips base)
{
	if (!o->uniform && o->own + o->largest >= o->call && o->chips > 1)
		return OUT_OVER_FOR_CHANGE;
	if (2 * (total - o->call) == base)
		return OUT_OVER_AT_HALF;
	return o->uniform ? OUT_OVER_HALF_EQUAL : OUT_OVER_HALF_MIXED;
}

/* The half test of several chips over the bet (tests 13 and 14). */
static Judged
half_test(Play *p, Offer *o, Chips total, Outcome carrier)
{
	Chips base = book_parameter(p->book, PARAM_HALF_OF) == HALF_OF_BET ? o->call : o->raise;
	Chips twice = 2 * (total - o->call);
	bool half_calls = book_parameter(p->book, PARAM_HALF_IS) == HALF_CALLS;
	Judged judged = { 0 };
	Ruling *ruling;
	bool made_up;
	bool added = carrier != OUTCOME_COUNT;

	if (twice < base || (twice == base && half_calls)) {
		judged.act = bets_call(o);
		judged.ruling = bets_cite(p, o, added ? carrier : OUT_OVER_UNDER_HALF, false);
		list_facts(judged.ruling, o, total);
		return judged;
	}
	judged.act = bets_raise(p, o, &judged, total, &made_up);
	if (judged.ruling)
		return judged;
	ruling = bets_cite(p, o, added ? carrier : raise_outcome(o, total, base), !made_up);
	list_facts(ruling, o, total);
	if (added)
		bets_cite(p, o, raise_outcome(o, total, base), true);
	play_fact(ruling, FACT_MINIMUM, o->least);
	if (!made_up)
		bets_cite(p, o, OUT_ONE_MOTION, true);
	judged.ruling = ruling;
	return judged;
}

/* Chips added to a bet in front, or after it was pulled back (46). */
static Judged
added_chips(Play *p, Offer *o, Chips total)
{
	Judged judged = { 0 };
	bool covered = o->own + o->pulled >= o->call;
	bool whole_back = o->pulled > 0 && o->own == 0;
	bool call = o->chips == 1 && (whole_back || (!covered && o->pulled == 0));

	if (!call && o->pulled == 0 && o->uniform && o->chips > 1 &&
	    total - o->smallest < o->call &&
	    book_parameter(p->book, PARAM_EACH_NEEDED) != NEEDED_NEVER)
		call = true;
	if (!call) {
		Ruling *carrier;
		int before = p->r->n_rulings;

		if (total <= o->call) {
			judged.act = bets_call(o);
			judged.ruling = bets_cite(p, o, OUT_ADDED_JUDGED, false);
			bets_cite(p, o, OUT_ADDED_ASK, true);
			return judged;
		}
		judged = half_test(p, o, total, OUT_ADDED_JUDGED);
		carrier = judged.ruling;
		if (p->r->n_rulings > before)
			bets_cite(p, o, OUT_ADDED_ASK, true);
		judged.ruling = carrier;
		return judged;
	}
	if (covered)
		o->no_bet = true;
	judged.act = bets_call(o);
	judged.ruling = bets_cite(p, o, OUT_ADDED_JUDGED, false);
	list_facts(judged.ruling, o, total);
	bets_cite(p, o, OUT_ADDED_ASK, true);
	if (o->chips == 1)
		bets_cite(p, o, OUT_CALL_ONE_CHIP, true);
	else
		bets_cite(p, o, OUT_OVER_EACH_NEEDED, true);
	return judged;
}

static bool
each_is_needed(const Play *p, const Offer *o, Chips total)
{
	int needed = book_parameter(p->book, PARAM_EACH_NEEDED);

	if (needed == NEEDED_NEVER || (needed == NEEDED_SAME && !o->uniform))
		return false;
	return total - o->smallest < o->call;
}

/* One motion of chips: tests 7 and 9 to 14. */
static Judged
one_motion(Play *p, Offer *o)
{
	Chips total = o->own + o->first;
	Judged judged = { 0 };

	if (p->t->bet == 0)
		return open_bet(p, o, total);
	if (o->no_bet || o->pulled > 0)
		return added_chips(p, o, total);
	if (total < o->call)
		return undercall(p, o, total);
	if (total == o->call) {
		judged.act = bets_call(o);
		judged.ruling = bets_cite(p, o, OUT_CALL_EXACT, true);
		return judged;
	}
	if (o->own > 0)
		return added_chips(p, o, total);
	if (o->chips == 1) {
		judged.act = bets_call(o);
		judged.ruling = bets_cite(p, o, OUT_OVER_ONE_CHIP, false);
		list_facts(judged.ruling, o, total);
		bets_cite(p, o, OUT_CALL_ONE_CHIP, true);
		return judged;
	}
	if (each_is_needed(p, o, total)) {
		judged.act = bets_call(o);
		judged.ruling = bets_cite(p, o, OUT_OVER_EACH_NEEDED, false);
		list_facts(judged.ruling, o, total);
		return judged;
	}
	return half_test(p, o, total, OUTCOME_COUNT);
}

/* Several motions and no amount named: only the first counts (test 5, 56). */
static Judged
string_bet(Play *p, Offer *o)
{
	Offer first = *o;
	Judged judged;
	Ruling *ruling = bets_cite(p, o, OUT_STRING, false);

	play_fact(ruling, FACT_FIRST_MOTION, o->first);
	play_fact(ruling, FACT_THROWN, o->thrown);
	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_MINIMUM, o->least);
	first.quiet = true;
	if (p->t->bet > 0 && book_parameter(p->book, PARAM_STRING) == STRING_CALL)
		judged = (Judged){ .act = bets_call(o) };
	else
		judged = one_motion(p, &first);
	judged.ruling = ruling;
	return judged;
}

Judged
bets_chips(Play *p, Offer *o)
{
	if (o->motions > 1)
		return string_bet(p, o);
	return one_motion(p, o);
}
