/*
 * amount.h - amounts and chips as people write them.
 *
 * Owns commas, `k` and `m`, and the `x` between a chip and how many. Never knows who has them.
 */
#ifndef MISDEAL_LANGUAGE_AMOUNT_H
#define MISDEAL_LANGUAGE_AMOUNT_H

#include <stdbool.h>

#include "engine/chips.h"

/* Reads an amount (`1,100`, `1.1k`), all of the text; false if it is none or over CHIPS_LIMIT. */
bool amount_read(const char *text, Chips *amount);

/*
 * Reads `1000x2`, or `1000` for one chip, all of the text. False if it is none: no chip is worth
 * nothing, none are worth more than CHIPS_LIMIT together.
 */
bool chips_read(const char *text, ChipCount *chips);

#endif
