/*
 * fixed.h - decimal numbers exactly, as whole digits and how many of them stand behind the point.
 *
 * Owns the way from text to digits and back. Never uses a floating-point number.
 */
#ifndef MISDEAL_SRC_HISTORY_FIXED_H
#define MISDEAL_SRC_HISTORY_FIXED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	FIXED_PLACES_MAX = 18, /* more than this 64 bits cannot hold anyway */
	FIXED_TEXT_MAX = 48    /* bytes that hold any number's text and its end */
};

/*
 * Reads `-12`, `2.50`, `1e3`: the number is `digits` divided by ten `places` times, and places is
 * as small as it can be. False, with nothing written, if the `length` bytes are no such number or
 * one that does not fit.
 */
bool fixed_read(const char *text, size_t length, int64_t *digits, int *places);

/* Digits of a number with `from` places as they are with `to`, no fewer; false if too large. */
bool fixed_raise(int64_t *digits, int from, int to);

/*
 * Writes the number with no zeros at the end behind the point; returns the length. At most
 * FIXED_PLACES_MAX places.
 */
size_t fixed_print(int64_t digits, int places, char text[FIXED_TEXT_MAX]);

#endif
