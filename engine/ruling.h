/*
 * ruling.h - what the book says of an event: clauses, effects, choices.
 *
 * Owns the closed set of effects and of facts, and the report that every
 * event brings. Never words a sentence: that is for whoever shows it.
 */
#ifndef MISDEAL_ENGINE_RULING_H
#define MISDEAL_ENGINE_RULING_H

#include "engine/book.h"
#include "engine/event.h"
#include "engine/table.h"

#include <stdbool.h>
#include <stdint.h>

enum {
	RULING_EFFECTS_MAX = 20,
	RULING_CHOICES_MAX = 6,
	RULING_FACTS_MAX = 8,
	REPORT_RULINGS_MAX = 32,
	REPORT_VERDICTS_MAX = 12
};

/* kind, name in JSON and tests. Comments name the fields that it uses. */
#define EFFECTS(X)                                                                                 \
	X(EFFECT_BET_IS, "bet-is")		 /* seat, amount: its whole bet */                 \
	X(EFFECT_CHECK, "check")		 /* seat */                                        \
	X(EFFECT_ADD, "add-chips")		 /* seat, amount: stack to front */                \
	X(EFFECT_RETURN, "return-chips")	 /* seat, amount: front or pot to stack */         \
	X(EFFECT_TO_POT, "to-pot")		 /* amount gathered */                             \
	X(EFFECT_ANTE, "ante")			 /* seat, amount: stack to pot */                  \
	X(EFFECT_AWARD, "award")		 /* seat, amount, n: pot number from 1 */          \
	X(EFFECT_TAKE_BACK, "take-back")	 /* seat, amount: an award undone */               \
	X(EFFECT_OWE, "owe")			 /* seat, amount: hidden chips that count */       \
	X(EFFECT_PAY, "pay")			 /* seat pays target amount (hidden chips lost) */ \
	X(EFFECT_OUT_OF_PLAY, "out-of-play")	 /* seat, amount */                                \
	X(EFFECT_KILL, "kill")			 /* seat: hand to the muck */                      \
	X(EFFECT_REVIVE, "revive")		 /* seat */                                        \
	X(EFFECT_PEND, "pend")			 /* seat: act held until its turn */               \
	X(EFFECT_DROP_PENDED, "drop-pended")	 /* seat */                                        \
	X(EFFECT_NO_RAISE, "no-raise")		 /* seat: call or fold only */                     \
	X(EFFECT_NO_FOLD, "no-fold")		 /* seat: call at least */                         \
	X(EFFECT_HOLD_CALL, "hold-call")	 /* seat: will call any amount */                  \
	X(EFFECT_REPLACE_CARD, "replace-card")	 /* seat, card: goes out, the next card comes */   \
	X(EFFECT_GIVE_CARD, "give-card")	 /* seat: the next card off the stub */            \
	X(EFFECT_CARD_OUT, "card-out")		 /* card: leaves the deck */                       \
	X(EFFECT_CARD_TO_BURNS, "card-to-burns") /* card: serves as the next burn */               \
	X(EFFECT_CARD_TO_BOARD, "card-to-board") /* card */                                        \
	X(EFFECT_CARD_TO_STUB, "card-to-stub")	 /* card: on top of the stub */                    \
	X(EFFECT_BOARD_BACK, "board-back")	 /* n board cards into the stub */                 \
	X(EFFECT_SHUFFLE_STUB, "shuffle-stub")                                                     \
	X(EFFECT_RESTORE_STUB, "restore-stub")                                                     \
	X(EFFECT_MIX_STUB, "mix-stub") /* n cards of burns and muck shuffled in */                 \
	X(EFFECT_EXPOSE, "expose")     /* seat: its cards may be seen by all */                    \
	X(EFFECT_MISDEAL, "misdeal")                                                               \
	X(EFFECT_VOID, "void")                                                                     \
	X(EFFECT_BUTTON, "button")	     /* seat: the button belongs there */                  \
	X(EFFECT_BUTTON_NEXT, "button-next") /* seat: has it in the next hand */                   \
	X(EFFECT_PENALISE, "penalise")	     /* seat, step, n */                                   \
	X(EFFECT_SERVE, "serve")	     /* seat: serves this hand away */                     \
	X(EFFECT_REFUSED, "refused")	     /* seat: what it asked for is not due */              \
	X(EFFECT_STANDS, "stands")

#define X(kind, name) kind,
typedef enum EffectKind { EFFECTS(X) EFFECT_KIND_COUNT } EffectKind;
#undef X

typedef struct Effect {
	uint8_t kind; /* EffectKind */
	uint8_t seat;
	uint8_t target;
	uint8_t card; /* Card */
	uint8_t step; /* PenaltyStep */
	uint16_t n;
	Chips amount;
} Effect;

