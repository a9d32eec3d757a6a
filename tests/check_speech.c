/* Words, amounts and chips: what a table takes them for. */
#include "tests/check.h"

#include "src/language/amount.h"
#include "src/language/speech.h"

static const struct {
	const char *words;
	SpeechAct act;
	bool has_amount, by, conditional;
	Chips amount;
} SPEECHES[] = {
	{ "fold", SAY_FOLD, 0, 0, 0, 0 },
	{ "I pass", SAY_FOLD, 0, 0, 0, 0 },
	{ "Check!", SAY_CHECK, 0, 0, 0, 0 },
	{ "I'll call", SAY_CALL, 0, 0, 0, 0 },
	{ "raise", SAY_RAISE, 0, 0, 0, 0 },
	{ "raise to 2,000", SAY_RAISE, 1, 0, 0, 2000 },
	{ "raise eight thousand", SAY_RAISE, 1, 0, 0, 8000 },
	{ "raise by 8000", SAY_RAISE, 1, 1, 0, 8000 },
	{ "8000 more", SAY_RAISE, 1, 1, 0, 8000 },
	{ "bet five hundred", SAY_BET, 1, 0, 0, 500 },
	{ "twelve hundred", SAY_NUMBER, 1, 0, 0, 1200 },
	{ "fourteen hundred", SAY_NUMBER, 1, 0, 0, 1400 },
	{ "twenty-five hundred", SAY_NUMBER, 1, 0, 0, 2500 },
	{ "two thousand five hundred and fifty", SAY_NUMBER, 1, 0, 0, 2550 },
	{ "2k", SAY_NUMBER, 1, 0, 0, 2000 },
	{ "1.5k", SAY_NUMBER, 1, 0, 0, 1500 },
	{ "two k", SAY_NUMBER, 1, 0, 0, 2000 },
	{ "all in", SAY_ALL_IN, 0, 0, 0, 0 },
	{ "I'm all-in", SAY_ALL_IN, 0, 0, 0, 0 },
	{ "raise, all in", SAY_ALL_IN, 0, 0, 0, 0 },
	{ "pot", SAY_POT, 0, 0, 0, 0 },
	{ "ok, make it 800 please", SAY_RAISE, 1, 0, 0, 800 },
	{ "if you bet, I raise", SAY_UNCLEAR, 0, 0, 1, 0 },
	{ "bananas for everybody", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "all", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "raise 200 to 600", SAY_RAISE, 1, 0, 0, 600 },
	{ "raise by 200 to six hundred", SAY_RAISE, 1, 0, 0, 600 },
	{ "I would like to raise to $600", SAY_RAISE, 1, 0, 0, 600 },
	{ "another five hundred", SAY_RAISE, 1, 1, 0, 500 },
	{ "bet 800 total", SAY_BET, 1, 0, 0, 800 },
	{ "two fifty", SAY_NUMBER, 1, 0, 0, 250 },
	{ "two twenty-five", SAY_NUMBER, 1, 0, 0, 225 },
	{ "twelve fifty", SAY_NUMBER, 1, 0, 0, 1250 },
	{ "twenty-two fifty", SAY_NUMBER, 1, 0, 0, 2250 },
	{ "a thousand", SAY_NUMBER, 1, 0, 0, 1000 },
	{ "two thousand 500", SAY_NUMBER, 1, 0, 0, 2500 },
	{ "two million five hundred thousand", SAY_NUMBER, 1, 0, 0, 2500000 },
	{ "call all in", SAY_CALL, 0, 0, 0, 0 },
	{ "call 500 and raise 500", SAY_CALL, 0, 0, 0, 0 },
	{ "bet 500, raise to 1000", SAY_BET, 1, 0, 0, 500 },
	{ "raise, make it 600", SAY_RAISE, 1, 0, 0, 600 },
	{ "bet, make it 600", SAY_BET, 1, 0, 0, 600 },
	{ "bet the pot", SAY_POT, 0, 0, 0, 0 },
	{ "I fold my hand", SAY_FOLD, 0, 0, 0, 0 },
	{ "500 500", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "five five", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "two thousand thousand", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "8,00", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "2.000", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "1000000000000 million", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "make it", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "I don't raise", SAY_UNCLEAR, 0, 0, 0, 0 },
	{ "If you check, I check", SAY_UNCLEAR, 0, 0, 1, 0 },
};

