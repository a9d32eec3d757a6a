/*
 * session.h - one game from its set-up on: every event, undo and redo without limit.
 *
 * Owns the Game, the list of events that made it, and the book in force. Never judges an event
 * (the engine does), and never writes a journal or a screen.
 */
#ifndef MISDEAL_SESSION_H
#define MISDEAL_SESSION_H

#include "engine/game.h"
#include "src/shelf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum {
	SESSION_TITLE_MAX = 256, /* bytes of a title with the end; longer ones are cut */
	SESSION_ERROR_MAX = SHELF_ERROR_MAX
};

typedef struct Session Session;

/*
 * Lays the table. `title` may be NULL or empty; `book` names the first book, NULL or empty the
 * tournament book. The shelf is borrowed and must live longer than the session. NULL, with a
 * sentence in `error`, if the table can't be laid or there is no such book.
 */
Session *session_open(const Setup *setup, const char *title, const char *book, Shelf *shelf,
		      char error[SESSION_ERROR_MAX]);

/* A session of its own with the first `count` events of this one in force, nothing to redo; it
 * shares the shelf. NULL if there is no memory. */
Session *session_branch(const Session *session, size_t count);

/* NULL is passed over. */
void session_close(Session *session);

/*
 * Plays an event. Undo, redo and a change of book are done here (their report is empty), all
 * others by the engine. After a new event nothing can be redone, unless the very same event was
 * played at this place before: then what followed it comes again with redo. Returns false if it was
 * refused: nothing changed, `report->refusal` is set (REFUSED_NOT_OURS for what a session
 * refuses), and session_refusal says why.
 */
bool session_play(Session *session, const Event *event, Report *report);

/* Why the last event was refused, a sentence; "" if it was not. */
const char *session_refusal(const Session *session);

/* The table as it stands, and the book in force. Good until the next call that changes the session. */
const Game *session_game(const Session *session);
const Book *session_book(const Session *session);

/* What the session was opened with. */
Shelf *session_shelf(const Session *session);
const Setup *session_setup(const Session *session);
const char *session_title(const Session *session);
const char *session_first_book(const Session *session); /* its name as it was given */

/* Events in force, and how many more could be redone. */
size_t session_count(const Session *session);
size_t session_redoable(const Session *session);

/* The event at `index` (0 the first), which is in force or can be redone. */
const Event *session_event(const Session *session, size_t index);

/* Writes that event as the table language has it, cut to `size`; returns its whole length. */
size_t session_line(const Session *session, size_t index, char *text, size_t size);

/* A number that the event keeps when it is taken back or comes again, and no other event has. */
size_t session_id(const Session *session, size_t index);

enum { SESSION_OTHERS_MAX = 32 };

/* A line that was left: something else was played instead of its first event. */
typedef struct SessionOther {
	size_t id; /* of its first event */
	const Event *event;
	size_t length; /* events that it has, that one included */
} SessionOther;

/*
 * The lines that were left at `index`, up to the number of events in force and to be redone; the
 * one first played last comes first. Returns how many there are; no more than `max` and
 * SESSION_OTHERS_MAX are told.
 */
size_t session_others(const Session *session, size_t index, SessionOther *others, size_t max);

/*
 * A session of its own that follows a line that was left, its events up to `id` in force, those
 * behind it to be redone. Events have the ids that they have here. NULL if there is no memory.
 */
Session *session_other_line(const Session *session, size_t id);

/*
 * Writes a note down behind the events in force; "" takes the last note there away. It stays with
 * the last event, be that taken back or not. False if there is no memory, or no note to take away.
 */
bool session_note(Session *session, const char *text);

/*
 * The notes behind the first `count` events, lines parted by '\n', NULL if there are none; and a
 * number that is another whenever they have changed.
 */
const char *session_note_at(const Session *session, size_t count);
size_t session_note_change(const Session *session, size_t count);

/* A number that is another whenever an event was played or a note written; undo leaves it. */
size_t session_changes(const Session *session);

/* A place in a session: the game before the event at `index`, and the book in force there. */
typedef struct SessionPlace {
	size_t index;
	const Book *book;
	Game game;
} SessionPlace;

/* Goes to a place, at most behind what can be redone. Plays a few dozen events again at most. */
void session_place(const Session *session, size_t index, SessionPlace *place);

/* Plays the event there, and goes on to the next place. */
void session_step(const Session *session, SessionPlace *place, Report *report);

/* How many events were played again so far, for those who count what that costs. */
size_t session_replayed(const Session *session);

/*
 * Plays the session again up to the event at `index`. Each of `before` (the game before the
 * event), `report` (what it brought) and `after` may be NULL. Costs a few dozen events at most.
 * Returns the book that was in force for the event.
 */
const Book *session_recall(const Session *session, size_t index, Game *before, Report *report,
			   Game *after);

/*
 * Writes the session as a script: title, book and set-up, then the events in force and
 * the notes behind them, one a line.
 * False if the file took not all of it.
 */
bool session_write(const Session *session, FILE *file);

#endif
