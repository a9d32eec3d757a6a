/* Ten thousand random hands: the engine and a slow judge by definition agree on every number. */
#include "tests/check.h"

#include "tests/support/judge_hands.h"

enum { PARTS = 10, HANDS_A_PART = 1000 };

/* A place that never comes up is not tested: each must, this often at least. */
static void
ck_assert_seen(const char *place, int times, int least)
{
	ck_assert_msg(times >= least, "%s came up %d times, not %d", place, times, least);
}

START_TEST(the_engine_and_the_slow_judge_agree)
{
	JudgeSeen seen = { 0 };

	for (int part = 1; part <= PARTS; part++) {
		const char *wrong = judge_hands((uint64_t)part, HANDS_A_PART, &seen);

		ck_assert_msg(wrong == NULL, "%s", wrong);
	}
	ck_assert_int_eq(seen.hands, PARTS * HANDS_A_PART);
	ck_assert_seen("a showdown", seen.showdowns, 2000);
	ck_assert_seen("a side pot", seen.side_pots, 1000);
	ck_assert_seen("a fourth pot", seen.four_pots, 100);
	ck_assert_seen("an odd chip", seen.odd_chips, 100);
	ck_assert_seen("an uncalled bet", seen.uncalled, 1000);
	ck_assert_seen("a raise closed by a short all-in", seen.not_reopened, 100);
	ck_assert_seen("a raise open again", seen.reopened, 1000);
	ck_assert_seen("two readings of short all-ins", seen.houses_differ, 5);
	ck_assert_seen("the cap", seen.capped, 100);
	ck_assert_seen("a blind posted short", seen.short_blinds, 100);
	ck_assert_seen("a second straddle", seen.straddles, 100);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("judge");
	TCase *hands = tcase_create("hands");

	tcase_set_timeout(hands, 600);
	tcase_add_test(hands, the_engine_and_the_slow_judge_agree);
	suite_add_tcase(suite, hands);
	return check_run(suite);
}
