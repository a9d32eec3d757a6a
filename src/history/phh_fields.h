/*
 * phh_fields.h - the fields of the PHH format, in the order in which they are written.
 *
 * Owns their names and what the game rests on. For the reader and the writer of PHH alone.
 */
#ifndef MISDEAL_SRC_HISTORY_PHH_FIELDS_H
#define MISDEAL_SRC_HISTORY_PHH_FIELDS_H

#include <stddef.h>

/* What is done with a field. KEPT: nothing; it is handed on as it was read. */
typedef enum PhhFieldKind {
	PHH_FIELD_VARIANT,
	PHH_FIELD_TRIMMING,
	PHH_FIELD_AMOUNT,  /* an int64_t of the hand */
	PHH_FIELD_AMOUNTS, /* an int64_t for each player */
	PHH_FIELD_ACTIONS,
	PHH_FIELD_PLAYERS,
	PHH_FIELD_SEATS,
	PHH_FIELD_SEAT_COUNT,
	PHH_FIELD_KEPT
} PhhFieldKind;

typedef struct PhhField {
	const char *key;
	PhhFieldKind kind;
	size_t offset; /* AMOUNT, AMOUNTS: where in PhhHand */
	size_t given;  /* AMOUNTS: where in PhhHand the bool is that says so; 0: always */
	int least;     /* AMOUNT, AMOUNTS: -1 any, 0 not negative, 1 positive */
	int needed;    /* bits of the variants that cannot do without it: 1 << PHH_NT ... */
	int barred;    /* bits of the variants that have no such thing */
} PhhField;

extern const PhhField phh_fields[];
extern const size_t phh_field_count;

#endif
