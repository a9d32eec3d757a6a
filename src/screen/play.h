/*
 * play.h - the table screen: a session that a person plays with keys and words.
 *
 * Owns what is on the screen besides the table: focus of the panel, prompt,
 * cards and pages, the role of the person and the robots that play the rest.
 * Never decides anything about poker: every event goes through the session.
 */
#ifndef MISDEAL_SCREEN_PLAY_H
#define MISDEAL_SCREEN_PLAY_H

#include <stdbool.h>

#include "src/journal.h"
#include "src/session.h"
#include "ui/panel.h"
#include "ui/prompt.h"
#include "ui/surface.h"
#include "ui/table_view.h"
#include "ui/term.h"

enum { PLAY_SAYS_MAX = 1024 };

/* What keys go to. */
typedef enum PlayMode {
	PLAY_TABLE,
	PLAY_PROMPT, /* a line is typed; what for, says `asks` */
	PLAY_CARD,   /* a rule card lies over the table */
	PLAY_HELP,
	PLAY_LOG,
	PLAY_LEAVING /* leaving is asked for */
} PlayMode;

/* What the line being typed is for. */
typedef enum PlayAsks { ASKS_STATEMENT, ASKS_BET, ASKS_RAISE, ASKS_FILE } PlayAsks;

typedef struct Play {
	Session *session; /* lent */
	Journal *journal; /* lent; NULL: none is kept */
	Role role;
	int seat; /* ROLE_PLAYER: whose */
	bool ascii;
	bool faces;
	PlayMode mode;
	PlayAsks asks;
	Prompt prompt;
	Panel panel;
	int top;	 /* first line of the log that is shown, counted from the end */
	size_t told;	 /* events in force when the panel was filled */
	bool over;	 /* the person has left */
	bool cut_off;	 /* the terminal is gone, or the program was told to end */
	char says[PLAY_SAYS_MAX]; /* a line for the person, instead of whose turn it is */
	Random random;	 /* of the robots */
} Play;

/* A screen on a session; both are lent and outlive it. */
void play_open(Play *play, Session *session, Journal *journal, Role role, int seat, bool ascii);

/* Draws everything; the cursor belongs at *x, *y afterwards (*x < 0: nowhere). */
void play_draw(Play *play, Surface *surface, int *x, int *y);

/* Takes a key. */
void play_key(Play *play, Key key);

/* Lets the robots play as long as it is theirs. */
void play_robots(Play *play);

/* Plays an event of the person's; what came of it is told in the panel. False if it was refused. */
bool play_event(Play *play, const Event *event);

/* Runs the screen on a terminal until the person leaves it, or the terminal is gone. */
void play_run(Play *play, Term *term);

/* Fills the panel with what the session's last event brought. */
void play_tell(Play *play);

/* The rule card of the ruling that the panel shows; false if there is none. */
bool play_card(const Play *play, RuleCard *card);

#endif
