/* Large type and short amounts: what stands in little room, or is read from afar, is still true. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/big_type.h"

enum { WIDTH = 200, HEIGHT = 8, RANKS_COUNT = 15 };

/* Columns from the first to the last that something stands in, at whatever row. */
static int
drawn_columns(const Surface *surface)
{
	int last = -1;

	for (int y = 0; y < surface->height; y++)
		for (int x = 0; x < surface->width; x++)
			if (surface->cells[y * surface->width + x].base != ' ' && x > last)
				last = x;
	return last + 1;
}

static const struct {
	BigSize size;
	bool ascii;
} KINDS[] = { { BIG_LARGE, false }, { BIG_LARGE, true }, { BIG_HUGE, false }, { BIG_HUGE, true } };

enum { KINDS_COUNT = sizeof KINDS / sizeof KINDS[0] };

START_TEST(every_sign_is_as_wide_and_high_as_is_told)
{
	static const char SIGNS[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ,.-";

	for (const char *c = SIGNS; *c; c++) {
		char text[2] = { *c, '\0' };
		BigSize size = KINDS[_i].size;
		bool ascii = KINDS[_i].ascii;
		int width = big_type_width(text, size, ascii), wide;
		Surface surface;

		ck_assert_int_gt(width, 0);
		ck_assert(surface_open(&surface, WIDTH, HEIGHT));
		ck_assert_int_eq(big_type_draw(&surface, surface_all(&surface), 0, 0, STYLE_POT,
					       size, text, ascii),
				 width);
		wide = drawn_columns(&surface);
		ck_assert_msg(wide > 0 && wide <= width, "%c: %d columns", *c, wide);
		for (int y = big_type_rows(size); y < HEIGHT; y++)
			for (int x = 0; x < WIDTH; x++)
				ck_assert_uint_eq(surface.cells[y * WIDTH + x].base, ' ');
		surface_close(&surface);
	}
}
END_TEST

/* Signs that look alike would tell another amount. */
START_TEST(no_two_digits_or_ranks_and_no_two_suits_look_alike)
{
	static const char RANKS[] = "0123456789TJQKA";
	static char drawn[RANKS_COUNT + 4][4096];

	for (int i = 0; i < RANKS_COUNT + 4; i++) {
		char digit[2] = { i < RANKS_COUNT ? RANKS[i] : ' ', '\0' };
		Surface surface;
		Rect all;

		ck_assert(surface_open(&surface, 8, HEIGHT));
		all = surface_all(&surface);
		if (i < RANKS_COUNT)
			big_type_draw(&surface, all, 0, 0, STYLE_POT, KINDS[_i].size, digit,
				      KINDS[_i].ascii);
		else
			big_suit_draw(&surface, all, 0, 0, STYLE_POT, i - RANKS_COUNT,
				      KINDS[_i].ascii);
		surface_dump(&surface, drawn[i], sizeof drawn[i]);
		surface_close(&surface);
		for (int k = 0; k < i; k++)
			ck_assert_str_ne(drawn[i], drawn[k]);
	}
}
END_TEST

START_TEST(what_does_not_fit_or_is_not_cut_falls_to_a_smaller_size_or_none)
{
	BigSize size = BIG_HUGE;

	ck_assert(big_type_fit("1,100", 38, &size, false));
	ck_assert_int_eq(size, BIG_HUGE);
	ck_assert(big_type_fit("1,100", 20, &size, false));
	ck_assert_int_eq(size, BIG_LARGE);
	ck_assert(!big_type_fit("1,100", 5, &size, false));
	ck_assert_int_eq(big_type_width("3 \u5927", BIG_LARGE, false), 0);
	ck_assert(!big_type_fit("3 \u5927", WIDTH, &size, false));
	ck_assert_int_eq(big_type_width("call", BIG_LARGE, true),
			 big_type_width("CALL", BIG_LARGE, true));
}
END_TEST

/* What a short form says, and how exact it claims to be. */
static void
value_of(const char *text, double *value, double *step)
{
	static const char SIGNS[] = "kMGT";
	char plain[AMOUNT_TEXT];
	const char *unit, *point;
	size_t n = 0;
	char *end;

	for (const char *c = text; *c; c++)
		if (*c != ',')
			plain[n++] = *c;
	plain[n] = '\0';
	*value = strtod(plain, &end);
	point = strchr(plain, '.');
	*step = point ? 0.1 : 1;
	unit = *end ? strchr(SIGNS, *end) : NULL;
	for (const char *u = SIGNS; unit && u <= unit; u++) {
		*value *= 1000;
		*step *= 1000;
	}
	if (!unit)
		*step = 0;
}

START_TEST(a_short_amount_fits_and_is_never_nothing_or_too_much)
{
	for (Chips amount = 1; amount < INT64_C(900000000000000); amount = amount * 3 + 7)
		for (int room = 4; room < 24; room++) {
			char text[AMOUNT_TEXT];
			double value, step;

			amount_short(text, amount, room);
			if ((int)strlen(text) > room)
				ck_abort_msg("%s in %d columns", text, room);
			value_of(text, &value, &step);
			if (value <= 0 || value > (double)amount || value + step < (double)amount)
				ck_abort_msg("%lld is told as %s", (long long)amount, text);
		}
}
END_TEST

START_TEST(an_amount_is_told_exactly_where_a_unit_can)
{
	char text[AMOUNT_TEXT];

	ck_assert_str_eq(amount_short(text, 1500000, 9), "1,500,000");
	ck_assert_str_eq(amount_short(text, 1500000, 8), "1.5M");
	ck_assert_str_eq(amount_short(text, 4000000000, 8), "4G");
	ck_assert_str_eq(amount_short(text, 98715432100, 9), "98,715.4M");
	ck_assert_str_eq(amount_short(text, 98715432100, 8), "98,715M");
	ck_assert_str_eq(amount_short(text, 5550000000, 9), "5,550M");
	ck_assert_str_eq(amount_short(text, 5350, 4), "5350");
	ck_assert_str_eq(amount_short(text, 53500, 5), "53500");
	ck_assert_str_eq(amount_short(text, 53500, 4), "53k");
	ck_assert_str_eq(amount_short(text, 5350, 1), "5k");
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("large type");
	TCase *type = tcase_create("type"), *amounts = tcase_create("amounts");

	tcase_add_loop_test(type, every_sign_is_as_wide_and_high_as_is_told, 0, KINDS_COUNT);
	tcase_add_loop_test(type, no_two_digits_or_ranks_and_no_two_suits_look_alike, 0,
			    KINDS_COUNT);
	tcase_add_test(type, what_does_not_fit_or_is_not_cut_falls_to_a_smaller_size_or_none);
	suite_add_tcase(suite, type);
	tcase_add_test(amounts, a_short_amount_fits_and_is_never_nothing_or_too_much);
	tcase_add_test(amounts, an_amount_is_told_exactly_where_a_unit_can);
	suite_add_tcase(suite, amounts);
	return check_run(suite);
}