START_TEST(words_mean_what_a_table_takes_them_for)
{
	Speech speech = speech_read(SPEECHES[_i].words);

	ck_assert_int_eq(speech.act, SPEECHES[_i].act);
	ck_assert_int_eq(speech.has_amount, SPEECHES[_i].has_amount);
	ck_assert_int_eq(speech.by, SPEECHES[_i].by);
	ck_assert_int_eq(speech.conditional, SPEECHES[_i].conditional);
	ck_assert_int_eq(speech.amount, SPEECHES[_i].amount);
}
END_TEST

static const struct {
	const char *text;
	bool good;
	Chips amount;
} AMOUNTS[] = {
	{ "1100", true, 1100 },
	{ "1,100", true, 1100 },
	{ "1.1k", true, 1100 },
	{ "12,345,678", true, 12345678 },
	{ "0", true, 0 },
	{ "2k", true, 2000 },
	{ "1,10", false, 0 },
	{ "1,1000", false, 0 },
	{ "1.1", false, 0 },
	{ "k", false, 0 },
	{ "-5", false, 0 },
	{ "1100x", false, 0 },
	{ "99999999999999999999", false, 0 },
	{ "1.11111k", false, 0 },
	{ ",100", false, 0 },
	{ "1000,000", false, 0 },
	{ "1,,000", false, 0 },
	{ "1.k", false, 0 },
	{ "1.25m", true, 1250000 },
	{ "1000000000000000", true, 1000000000000000 },
	{ "1000000000000001", false, 0 },
	{ "1000000000000000m", false, 0 },
	{ "1000000000.5m", false, 0 },
	{ "", false, 0 },
};

START_TEST(amounts_are_whole_numbers_with_commas_or_k)
{
	Chips amount = 0;

	ck_assert_int_eq(amount_read(AMOUNTS[_i].text, &amount), AMOUNTS[_i].good);
	if (AMOUNTS[_i].good)
		ck_assert_int_eq(amount, AMOUNTS[_i].amount);
}
END_TEST

/* Chips as they are thrown; count 0: not chips. */
static const struct {
	const char *text;
	int64_t value, count;
} CHIPS_TEXTS[] = {
	{ "1000x2", 1000, 2 }, { "1000", 1000, 1 },	 { "1,000X3", 1000, 3 },
	{ "1.1kx2", 1100, 2 }, { "1000x", 0, 0 },	 { "x2", 0, 0 },
	{ "0x2", 0, 0 },       { "100x0", 0, 0 },	 { "100x2x2", 0, 0 },
	{ "100x-1", 0, 0 },    { "100x99999999", 0, 0 }, { "1000000000000000x2", 0, 0 },
};

START_TEST(chips_are_a_denomination_and_how_many)
{
	ChipCount chips;

	ck_assert_int_eq(chips_read(CHIPS_TEXTS[_i].text, &chips), CHIPS_TEXTS[_i].count > 0);
	if (CHIPS_TEXTS[_i].count) {
		ck_assert_int_eq(chips.value, CHIPS_TEXTS[_i].value);
		ck_assert_int_eq(chips.count, CHIPS_TEXTS[_i].count);
	}
}
END_TEST

#define COUNT(array) ((int)(sizeof array / sizeof array[0]))

int
main(void)
{
	Suite *suite = suite_create("speech");
	TCase *tests = tcase_create("speech");

	tcase_add_loop_test(tests, words_mean_what_a_table_takes_them_for, 0, COUNT(SPEECHES));
	tcase_add_loop_test(tests, amounts_are_whole_numbers_with_commas_or_k, 0, COUNT(AMOUNTS));
	tcase_add_loop_test(tests, chips_are_a_denomination_and_how_many, 0, COUNT(CHIPS_TEXTS));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
