/*
 * neighbour.h - outcomes that are wrong, and near the right one.
 *
 * Owns the ways in which a ruling is bent by one step: the facts varied, another act, another
 * effect of the same theme, no effect at all, a penalty besides. Never decides what is right.
 */
#ifndef MISDEAL_LEARN_NEIGHBOUR_H
#define MISDEAL_LEARN_NEIGHBOUR_H

#include "src/learn/question.h"

enum {
	NEIGHBOURS_MAX = 16,
	NEIGHBOURS_LAST = 2 /* the last ones, which are for want of others */
};

/*
 * Tells neighbours of what the event brought, as outcome_say does, NEIGHBOURS_LAST less plausible
 * ones last; some may be told alike, or like the right one. `after` is the table after the event. Returns how many.
 */
int neighbours_say(const Game *before, const Table *after, const Book *book, const Event *event,
		   const Report *report, char text[NEIGHBOURS_MAX][QUESTION_TEXT]);

#endif
