/*
 * glyph.h - signs that have a plain stand-in where the terminal has no UTF-8.
 *
 * Owns the pairs, side by side. Never decides which of the two is wanted.
 */
#ifndef MISDEAL_UI_GLYPH_H
#define MISDEAL_UI_GLYPH_H

#include <stdbool.h>

/* enum, UTF-8, ASCII */
#define GLYPHS(X)                                                                                  \
	X(GLYPH_CLUB, "\u2663", "c")                                                               \
	X(GLYPH_DIAMOND, "\u2666", "d")                                                            \
	X(GLYPH_HEART, "\u2665", "h")                                                              \
	X(GLYPH_SPADE, "\u2660", "s")                                                              \
	X(GLYPH_BACK, "\u2592\u2592", "##")                                                        \
	X(GLYPH_NO_CARD, "\u00b7\u00b7", "--")                                                     \
	X(GLYPH_CHIP, "\u25cf", "o")                                                               \
	X(GLYPH_CHIP_OTHER, "\u25cb", "O")                                                         \
	X(GLYPH_BURN, "\u2592", "#")                                                               \
	X(GLYPH_TURN, "\u25b6", ">")                                                               \
	X(GLYPH_DEALER, "\u25a3", "[]")                                                            \
	X(GLYPH_RULE, "\u2500", "-")                                                               \
	X(GLYPH_ELLIPSIS, "\u2026", "~")                                                           \
	X(GLYPH_DOT, "\u00b7", "|")                                                                \
	X(GLYPH_PROMPT, "\u203a", ">")                                                             \
	X(GLYPH_TOP_LEFT, "\u250c", "+")                                                           \
	X(GLYPH_TOP_RIGHT, "\u2510", "+")                                                          \
	X(GLYPH_BOTTOM_LEFT, "\u2514", "+")                                                        \
	X(GLYPH_BOTTOM_RIGHT, "\u2518", "+")                                                       \
	X(GLYPH_SIDE, "\u2502", "|")                                                               \
	X(GLYPH_ROUND_TOP_LEFT, "\u256d", ".")                                                     \
	X(GLYPH_ROUND_TOP_RIGHT, "\u256e", ".")                                                    \
	X(GLYPH_ROUND_BOTTOM_LEFT, "\u2570", "'")                                                  \
	X(GLYPH_ROUND_BOTTOM_RIGHT, "\u256f", "'")

#define X(glyph, utf8, ascii) glyph,
typedef enum Glyph { GLYPHS(X) GLYPH_COUNT } Glyph;
#undef X

/* The sign, in UTF-8 or plain. */
const char *glyph(Glyph sign, bool ascii);

#endif
