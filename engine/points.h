/*
 * points.h - everything that a book has a word on.
 *
 * Owns the names of points, of their outcomes and of their parameters, as
 * they stand in book files. A point is what an irregularity is about; an
 * outcome is what the facts and the parameters make of it; a book names the
 * clauses that it cites for each outcome, and may set the parameters.
 */
#ifndef MISDEAL_ENGINE_POINTS_H
#define MISDEAL_ENGINE_POINTS_H

/* enum, point, outcome */
#define OUTCOMES(X)                                                                                \
	/* the deal */                                                                             \
	X(OUT_WINDOW_TOO_LATE, "misdeal-window", "too-late")                                       \
	X(OUT_WINDOW_CHIPS_ACTS, "misdeal-window", "two-with-chips")                               \
	X(OUT_WINDOW_ANY_ACTS, "misdeal-window", "three-acts")                                     \
	X(OUT_EXPOSED_TWO, "exposed-card", "two")                                                  \
	X(OUT_EXPOSED_FIRST, "exposed-card", "first")                                              \
	X(OUT_EXPOSED_ONE, "exposed-card", "one")                                                  \
	X(OUT_EXPOSED_BUTTON, "exposed-card", "button-twice")                                      \
	X(OUT_BOXED_TWO, "boxed-card", "two")                                                      \
	X(OUT_BOXED_ONE, "boxed-card", "one")                                                      \
	X(OUT_NOT_ENTITLED, "not-entitled", "misdeal")                                             \
	X(OUT_LEFT_OUT, "left-out", "misdeal")                                                     \
	X(OUT_EXTRA_ONE, "extra-card", "one")                                                      \
	X(OUT_EXTRA_TWO, "extra-card", "two")                                                      \
	X(OUT_SHORT_MISDEAL, "short-hand", "misdeal")                                              \
	X(OUT_SHORT_BUTTON, "short-hand", "button-in-time")                                        \
	X(OUT_SHORT_BUTTON_ACTED, "short-hand", "button-acted")                                    \
	X(OUT_WRONG_COUNT, "wrong-count", "dead")                                                  \
	X(OUT_OUT_OF_ORDER, "out-of-order", "misdeal")                                             \
	X(OUT_BUTTON_MISDEAL, "button", "misdeal")                                                 \
	X(OUT_BUTTON_TOO_LATE, "button", "too-late")                                               \
	X(OUT_BEFORE_BLINDS, "deal-duties", "before-blinds")                                       \
	X(OUT_REDEAL, "redeal", "same-hand")                                                       \
	X(OUT_AWAY_ABSENT, "away", "absent")                                                       \
	X(OUT_AWAY_SERVING, "away", "serving")                                                     \
	/* the deck */                                                                             \
	X(OUT_JOKER_BEFORE, "joker", "before-acting")                                              \
	X(OUT_JOKER_AFTER, "joker", "after-acting")                                                \
	X(OUT_JOKER_BLIND, "joker", "played-blind")                                                \
	X(OUT_DUPLICATE, "fouled-deck", "duplicate")                                               \
	X(OUT_OTHER_BACK, "fouled-deck", "other-back")                                             \
	X(OUT_BACK_NOT_IN_PLAY, "fouled-deck", "not-in-play")                                      \
	X(OUT_FOULED_AFTER_HAND, "fouled-deck", "after-the-hand")                                  \
	X(OUT_FOULED_NEXT_HAND, "fouled-deck", "next-hand")                                        \
	X(OUT_MISSING, "missing-card", "stands")                                                   \
	X(OUT_FALLEN, "fallen-cards", "live")                                                      \
	/* burns and board */                                                                      \
	X(OUT_PREMATURE_FLOP, "premature-board", "flop")                                           \
	X(OUT_PREMATURE_TURN, "premature-board", "turn")                                           \
	X(OUT_PREMATURE_RIVER, "premature-board", "river")                                         \
	X(OUT_BURN_CORRECTED, "burn", "corrected")                                                 \
	X(OUT_BURN_STANDS, "burn", "stands")                                                       \
	X(OUT_FOUR_FLOP, "four-card-flop", "drawn")                                                \
	X(OUT_FOUR_FLOP_STANDS, "four-card-flop", "stands")                                        \
	X(OUT_NOT_GATHERED, "board-order", "not-gathered")                                         \
	X(OUT_BURN_EARLY, "board-order", "burn-early")                                             \
	X(OUT_PEEK, "board-order", "peek")                                                         \
	X(OUT_DELAY, "board-order", "delay")                                                       \
	X(OUT_TURNED_AFTER, "board-order", "after-the-hand")                                       \
	X(OUT_STUB_RESTORED, "spoilt-stub", "restored")                                            \
	X(OUT_STUB_SHUFFLED, "spoilt-stub", "shuffled")                                            \
	X(OUT_STUB_MIXED, "spoilt-stub", "mixed")                                                  \
	X(OUT_RANDOM, "random", "drawn")                                                           \
	/* bets */                                                                                 \
	X(OUT_FIRST_BINDS, "words-and-chips", "first-binds")                                       \
	X(OUT_TOGETHER, "words-and-chips", "together")                                             \
	X(OUT_SAID_CALL, "words", "call")                                                          \
	X(OUT_SAID_AMOUNT, "words", "raise-amount")                                                \
	X(OUT_SAID_BET, "words", "bet-amount")                                                     \
	X(OUT_NUMBER_BET, "words", "number-bet")                                                   \
	X(OUT_NUMBER_JUDGED, "words", "number-judged")                                             \
	X(OUT_WORDS_BIND, "words", "bind")                                                         \
	X(OUT_CALL_EXACT, "chips-call", "exact")                                                   \
	X(OUT_CALL_ONE_CHIP, "chips-call", "one-chip")                                             \
	X(OUT_CALL_SEVERAL, "chips-call", "several-short")                                         \
	X(OUT_OVER_ONE_CHIP, "chips-over", "call-one-chip")                                        \
	X(OUT_OVER_EACH_NEEDED, "chips-over", "call-each-needed")                                  \
	X(OUT_OVER_UNDER_HALF, "chips-over", "call-under-half")                                    \
	X(OUT_OVER_AT_HALF, "chips-over", "raise-at-half")                                         \
	X(OUT_OVER_HALF_EQUAL, "chips-over", "raise-over-half-equal")                              \
	X(OUT_OVER_HALF_MIXED, "chips-over", "raise-over-half-mixed")                              \
	X(OUT_OVER_FOR_CHANGE, "chips-over", "raise-for-change")                                   \
	X(OUT_ONE_MOTION, "chips-over", "raise-one-motion")                                        \
	X(OUT_MINIMUM_RAISE, "minimum", "raise")                                                   \
	X(OUT_MINIMUM_BET, "minimum", "bet")                                                       \
	X(OUT_MAXIMUM, "maximum", "cut")                                                           \
	X(OUT_OPENING_CHIP, "opening-chip", "bet")                                                 \
	X(OUT_RAISE_CHIP, "raise-chip", "raise")                                                   \
	X(OUT_ADDED_ASK, "added-chips", "ask")                                                     \
	X(OUT_ADDED_JUDGED, "added-chips", "judged")                                               \
	X(OUT_PULLED_BOUND, "pull-back", "bound")                                                  \
	X(OUT_PULLED_FOLD, "pull-back", "no-fold")                                                 \
	X(OUT_REOPEN_CLOSED, "reopening", "closed")                                                \
	X(OUT_REOPEN_OPEN, "reopening", "open")                                                    \
	X(OUT_MANY_RAISES, "cap", "no-cap")                                                        \
	X(OUT_CAP, "cap", "reached")                                                               \
	X(OUT_WRONG_FIGURE, "wrong-figure", "owes")                                                \
	X(OUT_SAID_CALL_CHIPS, "undercall", "said")                                                \
	X(OUT_UNDERCALL, "undercall", "chips")                                                     \
	X(OUT_UNDER_RAISE, "under-raise", "completed")                                             \
	X(OUT_UNDER_RAISE_LATE, "under-raise", "too-late")                                         \
	X(OUT_WORDS_CALL, "wrong-words", "call")                                                   \
	X(OUT_WORDS_RAISE, "wrong-words", "raise")                                                 \
	X(OUT_WORDS_CHECK, "wrong-words", "check")                                                 \
	X(OUT_STRING, "string-bet", "first-motion")                                                \
	X(OUT_UNCLEAR, "unclear", "readings")                                                      \
	X(OUT_TAP, "tap", "check")                                                                 \
	/* turn */                                                                                 \
	X(OUT_TURN_HELD, "out-of-turn", "held")                                                    \
	X(OUT_TURN_BINDS, "out-of-turn", "binds")                                                  \
	X(OUT_TURN_CHANGED, "out-of-turn", "changed")                                              \
	X(OUT_TURN_FOLD, "out-of-turn", "fold")                                                    \
	X(OUT_ODD_FOLD, "odd-fold", "nothing-to-call")                                             \
	X(OUT_EARLY_FOLD, "odd-fold", "before-the-amount")                                         \
	X(OUT_CONDITIONAL, "conditional", "no-bind")                                               \
	X(OUT_EARLY_CALL, "early-call", "before-the-amount")                                       \
	X(OUT_COUNT_POT, "count", "pot")                                                           \
	X(OUT_COUNT_SEAT, "count", "not-due")                                                      \
	X(OUT_NO_ACT, "no-act", "nothing")                                                         \
	/* chips, blinds, all-ins */                                                               \
	X(OUT_BLIND_SHORT, "blinds", "short")                                                      \
	X(OUT_DEAD_BUTTON, "blinds", "dead-button")                                                \
	X(OUT_ANTE_POSTED, "ante", "posted")                                                       \
	X(OUT_ANTE_SHORT, "ante", "short")                                                         \
	X(OUT_ANTE_MADE_WHOLE, "ante", "made-whole")                                               \
	X(OUT_HIDDEN_BET, "hidden-chips", "before-call")                                           \
	X(OUT_HIDDEN_CALLED, "hidden-chips", "after-call")                                         \
	X(OUT_HIDDEN_BOUNDED, "hidden-chips", "caller-bounds")                                     \
	X(OUT_LOOSE, "loose-chips", "found")                                                       \
	X(OUT_UNCALLED, "uncalled", "returned")                                                    \
	X(OUT_UNCALLED_KILLED, "uncalled", "killed")                                               \
	X(OUT_HAND_TAKEN, "unprotected", "taken")                                                  \
	X(OUT_HAND_MUCKED, "unprotected", "mucked")                                                \
	/* showdown */                                                                             \
	X(OUT_TABLED_PARTLY, "tabled", "partly")                                                   \
	X(OUT_GIVEN_UP, "tabled", "given-up")                                                      \
	X(OUT_MISREAD, "cards-speak", "misread")                                                   \
	X(OUT_WRONG_AWARD, "wrong-award", "put-right")                                             \
	X(OUT_SHOWN_PENDING, "exposed-hand", "action-pending")                                     \
	X(OUT_SHOWN_IN_HAND, "exposed-hand", "to-a-player-in")                                     \
	X(OUT_SHOWN_OUT, "exposed-hand", "to-a-player-out")                                        \
	X(OUT_SHOW_FIRST_SEAT, "show-order", "nobody-bet")                                         \
	X(OUT_SHOW_AGGRESSOR, "show-order", "last-aggressor")                                      \
	X(OUT_SHOW_ALL_IN, "show-order", "all-in")                                                 \
	X(OUT_POT_ORDER, "pot-order", "main-first")                                                \
	X(OUT_TIE_SUITS, "ties", "suits")                                                          \
	X(OUT_TIE_SPLIT, "ties", "split")                                                          \
	X(OUT_TIE_ODD, "ties", "odd-chip")                                                         \
	X(OUT_LEFTOVER, "leftover-pot", "awarded")                                                 \
	/* conduct and penalties */                                                                \
	X(OUT_REVEALING, "conduct", "revealing")                                                   \
	X(OUT_ADVISING, "conduct", "advising")                                                     \
	X(OUT_READING, "conduct", "reading")                                                       \
	X(OUT_DISCUSSING, "conduct", "discussing")                                                 \
	X(OUT_ASKING_ADVICE, "conduct", "asking-advice")                                           \
	X(OUT_SOFT_PLAY, "conduct", "soft-play")                                                   \
	X(OUT_CHIP_DUMPING, "conduct", "chip-dumping")                                             \
	X(OUT_COLLUSION, "conduct", "collusion")                                                   \
	X(OUT_TOUCHING, "conduct", "touching")                                                     \
	X(OUT_DELAYING, "conduct", "delaying")                                                     \
	X(OUT_SPLASHING, "conduct", "splashing")                                                   \
	X(OUT_OUT_OF_REACH, "conduct", "out-of-reach")                                             \
	X(OUT_TALKING, "conduct", "talking")                                                       \
	X(OUT_CELEBRATING, "conduct", "celebrating")                                               \
	X(OUT_ABUSE, "conduct", "abuse")                                                           \
	X(OUT_FOUL_LANGUAGE, "conduct", "foul-language")                                           \
	X(OUT_THROWING_CARDS, "conduct", "throwing-cards")                                         \
	X(OUT_FORCING_CARDS, "conduct", "forcing-cards")                                           \
	X(OUT_CARRYING_CHIPS, "conduct", "carrying-chips")                                         \
	X(OUT_FOREIGN_CHIPS, "conduct", "foreign-chips")                                           \
	X(OUT_PENALTY, "penalty", "imposed")                                                       \
	X(OUT_PENALTY_CARRIED, "penalty", "carried-over")                                          \
	X(OUT_REMOVED, "penalty", "removed")                                                       \
	X(OUT_DISQUALIFIED, "penalty", "disqualified")

