#include "src/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/text.h"

/* The row of the option that begins `text` (behind its dashes); -1 if there is none. */
static int
row_find(const OptionRow *rows, const char *text, size_t length)
{
	for (int i = 0; i < OPTIONS_MAX && rows[i].name; i++)
		if (strlen(rows[i].name) == length && strncmp(rows[i].name, text, length) == 0)
			return i;
	return -1;
}

/*
 * Reads one option at argv[at]; returns how many of argv it took, 0 with the sentence in `error`
 * if it can't be read.
 */
static int
read_option(const OptionRow *rows, int argc, char **argv, int at, Options *given,
	    char error[OPTIONS_ERROR_MAX])
{
	const char *text = argv[at] + 2;
	size_t length = strcspn(text, "=");
	const char *value = text[length] ? text + length + 1 : NULL;
	int row = row_find(rows, text, length);
	int used = 1;

	if (row < 0) {
		snprintf(error, OPTIONS_ERROR_MAX, _("There is no option --%.*s."), (int)length,
			 text);
		return 0;
	}
	if (given->value[row]) {
		snprintf(error, OPTIONS_ERROR_MAX, _("The option --%s is given twice."),
			 rows[row].name);
		return 0;
	}
	if (!rows[row].value && value) {
		snprintf(error, OPTIONS_ERROR_MAX, _("The option --%s takes no value."),
			 rows[row].name);
		return 0;
	}
	if (rows[row].value && !value) {
		if (at + 1 >= argc) {
			snprintf(error, OPTIONS_ERROR_MAX, _("The option --%s needs a value: %s."),
				 rows[row].name, rows[row].value);
			return 0;
		}
		value = argv[at + 1];
		used = 2;
	}
	given->value[row] = value ? value : "";
	return used;
}

bool
options_read(const OptionRow *rows, int argc, char **argv, Options *given,
	     char error[OPTIONS_ERROR_MAX])
{
	bool ended = false;

	*given = (Options){ .words = argv };
	for (int i = 0; i < argc; i++) {
		int used;

		if (ended || argv[i][0] != '-' || argv[i][1] == '\0') {
			given->words[given->n_words++] = argv[i];
			continue;
		}
		if (strcmp(argv[i], "--") == 0) {
			ended = true;
			continue;
		}
		if (argv[i][1] != '-') {
			snprintf(error, OPTIONS_ERROR_MAX, _("There is no option %s."), argv[i]);
			return false;
		}
		used = read_option(rows, argc, argv, i, given, error);
		if (used == 0)
			return false;
		i += used - 1;
	}
	return true;
}

bool
options_number(const char *text, long low, long high, long *number)
{
	char *end;

	errno = 0;
	*number = strtol(text, &end, 10);
	return errno == 0 && end != text && *end == '\0' && *number >= low && *number <= high;
}
