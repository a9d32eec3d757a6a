/* Laying the table as a set-up says: seats, chips, cards. */
#include "engine/hand.h"
#include "engine/table.h"

#include <string.h>

static const Chips USUAL_CHIPS[] = { 25, 100, 500, 1000, 5000, 25000 };

Setup
setup_default(void)
{
	Setup setup;

	memset(&setup, 0, sizeof setup);
	setup.small_blind = 50;
	setup.big_blind = 100;
	setup.seed = 1;
	return setup;
}

/* The chips named at a seat as a heap; false if they are not in use. */
static bool
named_heap(const Denominations *in_use, const SeatSetup *seat, Heap *heap)
{
	memset(heap, 0, sizeof *heap);
	for (int i = 0; i < seat->n_chips; i++) {
		int at = denomination_find(in_use, seat->chips[i].value);

		if (at < 0 || seat->chips[i].count < 0)
			return false;
		heap->count[at] += seat->chips[i].count;
	}
	return true;
}

static SetupFault
lay_denominations(Table *table, const Setup *setup)
{
	Denominations *in_use = &table->in_use;

	for (size_t i = 0; !setup->n_chips && i < sizeof USUAL_CHIPS / sizeof USUAL_CHIPS[0]; i++)
		denomination_add(in_use, USUAL_CHIPS[i]);
	for (int i = 0; i < setup->n_chips; i++)
		if (!denomination_add(in_use, setup->chips[i]))
			return SETUP_TOO_MANY_CHIPS;
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		for (int i = 0; i < setup->seat[seat].n_chips; i++)
			if (!denomination_add(in_use, setup->seat[seat].chips[i].value))
				return SETUP_TOO_MANY_CHIPS;
	for (int seat = 1; seat <= SEAT_MAX; seat++) {
		denominations_cover(in_use, setup->seat[seat].stack);
		denominations_cover(in_use, setup->seat[seat].live_post);
		denominations_cover(in_use, setup->seat[seat].dead_post);
	}
	denominations_cover(in_use, setup->small_blind);
	denominations_cover(in_use, setup->big_blind);
	denominations_cover(in_use, setup->ante);
	denominations_cover(in_use, setup->carried);
	for (int i = 0; i < setup->n_straddles; i++)
		denominations_cover(in_use, setup->straddles[i].amount);
	return SETUP_GOOD;
}

static SetupFault
lay_seat(Table *table, const SeatSetup *from, int number)
{
	Seat *seat = &table->seat[number];

	seat->taken = true;
	seat->absent = from->absent;
	seat->penalty = from->penalty;
	memcpy(seat->name, from->name, sizeof seat->name);
	if (from->stack <= 0 || from->stack > CHIPS_LIMIT)
		return SETUP_BAD_STACK;
	seat->stack = from->stack;
	seat->named = from->named;
	if (from->named) {
		if (!named_heap(&table->in_use, from, &seat->rack))
			return SETUP_CHIPS_DIFFER;
		if (heap_value(&table->in_use, &seat->rack) != from->stack)
			return SETUP_CHIPS_DIFFER;
	}
	table->live_post[number] = from->live_post;
	table->dead_post[number] = from->dead_post;
	table->total += from->stack;
	return SETUP_GOOD;
}

static SetupFault
lay_seats(Table *table, const Setup *setup, int *at)
{
	int highest = 0;

	for (int seat = 1; seat <= SEAT_MAX; seat++)
		if (setup->seat[seat].taken)
			highest = seat;
	table->seats = setup->seats ? setup->seats : (uint8_t)(highest < 2 ? 2 : highest);
	*at = highest;
	if (table->seats < 2 || table->seats > SEAT_MAX || highest > table->seats)
		return SETUP_BAD_SEAT;
	for (int seat = 1; seat <= table->seats; seat++) {
		SetupFault fault;

		*at = seat;
		if (!setup->seat[seat].taken) {
			if (setup->seat[seat].absent || setup->seat[seat].penalty ||
			    setup->seat[seat].n_cards)
				return SETUP_BAD_SEAT;
			continue;
		}
		fault = lay_seat(table, &setup->seat[seat], seat);
		if (fault != SETUP_GOOD)
			return fault;
	}
	*at = 0;
	if (table_count_taken(table) < 2)
		return SETUP_NO_PLAYERS;
	*at = setup->button;
	if (setup->button > table->seats)
		return SETUP_BAD_BUTTON;
	*at = 0;
	table->button =
		setup->button ? setup->button : (uint8_t)table_next_taken(table, table->seats);
	table->button_due = table->button;
	return SETUP_GOOD;
}

