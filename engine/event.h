/*
 * event.h - one physical thing that somebody does at the table.
 *
 * Owns the closed list of events and what each carries. Never says whether
 * an event is allowed: that is what the rules are for.
 */
#ifndef MISDEAL_ENGINE_EVENT_H
#define MISDEAL_ENGINE_EVENT_H

#include "engine/chips.h"
#include "engine/speech.h"

#include <stdbool.h>
#include <stdint.h>

enum {
	EVENT_SEATS_MAX = 64,  /* seats that one `dealer deals` names */
	EVENT_CHIPS_MAX = 32,  /* kinds of chips that one throw names, over all its motions */
	EVENT_WORDS_MAX = 200, /* bytes of speech with the end */
	EVENT_NAME_MAX = 64    /* bytes of a name with the end */
};

/*
 * kind, what the table language calls it. The comment names the fields that
 * it uses; `seat` is always the one who acts or is dealt with, 0 the dealer.
 */
#define EVENT_KINDS(X)                                                                             \
	X(EV_SHUFFLE, "shuffle")                                                                   \
	X(EV_WASH, "dealer washes")                                                                \
	X(EV_RIFFLE, "dealer riffles")                                                             \
	X(EV_STRIP, "dealer strips")                                                               \
	X(EV_CUT, "dealer cuts")                                                                   \
	X(EV_MOVE_BUTTON, "dealer moves button") /* seat */                                        \
	X(EV_POST_ALL, "post")                                                                     \
	X(EV_DEAL_ALL, "deal")                                                                     \
	X(EV_DEAL_TO, "dealer deals")  /* seats, face_up */                                        \
	X(EV_BURN, "dealer burns")     /* n */                                                     \
	X(EV_GATHER, "dealer gathers") /* seats; none named: every seat */                         \
	X(EV_FLOP, "flop")                                                                         \
	X(EV_TURN, "turn")                                                                         \
	X(EV_RIVER, "river")                                                                       \
	X(EV_SPREAD, "dealer spreads") /* n */                                                     \
	X(EV_PEEK, "dealer peeks")                                                                 \
	X(EV_DELAY, "dealer delays")                                                               \
	X(EV_FIND_CHIPS, "dealer finds") /* chips */                                               \
	X(EV_TURN_NEXT, "dealer turns next")                                                       \
	X(EV_DROP_STUB, "dealer drops stub") /* scattered, into_burns, into_muck */                \
	X(EV_DEALER_MUCKS, "dealer mucks")   /* seat */                                            \
	X(EV_DEALER_TAKES, "dealer takes")   /* seat */                                            \
	X(EV_PROTECT, "dealer protects")     /* seat; by_seat: said as `S protects` */             \
	X(EV_ANNOUNCE, "dealer announces")   /* words, speech */                                   \
	X(EV_TELL, "dealer tells")	     /* seat, amount */                                    \
	X(EV_COUNT_POT, "dealer counts pot")                                                       \
	X(EV_COUNT_STUB, "dealer counts stub")                                                     \
	X(EV_COUNT_SEAT, "dealer counts")   /* seat */                                             \
	X(EV_READ, "dealer reads")	    /* seat, words */                                      \
	X(EV_PUSH_AMOUNT, "dealer pushes")  /* amount, seat */                                     \
	X(EV_PUSH_POT, "dealer pushes pot") /* n: which pot, 0: not named; seats */                \
	X(EV_SHOWDOWN, "showdown")                                                                 \
	X(EV_NEXT_HAND, "next hand")                                                               \
	X(EV_BOOK, "book")     /* words: the name. The session's, not ours */                      \
	X(EV_BLINDS, "blinds") /* amount: sb, amount2: bb, ante, ante_each */                      \
	X(EV_UNDO, "undo")     /* n. The session's */                                              \
	X(EV_REDO, "redo")     /* n. The session's */                                              \
	X(EV_REDEAL, "redeal")                                                                     \
	X(EV_TABLE_BREAKS, "table breaks")                                                         \
	X(EV_DAY_ENDS, "day ends")                                                                 \
	X(EV_FOLD, "folds") /* seat, and so on to EV_SIT */                                        \
	X(EV_CHECK, "checks")                                                                      \
	X(EV_CALL, "calls")                                                                        \
	X(EV_BET, "bets")	    /* amount */                                                   \
	X(EV_RAISE_TO, "raises to") /* amount */                                                   \
	X(EV_RAISE_BY, "raises by") /* amount */                                                   \
	X(EV_ALL_IN, "all-in")                                                                     \
	X(EV_SAY, "says")	   /* words, speech */                                             \
	X(EV_THROW, "throws")	   /* chips, n_motions; order, words, speech */                    \
	X(EV_PUSH_CHIPS, "pushes") /* amount */                                                    \
	X(EV_PUSH_ALL, "pushes all")                                                               \
	X(EV_TAP, "taps")                                                                          \
	X(EV_PULL_BACK, "pulls back") /* chips; none named: all of them */                         \
	X(EV_POST_BLIND, "posts")     /* amount */                                                 \
	X(EV_POST_ANTE, "posts ante") /* amount */                                                 \
	X(EV_HIDE, "hides")	      /* chips */                                                  \
	X(EV_UNCOVER, "uncovers")     /* chips */                                                  \
	X(EV_LOOK, "looks")                                                                        \
	X(EV_EXPOSE, "exposes")	   /* card: 1 to 4, 0: both; target: 0 for all */                  \
	X(EV_TABLE_HAND, "tables") /* cards_mask: bit 0 the first; 0: all */                       \
	X(EV_MUCK, "mucks")                                                                        \
	X(EV_DROP_CARDS, "drops cards")                                                            \
	X(EV_ASK_COUNT, "asks count") /* target */                                                 \
	X(EV_ASK_POT, "asks pot")                                                                  \
	X(EV_BREACH, "breaches") /* breach; target, 0: nobody */                                   \
	X(EV_LEAVE, "leaves")                                                                      \
	X(EV_RETURN, "returns")                                                                    \
	X(EV_SIT, "sits")			 /* words: the name; amount: the stack */          \
	X(EV_NOTICE, "notice")			 /* seat, or 0; by_dealer */                       \
	X(EV_FLOOR_RULES, "floor rules")	 /* option */                                      \
	X(EV_FLOOR_PENALISES, "floor penalises") /* seat, step, n */                               \
	X(EV_FLOOR_DRAWS, "floor draws")

