/*
 * toml_scan.h - the words of a TOML text: where one stands in it, strings, numbers, dates.
 *
 * Owns the place in the text and the first error. Never knows tables: those are toml.c's. For the
 * reader of TOML alone.
 */
#ifndef MISDEAL_SRC_HISTORY_TOML_SCAN_H
#define MISDEAL_SRC_HISTORY_TOML_SCAN_H

#include <stdbool.h>
#include <stddef.h>

#include "src/history/arena.h"
#include "src/history/toml.h"

typedef struct TomlScan {
	const char *at, *end;
	const char *line_start;
	int line;
	Arena *arena; /* where texts go */
	TomlError *error;
} TomlScan;

/*
 * Fills the error for the place `at`, which is on the current line. Says what stands there and
 * what was expected. Always false, so that a reader can return it.
 */
bool toml_scan_expected(TomlScan *scan, const char *at, const char *expected);

/* The same in words of one's own. `quoted` stands in the text for its `%.*s`; NULL: none. */
bool toml_scan_wrong(TomlScan *scan, const char *at, const char *format, const TomlText *quoted);

/* No memory: the error says so. Always false. */
bool toml_scan_no_memory(TomlScan *scan);

/* True if all of the text is UTF-8 as TOML wants it; else false with the error. */
bool toml_scan_check_utf8(TomlScan *scan);

/* True if the bytes at the place are these. */
bool toml_scan_is(const TomlScan *scan, const char *bytes);

/* Skips blanks and tabs. */
void toml_scan_blanks(TomlScan *scan);

/* Skips blanks, comments and line ends. False with the error if a comment holds what it may not. */
bool toml_scan_space(TomlScan *scan);

/*
 * Skips blanks, a comment and the end of the line, or the end of the text. False with the error if
 * something else stands there.
 */
bool toml_scan_line_end(TomlScan *scan);

/* Reads a string of any of the four kinds; a quote stands at the place. */
bool toml_scan_string(TomlScan *scan, TomlText *text);

/* Reads a number, boolean, date or time: kind, text and value are set. */
bool toml_scan_plain(TomlScan *scan, TomlValue *value);

#endif
