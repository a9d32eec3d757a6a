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

/* What is drawn. */
typedef enum Style {
	STYLE_TEXT,
	STYLE_DIM,
	STYLE_BAR,
	STYLE_LINE,
	STYLE_FELT, /* the edge of the table */
	STYLE_NAME,
	STYLE_TURN,
	STYLE_STACK,
	STYLE_BET,
	STYLE_POT,
	STYLE_CARD_EDGE, /* of a card that is drawn */
	STYLE_CARD_BACK,
	STYLE_NO_CARD, /* where a board card will lie */
	STYLE_SPADE,
	STYLE_HEART,
	STYLE_DIAMOND,
	STYLE_CLUB,
	STYLE_DEAD,    /* what is out of the hand */
	STYLE_EXPOSED, /* a card that others have seen, of a hand in play */
	STYLE_BUTTON,
	STYLE_RULING,
	STYLE_LIT,   /* the seat that the latest ruling concerns */
	STYLE_PLAIN, /* a ruling that nothing was wrong */
	STYLE_CLAUSE,
	STYLE_CHOICE,
	STYLE_FOCUS,
	STYLE_PROMPT,
	STYLE_KEY,
	STYLE_ERROR,
	STYLE_CHIP_1, /* chips, by the least value that has the colour */
	STYLE_CHIP_5,
	STYLE_CHIP_25,
	STYLE_CHIP_100,
	STYLE_CHIP_500,
	STYLE_CHIP_1000,
	STYLE_CHIP_5000,
	STYLE_CHIP_25000,
	STYLE_COUNT
} Style;

enum { LOOK_BOLD = 1, LOOK_DIM = 2, LOOK_REVERSE = 4, LOOK_UNDERLINE = 8 };

/* Dark and light are for terminals of that ground, and keep it. */
typedef enum Theme {
	THEME_DARK,
	THEME_LIGHT,
	THEME_FELT,
	THEME_CONTRAST,
	THEME_COLOUR_BLIND, /* nothing hangs on red against green */
	THEME_MONO,
	THEME_COUNT
} Theme;

/* How many colours the suits have. */
typedef enum Deck { DECK_FOUR, DECK_TWO, DECK_COUNT } Deck;

/* How an element looks. Colours are one of 256, or -1 for the terminal's own. */
typedef struct Look {
	int16_t colour, ground;
	uint8_t attributes; /* LOOK_... */
} Look;

Look theme_look(Theme theme, Deck deck, Style style);

/* The nearest look for a terminal that has no more than the eight basic colours. */
Look theme_basic_look(Look look);

/* The theme of that name; false if there is none. */
bool theme_find(const char *name, Theme *theme);

/* What it is called; static text. */
const char *theme_name(Theme theme);

#endif
