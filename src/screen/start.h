/*
 * start.h - the tables that the start menu offers.
 *
 * Owns one list of them, in groups; each is a set-up. Never opens a session.
 */
#ifndef MISDEAL_SCREEN_START_H
#define MISDEAL_SCREEN_START_H

#include "engine/setup.h"

/* Which list of the start menu a table stands in. */
typedef enum StartGroup {
	START_USUAL,  /* no-limit hold'em, nothing wrong with the pack */
	START_NOTICE, /* the same, where faults lie open until somebody notices */
	START_GAME,   /* other games and limits */
	START_PACK,   /* a faulty pack */
	START_GROUP_COUNT
} StartGroup;

/* How many tables there are; `at` below is 0 to that, less one. */
int start_count(void);

StartGroup start_group(int at);

/* What it is called in the menu; static text. */
const char *start_label(int at);

/* Its set-up, for 2 to 10 players, with that seed of the shuffle. */
Setup start_setup(int at, int players, uint64_t seed);

#endif
