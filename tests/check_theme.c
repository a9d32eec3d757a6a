/* Themes: everything can be read in every theme, and suits are told apart. */
#include "tests/check.h"

#include <string.h>

#include "ui/theme.h"

enum { BASIC = 8 };

static bool
can_be_read(Look look)
{
	return look.colour < 0 ? look.ground < 0 : look.colour != look.ground;
}

START_TEST(nothing_is_drawn_in_its_own_ground)
{
	for (int deck = 0; deck < DECK_COUNT; deck++)
		for (int style = 0; style < STYLE_COUNT; style++) {
			Look look = theme_look((Theme)_i, (Deck)deck, (Style)style);
			Look basic = theme_basic_look(look);

			ck_assert_msg(can_be_read(look), "%s, style %d", theme_name((Theme)_i),
				      style);
			ck_assert_msg(can_be_read(basic), "%s, style %d, eight colours",
				      theme_name((Theme)_i), style);
			ck_assert_int_lt(basic.colour, BASIC);
			ck_assert_int_lt(basic.ground, BASIC);
		}
}
END_TEST

START_TEST(a_theme_is_found_by_its_name)
{
	Theme theme = THEME_COUNT;

	ck_assert(theme_find(theme_name((Theme)_i), &theme));
	ck_assert_int_eq(theme, _i);
	ck_assert(!theme_find("no such theme", &theme));
}
END_TEST

START_TEST(four_suits_have_four_colours_and_two_have_two)
{
	static const Style SUITS[] = { STYLE_SPADE, STYLE_HEART, STYLE_DIAMOND, STYLE_CLUB };

	if (_i == THEME_MONO)
		return;
	for (int a = 0; a < 4; a++)
		for (int b = 0; b < a; b++) {
			int16_t one = theme_look((Theme)_i, DECK_FOUR, SUITS[a]).colour;
			int16_t two = theme_look((Theme)_i, DECK_FOUR, SUITS[b]).colour;

			ck_assert_int_ne(one, two);
		}
	ck_assert_int_eq(theme_look((Theme)_i, DECK_TWO, STYLE_HEART).colour,
			 theme_look((Theme)_i, DECK_TWO, STYLE_DIAMOND).colour);
	ck_assert_int_eq(theme_look((Theme)_i, DECK_TWO, STYLE_SPADE).colour,
			 theme_look((Theme)_i, DECK_TWO, STYLE_CLUB).colour);
	ck_assert_int_ne(theme_look((Theme)_i, DECK_TWO, STYLE_SPADE).colour,
			 theme_look((Theme)_i, DECK_TWO, STYLE_HEART).colour);
}
END_TEST

START_TEST(mono_has_no_colour_and_felt_has_a_ground_everywhere)
{
	for (int style = 0; style < STYLE_COUNT; style++) {
		Look mono = theme_look(THEME_MONO, DECK_FOUR, (Style)style);

		ck_assert_int_eq(mono.colour, -1);
		ck_assert_int_eq(mono.ground, -1);
		ck_assert_int_ge(theme_look(THEME_FELT, DECK_FOUR, (Style)style).ground, 0);
		ck_assert_int_ge(theme_look(THEME_CONTRAST, DECK_FOUR, (Style)style).ground, 0);
		ck_assert_int_eq(theme_look(THEME_DARK, DECK_FOUR, (Style)style).ground, -1);
		ck_assert_int_eq(theme_look(THEME_LIGHT, DECK_FOUR, (Style)style).ground, -1);
	}
}
END_TEST

/* Whose turn it is, what was ruled and where the focus is are seen without any colour. */
START_TEST(what_matters_most_is_seen_without_colour)
{
	static const Style LOUD[] = { STYLE_TURN, STYLE_LIT, STYLE_CLAUSE, STYLE_FOCUS,
				      STYLE_BUTTON };

	for (size_t i = 0; i < sizeof LOUD / sizeof LOUD[0]; i++)
		ck_assert(theme_look(THEME_MONO, DECK_FOUR, LOUD[i]).attributes &
			  (LOOK_BOLD | LOOK_REVERSE));
	ck_assert_int_ne(theme_look(THEME_MONO, DECK_FOUR, STYLE_DEAD).attributes,
			 theme_look(THEME_MONO, DECK_FOUR, STYLE_NAME).attributes);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("theme");
	TCase *looks = tcase_create("looks");

	tcase_add_loop_test(looks, nothing_is_drawn_in_its_own_ground, 0, THEME_COUNT);
	tcase_add_loop_test(looks, a_theme_is_found_by_its_name, 0, THEME_COUNT);
	tcase_add_loop_test(looks, four_suits_have_four_colours_and_two_have_two, 0, THEME_COUNT);
	tcase_add_test(looks, mono_has_no_colour_and_felt_has_a_ground_everywhere);
	tcase_add_test(looks, what_matters_most_is_seen_without_colour);
	suite_add_tcase(suite, looks);
	return check_run(suite);
}
