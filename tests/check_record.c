/* A hand that is imported as a script, played and exported again is the same hand. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/import.h"
#include "src/history/record.h"
#include "src/history/tags.h"
#include "src/language/script.h"
#include "tests/check.h"
#include "tests/support/hands.h"
#include "tests/support/shelf_books.h"

/* Whatever one round trip needs; too much for a stack. */
typedef struct Trip {
	Replay replay, again;
	Game before, after;
	Report report;
} Trip;

static Trip trip;

/* Plays a script's events under the practice book and records them; the caller closes it. */
static Record *
record_script(const Script *script)
{
	HistoryTags tags = tags_read(script->tags);
	Record *record = record_open(&script->setup, &tags);
	SetupFault fault;
	int seat;

	ck_assert_ptr_nonnull(record);
	ck_assert(game_start(&trip.after, &script->setup, &fault, &seat));
	for (size_t i = 0; i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind != STATEMENT_EVENT)
			continue;
		trip.before = trip.after;
		ck_assert_msg(game_play(&trip.after, test_book("practice"), &statement->event,
					&trip.report),
			      "line %d: %s", statement->line, refusal_text(trip.report.refusal));
		ck_assert(record_event(record, &statement->event, &trip.before, &trip.after));
	}
	return record;
}

static Script *
read_script(const char *text)
{
	LanguageError error;
	Script *script = script_read(text, strlen(text), "import", &error);

	ck_assert_msg(script != NULL, "%s\n%s", error.message, text);
	return script;
}

/* The next act or street from `*at` on; NULL behind the last. */
static const PhhAction *
next_of_play(const PhhHand *hand, size_t *at)
{
	while (*at < hand->n_actions) {
		const PhhAction *action = &hand->action[(*at)++];

		if (action->kind == PHH_DEAL_BOARD || action->kind == PHH_FOLD ||
		    action->kind == PHH_CHECK_CALL || action->kind == PHH_BET_RAISE)
			return action;
	}
	return NULL;
}

/* Streets and acts in their order, but for checks and cards that mean nothing (FORMAT 2.4). */
static void
assert_same_play(const char *name, const PhhHand *file, const PhhHand *again)
{
	size_t at = 0, at_again = 0;

	for (;;) {
		const PhhAction *a = next_of_play(file, &at), *b = next_of_play(again, &at_again);

		while (a && (!b || a->kind != b->kind) &&
		       (a->kind == PHH_CHECK_CALL || a->kind == PHH_DEAL_BOARD))
			a = next_of_play(file, &at);
		ck_assert_msg(!a == !b, "%s: an act more or less", name);
		if (!a)
			return;
		ck_assert_msg(a->kind == b->kind && a->player == b->player &&
				      a->amount == b->amount &&
				      memcmp(a->card, b->card, sizeof a->card) == 0,
			      "%s: p%d instead of p%d", name, b->player, a->player);
	}
}

static void
assert_same_stakes(const char *name, const PhhHand *file, const PhhHand *again)
{
	bool common = true;

	for (int i = 1; i < file->players; i++)
		common = common && file->ante[i] == file->ante[0];
	ck_assert_msg(file->variant == again->variant && file->players == again->players &&
			      file->places == again->places && file->min_bet == again->min_bet &&
			      file->small_bet == again->small_bet &&
			      file->big_bet == again->big_bet,
		      "%s: game, players, places or bets", name);
	ck_assert_msg(memcmp(file->ante, again->ante, sizeof file->ante) == 0, "%s: antes", name);
	ck_assert_msg(memcmp(file->blind, again->blind, sizeof file->blind) == 0, "%s: blinds",
		      name);
	ck_assert_msg(memcmp(file->stack, again->stack, sizeof file->stack) == 0, "%s: stacks",
		      name);
	if (common && file->ante[0] > 0)
		ck_assert_msg(file->ante_trimming == again->ante_trimming, "%s: antes", name);
}

