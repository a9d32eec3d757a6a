/* Ten thousand random hands: the engine and a slow judge by definition agree on every number. */
#include "tests/check.h"

#include "tests/support/slow_judge.h"

enum { PARTS = 10, HANDS_A_PART = 1000 };

START_TEST(the_engine_and_the_slow_judge_agree)
{
	const char *wrong = judge_hands((uint64_t)_i + 1, HANDS_A_PART);

	ck_assert_msg(wrong == NULL, "%s", wrong);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("judge");
	TCase *hands = tcase_create("hands");

	tcase_set_timeout(hands, 600);
	tcase_add_loop_test(hands, the_engine_and_the_slow_judge_agree, 0, PARTS);
	suite_add_tcase(suite, hands);
	return check_run(suite);
}
