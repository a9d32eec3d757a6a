#include "tests/support/conserved.h"

#include "tests/support/random_play.h"
#include "tests/support/shelf_books.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EVENTS_PER_TABLE = 400 };

static const char *
seat_invariant(const Table *t, int seat)
{
	const Seat *s = &t->seat[seat];

	if (s->stack < 0 || s->hidden < 0 || s->bet < 0 || s->held < 0 || s->put < 0 || s->won < 0)
		return "a seat has less than nothing";
	if (heap_value(&t->in_use, &s->front) != s->bet + s->held)
		return "the chips in front are not worth the bet";
	if (s->named && heap_value(&t->in_use, &s->rack) != s->stack)
		return "the named chips are not worth the stack";
	if (s->hand == HAND_LIVE && !s->taken)
		return "an empty seat has a live hand";
	for (int i = 0; i < DENOM_MAX; i++)
		if (s->front.count[i] < 0 || s->rack.count[i] < 0 || s->hidden_chips.count[i] < 0)
			return "a heap has less than no chips";
	return NULL;
}

const char *
broken_invariant(const Table *t)
{
	if (table_all_chips(t) != t->total)
		return "chips were lost or made";
	if (table_all_cards(t) != t->cards)
		return "cards were lost or made";
	if (t->middle < 0 || t->carried < 0 || t->out_of_play < 0)
		return "a pot holds less than nothing";
	if (t->turn &&
	    (!t->betting || t->seat[t->turn].hand != HAND_LIVE || t->seat[t->turn].stack == 0))
		return "it is the turn of somebody who can't act";
	if ((t->misdeal || t->voided || t->street == STREET_OVER) && t->turn)
		return "a hand that is over has a turn";
	for (int seat = 1; seat <= t->seats; seat++) {
		const char *broken = seat_invariant(t, seat);

		if (broken)
			return broken;
	}
	return NULL;
}

static char failure[512];

/* One table from its set-up on; the events are kept and played again at the end. */
static bool
one_table(Random *random, const Book *book, Event *journal, long events, long table)
{
	Game *game = malloc(sizeof *game), *again = malloc(sizeof *again);
	Report *report = malloc(sizeof *report);
	Setup setup = random_setup(random);
	SetupFault fault;
	const char *broken = NULL;
	int seat, n = 0;

	if (!game || !again || !report)
		abort();
	if (!game_start(game, &setup, &fault, &seat)) {
		snprintf(failure, sizeof failure, "table %ld: set-up refused, fault %d at seat %d",
			 table, (int)fault, seat);
		broken = failure;
	}
	for (long i = 0; !broken && i < events; i++) {
		Event event = random_below(random, 3) ? plausible_event(random, game, book)
						      : random_event(random, game);
		Table before = game->table;

		if (game_play(game, book, &event, report)) {
			journal[n++] = event;
			broken = broken_invariant(&game->table);
		} else if (memcmp(&before, &game->table, sizeof before) != 0) {
			broken = "a refused event changed the table";
		}
		if (broken) {
			snprintf(failure, sizeof failure,
				 "book %s, table %ld, event %ld (%s by %d): %s", book->name, table,
				 i, event_name(event.kind), event.seat, broken);
			broken = failure;
		}
	}
	if (!broken) {
		game_start(again, &setup, &fault, &seat);
		for (int i = 0; i < n; i++)
			game_play(again, book, &journal[i], report);
		if (memcmp(&again->table, &game->table, sizeof again->table) != 0) {
			snprintf(failure, sizeof failure,
				 "book %s, table %ld: played again it differs", book->name, table);
			broken = failure;
		}
	}
	free(report);
	free(again);
	free(game);
	return broken == NULL;
}

const char *
play_at_random(uint64_t seed, long events)
{
	Event *journal = malloc(EVENTS_PER_TABLE * sizeof *journal);
	long tables = (events + EVENTS_PER_TABLE - 1) / EVENTS_PER_TABLE;
	bool good = journal != NULL;
	Random random;

	random_seed(&random, seed);
	for (long table = 0; good && table < tables; table++)
		good = one_table(&random, test_book_at((int)(table % test_book_count())), journal,
				 EVENTS_PER_TABLE, table);
	free(journal);
	return good ? NULL : failure;
}
