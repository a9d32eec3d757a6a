/*
 * Any bytes are a config file: settings come out of it that the program can use, and as many
 * faults, each a whole sentence with its place, as lines were passed over.
 */
#include <stdlib.h>
#include <string.h>

#include "src/config.h"
#include "src/language/lexer.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static Config config, config_again;

static void
require(bool holds)
{
	if (!holds)
		abort();
}

/* Each option has a value that it takes, from the file or by default. */
static void
require_settings(const Settings *settings, int lines)
{
	for (int i = 0; i < SETTING_COUNT; i++) {
		SettingId id = (SettingId)i;
		const char *value = settings_get(settings, id);
		Settings other = settings_default();
		char error[SETTINGS_ERROR_MAX];

		require(value && *value && memchr(value, '\0', SETTING_TEXT_MAX));
		require(settings_set(&other, setting_name(id), value, FROM_PERSON, error));
		require(!strcmp(settings_get(&other, id), value));
		require(settings->from[id] == FROM_FILE || settings->from[id] == FROM_DEFAULT);
		require((settings->line[id] > 0) == (settings->from[id] == FROM_FILE));
		require(settings->line[id] <= lines);
	}
}

static void
require_faults(int lines)
{
	char says[CONFIG_FAULT_MAX];

	require(config.n_faults >= 0 && config.n_faults <= lines);
	for (int i = 0; i < config.n_faults && i < CONFIG_FAULTS_MAX; i++) {
		const char *fault = config.fault[i];
		size_t at;

		require(memchr(fault, '\0', CONFIG_FAULT_MAX) && !strncmp(fault, "config:", 7));
		require(text_is_clean(fault, strlen(fault), &at));
		require(strtol(fault + 7, NULL, 10) >= 1 && strtol(fault + 7, NULL, 10) <= lines);
	}
	config_say(&config, says, sizeof says);
	require((config.n_faults > 0) == (*says != '\0'));
}

int
LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
	/* A copy of its own size, so that a byte read behind the end is seen. */
	char *text = malloc(size ? size : 1);
	Settings settings = settings_default(), again = settings_default();
	int lines = 1;

	require(text != NULL);
	for (size_t i = 0; i < size; i++) {
		text[i] = (char)data[i];
		lines += text[i] == '\n';
	}
	memset(&config, 0, sizeof config);
	memset(&config_again, 0, sizeof config_again);
	config_read_text(&config, "config", text, size, &settings);
	require_settings(&settings, lines);
	require_faults(lines);
	config_read_text(&config_again, "config", text, size, &again);
	require(!memcmp(&config, &config_again, sizeof config));
	for (int i = 0; i < SETTING_COUNT; i++)
		require(!strcmp(settings_get(&settings, (SettingId)i),
				settings_get(&again, (SettingId)i)));
	free(text);
	return 0;
}
