#include "src/config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/file.h"
#include "src/language/lexer.h"
#include "src/shelf.h"
#include "src/text.h"

bool
config_path(char path[CONFIG_PATH_MAX])
{
	const char *config = getenv("XDG_CONFIG_HOME");
	const char *home = getenv("HOME");
	int length = -1;

	/* A relative path in the variable is to be passed over, as its specification has it. */
	if (config && *config == '/')
		length = snprintf(path, CONFIG_PATH_MAX, "%s/misdeal/config", config);
	else if (home && *home == '/')
		length = snprintf(path, CONFIG_PATH_MAX, "%s/.config/misdeal/config", home);
	if (length < 0 || length >= CONFIG_PATH_MAX)
		path[0] = '\0';
	return path[0] != '\0';
}

static void
add_fault(Config *config, const char *sentence)
{
	if (config->n_faults < CONFIG_FAULTS_MAX)
		snprintf(config->fault[config->n_faults], CONFIG_FAULT_MAX, "%s", sentence);
	config->n_faults++;
}

/* A line while it is read. */
typedef struct Reading {
	Config *config;
	Settings *settings;
	const Line *line;
	int number;
} Reading;

/* Says what was expected at the word `at`, which may be one behind the last. */
static void
expected(const Reading *reading, int at, const char *what)
{
	const Line *line = reading->line;
	bool there = at < line->n;
	LanguageError error;

	language_fail(&error, reading->config->path, reading->number,
		      there ? line->token[at].column : line->end, there ? line->token[at].text : "",
		      what);
	add_fault(reading->config, error.message);
}

static void
read_set(const Reading *reading)
{
	const Token *token = reading->line->token;
	char error[SETTINGS_ERROR_MAX];
	bool good;

	if (reading->line->n < 3) {
		bool named = reading->line->n == 2 && setting_find(token[1].text) < SETTING_COUNT;

		if (named)
			setting_values(setting_find(token[1].text), error, sizeof error);
		expected(reading, reading->line->n, named ? error : _("the name of an option"));
		return;
	}
	if (reading->line->n > 3) {
		expected(reading, 3, _("the end of the line"));
		return;
	}
	good = settings_set(reading->settings, token[1].text, token[2].text, FROM_FILE, error);
	if (good)
		reading->settings->line[setting_find(token[1].text)] = reading->number;
	else
		expected(reading, setting_find(token[1].text) < SETTING_COUNT ? 2 : 1, error);
}

/* True if it is the command, and not the key, that can't be bound. */
static bool
command_is_wrong(const Token *token)
{
	Action action = action_find(token[2].text);
	Key key;

	if (!key_read(token[1].text, &key))
		return false;
	return action_is_fixed(action) ||
	       (action == DO_NOTHING && strcmp(token[2].text, action_name(DO_NOTHING)));
}

static void
read_bind(const Reading *reading)
{
	const Token *token = reading->line->token;
	char error[KEYMAP_ERROR_MAX];

	if (reading->line->n < 3)
		expected(reading, reading->line->n,
			 reading->line->n == 1
				 ? _("a key such as x, ^L, F1 or Space; \"#\" stands in quotes")
				 : _("the name of a command, or none; misdeal config lists them"));
	else if (reading->line->n > 3)
		expected(reading, 3, _("the end of the line"));
	else if (!keymap_bind(&reading->settings->keymap, token[1].text, token[2].text, error))
		expected(reading, command_is_wrong(token) ? 2 : 1, error);
}

/* What a line may begin with. */
static const struct {
	const char *word;
	void (*read)(const Reading *reading);
} STATEMENTS[] = {
	{ "set", read_set },
	{ "bind", read_bind },
};

static void
read_line(const Reading *reading)
{
	const Line *line = reading->line;

	if (line->n == 0)
		return;
	for (size_t i = 0; i < sizeof STATEMENTS / sizeof STATEMENTS[0]; i++)
		if (!line->token[0].quoted && !strcmp(line->token[0].text, STATEMENTS[i].word)) {
			STATEMENTS[i].read(reading);
			return;
		}
	expected(reading, 0, _("`set NAME VALUE` or `bind KEY COMMAND`"));
}

