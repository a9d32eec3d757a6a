/*
 * roff.h - text and the forms of commands and statements as mdoc.
 *
 * Owns the escapes of the manual's source. Never knows what a page says. Only the program that
 * makes the manual uses this.
 */
#ifndef MISDEAL_MAN_ROFF_H
#define MISDEAL_MAN_ROFF_H

#include <stdbool.h>
#include <stdio.h>

/* A word behind a macro, which must not be taken for one. */
void roff_word(FILE *out, const char *word, size_t length);

/* Lines of plain text, a sentence a line. */
void roff_text(FILE *out, const char *text);

/* Text that stands as it is, line by line, within a literal block. */
void roff_literal(FILE *out, const char *text, size_t length);

/* The words of a command as its help has them: "FILE or DIR...", "[FILE]". */
void roff_usage(FILE *out, const char *words);

/*
 * A pattern of the language (src/language/pattern.h) behind `.It`: keywords as they are, parts by
 * their names. False if it has a part that has no name here.
 */
bool roff_pattern(FILE *out, const char *pattern);

/* The name of a part, as the page uses it: "seat", "amount"; NULL for an unknown one. */
const char *roff_part(char part);

#endif
