#include "engine/books_data.h"
#include "engine/game.h"

#include <stdio.h>

int
main(void)
{
	static Book practice; /* the first of the built-in books; a house's own is loaded alike */
	static Game game;
	static Report report;
	static const Event hand[] = {
		{ .kind = EV_POST_ALL },
		{ .kind = EV_DEAL_ALL },
		{ .kind = EV_THROW,
		  .seat = 1,
		  .n_chips = 1,
		  .n_motions = 1,
		  .chips = { { 500, 1 } } },
	};
	Setup setup = setup_default(); /* hold'em, no-limit, 50/100 */
	SetupFault fault;
	BookError error;
	int seat;

	for (seat = 1; seat <= 3; seat++)
		setup.seat[seat] = (SeatSetup){ .taken = true, .stack = 5000 };
	if (!book_load(&practice, book_texts[0].text, book_texts[0].length, NULL, NULL, &error) ||
	    !game_start(&game, &setup, &fault, &seat))
		return 1;
	for (int i = 0; i < 3; i++)
		game_play(&game, &practice, &hand[i], &report);
	for (int i = 0; i < report.n_rulings; i++) /* practice.overchip: a call, 400 back */
		printf("%s, %d back\n", report.ruling[i].rule, (int)report.ruling[i].returned);
	return report.n_rulings == 0;
}
