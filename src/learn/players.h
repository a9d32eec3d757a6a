/*
 * players.h - simple robots that play a seat, or deal.
 *
 * Owns a few plain ways to play legally. Never plays anything that the book
 * would have to correct, and never looks at another seat's cards.
 */
#ifndef MISDEAL_LEARN_PLAYERS_H
#define MISDEAL_LEARN_PLAYERS_H

#include <stdbool.h>

#include "engine/game.h"

/* What the robot at the seat in turn does. `random` is its own chance. */
Event player_act(const Game *game, const Book *book, int seat, Random *random);

/*
 * The dealer's next step, if there is one before somebody has to act: post,
 * deal, a street, the showdown. False where a player is to act, or the hand is
 * over and the next has to be asked for.
 */
bool robot_deals(const Game *game, Event *event);

/* The seat that the next card of the deal belongs to; 0 if all have theirs. */
int next_to_be_dealt(const Table *table);

#endif
