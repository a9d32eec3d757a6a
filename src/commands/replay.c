/* Plays hand histories and compares where the chips end with what is known of it. */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/file.h"
#include "src/history/fixed.h"
#include "src/history/replay.h"
#include "src/history/results.h"
#include "src/shelf.h"
#include "src/text.h"

enum { PATH_BYTES = 4096, NAME_BYTES = PATH_BYTES + 128 };

/* How a hand came out. */
typedef enum Verdict { AGREED, DIFFERED, REJECTED, UNSUPPORTED, WITHOUT_RESULT, VERDICTS } Verdict;

typedef struct Job {
	const Book *book;
	Results *results; /* of the folder that was named, or that of the file */
	size_t prefix;	  /* bytes of a path before its name below that folder */
	PhhHand hand;
	Replay replay;
	size_t count[VERDICTS];
	bool unexpected; /* a hand was rejected that should not be, or the other way round */
	bool unreadable; /* a file could not be read or parsed */
} Job;

/* What a hand should end in, in its unit. */
typedef struct Expected {
	bool known;
	bool raked;
	int64_t final[PHH_PLAYERS_MAX]; /* or PHH_UNKNOWN */
} Expected;

static void
say_amount(const PhhHand *hand, int64_t amount)
{
	char text[FIXED_TEXT_MAX];

	fixed_print(amount, hand->places, text);
	fputs(text, stdout);
}

/*
 * What is known of the hand's end: a row, or the file itself. The unit becomes finer if the result
 * needs that. False if the row does not fit the hand.
 */
static bool
find_expected(PhhHand *hand, const Result *row, Expected *expected)
{
	expected->known = hand->has_finishing;
	memcpy(expected->final, hand->finishing, sizeof expected->final);
	if (!row)
		return true;
	expected->known = row->players > 0;
	expected->raked = row->raked;
	if (!expected->known)
		return true;
	if (row->players != hand->players)
		return false;
	for (int i = 0; i < row->players; i++)
		if (!phh_raise_places(hand, row->places[i]))
			return false;
	for (int i = 0; i < row->players; i++) {
		expected->final[i] = row->digits[i];
		if (!fixed_raise(&expected->final[i], row->places[i], hand->places))
			return false;
	}
	return true;
}

/*
 * True if the stacks are those expected. Where they were found from what was paid after a rake, it
 * cannot be told which of the winners had an odd unit.
 */
static bool
agrees(const Replay *replay, const Expected *expected)
{
	int64_t sum = 0;

	for (int i = 0; i < replay->hand->players; i++) {
		int64_t final = replay_final(replay, i), more = final - expected->final[i];

		if (final == PHH_UNKNOWN || expected->final[i] == PHH_UNKNOWN)
			continue;
		if (more != 0 && !(expected->raked && more >= -1 && more <= 1))
			return false;
		sum += more;
	}
	return sum == 0;
}

static void
say_difference(const char *name, const Replay *replay, const Expected *expected)
{
	printf(_("%s: differs:"), name);
	for (int i = 0; i < replay->hand->players; i++) {
		int64_t final = replay_final(replay, i);

		if (final == PHH_UNKNOWN || final == expected->final[i])
			continue;
		printf(" p%d ", i + 1);
		say_amount(replay->hand, final);
		fputs(_(", expected "), stdout);
		say_amount(replay->hand, expected->final[i]);
		putchar(';');
	}
	putchar('\n');
}

/* A hand that is rejected: as it should be, or not. */
static Verdict
reject(Job *job, const char *name, const Result *row, const char *reason)
{
	printf(_("%s: rejected: %s\n"), name, reason);
	if (!row || !row->rejected)
		job->unexpected = true;
	return REJECTED;
}

static Verdict
judge(Job *job, const char *name, const Result *row, ReplayStatus status, const Expected *expected)
{
	const Replay *replay = &job->replay;

	if (status == REPLAY_UNSUPPORTED)
		return UNSUPPORTED;
	if (status == REPLAY_REJECTED)
		return reject(job, name, row, replay->reason);
	if (row && row->rejected) {
		printf(_("%s: not rejected, as it should be\n"), name);
		job->unexpected = true;
		return DIFFERED;
	}
	if (!expected->known)
		return WITHOUT_RESULT;
	if (status == REPLAY_UNDECIDED) {
		printf(_("%s: differs: %s\n"), name, replay->reason);
		return DIFFERED;
	}
	if (agrees(replay, expected))
		return AGREED;
	say_difference(name, replay, expected);
	return DIFFERED;
}

