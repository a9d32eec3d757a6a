/*
 * screened.h - a table screen without a terminal, with a session and a journal, for tests of keys.
 *
 * Owns the session, its journal in a folder of its own, and the screen. Never looks at what is
 * drawn: the test does.
 */
#ifndef MISDEAL_TESTS_SCREENED_H
#define MISDEAL_TESTS_SCREENED_H

#include "src/screen/screen.h"
#include "tests/support/folder.h"
#include "tests/support/scripted.h"

typedef struct Screened {
	Folder state; /* where journals lie */
	Scripted scripted;
	Session *session; /* of `scripted` */
	Journal *journal;
	Screen screen;
} Screened;

/* The example of the table language, as far as a bet on the flop: SCREENED_EVENTS events. */
extern const char SCREENED_EXAMPLE[];

enum { SCREENED_EVENTS = 10 };

/* Four players, P1 to P4, with 20,000 each; nothing has happened yet. */
extern const char SCREENED_FOUR[];

/*
 * Plays the script and opens a screen on it, in all roles or in one (with its seat), robots in the
 * others; both stop the program if they fail.
 */
void screened_open(Screened *screened, const char *script);
void screened_open_as(Screened *screened, const char *script, Role role, int seat);
void screened_close(Screened *screened);

void screened_press(Screened *screened, KeyName name);

/* A key for each letter; `\r` is Enter, `\t` Tab, `\x1b` Escape. */
void screened_type(Screened *screened, const char *keys);
void screened_keys(Screen *screen, const char *keys);

/* Draws the screen and gives its text, which is good until the next call. */
const char *screened_drawn(Screened *screened, int width, int height);

/* Plays lines as a person would at the prompt; NULL ends them. */
void screened_play(Screened *screened, const char *const *lines);

/*
 * Closes the journal and goes on with it in a session of its own: NULL if that session has the
 * same table, the same events to redo and the same lines in the log, else what is not the same.
 */
const char *screened_journal_differs(Screened *screened);

#endif
