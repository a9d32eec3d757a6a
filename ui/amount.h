/*
 * amount.h - amounts of chips as people read them.
 *
 * Owns the commas and the short forms. Never rounds where there is room.
 */
#ifndef MISDEAL_UI_AMOUNT_H
#define MISDEAL_UI_AMOUNT_H

#include "engine/chips.h"

enum { AMOUNT_TEXT = 32 };

/* "1,234,500". Returns `text`. */
char *amount_text(char text[AMOUNT_TEXT], Chips amount);

/*
 * The same within `room` columns: "1,234k", "12.3M" where its digits do not fit. Four columns
 * hold any amount; in fewer the shortest form is given all the same.
 */
char *amount_short(char text[AMOUNT_TEXT], Chips amount, int room);

#endif
