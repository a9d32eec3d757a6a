/* A script of the table language as a hand history. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/file.h"
#include "src/history/record.h"
#include "src/history/tags.h"
#include "src/language/script.h"
#include "src/script_file.h"
#include "src/session.h"
#include "src/text.h"

/* Hands as they are written; the first waits until it is known whether it is the only one. */
typedef struct Writing {
	char *first;
	size_t length;
	int hands;
} Writing;

/* The games before and after an event, kept off the stack. */
typedef struct Playing {
	Game before, after;
	Report report;
} Playing;

static int
complain(const char *sentence)
{
	fflush(stdout);
	fprintf(stderr, "misdeal: %s\n", sentence);
	return EXIT_USAGE;
}

/* One hand alone is a .phh file; several are tables, from 1. */
static bool
write_hand(Writing *writing, const PhhHand *hand)
{
	char key[16];
	FILE *file;

	if (!hand)
		return true;
	if (writing->hands++ == 0) {
		file = open_memstream(&writing->first, &writing->length);
		if (!file)
			return false;
		phh_write(hand, NULL, file);
		return fclose(file) == 0;
	}
	if (writing->hands == 2)
		printf("[1]\n%s", writing->first);
	snprintf(key, sizeof key, "%d", writing->hands);
	putchar('\n');
	phh_write(hand, key, stdout);
	return true;
}

/* Plays the events in force once more and writes each hand when the next one begins. */
static bool
write_hands(const Session *session, Record *record, Playing *p, Writing *writing)
{
	size_t count = session_count(session);

	for (size_t i = 0; i < count; i++) {
		const Event *event = session_event(session, i);

		session_recall(session, i, &p->before, &p->report, &p->after);
		if (p->after.table.hand_no != p->before.table.hand_no &&
		    !write_hand(writing, record_hand(record, &p->before)))
			return false;
		if (!record_event(record, event, &p->before, &p->after))
			return false;
	}
	return count == 0 || write_hand(writing, record_hand(record, &p->after));
}

static int
export_session(const Script *script, const Session *session)
{
	HistoryTags tags = tags_read(script->tags);
	Record *record = record_open(&script->setup, &tags);
	Playing *playing = malloc(sizeof *playing);
	Writing writing = { 0 };
	int status = EXIT_HOLDS;

	if (!record || !playing || !write_hands(session, record, playing, &writing))
		status = complain(_("There is no memory left."));
	else if (writing.hands == 1)
		fwrite(writing.first, 1, writing.length, stdout);
	free(writing.first);
	free(playing);
	record_close(record);
	if (status == EXIT_HOLDS && writing.hands == 0) {
		complain(_("No hand is dealt in that script."));
		status = EXIT_FAILS;
	}
	return status;
}

/* Plays the script; false, and it is told, if an event was refused. */
static bool
play(const char *path, const Script *script, Session *session)
{
	Report *report = malloc(sizeof *report);
	bool good = report != NULL;

	for (size_t i = 0; report && i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind != STATEMENT_EVENT ||
		    session_play(session, &statement->event, report))
			continue;
		fprintf(stderr, _("%s:%d: refused: %s\n"), path, statement->line,
			session_refusal(session));
		good = false;
	}
	free(report);
	return good;
}

static int
export_script(const char *path, const Script *script)
{
	char error[SESSION_ERROR_MAX + 256];
	Shelf *shelf;
	Session *session = script_session(script, path, NULL, &shelf, error, sizeof error);
	int status;

	if (session) {
		bool good = play(path, script, session);

		status = export_session(script, session);
		if (!good && status == EXIT_HOLDS)
			status = EXIT_FAILS;
	} else {
		fprintf(stderr, "misdeal: %s\n", error);
		status = EXIT_USAGE;
	}
	session_close(session);
	shelf_close(shelf);
	return status;
}

static int
run(const Options *given)
{
	const char *path = given->words[0];
	char error[LANGUAGE_MESSAGE_MAX];
	Script *script = script_open_file(path, error, sizeof error);
	int status;

	if (!script)
		return complain(error);
	status = export_script(path, script);
	script_close(script);
	return status;
}

const Command command_export = {
	.name = "export",
	.words = "FILE",
	.summary = _("a table script as a .phh hand history"),
	.help = _(
		"Acts are written as what they were held to be. A script of several hands becomes\n"
		"a .phhs file. \"-\" is standard input. A tag of the script such as unit-0.01 says\n"
		"what its amounts are counted in."),
	.endings = "table",
	.min_words = 1,
	.max_words = 1,
	.run = run,
};
