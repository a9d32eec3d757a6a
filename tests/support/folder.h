/*
 * folder.h - a folder of its own for a test, with files in it.
 *
 * Owns the making and the removing. What can't be done stops the program with a message: the test
 * would assert nothing.
 */
#ifndef MISDEAL_TESTS_FOLDER_H
#define MISDEAL_TESTS_FOLDER_H

#include <stdbool.h>

typedef struct Folder {
	char path[64]; /* without a slash at the end */
} Folder;

void folder_make(Folder *folder);

/* Removes it with all that is in it. */
void folder_remove(const Folder *folder);

/* The path of a name below it; good until the next call but three. */
const char *folder_path(const Folder *folder, const char *name);

/* Makes a folder below it. */
void folder_below(const Folder *folder, const char *name);

/* Writes a file below it anew. */
void folder_write(const Folder *folder, const char *name, const char *text);

#endif
