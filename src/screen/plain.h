/*
 * plain.h - the table as sentences: no cursor, no colours, for screen readers and pipes.
 *
 * Owns the lines of this mode. The same statements are taken as at the prompt of the table
 * screen, and played by the same Screen, which is never drawn here.
 */
#ifndef MISDEAL_SCREEN_PLAIN_H
#define MISDEAL_SCREEN_PLAIN_H

#include "src/screen/screen.h"

#include <stdio.h>

/*
 * Reads lines from `in` until its end or `quit`, plays them, and tells on `out` what came of
 * each. `asks`: somebody sits there, so a prompt is written. Returns how many lines were not
 * understood or were refused.
 */
int plain_run(Screen *screen, FILE *in, FILE *out, bool asks);

#endif
