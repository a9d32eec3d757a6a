/*
 * composer.h - the action composer as it looks: a tray of chips, motions, words, the sentence.
 *
 * Owns where these stand in a frame over the table. Never knows what may be chosen: the caller
 * hands over texts and numbers.
 */
#ifndef MISDEAL_UI_COMPOSER_H
#define MISDEAL_UI_COMPOSER_H

#include "engine/chips.h"
#include "ui/surface.h"

#include <stdbool.h>

enum { COMPOSER_LIST_MAX = 24, COMPOSER_MOTIONS_MAX = 8 };

/* The rows of the frame that can have the focus. */
typedef enum ComposerRow {
	COMPOSER_HOW,
	COMPOSER_WORDS,
	COMPOSER_AMOUNT,
	COMPOSER_TRAY,
	COMPOSER_MOTIONS
} ComposerRow;

/* Chips of one denomination: in the heap, and how many more could come. */
typedef struct TrayChip {
	Chips value;
	int64_t count, more;
} TrayChip;

typedef struct ComposerView {
	const char *title;		  /* whose act it is, and the chips behind */
	const char *how, *words, *amount; /* NULL: the way has none */
	const char *order;		  /* when the words come, "" if it is no matter */
	ComposerRow focus;
	bool typing;	   /* words are being typed: a cursor stands behind them */
	int n_chips, chip; /* the tray; none: no chips with this way */
	TrayChip tray[DENOM_MAX];
	int n_motions, motion;
	Chips motions[COMPOSER_MOTIONS_MAX]; /* what the chips of each are worth */
	int n_list, chosen;		     /* a list instead of the tray, numbered from `first` */
	int first;
	const char *list[COMPOSER_LIST_MAX];
	bool closed[COMPOSER_LIST_MAX]; /* rows that can't be chosen now */
	const char *hint;		/* what is to call; "": not shown */
	const char *says;		/* what the last key could not do */
	const char *line;		/* the sentence that Enter plays, or what is missing */
	bool whole;			/* it is a sentence */
	bool ascii;
} ComposerView;

/* Draws it into the lower part of the surface; the cursor belongs at *x, *y. */
void composer_draw(Surface *surface, const ComposerView *view, int *x, int *y);

#endif