#define X(kind, name) kind,
typedef enum EventKind { EVENT_KINDS(X) EVENT_KIND_COUNT } EventKind;
#undef X

/* The steps of `shuffle`, in their order. */
enum { SHUFFLE_STEPS = 6 };
extern const EventKind SHUFFLE_ORDER[SHUFFLE_STEPS];

/* In which order words and chips came (EV_THROW). */
typedef enum WordOrder {
	ORDER_SILENT,	   /* chips only */
	ORDER_WORDS_FIRST, /* `says ... then throws` */
	ORDER_CHIPS_FIRST, /* `throws ... then says` */
	ORDER_TOGETHER	   /* `says ... while throwing` */
} WordOrder;

/* kind, name in the language. The clause of each stands in the books. */
#define BREACHES(X)                                                                                \
	X(BREACH_REVEALING, "revealing")                                                           \
	X(BREACH_ADVISING, "advising")                                                             \
	X(BREACH_READING, "reading")                                                               \
	X(BREACH_DISCUSSING, "discussing")                                                         \
	X(BREACH_ASKING_ADVICE, "asking-advice")                                                   \
	X(BREACH_SOFT_PLAY, "soft-play")                                                           \
	X(BREACH_CHIP_DUMPING, "chip-dumping")                                                     \
	X(BREACH_COLLUSION, "collusion")                                                           \
	X(BREACH_TOUCHING, "touching")                                                             \
	X(BREACH_DELAYING, "delaying")                                                             \
	X(BREACH_SPLASHING, "splashing")                                                           \
	X(BREACH_OUT_OF_REACH, "out-of-reach")                                                     \
	X(BREACH_TALKING, "talking")                                                               \
	X(BREACH_CELEBRATING, "celebrating")                                                       \
	X(BREACH_ABUSE, "abuse")                                                                   \
	X(BREACH_FOUL_LANGUAGE, "foul-language")                                                   \
	X(BREACH_THROWING_CARDS, "throwing-cards")                                                 \
	X(BREACH_FORCING_CARDS, "forcing-cards")                                                   \
	X(BREACH_CARRYING_CHIPS, "carrying-chips")                                                 \
	X(BREACH_FOREIGN_CHIPS, "foreign-chips")

