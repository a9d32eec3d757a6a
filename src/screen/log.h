/*
 * log.h - the log of the session, and the look back from it.
 *
 * Owns where the person stands in the log, what is searched for there, and the moment that is
 * looked back at. Never changes the session but for screen_go_on, which goes on from a moment by
 * events that the journal holds like any others: what is left stays in the log.
 */
#ifndef MISDEAL_SCREEN_LOG_H
#define MISDEAL_SCREEN_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "src/screen/history.h"
#include "src/session.h"
#include "ui/prompt.h"

enum { LOG_NEEDLE_MAX = 96 };

typedef struct Log {
	History history; /* owned */
	size_t at;	 /* the line that the focus is on */
	size_t top;	 /* the first in sight */
	int rows;	 /* in sight when it was last drawn */
	Rect place;	 /* and where they stood */
	size_t from;	 /* where the focus was when a search began */
	Prompt search;
	char needle[LOG_NEEDLE_MAX]; /* what is searched for; "" nothing */
} Log;

/* A moment that is looked back at: the table as it was. */
typedef struct LookBack {
	bool on;
	Session *line;	    /* owned: a line that was left; NULL: the session itself */
	SessionPlace place; /* its index is the number of events that had been played */
} LookBack;

#endif
