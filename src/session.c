#include "src/session.h"

#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/text.h"
#include "src/trail.h"

enum {
	SNAPSHOT_EVERY = 32 /* events between two kept copies of the game */
};

struct Session {
	Shelf *shelf;
	Setup setup;
	char title[SESSION_TITLE_MAX];
	char first_book[BOOK_ID_MAX * 8];
	SessionPlace at; /* its index is the number of events in force */
	Trail trail;
	size_t *replayed;	 /* owned; events that were played again, to tell what that costs */
	SessionPlace *snapshots; /* every so often, as far as the line is known */
	size_t n_snapshots, snapshot_room;
	char refusal[SESSION_ERROR_MAX];
};

static const char *const FAULTS[] = {
	[SETUP_GOOD] = _("nothing is wrong"),
	[SETUP_NO_PLAYERS] = _("a table needs at least two players"),
	[SETUP_BAD_SEAT] = _("there is no such seat, or nobody sits there"),
	[SETUP_BAD_BLINDS] =
		_("the big blind has to be over zero and no smaller than the small one"),
	[SETUP_BAD_STACK] = _("a stack has to be over zero, and not beyond all measure"),
	[SETUP_CHIPS_DIFFER] = _("the chips named are not worth the stack"),
	[SETUP_TOO_MANY_CHIPS] = _("there are too many denominations"),
	[SETUP_CARD_NOT_THERE] = _("a card is named that the deck does not hold (any more)"),
	[SETUP_TOO_MANY_CARDS] = _("more cards are named than there is room for"),
	[SETUP_BAD_BUTTON] = _("the button lies at no seat of the table"),
	[SETUP_BAD_STRADDLE] = _("a straddle is more than the big blind, by a player at the table"),
};

/* Puts a copy of the game at a place on the pile of snapshots. */
static bool
keep_snapshot(Session *session, const SessionPlace *place)
{
	SessionPlace *larger;

	if (session->n_snapshots == session->snapshot_room) {
		size_t room = session->snapshot_room ? session->snapshot_room * 2 : 8;

		larger = realloc(session->snapshots, room * sizeof *larger);
		if (!larger)
			return false;
		session->snapshots = larger;
		session->snapshot_room = room;
	}
	session->snapshots[session->n_snapshots++] = *place;
	return true;
}

Session *
session_open(const Setup *setup, const char *title, const char *book, Shelf *shelf,
	     char error[SESSION_ERROR_MAX])
{
	Session *session = calloc(1, sizeof *session);
	SetupFault fault;
	int seat;

	if (session)
		session->replayed = calloc(1, sizeof *session->replayed);
	if (!session || !session->replayed) {
		free(session);
		snprintf(error, SESSION_ERROR_MAX, "%s", _("There is no memory left."));
		return NULL;
	}
	trail_open(&session->trail);
	session->shelf = shelf;
	session->setup = *setup;
	snprintf(session->title, sizeof session->title, "%s", title ? title : "");
	snprintf(session->first_book, sizeof session->first_book, "%s",
		 book && *book ? book : "tournament");
	session->at.book = shelf_find(shelf, session->first_book, error);
	if (!session->at.book) {
		session_close(session);
		return NULL;
	}
	if (!game_start(&session->at.game, setup, &fault, &seat)) {
		if (seat)
			snprintf(error, SESSION_ERROR_MAX, _("seat %d: %s"), seat, FAULTS[fault]);
		else
			snprintf(error, SESSION_ERROR_MAX, "%s", FAULTS[fault]);
		session_close(session);
		return NULL;
	}
	if (!keep_snapshot(session, &session->at)) {
		snprintf(error, SESSION_ERROR_MAX, "%s", _("There is no memory left."));
		session_close(session);
		return NULL;
	}
	return session;
}

void
session_close(Session *session)
{
	if (!session)
		return;
	trail_close(&session->trail);
	free(session->replayed);
	free(session->snapshots);
	free(session);
}

/* Plays one event that is no undo or redo on a game; a change of book included. */
static bool
step(const Session *session, Game *game, const Book **book, const Event *event, Report *report)
{
	char error[SHELF_ERROR_MAX];
	const Book *found;

	if (event->kind != EV_BOOK)
		return game_play(game, *book, event, report);
	memset(report, 0, sizeof *report);
	found = shelf_find(session->shelf, event->words, error);
	if (!found) {
		report->refusal = REFUSED_NOT_OURS;
		return false;
	}
	*book = found;
	/* What the last event left to the floor was left under another book. */
	game->decidable = false;
	game->n_choices = 0;
	return true;
}

