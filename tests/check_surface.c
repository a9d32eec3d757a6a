/* The surface: columns of a text, what is cut, what lies on top of what, and the dump. */
#include "tests/check.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "ui/surface.h"

enum { DUMP_MAX = 4096 };

static Surface surface;
static char dump[DUMP_MAX];

static void
open_surface(void)
{
	setlocale(LC_ALL, "C.UTF-8");
	ck_assert(surface_open(&surface, 8, 3));
}

static void
close_surface(void)
{
	surface_close(&surface);
}

static const char *
dumped(void)
{
	ck_assert_uint_lt(surface_dump(&surface, dump, sizeof dump), sizeof dump);
	return dump;
}

static const struct {
	const char *text;
	int columns;
} WIDTHS[] = {
	{ "", 0 },
	{ "Ana", 3 },
	{ "A\u2660", 2 },
	{ "e\u0301", 1 },	    /* an accent of its own lies on the letter */
	{ "\u65e5\u672c", 4 },	    /* wide */
	{ "\U0001f680", 2 },	    /* so is a rocket */
	{ "\u05d3\u05df", 2 },	    /* Hebrew letters are not */
	{ "a\u202eb", 2 },	    /* what turns the direction of writing takes nothing */
	{ "a\tb", 2 },		    /* nor does a control character */
	{ "\xff\xfe", 2 },	    /* bytes that are no UTF-8 are shown one by one */
	{ "\xe2\x99", 2 },	    /* as is a character that is cut off */
	{ "\xed\xa0\x80", 1 },	    /* half of a pair is no character */
	{ "\xf4\x90\x80\x80x", 2 }, /* nor is what lies behind the last */
};

enum { WIDTHS_COUNT = sizeof WIDTHS / sizeof WIDTHS[0] };

START_TEST(a_text_has_the_columns_that_it_takes)
{
	ck_assert_int_eq(text_width(WIDTHS[_i].text), WIDTHS[_i].columns);
}
END_TEST

START_TEST(widths_need_no_locale)
{
	setlocale(LC_ALL, "C");
	ck_assert_int_eq(text_width("A\u2660"), 2);
	ck_assert_int_eq(text_width("e\u0301"), 1);
	ck_assert_int_eq(text_width("\u65e5\U0001f680"), 4);
	setlocale(LC_ALL, "C.UTF-8");
}
END_TEST

/* Text in a rectangle of so many columns that begins at column 1 of eight. */
static const struct {
	int room, x;
	const char *text, *ellipsis, *row;
	int used;
} CUTS[] = {
	{ 5, 0, "Carla", "~", " Carla", 5 },
	{ 5, 0, "Carlas", "~", " Carl~", 5 },
	{ 5, 0, "Carlas", NULL, " Carla", 5 },
	{ 5, 3, "Eva", "\u2026", "    E\u2026", 2 },
	{ 1, 0, "Eva", "\u2026", " \u2026", 1 },
	{ 0, 0, "Eva", "~", "", 0 },
	{ 4, 0, "\u65e5\u672c\u8a9e", "~", " \u65e5~", 3 }, /* half a wide one is not drawn */
	{ 3, -1, "xyz", NULL, " yz", 3 },
};

enum { CUTS_COUNT = sizeof CUTS / sizeof CUTS[0] };

START_TEST(what_does_not_fit_is_cut_where_the_rectangle_ends)
{
	Rect rect = { 1, 1, CUTS[_i].room, 1 };
	char expected[64];

	ck_assert_int_eq(surface_text(&surface, rect, CUTS[_i].x, 0, STYLE_TEXT, CUTS[_i].text,
				      CUTS[_i].ellipsis),
			 CUTS[_i].used);
	snprintf(expected, sizeof expected, "\n%s\n\n", CUTS[_i].row);
	ck_assert_str_eq(dumped(), expected);
}
END_TEST

START_TEST(nothing_is_drawn_outside_the_surface)
{
	Rect rect = { 6, 2, 20, 20 };

	for (int y = -3; y < 20; y++)
		surface_text(&surface, rect, 0, y, STYLE_TEXT, "abcdef", NULL);
	surface_text(&surface, (Rect){ -4, -1, 30, 3 }, 0, 1, STYLE_TEXT, "left out", NULL);
	ck_assert_str_eq(dumped(), " out\n\n      ab\n");
}
END_TEST

