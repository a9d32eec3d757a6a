/*
 * play.h - the work on one event: citing clauses, applying effects, choices.
 *
 * Owns what the themes of the rules share while an event is judged. Internal
 * to the engine. Never decides a theme's question.
 */
#ifndef MISDEAL_ENGINE_PLAY_H
#define MISDEAL_ENGINE_PLAY_H

#include "engine/game.h"

/* One event on its way through the engine. */
typedef struct Play {
	Table *t;
	const Book *book;
	const Event *e;
	Report *r;
	bool decided;	 /* the floor has chosen already: the last event is played again */
	Option decision; /* what it chose */
	bool met;	 /* the choice came up that the decision answers */
	bool no_penalty; /* the floor sets the penalty instead of the default */
	bool noticing;	 /* open irregularities are being ruled on */
	bool imposed;	 /* a default penalty was imposed */
	Ruling spare;	 /* where the book cites nothing, or the report is full */
} Play;

/*
 * Cites the clauses of an outcome for a seat (0: nobody). The first carries
 * effects and choices and is returned; the others stand beside it, plain. A
 * ruling that is no irregularity is cited with play_cite_plain.
 */
Ruling *play_cite(Play *p, Outcome outcome, int seat);
Ruling *play_cite_plain(Play *p, Outcome outcome, int seat);

/* Notes a number that the ruling rests on. */
void play_fact(Ruling *ruling, FactKind kind, Chips value);

/* Applies the effect to the table and lists it on the ruling, which is then not plain. */
void play_effect(Play *p, Ruling *ruling, Effect effect);

/* Effects that need only a kind, a seat and an amount. */
void play_do(Play *p, Ruling *ruling, EffectKind kind, int seat, Chips amount);

/*
 * Leaves a choice to the floor, the first option being the default. Returns
 * the option in force: the default, or what the floor has decided.
 */
Option play_choose(Play *p, Ruling *ruling, const Option *options, int n);

/* Shorthand for two options without amounts. */
OptionKind play_choose_kind(Play *p, Ruling *ruling, OptionKind first, OptionKind second);

/* Notes what a seat's act was held to be, in the report and on the ruling (which may be NULL). */
void play_verdict(Play *p, Ruling *ruling, int seat, Act act);

/* Imposes the default step of the ladder (71.1) for an offence. */
void play_penalise(Play *p, Ruling *ruling, int seat, bool grave);

/* Lays an irregularity open; the same one twice is one. NULL if there is no room. */
Open *play_open(Play *p, OpenKind kind, int seat);

/* True if such an irregularity lies open (seat 0: at any seat). */
bool play_is_open(const Table *table, OpenKind kind, int seat);

/* Takes all open irregularities of that kind away (seat 0: of any seat). */
void play_close_open(Table *table, OpenKind kind, int seat);

/* True while a misdeal can still be declared under the book (36, misdeal.0). */
bool play_misdeal_possible(const Play *p);

/* Cites that it is too late for a misdeal, and what closed the window. Returns the carrier. */
Ruling *play_too_late(Play *p, int seat);

/* Applies one effect to the table: the only way that the table changes after the facts. */
void effect_apply(Table *table, const Effect *effect);

/* The next card off the stub to a seat; false if the stub is empty or there is no room. */
bool play_give_card(Table *table, int seat, bool face_up);

#endif
