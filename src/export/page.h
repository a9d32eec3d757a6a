/*
 * page.h - the parts of an HTML page of a session.
 *
 * Owns the style and the card of a ruling. Everything that comes from a script, a book or a person
 * goes through markup.h.
 */
#ifndef MISDEAL_EXPORT_PAGE_H
#define MISDEAL_EXPORT_PAGE_H

#include "src/export/walk.h"

/* The style sheet, which names nothing outside of the page. */
extern const char PAGE_STYLE[];

/* The rulings of the moment: a card for each that is not plain, a line for each that is. */
void page_rulings(FILE *file, const Walk *walk);

/*
 * What the books that are built in come to for the event of the moment, the one in force left out.
 * Nothing where every ruling is plain.
 */
void page_books(FILE *file, const Walk *walk);

#endif
