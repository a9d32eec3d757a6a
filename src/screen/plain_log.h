/*
 * plain_log.h - the log as sentences, and going on from a moment of it by a typed command.
 *
 * Owns how the lines of the history are numbered and set in. Never makes one (history.h).
 */
#ifndef MISDEAL_SCREEN_PLAIN_LOG_H
#define MISDEAL_SCREEN_PLAIN_LOG_H

#include <stdio.h>

#include "src/screen/screen.h"

/*
 * Tells the log, each event with its number, and lines that were left with a letter and theirs; of
 * `words` not empty, only the lines that hold them. False if there are none.
 */
bool plain_log(Screen *screen, const char *words, FILE *out);

/*
 * Goes on after the event of that number ("12"; 0 before the first), or with a line that was left
 * ("@7"); `*from` is the number of events at that moment, behind which robots may have gone on.
 * False, told, if there is no such moment.
 */
bool plain_back(Screen *screen, const char *where, FILE *out, size_t *from);

#endif
