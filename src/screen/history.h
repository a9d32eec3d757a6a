/*
 * history.h - a session as lines that are read: hands, streets, acts, rulings.
 *
 * Owns the lines of one session, made once for each event and kept while it stays as it is. Never
 * draws them (ui/log_view.h) and never changes the session.
 */
#ifndef MISDEAL_SCREEN_HISTORY_H
#define MISDEAL_SCREEN_HISTORY_H

#include "src/session.h"
#include "ui/log_view.h"

/* What is kept of an event that has been told. */
typedef struct Told {
	size_t id;     /* the session's */
	size_t others; /* lines that were left there */
	size_t noted;  /* the latest change of the notes behind it, and before the first event */
	size_t end;    /* lines up to its last one */
} Told;

typedef struct History {
	LogLine *lines; /* owned */
	size_t n, room;
	Told *told; /* owned; by event */
	size_t n_told, told_room;
	const Session *session; /* that was told; never looked into */
	size_t changes;		/* of it, when it was told to its end */
	SessionPlace *place;	/* owned; behind the last event told, NULL: not gone to yet */
} History;

/* An empty one; history_close frees what it came to own. */
void history_open(History *history);
void history_close(History *history);

/*
 * Brings the lines up to what was played: those in force and those to be redone. Plays one event
 * again for each one that is new, and a few dozen more where events were taken back. False if
 * memory gave out: the lines end early then.
 */
bool history_update(History *history, const Session *session);

/* The line of an event's own words, for the moment after so many events; 0 for the start. */
size_t history_line(const History *history, size_t after);

#endif
