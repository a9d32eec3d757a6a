/* Who wins what: pots, ties and odd chips; 65; showdown.3, showdown.5; ties.0 to ties.2. */
#include "engine/rules/rules.h"

#include "engine/hand_rank.h"
#include "engine/pots.h"

#include <string.h>

/* The rank of a seat's hand on the board; 0 if it can't be told. */
static uint32_t
rank_of(const Table *t, int seat)
{
	const Seat *s = &t->seat[seat];
	Card cards[7];
	int board = t->board.n < 5 ? t->board.n : 5;
	int hole = s->n_hole < table_hole_cards(t) ? s->n_hole : table_hole_cards(t);
	int n = 0;

	if (s->hand != HAND_LIVE || s->unknown || s->n_hole == 0)
		return 0;
	if (t->game == GAME_OMAHA) {
		if (board < 3 || hole < 2)
			return 0;
		return hand_rank_omaha(s->hole, hole, t->board.card, board) + 1;
	}
	for (int i = 0; i < hole; i++)
		cards[n++] = s->hole[i];
	for (int i = 0; i < board; i++)
		cards[n++] = t->board.card[i];
	return hand_rank_best(cards, n) + 1;
}

/* How lately a seat bet or raised on the last street on which anybody bet; 0 not at all. */
static int
activity(const Table *t, int seat)
{
	Street last = STREET_PREFLOP;
	bool any = false;

	for (int s = 1; s <= t->seats; s++)
		if (t->seat[s].last_bet_event && (!any || t->seat[s].last_bet_street > last)) {
			last = t->seat[s].last_bet_street;
			any = true;
		}
	if (!any || t->seat[seat].last_bet_street != last)
		return 0;
	return t->seat[seat].last_bet_event;
}

/* The winner who is next in line for an odd chip among those in `left`. */
static int
next_for_odd_chip(const Play *p, uint16_t left)
{
	const Table *t = p->t;
	bool active = book_parameter(p->book, PARAM_ODD_CHIP) == ODD_MORE_ACTIVE;
	int best = 0;

	for (int i = 1; i <= t->seats; i++) {
		int seat = (t->button - 1 + i) % t->seats + 1;

		if (!((left >> seat) & 1))
			continue;
		if (!best || (active && activity(t, seat) > activity(t, best)))
			best = seat;
	}
	return best;
}

static int
count_seats(uint16_t seats)
{
	int n = 0;

	for (int seat = 1; seat <= SEAT_MAX; seat++)
		n += (seats >> seat) & 1;
	return n;
}

/* Equal shares in the smallest chips in use; odd chips one each. */
static void
split(const Play *p, Chips amount, uint16_t winners, Chips shares[SEAT_MAX + 1])
{
	const Denominations *in_use = &p->t->in_use;
	Chips unit = in_use->value[in_use->n - 1];
	int n = count_seats(winners);
	Chips units = amount / unit;
	Chips odd = units % n;
	Chips rest = amount % unit;
	uint16_t left = winners;

	memset(shares, 0, sizeof(Chips) * (SEAT_MAX + 1));
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		if ((winners >> seat) & 1)
			shares[seat] = units / n * unit;
	while (odd > 0 || rest > 0) {
		int seat = next_for_odd_chip(p, left);

		shares[seat] += (odd > 0 ? unit : 0) + rest;
		odd -= odd > 0;
		rest = 0;
		left &= (uint16_t) ~(1u << seat);
	}
}

bool
award_shares(const Play *p, const Pot *pot, Chips shares[SEAT_MAX + 1], uint16_t *winners)
{
	uint32_t best = 0;

	*winners = 0;
	for (int seat = 1; seat <= p->t->seats; seat++) {
		uint32_t rank;

		if (!((pot->claimants >> seat) & 1) || p->t->seat[seat].hand != HAND_LIVE)
			continue;
		rank = rank_of(p->t, seat);
		/* A hand that is alone in the pot needs no rank. */
		if (count_seats(pot->claimants) == 1)
			rank = 1;
		if (rank > best) {
			best = rank;
			*winners = 0;
		}
		if (rank && rank == best)
			*winners |= (uint16_t)(1u << seat);
	}
	if (!*winners)
		return false;
	split(p, pot->amount, *winners, shares);
	return true;
}

/* Claims of hands that are dead by now fall away. */
static void
drop_dead_claims(Table *t)
{
	for (int i = 0; i < t->n_pots; i++)
		for (int seat = 1; seat <= t->seats; seat++)
			if (t->seat[seat].hand != HAND_LIVE)
				t->pot[i].claimants &= (uint16_t) ~(1u << seat);
}

void
award_freeze(Play *p)
{
	Table *t = p->t;
	Chips uncalled;
	int seat;

	if (t->n_pots == 0) {
		table_gather(t);
		t->n_pots = (uint8_t)pots_of(t, t->pot, &seat, &uncalled);
		/* What was not returned to a hand that keeps nothing is in the pot as well. */
	}
	drop_dead_claims(t);
	t->showdown_begun = true;
}

