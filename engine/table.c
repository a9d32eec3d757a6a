#include "engine/table.h"

#include <assert.h>
#include <string.h>

int
table_hole_cards(const Table *table)
{
	return table->game == GAME_OMAHA ? 4 : 2;
}

int
table_next_taken(const Table *table, int seat)
{
	for (int i = 1; i <= table->seats; i++) {
		int next = (seat - 1 + i) % table->seats + 1;

		if (table->seat[next].taken && !table->seat[next].out)
			return next;
	}
	return 0;
}

int
table_next_live(const Table *table, int seat)
{
	for (int i = 1; i <= table->seats; i++) {
		int next = (seat - 1 + i) % table->seats + 1;

		if (table->seat[next].hand == HAND_LIVE)
			return next;
	}
	return 0;
}

int
table_count_taken(const Table *table)
{
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++)
		count += table->seat[seat].taken && !table->seat[seat].out;
	return count;
}

int
table_count_live(const Table *table)
{
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++)
		count += table->seat[seat].hand == HAND_LIVE;
	return count;
}

bool
table_is_able(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	return s->hand == HAND_LIVE && (s->stack > 0 || (s->pending.active && s->held > 0));
}

int
table_count_able(const Table *table)
{
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++)
		count += table_is_able(table, seat);
	return count;
}

int
table_distance(const Table *table, int from, int to)
{
	int steps = (to - from) % table->seats;

	return steps > 0 ? steps : steps + table->seats;
}

Chips
table_total(const Table *table)
{
	Chips sum = table->middle + table->carried;

	for (int seat = 1; seat <= table->seats; seat++)
		sum += table->seat[seat].bet + table->seat[seat].held;
	return sum;
}

Chips
table_all_chips(const Table *table)
{
	Chips sum = table_total(table) + table->out_of_play;

	for (int seat = 1; seat <= table->seats; seat++)
		sum += table->seat[seat].stack + table->seat[seat].hidden;
	return sum;
}

int
table_all_cards(const Table *table)
{
	int sum = table->stub.n + table->burns.n + table->board.n + table->muck.n + table->aside.n +
		  table->gone.n;

	for (int seat = 1; seat <= table->seats; seat++)
		sum += table->seat[seat].n_hole;
	return sum;
}

void
table_from_stack(Table *table, int seat, Chips amount)
{
	Seat *s = &table->seat[seat];
	Heap taken;

	assert(amount >= 0 && amount <= s->stack);
	if (s->named)
		heap_take(&table->in_use, &s->rack, amount, &taken);
	s->stack -= amount;
}

void
table_from_player(Table *table, int seat, Chips amount)
{
	Seat *s = &table->seat[seat];
	Chips hidden = amount > s->stack ? amount - s->stack : 0;

	assert(hidden <= s->hidden);
	table_from_stack(table, seat, amount - hidden);
	if (hidden) {
		s->hidden -= hidden;
		s->hidden_chips = heap_of(&table->in_use, s->hidden);
	}
}

void
table_to_stack(Table *table, int seat, Chips amount)
{
	Seat *s = &table->seat[seat];

	assert(amount >= 0);
	s->stack += amount;
	if (s->named) {
		denominations_cover(&table->in_use, amount);
		Heap more = heap_of(&table->in_use, amount);

		heap_add(&s->rack, &more);
	}
}

void
table_to_front(Table *table, int seat, Chips amount)
{
	Seat *s = &table->seat[seat];
	Heap taken;

	assert(amount >= 0 && amount <= s->stack);
	denominations_cover(&table->in_use, amount);
	if (s->named)
		heap_take(&table->in_use, &s->rack, amount, &taken);
	else
		taken = heap_of(&table->in_use, amount);
	s->stack -= amount;
	s->held += amount;
	heap_add(&s->front, &taken);
}

bool
table_heap_to_front(Table *table, int seat, const Heap *heap)
{
	Seat *s = &table->seat[seat];
	Chips amount = heap_value(&table->in_use, heap);

	if (amount > s->stack || (s->named && !heap_remove(&s->rack, heap)))
		return false;
	s->stack -= amount;
	s->held += amount;
	heap_add(&s->front, heap);
	return true;
}