/* Takes a named card out of a copy of the deck, to see that each is there as often as named. */
static bool
claim(Pile *deck, Card card)
{
	if (card_face(card) == CARD_UNKNOWN)
		return true;
	for (int i = 0; i < deck->n; i++)
		if ((deck->card[i] & ~CARD_BOXED) == (card & ~CARD_BOXED)) {
			pile_take_at(deck, i);
			return true;
		}
	return false;
}

static SetupFault
lay_deck(Table *table, const Setup *setup)
{
	Pile claimed;

	pile_fill_standard(&table->stub);
	for (int i = 0; i < setup->n_missing; i++) {
		int at = pile_index_of(&table->stub, setup->missing[i]);

		if (at < 0)
			return SETUP_CARD_NOT_THERE;
		pile_take_at(&table->stub, at);
		table->n_missing++;
	}
	for (int i = 0; i < setup->n_extra; i++)
		pile_push(&table->stub, setup->extra[i] & (Card)~CARD_BOXED);
	table->cards = table->stub.n;
	claimed = table->stub;
	for (int i = 0; i < setup->n_deck; i++) {
		if (!claim(&claimed, setup->deck[i]))
			return SETUP_CARD_NOT_THERE;
		table->named_deck[i] = setup->deck[i];
	}
	table->n_named_deck = setup->n_deck;
	for (int i = 0; i < setup->n_board; i++) {
		if (!claim(&claimed, setup->board[i]))
			return SETUP_CARD_NOT_THERE;
		table->named_board[i] = setup->board[i];
	}
	table->n_named_board = setup->n_board;
	return SETUP_GOOD;
}

static SetupFault
lay_hole_cards(Table *table, const Setup *setup, int *at)
{
	Pile claimed = table->stub;

	for (int i = 0; i < setup->n_board; i++)
		claim(&claimed, setup->board[i]);
	for (int seat = 1; seat <= table->seats; seat++) {
		const SeatSetup *from = &setup->seat[seat];

		*at = seat;
		if (from->n_cards > table_hole_cards(table))
			return SETUP_TOO_MANY_CARDS;
		for (int i = 0; i < from->n_cards; i++) {
			if (!claim(&claimed, from->cards[i]))
				return SETUP_CARD_NOT_THERE;
			table->named_hole[seat][i] = from->cards[i];
		}
		table->n_named_hole[seat] = from->n_cards;
	}
	*at = 0;
	return SETUP_GOOD;
}

static SetupFault
lay_stakes(Table *table, const Setup *setup, int *at)
{
	if (setup->big_blind <= 0 || setup->small_blind < 0 || setup->ante < 0 ||
	    setup->small_blind > setup->big_blind || setup->big_blind > CHIPS_LIMIT)
		return SETUP_BAD_BLINDS;
	table->game = setup->game;
	table->limit = setup->limit;
	table->on_notice = setup->on_notice;
	table->small_blind = table->next_small_blind = setup->small_blind;
	table->big_blind = table->next_big_blind = setup->big_blind;
	table->ante = table->next_ante = setup->ante;
	table->ante_each = table->next_ante_each = setup->ante_each;
	table->ante_dead = setup->ante_dead;
	table->no_small_blind = setup->no_small_blind;
	table->n_straddles = setup->n_straddles;
	for (int i = 0; i < setup->n_straddles; i++) {
		const Straddle *straddle = &setup->straddles[i];

		*at = straddle->seat;
		if (straddle->seat < 1 || straddle->seat > SEAT_MAX ||
		    !setup->seat[straddle->seat].taken || straddle->amount <= setup->big_blind)
			return SETUP_BAD_STRADDLE;
		table->straddles[i] = *straddle;
	}
	*at = 0;
	table->carried = setup->carried;
	table->carried_for = setup->carried_for;
	table->total += setup->carried;
	table->field_left = setup->field_left;
	table->field_paid = setup->field_paid;
	return SETUP_GOOD;
}

bool
table_lay(Table *table, const Setup *setup, SetupFault *fault, int *seat)
{
	memset(table, 0, sizeof *table);
	*seat = 0;
	*fault = lay_stakes(table, setup, seat);
	if (*fault == SETUP_GOOD)
		*fault = lay_denominations(table, setup);
	if (*fault == SETUP_GOOD)
		*fault = lay_seats(table, setup, seat);
	if (*fault == SETUP_GOOD)
		*fault = lay_deck(table, setup);
	if (*fault == SETUP_GOOD)
		*fault = lay_hole_cards(table, setup, seat);
	if (*fault != SETUP_GOOD)
		return false;
	random_seed(&table->random, setup->seed);
	table->rigged = true;
	table_shuffle_stub(table);
	hand_first(table);
	return true;
}
