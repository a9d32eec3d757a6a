#include "tests/support/slow_judge.h"

#include <stdio.h>
#include <string.h>

#include "tests/support/random_play.h"
#include "tests/support/shelf_books.h"

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
judge_begin(Judge *j, const Setup *setup)
{
	int players = 0, small, big;

	memset(j, 0, sizeof *j);
	j->setup = setup;
	j->unit = 25;
	for (int seat = 1; seat <= setup->seats; seat++) {
		j->seated[seat] = setup->seat[seat].taken;
		j->stack[seat] = setup->seat[seat].stack;
		players += j->seated[seat];
	}
	small = players == 2 && j->seated[setup->button] ? setup->button
							 : next_seated(j, setup->button);
	big = next_seated(j, small);
	if (setup->ante_each)
		post_antes(j, big);
	put_in(j, small, setup->small_blind);
	put_in(j, big, setup->big_blind);
	if (!setup->ante_each)
		post_antes(j, big);
	j->first = big;
	if (setup->n_straddles) {
		put_in(j, setup->straddles[0].seat, setup->straddles[0].amount);
		j->first = setup->straddles[0].seat;
	}
}

/* The bet that the street begins with. */
static Chips
opening(const Judge *j)
{
	if (j->street > 0)
		return 0;
	return j->setup->n_straddles ? j->setup->straddles[0].amount : j->setup->big_blind;
}

static Chips
smallest_bet(const Judge *j)
{
	if (j->setup->limit == LIMIT_FIXED)
		return j->setup->big_blind * (j->street >= 2 ? 2 : 1);
	/* A straddle is a raise made blind, by what it is over the big blind. */
	if (j->street == 0 && opening(j) - j->setup->big_blind > j->setup->big_blind)
		return opening(j) - j->setup->big_blind;
	return j->setup->big_blind;
}

/* Reads the street from its beginning: the bet, the largest full raise, and how many there were. */
typedef struct Reading {
	Chips level, raise;
	int bets;
	Chips level_after[SEAT_MAX + 1]; /* right after each seat's last act; -1 before any */
} Reading;

static Reading
read_street(const Judge *j)
{
	Reading r = { .level = opening(j), .raise = smallest_bet(j), .bets = j->street == 0 };

	for (int seat = 0; seat <= SEAT_MAX; seat++)
		r.level_after[seat] = -1;
	for (int i = 0; i < j->n_acts; i++) {
		const JudgeAct *act = &j->act[i];

		if (act->street != j->street)
			continue;
		if (!act->fold && act->total > r.level) {
			if (act->total - r.level >= r.raise && j->setup->limit != LIMIT_FIXED)
				r.raise = act->total - r.level;
			r.level = act->total;
			r.bets++;
		}
		r.level_after[act->seat] = r.level;
	}
	return r;
}

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

	if (count_live(j, false, 0) < 2)
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

static bool
may_raise(const Judge *j, const Reading *r, int seat)
{
	if (j->bet[seat] + j->stack[seat] <= r->level || count_live(j, true, seat) == 0)
		return false;
	if (j->setup->limit == LIMIT_FIXED && r->bets >= 4 && count_live(j, false, 0) > 2)
		return false;
	return r->level_after[seat] < 0 || r->level - r->level_after[seat] >= r->raise;
}

Chips
judge_min_raise(const Judge *j, int seat)
{
	Reading r = read_street(j);
	Chips all = j->bet[seat] + j->stack[seat];

	if (!may_raise(j, &r, seat))
		return 0;
	return r.level + r.raise < all ? r.level + r.raise : all;
}

Chips
judge_max_raise(const Judge *j, int seat)
{
	Reading r = read_street(j);
	Chips all = j->bet[seat] + j->stack[seat], most = all, pot = j->dead;

	if (!may_raise(j, &r, seat))
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
	if (fold)
		j->folded[seat] = true;
	else
		put_in(j, seat, total - j->bet[seat]);
	if (j->n_acts < JUDGE_ACTS_MAX)
		j->act[j->n_acts++] = (JudgeAct){ seat, j->street, total, fold };
}

