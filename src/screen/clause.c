#include "src/screen/clause.h"

#include <stdio.h>
#include <string.h>

/* The text of a clause with its indent and line ends taken out; paragraphs stay. */
static void
flow(char *text, size_t size, BookSpan span)
{
	size_t used = 0;
	bool blank = false, paragraph = false;

	for (size_t i = 0; i < span.length; i++) {
		char c = span.at[i];

		if (c == '\n' && blank && used)
			paragraph = true;
		if (c == '\n' || c == ' ' || c == '\t' || c == '\r') {
			blank = blank || c == '\n';
			if (used && used + 1 < size && text[used - 1] != ' ' &&
			    text[used - 1] != '\n')
				text[used++] = ' ';
			continue;
		}
		if (paragraph && used + 2 < size)
			text[used++] = '\n';
		blank = paragraph = false;
		if (used + 1 < size)
			text[used++] = c;
	}
	while (used && (text[used - 1] == ' ' || text[used - 1] == '\n'))
		used--;
	text[used] = '\0';
}

void
clause_card(const Book *book, const Clause *clause, RuleCard *card)
{
	memset(card, 0, sizeof *card);
	snprintf(card->book, sizeof card->book, "%s", book->name);
	snprintf(card->rule, sizeof card->rule, "%s", clause->id);
	snprintf(card->title, sizeof card->title, "%.*s", (int)clause->title.length,
		 clause->title.at);
	flow(card->text, sizeof card->text, clause->text);
	card->silent = book_is_silent(book, clause);
}
