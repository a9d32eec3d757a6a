/*
 * table.h - the facts: who sits where, every chip and every card.
 *
 * Owns the state of one table as a plain value: a copy is a snapshot. Never
 * knows a rule; what the facts amount to is asked of betting.h, pots.h and
 * the rules.
 */
#ifndef MISDEAL_ENGINE_TABLE_H
#define MISDEAL_ENGINE_TABLE_H

#include "engine/card.h"
#include "engine/chips.h"
#include "engine/deck.h"
#include "engine/setup.h"
#include "engine/speech.h"

#include <stdbool.h>
#include <stdint.h>

enum {
	HOLE_MAX = 24, /* cards that find room in front of one seat */
	OPEN_MAX = 24, /* irregularities that nobody has ruled on yet */
	POT_MAX = SEAT_MAX + 2
};

typedef enum Street {
	STREET_PREFLOP,
	STREET_FLOP,
	STREET_TURN,
	STREET_RIVER,
	STREET_SHOWDOWN, /* the betting on the river is over */
	STREET_OVER	 /* the pot is pushed, or the hand is void */
} Street;

typedef enum HandState {
	HAND_NONE, /* not dealt in */
	HAND_LIVE, /* may still win */
	HAND_DEAD  /* folded, killed or given up */
} HandState;

typedef enum ActKind { ACT_NONE, ACT_FOLD, ACT_CHECK, ACT_CALL, ACT_BET, ACT_RAISE } ActKind;

/* What somebody's act was held to be. */
typedef struct Act {
	Chips total; /* the seat's whole bet on this street afterwards */
	ActKind kind;
	bool all_in;
	uint8_t unused[3]; /* no byte is without a name: equal tables are equal bytes */
} Act;

/* An act out of turn that waits for its turn (53.1). */
typedef struct Pending {
	Act act;
	Chips bet_then; /* the bet to call when it was made */
	bool active;
	uint8_t unused[7];
} Pending;

typedef struct Seat {
	bool taken;
	bool absent;   /* seated, but not at the table */
	bool entitled; /* to a hand in this deal */
	bool out;      /* removed or disqualified */
	char name[SETUP_NAME_MAX];

	bool named;  /* the chips of the stack are known one by one */
	Chips stack; /* behind; hidden ones left out */
	Heap rack;   /* where named: what the stack is made of */
	Chips hidden;
	Heap hidden_chips;
	Heap front; /* chips in front, the bet and what is held there */
	Chips bet;  /* the bet of this street */
	Chips held; /* in front, but not (yet) part of the bet */
	Chips put;  /* into the pots in this hand, this street's bet included; no dead money */
	Chips dead_money;   /* into the main pot besides: antes, dead posts */
	Chips layered_ante; /* antes by everyone, where they count in layers as bets do */
	Chips blind_posted;
	Chips ante_posted;
	Chips start;	   /* all its chips when the hand began */
	Chips won;	   /* got from the pots of this hand */
	Chips pushed;	   /* of it, pushed by hand as an amount and not yet settled */
	Chips owed_hidden; /* found hidden after the call: settled with the pot (62) */
	Chips told;	   /* the figure it was told (49), 0 none */
	Chips excused;	   /* the bet to call that its short call was overlooked at, 0 none */

	HandState hand;
	uint8_t n_hole;
	Card hole[HOLE_MAX];
	uint32_t exposed;    /* bit i: card i has been seen by the whole table */
	uint32_t open_dealt; /* bit i: it was turned up in the deal and is to be replaced */
	uint32_t tabled;     /* bit i: shown down */
	uint32_t unknown;    /* bit i: a card that nobody knows */
	uint16_t shown_to;   /* bit S: seat S has seen the hand */
	bool looked;
	bool played_blind; /* it acted in this hand before it looked */
	bool protected_hand;
	bool keeps_nothing; /* the dealer took it: what nobody called stays in the pot (irregularity.2) */
	bool said_all_in; /* its all-in was declared in words (62.0) */
	bool apart;	  /* the dealer took the hand in, but it is known */
	bool gave_up;	  /* mucked at the showdown */
	bool told_hand;	  /* the dealer has read it out */

	bool acted;	    /* on this street */
	bool acted_hand;    /* in this hand */
	Chips acted_at;	    /* the bet to call right after its own last act on this street */
	uint16_t act_at;    /* the number of that act in the hand */
	bool no_fold;	    /* bound to call at least (46b) */
	bool no_raise;	    /* bound to call or fold (55.3) */
	bool early_call;    /* held to the amount still to be named (59b) */
	Chips pulled;	    /* of its bet, pulled back since it is its turn */
	SpeechAct declared; /* said without an amount: SAY_BET, SAY_RAISE; else SAY_NOTHING */
	Pending pending;
	uint16_t last_bet_event; /* the act of the hand with which it last bet or raised, 0 none */
	Street last_bet_street;

	uint16_t penalty; /* hands still to serve */
	bool serving;	  /* in this hand */
	uint8_t warnings;
	uint8_t offences;
	uint16_t place_paid; /* 71.4: the place it was paid for, 0 none */
} Seat;

