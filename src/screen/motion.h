/*
 * motion.h - cards and chips that are seen to move from one picture of the table to the next.
 *
 * Owns which pieces move between two states of a table, and the few frames in which they do. Never
 * waits, and never knows what was played: two tables are compared.
 */
#ifndef MISDEAL_SCREEN_MOTION_H
#define MISDEAL_SCREEN_MOTION_H

#include "engine/table.h"
#include "ui/layout.h"
#include "ui/surface.h"

#include <stdbool.h>

enum {
	MOTION_PIECES = 128,
	MOTION_FRAMES_MAX = 12,
	MOTION_FRAME_MS = 30 /* that a frame stands */
};

/* What comes first: chips go in, cards go out, the pot is pushed. */
typedef enum MotionWave { WAVE_CHIPS, WAVE_CARDS, WAVE_PUSH, WAVE_COUNT } MotionWave;

/* A card or some chips on their way over the felt. */
typedef struct Piece {
	MotionWave wave;
	bool is_card;
	Card card;			/* CARD_NONE: a back */
	Chips amount;			/* of chips */
	int from_x, from_y, to_x, to_y; /* cells */
	Rect leaves;	/* what is as it will be once it has left; width 0: nothing */
	Rect arrives;	/* and once it, and all others that go there, have arrived */
	int start, end; /* frames */
} Piece;

typedef struct Motion {
	int n, frames; /* the last frame, counted from 0, is the picture afterwards */
	Piece piece[MOTION_PIECES];
} Motion;

/* What moves between two tables of one hand; false if nothing does, or the layout shows none of it. */
bool motion_between(Motion *motion, const Layout *layout, const Table *before, const Table *after);

/* Draws a frame out of the pictures before and after, all three of one size. */
void motion_frame(const Motion *motion, const Layout *layout, int frame, const Surface *before,
		  const Surface *after, Surface *picture, bool ascii);

/* Copies a part of a surface to the same place of another of the same size. */
void motion_copy(Surface *to, const Surface *from, Rect rect);

#endif
