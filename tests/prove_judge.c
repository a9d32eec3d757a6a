/* A million random hands before the slow judge. */
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/judge_hands.h"

static void
tell(const JudgeSeen *seen)
{
	printf("hands on which engine and judge agree  %d\n", seen->hands);
	printf("  with a showdown                      %d\n", seen->showdowns);
	printf("  with a side pot, four pots           %d, %d\n", seen->side_pots, seen->four_pots);
	printf("  with an odd chip                     %d\n", seen->odd_chips);
	printf("  with a blind posted short            %d\n", seen->short_blinds);
	printf("  with two straddles or three          %d\n", seen->straddles);
	printf("streets with an uncalled bet           %d\n", seen->uncalled);
	printf("turns with a raise open again          %d\n", seen->reopened);
	printf("  closed by a short all-in, capped     %d, %d\n", seen->not_reopened, seen->capped);
	printf("  where readings of short all-ins differ  %d\n", seen->houses_differ);
}

int
main(void)
{
	const char *wanted = getenv("PROVE_HANDS");
	int hands = wanted ? atoi(wanted) : 1000000, part = 10000;
	JudgeSeen seen = { 0 };

	for (int done = 0; done < hands; done += part) {
		const char *wrong = judge_hands((uint64_t)done + 1000, part, &seen);

		if (wrong) {
			printf("after %d hands: %s\n", done, wrong);
			return EXIT_FAILURE;
		}
	}
	tell(&seen);
	return EXIT_SUCCESS;
}
