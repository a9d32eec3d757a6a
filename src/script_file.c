/* A script from a file. */
#include "src/script_file.h"

#include <stdio.h>
#include <stdlib.h>

#include "src/file.h"
#include "src/text.h"

enum { SCRIPT_FOLDER_MAX = 1024 };

Script *
script_open_file(const char *path, char *error, size_t size)
{
	char trouble[FILE_ERROR_MAX];
	LanguageError fault;
	size_t length;
	char *text = file_read(path, &length, trouble);
	Script *script;

	if (!text) {
		snprintf(error, size, "%s", trouble);
		return NULL;
	}
	script = script_read(text, length, path, &fault);
	free(text);
	if (!script)
		snprintf(error, size, "%s", fault.message);
	return script;
}

Session *
script_session(const Script *script, const char *path, const char *book, Shelf **shelf, char *error,
	       size_t size)
{
	char problem[SESSION_ERROR_MAX] = "", folder[SCRIPT_FOLDER_MAX];
	Session *session = NULL;
	int line = script->setup_line;

	if (!file_folder(path, folder, sizeof folder))
		folder[0] = '\0';
	*shelf = shelf_open(folder);
	if (*shelf)
		session = session_open(&script->setup, script->title, book ? book : script->book,
				       *shelf, problem);
	if (session)
		return session;
	if (!line && !book)
		line = script->book_line;
	snprintf(error, size, "%s:%d: %s", path, line ? line : 1,
		 *problem ? problem : _("There is no memory left."));
	return NULL;
}
