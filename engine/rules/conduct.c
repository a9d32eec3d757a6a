/* Conduct and penalties: 63, 67, 69 to 71; practice.conduct, practice.penalty. */
#include "engine/rules/rules.h"

/* Breaches that are owed a penalty the first time (69, and of 70 abuse; foul language at a person). */
static bool
is_grave(const Play *p)
{
	bool grave_known = book_parameter(p->book, PARAM_GRAVE) == GRAVE_ONE_HAND;

	switch (p->e->breach) {
	case BREACH_SOFT_PLAY:
	case BREACH_CHIP_DUMPING:
	case BREACH_COLLUSION:
	case BREACH_ABUSE:
		return grave_known;
	case BREACH_FOUL_LANGUAGE:
		return grave_known && p->e->target;
	case BREACH_REVEALING:
	case BREACH_ADVISING:
	case BREACH_READING:
	case BREACH_DISCUSSING:
	case BREACH_ASKING_ADVICE:
	case BREACH_TOUCHING:
	case BREACH_DELAYING:
	case BREACH_SPLASHING:
	case BREACH_OUT_OF_REACH:
	case BREACH_TALKING:
	case BREACH_CELEBRATING:
	case BREACH_THROWING_CARDS:
	case BREACH_FORCING_CARDS:
	case BREACH_CARRYING_CHIPS:
	case BREACH_FOREIGN_CHIPS:
	case BREACH_COUNT:
		return false;
	}
	return false;
}

void
conduct_breach(Play *p)
{
	/* Outcomes of conduct stand in the order of the breaches. */
	Outcome outcome = (Outcome)(OUT_REVEALING + p->e->breach);
	Ruling *ruling = play_cite(p, outcome, p->e->seat);

	play_penalise(p, ruling, p->e->seat, is_grave(p));
}

/* `floor penalises`: the step that the floor names, whatever the ladder would say. */
Refusal
conduct_penalise(Play *p)
{
	Table *t = p->t;
	const Event *e = p->e;
	Seat *s = &t->seat[e->seat];
	Effect effect = { .kind = EFFECT_PENALISE,
			  .seat = e->seat,
			  .step = (uint8_t)e->step,
			  .n = e->n ? e->n : 1 };
	Outcome outcome = OUT_PENALTY;
	Ruling *ruling;
	Chips all = s->stack + s->hidden;

	if (e->step == STEP_REMOVED)
		outcome = OUT_REMOVED;
	else if (e->step == STEP_DISQUALIFIED)
		outcome = OUT_DISQUALIFIED;
	ruling = play_cite(p, outcome, e->seat);
	play_fact(ruling, FACT_OFFENCES, s->offences);
	if (e->step == STEP_REMOVED && t->field_left) {
		effect.n = t->field_left;
		play_fact(ruling, FACT_PLACE, t->field_left);
	}
	if (s->pending.active && (outcome != OUT_PENALTY || e->step == STEP_DEAD_HAND)) {
		if (s->held > 0)
			play_do(p, ruling, EFFECT_RETURN, e->seat, s->held);
		play_do(p, ruling, EFFECT_DROP_PENDED, e->seat, 0);
		all = s->stack + s->hidden;
	}
	play_effect(p, ruling, effect);
	if (outcome != OUT_PENALTY && all > 0)
		play_do(p, ruling, EFFECT_OUT_OF_PLAY, e->seat, all);
	return REFUSED_NOT;
}

/* Hands not yet served go on with the player, to another table or day (71.3). */
void
conduct_carried(Play *p)
{
	for (int seat = 1; seat <= p->t->seats; seat++)
		if (p->t->seat[seat].taken && p->t->seat[seat].penalty > 0)
			play_cite_plain(p, OUT_PENALTY_CARRIED, seat);
}
