/*
 * check.h - how a test program runs its suite.
 *
 * Owns the way from a suite to an exit status. Never knows a test. The environment decides what
 * Check itself leaves to it: CK_FORK=no under sanitizers and valgrind, CK_DEFAULT_TIMEOUT, and
 * CK_VERBOSITY. A test must not count on a process of its own (no tests of exits or signals).
 */
#ifndef MISDEAL_TESTS_CHECK_H
#define MISDEAL_TESTS_CHECK_H

#include <check.h>
#include <stdlib.h>

/* Runs the suite, prints Check's closing line, and returns what main is to return. */
static inline int
check_run(Suite *suite)
{
	SRunner *runner = srunner_create(suite);
	int failed;

	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif
