/*
 * settings.h - what a person may set once and for all: the table of options, and their values.
 *
 * Owns the list of options with their values, defaults and meanings, which the config file, the
 * command line, `misdeal config`, the manual and the completions share. A new option is a
 * value of SettingId, a field of Settings and a row in settings.c. Never reads a file (config.h), and never
 * acts on a setting.
 */
#ifndef MISDEAL_SETTINGS_H
#define MISDEAL_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "src/options.h"
#include "ui/keymap.h"
#include "ui/theme.h"

enum {
	SETTING_TEXT_MAX = 128,	  /* bytes of a value with the end */
	SETTINGS_ERROR_MAX = 512, /* bytes of a sentence with the end */
	PLAYERS_LEAST = 2
};

typedef enum SettingId {
	SETTING_THEME,
	SETTING_DECK,
	SETTING_ASCII,
	SETTING_FACES,
	SETTING_PRESENTER,
	SETTING_MOTION,
	SETTING_MOUSE,
	SETTING_BOOK,
	SETTING_PLAYERS,
	SETTING_DEALING,
	SETTING_HINTS,
	SETTING_COUNT
} SettingId;

typedef enum SettingKind {
	SETTING_CHOICE, /* one of a few words; the field, an int or an enum, is its place */
	SETTING_SWITCH, /* on or off; the field is a bool */
	SETTING_TEXT	/* any text; the field is SETTING_TEXT_MAX bytes */
} SettingKind;

/* Whether things are seen to move, as `motion` has it. */
typedef enum Motions { MOTIONS_OFF, MOTIONS_ON, MOTIONS_AUTO } Motions;

/* Where the value in force comes from, the weakest first. */
typedef enum SettingOrigin {
	FROM_DEFAULT,
	FROM_FILE,
	FROM_ENVIRONMENT,
	FROM_COMMAND_LINE,
	FROM_PERSON /* changed while the program runs */
} SettingOrigin;

/* A plain value. */
typedef struct Settings {
	Theme theme;
	int deck;	/* 0 four colours, 1 two */
	bool ascii;	/* asked for; a terminal without UTF-8 gets plain letters anyway */
	bool faces;	/* hole cards lie face up on the screen of a person in all roles */
	bool presenter; /* the table in large type, for an audience */
	Motions motion; /* cards and chips are seen to move */
	bool mouse;
	char book[SETTING_TEXT_MAX]; /* of a new table: built in, or a file */
	int players;		     /* of a new table, less PLAYERS_LEAST */
	int dealing;   /* the dealer's next step: 0 a whole stroke, 1 a single motion */
	bool hints;    /* what is to call and the least raise are shown */
	Keymap keymap; /* the keys in force; `bind` changes them */
	SettingOrigin from[SETTING_COUNT];
	int line[SETTING_COUNT]; /* FROM_FILE: which line of it */
} Settings;

/* Every option with its default. */
Settings settings_default(void);

/* What the table says of an option; static text. */
const char *setting_name(SettingId id);
SettingKind setting_kind(SettingId id);
const char *setting_default(SettingId id);
const char *setting_meaning(SettingId id);

/*
 * The k-th word (from 0) that the option takes, or, of a text, that is known for it; NULL behind
 * the last.
 */
const char *setting_value(SettingId id, int k);

/* Writes what the option takes as words of a sentence: "dark, light or mono". */
void setting_values(SettingId id, char *text, size_t size);

/* The option of that name, SETTING_COUNT if there is none. */
SettingId setting_find(const char *name);

/* The value in force, as it is written in the file; lives as long as the settings. */
const char *settings_get(const Settings *settings, SettingId id);

/*
 * Sets an option by its name. False, with what was expected in `error`, if there is none of that
 * name or it does not take the value; nothing is changed then.
 */
bool settings_set(Settings *settings, const char *name, const char *value, SettingOrigin from,
		  char error[SETTINGS_ERROR_MAX]);

/* What the environment asks for: NO_COLOR, if it is not empty, is the theme without colours. */
void settings_take_environment(Settings *settings);

/*
 * Takes the options of a command line that are settings: `--NAME VALUE` and, for switches,
 * `--NAME` (on) and `--no-NAME` (off). Options that name no setting are passed over. False with
 * a sentence in `error`.
 */
bool settings_take_options(Settings *settings, const OptionRow *rows, const Options *given,
			   char error[OPTIONS_ERROR_MAX]);

#endif
