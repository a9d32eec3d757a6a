/*
 * toml.h - TOML 1.0 documents, which hand histories are.
 *
 * Owns the grammar of TOML and the memory of what was read. Never knows what a key means, and never
 * makes a floating-point number of a decimal: numbers keep the digits that they were written with.
 */
#ifndef MISDEAL_SRC_HISTORY_TOML_H
#define MISDEAL_SRC_HISTORY_TOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
	TOML_ERROR_MAX = 200, /* bytes of an error's text with the end */
	TOML_DEPTH_MAX = 128  /* arrays and inline tables inside one another; parts of a key */
};

typedef enum TomlKind {
	TOML_STRING,
	TOML_INTEGER,
	TOML_DECIMAL, /* with a point or an exponent; `inf` and `nan` too */
	TOML_BOOLEAN,
	TOML_DATE_TIME, /* with an offset from UTC */
	TOML_LOCAL_DATE_TIME,
	TOML_LOCAL_DATE,
	TOML_LOCAL_TIME,
	TOML_ARRAY, /* an array of tables too */
	TOML_TABLE
} TomlKind;

/* Bytes, and a zero behind them that does not count. A string may hold zeros itself. */
typedef struct TomlText {
	const char *at;
	size_t length;
} TomlText;

/* A value, alone in an array or under its key in a table. The document owns it. */
typedef struct TomlValue TomlValue;
struct TomlValue {
	TomlKind kind;
	int line;     /* on which it begins, from 1 */
	TomlText key; /* in a table; none in an array */
	const TomlValue
		*next;	 /* the next in the same array or table, in the file's order; or NULL */
	TomlText text;	 /* a string's contents; a number, date or time as written, without `_` */
	int64_t integer; /* TOML_INTEGER */
	bool boolean;	 /* TOML_BOOLEAN */
	size_t count;	 /* TOML_ARRAY, TOML_TABLE: how many values it holds */
	const TomlValue *first; /* the first of them, or NULL */
};

/* What is wrong with a text, and where. Columns count characters, from 1. */
typedef struct TomlError {
	int line, column;
	char text[TOML_ERROR_MAX]; /* what was found and what was expected */
} TomlError;

typedef struct TomlDocument TomlDocument;

/*
 * Reads a whole document; the text is not needed afterwards. NULL, with `error` filled, if it is no
 * TOML 1.0, if it nests deeper than TOML_DEPTH_MAX, or if no memory is left.
 */
TomlDocument *toml_open(const char *text, size_t length, TomlError *error);

/* Gives back the document and all of its values. NULL is allowed. */
void toml_close(TomlDocument *document);

/* The table that the document is. */
const TomlValue *toml_root(const TomlDocument *document);

/* The value under that key of a table; NULL if there is none. Looks at one key after another. */
const TomlValue *toml_find(const TomlValue *table, const char *key);

/* The kind in words, such as "a string". */
const char *toml_kind_name(TomlKind kind);

/*
 * An integer or decimal exactly, as `digits` divided by ten `places` times; places is as small as
 * it can be and not negative. False for `inf`, `nan`, what is no number, and what is too large.
 */
bool toml_fixed(const TomlValue *number, int64_t *digits, int *places);

/* Writes the value as TOML on one line, without its key. A decimal keeps its digits. */
void toml_write(const TomlValue *value, FILE *file);

/* Writes such a string: in single quotes if it can be, else in double quotes with escapes. */
void toml_write_string(const char *text, size_t length, FILE *file);

/* Writes a key as it may stand before `=` or in a header: bare if it can be. */
void toml_write_key(const char *text, size_t length, FILE *file);

#endif
