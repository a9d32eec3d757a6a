/*
 * grammar.h - the rows of the language: every statement's form.
 *
 * Owns the tables that reading, printing and completion share. Internal to src/language.
 */
#ifndef MISDEAL_LANGUAGE_GRAMMAR_H
#define MISDEAL_LANGUAGE_GRAMMAR_H

#include "src/language/expectation.h"
#include "src/language/script.h"

/* An event's form. Several rows of one kind differ in who says it or in which order. */
typedef struct EventRow {
	const char *pattern;
	EventKind kind;
	bool by_seat, by_dealer;
	WordOrder order;
} EventRow;

extern const EventRow EVENT_ROWS[];
extern const size_t EVENT_ROWS_COUNT;

/* What teaches. */
typedef struct TeachRow {
	const char *pattern;
	StatementKind kind;
} TeachRow;

extern const TeachRow TEACH_ROWS[];
extern const size_t TEACH_ROWS_COUNT;

/* What a set-up statement is taken over with, and the word at fault. */
typedef struct Setting {
	int value; /* of the row */
	int at;	   /* where it is refused: the word, from 0 */
} Setting;

/*
 * Takes a set-up statement over. Returns NULL, or what would have been
 * expected at the word `setting->at`, with nothing taken over.
 */
typedef const char *SetupTake(Script *script, const Fields *fields, Setting *setting);

typedef struct SetupRow {
	const char *pattern;
	SetupTake *take;
	int value;
} SetupRow;

extern const SetupRow SETUP_ROWS[];
extern const size_t SETUP_ROWS_COUNT;

/* The form of an expectation. */
const char *expectation_pattern(ExpectKind kind);

/* An event from what its row has read, and back. */
void event_from_fields(const EventRow *row, const Fields *fields, Event *event);
void fields_from_event(const Event *event, Fields *fields);

/* The row that prints the event. */
const EventRow *event_row(const Event *event);

#endif
