/* Words at the table: test 4 of the betting section (40b, 41a, 42b, 43, 51a, 55, 57). */
#include "engine/rules/bets.h"

#include "engine/betting.h"

#include <string.h>

/* True if the chips put in are not what the words amount to. */
static bool
chips_differ(const Offer *o, Act act)
{
	return o->thrown > 0 && o->own + o->thrown != act.total;
}

/* The ruling that carries what is made up or goes back, where words and chips differ. */
static void
words_bind(Play *p, Offer *o, Judged *judged, Ruling *said)
{
	if (!chips_differ(o, judged->act) || judged->ruling)
		return;
	if (!said || said == &p->spare)
		said = bets_cite(p, o, OUT_WORDS_BIND, false);
	said->plain = false;
	play_fact(said, FACT_NAMED, judged->act.total);
	play_fact(said, FACT_THROWN, o->thrown);
	judged->ruling = said;
}

static Judged
say_fold(Play *p, Offer *o)
{
	Judged judged = { .act = { .kind = ACT_FOLD, .total = o->own } };
	Seat *s = &p->t->seat[o->seat];

	if (s->no_fold) {
		judged.ruling = bets_cite(p, o, OUT_PULLED_FOLD, false);
		play_do(p, judged.ruling, EFFECT_REFUSED, o->seat, 0);
		judged.act.kind = ACT_NONE;
		return judged;
	}
	if (o->no_bet) {
		judged.ruling = bets_cite(p, o, OUT_ODD_FOLD, false);
		play_do(p, judged.ruling, EFFECT_KILL, o->seat, 0);
		if (book_parameter(p->book, PARAM_PENALTY_FOLD) == FOLD_LADDER)
			play_penalise(p, judged.ruling, o->seat, false);
	}
	return judged;
}

static Judged
say_check(Play *p, Offer *o)
{
	Judged judged = { .act = { .kind = ACT_CHECK, .total = o->own } };

	if (!o->no_bet) {
		judged.ruling = bets_cite(p, o, OUT_WORDS_CHECK, false);
		play_fact(judged.ruling, FACT_TO_CALL, o->call);
		play_do(p, judged.ruling, EFFECT_NO_RAISE, o->seat, 0);
		judged.act.kind = ACT_NONE;
	}
	words_bind(p, o, &judged, NULL);
	return judged;
}

static Judged
say_call(Play *p, Offer *o)
{
	Judged judged = { .act = bets_call(o) };
	Seat *s = &p->t->seat[o->seat];

	if (o->no_bet) {
		judged.ruling = bets_cite(p, o, OUT_WORDS_CALL, false);
		return judged;
	}
	bets_cite(p, o, OUT_SAID_CALL, true);
	if (s->told && s->told != o->call) {
		judged.ruling = bets_cite(p, o, OUT_WRONG_FIGURE, false);
		play_fact(judged.ruling, FACT_TOLD, s->told);
		play_fact(judged.ruling, FACT_TO_CALL, o->call);
	} else if (chips_differ(o, judged.act)) {
		judged.ruling = bets_cite(p, o, OUT_SAID_CALL_CHIPS, false);
		play_fact(judged.ruling, FACT_TO_CALL, o->call);
		play_fact(judged.ruling, FACT_THROWN, o->thrown);
	}
	return judged;
}

/* A bet or raise in words, under the minimum: made up, or overlooked on notice (52). */
static void
under_minimum(Play *p, Offer *o, Judged *judged, Chips total, bool bet)
{
	if (p->t->on_notice && total > o->call && total > o->own) {
		judged->act.total = total;
		judged->act.all_in = total == o->all;
		judged->under = true;
		return;
	}
	judged->ruling = bets_cite(p, o, bet ? OUT_MINIMUM_BET : OUT_MINIMUM_RAISE, false);
	play_fact(judged->ruling, FACT_NAMED, total);
	play_fact(judged->ruling, FACT_TO_CALL, o->call);
	play_fact(judged->ruling, FACT_LAST_RAISE, o->raise);
	play_fact(judged->ruling, FACT_MINIMUM, o->least);
}

/* "Bet 500", "five hundred": no bet is faced, or it is the big blind's option. */
static Judged
say_bet(Play *p, Offer *o, Chips total, Outcome said)
{
	Judged judged = { 0 };
	bool made_up;
	Ruling *ruling = bets_cite(p, o, said, true);

	judged.act = bets_raise(p, o, &judged, total, &made_up);
	if (made_up && !judged.ruling)
		under_minimum(p, o, &judged, total, true);
	words_bind(p, o, &judged, ruling);
	return judged;
}

