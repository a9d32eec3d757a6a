/* The deck: 35.9, 35.10; irregularity.3, .4, .6 to .10; practice.fouled-deck, joker, boxed-card. */
#include "engine/rules/rules.h"

#include <string.h>

typedef struct Places {
	int in_play; /* hands, the board, folded hands */
	int seen;    /* of them, with a face that somebody at the table has seen */
} Places;

/* Where the very same face lies among the cards that have left the stub. */
static Places
find_face(const Table *t, Card card)
{
	Places places = { 0 };

	for (int seat = 1; seat <= t->seats; seat++) {
		const Seat *s = &t->seat[seat];

		for (int i = 0; i < s->n_hole; i++) {
			if (card_face(s->hole[i]) != card_face(card) || ((s->unknown >> i) & 1))
				continue;
			places.in_play++;
			places.seen += s->looked || ((s->exposed | s->tabled) >> i & 1);
		}
	}
	for (int i = 0; i < t->board.n; i++)
		if (card_face(t->board.card[i]) == card_face(card)) {
			places.in_play++;
			places.seen++;
		}
	for (int i = 0; i < t->muck.n; i++)
		places.in_play += card_face(t->muck.card[i]) == card_face(card);
	return places;
}

static void
open_boxed(Play *p, Card card, int seat)
{
	Open *open;

	p->t->boxed_found++;
	open = play_open(p, OPEN_BOXED, seat);
	if (open)
		open->card = card;
}

void
deck_card_out(Play *p, Card card, int seat)
{
	Table *t = p->t;
	Open *open = NULL;

	if (card & CARD_BOXED)
		open_boxed(p, card, seat);
	if (card & CARD_OTHER_BACK)
		open = play_open(p, OPEN_OTHER_BACK, seat);
	if (open)
		open->card = card;
	if (card_face(card) == CARD_JOKER) {
		open = play_open(p, OPEN_JOKER, seat);
		if (open) {
			open->card = card;
			open->visible = seat == 0;
		}
	} else if (card_is_plain(card) && find_face(t, card).in_play > 1) {
		open = play_open(p, OPEN_DUPLICATE, 0);
		if (open) {
			open->card = card;
			open->visible = false;
		}
	}
}

void
deck_see(Play *p)
{
	Table *t = p->t;

	for (int i = 0; i < t->n_open; i++) {
		Open *open = &t->open[i];

		if (open->kind == OPEN_DUPLICATE && find_face(t, open->card).seen > 1)
			open->visible = true;
		if (open->kind == OPEN_JOKER && find_face(t, open->card).seen > 0)
			open->visible = true;
	}
}

/* A scrap of paper goes aside, the next card comes in its place. */
static void
replace_scrap(Play *p, Ruling *ruling, int seat, Card card)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Effect out = { .kind = EFFECT_REPLACE_CARD, .seat = (uint8_t)seat, .card = card };

	play_effect(p, ruling, out);
	if (t->stub.n == 0 || s->n_hole >= table_hole_cards(t) || !s->entitled)
		return;
	play_do(p, ruling, EFFECT_GIVE_CARD, seat, 0);
	if (s->n_hole)
		deck_card_out(p, s->hole[s->n_hole - 1], seat);
}

static bool
holds(const Seat *s, Card card)
{
	for (int i = 0; i < s->n_hole; i++)
		if (s->hole[i] == card)
			return true;
	return false;
}

void
deck_boxed(Play *p, const Open *open, Outcome outcome)
{
	Ruling *ruling;

	if (!open->seat || !holds(&p->t->seat[open->seat], open->card))
		return;
	ruling = play_cite(p, outcome, open->seat);
	play_fact(ruling, FACT_BOXED, p->t->boxed_found);
	replace_scrap(p, ruling, open->seat, open->card);
}

/* A joker: replaced, a fault of the deal, or a dead hand once its holder has acted. */
void
deck_joker(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	Seat *s = &t->seat[open->seat];
	bool fault = book_parameter(p->book, PARAM_JOKER_BEFORE) == JOKER_FAULT;
	Ruling *ruling;

	if (!open->seat || !holds(s, open->card) || s->hand != HAND_LIVE)
		return;
	if (s->acted_hand) {
		ruling = play_cite(p, s->played_blind ? OUT_JOKER_BLIND : OUT_JOKER_AFTER,
				   open->seat);
		play_do(p, ruling, EFFECT_KILL, open->seat, 0);
		return;
	}
	if (fault && !play_misdeal_possible(p)) {
		ruling = play_too_late(p, open->seat);
		replace_scrap(p, ruling, open->seat, open->card);
		return;
	}
	ruling = play_cite(p, outcome, open->seat);
	play_fact(ruling, FACT_ACTS, t->since_deal.n);
	if (fault &&
	    (book_parameter(p->book, PARAM_DEAL_FAULT) != FAULT_FLOOR ||
	     play_choose_kind(p, ruling, OPTION_MISDEAL, OPTION_PLAY_ON) == OPTION_MISDEAL)) {
		play_do(p, ruling, EFFECT_MISDEAL, 0, 0);
		return;
	}
	replace_scrap(p, ruling, open->seat, open->card);
}