/* Imports, plays and exports the hand, and compares what was written with what was read. */
static void
go_round(const char *name, const PhhHand *hand)
{
	char *script_text = NULL, *phh_text = NULL, reason[PHH_REASON_MAX] = "";
	size_t length;
	FILE *file = open_memstream(&script_text, &length);
	ReplayStatus status =
		import_hand(&trip.replay, hand, test_book("practice"), "A hand", file);
	Script *script;
	Record *record;
	TomlDocument *document;
	TomlError error;
	PhhHand again = { 0 };

	fclose(file);
	ck_assert_msg(status == REPLAY_DONE, "%s: %s", name, trip.replay.reason);
	script = read_script(script_text);
	ck_assert_str_eq(script->title, "A hand");
	record = record_script(script);
	file = open_memstream(&phh_text, &length);
	phh_write(record_hand(record, &trip.after), NULL, file);
	fclose(file);
	document = toml_open(phh_text, length, &error);
	ck_assert_msg(document && phh_read(&again, toml_root(document), reason), "%s: %s\n%s", name,
		      reason, phh_text);
	assert_same_stakes(name, hand, &again);
	assert_same_play(name, hand, &again);
	ck_assert_msg(again.has_finishing && again.has_winnings, "%s: no result", name);
	status = replay_hand(&trip.again, &again, test_book("practice"), NULL, NULL);
	ck_assert_msg(status == REPLAY_DONE, "%s: %s\n%s", name, trip.again.reason, phh_text);
	ck_assert_mem_eq(&trip.replay.cards, &trip.again.cards, sizeof(PhhCards));
	for (int i = 0; i < hand->players; i++) {
		ck_assert_int_eq(replay_final(&trip.replay, i), again.finishing[i]);
		ck_assert_int_eq(replay_final(&trip.again, i), again.finishing[i]);
	}
	phh_close(&again);
	toml_close(document);
	record_close(record);
	script_close(script);
	free(script_text);
	free(phh_text);
}

static void
go_round_table(void *context, const char *name, const TomlValue *table)
{
	char reason[PHH_REASON_MAX];
	PhhHand *hand = context;

	ck_assert_msg(phh_read(hand, table, reason), "%s: %s", name, reason);
	go_round(name, hand);
}

static const char *const files[] = {
	"tests/hands/synth-hard.phhs",
	"tests/hands/synth-oddpolicy.phhs",
	"tests/hands/kinds.phhs",
};

START_TEST(an_imported_hand_is_exported_as_it_was)
{
	PhhHand hand = { 0 };

	ck_assert_int_gt(hands_each(files[_i], go_round_table, &hand), 0);
	phh_close(&hand);
}
END_TEST

/* Tables on the left, and the actions behind the hole cards that they are recorded as. */
#define SEATS                                                                                      \
	"book practice\nblinds 5/10\nchips 1 5 10 25\n"                                            \
	"seat 1 A 1000\nseat 2 B 1000\nseat 3 C 1000\nseat 4 D 1000\nbutton 4\npost\ndeal\n"
static const struct {
	const char *events;
	const char *actions;
} tables[] = {
	/* What an act was held to be, not how it was made. */
	{ "3 throws 25\n", "p3 cc" },
	{ "3 says \"raise\" then throws 25\n", "p3 cbr 25" },
	{ "3 says \"raise\" then throws 10x1 5x1\n", "p3 cbr 20" },
	{ "3 taps\n3 folds\n", "p3 f" },
	/* A fold out of turn stands, and is written where the turn would be. */
	{ "4 folds\n3 calls\n1 calls\n", "p3 cc|p4 f|p1 cc" },
	{ "1 folds\n3 folds\n4 raises to 30\n2 calls\nflop\n", "p3 f|p4 cbr 30|p1 f|p2 cc|d db" },
	{ "4 folds\n1 folds\n3 folds\n", "p3 f|p4 f|p1 f" },
	/* An act out of turn that binds is written when it does; one that is dropped never. */
	{ "4 calls\n3 calls\n1 folds\n", "p3 cc|p4 cc|p1 f" },
	{ "4 calls\n3 raises to 30\n4 folds\n", "p3 cbr 30|p4 f" },
	/* The floor's other option takes the place of the first. */
	{ "3 says \"raise to 30\" while throwing 25x2\nfloor rules chips\n", "p3 cbr 50" },
};

static char *
actions_of(const PhhHand *hand)
{
	char *text = NULL;
	size_t length;
	FILE *file = open_memstream(&text, &length);
	int n = 0;

	for (size_t i = 0; i < hand->n_actions; i++) {
		PhhAction action = hand->action[i];

		if (action.kind == PHH_DEAL_HOLE)
			continue;
		fputs(n++ > 0 ? "|" : "", file);
		if (action.kind == PHH_DEAL_BOARD)
			fputs("d db", file);
		else
			phh_action_write(hand, &action, file);
	}
	fclose(file);
	return text;
}

START_TEST(acts_are_recorded_as_what_they_were_held_to_be)
{
	char text[1024], *found;
	Script *script;
	Record *record;

	snprintf(text, sizeof text, "%s%s", SEATS, tables[_i].events);
	script = read_script(text);
	record = record_script(script);
	found = actions_of(record_hand(record, &trip.after));
	ck_assert_str_eq(found, tables[_i].actions);
	free(found);
	record_close(record);
	script_close(script);
}
END_TEST

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

int
main(void)
{
	Suite *suite = suite_create("record");
	TCase *tests = tcase_create("record");

	tcase_add_loop_test(tests, an_imported_hand_is_exported_as_it_was, 0, COUNT(files));
	tcase_add_loop_test(tests, acts_are_recorded_as_what_they_were_held_to_be, 0,
			    COUNT(tables));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
