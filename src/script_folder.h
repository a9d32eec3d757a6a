/*
 * script_folder.h - the scripts below a folder.
 *
 * Owns the walk: every .table, in the order of the names, hidden files left out. Never reads a
 * script.
 */
#ifndef MISDEAL_SCRIPT_FOLDER_H
#define MISDEAL_SCRIPT_FOLDER_H

#include <stdbool.h>

/* Whoever is told of the scripts, and of folders that can't be read. */
typedef struct ScriptVisitor {
	void (*script)(void *context, const char *path);
	void (*unreadable)(void *context, const char *path);
	void *context;
} ScriptVisitor;

/* True if there is a folder at the path; "-" is none. */
bool is_folder(const char *path);

void scripts_below(const char *path, const ScriptVisitor *visitor);

#endif
