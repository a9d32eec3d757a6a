/* Whole scripts: set-up, titles, line ends, journals that were cut. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/print.h"
#include "src/language/script.h"
#include "tests/support/random_play.h"

/* Set-up that can't be taken over: the place and what was expected. */
static const struct {
	const char *text;
	int line, column;
	const char *word, *expected;
} SETUP_FAULTS[] = {
	{ "seat 1 A 100\nseat 1 B 100", 2, 6, "1", "nobody has taken" },
	{ "seat 1 A 0", 1, 10, "0", "a stack over zero" },
	{ "seat 1 A 100 = 25x3", 1, 16, "25x3", "worth the stack" },
	{ "seat 1 A 100 = 1000000000000000x9999999", 1, 16, "1000000000000000x9999999", "chips" },
	{ "seat 11 A 100", 1, 6, "11", "a seat" },
	{ "blinds 200/100", 1, 8, "200/100", "small blind" },
	{ "chips 25 0 100", 1, 10, "0", "over zero" },
	{ "seats 11", 1, 7, "11", "2 to 10" },
	{ "board As Ks Qs Js Ts 9s", 1, 22, "9s", "five cards" },
	{ "cards 1 As Ks Qs Js Ts", 1, 21, "Ts", "cards than a hand" },
	{ "extra As ??", 1, 10, "??", "known" },
	{ "level 6", 1, 7, "6", "1 to 5" },
	{ "seed 18446744073709551616", 1, 6, "18446744073709551616", "a seed" },
	{ "field 9 of 70000", 1, 12, "70000", "at most 60000" },
	{ "game stud no-limit", 1, 6, "stud", "`omaha`" },
	{ "title", 1, 6, "", "a title" },
	{ "title # only this", 1, 7, "", "a title" },
	{ "post\nbutton 2", 2, 1, "button", "before the first event" },
};

START_TEST(set_up_that_does_not_fit_is_told_with_its_place)
{
	const char *text = SETUP_FAULTS[_i].text;
	LanguageError error;

	ck_assert_ptr_null(script_read(text, strlen(text), "s", &error));
	ck_assert_msg(error.line == SETUP_FAULTS[_i].line &&
			      error.column == SETUP_FAULTS[_i].column,
		      "%s", error.message);
	ck_assert_str_eq(error.word, SETUP_FAULTS[_i].word);
	ck_assert_msg(strstr(error.expected, SETUP_FAULTS[_i].expected) != NULL, "%s",
		      error.message);
}
END_TEST

/* The longest names that people have fit, whatever alphabet they are written in. */
START_TEST(a_name_has_room_for_sixty_three_bytes)
{
	static const char LONGEST[] =
		"Maximiliane-Charlotte von Hohenberg-Sonnenschein und zu Altenau";
	char text[160];
	LanguageError error;
	Script *script;

	ck_assert_uint_eq(strlen(LONGEST), SETUP_NAME_MAX - 1);
	snprintf(text, sizeof text, "seat 1 \"%s\" 100\nseat 2 B 100\n", LONGEST);
	script = script_read(text, strlen(text), "s", &error);
	ck_assert_msg(script != NULL, "%s", error.message);
	ck_assert_str_eq(script->setup.seat[1].name, LONGEST);
	script_close(script);
	snprintf(text, sizeof text, "seat 1 \"%sx\" 100\nseat 2 B 100\n", LONGEST);
	ck_assert_ptr_null(script_read(text, strlen(text), "s", &error));
	ck_assert_ptr_nonnull(strstr(error.expected, "63 bytes"));
}
END_TEST

/* Titles are the rest of their line, as it stands. */
static const struct {
	const char *text, *title;
} TITLES[] = {
	{ "title  A 12\" screen", "A 12\" screen" },
	{ "title A 12\" screen # a remark", "A 12\" screen" },
	{ "TITLE Seat \"#4\" calls  # a remark", "Seat \"#4\" calls" },
	{ "\ttitle\tIt isn't\t", "It isn't" },
};

START_TEST(a_title_is_the_rest_of_its_line)
{
	const char *text = TITLES[_i].text;
	LanguageError error;
	Script *script = script_read(text, strlen(text), "s", &error);

	ck_assert_msg(script != NULL, "%s", error.message);
	ck_assert_str_eq(script->title, TITLES[_i].title);
	script_close(script);
}
END_TEST

START_TEST(random_setups_come_back_from_their_text)
{
	Random random;

	random_seed(&random, (uint64_t)_i + 99);
	for (int i = 0; i < 200; i++) {
		Setup setup = random_setup(&random);
		char text[16384], again[16384];
		LanguageError error;
		Script *script;

		setup.seed ^= (uint64_t)i << 59;
		setup_print(&setup, "A title", "club", text, sizeof text);
		script = script_read(text, strlen(text), "s", &error);
		ck_assert_msg(script != NULL, "%s\n%s", error.message, text);
		ck_assert_str_eq(script->title, "A title");
		ck_assert_str_eq(script->book, "club");
		setup_print(&script->setup, script->title, script->book, again, sizeof again);
		ck_assert_str_eq(text, again);
		ck_assert(script->setup.seed == setup.seed);
		script_close(script);
	}
}
END_TEST

START_TEST(a_torn_last_line_of_a_journal_is_left_out)
{
	static const char TEXT[] = "seat 1 A 100\nseat 2 B 100\npost\n1 rais";
	LanguageError error;
	Script *script = script_read_journal(TEXT, sizeof TEXT - 1, "j", &error);

	ck_assert_ptr_nonnull(script);
	ck_assert(script->torn);
	ck_assert_uint_eq(script->n, 1);
	script_close(script);
	ck_assert_ptr_null(script_read(TEXT, sizeof TEXT - 1, "j", &error));
	ck_assert_int_eq(error.line, 4);
}
END_TEST

