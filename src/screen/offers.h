/*
 * offers.h - what can be done at a place of the table, as lists to choose from.
 *
 * Owns the lists: a seat's acts, what can go wrong, the board, the session, and all of it from one
 * menu; and the few things that the narrow key line offers by digits. Makes rows and plays none.
 */
#ifndef MISDEAL_SCREEN_OFFERS_H
#define MISDEAL_SCREEN_OFFERS_H

#include "engine/game.h"
#include "ui/keymap.h"
#include "ui/table_view.h"

#include <stdbool.h>

enum {
	OFFERS_MAX = 128, /* rows of one list */
	OFFER_LABEL_MAX = 96,
	OFFER_STATEMENT_MAX = 160,
	OFFERS_DEEP = 6, /* lists that lead to one another */
	OFFERS_FIND_MAX = 40,
	QUICK_MAX = 8
};

/* Which list it is; `at` says more: a seat, who goes wrong (wrong.h), a KeyGroup. */
typedef enum OfferList {
	OFFERS_ALL,
	OFFERS_SEATS,
	OFFERS_SEAT,
	OFFERS_CHIPS,
	OFFERS_CARDS,
	OFFERS_BOARD,
	OFFERS_WHO,
	OFFERS_WRONG,
	OFFERS_GROUP
} OfferList;

typedef struct OfferPlace {
	OfferList list;
	int at;
} OfferPlace;

/* What taking a row does. */
typedef enum OfferKind {
	OFFER_ACTION,	 /* a command of the key table */
	OFFER_STATEMENT, /* plays the statement */
	OFFER_EDIT,	 /* writes it into the prompt, where Enter plays it */
	OFFER_OPEN,	 /* the same, something has still to be added */
	OFFER_LIST,	 /* another list */
	OFFER_CHIPS,	 /* the action composer at the seat `place.at` */
	OFFER_WORK,	 /* the dealer's work at the seat `place.at`, 0 all of it */
	OFFER_TOLD	 /* nothing: the row itself is the answer */
} OfferKind;

typedef struct Offer {
	OfferKind kind;
	char label[OFFER_LABEL_MAX];
	char statement[OFFER_STATEMENT_MAX];
	Action action;
	OfferPlace place;
} Offer;

/* What the lists are made of; all lent. */
typedef struct OfferTable {
	const Game *game;
	const Book *book;
	const View *view; /* whose cards may be seen */
	const Keymap *keymap;
	bool hints;   /* amounts to call and to raise from may be told */
	bool by_step; /* the dealer works by single motions */
} OfferTable;

/* The rows of a list; returns how many. */
int offers_list(const OfferTable *table, OfferPlace place, Offer rows[OFFERS_MAX]);

/* Its title. */
void offers_title(const OfferTable *table, OfferPlace place, char *text, size_t size);

/* One thing that a digit does in the narrow key line. The digit of a command is always the same. */
typedef struct Quick {
	int digit; /* 0 is everything else, the last of them */
	Action action;
	char label[OFFER_LABEL_MAX];
} Quick;

/* What whoever has to do something can do; a choice of the floor stands alone. Returns how many. */
int offers_quick(const OfferTable *table, Quick quick[QUICK_MAX]);

/* A list that is open, and those that led to it. */
typedef struct Offering {
	OfferPlace path[OFFERS_DEEP];
	int depth; /* lists that are open, the last in front */
	int n;
	Offer row[OFFERS_MAX];
	int n_shown, shown[OFFERS_MAX]; /* those that hold what is searched for */
	int chosen[OFFERS_DEEP];	/* of the shown rows, in each list */
	int typed;			/* the first digit of two; 0 none */
	bool finding;			/* what is searched for is typed */
	char find[OFFERS_FIND_MAX];
} Offering;

#endif
