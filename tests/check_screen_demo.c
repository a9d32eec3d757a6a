/*
 * Demonstrations as they are drawn: tests/screens/demo/NAME.SIZE.txt is what stands there after
 * some keys. `UPDATE_SCREENS=1` writes them anew; look at the difference before it is committed.
 */
#include "tests/check.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "src/file.h"
#include "src/screen/mode.h"
#include "src/script_file.h"
#include "src/script_folder.h"
#include "tests/support/screened.h"

#define LESSON "tests/screens/demo/lesson.table"

static const struct {
	const char *name;
	int width, height;
	bool ascii;
} SIZES[] = {
	{ "80x24", 80, 24, false },   { "80x24-ascii", 80, 24, true }, { "40x16", 40, 16, false },
	{ "120x40", 120, 40, false }, { "30x8", 30, 8, false },
};

/* Keys that lead there; the right answer is typed for R, a wrong one for X. */
static const struct {
	const char *name, *keys;
} PLACES[] = {
	{ "start", "" },	 { "note", " " },	{ "event", "    " },
	{ "asked", "G" },	 { "hinted", "GjjH" },	{ "right", "GR" },
	{ "wrong", "GX" },	 { "passed", "Gp" },	{ "undone", "GRGp " },
	{ "refused", "GRGp  " }, { "end", "GRGXGR" },	{ "score", "GRGXGR " },
	{ "no-script", "GR}" },	 { "card", "GRy" },	{ "help", "?" },
	{ "help-asked", "G?" },	 { "presenter", "PG" }, { "presenter-right", "PGR" },
};

enum {
	SIZES_COUNT = sizeof SIZES / sizeof SIZES[0],
	PLACES_COUNT = sizeof PLACES / sizeof PLACES[0]
};

typedef struct ShownDemo {
	Demo *demo;
	Score score;
	Screen screen;
} ShownDemo;

static ShownDemo d;

static void
open_demo(bool ascii)
{
	char error[2048];
	Script *script = script_open_file(LESSON, error, sizeof error);

	ck_assert_msg(script != NULL, "%s", error);
	memset(&d, 0, sizeof d);
	d.demo = demo_open(script, LESSON, NULL, true, &d.score, error, sizeof error);
	ck_assert_msg(d.demo != NULL, "%s", error);
	screen_open(&d.screen, demo_session(d.demo), NULL, ROLE_ALL, 0, ascii);
	demoing_begin(&d.screen, d.demo, &d.score, 0, 1);
}

static void
close_demo(void)
{
	screen_close(&d.screen);
	demo_close(d.demo);
}

static const char *
drawn(int width, int height)
{
	static char text[64 * 1024];
	Surface surface;
	int x, y;

	ck_assert(surface_open(&surface, width, height));
	screen_draw(&d.screen, &surface, &x, &y);
	ck_assert(x < 0 || (x < width && y >= 0 && y < height));
	surface_dump(&surface, text, sizeof text);
	surface_close(&surface);
	return text;
}

static void
type(const char *keys)
{
	for (; *keys; keys++) {
		const Question *question = demo_question(d.demo);
		char letter[2] = { *keys, '\0' };

		if (*keys == 'R')
			letter[0] = (char)('1' + question->right);
		if (*keys == 'X')
			letter[0] = (char)('1' + (question->right + 1) % question->n);
		drawn(80, 24);
		screened_keys(&d.screen, letter);
	}
}

START_TEST(a_demonstration_is_as_it_was_last_looked_at)
{
	int place = _i / SIZES_COUNT, size = _i % SIZES_COUNT;
	char path[200], error[FILE_ERROR_MAX];
	const char *text;
	size_t length;
	char *golden;

	open_demo(SIZES[size].ascii);
	type(PLACES[place].keys);
	text = drawn(SIZES[size].width, SIZES[size].height);
	snprintf(path, sizeof path, "tests/screens/demo/%s.%s.txt", PLACES[place].name,
		 SIZES[size].name);
	if (getenv("UPDATE_SCREENS")) {
		FILE *file = fopen(path, "w");

		ck_assert_ptr_nonnull(file);
		fputs(text, file);
		fclose(file);
	} else {
		golden = file_read(path, &length, error);
		ck_assert_msg(golden != NULL, "%s", error);
		ck_assert_msg(strcmp(golden, text) == 0, "%s is not what is drawn:\n%s", path,
			      text);
		free(golden);
	}
	close_demo();
}
END_TEST

/* Sizes from one cell to two hundred columns, at a question and at its answer. */
START_TEST(a_question_can_be_seen_at_every_size_and_betrays_nothing)
{
	static const char *const TELLING[] = { "45a", "tournament 4", "Several chips" };

	open_demo(false);
	type("G");
	for (int height = 1; height <= 60; height++)
		for (int width = 1; width <= 200; width += 1 + width / 20) {
			const char *text = drawn(width, height);

			for (size_t i = 0; i < sizeof TELLING / sizeof TELLING[0]; i++)
				ck_assert_msg(!strstr(text, TELLING[i]), "%s at %dx%d", TELLING[i],
					      width, height);
			if (width >= 40 && height >= 16)
				ck_assert_msg(strstr(text, "1 ") && strstr(text, "2 "), "%dx%d",
					      width, height);
		}
	type("R");
	for (int height = 1; height <= 60; height++)
		for (int width = 1; width <= 200; width += 1 + width / 20)
			drawn(width, height);
	ck_assert_ptr_nonnull(strstr(drawn(80, 24), "45a"));
	close_demo();
}
END_TEST

