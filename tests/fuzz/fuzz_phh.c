/*
 * Any document is read as hands, each is played, rejected with a reason or left undecided; no chip
 * is lost; and what was imported is exported as a hand that ends alike.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/import.h"
#include "src/history/record.h"
#include "src/language/script.h"
#include "tests/support/shelf_books.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static Replay replay, again;
static Game before, after;
static Report report;

static void
require(bool holds)
{
	if (!holds)
		abort();
}

/* Chips that came to the table are there at the end. */
static void
require_chips(const Replay *played)
{
	const PhhHand *hand = played->hand;
	int64_t start = 0, end = 0;

	for (int i = 0; i < hand->players; i++) {
		if (!played->seat[i])
			continue;
		start += played->setup.seat[played->seat[i]].stack;
		end += played->game.table.seat[played->seat[i]].stack;
	}
	require(start == end);
}

/* The script plays, and is exported as a hand with the same end. */
static void
require_round_trip(const char *text, size_t length)
{
	LanguageError error;
	Script *script = script_read(text, length, "import", &error);
	HistoryTags tags;
	Record *record;
	SetupFault fault;
	const PhhHand *hand;
	int seat;

	require(script != NULL);
	tags = tags_read(script->tags);
	record = record_open(&script->setup, &tags);
	require(record && game_start(&after, &script->setup, &fault, &seat));
	for (size_t i = 0; i < script->n; i++) {
		if (script->statement[i].kind != STATEMENT_EVENT)
			continue;
		before = after;
		require(game_play(&after, test_book("practice"), &script->statement[i].event,
				  &report));
		require(record_event(record, &script->statement[i].event, &before, &after));
	}
	hand = record_hand(record, &after);
	require(hand && hand->has_finishing && hand->players == replay.hand->players);
	require(replay_hand(&again, hand, test_book("practice"), NULL, NULL) == REPLAY_DONE);
	for (int i = 0; i < hand->players; i++)
		require(replay_final(&again, i) == replay_final(&replay, i));
	record_close(record);
	script_close(script);
}

static void
try_hand(PhhHand *hand, const TomlValue *table)
{
	char reason[PHH_REASON_MAX] = "", *text = NULL;
	size_t length;
	FILE *file;

	if (!phh_read(hand, table, reason)) {
		require(*reason != '\0');
		return;
	}
	file = open_memstream(&text, &length);
	require(file != NULL);
	if (import_hand(&replay, hand, test_book("practice"), "fuzz", file) == REPLAY_DONE) {
		fclose(file);
		require_chips(&replay);
		require_round_trip(text, length);
	} else {
		fclose(file);
		require(*replay.reason != '\0');
	}
	free(text);
}

int
LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
	TomlError error;
	TomlDocument *document = toml_open((const char *)data, size, &error);
	PhhHand hand = { 0 };

	if (!document)
		return 0;
	for (const TomlValue *table = phh_first(toml_root(document)); table;
	     table = phh_next(table))
		try_hand(&hand, table);
	phh_close(&hand);
	toml_close(document);
	return 0;
}
