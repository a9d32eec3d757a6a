#include "src/varied.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/language/speech.h"
#include "src/say.h"
#include "src/text.h"

/* What an event comes to on a copy of the game. */
typedef struct Tried {
	Game game;
	Report report;
} Tried;

static Act
try_event(Tried *tried, const Game *before, const Book *book, const Event *event)
{
	Act none = { .kind = ACT_NONE };

	tried->game = *before;
	if (!game_play(&tried->game, book, event, &tried->report))
		return none;
	for (int i = 0; i < tried->report.n_verdicts; i++)
		if (tried->report.verdict[i].seat == event->seat)
			return tried->report.verdict[i].act;
	return none;
}

/* The place of the smallest chips of the first motion, -1 if there are none. */
static int
smallest_chips(const Event *event)
{
	int at = -1;

	for (int i = 0; i < event->n_chips; i++)
		if (event->motion[i] == 0 &&
		    (at < 0 || event->chips[i].value < event->chips[at].value))
			at = i;
	return at;
}

static bool
one_chip_more(const Game *before, Event *event)
{
	int at = smallest_chips(event);

	(void)before;
	if (event->kind != EV_THROW || at < 0)
		return false;
	event->chips[at].count++;
	return true;
}

static bool
one_chip_fewer(const Game *before, Event *event)
{
	int at = smallest_chips(event);

	(void)before;
	if (event->kind != EV_THROW || at < 0)
		return false;
	if (event->chips[at].count > 1) {
		event->chips[at].count--;
		return true;
	}
	if (event->n_chips < 2)
		return false;
	for (int i = at; i + 1 < event->n_chips; i++) {
		event->chips[i] = event->chips[i + 1];
		event->motion[i] = event->motion[i + 1];
	}
	event->n_chips--;
	return event->motion[0] == 0;
}

/* A small chip added to equal ones. */
static bool
small_chip_more(const Game *before, Event *event)
{
	const Denominations *in_use = &before->table.in_use;
	int at = smallest_chips(event);
	Chips small = before->table.last_raise / 2;

	if (event->kind != EV_THROW || at < 0 || event->n_chips == EVENT_CHIPS_MAX)
		return false;
	for (int i = 0; i < in_use->n; i++)
		if (in_use->value[i] <= small && in_use->value[i] < event->chips[at].value) {
			event->chips[event->n_chips] = (ChipCount){ in_use->value[i], 1 };
			event->motion[event->n_chips++] = 0;
			return event->n_motions <= 1;
		}
	return false;
}

static bool
said_first(Event *event, const char *words)
{
	if (event->kind != EV_THROW || event->order != ORDER_SILENT)
		return false;
	event->order = ORDER_WORDS_FIRST;
	snprintf(event->words, sizeof event->words, "%s", words);
	event->speech = speech_read(words);
	return true;
}

static bool
raise_said(const Game *before, Event *event)
{
	(void)before;
	return said_first(event, "raise");
}

static bool
call_said(const Game *before, Event *event)
{
	(void)before;
	return said_first(event, "call");
}

static bool
in_one_motion(const Game *before, Event *event)
{
	(void)before;
	if (event->kind != EV_THROW || event->n_motions < 2)
		return false;
	memset(event->motion, 0, sizeof event->motion);
	event->n_motions = 1;
	return true;
}

typedef bool Vary(const Game *before, Event *event);

static Vary *const WAYS[] = { in_one_motion,   one_chip_more, one_chip_fewer,
			      small_chip_more, raise_said,    call_said };

_Static_assert(sizeof WAYS / sizeof WAYS[0] <= VARIED_EVENTS_MAX, "each way has a place");

int
varied_events(const Game *before, const Event *event, Event varied[VARIED_EVENTS_MAX])
{
	int n = 0;

	for (size_t i = 0; i < sizeof WAYS / sizeof WAYS[0]; i++) {
		varied[n] = *event;
		n += WAYS[i](before, &varied[n]);
	}
	return n;
}

/* The clause that carries what the variation comes to. */
static const char *
carrier(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (!report->ruling[i].plain)
			return report->ruling[i].rule;
	return report->n_rulings ? report->ruling[0].rule : "";
}

static void
tell(const Tried *tried, const Event *event, Act act, char text[VARIED_TEXT])
{
	const Voice voice = { &tried->game.table, true };
	char line[VARIED_TEXT], said[SAY_MAX], verdict[SAY_MAX];

	event_print(event, line, sizeof line);
	line_say(&voice, line, said, sizeof said);
	act_say(&voice, &act, verdict, sizeof verdict);
	snprintf(text, VARIED_TEXT, "%.120s: %.80s (%s)", said, verdict, carrier(&tried->report));
}

int
varied_acts(const Game *before, const Book *book, const Event *event,
	    char text[VARIED_MAX][VARIED_TEXT])
{
	Tried *tried = malloc(sizeof *tried);
	Event other[VARIED_EVENTS_MAX];
	int others = varied_events(before, event, other), n = 0;
	Act was, now;

	if (!tried)
		return 0;
	was = try_event(tried, before, book, event);
	for (int i = 0; i < others && was.kind != ACT_NONE && n < VARIED_MAX; i++) {
		now = try_event(tried, before, book, &other[i]);
		if (now.kind != ACT_NONE && now.kind != was.kind)
			tell(tried, &other[i], now, text[n++]);
	}
	free(tried);
	return n;
}
