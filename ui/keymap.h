/*
 * keymap.h - which key is which command, in one table.
 *
 * Owns the commands of the table screen, their keys and the words of the
 * help. Keys map to commands, never to functions. Never carries one out.
 */
#ifndef MISDEAL_UI_KEYMAP_H
#define MISDEAL_UI_KEYMAP_H

#include "ui/key.h"

/* Which part of the help a command stands in. */
typedef enum KeyGroup { GROUP_ACT, GROUP_DEALER, GROUP_FLOOR, GROUP_SESSION, GROUP_COUNT } KeyGroup;

/* enum, key as it is written, group, short word for the key line, what it does */
#define ACTIONS(X)                                                                                 \
	X(DO_FOLD, "f", GROUP_ACT, "fold", "the seat in turn folds")                               \
	X(DO_CHECK, "k", GROUP_ACT, "check", "checks")                                             \
	X(DO_CALL, "c", GROUP_ACT, "call", "calls")                                                \
	X(DO_BET, "b", GROUP_ACT, "bet", "bets an amount")                                         \
	X(DO_RAISE, "r", GROUP_ACT, "raise", "raises to an amount")                                \
	X(DO_ALL_IN, "a", GROUP_ACT, "all-in", "goes all-in")                                      \
	X(DO_COMPOSE, "+", GROUP_ACT, "chips",                                                     \
	  "chips and words of any seat, put together by hand")                                     \
	X(DO_NEXT_STEP, ".", GROUP_DEALER, "next step", "the dealer's next step, whatever it is")  \
	X(DO_POST, "p", GROUP_DEALER, "post", "blinds and antes that are due are posted")          \
	X(DO_DEAL, "D", GROUP_DEALER, "deal", "the deal, or the rest of it")                       \
	X(DO_NEXT_CARD, "e", GROUP_DEALER, "one card", "one card to the seat that is due")         \
	X(DO_GATHER, "g", GROUP_DEALER, "gather", "the bets go into the pot")                      \
	X(DO_BURN, "x", GROUP_DEALER, "burn", "one card is burned")                                \
	X(DO_FLOP, "F", GROUP_DEALER, "flop", "gather, burn and spread the flop")                  \
	X(DO_TURN, "T", GROUP_DEALER, "turn", "gather, burn and deal the turn")                    \
	X(DO_RIVER, "R", GROUP_DEALER, "river", "gather, burn and deal the river")                 \
	X(DO_SHOWDOWN, "S", GROUP_DEALER, "showdown", "hands are shown and the pots pushed")       \
	X(DO_NEXT_HAND, "N", GROUP_DEALER, "next hand", "the next hand begins")                    \
	X(DO_REDEAL, "M", GROUP_DEALER, "redeal", "after a misdeal: the same hand again")          \
	X(DO_NOTICE, "!", GROUP_FLOOR, "notice", "what lies open is noticed")                      \
	X(DO_CHOICE, "1-9", GROUP_FLOOR, "decide", "the floor decides: the option of that number") \
	X(DO_CARD, "Enter", GROUP_FLOOR, "rule", "the rule card of the ruling in the panel")       \
	X(DO_NEXT_RULING, "n", GROUP_FLOOR, "next", "the next ruling of the last event")           \
	X(DO_WRONG, "i", GROUP_SESSION, "irregularity", "what can go wrong now, by menu")          \
	X(DO_DEALER, "d", GROUP_SESSION, "dealer", "the dealer's work, by menu")                   \
	X(DO_PROMPT, ":", GROUP_SESSION, "say", "type any statement of the table language")        \
	X(DO_BOOK, "B", GROUP_FLOOR, "book", "another book is in force from here on")              \
	X(DO_UNDO, "u", GROUP_SESSION, "undo", "the last event is taken back")                     \
	X(DO_REDO, "U", GROUP_SESSION, "redo", "and comes again")                                  \
	X(DO_FACES, "v", GROUP_SESSION, "faces", "turns the hole cards up or down on the screen")  \
	X(DO_LOG, "l", GROUP_SESSION, "log", "all events so far")                                  \
	X(DO_WRITE, "w", GROUP_SESSION, "write", "writes the session as a script")                 \
	X(DO_HELP, "?", GROUP_SESSION, "help", "this page")                                        \
	X(DO_REDRAW, "^L", GROUP_SESSION, "redraw", "draws the screen again")                      \
	X(DO_QUIT, "q", GROUP_SESSION, "leave", "leaves the table")

#define X(action, key, group, word, what) action,
typedef enum Action { DO_NOTHING, ACTIONS(X) ACTION_COUNT } Action;
#undef X

/* The command of a key; DO_NOTHING if it has none. For DO_CHOICE `*digit` is 1 to 9. */
Action keymap_action(Key key, int *digit);

/* What the table of keys says of a command; static text. */
const char *action_key(Action action);
const char *action_word(Action action);
const char *action_help(Action action);
KeyGroup action_group(Action action);
const char *key_group_title(KeyGroup group);

#endif
