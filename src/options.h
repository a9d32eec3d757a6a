/*
 * options.h - the words and options of a command line.
 *
 * Owns the way options are written: `--name`, `--name VALUE`, `--name=VALUE`, in any place among
 * the words; `--` ends them, and `-` alone is a word. Never knows what one means.
 */
#ifndef MISDEAL_OPTIONS_H
#define MISDEAL_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

enum {
	OPTIONS_MAX = 14, /* options that one command may have */
	OPTIONS_ERROR_MAX = 256
};

/* One option of a command. */
typedef struct OptionRow {
	const char *name;  /* without the dashes; NULL ends the list */
	const char *value; /* what the help calls its value ("BOOK"); NULL: it has none */
	const char *help;  /* what it does, for the help */
} OptionRow;

/* What stood on the command line. All strings are those of `argv`. */
typedef struct Options {
	const char *value[OPTIONS_MAX]; /* by row; NULL: not given; "" for one without a value */
	int n_words;
	char **words; /* what is no option, in order */
} Options;

/*
 * Sorts `argc` words behind the command's name into options and words; `argv` is rearranged, and
 * `given` points into it. False, with a sentence in `error`, for an option that is not in `rows`,
 * that is given twice, or that has a value too many or too few.
 */
bool options_read(const OptionRow *rows, int argc, char **argv, Options *given,
		  char error[OPTIONS_ERROR_MAX]);

/*
 * Reads a whole number from `low` to `high`, the value of an option or a word. False if it is
 * none.
 */
bool options_number(const char *text, long low, long high, long *number);

#endif
