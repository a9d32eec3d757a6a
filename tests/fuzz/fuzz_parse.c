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

static void
pass_over(void *context, const char *word)
{
	*(size_t *)context += strlen(word);
}

/* The bytes as a line typed at the prompt, completed at its end. */
static void
type(const char *text, size_t size)
{
	static const Names names = { { NULL, "Ana", "Big Al", "9x", "4" } };
	static char line[LINE_BYTES_MAX + 64];
	static Statement statement;
	ParseContext context = { .line = 1, .names = &names, .prompt = true };
	LanguageError error;
	size_t letters = 0;

	if (size >= sizeof line)
		return;
	memcpy(line, text, size);
	line[size] = '\0';
	if (parse_statement(line, size, &context, &statement, &error) &&
	    statement.kind != STATEMENT_NOTHING)
		round_trip(&statement);
	if (language_complete(line, size, &names, pass_over, &letters) > size)
		abort();
}

/* What a set-up prints reads back, and prints the same again. */
static void
set_up(const Script *script)
{
	static char text[32768], again[32768];
	LanguageError error;
	size_t length = setup_print(&script->setup, script->title, script->book, text, sizeof text);
	Script *back = script_read(text, length, "print", &error);

	if (!back)
		abort();
	setup_print(&back->setup, back->title, back->book, again, sizeof again);
	if (strcmp(text, again))
		abort();
	script_close(back);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	LanguageError error;
	Script *script = script_read((const char *)data, size, "fuzz", &error);

	for (size_t i = 0; script && i < script->n; i++)
		round_trip(&script->statement[i]);
	if (script)
		set_up(script);
	script_close(script);
	type((const char *)data, size);
	return 0;
}