/* Every chip goes back, whatever the action was. */
static void
void_hand(Play *p, Ruling *ruling)
{
	Table *t = p->t;
	Table before = *t;

	play_do(p, ruling, EFFECT_VOID, 0, 0);
	for (int seat = 1; seat <= t->seats; seat++) {
		Chips back = t->seat[seat].stack - before.seat[seat].stack;

		if (back <= 0)
			continue;
		p->r->returned[seat] += back;
		if (ruling->n_effects < RULING_EFFECTS_MAX)
			ruling->effect[ruling->n_effects++] = (Effect){ .kind = EFFECT_RETURN,
									.seat = (uint8_t)seat,
									.amount = back };
	}
	if (t->out_of_play > before.out_of_play)
		play_do(p, ruling, EFFECT_OUT_OF_PLAY, 0, t->out_of_play - before.out_of_play);
}

/* A fouled deck: in the hand it is void; afterwards the result is all that can be disputed. */
void
deck_fouled(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	Ruling *ruling;

	if (open->hand != t->hand_no) {
		ruling = play_cite(p, OUT_FOULED_NEXT_HAND, 0);
		play_do(p, ruling, EFFECT_STANDS, 0, 0);
		return;
	}
	if (t->street == STREET_OVER) {
		ruling = play_cite(p, OUT_FOULED_AFTER_HAND, 0);
		if (book_parameter(p->book, PARAM_FOULED_AFTER) == DISPUTED_FLOOR &&
		    play_choose_kind(p, ruling, OPTION_STANDS, OPTION_REFUND) == OPTION_REFUND)
			void_hand(p, ruling);
		else
			play_do(p, ruling, EFFECT_STANDS, 0, 0);
		return;
	}
	ruling = play_cite(p, outcome, 0);
	void_hand(p, ruling);
}

/* True if a card with that back and face lies in a hand, on the board or in the muck. */
static bool
is_in_play(const Table *t, Card card)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (holds(&t->seat[seat], card))
			return true;
	for (int i = 0; i < t->board.n; i++)
		if (t->board.card[i] == card)
			return true;
	for (int i = 0; i < t->muck.n; i++)
		if (t->muck.card[i] == card)
			return true;
	return false;
}

void
deck_other_back(Play *p, const Open *open, Outcome outcome)
{
	Ruling *ruling;

	if (open->hand != p->t->hand_no || is_in_play(p->t, open->card)) {
		deck_fouled(p, open, outcome);
		return;
	}
	ruling = play_cite(p, OUT_BACK_NOT_IN_PLAY, 0);
	play_effect(p, ruling, (Effect){ .kind = EFFECT_CARD_OUT, .card = open->card });
}

/* Faces of the 52 that lie nowhere. */
static int
count_missing(const Table *t)
{
	const Pile *piles[] = { &t->stub, &t->burns, &t->board, &t->muck, &t->aside };
	bool there[64] = { false };
	int missing = 0;

	for (int i = 0; i < 5; i++)
		for (int k = 0; k < piles[i]->n; k++)
			there[card_face(piles[i]->card[k])] = true;
	for (int seat = 1; seat <= t->seats; seat++)
		for (int i = 0; i < t->seat[seat].n_hole; i++)
			there[card_face(t->seat[seat].hole[i])] = true;
	for (int face = 0; face < 52; face++)
		missing += !there[face];
	return missing;
}

void
deck_notice_missing(Play *p)
{
	Ruling *ruling;
	int missing = p->t->n_missing ? count_missing(p->t) : 0;

	/* A card that was taken out by a ruling is known to be gone. */
	if (missing <= p->t->gone.n)
		return;
	ruling = play_cite(p, OUT_MISSING, 0);
	play_do(p, ruling, EFFECT_STANDS, 0, 0);
}

void
deck_fallen(Play *p)
{
	Ruling *ruling = play_cite(p, OUT_FALLEN, p->e->seat);

	play_do(p, ruling, EFFECT_STANDS, p->e->seat, 0);
}
