/*
 * journal_file.h - one file that only grows, locked by who writes it.
 *
 * Owns the folder of the journals, the lock, and text that could not be written yet. Never knows
 * what the text says, beyond its lines.
 */
#ifndef MISDEAL_JOURNAL_FILE_H
#define MISDEAL_JOURNAL_FILE_H

#include "src/journal.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>

typedef struct JournalFile {
	int fd;	       /* -1 as long as there is no file */
	off_t good;    /* bytes that are written, whole lines */
	char *pending; /* text that comes behind them */
	size_t n_pending, room;
	time_t synced; /* when it was last sent to the disk */
	char path[JOURNAL_PATH_MAX];
	char trouble[JOURNAL_SAYS_MAX];
} JournalFile;

/* Nothing yet, no file. */
void journal_file_init(JournalFile *file);

/*
 * Adds text, whole lines, and writes all that is pending; makes the file if there is none. False,
 * with `trouble` told and the text kept, if it could not be written; true only when all is.
 */
bool journal_file_put(JournalFile *file, const char *text, size_t length);

/*
 * Takes over a file that was left. False, with `trouble` told, if another program has it, or it
 * can't be opened for writing.
 */
bool journal_file_take(JournalFile *file, const char *path);

/* Goes on behind the first `good` bytes of a file taken over; the rest is cut off. */
bool journal_file_cut(JournalFile *file, off_t good);

/* Sends what is written to the disk, lets go of the file and of all memory. */
void journal_file_close(JournalFile *file);

/*
 * The folder of the journals, or one below it (`below` may be ""); made, with those above it, if
 * `make` is set. False, with a sentence in `trouble`, if there is none.
 */
bool journal_folder(const char *below, bool make, char folder[JOURNAL_PATH_MAX],
		    char trouble[JOURNAL_SAYS_MAX]);

/* True if a program that lives has the file. */
bool journal_file_is_locked(const char *path);

/* Moves a file to the played ones, and removes the oldest of those that are too many. */
bool journal_file_retire(const char *path);

#endif
