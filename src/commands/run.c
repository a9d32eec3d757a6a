/* Plays a script without a terminal; the transcript goes to standard output. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/compare.h"
#include "src/complain.h"
#include "src/file.h"
#include "src/json.h"
#include "src/language/print.h"
#include "src/language/script.h"
#include "src/script_file.h"
#include "src/session.h"
#include "src/text.h"
#include "src/transcript.h"

enum { ROW_JSON, ROW_BOOK, ROW_COMPARE };

/* What telling an event needs, kept off the stack. */
typedef struct Telling {
	Game before;
	Report report;
} Telling;

/* Plays the events and tells each; false if one was refused. */
static bool
tell_all(const char *path, const Script *script, Session *session, bool json)
{
	Telling *telling = malloc(sizeof *telling);
	bool good = telling != NULL;

	for (size_t i = 0; telling && i < script->n; i++) {
		const Statement *statement = &script->statement[i];
		char line[4096];
		Played played = { .line = statement->line,
				  .text = line,
				  .before = &telling->before,
				  .report = &telling->report };

		if (statement->kind != STATEMENT_EVENT)
			continue;
		event_print(&statement->event, line, sizeof line);
		telling->before = *session_game(session);
		played.book = session_book(session);
		if (!session_play(session, &statement->event, &telling->report)) {
			played.refusal = session_refusal(session);
			good = false;
		}
		played.after = session_game(session);
		if (json)
			json_event(stdout, &played);
		else
			transcript_event(stdout, &played);
		if (played.refusal) {
			print_shown(stderr, _("%s:%d: refused: %s"), path, statement->line,
				    played.refusal);
		}
	}
	free(telling);
	return good;
}

static int
run_script(const char *path, const Script *script, const char *book, bool json)
{
	char error[SESSION_ERROR_MAX + 256];
	Shelf *shelf;
	Session *session = script_session(script, path, book, &shelf, error, sizeof error);
	bool good = false;

	if (!session) {
		shelf_close(shelf);
		complain("%s", error);
		return EXIT_USAGE;
	}
	if (!json)
		transcript_head(stdout, script->title, session_book(session),
				session_game(session));
	good = tell_all(path, script, session, json);
	if (!json)
		transcript_tail(stdout, session_game(session));
	session_close(session);
	shelf_close(shelf);
	return good ? EXIT_HOLDS : EXIT_FAILS;
}

/* Plays the script under its book and those of the list, apart by commas. */
static int
run_compared(const char *path, const Script *script, const char *book, const char *list)
{
	char names[512], folder[1024], error[SHELF_ERROR_MAX], place[SHELF_ERROR_MAX + 1024];
	const char *books[COMPARE_MAX];
	int n = 0;
	Shelf *shelf;
	bool good;

	books[n++] = book ? book : script->book[0] ? script->book : "tournament";
	snprintf(names, sizeof names, "%s", list);
	for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
		if (n == COMPARE_MAX)
			return complain("%s", _("--compare takes at most five books"));
		books[n++] = name;
	}
	if (n < 2)
		return complain("%s", _("--compare takes the names of books, apart by commas"));
	if (!file_folder(path, folder, sizeof folder))
		folder[0] = '\0';
	shelf = shelf_open(folder);
	good = shelf && compare_books(stdout, script, shelf, books, n, error);
	shelf_close(shelf);
	if (good)
		return EXIT_HOLDS;
	if (script->setup_line)
		snprintf(place, sizeof place, "%s:%d: %s", path, script->setup_line, error);
	else
		snprintf(place, sizeof place, "%s", error);
	return complain("%s", place);
}

static int
run(const Options *given)
{
	const char *path = given->words[0];
	char error[LANGUAGE_MESSAGE_MAX];
	Script *script = script_open_file(path, error, sizeof error);
	int status;

	if (!script)
		return complain("%s", error);
	if (given->value[ROW_COMPARE] && given->value[ROW_JSON]) {
		script_close(script);
		return complain("%s", _("--compare is told as text; it can't go with --json"));
	}
	if (given->value[ROW_COMPARE]) {
		status = run_compared(path, script, given->value[ROW_BOOK],
				      given->value[ROW_COMPARE]);
		script_close(script);
		return status;
	}
	status = run_script(path, script, given->value[ROW_BOOK], given->value[ROW_JSON] != NULL);
	script_close(script);
	return status;
}

const Command command_run = {
	.name = "run",
	.words = "FILE",
	.summary = _("plays a script without a terminal and prints what came of each event"),
	.help = _("\"-\" is standard input."),
	.endings = "table",
	.min_words = 1,
	.max_words = 1,
	.option = { { "json", NULL, _("one JSON object a line for each event") },
		    { "book", "NAME", _("plays it under another book than the script's") },
		    { "compare", "BOOKS",
		      _("tells where these books, apart by commas, come to something else") },
		    { NULL, NULL, NULL } },
	.run = run,
};
