/*
 * screen.h - the table screen: a session that a person plays with keys and words.
 *
 * Owns what is on the screen besides the table: focus of the panel, prompt,
 * cards and pages, the role of the person and the robots that play the rest.
 * Never decides anything about poker: every event goes through the session.
 */
#ifndef MISDEAL_SCREEN_SCREEN_H
#define MISDEAL_SCREEN_SCREEN_H

#include <stdbool.h>

#include "src/journal.h"
#include "src/language/pattern.h"
#include "src/screen/compose.h"
#include "src/screen/dealer.h"
#include "src/screen/demoing.h"
#include "src/screen/focus.h"
#include "src/screen/log.h"
#include "src/screen/offers.h"
#include "src/screen/search.h"
#include "src/screen/wrong.h"
#include "src/session.h"
#include "src/settings.h"
#include "ui/panel.h"
#include "ui/prompt.h"
#include "ui/surface.h"
#include "ui/table_view.h"
#include "ui/term.h"

enum { SCREEN_SAYS_MAX = 1024, SPOTS_MAX = 128 };

/* What keys go to. */
typedef enum ScreenMode {
	SCREEN_TABLE,
	SCREEN_PROMPT, /* a line is typed; what for, says `asks` */
	SCREEN_CARD,   /* a rule card lies over the table */
	SCREEN_HELP,
	SCREEN_OFFERS, /* a list of what can be done at a place */
	SCREEN_LOG,
	SCREEN_SEEK,	  /* what is searched for in the log is typed */
	SCREEN_LOOK,	  /* the table as it was at a moment of the log */
	SCREEN_COMPOSING, /* chips in the hand */
	SCREEN_DEALING,	  /* the dealer's work, step by step */
	SCREEN_SEARCH,	  /* the rule books are searched */
	SCREEN_CLAUSE,	  /* the card of a clause that was found */
	SCREEN_LEAVING,	  /* leaving is asked for */
	SCREEN_DEMO,	  /* a demonstration is stepped */
	SCREEN_ASKED,	  /* and asks what is ruled */
	SCREEN_SCORE,	  /* its score */
	SCREEN_MODE_COUNT
} ScreenMode;

/* What the line being typed is for. */
typedef enum ScreenAsks {
	ASKS_STATEMENT,
	ASKS_BET,
	ASKS_RAISE,
	ASKS_FILE, /* for what is shown */
	ASKS_HAND  /* and for the hand of it alone */
} ScreenAsks;

/* What a click on a part of the screen means. */
typedef enum SpotKind {
	SPOT_PLACE,  /* the focus goes there; a second click opens it */
	SPOT_ACTION, /* that command, as its key */
	SPOT_ROW     /* that row of the list; a second click takes it */
} SpotKind;

typedef struct Spot {
	Rect rect;
	SpotKind kind;
	Focus place;   /* SPOT_PLACE */
	Action action; /* SPOT_ACTION */
	int number;    /* SPOT_ROW: from 0; SPOT_ACTION: the digit of DO_CHOICE */
} Spot;

typedef struct Screen {
	Session *session;		/* lent */
	Journal *journal;		/* lent; NULL: none is kept */
	char trouble[JOURNAL_SAYS_MAX]; /* why it is not kept, as it was told; "" if it is */
	Role role;
	int seat; /* ROLE_PLAYER: whose */
	Settings settings;
	bool ascii; /* plain letters, as set or as the terminal needs */
	bool faces;
	bool presenter;	     /* large type is asked for, and had where there is room */
	bool presenter_told; /* that there is no room for it */
	ScreenMode mode;
	ScreenMode back;	 /* what a card, or a line that is typed, goes back to */
	ScreenMode helped;	 /* what the help was asked from, and goes back to */
	int help_top, help_rows; /* rows of the help that are scrolled away, and all of them */
	ScreenAsks asks;
	Prompt prompt;
	char *pasted; /* owned: lines that were pasted and wait for Enter; NULL: none */
	Panel panel;
	Log log;
	LookBack look;
	int top;       /* rows of the card that are scrolled away */
	bool compared; /* the card shows what every book says */
	size_t told;   /* events played at the moment that the panel tells */
	int chosen;    /* row of the list that is shown */
	Search search;
	ScreenMode searched; /* what the search was asked from, and goes back to */
	Offering offering;   /* SCREEN_OFFERS: the lists that are open */
	Layout layout;	     /* as it was last drawn; without a name before that */
	Focus focus;	     /* the place of the table that keys are about */
	int n_spots;
	Spot spot[SPOTS_MAX];	/* what can be clicked, as it was last drawn */
	int cursor_x, cursor_y; /* where a page over the table has its focus; x < 0: nowhere */
	Composer composer;
	bool step_tens;		/* 0 was typed before a digit that picks a step */
	int step_seat, n_steps; /* the dealer's steps: at which seat (0 all of them), how many */
	DealerStep steps[DEALER_STEPS_MAX];
	bool over;		    /* the person has left */
	bool cut_off;		    /* the terminal is gone, or the program was told to end */
	char says[SCREEN_SAYS_MAX]; /* a line for the person, instead of whose turn it is */
	Random random;		    /* of the robots */
	bool one_by_one;	    /* what robots do is shown act by act */
	bool robots_go;		    /* some wait to be shown */
	Demoing demoing;
} Screen;