/* What an irregularity that lies open is about. */
typedef enum OpenKind {
	OPEN_NONE,
	OPEN_EXPOSED_FIRST,
	OPEN_EXPOSED_TWO,
	OPEN_BOXED,
	OPEN_BOXED_TWO,
	OPEN_NOT_ENTITLED,
	OPEN_LEFT_OUT,
	OPEN_EXTRA_CARD,
	OPEN_SHORT_HAND,
	OPEN_OUT_OF_ORDER,
	OPEN_BUTTON,
	OPEN_JOKER,
	OPEN_DUPLICATE,
	OPEN_OTHER_BACK,
	OPEN_MISSING,
	OPEN_BURN,
	OPEN_PREMATURE,
	OPEN_FOUR_FLOP,
	OPEN_UNDER_RAISE,
	OPEN_WRONG_FIGURE,
	OPEN_FAULT, /* of the dealer, without other effect; `amount` is the Outcome */
	OPEN_KIND_COUNT
} OpenKind;

/* An irregularity that lies open until somebody notices. */
typedef struct Open {
	OpenKind kind;
	uint8_t seat;	/* whom it concerns, 0 nobody */
	Street street;	/* on which it arose */
	uint16_t hand;	/* in which hand */
	uint16_t event; /* at which event */
	bool visible;	/* can be seen now */
	Card card;
	Chips amount;  /* what was done */
	Chips amount2; /* what was due */
} Open;

/* The acts in turn since the deal, or since a board card (36). */
typedef struct ActLog {
	uint16_t n;
	uint16_t with_chips; /* bit i: act i put chips in; the first sixteen */
	uint16_t seats;	     /* bit S: seat S has acted */
} ActLog;

typedef struct Pot {
	Chips amount;
	uint16_t claimants; /* bit S: seat S may win it */
	bool carried;	    /* left from the last hand */
	bool awarded;
	uint32_t unused;
} Pot;

typedef struct Table {
	GameKind game;
	Limit limit;
	bool on_notice;
	Chips small_blind, big_blind, ante;
	bool ante_each, ante_dead;
	Chips next_small_blind, next_big_blind, next_ante; /* from the next hand on */
	bool next_ante_each;
	uint8_t n_straddles;
	Straddle straddles[SETUP_STRADDLES];
	Chips live_post[SEAT_MAX + 1], dead_post[SEAT_MAX + 1]; /* due in the first hand */
	Denominations in_use;

	uint8_t seats;
	Seat seat[SEAT_MAX + 1]; /* by number, [0] unused */
	uint8_t button, button_due;
	uint8_t button_next;	   /* set by a ruling for the next hand, 0 none */
	uint8_t small_blind_seat;  /* who owes it; 0: nobody (a dead small blind) */
	uint8_t small_blind_place; /* where it stands, be the seat empty or not */
	uint8_t big_blind_seat;
	bool no_small_blind; /* this hand: nobody posts one */
	uint16_t hand_no;    /* from 1; a re-deal keeps it */
	uint16_t deal_no;    /* from 1; every deal counts */
	uint16_t event_no;
	uint16_t act_no; /* acts of this hand */

	Pile stub, burns, board, muck;
	Pile aside;	/* out of this hand: scraps of paper, cards to be replaced */
	Pile gone;	/* taken out of the deck for good */
	uint16_t cards; /* all of them together */
	Random random;
	bool rigged; /* the cards named in the set-up are still to come */
	uint8_t n_named_hole[SEAT_MAX + 1];
	Card named_hole[SEAT_MAX + 1][HOLE_DEALT_MAX];
	uint8_t n_named_board;
	Card named_board[5];
	uint8_t n_named_deck;
	Card named_deck[SETUP_DECK_MAX];
	uint16_t n_missing; /* cards of the 52 that were never in the deck */

	uint8_t shuffle_steps; /* of the whole procedure, done in order since the last hand */
	bool dealing;	       /* the first card is out */
	bool dealt;	       /* the deal is complete */
	bool newcomers_wait;   /* this is a re-deal */
	uint8_t cards_dealt;   /* off the deck in this deal */
	uint8_t exposed_dealt; /* turned up by the dealer in this deal */
	uint8_t boxed_found;
	uint16_t skipped; /* bit S: passed over so far */
	bool misdeal, voided;

	Street street;
	uint8_t turn;	   /* 0: nobody's */
	bool betting;	   /* the betting of this street is open */
	Chips bet;	   /* to call: the largest bet of the street */
	Chips last_raise;  /* the largest full bet or raise of the street */
	Chips full_level;  /* the bet when it last came a full raise above what it was then */
	uint8_t raises;	   /* raises on this street, an opening bet left out */
	uint8_t full_bets; /* bets and raises of the street, the blind before the flop included */
	uint16_t full_raise_at;	 /* the act of the hand that made the last full bet or raise */
	uint16_t added_raise_at; /* likewise, short raises that add up to a full one counted in */
	Street betting_street;	 /* the last street on which there was betting */
	Chips prior_bet,
		prior_raise; /* to call, and the last raise, before the latest bet or raise */
	Chips middle;	     /* gathered and not yet awarded */
	Chips carried; /* a pot left from the last hand, part of the middle no more once awarded */
	Chips carried_start; /* of it, when the hand began */
	uint16_t carried_for;
	Chips out_of_play; /* forfeited, found, or taken with a player */
	Chips total;	   /* all chips that came to the table */
	ActLog since_deal, since_card;

	bool burn_ready;      /* the next burn lies there already */
	uint8_t next_burns;   /* burned since the latest board cards */
	uint8_t street_burns; /* burned for the latest board cards */
	uint8_t street_board; /* board cards of the latest street */
	bool street_ready;    /* the latest street was dealt with a burn that lay ready */
	bool needs_draw;      /* board cards that no rule covers await a draw (75) */

	bool showdown_begun; /* a hand was tabled or given up, or a pot pushed */
	uint8_t n_pots;
	Pot pot[POT_MAX]; /* frozen at the showdown, main pot first */
	uint8_t n_shows;
	uint8_t shows[SEAT_MAX];
	uint16_t field_left, field_paid;

	uint8_t n_open;
	Open open[OPEN_MAX];
} Table;

