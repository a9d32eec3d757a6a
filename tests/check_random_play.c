/* A million random events, legal and not, in every book: nothing is lost, the journal is the game. */
#include "tests/check.h"

#include "tests/support/conserved.h"

enum { PARTS = 10, EVENTS_A_PART = 100000 };

START_TEST(chips_and_cards_are_conserved_and_the_journal_replays)
{
	const char *broken = play_at_random((uint64_t)(2026 + _i), EVENTS_A_PART);

	ck_assert_msg(broken == NULL, "%s", broken);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("random play");
	TCase *events = tcase_create("events");

	tcase_set_timeout(events, 600);
	tcase_add_loop_test(events, chips_and_cards_are_conserved_and_the_journal_replays, 0,
			    PARTS);
	suite_add_tcase(suite, events);
	return check_run(suite);
}
