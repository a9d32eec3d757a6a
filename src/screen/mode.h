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
	/* It takes the mouse as a key; else clicks go by what can be clicked (mouse.c). */
	bool mouse;
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

/* What can be done at a place (offering.c): a list in front of the table, or of the list that is open. */
void offers_open(Screen *screen, OfferList list, int at);
void offers_key(Screen *screen, Key key);
void offers_overlay(Screen *screen, Surface *surface);

/* What somebody (wrong.h) can do wrong now. */
void list_wrong_open(Screen *screen, int who);

/* What offers are made of; `view` is filled in and has to live as long. */
OfferTable screen_offers(const Screen *screen, View *view);

/* Through whose eyes the table is seen. */
View screen_view(const Screen *screen);

/*
 * The focus (place.c). It goes to whoever has to do something after each event, or to the panel
 * if something was ruled that is not plain; focus_home sends it there, and the panel is passed.
 */
void focus_follow(Screen *screen);
void focus_home(Screen *screen);
void focus_key(Screen *screen, Action action);
void focus_open(Screen *screen);

/* Shows the focus, and where it is in `*x`, `*y`. */
void focus_draw(const Screen *screen, Surface *surface, int *x, int *y);

/* The search in the rule books (searching.c). */
void searching_open(Screen *screen);
void searching_key(Screen *screen, Key key);
void searching_overlay(Screen *screen, Surface *surface);

/* The line above the prompt (status.c): whose turn it is, what comes next, or what is said. */
void status_say(const Screen *screen, char *text, size_t size);

/* The key line (key_line.c). */
void key_line_draw(Screen *screen, Surface *surface, Rect rect);

/* What can be clicked (mouse.c): remembered while the screen is drawn, found when the mouse tells. */
void spot_place(Screen *screen, Focus place);
void spot_action(Screen *screen, Rect rect, Action action, int digit);
void spot_rows(Screen *screen, Rect rows, int top, int n);
void mouse_key(Screen *screen, Key key);

/*
 * A demonstration (demoing.c): begun on a screen that was opened on its session; a command of its
 * keys; what stands in the title row and above the prompt. It tells nothing of an event that is
 * asked about, nor of the one before at a note.
 */
void demoing_begin(Screen *screen, Demo *demo, const Score *score, size_t script, size_t scripts);
void demoing_command(Screen *screen, Action action, int digit);
void demoing_title(const Screen *screen, Surface *surface);
bool demoing_status(const Screen *screen, char *text, size_t size);
bool demoing_hides(const Screen *screen);
bool demoing_is_bare(const Screen *screen); /* no box lies over the table of its step */
void demo_key(Screen *screen, Key key);
void demo_overlay(Screen *screen, Surface *surface);

/* Its question (asking.c), and its score. */
void asked_key(Screen *screen, Key key);
void asked_overlay(Screen *screen, Surface *surface);
void score_key(Screen *screen, Key key);
void score_overlay(Screen *screen, Surface *surface);

/* The box at the bottom that notes, questions and answers stand in: so many rows, or as many as fit. */
Rect demoing_box(const Screen *screen, Surface *surface, int rows, const char *title,
		 const char *foot);

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