START_TEST(scripts_bear_line_ends_and_a_mark_of_other_systems)
{
	static const char TEXT[] =
		"\xef\xbb\xbftitle  Two # not part\r\nseat 1 A 100\r\nseat 2 B 100";
	LanguageError error;
	Script *script = script_read(TEXT, sizeof TEXT - 1, "s", &error);

	ck_assert_msg(script != NULL, "%s", error.message);
	ck_assert_str_eq(script->title, "Two");
	ck_assert(script->setup.seat[2].taken);
	script_close(script);
}
END_TEST

START_TEST(every_set_up_statement_lands_in_its_place)
{
	/* As it is printed: every statement of the set-up, in the order of the print. */
	static const char TEXT[] = "title  All of it\n"
				   "book   club\n"
				   "game   omaha pot-limit\n"
				   "blinds 25/50 ante 5 each dead\n"
				   "small-blind none\n"
				   "straddle 3 100\n"
				   "straddle 4 200\n"
				   "chips  5 25 100\n"
				   "seats  9\n"
				   "seat   1 Ana 2000\n"
				   "seat   3 \"Big Al\" 225 = 100x2 25\n"
				   "seat   4 Dan 3000\n"
				   "button 4\n"
				   "live-post 1 50\n"
				   "dead-post 1 25\n"
				   "cards  1 As ?? 2c 3c\n"
				   "absent 3\n"
				   "penalty 4 2\n"
				   "missing 9d\n"
				   "extra  Jo 7c~\n"
				   "board  Td Jd^ Qd\n"
				   "deck   Kd 2h\n"
				   "seed   18446744073709551615\n"
				   "carried 75 for 1 4\n"
				   "field  12 of 10\n"
				   "vigilance on-notice\n";
	static const char MORE[] = "level 3\ntags floor drill\n";
	char both[sizeof TEXT + sizeof MORE], text[2048];
	LanguageError error;
	Script *script;
	const Setup *setup;

	snprintf(both, sizeof both, "%s%s", TEXT, MORE);
	script = script_read(both, strlen(both), "s", &error);
	ck_assert_msg(script != NULL, "%s", error.message);
	setup = &script->setup;
	ck_assert_int_eq(script->level, 3);
	ck_assert_str_eq(script->tags, "floor drill");
	ck_assert_int_eq(setup->game, GAME_OMAHA);
	ck_assert_int_eq(setup->limit, LIMIT_POT);
	ck_assert_int_eq(setup->small_blind, 25);
	ck_assert_int_eq(setup->big_blind, 50);
	ck_assert_int_eq(setup->ante, 5);
	ck_assert(setup->ante_each && setup->ante_dead && setup->no_small_blind);
	ck_assert_int_eq(setup->n_straddles, 2);
	ck_assert_int_eq(setup->straddles[1].seat, 4);
	ck_assert_int_eq(setup->straddles[1].amount, 200);
	ck_assert_int_eq(setup->n_chips, 3);
	ck_assert_int_eq(setup->seats, 9);
	ck_assert_str_eq(setup->seat[3].name, "Big Al");
	ck_assert(setup->seat[3].named && setup->seat[3].absent && !setup->seat[4].named);
	ck_assert_int_eq(setup->seat[3].chips[0].count, 2);
	ck_assert_int_eq(setup->seat[4].penalty, 2);
	ck_assert_int_eq(setup->seat[1].live_post, 50);
	ck_assert_int_eq(setup->seat[1].dead_post, 25);
	ck_assert_int_eq(setup->seat[1].cards[1], CARD_UNKNOWN);
	ck_assert_int_eq(setup->button, 4);
	ck_assert_int_eq(setup->n_board, 3);
	ck_assert(setup->board[1] & CARD_BOXED);
	ck_assert_int_eq(setup->n_deck, 2);
	ck_assert_int_eq(setup->n_missing, 1);
	ck_assert(setup->extra[1] & CARD_OTHER_BACK);
	ck_assert(setup->seed == UINT64_MAX);
	ck_assert_int_eq(setup->carried, 75);
	ck_assert_int_eq(setup->carried_for, 1 << 1 | 1 << 4);
	ck_assert_int_eq(setup->field_left, 12);
	ck_assert_int_eq(setup->field_paid, 10);
	ck_assert(setup->on_notice);
	setup_print(setup, script->title, script->book, text, sizeof text);
	ck_assert_str_eq(text, TEXT);
	script_close(script);
}
END_TEST

#define COUNT(array) ((int)(sizeof array / sizeof array[0]))

int
main(void)
{
	Suite *suite = suite_create("script");
	TCase *lines = tcase_create("script");

	tcase_set_timeout(lines, 60);
	tcase_add_loop_test(lines, set_up_that_does_not_fit_is_told_with_its_place, 0,
			    COUNT(SETUP_FAULTS));
	tcase_add_test(lines, a_name_has_room_for_sixty_three_bytes);
	tcase_add_loop_test(lines, a_title_is_the_rest_of_its_line, 0, COUNT(TITLES));
	tcase_add_loop_test(lines, random_setups_come_back_from_their_text, 0, 3);
	tcase_add_test(lines, a_torn_last_line_of_a_journal_is_left_out);
	tcase_add_test(lines, scripts_bear_line_ends_and_a_mark_of_other_systems);
	tcase_add_test(lines, every_set_up_statement_lands_in_its_place);
	suite_add_tcase(suite, lines);
	return check_run(suite);
}