#define X(outcome, point, name) outcome,
typedef enum Outcome { OUTCOMES(X) OUTCOME_COUNT } Outcome;
#undef X

/* enum, point, parameter, its values in the order of the enums below */
#define PARAMETERS(X)                                                                              \
	X(PARAM_WINDOW_UNTIL, "misdeal-window", "until", "substantial-action players-acted")       \
	X(PARAM_SUBSTANTIAL_CHIPS, "misdeal-window", "two-acts", "both-with-chips one-with-chips") \
	X(PARAM_DEAL_FAULT, "misdeal-window", "unlisted-fault", "floor misdeal")                   \
	X(PARAM_EXPOSED_FIRST, "exposed-card", "first-card", "none of-a-blind off-the-deck")       \
	X(PARAM_EXPOSED_BOXED, "exposed-card", "boxed", "apart together")                          \
	X(PARAM_EXTRA_ONE, "extra-card", "one-is", "put-right fault")                              \
	X(PARAM_SHORT_BUTTON, "short-hand", "button", "dead completed")                            \
	X(PARAM_BUTTON_NEXT, "button", "next-hand", "as-it-lies skipped-seat")                     \
	X(PARAM_JOKER_BEFORE, "joker", "before", "replaced fault")                                 \
	X(PARAM_FOULED_AFTER, "fouled-deck", "disputed", "stands floor")                           \
	X(PARAM_PREMATURE_METHOD, "premature-board", "method", "shuffle-stub keep-stub")           \
	X(PARAM_FOUR_FLOP, "four-card-flop", "method", "draw last-card")                           \
	X(PARAM_HALF_OF, "chips-over", "half-of", "last-raise bet")                                \
	X(PARAM_EACH_NEEDED, "chips-over", "each-needed", "never same-denomination any")           \
	X(PARAM_HALF_IS, "chips-over", "exactly-half", "raise call")                               \
	X(PARAM_UNDERCALL, "undercall", "forfeit", "never floor")                                  \
	X(PARAM_REOPENING, "reopening", "short-all-ins", "add-up stand-alone add-to-full")         \
	X(PARAM_STRING, "string-bet", "facing-a-bet", "first-motion call")                         \
	X(PARAM_CAP_RAISES, "cap", "fixed-limit-raises", "three four none")                        \
	X(PARAM_EARLY_CALL, "early-call", "caller", "floor released")                              \
	X(PARAM_TOGETHER, "words-and-chips", "at-once", "floor words")                             \
	X(PARAM_UNPROTECTED, "unprotected", "known-hand", "restored floor dead")                   \
	X(PARAM_UNPROTECTED_BET, "unprotected", "uncalled-bet", "returned kept")                   \
	X(PARAM_SHOWN, "exposed-hand", "penalty", "ladder none dead-hand")                         \
	X(PARAM_SHOWN_ONE, "exposed-hand", "to-one-player", "ladder none")                         \
	X(PARAM_SHOW_SCOPE, "show-order", "aggressor", "of-the-round of-the-hand")                 \
	X(PARAM_ODD_CHIP, "ties", "odd-chip-to", "left-of-button more-active")                     \
	X(PARAM_GRAVE, "conduct", "grave-first", "warning one-hand")                               \
	X(PARAM_PENALTY_TURN, "out-of-turn", "penalty", "none ladder")                             \
	X(PARAM_PENALTY_FOLD, "odd-fold", "penalty", "none ladder")                                \
	X(PARAM_ANTE_FIRST, "ante", "short-posts-first", "blind ante")

