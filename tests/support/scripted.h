/*
 * scripted.h - sessions from text, for tests.
 *
 * Owns the way from a script to a session that was played. A test that can't be set up stops the
 * program with a message: it would assert nothing.
 */
#ifndef MISDEAL_TESTS_SCRIPTED_H
#define MISDEAL_TESTS_SCRIPTED_H

#include <stdbool.h>

#include "src/language/script.h"
#include "src/session.h"

typedef struct Scripted {
	Shelf *shelf;
	Session *session;
	Report report; /* of the last event */
	bool refused;  /* it was */
} Scripted;

/* Opens the script's session, with books of that folder (NULL: the current one), and plays its events. */
void scripted_open(Scripted *scripted, const char *text, const char *folder);

/* Plays one line; returns false if it was refused. */
bool scripted_play(Scripted *scripted, const char *line);

void scripted_close(Scripted *scripted);

/* The session as session_write has it; the caller frees it. */
char *scripted_text(const Session *session);

/* Reads one statement. */
Statement scripted_statement(const char *line);

#endif
