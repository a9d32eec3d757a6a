#include "engine/hand.h"

#include <string.h>

int
hand_next_entitled(const Table *table, int seat)
{
	for (int i = 1; i <= table->seats; i++) {
		int next = (seat - 1 + i) % table->seats + 1;

		if (table->seat[next].entitled)
			return next;
	}
	return 0;
}

static int
count_entitled(const Table *table)
{
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++)
		count += table->seat[seat].entitled;
	return count;
}

void
hand_positions(Table *table)
{
	int small = hand_next_entitled(table, table->button);

	if (count_entitled(table) == 2 && table->seat[table->button].entitled)
		small = table->button;
	if (table->no_small_blind) {
		table->small_blind_seat = 0;
		table->small_blind_place = table->button;
		table->big_blind_seat = (uint8_t)small;
		return;
	}
	table->small_blind_seat = table->small_blind_place = (uint8_t)small;
	table->big_blind_seat = (uint8_t)hand_next_entitled(table, small);
}

/* What a seat forgets between hands, and between a deal and its re-deal. */
static void
clear_seat(Seat *seat)
{
	memset(&seat->front, 0, sizeof seat->front);
	seat->bet = seat->held = seat->put = seat->dead_money = seat->layered_ante = 0;
	seat->blind_posted = seat->ante_posted = seat->won = seat->pushed = seat->owed_hidden = 0;
	seat->told = seat->excused = seat->pulled = seat->acted_at = 0;
	seat->hand = HAND_NONE;
	seat->played_blind = seat->keeps_nothing = seat->said_all_in = false;
	seat->looked = seat->protected_hand = seat->apart = seat->gave_up = false;
	seat->told_hand = false;
	seat->acted = seat->acted_hand = seat->no_fold = seat->no_raise = seat->early_call = false;
	seat->declared = SAY_NOTHING;
	memset(&seat->pending, 0, sizeof seat->pending);
	seat->act_at = seat->last_bet_event = 0;
	seat->last_bet_street = STREET_PREFLOP;
}

static void
clear_hand(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++)
		clear_seat(&table->seat[seat]);
	table->dealing = table->dealt = table->misdeal = table->voided = false;
	table->shuffle_steps = 0;
	table->cards_dealt = table->exposed_dealt = table->boxed_found = 0;
	table->skipped = 0;
	table->street = STREET_PREFLOP;
	table->turn = 0;
	table->betting = false;
	table->bet = table->last_raise = 0;
	table->raises = table->full_bets = 0;
	table->full_raise_at = table->act_no = 0;
	table->betting_street = STREET_PREFLOP;
	table->prior_bet = table->prior_raise = 0;
	memset(&table->since_deal, 0, sizeof table->since_deal);
	memset(&table->since_card, 0, sizeof table->since_card);
	table->burn_ready = table->street_ready = table->needs_draw = false;
	table->next_burns = table->street_burns = table->street_board = 0;
	table->showdown_begun = false;
	table->n_pots = table->n_shows = 0;
	memset(table->pot, 0, sizeof table->pot);
}

/* Who is dealt in, what everybody begins with, and who serves a penalty. */
static void
enter_hand(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++) {
		Seat *s = &table->seat[seat];

		s->entitled = s->taken && !s->out && s->stack + s->hidden > 0;
		s->start = s->stack + s->hidden;
		s->serving = s->entitled && s->penalty > 0;
	}
	table->carried_start = table->carried;
}

void
hand_first(Table *table)
{
	table->hand_no = table->deal_no = 1;
	enter_hand(table);
	hand_positions(table);
}

bool
hand_is_over(const Table *table)
{
	return table->street == STREET_OVER || table->voided;
}

void
hand_chips_back(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++) {
		Seat *s = &table->seat[seat];
		Chips now = s->stack + s->hidden;
		Chips in_front = s->bet + s->held;

		s->bet = s->held = 0;
		table->middle += in_front;
		memset(&s->front, 0, sizeof s->front);
		if (!s->taken || s->out || now == s->start)
			continue;
		if (now < s->start)
			table_to_stack(table, seat, s->start - now);
		else
			table_from_player(table, seat, now - s->start);
	}
	/* What nobody here put in: the pot left over is there again, the rest left with a player. */
	table->middle = 0;
	table->carried = table->carried_start;
	table->out_of_play += table->total - table_all_chips(table);
}

