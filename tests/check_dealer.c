/* The dealer's work: a hand dealt by always taking the step that is due next. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/learn/players.h"
#include "src/screen/dealer.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"
#include "tests/support/shelf_books.h"

enum { STATEMENTS_MAX = 200 };

/* A hand: its set-up, the players' acts in their order (then check or call), what becomes of it. */
typedef struct Hand {
	const char *setup;
	const char *acts[12];
	const char *pushes[4]; /* how the pots are pushed, step by step */
	Chips stack[6];	       /* afterwards, by seat */
} Hand;

#define NAMED_BOARD "board 2c 7d 9h Jc Ks\n"

static const Hand HANDS[] = {
	/* Everybody calls; aces win 300 and the big blind's ante of 100. */
	{ .setup = "blinds 50/100 ante 100\nseat 1 Ana 5000\nseat 2 Ben 5000\nseat 3 Cai 5000\n"
		   "button 3\ncards 1 As Ad\ncards 2 Qs Qd\ncards 3 3s 4d\n" NAMED_BOARD,
	  .acts = { "calls", "calls", "checks" },
	  .pushes = { "dealer pushes pot to 1" },
	  .stack = { 0, 5300, 4800, 4900 } },
	/* An ante from each; Ben bets the flop, Ana calls, Cai folds. */
	{ .setup =
		  "blinds 50/100 ante 25 each\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		  "seat 3 Cai 5000\nbutton 3\ncards 1 As Ad\ncards 2 Qs Qd\ncards 3 3s 4d\n" NAMED_BOARD,
	  .acts = { "calls", "calls", "checks", "checks", "bets 200", "folds", "calls" },
	  .pushes = { "dealer pushes pot to 1" },
	  .stack = { 0, 5450, 4675, 4875 } },
	/* Three all-ins: a main pot of 3000 to Cai, side pots to Ben (2000) and Ana (her own back). */
	{ .setup = "blinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 2000\nseat 3 Cai 1000\n"
		   "seat 4 Dan 5000\nbutton 4\ncards 1 3s 4d\ncards 2 Qs Qd\ncards 3 As Ad\n"
		   "cards 4 3h 5d\n" NAMED_BOARD,
	  .acts = { "all-in", "folds", "all-in", "all-in" },
	  .pushes = { "dealer pushes pot 2 to 2", "dealer pushes pot 1 to 3" },
	  .stack = { 0, 3000, 2000, 3000, 5000 } },
	/* The board plays for all three: 1000 each come back. */
	{ .setup = "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 2000\nseat 3 Cai 2000\nbutton 3\n"
		   "cards 1 3s 4d\ncards 2 3d 4s\ncards 3 5d 2h\nboard Ac Kc Qc Jc Tc\n",
	  .acts = { "all-in", "all-in", "all-in" },
	  .pushes = { "dealer pushes pot 2 to 2 3", "dealer pushes pot 1 to 1 2 3" },
	  .stack = { 0, 1000, 2000, 2000 } },
	/* Omaha: two of the hand count, so Ben's four hearts are no flush with two on the board. */
	{ .setup = "game omaha pot-limit\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		   "button 2\ncards 1 As Ad 3c 4c\ncards 2 2h 3h 4h 5h\nboard Kh 9h Kd 7c 8s\n",
	  .acts = { "calls", "checks" },
	  .pushes = { "dealer pushes pot to 1" },
	  .stack = { 0, 5100, 4900 } },
	/* All but one fold: nothing is shown, nothing pushed by hand. */
	{ .setup = "game holdem fixed-limit\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		   "seat 3 Cai 5000\nbutton 3\n",
	  .acts = { "raises to 200", "folds", "folds" },
	  .pushes = { NULL },
	  .stack = { 0, 4950, 4900, 5150 } },
	/* A straddle, and a player away from the table: the dealer posts what is his. */
	{ .setup = "blinds 50/100\nstraddle 3 200\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		   "seat 3 Cai 5000\nseat 4 Dan 5000\nbutton 4\nabsent 1\ncards 2 Qs Qd\n"
		   "cards 3 3s 4d\ncards 4 As Ad\n" NAMED_BOARD,
	  .acts = { "calls", "calls", "checks" },
	  .pushes = { "dealer pushes pot to 4" },
	  .stack = { 0, 4950, 4800, 4800, 5450 } },
};