/* A screen on a session, with every setting at its default; both are lent and outlive it. */
void screen_open(Screen *screen, Session *session, Journal *journal, Role role, int seat,
		 bool ascii);

/* Frees what the screen came to own; the session and the journal are not closed. */
void screen_close(Screen *screen);

/* Takes a person's settings over, before the first key. */
void screen_settle(Screen *screen, const Settings *settings);

/* Turns the large type of the presenter on or off. */
void screen_present(Screen *screen, bool on);

/* Draws everything; the cursor belongs at *x, *y afterwards (*x < 0: nowhere). */
void screen_draw(Screen *screen, Surface *surface, int *x, int *y);

/* What is shown: the table as it stands, or as it was at the moment that is looked back at. */
typedef struct Shown {
	const Session *session; /* all four are lent */
	const Game *game;
	const Book *book;
	size_t count; /* events that had been played */
} Shown;

Shown screen_shown(const Screen *screen);

/*
 * Looks back at the moment after `count` events, of a line that was left (taken over; NULL: of the
 * session, or of the line that is looked at already), and no more.
 */
void screen_look(Screen *screen, Session *line, size_t count);
void screen_look_away(Screen *screen);

/*
 * The session goes on from the moment that is looked back at, by undo, redo, and by playing again
 * what a line that was left has over the session. False, told to the person, if that failed.
 */
bool screen_go_on(Screen *screen);

/* Puts a sentence before the person, in the line above the prompt. */
void screen_say(Screen *screen, const char *sentence);

/* Undo or redo as far as the next moment that is the person's: what robots did goes along. */
void screen_step(Screen *screen, EventKind kind);

/* Takes a key. */
void screen_key(Screen *screen, Key key);

/*
 * Takes what was pasted. At the table it opens the prompt with the first line; where text is typed
 * it is typed; nowhere is it taken for commands.
 */
void screen_paste(Screen *screen, const char *text);

/* After a line was played: the next that was pasted stands in the prompt, if there is one. */
void screen_paste_next(Screen *screen);

/* Forgets lines that were pasted and not played. */
void screen_paste_drop(Screen *screen);

/* Lets the robots play as long as it is theirs; one by one they wait to be seen. */
void screen_robots(Screen *screen);

/* Lets one robot play, and sees whether more have to (`robots_go`). */
void screen_robot(Screen *screen);

/* Plays an event and writes it to the journal, and nothing else. False, told, if it was refused. */
bool screen_one(Screen *screen, const Event *event);

/* Plays an event of the person's; what came of it is told in the panel. False if it was refused. */
bool screen_event(Screen *screen, const Event *event);

/* Writes a note down where the session stands, "" takes the last one there away. False, told. */
bool screen_note(Screen *screen, const char *text);

/* The names of the players, which the prompt takes in place of seats. */
void screen_names(const Screen *screen, Names *names);

/* Asks for a line; what it is for decides what Enter does with it. */
void screen_ask(Screen *screen, ScreenAsks asks);

/* A key while a line is being typed. */
void screen_prompt_key(Screen *screen, Key key);

/* True if the person may let somebody do this in the role; else it is told why not. */
bool screen_may_do(Screen *screen, const Event *event);

/* Runs the screen on a terminal until the person leaves it, or the terminal is gone. */
void screen_run(Screen *screen, Term *term);

/* Fills the panel with what the session's last event brought. */
void screen_tell(Screen *screen);

/* The rule card of the ruling that the panel shows; false if there is none. */
bool screen_card(const Screen *screen, RuleCard *card);

#endif
