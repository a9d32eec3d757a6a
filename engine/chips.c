#include "engine/chips.h"

/* Common denominations, for extending downwards. */
static const Chips LADDER[] = { 100000, 25000, 5000, 1000, 500, 100, 25, 5, 1 };

enum { LADDER_STEPS = sizeof LADDER / sizeof LADDER[0] };

Chips
heap_value(const Denominations *in_use, const Heap *heap)
{
	Chips sum = 0;

	for (int i = 0; i < in_use->n; i++)
		sum += in_use->value[i] * heap->count[i];
	return sum;
}

int64_t
heap_chips(const Denominations *in_use, const Heap *heap)
{
	int64_t sum = 0;

	for (int i = 0; i < in_use->n; i++)
		sum += heap->count[i];
	return sum;
}

Heap
heap_of(const Denominations *in_use, Chips amount)
{
	Heap heap = { { 0 } };

	for (int i = 0; i < in_use->n; i++) {
		heap.count[i] = amount / in_use->value[i];
		amount %= in_use->value[i];
	}
	return heap;
}

int
denomination_find(const Denominations *in_use, Chips value)
{
	for (int i = 0; i < in_use->n; i++)
		if (in_use->value[i] == value)
			return i;
	return -1;
}

bool
denomination_add(Denominations *in_use, Chips value)
{
	int at = 0;

	if (value <= 0)
		return false;
	if (denomination_find(in_use, value) >= 0)
		return true;
	/* A place is kept for the 1, with which every amount can be made. */
	if (in_use->n == DENOM_MAX || (in_use->n == DENOM_MAX - 1 && value != 1))
		return false;
	while (at < in_use->n && in_use->value[at] > value)
		at++;
	for (int i = in_use->n; i > at; i--)
		in_use->value[i] = in_use->value[i - 1];
	in_use->value[at] = value;
	in_use->n++;
	return true;
}

/* What the fewest chips in use leave of the amount. */
static Chips
uncovered(const Denominations *in_use, Chips amount)
{
	for (int i = 0; i < in_use->n; i++)
		amount %= in_use->value[i];
	return amount;
}

/* The next smaller common denomination, or 1 where the table is full of kinds. */
static Chips
next_smaller(const Denominations *in_use)
{
	Chips smallest = in_use->n ? in_use->value[in_use->n - 1] : CHIPS_LIMIT;

	if (in_use->n >= DENOM_MAX - 1)
		return 1;
	for (int i = 0; i < LADDER_STEPS; i++)
		if (LADDER[i] < smallest)
			return LADDER[i];
	return 1;
}

void
denominations_cover(Denominations *in_use, Chips amount)
{
	while (amount > 0 && uncovered(in_use, amount) > 0 && in_use->n < DENOM_MAX) {
		Chips value = next_smaller(in_use);

		if (in_use->n && value >= in_use->value[in_use->n - 1])
			return;
		in_use->value[in_use->n++] = value;
	}
}

void
heap_add(Heap *heap, const Heap *more)
{
	for (int i = 0; i < DENOM_MAX; i++)
		heap->count[i] += more->count[i];
}

bool
heap_remove(Heap *heap, const Heap *less)
{
	for (int i = 0; i < DENOM_MAX; i++)
		if (heap->count[i] < less->count[i])
			return false;
	for (int i = 0; i < DENOM_MAX; i++)
		heap->count[i] -= less->count[i];
	return true;
}

void
heap_take(const Denominations *in_use, Heap *heap, Chips amount, Heap *taken)
{
	Chips rest = amount;
	Chips left = heap_value(in_use, heap) - amount;
	Heap exact = { { 0 } };

	for (int i = 0; i < in_use->n; i++) {
		int64_t count = rest / in_use->value[i];

		if (count > heap->count[i])
			count = heap->count[i];
		exact.count[i] = count;
		rest -= count * in_use->value[i];
	}
	if (rest == 0) {
		*taken = exact;
		heap_remove(heap, &exact);
		return;
	}
	*taken = heap_of(in_use, amount);
	*heap = heap_of(in_use, left);
}

Chips
heap_smallest(const Denominations *in_use, const Heap *heap)
{
	for (int i = in_use->n - 1; i >= 0; i--)
		if (heap->count[i])
			return in_use->value[i];
	return 0;
}

Chips
heap_largest(const Denominations *in_use, const Heap *heap)
{
	for (int i = 0; i < in_use->n; i++)
		if (heap->count[i])
			return in_use->value[i];
	return 0;
}

bool
heap_is_uniform(const Denominations *in_use, const Heap *heap)
{
	int kinds = 0;

	for (int i = 0; i < in_use->n; i++)
		kinds += heap->count[i] > 0;
	return kinds <= 1;
}
