#include "tests/support/hands.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "src/file.h"

int
hands_each(const char *path, void (*take)(void *context, const char *name, const TomlValue *table),
	   void *context)
{
	char why[FILE_ERROR_MAX], name[200];
	const char *slash = strrchr(path, '/');
	size_t length;
	char *text = file_read(path, &length, why);
	TomlDocument *document;
	TomlError error;
	int hands = 0;

	ck_assert_msg(text != NULL, "%s", why);
	document = toml_open(text, length, &error);
	free(text);
	ck_assert_msg(document != NULL, "%s:%d: %s", path, error.line, error.text);
	for (const TomlValue *table = phh_first(toml_root(document)); table;
	     table = phh_next(table), hands++) {
		snprintf(name, sizeof name, "%s%s%s", slash ? slash + 1 : path,
			 table->key.length ? "#" : "", table->key.length ? table->key.at : "");
		take(context, name, table);
	}
	toml_close(document);
	return hands;
}
