/*
 * exported.h - scripts that are played and exported, for tests.
 *
 * Owns the way from a script to a file in a format. A test that can't be set up fails.
 */
#ifndef MISDEAL_TESTS_SUPPORT_EXPORTED_H
#define MISDEAL_TESTS_SUPPORT_EXPORTED_H

#include "src/export/export.h"

typedef struct Exported {
	Shelf *shelf;
	Script *script;
	Session *session;
	Marks marks;
	Export source; /* of all that */
	int refused;   /* line of the last event that was refused, 0 none */
} Exported;

void exported_open(Exported *exported, const char *text, View view);

/* The same from a file, with the books beside it. */
void exported_open_file(Exported *exported, const char *path, View view);

void exported_close(Exported *exported);

/* What comes of it in the format of that name; the caller frees it. */
char *exported_text(const Exported *exported, const char *format);

#endif
