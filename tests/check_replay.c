/* Hands played through the engine: what they end in, and why some are rejected. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/fixed.h"
#include "src/history/replay.h"
#include "src/history/results.h"
#include "tests/check.h"
#include "tests/support/hands.h"
#include "tests/support/shelf_books.h"

static Replay replay; /* too much for a stack */

static ReplayStatus
play(const PhhHand *hand)
{
	return replay_hand(&replay, hand, test_book("practice"), NULL, NULL);
}

/* Plays the hand of a document; its final stacks go into `final`, apart by blanks. */
static ReplayStatus
play_text(const char *text, char final[200])
{
	TomlError error;
	TomlDocument *document = toml_open(text, strlen(text), &error);
	PhhHand hand = { 0 };
	char reason[PHH_REASON_MAX] = "", *out = final;
	ReplayStatus status;

	ck_assert_msg(document != NULL, "%d:%d: %s\n%s", error.line, error.column, error.text,
		      text);
	ck_assert_msg(phh_read(&hand, toml_root(document), reason), "%s\n%s", reason, text);
	status = play(&hand);
	*out = '\0';
	for (int i = 0; status == REPLAY_DONE && i < hand.players; i++)
		out += sprintf(out, "%s%lld", i ? " " : "", (long long)replay_final(&replay, i));
	phh_close(&hand);
	toml_close(document);
	return status;
}

#define HAND(antes, blinds, stacks, actions)                                                       \
	"variant = 'NT'\nmin_bet = 10\nantes = [" antes "]\nblinds_or_straddles = [" blinds        \
	"]\nstarting_stacks = [" stacks "]\nactions = [" actions "]\n"
#define THREE(actions) HAND("0, 0, 0", "5, 10, 0", "500, 500, 500", actions)
#define AK "'d dh p1 AcKc', 'd dh p2 QsQh', 'd dh p3 7d2c', "
#define FLOP "'d db 3s4h9d', "
#define BOARD FLOP "'d db 9h', 'd db Jd', "

