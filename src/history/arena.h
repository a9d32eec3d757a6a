/*
 * arena.h - memory that is taken in pieces and given back all at once.
 *
 * Owns the blocks behind one document or one hand. Never gives a single piece back.
 */
#ifndef MISDEAL_SRC_HISTORY_ARENA_H
#define MISDEAL_SRC_HISTORY_ARENA_H

#include <stddef.h>

/* Starts as `{0}`; arena_close ends it. */
typedef struct Arena {
	struct ArenaBlock *newest;
} Arena;

/* `size` bytes, zeroed and aligned for anything; NULL if there is no memory. */
void *arena_take(Arena *arena, size_t size);

/* A copy of the text with a zero behind it; NULL if there is no memory. */
char *arena_text(Arena *arena, const char *text, size_t length);

/* Gives everything back; the arena is empty again. */
void arena_close(Arena *arena);

#endif