/* Facts that a ruling rests on, as numbers: name for JSON. */
#define FACTS(X)                                                                                   \
	X(FACT_TO_CALL, "to-call")	     /* the bet to call, C */                              \
	X(FACT_LAST_RAISE, "last-raise")     /* P */                                               \
	X(FACT_THROWN, "thrown")	     /* chips put in by this act */                        \
	X(FACT_CHIPS, "chips")		     /* how many single chips */                           \
	X(FACT_TOTAL, "total")		     /* the whole bet as it lies there, T */               \
	X(FACT_OVER, "over")		     /* T - C */                                           \
	X(FACT_OVER_PERCENT, "over-percent") /* of P */                                            \
	X(FACT_ONE_FEWER, "one-fewer")	     /* T without its smallest added chip */               \
	X(FACT_MINIMUM, "minimum")	     /* the least bet or raise, in all */                  \
	X(FACT_MAXIMUM, "maximum")                                                                 \
	X(FACT_FIRST_MOTION, "first-motion")                                                       \
	X(FACT_NAMED, "named")		   /* the amount in the words */                           \
	X(FACT_ACTS, "acts")		   /* acts since the deal or the card */                   \
	X(FACT_ACTED_SEATS, "acted-seats") /* different seats that have acted */                   \
	X(FACT_EXPOSED, "exposed")	   /* cards turned up by the dealer in this deal */        \
	X(FACT_BOXED, "boxed")                                                                     \
	X(FACT_HAS_CARDS, "has-cards")                                                             \
	X(FACT_DUE_CARDS, "due-cards")                                                             \
	X(FACT_BURNS, "burns") /* burned for this street */                                        \
	X(FACT_BOARD, "board") /* board cards of this street */                                    \
	X(FACT_SHOWN, "shown") /* chips that were in sight */                                      \
	X(FACT_HIDDEN, "hidden")                                                                   \
	X(FACT_CALLER, "caller")     /* the caller's chips */                                      \
	X(FACT_BET_THEN, "bet-then") /* to call when the act was made */                           \
	X(FACT_GROWN, "grown")	     /* the bet since the player's last act */                     \
	X(FACT_OFFENCES, "offences") /* before this one */                                         \
	X(FACT_POT, "pot")                                                                         \
	X(FACT_WINNERS, "winners")                                                                 \
	X(FACT_TOLD, "told")                                                                       \
	X(FACT_PLACE, "place")                                                                     \
	X(FACT_SEAT_DUE, "seat-due")                                                               \
	X(FACT_SEAT_WAS, "seat-was")

#define X(kind, name) kind,
typedef enum FactKind { FACTS(X) FACT_KIND_COUNT } FactKind;
#undef X

typedef struct Fact {
	uint8_t kind; /* FactKind */
	Chips value;
} Fact;

/* One clause cited for one event. */
typedef struct Ruling {
	char rule[BOOK_ID_MAX]; /* the clause's id */
	Outcome outcome;
	bool plain;   /* nothing was corrected; it only says what the act counts as */
	bool silent;  /* the book in force has no word; common practice */
	uint8_t seat; /* whom it concerns, 0 nobody */
	Act verdict;  /* what the act was held to be, ACT_NONE if it is about no act */
	Chips returned;
	uint8_t n_choices;
	Option choice
		[RULING_CHOICES_MAX]; /* left to the floor; the first, or the one decided, is in force */
	uint8_t chosen;		      /* index of the choice in force */
	uint8_t n_effects;
	Effect effect[RULING_EFFECTS_MAX];
	uint8_t n_facts;
	Fact fact[RULING_FACTS_MAX];
} Ruling;

/* Why an event could not physically happen. */
#define REFUSALS(X)                                                                                \
	X(REFUSED_NOT, "not refused")                                                              \
	X(REFUSED_NO_SEAT, "the table has no such seat")                                           \
	X(REFUSED_EMPTY_SEAT, "nobody sits there")                                                 \
	X(REFUSED_SEAT_TAKEN, "somebody sits there already")                                       \
	X(REFUSED_ABSENT, "the player is not at the table")                                        \
	X(REFUSED_PRESENT, "the player is at the table")                                           \
	X(REFUSED_NO_CHIPS, "the player does not have these chips")                                \
	X(REFUSED_NOT_IN_USE, "no chips of that denomination are in use")                          \
	X(REFUSED_NO_BET, "no such chips lie in front of the player")                              \
	X(REFUSED_NOT_HIDDEN, "no such chips are hidden")                                          \
	X(REFUSED_NO_CARDS, "there are no such cards")                                             \
	X(REFUSED_STUB_SHORT, "the stub does not hold so many cards")                              \
	X(REFUSED_NO_ROOM, "there is no room for another card")                                    \
	X(REFUSED_NO_POT, "there is no such pot")                                                  \
	X(REFUSED_NOT_OVER, "the hand is not over")                                                \
	X(REFUSED_NO_MISDEAL, "there is no misdeal and no void hand to deal again")                \
	X(REFUSED_MISDEAL, "the hand is a misdeal or void: it can only be dealt again")            \
	X(REFUSED_NO_CHOICE, "nothing is left to the floor")                                       \
	X(REFUSED_NOT_OPTION, "that is none of the options")                                       \
	X(REFUSED_TOO_FEW, "fewer than two players have chips")                                    \
	X(REFUSED_CARDS_OUT, "cards are out: the deck can't be shuffled")                          \
	X(REFUSED_BAD_AMOUNT, "the amount is not one that can be bet or posted")                   \
	X(REFUSED_NOT_OURS, "that is for whoever keeps the session")

#define X(kind, text) kind,
typedef enum Refusal { REFUSALS(X) REFUSAL_COUNT } Refusal;
#undef X

typedef struct SeatVerdict {
	uint8_t seat;
	Act act;
} SeatVerdict;

/* What one event brought. */
typedef struct Report {
	Refusal refusal; /* REFUSED_NOT if it happened */
	uint8_t n_rulings;
	Ruling ruling[REPORT_RULINGS_MAX];
	uint8_t n_verdicts;
	SeatVerdict verdict[REPORT_VERDICTS_MAX];
	Chips returned[SEAT_MAX + 1]; /* chips handed back to each seat */
} Report;

/* Static names. */
const char *effect_name(EffectKind kind);
const char *fact_name(FactKind kind);
const char *refusal_text(Refusal refusal);
const char *street_name(Street street); /* as `expect street` has it */

/* The ruling of the report that leaves a choice to the floor; NULL if there is none. */
const Ruling *report_choice(const Report *report);

/* True if any ruling is not plain. */
bool report_is_irregular(const Report *report);

#endif
