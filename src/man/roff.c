#include "src/man/roff.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

/* What a character is written as, where it is not itself. */
static const struct {
	char character;
	const char *text;
} ESCAPES[] = {
	{ '\\', "\\e" },  { '"', "\\(dq" }, { '\'', "\\(aq" },
	{ '`', "\\(ga" }, { '^', "\\(ha" }, { '~', "\\(ti" },
};

static void
put(FILE *out, char c)
{
	for (size_t i = 0; i < sizeof ESCAPES / sizeof ESCAPES[0]; i++)
		if (ESCAPES[i].character == c) {
			fputs(ESCAPES[i].text, out);
			return;
		}
	putc(c, out);
}

void
roff_word(FILE *out, const char *word, size_t length)
{
	/* Two letters may be a macro, and a lone sign is punctuation. */
	bool alone = length == 1 && !isalnum((unsigned char)*word);

	if (alone || (length == 2 && isupper((unsigned char)word[0])))
		fputs("\\&", out);
	for (size_t i = 0; i < length; i++)
		if (word[i] == '-' && (i == 0 || word[i - 1] == '-'))
			fputs("\\-", out);
		else
			put(out, word[i]);
}

void
roff_text(FILE *out, const char *text)
{
	bool first = true; /* on its line */

	for (const char *at = text; *at; at++) {
		bool ends = strchr(".?!", *at) && at[1] == ' ' &&
			    (isupper((unsigned char)at[2]) || at[2] == '"');

		if (first && (*at == '.' || *at == '\''))
			fputs("\\&", out);
		if (*at == '-' && (at[1] == '-' || (at > text && at[-1] == '-')))
			fputs("\\-", out);
		else
			put(out, *at);
		first = *at == '\n';
		if (ends) {
			putc('\n', out);
			at++;
			first = true;
		}
	}
	putc('\n', out);
}

void
roff_literal(FILE *out, const char *text, size_t length)
{
	bool first = true;

	for (size_t i = 0; i < length; i++) {
		if (first && (text[i] == '.' || text[i] == '\''))
			fputs("\\&", out);
		if (text[i] == '-')
			fputs("\\-", out);
		else
			put(out, text[i]);
		first = text[i] == '\n';
	}
	if (!first)
		putc('\n', out);
}

void
roff_usage(FILE *out, const char *words)
{
	while (*words) {
		size_t length = strcspn(words, " []");

		if (*words == '[') {
			fputs(" Oo", out);
			words++;
		} else if (*words == ']') {
			fputs(" Oc", out);
			words++;
		} else if (*words == ' ') {
			words++;
		} else {
			bool plain = islower((unsigned char)*words);

			fputs(plain ? " No " : " Ar ", out);
			roff_word(out, words, length);
			words += length;
		}
	}
}

/* What stands for a part in a form. */
static const struct {
	char part;
	const char *name;
} PARTS[] = {
	{ 's', "seat" },
	{ 't', "seat" },
	{ 'S', "seat ..." },
	{ 'n', "amount" },
	{ 'a', "amount" },
	{ 'A', "amount ..." },
	{ 'c', "number" },
	{ 'd', "number" },
	{ 'u', "number" },
	{ 'h', "chips" },
	{ 'M', "chips \\(lBthen chips\\(rB ..." },
	{ 'w', "\\(dqwords\\(dq" },
	{ 'T', "\\(dqtext\\(dq" },
	{ 'N', "name" },
	{ 'F', "book" },
	{ 'B', "small/big" },
	{ 'b', "kind" },
	{ 'p', "penalty" },
	{ 'o', "option" },
	{ 'O', "option ..." },
	{ 'k', "card" },
	{ 'K', "\\(lBnumber ...\\(rB" },
	{ 'C', "card ..." },
	{ 'i', "clause ..." },
	{ 'W', "word ..." },
};

const char *
roff_part(char part)
{
	for (size_t i = 0; i < sizeof PARTS / sizeof PARTS[0]; i++)
		if (PARTS[i].part == part)
			return PARTS[i].name;
	return NULL;
}

bool
roff_pattern(FILE *out, const char *pattern)
{
	const char *kept = ""; /* the macro that is at work */

	while (*pattern) {
		size_t length = strcspn(pattern, " ");
		const char *macro = *pattern == '%' ? "Ar" : "Ic";

		if (*pattern == '[' || *pattern == ']') {
			fputs(*pattern == '[' ? " Oo" : " Oc", out);
			kept = "";
		} else {
			if (strcmp(macro, kept))
				fprintf(out, " %s", macro);
			kept = macro;
			putc(' ', out);
			if (*pattern == '%') {
				if (!roff_part(pattern[1]))
					return false;
				fputs(roff_part(pattern[1]), out);
			} else {
				roff_word(out, pattern, length);
			}
		}
		pattern += length;
		pattern += strspn(pattern, " ");
	}
	putc('\n', out);
	return true;
}
