#include "engine/betting.h"

#include <assert.h>

/* True if another live hand than the seat's has chips behind. */
static bool
others_able(const Table *table, int seat)
{
	return table_count_able(table) - table_is_able(table, seat) > 0;
}

Chips
betting_price(const Table *table, int seat)
{
	Chips most = 0;

	if (!table->betting)
		return 0;
	/* A call of a wrong figure that nobody has noticed yet passes for a call (49). */
	if (table->seat[seat].excused == table->bet && table->bet > 0)
		return table->seat[seat].bet;
	if (others_able(table, seat))
		return table->bet;
	/* Left with only all-in players one owes no more than covers them (practice.blinds). */
	for (int s = 1; s <= table->seats; s++)
		if (s != seat && table->seat[s].hand == HAND_LIVE && table->seat[s].bet > most)
			most = table->seat[s].bet;
	return most < table->bet ? most : table->bet;
}

Chips
betting_to_call(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Chips owed = betting_price(table, seat) - s->bet;

	if (owed < 0 || s->hand != HAND_LIVE)
		return 0;
	return owed < s->stack ? owed : s->stack;
}

bool
betting_may_raise(const Table *table, const Book *book, int seat)
{
	const Seat *s = &table->seat[seat];

	if (s->no_raise)
		return false;
	if (!s->acted)
		return true;
	switch (book_parameter(book, PARAM_REOPENING)) {
	case SHORT_ALONE:
		return table->full_raise_at > s->act_at;
	case SHORT_ADD_TO_FULL:
		return table->added_raise_at > s->act_at;
	default:
		return table->bet - s->acted_at >= table->last_raise;
	}
}

bool
betting_capped(const Table *table, const Book *book)
{
	int raises = book_parameter(book, PARAM_CAP_RAISES);

	if (table->limit != LIMIT_FIXED || raises == CAP_NONE || table_count_live(table) <= 2)
		return false;
	return table->full_bets >= (raises == CAP_THREE ? 4 : 5);
}

Chips
betting_unit(const Table *table)
{
	bool late = table->board.n >= 4;

	return table->limit == LIMIT_FIXED && late ? 2 * table->big_blind : table->big_blind;
}

Chips
betting_least(const Table *table)
{
	return table->bet + table->last_raise;
}

Chips
betting_most(const Table *table, int seat)
{
	Chips to_call = table->bet - table->seat[seat].bet;

	switch (table->limit) {
	case LIMIT_NO:
		return CHIPS_LIMIT;
	case LIMIT_POT:
		return table->bet + table_total(table) - table->carried - table->seat[seat].held +
		       (to_call > 0 ? to_call : 0);
	case LIMIT_FIXED:
		return betting_least(table);
	}
	return CHIPS_LIMIT;
}

bool
betting_has_to_act(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];

	if (!table->betting || !table_is_able(table, seat))
		return false;
	if (s->bet < betting_price(table, seat))
		return true;
	return !s->acted && others_able(table, seat);
}

void
betting_pass_turn(Table *table, int from)
{
	table->turn = 0;
	for (int i = 1; i <= table->seats; i++) {
		int seat = (from - 1 + i + table->seats) % table->seats + 1;

		if (betting_has_to_act(table, seat)) {
			table->turn = (uint8_t)seat;
			return;
		}
	}
}

static void
open_seat(Seat *seat)
{
	seat->acted = false;
	seat->acted_at = 0;
	seat->no_fold = seat->no_raise = seat->early_call = false;
	seat->pulled = seat->told = seat->excused = 0;
	seat->declared = SAY_NOTHING;
}

