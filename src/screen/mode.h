/*
 * mode.h - what keys go to: the table, the prompt, a rule card, a page, a list.
 *
 * Owns one row for each mode of the table screen: who takes its keys, and what is drawn over the
 * table. Each mode has its own file in this folder; a new one is a value of ScreenMode (screen.h),
 * a file and a row of mode.c. Never knows what a mode does.
 */
#ifndef MISDEAL_SCREEN_MODE_H
#define MISDEAL_SCREEN_MODE_H

#include "src/screen/screen.h"
#include "ui/keymap.h"

typedef struct Mode {
	/* Takes a key, KEY_IS_RESIZE among them; never KEY_IS_NONE or the end of input. */
	void (*key)(Screen *screen, Key key);
	/* Draws over the table, which stands on the surface already; NULL: nothing lies over it. */
	void (*overlay)(Screen *screen, Surface *surface);
	/* A question that stands in the status line while this mode lasts; NULL: the usual line. */
	const char *question;
	/* What its keys are called in the help, and where they are looked up. */
	KeyContext context;
} Mode;

/* Never NULL. */
const Mode *mode_of(ScreenMode mode);

/* Carries out a command of the key table, as its key would on the table; `digit` is for DO_CHOICE. */
void screen_command(Screen *screen, Action action, int digit);

/* The table itself (command.c), and whether the person really leaves it. */
void table_key(Screen *screen, Key key);
void leaving_key(Screen *screen, Key key);

/* A command and, if it has one, the other of a pair: both are told by the word of that. */
typedef struct ActionPair {
	Action action, other; /* `other` may be DO_NOTHING */
} ActionPair;

/* Draws keys and what they do into a row, as many as fit (look.c). */
void pairs_draw(const Screen *screen, Surface *surface, Rect row, const ActionPair *pairs,
		size_t n);

/* The rule card (card.c). */
void card_key(Screen *screen, Key key);
void card_overlay(Screen *screen, Surface *surface);

/* The page of keys (help.c), those of what is open now first. */
void help_open(Screen *screen);
void help_key(Screen *screen, Key key);
void help_overlay(Screen *screen, Surface *surface);

/* All events so far (log.c), and what is searched for in them. */
void log_open(Screen *screen);
void log_key(Screen *screen, Key key);
void log_overlay(Screen *screen, Surface *surface);
void seek_key(Screen *screen, Key key);

/* Columns at the right that the log takes beside the table; 0: it lies over it, or is not there. */
int log_side(const Screen *screen, int width);

/* Where there is room beside the log, the table is shown as it was at the line of its focus. */
void log_look_beside(Screen *screen, int width);

/* Moves the focus of the log; false if the command moves nothing. */
bool log_move(Screen *screen, Action action);

/* The table as it was (look.c). */
void look_key(Screen *screen, Key key);
void look_overlay(Screen *screen, Surface *surface);

/* Who does something wrong, and what (lists.c); the first two open the lists. */
void list_who_open(Screen *screen);
void list_wrong_open(Screen *screen, int who);
void list_key(Screen *screen, Key key);
void list_overlay(Screen *screen, Surface *surface);

/* The action composer (composing.c); seat 0: the seat in turn, or the first that can act. */
void composing_open(Screen *screen, int seat);
void composing_key(Screen *screen, Key key);
void composing_overlay(Screen *screen, Surface *surface);

/*
 * The dealer's work (dealing.c): the list, at one seat or (0) all of it; and the step that is due
 * next, played at once.
 */
void dealing_open(Screen *screen, int seat);
void dealing_next(Screen *screen);
/* The dealer's next step in words, for whoever practises steps; false if it is not the dealer's. */
bool dealing_status(const Screen *screen, char *text, size_t size);
void dealing_key(Screen *screen, Key key);
void dealing_overlay(Screen *screen, Surface *surface);

#endif
