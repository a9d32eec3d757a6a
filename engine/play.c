#include "engine/play.h"

#include <string.h>

static Ruling *
add_ruling(Play *p, const Clause *clause, Outcome outcome, int seat, bool plain)
{
	Ruling *ruling = &p->spare;

	if (p->r->n_rulings < REPORT_RULINGS_MAX)
		ruling = &p->r->ruling[p->r->n_rulings++];
	memset(ruling, 0, sizeof *ruling);
	if (clause) {
		memcpy(ruling->rule, clause->id, sizeof ruling->rule);
		ruling->silent = book_is_silent(p->book, clause);
	}
	ruling->outcome = outcome;
	ruling->seat = (uint8_t)seat;
	ruling->plain = plain;
	return ruling;
}

/* True if the clause is cited for that seat in this event already. */
static bool
is_cited(const Play *p, const Clause *clause, int seat)
{
	for (int i = 0; i < p->r->n_rulings; i++)
		if (p->r->ruling[i].seat == seat && !strcmp(p->r->ruling[i].rule, clause->id))
			return true;
	return false;
}

static Ruling *
cite(Play *p, Outcome outcome, int seat, bool plain)
{
	int n = book_cites(p->book, outcome);
	int first = p->r->n_rulings;

	if (n == 0) {
		memset(&p->spare, 0, sizeof p->spare);
		p->spare.outcome = outcome;
		return &p->spare;
	}
	for (int k = 0; k < n; k++) {
		const Clause *clause = book_cite(p->book, outcome, k);

		if (plain && is_cited(p, clause, seat))
			continue;
		if (k > 0 && is_cited(p, clause, seat))
			continue;
		add_ruling(p, clause, outcome, seat, plain || k > 0);
	}
	return first < p->r->n_rulings ? &p->r->ruling[first] : &p->spare;
}

Ruling *
play_cite(Play *p, Outcome outcome, int seat)
{
	return cite(p, outcome, seat, false);
}

Ruling *
play_cite_plain(Play *p, Outcome outcome, int seat)
{
	return cite(p, outcome, seat, true);
}

void
play_fact(Ruling *ruling, FactKind kind, Chips value)
{
	if (ruling->n_facts < RULING_FACTS_MAX)
		ruling->fact[ruling->n_facts++] = (Fact){ .kind = (uint8_t)kind, .value = value };
}

void
play_effect(Play *p, Ruling *ruling, Effect effect)
{
	effect_apply(p->t, &effect);
	ruling->plain = false;
	if (ruling->n_effects < RULING_EFFECTS_MAX)
		ruling->effect[ruling->n_effects++] = effect;
	if (effect.kind == EFFECT_RETURN && effect.seat) {
		p->r->returned[effect.seat] += effect.amount;
		ruling->returned += effect.amount;
	}
}

void
play_do(Play *p, Ruling *ruling, EffectKind kind, int seat, Chips amount)
{
	Effect effect = { .kind = (uint8_t)kind, .seat = (uint8_t)seat, .amount = amount };

	play_effect(p, ruling, effect);
}

Option
play_choose(Play *p, Ruling *ruling, const Option *options, int n)
{
	ruling->plain = false;
	ruling->n_choices = 0;
	ruling->chosen = 0;
	for (int i = 0; i < n && i < RULING_CHOICES_MAX; i++)
		ruling->choice[ruling->n_choices++] = options[i];
	for (int i = 0; p->decided && i < ruling->n_choices; i++)
		if (options[i].kind == p->decision.kind &&
		    options[i].amount == p->decision.amount) {
			ruling->chosen = (uint8_t)i;
			p->met = true;
		}
	return options[ruling->chosen];
}

OptionKind
play_choose_kind(Play *p, Ruling *ruling, OptionKind first, OptionKind second)
{
	Option options[2] = { { .kind = first }, { .kind = second } };

	return play_choose(p, ruling, options, 2).kind;
}

void
play_verdict(Play *p, Ruling *ruling, int seat, Act act)
{
	if (ruling)
		ruling->verdict = act;
	for (int i = 0; i < p->r->n_verdicts; i++)
		if (p->r->verdict[i].seat == seat) {
			p->r->verdict[i].act = act;
			return;
		}
	if (p->r->n_verdicts < REPORT_VERDICTS_MAX)
		p->r->verdict[p->r->n_verdicts++] =
			(SeatVerdict){ .seat = (uint8_t)seat, .act = act };
}

/*
 * The ladder's default step: a warning first, then one hand, then one round;
 * a grave offence begins with one hand (71.1). Hands count from the next on.
 */
