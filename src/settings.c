#include "src/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/shelf.h"
#include "src/text.h"

static const char *
theme_value(int k)
{
	return k < THEME_COUNT ? theme_name((Theme)k) : NULL;
}

static const char *
deck_value(int k)
{
	static const char *const WORDS[] = { "four", "two", NULL };

	return WORDS[k];
}

static const char *
switch_value(int k)
{
	static const char *const WORDS[] = { "off", "on", NULL };

	return WORDS[k];
}

static const char *
motion_value(int k)
{
	static const char *const WORDS[] = { "off", "on", "auto", NULL };

	return WORDS[k];
}

static const char *
players_value(int k)
{
	static const char *const WORDS[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL };

	return WORDS[k];
}

static const char *
dealing_value(int k)
{
	static const char *const WORDS[] = { "strokes", "steps", NULL };

	return WORDS[k];
}

static const char *
book_value(int k)
{
	return (size_t)k < shelf_embedded_count() ? shelf_embedded_name((size_t)k) : NULL;
}

static const struct {
	const char *name;
	SettingKind kind;
	size_t offset;		     /* of the field */
	const char *(*value)(int k); /* the words it takes; never asked beyond the first NULL */
	const char *usual, *meaning;
} ROWS[SETTING_COUNT] = {
#define FIELD(field) offsetof(Settings, field)
	[SETTING_THEME] = { "theme", SETTING_CHOICE, FIELD(theme), theme_value, "dark",
			    _("the colours of the screen") },
	[SETTING_DECK] = { "deck", SETTING_CHOICE, FIELD(deck), deck_value, "four",
			   _("how many colours the suits have") },
	[SETTING_ASCII] = { "ascii", SETTING_SWITCH, FIELD(ascii), switch_value, "off",
			    _("draws with plain letters only, as on a terminal without UTF-8") },
	[SETTING_FACES] = { "faces", SETTING_SWITCH, FIELD(faces), switch_value, "off",
			    _("hole cards lie face up on the screen, for a person in all roles") },
	[SETTING_PRESENTER] = { "presenter", SETTING_SWITCH, FIELD(presenter), switch_value, "off",
				_("the table and one ruling in large type, for an audience") },
	[SETTING_MOTION] = { "motion", SETTING_CHOICE, FIELD(motion), motion_value, "auto",
			     _("cards and chips are seen to move; auto: not over a slow link") },
	[SETTING_MOUSE] = { "mouse", SETTING_SWITCH, FIELD(mouse), switch_value, "on",
			    _("seats and keys on the screen can be clicked") },
	[SETTING_BOOK] = { "book", SETTING_TEXT, FIELD(book), book_value, "tournament",
			   _("the rule book of a new table: built in, or a book file (beside the "
			     "config file if it is set there)") },
	[SETTING_PLAYERS] = { "players", SETTING_CHOICE, FIELD(players), players_value, "5",
			      _("how many sit at a new table") },
	[SETTING_DEALING] = { "dealing", SETTING_CHOICE, FIELD(dealing), dealing_value, "strokes",
			      _("how the dealer's next step is cut: whole strokes such as the flop, or "
				"each motion of the hands") },
	[SETTING_HINTS] = { "hints", SETTING_SWITCH, FIELD(hints), switch_value, "on",
			    _("what is to call, and the least raise, are shown to whoever acts") },
#undef FIELD
};

_Static_assert(sizeof(Theme) == sizeof(int), "a choice is written through an int");

Settings
settings_default(void)
{
	Settings settings;
	char error[SETTINGS_ERROR_MAX];

	memset(&settings, 0, sizeof settings);
	keymap_default(&settings.keymap);
	for (int id = 0; id < SETTING_COUNT; id++)
		settings_set(&settings, ROWS[id].name, ROWS[id].usual, FROM_DEFAULT, error);
	return settings;
}

const char *
setting_name(SettingId id)
{
	return ROWS[id].name;
}

SettingKind
setting_kind(SettingId id)
{
	return ROWS[id].kind;
}

const char *
setting_default(SettingId id)
{
	return ROWS[id].usual;
}

const char *
setting_meaning(SettingId id)
{
	return ROWS[id].meaning;
}

