#include "src/journal.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/file.h"
#include "src/journal_file.h"
#include "src/language/print.h"
#include "src/language/script.h"
#include "src/text.h"

enum { JOURNAL_TEXT = 64 * 1024 };

struct Journal {
	JournalFile file;
	bool played; /* anything but the set-up was written */
};

/* The whole session as text; the caller frees it. */
static char *
session_text(const Session *session, size_t *length)
{
	char *text = NULL;
	FILE *memory = open_memstream(&text, length);

	if (!memory)
		return NULL;
	if (!session_write(session, memory)) {
		fclose(memory);
		free(text);
		return NULL;
	}
	fclose(memory);
	return text;
}

Journal *
journal_start(const Session *session)
{
	Journal *journal = calloc(1, sizeof *journal);
	size_t length;
	char *text;

	if (!journal)
		return NULL;
	journal_file_init(&journal->file);
	text = session_text(session, &length);
	if (text)
		journal_file_put(&journal->file, text, length);
	free(text);
	journal->played = session_count(session) > 0;
	return journal;
}

bool
journal_add(Journal *journal, const Event *event)
{
	char line[4096];
	size_t length = event_print(event, line, sizeof line - 1);

	if (length >= sizeof line - 1)
		length = sizeof line - 2;
	line[length++] = '\n';
	journal->played = true;
	return journal_file_put(&journal->file, line, length);
}

const char *
journal_trouble(const Journal *journal)
{
	return journal->file.trouble;
}

const char *
journal_path(const Journal *journal)
{
	return journal->file.path;
}

void
journal_end(Journal *journal)
{
	char path[JOURNAL_PATH_MAX];

	if (!journal)
		return;
	memcpy(path, journal->file.path, sizeof path);
	journal_file_close(&journal->file);
	if (*path && journal->played)
		journal_file_retire(path);
	else if (*path)
		unlink(path);
	free(journal);
}

void
journal_close(Journal *journal)
{
	if (!journal)
		return;
	journal_file_close(&journal->file);
	free(journal);
}

/* Reads the title that stands at the head of a journal. */
static void
read_title(const char *path, char title[SESSION_TITLE_MAX])
{
	FILE *file = fopen(path, "r");
	char line[SESSION_TITLE_MAX + 16];

	title[0] = '\0';
	if (!file)
		return;
	if (fgets(line, sizeof line, file) && !strncmp(line, "title ", 6)) {
		line[strcspn(line, "\n")] = '\0';
		snprintf(title, SESSION_TITLE_MAX, "%s", line + 6 + strspn(line + 6, " "));
	}
	fclose(file);
}

static int
later_first(const void *a, const void *b)
{
	const JournalLeft *x = a, *y = b;

	return x->when < y->when ? 1 : x->when > y->when ? -1 : strcmp(y->path, x->path);
}

static bool
look_at(const char *folder, const char *name, JournalLeft *left)
{
	struct stat status;

	if (!file_has_ending(name, ".table"))
		return false;
	if ((size_t)snprintf(left->path, sizeof left->path, "%s/%s", folder, name) >=
	    sizeof left->path)
		return false;
	if (lstat(left->path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0 ||
	    journal_file_is_locked(left->path))
		return false;
	left->when = status.st_mtime;
	read_title(left->path, left->title);
	return true;
}

size_t
journal_find_left(JournalLeft *left, size_t max)
{
	char folder[JOURNAL_PATH_MAX], trouble[JOURNAL_SAYS_MAX];
	JournalLeft *all = NULL;
	size_t n = 0, room = 0;
	struct dirent *entry;
	DIR *dir;

	if (!journal_folder("", false, folder, trouble) || !(dir = opendir(folder)))
		return 0;
	while ((entry = readdir(dir)) != NULL) {
		if (n == room) {
			JournalLeft *larger = realloc(all, (room + 16) * sizeof *all);

			if (!larger)
				break;
			all = larger;
			room += 16;
		}
		n += look_at(folder, entry->d_name, &all[n]);
	}
	closedir(dir);
	if (n)
		qsort(all, n, sizeof *all, later_first);
	n = n < max ? n : max;
	if (n)
		memcpy(left, all, n * sizeof *all);
	free(all);
	return n;
}

/* Plays the events of a journal; how many lines of it were played before one that can't be. */
static size_t
play_again(Session *session, const Script *script, char said[JOURNAL_SAYS_MAX])
{
	Report *report = malloc(sizeof *report);
	size_t i = 0;

	for (; report && i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind == STATEMENT_EVENT &&
		    !session_play(session, &statement->event, report)) {
			snprintf(
				said, JOURNAL_SAYS_MAX,
				_("Line %d could not be played, and what came after it is left out: %s"),
				statement->line, session_refusal(session));
			break;
		}
	}
	free(report);
	return i;
}

/* The bytes of the text that are whole lines. */
static size_t
whole_lines(const char *text, size_t length)
{
	while (length && text[length - 1] != '\n')
		length--;
	return length;
}

/* A journal that can't be played to its end is kept beside, and a new one is begun. */
static Journal *
begin_again(const Session *session, const char *path)
{
	char damaged[JOURNAL_PATH_MAX + 16];

	snprintf(damaged, sizeof damaged, "%s.damaged", path);
	if (rename(path, damaged) != 0)
		return NULL;
	return journal_start(session);
}

/* Opens the session of a script that was read; NULL with the sentence in `said`. */
static Session *
open_session(const Script *script, Shelf **shelf, char said[JOURNAL_SAYS_MAX])
{
	char error[SESSION_ERROR_MAX] = "";
	Session *session = NULL;

	*shelf = shelf_open("");
	if (*shelf)
		session = session_open(&script->setup, script->title, script->book, *shelf, error);
	if (!session)
		snprintf(said, JOURNAL_SAYS_MAX, "%s", error);
	return session;
}

Session *
journal_resume(const char *path, Shelf **shelf, Journal **journal, char said[JOURNAL_SAYS_MAX])
{
	char error[FILE_ERROR_MAX];
	LanguageError fault;
	size_t length;
	char *text = file_read(path, &length, error);
	Script *script = NULL;
	Session *session = NULL;
	size_t good;

	*shelf = NULL;
	*journal = NULL;
	said[0] = '\0';
	if (!text) {
		snprintf(said, JOURNAL_SAYS_MAX, "%s", error);
		return NULL;
	}
	good = whole_lines(text, length);
	script = script_read(text, good, path, &fault);
	if (!script)
		snprintf(said, JOURNAL_SAYS_MAX, "%s", fault.message);
	else
		session = open_session(script, shelf, said);
	free(text);
	if (session) {
		bool all = play_again(session, script, said) == script->n;

		if (all && good < length)
			snprintf(said, JOURNAL_SAYS_MAX, "%s",
				 _("The last line was cut off in the middle and is left out."));
		if (all) {
			*journal = calloc(1, sizeof **journal);
			if (*journal) {
				journal_file_init(&(*journal)->file);
				(*journal)->played = true;
				if (!journal_file_take(&(*journal)->file, path, (off_t)good))
					snprintf(said, JOURNAL_SAYS_MAX, "%s",
						 (*journal)->file.trouble);
			}
		} else {
			*journal = begin_again(session, path);
		}
	}
	script_close(script);
	return session;
}

bool
journal_dismiss(const char *path)
{
	return journal_file_retire(path);
}
