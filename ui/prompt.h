/*
 * prompt.h - the line that a person types into.
 *
 * Owns the text, the cursor and the history of one prompt, as a plain value.
 * Never knows the language that is typed: completion is asked of the caller.
 */
#ifndef MISDEAL_UI_PROMPT_H
#define MISDEAL_UI_PROMPT_H

#include "ui/key.h"
#include "ui/surface.h"

#include <stdbool.h>
#include <stddef.h>

enum {
	PROMPT_MAX = 512, /* bytes of a line with its end */
	PROMPT_HISTORY = 50,
	PROMPT_CANDIDATES = 64,
	PROMPT_WORD_MAX = 48
};

/* What could stand at the cursor: whole words, the typed beginning included. */
typedef struct Candidates {
	int n;
	char word[PROMPT_CANDIDATES][PROMPT_WORD_MAX];
	size_t from; /* byte of the line where the word begins */
} Candidates;

/* Fills in what could stand at byte `cursor` of the line. */
typedef void PromptComplete(void *context, const char *line, size_t cursor, Candidates *candidates);

typedef struct Prompt {
	char text[PROMPT_MAX];
	size_t length, cursor; /* in bytes */
	char killed[PROMPT_MAX];
	int n_history, at_history; /* at_history == n_history: the line being typed */
	char history[PROMPT_HISTORY][PROMPT_MAX];
	char typed[PROMPT_MAX];	  /* the line being typed, while history is looked through */
	char message[PROMPT_MAX]; /* what is wrong with the line, or what could stand there */
	int column;		  /* where it is wrong, from 1; 0 nowhere */
} Prompt;

typedef enum PromptState { PROMPT_GOES_ON, PROMPT_IS_ENTERED, PROMPT_IS_LEFT } PromptState;

/* An empty line; history stays. */
void prompt_clear(Prompt *prompt);

/* Puts text into the line, the cursor behind it. */
void prompt_set(Prompt *prompt, const char *text);

/* Takes a key. When the line is entered it is in `text`, and in the history. */
PromptState prompt_key(Prompt *prompt, Key key, PromptComplete *complete, void *context);

/* Says what is wrong with the line, at that column (from 1; 0: nowhere in particular). */
void prompt_complain(Prompt *prompt, const char *message, int column);

/*
 * Draws the line into one row of the rectangle, behind a sign; the part around the cursor is
 * shown where the line is longer. Returns the column of the cursor in the rectangle.
 */
int prompt_draw(const Prompt *prompt, Surface *surface, Rect rect, int y, const char *sign);

#endif
