#include "src/journal.h"

#include <dirent.h>
#include <errno.h>
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

struct Journal {
	JournalFile file;
	bool played; /* anything but the set-up was written */
};

/* Behind this the first line names the folder that book files are relative to. */
static const char FOLDER_MARK[] = "# books in ";

/* Puts that line at the head, if the folder has a name that fits on a line. */
static bool
write_folder(const Session *session, FILE *file)
{
	const char *folder = shelf_folder(session_shelf(session));
	char *whole = realpath(*folder ? folder : ".", NULL);
	bool good = true;

	if (whole && !strchr(whole, '\n'))
		good = fprintf(file, "%s%s\n", FOLDER_MARK, whole) > 0;
	free(whole);
	return good;
}

/* The whole session as text; the caller frees it. */
static char *
session_text(const Session *session, size_t *length)
{
	char *text = NULL;
	FILE *memory = open_memstream(&text, length);
	bool good;

	if (!memory)
		return NULL;
	good = write_folder(session, memory) && session_write(session, memory);
	if (fclose(memory) != 0 || !good) {
		free(text);
		return NULL;
	}
	return text;
}

Journal *
journal_start(const Session *session)
{
	Journal *journal = calloc(1, sizeof *journal);
	size_t length;
	char *text = journal ? session_text(session, &length) : NULL;

	if (!text) {
		free(journal);
		return NULL;
	}
	journal_file_init(&journal->file);
	journal_file_put(&journal->file, text, length);
	free(text);
	journal->played = session_count(session) > 0;
	return journal;
}

static bool
add_statement(Journal *journal, const Statement *statement)
{
	char line[4096];
	size_t length = statement_print(statement, line, sizeof line - 1);

	if (length >= sizeof line - 1)
		length = sizeof line - 2;
	line[length++] = '\n';
	journal->played = true;
	return journal_file_put(&journal->file, line, length);
}

bool
journal_add(Journal *journal, const Event *event)
{
	Statement statement = { .kind = STATEMENT_EVENT };

	statement.event = *event;
	return add_statement(journal, &statement);
}

