#include "src/history/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
	FIRST_BLOCK = 1024,
	LARGEST_BLOCK =
		256 * 1024, /* what a block grows to; a larger piece has a block of its own */
};

struct ArenaBlock {
	struct ArenaBlock *older;
	size_t size, used;
	alignas(max_align_t) unsigned char bytes[];
};

static struct ArenaBlock *
block_add(Arena *arena, size_t needed)
{
	size_t size = arena->newest ? arena->newest->size * 2 : FIRST_BLOCK;
	struct ArenaBlock *block;

	if (size > LARGEST_BLOCK)
		size = LARGEST_BLOCK;
	if (size < needed)
		size = needed;
	if (size > SIZE_MAX - sizeof *block)
		return NULL;
	block = calloc(1, sizeof *block + size);
	if (!block)
		return NULL;
	block->size = size;
	block->older = arena->newest;
	arena->newest = block;
	return block;
}

void *
arena_take(Arena *arena, size_t size)
{
	const size_t grain = alignof(max_align_t);
	struct ArenaBlock *block = arena->newest;
	void *piece;

	if (size > SIZE_MAX - grain)
		return NULL;
	size = (size + grain - 1) / grain * grain;
	if (!block || block->size - block->used < size)
		block = block_add(arena, size);
	if (!block)
		return NULL;
	piece = block->bytes + block->used;
	block->used += size;
	return piece;
}

char *
arena_text(Arena *arena, const char *text, size_t length)
{
	char *copy = length < SIZE_MAX ? arena_take(arena, length + 1) : NULL;

	if (copy && length > 0)
		memcpy(copy, text, length);
	return copy;
}

void
arena_close(Arena *arena)
{
	struct ArenaBlock *block = arena->newest, *older;

	for (; block; block = older) {
		older = block->older;
		free(block);
	}
	*arena = (Arena){ 0 };
}
