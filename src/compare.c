#include "src/compare.h"

#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/say.h"
#include "src/session.h"
#include "src/text.h"

/* One book's side of the comparison. */
typedef struct Side {
	const char *name;
	Session *session;
	Report report;
	bool refused;
} Side;

/* What an event came to for a table: acts, chips and hands, whatever clause says so. */
static bool
same_outcome(const Side *a, const Side *b)
{
	const Report *x = &a->report, *y = &b->report;
	const Ruling *p = report_choice(x), *q = report_choice(y);

	if (a->refused != b->refused || x->n_verdicts != y->n_verdicts || !p != !q)
		return false;
	if (report_is_irregular(x) != report_is_irregular(y))
		return false;
	for (int i = 0; i < x->n_verdicts; i++)
		if (x->verdict[i].seat != y->verdict[i].seat ||
		    x->verdict[i].act.kind != y->verdict[i].act.kind ||
		    x->verdict[i].act.total != y->verdict[i].act.total)
			return false;
	return memcmp(x->returned, y->returned, sizeof x->returned) == 0 &&
	       session_game(a->session)->table.misdeal == session_game(b->session)->table.misdeal &&
	       session_game(a->session)->table.voided == session_game(b->session)->table.voided;
}

/* A book's clauses and what they do, in one line. */
static void
print_side(FILE *file, const Side *side)
{
	const Voice voice = { &session_game(side->session)->table, true };
	bool any = false;

	fprintf(file, "    %-12s", side->name);
	if (side->refused) {
		fprintf(file, _(" refused: %s\n"), session_refusal(side->session));
		return;
	}
	for (int i = 0; i < side->report.n_rulings; i++) {
		const Ruling *ruling = &side->report.ruling[i];
		char text[SAY_MAX];

		if (ruling->plain && report_is_irregular(&side->report))
			continue;
		fprintf(file, "%s %s", any ? ";" : "", ruling->rule);
		any = true;
		for (int k = 0; k < ruling->n_effects; k++) {
			effect_say(&voice, &ruling->effect[k], text, sizeof text);
			fprintf(file, "%s %s", k ? "," : "", text);
		}
		for (int k = 0; k < ruling->n_choices; k++) {
			option_say(&voice, &ruling->choice[k], text, sizeof text);
			fprintf(file, "%s %s", k ? _(" or") : _(" - the floor:"), text);
		}
	}
	fputs(any ? "\n" : _(" nothing to rule on\n"), file);
}

static void
print_event(FILE *file, const Statement *statement, const Session *session)
{
	const Voice voice = { &session_game(session)->table, true };
	char line[4096], said[4096];

	event_print(&statement->event, line, sizeof line);
	line_say(&voice, line, said, sizeof said);
	fprintf(file, "%d: %s\n", statement->line, said);
}

/* Plays one event on every side; true if all come to the same. */
static bool
play_on_all(Side *sides, int n, const Event *event)
{
	bool same = true;

	for (int i = 0; i < n; i++) {
		sides[i].refused = !session_play(sides[i].session, event, &sides[i].report);
		if (i && !same_outcome(&sides[0], &sides[i]))
			same = false;
	}
	return same;
}

static bool
open_sides(Side *sides, int n, const Script *script, Shelf *shelf, const char *const *books,
	   char error[SHELF_ERROR_MAX])
{
	for (int i = 0; i < n; i++) {
		sides[i].name = books[i];
		sides[i].session =
			session_open(&script->setup, script->title, books[i], shelf, error);
		if (!sides[i].session)
			return false;
	}
	return true;
}

bool
compare_books(FILE *file, const Script *script, Shelf *shelf, const char *const *books, int n,
	      char error[SHELF_ERROR_MAX])
{
	Side *sides = calloc(COMPARE_MAX, sizeof *sides);
	int differing = 0, events = 0;
	bool good;

	snprintf(error, SHELF_ERROR_MAX, "%s", _("There is no memory left."));
	good = sides && open_sides(sides, n, script, shelf, books, error);
	for (size_t i = 0; good && i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind != STATEMENT_EVENT || statement->event.kind == EV_BOOK)
			continue;
		events++;
		if (play_on_all(sides, n, &statement->event))
			continue;
		differing++;
		print_event(file, statement, sides[0].session);
		for (int k = 0; k < n; k++)
			print_side(file, &sides[k]);
	}
	if (good)
		fprintf(file, _("%d of %d events come to something else\n"), differing, events);
	for (int i = 0; sides && i < n; i++)
		session_close(sides[i].session);
	free(sides);
	return good;
}
