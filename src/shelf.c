#include "src/shelf.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/books_data.h"
#include "src/file.h"
#include "src/text.h"

enum {
	BOOK_PATH_MAX = 256,
	BOOK_TEXT_MAX = 4 * 1024 * 1024 /* more is no rulebook */
};

/* A book that was asked for. */
typedef struct Place {
	struct Place *next;
	char *path; /* below the shelf's folder; the name of a built-in book */
	char *text; /* owned; NULL for a built-in book */
	bool embedded;
	bool ready; /* false while it is being read: a book must not rest on itself */
	Book book;
} Place;

struct Shelf {
	char *folder;
	Place *first;
};

/* What the loader hands back to us when a book extends another. */
typedef struct Search {
	Shelf *shelf;
	const char
		*within; /* folder of the book that asks, below the shelf's; "" the shelf's own */
	char error[SHELF_ERROR_MAX];
} Search;

static const Book *find_within(Search *search, const char *name);

Shelf *
shelf_open(const char *folder)
{
	Shelf *shelf = calloc(1, sizeof *shelf);

	if (!shelf)
		return NULL;
	shelf->folder = strdup(folder && strcmp(folder, ".") ? folder : "");
	if (!shelf->folder) {
		free(shelf);
		return NULL;
	}
	return shelf;
}

static void
place_free(Place *place)
{
	free(place->path);
	free(place->text);
	free(place);
}

void
shelf_close(Shelf *shelf)
{
	if (!shelf)
		return;
	while (shelf->first) {
		Place *place = shelf->first;

		shelf->first = place->next;
		place_free(place);
	}
	free(shelf->folder);
	free(shelf);
}

const char *
shelf_folder(const Shelf *shelf)
{
	return shelf->folder;
}

size_t
shelf_embedded_count(void)
{
	return book_text_count;
}

const char *
shelf_embedded_name(size_t k)
{
	return book_texts[k].name;
}

static const struct BookText *
embedded_find(const char *name)
{
	for (size_t i = 0; i < book_text_count; i++)
		if (strcmp(book_texts[i].name, name) == 0)
			return &book_texts[i];
	return NULL;
}

/* True for a path that stays below the folder that it is relative to. */
static bool
stays_below(const char *path)
{
	/* A dash stands for standard input elsewhere; it is no book. */
	if (*path == '\0' || *path == '/' || strcmp(path, "-") == 0)
		return false;
	while (*path) {
		size_t length = strcspn(path, "/");

		if (length == 2 && path[0] == '.' && path[1] == '.')
			return false;
		path += length + (path[length] == '/');
	}
	return true;
}

/* Joins a folder, which may be "", and a name. False if it is too long. */
static bool
join(char path[BOOK_PATH_MAX], const char *folder, const char *name, const char *ending)
{
	const char *slash = *folder && !file_has_ending(folder, "/") ? "/" : "";
	int length = snprintf(path, BOOK_PATH_MAX, "%s%s%s%s", folder, slash, name, ending);

	return length >= 0 && length < BOOK_PATH_MAX;
}

/* Puts an empty place on the shelf; NULL if there is no memory. */
static Place *
place_add(Shelf *shelf, const char *path, bool embedded)
{
	Place *place = calloc(1, sizeof *place);

	if (!place)
		return NULL;
	place->path = strdup(path);
	if (!place->path) {
		free(place);
		return NULL;
	}
	place->embedded = embedded;
	place->next = shelf->first;
	shelf->first = place;
	return place;
}

/* Takes a book off the shelf that could not be read, whatever came onto the shelf after it. */
static void
place_drop(Shelf *shelf, Place *place)
{
	for (Place **at = &shelf->first; *at; at = &(*at)->next)
		if (*at == place) {
			*at = place->next;
			place_free(place);
			return;
		}
}

static const Book *
find_for_loader(void *context, const char *name)
{
	return find_within(context, name);
}

/* Reads the text into the place; false, with the sentence in `search`, if it is no book. */
static bool
place_load(Search *search, Place *place, const char *text, size_t length)
{
	char within[BOOK_PATH_MAX];
	Search below = { .shelf = search->shelf, .within = within };
	BookError fault = { 0 };
	char shown[BOOK_PATH_MAX];

	if (!file_folder(place->path, within, sizeof within) || place->embedded ||
	    strcmp(within, ".") == 0)
		within[0] = '\0';
	if (book_load(&place->book, text, length, find_for_loader, &below, &fault)) {
		place->ready = true;
		return true;
	}
	if (below.error[0]) { /* the fault lies in a book that it rests on, or there is none */
		memcpy(search->error, below.error, SHELF_ERROR_MAX);
		return false;
	}
	if (place->embedded || !join(shown, search->shelf->folder, place->path, ""))
		snprintf(shown, sizeof shown, "%s", place->path);
	snprintf(search->error, sizeof search->error, "%s:%d:%d: %s", shown, fault.line,
		 fault.column, fault.text);
	return false;
}

