/* The table as sentences. */
#include "src/screen/plain.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "src/export/export.h"
#include "src/language/parse.h"
#include "src/screen/plain_log.h"
#include "src/text.h"
#include "src/transcript.h"

/* What telling an event needs, kept off the stack. */
typedef struct Plain {
	Screen *screen;
	FILE *out;
	Statement statement;
	Game before, after;
	Report report;
} Plain;

static void
tell_turn(Plain *plain)
{
	char text[256];

	if (turn_say(session_game(plain->screen->session), text, sizeof text))
		fprintf(plain->out, "  %s\n", text);
}

/* The events from `first` on, each with what came of it. */
static void
tell_events(Plain *plain, size_t first)
{
	const Session *session = plain->screen->session;

	for (size_t i = first; i < session_count(session); i++) {
		char line[4096];
		Played played = { .text = line,
				  .before = &plain->before,
				  .after = &plain->after,
				  .report = &plain->report };

		session_line(session, i, line, sizeof line);
		played.book =
			session_recall(session, i, &plain->before, &plain->report, &plain->after);
		transcript_event(plain->out, &played);
	}
}

/* The clauses that the last event brought, with their text. */
static void
tell_rules(Plain *plain)
{
	const Session *session = plain->screen->session;
	size_t count = session_count(session);
	const Book *book =
		count ? session_recall(session, count - 1, NULL, &plain->report, NULL) : NULL;

	if (!book || !plain->report.n_rulings) {
		fputs(_("No clause speaks of the last event.\n"), plain->out);
		return;
	}
	for (int i = 0; i < plain->report.n_rulings; i++) {
		const Clause *clause = book_clause(book, plain->report.ruling[i].rule);

		if (clause)
			fprintf(plain->out, "%s %s  %.*s\n%.*s\n", book->name, clause->id,
				(int)clause->title.length, clause->title.at,
				(int)clause->text.length, clause->text.at);
	}
}

static void
tell_help(Plain *plain)
{
	fputs(_("Type what somebody does: \"3 raises to 1100\", \"post\", \"deal\", \"flop\",\n"
		"\"dealer burns\", \"floor rules refund\", \"undo\". And besides:\n"
		"  table       who sits where, with how much\n"
		"  rule        the clauses that the last event brought\n"
		"  log [WORDS] all events so far with their numbers, or those that hold the words\n"
		"  back N      goes on after event N of the log; redo brings again what came then\n"
		"  write FILE  the session so far; the ending of the file says how\n"
		"  help        this; quit, or the end of the input, leaves\n"),
	      plain->out);
}

/* False if the file was not written. */
static bool
write_file(Plain *plain, const char *path)
{
	const Screen *screen = plain->screen;
	const Export source = {
		.session = screen->session,
		.view = { .role = screen->role, .seat = screen->seat, .faces = screen->faces }
	};
	char error[FILE_ERROR_MAX];

	if (!*path) {
		fputs(_("write takes the name of a file.\n"), plain->out);
		return false;
	}
	if (access(path, F_OK) == 0) {
		fprintf(plain->out, _("%s is there already.\n"), path);
		return false;
	}
	if (!session_save(&source, path, error)) {
		fprintf(plain->out, "%s\n", error);
		return false;
	}
	fprintf(plain->out, _("Written to %s.\n"), path);
	return true;
}

/* Plays a statement of the table language; false if it is none, or was refused. */
static bool
play_line(Plain *plain, const char *line, int number)
{
	Screen *screen = plain->screen;
	Names names;
	ParseContext context = { .line = number, .names = &names, .prompt = true };
	LanguageError error;
	size_t before = session_count(screen->session);

	screen_names(screen, &names);
	if (!parse_statement(line, strlen(line), &context, &plain->statement, &error)) {
		fprintf(plain->out, _("line %d, %s\n"), number, error.message);
		return false;
	}
	if (plain->statement.kind == STATEMENT_NOTE) {
		bool noted = screen_note(screen, plain->statement.text);

		fprintf(plain->out, "  %s\n", screen->says);
		screen->says[0] = '\0';
		return noted;
	}
	if (plain->statement.kind != STATEMENT_EVENT) {
		fprintf(plain->out,
			_("line %d: what somebody does was expected here; expectations "
			  "stand in scripts\n"),
			number);
		return false;
	}
	if (!screen_may_do(screen, &plain->statement.event) ||
	    !screen_event(screen, &plain->statement.event)) {
		fprintf(plain->out, _("line %d: refused: %s\n"), number, screen->says);
		return false;
	}
	if (plain->statement.event.kind == EV_UNDO)
		fputs(_("  taken back\n"), plain->out);
	tell_events(plain, before);
	if (*screen->says)
		fprintf(plain->out, "  %s\n", screen->says);
	tell_turn(plain);
	return true;
}

static bool
is_word(const char *line, const char *word)
{
	return !strcmp(line, word);
}

static bool
go_back(Plain *plain, const char *where)
{
	size_t from;

	if (!plain_back(plain->screen, where, plain->out, &from))
		return false;
	tell_events(plain, from);
	tell_turn(plain);
	return true;
}

/* False if the line could not be done. */
static bool
do_line(Plain *plain, const char *line, int number)
{
	const Session *session = plain->screen->session;

	if (!*line || *line == '#')
		return true;
	if (is_word(line, "help") || is_word(line, "?"))
		tell_help(plain);
	else if (is_word(line, "rule"))
		tell_rules(plain);
	else if (is_word(line, "table"))
		transcript_tail(plain->out, session_game(session));
	else if (is_word(line, "write") || !strncmp(line, "write ", 6))
		return write_file(plain, line + 5 + strspn(line + 5, " "));
	else if (is_word(line, "log") || !strncmp(line, "log ", 4))
		plain_log(plain->screen, line + 3 + strspn(line + 3, " "), plain->out);
	else if (is_word(line, "back") || !strncmp(line, "back ", 5))
		return go_back(plain, line + 4 + strspn(line + 4, " "));
	else
		return play_line(plain, line, number);
	return true;
}

/* Blanks and the line end taken off both ends. */
static char *
trim(char *line)
{
	size_t length;

	line += strspn(line, " \t");
	length = strlen(line);
	while (length && strchr(" \t\r\n", line[length - 1]))
		line[--length] = '\0';
	return line;
}

int
plain_run(Screen *screen, FILE *in, FILE *out, bool asks)
{
	Plain *plain = malloc(sizeof *plain);
	char *line = NULL;
	size_t size = 0;
	int faults = 0;

	if (!plain)
		return 1;
	plain->screen = screen;
	plain->out = out;
	transcript_head(out, session_title(screen->session), session_book(screen->session),
			session_game(screen->session));
	screen_robots(screen);
	tell_events(plain, 0);
	if (*screen->says)
		fprintf(out, "  %s\n", screen->says);
	tell_turn(plain);
	if (asks)
		tell_help(plain);
	for (int number = 1;; number++) {
		const char *said;

		if (asks)
			fputs("> ", out);
		fflush(out);
		if (getline(&line, &size, in) < 0)
			break;
		said = trim(line);
		if (is_word(said, "quit") || is_word(said, "q"))
			break;
		faults += !do_line(plain, said, number);
	}
	if (asks)
		putc('\n', out);
	fflush(out);
	free(line);
	free(plain);
	return faults;
}
