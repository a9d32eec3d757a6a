/*
 * bets.h - judging words and chips: what an act at the table amounts to.
 *
 * Owns the order of tests of the betting clauses (40 to 46, 51, 55, 56, 61;
 * betting.1 to betting.8). Never asks whose turn it is.
 */
#ifndef MISDEAL_ENGINE_RULES_BETS_H
#define MISDEAL_ENGINE_RULES_BETS_H

#include "engine/play.h"

/* The facts of one act, before it is judged. Amounts are whole bets unless said otherwise. */
typedef struct Offer {
	int seat;
	Chips call;   /* C: the bet to call, or what covers those who are all-in */
	Chips raise;  /* P: the largest full bet or raise */
	Chips own;    /* of its bet, in front before the act */
	Chips pulled; /* of its bet, pulled back */
	Chips all;    /* everything that the seat could bet, in all */
	Chips least;  /* the least full bet or raise */
	Chips most;   /* the limit's maximum */
	Chips thrown; /* chips of this act, all motions */
	Chips first;  /* of them, the first motion */
	int motions;
	int64_t chips; /* single chips of the first motion */
	bool uniform;  /* they are of one denomination */
	Chips smallest, largest;
	Speech speech;
	WordOrder order;
	bool exact;  /* a clean act: the chips are just those of the words */
	bool no_bet; /* nothing to call: a check is open to the seat */
	bool quiet;  /* judged for another clause, which alone is cited */
} Offer;

/* What the act was held to be. */
typedef struct Judged {
	Act act;	    /* ACT_NONE: nothing that settles the turn */
	Ruling *ruling;	    /* carries the effects; NULL where nothing is cited */
	bool forfeits;	    /* act is a fold, and act.total stays in the pot (51b) */
	bool under;	    /* a bet under the minimum that nobody noticed */
	bool short_call;    /* a call of a wrong figure that nobody noticed */
	SpeechAct declares; /* a bet or raise whose amount is still to come */
	bool unheard;	    /* words that mean nothing here */
} Judged;

/* The facts of the event's act. The chips lie in front, held. */
Offer bets_offer(Play *p, int seat);

/* Judges it. Cites clauses; the chips stay where they are. */
Judged bets_judge(Play *p, Offer *offer);

/* Judges chips alone (tests 5 to 14), or words alone (test 4). */
Judged bets_chips(Play *p, Offer *offer);
Judged bets_words(Play *p, Offer *offer);

/* A call, a check where there is nothing to call, bounded by the stack. */
Act bets_call(const Offer *offer);

/*
 * A bet or raise to `total`, made up to the minimum and cut to the maximum,
 * or a call where no raise is open. `judged->ruling` is set where that cites a
 * clause; `made_up` is told if the minimum was not reached.
 */
Act bets_raise(Play *p, Offer *offer, Judged *judged, Chips total, bool *made_up);

/* Cites for an act; to nowhere if it is judged quietly. */
Ruling *bets_cite(Play *p, const Offer *offer, Outcome outcome, bool plain);

/* Puts the act into force: chips to or from the front, bets, turn. */
void bets_settle(Play *p, int seat, const Judged *judged);

#endif
