#include "tests/support/folder.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATHS = 4, PATH_LENGTH = 256 };

static void
stop(const char *what)
{
	perror(what);
	abort();
}

void
folder_make(Folder *folder)
{
	snprintf(folder->path, sizeof folder->path, "/tmp/misdeal-test-XXXXXX");
	if (!mkdtemp(folder->path))
		stop(folder->path);
}

static int
remove_one(const char *path, const struct stat *status, int type, struct FTW *ftw)
{
	(void)status;
	(void)type;
	(void)ftw;
	return remove(path);
}

void
folder_remove(const Folder *folder)
{
	if (nftw(folder->path, remove_one, 8, FTW_DEPTH | FTW_PHYS) != 0)
		stop(folder->path);
}

const char *
folder_path(const Folder *folder, const char *name)
{
	static char paths[PATHS][PATH_LENGTH];
	static int next;
	char *path = paths[next++ % PATHS];

	snprintf(path, PATH_LENGTH, "%s/%s", folder->path, name);
	return path;
}

void
folder_below(const Folder *folder, const char *name)
{
	if (mkdir(folder_path(folder, name), 0700) != 0)
		stop(name);
}

void
folder_write(const Folder *folder, const char *name, const char *text)
{
	FILE *file = fopen(folder_path(folder, name), "w");

	if (!file || fputs(text, file) == EOF || fclose(file) != 0)
		stop(name);
}
