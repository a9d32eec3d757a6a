/*
 * Any bytes are a book or an error with its place. A book that was loaded cites clauses that it
 * has, its values are values, and its spans lie in a text that it borrows.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/books_data.h"
#include "tests/support/shelf_books.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static Book book, again;

static void
require(bool holds)
{
	if (!holds)
		abort();
}

static const Book *
find_embedded(void *context, const char *name)
{
	(void)context;
	for (size_t i = 0; i < book_text_count; i++)
		if (!strcmp(name, book_texts[i].name))
			return test_book(name);
	return NULL;
}

static bool
lies_in(BookSpan span, const char *text, size_t length)
{
	return span.at >= text && span.at <= text + length &&
	       span.length <= (size_t)(text + length - span.at);
}

/* Of a clause of the book itself; those of a book below lie in that one's text. */
static void
require_span(BookSpan span, bool own, const char *text, size_t length)
{
	bool found = own && lies_in(span, text, length);

	for (size_t i = 0; !own && i < book_text_count; i++)
		found = found || lies_in(span, book_texts[i].text, book_texts[i].length);
	require(span.length > 0 && found);
}

static void
require_book(const char *text, size_t length)
{
	require(book.name[0] && memchr(book.name, '\0', BOOK_ID_MAX) &&
		memchr(book.language, '\0', sizeof book.language));
	require_span(book.title, true, text, length);
	require((book.extends[0] != '\0') == (book.level > 0));
	for (int i = 0; i < book.n_clauses; i++) {
		const Clause *clause = &book.clause[i];
		bool own = clause->level == book.level;

		require(clause->id[0] && memchr(clause->id, '\0', BOOK_ID_MAX));
		require(clause->level <= book.level && book_clause(&book, clause->id) == clause);
		require_span(clause->title, own, text, length);
		require_span(clause->text, own, text, length);
	}
	for (int i = 0; i < OUTCOME_COUNT; i++) {
		require(book.n_cites[i] <= BOOK_CITES_MAX && book.cites_level[i] <= book.level);
		for (int k = 0; k < book.n_cites[i]; k++)
			require(book.cites[i][k] < book.n_clauses);
	}
	for (int i = 0; i < PARAMETER_COUNT; i++) {
		int values = 1;

		for (const char *at = parameter_values((Parameter)i); *at; at++)
			values += *at == ' ';
		require(book.parameter[i] >= 0 && book.parameter[i] < values);
	}
}

/* Where the fault is lies in the text, and its sentence is whole characters without controls. */
static void
require_error(const BookError *error, const char *text, size_t length)
{
	int lines = 1;

	for (size_t i = 0; i < length; i++)
		lines += text[i] == '\n';
	require(error->line >= 1 && error->line <= lines && error->column >= 1);
	require(error->text[0] && memchr(error->text, '\0', sizeof error->text));
	for (const unsigned char *s = (const unsigned char *)error->text; *s; s++) {
		int more = *s < 0x80 ? 0 : *s >= 0xf0 ? 3 : *s >= 0xe0 ? 2 : 1;

		require(*s >= 0x20 && *s != 0x7f && (*s < 0x80 || *s >= 0xc2));
		for (; more > 0; more--)
			require((*++s & 0xc0) == 0x80);
	}
}

int
LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
	/* A copy of its own size, so that a byte read behind the end is seen. */
	char *text = calloc(size ? size : 1, 1);
	BookError error, error_again;
	bool good;

	require(text != NULL);
	if (size)
		memcpy(text, data, size);
	good = book_load(&book, text, size, find_embedded, NULL, &error);
	if (good)
		require_book(text, size);
	else
		require_error(&error, text, size);
	require(book_load(&again, text, size, find_embedded, NULL, &error_again) == good);
	require(!memcmp(&error, &error_again, sizeof error));
	free(text);
	return 0;
}
