/*
 * setup.h - what a table is before the first event.
 *
 * Owns the description of a position that a host or a script hands over.
 * Never holds anything that happens later.
 */
#ifndef MISDEAL_ENGINE_SETUP_H
#define MISDEAL_ENGINE_SETUP_H

#include "engine/card.h"
#include "engine/chips.h"

#include <stdbool.h>
#include <stdint.h>

enum {
	SEAT_MAX = 10,
	HOLE_DEALT_MAX = 4,   /* hole cards of the game with the most */
	SETUP_CHIPS_MAX = 16, /* kinds of chips named at one seat, or for the table */
	SETUP_DECK_MAX = 80,  /* cards that `deck` names */
	SETUP_ODD_MAX = 16,   /* cards that `extra` or `missing` name */
	SETUP_STRADDLES = 8,
	SETUP_NAME_MAX = 64
};

typedef enum GameKind { GAME_HOLDEM, GAME_OMAHA } GameKind;
typedef enum Limit { LIMIT_NO, LIMIT_POT, LIMIT_FIXED } Limit;

typedef struct SeatSetup {
	bool taken;
	bool absent;
	bool named; /* the chips of the stack are named and are just those */
	char name[SETUP_NAME_MAX];
	Chips stack;
	uint8_t n_chips;
	ChipCount chips[SETUP_CHIPS_MAX];
	uint16_t penalty; /* penalty hands still to serve */
	uint8_t n_cards;
	Card cards[HOLE_DEALT_MAX]; /* hole cards that it will be dealt; CARD_UNKNOWN for `??` */
	Chips live_post;	    /* posted live besides the blinds (hand histories), 0 none */
	Chips dead_post;	    /* posted dead, straight into the pot, 0 none */
} SeatSetup;

typedef struct Straddle {
	Chips amount;
	uint8_t seat;
	uint8_t unused[7];
} Straddle;

typedef struct Setup {
	GameKind game;
	Limit limit;
	Chips small_blind, big_blind, ante;
	bool ante_each;	     /* everybody posts it, not the big blind alone */
	bool ante_dead;	     /* `each`: whoever is short of it can still win all of the antes */
	bool no_small_blind; /* a dead small blind: nobody posts one */
	uint8_t n_straddles;
	Straddle straddles[SETUP_STRADDLES];
	uint8_t n_chips;
	Chips chips[SETUP_CHIPS_MAX]; /* denominations in use, any order; none: the usual ones */
	uint8_t seats;		      /* 2 to 10; 0: the highest seat used */
	SeatSetup seat[SEAT_MAX + 1]; /* by number, [0] unused */
	uint8_t button;		      /* 0: the first seat taken */
	uint8_t n_board;
	Card board[5];
	uint8_t n_deck;
	Card deck[SETUP_DECK_MAX]; /* the top of the deck, in order */
	uint8_t n_missing, n_extra;
	Card missing[SETUP_ODD_MAX], extra[SETUP_ODD_MAX];
	uint64_t seed;
	Chips carried;
	uint16_t carried_for; /* bit S: seat S was in that hand */
	uint16_t field_left, field_paid;
	bool on_notice; /* vigilance on-notice */
} Setup;

/* What is wrong with a set-up. */
typedef enum SetupFault {
	SETUP_GOOD,
	SETUP_NO_PLAYERS,     /* fewer than two seats taken */
	SETUP_BAD_SEAT,	      /* a seat that the table does not have */
	SETUP_BAD_BLINDS,     /* no big blind, or a small blind over it */
	SETUP_BAD_STACK,      /* not positive, or over CHIPS_LIMIT */
	SETUP_CHIPS_DIFFER,   /* the chips named at a seat are not worth its stack */
	SETUP_TOO_MANY_CHIPS, /* more denominations than a table can use */
	SETUP_CARD_NOT_THERE, /* a card is named that the deck does not hold (again) */
	SETUP_TOO_MANY_CARDS, /* hole cards for a seat, or a deck, over what there is room for */
	SETUP_BAD_BUTTON,     /* a button at no seat of the table */
	SETUP_BAD_STRADDLE    /* a straddle by an empty seat, or not over the big blind */
} SetupFault;

/* The set-up that a script has which sets nothing up: hold'em, no-limit, 50/100, seed 1. */
Setup setup_default(void);

#endif
