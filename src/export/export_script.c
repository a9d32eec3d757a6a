/* A session as a script of the table language, with what its own script said beside the events. */
#include "src/export/write.h"

#include <stdlib.h>

#include "src/language/print.h"

enum { TEXT_BYTES = 64 * 1024 };

static void
write_marks(const Export *source, size_t behind, char *text, FILE *file)
{
	const Marks *marks = source->marks;

	for (size_t i = marks_find(marks, 0, behind); i < marks->n;
	     i = marks_find(marks, i + 1, behind)) {
		statement_print(marks->mark[i].statement, text, TEXT_BYTES);
		fprintf(file, "%s\n", text);
	}
}

static void
write_head(const Export *source, char *text, FILE *file)
{
	const Session *session = source->session;
	const Script *script = source->script;

	setup_print(session_setup(session), session_title(session), session_first_book(session),
		    text, TEXT_BYTES);
	fputs(text, file);
	if (script && script->level)
		fprintf(file, "level  %d\n", script->level);
	if (script && script->tags[0])
		fprintf(file, "tags   %s\n", script->tags);
	putc('\n', file);
}

ExportResult
export_write_script(const Export *source, FILE *file)
{
	const Session *session = source->session;
	char *text;

	if (!source->marks)
		return session_write(session, file) ? EXPORT_DONE : EXPORT_FAILED;
	text = malloc(TEXT_BYTES);
	if (!text)
		return EXPORT_FAILED;
	write_head(source, text, file);
	write_marks(source, MARK_AT_START, text, file);
	for (size_t i = 0; i < session_count(session); i++) {
		session_line(session, i, text, TEXT_BYTES);
		fprintf(file, "%s\n", text);
		write_marks(source, session_id(session, i), text, file);
	}
	free(text);
	return ferror(file) ? EXPORT_FAILED : EXPORT_DONE;
}
