/*
 * rule_match.h - which clauses somebody means by some words or ids.
 *
 * Owns the search among the clauses of a book, for `misdeal rules` and for the rule cards of the
 * screen. Never prints one.
 */
#ifndef MISDEAL_RULE_MATCH_H
#define MISDEAL_RULE_MATCH_H

#include "engine/book.h"

#include <stdbool.h>

/* True if `id` names the clause `rule`: that id, or that id followed by a full stop (43a: 43a.1). */
bool rule_id_meets(const char *id, const char *rule);

/*
 * True if the clause is one of those meant: an id among the words names it or a group that it
 * stands in (case aside), or id, title and text together have all the words that are no ids.
 */
bool rule_match(const Book *book, const Clause *clause, int n_words, char *const *words);

#endif