#define X(param, point, name, values) param,
typedef enum Parameter { PARAMETERS(X) PARAMETER_COUNT } Parameter;
#undef X

/* The values of each parameter, in the order of its list above. */
enum { UNTIL_SUBSTANTIAL, UNTIL_PLAYERS_ACTED };
enum { CHIPS_BOTH, CHIPS_ONE };
enum { FAULT_FLOOR, FAULT_MISDEAL };
enum { FIRST_NONE, FIRST_OF_A_BLIND, FIRST_OFF_THE_DECK };
enum { BOXED_APART, BOXED_TOGETHER };
enum { EXTRA_PUT_RIGHT, EXTRA_FAULT };
enum { SHORT_BUTTON_DEAD, SHORT_BUTTON_COMPLETED };
enum { BUTTON_AS_IT_LIES, BUTTON_SKIPPED_SEAT };
enum { JOKER_REPLACED, JOKER_FAULT };
enum { DISPUTED_STANDS, DISPUTED_FLOOR };
enum { PREMATURE_SHUFFLE, PREMATURE_KEEP };
enum { FOUR_FLOP_DRAW, FOUR_FLOP_LAST };
enum { HALF_OF_RAISE, HALF_OF_BET };
enum { NEEDED_NEVER, NEEDED_SAME, NEEDED_ANY };
enum { HALF_RAISES, HALF_CALLS };
enum { FORFEIT_NEVER, FORFEIT_FLOOR };
/* Since one's own last act; never; or since the last full bet, whoever acted in between. */
enum { SHORT_ADD_UP, SHORT_ALONE, SHORT_ADD_TO_FULL };
enum { STRING_FIRST_MOTION, STRING_CALL };
enum { CAP_THREE, CAP_FOUR, CAP_NONE };
enum { EARLY_CALL_FLOOR, EARLY_CALL_RELEASED };
enum { TOGETHER_FLOOR, TOGETHER_WORDS };
enum { KNOWN_RESTORED, KNOWN_FLOOR, KNOWN_DEAD };
enum { UNCALLED_RETURNED, UNCALLED_KEPT };
enum { SHOWN_LADDER, SHOWN_NONE, SHOWN_DEAD_HAND };
enum { SHOWN_ONE_LADDER, SHOWN_ONE_NONE };
enum { AGGRESSOR_OF_ROUND, AGGRESSOR_OF_HAND };
enum { ODD_LEFT_OF_BUTTON, ODD_MORE_ACTIVE };
enum { GRAVE_WARNING, GRAVE_ONE_HAND };
enum { TURN_NO_PENALTY, TURN_LADDER };
enum { FOLD_NO_PENALTY, FOLD_LADDER };
enum { ANTE_BLIND_FIRST, ANTE_ANTE_FIRST };

/* Names; static text. */
const char *outcome_point(Outcome outcome);
const char *outcome_name(Outcome outcome);
const char *parameter_point(Parameter parameter);
const char *parameter_name(Parameter parameter);

/* The values of a parameter, apart by single blanks, in order. */
const char *parameter_values(Parameter parameter);

#endif
