/*
 * betting.h - the facts of the betting: what is owed, what may be raised, whose turn.
 *
 * Owns the round of betting. Never judges words or chips: it is told what an
 * act was held to be.
 */
#ifndef MISDEAL_ENGINE_BETTING_H
#define MISDEAL_ENGINE_BETTING_H

#include "engine/book.h"
#include "engine/table.h"

/* The bet that the seat has to reach, which may be more than its stack allows. */
Chips betting_price(const Table *table, int seat);

/* What the seat must add to call, bounded by its stack. */
Chips betting_to_call(const Table *table, int seat);

/*
 * True if the seat has not acted, or there was a full raise since its last act (47). What short
 * all-ins count for is the book's word.
 */
bool betting_may_raise(const Table *table, const Book *book, int seat);

/*
 * The bet to call is another than it was, by whatever way: notes whether it has come a full raise
 * above the last full bet, short raises since then added up.
 */
void betting_level(Table *table);

/* True if the limit's number of raises is used up (practice.cap). */
bool betting_capped(const Table *table, const Book *book);

/* The least total of a full bet or raise now, whatever anybody's stack. */
Chips betting_least(const Table *table);

/* The largest total at this limit for the seat, whatever its stack; CHIPS_LIMIT at no-limit. */
Chips betting_most(const Table *table, int seat);

/* The smallest full bet of the street (no-limit and pot-limit: the big blind). */
Chips betting_unit(const Table *table);

/* Opens the betting of a street: nobody has acted, the first seat is told its turn. */
void betting_open(Table *table, const Book *book);

/* A blind: chips from the stack to the front, booked as the seat's bet. The stack has them. */
void betting_post(Table *table, int seat, Chips amount);

/* Books chips that are held in front as the seat's bet of `total`, without an act. */
void betting_book(Table *table, int seat, Chips total);

/*
 * Records an act that stands: bets, turn and the right to raise follow. Chips
 * of a bet lie in front already. The turn moves on if it was the seat's.
 */
void betting_act(Table *table, const Book *book, int seat, Act act);

/* Passes the turn to the next seat that has to act; closes the betting if there is none. */
void betting_pass_turn(Table *table, int from);

/* True if the seat still has to act on this street. */
bool betting_has_to_act(const Table *table, int seat);

#endif
