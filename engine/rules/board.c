/* Burns, board and stub: 39, 73 to 75; misdeal.10b to 10e; irregularity.11 to .13. */
#include "engine/rules/rules.h"

#include "engine/betting.h"

#include <string.h>

/* Board cards that lie there when the betting of the street goes on. */
static int
board_of(Street street)
{
	switch (street) {
	case STREET_PREFLOP:
		return 0;
	case STREET_FLOP:
		return 3;
	case STREET_TURN:
		return 4;
	case STREET_RIVER:
	case STREET_SHOWDOWN:
	case STREET_OVER:
		return 5;
	}
	return 5;
}

static bool
still_to_act(const Table *t)
{
	return !t->dealt || (t->betting && t->turn);
}

static void
open_fault(Play *p, Outcome outcome)
{
	Open *open = play_open(p, OPEN_FAULT, 0);

	if (open)
		open->amount = outcome;
}

static bool
bets_in_front(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].bet > 0)
			return true;
	return false;
}

static void
burn(Play *p, int n)
{
	Table *t = p->t;

	for (int i = 0; i < n; i++) {
		bool unknown;
		Card card = table_draw(t, 0, -1, &unknown);

		pile_push(&t->burns, card);
		t->next_burns++;
		deck_card_out(p, card, 0);
	}
}

Refusal
board_burn(Play *p)
{
	Table *t = p->t;
	int n = p->e->n ? p->e->n : 1;

	if (t->stub.n < n)
		return REFUSED_STUB_SHORT;
	if (still_to_act(t) && t->street != STREET_OVER)
		open_fault(p, OUT_BURN_EARLY);
	burn(p, n);
	return REFUSED_NOT;
}

static void
draw_board(Play *p, int n)
{
	Table *t = p->t;

	for (int i = 0; i < n; i++) {
		bool unknown;
		Card card = table_draw(t, 0, t->board.n, &unknown);

		pile_push(&t->board, card);
		deck_card_out(p, card, 0);
	}
}

static Street
street_after(Street street)
{
	return street < STREET_RIVER ? (Street)(street + 1) : street;
}

/* What is not as it should be with the cards just spread on a street. */
static void
examine_spread(Play *p, int n, int due)
{
	Table *t = p->t;
	int burns = t->street_burns + (t->street_ready ? 1 : 0);
	Open *open = NULL;

	if (burns == 1 && n == due)
		return;
	if (due == 3 && n == 4 && burns == 1) {
		open = play_open(p, OPEN_FOUR_FLOP, 0);
	} else if (due == 3 && n > 4) {
		t->needs_draw = true; /* no rule covers it: the random method (75) */
	} else {
		open = play_open(p, OPEN_BURN, 0);
	}
	if (open) {
		open->amount = n;
		open->amount2 = burns;
	}
}

/* The next street begins with the cards that lie on the board. */
static void
begin_street(Play *p, int n)
{
	Table *t = p->t;
	int due = board_of(street_after(t->street)) - board_of(t->street);

	t->street = street_after(t->street);
	t->street_burns = t->next_burns;
	t->next_burns = 0;
	t->street_ready = t->burn_ready;
	t->burn_ready = false;
	t->street_board = (uint8_t)n;
	memset(&t->since_card, 0, sizeof t->since_card);
	t->needs_draw = false;
	examine_spread(p, n, due);
	betting_open(t, p->book);
}

static void
gather_bets(Play *p)
{
	Ruling *ruling;
	Chips in_front = 0;

	for (int seat = 1; seat <= p->t->seats; seat++)
		in_front += p->t->seat[seat].bet;
	open_fault(p, OUT_NOT_GATHERED);
	ruling = &p->spare;
	memset(ruling, 0, sizeof *ruling);
	play_do(p, ruling, EFFECT_TO_POT, 0, in_front);
}

static void
spread(Play *p, int n)
{
	Table *t = p->t;
	Open *open;

	if (t->street == STREET_OVER) {
		play_cite(p, OUT_TURNED_AFTER, 0);
		draw_board(p, n);
		return;
	}
	if (still_to_act(t)) {
		open = play_open(p, OPEN_PREMATURE, 0);
		if (open)
			open->amount += n;
		draw_board(p, n);
		return;
	}
	if (bets_in_front(t))
		gather_bets(p);
	draw_board(p, n);
	if (t->street >= STREET_RIVER) {
		open = play_open(p, OPEN_BURN, 0);
		if (open)
			open->amount = n;
		return;
	}
	begin_street(p, n);
}

