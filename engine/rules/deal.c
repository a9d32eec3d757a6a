/* Dealing: each card to its seat, what is odd about it, and when the deal is over. Judged in misdeal.c. */
#include "engine/rules/rules.h"

#include "engine/betting.h"
#include "engine/hand.h"

#include <string.h>

static bool
is_skipped(const Table *t, int seat)
{
	return (t->skipped >> seat) & 1;
}

/* The fewest cards that any seat has which is dealt to and was not passed over. */
static int
fewest_cards(const Table *t)
{
	int fewest = HOLE_MAX;

	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].entitled && !is_skipped(t, seat) && t->seat[seat].n_hole < fewest)
			fewest = t->seat[seat].n_hole;
	return fewest;
}

/* The seat that the next card belongs to; 0 if all have theirs. */
static int
next_in_deal(const Table *t)
{
	int fewest = fewest_cards(t);

	if (fewest >= table_hole_cards(t))
		return 0;
	for (int i = 1; i <= t->seats; i++) {
		int seat = (t->button - 1 + i) % t->seats + 1;

		if (t->seat[seat].entitled && !is_skipped(t, seat) &&
		    t->seat[seat].n_hole == fewest)
			return seat;
	}
	return 0;
}

/* A seat whose card was turned up in the deal and waits for its replacement; 0 none. */
static int
to_replace(const Table *t)
{
	for (int i = 1; i <= t->seats; i++) {
		int seat = (t->button - 1 + i) % t->seats + 1;

		if (t->seat[seat].open_dealt && t->seat[seat].entitled)
			return seat;
	}
	return 0;
}

/* Passes over the seats that were due before `seat`. */
static void
skip_to(Table *t, int seat)
{
	int fewest = fewest_cards(t);

	for (int i = 1; i <= t->seats; i++) {
		int s = (t->button - 1 + i) % t->seats + 1;

		if (s == seat)
			return;
		if (t->seat[s].entitled && t->seat[s].n_hole == fewest)
			t->skipped |= (uint16_t)(1u << s);
	}
}

/*
 * The last seat of a round is passed over when the next round begins without it: as with any seat
 * that is passed over its card may come yet, out of order, or it may be left out. False if the card
 * to `seat` does not begin a round.
 */
static bool
pass_over_last(Table *t, int seat)
{
	uint16_t skipped = t->skipped;
	int last = next_in_deal(t), others = 0;

	for (int i = 1; i <= t->seats; i++)
		others += t->seat[i].entitled && !is_skipped(t, i) && i != last;
	t->skipped |= (uint16_t)(1u << last);
	if (others >= 2 && t->seat[seat].n_hole == t->seat[last].n_hole + 1 &&
	    fewest_cards(t) == t->seat[seat].n_hole && next_in_deal(t) == seat)
		return true;
	t->skipped = skipped;
	return false;
}

/* Whether the card that the seat is about to get is its turn in the deal. */
static void
examine_order(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Open *open;

	if (!s->entitled) {
		play_open(p, OPEN_NOT_ENTITLED, seat);
		return;
	}
	if (s->n_hole >= table_hole_cards(t)) {
		open = play_open(p, OPEN_EXTRA_CARD, seat);
		if (open)
			open->amount++;
		return;
	}
	if (t->dealt) {
		/* A card that was missing comes late. */
		play_close_open(t, OPEN_SHORT_HAND, seat);
		play_close_open(t, OPEN_LEFT_OUT, seat);
		if (seat == t->button)
			play_cite_plain(p, OUT_EXPOSED_BUTTON, seat);
		else
			play_open(p, OPEN_OUT_OF_ORDER, seat);
		return;
	}
	if (is_skipped(t, seat)) {
		t->skipped &= (uint16_t) ~(1u << seat);
		play_open(p, OPEN_OUT_OF_ORDER, seat);
	} else if (seat != next_in_deal(t)) {
		if (s->n_hole == fewest_cards(t))
			skip_to(t, seat);
		else if (!pass_over_last(t, seat))
			play_open(p, OPEN_OUT_OF_ORDER, seat);
	}
}

/* The card was turned up by the dealer (35.1, 35.2, misdeal.1, misdeal.2). */
static void
examine_exposed(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	int first = book_parameter(p->book, PARAM_EXPOSED_FIRST);
	bool blind = seat == t->small_blind_seat || seat == t->big_blind_seat;

	t->exposed_dealt++;
	if (s->entitled && !t->dealt)
		s->open_dealt |= 1u << (s->n_hole - 1);
	if ((first == FIRST_OF_A_BLIND && blind && s->n_hole == 1 && !t->dealt) ||
	    (first == FIRST_OFF_THE_DECK && t->cards_dealt <= 2))
		play_open(p, OPEN_EXPOSED_FIRST, seat);
}

static void
examine_count(Play *p, int seat)
{
	Table *t = p->t;
	bool together = book_parameter(p->book, PARAM_EXPOSED_BOXED) == BOXED_TOGETHER;
	int exposed = t->exposed_dealt + (together ? t->boxed_found : 0);

	if (exposed >= 2)
		play_open(p, OPEN_EXPOSED_TWO, seat);
	if (!together && t->boxed_found >= 2)
		play_open(p, OPEN_BOXED_TWO, seat);
}

static bool
stopped(const Table *t)
{
	return t->misdeal || t->voided;
}