void
session_place(const Session *session, size_t index, SessionPlace *place)
{
	size_t k = session->n_snapshots;
	Report report;

	while (k > 1 && session->snapshots[k - 1].index > index)
		k--;
	*place = session->snapshots[k - 1];
	while (place->index < index)
		session_step(session, place, &report);
}

void
session_step(const Session *session, SessionPlace *place, Report *report)
{
	step(session, &place->game, &place->book, trail_event(&session->trail, place->index++),
	     report);
	++*session->replayed;
}

size_t
session_replayed(const Session *session)
{
	return *session->replayed;
}

static void
go_to(Session *session, size_t count)
{
	session_place(session, count, &session->at);
	session->trail.count = count;
}

static bool
refuse(Session *session, Report *report, const char *why)
{
	memset(report, 0, sizeof *report);
	report->refusal = REFUSED_NOT_OURS;
	snprintf(session->refusal, sizeof session->refusal, "%s", why);
	return false;
}

/* Takes events back, or lets them come again. */
static bool
move_back_or_forth(Session *session, const Event *event, Report *report)
{
	size_t n = event->n ? event->n : 1;

	memset(report, 0, sizeof *report);
	if (event->kind == EV_UNDO) {
		if (n > session->trail.count)
			return refuse(session, report,
				      _("there are not so many events to take back"));
		go_to(session, session->trail.count - n);
		return true;
	}
	if (n > session->trail.known - session->trail.count)
		return refuse(session, report, _("there are not so many events to bring again"));
	go_to(session, session->trail.count + n);
	return true;
}

/* Drops the snapshots that lie behind the first `count` events. */
static void
drop_snapshots(Session *session, size_t count)
{
	while (session->n_snapshots > 1 &&
	       session->snapshots[session->n_snapshots - 1].index > count)
		session->n_snapshots--;
}

/* Takes the snapshots that the line lacks, where it was not played event by event just now. */
static void
lay_snapshots(Session *session)
{
	SessionPlace place = session->snapshots[session->n_snapshots - 1];

	while (place.index + SNAPSHOT_EVERY <= session->trail.known) {
		session_place(session, place.index + SNAPSHOT_EVERY, &place);
		if (!keep_snapshot(session, &place))
			return;
	}
}

/* Puts the event behind those in force. */
static bool
append(Session *session, const Event *event)
{
	if (!trail_add(&session->trail, event))
		return false;
	session->at.index = session->trail.count;
	drop_snapshots(session, session->trail.count - 1);
	if (session->trail.known > session->trail.count)
		lay_snapshots(session);
	else if (session->at.index - session->snapshots[session->n_snapshots - 1].index >=
		 SNAPSHOT_EVERY)
		keep_snapshot(session, &session->at);
	return true;
}

bool
session_play(Session *session, const Event *event, Report *report)
{
	session->refusal[0] = '\0';
	if (event->kind == EV_UNDO || event->kind == EV_REDO)
		return move_back_or_forth(session, event, report);
	if (event->kind == EV_BOOK) {
		char error[SHELF_ERROR_MAX];

		if (!shelf_find(session->shelf, event->words, error))
			return refuse(session, report, error);
	}
	if (!step(session, &session->at.game, &session->at.book, event, report)) {
		snprintf(session->refusal, sizeof session->refusal, "%s",
			 refusal_text(report->refusal));
		return false;
	}
	if (!append(session, event)) {
		go_to(session, session->trail.count);
		return refuse(session, report, _("There is no memory left."));
	}
	return true;
}

/* A copy that has no events yet; NULL if there is no memory. */
static Session *
copy_but_events(const Session *session)
{
	Session *copy = calloc(1, sizeof *copy);

	if (!copy)
		return NULL;
	*copy = *session;
	trail_open(&copy->trail);
	copy->replayed = calloc(1, sizeof *copy->replayed);
	copy->snapshots = malloc(session->n_snapshots * sizeof *copy->snapshots);
	copy->snapshot_room = session->n_snapshots;
	if (!copy->replayed || !copy->snapshots) {
		session_close(copy);
		return NULL;
	}
	memcpy(copy->snapshots, session->snapshots, session->n_snapshots * sizeof *copy->snapshots);
	return copy;
}

