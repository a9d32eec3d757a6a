#include "src/screen/history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/seen.h"
#include "src/text.h"

/* One event while it is told. */
typedef struct Telling {
	History *history;
	const Session *session;
	size_t index;
	Game before;
	Report report;
	Played played;
	char text[1024]; /* the event as the language has it */
	Seen seen[SEEN_MAX];
	int n_seen;
	bool good;     /* there was memory for every line so far */
	LogLine scrap; /* takes what there was none for */
} Telling;

void
history_open(History *history)
{
	*history = (History){ 0 };
}

void
history_close(History *history)
{
	free(history->lines);
	free(history->told);
	free(history->place);
	history_open(history);
}

/* A new line of the event; a scrap that nobody sees if there is no memory. */
static LogLine *
add_line(Telling *telling, LogKind kind)
{
	History *history = telling->history;
	LogLine *line = &telling->scrap;

	if (history->n == history->room) {
		size_t room = history->room ? history->room * 2 : 64;
		LogLine *larger = realloc(history->lines, room * sizeof *larger);

		if (larger) {
			history->lines = larger;
			history->room = room;
		}
	}
	if (history->n < history->room)
		line = &history->lines[history->n++];
	else
		telling->good = false;
	*line = (LogLine){ .kind = kind, .event = telling->index, .after = telling->index + 1 };
	return line;
}

/* Appends words behind a separator, cut to what there is room for. */
static void
join(char *text, size_t size, const char *separator, const char *more)
{
	size_t used = strlen(text);

	snprintf(text + used, size - used, "%s%s", used ? separator : "", more);
}

static void
set_cards(LogLine *line, const Seen *seen)
{
	for (int i = 0; i < seen->n_cards && i < LOG_CARDS_MAX; i++)
		line->card[line->n_cards++] = seen->card[i];
}

/* The one fact of that kind that was seen, or NULL. */
static const Seen *
saw(const Telling *telling, SeenKind kind)
{
	for (int i = 0; i < telling->n_seen; i++)
		if (telling->seen[i].kind == kind)
			return &telling->seen[i];
	return NULL;
}

/* "Hand 2", with the button and the blinds. */
static LogLine *
tell_hand(Telling *telling, const Game *game, const char *format)
{
	const Table *t = &game->table;
	const Voice voice = { t, true };
	LogLine *line = add_line(telling, LOG_HAND);
	char who[SAY_MAX], small[SAY_AMOUNT_MAX], big[SAY_AMOUNT_MAX];

	snprintf(line->text, LOG_TEXT, format, t->hand_no);
	seat_say(&voice, t->button, who, sizeof who);
	amount_say(&voice, t->small_blind, small, sizeof small);
	amount_say(&voice, t->big_blind, big, sizeof big);
	snprintf(line->mark, LOG_MARK, _("%.20s/%.20s, button %.40s"), small, big, who);
	return line;
}

/* The heading of a street: its cards and the pot. */
static void
tell_street(Telling *telling, const char *name)
{
	const Seen *board = saw(telling, SEEN_BOARD), *pots = saw(telling, SEEN_POTS);
	LogLine *line = add_line(telling, LOG_STREET);

	snprintf(line->text, LOG_TEXT, "%s", name);
	if (board)
		set_cards(line, board);
	if (pots)
		snprintf(line->mark, LOG_MARK, "%.60s", pots->text);
}

/*
 * A heading, where a hand or a street begins. True if it says all that the event's own words would.
 */
static bool
tell_heading(Telling *telling)
{
	static const char *const STREETS[] = {
		[STREET_PREFLOP] = "",	     [STREET_FLOP] = _("Flop"), [STREET_TURN] = _("Turn"),
		[STREET_RIVER] = _("River"), [STREET_SHOWDOWN] = "",	[STREET_OVER] = "",
	};
	const Table *before = &telling->before.table, *after = &telling->played.after->table;
	EventKind kind = session_event(telling->session, telling->index)->kind;

	if (before->hand_no != after->hand_no || kind == EV_REDEAL) {
		tell_hand(telling, telling->played.after,
			  kind == EV_REDEAL ? _("Hand %d, dealt again") : _("Hand %d"));
		return kind == EV_NEXT_HAND || kind == EV_REDEAL;
	}
	if (kind == EV_SHOWDOWN) {
		tell_street(telling, _("Showdown"));
		return true;
	}
	if (before->street == after->street || !*STREETS[after->street] ||
	    !saw(telling, SEEN_BOARD))
		return false;
	tell_street(telling, STREETS[after->street]);
	return kind == EV_FLOP || kind == EV_TURN || kind == EV_RIVER;
}

