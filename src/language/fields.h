/*
 * fields.h - everything that a statement of the language can carry.
 *
 * Owns the one shape that patterns read into and print from; events, set-up
 * and expectations are made of it. Never knows which statement it is.
 */
#ifndef MISDEAL_LANGUAGE_FIELDS_H
#define MISDEAL_LANGUAGE_FIELDS_H

#include <stdbool.h>

#include "engine/event.h"
#include "engine/setup.h"

enum {
	FIELD_IDS_MAX = 24,
	FIELD_ID_MAX = 32,
	FIELD_OPTIONS_MAX = 8,
	FIELD_AMOUNTS_MAX = 16,
	FIELD_TEXT_MAX = 1024
};

/* Flags, by the word that sets each. */
#define FIELD_FLAGS(X)                                                                             \
	X(FLAG_FACE_UP, "face-up")                                                                 \
	X(FLAG_SCATTERED, "scattered")                                                             \
	X(FLAG_BURNS, "burns")                                                                     \
	X(FLAG_MUCK, "muck")                                                                       \
	X(FLAG_EACH, "each")                                                                       \
	X(FLAG_DEAD, "dead")                                                                       \
	X(FLAG_BOTH, "both")

#define X(flag, word) flag,
typedef enum FieldFlag { FIELD_FLAGS(X) FIELD_FLAG_COUNT } FieldFlag;
#undef X

typedef struct Fields {
	int seat, target;
	int n_seats;
	uint8_t seats[EVENT_SEATS_MAX];
	int n_amounts;
	Chips amounts[FIELD_AMOUNTS_MAX];
	Chips ante;
	bool has_count;
	int count;
	bool flag[FIELD_FLAG_COUNT];
	int n_chips, n_motions;
	ChipCount chips[EVENT_CHIPS_MAX];
	uint8_t motion[EVENT_CHIPS_MAX];
	int card;
	int cards_mask;
	Breach breach;
	PenaltyStep step;
	int n_options;
	Option options[FIELD_OPTIONS_MAX];
	int n_cards;
	Card cards[SETUP_DECK_MAX];
	int n_ids;
	char ids[FIELD_IDS_MAX][FIELD_ID_MAX];
	bool has_text;
	char text[FIELD_TEXT_MAX]; /* words, a name, a title */
} Fields;

#endif
