/*
 * replay.h - a hand of a history, played through the engine.
 *
 * Owns the way from a PhhHand to a set-up and events, and the grounds on which a hand is rejected:
 * the engine's rulings under the book it is given. Never decides a point of play itself, and never
 * reads a file.
 */
#ifndef MISDEAL_SRC_HISTORY_REPLAY_H
#define MISDEAL_SRC_HISTORY_REPLAY_H

#include "engine/game.h"
#include "src/history/phh.h"

enum { REPLAY_REASON_MAX = 320 };

typedef enum ReplayStatus {
	REPLAY_DONE,	    /* the hand is over, the stacks are its result */
	REPLAY_REJECTED,    /* malformed, impossible, incomplete, or an act that does not stand */
	REPLAY_UNSUPPORTED, /* a game, or stakes, that are not played here */
	REPLAY_UNDECIDED    /* nobody knows the cards that decide it */
} ReplayStatus;

/* Told of each event that was played, and of what it brought. */
typedef void ReplayTeller(void *context, const Event *event, const Report *report);

typedef struct Replay {
	const PhhHand *hand; /* borrowed */
	const Book *book;    /* borrowed */
	ReplayTeller *tell;  /* or NULL */
	void *context;
	PhhCards cards;
	Setup setup;
	Game game;
	Report report;			/* of the last event */
	uint8_t place[PHH_PLAYERS_MAX]; /* the seat of each player from 0 */
	uint8_t seat[PHH_PLAYERS_MAX];	/* likewise, but 0 for one who has no chips and is not in */
	char reason[REPLAY_REASON_MAX]; /* why it is not DONE */
} Replay;

/*
 * Plays the hand from its set-up to the award of the pots. `replay` need not be set before; its
 * set-up, game and reason can be looked at afterwards. `tell` may be NULL.
 */
ReplayStatus replay_hand(Replay *replay, const PhhHand *hand, const Book *book, ReplayTeller *tell,
			 void *context);

/* The chips of a player, from 0, when the hand was done; PHH_UNKNOWN if the file knows no stack. */
int64_t replay_final(const Replay *replay, int player);

/*
 * The set-up part alone: who sits where, blinds, antes, cards. The file's own seats are used where
 * they are seats of a table, in order; else players sit from 1 on, the last with the button.
 */
ReplayStatus replay_lay(Replay *replay, const PhhHand *hand);

#endif
