/*
 * demo_plain.h - demonstrations as sentences, line by line: for screen readers and pipes.
 *
 * Owns the lines of this mode. The same Demo is stepped as on the screen, and no ruling is told
 * that is still asked about.
 */
#ifndef MISDEAL_SCREEN_DEMO_PLAIN_H
#define MISDEAL_SCREEN_DEMO_PLAIN_H

#include "src/learn/demo.h"

#include <stdio.h>

/*
 * Reads lines from `in` until its end or `q`, and tells on `out` what they lead to. `prompts`:
 * somebody sits there, so a sign is written before each line. `*faults` grows by each line that
 * was not understood.
 */
DemoLeft demo_plain(Demo *demo, const Score *score, FILE *in, FILE *out, bool prompts, int *faults);

#endif
