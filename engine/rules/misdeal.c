/* Faults of the deal, judged: 35 to 38; misdeal.0 to misdeal.10a; practice.misdeal and what goes with it. */
#include "engine/rules/rules.h"

#include "engine/hand.h"

int
deal_faults(const Table *t)
{
	int extra = 0;

	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].entitled && t->seat[seat].n_hole > table_hole_cards(t))
			extra += t->seat[seat].n_hole - table_hole_cards(t);
	return extra;
}

static void
list_cards(const Play *p, Ruling *ruling, int seat)
{
	play_fact(ruling, FACT_HAS_CARDS, p->t->seat[seat].n_hole);
	play_fact(ruling, FACT_DUE_CARDS, table_hole_cards(p->t));
	play_fact(ruling, FACT_ACTS, p->t->since_deal.n);
}

/* A misdeal outright, or where the book leaves it open the floor's choice (35.0). */
static bool
declare(Play *p, Ruling *ruling, bool listed)
{
	bool floor = !listed && book_parameter(p->book, PARAM_DEAL_FAULT) == FAULT_FLOOR;

	if (floor && play_choose_kind(p, ruling, OPTION_MISDEAL, OPTION_PLAY_ON) == OPTION_PLAY_ON)
		return false;
	play_do(p, ruling, EFFECT_MISDEAL, 0, 0);
	return true;
}

/* A fault that the list of misdeals names: a misdeal, or too late for one. */
void
deal_listed(Play *p, const Open *open, Outcome outcome)
{
	Ruling *ruling;

	if (!play_misdeal_possible(p)) {
		ruling = play_too_late(p, open->seat);
		play_do(p, ruling, EFFECT_STANDS, open->seat, 0);
		return;
	}
	ruling = play_cite(p, outcome, open->seat);
	play_fact(ruling, FACT_EXPOSED, p->t->exposed_dealt);
	play_fact(ruling, FACT_BOXED, p->t->boxed_found);
	play_fact(ruling, FACT_ACTS, p->t->since_deal.n);
	declare(p, ruling, true);
}

/* A hand with a wrong number of cards once there can be no misdeal (38, practice.wrong-count). */
static void
kill_wrong_count(Play *p, int seat)
{
	Ruling *ruling;

	if (p->t->seat[seat].hand != HAND_LIVE)
		return;
	ruling = play_cite(p, OUT_WRONG_COUNT, seat);
	list_cards(p, ruling, seat);
	play_do(p, ruling, EFFECT_KILL, seat, 0);
}

/* The last card at the seat goes back as the burn card (practice.extra-card). */
static void
take_extra(Play *p, Ruling *ruling, int seat)
{
	Seat *s = &p->t->seat[seat];

	while (s->n_hole > table_hole_cards(p->t))
		play_effect(p, ruling,
			    (Effect){ .kind = EFFECT_REPLACE_CARD,
				      .seat = (uint8_t)seat,
				      .card = s->hole[s->n_hole - 1],
				      .n = !p->t->burn_ready && p->t->board.n == 0 });
}

void
deal_extra_card(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	int extra = deal_faults(t);
	bool fault = book_parameter(p->book, PARAM_EXTRA_ONE) == EXTRA_FAULT;
	Ruling *ruling;

	(void)outcome;
	if (t->seat[open->seat].n_hole <= table_hole_cards(t))
		return;
	if (!play_misdeal_possible(p)) {
		kill_wrong_count(p, open->seat);
		return;
	}
	if (extra >= 2 || fault) {
		ruling = play_cite(p, extra >= 2 ? OUT_EXTRA_TWO : OUT_EXTRA_ONE, open->seat);
		list_cards(p, ruling, open->seat);
		if (!declare(p, ruling, false))
			take_extra(p, ruling, open->seat);
		return;
	}
	ruling = play_cite(p, OUT_EXTRA_ONE, open->seat);
	list_cards(p, ruling, open->seat);
	if (t->since_deal.n > 0 || t->seat[open->seat].looked)
		play_do(p, ruling, EFFECT_KILL, open->seat, 0);
	else
		take_extra(p, ruling, open->seat);
}

/* The button lacks a card: it may have it until it has acted (37), where the book says so. */
static bool
short_button(Play *p, int seat)
{
	Table *t = p->t;
	Ruling *ruling;

	if (seat != t->button || book_parameter(p->book, PARAM_SHORT_BUTTON) == SHORT_BUTTON_DEAD)
		return false;
	ruling = play_cite(p, t->seat[seat].acted_hand ? OUT_SHORT_BUTTON_ACTED : OUT_SHORT_BUTTON,
			   seat);
	list_cards(p, ruling, seat);
	if (t->seat[seat].acted_hand) {
		play_do(p, ruling, EFFECT_KILL, seat, 0);
		return true;
	}
	while (t->seat[seat].n_hole < table_hole_cards(t) && t->stub.n)
		play_do(p, ruling, EFFECT_GIVE_CARD, seat, 0);
	return true;
}

void
deal_short_hand(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	Seat *s = &t->seat[open->seat];
	Ruling *ruling;

	(void)outcome;
	if (s->hand != HAND_LIVE || s->n_hole >= table_hole_cards(t))
		return;
	if (short_button(p, open->seat))
		return;
	if (!play_misdeal_possible(p)) {
		kill_wrong_count(p, open->seat);
		return;
	}
	ruling = play_cite(p, OUT_SHORT_MISDEAL, open->seat);
	list_cards(p, ruling, open->seat);
	if (declare(p, ruling, false))
		return;
	while (s->n_hole < table_hole_cards(t) && t->stub.n)
		play_do(p, ruling, EFFECT_GIVE_CARD, open->seat, 0);
}

void
deal_unlisted(Play *p, const Open *open, Outcome outcome)
{
	Ruling *ruling;

	if (!play_misdeal_possible(p)) {
		ruling = play_too_late(p, open->seat);
		play_do(p, ruling, EFFECT_STANDS, open->seat, 0);
		return;
	}
	ruling = play_cite(p, outcome, open->seat);
	play_fact(ruling, FACT_ACTS, p->t->since_deal.n);
	declare(p, ruling, false);
}

/* The button lies at the wrong seat (misdeal.6, irregularity.1, practice.button). */
void
deal_wrong_button(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	Ruling *ruling;
	bool late = !play_misdeal_possible(p) || open->hand != t->hand_no;

	(void)outcome;
	if (!late && t->button == t->button_due)
		return;
	ruling = play_cite(p, late ? OUT_BUTTON_TOO_LATE : OUT_BUTTON_MISDEAL, 0);
	play_fact(ruling, FACT_SEAT_DUE, open->amount2);
	play_fact(ruling, FACT_SEAT_WAS, open->amount);
	play_fact(ruling, FACT_ACTS, t->since_deal.n);
	if (late) {
		if (book_parameter(p->book, PARAM_BUTTON_NEXT) == BUTTON_SKIPPED_SEAT)
			play_do(p, ruling, EFFECT_BUTTON_NEXT, (int)open->amount2, 0);
		else
			play_do(p, ruling, EFFECT_STANDS, 0, 0);
		return;
	}
	play_do(p, ruling, EFFECT_BUTTON, (int)open->amount2, 0);
	if (t->dealing)
		declare(p, ruling, false);
	if (!t->dealing) {
		t->button = t->button_due;
		hand_positions(t);
	}
}