/* What a tie is told by (ties.0 to ties.2, practice.odd-chip). */
static void
cite_tie(Play *p, const Chips shares[SEAT_MAX + 1], uint16_t winners)
{
	Chips low = 0, high = 0;
	Ruling *ruling;

	for (int seat = 1; seat <= SEAT_MAX; seat++) {
		if (!((winners >> seat) & 1))
			continue;
		if (!low || shares[seat] < low)
			low = shares[seat];
		if (shares[seat] > high)
			high = shares[seat];
	}
	play_cite_plain(p, OUT_TIE_SUITS, 0);
	play_cite_plain(p, OUT_TIE_SPLIT, 0);
	if (low != high) {
		ruling = play_cite_plain(p, OUT_TIE_ODD, next_for_odd_chip(p, winners));
		play_fact(ruling, FACT_WINNERS, count_seats(winners));
	}
}

static void
pay_pot(Play *p, int k, const Chips shares[SEAT_MAX + 1])
{
	Table *t = p->t;

	for (int seat = 1; seat <= t->seats; seat++) {
		Chips there = t->pot[k].carried ? t->carried : t->middle;
		Effect effect = { .kind = EFFECT_AWARD,
				  .seat = (uint8_t)seat,
				  .amount = shares[seat] < there ? shares[seat] : there,
				  .n = (uint16_t)(k + 1) };

		if (effect.amount > 0)
			effect_apply(t, &effect);
	}
	t->pot[k].awarded = true;
	if (t->pot[k].carried)
		play_cite_plain(p, OUT_LEFTOVER, 0);
}

/* The seats that win each pot, for what hidden chips owe. */
static void
find_winners(const Play *p, uint16_t winners[POT_MAX])
{
	for (int k = 0; k < p->t->n_pots; k++) {
		Chips shares[SEAT_MAX + 1];

		winners[k] = 0;
		award_shares(p, &p->t->pot[k], shares, &winners[k]);
	}
}

/* Amounts that were pushed by hand and did not end the hand come back, to be pushed by pots. */
static void
take_back_pushed(Play *p)
{
	Table *t = p->t;

	for (int seat = 1; seat <= t->seats; seat++) {
		Seat *s = &t->seat[seat];
		Chips amount = s->pushed < s->stack ? s->pushed : s->stack;

		s->pushed = 0;
		if (amount > 0)
			play_do(p, play_cite(p, OUT_WRONG_AWARD, seat), EFFECT_TAKE_BACK, seat,
				amount);
	}
}

/* Every pot that is not pushed yet, side pots first. */
void
award_pots(Play *p)
{
	Table *t = p->t;
	uint16_t winners[POT_MAX] = { 0 };

	take_back_pushed(p);
	find_winners(p, winners);
	chips_settle_hidden(p, winners);
	for (int i = t->n_pots - 1; i >= 0; i--) {
		Chips shares[SEAT_MAX + 1];
		uint16_t won;

		if (t->pot[i].awarded || !award_shares(p, &t->pot[i], shares, &won))
			continue;
		if (count_seats(won) > 1)
			cite_tie(p, shares, won);
		pay_pot(p, i, shares);
	}
	award_close(p);
}

/* The hand is over once nothing is left to push. */
void
award_close(Play *p)
{
	Table *t = p->t;

	for (int i = 0; i < t->n_pots; i++)
		if (!t->pot[i].awarded && t->pot[i].claimants)
			return;
	if (t->middle > 0) {
		/* No live hand is left to win it: it belongs to those who were in this hand. */
		t->carried_for = 0;
		for (int seat = 1; seat <= t->seats; seat++)
			if (t->seat[seat].put + t->seat[seat].dead_money > 0)
				t->carried_for |= (uint16_t)(1u << seat);
		t->carried += t->middle;
		t->middle = 0;
	}
	t->street = STREET_OVER;
	t->betting = false;
	t->turn = 0;
}

/* Only one live hand is left: it has the pot at once, or nobody if none is. */
void
award_last_hand(Play *p)
{
	Table *t = p->t;
	int seat = table_next_live(t, t->seats);
	uint16_t winners[POT_MAX] = { 0 };

	chips_uncalled(p);
	turn_drop_pended(p);
	take_back_pushed(p);
	t->betting = false;
	t->turn = 0;
	table_gather(t);
	if (t->n_pots == 0) {
		Chips uncalled;
		int excess;

		t->n_pots = (uint8_t)pots_of(t, t->pot, &excess, &uncalled);
	}
	drop_dead_claims(t);
	for (int k = 0; k < t->n_pots; k++)
		winners[k] = seat ? (uint16_t)(1u << seat) : 0;
	chips_settle_hidden(p, winners);
	for (int k = 0; seat && k < t->n_pots; k++) {
		Chips shares[SEAT_MAX + 1] = { 0 };

		if (t->pot[k].awarded || (t->pot[k].carried && !t->pot[k].claimants))
			continue;
		shares[seat] = t->pot[k].amount;
		pay_pot(p, k, shares);
	}
	if (seat && t->middle > 0) {
		Effect rest = { .kind = EFFECT_AWARD, .seat = (uint8_t)seat, .amount = t->middle };

		effect_apply(t, &rest);
	}
	award_close(p);
}

