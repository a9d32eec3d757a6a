/*
 * chips.h - amounts, denominations and heaps of chips.
 *
 * Owns the arithmetic between an amount and the chips that it is made of.
 * Never knows whose chips they are.
 */
#ifndef MISDEAL_ENGINE_CHIPS_H
#define MISDEAL_ENGINE_CHIPS_H

#include <stdbool.h>
#include <stdint.h>

/* An amount, in the smallest unit of the table. */
typedef int64_t Chips;

enum {
	DENOM_MAX = 18 /* denominations in use at one table */
};

/* The largest amount that a set-up or an event may name. */
#define CHIPS_LIMIT INT64_C(1000000000000000)

/* The denominations in use, largest first, so that a smaller one can be added behind. */
typedef struct Denominations {
	uint8_t n;
	Chips value[DENOM_MAX];
} Denominations;

/* How many chips of each denomination; counts stand in the order of Denominations. */
typedef struct Heap {
	int64_t count[DENOM_MAX];
} Heap;

/* Some chips of one denomination, as `1000x2` says it. */
typedef struct ChipCount {
	Chips value;
	int64_t count;
} ChipCount;

/* What the heap is worth. */
Chips heap_value(const Denominations *in_use, const Heap *heap);

/* How many single chips lie in the heap. */
int64_t heap_chips(const Denominations *in_use, const Heap *heap);

/* The fewest chips in use that make the amount; what they can't make is left out. */
Heap heap_of(const Denominations *in_use, Chips amount);

/* Index of a denomination, -1 if it is not in use. */
int denomination_find(const Denominations *in_use, Chips value);

/*
 * Takes a denomination into use, in its place. Only before any heap was made:
 * heaps count by position. False if there is no room or the value is not positive.
 */
bool denomination_add(Denominations *in_use, Chips value);

/*
 * Extends the denominations downwards until the chips in use can make the
 * amount. New ones stand behind the old ones, so heaps stay right.
 */
void denominations_cover(Denominations *in_use, Chips amount);

/* Adds the chips of `more` to `heap`. */
void heap_add(Heap *heap, const Heap *more);

/* Takes the chips of `less` out of `heap`; false, and nothing taken, if they are not all there. */
bool heap_remove(Heap *heap, const Heap *less);

/*
 * Takes `amount` out of `heap` into `*taken`: the fewest chips that make it
 * exactly, or, where the chips there can't, with change from the rack. The
 * heap must be worth at least the amount.
 */
void heap_take(const Denominations *in_use, Heap *heap, Chips amount, Heap *taken);

/* The smallest chip of the heap, 0 if it is empty. */
Chips heap_smallest(const Denominations *in_use, const Heap *heap);

/* The largest chip of the heap, 0 if it is empty. */
Chips heap_largest(const Denominations *in_use, const Heap *heap);

/* True if all chips of the heap are of one denomination (an empty heap is). */
bool heap_is_uniform(const Denominations *in_use, const Heap *heap);

#endif
