/*
 * left.h - sessions that a kill or a lost connection has left, offered again.
 *
 * Owns the question for each. Never plays one.
 */
#ifndef MISDEAL_SCREEN_LEFT_H
#define MISDEAL_SCREEN_LEFT_H

#include <stdbool.h>
#include <stdio.h>

#include "src/journal.h"
#include "ui/term.h"

typedef enum LeftAnswer { LEFT_GO_ON, LEFT_PUT_AWAY, LEFT_LATER } LeftAnswer;

/* Asks what is to become of it: on the terminal, or (`term` NULL) as sentences and a line of `in`. */
LeftAnswer left_ask(const JournalLeft *left, Term *term, bool ascii, FILE *in, FILE *out);

#endif
