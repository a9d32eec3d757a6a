#include "src/screen/dealer_work.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/hand.h"
#include "engine/hand_rank.h"
#include "src/say.h"
#include "src/text.h"

DealerStep *
dealer_add(DealerWork *w, int seat, const char *label, const char *statement, ...)
{
	const Voice voice = { w->t, true };
	DealerStep *row = &w->rows[w->n < DEALER_STEPS_MAX ? w->n : DEALER_STEPS_MAX - 1];
	const char *at = strstr(label, "%s");
	char name[SAY_MAX] = "";
	va_list arguments;

	memset(row, 0, sizeof *row);
	row->seat = seat;
	if (seat)
		seat_say(&voice, seat, name, sizeof name);
	if (at)
		snprintf(row->label, sizeof row->label, "%.*s%.40s%s", (int)(at - label), label,
			 name, at + 2);
	else
		snprintf(row->label, sizeof row->label, "%s", label);
	va_start(arguments, statement);
	vsnprintf(row->statement, sizeof row->statement, statement, arguments);
	va_end(arguments);
	w->n += w->n < DEALER_STEPS_MAX;
	return row;
}

int
dealer_seat(const Table *table, int i)
{
	return (table->button - 1 + i) % table->seats + 1;
}

bool
dealer_sees_hand(const Seat *seat)
{
	return seat->n_hole > 0 && seat->tabled == (1u << seat->n_hole) - 1;
}

static Chips
least_of(Chips a, Chips b)
{
	return a < b ? a : b;
}

void
dealer_add_ante(DealerWork *w, int seat)
{
	const Table *t = w->t;
	Chips due = least_of(hand_ante_due(t, seat), t->seat[seat].stack);

	if (due > 0)
		dealer_add(w, seat, _("the ante of %s"), "%d posts ante %lld", seat,
			   (long long)due);
}

void
dealer_add_blind(DealerWork *w, int seat)
{
	const Table *t = w->t;
	Chips due = least_of(hand_blind_due(t, seat), t->seat[seat].stack);

	if (due > 0)
		dealer_add(w, seat,
			   seat == t->small_blind_seat ? _("the small blind of %s")
			   : seat == t->big_blind_seat ? _("the big blind of %s")
						       : _("the straddle of %s"),
			   "%d posts %lld", seat, (long long)due);
}

static const char *const HANDS[HAND_CATEGORIES] = {
	[HAND_HIGH_CARD] = "high card",
	[HAND_PAIR] = "a pair",
	[HAND_TWO_PAIR] = "two pair",
	[HAND_THREE_OF_A_KIND] = "three of a kind",
	[HAND_STRAIGHT] = "a straight",
	[HAND_FLUSH] = "a flush",
	[HAND_FULL_HOUSE] = "a full house",
	[HAND_FOUR_OF_A_KIND] = "four of a kind",
	[HAND_STRAIGHT_FLUSH] = "a straight flush",
};

const char *
dealer_reads(const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Card cards[HAND_CARDS_MAX];
	int n = 0;

	if (s->n_hole != table_hole_cards(table) || s->unknown || table->board.n < 3 ||
	    table->board.n > 5)
		return NULL;
	if (table->game == GAME_OMAHA)
		return HANDS[hand_category(
			hand_rank_omaha(s->hole, s->n_hole, table->board.card, table->board.n))];
	for (int i = 0; i < s->n_hole; i++)
		cards[n++] = s->hole[i];
	for (int i = 0; i < table->board.n; i++)
		cards[n++] = table->board.card[i];
	return HANDS[hand_category(hand_rank_best(cards, n))];
}

int
dealer_pots(const DealerWork *w, Pot pots[POT_MAX])
{
	const Table *t = w->t;

	if (!t->n_pots)
		return game_pots(w->game, pots);
	memcpy(pots, t->pot, t->n_pots * sizeof pots[0]);
	return t->n_pots;
}

void
dealer_add_push(DealerWork *w, int k, int n, uint16_t to, const char *label)
{
	char seats[64] = "", number[16] = "";
	size_t used = 0;
	int first = 0;

	for (int seat = 1; seat <= w->t->seats; seat++) {
		if (!((to >> seat) & 1))
			continue;
		if (!first)
			first = seat;
		used += (size_t)snprintf(seats + used, sizeof seats - used, " %d", seat);
	}
	if (n > 1)
		snprintf(number, sizeof number, " %d", k + 1);
	dealer_add(w, first, label, "dealer pushes pot%s to%s", number, seats);
}
