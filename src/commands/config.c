/*
 * What a person may set, and what is in force. The output is a config file itself, so that it can
 * be kept as one and changed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/config.h"
#include "src/text.h"

enum { QUOTED_MAX = 2 * SETTING_TEXT_MAX + 3 };

static void
print_origin(const Settings *settings, SettingId id)
{
	switch (settings->from[id]) {
	case FROM_DEFAULT:
		break;
	case FROM_FILE:
		printf(_("; set in line %d"), settings->line[id]);
		break;
	case FROM_ENVIRONMENT:
		printf("%s", _("; set by NO_COLOR"));
		break;
	case FROM_COMMAND_LINE:
	case FROM_PERSON:
		printf("%s", _("; set by you"));
		break;
	}
}

/* A word as the file has to have it; returns `text`. */
static const char *
quote(const char *word, char text[QUOTED_MAX])
{
	bool quoted = !*word || strpbrk(word, " \t#\"") != NULL;
	size_t n = 0;

	if (quoted)
		text[n++] = '"';
	for (; *word && n + 4 < QUOTED_MAX; word++) {
		if (quoted && (*word == '"' || *word == '\\'))
			text[n++] = '\\';
		text[n++] = *word;
	}
	if (quoted)
		text[n++] = '"';
	text[n] = '\0';
	return text;
}

/* What kind of value an option takes. */
static const char *const KINDS[] = {
	[SETTING_CHOICE] = _("one of"),
	[SETTING_SWITCH] = _("a switch"),
	[SETTING_TEXT] = _("a text"),
};

static void
print_setting(const Settings *settings, SettingId id)
{
	char values[SETTINGS_ERROR_MAX], value[QUOTED_MAX];

	setting_values(id, values, sizeof values);
	printf("\n# %s: %s\n# ", setting_name(id), setting_meaning(id));
	printf(_("%s: %s; default %s"), KINDS[setting_kind(id)], values, setting_default(id));
	print_origin(settings, id);
	printf("\nset %s %s\n", setting_name(id), quote(settings_get(settings, id), value));
}

/* One key, as a comment if it is so without being bound. */
static void
print_key(Key key, const char *command, const char *help, bool usual)
{
	char name[KEY_TEXT_MAX], text[QUOTED_MAX];

	printf("%sbind %-10s %-18s # %s\n", usual ? "# " : "", quote(key_write(key, name), text),
	       command, help);
}

/* The binding of that key to that command, or of that key to any by the person. */
static bool
is_bound(const Keymap *map, const KeyBinding *usual)
{
	for (int i = 0; i < map->n; i++) {
		const KeyBinding *b = &map->binding[i];

		if (b->key.name == usual->key.name && b->key.character == usual->key.character &&
		    (b->own || b->action == usual->action))
			return true;
	}
	return false;
}

static void
print_keys(const Keymap *map)
{
	Keymap usual;

	printf("%s",
	       _("\n# Keys. `bind KEY COMMAND` gives a command one more key, `bind KEY none`\n"
		 "# takes a key from all.\n"));
	for (int action = DO_NOTHING + 1; action < ACTION_COUNT; action++)
		for (int i = 0; i < map->n && !action_is_fixed((Action)action); i++)
			if (map->binding[i].action == action)
				print_key(map->binding[i].key, action_name((Action)action),
					  action_help((Action)action), !map->binding[i].own);
	keymap_default(&usual);
	for (int i = 0; i < usual.n; i++)
		if (!is_bound(map, &usual.binding[i]))
			print_key(usual.binding[i].key, action_name(DO_NOTHING),
				  action_help((Action)usual.binding[i].action), false);
}

static void
print_head(const Config *config)
{
	if (config->found)
		print_shown(stdout, _("# Read from %s."), config->path);
	else if (config->unreadable)
		print_shown(stdout, _("# Can't be read: %s."), config->path);
	else if (*config->path)
		print_shown(stdout, _("# Would be read from %s, which is not there."),
			    config->path);
	else
		print_shown(stdout, "%s", _("# No file is read."));
	for (int i = 0; i < config->n_faults && i < CONFIG_FAULTS_MAX; i++)
		print_shown(stdout, _("# Passed over: %s"), config->fault[i]);
	if (config->n_faults > CONFIG_FAULTS_MAX)
		printf(_("# and %d lines more\n"), config->n_faults - CONFIG_FAULTS_MAX);
}

static int
run(const Options *given)
{
	Config *config = malloc(sizeof *config);
	Settings settings;
	char error[OPTIONS_ERROR_MAX];
	int status;

	if (!config)
		return EXIT_FAILS;
	config_settle(config, command_config.option, given, &settings, error);
	print_head(config);
	for (int id = 0; id < SETTING_COUNT; id++)
		print_setting(&settings, (SettingId)id);
	print_keys(&settings.keymap);
	status = config->unreadable ? EXIT_USAGE : config->n_faults ? EXIT_FAILS : EXIT_HOLDS;
	free(config);
	return status;
}

const Command command_config = {
	.name = "config",
	.words = "",
	.summary = _("prints every option and key, with values, default and what is in force"),
	.help = _(
		"What is printed is a config file itself. Its place is\n"
		"$XDG_CONFIG_HOME/misdeal/config, or ~/.config/misdeal/config. The exit status is\n"
		"1 if lines of it were passed over, 2 if it can't be read."),
	.min_words = 0,
	.max_words = 0,
	.option = { { "config", "FILE", _("reads this file instead, or none") } },
	.run = run,
};
