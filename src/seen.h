/*
 * seen.h - what everybody at the table could see of an event, beyond its words.
 *
 * Owns which facts those are and how they are worded: verdicts, blinds that came in, counts, the board,
 * hands shown, pots, and who won. Never tells what only one player knows, and lays nothing out.
 */
#ifndef MISDEAL_SEEN_H
#define MISDEAL_SEEN_H

#include "src/played.h"
#include "src/say.h"

enum { SEEN_MAX = 4 * SEAT_MAX + REPORT_VERDICTS_MAX + 2 };

typedef enum SeenKind {
	SEEN_VERDICT,
	SEEN_POSTED,
	SEEN_COUNTED,
	SEEN_BOARD,
	SEEN_SHOWN,
	SEEN_POTS,
	SEEN_WON
} SeenKind;

typedef struct Seen {
	SeenKind kind;
	uint8_t seat; /* whom it is about, 0 nobody */
	uint8_t n_cards;
	Card card[PILE_MAX]; /* that stand behind the words */
	char text[SAY_MAX];
} Seen;

/*
 * What the act of the seat that the event begins with was held to be, where the event does not say
 * so in as many words. Cut to `size`; returns its length, 0 if there is nothing to tell.
 */
size_t seen_verdict(const Played *played, char *text, size_t size);

/* All else, in the order in which it is told: verdicts on others first. Returns how many. */
int seen_list(const Played *played, Seen seen[SEEN_MAX]);

/* True if the effect beside a plain clause only repeats the verdict. */
bool seen_repeats(const Effect *effect);

/* The seat that begins a statement, 0 if none does. */
int seen_seat(const char *text);

#endif
