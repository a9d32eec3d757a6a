/* What players do: what leaves the hand, the stack or the seat, then the theme that examines it. */
#include "engine/happen_seat.h"

#include "engine/betting.h"
#include "engine/hand.h"
#include "engine/rules/rules.h"

#include <string.h>

/* The chips that the event names, as a heap; false if some are not in use. */
bool
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
Refusal
seat_act(Play *p)
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

Refusal
seat_pull_back(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	Heap heap;
	Chips amount = s->bet;

	if (p->e->n_chips) {
		if (!event_heap(p, &heap))
			return REFUSED_NOT_IN_USE;
		amount = heap_value(&t->in_use, &heap);
	}
	if (amount <= 0 || amount > s->bet || s->held > 0)
		return REFUSED_NO_BET;
	table_from_front(t, seat, amount);
	act_pull_back(p, amount);
	return REFUSED_NOT;
}

Refusal
seat_hide(Play *p)
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

Refusal
seat_uncover(Play *p)
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

Refusal
seat_look(Play *p)
{
	p->t->seat[p->e->seat].looked = true;
	return REFUSED_NOT;
}

Refusal
seat_protect(Play *p)
{
	p->t->seat[p->e->seat].protected_hand = true;
	return REFUSED_NOT;
}

Refusal
seat_expose(Play *p)
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

Refusal
seat_table(Play *p)
{
	Seat *s = &p->t->seat[p->e->seat];

	if (p->e->cards_mask && (p->e->cards_mask >> s->n_hole) != 0)
		return REFUSED_NO_CARDS;
	showdown_table(p);
	return REFUSED_NOT;
}

/* Giving a hand up is a fold while there is betting, else no claim to the pot. */
Refusal
seat_muck(Play *p)
{
	if (p->t->betting && p->t->turn && p->t->seat[p->e->seat].hand == HAND_LIVE)
		act_examine(p);
	else
		showdown_muck(p);
	return REFUSED_NOT;
}

Refusal
seat_leave(Play *p)
{
	p->t->seat[p->e->seat].absent = true;
	return REFUSED_NOT;
}

Refusal
seat_return(Play *p)
{
	if (!p->t->seat[p->e->seat].absent)
		return REFUSED_PRESENT;
	p->t->seat[p->e->seat].absent = false;
	return REFUSED_NOT;
}

Refusal
seat_sit(Play *p)
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
	    !hand_anything_posted(t)) {
		s->entitled = true;
		if (t->hand_no == 1)
			hand_positions(t);
	}
	return REFUSED_NOT;
}
