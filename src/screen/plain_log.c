#include "src/screen/plain_log.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "src/text.h"

/* How far in each kind of line stands. */
static const int INDENT[LOG_KIND_COUNT] = {
	[LOG_HAND] = 0, [LOG_STREET] = 1, [LOG_OTHER] = 2,  [LOG_ACT] = 2,  [LOG_SEEN] = 6,
	[LOG_WON] = 6,	[LOG_RULING] = 4, [LOG_EFFECT] = 8, [LOG_NOTE] = 4,
};

/* The number of the event stands before its own line, that of a line that was left behind an @. */
static void
tell_number(const LogLine *line, FILE *out)
{
	if (line->kind == LOG_OTHER)
		fprintf(out, "%*s@%-4zu ", 1, "", line->other);
	else if (line->kind <= LOG_ACT)
		fprintf(out, "%5zu  ", line->after);
	else
		fprintf(out, "%7s", "");
}

static void
tell_line(const LogLine *line, bool undone, FILE *out)
{
	bool mark_first = line->kind == LOG_RULING || line->kind == LOG_NOTE;

	tell_number(line, out);
	fprintf(out, "%*s", INDENT[line->kind], "");
	if (mark_first)
		fprintf(out, "%s  ", line->mark);
	fputs(line->text, out);
	for (int i = 0; i < line->n_cards; i++) {
		char card[CARD_TEXT];

		card_print(line->card[i], card);
		fprintf(out, " %s", card);
	}
	if (!mark_first && *line->mark)
		fprintf(out, "  (%s)", line->mark);
	fputs(undone && line->kind <= LOG_ACT ? _("  taken back\n") : "\n", out);
}

bool
plain_log(Screen *screen, const char *words, FILE *out)
{
	History *history = &screen->log.history;
	size_t count = session_count(screen->session);
	bool any = false;

	if (!history_update(history, screen->session))
		fputs(_("There is no memory for all of the log.\n"), out);
	for (size_t i = 0; i < history->n; i++) {
		const LogLine *line = &history->lines[i];

		if (*words && !log_line_holds(line, words))
			continue;
		tell_line(line, line->event >= count, out);
		any = true;
	}
	if (!any)
		fputs(*words ? _("Nothing in the log holds that.\n")
			     : _("Nothing was played yet.\n"),
		      out);
	return any;
}

/* True if the log tells of a line that was left with that id. */
static bool
was_left(const History *history, size_t id)
{
	for (size_t i = 0; i < history->n; i++)
		if (history->lines[i].kind == LOG_OTHER && history->lines[i].other == id)
			return true;
	return false;
}

bool
plain_back(Screen *screen, const char *where, FILE *out, size_t *from)
{
	size_t known = session_count(screen->session) + session_redoable(screen->session);
	bool other = *where == '@';
	const char *digits = where + other;
	char *end;
	unsigned long long number = strtoull(digits, &end, 10);
	Session *line = NULL;
	bool good = isdigit((unsigned char)*digits) && !*end;

	if (good && other)
		good = history_update(&screen->log.history, screen->session) &&
		       was_left(&screen->log.history, (size_t)number) &&
		       (line = session_other_line(screen->session, (size_t)number)) != NULL;
	else
		good = good && number <= known;
	if (!good) {
		fputs(_("back takes a number of the log: of an event, or of a line with its @.\n"),
		      out);
		return false;
	}
	*from = line ? session_count(line) : (size_t)number;
	screen_look(screen, line, *from);
	good = screen_go_on(screen);
	screen_look_away(screen);
	/* The screen names a key; here it is a word that brings again what came then. */
	if (good && !other && session_redoable(screen->session))
		fprintf(out, _("  On from here; redo brings back what came then.\n"));
	else
		fprintf(out, "  %s\n", screen->says);
	screen->says[0] = '\0';
	return good;
}
