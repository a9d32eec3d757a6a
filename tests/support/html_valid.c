#include "tests/support/html_valid.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 64, IDS_MAX = 4096, NAME_MAX_BYTES = 32 };

typedef struct Id {
	const char *at;
	size_t length;
} Id;

/* Reading a page. */
typedef struct Reading {
	const char *at;
	char open[DEPTH_MAX][NAME_MAX_BYTES];
	int depth;
	Id id[IDS_MAX], wanted[IDS_MAX];
	int n_ids, n_wanted;
	char fault[256];
} Reading;

static bool
wrong(Reading *reading, const char *what)
{
	snprintf(reading->fault, sizeof reading->fault, "%s at: %.80s", what, reading->at);
	return false;
}

static bool
is_one_of(const char *word, const char *const *words)
{
	for (; *words; words++)
		if (strcmp(word, *words) == 0)
			return true;
	return false;
}

/* An escape that we write, at an ampersand. */
static bool
read_escape(Reading *reading)
{
	static const char *const ESCAPES[] = { "&amp;", "&lt;", "&gt;", "&quot;", "&#39;", NULL };

	for (int i = 0; ESCAPES[i]; i++)
		if (strncmp(reading->at, ESCAPES[i], strlen(ESCAPES[i])) == 0) {
			reading->at += strlen(ESCAPES[i]);
			return true;
		}
	return wrong(reading, "a bare ampersand");
}

static bool
same(const Id *a, const Id *b)
{
	return a->length == b->length && memcmp(a->at, b->at, a->length) == 0;
}

static bool
keep(Reading *reading, Id *list, int *n, Id id)
{
	if (*n == IDS_MAX)
		return wrong(reading, "too many ids");
	list[(*n)++] = id;
	return true;
}

/* An id, or references to some, apart by blanks. */
static bool
take_attribute(Reading *reading, const char *name, Id value)
{
	if (strcmp(name, "id") == 0) {
		for (int i = 0; i < reading->n_ids; i++)
			if (same(&reading->id[i], &value))
				return wrong(reading, "an id that is there twice");
		return keep(reading, reading->id, &reading->n_ids, value);
	}
	if (strcmp(name, "href") == 0) {
		if (value.length < 2 || *value.at != '#')
			return wrong(reading, "a reference out of the page");
		value = (Id){ value.at + 1, value.length - 1 };
		return keep(reading, reading->wanted, &reading->n_wanted, value);
	}
	if (strcmp(name, "aria-labelledby") == 0)
		for (size_t i = 0, word; i < value.length; i += word + 1) {
			for (word = 0; i + word < value.length && value.at[i + word] != ' ';)
				word++;
			if (!keep(reading, reading->wanted, &reading->n_wanted,
				  (Id){ value.at + i, word }))
				return false;
		}
	return true;
}

static size_t
read_name(Reading *reading, char name[NAME_MAX_BYTES])
{
	size_t length = strspn(reading->at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
					    "0123456789-");

	snprintf(name, NAME_MAX_BYTES, "%.*s", (int)length, reading->at);
	reading->at += length;
	return length;
}

/* The attributes up to the end of a tag; `closed` tells of a slash there. */
static bool
read_attributes(Reading *reading, bool *closed)
{
	char name[NAME_MAX_BYTES];

	*closed = false;
	for (;;) {
		const char *value;

		reading->at += strspn(reading->at, " \n");
		if (*reading->at == '/' && reading->at[1] == '>') {
			*closed = true;
			reading->at++;
		}
		if (*reading->at == '>') {
			reading->at++;
			return true;
		}
		if (!read_name(reading, name))
			return wrong(reading, "no attribute");
		if (*reading->at != '=')
			continue; /* one without a value */
		if (*++reading->at != '"')
			return wrong(reading, "a value without quotes");
		for (value = ++reading->at; *reading->at != '"';) {
			if (!*reading->at || *reading->at == '<')
				return wrong(reading, "a value without its end");
			if (*reading->at != '&')
				reading->at++;
			else if (!read_escape(reading))
				return false;
		}
		if (!take_attribute(reading, name, (Id){ value, (size_t)(reading->at - value) }))
			return false;
		reading->at++;
	}
}

static bool
read_tag(Reading *reading)
{
	static const char *const VOID[] = { "meta", "br", NULL };
	static const char *const REFUSED[] = { "script", "link",  "img",   "iframe", "object",
					       "embed",	 "audio", "video", "base",   NULL };
	bool ends = reading->at[1] == '/', closed;
	char name[NAME_MAX_BYTES];

	reading->at += ends ? 2 : 1;
	if (!read_name(reading, name))
		return wrong(reading, "a bare less-than sign");
	if (is_one_of(name, REFUSED))
		return wrong(reading, "an element that has no place here");
	if (ends) {
		if (!reading->depth || strcmp(reading->open[--reading->depth], name) != 0)
			return wrong(reading, "an end without its beginning");
		if (*reading->at++ != '>')
			return wrong(reading, "an end without its end");
		return true;
	}
	if (!read_attributes(reading, &closed))
		return false;
	if (closed || is_one_of(name, VOID))
		return true;
	if (reading->depth == DEPTH_MAX)
		return wrong(reading, "too deep");
	snprintf(reading->open[reading->depth++], NAME_MAX_BYTES, "%s", name);
	if (strcmp(name, "style") == 0) {
		reading->at = strstr(reading->at, "</style>");
		if (!reading->at)
			reading->at = "";
	}
	return true;
}

static bool
read_page(Reading *reading)
{
	static const char TYPE[] = "<!DOCTYPE html>\n<html lang=\"en\">";

	if (strncmp(reading->at, TYPE, strlen(TYPE)) != 0)
		return wrong(reading, "no type of document and language");
	reading->at += strlen("<!DOCTYPE html>\n");
	while (*reading->at) {
		if (*reading->at == '<'	  ? !read_tag(reading)
		    : *reading->at == '&' ? !read_escape(reading)
		    : *reading->at == '>' ? !wrong(reading, "a bare greater-than sign")
					  : (reading->at++, false))
			return false;
	}
	if (reading->depth)
		return wrong(reading, "an element that is not closed");
	for (int i = 0; i < reading->n_wanted; i++) {
		int k = 0;

		while (k < reading->n_ids && !same(&reading->id[k], &reading->wanted[i]))
			k++;
		reading->at = reading->wanted[i].at;
		if (k == reading->n_ids)
			return wrong(reading, "a reference to no id");
	}
	return true;
}

const char *
html_fault(const char *text)
{
	static char fault[256];
	Reading *reading = calloc(1, sizeof *reading);

	if (!reading)
		return "no memory";
	reading->at = text;
	fault[0] = '\0';
	if (!read_page(reading))
		snprintf(fault, sizeof fault, "%s", reading->fault);
	free(reading);
	return *fault ? fault : NULL;
}
