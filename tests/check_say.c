/* Sentences for rulings, and strings of JSON. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/json.h"
#include "src/say.h"

static Table table;
static Voice people = { &table, true };
static Voice files = { &table, false };
static char text[SAY_MAX];

static void
set_up(void)
{
	memset(&table, 0, sizeof table);
	table.seats = 5;
	table.seat[4].taken = true;
	memcpy(table.seat[4].name, "Dan", 4);
}

static const struct {
	Effect effect;
	const char *to_files, *to_people;
} SAID[] = {
	/* the two of the document of the table language */
	{ { .kind = EFFECT_BET_IS, .seat = 4, .amount = 1100 },
	  "seat 4 bets 1100 in all",
	  "4 Dan bets 1,100 in all" },
	{ { .kind = EFFECT_RETURN, .seat = 4, .amount = 900 },
	  "900 back to seat 4",
	  "900 back to 4 Dan" },
	{ { .kind = EFFECT_PAY, .seat = 4, .target = 2, .amount = 1000000 },
	  "seat 4 pays 1000000 to seat 2",
	  "4 Dan pays 1,000,000 to seat 2" },
	{ { .kind = EFFECT_PENALISE, .seat = 4, .step = STEP_HANDS, .n = 2 },
	  "2 penalty hands for seat 4",
	  "2 penalty hands for 4 Dan" },
	{ { .kind = EFFECT_PENALISE, .seat = 4, .step = STEP_HANDS, .n = 1 },
	  "one penalty hand for seat 4",
	  "one penalty hand for 4 Dan" },
	{ { .kind = EFFECT_REPLACE_CARD, .seat = 4, .card = CARD_JOKER },
	  "Jo goes out, another card comes to seat 4",
	  "Jo goes out, another card comes to 4 Dan" },
	{ { .kind = EFFECT_CARD_TO_BURNS, .card = CARD_NONE },
	  "a card becomes a burn card",
	  "a card becomes a burn card" },
	{ { .kind = EFFECT_BOARD_BACK, .n = 1 },
	  "one board card goes back into the stub",
	  "one board card goes back into the stub" },
	{ { .kind = EFFECT_BOARD_BACK, .n = 3 },
	  "3 board cards go back into the stub",
	  "3 board cards go back into the stub" },
	{ { .kind = EFFECT_AWARD, .seat = 4, .amount = 50 }, "50 to seat 4", "50 to 4 Dan" },
	{ { .kind = EFFECT_AWARD, .seat = 4, .amount = 50, .n = 2 },
	  "50 of pot 2 to seat 4",
	  "50 of pot 2 to 4 Dan" },
};

START_TEST(effects_are_said_to_files_and_to_people)
{
	ck_assert_uint_eq(effect_say(&files, &SAID[_i].effect, text, sizeof text), strlen(text));
	ck_assert_str_eq(text, SAID[_i].to_files);
	effect_say(&people, &SAID[_i].effect, text, sizeof text);
	ck_assert_str_eq(text, SAID[_i].to_people);
}
END_TEST

START_TEST(every_effect_fact_option_and_penalty_has_its_words)
{
	for (int i = 0; i < EFFECT_KIND_COUNT; i++) {
		Effect effect = { .kind = (uint8_t)i, .seat = 4, .n = 2 };

		ck_assert_uint_gt(effect_say(&people, &effect, text, sizeof text), 0);
		ck_assert_ptr_null(strchr(text, '{'));
	}
	for (int i = 0; i < FACT_KIND_COUNT; i++) {
		Fact fact = { .kind = (uint8_t)i, .value = 7 };

		ck_assert_uint_gt(fact_say(&people, &fact, text, sizeof text), 0);
		ck_assert_ptr_null(strchr(text, '{'));
		ck_assert_ptr_nonnull(strchr(text, '7'));
	}
	for (int i = OPTION_NONE + 1; i < OPTION_KIND_COUNT; i++) {
		Option option = { .kind = (OptionKind)i, .amount = 1200 };

		ck_assert_uint_gt(option_say(&people, &option, text, sizeof text), 0);
		ck_assert_ptr_null(strchr(text, '{'));
	}
	for (int i = 0; i < PENALTY_STEP_COUNT; i++)
		ck_assert_uint_gt(penalty_say((PenaltyStep)i, 3, text, sizeof text), 0);
}
END_TEST

START_TEST(a_count_has_words_of_its_own_for_none_and_one)
{
	static const char *const SAYS[] = { "no earlier offence", "one earlier offence",
					    "2 earlier offences" };

	for (int n = 0; n < 3; n++) {
		Fact fact = { .kind = FACT_OFFENCES, .value = n };

		fact_say(&people, &fact, text, sizeof text);
		ck_assert_str_eq(text, SAYS[n]);
	}
}
END_TEST

START_TEST(options_are_written_to_files_as_the_language_has_them)
{
	option_say(&files, &(Option){ OPTION_PLAY_ON, 0 }, text, sizeof text);
	ck_assert_str_eq(text, "play-on");
	option_say(&files, &(Option){ OPTION_RAISE, 1200 }, text, sizeof text);
	ck_assert_str_eq(text, "raise-1200");
	option_say(&people, &(Option){ OPTION_RAISE, 1200 }, text, sizeof text);
	ck_assert_str_eq(text, "a raise to 1,200");
}
END_TEST

