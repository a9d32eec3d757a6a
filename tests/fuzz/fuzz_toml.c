/* Any bytes are a document or an error with its place; what was read reads back the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/toml.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void
require(bool holds)
{
	if (!holds)
		abort();
}

static char *
written(const TomlValue *value, size_t *length)
{
	char *text = NULL;
	FILE *file = open_memstream(&text, length);

	require(file != NULL);
	fputs("all = ", file);
	toml_write(value, file);
	fclose(file);
	return text;
}

int
LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
	TomlError error;
	TomlDocument *document = toml_open((const char *)data, size, &error), *again;
	char *first, *second;
	size_t length, length_again;

	if (!document) {
		require(error.line > 0 && error.column > 0 && error.text[0] != '\0' &&
			!strchr(error.text, '\n'));
		return 0;
	}
	first = written(toml_root(document), &length);
	toml_close(document);
	again = toml_open(first, length, &error);
	if (again) {
		second = written(toml_find(toml_root(again), "all"), &length_again);
		require(length == length_again && memcmp(first, second, length) == 0);
		free(second);
	} else { /* Headers and dotted keys may nest deeper than one value may. */
		require(strstr(error.text, "nested too deeply") != NULL);
	}
	toml_close(again);
	free(first);
	return 0;
}
