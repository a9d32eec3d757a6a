/*
 * key.h - a key, or what else wakes the terminal.
 *
 * Owns the list of named keys and how each is written. Never says what a key does (keymap.h).
 */
#ifndef MISDEAL_UI_KEY_H
#define MISDEAL_UI_KEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum KeyName {
	KEY_IS_NONE, /* nothing came in time */
	KEY_IS_TEXT, /* a character; control characters as they are */
	KEY_IS_ENTER,
	KEY_IS_ESCAPE,
	KEY_IS_TAB,
	KEY_IS_BACK_TAB, /* Shift and Tab */
	KEY_IS_BACKSPACE,
	KEY_IS_DELETE,
	KEY_IS_LEFT,
	KEY_IS_RIGHT,
	KEY_IS_UP,
	KEY_IS_DOWN,
	KEY_IS_HOME,
	KEY_IS_END,
	KEY_IS_PAGE_UP,
	KEY_IS_PAGE_DOWN,
	KEY_IS_FUNCTION,    /* F1 and so on; `character` is its number */
	KEY_IS_MOUSE,	    /* `character` says what and where: key_button, key_x, key_y */
	KEY_IS_PASTE,	    /* text was pasted: it is no key, and is asked of the terminal */
	KEY_IS_RESIZE,	    /* the window has another size */
	KEY_IS_END_OF_INPUT /* the terminal is gone, or the program was told to end */
} KeyName;

typedef struct Key {
	KeyName name;
	uint32_t character; /* KEY_IS_TEXT, KEY_IS_FUNCTION, KEY_IS_MOUSE */
} Key;

/* What the mouse did; only presses are told, and turns of the wheel. */
typedef enum KeyButton { BUTTON_LEFT, BUTTON_OTHER, WHEEL_UP, WHEEL_DOWN } KeyButton;

enum { KEY_TEXT_MAX = 16 }; /* bytes of a key as it is written, with the end */

/* The mouse at a cell of the screen, counted from 0. */
Key key_from_mouse(KeyButton button, int x, int y);
KeyButton key_button(Key key);
int key_x(Key key);
int key_y(Key key);

/*
 * The key that types the next character of a text in UTF-8; returns its bytes, 0 at the end. What
 * ends a line or divides words is a blank, other control characters are KEY_IS_NONE.
 */
size_t key_from_text(const char *text, Key *key);

/*
 * A key as people write it: `x`, `^L`, `Left`, `PgUp`, `F1`, `Space`, `Enter`, `S-Tab`. Names are
 * read in any case. key_read is false for what is no such key; key_write leaves "" for one that
 * has no name.
 */
bool key_read(const char *text, Key *key);
const char *key_write(Key key, char text[KEY_TEXT_MAX]);

#endif