/* What was pushed against what was due; the difference is put right (showdown.3). */
static void
put_right(Play *p, int k, const Chips pushed[SEAT_MAX + 1], const Chips due[SEAT_MAX + 1])
{
	Table *t = p->t;
	Ruling *ruling = NULL;

	for (int pass = 0; pass < 2; pass++)
		for (int seat = 1; seat <= t->seats; seat++) {
			Chips more = due[seat] - pushed[seat];
			Effect effect = { .kind = pass ? EFFECT_AWARD : EFFECT_TAKE_BACK,
					  .seat = (uint8_t)seat,
					  .n = (uint16_t)(k + 1) };

			if (more == 0 || (more > 0) != (pass == 1))
				continue;
			if (!ruling)
				ruling = play_cite(p, OUT_WRONG_AWARD, seat);
			effect.amount = more > 0 ? more : -more;
			play_effect(p, ruling, effect);
		}
}

/* Chips pushed while somebody has still to act: they come back at once. */
static Refusal
push_too_early(Play *p)
{
	play_cite(p, OUT_WRONG_AWARD, 0);
	return REFUSED_NOT;
}

static void
push_pot(Play *p, int k, uint16_t to)
{
	Table *t = p->t;
	Chips pushed[SEAT_MAX + 1] = { 0 }, due[SEAT_MAX + 1];
	uint16_t won;
	uint16_t winners[POT_MAX] = { 0 };
	bool last = true;

	take_back_pushed(p);
	for (int i = 0; i < t->n_pots; i++)
		last = last && (i == k || t->pot[i].awarded);
	for (int i = k + 1; i < t->n_pots; i++)
		if (!t->pot[i].awarded && !t->pot[i].carried) {
			play_cite(p, OUT_POT_ORDER, 0);
			break;
		}
	if (last) {
		find_winners(p, winners);
		chips_settle_hidden(p, winners);
	}
	split(p, t->pot[k].amount, to, pushed);
	pay_pot(p, k, pushed);
	if (!award_shares(p, &t->pot[k], due, &won))
		return;
	if (count_seats(won) > 1)
		cite_tie(p, due, won);
	put_right(p, k, pushed, due);
}

static Refusal
push_amount(Play *p)
{
	Table *t = p->t;
	Chips amount = p->e->amount;
	Effect effect = { .kind = EFFECT_AWARD, .seat = p->e->seat, .amount = amount };
	Chips due[SEAT_MAX + 1] = { 0 }, pushed[SEAT_MAX + 1] = { 0 };

	if (amount <= 0 || amount > t->middle)
		return REFUSED_NO_POT;
	effect_apply(t, &effect);
	t->seat[p->e->seat].pushed += amount;
	if (t->middle > 0)
		return REFUSED_NOT;
	for (int k = 0; k < t->n_pots; k++) {
		Chips shares[SEAT_MAX + 1];
		uint16_t won;

		if (t->pot[k].carried || t->pot[k].awarded ||
		    !award_shares(p, &t->pot[k], shares, &won))
			continue;
		for (int seat = 1; seat <= t->seats; seat++)
			due[seat] += shares[seat];
		t->pot[k].awarded = true;
	}
	for (int seat = 1; seat <= t->seats; seat++) {
		pushed[seat] = t->seat[seat].pushed;
		t->seat[seat].pushed = 0;
	}
	put_right(p, -1, pushed, due);
	award_close(p);
	return REFUSED_NOT;
}

Refusal
award_push(Play *p)
{
	Table *t = p->t;
	const Event *e = p->e;
	uint16_t to = 0;

	for (int i = 0; i < e->n_seats; i++) {
		if (e->seats[i] < 1 || e->seats[i] > t->seats)
			return REFUSED_NO_SEAT;
		if (!t->seat[e->seats[i]].taken)
			return REFUSED_EMPTY_SEAT;
		to |= (uint16_t)(1u << e->seats[i]);
	}
	if (t->street == STREET_OVER || table_total(t) == 0)
		return REFUSED_NO_POT;
	if (!t->dealt || (t->betting && t->turn) || t->street < STREET_RIVER)
		return push_too_early(p);
	award_freeze(p);
	if (e->kind == EV_PUSH_AMOUNT)
		return push_amount(p);
	if (e->n > t->n_pots || (e->n && t->pot[e->n - 1].awarded))
		return REFUSED_NO_POT;
	for (int k = t->n_pots - 1; k >= 0; k--)
		if (!t->pot[k].awarded && (!e->n || e->n == k + 1))
			push_pot(p, k, to);
	award_close(p);
	return REFUSED_NOT;
}