void
config_read_text(Config *config, const char *path, const char *text, size_t length,
		 Settings *settings)
{
	static const char MARK[] = "\xef\xbb\xbf"; /* which some editors put before UTF-8 */
	size_t at = length >= 3 && !memcmp(text, MARK, 3) ? 3 : 0;
	Line *line = malloc(sizeof *line);
	Reading reading = { config, settings, line, 0 };
	LanguageError error;

	if (path != config->path)
		snprintf(config->path, sizeof config->path, "%s", path);
	for (; line && at < length; at++) {
		const char *start = text + at;
		const char *end = memchr(start, '\n', length - at);
		size_t n = end ? (size_t)(end - start) : length - at;

		at += n;
		if (n && start[n - 1] == '\r')
			n--;
		reading.number++;
		if (line_split(line, start, n, config->path, reading.number, &error))
			read_line(&reading);
		else
			add_fault(config, error.message);
	}
	free(line);
}

/* A book that is set has to be one that can be read, or it is as if the line were not there. */
static void
check_book(Config *config, Settings *settings)
{
	char folder[CONFIG_PATH_MAX] = "", error[SHELF_ERROR_MAX] = "";
	char fault[CONFIG_FAULT_MAX];
	int line = settings->line[SETTING_BOOK];
	Shelf *shelf;

	if (settings->from[SETTING_BOOK] != FROM_FILE ||
	    !file_folder(config->path, folder, sizeof folder))
		return;
	shelf = shelf_open(folder);
	if (shelf && !shelf_find(shelf, settings->book, error)) {
		snprintf(fault, sizeof fault, "%.240s:%d: %.240s", config->path, line, error);
		add_fault(config, fault);
		settings_set(settings, setting_name(SETTING_BOOK), setting_default(SETTING_BOOK),
			     FROM_DEFAULT, fault);
	}
	shelf_close(shelf);
}

void
config_read(Config *config, const char *path, Settings *settings)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text;

	memset(config, 0, sizeof *config);
	if (path && !strcmp(path, "none"))
		return;
	if (path)
		snprintf(config->path, sizeof config->path, "%s", path);
	else if (!config_path(config->path))
		return;
	text = file_read(path ? path : config->path, &length, error);
	if (text) {
		config->found = true;
		config_read_text(config, path ? path : config->path, text, length, settings);
		free(text);
		check_book(config, settings);
	} else if (path || errno != ENOENT) {
		config->unreadable = true;
		add_fault(config, error);
	}
}

bool
config_settle(Config *config, const OptionRow *rows, const Options *given, Settings *settings,
	      char error[OPTIONS_ERROR_MAX])
{
	const char *path = NULL;

	for (int i = 0; i < OPTIONS_MAX && rows[i].name; i++)
		if (!strcmp(rows[i].name, "config"))
			path = given->value[i];
	*settings = settings_default();
	config_read(config, path, settings);
	settings_take_environment(settings);
	return settings_take_options(settings, rows, given, error);
}

void
config_say(const Config *config, char *text, size_t size)
{
	const char *home = getenv("HOME"), *fault = config->fault[0];
	size_t length = home ? strlen(home) : 0;
	int more = config->n_faults - 1;
	bool at_home;

	text[0] = '\0';
	if (more < 0)
		return;
	/* A line of the screen is short, and the home folder known. */
	at_home = length > 1 && !strncmp(fault, home, length) && fault[length] == '/';
	if (more == 0)
		snprintf(text, size, "%s%s", at_home ? "~" : "", fault + (at_home ? length : 0));
	else
		snprintf(text, size, _("%s%s (misdeal config tells %d more)"), at_home ? "~" : "",
			 fault + (at_home ? length : 0), more);
}
