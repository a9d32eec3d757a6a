/* A million random hands before the slow judge. */
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/slow_judge.h"

int
main(void)
{
	const char *wanted = getenv("PROVE_HANDS");
	int hands = wanted ? atoi(wanted) : 1000000, part = 10000;

	for (int done = 0; done < hands; done += part) {
		const char *wrong = judge_hands((uint64_t)done + 1000, part);

		if (wrong) {
			printf("after %d hands: %s\n", done, wrong);
			return EXIT_FAILURE;
		}
	}
	printf("hands on which engine and judge agree  %d\n", hands);
	return EXIT_SUCCESS;
}
