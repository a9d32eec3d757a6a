/*
 * theme.h - what things look like: an element, and its colours in each theme.
 *
 * Owns the list of elements that drawing code names, and the themes. Never
 * talks to a terminal.
 */
#ifndef MISDEAL_UI_THEME_H
#define MISDEAL_UI_THEME_H

#include <stdbool.h>
#include <stdint.h>

/* enum; then dark, light and mono: foreground in 256 colours (-1 the terminal's own), attributes. */
#define STYLES(X)                                                                                  \
	X(STYLE_TEXT, -1, 0, -1, 0, 0)                                                             \
	X(STYLE_DIM, 244, 0, 243, 0, LOOK_DIM)                                                     \
	X(STYLE_BAR, 250, LOOK_REVERSE, 238, LOOK_REVERSE, LOOK_REVERSE)                           \
	X(STYLE_LINE, 240, 0, 248, 0, 0)                                                           \
	X(STYLE_NAME, -1, 0, -1, 0, 0)                                                             \
	X(STYLE_TURN, 220, LOOK_BOLD, 130, LOOK_BOLD, LOOK_BOLD)                                   \
	X(STYLE_STACK, 151, 0, 22, 0, 0)                                                           \
	X(STYLE_BET, 229, LOOK_BOLD, 94, LOOK_BOLD, LOOK_BOLD)                                     \
	X(STYLE_POT, 229, LOOK_BOLD, 94, LOOK_BOLD, LOOK_BOLD)                                     \
	X(STYLE_CARD_BACK, 67, 0, 24, 0, 0)                                                        \
	X(STYLE_SPADE, 255, LOOK_BOLD, 16, LOOK_BOLD, LOOK_BOLD)                                   \
	X(STYLE_HEART, 203, LOOK_BOLD, 160, LOOK_BOLD, LOOK_BOLD)                                  \
	X(STYLE_DIAMOND, 75, LOOK_BOLD, 26, LOOK_BOLD, LOOK_BOLD)                                  \
	X(STYLE_CLUB, 114, LOOK_BOLD, 28, LOOK_BOLD, LOOK_BOLD)                                    \
	X(STYLE_DEAD, 240, 0, 248, 0, LOOK_DIM)                                                    \
	X(STYLE_EXPOSED, 222, LOOK_UNDERLINE, 130, LOOK_UNDERLINE, LOOK_UNDERLINE)                 \
	X(STYLE_BUTTON, 16, LOOK_REVERSE | LOOK_BOLD, 231, LOOK_REVERSE | LOOK_BOLD, LOOK_REVERSE) \
	X(STYLE_RULING, 215, LOOK_BOLD, 130, LOOK_BOLD, LOOK_BOLD)                                 \
	X(STYLE_PLAIN, 246, 0, 243, 0, LOOK_DIM)                                                   \
	X(STYLE_CLAUSE, 215, LOOK_BOLD | LOOK_REVERSE, 130, LOOK_BOLD | LOOK_REVERSE,              \
	  LOOK_REVERSE | LOOK_BOLD)                                                                \
	X(STYLE_CHOICE, 117, LOOK_BOLD, 25, LOOK_BOLD, LOOK_BOLD)                                  \
	X(STYLE_FOCUS, 220, LOOK_REVERSE, 130, LOOK_REVERSE, LOOK_REVERSE)                         \
	X(STYLE_PROMPT, 117, LOOK_BOLD, 25, LOOK_BOLD, LOOK_BOLD)                                  \
	X(STYLE_KEY, 229, LOOK_BOLD, 94, LOOK_BOLD, LOOK_BOLD)                                     \
	X(STYLE_ERROR, 203, LOOK_BOLD, 160, LOOK_BOLD, LOOK_BOLD)                                  \
	X(STYLE_CHIP_SMALL, 250, 0, 240, 0, 0)                                                     \
	X(STYLE_CHIP_MIDDLE, 77, 0, 28, 0, 0)                                                      \
	X(STYLE_CHIP_LARGE, 177, 0, 90, 0, 0)

#define X(style, a, b, c, d, e) style,
typedef enum Style { STYLES(X) STYLE_COUNT } Style;
#undef X

enum { LOOK_BOLD = 1, LOOK_DIM = 2, LOOK_REVERSE = 4, LOOK_UNDERLINE = 8 };

typedef enum Theme { THEME_DARK, THEME_LIGHT, THEME_MONO, THEME_COUNT } Theme;

/* How an element looks. `colour` is one of 256, or -1 for the terminal's own. */
typedef struct Look {
	int16_t colour;
	uint8_t attributes; /* LOOK_... */
} Look;

Look theme_look(Theme theme, Style style);

/* The nearest of the eight basic colours, for terminals that have no more. */
int theme_basic_colour(int colour);

/* The theme of that name; false if there is none. */
bool theme_find(const char *name, Theme *theme);

/* What it is called; static text. */
const char *theme_name(Theme theme);

#endif
