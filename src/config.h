/*
 * config.h - the config file: `set NAME VALUE` and `bind KEY COMMAND`, a line each.
 *
 * Owns where the file lies, how it is read, and the list of what was wrong in it. Never knows
 * what an option means (settings.h).
 */
#ifndef MISDEAL_CONFIG_H
#define MISDEAL_CONFIG_H

#include "src/settings.h"

enum {
	CONFIG_PATH_MAX = 1024,
	CONFIG_FAULTS_MAX = 64, /* faults that are kept; the rest is counted */
	CONFIG_FAULT_MAX = 512	/* bytes of one, with the end */
};

/* What came of reading. */
typedef struct Config {
	char path[CONFIG_PATH_MAX]; /* "" if there is no place for it */
	bool found;		    /* it was there and was read */
	bool unreadable;	    /* it is there and can't be read: the first fault says why */
	int n_faults;		    /* all of them */
	char fault[CONFIG_FAULTS_MAX][CONFIG_FAULT_MAX]; /* FILE:LINE:COLUMN: what was expected */
} Config;

/* Where the file lies: below $XDG_CONFIG_HOME, else below ~/.config. False if neither is known. */
bool config_path(char path[CONFIG_PATH_MAX]);

/*
 * Reads the file into the settings: `path`, which has to be there, or the usual one for NULL,
 * which need not be, or none for "none". Lines that are wrong are listed in `config` and passed
 * over; so is a file that can't be read.
 */
void config_read(Config *config, const char *path, Settings *settings);

/* The same for a text in memory, called `path` in what is said about it. */
void config_read_text(Config *config, const char *path, const char *text, size_t length,
		      Settings *settings);

/*
 * What holds for a command: the defaults, then the config file (that of the option --config, where
 * `rows` have it), then the environment, then the options of the command line, each over those
 * before it. False, with a sentence in `error`, if an option is wrong; the file is never a reason.
 */
bool config_settle(Config *config, const OptionRow *rows, const Options *given, Settings *settings,
		   char error[OPTIONS_ERROR_MAX]);

/* Says in one line what is wrong: the first fault, and how many more there are; "" for none. */
void config_say(const Config *config, char *text, size_t size);

#endif
