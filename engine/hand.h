/*
 * hand.h - where a hand begins and ends: positions, who is entitled, what goes back.
 *
 * Owns the passage from one hand to the next (practice.blinds,
 * practice.dead-button) and the undoing of a hand. Never rules that it is due.
 */
#ifndef MISDEAL_ENGINE_HAND_H
#define MISDEAL_ENGINE_HAND_H

#include "engine/table.h"

/* The first hand of a table that was just laid. */
void hand_first(Table *table);

/*
 * The next hand: seats without chips fall empty, the button goes on, the cards
 * are shuffled, penalties count down. False if fewer than two can play.
 */
bool hand_next(Table *table);

/*
 * The same hand again after a misdeal or a void one: bets back, cards shuffled. False, and nothing
 * changed, if fewer than two players are left for it.
 */
bool hand_again(Table *table);

/* Every chip of this hand back to its owner; the hand stays where it is. */
void hand_chips_back(Table *table);

/* Blinds by where the button stands now. */
void hand_positions(Table *table);

/* True if the next hand may begin. */
bool hand_is_over(const Table *table);

/* The next seat after `seat`, clockwise, that is entitled to a hand; 0 none. */
int hand_next_entitled(const Table *table, int seat);

/* True if that seat owes a live blind or straddle: how much, 0 nothing; and the ante it owes. */
Chips hand_blind_due(const Table *table, int seat);
Chips hand_ante_due(const Table *table, int seat);

/* True if anybody has posted a blind or an ante in this hand. */
bool hand_anything_posted(const Table *table);

/* The pack is replaced by a good one of 52 cards (after a void hand). */
void hand_new_deck(Table *table);

#endif