/* Hands by hand: what they are about, and the stacks that they end in. */
static const struct {
	const char *about;
	const char *text;
	const char *final;
} ends[] = {
	{ "everybody folds to the big blind", THREE(AK "'p3 f', 'p1 f'"), "495 505 500" },
	{ "a showdown, the loser mucks",
	  THREE(AK
		"'p3 cc', 'p1 cc', 'p2 cc', " FLOP "'p1 cc', 'p2 cbr 10', 'p3 f', 'p1 cc', "
		"'d db 9h', 'p1 cc', 'p2 cc', 'd db Jd', 'p1 cc', 'p2 cc', 'p1 sm', 'p2 sm QsQh'"),
	  "480 530 490" },
	{ "nobody says what they show: the cards that are known decide",
	  THREE(AK "'p3 f', 'p1 cc', 'p2 cc', " FLOP "'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', "
		   "'p2 cc', 'd db Jd', 'p1 cc', 'p2 cc'"),
	  "490 510 500" },
	{ "a bet that nobody calls goes back", THREE(AK "'p3 cbr 200', 'p1 f', 'p2 f'"),
	  "495 490 515" },
	{ "an open fold stands", THREE(AK "'p3 f', 'p1 cc', 'p2 cc', " FLOP "'p1 f'"),
	  "490 510 500" },
	{ "board cards after the last fold are nobody's",
	  THREE(AK "'p3 f', 'p1 f', " FLOP "'d db 9h'"), "495 505 500" },
	{ "a hand that has won, or has folded, may be shown",
	  THREE(AK "'p3 f', 'p1 f', 'p1 sm AcKc', 'p2 sm QsQh'"), "495 505 500" },
	{ "all-in: a check of the one who is left with chips, and none",
	  HAND("0, 0, 0", "5, 10, 0", "100, 500, 500",
	       AK "'p3 f', 'p1 cbr 100', 'p2 cc', " FLOP "'p2 cc', 'd db 9h', 'd db Jd'"),
	  "0 600 500" },
	{ "shown before the board is complete",
	  HAND("0, 0, 0", "5, 10, 0", "100, 500, 500",
	       AK "'p3 f', 'p1 cbr 100', 'p2 cc', 'p1 sm AcKc', 'p2 sm -', " BOARD),
	  "0 600 500" },
	{ "unknown cards lose to known ones; what is shown last is known",
	  THREE("'p3 cc', 'p1 cc', 'p2 cc', " FLOP
		"'p1 cbr 490', 'p2 cc', 'p3 cc', 'p1 sm \?\?\?\?', "
		"'p2 sm \?\?\?\?', 'p3 sm \?\?\?\?', 'd db 9h', 'p2 sm AcAd', 'd db Jd'"),
	  "0 1500 0" },
	{ "the last who does not muck wins, whatever the cards",
	  THREE("'p3 f', 'p1 cc', 'p2 cc', " FLOP "'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc', "
		"'d db Jd', 'p1 cc', 'p2 cc', 'p1 sm'"),
	  "490 510 500" },
	{ "heads-up the arrays of antes and blinds are the other way round",
	  HAND("1, 2", "5, 10", "500, 400", "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 f'"),
	  "506 394" },
	{ "a big blind that is short does not lower the price, and what is over goes back",
	  HAND("0, 0, 0", "5, 10, 0", "500, 4, 500",
	       AK "'p3 cc', 'p1 f', " BOARD "'p2 sm QsQh', 'p3 sm 7d2c'"),
	  /* 4 each to p2; the next of p1 to p3, who gets back what is over */
	  "495 12 497" },
	{ "nobody can act: what the other cannot match goes back",
	  HAND("0, 0", "5, 10", "500, 3", "'d dh p1 AcKc', 'd dh p2 QsQh', " BOARD), "497 6" },
	{ "antes that all post are dead where they are not trimmed",
	  HAND("8, 8, 8", "5, 10, 0", "500, 4, 500",
	       AK "'p3 cc', 'p1 cc', " FLOP "'p1 cbr 10', 'p3 f', 'd db 9h', 'd db Jd'"),
	  /* 8 + 4 + 8 to p2; the bets of p1 and p3 to p1, whose 10 go back */
	  "502 20 482" },
	{ "trimmed, a short ante wins as much from each",
	  "ante_trimming_status = true\n" HAND("8, 8, 8", "5, 10, 0", "500, 4, 500",
					       AK "'p3 cc', 'p1 cc', " FLOP
						  "'p1 cbr 10', 'p3 f', 'd db 9h', 'd db Jd'"),
	  "510 12 482" },
	{ "an ante of one player comes before his blind, and can all be won",
	  HAND("0, 15, 0", "5, 10, 0", "500, 18, 500",
	       AK "'p3 cc', 'p1 f', " BOARD "'p2 sm QsQh', 'p3 sm 7d2c'"),
	  /* 15 dead, 3 of the blind; p3's 3 and p1's 3 to p2, p1's other 2 to p3 */
	  "495 24 499" },
	{ "a dead small blind: p1 is the big blind",
	  HAND("0, 0, 0", "10, 0, 0", "500, 500, 500", AK "'p2 f', 'p3 cbr 20', 'p1 f'"),
	  "490 500 510" },
	{ "a live post counts as a bet and does not move the first to act",
	  HAND("0, 0, 0, 0", "5, 10, 0, -10", "500, 500, 500, 500",
	       "'p3 f', 'p4 cc', 'p1 f', 'p2 cc', " FLOP "'p2 f'"),
	  "495 490 500 515" },
	{ "a straddle acts last, and moves the first to act",
	  HAND("0, 0, 0, 0", "5, 10, 20, 0", "500, 500, 500, 500",
	       "'p4 f', 'p1 f', 'p2 cc', 'p3 cc', " FLOP "'p2 f'"),
	  "495 480 525 500" },
	{ "over a straddle a raise is at least what the straddle was over the blind",
	  HAND("0, 0, 0, 0", "5, 10, 20, 0", "500, 500, 500, 500",
	       "'p4 cbr 30', 'p1 f', 'p2 f', 'p3 f'"),
	  "495 490 480 535" },
	{ "short all-ins that add up to a full raise from the last full bet on open it again",
	  /* 10 full, 15 and 22 short: 12 over the blind; p3, who called 15, may raise */
	  HAND("0, 0, 0, 0", "5, 10, 0, 0", "500, 22, 500, 15",
	       "'p3 cc', 'p4 cbr 15', 'p1 cc', 'p2 cbr 22', 'p3 cbr 50', 'p1 f', "
	       "'p2 sm AcAd', 'p3 sm KcKd', 'p4 sm 2c2d', " BOARD),
	  "485 74 478 0" },
	{ "a player without chips is listed and has no part in it",
	  HAND("0, 0, 0, 0", "5, 10, 0, 0", "500, 500, 0, 500", "'p4 f', 'p1 f'"),
	  "495 505 0 500" },
	{ "fixed limit: bets of one size before the turn, of twice that from it on",
	  "variant = 'FT'\nsmall_bet = 10\nbig_bet = 20\nantes = [0, 0]\n"
	  "blinds_or_straddles = [5, 10]\nstarting_stacks = [500, 500]\n"
	  "actions = ['p2 cbr 20', 'p1 cc', 'd db 3s4h9d', 'p1 cbr 10', 'p2 cbr 20', 'p1 cc', "
	  "'d db 9h', 'p1 cbr 20', 'p2 cbr 40', 'p1 f']",
	  "440 560" },
};

