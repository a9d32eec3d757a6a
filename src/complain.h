/*
 * complain.h - what a command says to the shell about words and files that people gave it.
 *
 * Owns the way such sentences reach a terminal: what is no character to be shown in them (control
 * characters, broken UTF-8, marks that turn the direction of the line) is written as a number.
 * Never words one.
 */
#ifndef MISDEAL_COMPLAIN_H
#define MISDEAL_COMPLAIN_H

#include <stdio.h>

/*
 * "misdeal: " and a sentence on standard error, after what was printed so far. Returns EXIT_USAGE,
 * with which most commands end then.
 */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A line of its own on a stream (on standard error after what was printed so far), without "misdeal: "; the format has no line end. */
void print_shown(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A text as these two show it, cut to `size`. */
void shown_text(const char *text, char *shown, size_t size);

#endif
