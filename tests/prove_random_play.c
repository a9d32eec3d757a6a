/* A hundred million random events; what the short test looks at, for longer. */
#include "tests/support/conserved.h"

#include <stdio.h>
#include <stdlib.h>

int
main(void)
{
	const char *wanted = getenv("PROVE_EVENTS");
	long events = wanted ? atol(wanted) : 100000000L, part = 1000000L;

	for (long done = 0; done < events; done += part) {
		const char *broken = play_at_random((uint64_t)done + 7, part);

		if (broken) {
			printf("after %ld events: %s\n", done, broken);
			return EXIT_FAILURE;
		}
	}
	printf("random events played, nothing lost  %ld\n", events);
	return EXIT_SUCCESS;
}
