#include "tests/support/exported.h"

#include <stdlib.h>
#include <string.h>

#include "src/script_file.h"
#include "tests/check.h"

static void
take_refusal(void *context, int line, const char *why)
{
	(void)why;
	*(int *)context = line;
}

/* Plays the script in its session. */
static void
play(Exported *exported, View view)
{
	ck_assert(marks_play(&exported->marks, exported->script, exported->session, take_refusal,
			     &exported->refused));
	exported->source = (Export){ .session = exported->session,
				     .view = view,
				     .script = exported->script,
				     .marks = &exported->marks };
}

void
exported_open(Exported *exported, const char *text, View view)
{
	char error[SESSION_ERROR_MAX];
	LanguageError fault;

	memset(exported, 0, sizeof *exported);
	exported->shelf = shelf_open(NULL);
	exported->script = script_read(text, strlen(text), "a.table", &fault);
	ck_assert_msg(exported->script != NULL, "%s", fault.message);
	exported->session = session_open(&exported->script->setup, exported->script->title,
					 exported->script->book, exported->shelf, error);
	ck_assert_msg(exported->session != NULL, "%s", error);
	play(exported, view);
}

void
exported_open_file(Exported *exported, const char *path, View view)
{
	char error[LANGUAGE_MESSAGE_MAX + SESSION_ERROR_MAX];

	memset(exported, 0, sizeof *exported);
	exported->script = script_open_file(path, error, sizeof error);
	ck_assert_msg(exported->script != NULL, "%s", error);
	exported->session =
		script_session(exported->script, path, NULL, &exported->shelf, error, sizeof error);
	ck_assert_msg(exported->session != NULL, "%s", error);
	play(exported, view);
}

void
exported_close(Exported *exported)
{
	marks_close(&exported->marks);
	session_close(exported->session);
	script_close(exported->script);
	shelf_close(exported->shelf);
}

char *
exported_text(const Exported *exported, const char *format)
{
	char *text = NULL;
	size_t length;
	FILE *file = open_memstream(&text, &length);

	ck_assert_ptr_nonnull(file);
	ck_assert_int_eq(export_format_named(format)->write(&exported->source, file), EXPORT_DONE);
	ck_assert_int_eq(fclose(file), 0);
	return text;
}