START_TEST(a_hand_ends_in_these_stacks)
{
	char final[200];
	ReplayStatus status = play_text(ends[_i].text, final);

	ck_assert_msg(status == REPLAY_DONE, "%s: %s", ends[_i].about, replay.reason);
	ck_assert_msg(strcmp(final, ends[_i].final) == 0, "%s: %s", ends[_i].about, final);
}
END_TEST

/* What does not stand, and words of the reason. */
static const struct {
	const char *text;
	const char *says;
} rejects[] = {
	{ THREE(AK "'p1 f'"), "action 4, \"p1 f\": p3 is to act;" },
	{ THREE(AK "'p1 cbr 30'"), "(practice.out-of-turn)" },
	{ THREE(AK "'p3 f', 'p1 f', 'p2 cbr 20'"), "\"p2 cbr 20\": nobody is to act;" },
	{ THREE(AK "'p3 f', 'p1 f', 'p3 f'"), "(practice.no-act)" },
	{ THREE(AK "'p3 cbr 15'"), "action 4, \"p3 cbr 15\": Bet or raise too small" },
	{ THREE(AK "'p3 cbr 30', 'p1 cbr 49'"), "(practice.minimum)" },
	{ THREE(AK "'p3 cc', 'p1 cc', 'p2 cc', " FLOP "'p1 cbr 5'"), "(practice.minimum)" },
	{ THREE(AK "'p3 cbr 501'"), "the player does not have these chips" },
	{ HAND("0, 0, 0", "5, 10, 0", "500, 500, 35",
	       AK "'p3 cbr 35', 'p1 cbr 60', 'p2 cc', 'p1 cbr 100'"),
	  "nobody is to act;" },
	{ HAND("0, 0, 0", "5, 10, 0", "500, 500, 50",
	       AK "'p3 cc', 'p1 cbr 45', 'p2 cc', 'p3 cbr 50', 'p1 cbr 120'"),
	  "(practice.reopening)" },
	{ THREE(AK "'p3 cc', 'p1 cc', " FLOP), "\"d db 3s4h9d\": p2 is to act;" },
	{ THREE(AK "'p3 cc', 'p1 cc', " FLOP), "(practice.premature-board)" },
	{ THREE(AK "'p3 cc', 'p1 cc', 'p2 cc', " FLOP "'p1 cc'"),
	  "the hand is incomplete: p2 is to act" },
	{ THREE(AK "'p3 cc'"), "the hand is incomplete: p1 is to act" },
	{ HAND("0, 0, 0", "5, 10, 0", "100, 500, 500",
	       AK "'p3 f', 'p1 cbr 100', 'p2 cc', 'p1 sm AcKc', 'p2 sm QsQh'"),
	  "the hand is incomplete: a showdown with 0 board cards" },
	{ THREE(AK "'p3 cc', 'p1 sm AcKc'"), "\"p1 sm AcKc\": p1 is to act" },
	{ THREE(AK "'p3 f', 'p1 cc', 'p2 cc', 'p1 sm AcKc'"), "a showdown with 0 board cards" },
	{ THREE("'d dh p1 AcKc', 'd dh p2 AcKd'"), "duplicate card Ac" },
	{ THREE(AK "'p3 f', 'p1 cc', 'p2 cc', 'd db 3s4h'"), "flop of 2 cards" },
	{ HAND("0, 0, 0", "5, 10, 0", "500, 0, 500", "'p3 f'"), "p2 is to post and has no chips" },
	{ HAND("0, 0", "5, 10", "500, 0", ""), "fewer than two players have chips" },
	{ HAND("0, 0, 0, 0", "5, 10, 0, 0", "500, 500, 0, 500",
	       "'d dh p3 \?\?\?\?', 'p4 f', 'p1 f'"),
	  "p3, dealt in without chips, has a showdown with 0 board cards" },
	{ "variant = 'FT'\nsmall_bet = 10\nbig_bet = 20\nantes = [0, 0]\n"
	  "blinds_or_straddles = [5, 10]\nstarting_stacks = [500, 500]\nactions = ['p2 cbr 30']",
	  "(practice.maximum)" },
	{ "variant = 'FT'\nsmall_bet = 10\nbig_bet = 20\nantes = [0, 0, 0]\n"
	  "blinds_or_straddles = [5, 10, 0]\nstarting_stacks = [500, 500, 500]\n"
	  "actions = ['p3 cbr 20', 'p1 cbr 30', 'p2 cbr 40', 'p3 cbr 50']",
	  "(practice.cap)" },
	{ "variant = 'PO'\nmin_bet = 10\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\n"
	  "starting_stacks = [500, 500, 500]\nactions = ['p3 cbr 36']",
	  "(practice.maximum)" },
};

