/*
 * Plays the hands of tests/hands over and over for a second, and tells how many are read, and how
 * many are read and played through the engine, in a second.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "src/file.h"
#include "src/history/replay.h"
#include "src/shelf.h"

static const char PATH[] = "tests/hands/synth-hard.phhs";

static double
seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Reads the text as hands and plays each if `book` is there; how many there were, -1 for a fault. */
static long
go_through(const char *text, size_t length, const Book *book, Replay *replay)
{
	TomlError error;
	TomlDocument *document = toml_open(text, length, &error);
	char reason[PHH_REASON_MAX];
	PhhHand hand = { 0 };
	bool good = document != NULL;
	long hands = 0;

	for (const TomlValue *table = good ? phh_first(toml_root(document)) : NULL; good && table;
	     table = phh_next(table), hands++)
		good = phh_read(&hand, table, reason) &&
		       (!book || replay_hand(replay, &hand, book, NULL, NULL) == REPLAY_DONE);
	phh_close(&hand);
	toml_close(document);
	return good ? hands : -1;
}

static bool
measure(const char *what, const char *text, size_t length, const Book *book, Replay *replay)
{
	double start = seconds_now(), taken;
	long hands = 0, more;

	do {
		more = go_through(text, length, book, replay);
		hands += more;
		taken = seconds_now() - start;
	} while (more >= 0 && taken < 1);
	if (more < 0)
		return false;
	printf("hands of histories %s: %.0f a second\n", what, (double)hands / taken);
	return true;
}

int
main(void)
{
	char error[FILE_ERROR_MAX], why[SHELF_ERROR_MAX];
	size_t length;
	char *text = file_read(PATH, &length, error);
	Shelf *shelf = shelf_open(NULL);
	const Book *book = shelf ? shelf_find(shelf, "practice", why) : NULL;
	Replay *replay = malloc(sizeof *replay);
	bool good = text && book && replay && measure("read", text, length, NULL, replay) &&
		    measure("read and played", text, length, book, replay);

	if (!good)
		fprintf(stderr, "bench_replay: %s could not be played\n", PATH);
	free(replay);
	free(text);
	shelf_close(shelf);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