static const struct {
	Chips amount;
	const char *parted;
} AMOUNTS[] = {
	{ 0, "0" },
	{ 999, "999" },
	{ 1000, "1,000" },
	{ 123456, "123,456" },
	{ 1234567, "1,234,567" },
	{ -25000, "-25,000" },
	{ CHIPS_LIMIT, "1,000,000,000,000,000" },
};

START_TEST(commas_part_threes_for_people)
{
	amount_say(&people, AMOUNTS[_i].amount, text, sizeof text);
	ck_assert_str_eq(text, AMOUNTS[_i].parted);
}
END_TEST

static const struct {
	const char *line, *said;
} LINES[] = {
	{ "4 throws 1000x2", "4 Dan throws 1,000x2" },
	{ "4 says \"raise 12000\" then throws 5000 1000x2",
	  "4 Dan says \"raise 12000\" then throws 5,000 1,000x2" },
	{ "4 says \"a \\\"1000\\\" is it\"", "4 Dan says \"a \\\"1000\\\" is it\"" },
	{ "dealer pushes 2450 to 4", "dealer pushes 2,450 to 4" },
	{ "3 calls", "3 calls" }, /* nobody sits there */
	{ "flop", "flop" },
	{ "400 calls", "400 calls" },
};

START_TEST(statements_get_names_and_commas_outside_quotes)
{
	line_say(&people, LINES[_i].line, text, sizeof text);
	ck_assert_str_eq(text, LINES[_i].said);
}
END_TEST

START_TEST(acts_are_said_with_the_whole_bet)
{
	act_say(&people, &(Act){ .kind = ACT_CALL, .total = 1100, .all_in = false }, text,
		sizeof text);
	ck_assert_str_eq(text, "call 1,100");
	act_say(&people, &(Act){ .kind = ACT_RAISE, .total = 30000, .all_in = true }, text,
		sizeof text);
	ck_assert_str_eq(text, "all-in raise to 30,000");
	ck_assert_uint_eq(act_say(&people, &(Act){ .kind = ACT_NONE, .total = 0, .all_in = false },
				  text, sizeof text),
			  0);
	ck_assert_ptr_null(act_name(ACT_NONE));
	ck_assert_str_eq(act_name(ACT_CHECK), "check");
}
END_TEST

START_TEST(what_does_not_fit_is_cut)
{
	char small[8];
	Effect effect = { .kind = EFFECT_BET_IS, .seat = 4, .amount = 1100 };

	ck_assert_uint_eq(effect_say(&people, &effect, small, sizeof small), 7);
	ck_assert_str_eq(small, "4 Dan b");
}
END_TEST

static const struct {
	const char *text, *json;
} STRINGS[] = {
	{ "plain", "\"plain\"" },
	{ "a \"b\" \\ c", "\"a \\\"b\\\" \\\\ c\"" },
	{ "tab\tline\n\x01\x7f", "\"tab\\u0009line\\u000a\\u0001\\u007f\"" },
	{ "h\xc3\xa9 \xe2\x99\xa0 \xf0\x9f\x82\xa1",
	  "\"h\xc3\xa9 \xe2\x99\xa0 \xf0\x9f\x82\xa1\"" },
	{ "\xff", "\"\\ufffd\"" },
	{ "\xc3", "\"\\ufffd\"" },				    /* cut off */
	{ "\xc0\xaf", "\"\\ufffd\\ufffd\"" },			    /* too long a form */
	{ "\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\"" },	    /* half a pair */
	{ "\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\"" }, /* beyond the last */
};

START_TEST(strings_of_json_are_escaped)
{
	char printed[128] = "";
	FILE *file = fmemopen(printed, sizeof printed, "w");

	ck_assert_ptr_nonnull(file);
	json_string(file, STRINGS[_i].text, strlen(STRINGS[_i].text));
	fclose(file);
	ck_assert_str_eq(printed, STRINGS[_i].json);
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("say");
	TCase *tests = tcase_create("sentences");

	tcase_add_checked_fixture(tests, set_up, NULL);
	tcase_add_loop_test(tests, effects_are_said_to_files_and_to_people, 0, COUNT(SAID));
	tcase_add_test(tests, every_effect_fact_option_and_penalty_has_its_words);
	tcase_add_test(tests, a_count_has_words_of_its_own_for_none_and_one);
	tcase_add_test(tests, options_are_written_to_files_as_the_language_has_them);
	tcase_add_loop_test(tests, commas_part_threes_for_people, 0, COUNT(AMOUNTS));
	tcase_add_loop_test(tests, statements_get_names_and_commas_outside_quotes, 0, COUNT(LINES));
	tcase_add_test(tests, acts_are_said_with_the_whole_bet);
	tcase_add_test(tests, what_does_not_fit_is_cut);
	tcase_add_loop_test(tests, strings_of_json_are_escaped, 0, COUNT(STRINGS));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
