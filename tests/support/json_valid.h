/*
 * json_valid.h - whether a text is one value of JSON (RFC 8259), in UTF-8.
 *
 * Owns the grammar, so that tests need no other program. Never keeps a value.
 */
#ifndef MISDEAL_TESTS_JSON_VALID_H
#define MISDEAL_TESTS_JSON_VALID_H

#include <stdbool.h>
#include <stddef.h>

bool json_is_valid(const char *text, size_t length);

#endif
