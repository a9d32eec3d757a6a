/*
 * walk.h - a session from its first event to its last, with the moments that are worth a picture.
 *
 * Owns which moments those are, and what is written down at each. Never lays anything out.
 */
#ifndef MISDEAL_EXPORT_WALK_H
#define MISDEAL_EXPORT_WALK_H

#include "src/export/export.h"
#include "src/played.h"

/* Why a moment is worth a picture, bits. */
enum {
	MOMENT_NOTED = 1,  /* something is written down or asked there */
	MOMENT_RULED = 2,  /* a ruling that is not plain */
	MOMENT_STREET = 4, /* the deal is complete, board cards came, the hand is over */
	MOMENT_ASKED = 8,  /* the event was asked about before it came */
	MOMENT_LAST = 16   /* how the table stands at the end */
};

enum { WALK_LINE_MAX = 4096 };

/* The moment after an event, or before the first one. */
typedef struct Walk {
	const Export *source;
	SessionPlace place; /* after the event */
	Game before;
	Report report;
	char line[WALK_LINE_MAX];
	Played played;	    /* the event and what came of it; its text is "" before the first */
	const Event *event; /* NULL before the first */
	unsigned why;	    /* 0: not worth a picture */
} Walk;

/* At the moment before the first event. NULL if there is no memory. */
Walk *walk_open(const Export *source);
void walk_close(Walk *walk);

/* Goes on to the moment after the next event; false behind the last. */
bool walk_next(Walk *walk);

/* Something that is written down at the moment. */
typedef struct Remark {
	StatementKind kind; /* STATEMENT_NOTE, _ASK or _HINT */
	const char *text;   /* not ended by a zero */
	size_t length;
	size_t next; /* for walk_remark */
} Remark;

/* The next remark at the moment; `remark` begins as {0}. False behind the last. */
bool walk_remark(const Walk *walk, Remark *remark);

/* What happened, for people: the event, and its verdict if that is to be told. Cut to `size`. */
void walk_say(const Walk *walk, bool verdict, char *text, size_t size);

/* The street of the moment for people: "Before the deal", "Preflop", "Flop". Static text. */
const char *walk_street(const Walk *walk);

/* The first ruling that is not plain; NULL if there is none. */
const Ruling *walk_ruling(const Walk *walk);

#endif