Refusal
board_spread(Play *p)
{
	int n = p->e->n;

	if (n < 1 || p->t->stub.n < n)
		return REFUSED_STUB_SHORT;
	spread(p, n);
	return REFUSED_NOT;
}

static Refusal
deal_street(Play *p, int n)
{
	Table *t = p->t;
	bool due = !t->burn_ready && t->next_burns == 0;

	if (t->stub.n < n + (due ? 1 : 0))
		return REFUSED_STUB_SHORT;
	if (!still_to_act(t) && t->street != STREET_OVER)
		table_gather(t);
	if (due)
		burn(p, 1);
	spread(p, n);
	return REFUSED_NOT;
}

Refusal
board_street(Play *p)
{
	return deal_street(p, p->e->kind == EV_FLOP ? 3 : 1);
}

void
board_run_out(Play *p)
{
	Table *t = p->t;

	while (t->street < STREET_RIVER && !still_to_act(t))
		if (deal_street(p, t->street == STREET_PREFLOP ? 3 : 1) != REFUSED_NOT)
			return;
}

void
board_gather(Play *p)
{
	Table *t = p->t;

	const Event *e = p->e;
	bool early = e->n_seats == 0 && bets_in_front(t);

	for (int i = 0; i < e->n_seats; i++)
		early = early || t->seat[e->seats[i]].bet > 0;
	if (still_to_act(t) && early) {
		open_fault(p, OUT_NOT_GATHERED);
		return;
	}
	for (int i = 0; i < e->n_seats; i++)
		table_gather_seat(t, e->seats[i]);
	if (e->n_seats == 0)
		table_gather(t);
}

/* A stub that was dropped (73, irregularity.13). */
void
board_drop_stub(Play *p)
{
	const Event *e = p->e;
	Table *t = p->t;
	Ruling *ruling;
	uint16_t piles = (uint16_t)((e->into_burns ? 1 : 0) | (e->into_muck ? 2 : 0));

	if (piles) {
		ruling = play_cite(p, OUT_STUB_MIXED, 0);
		play_effect(p, ruling, (Effect){ .kind = EFFECT_MIX_STUB, .n = piles });
		if (e->into_burns) {
			t->burn_ready = false;
			t->next_burns = 0;
		}
		return;
	}
	ruling = play_cite(p, e->scattered ? OUT_STUB_SHUFFLED : OUT_STUB_RESTORED, 0);
	play_do(p, ruling, e->scattered ? EFFECT_SHUFFLE_STUB : EFFECT_RESTORE_STUB, 0, 0);
}

void
board_fault(Play *p)
{
	Outcome outcome = OUT_DELAY;

	if (p->e->kind == EV_PEEK)
		outcome = OUT_PEEK;
	else if (p->e->kind == EV_TURN_NEXT)
		outcome = p->t->street == STREET_OVER ? OUT_TURNED_AFTER : OUT_PEEK;
	play_cite(p, outcome, 0);
}

/* Board cards that came too early go back; the burn stays (74). */
void
board_premature(Play *p, const Open *open, Outcome outcome)
{
	static const Outcome OUTCOMES_BY_STREET[] = {
		[STREET_PREFLOP] = OUT_PREMATURE_FLOP,	 [STREET_FLOP] = OUT_PREMATURE_TURN,
		[STREET_TURN] = OUT_PREMATURE_RIVER,	 [STREET_RIVER] = OUT_PREMATURE_RIVER,
		[STREET_SHOWDOWN] = OUT_PREMATURE_RIVER, [STREET_OVER] = OUT_PREMATURE_RIVER,
	};
	Table *t = p->t;
	Ruling *ruling;
	int extra = open->amount < t->board.n ? (int)open->amount : t->board.n;

	(void)outcome;
	if (open->street != t->street || extra <= 0)
		return;
	ruling = play_cite(p, OUTCOMES_BY_STREET[open->street], 0);
	play_fact(ruling, FACT_BOARD, extra);
	play_fact(ruling, FACT_BURNS, t->next_burns);
	play_effect(p, ruling, (Effect){ .kind = EFFECT_BOARD_BACK, .n = (uint16_t)extra });
	if (book_parameter(p->book, PARAM_PREMATURE_METHOD) == PREMATURE_SHUFFLE)
		play_do(p, ruling, EFFECT_SHUFFLE_STUB, 0, 0);
	if (t->next_burns > 0)
		t->burn_ready = true;
	t->next_burns = 0;
}

/* Moves one card by an effect that names it. */
static void
move_card(Play *p, Ruling *ruling, EffectKind kind, Card card)
{
	play_effect(p, ruling, (Effect){ .kind = (uint8_t)kind, .card = card });
}