/* The replacement of the card that was turned up in the deal (practice.exposed-card). */
static bool
replace_one(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Ruling *ruling;
	Card card = CARD_NONE;

	if (t->stub.n == 0)
		return false;
	for (int i = 0; i < s->n_hole && card == CARD_NONE; i++)
		if ((s->open_dealt >> i) & 1)
			card = s->hole[i];
	ruling = play_cite(p, OUT_EXPOSED_ONE, seat);
	play_effect(p, ruling,
		    (Effect){ .kind = EFFECT_REPLACE_CARD,
			      .seat = (uint8_t)seat,
			      .card = card,
			      .n = !t->burn_ready && t->board.n == 0 });
	play_do(p, ruling, EFFECT_GIVE_CARD, seat, 0);
	s->open_dealt &= s->n_hole ? (1u << s->n_hole) - 1 : 0;
	deck_card_out(p, s->hole[s->n_hole - 1], seat);
	if (seat == t->button)
		play_cite_plain(p, OUT_EXPOSED_BUTTON, seat);
	return true;
}

void
deal_replace_exposed(Play *p)
{
	int seat;

	while (!stopped(p->t) && (seat = to_replace(p->t)) != 0)
		if (!replace_one(p, seat))
			return;
}

static void
check_blinds(Play *p)
{
	Table *t = p->t;
	Open *open;

	for (int seat = 1; seat <= t->seats; seat++)
		if ((hand_blind_due(t, seat) > 0 || hand_ante_due(t, seat) > 0) &&
		    t->seat[seat].stack > 0) {
			open = play_open(p, OPEN_FAULT, 0);
			if (open)
				open->amount = OUT_BEFORE_BLINDS;
			return;
		}
}

/* One card off the stub to a seat; what it amounts to is examined at once. */
static Refusal
give(Play *p, int seat, bool face_up)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Card card;

	if (t->stub.n == 0)
		return REFUSED_STUB_SHORT;
	if (s->n_hole == HOLE_MAX)
		return REFUSED_NO_ROOM;
	if (!t->dealing)
		check_blinds(p);
	t->dealing = true;
	if (t->dealt && s->open_dealt && s->entitled) {
		replace_one(p, seat);
		return REFUSED_NOT;
	}
	examine_order(p, seat);
	play_give_card(t, seat, face_up);
	card = s->hole[s->n_hole - 1];
	t->cards_dealt++;
	if (s->entitled)
		s->hand = HAND_LIVE;
	if (face_up)
		examine_exposed(p, seat);
	deck_card_out(p, card, seat);
	examine_count(p, seat);
	if (!t->on_notice)
		notice_all(p);
	if (!stopped(t) && !t->dealt && next_in_deal(t) == 0)
		deal_finish(p);
	return REFUSED_NOT;
}

Refusal
deal_cards(Play *p)
{
	const Event *e = p->e;
	Refusal refusal = REFUSED_NOT;

	for (int i = 0; i < e->n_seats; i++)
		if (e->seats[i] < 1 || e->seats[i] > p->t->seats)
			return REFUSED_NO_SEAT;
	if (p->t->stub.n < e->n_seats)
		return REFUSED_STUB_SHORT;
	for (int i = 0; i < e->n_seats && refusal == REFUSED_NOT; i++)
		refusal = give(p, e->seats[i], e->face_up);
	return refusal;
}

Refusal
deal_rest(Play *p)
{
	Table *t = p->t;

	while (!stopped(t) && !t->dealt) {
		int seat = next_in_deal(t);
		Refusal refusal;

		if (!seat)
			break;
		refusal = give(p, seat, false);
		if (refusal != REFUSED_NOT)
			return refusal;
	}
	if (!stopped(t) && t->dealt)
		deal_replace_exposed(p);
	return REFUSED_NOT;
}

/* All but the last round is out, so that an act, or somebody who speaks up, ends the deal. */
bool
deal_can_finish(const Table *t)
{
	int due = table_hole_cards(t), full = 0;

	for (int seat = 1; seat <= t->seats; seat++) {
		const Seat *s = &t->seat[seat];

		if (!s->entitled || is_skipped(t, seat))
			continue;
		if (s->n_hole < due - 1)
			return false;
		full += s->n_hole >= due;
	}
	return full > 0;
}

static void
open_missing_hands(Play *p)
{
	Table *t = p->t;

	for (int seat = 1; seat <= t->seats; seat++) {
		Seat *s = &t->seat[seat];

		if (!s->entitled || s->n_hole >= table_hole_cards(t))
			continue;
		play_open(p, s->n_hole == 0 ? OPEN_LEFT_OUT : OPEN_SHORT_HAND, seat);
		if (s->n_hole == 0)
			play_close_open(t, OPEN_OUT_OF_ORDER, seat);
	}
}

/* Hands of absent and penalised players are killed (35.7, 71.2). */
static void
kill_away(Play *p)
{
	Table *t = p->t;

	for (int seat = 1; seat <= t->seats; seat++) {
		Seat *s = &t->seat[seat];
		Ruling *ruling;

		if (s->hand != HAND_LIVE || (!s->absent && !s->serving))
			continue;
		ruling = play_cite(p, s->serving ? OUT_AWAY_SERVING : OUT_AWAY_ABSENT, seat);
		play_do(p, ruling, EFFECT_KILL, seat, 0);
	}
}

void
deal_finish(Play *p)
{
	Table *t = p->t;

	t->dealt = true;
	open_missing_hands(p);
	if (!t->on_notice)
		notice_all(p);
	if (stopped(t))
		return;
	kill_away(p);
	betting_open(t, p->book);
}
