/*
 * results.h - what hands of a folder are known to end in: its oracle.tsv and rejects.tsv.
 *
 * Owns the rows of those files. Never plays a hand and never compares a result.
 *
 * Both are lines of columns apart by tabs; a line that begins with `#` says nothing. The first
 * column names the hand: its file below the folder and, behind `#`, its table in it. oracle.tsv
 * has then the final stacks by player, apart by commas and before any rake (`-`: none is known),
 * and of what kind they are; rejects.tsv why a replay has to reject the hand.
 */
#ifndef MISDEAL_SRC_HISTORY_RESULTS_H
#define MISDEAL_SRC_HISTORY_RESULTS_H

#include <stdbool.h>
#include <stdint.h>

#include "src/file.h"
#include "src/history/phh.h"

typedef struct Result {
	const char *name;
	bool rejected; /* a replay must reject it */
	bool raked;    /* found from what was paid after a rake: an odd unit may lie either way */
	int players;   /* stacks that follow; 0: none is known */
	int64_t digits[PHH_PLAYERS_MAX]; /* with so many places each */
	int places[PHH_PLAYERS_MAX];
} Result;

typedef struct Results Results;

/*
 * Reads what lies in the folder; either file may be missing. NULL, with a sentence in `error`, if
 * one of them can't be read or a row of it is none.
 */
Results *results_open(const char *folder, char error[FILE_ERROR_MAX]);

/* NULL is passed over. */
void results_close(Results *results);

/* The row of that hand, NULL if there is none. */
const Result *results_find(const Results *results, const char *name);

#endif
