/*
 * conserved.h - what must be true of a table after every event.
 *
 * Owns the invariants that property tests and fuzzers look at. Never changes a table.
 */
#ifndef MISDEAL_TESTS_CONSERVED_H
#define MISDEAL_TESTS_CONSERVED_H

#include "engine/table.h"

/* The first invariant that is broken, in words; NULL if all hold. */
const char *broken_invariant(const Table *table);

/*
 * Plays `events` random events on random tables under each embedded book in
 * turn, and looks at the invariants after each; every table is played again
 * from its journal and must come out the same, byte for byte. Returns NULL, or
 * what went wrong, in a static buffer.
 */
const char *play_at_random(uint64_t seed, long events);

#endif