START_TEST(half_of_a_wide_character_never_stays)
{
	Rect all = surface_all(&surface);

	for (int y = 0; y < 3; y++)
		surface_text(&surface, all, 1, y, STYLE_TEXT, "\u65e5\u672c", NULL);
	surface_text(&surface, all, 1, 0, STYLE_TEXT, "x", NULL);
	surface_text(&surface, all, 2, 1, STYLE_TEXT, "x", NULL);
	surface_text(&surface, all, 2, 2, STYLE_TEXT, "\u8a9e", NULL);
	ck_assert_str_eq(dumped(), " x \u672c\n  x\u672c\n  \u8a9e\n");
}
END_TEST

START_TEST(an_accent_lies_on_the_character_before_it)
{
	Rect all = surface_all(&surface);

	surface_text(&surface, all, 0, 0, STYLE_TEXT, "Rene\u0301e", NULL);
	surface_text(&surface, all, 0, 1, STYLE_TEXT, "\u65e5\u0301x", NULL);
	surface_text(&surface, all, 0, 2, STYLE_TEXT, "\u0301a\u202eb", NULL);
	ck_assert_str_eq(dumped(), "Rene\u0301e\n\u65e5\u0301x\nab\n");
}
END_TEST

static const struct {
	int width;
	const char *text, *rows;
	int n;
} WRAPS[] = {
	{ 8, "", "\n\n\n", 0 },
	{ 8, "one two", "one two\n\n\n", 1 },
	{ 7, "one two three", "one two\nthree\n\n", 2 },
	{ 4, "one two three", "one\ntwo\nthre\n", 4 },
	{ 8, "one\ntwo", "one\ntwo\n\n", 2 },
	{ 3, "\u65e5\u672c", "\u65e5\n\u672c\n\n", 2 },
	{ 1, "\u65e5", "\n\n\n", 1 }, /* no room for it, but an end all the same */
};

enum { WRAPS_COUNT = sizeof WRAPS / sizeof WRAPS[0] };

START_TEST(lines_are_broken_at_blanks)
{
	Rect rect = { 0, 0, WRAPS[_i].width, 3 };

	ck_assert_int_eq(surface_wrap(NULL, rect, 0, STYLE_TEXT, WRAPS[_i].text), WRAPS[_i].n);
	ck_assert_int_eq(surface_wrap(&surface, rect, 0, STYLE_TEXT, WRAPS[_i].text), WRAPS[_i].n);
	ck_assert_str_eq(dumped(), WRAPS[_i].rows);
}
END_TEST

START_TEST(a_tint_keeps_the_text)
{
	Rect all = surface_all(&surface);

	surface_text(&surface, all, 0, 0, STYLE_TEXT, "As Kd", NULL);
	surface_tint(&surface, (Rect){ 3, 0, 2, 1 }, STYLE_EXPOSED);
	ck_assert_str_eq(dumped(), "As Kd\n\n\n");
	ck_assert_int_eq(surface.cells[2].style, STYLE_TEXT);
	ck_assert_int_eq(surface.cells[3].style, STYLE_EXPOSED);
	ck_assert_int_eq(surface.cells[4].style, STYLE_EXPOSED);
	ck_assert_int_eq(surface.cells[5].style, STYLE_TEXT);
}
END_TEST

START_TEST(a_dump_that_does_not_fit_tells_its_length)
{
	char little[4];

	surface_text(&surface, surface_all(&surface), 0, 0, STYLE_TEXT, "abcdef", NULL);
	ck_assert_uint_eq(surface_dump(&surface, little, sizeof little), strlen("abcdef\n\n\n"));
	ck_assert_uint_lt(strlen(little), sizeof little);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("surface");
	TCase *text = tcase_create("text");

	tcase_add_checked_fixture(text, open_surface, close_surface);
	tcase_add_loop_test(text, a_text_has_the_columns_that_it_takes, 0, WIDTHS_COUNT);
	tcase_add_test(text, widths_need_no_locale);
	tcase_add_loop_test(text, what_does_not_fit_is_cut_where_the_rectangle_ends, 0, CUTS_COUNT);
	tcase_add_test(text, nothing_is_drawn_outside_the_surface);
	tcase_add_test(text, half_of_a_wide_character_never_stays);
	tcase_add_test(text, an_accent_lies_on_the_character_before_it);
	tcase_add_loop_test(text, lines_are_broken_at_blanks, 0, WRAPS_COUNT);
	tcase_add_test(text, a_tint_keeps_the_text);
	tcase_add_test(text, a_dump_that_does_not_fit_tells_its_length);
	suite_add_tcase(suite, text);
	return check_run(suite);
}
