/*
 * compose.h - the action composer: chips in the hand, words in the mouth, one event of it.
 *
 * Owns what a person has put together so far, as a plain value, and what each key changes in it.
 * Offers no chips that the seat lacks; whether the act is in order is for the rules. Never plays
 * it and never draws it (ui/composer.h).
 */
#ifndef MISDEAL_SCREEN_COMPOSE_H
#define MISDEAL_SCREEN_COMPOSE_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/game.h"
#include "ui/keymap.h"

enum { COMPOSE_MOTIONS_MAX = 6, COMPOSE_TEXT_MAX = 160, COMPOSE_LINE_MAX = 1024 };

/* What is done: the rows of a numbered list. The first nine have digits. */
typedef enum ComposeWay {
	COMPOSE_CHIPS_WORDS, /* throws chips, says words, or both */
	COMPOSE_PUSH,	     /* an amount, silently */
	COMPOSE_PUSH_ALL,
	COMPOSE_BET,
	COMPOSE_RAISE_TO,
	COMPOSE_RAISE_BY,
	COMPOSE_CALL,
	COMPOSE_ALL_IN,
	COMPOSE_CHECK,
	COMPOSE_FOLD,
	COMPOSE_TAP,
	COMPOSE_PULL_BACK,
	COMPOSE_HIDE,
	COMPOSE_UNCOVER,
	COMPOSE_POST,
	COMPOSE_POST_ANTE,
	COMPOSE_WAY_COUNT
} ComposeWay;

/* What the keys change; Tab goes to the next that the way has. */
typedef enum ComposeField {
	COMPOSE_HOW,
	COMPOSE_WORDS,
	COMPOSE_AMOUNT,
	COMPOSE_TRAY,
	COMPOSE_MOTIONS,
	COMPOSE_FIELD_COUNT
} ComposeField;

typedef struct Composer {
	int seat;
	ComposeWay way;
	ComposeField field;
	int phrase; /* row of the list of phrases, 0 silent */
	WordOrder order;
	char words[EVENT_WORDS_MAX];
	bool typing;		    /* words are being typed */
	char kept[EVENT_WORDS_MAX]; /* what stood there before */
	Chips amount;		    /* where the way has one; else the motion's chips tell it */
	bool fresh;		    /* the next digit begins a new amount */
	Chips wanted;		    /* the amount being typed, of chips */
	int chip;		    /* denomination at hand, an index of those in use */
	int motion, n_motions;	    /* the motion at hand, from 0 */
	Heap heap[COMPOSE_MOTIONS_MAX];
	bool hint;		     /* what is to call may be shown */
	char says[COMPOSE_TEXT_MAX]; /* what the last key could not do, or did otherwise */
} Composer;

typedef enum ComposeState {
	COMPOSE_GOES_ON,
	COMPOSE_PLAYS, /* compose_event has it */
	COMPOSE_HELPS, /* the page of keys is asked for */
	COMPOSE_EDITS, /* the sentence is to go into the prompt */
	COMPOSE_LEAVES
} ComposeState;

/* A seat's chips and words, nothing chosen yet. */
void compose_open(Composer *composer, const Game *game, int seat, bool hint);

/* True if somebody sits there who can act; what a composer may be opened for. */
bool compose_may_open(const Game *game, int seat);

/* Takes a key; the map says what those of KEYS_CHIPS mean. */
ComposeState compose_key(Composer *composer, const Game *game, const Keymap *map, Key key);

/* What was put together; false, with what is missing in `lacks` (may be NULL), if it is no event yet. */
bool compose_event(const Composer *composer, const Game *game, Event *event, const char **lacks);

/* The event as the table language has it, or "" if it is none yet. Returns its length. */
size_t compose_line(const Composer *composer, const Game *game, char *text, size_t size);

/* How many more chips of the denomination (an index of those in use) the seat has for this motion. */
int64_t compose_more(const Composer *composer, const Game *game, int chip);

/* What the chips of a motion, and of all of them, are worth. */
Chips compose_sum(const Composer *composer, const Game *game, int motion);
Chips compose_total(const Composer *composer, const Game *game);

/* True if the way has that field, and if the way can physically be gone now. */
bool compose_has(const Composer *composer, ComposeField field);
bool compose_way_open(const Composer *composer, const Game *game, ComposeWay way);

/* What the lists say: the ways, and the phrases from row 0 (silent) on; NULL behind the last. */
const char *compose_way_label(ComposeWay way);
const char *compose_phrase_label(int row);

/* What the keys do, each a step on the value. What can't be done is said in `says`. */

/* So many chips more (or fewer, down to none) of a denomination in the motion at hand; all of them. */
void compose_add(Composer *composer, const Game *game, int chip, int64_t count);
void compose_add_all(Composer *composer, const Game *game);

/* Chips for an amount, in place of the motion's: exactly where they can make it, else the least over it. */
void compose_pick(Composer *composer, const Game *game, Chips amount);

/* Another motion; the motion at hand is dropped. */
void compose_then(Composer *composer, const Game *game);
void compose_drop(Composer *composer);

void compose_set_way(Composer *composer, ComposeWay way);
void compose_say(Composer *composer, const char *sentence);

/* The words of a phrase, and true if something has still to be typed behind them. */
const char *compose_phrase_words(int row);
bool compose_phrase_open(int row);

#endif
