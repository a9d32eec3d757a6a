/*
 * commands.h - the commands of the program, one a file.
 *
 * Owns the list of them and what each has to say about itself. A new command is a file in this
 * folder that defines `const Command command_NAME`, and one row of PROGRAM_COMMANDS.
 */
#ifndef MISDEAL_COMMANDS_COMMANDS_H
#define MISDEAL_COMMANDS_COMMANDS_H

#include "src/options.h"

/* The names, in the order of the help. */
#define PROGRAM_COMMANDS(X)                                                                        \
	X(run)                                                                                     \
	X(check)                                                                                   \
	X(rules)                                                                                   \
	X(table)                                                                                   \
	X(demo)                                                                                    \
	X(import)                                                                                  \
	X(export)                                                                                  \
	X(replay)                                                                                  \
	X(config)

/* What the program tells the shell. */
enum {
	EXIT_HOLDS = 0, /* done, and all holds */
	EXIT_FAILS = 1, /* something did not hold, or an event was refused */
	EXIT_USAGE = 2	/* wrongly called, or a file that can't be read or parsed */
};

typedef struct Command {
	const char *name;
	const char *words;   /* how its words are written: "FILE", "[FILE]", "" for none */
	const char *summary; /* one line for the list of commands */
	const char *help;    /* some lines more, for its own help; may be NULL */
	/* For completion: the endings of its files, apart by blanks; NULL: its words are no files. */
	const char *endings;
	/* What, behind its name, lists the other words it takes, first on a line: ""; " --list". */
	const char *list;
	int min_words;
	int max_words; /* -1: any number */
	OptionRow option
		[OPTIONS_MAX]; /* ended by a row without a name; --help is understood by all */
	int (*run)(const Options *given); /* returns the exit status */
} Command;

#define X(name) extern const Command command_##name;
PROGRAM_COMMANDS(X)
#undef X

#endif
