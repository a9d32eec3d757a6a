#include "src/export/marks.h"

#include <stdlib.h>

static size_t
last_id(const Session *session)
{
	size_t count = session_count(session);

	return count ? session_id(session, count - 1) : MARK_AT_START;
}

/* True if what is expected behind the event is expected of an event that the session keeps. */
static bool
is_kept(const Event *event)
{
	return event->kind != EV_UNDO && event->kind != EV_REDO;
}

bool
marks_play(Marks *marks, const Script *script, Session *session, MarksRefused *refused,
	   void *context)
{
	Report *report = malloc(sizeof *report);
	bool expects = true;

	marks->n = 0;
	marks->mark = calloc(script->n + 1, sizeof *marks->mark);
	if (!report || !marks->mark) {
		free(report);
		return false;
	}
	for (size_t i = 0; i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind == STATEMENT_EVENT) {
			bool happened = session_play(session, &statement->event, report);

			if (!happened)
				refused(context, statement->line, session_refusal(session));
			expects = happened && is_kept(&statement->event);
		} else if (statement->kind != STATEMENT_EXPECT || expects) {
			marks->mark[marks->n++] = (Mark){ last_id(session), statement };
		}
	}
	free(report);
	return true;
}

void
marks_drop_expectations(Marks *marks)
{
	size_t kept = 0;

	for (size_t i = 0; i < marks->n; i++)
		if (marks->mark[i].statement->kind != STATEMENT_EXPECT)
			marks->mark[kept++] = marks->mark[i];
	marks->n = kept;
}

void
marks_close(Marks *marks)
{
	free(marks->mark);
	*marks = (Marks){ 0 };
}

size_t
marks_find(const Marks *marks, size_t from, size_t behind)
{
	while (from < marks->n && marks->mark[from].behind != behind)
		from++;
	return from;
}
