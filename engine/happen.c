/* Each event as a row: what happens on the table, then the theme that examines it. */
#include "engine/happen.h"

#include "engine/betting.h"
#include "engine/hand.h"
#include "engine/happen_seat.h"
#include "engine/rules/rules.h"

#include <string.h>

/* Who the event is about, and what must be so for it to be possible at all. */
enum {
	NEEDS_SEAT = 1,	   /* the seat exists */
	NEEDS_PLAYER = 2,  /* somebody sits there */
	NEEDS_PRESENT = 4, /* and is at the table */
	NEEDS_TARGET = 8,  /* likewise the second seat, if one is named */
	NEEDS_PLAY = 16,   /* the hand is no misdeal and not void */
	NEEDS_CARDS = 32   /* the seat holds cards */
};

/* One step of the shuffle; how far the whole procedure has come is kept. */
static void
shuffle_step(Table *t, EventKind kind)
{
	static const struct {
		EventKind kind;
		void (*step)(Pile *pile, Random *random);
	} STEPS[] = {
		{ EV_WASH, pile_wash },
		{ EV_RIFFLE, pile_riffle },
		{ EV_STRIP, pile_strip },
		{ EV_CUT, pile_cut },
	};

	for (size_t i = 0; i < sizeof STEPS / sizeof STEPS[0]; i++)
		if (kind == STEPS[i].kind)
			STEPS[i].step(&t->stub, &t->random);
	if (t->shuffle_steps < SHUFFLE_STEPS && kind == SHUFFLE_ORDER[t->shuffle_steps])
		t->shuffle_steps++;
}

static Refusal
shuffle(Play *p)
{
	Table *t = p->t;

	if (t->dealing)
		return REFUSED_CARDS_OUT;
	if (p->e->kind == EV_SHUFFLE) {
		t->shuffle_steps = 0;
		for (int i = 0; i < SHUFFLE_STEPS; i++)
			shuffle_step(t, SHUFFLE_ORDER[i]);
	} else {
		shuffle_step(t, p->e->kind);
	}
	table_stack_deck(t);
	return REFUSED_NOT;
}

/* The button in front of a seat. Before the first hand begins that is where it belongs. */
static Refusal
move_button(Play *p)
{
	Table *t = p->t;
	Open *open;

	t->button = p->e->seat;
	if (t->hand_no == 1 && !t->dealing && !hand_anything_posted(t) && !t->newcomers_wait)
		t->button_due = t->button;
	play_close_open(t, OPEN_BUTTON, 0);
	if (!t->dealing && !hand_anything_posted(t))
		hand_positions(t);
	if (t->button == t->button_due)
		return REFUSED_NOT;
	open = play_open(p, OPEN_BUTTON, 0);
	if (open) {
		open->amount = t->button;
		open->amount2 = t->button_due;
	}
	return REFUSED_NOT;
}

static Refusal
find_chips(Play *p)
{
	Heap heap;

	if (!event_heap(p, &heap) || p->t->total > CHIPS_LIMIT)
		return REFUSED_NOT_IN_USE;
	chips_loose(p);
	return REFUSED_NOT;
}

static Refusal
dealer_fault(Play *p)
{
	if (p->e->kind != EV_DELAY && p->t->stub.n == 0)
		return REFUSED_STUB_SHORT;
	board_fault(p);
	return REFUSED_NOT;
}

static Refusal
drop_stub(Play *p)
{
	if (p->t->stub.n == 0)
		return REFUSED_STUB_SHORT;
	board_drop_stub(p);
	return REFUSED_NOT;
}

static Refusal
take_hand(Play *p)
{
	showdown_taken(p);
	return REFUSED_NOT;
}

static Refusal
tell(Play *p)
{
	Seat *s = &p->t->seat[p->e->seat];

	s->told = p->e->amount == betting_price(p->t, p->e->seat) ? 0 : p->e->amount;
	return REFUSED_NOT;
}

static Refusal
nothing(Play *p)
{
	(void)p;
	return REFUSED_NOT;
}

static Refusal
not_ours(Play *p)
{
	(void)p;
	return REFUSED_NOT_OURS;
}

static Refusal
count(Play *p)
{
	turn_count(p);
	return REFUSED_NOT;
}

static Refusal
read_hand(Play *p)
{
	showdown_read(p);
	return REFUSED_NOT;
}

static Refusal
showdown(Play *p)
{
	showdown_all(p);
	return REFUSED_NOT;
}

