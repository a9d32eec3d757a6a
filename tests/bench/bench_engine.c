/* How fast the engine is: hands played, events judged, the size of a table, the program's start. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/support/random_play.h"
#include "tests/support/shelf_books.h"

enum { HANDS = 20000, EVENTS = 400000, STARTS = 50 };

static double
seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void
start_table(Game *game, Random *random)
{
	Setup setup = setup_default();
	SetupFault fault;
	int where;

	for (int seat = 1; seat <= 6; seat++)
		setup.seat[seat] = (SeatSetup){ .taken = true, .stack = 20000 };
	setup.seed = random_next(random);
	if (!game_start(game, &setup, &fault, &where))
		abort();
}

/* Legal hands from the blinds to the award, six players, tournament book. */
static void
bench_hands(void)
{
	static Game game;
	static Report report;
	const Book *book = test_book("tournament");
	Random random;
	double start, took;
	long hands = 0, events = 0;

	random_seed(&random, 1);
	start_table(&game, &random);
	start = seconds();
	while (hands < HANDS) {
		Event event = plausible_event(&random, &game, book);

		if (!game_play(&game, book, &event, &report))
			start_table(&game, &random);
		else
			hands += event.kind == EV_NEXT_HAND;
		events++;
	}
	took = seconds() - start;
	printf("hands played per second  %.0f\n", (double)hands / took);
	printf("events of legal hands per second  %.0f\n", (double)events / took);
}

/* Random events, most of them irregular in some way, in every book. */
static void
bench_events(void)
{
	static Game game;
	static Report report;
	Random random;
	double start, took = 0;
	long events = 0, rulings = 0;

	random_seed(&random, 2);
	for (int table = 0; events < EVENTS; table++) {
		const Book *book = test_book_at(table % test_book_count());

		start_table(&game, &random);
		for (int i = 0; i < 200; i++) {
			Event event = random_below(&random, 3)
					      ? plausible_event(&random, &game, book)
					      : random_event(&random, &game);

			start = seconds();
			if (game_play(&game, book, &event, &report))
				rulings += report.n_rulings;
			took += seconds() - start;
			events++;
		}
	}
	printf("events judged per second  %.0f\n", (double)events / took);
	printf("rulings per event  %.2f\n", (double)rulings / (double)events);
}

/* From the start of the program to its end, for the shortest thing that loads a book. */
static void
bench_start(const char *program)
{
	double best = 1e9;

	fflush(stdout);
	for (int i = 0; i < STARTS; i++) {
		double start = seconds();
		pid_t child = fork();

		if (child == 0) {
			if (!freopen("/dev/null", "w", stdout))
				_exit(1);
			execl(program, program, "rules", "45a", (char *)NULL);
			_exit(1);
		}
		waitpid(child, NULL, 0);
		if (seconds() - start < best)
			best = seconds() - start;
	}
	printf("start to end of `misdeal rules 45a`, milliseconds  %.2f\n", best * 1e3);
}

int
main(void)
{
	const char *program = getenv("MISDEAL");

	bench_hands();
	bench_events();
	printf("bytes of a Table  %zu\n", sizeof(Table));
	printf("bytes of a Game  %zu\n", sizeof(Game));
	if (program && *program)
		bench_start(program);
	return EXIT_SUCCESS;
}
