/* Each event as a row: what happens on the table, then the theme that examines it. */
#include "engine/happen.h"

#include "engine/betting.h"
#include "engine/hand.h"
#include "engine/rules/rules.h"

#include <string.h>

typedef Refusal Happen(Play *p);

/* Who the event is about, and what must be so for it to be possible at all. */
enum {
	NEEDS_SEAT = 1,	   /* the seat exists */
	NEEDS_PLAYER = 2,  /* somebody sits there */
	NEEDS_PRESENT = 4, /* and is at the table */
	NEEDS_TARGET = 8,  /* likewise the second seat, if one is named */
	NEEDS_PLAY = 16,   /* the hand is no misdeal and not void */
	NEEDS_CARDS = 32   /* the seat holds cards */
};

/* The chips that the event names, as a heap; false if some are not in use. */
static bool
event_heap(const Play *p, Heap *heap)
{
	memset(heap, 0, sizeof *heap);
	for (int i = 0; i < p->e->n_chips; i++) {
		int at = denomination_find(&p->t->in_use, p->e->chips[i].value);

		if (at < 0)
			return false;
		heap->count[at] += p->e->chips[i].count;
	}
	return true;
}

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

static bool
anything_posted(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].blind_posted || t->seat[seat].ante_posted)
			return true;
	return false;
}

