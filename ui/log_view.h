/*
 * log_view.h - what was played, line by line: hands, streets, acts and rulings.
 *
 * Owns how such lines look and which of them are in sight. Never makes one: that is the caller's.
 */
#ifndef MISDEAL_UI_LOG_VIEW_H
#define MISDEAL_UI_LOG_VIEW_H

#include "engine/card.h"
#include "ui/surface.h"

#include <stdbool.h>
#include <stddef.h>

enum { LOG_TEXT = 256, LOG_MARK = 96, LOG_CARDS_MAX = 12 };

typedef enum LogKind {
	LOG_HAND,   /* a heading; `mark` is the button and the blinds */
	LOG_STREET, /* a heading; `mark` is the pot */
	LOG_OTHER,  /* a line that was left here; `mark` is its length */
	LOG_ACT,    /* an event; `mark` holds the clauses that only say what it counts as */
	LOG_SEEN,   /* what could be seen of it */
	LOG_WON,    /* chips that somebody got */
	LOG_RULING, /* `mark` is the clause, the text its title */
	LOG_EFFECT, /* what the ruling did, or left to the floor */
	LOG_NOTE,   /* what somebody wrote down; `mark` says that it is a note */
	LOG_KIND_COUNT
} LogKind;

typedef struct LogLine {
	LogKind kind;
	size_t event; /* index of the event that it belongs to */
	size_t after; /* how many events had been played at the moment that it tells */
	size_t other; /* LOG_OTHER: the id of the first event of that line */
	uint8_t n_cards;
	Card card[LOG_CARDS_MAX]; /* that stand behind the text */
	char mark[LOG_MARK];
	char text[LOG_TEXT];
} LogLine;

typedef struct LogView {
	const LogLine *lines; /* lent */
	size_t n;
	size_t chosen;	    /* the line that the focus is on; n: none */
	size_t count;	    /* events in force; lines of later ones were taken back */
	const char *needle; /* what is searched for; "" nothing */
	bool ascii;
} LogView;

/* The first line in sight, so that the chosen one is in sight of `rows`; `top` is what it was. */
size_t log_view_top(const LogView *view, size_t top, int rows);

/* Draws the lines from `top` on. */
void log_view_draw(Surface *surface, Rect rect, const LogView *view, size_t top);

/* True if the line holds the text, upper and lower case aside; nothing holds "". */
bool log_line_holds(const LogLine *line, const char *needle);

#endif