START_TEST(an_act_that_does_not_stand_rejects_the_hand)
{
	char final[200];

	ck_assert_int_eq(play_text(rejects[_i].text, final), REPLAY_REJECTED);
	ck_assert_msg(strstr(replay.reason, rejects[_i].says) != NULL, "%s: %s", rejects[_i].says,
		      replay.reason);
}
END_TEST

static const struct {
	const char *text;
	ReplayStatus status;
	const char *says;
} others[] = {
	{ "variant = 'FB'\nantes = [0, 0]\nstarting_stacks = [9, 9]\nactions = []",
	  REPLAY_UNSUPPORTED, "variant FB" },
	{ "variant = 'FT'\nsmall_bet = 10\nbig_bet = 30\nantes = [0, 0]\n"
	  "blinds_or_straddles = [5, 10]\nstarting_stacks = [500, 500]\nactions = []",
	  REPLAY_UNSUPPORTED, "fixed-limit bets" },
	{ HAND("0, 0, 0", "0, 0, 0", "500, 500, 500", ""), REPLAY_UNSUPPORTED, "blinds" },
	{ THREE("'p3 f', 'p1 cc', 'p2 cc', " FLOP "'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc', "
		"'d db Jd', 'p1 cc', 'p2 cc'"),
	  REPLAY_UNDECIDED, "the cards that decide are unknown" },
	{ THREE(AK
		"'p3 f', 'p1 cc', 'p2 cc', 'd db 3s4h9d', 'p1 cc', 'p2 cc', 'd db \?\?', 'p1 cc', "
		"'p2 cc', 'd db Jd', 'p1 cc', 'p2 cc'"),
	  REPLAY_UNDECIDED, "the cards that decide are unknown" },
};