/* The button in front of a seat. Before the first hand begins that is where it belongs. */
static Refusal
move_button(Play *p)
{
	Table *t = p->t;
	Open *open;

	t->button = p->e->seat;
	if (t->hand_no == 1 && !t->dealing && !anything_posted(t) && !t->newcomers_wait)
		t->button_due = t->button;
	play_close_open(t, OPEN_BUTTON, 0);
	if (!t->dealing && !anything_posted(t))
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
protect(Play *p)
{
	p->t->seat[p->e->seat].protected_hand = true;
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
tell(Play *p)
{
	Seat *s = &p->t->seat[p->e->seat];

	s->told = p->e->amount == betting_price(p->t, p->e->seat) ? 0 : p->e->amount;
	return REFUSED_NOT;
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
	if (!p->t->misdeal && !p->t->voided)
		return REFUSED_NO_MISDEAL;
	if (!hand_again(p->t))
		return REFUSED_TOO_FEW;
	memset(p->t->open, 0, sizeof p->t->open);
	p->t->n_open = 0;
	play_cite_plain(p, OUT_REDEAL, 0);
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

/* How many chips a clean act or `pushes` puts in front. */
static Chips
exact_chips(const Table *t, const Event *e)
{
	const Seat *s = &t->seat[e->seat];

	if (e->kind == EV_CALL)
		return betting_to_call(t, e->seat);
	if (e->kind == EV_BET || e->kind == EV_RAISE_TO)
		return e->amount > s->bet ? e->amount - s->bet : 0;
	if (e->kind == EV_RAISE_BY) {
		Chips more = betting_price(t, e->seat) + e->amount - s->bet;

		return more > 0 ? more : 0;
	}
	if (e->kind == EV_ALL_IN || e->kind == EV_PUSH_ALL)
		return s->stack;
	return e->kind == EV_PUSH_CHIPS ? e->amount : 0;
}

/* A player acts: the chips go to the front first, then it is seen what they amount to. */
static Refusal
act(Play *p)
{
	Table *t = p->t;
	const Event *e = p->e;
	Seat *s = &t->seat[e->seat];
	Heap heap;

	if (e->kind == EV_THROW) {
		if (!event_heap(p, &heap))
			return REFUSED_NOT_IN_USE;
		if (!table_heap_to_front(t, e->seat, &heap))
			return REFUSED_NO_CHIPS;
	} else {
		Chips amount = exact_chips(t, e);
		bool names = e->kind == EV_BET || e->kind == EV_RAISE_TO ||
			     e->kind == EV_RAISE_BY || e->kind == EV_PUSH_CHIPS;

		if (names && e->amount <= 0)
			return REFUSED_BAD_AMOUNT;
		if (amount > s->stack || (e->kind == EV_PUSH_ALL && amount == 0))
			return REFUSED_NO_CHIPS;
		table_to_front(t, e->seat, amount);
	}
	act_examine(p);
	return REFUSED_NOT;
}

static Refusal
pull_back(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	Heap heap, taken = { { 0 } };
	Chips amount = s->bet;

	if (p->e->n_chips) {
		if (!event_heap(p, &heap))
			return REFUSED_NOT_IN_USE;
		amount = heap_value(&t->in_use, &heap);
	}
	if (amount <= 0 || amount > s->bet || s->held > 0)
		return REFUSED_NO_BET;
	(void)taken;
	table_from_front(t, seat, amount);
	act_pull_back(p, amount);
	return REFUSED_NOT;
}

static Refusal
post_all(Play *p)
{
	return chips_post_all(p);
}

static Refusal
hide(Play *p)
{
	Table *t = p->t;
	Seat *s = &t->seat[p->e->seat];
	Heap heap;
	Chips amount;

	if (!event_heap(p, &heap))
		return REFUSED_NOT_IN_USE;
	amount = heap_value(&t->in_use, &heap);
	if (amount <= 0 || amount > s->stack || (s->named && !heap_remove(&s->rack, &heap)))
		return REFUSED_NO_CHIPS;
	s->stack -= amount;
	s->hidden += amount;
	heap_add(&s->hidden_chips, &heap);
	return REFUSED_NOT;
}

static Refusal
uncover(Play *p)
{
	Table *t = p->t;
	Seat *s = &t->seat[p->e->seat];
	Heap heap;
	Chips amount;

	if (!event_heap(p, &heap))
		return REFUSED_NOT_IN_USE;
	amount = heap_value(&t->in_use, &heap);
	if (amount <= 0 || s->hidden - s->owed_hidden < amount ||
	    !heap_remove(&s->hidden_chips, &heap))
		return REFUSED_NOT_HIDDEN;
	s->hidden -= amount;
	s->stack += amount;
	if (s->named)
		heap_add(&s->rack, &heap);
	chips_uncovered(p, amount);
	return REFUSED_NOT;
}

static Refusal
look(Play *p)
{
	p->t->seat[p->e->seat].looked = true;
	return REFUSED_NOT;
}

static Refusal
expose(Play *p)
{
	Seat *s = &p->t->seat[p->e->seat];
	uint32_t all = (1u << s->n_hole) - 1;

	if (p->e->card > s->n_hole)
		return REFUSED_NO_CARDS;
	if (p->e->target)
		s->shown_to |= (uint16_t)(1u << p->e->target);
	else
		s->exposed |= p->e->card ? 1u << (p->e->card - 1) : all;
	showdown_expose(p);
	return REFUSED_NOT;
}

static Refusal
table_hand(Play *p)
{
	Seat *s = &p->t->seat[p->e->seat];

	if (p->e->cards_mask && (p->e->cards_mask >> s->n_hole) != 0)
		return REFUSED_NO_CARDS;
	showdown_table(p);
	return REFUSED_NOT;
}

/* Giving a hand up is a fold while there is betting, else no claim to the pot. */
static Refusal
muck(Play *p)
{
	if (p->t->betting && p->t->turn && p->t->seat[p->e->seat].hand == HAND_LIVE)
		act_examine(p);
	else
		showdown_muck(p);
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
leave(Play *p)
{
	p->t->seat[p->e->seat].absent = true;
	return REFUSED_NOT;
}

static Refusal
come_back(Play *p)
{
	if (!p->t->seat[p->e->seat].absent)
		return REFUSED_PRESENT;
	p->t->seat[p->e->seat].absent = false;
	return REFUSED_NOT;
}

static Refusal
sit(Play *p)
{
	Table *t = p->t;
	Seat *s = &t->seat[p->e->seat];
	size_t length = strlen(p->e->words);

	if (s->taken)
		return REFUSED_SEAT_TAKEN;
	if (p->e->amount <= 0 || t->total + p->e->amount > CHIPS_LIMIT * SEAT_MAX)
		return REFUSED_BAD_AMOUNT;
	if (s->n_hole)
		return REFUSED_CARDS_OUT;
	memset(s, 0, sizeof *s);
	s->taken = true;
	if (length >= sizeof s->name)
		length = sizeof s->name - 1;
	memcpy(s->name, p->e->words, length);
	s->stack = s->start = p->e->amount;
	t->total += p->e->amount;
	denominations_cover(&t->in_use, p->e->amount);
	/* Before a hand has begun a newcomer is dealt in. */
	if (t->street == STREET_PREFLOP && !t->dealing && !t->newcomers_wait && !t->misdeal &&
	    !anything_posted(t)) {
		s->entitled = true;
		if (t->hand_no == 1)
			hand_positions(t);
	}
	return REFUSED_NOT;
}

static Refusal
notice(Play *p)
{
	Table *t = p->t;

	if (t->dealing && !t->dealt && !t->misdeal && deal_can_finish(t))
		deal_finish(p, true);
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
	[EV_POST_ALL] = { post_all, NEEDS_PLAY },
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
	[EV_PROTECT] = { protect, NEEDS_SEAT | NEEDS_CARDS },
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
	[EV_FOLD] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_CHECK] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_CALL] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_BET] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RAISE_TO] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RAISE_BY] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_ALL_IN] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_SAY] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_THROW] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PUSH_CHIPS] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PUSH_ALL] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_TAP] = { act, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_PULL_BACK] = { pull_back, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_POST_BLIND] = { chips_post, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_PLAY },
	[EV_POST_ANTE] = { chips_post, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_PLAY },
	[EV_HIDE] = { hide, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_UNCOVER] = { uncover, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_LOOK] = { look, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_EXPOSE] = { expose,
			NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_TARGET | NEEDS_CARDS },
	[EV_TABLE_HAND] = { table_hand, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_MUCK] = { muck, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_DROP_CARDS] = { drop_cards, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_CARDS },
	[EV_ASK_COUNT] = { count, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT | NEEDS_TARGET },
	[EV_ASK_POT] = { count, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_BREACH] = { breach, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_TARGET },
	[EV_LEAVE] = { leave, NEEDS_SEAT | NEEDS_PLAYER | NEEDS_PRESENT },
	[EV_RETURN] = { come_back, NEEDS_SEAT | NEEDS_PLAYER },
	[EV_SIT] = { sit, NEEDS_SEAT },
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