/* Loads a built-in book. */
static const Book *
load_embedded(Search *search, const struct BookText *text)
{
	Place *place = place_add(search->shelf, text->name, true);

	if (!place) {
		snprintf(search->error, sizeof search->error, "%s", _("There is no memory left."));
		return NULL;
	}
	if (!place_load(search, place, text->text, text->length)) {
		place_drop(search->shelf, place);
		return NULL;
	}
	return &place->book;
}

/* Reads a book file, already known to lie below the folder, and puts it on the shelf. */
static const Book *
load_file(Search *search, const char *path, char *text, size_t length)
{
	Place *place = place_add(search->shelf, path, false);

	if (!place) {
		free(text);
		snprintf(search->error, sizeof search->error, "%s", _("There is no memory left."));
		return NULL;
	}
	place->text = text;
	if (length > BOOK_TEXT_MAX) {
		snprintf(search->error, sizeof search->error,
			 _("%s: this is too long to be a book"), path);
		place_drop(search->shelf, place);
		return NULL;
	}
	if (!place_load(search, place, text, length)) {
		place_drop(search->shelf, place);
		return NULL;
	}
	return &place->book;
}

/* The book if it is on the shelf already. `*found` is set if it is, ready or not. */
static const Book *
look_on_shelf(Search *search, const char *path, bool embedded, bool *found)
{
	*found = false;
	for (Place *place = search->shelf->first; place; place = place->next) {
		if (place->embedded != embedded || strcmp(place->path, path) != 0)
			continue;
		*found = true;
		if (place->ready)
			return &place->book;
		snprintf(search->error, sizeof search->error,
			 _("%s: this book would rest on itself"), path);
		return NULL;
	}
	return NULL;
}

/* Says that there is no such book and which ones are built in. */
static void
complain_unknown(Search *search, const char *name)
{
	int length = snprintf(search->error, sizeof search->error,
			      _("There is no book \"%s\". Built in are"), name);

	for (size_t i = 0; i < book_text_count && length > 0; i++) {
		size_t used = (size_t)length;

		if (used >= sizeof search->error)
			return;
		length += snprintf(search->error + used, sizeof search->error - used, "%s %s",
				   i ? "," : "", book_texts[i].name);
	}
	if (length > 0 && (size_t)length < sizeof search->error)
		snprintf(search->error + length, sizeof search->error - (size_t)length,
			 _("; or it is a file beside the script."));
}

/* Looks for a book file under its name and then with the usual ending. */
static const Book *
find_file(Search *search, const char *name)
{
	static const char *const ENDINGS[] = { "", ".book" };
	char path[BOOK_PATH_MAX], full[BOOK_PATH_MAX], error[FILE_ERROR_MAX];
	const Book *book;
	bool found;

	for (size_t i = 0; i < sizeof ENDINGS / sizeof ENDINGS[0]; i++) {
		size_t length;
		char *text;

		if (!join(path, search->within, name, ENDINGS[i]) ||
		    !join(full, search->shelf->folder, path, ""))
			break;
		book = look_on_shelf(search, path, false, &found);
		if (found)
			return book;
		text = file_read(full, &length, error);
		if (text)
			return load_file(search, path, text, length);
		if (errno != ENOENT && errno != EISDIR && errno != ENOTDIR) {
			snprintf(search->error, sizeof search->error, "%s", error);
			return NULL;
		}
	}
	complain_unknown(search, name);
	return NULL;
}

static const Book *
find_within(Search *search, const char *name)
{
	const struct BookText *text = embedded_find(name);
	const Book *book;
	bool found;

	if (text) {
		book = look_on_shelf(search, name, true, &found);
		return found ? book : load_embedded(search, text);
	}
	if (!stays_below(name)) {
		snprintf(search->error, sizeof search->error,
			 _("\"%s\": a book file has to lie below the folder of the script"), name);
		return NULL;
	}
	return find_file(search, name);
}

const Book *
shelf_find(Shelf *shelf, const char *name, char error[SHELF_ERROR_MAX])
{
	Search search = { .shelf = shelf, .within = "" };
	const Book *book = find_within(&search, name);

	memcpy(error, search.error, SHELF_ERROR_MAX);
	return book;
}