const char *
setting_value(SettingId id, int k)
{
	return ROWS[id].value(k);
}

/* Appends what fits. */
static void
append(char *text, size_t size, const char *more)
{
	size_t used = strlen(text);

	if (used < size)
		snprintf(text + used, size - used, "%s", more);
}

void
setting_values(SettingId id, char *text, size_t size)
{
	text[0] = '\0';
	for (int k = 0; setting_value(id, k); k++) {
		if (k)
			append(text, size,
			       setting_value(id, k + 1) || ROWS[id].kind == SETTING_TEXT
				       ? ", "
				       : _(" or "));
		append(text, size, setting_value(id, k));
	}
	if (ROWS[id].kind == SETTING_TEXT)
		append(text, size, _(" or the name of a file"));
}

SettingId
setting_find(const char *name)
{
	int id = 0;

	while (id < SETTING_COUNT && strcmp(ROWS[id].name, name))
		id++;
	return (SettingId)id;
}

const char *
settings_get(const Settings *settings, SettingId id)
{
	const char *field = (const char *)settings + ROWS[id].offset;
	int place = 0;

	switch (ROWS[id].kind) {
	case SETTING_CHOICE:
		memcpy(&place, field, sizeof place);
		return setting_value(id, place);
	case SETTING_SWITCH:
		return setting_value(id, *(const bool *)field);
	case SETTING_TEXT:
		break;
	}
	return field;
}

/* The place of a word among those that the option takes, -1 if it takes none such. */
static int
value_find(SettingId id, const char *value)
{
	const char *word;

	for (int k = 0; (word = setting_value(id, k)); k++)
		if (!strcmp(word, value))
			return k;
	return -1;
}

/* False if the option does not take the value. */
static bool
put(Settings *settings, SettingId id, const char *value)
{
	char *field = (char *)settings + ROWS[id].offset;
	int place = value_find(id, value);

	switch (ROWS[id].kind) {
	case SETTING_CHOICE:
		if (place >= 0)
			memcpy(field, &place, sizeof place);
		return place >= 0;
	case SETTING_SWITCH:
		if (place >= 0)
			*(bool *)field = place > 0;
		return place >= 0;
	case SETTING_TEXT:
		if (!*value || strlen(value) >= SETTING_TEXT_MAX)
			return false;
		snprintf(field, SETTING_TEXT_MAX, "%s", value);
		return true;
	}
	return false;
}

bool
settings_set(Settings *settings, const char *name, const char *value, SettingOrigin from,
	     char error[SETTINGS_ERROR_MAX])
{
	SettingId id = setting_find(name);

	error[0] = '\0';
	if (id == SETTING_COUNT) {
		for (int k = 0; k < SETTING_COUNT; k++) {
			append(error, SETTINGS_ERROR_MAX, k ? ", " : "");
			append(error, SETTINGS_ERROR_MAX, ROWS[k].name);
		}
		return false;
	}
	if (!put(settings, id, value)) {
		setting_values(id, error, SETTINGS_ERROR_MAX);
		return false;
	}
	settings->from[id] = from;
	settings->line[id] = 0;
	return true;
}

void
settings_take_environment(Settings *settings)
{
	const char *no_colour = getenv("NO_COLOR");
	char error[SETTINGS_ERROR_MAX];

	if (no_colour && *no_colour)
		settings_set(settings, "theme", "mono", FROM_ENVIRONMENT, error);
}

bool
settings_take_options(Settings *settings, const OptionRow *rows, const Options *given,
		      char error[OPTIONS_ERROR_MAX])
{
	char expected[SETTINGS_ERROR_MAX];

	for (int i = 0; i < OPTIONS_MAX && rows[i].name; i++) {
		bool no = !strncmp(rows[i].name, "no-", 3);
		const char *name = rows[i].name + (no ? 3 : 0), *value = given->value[i];

		if (!value || setting_find(name) == SETTING_COUNT)
			continue;
		if (!rows[i].value)
			value = no ? "off" : "on";
		if (!settings_set(settings, name, value, FROM_COMMAND_LINE, expected)) {
			snprintf(error, OPTIONS_ERROR_MAX, _("--%s takes %.200s."), name, expected);
			return false;
		}
	}
	return true;
}
