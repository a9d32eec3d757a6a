#include "src/history/toml_scan.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* What may stand in a string: no control characters but the tab. */
static bool
is_control(char c)
{
	return ((unsigned char)c < 0x20 && c != '\t') || c == 0x7f;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static int
column_of(const TomlScan *scan, const char *at)
{
	int column = 1;

	for (const char *c = scan->line_start; c < at; c++)
		column += ((unsigned char)*c & 0xc0) != 0x80;
	return column;
}

static void
mark(TomlScan *scan, const char *at)
{
	scan->error->line = scan->line;
	scan->error->column = column_of(scan, at);
}

bool
toml_scan_expected(TomlScan *scan, const char *at, const char *expected)
{
	char found[16];
	int length = 1;

	mark(scan, at);
	if (at >= scan->end) {
		snprintf(found, sizeof found, "the end");
	} else if (*at == '\n' || *at == '\r') {
		snprintf(found, sizeof found, "the line's end");
	} else if (is_control(*at)) {
		snprintf(found, sizeof found, "U+%04X", (unsigned)(unsigned char)*at);
	} else {
		while (length < 4 && at + length < scan->end &&
		       ((unsigned char)at[length] & 0xc0) == 0x80)
			length++;
		snprintf(found, sizeof found, "\"%.*s\"", length, at);
	}
	snprintf(scan->error->text, sizeof scan->error->text, "found %s, expected %s", found,
		 expected);
	return false;
}

bool
toml_scan_wrong(TomlScan *scan, const char *at, const char *format, const TomlText *quoted)
{
	char shown[64];
	size_t length = 0;

	mark(scan, at);
	if (quoted) {
		length = quoted->length < sizeof shown ? quoted->length : sizeof shown;
		memcpy(shown, quoted->at, length);
		while (length < quoted->length && length > 0 &&
		       ((unsigned char)quoted->at[length] & 0xc0) == 0x80)
			length--; /* no half of a character */
		for (size_t i = 0; i < length; i++)
			if (is_control(shown[i])) /* an error is one line */
				shown[i] = '?';
	}
	snprintf(scan->error->text, sizeof scan->error->text, format, (int)length, shown);
	return false;
}

bool
toml_scan_no_memory(TomlScan *scan)
{
	mark(scan, scan->at);
	snprintf(scan->error->text, sizeof scan->error->text, "no memory is left");
	return false;
}

/* Bytes of the well-formed character at `c`, 0 if it is none (Unicode 15, table 3-7). */
static int
utf8_length(const unsigned char *c, const unsigned char *end)
{
	static const struct {
		unsigned char first, last, low, high;
		int length;
	} forms[] = {
		{ 0x00, 0x7f, 0, 0, 1 },       { 0xc2, 0xdf, 0x80, 0xbf, 2 },
		{ 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 },
		{ 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
		{ 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 },
		{ 0xf4, 0xf4, 0x80, 0x8f, 4 },
	};

	for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
		if (*c < forms[i].first || *c > forms[i].last)
			continue;
		if (end - c < forms[i].length)
			return 0;
		if (forms[i].length > 1 && (c[1] < forms[i].low || c[1] > forms[i].high))
			return 0;
		for (int k = 2; k < forms[i].length; k++)
			if ((c[k] & 0xc0) != 0x80)
				return 0;
		return forms[i].length;
	}
	return 0;
}

bool
toml_scan_check_utf8(TomlScan *scan)
{
	TomlScan place = *scan;
	int length;

	for (const char *c = scan->at; c < scan->end; c += length) {
		length = (unsigned char)*c < 0x80 ? 1
						  : utf8_length((const unsigned char *)c,
								(const unsigned char *)scan->end);
		if (length == 0)
			return toml_scan_wrong(&place, c, "the byte here is not UTF-8", NULL);
		if (*c == '\n') {
			place.line++;
			place.line_start = c + 1;
		}
	}
	return true;
}

bool
toml_scan_is(const TomlScan *scan, const char *bytes)
{
	size_t length = strlen(bytes);

	return (size_t)(scan->end - scan->at) >= length && memcmp(scan->at, bytes, length) == 0;
}

void
toml_scan_blanks(TomlScan *scan)
{
	while (scan->at < scan->end && (*scan->at == ' ' || *scan->at == '\t'))
		scan->at++;
}

/* Skips one end of a line; false if none stands there. */
static bool
newline(TomlScan *scan)
{
	if (toml_scan_is(scan, "\r\n"))
		scan->at += 2;
	else if (toml_scan_is(scan, "\n"))
		scan->at += 1;
	else
		return false;
	scan->line++;
	scan->line_start = scan->at;
	return true;
}

/* Skips a comment, if one stands there, up to its line's end. */
static bool
comment(TomlScan *scan)
{
	if (scan->at == scan->end || *scan->at != '#')
		return true;
	while (scan->at < scan->end && *scan->at != '\n' && !toml_scan_is(scan, "\r\n")) {
		if (is_control(*scan->at))
			return toml_scan_expected(scan, scan->at,
						  "no control characters in a comment");
		scan->at++;
	}
	return true;
}

bool
toml_scan_space(TomlScan *scan)
{
	do {
		toml_scan_blanks(scan);
		if (!comment(scan))
			return false;
	} while (newline(scan));
	return true;
}

bool
toml_scan_line_end(TomlScan *scan)
{
	toml_scan_blanks(scan);
	if (!comment(scan))
		return false;
	if (scan->at == scan->end || newline(scan))
		return true;
	return toml_scan_expected(scan, scan->at, "the end of the line");
}

/* How long the string can be at most: up to what ends it, or the text. */
static size_t
string_bound(const TomlScan *scan, char quote, bool many_lines)
{
	const char *c = scan->at;

	for (; c < scan->end; c++) {
		if (*c == quote) {
			if (!many_lines)
				break;
			if (scan->end - c >= 3 && c[1] == quote && c[2] == quote) {
				c += 3;
				break;
			}
		}
		if (*c == '\n' && !many_lines)
			break;
		if (*c == '\\' && quote == '"' && scan->end - c > 1)
			c++;
	}
	return (size_t)(c - scan->at) + 3;
}

static int
hex_digit(char c)
{
	if (is_digit(c))
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

static char *
put_utf8(char *out, uint32_t c)
{
	if (c < 0x80) {
		*out++ = (char)c;
	} else if (c < 0x800) {
		*out++ = (char)(0xc0 | c >> 6);
		*out++ = (char)(0x80 | (c & 0x3f));
	} else if (c < 0x10000) {
		*out++ = (char)(0xe0 | c >> 12);
		*out++ = (char)(0x80 | (c >> 6 & 0x3f));
		*out++ = (char)(0x80 | (c & 0x3f));
	} else {
		*out++ = (char)(0xf0 | c >> 18);
		*out++ = (char)(0x80 | (c >> 12 & 0x3f));
		*out++ = (char)(0x80 | (c >> 6 & 0x3f));
		*out++ = (char)(0x80 | (c & 0x3f));
	}
	return out;
}

/* `\u` and `\U`: a character by its number, of so many digits. */
static bool
numbered(TomlScan *scan, int digits, char **out)
{
	const char *start = scan->at;
	uint32_t c = 0;

	scan->at += 2;
	for (int i = 0; i < digits; i++, scan->at++) {
		int digit = scan->at < scan->end ? hex_digit(*scan->at) : -1;

		if (digit < 0)
			return toml_scan_expected(scan, scan->at,
						  digits == 4 ? "four hexadecimal digits"
							      : "eight hexadecimal digits");
		c = c << 4 | (uint32_t)digit;
	}
	if (c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
		return toml_scan_wrong(scan, start, "no character has that number", NULL);
	*out = put_utf8(*out, c);
	return true;
}

/* A backslash stands at the place, in a string of one line or of many. */
static bool
escape(TomlScan *scan, bool many_lines, char **out)
{
	static const char names[] = "btnfr\"\\", values[] = "\b\t\n\f\r\"\\";
	char c = scan->end - scan->at > 1 ? scan->at[1] : '\0';
	const char *name = c ? strchr(names, c) : NULL;
	TomlScan ahead = *scan;

	if (name) {
		*(*out)++ = values[name - names];
		scan->at += 2;
		return true;
	}
	if (c == 'u')
		return numbered(scan, 4, out);
	if (c == 'U')
		return numbered(scan, 8, out);
	ahead.at++;
	toml_scan_blanks(&ahead);
	if (many_lines && newline(&ahead)) { /* The line goes on at the next word. */
		do
			toml_scan_blanks(&ahead);
		while (newline(&ahead));
		*scan = ahead;
		return true;
	}
	return toml_scan_expected(scan, scan->at + 1, "one of b t n f r \" \\ u U behind \\");
}

/* Quotes stand at the place in a string of many lines. True if they end it. */
static bool
closes(TomlScan *scan, char quote, char **out)
{
	int run = 0, kept;

	while (run < 5 && scan->at + run < scan->end && scan->at[run] == quote)
		run++;
	kept = run < 3 ? run : run - 3;
	memset(*out, quote, (size_t)kept);
	*out += kept;
	scan->at += run;
	return run >= 3;
}

static bool
string_body(TomlScan *scan, char quote, bool many_lines, char **out)
{
	while (scan->at < scan->end) {
		char c = *scan->at;
		const char *start = scan->at;

		if (c == quote && !many_lines) {
			scan->at++;
			return true;
		}
		if (c == quote) {
			if (closes(scan, quote, out))
				return true;
		} else if (c == '\\' && quote == '"') {
			if (!escape(scan, many_lines, out))
				return false;
		} else if (many_lines && newline(scan)) {
			memcpy(*out, start, (size_t)(scan->at - start));
			*out += scan->at - start;
		} else if (is_control(c)) {
			break;
		} else {
			*(*out)++ = c;
			scan->at++;
		}
	}
	if (many_lines)
		return toml_scan_expected(scan, scan->at,
					  quote == '"' ? "\"\"\" to end the string"
						       : "''' to end the string");
	return toml_scan_expected(scan, scan->at,
				  quote == '"' ? "\" to end the string" : "' to end the string");
}

bool
toml_scan_string(TomlScan *scan, TomlText *text)
{
	char quote = *scan->at;
	bool many_lines = toml_scan_is(scan, quote == '"' ? "\"\"\"" : "'''");
	char *bytes, *out;

	scan->at += many_lines ? 3 : 1;
	if (many_lines)
		newline(scan);
	bytes = arena_take(scan->arena, string_bound(scan, quote, many_lines));
	if (!bytes)
		return toml_scan_no_memory(scan);
	out = bytes;
	if (!string_body(scan, quote, many_lines, &out))
		return false;
	*out = '\0';
	*text = (TomlText){ bytes, (size_t)(out - bytes) };
	return true;
}