/* Before the flop the blinds are the bet, short ones in full; returns who posted last. */
static int
open_blinds(Table *table)
{
	int from = table->big_blind_seat;

	table->bet = table->big_blind;
	table->full_bets = 1;
	/* A straddle is a raise made blind: by how much is what the next one has to come up to. */
	for (int i = 0; i < table->n_straddles; i++) {
		Chips by = table->straddles[i].amount - table->bet;

		if (by <= 0)
			continue;
		if (by > table->last_raise)
			table->last_raise = by;
		table->bet = table->straddles[i].amount;
		from = table->straddles[i].seat;
	}
	if (table->limit == LIMIT_FIXED)
		table->last_raise = table->big_blind;
	return from;
}

void
betting_open(Table *table, const Book *book)
{
	int from = table->button;

	(void)book;
	table->betting = true;
	table->bet = 0;
	table->last_raise = betting_unit(table);
	table->raises = table->full_bets = 0;
	table->full_raise_at = table->added_raise_at = 0;
	table->prior_bet = table->prior_raise = 0;
	for (int seat = 1; seat <= table->seats; seat++)
		open_seat(&table->seat[seat]);
	if (table->street == STREET_PREFLOP)
		from = open_blinds(table);
	table->full_level = table->bet;
	betting_pass_turn(table, from);
	/* With nobody to act it is closed at once, as any street is: what is uncalled goes back. */
	if (table->turn)
		table->betting_street = table->street;
}

/* Books the bet of a seat at `total`; the chips lie in front, held until now. */
static void
set_bet(Table *table, int seat, Chips total)
{
	Seat *s = &table->seat[seat];

	assert(total >= s->bet);
	s->put += total - s->bet;
	s->held -= total - s->bet;
	s->bet = total;
	assert(s->held >= 0);
}

static void
log_act(ActLog *log, int seat, bool chips)
{
	if (chips && log->n < 16)
		log->with_chips |= (uint16_t)(1u << log->n);
	log->n++;
	log->seats |= (uint16_t)(1u << seat);
}

void
betting_level(Table *table)
{
	if (table->bet < table->full_level)
		table->full_level = table->bet;
	if (table->bet - table->full_level < table->last_raise)
		return;
	table->full_level = table->bet;
	table->added_raise_at = table->act_no;
}

static void
raise_bet(Table *table, int seat, Act act)
{
	Chips by = act.total - table->bet;

	table->prior_bet = table->bet;
	table->prior_raise = table->last_raise;
	if (by >= table->last_raise) {
		if (table->limit != LIMIT_FIXED)
			table->last_raise = by;
		table->full_raise_at = table->act_no;
	}
	if (act.total > table->bet)
		table->bet = act.total;
	betting_level(table);
	table->full_bets++;
	table->raises += act.kind == ACT_RAISE;
	table->seat[seat].last_bet_event = table->act_no;
	table->seat[seat].last_bet_street = table->street;
}

void
betting_post(Table *table, int seat, Chips amount)
{
	table_to_front(table, seat, amount);
	set_bet(table, seat, table->seat[seat].bet + amount);
	table->seat[seat].blind_posted += amount;
}

void
betting_book(Table *table, int seat, Chips total)
{
	set_bet(table, seat, total);
}

void
betting_act(Table *table, const Book *book, int seat, Act act)
{
	Seat *s = &table->seat[seat];
	bool chips = act.kind != ACT_FOLD && act.total > s->bet;

	(void)book;
	table->act_no++;
	log_act(&table->since_deal, seat, chips);
	log_act(&table->since_card, seat, chips);
	if (act.kind == ACT_FOLD)
		table_muck_hand(table, seat);
	else
		set_bet(table, seat, act.total);
	if (act.kind == ACT_BET || act.kind == ACT_RAISE)
		raise_bet(table, seat, act);
	s->played_blind = s->played_blind || !s->looked;
	s->acted = s->acted_hand = true;
	s->acted_at = table->bet;
	s->act_at = table->act_no;
	s->no_fold = s->no_raise = s->early_call = false;
	s->pulled = s->told = 0;
	s->declared = SAY_NOTHING;
	if (seat == table->turn || !betting_has_to_act(table, table->turn))
		betting_pass_turn(table, seat == table->turn ? seat : table->turn);
}
