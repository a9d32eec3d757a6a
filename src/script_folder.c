#include "src/script_folder.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "src/file.h"

bool
is_folder(const char *path)
{
	struct stat status;

	return strcmp(path, "-") != 0 && stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static int
is_wanted(const struct dirent *entry)
{
	return entry->d_name[0] != '.';
}

void
scripts_below(const char *path, const ScriptVisitor *visitor)
{
	struct dirent **entries;
	int n = scandir(path, &entries, is_wanted, alphasort);

	if (n < 0) {
		visitor->unreadable(visitor->context, path);
		return;
	}
	for (int i = 0; i < n; i++) {
		size_t size = strlen(path) + strlen(entries[i]->d_name) + 2;
		char *below = malloc(size);
		struct stat status;

		if (below) {
			snprintf(below, size, "%s%s%s", path, file_has_ending(path, "/") ? "" : "/",
				 entries[i]->d_name);
			if (lstat(below, &status) == 0 && S_ISDIR(status.st_mode))
				scripts_below(below, visitor);
			else if (file_has_ending(below, ".table"))
				visitor->script(visitor->context, below);
		}
		free(below);
		free(entries[i]);
	}
	free(entries);
}
