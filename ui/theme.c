#include "ui/theme.h"

#include <string.h>

enum { OWN = -1 }; /* the terminal's own colour */

/* Colour, ground, attributes. */
static const Look LOOKS[THEME_COUNT][STYLE_COUNT] = {
	[THEME_DARK] = {
		[STYLE_TEXT] = { OWN, OWN, 0 },
		[STYLE_DIM] = { 246, OWN, 0 },
		[STYLE_BAR] = { 250, OWN, LOOK_REVERSE },
		[STYLE_LINE] = { 240, OWN, 0 },
		[STYLE_FELT] = { 65, OWN, 0 },
		[STYLE_NAME] = { OWN, OWN, 0 },
		[STYLE_TURN] = { 220, OWN, LOOK_BOLD },
		[STYLE_STACK] = { 151, OWN, 0 },
		[STYLE_BET] = { 229, OWN, LOOK_BOLD },
		[STYLE_POT] = { 229, OWN, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { 247, OWN, 0 },
		[STYLE_CARD_BACK] = { 67, OWN, 0 },
		[STYLE_NO_CARD] = { 240, OWN, 0 },
		[STYLE_SPADE] = { 255, OWN, LOOK_BOLD },
		[STYLE_HEART] = { 203, OWN, LOOK_BOLD },
		[STYLE_DIAMOND] = { 75, OWN, LOOK_BOLD },
		[STYLE_CLUB] = { 114, OWN, LOOK_BOLD },
		[STYLE_DEAD] = { 240, OWN, 0 },
		[STYLE_EXPOSED] = { 222, OWN, LOOK_UNDERLINE },
		[STYLE_BUTTON] = { 255, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_RULING] = { 215, OWN, LOOK_BOLD },
		[STYLE_LIT] = { 215, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_PLAIN] = { 246, OWN, 0 },
		[STYLE_CLAUSE] = { 215, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_CHOICE] = { 117, OWN, LOOK_BOLD },
		[STYLE_FOCUS] = { 220, OWN, LOOK_REVERSE },
		[STYLE_PROMPT] = { 117, OWN, LOOK_BOLD },
		[STYLE_KEY] = { 229, OWN, LOOK_BOLD },
		[STYLE_ERROR] = { 203, OWN, LOOK_BOLD },
		[STYLE_CHIP_1] = { 255, OWN, 0 },
		[STYLE_CHIP_5] = { 203, OWN, 0 },
		[STYLE_CHIP_25] = { 77, OWN, 0 },
		[STYLE_CHIP_100] = { 247, OWN, 0 },
		[STYLE_CHIP_500] = { 141, OWN, 0 },
		[STYLE_CHIP_1000] = { 221, OWN, 0 },
		[STYLE_CHIP_5000] = { 214, OWN, 0 },
		[STYLE_CHIP_25000] = { 80, OWN, 0 },
	},
	[THEME_LIGHT] = {
		[STYLE_TEXT] = { OWN, OWN, 0 },
		[STYLE_DIM] = { 241, OWN, 0 },
		[STYLE_BAR] = { 238, OWN, LOOK_REVERSE },
		[STYLE_LINE] = { 248, OWN, 0 },
		[STYLE_FELT] = { 72, OWN, 0 },
		[STYLE_NAME] = { OWN, OWN, 0 },
		[STYLE_TURN] = { 130, OWN, LOOK_BOLD },
		[STYLE_STACK] = { 22, OWN, 0 },
		[STYLE_BET] = { 94, OWN, LOOK_BOLD },
		[STYLE_POT] = { 94, OWN, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { 244, OWN, 0 },
		[STYLE_CARD_BACK] = { 24, OWN, 0 },
		[STYLE_NO_CARD] = { 248, OWN, 0 },
		[STYLE_SPADE] = { 16, OWN, LOOK_BOLD },
		[STYLE_HEART] = { 160, OWN, LOOK_BOLD },
		[STYLE_DIAMOND] = { 26, OWN, LOOK_BOLD },
		[STYLE_CLUB] = { 28, OWN, LOOK_BOLD },
		[STYLE_DEAD] = { 248, OWN, 0 },
		[STYLE_EXPOSED] = { 130, OWN, LOOK_UNDERLINE },
		[STYLE_BUTTON] = { 16, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_RULING] = { 130, OWN, LOOK_BOLD },
		[STYLE_LIT] = { 130, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_PLAIN] = { 243, OWN, 0 },
		[STYLE_CLAUSE] = { 130, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_CHOICE] = { 25, OWN, LOOK_BOLD },
		[STYLE_FOCUS] = { 130, OWN, LOOK_REVERSE },
		[STYLE_PROMPT] = { 25, OWN, LOOK_BOLD },
		[STYLE_KEY] = { 94, OWN, LOOK_BOLD },
		[STYLE_ERROR] = { 160, OWN, LOOK_BOLD },
		[STYLE_CHIP_1] = { 244, OWN, 0 },
		[STYLE_CHIP_5] = { 160, OWN, 0 },
		[STYLE_CHIP_25] = { 28, OWN, 0 },
		[STYLE_CHIP_100] = { 16, OWN, 0 },
		[STYLE_CHIP_500] = { 90, OWN, 0 },
		[STYLE_CHIP_1000] = { 136, OWN, 0 },
		[STYLE_CHIP_5000] = { 166, OWN, 0 },
		[STYLE_CHIP_25000] = { 31, OWN, 0 },
	},
	[THEME_FELT] = {
		[STYLE_TEXT] = { 255, 22, 0 },
		[STYLE_DIM] = { 151, 22, 0 },
		[STYLE_BAR] = { 22, 187, 0 },
		[STYLE_LINE] = { 71, 22, 0 },
		[STYLE_FELT] = { 108, 22, 0 },
		[STYLE_NAME] = { 231, 22, 0 },
		[STYLE_TURN] = { 226, 22, LOOK_BOLD },
		[STYLE_STACK] = { 194, 22, 0 },
		[STYLE_BET] = { 229, 22, LOOK_BOLD },
		[STYLE_POT] = { 229, 22, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { 244, 231, 0 },
		[STYLE_CARD_BACK] = { 24, 231, 0 },
		[STYLE_NO_CARD] = { 71, 22, 0 },
		[STYLE_SPADE] = { 16, 231, LOOK_BOLD },
		[STYLE_HEART] = { 160, 231, LOOK_BOLD },
		[STYLE_DIAMOND] = { 26, 231, LOOK_BOLD },
		[STYLE_CLUB] = { 28, 231, LOOK_BOLD },
		[STYLE_DEAD] = { 65, 22, 0 },
		[STYLE_EXPOSED] = { 94, 231, LOOK_UNDERLINE },
		[STYLE_BUTTON] = { 16, 231, LOOK_BOLD },
		[STYLE_RULING] = { 215, 22, LOOK_BOLD },
		[STYLE_LIT] = { 16, 215, LOOK_BOLD },
		[STYLE_PLAIN] = { 151, 22, 0 },
		[STYLE_CLAUSE] = { 16, 215, LOOK_BOLD },
		[STYLE_CHOICE] = { 159, 22, LOOK_BOLD },
		[STYLE_FOCUS] = { 16, 220, 0 },
		[STYLE_PROMPT] = { 159, 22, LOOK_BOLD },
		[STYLE_KEY] = { 229, 22, LOOK_BOLD },
		[STYLE_ERROR] = { 217, 22, LOOK_BOLD },
		[STYLE_CHIP_1] = { 255, 22, 0 },
		[STYLE_CHIP_5] = { 209, 22, 0 },
		[STYLE_CHIP_25] = { 120, 22, 0 },
		[STYLE_CHIP_100] = { 250, 22, 0 },
		[STYLE_CHIP_500] = { 183, 22, 0 },
		[STYLE_CHIP_1000] = { 221, 22, 0 },
		[STYLE_CHIP_5000] = { 215, 22, 0 },
		[STYLE_CHIP_25000] = { 123, 22, 0 },
	},
	[THEME_CONTRAST] = {
		[STYLE_TEXT] = { 231, 16, 0 },
		[STYLE_DIM] = { 252, 16, 0 },
		[STYLE_BAR] = { 16, 231, LOOK_BOLD },
		[STYLE_LINE] = { 250, 16, 0 },
		[STYLE_FELT] = { 231, 16, 0 },
		[STYLE_NAME] = { 231, 16, LOOK_BOLD },
		[STYLE_TURN] = { 226, 16, LOOK_BOLD },
		[STYLE_STACK] = { 231, 16, 0 },
		[STYLE_BET] = { 226, 16, LOOK_BOLD },
		[STYLE_POT] = { 226, 16, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { 16, 231, 0 },
		[STYLE_CARD_BACK] = { 51, 16, 0 },
		[STYLE_NO_CARD] = { 245, 16, 0 },
		[STYLE_SPADE] = { 16, 231, LOOK_BOLD },
		[STYLE_HEART] = { 160, 231, LOOK_BOLD | LOOK_UNDERLINE },
		[STYLE_DIAMOND] = { 21, 231, LOOK_BOLD },
		[STYLE_CLUB] = { 22, 231, LOOK_BOLD | LOOK_UNDERLINE },
		[STYLE_DEAD] = { 245, 16, 0 },
		[STYLE_EXPOSED] = { 16, 226, LOOK_BOLD | LOOK_UNDERLINE },
		[STYLE_BUTTON] = { 16, 226, LOOK_BOLD },
		[STYLE_RULING] = { 214, 16, LOOK_BOLD },
		[STYLE_LIT] = { 16, 214, LOOK_BOLD },
		[STYLE_PLAIN] = { 252, 16, 0 },
		[STYLE_CLAUSE] = { 16, 214, LOOK_BOLD },
		[STYLE_CHOICE] = { 51, 16, LOOK_BOLD },
		[STYLE_FOCUS] = { 16, 51, LOOK_BOLD },
		[STYLE_PROMPT] = { 51, 16, LOOK_BOLD },
		[STYLE_KEY] = { 226, 16, LOOK_BOLD },
		[STYLE_ERROR] = { 214, 16, LOOK_BOLD },
		[STYLE_CHIP_1] = { 231, 16, 0 },
		[STYLE_CHIP_5] = { 203, 16, 0 },
		[STYLE_CHIP_25] = { 46, 16, 0 },
		[STYLE_CHIP_100] = { 250, 16, 0 },
		[STYLE_CHIP_500] = { 201, 16, 0 },
		[STYLE_CHIP_1000] = { 226, 16, 0 },
		[STYLE_CHIP_5000] = { 214, 16, 0 },
		[STYLE_CHIP_25000] = { 51, 16, 0 },
	},
	[THEME_COLOUR_BLIND] = {
		[STYLE_TEXT] = { OWN, OWN, 0 },
		[STYLE_DIM] = { 248, OWN, 0 },
		[STYLE_BAR] = { 250, OWN, LOOK_REVERSE },
		[STYLE_LINE] = { 242, OWN, 0 },
		[STYLE_FELT] = { 67, OWN, 0 },
		[STYLE_NAME] = { OWN, OWN, 0 },
		[STYLE_TURN] = { 226, OWN, LOOK_BOLD },
		[STYLE_STACK] = { 152, OWN, 0 },
		[STYLE_BET] = { 229, OWN, LOOK_BOLD },
		[STYLE_POT] = { 229, OWN, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { 247, OWN, 0 },
		[STYLE_CARD_BACK] = { 67, OWN, 0 },
		[STYLE_NO_CARD] = { 242, OWN, 0 },
		[STYLE_SPADE] = { 255, OWN, LOOK_BOLD },
		[STYLE_HEART] = { 208, OWN, LOOK_BOLD },
		[STYLE_DIAMOND] = { 75, OWN, LOOK_BOLD },
		[STYLE_CLUB] = { 227, OWN, LOOK_BOLD },
		[STYLE_DEAD] = { 242, OWN, 0 },
		[STYLE_EXPOSED] = { 222, OWN, LOOK_UNDERLINE },
		[STYLE_BUTTON] = { 255, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_RULING] = { 214, OWN, LOOK_BOLD },
		[STYLE_LIT] = { 214, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_PLAIN] = { 248, OWN, 0 },
		[STYLE_CLAUSE] = { 214, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_CHOICE] = { 117, OWN, LOOK_BOLD },
		[STYLE_FOCUS] = { 226, OWN, LOOK_REVERSE },
		[STYLE_PROMPT] = { 117, OWN, LOOK_BOLD },
		[STYLE_KEY] = { 229, OWN, LOOK_BOLD },
		[STYLE_ERROR] = { 208, OWN, LOOK_BOLD },
		[STYLE_CHIP_1] = { 255, OWN, 0 },
		[STYLE_CHIP_5] = { 208, OWN, 0 },
		[STYLE_CHIP_25] = { 73, OWN, 0 },
		[STYLE_CHIP_100] = { 247, OWN, 0 },
		[STYLE_CHIP_500] = { 105, OWN, 0 },
		[STYLE_CHIP_1000] = { 227, OWN, 0 },
		[STYLE_CHIP_5000] = { 215, OWN, 0 },
		[STYLE_CHIP_25000] = { 75, OWN, 0 },
	},
	[THEME_MONO] = {
		[STYLE_TEXT] = { OWN, OWN, 0 },
		[STYLE_DIM] = { OWN, OWN, LOOK_DIM },
		[STYLE_BAR] = { OWN, OWN, LOOK_REVERSE },
		[STYLE_LINE] = { OWN, OWN, 0 },
		[STYLE_FELT] = { OWN, OWN, 0 },
		[STYLE_NAME] = { OWN, OWN, 0 },
		[STYLE_TURN] = { OWN, OWN, LOOK_BOLD },
		[STYLE_STACK] = { OWN, OWN, 0 },
		[STYLE_BET] = { OWN, OWN, LOOK_BOLD },
		[STYLE_POT] = { OWN, OWN, LOOK_BOLD },
		[STYLE_CARD_EDGE] = { OWN, OWN, 0 },
		[STYLE_CARD_BACK] = { OWN, OWN, 0 },
		[STYLE_NO_CARD] = { OWN, OWN, LOOK_DIM },
		[STYLE_SPADE] = { OWN, OWN, LOOK_BOLD },
		[STYLE_HEART] = { OWN, OWN, LOOK_BOLD },
		[STYLE_DIAMOND] = { OWN, OWN, LOOK_BOLD },
		[STYLE_CLUB] = { OWN, OWN, LOOK_BOLD },
		[STYLE_DEAD] = { OWN, OWN, LOOK_DIM },
		[STYLE_EXPOSED] = { OWN, OWN, LOOK_UNDERLINE },
		[STYLE_BUTTON] = { OWN, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_RULING] = { OWN, OWN, LOOK_BOLD },
		[STYLE_LIT] = { OWN, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_PLAIN] = { OWN, OWN, LOOK_DIM },
		[STYLE_CLAUSE] = { OWN, OWN, LOOK_BOLD | LOOK_REVERSE },
		[STYLE_CHOICE] = { OWN, OWN, LOOK_BOLD },
		[STYLE_FOCUS] = { OWN, OWN, LOOK_REVERSE },
		[STYLE_PROMPT] = { OWN, OWN, LOOK_BOLD },
		[STYLE_KEY] = { OWN, OWN, LOOK_BOLD },
		[STYLE_ERROR] = { OWN, OWN, LOOK_BOLD },
		[STYLE_CHIP_1] = { OWN, OWN, 0 },
		[STYLE_CHIP_5] = { OWN, OWN, 0 },
		[STYLE_CHIP_25] = { OWN, OWN, 0 },
		[STYLE_CHIP_100] = { OWN, OWN, 0 },
		[STYLE_CHIP_500] = { OWN, OWN, 0 },
		[STYLE_CHIP_1000] = { OWN, OWN, 0 },
		[STYLE_CHIP_5000] = { OWN, OWN, 0 },
		[STYLE_CHIP_25000] = { OWN, OWN, 0 },
	},
};

static const char *const NAMES[THEME_COUNT] = {
	[THEME_DARK] = "dark",
	[THEME_LIGHT] = "light",
	[THEME_FELT] = "felt",
	[THEME_CONTRAST] = "contrast",
	[THEME_COLOUR_BLIND] = "colour-blind",
	[THEME_MONO] = "mono",
};

Look
theme_look(Theme theme, Deck deck, Style style)
{
	if (deck == DECK_TWO && style == STYLE_DIAMOND)
		style = STYLE_HEART;
	if (deck == DECK_TWO && style == STYLE_CLUB)
		style = STYLE_SPADE;
	return LOOKS[theme][style];
}

/* True if one of the 256 colours is a grey. */
static bool
is_grey(int colour)
{
	return colour >= 232 || colour == 16 || colour == 231 || colour == 59 || colour == 102 ||
	       colour == 145 || colour == 188;
}

/* One of the eight; a part of red, green and blue counts from `least` of five on. */
static int16_t
basic_colour(int colour, int least)
{
	int value = colour - 16;

	if (colour < 8)
		return (int16_t)colour;
	if (colour < 16)
		return (int16_t)(colour - 8);
	return (int16_t)((value / 36 >= least ? 1 : 0) | (value / 6 % 6 >= least ? 2 : 0) |
			 (value % 6 >= least ? 4 : 0));
}

/*
 * Greys of eight colours would be white or black, which no terminal is sure to tell from its
 * ground: without a ground of their own they take the terminal's colour, the darker ones dimmed.
 */
Look
theme_basic_look(Look look)
{
	Look basic = { OWN, OWN, look.attributes };
	bool dims = look.colour >= 236 && look.colour <= 246;

	if (look.ground >= 0)
		basic.ground = look.ground >= 232 || look.ground == 231 ? 7
			       : look.ground == 16			? 0
						   : basic_colour(look.ground, 1);
	if (look.colour < 0 || (is_grey(look.colour) && look.ground < 0)) {
		if (dims && !(look.attributes & (LOOK_REVERSE | LOOK_BOLD)))
			basic.attributes |= LOOK_DIM;
		return basic;
	}
	basic.colour =
		is_grey(look.colour) ? (look.colour == 16 ? 0 : 7) : basic_colour(look.colour, 3);
	if (basic.colour == 0 && look.colour != 16)
		basic.colour = basic_colour(look.colour, 1);
	if (basic.ground >= 0 && basic.colour == basic.ground)
		basic.colour = basic.ground == 7 ? 0 : 7;
	return basic;
}

bool
theme_find(const char *name, Theme *theme)
{
	for (int i = 0; i < THEME_COUNT; i++)
		if (!strcmp(NAMES[i], name)) {
			*theme = (Theme)i;
			return true;
		}
	return false;
}

const char *
theme_name(Theme theme)
{
	return NAMES[theme];
}