/* What one hand was dealt with. */
typedef struct Dealt {
	int n;
	char statement[STATEMENTS_MAX][DEALER_STATEMENT_MAX];
} Dealt;

/* The next act of the script for the seat in turn; check or call once it is read to its end. */
static void
act(Scripted *s, const Hand *hand, int *at)
{
	const Game *game = session_game(s->session);
	int turn = game->table.turn;
	char line[64];

	if (*at < 12 && hand->acts[*at])
		snprintf(line, sizeof line, "%d %s", turn, hand->acts[(*at)++]);
	else
		snprintf(line, sizeof line, "%d %s", turn,
			 game_to_call(game, turn) ? "calls" : "checks");
	ck_assert_msg(scripted_play(s, line), "%s: %s", line, session_refusal(s->session));
	ck_assert_msg(!report_is_irregular(&s->report), "%s: %s", line, s->report.ruling[0].rule);
}

/*
 * True if nothing was ruled to be wrong with a dealer's step. An absent hand that is killed after
 * the deal, and an ante that somebody is short of, are no faults of the dealer's.
 */
static bool
is_in_order(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (!report->ruling[i].plain && report->ruling[i].outcome != OUT_AWAY_ABSENT &&
		    report->ruling[i].outcome != OUT_ANTE_SHORT)
			return false;
	return true;
}

static void
deal_hand(const Hand *hand, const char *book, Dealing dealing, Dealt *dealt)
{
	char text[1024];
	Scripted s;
	DealerStep step;
	int at = 0;

	snprintf(text, sizeof text, "book %s\n%s", book, hand->setup);
	scripted_open(&s, text, NULL);
	dealt->n = 0;
	for (;;) {
		const Game *game = session_game(s.session);

		if (game->table.betting && game->table.turn) {
			ck_assert(!dealer_next(game, session_book(s.session), dealing, &step));
			act(&s, hand, &at);
			continue;
		}
		ck_assert(dealer_next(game, session_book(s.session), dealing, &step));
		ck_assert(step.next);
		if (!strcmp(step.statement, "next hand"))
			break;
		ck_assert_msg(scripted_play(&s, step.statement), "%s, %s: %s", book, step.statement,
			      session_refusal(s.session));
		ck_assert_msg(is_in_order(&s.report), "%s, %s: %s", book, step.statement,
			      s.report.ruling[0].rule);
		ck_assert_int_lt(dealt->n, STATEMENTS_MAX);
		snprintf(dealt->statement[dealt->n++], DEALER_STATEMENT_MAX, "%s", step.statement);
	}
	for (int seat = 1; seat <= session_game(s.session)->table.seats; seat++)
		ck_assert_msg(session_game(s.session)->table.seat[seat].stack == hand->stack[seat],
			      "%s, seat %d: %lld", book, seat,
			      (long long)session_game(s.session)->table.seat[seat].stack);
	scripted_close(&s);
}

static int
count_of(const Dealt *dealt, const char *beginning)
{
	int n = 0;

	for (int i = 0; i < dealt->n; i++)
		n += !strncmp(dealt->statement[i], beginning, strlen(beginning));
	return n;
}

enum { HANDS_COUNT = sizeof HANDS / sizeof HANDS[0] };

START_TEST(a_hand_is_dealt_by_strokes_under_every_book)
{
	static Dealt dealt;

	for (int k = 0; k < test_book_count(); k++) {
		deal_hand(&HANDS[_i], test_book_at(k)->name, DEALING_STROKES, &dealt);
		ck_assert_int_le(dealt.n, 6);
		ck_assert_int_eq(count_of(&dealt, "post"), 1);
		ck_assert_int_eq(count_of(&dealt, "deal"), 1);
	}
}
END_TEST