/* Lines that were left here, because something else was played. */
static void
tell_others(Telling *telling)
{
	SessionOther others[SESSION_OTHERS_MAX];
	size_t n = session_others(telling->session, telling->index, others, SESSION_OTHERS_MAX);
	const Voice voice = { &telling->before.table, true };

	for (size_t i = 0; i < n && i < SESSION_OTHERS_MAX; i++) {
		LogLine *line = add_line(telling, LOG_OTHER);
		char text[1024], said[1024];

		event_print(others[i].event, text, sizeof text);
		line_say(&voice, text, said, sizeof said);
		snprintf(line->text, LOG_TEXT, _("another line: %.230s"), said);
		snprintf(line->mark, LOG_MARK,
			 others[i].length == 1 ? _("%zu event") : _("%zu events"),
			 others[i].length);
		line->after = telling->index;
		line->other = others[i].id;
	}
}

/* True if a plain clause has more to tell than the verdict. */
static bool
tells_more(const Ruling *ruling)
{
	for (int i = 0; i < ruling->n_effects; i++)
		if (!seen_repeats(&ruling->effect[i]))
			return true;
	return false;
}

/* True if the words of a bet or raise were its verdict to the chip. */
static bool
is_clean(const Telling *telling)
{
	const Event *event = session_event(telling->session, telling->index);
	const Act *act = &telling->report.verdict[0].act;

	return (event->kind == EV_BET || event->kind == EV_RAISE_TO) && !act->all_in &&
	       act->kind == (event->kind == EV_BET ? ACT_BET : ACT_RAISE) &&
	       act->total == event->amount;
}

/* What the event was held to be, behind its words: "3 Carla calls 1,000". */
static void
tell_verdict(const Telling *telling, const Voice *voice, LogLine *line)
{
	const Act *act = &telling->report.verdict[0].act;
	bool call = session_event(telling->session, telling->index)->kind == EV_CALL &&
		    act->kind == ACT_CALL && !act->all_in;
	char verdict[SAY_MAX];

	if (!seen_verdict(&telling->played, verdict, sizeof verdict) || is_clean(telling))
		return;
	if (call)
		amount_say(voice, act->total, verdict, sizeof verdict);
	join(line->text, LOG_TEXT, call ? " " : ": ", verdict);
}

/* The event in words, what it was held to be, and the clauses that only say so. */
static void
tell_act(Telling *telling)
{
	const Voice voice = { &telling->played.after->table, true };
	const Report *report = &telling->report;
	LogLine *line = add_line(telling, LOG_ACT);
	char said[1024];

	line_say(&voice, telling->text, said, sizeof said);
	snprintf(line->text, LOG_TEXT, "%.*s", LOG_TEXT - 1, said);
	tell_verdict(telling, &voice, line);
	for (int i = 0; i < report->n_rulings; i++)
		if (report->ruling[i].plain && !tells_more(&report->ruling[i]))
			join(line->mark, LOG_MARK, " ", report->ruling[i].rule);
}

/* What could be seen, but what a heading told; blinds and antes stand in one line. */
static void
tell_seen(Telling *telling, bool headed)
{
	LogLine *posted = NULL;

	for (int i = 0; i < telling->n_seen; i++) {
		const Seen *seen = &telling->seen[i];
		LogLine *line;

		if (headed && (seen->kind == SEEN_BOARD || seen->kind == SEEN_POTS))
			continue;
		if (seen->kind == SEEN_POSTED && posted) {
			join(posted->text, LOG_TEXT, ", ", seen->text);
			continue;
		}
		line = add_line(telling, seen->kind == SEEN_WON ? LOG_WON : LOG_SEEN);
		snprintf(line->text, LOG_TEXT, "%s", seen->text);
		set_cards(line, seen);
		if (seen->kind == SEEN_POSTED)
			posted = line;
	}
}

/* The effects in one line; those that the act's line tells already only where there are no others. */
static void
join_effects(const Voice *voice, const Ruling *ruling, LogLine *line)
{
	bool more = tells_more(ruling);
	char effect[SAY_MAX];

	for (int i = 0; i < ruling->n_effects; i++) {
		if (more && seen_repeats(&ruling->effect[i]))
			continue;
		effect_say(voice, &ruling->effect[i], effect, sizeof effect);
		join(line->text, LOG_TEXT, "; ", effect);
	}
}

static void
join_choices(const Voice *voice, const Ruling *ruling, LogLine *line)
{
	char option[SAY_MAX];

	for (int i = 0; i < ruling->n_choices; i++) {
		option_say(voice, &ruling->choice[i], option, sizeof option);
		join(line->text, LOG_TEXT, i ? _(" or ") : "", option);
		if (i == ruling->chosen)
			join(line->text, LOG_TEXT, "", _(" (in force)"));
	}
}

static void
tell_ruling(Telling *telling, const Ruling *ruling)
{
	const Voice voice = { &telling->played.after->table, true };
	const Clause *clause = book_clause(telling->played.book, ruling->rule);
	LogLine *line = add_line(telling, LOG_RULING);

	snprintf(line->mark, LOG_MARK, "%s", ruling->rule);
	if (clause)
		snprintf(line->text, LOG_TEXT, "%.*s", (int)clause->title.length, clause->title.at);
	if (ruling->n_effects)
		join_effects(&voice, ruling, add_line(telling, LOG_EFFECT));
	if (ruling->n_choices) {
		line = add_line(telling, LOG_EFFECT);
		snprintf(line->text, LOG_TEXT, "%s", _("the floor decides: "));
		join_choices(&voice, ruling, line);
	}
}

