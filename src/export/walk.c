#include "src/export/walk.h"

#include <stdlib.h>
#include <string.h>

#include "src/say.h"
#include "src/seen.h"
#include "src/text.h"

/* The id of the event that the moment lies behind. */
static size_t
id_before(const Walk *walk)
{
	size_t count = walk->place.index;

	return count ? session_id(walk->source->session, count - 1) : MARK_AT_START;
}

static bool
is_remark(StatementKind kind)
{
	return kind == STATEMENT_NOTE || kind == STATEMENT_ASK || kind == STATEMENT_HINT;
}

static bool
remark_of_script(const Walk *walk, Remark *remark)
{
	const Marks *marks = walk->source->marks;
	size_t id = id_before(walk);

	for (size_t i = marks_find(marks, remark->next, id); i < marks->n;
	     i = marks_find(marks, i + 1, id)) {
		const Statement *statement = marks->mark[i].statement;

		if (!is_remark(statement->kind))
			continue;
		*remark = (Remark){ statement->kind, statement->text, strlen(statement->text),
				    i + 1 };
		return true;
	}
	return false;
}

/* The notes of a session are lines of one text. */
static bool
remark_of_session(const Walk *walk, Remark *remark)
{
	const char *notes = session_note_at(walk->source->session, walk->place.index);
	size_t length;

	if (!notes || remark->next > strlen(notes))
		return false;
	notes += remark->next;
	length = strcspn(notes, "\n");
	*remark = (Remark){ STATEMENT_NOTE, notes, length, remark->next + length + 1 };
	return true;
}

bool
walk_remark(const Walk *walk, Remark *remark)
{
	return walk->source->marks ? remark_of_script(walk, remark)
				   : remark_of_session(walk, remark);
}

const Ruling *
walk_ruling(const Walk *walk)
{
	for (int i = 0; walk->event && i < walk->report.n_rulings; i++)
		if (!walk->report.ruling[i].plain)
			return &walk->report.ruling[i];
	return NULL;
}

static bool
is_asked(const Walk *walk)
{
	Remark remark = { 0 };

	while (walk_remark(walk, &remark))
		if (remark.kind == STATEMENT_ASK)
			return true;
	return false;
}

static unsigned
why_worth(const Walk *walk)
{
	const Table *was = &walk->before.table, *is = &walk->place.game.table;
	Remark remark = { 0 };
	unsigned why = 0;

	if (walk_remark(walk, &remark))
		why |= MOMENT_NOTED;
	if (walk_ruling(walk))
		why |= MOMENT_RULED;
	if (walk->event && ((is->dealt && !was->dealt) || is->board.n > was->board.n ||
			    (is->street == STREET_OVER && was->street != STREET_OVER)))
		why |= MOMENT_STREET;
	if (walk->place.index == session_count(walk->source->session))
		why |= MOMENT_LAST;
	return why;
}

Walk *
walk_open(const Export *source)
{
	Walk *walk = calloc(1, sizeof *walk);

	if (!walk)
		return NULL;
	walk->source = source;
	session_place(source->session, 0, &walk->place);
	walk->played = (Played){ .text = walk->line,
				 .book = walk->place.book,
				 .before = &walk->before,
				 .after = &walk->place.game,
				 .report = &walk->report };
	walk->before = walk->place.game;
	walk->why = why_worth(walk);
	return walk;
}

void
walk_close(Walk *walk)
{
	free(walk);
}

bool
walk_next(Walk *walk)
{
	const Session *session = walk->source->session;
	bool asked = is_asked(walk);

	if (walk->place.index >= session_count(session))
		return false;
	walk->before = walk->place.game;
	walk->played.book = walk->place.book;
	walk->event = session_event(session, walk->place.index);
	session_line(session, walk->place.index, walk->line, sizeof walk->line);
	session_step(session, &walk->place, &walk->report);
	walk->why = why_worth(walk) | (asked ? MOMENT_ASKED : 0U);
	return true;
}

void
walk_say(const Walk *walk, bool verdict, char *text, size_t size)
{
	const Voice voice = { &walk->place.game.table, true };
	char act[SAY_MAX];
	size_t used = line_say(&voice, walk->line, text, size);

	if (verdict && walk->event && seen_verdict(&walk->played, act, sizeof act) && used < size)
		snprintf(text + used, size - used, ": %s", act);
}

const char *
walk_street(const Walk *walk)
{
	static const char *const STREETS[] = {
		[STREET_PREFLOP] = _("Preflop"),   [STREET_FLOP] = _("Flop"),
		[STREET_TURN] = _("Turn"),	   [STREET_RIVER] = _("River"),
		[STREET_SHOWDOWN] = _("Showdown"), [STREET_OVER] = _("The hand is over"),
	};
	const Table *table = &walk->place.game.table;

	if (table->misdeal)
		return _("Misdeal");
	if (table->voided)
		return _("Void hand");
	if (!table->dealing)
		return _("Before the deal");
	return STREETS[table->street];
}
