#include "tests/support/shelf_books.h"

#include "engine/books_data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Book *books[16];

static const Book *
find(void *context, const char *name)
{
	(void)context;
	return test_book(name);
}

const Book *
test_book_at(int k)
{
	BookError error;

	if (books[k])
		return books[k];
	books[k] = malloc(sizeof *books[k]);
	if (!books[k] ||
	    !book_load(books[k], book_texts[k].text, book_texts[k].length, find, NULL, &error)) {
		fprintf(stderr, "%s.book:%d:%d: %s\n", book_texts[k].name, error.line, error.column,
			error.text);
		exit(2);
	}
	return books[k];
}

int
test_book_count(void)
{
	return (int)book_text_count;
}

const Book *
test_book(const char *name)
{
	for (int k = 0; k < test_book_count(); k++)
		if (!strcmp(book_texts[k].name, name))
			return test_book_at(k);
	return NULL;
}
