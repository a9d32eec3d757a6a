/* Plays scripts and tests what they expect. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/file.h"
#include "src/language/expect.h"
#include "src/language/print.h"
#include "src/language/script.h"
#include "src/script_file.h"
#include "src/script_folder.h"
#include "src/session.h"
#include "src/text.h"

/* How it went so far. */
typedef struct Tally {
	int passed, failed;
	bool unreadable; /* a file could not be read or parsed */
} Tally;

/* One script being played. */
typedef struct Playing {
	const char *path;
	Session *session;
	Report *report;
	int refused_at; /* line of the last event if it was refused, else 0 */
	bool expected;	/* that it is refused was expected behind it */
	bool good;
} Playing;

static void
fail(Playing *p, int line, const char *expected, const char *found)
{
	print_shown(stdout, _("%s:%d: expected %s, found %s"), p->path, line, expected, found);
	p->good = false;
}

/* A refused event has to be expected by what stands in a row behind it. */
static void
close_event(Playing *p)
{
	if (p->refused_at && !p->expected)
		fail(p, p->refused_at, _("that it can happen"), session_refusal(p->session));
	p->refused_at = 0;
	p->expected = false;
}

static void
play_event(Playing *p, const Statement *statement)
{
	close_event(p);
	if (!session_play(p->session, &statement->event, p->report))
		p->refused_at = statement->line;
}

static void
judge(Playing *p, const Statement *statement)
{
	char found[EXPECT_SAYS_MAX], expected[2048];
	Standing standing = { session_game(p->session), session_book(p->session), p->report,
			      p->refused_at != 0 };

	if (!expect_holds(&statement->expectation, &standing, found)) {
		expectation_print(&statement->expectation, expected, sizeof expected);
		fail(p, statement->line, expected + strlen("expect "), found);
	}
	if (statement->expectation.kind == EXPECT_REFUSED)
		p->expected = true;
}

static bool
play_script(const char *path, const Script *script, Session *session)
{
	Playing p = { .path = path,
		      .session = session,
		      .report = calloc(1, sizeof *p.report),
		      .good = true };

	for (size_t i = 0; p.report && i < script->n; i++) {
		if (script->statement[i].kind == STATEMENT_EVENT)
			play_event(&p, &script->statement[i]);
		else if (script->statement[i].kind == STATEMENT_EXPECT)
			judge(&p, &script->statement[i]);
	}
	close_event(&p);
	p.good = p.good && p.report;
	free(p.report);
	return p.good;
}

static bool
check_script(const char *path, const char *text, size_t length, Tally *tally)
{
	char error[SESSION_ERROR_MAX + 256];
	LanguageError fault;
	Script *script = script_read(text, length, path, &fault);
	Session *session = NULL;
	Shelf *shelf;
	bool good = false;

	if (!script) {
		print_shown(stdout, "%s", fault.message);
		tally->unreadable = true;
		return false;
	}
	session = script_session(script, path, NULL, &shelf, error, sizeof error);
	if (session) {
		good = play_script(path, script, session);
	} else {
		print_shown(stdout, "%s", error);
		tally->unreadable = true;
	}
	session_close(session);
	shelf_close(shelf);
	script_close(script);
	return good;
}

static void
check_file(const char *path, Tally *tally)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(path, &length, error);

	if (!text) {
		complain("%s", error);
		tally->unreadable = true;
		tally->failed++;
		return;
	}
	if (check_script(path, text, length, tally))
		tally->passed++;
	else
		tally->failed++;
	free(text);
}

static void
check_below(void *context, const char *path)
{
	check_file(path, context);
}

static void
tell_unreadable(void *context, const char *path)
{
	Tally *tally = context;

	complain("%s: %s", path, _("this folder can't be read"));
	tally->unreadable = true;
}

static int
run(const Options *given)
{
	Tally tally = { 0 };
	const ScriptVisitor visitor = { check_below, tell_unreadable, &tally };

	for (int i = 0; i < given->n_words; i++) {
		if (is_folder(given->words[i]))
			scripts_below(given->words[i], &visitor);
		else
			check_file(given->words[i], &tally);
	}
	if (!tally.passed && !tally.failed && !tally.unreadable) {
		complain("%s", _("there is no .table file there"));
		tally.unreadable = true;
	}
	printf(_("%d passed, %d failed\n"), tally.passed, tally.failed);
	if (tally.unreadable)
		return EXIT_USAGE;
	return tally.failed ? EXIT_FAILS : EXIT_HOLDS;
}

const Command command_check = {
	.name = "check",
	.words = "FILE or DIR...",
	.summary =
		_("plays scripts and tests what they expect; a folder means every .table below it"),
	.help = NULL,
	.endings = "table",
	.min_words = 1,
	.max_words = -1,
	.option = { { NULL, NULL, NULL } },
	.run = run,
};
