#include "tests/support/slow_judge.h"

#include <string.h>

static int
seats_of(const Judge *j)
{
	return j->setup->seats;
}

static bool
is_live(const Judge *j, int seat)
{
	return j->seated[seat] && !j->folded[seat];
}

static int
next_seated(const Judge *j, int from)
{
	for (int i = 1; i <= seats_of(j); i++) {
		int seat = (from - 1 + i) % seats_of(j) + 1;

		if (j->seated[seat])
			return seat;
	}
	return 0;
}

static int
count_live(const Judge *j, bool with_chips, int but)
{
	int n = 0;

	for (int seat = 1; seat <= seats_of(j); seat++)
		n += seat != but && is_live(j, seat) && (!with_chips || j->stack[seat] > 0);
	return n;
}

int
judge_live(const Judge *j)
{
	return count_live(j, false, 0);
}

static void
put_in(Judge *j, int seat, Chips amount)
{
	if (amount > j->stack[seat])
		amount = j->stack[seat];
	j->stack[seat] -= amount;
	j->bet[seat] += amount;
	j->put[seat] += amount;
}

static void
post_antes(Judge *j, int big)
{
	for (int seat = 1; seat <= seats_of(j); seat++) {
		Chips ante = j->setup->ante;

		if (!j->seated[seat] || !ante || (!j->setup->ante_each && seat != big))
			continue;
		if (ante > j->stack[seat])
			ante = j->stack[seat];
		j->stack[seat] -= ante;
		if (j->setup->ante_each && !j->setup->ante_dead)
			j->put[seat] += ante;
		else
			j->dead += ante;
	}
}

void
judge_begin(Judge *j, const Setup *setup, const JudgeHouse *house, Chips unit)
{
	int players = 0, small, big;

	memset(j, 0, sizeof *j);
	j->setup = setup;
	j->house = house;
	j->unit = unit;
	for (int seat = 1; seat <= setup->seats; seat++) {
		j->seated[seat] = setup->seat[seat].taken;
		j->stack[seat] = setup->seat[seat].stack;
		players += j->seated[seat];
	}
	small = players == 2 && j->seated[setup->button] ? setup->button
							 : next_seated(j, setup->button);
	big = next_seated(j, small);
	/* Who is short of an ante by everyone posts it first, but the big blind before its own. */
	if (setup->ante_each)
		post_antes(j, big);
	put_in(j, small, setup->small_blind);
	put_in(j, big, setup->big_blind);
	if (!setup->ante_each)
		post_antes(j, big);
	j->first = big;
	for (int i = 0; i < setup->n_straddles; i++) {
		put_in(j, setup->straddles[i].seat, setup->straddles[i].amount);
		j->first = setup->straddles[i].seat;
	}
}

/* A street read from its beginning: the acts so far and what they come to. */
typedef struct Reading {
	Chips level, raise; /* the bet, and the largest full bet or raise */
	Chips full;	    /* the bet when it was last a full raise over what it was then */
	int bets;
	Chips level_after[SEAT_MAX + 1]; /* right after each seat's last act; -1 before any */
	bool opened[SEAT_MAX + 1];	 /* a full raise, added up, came after its last act */
} Reading;

static Reading
open_reading(const Judge *j)
{
	const Setup *setup = j->setup;
	Reading r = { .level = 0, .raise = setup->big_blind };

	for (int seat = 0; seat <= SEAT_MAX; seat++)
		r.level_after[seat] = -1;
	if (setup->limit == LIMIT_FIXED && j->street >= 2)
		r.raise = 2 * setup->big_blind;
	if (j->street > 0)
		return r;
	/* Blinds posted short are owed in full; a straddle is a raise made blind. */
	r.level = r.full = setup->big_blind;
	r.bets = 1;
	for (int i = 0; i < setup->n_straddles; i++) {
		Chips by = setup->straddles[i].amount - r.level;

		if (setup->limit != LIMIT_FIXED && by > r.raise)
			r.raise = by;
		r.level = r.full = setup->straddles[i].amount;
	}
	return r;
}

static void
read_raise(const Judge *j, Reading *r, Chips total)
{
	if (total - r->level >= r->raise && j->setup->limit != LIMIT_FIXED)
		r->raise = total - r->level;
	r->level = total;
	r->bets++;
	if (r->level - r->full < r->raise)
		return;
	r->full = r->level;
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		r->opened[seat] = true;
}

static Reading
read_street(const Judge *j)
{
	Reading r = open_reading(j);

	for (int i = 0; i < j->n_acts; i++) {
		const JudgeAct *act = &j->act[i];

		if (act->street != j->street)
			continue;
		if (!act->fold && act->total > r.level)
			read_raise(j, &r, act->total);
		r.level_after[act->seat] = r.level;
		r.opened[act->seat] = false;
	}
	return r;
}

Chips
judge_bet(const Judge *j)
{
	return read_street(j).level;
}

/* Left with only all-in players one owes no more than covers them. */
static Chips
price(const Judge *j, int seat, Chips level)
{
	Chips most = 0;

	if (count_live(j, true, seat) > 0)
		return level;
	for (int other = 1; other <= seats_of(j); other++)
		if (other != seat && is_live(j, other) && j->bet[other] > most)
			most = j->bet[other];
	return most < level ? most : level;
}