bool
journal_add_note(Journal *journal, const char *text)
{
	Statement statement = { .kind = STATEMENT_NOTE };

	snprintf(statement.text, sizeof statement.text, "%s", text);
	return add_statement(journal, &statement);
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

/* Reads the title that stands at the head of a journal, behind a comment. */
static void
read_title(const char *path, char title[SESSION_TITLE_MAX])
{
	FILE *file = fopen(path, "r");
	char line[JOURNAL_PATH_MAX + SESSION_TITLE_MAX];
	bool more = true;

	title[0] = '\0';
	if (!file)
		return;
	while (more && fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		more = line[0] == '#';
		if (strncmp(line, "title ", 6) == 0)
			snprintf(title, SESSION_TITLE_MAX, "%.*s", SESSION_TITLE_MAX - 1,
				 line + 6 + strspn(line + 6, " "));
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

/* A journal being read back. */
typedef struct Reading {
	char *text;
	size_t length;
	size_t good; /* bytes that are whole lines and could be played */
	Script *script;
	bool damaged; /* more was wrong than a last line cut off */
	char *said;
} Reading;

/*
 * The bytes at the start that are whole lines. A last line without its end may look whole
 * (`3 raises to 11` of 1100), and a loss of power may leave zeros behind what was written.
 */
static size_t
whole_lines(const char *text, size_t length)
{
	const char *zero = memchr(text, '\0', length);

	if (zero)
		length = (size_t)(zero - text);
	while (length && text[length - 1] != '\n')
		length--;
	return length;
}

/* Where the line of that number begins. */
static size_t
line_start(const char *text, size_t length, int line)
{
	const char *at = text;

	while (--line > 0 && at) {
		at = memchr(at, '\n', length - (size_t)(at - text));
		at = at ? at + 1 : NULL;
	}
	return at ? (size_t)(at - text) : length;
}

/* Reads the script, as far as it can be read. False with the sentence if not even the set-up can. */
static bool
read_script(Reading *r, const char *path)
{
	LanguageError fault;

	r->good = whole_lines(r->text, r->length);
	if (r->good < r->length)
		snprintf(r->said, JOURNAL_SAYS_MAX, "%s",
			 _("The last line was cut off in the middle and is left out."));
	r->script = script_read(r->text, r->good, path, &fault);
	if (r->script)
		return true;
	snprintf(r->said, JOURNAL_SAYS_MAX,
		 _("What could not be read is left out, and all behind it: %s"), fault.message);
	r->damaged = true;
	r->good = line_start(r->text, r->good, fault.line);
	r->script = script_read(r->text, r->good, path, &fault);
	if (r->script && r->script->n > 0)
		return true;
	snprintf(r->said, JOURNAL_SAYS_MAX, "%s", fault.message);
	return false;
}

/* The folder that the first line names, "" if it names none. */
static void
read_folder(const Reading *r, char folder[JOURNAL_PATH_MAX])
{
	size_t mark = strlen(FOLDER_MARK), end = strcspn(r->text, "\n");

	folder[0] = '\0';
	if (end > mark && end - mark < JOURNAL_PATH_MAX &&
	    strncmp(r->text, FOLDER_MARK, mark) == 0) {
		memcpy(folder, r->text + mark, end - mark);
		folder[end - mark] = '\0';
	}
}

/* Opens the session of the script; NULL with the sentence. */
static Session *
open_session(Reading *r, Shelf **shelf)
{
	char error[SESSION_ERROR_MAX] = "", folder[JOURNAL_PATH_MAX];
	Session *session = NULL;

	read_folder(r, folder);
	*shelf = shelf_open(folder);
	if (*shelf)
		session = session_open(&r->script->setup, r->script->title, r->script->book, *shelf,
				       error);
	if (!session)
		snprintf(r->said, JOURNAL_SAYS_MAX, "%s",
			 *error ? error : _("There is no memory left."));
	return session;
}

/* Plays the events again, up to one that can't be played. */
static void
play_again(Reading *r, Session *session)
{
	Report report;

	for (size_t i = 0; i < r->script->n; i++) {
		const Statement *statement = &r->script->statement[i];

		if (statement->kind == STATEMENT_NOTE)
			session_note(session, statement->text);
		if (statement->kind == STATEMENT_EVENT &&
		    !session_play(session, &statement->event, &report)) {
			snprintf(r->said, JOURNAL_SAYS_MAX,
				 _("Line %d could not be played and is left out, and all behind "
				   "it: %s"),
				 statement->line, session_refusal(session));
			r->damaged = true;
			return;
		}
	}
}

/*
 * Goes on writing behind what is good; where more is wrong, in a new file, and the old one is kept
 * as it is under another name.
 */
static void
write_on(Reading *r, const Session *session, Journal **journal)
{
	char damaged[JOURNAL_PATH_MAX + 16];
	JournalFile *file = &(*journal)->file;

	(*journal)->played = true;
	if (!r->damaged && journal_file_cut(file, (off_t)r->good))
		return;
	snprintf(damaged, sizeof damaged, "%s.damaged", file->path);
	if (rename(file->path, damaged) != 0)
		snprintf(r->said, JOURNAL_SAYS_MAX, "%.400s: %s", file->path, strerror(errno));
	journal_close(*journal);
	*journal = journal_start(session);
}

Session *
journal_resume(const char *path, Shelf **shelf, Journal **journal, char said[JOURNAL_SAYS_MAX])
{
	Reading r = { .said = said };
	char error[FILE_ERROR_MAX];
	Session *session = NULL;

	*shelf = NULL;
	said[0] = '\0';
	*journal = calloc(1, sizeof **journal);
	if (!*journal || !journal_file_take(&(*journal)->file, path)) {
		snprintf(said, JOURNAL_SAYS_MAX, "%s",
			 *journal ? (*journal)->file.trouble : _("There is no memory left."));
		free(*journal);
		*journal = NULL;
		return NULL;
	}
	r.text = file_read(path, &r.length, error);
	if (!r.text)
		snprintf(said, JOURNAL_SAYS_MAX, "%s", error);
	else if (read_script(&r, path))
		session = open_session(&r, shelf);
	if (session) {
		play_again(&r, session);
		write_on(&r, session, journal);
	} else {
		journal_close(*journal);
		*journal = NULL;
	}
	script_close(r.script);
	free(r.text);
	return session;
}

bool
journal_dismiss(const char *path)
{
	return journal_file_retire(path);
}
