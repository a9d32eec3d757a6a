#include "src/language/print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/grammar.h"
#include "src/language/pattern.h"

size_t
event_print(const Event *event, char *text, size_t size)
{
	Fields *fields = malloc(sizeof *fields);
	size_t length = 0;

	if (size)
		text[0] = '\0';
	if (fields) {
		fields_from_event(event, fields);
		length = pattern_print(event_row(event)->pattern, fields, text, size);
	}
	free(fields);
	return length;
}

size_t
expectation_print(const Expectation *expectation, char *text, size_t size)
{
	return pattern_print(expectation_pattern(expectation->kind), &expectation->fields, text,
			     size);
}

static size_t
teaching_print(const Statement *statement, char *text, size_t size)
{
	Fields *fields = calloc(1, sizeof *fields);
	size_t length = 0;

	for (size_t i = 0; fields && i < TEACH_ROWS_COUNT; i++)
		if (TEACH_ROWS[i].kind == statement->kind) {
			snprintf(fields->text, sizeof fields->text, "%s", statement->text);
			fields->has_text = statement->text[0] != '\0';
			length = pattern_print(TEACH_ROWS[i].pattern, fields, text, size);
		}
	free(fields);
	return length;
}

size_t
statement_print(const Statement *statement, char *text, size_t size)
{
	if (size)
		text[0] = '\0';
	switch (statement->kind) {
	case STATEMENT_EVENT:
		return event_print(&statement->event, text, size);
	case STATEMENT_EXPECT:
		return expectation_print(&statement->expectation, text, size);
	case STATEMENT_NOTE:
	case STATEMENT_ASK:
	case STATEMENT_HINT:
		return teaching_print(statement, text, size);
	case STATEMENT_NOTHING:
	case STATEMENT_SETUP:
		break;
	}
	return 0;
}