#define X(kind, name) kind,
typedef enum Breach { BREACHES(X) BREACH_COUNT } Breach;
#undef X

/* The steps of the penalty ladder (71.1), name in the language. */
#define PENALTY_STEPS(X)                                                                           \
	X(STEP_WARNING, "warning")                                                                 \
	X(STEP_HANDS, "hands")                                                                     \
	X(STEP_ROUNDS, "rounds")                                                                   \
	X(STEP_DEAD_HAND, "dead-hand")                                                             \
	X(STEP_REMOVED, "removed")                                                                 \
	X(STEP_DISQUALIFIED, "disqualified")

#define X(kind, name) kind,
typedef enum PenaltyStep { PENALTY_STEPS(X) PENALTY_STEP_COUNT } PenaltyStep;
#undef X

/* What a floor may choose between. BET and RAISE are written with an amount: `raise-1200`. */
#define OPTION_KINDS(X)                                                                            \
	X(OPTION_NONE, "none")                                                                     \
	X(OPTION_MISDEAL, "misdeal")                                                               \
	X(OPTION_PLAY_ON, "play-on")                                                               \
	X(OPTION_WORDS, "words")                                                                   \
	X(OPTION_CHIPS, "chips")                                                                   \
	X(OPTION_COMPLETE, "complete")                                                             \
	X(OPTION_FORFEIT, "forfeit")                                                               \
	X(OPTION_HOLD, "hold")                                                                     \
	X(OPTION_RELEASE, "release")                                                               \
	X(OPTION_RESTORE, "restore")                                                               \
	X(OPTION_DEAD, "dead")                                                                     \
	X(OPTION_STANDS, "stands")                                                                 \
	X(OPTION_REFUND, "refund")                                                                 \
	X(OPTION_CHECK, "check")                                                                   \
	X(OPTION_FOLD, "fold")                                                                     \
	X(OPTION_CALL, "call")                                                                     \
	X(OPTION_BET, "bet")                                                                       \
	X(OPTION_RAISE, "raise")

#define X(kind, name) kind,
typedef enum OptionKind { OPTION_KINDS(X) OPTION_KIND_COUNT } OptionKind;
#undef X

typedef struct Option {
	OptionKind kind;
	Chips amount; /* OPTION_BET, OPTION_RAISE: the whole bet; else 0 */
} Option;

typedef struct Event {
	EventKind kind;
	uint8_t seat;	/* 1 to 10; 0 the dealer or nobody */
	uint8_t target; /* a second seat, 0 none */
	uint16_t n;
	Chips amount;
	Chips amount2;
	Chips ante;
	bool ante_each;
	bool face_up;
	bool scattered, into_burns, into_muck;
	bool by_seat;	/* `S protects`, not `dealer protects S` */
	bool by_dealer; /* `dealer notices`, not `notice` */
	uint8_t card;
	uint8_t cards_mask;
	Breach breach;
	PenaltyStep step;
	Option option;
	WordOrder order;
	Speech speech;
	uint8_t n_seats;
	uint8_t seats[EVENT_SEATS_MAX];
	uint8_t n_chips;
	uint8_t n_motions;		 /* motions that the chips came in */
	uint8_t motion[EVENT_CHIPS_MAX]; /* motion of each kind of chips, from 0 */
	ChipCount chips[EVENT_CHIPS_MAX];
	char words[EVENT_WORDS_MAX];
} Event;

/* The word of the language for it; static text. */
const char *event_name(EventKind kind);
const char *breach_name(Breach breach);
const char *penalty_step_name(PenaltyStep step);
const char *option_name(OptionKind kind);

#endif
