/*
 * say.h - rulings, effects and facts as sentences.
 *
 * Owns how each of the engine's closed sets is worded, for people and for files. Never lays a
 * sentence out: a transcript, a screen or a line of JSON does that.
 */
#ifndef MISDEAL_SAY_H
#define MISDEAL_SAY_H

#include "engine/ruling.h"
#include "engine/table.h"

#include <stdbool.h>
#include <stddef.h>

enum {
	SAY_MAX = 256,	    /* bytes that hold any sentence of this module */
	SAY_AMOUNT_MAX = 32 /* bytes that hold any amount */
};

/*
 * To whom is spoken. People are told names and amounts parted by commas (`4 Dan`, `1,100`); files
 * seats and plain numbers (`seat 4`, `1100`). The table is borrowed for the names; it may be NULL.
 */
typedef struct Voice {
	const Table *table;
	bool people;
} Voice;

/*
 * Each of these writes into `text`, cut to `size`, and returns the length that lies there.
 *
 * An amount; a seat with its name; what an act was held to be ("call 1,100", "all-in raise
 * 3,000"; nothing for ACT_NONE).
 */
size_t amount_say(const Voice *voice, Chips amount, char *text, size_t size);
size_t seat_say(const Voice *voice, int seat, char *text, size_t size);
size_t act_say(const Voice *voice, const Act *act, char *text, size_t size);

/* An effect ("900 back to 4 Dan"), and a fact ("bet to call 1,100"). */
size_t effect_say(const Voice *voice, const Effect *effect, char *text, size_t size);
size_t fact_say(const Voice *voice, const Fact *fact, char *text, size_t size);

/*
 * An option of the floor: to people a few words ("play on", "raise to 1,200"), to files as the
 * table language has it (`play-on`, `raise-1200`).
 */
size_t option_say(const Voice *voice, const Option *option, char *text, size_t size);

/* A penalty: "a warning", "2 penalty hands". */
size_t penalty_say(PenaltyStep step, int n, char *text, size_t size);

/* The game and its limit as people name them: "hold'em no-limit". */
size_t game_say(GameKind game, Limit limit, char *text, size_t size);

/* The verdict's word in files: fold, check, call, bet, raise; NULL for ACT_NONE. */
const char *act_name(ActKind kind);

/*
 * A statement of the table language for people: the seat that begins it gets its name, and
 * amounts outside quotes get their commas.
 */
size_t line_say(const Voice *voice, const char *line, char *text, size_t size);

#endif
