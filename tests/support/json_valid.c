#include "tests/support/json_valid.h"

#include <string.h>

enum { DEPTH_MAX = 64 };

typedef struct Reader {
	const unsigned char *at, *end;
	int depth;
} Reader;

static bool read_value(Reader *r);

static int
peek(const Reader *r)
{
	return r->at < r->end ? *r->at : -1;
}

static bool
take(Reader *r, int byte)
{
	if (peek(r) != byte)
		return false;
	r->at++;
	return true;
}

static void
skip_space(Reader *r)
{
	while (peek(r) == ' ' || peek(r) == '\t' || peek(r) == '\n' || peek(r) == '\r')
		r->at++;
}

static bool
read_word(Reader *r, const char *word)
{
	size_t length = strlen(word);

	if ((size_t)(r->end - r->at) < length || memcmp(r->at, word, length) != 0)
		return false;
	r->at += length;
	return true;
}

static int
read_digits(Reader *r)
{
	int n = 0;

	for (; peek(r) >= '0' && peek(r) <= '9'; n++)
		r->at++;
	return n;
}

static bool
read_number(Reader *r)
{
	bool zero;

	take(r, '-');
	zero = peek(r) == '0';
	if (read_digits(r) == 0 || (zero && r->at[-1] != '0'))
		return false;
	if (take(r, '.') && read_digits(r) == 0)
		return false;
	if (peek(r) == 'e' || peek(r) == 'E') {
		r->at++;
		if (!take(r, '+'))
			take(r, '-');
		return read_digits(r) > 0;
	}
	return true;
}

static bool
read_escape(Reader *r)
{
	int byte = peek(r);

	if (byte < 0)
		return false;
	r->at++;
	if (byte != 'u')
		return strchr("\"\\/bfnrt", byte) != NULL;
	for (int i = 0; i < 4; i++) {
		int digit = peek(r);

		if (digit < 0 || !strchr("0123456789abcdefABCDEF", digit))
			return false;
		r->at++;
	}
	return true;
}

/* One character behind its first byte, of UTF-8 in its shortest form. */
static bool
read_tail(Reader *r, unsigned char first)
{
	int n = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
	int low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
	int high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;

	if (n < 0 || first > 0xf4)
		return false;
	for (int i = 0; i < n; i++) {
		int byte = peek(r);

		if (byte < (i ? 0x80 : low) || byte > (i ? 0xbf : high))
			return false;
		r->at++;
	}
	return true;
}

static bool
read_string(Reader *r)
{
	if (!take(r, '"'))
		return false;
	for (;;) {
		int byte = peek(r);

		if (byte < 0x20)
			return false;
		r->at++;
		if (byte == '"')
			return true;
		if (byte == '\\' ? !read_escape(r) : !read_tail(r, (unsigned char)byte))
			return false;
	}
}

/* What stands between brackets: values, or pairs of a string and a value. */
static bool
read_list(Reader *r, int close, bool pairs)
{
	r->at++;
	skip_space(r);
	if (take(r, close))
		return true;
	do {
		skip_space(r);
		if (pairs) {
			if (!read_string(r))
				return false;
			skip_space(r);
			if (!take(r, ':'))
				return false;
		}
		if (!read_value(r))
			return false;
	} while (take(r, ','));
	return take(r, close);
}

static bool
read_value(Reader *r)
{
	bool good;

	if (++r->depth > DEPTH_MAX)
		return false;
	skip_space(r);
	switch (peek(r)) {
	case '{':
		good = read_list(r, '}', true);
		break;
	case '[':
		good = read_list(r, ']', false);
		break;
	case '"':
		good = read_string(r);
		break;
	case 't':
		good = read_word(r, "true");
		break;
	case 'f':
		good = read_word(r, "false");
		break;
	case 'n':
		good = read_word(r, "null");
		break;
	default:
		good = read_number(r);
		break;
	}
	skip_space(r);
	r->depth--;
	return good;
}

bool
json_is_valid(const char *text, size_t length)
{
	Reader r = { (const unsigned char *)text, (const unsigned char *)text + length, 0 };

	return read_value(&r) && r.at == r.end;
}
