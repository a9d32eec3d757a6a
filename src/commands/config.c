/*
 * What a person may set, and what is in force. The output is a config file itself, so that it can
 * be kept as one and changed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/config.h"
#include "src/text.h"

enum { ROW_CONFIG };

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

/* A value as the file has to have it. */
static void
print_value(const char *value)
{
	bool quoted = strpbrk(value, " \t#\"\\") != NULL;

	if (!quoted) {
		fputs(value, stdout);
		return;
	}
	putchar('"');
	for (const char *at = value; *at; at++) {
		if (*at == '"' || *at == '\\')
			putchar('\\');
		putchar(*at);
	}
	putchar('"');
}

static void
print_setting(const Settings *settings, SettingId id)
{
	char values[SETTINGS_ERROR_MAX];

	setting_values(id, values, sizeof values);
	printf("\n# %s: %s\n# ", setting_name(id), setting_meaning(id));
	printf(_("%s; default %s"), values, setting_default(id));
	print_origin(settings, id);
	printf("\nset %s ", setting_name(id));
	print_value(settings_get(settings, id));
	putchar('\n');
}

static void
print_head(const Config *config)
{
	if (config->found)
		printf(_("# Read from %s"), config->path);
	else if (config->unreadable)
		printf(_("# Can't be read: %s"), config->path);
	else if (*config->path)
		printf(_("# Would be read from %s, which is not there"), config->path);
	else
		printf("%s", _("# No file is read"));
	printf("%s", _(".\n"));
	for (int i = 0; i < config->n_faults && i < CONFIG_FAULTS_MAX; i++)
		printf(_("# Passed over: %s\n"), config->fault[i]);
	if (config->n_faults > CONFIG_FAULTS_MAX)
		printf(_("# and %d lines more\n"), config->n_faults - CONFIG_FAULTS_MAX);
}

static int
run(const Options *given)
{
	Config *config = malloc(sizeof *config);
	Settings settings = settings_default();
	int status;

	if (!config)
		return EXIT_FAILS;
	config_read(config, given->value[ROW_CONFIG], &settings);
	settings_take_environment(&settings);
	print_head(config);
	for (int id = 0; id < SETTING_COUNT; id++)
		print_setting(&settings, (SettingId)id);
	status = config->unreadable ? EXIT_USAGE : config->n_faults ? EXIT_FAILS : EXIT_HOLDS;
	free(config);
	return status;
}

const Command command_config = {
	.name = "config",
	.words = "",
	.summary = _("prints every option with its values, its default and what is in force"),
	.help = _(
		"What is printed is a config file itself. Its place is\n"
		"$XDG_CONFIG_HOME/misdeal/config, or ~/.config/misdeal/config. The exit status is\n"
		"1 if lines of it were passed over, 2 if it can't be read."),
	.min_words = 0,
	.max_words = 0,
	.option = { [ROW_CONFIG] = { "config", "FILE", _("reads this file instead, or none") } },
	.run = run,
};
