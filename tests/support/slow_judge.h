/*
 * slow_judge.h - a second opinion on the arithmetic of a hand, slow and by definition.
 *
 * Owns its own record of a hand: what was put in, by whom, in which order.
 * Side pots are made one chip at a time, hands compared over all sets of five
 * cards, legal raises found from the whole history of the street. Never asks
 * the engine anything: set-ups, cards and chips are all it knows of it.
 */
#ifndef MISDEAL_TESTS_SLOW_JUDGE_H
#define MISDEAL_TESTS_SLOW_JUDGE_H

#include "engine/setup.h"

enum { JUDGE_ACTS_MAX = 400 };

/* What rule books differ on. */
typedef struct JudgeHouse {
	const char *book;
	bool whoever_acted; /* short all-ins add up from the last full bet on, not from one's own
			       last act */
	bool active_first;  /* odd chips: the latest bettor of the last betting first (ties.2) */
} JudgeHouse;

typedef struct JudgeAct {
	int seat, street;
	Chips total; /* its whole bet on the street afterwards */
	bool fold, raise;
} JudgeAct;

typedef struct JudgePot {
	Chips amount;
	unsigned claimants; /* bit S: seat S may win it */
} JudgePot;

typedef struct Judge {
	const Setup *setup;
	const JudgeHouse *house;
	Chips unit; /* the smallest chip; all amounts are made of it */
	int street;
	int n_acts;
	JudgeAct act[JUDGE_ACTS_MAX];
	int first; /* the seat behind which the first to act sits */
	bool seated[SEAT_MAX + 1], folded[SEAT_MAX + 1];
	Chips stack[SEAT_MAX + 1];
	Chips bet[SEAT_MAX + 1]; /* on this street */
	Chips put[SEAT_MAX + 1]; /* in all, in layers */
	Chips dead;		 /* besides, in the main pot */
	Card hole[SEAT_MAX + 1][4];
	int odd_chips; /* that were left over when pots were split */
} Judge;

/* What a seat's right to raise rests on. */
typedef enum JudgeRaise {
	JUDGE_NOTHING_TO_RAISE, /* no chips over the bet, or nobody else has any */
	JUDGE_MAY_RAISE,
	JUDGE_MAY_RAISE_AGAIN, /* it has acted, and the bet has grown enough since */
	JUDGE_NOT_REOPENED,    /* it has acted, and the bet has not */
	JUDGE_CAPPED
} JudgeRaise;

/* Begins with the set-up's first hand: blinds, straddles and antes are posted. */
void judge_begin(Judge *judge, const Setup *setup, const JudgeHouse *house, Chips unit);

/* An act in turn. */
void judge_act(Judge *judge, int seat, Chips total, bool fold);

/* The betting of the street is over: returns what goes back because nobody matched it. */
Chips judge_close(Judge *judge);

/* The next street begins. */
void judge_street(Judge *judge);

/* Live hands; whose turn it is, 0 nobody's; the bet of the street. */
int judge_live(const Judge *judge);
int judge_turn(const Judge *judge);
Chips judge_bet(const Judge *judge);

/* What the seat must add; the smallest and largest total that it may raise to, 0 if it may not. */
Chips judge_to_call(const Judge *judge, int seat);
JudgeRaise judge_raise(const Judge *judge, int seat);
Chips judge_min_raise(const Judge *judge, int seat);
Chips judge_max_raise(const Judge *judge, int seat);

/* The pots once the betting is over, main pot first; returns how many. */
int judge_pots(const Judge *judge, JudgePot pots[SEAT_MAX + 1]);

/* Awards everything; afterwards `stack` holds what each seat ends with. */
void judge_finish(Judge *judge, const Card *board, int n_board);

#endif
