/*
 * Golden screens: each tests/screens/NAME.table is played and drawn; the text must be that of
 * NAME.SIZE.txt beside it. After a change that is meant, `UPDATE_SCREENS=1 make check-screens`
 * writes them anew; look at the difference before it is committed.
 */
#include "tests/check.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "src/file.h"
#include "src/language/script.h"
#include "src/screen/screen.h"
#include "tests/support/screened.h"

enum { TEXT_MAX = 64 * 1024, NAMES_MAX = 64 };

static const struct {
	const char *name;
	int width, height;
	bool ascii, faces;
} SIZES[] = {
	{ "80x24", 80, 24, false, true },	 { "80x24-ascii", 80, 24, true, false },
	{ "40x16", 40, 16, false, false },	 { "120x40", 120, 40, false, true },
	{ "100x30-ascii", 100, 30, true, true },
};

enum { SIZES_COUNT = sizeof SIZES / sizeof SIZES[0] };

static char names[NAMES_MAX][96];
static int n_names;

static int
by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

static void
find_names(void)
{
	DIR *dir = opendir("tests/screens");
	struct dirent *entry;

	while (dir && (entry = readdir(dir)) != NULL && n_names < NAMES_MAX)
		if (file_has_ending(entry->d_name, ".table"))
			snprintf(names[n_names++], sizeof names[0], "%.*s",
				 (int)(strlen(entry->d_name) - 6), entry->d_name);
	if (dir)
		closedir(dir);
	qsort(names, (size_t)n_names, sizeof names[0], by_name);
}

static Session *
open_session(const char *name, Shelf *shelf)
{
	char path[160], error[SESSION_ERROR_MAX];
	LanguageError fault;
	static Report report;
	Session *session;
	Script *script;
	size_t length;
	char *text;

	snprintf(path, sizeof path, "tests/screens/%s.table", name);
	text = file_read(path, &length, error);
	ck_assert_msg(text != NULL, "%s", error);
	script = script_read(text, length, path, &fault);
	ck_assert_msg(script != NULL, "%s", fault.message);
	session = session_open(&script->setup, script->title, script->book, shelf, error);
	ck_assert_msg(session != NULL, "%s", error);
	for (size_t i = 0; i < script->n; i++)
		if (script->statement[i].kind == STATEMENT_NOTE)
			session_note(session, script->statement[i].text);
		else if (script->statement[i].kind == STATEMENT_EVENT)
			session_play(session, &script->statement[i].event, &report);
	script_close(script);
	free(text);
	return session;
}

static void
compare(const char *name, int size, const char *drawn)
{
	char path[200], error[FILE_ERROR_MAX];
	size_t length;
	char *golden;

	snprintf(path, sizeof path, "tests/screens/%s.%s.txt", name, SIZES[size].name);
	if (getenv("UPDATE_SCREENS")) {
		FILE *file = fopen(path, "w");

		ck_assert_ptr_nonnull(file);
		fputs(drawn, file);
		fclose(file);
		return;
	}
	golden = file_read(path, &length, error);
	ck_assert_msg(golden != NULL, "%s", error);
	ck_assert_msg(strcmp(golden, drawn) == 0, "%s is not what is drawn:\n%s", path, drawn);
	free(golden);
}

START_TEST(the_screen_is_as_it_was_last_looked_at)
{
	const char *name = names[_i / SIZES_COUNT];
	int size = _i % SIZES_COUNT, x, y;
	Shelf *shelf = shelf_open("tests/screens");
	Session *session = open_session(name, shelf);
	static Screen screen;
	static char text[TEXT_MAX];
	Surface surface;

	ck_assert(surface_open(&surface, SIZES[size].width, SIZES[size].height));
	screen_open(&screen, session, NULL, ROLE_ALL, 0, SIZES[size].ascii);
	screen.faces = SIZES[size].faces;
	if (strstr(name, "card"))
		screen.mode = SCREEN_CARD;
	screen.compared = strstr(name, "every-book") != NULL;
	if (strstr(name, "help"))
		screen.mode = SCREEN_HELP;
	if (strstr(name, "log") || strstr(name, "page-look"))
		screened_keys(&screen, "L");
	if (strstr(name, "log-find"))
		screened_keys(&screen, "/dan\r");
	if (strstr(name, "page-look"))
		screened_keys(&screen, "{)\r");
	if (strstr(name, "page-composer"))
		screened_keys(&screen, "+366t4\"raise to 800\r");
	if (strstr(name, "page-composer-words"))
		screened_keys(&screen, "\t\t\t");
	if (strstr(name, "page-dealer"))
		screened_keys(&screen, "d\t");
	if (strstr(name, "page-seat"))
		screened_keys(&screen, "\x1b\r");
	if (strstr(name, "presenter"))
		screened_keys(&screen, "P");
	if (strstr(name, "page-menu"))
		screened_keys(&screen, "m");
	if (strstr(name, "page-search"))
		screened_keys(&screen, "/string bet");
	screen_tell(&screen);
	screen_draw(&screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	compare(name, size, text);
	screen_close(&screen);
	surface_close(&surface);
	session_close(session);
	shelf_close(shelf);
}
END_TEST

START_TEST(no_size_of_window_is_too_small_to_draw)
{
	Shelf *shelf = shelf_open("tests/screens");
	Session *session = open_session(names[0], shelf);
	static Screen screen;

	screen_open(&screen, session, NULL, ROLE_ALL, 0, false);
	for (int mode = SCREEN_TABLE; mode <= SCREEN_LEAVING; mode++)
		for (int width = 1; width <= 130; width += width < 45 ? 1 : 17)
			for (int height = 1; height <= 42; height += height < 18 ? 1 : 7) {
				Surface surface;
				int x, y;

				ck_assert(surface_open(&surface, width, height));
				screen.mode = (ScreenMode)mode;
				screen_draw(&screen, &surface, &x, &y);
				surface_close(&surface);
			}
	screen_close(&screen);
	session_close(session);
	shelf_close(shelf);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screens");
	TCase *golden = tcase_create("golden");

	find_names();
	tcase_set_timeout(golden, 120);
	tcase_add_loop_test(golden, the_screen_is_as_it_was_last_looked_at, 0,
			    n_names * SIZES_COUNT);
	tcase_add_test(golden, no_size_of_window_is_too_small_to_draw);
	suite_add_tcase(suite, golden);
	return check_run(suite);
}
