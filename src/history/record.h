/*
 * record.h - a hand as it is played at a table, written down as a PhhHand.
 *
 * Owns the actions that the events of one hand come to: what acts were held to be, not how they
 * were made. Never plays an event.
 */
#ifndef MISDEAL_SRC_HISTORY_RECORD_H
#define MISDEAL_SRC_HISTORY_RECORD_H

#include <stdbool.h>

#include "engine/game.h"
#include "src/history/phh.h"
#include "src/history/tags.h"

typedef struct Record Record;

/*
 * A record of the hands of a game that began with the set-up, which is borrowed; `tags` are those
 * of its script. NULL if no memory is left.
 */
Record *record_open(const Setup *setup, const HistoryTags *tags);

/* NULL is passed over. */
void record_close(Record *record);

/* An event was played: the game before it and after it. False if no memory is left. */
bool record_event(Record *record, const Event *event, const Game *before, const Game *after);

/*
 * The hand as it stands after `game`, complete with its result if it is over; NULL if no hand was
 * dealt, or it was a misdeal. Good until the next call.
 */
const PhhHand *record_hand(Record *record, const Game *game);

#endif
