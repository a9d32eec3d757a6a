#include "src/learn/playlist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "src/lessons_data.h"
#include "src/script_file.h"
#include "src/script_folder.h"
#include "src/text.h"

enum { CLOSEST = 3, NAME_MAX_BYTES = 64, ROOM_FIRST = 32 };

static bool
add(Playlist *list, const char *name, int embedded)
{
	char *copy = strdup(name);

	if (copy && list->n == list->room) {
		size_t room = list->room ? 2 * list->room : ROOM_FIRST;
		PlaylistEntry *more = realloc(list->entry, room * sizeof *more);

		if (more) {
			list->entry = more;
			list->room = room;
		}
	}
	if (!copy || list->n == list->room) {
		free(copy);
		return false;
	}
	list->entry[list->n++] = (PlaylistEntry){ copy, embedded };
	return true;
}

bool
playlist_embedded(Playlist *list)
{
	*list = (Playlist){ 0 };
	for (size_t i = 0; i < lesson_text_count; i++)
		if (!add(list, lesson_texts[i].name, (int)i))
			return false;
	return true;
}

void
playlist_close(Playlist *list)
{
	for (size_t i = 0; i < list->n; i++)
		free(list->entry[i].name);
	free(list->entry);
	*list = (Playlist){ 0 };
}

Script *
playlist_open(const PlaylistEntry *entry, char error[PLAYLIST_ERROR_MAX])
{
	const struct LessonText *lesson;
	LanguageError fault;
	Script *script;

	if (entry->embedded < 0)
		return script_open_file(entry->name, error, PLAYLIST_ERROR_MAX);
	lesson = &lesson_texts[entry->embedded];
	script = script_read(lesson->text, lesson->length, lesson->name, &fault);
	if (!script)
		snprintf(error, PLAYLIST_ERROR_MAX, "%s", fault.message);
	return script;
}

static int
embedded_named(const char *word)
{
	for (size_t i = 0; i < lesson_text_count; i++)
		if (!strcmp(lesson_texts[i].name, word))
			return (int)i;
	return -1;
}

/* How many letters have to be put in, left out or changed to make one word the other. */
static int
distance(const char *a, const char *b)
{
	int row[NAME_MAX_BYTES + 1], n = (int)strlen(b);

	if (n > NAME_MAX_BYTES)
		n = NAME_MAX_BYTES;
	for (int k = 0; k <= n; k++)
		row[k] = k;
	for (; *a; a++) {
		int corner = row[0]++;

		for (int k = 1; k <= n; k++) {
			int changed = corner + (*a != b[k - 1]);
			int least = row[k] < row[k - 1] ? row[k] : row[k - 1];

			corner = row[k];
			row[k] = changed <= least ? changed : least + 1;
		}
	}
	return row[n];
}

/* The names that are most like the word: those that hold it, then by letters that differ. */
static void
say_closest(const char *word, char *text, size_t size)
{
	int place[CLOSEST], far[CLOSEST], n = 0;
	size_t used = 0;

	text[0] = '\0';
	for (size_t i = 0; i < lesson_text_count; i++) {
		const char *name = lesson_texts[i].name;
		int away = strstr(name, word) ? 0 : distance(word, name), at = n;

		while (at > 0 && far[at - 1] > away)
			at--;
		if (at == CLOSEST)
			continue;
		n += n < CLOSEST;
		for (int k = n - 1; k > at; k--) {
			place[k] = place[k - 1];
			far[k] = far[k - 1];
		}
		place[at] = (int)i;
		far[at] = away;
	}
	for (int k = 0; k < n && used < size; k++)
		used += (size_t)snprintf(text + used, size - used, "%s%s", k ? ", " : "",
					 lesson_texts[place[k]].name);
}

/* A word that is nothing at all. */
static void
say_unknown(const char *word, char error[PLAYLIST_ERROR_MAX])
{
	char closest[CLOSEST * (NAME_MAX_BYTES + 2)];

	say_closest(word, closest, sizeof closest);
	snprintf(
		error, PLAYLIST_ERROR_MAX,
		*closest
			? _("\"%.200s\": the name of a demonstration, a .table file or a folder of "
			    "them was expected; the closest names are %s (misdeal demo --list has all)")
			: _("\"%.200s\": a .table file or a folder of them was expected%s"),
		word, closest);
}

/* A folder as it is gone through. */
typedef struct Folder {
	Playlist *list;
	bool good;
	const char *unreadable;
	char path[PLAYLIST_ERROR_MAX / 2];
} Folder;

static void
take_script(void *context, const char *path)
{
	Folder *folder = context;

	folder->good = add(folder->list, path, -1) && folder->good;
}

static void
take_unreadable(void *context, const char *path)
{
	Folder *folder = context;

	snprintf(folder->path, sizeof folder->path, "%s", path);
	folder->good = false;
	folder->unreadable = folder->path;
}

static bool
add_folder(Playlist *list, const char *path, char error[PLAYLIST_ERROR_MAX])
{
	Folder folder = { .list = list, .good = true };
	const ScriptVisitor visitor = { take_script, take_unreadable, &folder };
	size_t before = list->n;

	scripts_below(path, &visitor);
	if (folder.unreadable)
		snprintf(error, PLAYLIST_ERROR_MAX, "%s: %s", folder.path,
			 _("this folder can't be read"));
	else if (!folder.good)
		snprintf(error, PLAYLIST_ERROR_MAX, "%s", _("There is no memory left."));
	else if (list->n == before)
		snprintf(error, PLAYLIST_ERROR_MAX, "%.500s: %s", path,
			 _("there is no .table file there"));
	return folder.good && list->n > before;
}

static bool
add_word(Playlist *list, const char *word, char error[PLAYLIST_ERROR_MAX])
{
	int embedded = embedded_named(word);

	if (is_folder(word))
		return add_folder(list, word, error);
	if (embedded < 0 && access(word, F_OK) != 0) {
		say_unknown(word, error);
		return false;
	}
	if (add(list, word, embedded))
		return true;
	snprintf(error, PLAYLIST_ERROR_MAX, "%s", _("There is no memory left."));
	return false;
}

bool
playlist_words(Playlist *list, int n, char *const *words, char error[PLAYLIST_ERROR_MAX])
{
	bool good = true;

	*list = (Playlist){ 0 };
	for (int i = 0; good && i < n; i++)
		good = add_word(list, words[i], error);
	return good;
}

void
playlist_say(const Script *script, char *text, size_t size)
{
	size_t used;

	snprintf(text, size, _("%s (%s book"),
		 script->title[0] ? script->title : _("without a title"),
		 script->book[0] ? script->book : "tournament");
	used = strlen(text);
	if (script->level && used < size)
		snprintf(text + used, size - used, _(", level %d"), script->level);
	used = strlen(text);
	if (script->tags[0] && used < size)
		snprintf(text + used, size - used, "; %s", script->tags);
	used = strlen(text);
	if (used + 1 < size)
		snprintf(text + used, size - used, ")");
}