START_TEST(what_cannot_be_played_or_decided_is_told_apart)
{
	char final[200];

	ck_assert_int_eq(play_text(others[_i].text, final), others[_i].status);
	ck_assert_msg(strstr(replay.reason, others[_i].says) != NULL, "%s", replay.reason);
}
END_TEST

START_TEST(players_sit_where_the_file_says_if_that_is_a_table)
{
	static const struct {
		const char *seats;
		int button, of_p1, at_table;
	} cases[] = {
		{ "seats = [7, 9, 2]\nseat_count = 9", 2, 7, 9 },
		{ "seats = [7, 9, 2]", 2, 7, 9 },
		{ "seats = [7, 2, 9]", 3, 1, 3 }, /* not clockwise */
		{ "seats = [7, 7, 2]", 3, 1, 3 },
		{ "seats = [0, 1, 2]", 3, 1, 3 },
		{ "seats = [1, 2, 11]", 3, 1, 3 },
		{ "", 3, 1, 3 },
	};
	char text[600], final[200];

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		snprintf(text, sizeof text, "%s%s", THREE("'p3 f', 'p1 f'"), cases[i].seats);
		ck_assert_int_eq(play_text(text, final), REPLAY_DONE);
		ck_assert_str_eq(final, "495 505 500");
		ck_assert_int_eq(replay.setup.button, cases[i].button);
		ck_assert_int_eq(replay.seat[0], cases[i].of_p1);
		ck_assert_int_eq(replay.setup.seats, cases[i].at_table);
	}
}
END_TEST

/* Compares the hand with its row; `context` are the rows. */
static void
hold_against_row(void *context, const char *name, const TomlValue *table)
{
	const Result *row = results_find(context, name);
	char reason[PHH_REASON_MAX] = "";
	PhhHand hand = { 0 };
	ReplayStatus status;

	ck_assert_msg(row != NULL, "%s has no row", name);
	ck_assert_msg(phh_read(&hand, table, reason), "%s: %s", name, reason);
	for (int i = 0; i < row->players; i++)
		ck_assert(phh_raise_places(&hand, row->places[i]));
	status = play(&hand);
	if (row->rejected)
		ck_assert_msg(status == REPLAY_REJECTED, "%s is not rejected", name);
	else
		ck_assert_msg(status == REPLAY_DONE, "%s: %s", name, replay.reason);
	for (int i = 0; i < row->players; i++) {
		int64_t final = row->digits[i];

		ck_assert(fixed_raise(&final, row->places[i], hand.places));
		ck_assert_msg(replay_final(&replay, i) == final, "%s: p%d has %lld, not %lld", name,
			      i + 1, (long long)replay_final(&replay, i), (long long) final);
	}
	phh_close(&hand);
}

static const char *const files[] = {
	"tests/hands/synth-hard.phhs",
	"tests/hands/synth-oddpolicy.phhs",
	"tests/hands/synth-illegal-reopen.phhs",
};

START_TEST(hands_end_as_two_other_engines_found)
{
	char error[FILE_ERROR_MAX];
	Results *results = results_open("tests/hands", error);

	ck_assert_msg(results != NULL, "%s", error);
	ck_assert_int_gt(hands_each(files[_i], hold_against_row, results), 0);
	results_close(results);
}
END_TEST