/*
 * Every card goes where it would have been without the error: the cards of
 * this street in the order in which they left the stub are the burn, if none
 * lay ready, then the board; what is left over goes back on top.
 */
static void
put_right(Play *p, Ruling *ruling, int due)
{
	Table *t = p->t;
	int burns_due = t->street_ready || due == 0 ? 0 : 1;
	int burned = t->street_burns;
	int first = t->board.n - t->street_board; /* where this street's cards begin */
	int base = first;

	/* Burns over what is due are board cards, board cards short of a burn are burns. */
	while (burned > burns_due) {
		Card card = t->burns.card[t->burns.n - burned + burns_due];
		Pile rest = { 0 };

		/* It stands before the cards that were spread: they are laid behind it again. */
		while (t->board.n > base)
			pile_push(&rest, pile_take(&t->board));
		move_card(p, ruling, EFFECT_CARD_TO_BOARD, card);
		base++;
		while (rest.n)
			pile_push(&t->board, pile_take(&rest));
		burned--;
	}
	base = first;
	while (burned < burns_due && t->board.n > base) {
		move_card(p, ruling, EFFECT_CARD_TO_BURNS, t->board.card[base]);
		burned++;
	}
	while (t->board.n > base + due)
		move_card(p, ruling, EFFECT_CARD_TO_STUB, t->board.card[t->board.n - 1]);
	while (t->board.n < base + due && t->stub.n) {
		Card card = t->stub.card[t->stub.n - 1];

		move_card(p, ruling, EFFECT_CARD_TO_BOARD, card);
		deck_card_out(p, card, 0);
	}
	t->street_burns = (uint8_t)burned;
	t->street_board = (uint8_t)due;
}

static int
due_on(Street street)
{
	return street == STREET_FLOP ? 3 : 1;
}

void
board_wrong_burn(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	bool after_river = open->street >= STREET_RIVER && t->street != STREET_OVER &&
			   open->amount2 == 0 && open->hand == t->hand_no && t->since_card.n > 0;
	bool late = open->hand != t->hand_no || open->street != t->street || t->since_card.n > 0;
	Ruling *ruling = play_cite(p, late && !after_river ? OUT_BURN_STANDS : outcome, 0);

	play_fact(ruling, FACT_BURNS, open->amount2);
	play_fact(ruling, FACT_BOARD, open->amount);
	if (after_river) {
		for (int i = 0; i < open->amount && t->board.n > 3; i++)
			move_card(p, ruling, EFFECT_CARD_TO_STUB, t->board.card[t->board.n - 1]);
		return;
	}
	if (late) {
		play_do(p, ruling, EFFECT_STANDS, 0, 0);
		return;
	}
	put_right(p, ruling, due_on(t->street));
}

/* Four cards on the flop: one drawn at random is the next burn (39). */
void
board_four_card_flop(Play *p, const Open *open, Outcome outcome)
{
	Table *t = p->t;
	bool late = open->hand != t->hand_no || open->street != t->street || t->since_card.n > 0 ||
		    t->board.n != 4;
	Ruling *ruling = play_cite(p, late ? OUT_FOUR_FLOP_STANDS : outcome, 0);
	int drawn = 3;

	play_fact(ruling, FACT_BOARD, open->amount);
	if (late) {
		play_do(p, ruling, EFFECT_STANDS, 0, 0);
		return;
	}
	if (book_parameter(p->book, PARAM_FOUR_FLOP) == FOUR_FLOP_DRAW)
		drawn = (int)random_below(&t->random, 4);
	move_card(p, ruling, EFFECT_CARD_TO_BURNS, t->board.card[drawn]);
	t->street_board = 3;
	t->burn_ready = true;
}

/* The random method (75): what no rule covers is drawn for. */
void
board_draw(Play *p)
{
	Table *t = p->t;
	Ruling *ruling;

	if (!t->needs_draw) {
		play_cite_plain(p, OUT_RANDOM, 0);
		return;
	}
	ruling = play_cite(p, OUT_RANDOM, 0);
	while (t->board.n > board_of(t->street)) {
		int base = board_of(t->street) - due_on(t->street);
		int drawn = base + (int)random_below(&t->random, (uint32_t)(t->board.n - base));

		move_card(p, ruling, EFFECT_CARD_TO_STUB, t->board.card[drawn]);
	}
	play_do(p, ruling, EFFECT_SHUFFLE_STUB, 0, 0);
	t->street_board = (uint8_t)due_on(t->street);
	t->needs_draw = false;
}

void
board_dealer_fault(Play *p, const Open *open, Outcome outcome)
{
	(void)outcome;
	play_cite(p, (Outcome)open->amount, 0);
}
