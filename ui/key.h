/*
 * key.h - a key, or what else wakes the terminal.
 *
 * Owns the list of named keys. Never says what a key does (keymap.h).
 */
#ifndef MISDEAL_UI_KEY_H
#define MISDEAL_UI_KEY_H

#include <stdint.h>

typedef enum KeyName {
	KEY_IS_NONE, /* nothing came in time */
	KEY_IS_TEXT, /* a character; control characters as they are */
	KEY_IS_ENTER,
	KEY_IS_ESCAPE,
	KEY_IS_TAB,
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
	KEY_IS_RESIZE,	    /* the window has another size */
	KEY_IS_END_OF_INPUT /* the terminal is gone, or the program was told to end */
} KeyName;

typedef struct Key {
	KeyName name;
	uint32_t character; /* KEY_IS_TEXT */
} Key;

#endif
