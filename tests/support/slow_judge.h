/*
 * slow_judge.h - a second opinion on the arithmetic of a hand, slow and by definition.
 *
 * Owns its own record of a hand: what was put in, by whom, in which order.
 * Side pots are made one chip at a time, hands compared over all sets of five
 * cards, legal raises found from the whole history of the street. Never asks
 * the engine's pots, betting or hand_rank.
 */
#ifndef MISDEAL_TESTS_SLOW_JUDGE_H
#define MISDEAL_TESTS_SLOW_JUDGE_H

#include "engine/game.h"

enum { JUDGE_ACTS_MAX = 400 };

typedef struct JudgeAct {
	int seat, street;
	Chips total; /* its whole bet on the street afterwards */
	bool fold;
} JudgeAct;

typedef struct Judge {
	const Setup *setup;
	Chips unit; /* the smallest chip */
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
} Judge;

/* Begins with the set-up's first hand: blinds and antes are posted. */
void judge_begin(Judge *judge, const Setup *setup);

/* An act, and the beginning of another street. */
void judge_act(Judge *judge, int seat, Chips total, bool fold);
void judge_street(Judge *judge);

/* Whose turn it is; 0 nobody's. */
int judge_turn(const Judge *judge);

/* What the seat must add; the smallest and largest total that it may raise to, 0 if it may not. */
Chips judge_to_call(const Judge *judge, int seat);
Chips judge_min_raise(const Judge *judge, int seat);
Chips judge_max_raise(const Judge *judge, int seat);

/* Awards everything; afterwards `stack` holds what each seat ends with. */
void judge_finish(Judge *judge, const Card *board, int n_board);

/*
 * Plays so many random legal hands through the engine and the judge. NULL, or
 * what they do not agree on, in a static buffer.
 */
const char *judge_hands(uint64_t seed, int hands);

#endif
