#include "engine/pots.h"

/* What the seat put in that counts in layers, a pending act left out. */
static Chips
layered(const Table *table, int seat)
{
	return table->seat[seat].put + table->seat[seat].layered_ante;
}

/* The seat that put in most, and what of it nobody matched. */
static void
find_uncalled(const Table *table, int *seat, Chips *uncalled)
{
	Chips most = 0, second = 0;

	*seat = 0;
	for (int s = 1; s <= table->seats; s++) {
		Chips put = layered(table, s);

		if (put > most) {
			second = most;
			most = put;
			*seat = s;
		} else if (put > second) {
			second = put;
		}
	}
	*uncalled = most - second;
	if (*seat && table->seat[*seat].keeps_nothing)
		*uncalled = 0;
	/* An ante is no bet that could go back: at most what was put in as bets. */
	if (*seat && *uncalled > table->seat[*seat].put)
		*uncalled = table->seat[*seat].put;
	if (*uncalled == 0)
		*seat = 0;
}

/* A live hand with chips behind is in for whatever the others put in; only an all-in is bounded. */
static bool
is_bounded(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	return s->hand == HAND_LIVE && !table_is_able(table, seat);
}

/*
 * The smallest amount over `level` at which a pot ends: where an all-in is
 * bounded, last what any live hand put in most. -1 if there is none.
 */
static Chips
next_level(const Table *table, Chips level, int excess_seat, Chips excess)
{
	Chips next = -1, most = -1;

	for (int s = 1; s <= table->seats; s++) {
		Chips put = layered(table, s) - (s == excess_seat ? excess : 0);

		if (table->seat[s].hand != HAND_LIVE || put <= level)
			continue;
		if (put > most)
			most = put;
		if (is_bounded(table, s) && (next < 0 || put < next))
			next = put;
	}
	return next < 0 ? most : next;
}

static Chips
within(Chips put, Chips low, Chips high)
{
	if (put <= low)
		return 0;
	return (put < high ? put : high) - low;
}

int
pots_of(const Table *table, Pot pots[POT_MAX], int *seat, Chips *uncalled)
{
	Chips dead = 0, level = -1, last = 0;
	int n = 0;

	find_uncalled(table, seat, uncalled);
	for (int s = 1; s <= table->seats; s++)
		dead += table->seat[s].dead_money;
	for (;;) {
		Chips next = next_level(table, level, *seat, *uncalled);
		Pot pot = { 0 };

		if (next < 0)
			break;
		for (int s = 1; s <= table->seats; s++) {
			Chips put = layered(table, s) - (s == *seat ? *uncalled : 0);

			pot.amount += within(put, level < 0 ? 0 : level, next);
			if (table->seat[s].hand == HAND_LIVE &&
			    (put >= next || !is_bounded(table, s)))
				pot.claimants |= (uint16_t)(1u << s);
		}
		if (n == 0)
			pot.amount += dead;
		if (pot.amount > 0 && n < POT_MAX - 1)
			pots[n++] = pot;
		level = last = next;
	}
	/* What dead hands put in over every live one goes with the last pot. */
	for (int s = 1; n > 0 && s <= table->seats; s++) {
		Chips put = layered(table, s) - (s == *seat ? *uncalled : 0);

		if (put > last)
			pots[n - 1].amount += put - last;
	}
	if (table->carried > 0) {
		Pot pot = { .amount = table->carried, .carried = true };

		for (int s = 1; s <= table->seats; s++)
			if (table->seat[s].hand == HAND_LIVE)
				pot.claimants |= (uint16_t)(table->carried_for & (1u << s));
		pots[n++] = pot;
	}
	return n;
}