Session *
session_branch(const Session *session, size_t count)
{
	Session *branch = copy_but_events(session);

	if (!branch || !trail_copy_first(&branch->trail, &session->trail, count)) {
		session_close(branch);
		return NULL;
	}
	drop_snapshots(branch, count);
	go_to(branch, count);
	return branch;
}

Session *
session_other_line(const Session *session, size_t id)
{
	Session *other = copy_but_events(session);
	size_t shared = 0, most = session->trail.known;

	if (!other || !trail_copy(&other->trail, &session->trail) ||
	    !trail_turn_to(&other->trail, id)) {
		session_close(other);
		return NULL;
	}
	while (shared < most && shared < other->trail.known &&
	       trail_id(&other->trail, shared) == trail_id(&session->trail, shared))
		shared++;
	drop_snapshots(other, shared);
	lay_snapshots(other);
	go_to(other, other->trail.count);
	return other;
}

const char *
session_refusal(const Session *session)
{
	return session->refusal;
}

const Game *
session_game(const Session *session)
{
	return &session->at.game;
}

const Book *
session_book(const Session *session)
{
	return session->at.book;
}

Shelf *
session_shelf(const Session *session)
{
	return session->shelf;
}

const Setup *
session_setup(const Session *session)
{
	return &session->setup;
}

const char *
session_title(const Session *session)
{
	return session->title;
}

const char *
session_first_book(const Session *session)
{
	return session->first_book;
}

size_t
session_count(const Session *session)
{
	return session->trail.count;
}

size_t
session_redoable(const Session *session)
{
	return session->trail.known - session->trail.count;
}

size_t
session_id(const Session *session, size_t index)
{
	return trail_id(&session->trail, index);
}

size_t
session_others(const Session *session, size_t index, SessionOther *others, size_t max)
{
	size_t ids[SESSION_OTHERS_MAX];
	size_t room = max < SESSION_OTHERS_MAX ? max : SESSION_OTHERS_MAX;
	size_t n = trail_others(&session->trail, index, ids, room);

	for (size_t i = 0; i < n && i < room; i++)
		others[i] = (SessionOther){ .id = ids[i],
					    .event = trail_event_of(&session->trail, ids[i]),
					    .length = trail_behind(&session->trail, ids[i]) + 1 };
	return n;
}

const Event *
session_event(const Session *session, size_t index)
{
	return trail_event(&session->trail, index);
}

size_t
session_line(const Session *session, size_t index, char *text, size_t size)
{
	return event_print(trail_event(&session->trail, index), text, size);
}

bool
session_note(Session *session, const char *text)
{
	return trail_note(&session->trail, session->trail.count, text);
}

const char *
session_note_at(const Session *session, size_t count)
{
	return trail_note_at(&session->trail, count);
}

size_t
session_note_change(const Session *session, size_t count)
{
	return trail_note_change(&session->trail, count);
}

size_t
session_changes(const Session *session)
{
	return session->trail.changes;
}

const Book *
session_recall(const Session *session, size_t index, Game *before, Report *report, Game *after)
{
	SessionPlace place;
	Report brought;
	const Book *book;

	session_place(session, index, &place);
	book = place.book;
	if (before)
		*before = place.game;
	if (!report && !after)
		return book;
	session_step(session, &place, report ? report : &brought);
	if (after)
		*after = place.game;
	return book;
}

/* The notes behind the first `count` events as statements, a line each. */
static bool
write_notes(const Session *session, size_t count, char *text, size_t size, FILE *file)
{
	const char *note = session_note_at(session, count);
	Statement statement = { .kind = STATEMENT_NOTE };

	for (const char *end = note; note; note = *end ? end + 1 : NULL) {
		end = note + strcspn(note, "\n");
		snprintf(statement.text, sizeof statement.text, "%.*s", (int)(end - note), note);
		statement_print(&statement, text, size);
		if (fprintf(file, "%s\n", text) < 0)
			return false;
	}
	return true;
}

bool
session_write(const Session *session, FILE *file)
{
	size_t size = 64 * 1024;
	char *text = malloc(size);
	bool good;

	if (!text)
		return false;
	setup_print(&session->setup, session->title, session->first_book, text, size);
	good = fprintf(file, "%s\n", text) >= 0 && write_notes(session, 0, text, size, file);
	for (size_t i = 0; good && i < session->trail.count; i++) {
		session_line(session, i, text, size);
		good = fprintf(file, "%s\n", text) >= 0 &&
		       write_notes(session, i + 1, text, size, file);
	}
	free(text);
	return good && fflush(file) == 0 && !ferror(file);
}
