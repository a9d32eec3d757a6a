#include "engine/book_read.h"

#include <string.h>

static void
append(char *to, size_t size, const char *from)
{
	size_t used = strlen(to), length = strlen(from);

	if (length > size - 1 - used)
		length = size - 1 - used;
	memcpy(to + used, from, length);
	to[used + length] = '\0';
}

void
book_read_add(BookLines *lines, const char *text)
{
	append(lines->error->text, sizeof lines->error->text, text);
}

/* The column of a byte as people count: in characters, from 1. */
static int
character_of(const BookLines *lines, int column)
{
	int characters = 1;

	for (int i = 0; i < column - 1 && (size_t)i < lines->line_length; i++)
		characters += ((unsigned char)lines->line[i] & 0xc0) != 0x80;
	return characters;
}

bool
book_read_fail(BookLines *lines, int column, const char *a, const char *b, const char *c,
	       const char *d)
{
	if (lines->failed)
		return false;
	lines->failed = true;
	lines->error->line = lines->number ? lines->number : 1;
	lines->error->column = character_of(lines, column);
	lines->error->text[0] = '\0';
	book_read_add(lines, a);
	book_read_add(lines, b);
	book_read_add(lines, c);
	book_read_add(lines, d);
	return false;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/*
 * How many bytes the character takes; 0 if it is none. Each first byte allows its own range of
 * second bytes, which keeps out long forms, surrogates and what is beyond Unicode; the controls,
 * those above 0x7f too, could drive a terminal.
 */
static size_t
character_length(const unsigned char *s, size_t left)
{
	static const struct {
		unsigned char first, last; /* of the first byte */
		unsigned char low, high;   /* of the second */
		size_t length;
	} FORMS[] = {
		{ 0xc2, 0xc2, 0xa0, 0xbf, 2 }, { 0xc3, 0xdf, 0x80, 0xbf, 2 },
		{ 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 },
		{ 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
		{ 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 },
		{ 0xf4, 0xf4, 0x80, 0x8f, 4 },
	};

	if (s[0] < 0x80)
		return s[0] == '\t' || (s[0] >= 0x20 && s[0] != 0x7f);
	for (size_t i = 0; i < sizeof FORMS / sizeof FORMS[0]; i++) {
		if (s[0] < FORMS[i].first || s[0] > FORMS[i].last)
			continue;
		if (FORMS[i].length > left || s[1] < FORMS[i].low || s[1] > FORMS[i].high)
			return 0;
		for (size_t k = 2; k < FORMS[i].length; k++)
			if ((s[k] & 0xc0) != 0x80)
				return 0;
		return FORMS[i].length;
	}
	return 0;
}

bool
book_read_line(BookLines *lines)
{
	size_t end = lines->at;

	if (lines->failed || lines->at >= lines->length)
		return false;
	while (end < lines->length && lines->text[end] != '\n')
		end++;
	lines->line = lines->text + lines->at;
	lines->line_length = end - lines->at;
	if (lines->line_length && lines->line[lines->line_length - 1] == '\r')
		lines->line_length--;
	lines->at = end + 1;
	lines->number++;
	for (size_t i = 0; i < lines->line_length;) {
		size_t length = character_length((const unsigned char *)lines->line + i,
						 lines->line_length - i);

		if (length == 0)
			return book_read_fail(lines, (int)i + 1,
					      "this byte is no text; UTF-8 was expected", "", "",
					      "");
		i += length;
	}
	return true;
}

bool
book_read_is_empty(const BookLines *lines)
{
	for (size_t i = 0; i < lines->line_length; i++)
		if (!is_blank(lines->line[i]))
			return false;
	return true;
}

int
book_read_words(BookLines *lines, bool titled, Word words[LINE_WORDS])
{
	const char *line = lines->line;
	size_t at = 0, end = lines->line_length;
	int n = 0;

	for (size_t i = end; titled && i > 0; i--)
		if (line[i - 1] == '"')
			end = i - 1;
	for (;;) {
		size_t length = 0;

		while (at < end && is_blank(line[at]))
			at++;
		if (at == end || line[at] == '#')
			return n;
		if (n == LINE_WORDS) {
			book_read_fail(lines, (int)at + 1, "too many words on the line", "", "",
				       "");
			return -1;
		}
		words[n].column = (int)at + 1;
		while (at < end && !is_blank(line[at])) {
			if (length == WORD_MAX - 1) {
				book_read_fail(lines, words[n].column, "the word is too long", "",
					       "", "");
				return -1;
			}
			words[n].text[length++] = line[at++];
		}
		words[n++].text[length] = '\0';
	}
}

/* True if nothing follows there but blanks and a comment, which a blank parts from the rest. */
static bool
is_end(const BookLines *lines, size_t at)
{
	size_t start = at;

	while (at < lines->line_length && is_blank(lines->line[at]))
		at++;
	return at == lines->line_length || (at > start && lines->line[at] == '#');
}

bool
book_read_title(BookLines *lines, const Word *behind, BookSpan *span)
{
	size_t open = (size_t)behind->column - 1 + strlen(behind->text), last = 0;

	while (open < lines->line_length && is_blank(lines->line[open]))
		open++;
	if (open == lines->line_length || lines->line[open] != '"')
		return book_read_fail(lines, (int)open + 1, "a title in quotes was expected", "",
				      "", "");
	/* A title may have quotes inside: the one that ends it has nothing behind it. */
	for (size_t at = open + 1; at < lines->line_length; at++) {
		if (lines->line[at] != '"')
			continue;
		last = at;
		if (!is_end(lines, at + 1))
			continue;
		if (at == open + 1)
			return book_read_fail(lines, (int)at + 1, "the title is empty", "", "", "");
		span->at = lines->line + open + 1;
		span->length = at - open - 1;
		return true;
	}
	if (last)
		return book_read_fail(lines, (int)last + 2, "nothing was expected behind the title",
				      "", "", "");
	return book_read_fail(lines, (int)lines->line_length + 1,
			      "a quote was expected at the end of the title", "", "", "");
}

bool
book_read_id(BookLines *lines, char id[BOOK_ID_MAX], const Word *word)
{
	size_t length = strlen(word->text);

	if (length >= BOOK_ID_MAX)
		return book_read_fail(lines, word->column, word->text,
				      " is too long; up to 31 bytes were expected", "", "");
	memset(id, 0, BOOK_ID_MAX);
	memcpy(id, word->text, length);
	return true;
}
