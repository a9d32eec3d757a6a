/*
 * expectation.h - what a script expects of the state.
 *
 * Owns the closed list of expectations and their forms. Never judges one (expect.h).
 */
#ifndef MISDEAL_LANGUAGE_EXPECTATION_H
#define MISDEAL_LANGUAGE_EXPECTATION_H

#include "src/language/fields.h"

/* kind, its form (pattern.h). What a form names stands in the fields. */
#define EXPECTATIONS(X)                                                                            \
	X(EXPECT_RULE, "expect rule %i")                                                           \
	X(EXPECT_ONLY, "expect only %i")                                                           \
	X(EXPECT_NO_RULE, "expect no rule %i")                                                     \
	X(EXPECT_SILENT, "expect silent")                                                          \
	X(EXPECT_VERDICT_CHECK, "expect verdict %s check")                                         \
	X(EXPECT_VERDICT_FOLD, "expect verdict %s fold")                                           \
	X(EXPECT_VERDICT_CALL, "expect verdict %s call %n")                                        \
	X(EXPECT_VERDICT_BET, "expect verdict %s bet %n")                                          \
	X(EXPECT_VERDICT_RAISE, "expect verdict %s raise %n")                                      \
	X(EXPECT_VERDICT_ALL_IN, "expect verdict %s all-in %n")                                    \
	X(EXPECT_RETURNED, "expect returned %s %n")                                                \
	X(EXPECT_MISDEAL, "expect misdeal")                                                        \
	X(EXPECT_NO_MISDEAL, "expect no misdeal")                                                  \
	X(EXPECT_VOID, "expect void")                                                              \
	X(EXPECT_NO_VOID, "expect no void")                                                        \
	X(EXPECT_CHOICE, "expect choice %O")                                                       \
	X(EXPECT_NO_TURN, "expect turn none")                                                      \
	X(EXPECT_TURN, "expect turn %s")                                                           \
	X(EXPECT_PREFLOP, "expect street preflop")                                                 \
	X(EXPECT_FLOP, "expect street flop")                                                       \
	X(EXPECT_TURN_STREET, "expect street turn")                                                \
	X(EXPECT_RIVER, "expect street river")                                                     \
	X(EXPECT_SHOWDOWN, "expect street showdown")                                               \
	X(EXPECT_OVER, "expect street over")                                                       \
	X(EXPECT_BET, "expect bet %s %n")                                                          \
	X(EXPECT_STACK, "expect stack %s %n")                                                      \
	X(EXPECT_POT, "expect pot %A")                                                             \
	X(EXPECT_TOTAL, "expect total %n")                                                         \
	X(EXPECT_TO_CALL, "expect to-call %s %n")                                                  \
	X(EXPECT_MIN_RAISE, "expect min-raise %s %n")                                              \
	X(EXPECT_NO_RAISE, "expect no raise %s")                                                   \
	X(EXPECT_MAX_RAISE, "expect max-raise %s %n")                                              \
	X(EXPECT_HAND_LIVE, "expect hand %s live")                                                 \
	X(EXPECT_HAND_DEAD, "expect hand %s dead")                                                 \
	X(EXPECT_HAND_NONE, "expect hand %s none")                                                 \
	X(EXPECT_CARDS, "expect cards %s %C")                                                      \
	X(EXPECT_COUNT, "expect count %s %c")                                                      \
	X(EXPECT_BOARD, "expect board %C")                                                         \
	X(EXPECT_BURNS, "expect burns %c")                                                         \
	X(EXPECT_STUB, "expect stub %c")                                                           \
	X(EXPECT_BUTTON, "expect button %s")                                                       \
	X(EXPECT_NO_PENALTY, "expect penalty %s none")                                             \
	X(EXPECT_PENALTY, "expect penalty %s %p")                                                  \
	X(EXPECT_SHOWS, "expect shows %S")                                                         \
	X(EXPECT_WINS, "expect wins %s %n")                                                        \
	X(EXPECT_REFUSED, "expect refused")

#define X(kind, pattern) kind,
typedef enum ExpectKind { EXPECTATIONS(X) EXPECT_KIND_COUNT } ExpectKind;
#undef X

/*
 * seat, amounts[0], seats, ids, cards, options, count, step: as the form of
 * the kind names them in `fields`.
 */
typedef struct Expectation {
	ExpectKind kind;
	Fields fields;
} Expectation;

#endif
