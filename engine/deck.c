#include "engine/deck.h"

#include <assert.h>
#include <string.h>

static uint64_t
rotate_left(uint64_t value, int by)
{
	return value << by | value >> (64 - by);
}

static uint64_t
splitmix64_next(uint64_t *state)
{
	uint64_t mixed = *state += UINT64_C(0x9e3779b97f4a7c15);

	mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
	return mixed ^ mixed >> 31;
}

void
random_seed(Random *random, uint64_t seed)
{
	int i;

	/* splitmix64 gives no number twice in a row, so the state is never all zero. */
	for (i = 0; i < 4; i++)
		random->s[i] = splitmix64_next(&seed);
}

uint64_t
random_next(Random *random)
{
	uint64_t *s = random->s;
	uint64_t result = rotate_left(s[1] * 5, 7) * 9;
	uint64_t shifted = s[1] << 17;

	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= shifted;
	s[3] = rotate_left(s[3], 45);
	return result;
}

uint32_t
random_below(Random *random, uint32_t below)
{
	uint32_t surplus;
	uint64_t product;

	assert(below > 0);
	/*
	 * Lemire's method: the upper half of draw * below is the result. 2^32 draws do not
	 * spread evenly over `below` results; the surplus ones are those whose lower half is
	 * under 2^32 mod `below`, and they are drawn again.
	 */
	surplus = (UINT32_MAX - below + 1) % below;
	do
		product = (random_next(random) >> 32) * below;
	while ((uint32_t)product < surplus);
	return (uint32_t)(product >> 32);
}

void
pile_fill_standard(Pile *pile)
{
	Card card;

	memset(pile, 0, sizeof *pile);
	for (card = 0; card < 52; card++)
		pile_push(pile, card);
}

void
pile_push(Pile *pile, Card card)
{
	assert(pile->n < PILE_MAX);
	pile->card[pile->n++] = card;
}

Card
pile_take(Pile *pile)
{
	return pile_take_at(pile, pile->n - 1);
}

Card
pile_take_at(Pile *pile, int index)
{
	Card taken;

	assert(index >= 0 && index < pile->n);
	taken = pile->card[index];
	pile->n--;
	memmove(pile->card + index, pile->card + index + 1, (size_t)(pile->n - index));
	pile->card[pile->n] = 0;
	return taken;
}

void
pile_insert_at(Pile *pile, int index, Card card)
{
	assert(pile->n < PILE_MAX && index >= 0 && index <= pile->n);
	memmove(pile->card + index + 1, pile->card + index, (size_t)(pile->n - index));
	pile->card[index] = card;
	pile->n++;
}

int
pile_index_of(const Pile *pile, Card face)
{
	int i;

	for (i = pile->n - 1; i >= 0; i--)
		if (card_face(pile->card[i]) == card_face(face))
			return i;
	return -1;
}

void
pile_shuffle(Pile *pile, Random *random)
{
	uint32_t left, other;
	Card card;

	/* Fisher and Yates: the last of those left changes places with any of them. */
	for (left = pile->n; left > 1; left--) {
		other = random_below(random, left);
		card = pile->card[other];
		pile->card[other] = pile->card[left - 1];
		pile->card[left - 1] = card;
	}
}

void
pile_wash(Pile *pile, Random *random)
{
	pile_shuffle(pile, random);
}

void
pile_riffle(Pile *pile, Random *random)
{
	const Pile before = *pile;
	uint32_t lower = 0, upper, from_lower = 0, from_upper;
	int i;

	for (i = 0; i < before.n; i++)
		lower += random_below(random, 2);
	upper = before.n - lower;
	from_upper = lower;
	for (i = 0; i < before.n; i++) {
		if (random_below(random, lower + upper) < lower) {
			pile->card[i] = before.card[from_lower++];
			lower--;
		} else {
			pile->card[i] = before.card[from_upper++];
			upper--;
		}
	}
}

void
pile_strip(Pile *pile, Random *random)
{
	/* Of 52 cards a dealer draws packets of some four to ten. */
	const uint32_t least = pile->n / 13 + (pile->n < 13), most = pile->n / 5 + (pile->n < 5);
	const Pile before = *pile;
	uint32_t left = before.n, laid = 0, packet;

	while (left > 0) {
		packet = least + random_below(random, most - least + 1);
		if (packet > left)
			packet = left;
		left -= packet;
		memcpy(pile->card + laid, before.card + left, packet);
		laid += packet;
	}
}

void
pile_cut(Pile *pile, Random *random)
{
	const Pile before = *pile;
	const uint32_t leaves = before.n < 2 * PILE_CUT_LEAVES ? 1 : PILE_CUT_LEAVES;
	uint32_t lower;

	if (before.n < 2)
		return;
	lower = leaves + random_below(random, before.n - 2 * leaves + 1);
	memcpy(pile->card, before.card + lower, before.n - lower);
	memcpy(pile->card + (before.n - lower), before.card, lower);
}
