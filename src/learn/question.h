/*
 * question.h - what an event comes to, as a question with numbered answers.
 *
 * Owns which answers are offered: what each book at hand would rule, told as consequences, and
 * plausible wrong ones where those agree. Never tells a clause in an answer, and never judges an
 * event itself: the engine does.
 */
#ifndef MISDEAL_LEARN_QUESTION_H
#define MISDEAL_LEARN_QUESTION_H

#include "engine/game.h"
#include "src/shelf.h"

#include <stdbool.h>
#include <stdint.h>

enum {
	QUESTION_OPTIONS_MIN = 2,
	QUESTION_OPTIONS_MAX = 6,
	QUESTION_TEXT = 512 /* bytes of a sentence with the end */
};

/* A plain value. */
typedef struct Question {
	char event[QUESTION_TEXT]; /* what happens, for people */
	int n;			   /* answers, QUESTION_OPTIONS_MIN or more, no two alike */
	int right;		   /* the one of the book in force, from 0 */
	char option[QUESTION_OPTIONS_MAX][QUESTION_TEXT];
	char rule[BOOK_ID_MAX]; /* the clause that carries the ruling; "" none. Not to be shown
				   before it is answered */
} Question;

/*
 * Makes the question what the event comes to on that table under that book; the other answers are
 * those of the shelf's embedded books first. Their order comes from `seed`. False if the event
 * could not happen there, is none of the engine's, or there is no memory.
 */
bool question_make(Question *question, const Game *before, const Book *book, const Event *event,
		   Shelf *shelf, uint64_t seed);

/*
 * What a report comes to, in one line without clauses: "call 1,100; a warning for 4 Dan". What a
 * verdict means for the chips is not told besides. `seat` is whose act it was (0 the dealer's),
 * which is not named again. Cut to `size`.
 */
void outcome_say(const Table *after, const Report *report, int seat, char *text, size_t size);

/* The clause that carries a report: the first that is not plain, or the first; "" for none. */
const char *report_carrier(const Report *report);

#endif
