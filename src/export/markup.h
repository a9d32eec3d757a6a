/*
 * markup.h - text that is put into HTML and SVG.
 *
 * Owns the escaping, so that no name, note or clause can break a page, and an estimate of how wide
 * text will be, since a picture is laid out before any font is known. Never writes an element.
 */
#ifndef MISDEAL_EXPORT_MARKUP_H
#define MISDEAL_EXPORT_MARKUP_H

#include <stddef.h>
#include <stdio.h>

/*
 * Writes text so that it stands for itself, inside an element or a quoted attribute. What is no
 * UTF-8 becomes U+FFFD; control characters but the line end become blanks.
 */
void markup_text(FILE *file, const char *text);
void markup_bytes(FILE *file, const char *text, size_t length);

/* The same from a format; cut after 1023 bytes. */
void markup_print(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * About how wide the text is in a sans-serif font of that size (in pixels), the same on every
 * machine; rather more than less.
 */
int markup_width(const char *text, int font);

/* Cuts the text, with an ellipsis at its end, until it is no wider than `room`. */
void markup_cut(char *text, size_t size, int font, int room);

#endif
