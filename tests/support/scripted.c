#include "tests/support/scripted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/parse.h"

static void
stop(const char *what)
{
	fprintf(stderr, "scripted: %s\n", what);
	abort();
}

Statement
scripted_statement(const char *line)
{
	ParseContext context = { 0 };
	LanguageError error;
	Statement statement;

	if (!parse_statement(line, strlen(line), &context, &statement, &error))
		stop(error.message);
	return statement;
}

void
scripted_open(Scripted *scripted, const char *text, const char *folder)
{
	char error[SESSION_ERROR_MAX] = "no shelf";
	LanguageError fault;
	Script *script = script_read(text, strlen(text), "test", &fault);

	memset(scripted, 0, sizeof *scripted);
	if (!script)
		stop(fault.message);
	scripted->shelf = shelf_open(folder);
	if (scripted->shelf)
		scripted->session = session_open(&script->setup, script->title, script->book,
						 scripted->shelf, error);
	if (!scripted->session)
		stop(error);
	for (size_t i = 0; i < script->n; i++)
		if (script->statement[i].kind == STATEMENT_EVENT)
			scripted->refused = !session_play(
				scripted->session, &script->statement[i].event, &scripted->report);
	script_close(script);
}

bool
scripted_play(Scripted *scripted, const char *line)
{
	Statement statement = scripted_statement(line);

	if (statement.kind != STATEMENT_EVENT)
		stop(line);
	scripted->refused = !session_play(scripted->session, &statement.event, &scripted->report);
	return !scripted->refused;
}

void
scripted_close(Scripted *scripted)
{
	session_close(scripted->session);
	shelf_close(scripted->shelf);
}

char *
scripted_text(const Session *session)
{
	char *text = NULL;
	size_t length;
	FILE *memory = open_memstream(&text, &length);

	if (!memory || !session_write(session, memory) || fclose(memory) != 0)
		stop("the session can't be written");
	return text;
}
