/*
 * trail.h - every event that a session has seen, those that were taken back included.
 *
 * Owns the events as a tree: each follows the one before it, and where something else was played
 * after an undo, two follow the same one. One line of the tree is the session; its first events
 * are in force, the rest can be redone. Nothing is ever dropped. Never plays an event.
 */
#ifndef MISDEAL_TRAIL_H
#define MISDEAL_TRAIL_H

#include "engine/event.h"

#include <stdbool.h>
#include <stddef.h>

/* The id of no event: what stands before the first one. */
#define TRAIL_START ((size_t)-1)

typedef struct TrailEvent TrailEvent;

typedef struct Trail {
	TrailEvent *events; /* owned, by id */
	size_t n, room;
	size_t *line; /* owned; the ids of the line that is followed, in order */
	size_t line_room;
	size_t count;	    /* events in force, the first of the line */
	size_t known;	    /* events of the line */
	size_t first;	    /* the one first played of those that follow nothing, or TRAIL_START */
	size_t last_first;  /* and the one last in force */
	char *note;	    /* owned; what is written down before the first event, or NULL */
	size_t changes;	    /* how often an event was added or a note changed */
	size_t note_change; /* which change made that note what it is, 0 none */
} Trail;

/* An empty one; trail_close frees what it came to own. */
void trail_open(Trail *trail);
void trail_close(Trail *trail);

/* A copy with the same ids, or, with `count` events in force, one that knows nothing else. False
 * if there is no memory: `copy` is empty then. */
bool trail_copy(Trail *copy, const Trail *trail);
bool trail_copy_first(Trail *copy, const Trail *trail, size_t count);

/*
 * Puts an event behind those in force. If the very same was played here before, it is that one
 * again, and what came after it then can be redone; else nothing can. False if there is no memory:
 * nothing is changed.
 */
bool trail_add(Trail *trail, const Event *event);

/* The event at `index` of the line, below `known`. */
const Event *trail_event(const Trail *trail, size_t index);

/* Its id; the same whenever the same event comes again. */
size_t trail_id(const Trail *trail, size_t index);

/*
 * The events besides that of the line that once came at `index` (up to `known`) of it: their ids
 * into `ids`. Returns how many there are, which may be more than `max`.
 */
size_t trail_others(const Trail *trail, size_t index, size_t *ids, size_t max);

/* The event with that id; how many come before it; how many last followed it. */
const Event *trail_event_of(const Trail *trail, size_t id);
size_t trail_before(const Trail *trail, size_t id);
size_t trail_behind(const Trail *trail, size_t id);

/* Follows the line that leads to that event and on from it, with the events up to it in force. */
bool trail_turn_to(Trail *trail, size_t id);

/*
 * Writes a line down behind the first `count` events of the line that is followed, below what is
 * written there; "" takes the last line there away. It stays with the event before it. False if
 * there is no memory, or nothing to take away.
 */
bool trail_note(Trail *trail, size_t count, const char *text);

/* What is written there, lines parted by '\n'; NULL if nothing is. */
const char *trail_note_at(const Trail *trail, size_t count);

/* A number that is another whenever the note there has changed; 0: there never was one. */
size_t trail_note_change(const Trail *trail, size_t count);

#endif
