#include "src/session.h"

#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/text.h"

enum {
	SNAPSHOT_EVERY = 32 /* events between two kept copies of the game */
};

/* A copy of the game after `count` events, and the book in force then. */
typedef struct Snapshot {
	size_t count;
	Game game;
	const Book *book;
} Snapshot;

struct Session {
	Shelf *shelf;
	Setup setup;
	char title[SESSION_TITLE_MAX];
	char first_book[BOOK_ID_MAX * 8];
	Game game;
	const Book *book;
	Event *events;
	size_t count; /* events in force */
	size_t known; /* events kept: those in force, then those that can be redone */
	size_t room;
	Snapshot *snapshots;
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

/* Puts a copy of the game as it is on the pile of snapshots. */
static bool
keep_snapshot(Session *session)
{
	Snapshot *larger;

	if (session->n_snapshots == session->snapshot_room) {
		size_t room = session->snapshot_room ? session->snapshot_room * 2 : 8;

		larger = realloc(session->snapshots, room * sizeof *larger);
		if (!larger)
			return false;
		session->snapshots = larger;
		session->snapshot_room = room;
	}
	session->snapshots[session->n_snapshots].count = session->count;
	session->snapshots[session->n_snapshots].game = session->game;
	session->snapshots[session->n_snapshots].book = session->book;
	session->n_snapshots++;
	return true;
}

Session *
session_open(const Setup *setup, const char *title, const char *book, Shelf *shelf,
	     char error[SESSION_ERROR_MAX])
{
	Session *session = calloc(1, sizeof *session);
	SetupFault fault;
	int seat;

	if (!session) {
		snprintf(error, SESSION_ERROR_MAX, "%s", _("There is no memory left."));
		return NULL;
	}
	session->shelf = shelf;
	session->setup = *setup;
	snprintf(session->title, sizeof session->title, "%s", title ? title : "");
	snprintf(session->first_book, sizeof session->first_book, "%s",
		 book && *book ? book : "tournament");
	session->book = shelf_find(shelf, session->first_book, error);
	if (!session->book) {
		session_close(session);
		return NULL;
	}
	if (!game_start(&session->game, setup, &fault, &seat)) {
		if (seat)
			snprintf(error, SESSION_ERROR_MAX, _("seat %d: %s"), seat, FAULTS[fault]);
		else
			snprintf(error, SESSION_ERROR_MAX, "%s", FAULTS[fault]);
		session_close(session);
		return NULL;
	}
	if (!keep_snapshot(session)) {
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
	free(session->events);
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

/* The game after the first `count` events, from the nearest snapshot. */
static void
rebuild(const Session *session, size_t count, Game *game, const Book **book)
{
	size_t k = session->n_snapshots;
	Report report;

	while (k > 1 && session->snapshots[k - 1].count > count)
		k--;
	*game = session->snapshots[k - 1].game;
	*book = session->snapshots[k - 1].book;
	for (size_t i = session->snapshots[k - 1].count; i < count; i++)
		step(session, game, book, &session->events[i], &report);
}

static void
go_to(Session *session, size_t count)
{
	rebuild(session, count, &session->game, &session->book);
	session->count = count;
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
		if (n > session->count)
			return refuse(session, report,
				      _("there are not so many events to take back"));
		go_to(session, session->count - n);
		return true;
	}
	if (n > session->known - session->count)
		return refuse(session, report, _("there are not so many events to bring again"));
	go_to(session, session->count + n);
	return true;
}

/* Appends the event to those in force; what could be redone is gone. */
static bool
append(Session *session, const Event *event)
{
	if (session->count == session->room) {
		size_t room = session->room ? session->room * 2 : 64;
		Event *larger = realloc(session->events, room * sizeof *larger);

		if (!larger)
			return false;
		session->events = larger;
		session->room = room;
	}
	session->events[session->count++] = *event;
	session->known = session->count;
	while (session->n_snapshots > 1 &&
	       session->snapshots[session->n_snapshots - 1].count >= session->count)
		session->n_snapshots--;
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
	if (!step(session, &session->game, &session->book, event, report)) {
		snprintf(session->refusal, sizeof session->refusal, "%s",
			 refusal_text(report->refusal));
		return false;
	}
	if (!append(session, event)) {
		go_to(session, session->count);
		return refuse(session, report, _("There is no memory left."));
	}
	if (session->count - session->snapshots[session->n_snapshots - 1].count >= SNAPSHOT_EVERY)
		keep_snapshot(session);
	return true;
}

Session *
session_branch(const Session *session, size_t count)
{
	Session *branch = calloc(1, sizeof *branch);

	if (!branch)
		return NULL;
	*branch = *session;
	branch->events = malloc((count + 1) * sizeof *branch->events);
	branch->snapshots = malloc(session->n_snapshots * sizeof *branch->snapshots);
	if (!branch->events || !branch->snapshots) {
		session_close(branch);
		return NULL;
	}
	if (count)
		memcpy(branch->events, session->events, count * sizeof *branch->events);
	memcpy(branch->snapshots, session->snapshots,
	       session->n_snapshots * sizeof *branch->snapshots);
	branch->snapshot_room = session->n_snapshots;
	while (branch->n_snapshots > 1 && branch->snapshots[branch->n_snapshots - 1].count > count)
		branch->n_snapshots--;
	branch->room = count + 1;
	branch->count = branch->known = count;
	go_to(branch, count);
	return branch;
}

const char *
session_refusal(const Session *session)
{
	return session->refusal;
}

const Game *
session_game(const Session *session)
{
	return &session->game;
}

const Book *
session_book(const Session *session)
{
	return session->book;
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
	return session->count;
}

size_t
session_redoable(const Session *session)
{
	return session->known - session->count;
}

const Event *
session_event(const Session *session, size_t index)
{
	return &session->events[index];
}

size_t
session_line(const Session *session, size_t index, char *text, size_t size)
{
	return event_print(&session->events[index], text, size);
}

const Book *
session_recall(const Session *session, size_t index, Game *before, Report *report, Game *after)
{
	Game game;
	Report brought;
	const Book *book, *then;

	rebuild(session, index, &game, &book);
	if (before)
		*before = game;
	if (!report && !after)
		return book;
	then = book;
	step(session, &game, &then, &session->events[index], &brought);
	if (report)
		*report = brought;
	if (after)
		*after = game;
	return book;
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
	good = fprintf(file, "%s\n", text) >= 0;
	for (size_t i = 0; good && i < session->count; i++) {
		session_line(session, i, text, size);
		good = fprintf(file, "%s\n", text) >= 0;
	}
	free(text);
	return good && fflush(file) == 0 && !ferror(file);
}