/*
 * Lays the table as the set-up says. False, with nothing to be used in
 * `table`, and `fault` (and the seat concerned, or 0) told, if it can't be laid.
 */
bool table_lay(Table *table, const Setup *setup, SetupFault *fault, int *seat);

/* Hole cards that each player gets. */
int table_hole_cards(const Table *table);

/* The next seat after `seat`, clockwise, that somebody sits at and that is in the event; 0 none. */
int table_next_taken(const Table *table, int seat);

/* The next seat after `seat`, clockwise, with a live hand; 0 none. */
int table_next_live(const Table *table, int seat);

/* Seats taken; live hands; live hands with chips behind. */
int table_count_taken(const Table *table);
int table_count_live(const Table *table);
int table_count_able(const Table *table);

/*
 * True for a live hand with chips behind; those of an act that waits for its turn are not bet yet,
 * be they the whole stack (53.1).
 */
bool table_is_able(const Table *table, int seat);

/* How many steps clockwise from `from` to `to`: 1 to `seats`, a full round for itself. */
int table_distance(const Table *table, int from, int to);

/* Chips in the middle and in front, a pot carried over included. */
Chips table_total(const Table *table);

/* Every chip there is; equals `total` always. */
Chips table_all_chips(const Table *table);

/* Every card there is; equals `cards` always. */
int table_all_cards(const Table *table);

/* Chips from a stack to the front of its seat, held there. The stack must have them. */
void table_to_front(Table *table, int seat, Chips amount);

/* Those very chips; false, nothing done, if they are not there. */
bool table_heap_to_front(Table *table, int seat, const Heap *heap);

/* Chips from the front back to the stack, out of what is held there first, then out of the bet. */
void table_from_front(Table *table, int seat, Chips amount);

/* Chips onto a stack, from wherever the caller took them. */
void table_to_stack(Table *table, int seat, Chips amount);

/* Chips off a stack, to wherever the caller puts them. The stack must have them. */
void table_from_stack(Table *table, int seat, Chips amount);

/* Chips off a player: off the stack, and what it is short of out of the hidden ones. */
void table_from_player(Table *table, int seat, Chips amount);

/* All bets of the street into the middle; held chips stay in front. */
void table_gather(Table *table);

/* The bet of one seat likewise. */
void table_gather_seat(Table *table, int seat);

/* Takes a hand to the muck; its cards go face down, the seat holds none. */
void table_muck_hand(Table *table, int seat);

/* All cards that are not gone back into the stub, faces down. */
void table_collect_cards(Table *table);

/*
 * The next card off the stub, rigged cards being brought to the top as they
 * are due. `seat` and `index` say for which hole card; seat 0 for a board
 * card (`index` from 0), index -1 for a burn or any other. CARD_NONE if the stub is empty.
 * `*unknown` is set if the set-up says that nobody knows it.
 */
Card table_draw(Table *table, int seat, int index, bool *unknown);

/* Shuffles the stub as a whole, bringing named cards of the set-up back on top where due. */
void table_shuffle_stub(Table *table);

/* Puts the cards that `deck` named on top, before the first deal. */
void table_stack_deck(Table *table);

#endif
