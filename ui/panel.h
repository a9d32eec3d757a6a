/*
 * panel.h - rulings as they are told: the panel under the table, and the rule card.
 *
 * Owns how worded rulings look. Never words one: that is the caller's.
 */
#ifndef MISDEAL_UI_PANEL_H
#define MISDEAL_UI_PANEL_H

#include "ui/key.h"
#include "ui/surface.h"

#include <stdbool.h>

enum { PANEL_TEXT = 256, PANEL_LINES = 12, PANEL_CLAUSE = 2048 };

/* One ruling in words. */
typedef struct PanelRuling {
	bool plain;
	int seat;		  /* whom it concerns, 0 nobody */
	char rule[40];		  /* the clause's id */
	char title[PANEL_TEXT];	  /* its title */
	char what[PANEL_TEXT];	  /* the effects, in one line */
	char facts[PANEL_TEXT];	  /* what it rests on, in one line */
	char verdict[64];	  /* in a word or two what was held: "call 1,100"; or "" */
	char choices[PANEL_TEXT]; /* "1 complete  2 forfeit", or "" */
} PanelRuling;

typedef struct Panel {
	char event[PANEL_TEXT]; /* what happened */
	char key[KEY_TEXT_MAX]; /* that opens the rule card; "" if none does */
	int n;
	int at; /* the one that is shown in full */
	PanelRuling ruling[PANEL_LINES];
} Panel;

/* Draws the panel: the ruling at hand, and how many there are besides. */
void panel_draw(Surface *surface, Rect rect, const Panel *panel, bool ascii);

/* A rule card: the clause, what it rests on here, and what other books say. */
typedef struct RuleCard {
	char book[40], rule[40], title[PANEL_TEXT];
	bool silent;
	char text[PANEL_CLAUSE];
	char here[PANEL_TEXT * 2];
	char so[PANEL_TEXT * 2];
	int n_ifs;
	char ifs[3][PANEL_TEXT]; /* what would have changed it */
	int top;		 /* rows that are scrolled away */
	bool compared;		 /* only what each book says, in full */
	int n_others;
	char other_book[6][40];
	char other[6][PANEL_TEXT];
} RuleCard;

/* Draws the card in the middle of the surface, over what lies there. */
void rule_card_draw(Surface *surface, const RuleCard *card, bool ascii);

/* A framed list to choose from; the chosen row is marked. `top` is the first row shown. */
typedef struct List {
	const char *title;
	const char *const *rows;
	int n, chosen;
	const char *foot;
} List;

void list_draw(Surface *surface, const List *list, bool ascii);

/* Where its rows stand, and which of them is the first in sight. */
Rect list_rows(const Surface *surface, const List *list, int *top);

/* A frame with a title and a foot; returns the rectangle inside. */
Rect frame_draw(Surface *surface, Rect rect, const char *title, const char *foot, bool ascii);

#endif
