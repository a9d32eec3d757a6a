/* Any bytes as a script: read or refused, and what was read prints to what reads the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/language/print.h"
#include "src/language/script.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The statement's canonical text has to read back, and print the same again. */
static void
round_trip(const Statement *statement)
{
	static char text[32768], again[32768];
	static Statement back;
	ParseContext context = { .line = 1 };
	LanguageError error;

	if (statement_print(statement, text, sizeof text) >= sizeof text)
		abort();
	if (!parse_statement(text, strlen(text), &context, &back, &error))
		abort();
	statement_print(&back, again, sizeof again);
	if (strcmp(text, again))
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	LanguageError error;
	Script *script = script_read((const char *)data, size, "fuzz", &error);

	for (size_t i = 0; script && i < script->n; i++)
		round_trip(&script->statement[i]);
	script_close(script);
	return 0;
}