static bool
owes_an_act(const Judge *j, const Reading *r, int seat)
{
	if (!is_live(j, seat) || j->stack[seat] == 0)
		return false;
	if (j->bet[seat] < price(j, seat, r->level))
		return true;
	return r->level_after[seat] < 0 && count_live(j, true, seat) > 0;
}

int
judge_turn(const Judge *j)
{
	Reading r = read_street(j);
	int from = j->street == 0 ? j->first : j->setup->button;

	if (judge_live(j) < 2)
		return 0;
	for (int i = 0; i < j->n_acts; i++)
		if (j->act[i].street == j->street)
			from = j->act[i].seat;
	for (int i = 1; i <= seats_of(j); i++) {
		int seat = (from - 1 + i) % seats_of(j) + 1;

		if (owes_an_act(j, &r, seat))
			return seat;
	}
	return 0;
}

Chips
judge_to_call(const Judge *j, int seat)
{
	Reading r = read_street(j);
	Chips owed = price(j, seat, r.level) - j->bet[seat];

	if (owed < 0)
		owed = 0;
	return owed < j->stack[seat] ? owed : j->stack[seat];
}

JudgeRaise
judge_raise(const Judge *j, int seat)
{
	Reading r = read_street(j);
	bool open;

	if (j->bet[seat] + j->stack[seat] <= r.level || count_live(j, true, seat) == 0)
		return JUDGE_NOTHING_TO_RAISE;
	if (j->setup->limit == LIMIT_FIXED && r.bets >= 4 && judge_live(j) > 2)
		return JUDGE_CAPPED;
	if (r.level_after[seat] < 0)
		return JUDGE_MAY_RAISE;
	open = j->house->whoever_acted ? r.opened[seat] : r.level - r.level_after[seat] >= r.raise;
	return open ? JUDGE_MAY_RAISE_AGAIN : JUDGE_NOT_REOPENED;
}

static bool
may_raise(const Judge *j, int seat)
{
	JudgeRaise raise = judge_raise(j, seat);

	return raise == JUDGE_MAY_RAISE || raise == JUDGE_MAY_RAISE_AGAIN;
}

Chips
judge_min_raise(const Judge *j, int seat)
{
	Reading r = read_street(j);
	Chips all = j->bet[seat] + j->stack[seat];

	if (!may_raise(j, seat))
		return 0;
	return r.level + r.raise < all ? r.level + r.raise : all;
}

Chips
judge_max_raise(const Judge *j, int seat)
{
	Reading r = read_street(j);
	Chips all = j->bet[seat] + j->stack[seat], most = all, pot = j->dead;

	if (!may_raise(j, seat))
		return 0;
	for (int other = 1; other <= seats_of(j); other++)
		pot += j->put[other];
	if (j->setup->limit == LIMIT_FIXED)
		most = r.level + r.raise;
	else if (j->setup->limit == LIMIT_POT)
		most = r.level + pot + (r.level - j->bet[seat]);
	return most < all ? most : all;
}

void
judge_act(Judge *j, int seat, Chips total, bool fold)
{
	bool raise = !fold && total > judge_bet(j);

	if (fold)
		j->folded[seat] = true;
	else
		put_in(j, seat, total - j->bet[seat]);
	if (j->n_acts < JUDGE_ACTS_MAX)
		j->act[j->n_acts++] = (JudgeAct){ seat, j->street, total, fold, raise };
}

/* The only seat whose bet reaches the highest one; 0 if there are more of them, or no bet. */
static int
alone_on_top(const Judge *j)
{
	Chips most = 0;
	int who = 0, n = 0;

	for (int seat = 1; seat <= seats_of(j); seat++)
		if (j->bet[seat] > most)
			most = j->bet[seat];
	for (int seat = 1; most > 0 && seat <= seats_of(j); seat++)
		if (j->bet[seat] == most) {
			who = seat;
			n++;
		}
	return n == 1 ? who : 0;
}

Chips
judge_close(Judge *j)
{
	Chips back = 0;
	int seat;

	while ((seat = alone_on_top(j)) != 0) {
		j->bet[seat] -= j->unit;
		j->put[seat] -= j->unit;
		j->stack[seat] += j->unit;
		back += j->unit;
	}
	return back;
}

void
judge_street(Judge *j)
{
	j->street++;
	memset(j->bet, 0, sizeof j->bet);
}

/* How many put in the chip at that height of the pile, and the live hands among them. */
static int
chips_at(const Judge *j, Chips level, unsigned *claimants)
{
	int n = 0;

	*claimants = 0;
	for (int seat = 1; seat <= seats_of(j); seat++) {
		n += j->put[seat] >= level;
		if (j->put[seat] >= level && is_live(j, seat))
			*claimants |= 1u << seat;
	}
	return n;
}

