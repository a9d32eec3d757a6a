/*
 * demo.h - a script stepped forward and back, with its notes and questions.
 *
 * Owns the steps of one script, the session as it stands at the step, the question that is open
 * there, and the answers that were given. Never draws anything, and shows no ruling: whoever asks
 * for the session sees no event that is still asked about.
 */
#ifndef MISDEAL_LEARN_DEMO_H
#define MISDEAL_LEARN_DEMO_H

#include "src/language/script.h"
#include "src/learn/question.h"
#include "src/learn/score.h"
#include "src/session.h"

typedef struct Demo Demo;

enum { DEMO_PASSED = -1, DEMO_UNANSWERED = -2 };

/* Where a person went from a demonstration. */
typedef enum DemoLeft {
	DEMO_LEFT,
	DEMO_NEXT,   /* to the next script */
	DEMO_BEFORE, /* to the script before */
	DEMO_PLAYS   /* to a table of one's own, as it stands at the step */
} DemoLeft;

/* What a step shows. */
typedef enum DemoKind {
	DEMO_START, /* the table as it is set up */
	DEMO_NOTE,
	DEMO_EVENT /* what somebody does, asked about or not */
} DemoKind;

/*
 * Opens the script, which is the demonstration's from here on, at its start. `path` is where it
 * came from, for the folder of its books and for errors; `book` takes the place of its book, NULL
 * does not. With `quiz` each event that brings a ruling that is not plain is asked about. `score`
 * is lent, and counts the answers. NULL, with FILE:LINE and a sentence in `error` (cut to `size`),
 * if it can't be opened; the script is closed then.
 */
Demo *demo_open(Script *script, const char *path, const char *book, bool quiz, Score *score,
		char *error, size_t size);

/* NULL is passed over. */
void demo_close(Demo *demo);

/*
 * The script's title, or its path; "" as long as there is a question that has no answer: it could
 * betray that.
 */
const char *demo_title(const Demo *demo);

/* How many steps there are behind the start (step 0), and at which it stands. */
size_t demo_steps(const Demo *demo);
size_t demo_at(const Demo *demo);
DemoKind demo_kind(const Demo *demo);

/*
 * Goes to a step, forward no farther than to the first question that has no answer. False if it
 * stands where it stood.
 */
bool demo_go(Demo *demo, size_t step);

/* The next step, or the one before, with a note, a question or a ruling that is not plain. */
size_t demo_next_mark(const Demo *demo, bool forth);

/* The session at the step; another one may be handed out after each demo_go. */
Session *demo_session(const Demo *demo);

/* The note of the step; NULL if it is none. */
const char *demo_note(const Demo *demo);

/* The event of the step for people; "" at a note and at the start. While it is asked, it has not
 * happened yet. */
const char *demo_event(const Demo *demo);

/* Why the event of the step was refused; "" if it was not. */
const char *demo_refusal(const Demo *demo);

/*
 * The question at the step, answered or not; NULL if nothing is asked there. Good until the next
 * demo_go.
 */
const Question *demo_question(const Demo *demo);

/* True if that question waits for its answer: the event has not happened. */
bool demo_asks(const Demo *demo);

/* What the script says to the question; "" if nothing. */
const char *demo_ask(const Demo *demo);
const char *demo_hint(const Demo *demo);

/* The answer given at the step, from 0; DEMO_PASSED, or DEMO_UNANSWERED. */
int demo_given(const Demo *demo);

/* Answers the open question (DEMO_PASSED: gives it up) and lets the event happen. */
void demo_answer(Demo *demo, int option);

/* True if the event of the step has happened and was ruled on, so that it can be told. */
bool demo_tells(const Demo *demo);

/* What the event of the step brought, and under which book; NULL if there is nothing to tell:
 * at a note, at the start, while it is asked, for what was refused, for undo, redo and a change of
 * book. */
const Book *demo_report(const Demo *demo, Game *before, Report *report);

#endif