START_TEST(a_hand_is_dealt_step_by_step_under_every_book)
{
	static const char *const STROKES[] = { "shuffle", "deal",  "flop",
					       "turn",	  "river", "showdown" };
	static Dealt dealt;

	for (int k = 0; k < test_book_count(); k++) {
		int pushed = 0;

		deal_hand(&HANDS[_i], test_book_at(k)->name, DEALING_STEPS, &dealt);
		for (int i = 0; i < dealt.n; i++) {
			for (int j = 0; j < 6; j++)
				ck_assert_str_ne(dealt.statement[i], STROKES[j]);
			if (!strncmp(dealt.statement[i], "dealer pushes", 13)) {
				ck_assert_ptr_nonnull(HANDS[_i].pushes[pushed]);
				ck_assert_str_eq(dealt.statement[i], HANDS[_i].pushes[pushed++]);
			}
		}
		ck_assert_ptr_null(HANDS[_i].pushes[pushed]);
		ck_assert_int_eq(count_of(&dealt, "dealer riffles"), 3);
		ck_assert_int_eq(count_of(&dealt, "dealer cuts"), 1);
		ck_assert_int_eq(count_of(&dealt, "dealer burns"), HANDS[_i].pushes[0] ? 3 : 0);
		ck_assert_int_eq(count_of(&dealt, "dealer spreads"), HANDS[_i].pushes[0] ? 3 : 0);
	}
}
END_TEST

START_TEST(the_steps_of_the_shuffle_come_in_order)
{
	static const char *const STEPS[] = { "dealer washes", "dealer riffles", "dealer riffles",
					     "dealer strips", "dealer riffles", "dealer cuts" };
	static Dealt dealt;

	deal_hand(&HANDS[0], "tournament", DEALING_STEPS, &dealt);
	for (int i = 0; i < 6; i++)
		ck_assert_str_eq(dealt.statement[i], STEPS[i]);
	ck_assert_str_eq(dealt.statement[6], "1 posts 50");
	ck_assert_int_eq(count_of(&dealt, "2 posts"), 2); /* the big blind, and its ante */
	ck_assert_str_eq(dealt.statement[9], "dealer deals 1");
	ck_assert_str_eq(dealt.statement[14], "dealer deals 3");
	ck_assert_str_eq(dealt.statement[15], "dealer gathers");
}
END_TEST

START_TEST(an_exposed_card_is_replaced)
{
	Scripted s;
	DealerStep step;

	scripted_open(&s,
		      "book tournament\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		      "seat 3 Cai 5000\nbutton 3\n",
		      NULL);
	ck_assert(scripted_play(&s, "dealer moves button 1"));
	ck_assert(scripted_play(&s, "2 posts 50"));
	ck_assert(scripted_play(&s, "post"));
	ck_assert(scripted_play(&s, "dealer deals 2 3 1"));
	ck_assert(scripted_play(&s, "dealer deals 2 face-up"));
	ck_assert(scripted_play(&s, "dealer deals 3 1"));
	ck_assert(dealer_next(session_game(s.session), session_book(s.session), DEALING_STEPS,
			      &step));
	ck_assert_str_eq(step.statement, "dealer deals 2");
	ck_assert(scripted_play(&s, step.statement));
	ck_assert_str_eq(s.report.ruling[0].rule, "practice.exposed-card");
	ck_assert(!dealer_next(session_game(s.session), session_book(s.session), DEALING_STEPS,
			       &step));
	scripted_close(&s);
}
END_TEST

START_TEST(after_a_misdeal_the_hand_is_dealt_again)
{
	Scripted s;
	DealerStep step;

	scripted_open(&s,
		      "book tournament\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
		      "seat 3 Cai 5000\nbutton 3\n",
		      NULL);
	ck_assert(scripted_play(&s, "post"));
	ck_assert(scripted_play(&s, "dealer deals 1 2 face-up"));
	ck_assert(session_game(s.session)->table.misdeal);
	ck_assert(dealer_next(session_game(s.session), session_book(s.session), DEALING_STEPS,
			      &step));
	ck_assert_str_eq(step.statement, "redeal");
	ck_assert(scripted_play(&s, step.statement));
	ck_assert(dealer_next(session_game(s.session), session_book(s.session), DEALING_STEPS,
			      &step));
	ck_assert_str_eq(step.statement, "dealer washes");
	scripted_close(&s);
}
END_TEST

