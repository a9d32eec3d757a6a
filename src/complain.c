#include "src/complain.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/language/lexer.h"

enum { LINE_BYTES = 8192 };

/* Bytes of the character at `s`, of `length` bytes at the most; 0 if it is none to be shown. */
static size_t
character(const char *s, size_t length)
{
	const unsigned char first = (unsigned char)*s;
	size_t bytes = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4, at;

	if (first == '\t' || bytes > length || !text_is_clean(s, bytes, &at))
		return 0;
	return bytes;
}

/* The number of a character of three bytes; 0 for all others. */
static unsigned
number(const char *s, size_t bytes)
{
	const unsigned char *u = (const unsigned char *)s;

	return bytes != 3 ? 0 : (u[0] & 0x0fu) << 12 | (u[1] & 0x3fu) << 6 | (u[2] & 0x3fu);
}

/* Marks that can't be seen, and turn the direction of what stands behind them. */
static bool
turns_the_line(unsigned code)
{
	return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ||
	       code == 0x2028 || code == 0x2029;
}

void
shown_text(const char *text, char *shown, size_t size)
{
	size_t length = strlen(text), used = 0;

	for (size_t i = 0; i < length;) {
		size_t bytes = character(text + i, length - i);
		unsigned code = number(text + i, bytes);
		char one[16];

		if (bytes == 0)
			snprintf(one, sizeof one, "\\x%02x", (unsigned char)text[i]);
		else if (turns_the_line(code))
			snprintf(one, sizeof one, "\\u%04x", code);
		else
			snprintf(one, sizeof one, "%.*s", (int)bytes, text + i);
		if (used + strlen(one) >= size)
			break;
		memcpy(shown + used, one, strlen(one));
		used += strlen(one);
		i += bytes ? bytes : 1;
	}
	shown[used] = '\0';
}

static void
put_line(FILE *file, const char *before, const char *format, va_list arguments)
{
	char text[LINE_BYTES], shown[LINE_BYTES * 2];

	vsnprintf(text, sizeof text, format, arguments);
	if (file == stderr)
		fflush(stdout);
	shown_text(text, shown, sizeof shown);
	fprintf(file, "%s%s\n", before, shown);
}

int
complain(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	put_line(stderr, "misdeal: ", format, arguments);
	va_end(arguments);
	return EXIT_USAGE;
}

void
print_shown(FILE *file, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	put_line(file, "", format, arguments);
	va_end(arguments);
}