/* What was ruled, and what a plain clause brought besides the verdict. */
static void
tell_rulings(Telling *telling)
{
	const Voice voice = { &telling->played.after->table, true };

	for (int i = 0; i < telling->report.n_rulings; i++) {
		const Ruling *ruling = &telling->report.ruling[i];
		LogLine *line;

		if (!ruling->plain) {
			tell_ruling(telling, ruling);
		} else if (tells_more(ruling)) {
			line = add_line(telling, LOG_SEEN);
			join_effects(&voice, ruling, line);
			snprintf(line->mark, LOG_MARK, "%s", ruling->rule);
		}
	}
}

/* What is written down behind the first `count` events. */
static void
tell_notes(Telling *telling, size_t count)
{
	const char *note = session_note_at(telling->session, count);

	for (const char *end = note; note; note = *end ? end + 1 : NULL) {
		LogLine *line = add_line(telling, LOG_NOTE);

		end = note + strcspn(note, "\n");
		snprintf(line->text, LOG_TEXT, "%.*s", (int)(end - note), note);
		snprintf(line->mark, LOG_MARK, "%s", _("note"));
		line->after = count;
	}
}

/* The latest change of the notes that are told with an event. */
static size_t
notes_of(const Session *session, size_t index)
{
	size_t change = session_note_change(session, index + 1);
	size_t start = index ? 0 : session_note_change(session, 0);

	return change > start ? change : start;
}

/* Plays the event again and tells it. */
static void
tell_event(Telling *telling)
{
	SessionPlace *place = telling->history->place;
	const Book *book = place->book;
	bool headed, whole;
	size_t before;

	telling->index = place->index;
	telling->before = place->game;
	if (telling->index == 0) {
		tell_hand(telling, &place->game, _("Hand %d"))->after = 0;
		tell_notes(telling, 0);
	}
	session_line(telling->session, telling->index, telling->text, sizeof telling->text);
	session_step(telling->session, place, &telling->report);
	telling->played = (Played){ .text = telling->text,
				    .book = book,
				    .before = &telling->before,
				    .after = &place->game,
				    .report = &telling->report };
	telling->n_seen = seen_list(&telling->played, telling->seen);
	tell_others(telling);
	before = telling->history->n;
	whole = tell_heading(telling);
	headed = telling->history->n > before;
	if (!whole)
		tell_act(telling);
	tell_seen(telling, headed);
	tell_rulings(telling);
	tell_notes(telling, telling->index + 1);
}

/* How many events are still as they were told. */
static size_t
still_true(const History *history, const Session *session)
{
	size_t known = session_count(session) + session_redoable(session), i = 0;

	while (i < history->n_told && i < known && history->told[i].id == session_id(session, i) &&
	       history->told[i].others == session_others(session, i, NULL, 0) &&
	       history->told[i].noted == notes_of(session, i))
		i++;
	return i;
}

static void
cut(History *history, const Session *session, size_t n_told)
{
	if (n_told < history->n_told || history->place->index != n_told)
		session_place(session, n_told, history->place);
	history->n_told = n_told;
	history->n = n_told ? history->told[n_told - 1].end : 0;
}

static bool
room_to_tell(History *history, size_t n)
{
	Told *larger;
	size_t room = history->told_room ? history->told_room : 64;

	if (n <= history->told_room)
		return true;
	while (room < n)
		room *= 2;
	larger = realloc(history->told, room * sizeof *larger);
	if (!larger)
		return false;
	history->told = larger;
	history->told_room = room;
	return true;
}

bool
history_update(History *history, const Session *session)
{
	size_t known = session_count(session) + session_redoable(session);
	Telling *telling;
	size_t good;

	if (history->session == session && history->changes == session_changes(session) &&
	    history->n_told == known)
		return true;
	good = still_true(history, session);
	telling = malloc(sizeof *telling);
	if (!history->place) {
		history->place = malloc(sizeof *history->place);
		if (history->place)
			session_place(session, 0, history->place);
	}
	if (!telling || !history->place || !room_to_tell(history, known)) {
		free(telling);
		return false;
	}
	telling->history = history;
	telling->session = session;
	telling->good = true;
	cut(history, session, good);
	while (telling->good && history->n_told < known) {
		Told *told = &history->told[history->n_told];

		tell_event(telling);
		told->id = session_id(session, history->n_told);
		told->others = session_others(session, history->n_told, NULL, 0);
		told->noted = notes_of(session, history->n_told);
		told->end = history->n;
		history->n_told += telling->good;
	}
	free(telling);
	history->session = session;
	history->changes = session_changes(session);
	return history->n_told == known;
}

size_t
history_line(const History *history, size_t after)
{
	size_t i;

	if (!history->n || after == 0)
		return 0;
	if (after > history->n_told)
		return history->n - 1;
	i = after > 1 ? history->told[after - 2].end : 0;
	while (i + 1 < history->told[after - 1].end && history->lines[i].after != after)
		i++;
	return i;
}