/* The text without its frames and line ends, so that what is wrapped can be found. */
static const char *
flat(const char *text)
{
	static char flattened[64 * 1024];
	size_t n = 0;

	for (; *text && n + 1 < sizeof flattened; text++) {
		bool blank = *text == ' ' || *text == '\n';

		if (!strncmp(text, "\u2502", 3)) {
			text += 2;
			continue;
		}
		if (!blank || (n && flattened[n - 1] != ' '))
			flattened[n++] = blank ? ' ' : *text;
	}
	flattened[n] = '\0';
	return flattened;
}

static int asked;

/* Steps a script of the catalogue; its questions tell neither title nor clause of the ruling. */
static void
look_for_leaks(void *context, const char *path)
{
	static const int AT[][2] = { { 80, 24 }, { 40, 16 }, { 120, 40 } };
	char error[2048];
	Script *script = script_open_file(path, error, sizeof error);

	(void)context;
	ck_assert_msg(script != NULL, "%s", error);
	memset(&d, 0, sizeof d);
	d.demo = demo_open(script, path, NULL, true, &d.score, error, sizeof error);
	ck_assert_msg(d.demo != NULL, "%s", error);
	screen_open(&d.screen, demo_session(d.demo), NULL, ROLE_ALL, 0, false);
	demoing_begin(&d.screen, d.demo, &d.score, 0, 1);
	for (screened_keys(&d.screen, "G"); demo_asks(d.demo); screened_keys(&d.screen, "G")) {
		const Book *book = session_book(d.screen.session);
		const Clause *clause = book_clause(book, demo_question(d.demo)->rule);
		char title[256];

		ck_assert_ptr_nonnull(clause);
		snprintf(title, sizeof title, "%.*s", (int)clause->title.length, clause->title.at);
		for (int i = 0; i < 3; i++) {
			const char *text = flat(drawn(AT[i][0], AT[i][1]));

			ck_assert_msg(!strstr(text, title), "%s: \"%s\" in:\n%s", path, title,
				      text);
			ck_assert_msg(!script->title[0] || !strstr(text, script->title),
				      "%s: its title in:\n%s", path, text);
		}
		asked++;
		screened_keys(&d.screen, "p");
	}
	close_demo();
}

static void
unreadable(void *context, const char *path)
{
	(void)context;
	ck_abort_msg("%s can't be read", path);
}

START_TEST(no_question_of_the_catalogue_tells_the_title_of_its_clause_or_script)
{
	const ScriptVisitor visitor = { look_for_leaks, unreadable, NULL };

	scripts_below("tests/cases", &visitor);
	scripts_below("src/lessons", &visitor);
	ck_assert_int_gt(asked, 200);
}
END_TEST

START_TEST(an_answer_can_be_pointed_at_or_clicked)
{
	Demo *demo;

	open_demo(false);
	type("G");
	demo = d.demo;
	for (int i = 0; i < demo_question(demo)->right; i++)
		screened_keys(&d.screen, "j");
	screened_keys(&d.screen, "\r");
	ck_assert(!demo_asks(demo));
	ck_assert_int_eq(d.score.right, 1);
	close_demo();
	open_demo(false);
	type("G");
	drawn(80, 24);
	for (int i = 0; i < d.screen.n_spots; i++) {
		const Spot *spot = &d.screen.spot[i];

		if (spot->action != DO_CHOICE || spot->number != demo_question(d.demo)->right + 1)
			continue;
		screen_command(&d.screen, spot->action, spot->number);
		break;
	}
	ck_assert_int_eq(d.score.right, 1);
	close_demo();
}
END_TEST

START_TEST(going_over_to_a_table_and_leaving_are_told_to_whoever_shows_it)
{
	open_demo(false);
	type("  t");
	ck_assert(d.screen.over);
	ck_assert_int_eq(d.screen.demoing.left, DEMO_PLAYS);
	close_demo();
	open_demo(false);
	type("q");
	ck_assert(d.screen.over);
	ck_assert_int_eq(d.screen.demoing.left, DEMO_LEFT);
	close_demo();
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screen: demonstrations");
	TCase *tests = tcase_create("demonstrations");

	setlocale(LC_ALL, "C.UTF-8");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, a_demonstration_is_as_it_was_last_looked_at, 0,
			    SIZES_COUNT * PLACES_COUNT);
	tcase_add_test(tests, a_question_can_be_seen_at_every_size_and_betrays_nothing);
	tcase_add_test(tests, no_question_of_the_catalogue_tells_the_title_of_its_clause_or_script);
	tcase_add_test(tests, an_answer_can_be_pointed_at_or_clicked);
	tcase_add_test(tests, going_over_to_a_table_and_leaving_are_told_to_whoever_shows_it);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