static Refusal
next_hand(Play *p)
{
	Table *t = p->t;

	if (!hand_is_over(t))
		return REFUSED_NOT_OVER;
	if (!hand_next(t))
		return REFUSED_TOO_FEW;
	/* Of what lay open only the deck can still be disputed, and the button's place. */
	for (int kind = OPEN_NONE; kind < OPEN_KIND_COUNT; kind++)
		if (kind != OPEN_DUPLICATE && kind != OPEN_OTHER_BACK)
			play_close_open(t, (OpenKind)kind, 0);
	if (!t->seat[t->button].taken || !t->small_blind_seat)
		play_cite_plain(p, OUT_DEAD_BUTTON, 0);
	return REFUSED_NOT;
}

static Refusal
blinds(Play *p)
{
	Table *t = p->t;
	const Event *e = p->e;

	if (e->amount2 <= 0 || e->amount < 0 || e->amount > e->amount2)
		return REFUSED_BAD_AMOUNT;
	t->next_small_blind = e->amount;
	t->next_big_blind = e->amount2;
	t->next_ante = e->ante;
	t->next_ante_each = e->ante_each;
	denominations_cover(&t->in_use, e->amount);
	denominations_cover(&t->in_use, e->amount2);
	denominations_cover(&t->in_use, e->ante);
	return REFUSED_NOT;
}

static Refusal
redeal(Play *p)
{
	Chips before = p->t->out_of_play;
	Ruling *ruling;

	if (!p->t->misdeal && !p->t->voided)
		return REFUSED_NO_MISDEAL;
	if (!hand_again(p->t))
		return REFUSED_TOO_FEW;
	memset(p->t->open, 0, sizeof p->t->open);
	p->t->n_open = 0;
	ruling = play_cite_plain(p, OUT_REDEAL, 0);
	/* What a player who has been removed since had put in goes back to nobody. */
	if (p->t->out_of_play > before)
		play_do(p, ruling, EFFECT_OUT_OF_PLAY, 0, p->t->out_of_play - before);
	return REFUSED_NOT;
}

static Refusal
carried(Play *p)
{
	conduct_carried(p);
	return REFUSED_NOT;
}

static Refusal
gather(Play *p)
{
	for (int i = 0; i < p->e->n_seats; i++) {
		if (p->e->seats[i] < 1 || p->e->seats[i] > p->t->seats)
			return REFUSED_NO_SEAT;
		if (!p->t->seat[p->e->seats[i]].taken)
			return REFUSED_EMPTY_SEAT;
	}
	board_gather(p);
	return REFUSED_NOT;
}

/* Counting the stub down tells whether a card is missing. */
static Refusal
count_stub(Play *p)
{
	if (!p->t->voided && !p->t->misdeal)
		deck_notice_missing(p);
	return REFUSED_NOT;
}

static Refusal
drop_cards(Play *p)
{
	deck_fallen(p);
	return REFUSED_NOT;
}

static Refusal
breach(Play *p)
{
	conduct_breach(p);
	return REFUSED_NOT;
}

static Refusal
notice(Play *p)
{
	Table *t = p->t;

	if (t->dealing && !t->dealt && !t->misdeal && deal_can_finish(t))
		deal_finish(p);
	notice_all(p);
	if (!t->voided && !t->misdeal)
		deck_notice_missing(p);
	return REFUSED_NOT;
}

static Refusal
draw(Play *p)
{
	board_draw(p);
	return REFUSED_NOT;
}

