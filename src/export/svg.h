/*
 * svg.h - a table as a picture: the oval, seats, cards, chips, board.
 *
 * Owns where things stand in the picture, for 2 to 10 seats. Colours are those of the page
 * (page_style.c); nothing is told by colour alone. Never decides anything about poker.
 */
#ifndef MISDEAL_EXPORT_SVG_H
#define MISDEAL_EXPORT_SVG_H

#include <stdio.h>

#include "engine/game.h"
#include "ui/table_view.h"

typedef struct Picture {
	const Game *game;
	const View *view;	  /* whose eyes see the cards */
	int number;		  /* ids in the picture end in it */
	const char *title;	  /* what happened; read out first */
	int lit;		  /* the seat that a ruling concerns, 0 none */
	char clause[BOOK_ID_MAX]; /* of that ruling */
} Picture;

/* The symbols that pictures use, once in a page. */
void svg_symbols(FILE *file);

/* One picture, an element of its own. */
void svg_table(FILE *file, const Picture *picture);

/* The same in words: who sits where with what, the board, the pots, whose turn it is. */
void svg_describe(FILE *file, const Game *game, const View *view);

#endif
