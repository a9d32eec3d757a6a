#include "ui/key.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { PLACE_BITS = 12, PLACE_MASK = (1 << PLACE_BITS) - 1, FUNCTION_MAX = 24 };

/* Names of keys; the first of a key is the one that is written. */
static const struct {
	const char *text;
	Key key;
} NAMES[] = {
	{ "Enter", { KEY_IS_ENTER, 0 } },
	{ "Return", { KEY_IS_ENTER, 0 } },
	{ "Esc", { KEY_IS_ESCAPE, 0 } },
	{ "Escape", { KEY_IS_ESCAPE, 0 } },
	{ "Tab", { KEY_IS_TAB, 0 } },
	{ "S-Tab", { KEY_IS_BACK_TAB, 0 } },
	{ "Backspace", { KEY_IS_BACKSPACE, 0 } },
	{ "Del", { KEY_IS_DELETE, 0 } },
	{ "Delete", { KEY_IS_DELETE, 0 } },
	{ "Left", { KEY_IS_LEFT, 0 } },
	{ "Right", { KEY_IS_RIGHT, 0 } },
	{ "Up", { KEY_IS_UP, 0 } },
	{ "Down", { KEY_IS_DOWN, 0 } },
	{ "Home", { KEY_IS_HOME, 0 } },
	{ "End", { KEY_IS_END, 0 } },
	{ "PgUp", { KEY_IS_PAGE_UP, 0 } },
	{ "PageUp", { KEY_IS_PAGE_UP, 0 } },
	{ "PgDn", { KEY_IS_PAGE_DOWN, 0 } },
	{ "PageDown", { KEY_IS_PAGE_DOWN, 0 } },
	{ "Space", { KEY_IS_TEXT, ' ' } },
};

enum { NAMES_COUNT = sizeof NAMES / sizeof NAMES[0] };

Key
key_from_mouse(KeyButton button, int x, int y)
{
	return (Key){ KEY_IS_MOUSE, (uint32_t)button << (2 * PLACE_BITS) |
					    ((uint32_t)y & PLACE_MASK) << PLACE_BITS |
					    ((uint32_t)x & PLACE_MASK) };
}

KeyButton
key_button(Key key)
{
	return (KeyButton)(key.character >> (2 * PLACE_BITS));
}

int
key_x(Key key)
{
	return (int)(key.character & PLACE_MASK);
}

int
key_y(Key key)
{
	return (int)(key.character >> PLACE_BITS & PLACE_MASK);
}

/* The first character of a text in UTF-8 and its bytes; 0 if it is none. */
static uint32_t
first_character(const char *text, size_t *bytes)
{
	static const struct {
		unsigned char mask, lead;
		int more;
	} FORMS[] = { { 0x80, 0, 0 }, { 0xe0, 0xc0, 1 }, { 0xf0, 0xe0, 2 }, { 0xf8, 0xf0, 3 } };
	const unsigned char *at = (const unsigned char *)text;

	for (size_t i = 0; i < sizeof FORMS / sizeof FORMS[0]; i++) {
		uint32_t character = at[0] & (unsigned char)~FORMS[i].mask;

		if ((at[0] & FORMS[i].mask) != FORMS[i].lead)
			continue;
		for (int k = 1; k <= FORMS[i].more; k++) {
			if ((at[k] & 0xc0) != 0x80)
				return 0;
			character = character << 6 | (at[k] & 0x3f);
		}
		*bytes = (size_t)FORMS[i].more + 1;
		return character;
	}
	return 0;
}

/* One character and nothing behind it; 0 if it is none. */
static uint32_t
only_character(const char *text)
{
	size_t bytes = 1;
	uint32_t character = first_character(text, &bytes);

	return text[bytes] ? 0 : character;
}

size_t
key_from_text(const char *text, Key *key)
{
	size_t bytes = 1;
	uint32_t character = *text ? first_character(text, &bytes) : 0;

	*key = (Key){ KEY_IS_NONE, 0 };
	if (!*text)
		return 0;
	if (character == '\n' || character == '\r' || character == '\t')
		character = ' ';
	if (character >= ' ' && character != 0x7f)
		*key = (Key){ KEY_IS_TEXT, character };
	return bytes;
}

bool
key_read(const char *text, Key *key)
{
	uint32_t character = *text ? only_character(text) : 0;
	char *end;
	long number;

	for (int i = 0; i < NAMES_COUNT; i++)
		if (!strcasecmp(text, NAMES[i].text)) {
			*key = NAMES[i].key;
			return true;
		}
	if (character > ' ' && character != 0x7f) {
		*key = (Key){ KEY_IS_TEXT, character };
		return true;
	}
	if (text[0] == '^' && text[1] >= '@' && (text[1] & 0x1f) && !text[2]) {
		*key = (Key){ KEY_IS_TEXT, (uint32_t)text[1] & 0x1f };
		return true;
	}
	if (text[0] != 'F' && text[0] != 'f')
		return false;
	number = strtol(text + 1, &end, 10);
	*key = (Key){ KEY_IS_FUNCTION, (uint32_t)number };
	return end > text + 1 && !*end && number >= 1 && number <= FUNCTION_MAX;
}

const char *
key_write(Key key, char text[KEY_TEXT_MAX])
{
	uint32_t c = key.character;

	text[0] = '\0';
	for (int i = 0; i < NAMES_COUNT; i++)
		if (key.name == NAMES[i].key.name && c == NAMES[i].key.character) {
			snprintf(text, KEY_TEXT_MAX, "%s", NAMES[i].text);
			return text;
		}
	if (key.name == KEY_IS_FUNCTION)
		snprintf(text, KEY_TEXT_MAX, "F%u", (unsigned)c);
	if (key.name != KEY_IS_TEXT)
		return text;
	if (c < ' ')
		snprintf(text, KEY_TEXT_MAX, "^%c", (int)c + '@');
	else if (c < 0x80)
		snprintf(text, KEY_TEXT_MAX, "%c", (int)c);
	else if (c < 0x800)
		snprintf(text, KEY_TEXT_MAX, "%c%c", (int)(0xc0 | c >> 6),
			 (int)(0x80 | (c & 0x3f)));
	else if (c < 0x10000)
		snprintf(text, KEY_TEXT_MAX, "%c%c%c", (int)(0xe0 | c >> 12),
			 (int)(0x80 | (c >> 6 & 0x3f)), (int)(0x80 | (c & 0x3f)));
	else
		snprintf(text, KEY_TEXT_MAX, "%c%c%c%c", (int)(0xf0 | c >> 18),
			 (int)(0x80 | (c >> 12 & 0x3f)), (int)(0x80 | (c >> 6 & 0x3f)),
			 (int)(0x80 | (c & 0x3f)));
	return text;
}
