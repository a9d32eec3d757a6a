/*
 * html_valid.h - whether a page is put together as HTML has to be.
 *
 * Owns the part of the grammar that our pages use: elements that are closed in order, quoted
 * attributes, ids that are there once, references to them, escapes. Never shows a page.
 */
#ifndef MISDEAL_TESTS_SUPPORT_HTML_VALID_H
#define MISDEAL_TESTS_SUPPORT_HTML_VALID_H

/* NULL, or what is wrong with the page first, in a static buffer. */
const char *html_fault(const char *text);

#endif