static void
try_rows(const Game *game, const Book *book, const DealerStep *rows, int n)
{
	static Game copy;
	static Report report;

	for (int i = 0; i < n; i++) {
		ParseContext context = { .line = 1 };
		Statement statement;
		LanguageError error;

		ck_assert_uint_gt(strlen(rows[i].label), 2);
		ck_assert_ptr_null(strchr(rows[i].label, '%'));
		if (rows[i].open || !rows[i].statement[0])
			continue;
		ck_assert_msg(parse_statement(rows[i].statement, strlen(rows[i].statement),
					      &context, &statement, &error),
			      "%s: %s", rows[i].statement, error.message);
		ck_assert_int_eq(statement.kind, STATEMENT_EVENT);
		copy = *game;
		if (rows[i].next)
			ck_assert_msg(game_play(&copy, book, &statement.event, &report), "%s",
				      rows[i].statement);
	}
}

/* A table of any game and limit, with stacks from short to deep and a good deck. */
static Setup
sound_setup(Random *random)
{
	Setup setup = setup_default();
	int seats = 2 + (int)random_below(random, 9);

	for (int seat = 1; seat <= seats; seat++) {
		setup.seat[seat].taken = true;
		setup.seat[seat].stack = 25 * (8 + (Chips)random_below(random, 200));
		snprintf(setup.seat[seat].name, sizeof setup.seat[seat].name, "P%d", seat);
	}
	setup.game = random_below(random, 2) ? GAME_OMAHA : GAME_HOLDEM;
	setup.limit = (Limit)random_below(random, 3);
	setup.ante = random_below(random, 2) ? 25 : 0;
	setup.ante_each = random_below(random, 2);
	setup.button = (uint8_t)(1 + random_below(random, (uint32_t)seats));
	setup.seed = random_next(random);
	return setup;
}

/* Plays the dealer's step that is due; false if none is. */
static bool
play_next(Game *game, const Book *book, Dealing dealing)
{
	static Report report;
	ParseContext context = { .line = 1 };
	Statement statement;
	LanguageError error;
	DealerStep step;

	if (!dealer_next(game, book, dealing, &step))
		return false;
	ck_assert(parse_statement(step.statement, strlen(step.statement), &context, &statement,
				  &error));
	ck_assert_msg(game_play(game, book, &statement.event, &report), "%s: %s", step.statement,
		      refusal_text(report.refusal));
	ck_assert_msg(is_in_order(&report), "%s: %s", step.statement, report.ruling[0].rule);
	return true;
}

START_TEST(any_hands_are_dealt_to_their_end_by_steps_alone)
{
	static Game game;
	static Report report;
	const Book *book = test_book_at(_i % test_book_count());
	Dealing dealing = _i % 3 ? DEALING_STEPS : DEALING_STROKES;
	Setup setup;
	SetupFault fault;
	Random random;
	int where, events = 0;

	random_seed(&random, (uint64_t)_i * 7 + 1);
	setup = sound_setup(&random);
	ck_assert(game_start(&game, &setup, &fault, &where));
	while (game.table.hand_no <= 4) {
		Event event;

		ck_assert_int_lt(events++, 4000);
		if (game.table.betting && game.table.turn) {
			event = player_act(&game, book, game.table.turn, &random);
			ck_assert(game_play(&game, book, &event, &report));
		} else if (!play_next(&game, book, dealing)) {
			break; /* one player has all the chips */
		}
		ck_assert_int_eq(table_all_chips(&game.table), game.table.total);
	}
	ck_assert(game.table.hand_no > 4 || game.table.street == STREET_OVER);
}
END_TEST

