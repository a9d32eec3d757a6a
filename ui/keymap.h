/*
 * keymap.h - which key is which command, in one table.
 *
 * Owns the commands of the program, the contexts that each works in, their keys and the words of
 * the help. Keys map to commands, never to functions. Never carries one out.
 */
#ifndef MISDEAL_UI_KEYMAP_H
#define MISDEAL_UI_KEYMAP_H

#include "ui/key.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What keys go to. A key has one meaning in each, and nearly always the same one in all. */
typedef enum KeyContext {
	KEYS_TABLE,
	KEYS_PROMPT, /* a line is typed */
	KEYS_LIST,   /* numbered rows */
	KEYS_SEARCH, /* what a list is searched for is typed */
	KEYS_CARD,   /* a rule card */
	KEYS_HELP,
	KEYS_LOG,
	KEYS_LOOK,  /* the table as it was */
	KEYS_CHIPS, /* the action composer */
	KEYS_STEPS, /* the dealer's work */
	KEYS_QUESTION,
	KEYS_DEMO,  /* a demonstration */
	KEYS_ASKED, /* what is ruled is asked there */
	KEYS_CONTEXT_COUNT
} KeyContext;

/* Which part of the help of the table a command stands in. */
typedef enum KeyGroup {
	GROUP_ACT,
	GROUP_DEALER,
	GROUP_MOVE,
	GROUP_FLOOR,
	GROUP_SESSION,
	GROUP_COUNT
} KeyGroup;

/* enum, name in the config; all else of a command stands in its row of keymap.c */
#define ACTIONS(X)                                                                                 \
	X(DO_LEFT, "left")                                                                         \
	X(DO_DOWN, "down")                                                                         \
	X(DO_UP, "up")                                                                             \
	X(DO_RIGHT, "right")                                                                       \
	X(DO_NEXT_PLACE, "next-place")                                                             \
	X(DO_LAST_PLACE, "last-place")                                                             \
	X(DO_PAGE_UP, "page-up")                                                                   \
	X(DO_PAGE_DOWN, "page-down")                                                               \
	X(DO_FIRST, "first")                                                                       \
	X(DO_LAST, "last")                                                                         \
	X(DO_OPEN, "open")                                                                         \
	X(DO_TAKE, "take")                                                                         \
	X(DO_CHOICE, "choose")                                                                     \
	X(DO_MENU, "menu")                                                                         \
	X(DO_HOME, "focus-turn")                                                                   \
	X(DO_BACK, "back")                                                                         \
	X(DO_FOLD, "fold")                                                                         \
	X(DO_CHECK, "check")                                                                       \
	X(DO_CALL, "call")                                                                         \
	X(DO_BET, "bet")                                                                           \
	X(DO_RAISE, "raise")                                                                       \
	X(DO_ALL_IN, "all-in")                                                                     \
	X(DO_COMPOSE, "chips")                                                                     \
	X(DO_NEXT_STEP, "next-step")                                                               \
	X(DO_POST, "post")                                                                         \
	X(DO_DEAL, "deal")                                                                         \
	X(DO_NEXT_CARD, "deal-card")                                                               \
	X(DO_GATHER, "gather")                                                                     \
	X(DO_BURN, "burn")                                                                         \
	X(DO_FLOP, "flop")                                                                         \
	X(DO_TURN, "turn")                                                                         \
	X(DO_RIVER, "river")                                                                       \
	X(DO_SHOWDOWN, "showdown")                                                                 \
	X(DO_NEXT_HAND, "next-hand")                                                               \
	X(DO_REDEAL, "redeal")                                                                     \
	X(DO_DEALER, "dealer")                                                                     \
	X(DO_WRONG, "irregularity")                                                                \
	X(DO_NOTICE, "notice")                                                                     \
	X(DO_CARD, "rule")                                                                         \
	X(DO_NEXT_RULING, "next-ruling")                                                           \
	X(DO_COMPARE, "compare")                                                                   \
	X(DO_SEARCH, "search")                                                                     \
	X(DO_BOOK, "book")                                                                         \
	X(DO_PROMPT, "say")                                                                        \
	X(DO_UNDO, "undo")                                                                         \
	X(DO_REDO, "redo")                                                                         \
	X(DO_FACES, "faces")                                                                       \
	X(DO_PRESENTER, "presenter")                                                               \
	X(DO_LOG, "log")                                                                           \
	X(DO_FIND, "find")                                                                         \
	X(DO_NEXT_MATCH, "next-match")                                                             \
	X(DO_LAST_MATCH, "last-match")                                                             \
	X(DO_NEXT_IN_LOG, "next-ruling-in-log")                                                    \
	X(DO_LAST_IN_LOG, "last-ruling-in-log")                                                    \
	X(DO_NEXT_STREET, "next-street")                                                           \
	X(DO_LAST_STREET, "last-street")                                                           \
	X(DO_NEXT_IN_HANDS, "next-hand-in-log")                                                    \
	X(DO_LAST_IN_HANDS, "last-hand-in-log")                                                    \
	X(DO_STEP, "step")                                                                         \
	X(DO_STEP_BACK, "step-back")                                                               \
	X(DO_GO_ON, "go-on")                                                                       \
	X(DO_WRITE_HAND, "write-hand")                                                             \
	X(DO_WRITE, "write")                                                                       \
	X(DO_HELP, "help")                                                                         \
	X(DO_REDRAW, "redraw")                                                                     \
	X(DO_QUIT, "leave")                                                                        \
	X(DO_YES, "yes")                                                                           \
	X(DO_NO, "no")                                                                             \
	X(DO_ENTER, "enter-line")                                                                  \
	X(DO_COMPLETE, "complete")                                                                 \
	X(DO_OLDER, "older-line")                                                                  \
	X(DO_NEWER, "newer-line")                                                                  \
	X(DO_LINE_HOME, "line-home")                                                               \
	X(DO_LINE_END, "line-end")                                                                 \
	X(DO_KILL, "kill")                                                                         \
	X(DO_LEAVE_LINE, "leave-line")                                                             \
	X(DO_ROW_UP, "row-up")                                                                     \
	X(DO_ROW_DOWN, "row-down")                                                                 \
	X(DO_TAKE_ROW, "take-row")                                                                 \
	X(DO_STROKES, "strokes")                                                                   \
	X(DO_EDIT, "edit")                                                                         \
	X(DO_CHIPS_MORE, "chips-more")                                                             \
	X(DO_CHIPS_LESS, "chips-less")                                                             \
	X(DO_CHIPS_LEFT, "chips-left")                                                             \
	X(DO_CHIPS_RIGHT, "chips-right")                                                           \
	X(DO_CHIPS_FIELD, "chips-field")                                                           \
	X(DO_CHIPS_FIELD_BACK, "chips-field-back")                                                 \
	X(DO_CHIPS_ALL, "chips-all")                                                               \
	X(DO_CHIPS_THEN, "chips-then")                                                             \
	X(DO_CHIPS_WORDS, "chips-words")                                                           \
	X(DO_CHIPS_ORDER, "chips-order")                                                           \
	X(DO_CHIPS_SEAT, "chips-seat")                                                             \
	X(DO_CHIPS_HINT, "chips-hint")                                                             \
	X(DO_CHIPS_DROP, "chips-drop")                                                             \
	X(DO_CHIPS_PLAY, "chips-play")                                                             \
	X(DO_DEMO_STEP, "demo-step")                                                               \
	X(DO_DEMO_BACK, "demo-back")                                                               \
	X(DO_DEMO_MARK, "demo-mark")                                                               \
	X(DO_DEMO_MARK_BACK, "demo-mark-back")                                                     \
	X(DO_DEMO_NEXT, "demo-next")                                                               \
	X(DO_DEMO_BEFORE, "demo-before")                                                           \
	X(DO_DEMO_HINT, "demo-hint")                                                               \
	X(DO_DEMO_PASS, "demo-pass")                                                               \
	X(DO_DEMO_SCORE, "demo-score")                                                             \
	X(DO_DEMO_PLAY, "demo-play")