static void
hold_against_file(void *context, const char *name, const TomlValue *table)
{
	char reason[PHH_REASON_MAX] = "";
	PhhHand hand = { 0 };

	(void)context;
	ck_assert_msg(phh_read(&hand, table, reason), "%s: %s", name, reason);
	ck_assert(hand.has_finishing);
	ck_assert_msg(play(&hand) == REPLAY_DONE, "%s: %s", name, replay.reason);
	for (int i = 0; i < hand.players; i++)
		ck_assert_msg(replay_final(&replay, i) == hand.finishing[i], "%s: p%d", name,
			      i + 1);
	phh_close(&hand);
}

START_TEST(hands_of_each_kind_end_as_was_worked_out)
{
	ck_assert_int_eq(hands_each("tests/hands/kinds.phhs", hold_against_file, NULL), 9);
}
END_TEST

START_TEST(rows_that_are_none_are_told)
{
	static const struct {
		const char *name, *text, *says;
	} cases[] = {
		{ "oracle.tsv", "a.phh\t1,2\n", "oracle.tsv:1: expected a hand, its final stacks" },
		{ "oracle.tsv", "# path\n\na.phh\t1,x\tfile\n",
		  "oracle.tsv:3: expected final stacks" },
		{ "oracle.tsv", "a.phh\t1,\tfile\n", "oracle.tsv:1: expected final stacks" },
		{ "rejects.tsv", "a.phh\n", "rejects.tsv:1: expected a hand and a reason" },
	};
	char folder[] = "/tmp/misdeal-rows-XXXXXX", path[64], error[FILE_ERROR_MAX] = "";

	ck_assert_ptr_nonnull(mkdtemp(folder));
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		FILE *file;

		snprintf(path, sizeof path, "%s/%s", folder, cases[i].name);
		file = fopen(path, "w");
		ck_assert_ptr_nonnull(file);
		fputs(cases[i].text, file);
		fclose(file);
		ck_assert_ptr_null(results_open(folder, error));
		ck_assert_msg(strstr(error, cases[i].says) != NULL, "%s", error);
		remove(path);
	}
	remove(folder);
}
END_TEST

START_TEST(rows_are_found_by_the_name_of_the_hand)
{
	char error[FILE_ERROR_MAX];
	Results *results = results_open("tests/hands", error);
	const Result *row;

	ck_assert_ptr_nonnull(results);
	row = results_find(results, "synth-hard.phhs#1");
	ck_assert_ptr_nonnull(row);
	ck_assert_int_eq(row->players, 2);
	ck_assert_int_eq(row->digits[0], 128);
	ck_assert_int_eq(row->digits[1], 0);
	ck_assert(!row->rejected && !row->raked);
	row = results_find(results, "synth-illegal-reopen.phhs#30");
	ck_assert(row && row->rejected && row->players == 0);
	ck_assert_ptr_null(results_find(results, "synth-hard.phhs"));
	results_close(results);
	results = results_open("tests", error); /* no rows there */
	ck_assert_ptr_nonnull(results);
	ck_assert_ptr_null(results_find(results, "synth-hard.phhs#1"));
	results_close(results);
	results_close(NULL);
}
END_TEST

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

int
main(void)
{
	Suite *suite = suite_create("replay");
	TCase *tests = tcase_create("replay");

	tcase_add_loop_test(tests, a_hand_ends_in_these_stacks, 0, COUNT(ends));
	tcase_add_loop_test(tests, an_act_that_does_not_stand_rejects_the_hand, 0, COUNT(rejects));
	tcase_add_loop_test(tests, what_cannot_be_played_or_decided_is_told_apart, 0,
			    COUNT(others));
	tcase_add_test(tests, players_sit_where_the_file_says_if_that_is_a_table);
	tcase_add_loop_test(tests, hands_end_as_two_other_engines_found, 0, COUNT(files));
	tcase_add_test(tests, hands_of_each_kind_end_as_was_worked_out);
	tcase_add_test(tests, rows_that_are_none_are_told);
	tcase_add_test(tests, rows_are_found_by_the_name_of_the_hand);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
