#include "tests/support/judge_hands.h"

#include <stdio.h>
#include <string.h>

#include "tests/support/random_play.h"
#include "tests/support/shelf_books.h"
#include "tests/support/slow_judge.h"

/* What the books' texts say, not what the engine has made of them. */
static const JudgeHouse HOUSES[] = {
	{ .book = "practice", .whoever_acted = true },
	{ .book = "tournament" },
	{ .book = "club", .active_first = true },
};

enum { HOUSES_N = sizeof HOUSES / sizeof HOUSES[0] };

static int
below(Random *random, Chips n)
{
	return (int)random_below(random, (uint32_t)n);
}

static void
seat_players(Random *random, Setup *setup, Chips unit)
{
	int seats = 2 + below(random, SEAT_MAX - 1), depth = 4 << below(random, 7), taken = 0;

	setup->seats = (uint8_t)seats;
	for (int seat = 1; seat <= seats; seat++) {
		SeatSetup *s = &setup->seat[seat];

		/* Two are there in any case. */
		s->taken = seats - seat < 2 - taken || below(random, 6) > 0;
		taken += s->taken;
		s->stack = s->taken ? unit * (1 + below(random, depth)) : 0;
	}
	do
		setup->button = (uint8_t)(1 + below(random, seats));
	while (!setup->seat[setup->button].taken);
}

/* Stacks of a few blinds, close to each other, make short all-ins in a row before deep ones. */
static void
crowd_stacks(Random *random, Setup *setup, Chips unit)
{
	Chips blinds = setup->big_blind / unit;

	setup->limit = LIMIT_NO;
	for (int seat = 1; seat <= setup->seats; seat++)
		if (setup->seat[seat].taken)
			setup->seat[seat].stack =
				below(random, 3) ? unit * (2 * blinds + below(random, 3 * blinds))
						 : 100 * setup->big_blind;
}

/* Those behind the big blind straddle now and then, one over the other. */
static void
add_straddles(Random *random, Setup *setup, Chips unit)
{
	int players = 0, seat = setup->button, most;
	Chips amount = setup->big_blind;

	for (int i = 1; i <= setup->seats; i++)
		players += setup->seat[i].taken;
	most = players - 2 < 3 ? players - 2 : 3;
	if (most < 1 || below(random, 4))
		return;
	setup->n_straddles = (uint8_t)(1 + below(random, most));
	for (int n = -2; n < setup->n_straddles; n++) {
		do
			seat = seat % setup->seats + 1;
		while (!setup->seat[seat].taken);
		if (n < 0)
			continue;
		amount = below(random, 2) ? 2 * amount : amount + unit * (1 + below(random, 9));
		setup->straddles[n] = (Straddle){ .amount = amount, .seat = (uint8_t)seat };
	}
}

/* Boards of one suit, and ones that make the hand for everybody. */
static void
name_board(Random *random, Setup *setup)
{
	static const int TOP[5] = { 12, 11, 10, 9, 8 };
	bool top = below(random, 2);

	if (below(random, 6))
		return;
	setup->n_board = 5;
	for (int i = 0; i < 5; i++)
		setup->board[i] = card_make(top ? TOP[i] : 2 * i + below(random, 2),
					    top ? i % 4 : setup->button % 4);
}

static Setup
judge_setup(Random *random, Chips *unit)
{
	static const Chips UNITS[] = { 1, 5, 25, 100 };
	Setup setup = setup_default();

	*unit = UNITS[below(random, 4)];
	setup.n_chips = 2;
	setup.chips[0] = *unit;
	setup.chips[1] = 20 * *unit;
	setup.game = below(random, 3) ? GAME_HOLDEM : GAME_OMAHA;
	setup.limit = (Limit)below(random, 3);
	setup.small_blind = *unit * (1 + below(random, 4));
	setup.big_blind = setup.small_blind + *unit * below(random, 5);
	setup.ante = below(random, 2) ? *unit * (1 + below(random, 4)) : 0;
	setup.ante_each = below(random, 2);
	setup.ante_dead = setup.ante_each && below(random, 2);
	setup.seed = random_next(random);
	seat_players(random, &setup, *unit);
	if (setup.seats >= 5 && below(random, 3) == 0)
		crowd_stacks(random, &setup, *unit);
	add_straddles(random, &setup, *unit);
	name_board(random, &setup);
	return setup;
}

static char failure[400];