static Verdict
replay_table(Job *job, const char *name, const TomlValue *table)
{
	const Result *row = results_find(job->results, name + job->prefix);
	char reason[PHH_REASON_MAX];
	Expected expected = { 0 };
	bool read = phh_read(&job->hand, table, reason);

	/* Other games are known by name, whatever else stands there. */
	if (job->hand.variant == PHH_OTHER && *job->hand.variant_name)
		return UNSUPPORTED;
	if (!read)
		return reject(job, name, row, reason);
	if (!find_expected(&job->hand, row, &expected)) {
		printf(_("%s: differs: the result does not fit the hand\n"), name);
		return DIFFERED;
	}
	return judge(job, name, row, replay_hand(&job->replay, &job->hand, job->book, NULL, NULL),
		     &expected);
}

static void
replay_document(Job *job, const char *path, const TomlDocument *document)
{
	const TomlValue *table = phh_first(toml_root(document));
	char name[NAME_BYTES], shown[PATH_BYTES];

	shown_text(path, shown, sizeof shown);
	if (!table) {
		print_shown(stdout, _("%s: there is no hand in it"), path);
		job->unreadable = true;
	}
	for (; table; table = phh_next(table)) {
		if (table->key.length > 0)
			snprintf(name, sizeof name, "%s#%.100s", shown, table->key.at);
		else
			snprintf(name, sizeof name, "%s", shown);
		job->count[replay_table(job, name, table)]++;
	}
}

static void
replay_file(Job *job, const char *path)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(path, &length, error);
	TomlDocument *document;
	TomlError fault;

	if (!text) {
		complain("%s", error);
		job->unreadable = true;
		return;
	}
	document = toml_open(text, length, &fault);
	free(text);
	if (document) {
		replay_document(job, path, document);
	} else {
		print_shown(stdout, "%s:%d:%d: %s", path, fault.line, fault.column, fault.text);
		job->unreadable = true;
	}
	toml_close(document);
}

static int
is_wanted(const struct dirent *entry)
{
	return entry->d_name[0] != '.';
}

/* Every history below the folder, in the order of their names. */
static void
replay_folder(Job *job, const char *path)
{
	struct dirent **entries;
	int n = scandir(path, &entries, is_wanted, alphasort);
	char below[PATH_BYTES];
	struct stat status;

	if (n < 0) {
		complain("%s: %s", path, _("this folder can't be read"));
		job->unreadable = true;
		return;
	}
	for (int i = 0; i < n; i++) {
		int length = snprintf(below, sizeof below, "%s/%s", path, entries[i]->d_name);

		free(entries[i]);
		if (length >= (int)sizeof below || lstat(below, &status) != 0)
			continue;
		if (S_ISDIR(status.st_mode))
			replay_folder(job, below);
		else if (file_has_ending(below, ".phh") || file_has_ending(below, ".phhs"))
			replay_file(job, below);
	}
	free(entries);
}

static void
replay_word(Job *job, const char *word)
{
	char folder[PATH_BYTES], error[FILE_ERROR_MAX];
	size_t length = strlen(word);
	struct stat status;
	bool is_folder = stat(word, &status) == 0 && S_ISDIR(status.st_mode);

	if (is_folder) {
		while (length > 1 && word[length - 1] == '/')
			length--;
		snprintf(folder, sizeof folder, "%.*s", (int)length, word);
		job->prefix = strlen(folder) + 1;
	} else {
		const char *slash = strrchr(word, '/');

		job->prefix = slash ? (size_t)(slash - word) + 1 : 0;
		if (!file_folder(word, folder, sizeof folder))
			snprintf(folder, sizeof folder, ".");
	}
	job->results = results_open(folder, error);
	if (!job->results) {
		complain("%s", error);
		job->unreadable = true;
		return;
	}
	if (is_folder)
		replay_folder(job, folder);
	else
		replay_file(job, word);
	results_close(job->results);
}

static int
replay_all(Job *job, const Options *given)
{
	for (int i = 0; i < given->n_words; i++)
		replay_word(job, given->words[i]);
	phh_close(&job->hand);
	printf(_("%zu agreed, %zu differed, %zu rejected, %zu unsupported, %zu without a result\n"),
	       job->count[AGREED], job->count[DIFFERED], job->count[REJECTED],
	       job->count[UNSUPPORTED], job->count[WITHOUT_RESULT]);
	if (job->unreadable)
		return EXIT_USAGE;
	return job->count[DIFFERED] || job->unexpected ? EXIT_FAILS : EXIT_HOLDS;
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
		job->book = book;
		status = replay_all(job, given);
	} else {
		complain("%s", *error ? error : _("There is no memory left."));
	}
	free(job);
	shelf_close(shelf);
	return status;
}

const Command command_replay = {
	.name = "replay",
	.words = "FILE or DIR...",
	.summary = _("plays hand histories; compares final stacks where they are known"),
	.help = _(
		"Files are .phh and .phhs; a directory means every one below it. Final stacks are\n"
		"those in the file, or in an oracle.tsv beside it; what a rejects.tsv beside it\n"
		"lists has to be rejected. The book is practice. Each hand that differs or is\n"
		"rejected is told in a line."),
	.endings = "phh phhs",
	.min_words = 1,
	.max_words = -1,
	.run = run,
};
