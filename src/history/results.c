#include "src/history/results.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/arena.h"
#include "src/history/fixed.h"
#include "src/text.h"

enum { COLUMNS_MAX = 4, PATH_BYTES = 4096 };

struct Results {
	Arena names;
	size_t n, room;
	Result *row; /* in the order of their names once all are read */
};

/* A line that is being read. */
typedef struct Row {
	const char *path;
	int line;
	int columns;
	const char *column[COLUMNS_MAX];
	size_t length[COLUMNS_MAX];
} Row;

static bool
complain(const Row *row, const char *expected, char error[FILE_ERROR_MAX])
{
	snprintf(error, FILE_ERROR_MAX, _("%.300s:%d: expected %s"), row->path, row->line,
		 expected);
	return false;
}

static void
split(const char *line, size_t length, Row *row)
{
	const char *end = line + length, *tab;

	row->columns = 0;
	while (row->columns < COLUMNS_MAX) {
		tab = memchr(line, '\t', (size_t)(end - line));
		row->column[row->columns] = line;
		row->length[row->columns++] = (size_t)((tab ? tab : end) - line);
		if (!tab)
			return;
		line = tab + 1;
	}
}

static bool
read_stacks(const Row *row, Result *result, char error[FILE_ERROR_MAX])
{
	const char *at = row->column[1], *end = at + row->length[1];

	if (row->length[1] == 1 && *at == '-')
		return true;
	for (;;) {
		const char *comma = memchr(at, ',', (size_t)(end - at));
		int i = result->players;

		if (i == PHH_PLAYERS_MAX || !fixed_read(at, (size_t)((comma ? comma : end) - at),
							&result->digits[i], &result->places[i]))
			return complain(row, _("final stacks apart by commas"), error);
		result->players++;
		if (!comma)
			return true;
		at = comma + 1;
	}
}

static bool
read_row(Results *results, const Row *row, bool rejects, char error[FILE_ERROR_MAX])
{
	Result result = { .rejected = rejects };

	if (row->columns < (rejects ? 2 : 3))
		return complain(row,
				rejects ? _("a hand and a reason")
					: _("a hand, its final stacks and their kind"),
				error);
	if (!rejects) {
		static const char raked[] = "site+rake";

		result.raked = row->length[2] == strlen(raked) &&
			       memcmp(row->column[2], raked, strlen(raked)) == 0;
		if (!read_stacks(row, &result, error))
			return false;
	}
	if (results->n == results->room) {
		size_t room = results->room ? results->room * 2 : 256;
		Result *grown = realloc(results->row, room * sizeof *grown);

		if (!grown)
			return complain(row, _("more memory"), error);
		results->row = grown;
		results->room = room;
	}
	result.name = arena_text(&results->names, row->column[0], row->length[0]);
	if (!result.name)
		return complain(row, _("more memory"), error);
	results->row[results->n++] = result;
	return true;
}

static bool
read_rows(Results *results, const char *path, const char *text, bool rejects,
	  char error[FILE_ERROR_MAX])
{
	Row row = { .path = path };

	while (*text) {
		size_t length = strcspn(text, "\n");
		size_t bare = length && text[length - 1] == '\r' ? length - 1 : length;

		row.line++;
		if (bare > 0 && *text != '#') {
			split(text, bare, &row);
			if (!read_row(results, &row, rejects, error))
				return false;
		}
		text += length + (text[length] == '\n');
	}
	return true;
}

static bool
read_table(Results *results, const char *folder, const char *name, bool rejects,
	   char error[FILE_ERROR_MAX])
{
	char path[PATH_BYTES];
	size_t length;
	char *text;
	bool good;

	if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
		return true;
	text = file_read(path, &length, error);
	if (!text)
		return errno == ENOENT;
	good = read_rows(results, path, text, rejects, error);
	free(text);
	return good;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(((const Result *)a)->name, ((const Result *)b)->name);
}

Results *
results_open(const char *folder, char error[FILE_ERROR_MAX])
{
	Results *results = calloc(1, sizeof *results);

	if (!results) {
		snprintf(error, FILE_ERROR_MAX, "%s", _("There is no memory left."));
		return NULL;
	}
	if (!read_table(results, folder, "oracle.tsv", false, error) ||
	    !read_table(results, folder, "rejects.tsv", true, error)) {
		results_close(results);
		return NULL;
	}
	if (results->n > 0)
		qsort(results->row, results->n, sizeof *results->row, by_name);
	return results;
}

void
results_close(Results *results)
{
	if (!results)
		return;
	arena_close(&results->names);
	free(results->row);
	free(results);
}

const Result *
results_find(const Results *results, const char *name)
{
	Result key = { .name = name };

	if (results->n == 0)
		return NULL;
	return bsearch(&key, results->row, results->n, sizeof *results->row, by_name);
}
