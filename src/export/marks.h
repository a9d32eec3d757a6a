/*
 * marks.h - what a script says beside its events, and behind which event.
 *
 * Owns the list of notes, questions, hints and expectations of a script that was played. Never
 * shows one, and never judges an expectation.
 */
#ifndef MISDEAL_EXPORT_MARKS_H
#define MISDEAL_EXPORT_MARKS_H

#include <stdbool.h>
#include <stddef.h>

#include "src/language/script.h"
#include "src/session.h"

/* The id of no event: what stands before the first one. */
#define MARK_AT_START ((size_t)-1)

typedef struct Mark {
	size_t behind;		    /* id of the event (session_id), or MARK_AT_START */
	const Statement *statement; /* lent by the script */
} Mark;

typedef struct Marks {
	size_t n;
	Mark *mark; /* owned; in the order of the script */
} Marks;

/* Told of every event that was refused. */
typedef void MarksRefused(void *context, int line, const char *why);

/*
 * Plays the script's events in the session and collects what stands beside them. Expectations of
 * an event that was refused, or of an undo, are left out: the session does not have those. False
 * if there is no memory; marks_close is due all the same.
 */
bool marks_play(Marks *marks, const Script *script, Session *session, MarksRefused *refused,
		void *context);

/* Takes the expectations out again, which hold under the script's own book only. */
void marks_drop_expectations(Marks *marks);

void marks_close(Marks *marks);

/* The first mark from `from` on that stands behind that event; `n` if there is none. */
size_t marks_find(const Marks *marks, size_t from, size_t behind);

#endif
