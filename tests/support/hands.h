/*
 * hands.h - the hands of a history file, one by one.
 *
 * Owns opening the file for a test. Never reads a hand: the test does.
 */
#ifndef MISDEAL_TESTS_SUPPORT_HANDS_H
#define MISDEAL_TESTS_SUPPORT_HANDS_H

#include "src/history/phh.h"

/*
 * Hands each hand's table and its name (the file's, `#`, its key) over; a file that can't be read
 * fails the test. Returns how many there were.
 */
int hands_each(const char *path,
	       void (*take)(void *context, const char *name, const TomlValue *table),
	       void *context);

#endif
