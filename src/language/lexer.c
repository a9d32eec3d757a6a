#include "src/language/lexer.h"

#include <stdio.h>
#include <string.h>

/* Copies a word, cut between two characters and not within one. */
static void
copy_word(char *to, size_t size, const char *from)
{
	size_t length = strlen(from);

	if (length >= size) {
		length = size - 1;
		while (length && ((unsigned char)from[length] & 0xc0) == 0x80)
			length--;
	}
	memcpy(to, from, length);
	to[length] = '\0';
}

void
language_fail(LanguageError *error, const char *file, int line, int column, const char *word,
	      const char *expected)
{
	memset(error, 0, sizeof *error);
	error->line = line;
	error->column = column;
	copy_word(error->word, sizeof error->word, word);
	snprintf(error->expected, sizeof error->expected, "%s", expected);
	if (file)
		snprintf(error->message, sizeof error->message, "%s:%d:%d: %s%s%sexpected %s", file,
			 line, column, *word ? "`" : "", error->word, *word ? "`: " : "",
			 error->expected);
	else
		snprintf(error->message, sizeof error->message, "column %d: %s%s%sexpected %s",
			 column, *word ? "`" : "", error->word, *word ? "`: " : "",
			 error->expected);
}

bool
text_is_clean(const char *text, size_t length, size_t *at)
{
	const unsigned char *s = (const unsigned char *)text;

	for (size_t i = 0; i < length;) {
		size_t more = s[i] < 0x80 ? 0 : s[i] < 0xe0 ? 1 : s[i] < 0xf0 ? 2 : 3;
		bool good = s[i] == '\t' || (s[i] >= 0x20 && s[i] != 0x7f);

		*at = i;
		if (!good || (s[i] >= 0x80 && s[i] < 0xc2) || s[i] > 0xf4 ||
		    i + more >= length + !more)
			return false;
		for (size_t k = 1; k <= more; k++)
			if ((s[i + k] & 0xc0) != 0x80)
				return false;
		/* Overlong forms, surrogates, what lies beyond Unicode, and the second controls. */
		if ((s[i] == 0xc2 && s[i + 1] < 0xa0) || (s[i] == 0xe0 && s[i + 1] < 0xa0) ||
		    (s[i] == 0xed && s[i + 1] > 0x9f) || (s[i] == 0xf0 && s[i + 1] < 0x90) ||
		    (s[i] == 0xf4 && s[i + 1] > 0x8f))
			return false;
		i += more + 1;
	}
	return true;
}

static bool
goes_on(char byte)
{
	return ((unsigned char)byte & 0xc0) == 0x80;
}

int
line_column(const char *text, size_t at)
{
	int column = 1;

	for (size_t i = 0; i < at; i++)
		column += !goes_on(text[i]);
	return column;
}

size_t
line_byte(const char *text, int column)
{
	size_t at = 0;

	while (text[at] && (column > 1 || goes_on(text[at])))
		column -= !goes_on(text[at++]);
	return at;
}

bool
line_is_clean(const char *text, size_t length, const char *file, int number, LanguageError *error)
{
	char word[LANGUAGE_WORD_MAX];
	size_t fault;

	if (length > LINE_BYTES_MAX) {
		language_fail(error, file, number, LINE_BYTES_MAX + 1, "",
			      "a line of at most 4096 bytes");
		return false;
	}
	if (text_is_clean(text, length, &fault))
		return true;
	snprintf(word, sizeof word, "byte %02x", (unsigned)(unsigned char)text[fault]);
	language_fail(error, file, number, line_column(text, fault), word,
		      "text in UTF-8 without control characters");
	return false;
}

/* Reads a quoted text behind its quote; false if it is not closed. */
static bool
read_quoted(const char *text, size_t length, size_t *at, char **out)
{
	while (*at < length && text[*at] != '"') {
		if (text[*at] == '\\' && *at + 1 < length)
			(*at)++;
		*(*out)++ = text[(*at)++];
	}
	if (*at >= length)
		return false;
	(*at)++;
	return true;
}

bool
line_split(Line *line, const char *text, size_t length, const char *file, int number,
	   LanguageError *error)
{
	char *out = line->text;
	size_t at = 0;

	line->n = 0;
	if (!line_is_clean(text, length, file, number, error))
		return false;
	for (;;) {
		Token *token = &line->token[line->n];

		while (at < length && (text[at] == ' ' || text[at] == '\t'))
			at++;
		line->end = line_column(text, at);
		if (at == length || text[at] == '#')
			return true;
		if (line->n == LINE_TOKENS_MAX) {
			language_fail(error, file, number, line->end, "",
				      "fewer words on one line");
			return false;
		}
		*token = (Token){ text[at] == '"', line->end, out };
		if (token->quoted) {
			at++;
			if (!read_quoted(text, length, &at, &out)) {
				language_fail(error, file, number, token->column, "\"",
					      "a closing quote");
				return false;
			}
		} else {
			while (at < length && text[at] != ' ' && text[at] != '\t' &&
			       text[at] != '#' && text[at] != '"')
				*out++ = text[at++];
		}
		*out++ = '\0';
		line->n++;
	}
}