void
table_from_front(Table *table, int seat, Chips amount)
{
	Seat *s = &table->seat[seat];
	Chips from_held = amount < s->held ? amount : s->held;
	Chips from_bet = amount - from_held;
	Heap taken;

	assert(amount >= 0 && from_bet <= s->bet);
	denominations_cover(&table->in_use, amount);
	heap_take(&table->in_use, &s->front, amount, &taken);
	s->held -= from_held;
	s->bet -= from_bet;
	s->put -= from_bet;
	s->stack += amount;
	if (s->named)
		heap_add(&s->rack, &taken);
}

void
table_gather_seat(Table *table, int seat)
{
	Seat *s = &table->seat[seat];

	table->middle += s->bet;
	s->bet = 0;
	s->front = heap_of(&table->in_use, s->held);
}

void
table_gather(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++)
		table_gather_seat(table, seat);
}

void
table_muck_hand(Table *table, int seat)
{
	Seat *s = &table->seat[seat];

	for (int i = 0; i < s->n_hole; i++)
		pile_push(&table->muck, s->hole[i]);
	s->n_hole = 0;
	s->open_dealt = 0;
	s->apart = false;
	if (s->hand == HAND_LIVE)
		s->hand = HAND_DEAD;
}

static void
collect_pile(Table *table, Pile *pile)
{
	for (int i = 0; i < pile->n; i++)
		pile_push(&table->stub, pile->card[i]);
	memset(pile, 0, sizeof *pile);
}

void
table_collect_cards(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++) {
		Seat *s = &table->seat[seat];

		for (int i = 0; i < s->n_hole; i++)
			pile_push(&table->stub, s->hole[i]);
		s->n_hole = 0;
		s->exposed = s->open_dealt = s->tabled = s->unknown = 0;
		s->shown_to = 0;
		s->apart = false;
	}
	collect_pile(table, &table->burns);
	collect_pile(table, &table->board);
	collect_pile(table, &table->muck);
	collect_pile(table, &table->aside);
	for (int i = 0; i < table->stub.n; i++)
		table->stub.card[i] &= (Card)~CARD_BOXED;
}

/* True if the set-up has named the card for some place that is still to come. */
static bool
is_reserved(const Table *table, Card card)
{
	for (int seat = 1; seat <= table->seats; seat++)
		for (int i = 0; i < table->n_named_hole[seat]; i++)
			if (card_face(table->named_hole[seat][i]) == card_face(card))
				return true;
	for (int i = 0; i < table->n_named_board; i++)
		if (card_face(table->named_board[i]) == card_face(card))
			return true;
	return false;
}

/* The place in the stub of the very card, or of one with its face; -1. */
static int
find_named(const Pile *stub, Card card)
{
	for (int i = stub->n - 1; i >= 0; i--)
		if ((stub->card[i] & ~CARD_BOXED) == (card & ~CARD_BOXED))
			return i;
	return pile_index_of(stub, card);
}

Card
table_draw(Table *table, int seat, int index, bool *unknown)
{
	Card named = CARD_NONE;

	*unknown = false;
	if (table->stub.n == 0)
		return CARD_NONE;
	if (!table->rigged)
		return pile_take(&table->stub);
	if (seat && index >= 0 && index < table->n_named_hole[seat])
		named = table->named_hole[seat][index];
	else if (!seat && index >= 0 && index < table->n_named_board)
		named = table->named_board[index];
	if (card_face(named) == CARD_UNKNOWN)
		*unknown = true;
	else if (named != CARD_NONE) {
		int at = find_named(&table->stub, named);

		if (at >= 0)
			return (Card)(pile_take_at(&table->stub, at) | (named & CARD_BOXED));
	}
	for (int i = table->stub.n - 1; i >= 0; i--)
		if (!is_reserved(table, table->stub.card[i]))
			return pile_take_at(&table->stub, i);
	return pile_take(&table->stub);
}

void
table_stack_deck(Table *table)
{
	if (!table->rigged)
		return;
	for (int i = table->n_named_deck - 1; i >= 0; i--) {
		Card card = table->named_deck[i];
		Pile rest = table->stub;
		int at;

		/* Cards brought on top already are not looked at again. */
		rest.n = (uint8_t)(table->stub.n - (table->n_named_deck - 1 - i));
		at = find_named(&rest, card);
		if (at < 0)
			continue;
		card = (Card)((pile_take_at(&table->stub, at) & ~CARD_BOXED) | (card & CARD_BOXED));
		pile_push(&table->stub, card);
	}
}

void
table_shuffle_stub(Table *table)
{
	pile_shuffle(&table->stub, &table->random);
	if (!table->dealing)
		table_stack_deck(table);
}
