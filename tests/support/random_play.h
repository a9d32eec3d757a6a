/*
 * random_play.h - random tables and random events, legal and not, for property tests.
 *
 * Owns the chance behind them. Never knows what should come of an event.
 */
#ifndef MISDEAL_TESTS_RANDOM_PLAY_H
#define MISDEAL_TESTS_RANDOM_PLAY_H

#include "engine/game.h"

/* A set-up of 2 to 10 players with unequal stacks, any game and limit, odd decks now and then. */
Setup random_setup(Random *random);

/*
 * An event that might happen next: mostly what the state suggests, often
 * something that is wrong there, sometimes anything at all.
 */
Event random_event(Random *random, const Game *game);

/* An act in turn or a step of the dealer that is in order, so that hands get on. */
Event plausible_event(Random *random, const Game *game, const Book *book);

#endif