/* "Raise to 1200", and "raise" where there is nothing to raise (55.2). */
static Judged
say_raise(Play *p, Offer *o, Chips total)
{
	Judged judged = { 0 };
	bool made_up;
	bool nothing_to_raise = p->t->bet == 0;
	Ruling *ruling;

	ruling = bets_cite(p, o, nothing_to_raise ? OUT_WORDS_RAISE : OUT_SAID_AMOUNT,
			   !nothing_to_raise);
	judged.act = bets_raise(p, o, &judged, total, &made_up);
	if (made_up && !judged.ruling) {
		if (nothing_to_raise)
			play_fact(ruling, FACT_MINIMUM, o->least);
		else
			under_minimum(p, o, &judged, total, false);
	}
	if (nothing_to_raise && !judged.ruling)
		judged.ruling = ruling;
	words_bind(p, o, &judged, ruling);
	return judged;
}

/* A number and no verb, facing a bet: as that amount pushed silently in several chips (40b). */
static Judged
say_number(Play *p, Offer *o, Chips total)
{
	Offer silent = *o;
	Judged judged;
	bool made_up;
	Ruling *ruling = bets_cite(p, o, OUT_NUMBER_JUDGED, true);
	Chips base = book_parameter(p->book, PARAM_HALF_OF) == HALF_OF_BET ? o->call : o->raise;
	Chips twice = 2 * (total - o->call);
	bool raises = twice > base || (twice == base && total > o->call &&
				       book_parameter(p->book, PARAM_HALF_IS) == HALF_RAISES);

	play_fact(ruling, FACT_NAMED, total);
	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_LAST_RAISE, o->raise);
	silent.quiet = false;
	memset(&judged, 0, sizeof judged);
	if (!raises) {
		judged.act = bets_call(o);
		made_up = total != judged.act.total;
	} else {
		judged.act = bets_raise(p, &silent, &judged, total, &made_up);
	}
	if (!judged.ruling && (made_up || chips_differ(o, judged.act))) {
		judged.ruling = ruling;
		ruling->plain = false;
	}
	return judged;
}

static Judged
say_all_in(Play *p, Offer *o)
{
	Judged judged = { 0 };
	bool made_up;

	if (o->all <= o->call) {
		judged.act = bets_call(o);
		return judged;
	}
	judged.act = bets_raise(p, o, &judged, o->all, &made_up);
	words_bind(p, o, &judged, NULL);
	return judged;
}

/* "Raise" or "bet" without an amount: the chips that come with it are the amount (44.3). */
static Judged
say_no_amount(Play *p, Offer *o)
{
	Judged judged = { 0 };
	bool made_up;
	bool raise = o->speech.act == SAY_RAISE && p->t->bet > 0;
	Chips total = o->chips == 1 ? o->first : o->own + o->first;
	Ruling *ruling;

	if (o->thrown == 0) {
		judged.declares = o->speech.act;
		return judged;
	}
	if (o->speech.act == SAY_BET && p->t->bet > 0 && total <= o->call)
		return say_number(p, o, total);
	if (p->t->bet == 0 && o->speech.act == SAY_RAISE)
		ruling = bets_cite(p, o, OUT_WORDS_RAISE, false);
	else
		ruling = bets_cite(p, o, raise ? OUT_RAISE_CHIP : OUT_SAID_BET, true);
	play_fact(ruling, FACT_THROWN, o->first);
	play_fact(ruling, FACT_TO_CALL, o->call);
	play_fact(ruling, FACT_MINIMUM, o->least);
	judged.act = bets_raise(p, o, &judged, total, &made_up);
	if (judged.ruling)
		return judged;
	judged.ruling = ruling;
	if (o->motions > 1) {
		judged.ruling = bets_cite(p, o, OUT_STRING, false);
		play_fact(judged.ruling, FACT_FIRST_MOTION, o->first);
	} else if (made_up) {
		Outcome least = raise ? OUT_MINIMUM_RAISE : OUT_MINIMUM_BET;

		bets_cite(p, o, least, ruling != &p->spare && !ruling->plain);
		if (ruling->plain)
			ruling->plain = ruling == &p->spare;
	}
	if (chips_differ(o, judged.act))
		judged.ruling->plain = false;
	return judged;
}