/* The button and the blinds after a hand: the big blind moves on by one player. */
static void
move_positions(Table *table, uint8_t small_place, uint8_t big)
{
	int next_big = hand_next_entitled(table, big);

	table->no_small_blind = false;
	if (table->button_next) {
		table->button = table->button_next;
		table->button_next = 0;
		hand_positions(table);
	} else if (count_entitled(table) == 2) {
		table->big_blind_seat = (uint8_t)next_big;
		table->button = (uint8_t)hand_next_entitled(table, next_big);
		table->small_blind_seat = table->small_blind_place = table->button;
	} else {
		table->button = small_place;
		table->big_blind_seat = (uint8_t)next_big;
		table->small_blind_place = big;
		table->small_blind_seat = table->seat[big].entitled ? big : 0;
	}
	table->button_due = table->button;
}

/* Penalty hands that were dealt are served; seats without chips fall empty. */
static void
close_hand(Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++) {
		Seat *s = &table->seat[seat];

		if (s->serving && s->penalty > 0)
			s->penalty--;
		/* What went back to a player who was removed meanwhile leaves play with him. */
		if (s->out)
			table->out_of_play += s->stack + s->hidden;
		if (s->out || (s->taken && s->stack + s->hidden == 0))
			memset(s, 0, sizeof *s);
	}
}

static int
count_ready(const Table *table)
{
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++) {
		const Seat *s = &table->seat[seat];

		count += s->taken && !s->out && s->stack + s->hidden > 0;
	}
	return count;
}

bool
hand_next(Table *table)
{
	uint8_t small_place = table->small_blind_place, big = table->big_blind_seat;

	if (count_ready(table) < 2)
		return false;
	table_collect_cards(table);
	close_hand(table);
	clear_hand(table);
	table->rigged = false;
	table->n_straddles = 0;
	memset(table->live_post, 0, sizeof table->live_post);
	memset(table->dead_post, 0, sizeof table->dead_post);
	table->small_blind = table->next_small_blind;
	table->big_blind = table->next_big_blind;
	table->ante = table->next_ante;
	table->ante_each = table->next_ante_each;
	table->newcomers_wait = false;
	table->hand_no++;
	table->deal_no++;
	enter_hand(table);
	move_positions(table, small_place, big);
	table_shuffle_stub(table);
	return true;
}

bool
hand_anything_posted(const Table *table)
{
	for (int seat = 1; seat <= table->seats; seat++)
		if (table->seat[seat].blind_posted || table->seat[seat].ante_posted)
			return true;
	return false;
}

void
hand_new_deck(Table *table)
{
	memset(&table->gone, 0, sizeof table->gone);
	pile_fill_standard(&table->stub);
	table->cards = table->stub.n;
	table->n_missing = 0;
}

bool
hand_again(Table *table)
{
	bool good_deck = table->voided;
	int count = 0;

	for (int seat = 1; seat <= table->seats; seat++)
		count += table->seat[seat].taken && !table->seat[seat].out &&
			 table->seat[seat].start > 0;
	if (count < 2)
		return false;
	hand_chips_back(table);
	table_collect_cards(table);
	clear_hand(table);
	table->rigged = false;
	table->newcomers_wait = true;
	table->deal_no++;
	if (good_deck)
		hand_new_deck(table);
	if (table->button != table->button_due) {
		table->button = table->button_due;
		hand_positions(table);
	}
	table_shuffle_stub(table);
	return true;
}

Chips
hand_blind_due(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Chips due = 0;

	if (!s->entitled)
		return 0;
	if (seat == table->small_blind_seat)
		due = table->small_blind;
	if (seat == table->big_blind_seat)
		due = table->big_blind;
	if (table->live_post[seat] > due)
		due = table->live_post[seat];
	for (int i = 0; i < table->n_straddles; i++)
		if (table->straddles[i].seat == seat && table->straddles[i].amount > due)
			due = table->straddles[i].amount;
	return due > s->blind_posted ? due - s->blind_posted : 0;
}

Chips
hand_ante_due(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Chips due = 0;

	if (!s->entitled)
		return 0;
	if (table->ante > 0 && (table->ante_each || seat == table->big_blind_seat))
		due = table->ante;
	return due > s->ante_posted ? due - s->ante_posted : 0;
}