static const char *
differ(const Judge *j, const char *what, int seat, Chips engine, Chips judge)
{
	snprintf(failure, sizeof failure,
		 "%s, seed %llu, %d seats, street %d, seat %d: %s: "
		 "the engine says %lld, the judge %lld",
		 j->house->book, (unsigned long long)j->setup->seed, j->setup->seats, j->street,
		 seat, what, (long long)engine, (long long)judge);
	return failure;
}

static const char *
compare_chips(const Judge *j, const Table *t)
{
	for (int seat = 1; seat <= j->setup->seats; seat++) {
		if (t->seat[seat].stack != j->stack[seat])
			return differ(j, "stack", seat, t->seat[seat].stack, j->stack[seat]);
		if (t->street != STREET_OVER && t->seat[seat].put > 0 &&
		    t->seat[seat].put + t->seat[seat].layered_ante != j->put[seat])
			return differ(j, "put in", seat, t->seat[seat].put, j->put[seat]);
	}
	return NULL;
}

static const char *
compare_turn(const Judge *j, const Game *game, const Book *book)
{
	int seat = judge_turn(j);

	if (seat != game->table.turn)
		return differ(j, "turn", seat, game->table.turn, seat);
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

/* Layers with the same claimants are one pot: the engine may keep them apart until it pays. */
static int
engine_pots(const Game *game, JudgePot pots[POT_MAX])
{
	Pot found[POT_MAX];
	int n_found = game_pots(game, found), n = 0;

	for (int i = 0; i < n_found; i++) {
		if (n == 0 || found[i].claimants != pots[n - 1].claimants)
			pots[n++] = (JudgePot){ .claimants = found[i].claimants };
		pots[n - 1].amount += found[i].amount;
	}
	return n;
}

static const char *
compare_pots(const Judge *j, const Game *game, JudgeSeen *seen)
{
	JudgePot theirs[POT_MAX], ours[SEAT_MAX + 1];
	int n = judge_pots(j, ours), n_theirs = engine_pots(game, theirs);

	if (n != n_theirs)
		return differ(j, "pots", 0, n_theirs, n);
	for (int i = 0; i < n; i++) {
		if (theirs[i].amount != ours[i].amount)
			return differ(j, "pot", i, theirs[i].amount, ours[i].amount);
		if (theirs[i].claimants != ours[i].claimants)
			return differ(j, "claimants", i, theirs[i].claimants, ours[i].claimants);
	}
	if (j->street == 3) {
		seen->showdowns++;
		seen->side_pots += n > 1;
		seen->four_pots += n > 3;
	}
	return NULL;
}

/* How a table plays, out of eight: how often they fold to a bet, raise, and raise all they can. */
typedef struct Temper {
	int folds, raises, shoves;
} Temper;

/* A total after which the all-in of some other seat is a raise, but a short one. */
static Chips
tempting_total(Random *random, const Judge *j, Chips least, Chips most)
{
	int other = 1 + below(random, j->setup->seats);
	Chips all = j->bet[other] + j->stack[other], level = judge_bet(j);
	Chips half = (all - level) / j->unit / 2, total;

	if (half < 1)
		return least;
	total = all - j->unit * (1 + below(random, half));
	if (total < least)
		return least;
	return total < most ? total : most;
}

/* A total that the limit allows, in smallest chips. */
static Chips
choose_total(Random *random, const Judge *j, Temper temper, Chips least, Chips most)
{
	if (below(random, 8) < temper.shoves)
		return most;
	switch (below(random, 3)) {
	case 0:
		return least;
	case 1:
		return tempting_total(random, j, least, most);
	default:
		return least + j->unit * below(random, (most - least) / j->unit + 1);
	}
}

/* A legal act by the judge's own numbers, told to the judge at once. */
static Event
choose_act(Random *random, Judge *j, Temper temper)
{
	int seat = judge_turn(j);
	Chips to_call = judge_to_call(j, seat), least = judge_min_raise(j, seat);
	Chips most = judge_max_raise(j, seat), all = j->bet[seat] + j->stack[seat];
	Event event;

	memset(&event, 0, sizeof event);
	event.seat = (uint8_t)seat;
	event.kind = to_call > 0 ? EV_CALL : EV_CHECK;
	if (to_call > 0 && below(random, 8) < temper.folds) {
		event.kind = EV_FOLD;
		judge_act(j, seat, 0, true);
		return event;
	}
	if (least == 0 || below(random, 8) >= temper.raises) {
		if (to_call > 0 && to_call == j->stack[seat] && below(random, 2))
			event.kind = EV_ALL_IN;
		judge_act(j, seat, j->bet[seat] + to_call, false);
		return event;
	}
	event.amount = choose_total(random, j, temper, least, most);
	event.kind = judge_bet(j) ? EV_RAISE_TO : EV_BET;
	judge_act(j, seat, event.amount, false);
	if (event.amount == all && below(random, 2)) {
		event.kind = EV_ALL_IN;
		event.amount = 0;
	}
	return event;
}

static void
see_turn(const Judge *j, JudgeSeen *seen)
{
	JudgeHouse other = { .whoever_acted = !j->house->whoever_acted };
	Judge another = *j;
	int seat = judge_turn(j);
	JudgeRaise raise = judge_raise(j, seat);

	another.house = &other;
	seen->not_reopened += raise == JUDGE_NOT_REOPENED;
	seen->reopened += raise == JUDGE_MAY_RAISE_AGAIN;
	seen->capped += raise == JUDGE_CAPPED;
	seen->houses_differ += raise != judge_raise(&another, seat);
}

static void
see_begin(const Judge *j, JudgeSeen *seen)
{
	const Setup *setup = j->setup;
	bool is_short = false;
	Chips most = 0;

	for (int seat = 1; seat <= setup->seats; seat++)
		if (j->bet[seat] > most)
			most = j->bet[seat];
	is_short = most < judge_bet(j);
	seen->hands++;
	seen->short_blinds += is_short;
	seen->straddles += setup->n_straddles > 1;
}

/* What the cards on the table tell the judge. */
static void
tell_cards(Judge *j, const Table *before, const Table *after)
{
	if (!before->dealt && after->dealt)
		for (int seat = 1; seat <= j->setup->seats; seat++)
			memcpy(j->hole[seat], after->seat[seat].hole, sizeof j->hole[seat]);
	if (after->board.n > before->board.n)
		judge_street(j);
}

static const char *
compare(Judge *j, const Game *game, const Book *book, JudgeSeen *seen)
{
	const char *wrong;
	bool over = game->table.street == STREET_OVER;

	if (over != (judge_live(j) < 2))
		return differ(j, "live hands", 0, over, judge_live(j));
	wrong = over ? NULL : compare_turn(j, game, book);
	if (!wrong && judge_turn(j) == 0)
		seen->uncalled += judge_close(j) > 0;
	if (wrong || over)
		return wrong;
	wrong = compare_chips(j, &game->table);
	if (!wrong && judge_turn(j) == 0)
		wrong = compare_pots(j, game, seen);
	return wrong;
}

static const char *
one_hand(Random *random, const JudgeHouse *house, JudgeSeen *seen)
{
	static Game game;
	static Report report;
	static Judge j;
	static Table before;
	const Book *book = test_book(house->book);
	Chips unit;
	Setup setup = judge_setup(random, &unit);
	Temper temper = { below(random, 6), below(random, 7), below(random, 5) };
	int where;
	SetupFault fault;

	if (!game_start(&game, &setup, &fault, &where))
		return "a set-up was refused";
	judge_begin(&j, &setup, house, unit);
	see_begin(&j, seen);
	while (game.table.street != STREET_OVER) {
		bool acting = game.table.dealt && judge_turn(&j);
		const char *wrong = NULL;
		Event event;

		if (acting)
			see_turn(&j, seen);
		event = acting ? choose_act(random, &j, temper)
			       : plausible_event(random, &game, book);
		before = game.table;
		if (!game_play(&game, book, &event, &report))
			return differ(&j, "refused", event.seat, event.kind, report.refusal);
		tell_cards(&j, &before, &game.table);
		if (game.table.dealt && event.kind != EV_SHOWDOWN)
			wrong = compare(&j, &game, book, seen);
		if (wrong)
			return wrong;
	}
	judge_finish(&j, game.table.board.card, game.table.board.n);
	seen->odd_chips += j.odd_chips > 0;
	return compare_chips(&j, &game.table);
}

const char *
judge_hands(uint64_t seed, int hands, JudgeSeen *seen)
{
	Random random;
	const char *wrong = NULL;

	random_seed(&random, seed);
	for (int i = 0; i < hands && !wrong; i++)
		wrong = one_hand(&random, &HOUSES[i % HOUSES_N], seen);
	return wrong;
}