#define X(action, name) action,
typedef enum Action { DO_NOTHING, ACTIONS(X) ACTION_COUNT } Action;
#undef X

enum {
	KEYMAP_MAX = 256,     /* keys that a map has room for */
	KEYMAP_KEYS_MAX = 64, /* bytes of the keys of a command as they are written, with the end */
	KEYMAP_ERROR_MAX = 256 /* bytes of a sentence, with the end */
};

typedef struct KeyBinding {
	Key key;
	uint8_t action;
	bool own; /* a person's, not the table's */
} KeyBinding;

/* The keys in force: a plain value. */
typedef struct Keymap {
	int n;
	KeyBinding binding[KEYMAP_MAX];
} Keymap;

/* The keys as the table of commands has them. */
void keymap_default(Keymap *map);

/*
 * Binds a key, written as key_read takes it, to a command of that name wherever the command works;
 * what the key did there before it does no more, and the command keeps its other keys. For "none"
 * the key does nothing. False, with what was expected in `error`, and nothing changed, if there is
 * no such key or command, if the key is bound to another command already, or may not be bound.
 */
bool keymap_bind(Keymap *map, const char *key, const char *command, char error[KEYMAP_ERROR_MAX]);

/* The command of a key; DO_NOTHING if it has none there. For DO_CHOICE `*digit` is 1 to 9. */
Action keymap_find(const Keymap *map, KeyContext context, Key key, int *digit);

/* The first key of a command, or all of them, as they are written; "" if it has none. */
const char *keymap_key(const Keymap *map, Action action, char text[KEY_TEXT_MAX]);
const char *keymap_keys(const Keymap *map, Action action, char text[KEYMAP_KEYS_MAX]);

/* What the table says of a command; static text. */
const char *action_name(Action action);
const char *action_word(Action action); /* a short one, for the key line */
const char *action_help(Action action); /* what it does */
KeyGroup action_group(Action action);

/* True if the command works there; true if its keys can't be bound. */
bool action_works(Action action, KeyContext context);
bool action_is_fixed(Action action);

/* The command of that name; DO_NOTHING if there is none. */
Action action_find(const char *name);

/* Headings of the help; static text. */
const char *key_group_title(KeyGroup group);
const char *key_context_title(KeyContext context);

#endif