void
judge_street(Judge *j)
{
	j->street++;
	memset(j->bet, 0, sizeof j->bet);
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

/* Splits a pot in smallest chips, those left over one each from the button's left. */
static void
share(Judge *j, Chips amount, unsigned claimants, const long worth[SEAT_MAX + 1])
{
	long best = -2;
	int winners = 0;

	for (int seat = 1; seat <= seats_of(j); seat++)
		if (((claimants >> seat) & 1) && worth[seat] > best)
			best = worth[seat];
	for (int seat = 1; seat <= seats_of(j); seat++)
		winners += ((claimants >> seat) & 1) && worth[seat] == best;
	for (int i = 1; amount > 0; i++) {
		int seat = (j->setup->button - 1 + i) % seats_of(j) + 1;

		if (((claimants >> seat) & 1) && worth[seat] == best) {
			j->stack[seat] += j->unit;
			amount -= j->unit;
		}
	}
	(void)winners;
}

/* Who put in this chip of the pile, counted from the bottom, and who of them may win it. */
static int
chip_at(const Judge *j, Chips level, unsigned *claimants, int *who)
{
	int n = 0;

	*claimants = 0;
	for (int seat = 1; seat <= seats_of(j); seat++) {
		if (j->put[seat] < level)
			continue;
		n++;
		*who = seat;
		if (is_live(j, seat))
			*claimants |= 1u << seat;
	}
	return n;
}

void
judge_finish(Judge *j, const Card *board, int n_board)
{
	long worth[SEAT_MAX + 1] = { 0 };
	unsigned claimants, open = 0;
	Chips pot = j->dead;
	int who = 0, n;

	for (int seat = 1; seat <= seats_of(j); seat++)
		if (is_live(j, seat)) {
			open |= 1u << seat;
			if (count_live(j, false, 0) > 1)
				worth[seat] = hand_worth(j, seat, board, n_board);
		}
	for (Chips level = j->unit; (n = chip_at(j, level, &claimants, &who)) > 0;
	     level += j->unit) {
		/* A chip that nobody matched goes back to its owner. */
		if (n == 1) {
			j->stack[who] += j->unit;
			continue;
		}
		if (claimants && claimants != open) {
			share(j, pot, open, worth);
			pot = 0;
			open = claimants;
		}
		pot += n * j->unit;
	}
	share(j, pot, open, worth);
}

/* The seat behind the big blind straddles now and then, at tables of more than three. */
static void
add_straddle(Random *random, Setup *setup)
{
	int players = 0, seat = setup->button;

	for (int i = 1; i <= setup->seats; i++)
		players += setup->seat[i].taken;
	if (players < 4 || random_below(random, 4))
		return;
	for (int n = 0; n < 3; n++)
		do
			seat = seat % setup->seats + 1;
		while (!setup->seat[seat].taken);
	setup->n_straddles = 1;
	setup->straddles[0] = (Straddle){ .amount = 2 * setup->big_blind, .seat = (uint8_t)seat };
}

/* A set-up without anything odd: players, stakes, a straddle now and then. */
static Setup
clean_setup(Random *random)
{
	Setup setup = random_setup(random);
	int button = setup.button;

	setup.n_extra = setup.n_missing = 0;
	setup.carried = 0;
	setup.on_notice = false;
	setup.n_chips = 1;
	setup.chips[0] = 25;
	for (int seat = 1; seat <= setup.seats; seat++) {
		setup.seat[seat].absent = setup.seat[seat].named = false;
		setup.seat[seat].n_chips = 0;
		setup.seat[seat].penalty = 0;
	}
	while (!setup.seat[button].taken)
		button = button % setup.seats + 1;
	setup.button = (uint8_t)button;
	add_straddle(random, &setup);
	return setup;
}

static char failure[400];

static const char *
differ(const Judge *j, const char *what, int seat, Chips engine, Chips judge)
{
	snprintf(
		failure, sizeof failure,
		"seed %llu, %d seats, street %d, seat %d: %s: the engine says %lld, the judge %lld",
		(unsigned long long)j->setup->seed, j->setup->seats, j->street, seat, what,
		(long long)engine, (long long)judge);
	return failure;
}

static const char *
compare_turn(const Judge *j, const Game *game, const Book *book)
{
	const Table *t = &game->table;
	int turn = judge_turn(j), seat = t->turn;

	if (turn != t->turn)
		return differ(j, "turn", turn, t->turn, turn);
	if (!seat)
		return NULL;
	if (game_to_call(game, seat) != judge_to_call(j, seat))
		return differ(j, "to call", seat, game_to_call(game, seat), judge_to_call(j, seat));
	if (game_min_raise(game, book, seat) != judge_min_raise(j, seat))
		return differ(j, "least raise", seat, game_min_raise(game, book, seat),
			      judge_min_raise(j, seat));
	if (game_max_raise(game, book, seat) != judge_max_raise(j, seat))
		return differ(j, "largest raise", seat, game_max_raise(game, book, seat),
			      judge_max_raise(j, seat));
	return NULL;
}

/* Tells the judge what the engine held the act to be. */
static void
tell_act(Judge *j, int seat, const Report *report)
{
	for (int i = 0; i < report->n_verdicts; i++)
		if (report->verdict[i].seat == seat)
			judge_act(j, seat, report->verdict[i].act.total,
				  report->verdict[i].act.kind == ACT_FOLD);
}

static const char *
one_hand(Random *random, const Book *book)
{
	static Game game;
	static Report report;
	static Judge j;
	Setup setup = clean_setup(random);
	SetupFault fault;
	Card board[5] = { 0 };
	int where, n_board = 0;

	if (!game_start(&game, &setup, &fault, &where))
		return "a set-up was refused";
	judge_begin(&j, &setup);
	while (game.table.street != STREET_OVER) {
		Event event = plausible_event(random, &game, book);
		int street = game.table.board.n;
		const char *wrong;

		if (!game_play(&game, book, &event, &report))
			return "a legal event was refused";
		if (event.seat)
			tell_act(&j, event.seat, &report);
		if (event.kind == EV_DEAL_ALL)
			for (int seat = 1; seat <= setup.seats; seat++)
				memcpy(j.hole[seat], game.table.seat[seat].hole, 4);
		if (game.table.board.n > street)
			judge_street(&j);
		n_board = game.table.board.n;
		memcpy(board, game.table.board.card, sizeof board);
		wrong = game.table.dealt && game.table.street != STREET_OVER
				? compare_turn(&j, &game, book)
				: NULL;
		if (wrong)
			return wrong;
	}
	judge_finish(&j, board, n_board);
	for (int seat = 1; seat <= setup.seats; seat++)
		if (game.table.seat[seat].stack != j.stack[seat])
			return differ(&j, "final stack", seat, game.table.seat[seat].stack,
				      j.stack[seat]);
	return NULL;
}

const char *
judge_hands(uint64_t seed, int hands)
{
	Random random;
	const char *wrong = NULL;

	random_seed(&random, seed);
	for (int i = 0; i < hands && !wrong; i++)
		wrong = one_hand(&random, test_book("tournament"));
	return wrong;
}
