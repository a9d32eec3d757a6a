/* A hand history as scripts of the table language. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/file.h"
#include "src/history/import.h"
#include "src/language/script.h"
#include "src/shelf.h"
#include "src/text.h"

enum { ROW_HAND, ROW_INTO };
enum { PATH_BYTES = 4096 };

typedef struct Job {
	const char *path;
	const char *key;  /* the one hand that is wanted; NULL: all */
	const char *into; /* the folder for the scripts; NULL: standard output */
	const Book *book;
	PhhHand hand;
	Replay replay;
	int seen, written;
	bool failed;	 /* a hand could not be imported */
	bool unwritable; /* a script could not be written */
} Job;

static const char *
base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* What the hand is called: its event and number as the file has them, else its place. */
static void
find_title(const Job *job, const TomlValue *table, char title[SCRIPT_TITLE_MAX])
{
	const TomlValue *event = toml_find(table, "event"), *hand = toml_find(table, "hand");
	int used = 0;

	if (event && event->kind == TOML_STRING && event->text.length > 0)
		used = snprintf(title, SCRIPT_TITLE_MAX, "%.100s, ", event->text.at);
	if (hand && (hand->kind == TOML_INTEGER || hand->kind == TOML_STRING))
		snprintf(title + used, (size_t)(SCRIPT_TITLE_MAX - used), _("hand %.100s"),
			 hand->text.at);
	else
		snprintf(title + used, (size_t)(SCRIPT_TITLE_MAX - used), "%.60s%s%.60s",
			 base_name(job->path), table->key.length ? " " : "",
			 table->key.length ? table->key.at : "");
	for (char *c = title; *c; c++) /* one line, and no comment in it */
		if ((unsigned char)*c < ' ' || *c == 0x7f || *c == '#')
			*c = ' ';
}

/* The name of a script in the folder: the hand's key, or the file's own name. */
static void
find_path(const Job *job, const TomlValue *table, char path[PATH_BYTES])
{
	const char *name = table->key.length ? table->key.at : base_name(job->path);
	const char *dot = table->key.length ? NULL : strrchr(name, '.');
	size_t length = dot && dot != name ? (size_t)(dot - name) : strlen(name);
	int start = snprintf(path, PATH_BYTES, "%.3000s/", job->into);

	snprintf(path + start, (size_t)(PATH_BYTES - start), "%.*s.table",
		 length < 200 ? (int)length : 200, name);
	for (char *c = path + start; *c; c++)
		if ((unsigned char)*c <= ' ' || *c == '/' || *c == 0x7f)
			*c = '_';
	if (path[start] == '.')
		path[start] = '_';
}

/* Where the script goes; NULL, and it is told, if it can't be written. Never over another file. */
static FILE *
open_script(Job *job, const TomlValue *table, char path[PATH_BYTES])
{
	FILE *file;

	if (!job->into) {
		if (job->written > 0)
			putchar('\n');
		if (table->key.length && !job->key)
			printf("# %.200s\n", table->key.at);
		return stdout;
	}
	find_path(job, table, path);
	file = fopen(path, "wx");
	if (!file) {
		complain("%s: %s", path, strerror(errno));
		job->unwritable = true;
	}
	return file;
}

static void
write_script(Job *job, const TomlValue *table, const char *script, size_t length)
{
	char path[PATH_BYTES] = "-";
	FILE *file = open_script(job, table, path);
	bool good;

	if (!file)
		return;
	good = fwrite(script, 1, length, file) == length;
	if (file != stdout)
		good = fclose(file) == 0 && good;
	if (!good && file != stdout) /* main tells of that */
		complain("%s: %s", path, _("the script can't be written"));
	job->unwritable = job->unwritable || !good;
	job->written++;
}

static void
import_table(Job *job, const TomlValue *table)
{
	char reason[PHH_REASON_MAX], title[SCRIPT_TITLE_MAX], *script = NULL;
	const char *why = reason;
	size_t length;
	FILE *file = open_memstream(&script, &length);
	bool done = false;

	if (!file) {
		snprintf(reason, sizeof reason, "%s", _("There is no memory left."));
	} else if (phh_read(&job->hand, table, reason)) {
		find_title(job, table, title);
		done = import_hand(&job->replay, &job->hand, job->book, title, file) == REPLAY_DONE;
		why = job->replay.reason;
	}
	if (file && fclose(file) != 0)
		done = false;
	if (done) {
		write_script(job, table, script, length);
	} else {
		complain(_("%s%s%s: not imported: %s"), job->path, table->key.length ? "#" : "",
			 table->key.length ? table->key.at : "", why);
		job->failed = true;
	}
	if (job->hand.unknown_key)
		complain(_("%s%s%s: the format has no %s"), job->path, table->key.length ? "#" : "",
			 table->key.length ? table->key.at : "", job->hand.unknown_key);
	free(script);
}

static int
import_document(Job *job, const TomlDocument *document)
{
	for (const TomlValue *table = phh_first(toml_root(document)); table;
	     table = phh_next(table)) {
		if (job->unwritable && !job->into)
			break;
		if (job->key && strcmp(job->key, table->key.length ? table->key.at : "") != 0)
			continue;
		job->seen++;
		import_table(job, table);
	}
	phh_close(&job->hand);
	if (job->seen == 0) {
		complain("%s: %s", job->path, _("there is no such hand in it"));
		return EXIT_USAGE;
	}
	if (job->unwritable)
		return EXIT_USAGE;
	return job->failed ? EXIT_FAILS : EXIT_HOLDS;
}

static int
import_file(Job *job)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(job->path, &length, error);
	TomlDocument *document;
	TomlError fault;
	int status = EXIT_USAGE;

	if (!text) {
		complain("%s", error);
		return EXIT_USAGE;
	}
	document = toml_open(text, length, &fault);
	free(text);
	if (document)
		status = import_document(job, document);
	else
		complain("%s:%d:%d: %s", job->path, fault.line, fault.column, fault.text);
	toml_close(document);
	return status;
}

static int
run(const Options *given)
{
	char error[SHELF_ERROR_MAX] = "";
	Shelf *shelf = shelf_open(NULL);
	const Book *book = shelf ? shelf_find(shelf, "practice", error) : NULL;
	Job *job = book ? calloc(1, sizeof *job) : NULL;
	int status = EXIT_USAGE;

	if (job) {
		job->path = given->words[0];
		job->key = given->value[ROW_HAND];
		job->into = given->value[ROW_INTO];
		job->book = book;
		status = import_file(job);
	} else {
		complain("%s", *error ? error : _("There is no memory left."));
	}
	free(job);
	shelf_close(shelf);
	return status;
}

const Command command_import = {
	.name = "import",
	.words = "FILE",
	.summary = _("a .phh or .phhs hand history as table scripts"),
	.help = _("Scripts go to standard output, each below its key where there are several.\n"
		  "Hands that a replay rejects are told and left out."),
	.endings = "phh phhs",
	.min_words = 1,
	.max_words = 1,
	.option = { [ROW_HAND] = { "hand", "KEY", _("only this hand of a .phhs file") },
		    [ROW_INTO] = { "into", "DIR",
				   _("a script for each hand in this folder, KEY.table") } },
	.run = run,
};
