/*
 * tags.h - what a hand history has and a table has not, as tags of a script.
 *
 * Owns the words: `unit-0.01`, amounts are counted in hundredths of what the history counts in;
 * `broke-3`, the history lists a player of seat 3 who has no chips; `unknown-3`, it does not know
 * the stack of seat 3. So an imported hand can be exported as it was. Never reads other tags.
 */
#ifndef MISDEAL_SRC_HISTORY_TAGS_H
#define MISDEAL_SRC_HISTORY_TAGS_H

#include <stddef.h>
#include <stdint.h>

enum { TAGS_TEXT_MAX = 256 };

typedef struct HistoryTags {
	int places;
	uint16_t broke;	  /* bit S: seat S */
	uint16_t unknown; /* bit S: seat S */
} HistoryTags;

/* Writes the tags apart by blanks; empty if none is needed. */
void tags_print(const HistoryTags *tags, char text[TAGS_TEXT_MAX]);

/* Reads them from all the tags of a script, apart by blanks. */
HistoryTags tags_read(const char *text);

#endif
