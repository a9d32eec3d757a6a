/* A script of the table language as a file for others. */
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/export/export.h"
#include "src/file.h"
#include "src/language/script.h"
#include "src/script_file.h"
#include "src/session.h"
#include "src/text.h"

/* The formats come first, each by the name that export.h has for it. */
enum {
	ROW_PHH,
	ROW_SCRIPT,
	ROW_TEXT,
	ROW_HTML,
	ROW_FORMATS,
	ROW_BOOK = ROW_FORMATS,
	ROW_FACES,
	ROW_QUESTIONS,
	ROW_OUTPUT
};

/*
 * What the command line asks for: a format by its name, or that of the file's ending, or a hand
 * history. NULL, with a sentence in `error`, if it asks for two, or for none that there is.
 */
static const ExportFormat *
format_asked(const Options *given, char error[FILE_ERROR_MAX])
{
	const char *output = given->value[ROW_OUTPUT];
	const ExportFormat *format = NULL;

	for (int row = 0; row < ROW_FORMATS; row++) {
		if (!given->value[row])
			continue;
		if (format) {
			snprintf(error, FILE_ERROR_MAX, _("--%s and --%s can't go together."),
				 format->name, command_export.option[row].name);
			return NULL;
		}
		format = export_format_named(command_export.option[row].name);
	}
	if (format)
		return format;
	if (output && strcmp(output, "-") != 0)
		return export_format_of(output, error);
	return export_format_named("phh");
}

static int
write_export(const Export *source, const ExportFormat *format, const char *output)
{
	char error[FILE_ERROR_MAX];
	ExportResult result;

	if (output && strcmp(output, "-") != 0) {
		result = export_save(source, format, output, error);
	} else {
		result = format->write(source, stdout);
		snprintf(error, sizeof error, "%s", export_result_text(result));
	}
	if (result == EXPORT_DONE || (!output && ferror(stdout))) /* main tells of that */
		return EXIT_HOLDS;
	complain("%s", error);
	return result == EXPORT_NO_HAND ? EXIT_FAILS : EXIT_USAGE;
}

/* What is told of refused events. */
typedef struct Telling {
	const char *path;
	bool refused;
} Telling;

static void
tell_refused(void *context, int line, const char *why)
{
	Telling *telling = context;

	print_shown(stderr, _("%s:%d: refused: %s"), telling->path, line, why);
	telling->refused = true;
}

/* Plays the script and writes what came of it. */
static int
export_session(const char *path, const Script *script, Session *session, const ExportFormat *format,
	       const Options *given)
{
	Telling telling = { .path = path };
	Marks marks;
	Export source = { .session = session,
			  .view = { .faces = given->value[ROW_FACES] != NULL },
			  .questions = given->value[ROW_QUESTIONS] != NULL,
			  .script = script,
			  .marks = &marks };
	int status;
	bool good = marks_play(&marks, script, session, tell_refused, &telling);

	if (given->value[ROW_BOOK])
		marks_drop_expectations(&marks);
	status = good ? write_export(&source, format, given->value[ROW_OUTPUT])
		      : complain("%s", _("There is no memory left."));
	marks_close(&marks);
	return status == EXIT_HOLDS && telling.refused ? EXIT_FAILS : status;
}

static int
export_file(const char *path, const Script *script, const ExportFormat *format,
	    const Options *given)
{
	char error[SESSION_ERROR_MAX + 256];
	Shelf *shelf;
	Session *session =
		script_session(script, path, given->value[ROW_BOOK], &shelf, error, sizeof error);
	int status;

	if (session) {
		status = export_session(path, script, session, format, given);
	} else {
		complain("%s", error);
		status = EXIT_USAGE;
	}
	session_close(session);
	shelf_close(shelf);
	return status;
}

/* True if both are the same file, by whatever names. */
static bool
same_file(const char *a, const char *b)
{
	struct stat one, other;

	return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
	       one.st_ino == other.st_ino && S_ISREG(one.st_mode);
}

static int
run(const Options *given)
{
	const char *path = given->words[0];
	char error[LANGUAGE_MESSAGE_MAX + FILE_ERROR_MAX];
	const ExportFormat *format = format_asked(given, error);
	Script *script;
	int status;

	/* A file is UTF-8 wherever it is written, and wide characters are as wide in it. */
	setlocale(LC_CTYPE, "C.UTF-8");
	if (!format)
		return complain("%s", error);
	if (given->value[ROW_OUTPUT] && same_file(path, given->value[ROW_OUTPUT]))
		return complain(_("%s: this is the script itself; name another file"), path);
	script = script_open_file(path, error, sizeof error);
	if (!script)
		return complain("%s", error);
	status = export_file(path, script, format, given);
	script_close(script);
	return status;
}

const Command command_export = {
	.name = "export",
	.words = "FILE",
	.summary = _("a table script as a hand history, a page with pictures, or text"),
	.help = _(
		"\"-\" is standard input. Without an option it becomes a hand history, with --output\n"
		"what the file's ending says. In a hand history acts are written as what they were\n"
		"held to be; a tag of the script such as unit-0.01 says what its amounts are counted\n"
		"in. With --book a script loses its expectations, which are those of its own book."),
	.endings = "table",
	.min_words = 1,
	.max_words = 1,
	.option = { [ROW_PHH] = { "phh", NULL, _("a .phh hand history; of several hands, .phhs") },
		    [ROW_SCRIPT] = { "script", NULL, _("the script as the program writes it") },
		    [ROW_TEXT] = { "text", NULL, _("a page of text with the table drawn") },
		    [ROW_HTML] = { "html", NULL,
				   _("a page with pictures of the table, to hand out") },
		    [ROW_BOOK] = { "book", "NAME", _("under another book than the script's") },
		    [ROW_FACES] = { "faces", NULL,
				    _("shows every card, those too that nobody saw") },
		    [ROW_QUESTIONS] = { "questions", NULL,
					_("on a page, the answer to each ask of the script stands at "
					  "the end") },
		    [ROW_OUTPUT] = { "output", "FILE",
				     _("writes that file instead of standard output") } },
	.run = run,
};
