/*
 * journal.h - a session on disk, event by event, so that nothing is lost with the terminal.
 *
 * Owns the files under $XDG_STATE_HOME/misdeal (~/.local/state/misdeal): a script each, the
 * set-up first and then an event a line, undo and redo as they came. A file is locked as long as
 * its session lives; one that is not locked was left by a program that did not end well. Sessions
 * that ended move to the folder `played` below. Never stops a game: what can't be written is kept
 * and tried again with the next event.
 */
#ifndef MISDEAL_JOURNAL_H
#define MISDEAL_JOURNAL_H

#include "src/session.h"

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

enum {
	JOURNAL_PATH_MAX = 1024,
	JOURNAL_SAYS_MAX = 1024,  /* bytes of a sentence with the end; they name a file */
	JOURNAL_PLAYED_KEPT = 100 /* ended sessions that are kept, the latest */
};

typedef struct Journal Journal;

/*
 * Begins the journal of a session, with all that was played so far. The session is not held on to.
 * NULL only if there is no memory; a disk that refuses shows in journal_trouble.
 */
Journal *journal_start(const Session *session);

/*
 * Adds an event that the session has just played, undo, redo and change of book included; it is
 * with the system when this returns, and on the disk a second later at most. False if it could
 * not be written: journal_trouble says why, and the next call tries again.
 */
bool journal_add(Journal *journal, const Event *event);

/* The same for a note that was written down; "" for one that was taken away. */
bool journal_add_note(Journal *journal, const char *text);

/* What keeps the journal from being written, a sentence; "" if nothing does. */
const char *journal_trouble(const Journal *journal);

/* Where the file lies; "" as long as it could not be made. */
const char *journal_path(const Journal *journal);

/* Ends it for good: it is put with the played ones, or removed if nothing was played. */
void journal_end(Journal *journal);

/* Lets go of it as it lies there, to be offered again. Both take NULL. */
void journal_close(Journal *journal);

/* A journal that nobody is writing. */
typedef struct JournalLeft {
	char path[JOURNAL_PATH_MAX];
	char title[SESSION_TITLE_MAX]; /* may be empty */
	time_t when;		       /* last written */
} JournalLeft;

/* Finds the journals that were left, the latest first; returns how many, `max` at most. */
size_t journal_find_left(JournalLeft *left, size_t max);

/*
 * Goes on with a journal: opens a shelf on the folder of its books, plays it again, and keeps
 * writing to it. `said` tells what was missing (a last line cut off in the middle; a line that
 * can't be played, with all behind it; then the old file is kept as `.damaged`), or "". NULL, with
 * the sentence in `said`, if it can't be read at all or another program has it. The caller closes
 * all three.
 */
Session *journal_resume(const char *path, Shelf **shelf, Journal **journal,
			char said[JOURNAL_SAYS_MAX]);

/* Puts a journal that was left with the played ones, so that it is not offered again. */
bool journal_dismiss(const char *path);

#endif