START_TEST(whatever_went_wrong_the_next_steps_lead_out_of_the_hand)
{
	static Game game;
	static Report report;
	const Book *book = test_book_at(_i % test_book_count());
	Setup setup;
	SetupFault fault;
	Random random;
	int where, hand;

	random_seed(&random, (uint64_t)_i * 13 + 5);
	setup = random_setup(&random);
	ck_assert(game_start(&game, &setup, &fault, &where));
	for (int i = 0; i < 20 + _i; i++) {
		Event event = i % 5 ? plausible_event(&random, &game, book)
				    : random_event(&random, &game);

		game_play(&game, book, &event, &report);
	}
	hand = game.table.hand_no;
	for (int events = 0; game.table.hand_no == hand; events++) {
		ParseContext context = { .line = 1 };
		Statement statement;
		LanguageError error;
		DealerStep step;

		ck_assert_int_lt(events, 1000);
		if (game.table.betting && game.table.turn) {
			Event event = { .kind = EV_FOLD, .seat = game.table.turn };

			if (game.table.seat[event.seat].absent)
				event.kind = EV_DEALER_MUCKS;
			else if (random_below(&random, 3))
				event = player_act(&game, book, game.table.turn, &random);
			ck_assert(game_play(&game, book, &event, &report));
			continue;
		}
		if (!dealer_next(&game, book, DEALING_STEPS, &step)) {
			ck_assert_int_eq(game.table.street, STREET_OVER);
			break; /* one player has all the chips */
		}
		ck_assert(parse_statement(step.statement, strlen(step.statement), &context,
					  &statement, &error));
		ck_assert_msg(game_play(&game, book, &statement.event, &report), "%s: %s",
			      step.statement, refusal_text(report.refusal));
	}
}
END_TEST

START_TEST(every_statement_of_the_lists_can_be_read_and_the_next_step_happens)
{
	static Game game;
	static Report report;
	static DealerStep rows[DEALER_STEPS_MAX];
	const Book *book = test_book_at(_i % test_book_count());
	Setup setup;
	SetupFault fault;
	Random random;
	int where;

	random_seed(&random, (uint64_t)_i + 11);
	setup = random_setup(&random);
	ck_assert(game_start(&game, &setup, &fault, &where));
	for (int i = 0; i < 150; i++) {
		Event event = i % 4 ? plausible_event(&random, &game, book)
				    : random_event(&random, &game);

		game_play(&game, book, &event, &report);
		for (int dealing = DEALING_STROKES; dealing <= DEALING_STEPS; dealing++) {
			DealerStep step;
			int n = dealer_steps(&game, book, (Dealing)dealing, true, rows);

			ck_assert_int_gt(n, 0);
			ck_assert_int_lt(n, DEALER_STEPS_MAX);
			ck_assert(rows[0].next ==
				  dealer_next(&game, book, (Dealing)dealing, &step));
			try_rows(&game, book, rows, n);
			n = dealer_steps(&game, book, (Dealing)dealing, false, rows);
			ck_assert(!rows[0].next);
			try_rows(&game, book, rows, n);
		}
		for (int seat = 1; seat <= game.table.seats; seat++)
			if (game.table.seat[seat].taken)
				try_rows(&game, book, rows,
					 dealer_steps_at(&game, book, seat, rows));
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("dealer's work");
	TCase *work = tcase_create("steps");

	tcase_set_timeout(work, 120);
	tcase_add_loop_test(work, a_hand_is_dealt_by_strokes_under_every_book, 0, HANDS_COUNT);
	tcase_add_loop_test(work, a_hand_is_dealt_step_by_step_under_every_book, 0, HANDS_COUNT);
	tcase_add_test(work, the_steps_of_the_shuffle_come_in_order);
	tcase_add_test(work, an_exposed_card_is_replaced);
	tcase_add_test(work, after_a_misdeal_the_hand_is_dealt_again);
	tcase_add_loop_test(
		work, every_statement_of_the_lists_can_be_read_and_the_next_step_happens, 0, 10);
	tcase_add_loop_test(work, any_hands_are_dealt_to_their_end_by_steps_alone, 0, 60);
	tcase_add_loop_test(work, whatever_went_wrong_the_next_steps_lead_out_of_the_hand, 0, 80);
	suite_add_tcase(suite, work);
	return check_run(suite);
}