void
play_penalise(Play *p, Ruling *ruling, int seat, bool grave)
{
	Seat *s = &p->t->seat[seat];
	Effect effect = { .kind = EFFECT_PENALISE, .seat = (uint8_t)seat };
	int step = s->offences + (grave && s->offences == 0 ? 1 : 0);

	play_fact(ruling, FACT_OFFENCES, s->offences);
	p->imposed = true;
	if (p->no_penalty)
		return;
	if (step == 0) {
		effect.step = STEP_WARNING;
	} else if (step == 1) {
		effect.step = STEP_HANDS;
		effect.n = 1;
	} else {
		effect.step = STEP_ROUNDS;
		effect.n = 1;
	}
	play_effect(p, ruling, effect);
	if (grave && s->offences < 2)
		s->offences = 2;
}

bool
play_is_open(const Table *table, OpenKind kind, int seat)
{
	for (int i = 0; i < table->n_open; i++)
		if (table->open[i].kind == kind && (!seat || table->open[i].seat == seat))
			return true;
	return false;
}

Open *
play_open(Play *p, OpenKind kind, int seat)
{
	Table *t = p->t;
	Open *open;

	for (int i = 0; i < t->n_open; i++)
		if (t->open[i].kind == kind && t->open[i].seat == seat &&
		    t->open[i].hand == t->hand_no)
			return &t->open[i];
	if (t->n_open == OPEN_MAX)
		return NULL;
	open = &t->open[t->n_open++];
	memset(open, 0, sizeof *open);
	open->kind = kind;
	open->seat = (uint8_t)seat;
	open->street = t->street;
	open->hand = t->hand_no;
	open->event = t->event_no;
	open->visible = true;
	return open;
}

void
play_close_open(Table *table, OpenKind kind, int seat)
{
	int kept = 0;

	for (int i = 0; i < table->n_open; i++)
		if (table->open[i].kind != kind || (seat && table->open[i].seat != seat))
			table->open[kept++] = table->open[i];
	memset(&table->open[kept], 0, sizeof table->open[0] * (size_t)(table->n_open - kept));
	table->n_open = (uint8_t)kept;
}

/* How many different seats have acted. */
static int
acted_seats(const ActLog *log)
{
	int count = 0;

	for (int seat = 1; seat <= SEAT_MAX; seat++)
		count += (log->seats >> seat) & 1;
	return count;
}

/* Two acts in sequence that put chips in: both of them, or one of two (36a). */
static bool
two_with_chips(const Play *p, const ActLog *log)
{
	bool one = book_parameter(p->book, PARAM_SUBSTANTIAL_CHIPS) == CHIPS_ONE;

	for (int i = 1; i < log->n && i < 16; i++) {
		bool before = (log->with_chips >> (i - 1)) & 1;
		bool now = (log->with_chips >> i) & 1;

		if (one ? before || now : before && now)
			return true;
	}
	return false;
}

bool
play_misdeal_possible(const Play *p)
{
	const ActLog *log = &p->t->since_deal;

	if (p->t->street != STREET_PREFLOP)
		return false;
	if (book_parameter(p->book, PARAM_WINDOW_UNTIL) == UNTIL_PLAYERS_ACTED)
		return acted_seats(log) < 2;
	return log->n < 3 && !two_with_chips(p, log);
}

Ruling *
play_too_late(Play *p, int seat)
{
	const ActLog *log = &p->t->since_deal;
	Ruling *ruling = play_cite(p, OUT_WINDOW_TOO_LATE, seat);
	Ruling *beside;

	play_fact(ruling, FACT_ACTS, log->n);
	play_fact(ruling, FACT_ACTED_SEATS, acted_seats(log));
	if (book_parameter(p->book, PARAM_WINDOW_UNTIL) == UNTIL_PLAYERS_ACTED)
		return ruling;
	beside = play_cite_plain(
		p, two_with_chips(p, log) ? OUT_WINDOW_CHIPS_ACTS : OUT_WINDOW_ANY_ACTS, seat);
	play_fact(beside, FACT_ACTS, log->n);
	return ruling;
}

bool
play_give_card(Table *table, int seat, bool face_up)
{
	Seat *s = &table->seat[seat];
	bool unknown;
	Card card;
	int index = s->n_hole;

	if (s->n_hole == HOLE_MAX || table->stub.n == 0)
		return false;
	/* A replacement comes for the first card that is to be replaced. */
	for (int i = 0; i < s->n_hole; i++)
		if ((s->open_dealt >> i) & 1)
			index = -1;
	card = table_draw(table, seat, index, &unknown);
	s->hole[s->n_hole] = card;
	if (unknown)
		s->unknown |= 1u << s->n_hole;
	if (face_up)
		s->exposed |= 1u << s->n_hole;
	s->n_hole++;
	return true;
}