int
judge_pots(const Judge *j, JudgePot pots[SEAT_MAX + 1])
{
	unsigned claimants;
	int n = 0, chips;

	/* Dead money is in the main pot, which every live hand may win. */
	if (j->dead > 0) {
		pots[0] = (JudgePot){ .amount = j->dead };
		for (int seat = 1; seat <= seats_of(j); seat++)
			if (is_live(j, seat))
				pots[0].claimants |= 1u << seat;
		n = 1;
	}
	for (Chips level = j->unit; (chips = chips_at(j, level, &claimants)) > 0;
	     level += j->unit) {
		/* Chips that only dead hands put in stay with the last pot. */
		if (n == 0 || (claimants && claimants != pots[n - 1].claimants))
			pots[n++] = (JudgePot){ .claimants = claimants };
		pots[n - 1].amount += chips * j->unit;
	}
	return n;
}

/* The worth of five cards, by definition: the kind of hand, then ranks by how often they come. */
static long
five_worth(const Card five[5])
{
	int count[13] = { 0 }, suit[4] = { 0 }, straight = 0;
	long kinds = 0;
	int pairs = 0, threes = 0, fours = 0;
	bool flush = false;
	long kind;

	for (int i = 0; i < 5; i++) {
		count[card_rank(five[i])]++;
		suit[card_suit(five[i])]++;
	}
	for (int s = 0; s < 4; s++)
		flush = flush || suit[s] == 5;
	for (int top = 12; top >= 4 && !straight; top--)
		if (count[top] && count[top - 1] && count[top - 2] && count[top - 3] &&
		    count[top - 4])
			straight = top + 1;
	if (!straight && count[12] && count[0] && count[1] && count[2] && count[3])
		straight = 4;
	for (int n = 4; n >= 1; n--)
		for (int rank = 12; rank >= 0; rank--)
			if (count[rank] == n) {
				kinds = kinds * 13 + rank;
				pairs += n == 2;
				threes += n == 3;
				fours += n == 4;
			}
	if (straight)
		return (flush ? 8000000L : 4000000L) + straight;
	kind = fours ? 7 : threes && pairs ? 6 : flush ? 5 : threes ? 3 : pairs;
	return kind * 1000000L + kinds;
}

/* The best of all sets of five; Omaha takes two of the hand and three of the board. */
static long
hand_worth(const Judge *j, int seat, const Card *board, int n_board)
{
	int hole = j->setup->game == GAME_OMAHA ? 4 : 2, n = hole + n_board;
	Card all[9];
	long best = -1;

	memcpy(all, j->hole[seat], (size_t)hole);
	memcpy(all + hole, board, (size_t)n_board);
	for (int set = 0; set < 1 << n; set++) {
		Card five[5];
		int k = 0, own = 0;

		for (int i = 0; i < n; i++)
			if ((set >> i) & 1) {
				if (k < 5)
					five[k] = all[i];
				own += i < hole;
				k++;
			}
		if (k != 5 || (j->setup->game == GAME_OMAHA && own != 2))
			continue;
		if (five_worth(five) > best)
			best = five_worth(five);
	}
	return best;
}

/* How lately the seat bet or raised on the last street on which anybody did; 0 not at all. */
static int
activity(const Judge *j, int seat)
{
	int street = -1, last = 0;

	for (int i = 0; i < j->n_acts; i++)
		if (j->act[i].raise)
			street = j->act[i].street;
	for (int i = 0; i < j->n_acts; i++)
		if (j->act[i].raise && j->act[i].street == street && j->act[i].seat == seat)
			last = i + 1;
	return last;
}

/* Orders the winners as odd chips come to them: from the button's left, or the active first. */
static int
line_up(const Judge *j, unsigned claimants, const long worth[SEAT_MAX + 1], int line[SEAT_MAX])
{
	long best = -1;
	int n = 0;

	for (int seat = 1; seat <= seats_of(j); seat++)
		if (((claimants >> seat) & 1) && worth[seat] > best)
			best = worth[seat];
	for (int i = 1; i <= seats_of(j); i++) {
		int seat = (j->setup->button - 1 + i) % seats_of(j) + 1, at = n;

		if (!((claimants >> seat) & 1) || worth[seat] != best)
			continue;
		while (j->house->active_first && at > 0 &&
		       activity(j, line[at - 1]) < activity(j, seat)) {
			line[at] = line[at - 1];
			at--;
		}
		line[at] = seat;
		n++;
	}
	return n;
}

void
judge_finish(Judge *j, const Card *board, int n_board)
{
	long worth[SEAT_MAX + 1] = { 0 };
	JudgePot pots[SEAT_MAX + 1];
	int line[SEAT_MAX], n_pots = judge_pots(j, pots);

	for (int seat = 1; seat <= seats_of(j); seat++)
		if (is_live(j, seat) && judge_live(j) > 1)
			worth[seat] = hand_worth(j, seat, board, n_board);
	for (int k = 0; k < n_pots; k++) {
		int n = line_up(j, pots[k].claimants, worth, line), next = 0;

		/* One smallest chip each, around and around until they are gone. */
		for (Chips left = pots[k].amount; n > 0 && left > 0; left -= j->unit) {
			j->stack[line[next]] += j->unit;
			next = (next + 1) % n;
		}
		j->odd_chips += next;
	}
}
