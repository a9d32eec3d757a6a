#include "src/export/markup.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define UNKNOWN "\xef\xbf\xbd"

/* Reads one character; returns its bytes, 0 if none stands there. */
static size_t
read_character(const unsigned char *at, size_t left, uint32_t *character)
{
	static const uint32_t LEAST[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t length = at[0] < 0x80	       ? 1
			: (at[0] >> 5) == 0x6  ? 2
			: (at[0] >> 4) == 0xe  ? 3
			: (at[0] >> 3) == 0x1e ? 4
					       : 0;

	if (length == 0 || length > left)
		return 0;
	*character = length == 1 ? at[0] : at[0] & (0x7fU >> length);
	for (size_t i = 1; i < length; i++) {
		if ((at[i] >> 6) != 0x2)
			return 0;
		*character = *character << 6 | (at[i] & 0x3fU);
	}
	if (*character < LEAST[length] || *character > 0x10ffff ||
	    (*character >= 0xd800 && *character <= 0xdfff))
		return 0;
	return length;
}

/* What stands for a character that would be taken for something else; NULL: it stands for itself. */
static const char *
stands_for(uint32_t character)
{
	switch (character) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '"':
		return "&quot;";
	case '\'':
		return "&#39;";
	default:
		break;
	}
	if (character == '\n')
		return NULL;
	/* The two last of a plane are no characters. */
	if ((character & 0xfffe) == 0xfffe || (character >= 0xfdd0 && character <= 0xfdef))
		return UNKNOWN;
	return character < ' ' || (character >= 0x7f && character < 0xa0) ? " " : NULL;
}

void
markup_bytes(FILE *file, const char *text, size_t length)
{
	while (length > 0) {
		const unsigned char *at = (const unsigned char *)text;
		uint32_t character = 0;
		size_t used = read_character(at, length, &character);
		const char *stands = used ? stands_for(character) : UNKNOWN;

		used += !used;
		if (stands)
			fputs(stands, file);
		else
			fwrite(text, 1, used, file);
		text += used;
		length -= used;
	}
}

void
markup_text(FILE *file, const char *text)
{
	markup_bytes(file, text, strlen(text));
}

void
markup_print(FILE *file, const char *format, ...)
{
	char text[1024];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	markup_text(file, text);
}

/* Characters that take two columns in a table of text, and an em in a proportional font. */
static bool
is_wide(uint32_t c)
{
	static const uint32_t RANGES[][2] = { { 0x1100, 0x115f },   { 0x2e80, 0xa4cf },
					      { 0xac00, 0xd7a3 },   { 0xf900, 0xfaff },
					      { 0xfe30, 0xfe6f },   { 0xff00, 0xff60 },
					      { 0x1f300, 0x1faff }, { 0x20000, 0x3fffd } };

	for (size_t i = 0; i < sizeof RANGES / sizeof RANGES[0]; i++)
		if (c >= RANGES[i][0] && c <= RANGES[i][1])
			return true;
	return false;
}

/* In hundredths of the font's size. */
static int
width_of(uint32_t c)
{
	if ((c >= 0x300 && c <= 0x36f) || (c >= 0x200b && c <= 0x200f) ||
	    (c >= 0xfe00 && c <= 0xfe0f))
		return 0;
	if (is_wide(c) || (c < 0x80 && strchr("WMmw@%", (int)c)))
		return 102;
	if (c < 0x80 && strchr("ijlI.,:;'|!()[] -", (int)c))
		return 42;
	return (c >= 'A' && c <= 'Z') || c >= 0x80 ? 76 : 64;
}

int
markup_width(const char *text, int font)
{
	size_t left = strlen(text);
	int width = 0;

	while (left > 0) {
		uint32_t character = 0;
		size_t used = read_character((const unsigned char *)text, left, &character);

		width += used ? width_of(character) : 100;
		used += !used;
		text += used;
		left -= used;
	}
	return (width * font + 99) / 100;
}

void
markup_cut(char *text, size_t size, int font, int room)
{
	static const char ELLIPSIS[] = "\xe2\x80\xa6";
	size_t length = strlen(text);

	if (markup_width(text, font) <= room)
		return;
	while (length > 0) {
		do
			length--;
		while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80);
		text[length] = '\0';
		if (length + sizeof ELLIPSIS <= size &&
		    markup_width(text, font) + markup_width(ELLIPSIS, font) <= room)
			break;
	}
	if (length + sizeof ELLIPSIS <= size)
		memcpy(text + length, ELLIPSIS, sizeof ELLIPSIS);
}
