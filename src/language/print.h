/*
 * print.h - events, expectations and set-ups as the table language has them.
 *
 * Owns the one canonical form of each. Every function writes into the
 * caller's buffer, cut to `size` and ended by a zero, and returns the whole length.
 */
#ifndef MISDEAL_LANGUAGE_PRINT_H
#define MISDEAL_LANGUAGE_PRINT_H

#include <stddef.h>

#include "src/language/script.h"

size_t event_print(const Event *event, char *text, size_t size);
size_t expectation_print(const Expectation *expectation, char *text, size_t size);
size_t statement_print(const Statement *statement, char *text, size_t size);

/* Title, book and set-up, a statement a line, each with its line end. Title and book may be empty. */
size_t setup_print(const Setup *setup, const char *title, const char *book, char *text,
		   size_t size);

#endif
