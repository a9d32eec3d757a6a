/*
 * clause.h - a clause of a rule book as a rule card.
 *
 * Owns what of a clause stands on a card: its book, id, title and text, made to flow. Never knows
 * a ruling; what a card tells of one is added by whoever has it.
 */
#ifndef MISDEAL_SCREEN_CLAUSE_H
#define MISDEAL_SCREEN_CLAUSE_H

#include "engine/book.h"
#include "ui/panel.h"

/* Fills a card with the clause and nothing else. */
void clause_card(const Book *book, const Clause *clause, RuleCard *card);

#endif