static const struct {
	Happen *happen;
	int needs;
} ROWS[EVENT_KIND_COUNT] = {
	[EV_SHUFFLE] = { shuffle, 0 },
	[EV_WASH] = { shuffle, 0 },
	[EV_RIFFLE] = { shuffle, 0 },
	[EV_STRIP] = { shuffle, 0 },
	[EV_CUT] = { shuffle, 0 },
	[EV_MOVE_BUTTON] = { move_button, NEEDS_SEAT },
	[EV_POST_ALL] = { chips_post_all, NEEDS_PLAY },
	[EV_DEAL_ALL] = { deal_rest, NEEDS_PLAY },
	[EV_DEAL_TO] = { deal_cards, NEEDS_PLAY },
	[EV_BURN] = { board_burn, NEEDS_PLAY },
	[EV_GATHER] = { gather, NEEDS_PLAY },
	[EV_FLOP] = { board_street, NEEDS_PLAY },
	[EV_TURN] = { board_street, NEEDS_PLAY },
	[EV_RIVER] = { board_street, NEEDS_PLAY },
	[EV_SPREAD] = { board_spread, NEEDS_PLAY },
	[EV_PEEK] = { dealer_fault, 0 },
	[EV_DELAY] = { dealer_fault, 0 },
	[EV_FIND_CHIPS] = { find_chips, 0 },
	[EV_TURN_NEXT] = { dealer_fault, 0 },
	[EV_DROP_STUB] = { drop_stub, 0 },
	[EV_DEALER_MUCKS] = { take_hand, NEEDS_SEAT | NEEDS_CARDS },
	[EV_DEALER_TAKES] = { take_hand, NEEDS_SEAT | NEEDS_CARDS },
	[EV_PROTECT] = { seat_protect, NEEDS_SEAT | NEEDS_CARDS },
	[EV_ANNOUNCE] = { nothing, 0 },
	[EV_TELL] = { tell, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_COUNT_POT] = { count, 0 },
	[EV_COUNT_STUB] = { count_stub, 0 },
	[EV_COUNT_SEAT] = { nothing, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_READ] = { read_hand, NEEDS_SEAT | NEEDS_CARDS },
	[EV_PUSH_AMOUNT] = { award_push, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PLAY },
	[EV_PUSH_POT] = { award_push, NEEDS_PLAY },
	[EV_SHOWDOWN] = { showdown, NEEDS_PLAY },
	[EV_NEXT_HAND] = { next_hand, 0 },
	[EV_BOOK] = { not_ours, 0 },
	[EV_BLINDS] = { blinds, 0 },
	[EV_UNDO] = { not_ours, 0 },
	[EV_REDO] = { not_ours, 0 },
	[EV_REDEAL] = { redeal, 0 },
	[EV_TABLE_BREAKS] = { carried, 0 },
	[EV_DAY_ENDS] = { carried, 0 },
	[EV_FOLD] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_CHECK] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_CALL] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_BET] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RAISE_TO] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RAISE_BY] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_ALL_IN] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_SAY] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_THROW] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PUSH_CHIPS] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PUSH_ALL] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_TAP] = { seat_act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PULL_BACK] = { seat_pull_back, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_POST_BLIND] = { chips_post, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_PLAY },
	[EV_POST_ANTE] = { chips_post, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_PLAY },
	[EV_HIDE] = { seat_hide, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_UNCOVER] = { seat_uncover, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_LOOK] = { seat_look, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_EXPOSE] = { seat_expose,
			NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_TARGET | NEEDS_CARDS },
	[EV_TABLE_HAND] = { seat_table, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_MUCK] = { seat_muck, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_DROP_CARDS] = { drop_cards, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_ASK_COUNT] = { count, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_TARGET },
	[EV_ASK_POT] = { count, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_BREACH] = { breach, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_TARGET },
	[EV_LEAVE] = { seat_leave, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RETURN] = { seat_return, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_SIT] = { seat_sit, NEEDS_SEAT },
	[EV_NOTICE] = { notice, 0 },
	[EV_FLOOR_RULES] = { not_ours, 0 }, /* game.c: the last event is played again */
	[EV_FLOOR_PENALISES] = { conduct_penalise, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_FLOOR_DRAWS] = { draw, NEEDS_PLAY },
};

Refusal
happen(Play *p)
{
	const Event *e = p->e;
	const Table *t = p->t;
	int needs = ROWS[e->kind].needs;

	if ((needs & NEEDS_SEAT) && (e->seat < 1 || e->seat > t->seats))
		return REFUSED_NO_SEAT;
	if ((needs & NEEDS_PLAYER) && (!t->seat[e->seat].taken || t->seat[e->seat].out))
		return REFUSED_EMPTY_SEAT;
	if ((needs & NEEDS_PRESENT) && t->seat[e->seat].absent)
		return REFUSED_ABSENT;
	if ((needs & NEEDS_TARGET) && e->target &&
	    (e->target > t->seats || !t->seat[e->target].taken))
		return e->target > t->seats ? REFUSED_NO_SEAT : REFUSED_EMPTY_SEAT;
	if ((needs & NEEDS_CARDS) && t->seat[e->seat].n_hole == 0)
		return REFUSED_NO_CARDS;
	if ((needs & NEEDS_PLAY) && (t->misdeal || t->voided))
		return REFUSED_MISDEAL;
	return ROWS[e->kind].happen(p);
}
