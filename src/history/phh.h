/*
 * phh.h - a poker hand as the PHH format (0.0.2) has it.
 *
 * Owns the fields of a hand, the notation of its actions, and its amounts as whole numbers of a
 * unit that is found for each hand. Never plays the hand: whether its acts are legal is not known
 * here, but whether its cards can be is (phh_cards).
 */
#ifndef MISDEAL_SRC_HISTORY_PHH_H
#define MISDEAL_SRC_HISTORY_PHH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "engine/card.h"
#include "src/history/toml.h"

enum {
	PHH_PLAYERS_MAX = 10,
	PHH_HOLE_MAX = 4, /* hole cards of the games that are played here */
	PHH_BOARD_MAX = 5,
	PHH_CARDS_MAX = 8,   /* cards that one action names */
	PHH_REASON_MAX = 200 /* bytes of a reason with the end */
};

/* The largest amount, in the unit of its hand. */
#define PHH_AMOUNT_MAX INT64_C(1000000000000000)

/* A stack that the file does not know (`inf`). */
#define PHH_UNKNOWN INT64_MIN

typedef enum PhhVariant {
	PHH_NT,	  /* no-limit hold'em */
	PHH_PO,	  /* pot-limit Omaha */
	PHH_FT,	  /* fixed-limit hold'em */
	PHH_OTHER /* a game that is not played here */
} PhhVariant;

typedef enum PhhActionKind {
	PHH_NOTHING,	/* nothing but commentary */
	PHH_DEAL_HOLE,	/* `d dh pN CARDS` */
	PHH_DEAL_BOARD, /* `d db CARDS` */
	PHH_FOLD,	/* `pN f` */
	PHH_CHECK_CALL, /* `pN cc` */
	PHH_BET_RAISE,	/* `pN cbr A`: to A in all on this street */
	PHH_SHOW,	/* `pN sm CARDS`, or `pN sm -` with no cards: those that were dealt */
	PHH_MUCK,	/* `pN sm` */
	PHH_BRING_IN,	/* `pN pb`; of other games */
	PHH_DISCARD	/* `pN sd [CARDS]`; of other games */
} PhhActionKind;

typedef struct PhhAction {
	PhhActionKind kind;
	uint8_t player; /* from 1, who acts or is dealt to; 0 for the board or nothing */
	uint8_t n_cards;
	Card card[PHH_CARDS_MAX]; /* CARD_UNKNOWN for `??` */
	int64_t amount;		  /* PHH_BET_RAISE */
	const char *commentary;	  /* what stands behind `#`; borrowed; NULL if nothing does */
} PhhAction;

/*
 * A hand. Starts as `{0}`; phh_close ends it. Texts are borrowed: from the document that it was
 * read from, or from whoever made it. Players count from 0 here, in the order of the file.
 * Amounts are whole numbers of one over ten to the `places` of the file's own unit.
 */
typedef struct PhhHand {
	PhhVariant variant;
	const char *variant_name;
	int players;
	int places;
	bool ante_trimming;
	bool has_blinds;
	int64_t ante[PHH_PLAYERS_MAX];
	int64_t blind[PHH_PLAYERS_MAX];		       /* negative: a live post of a new player */
	int64_t stack[PHH_PLAYERS_MAX];		       /* before antes and blinds; or PHH_UNKNOWN */
	int64_t min_bet, small_bet, big_bet, bring_in; /* 0: not given */
	size_t n_actions;
	PhhAction *action;
	bool has_finishing, has_winnings;
	int64_t finishing[PHH_PLAYERS_MAX]; /* or PHH_UNKNOWN */
	int64_t winnings[PHH_PLAYERS_MAX];
	const char *name[PHH_PLAYERS_MAX]; /* NULL: no names given; "": unknown */
	bool has_seats;
	int64_t seat[PHH_PLAYERS_MAX];
	int64_t seat_count; /* 0: not given */
	const TomlValue
		*source; /* the table that it was read from, for the fields not above; or NULL */
	const char *
		unknown_key; /* the first key that the format does not have; NULL if there is none */
	size_t room;	     /* for actions */
} PhhHand;

/* The cards of a hand as far as they are known at its end, by player from 0. */
typedef struct PhhCards {
	uint8_t n_hole[PHH_PLAYERS_MAX];
	Card hole[PHH_PLAYERS_MAX][PHH_HOLE_MAX]; /* CARD_UNKNOWN where nobody knows it */
	uint8_t n_board;
	Card board[PHH_BOARD_MAX];
} PhhCards;

/*
 * The first hand of a document: the whole of it (.phh), or the first of its tables (.phhs), whose
 * key it then bears; and the one behind a hand. NULL if there is none.
 */
const TomlValue *phh_first(const TomlValue *root);
const TomlValue *phh_next(const TomlValue *table);

/*
 * Reads a hand from its table; what `hand` held before is gone. False, with the reason, if it is
 * malformed; `variant` and `variant_name` are right even so wherever the table has them.
 */
bool phh_read(PhhHand *hand, const TomlValue *table, char reason[PHH_REASON_MAX]);

/* Gives the hand's memory back. */
void phh_close(PhhHand *hand);

/* Adds an action at the end, a copy; false if no memory is left. */
bool phh_add_action(PhhHand *hand, const PhhAction *action);

/*
 * Reads one action in its notation; amounts in units with so many places, which must suffice.
 * False, with the reason, if it is none. The commentary is borrowed from `text`.
 */
bool phh_action_read(const char *text, int places, PhhAction *action, char reason[PHH_REASON_MAX]);

/* How many places the amount in an action needs; 0 if there is none. */
int phh_action_places(const char *text);

/*
 * Makes the unit of the hand finer, for a result that needs more places; fewer than it has change
 * nothing. False, and nothing changed, if an amount would be too large.
 */
bool phh_raise_places(PhhHand *hand, int places);

/* How many hole cards the hand's game has; 0 for other games. */
int phh_hole_cards(const PhhHand *hand);

/*
 * The cards of the hand by its end: dealt, and what was shown later put in the place of unknown
 * ones. False, with the reason, if a card is there twice, shown but not dealt, or if the
 * streets have not three cards, one and one. Not for other games.
 */
bool phh_cards(const PhhHand *hand, PhhCards *cards, char reason[PHH_REASON_MAX]);

/*
 * Writes the hand in the order of fields that the format recommends, what it was read from being
 * asked for those that it does not know. With a key: a table of that name.
 */
void phh_write(const PhhHand *hand, const char *key, FILE *file);

/* Writes one action in its notation. */
void phh_action_write(const PhhHand *hand, const PhhAction *action, FILE *file);

#endif
