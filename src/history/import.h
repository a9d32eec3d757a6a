/*
 * import.h - a hand of a history as a script of the table language.
 *
 * Owns how the hand is told: set-up, events, and what the history says it ended in. Never judges
 * it; a hand that a replay does not play to its end is not imported.
 */
#ifndef MISDEAL_SRC_HISTORY_IMPORT_H
#define MISDEAL_SRC_HISTORY_IMPORT_H

#include <stdio.h>

#include "src/history/replay.h"

/*
 * Plays the hand under the practice book and writes it as a script. `title` may be NULL. Nothing
 * is written unless it is REPLAY_DONE; `replay` then says why.
 */
ReplayStatus import_hand(Replay *replay, const PhhHand *hand, const Book *practice,
			 const char *title, FILE *file);

#endif
