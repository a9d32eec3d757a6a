/*
 * diverted.h - what a command of the program writes to its streams.
 *
 * Owns the files that stand in the place of standard output and standard error for a while. Never
 * runs in two threads.
 */
#ifndef MISDEAL_TESTS_DIVERTED_H
#define MISDEAL_TESTS_DIVERTED_H

#include "src/commands/commands.h"

/*
 * Runs a command and returns its exit status. What it wrote is in *out and *err, which are NULL or
 * of malloc before, and the caller's to free.
 */
int diverted_run(const Command *command, const Options *given, char **out, char **err);

#endif