/* The readings that words which fit nothing may have, the lowest first (57). */
static int
readings(Play *p, Offer *o, Option options[RULING_CHOICES_MAX])
{
	OptionKind bet = p->t->bet > 0 ? OPTION_RAISE : OPTION_BET;
	int n = 0;

	for (Chips times = 100; o->speech.has_amount && times <= 1000; times *= 10) {
		Chips total = o->speech.amount * times;

		if (total >= o->least && total <= o->all && total <= o->most)
			options[n++] = (Option){ .kind = bet, .amount = total };
		else if (n == 0 && p->t->bet > 0 && !o->no_bet && total <= o->call)
			options[n++] = (Option){ .kind = OPTION_CALL };
	}
	if (n > 0)
		return n;
	if (o->no_bet) {
		options[n++] = (Option){ .kind = OPTION_CHECK };
	} else {
		options[n++] = (Option){ .kind = OPTION_FOLD };
		options[n++] = (Option){ .kind = OPTION_CALL };
	}
	if (betting_may_raise(p->t, p->book, o->seat) && !betting_capped(p->t, p->book) &&
	    o->all > o->call && table_count_able(p->t) > 1)
		options[n++] =
			(Option){ .kind = bet, .amount = o->least < o->all ? o->least : o->all };
	return n;
}

static Judged
say_unclear(Play *p, Offer *o)
{
	Judged judged = { 0 };
	Option options[RULING_CHOICES_MAX];
	int n = readings(p, o, options);
	Option reading;
	bool made_up;

	judged.ruling = bets_cite(p, o, OUT_UNCLEAR, false);
	reading = play_choose(p, judged.ruling, options, n);
	if (reading.kind == OPTION_FOLD)
		judged.act = (Act){ .kind = ACT_FOLD, .total = o->own };
	else if (reading.kind == OPTION_CHECK || reading.kind == OPTION_CALL)
		judged.act = bets_call(o);
	else {
		Offer silent = *o;
		Ruling *ruling = judged.ruling;

		silent.quiet = true;
		judged.act = bets_raise(p, &silent, &judged, reading.amount, &made_up);
		judged.ruling = ruling;
	}
	return judged;
}

/* An amount that no chips in use can make ("five" where 25 is the smallest) is unclear. */
static bool
amount_is_unclear(const Play *p, const Offer *o)
{
	Heap heap = heap_of(&p->t->in_use, o->speech.amount);

	return !o->exact && o->speech.has_amount &&
	       heap_value(&p->t->in_use, &heap) != o->speech.amount;
}

/* Bound to raise by an earlier word; anything less is the least raise (40a). */
static bool
backs_out(const Play *p, const Offer *o)
{
	SpeechAct declared = p->t->seat[o->seat].declared;

	return declared != SAY_NOTHING && (o->speech.act == SAY_FOLD ||
					   o->speech.act == SAY_CHECK || o->speech.act == SAY_CALL);
}

Judged
bets_words(Play *p, Offer *o)
{
	Chips amount = o->speech.by ? o->call + o->speech.amount : o->speech.amount;

	if (backs_out(p, o)) {
		Judged judged = { 0 };
		bool made_up;
		Ruling *ruling = bets_cite(p, o, OUT_FIRST_BINDS, false);

		judged.act = bets_raise(p, o, &judged, o->least, &made_up);
		judged.ruling = ruling;
		return judged;
	}
	if (amount_is_unclear(p, o))
		return say_unclear(p, o);
	switch (o->speech.act) {
	case SAY_NOTHING:
		return bets_chips(p, o);
	case SAY_FOLD:
		return say_fold(p, o);
	case SAY_CHECK:
		return say_check(p, o);
	case SAY_CALL:
		return say_call(p, o);
	case SAY_BET:
	case SAY_RAISE:
		if (!o->speech.has_amount)
			return say_no_amount(p, o);
		if (o->speech.act == SAY_RAISE)
			return say_raise(p, o, amount);
		if (p->t->bet == 0)
			return say_bet(p, o, amount, OUT_SAID_BET);
		return say_number(p, o, amount);
	case SAY_ALL_IN:
		return say_all_in(p, o);
	case SAY_POT:
		amount = p->t->bet + table_total(p->t) - p->t->carried - p->t->seat[o->seat].held +
			 (p->t->bet - o->own);
		return p->t->bet == 0 ? say_bet(p, o, amount, OUT_SAID_BET)
				      : say_raise(p, o, amount);
	case SAY_NUMBER:
		if (p->t->seat[o->seat].declared == SAY_RAISE)
			return say_raise(p, o, amount);
		if (p->t->bet == 0)
			return say_bet(p, o, amount, OUT_NUMBER_BET);
		return say_number(p, o, amount);
	case SAY_UNCLEAR:
		return say_unclear(p, o);
	}
	return bets_chips(p, o);
}
