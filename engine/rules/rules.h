/*
 * rules.h - the themes of the rules, as the path of an event calls them.
 *
 * Owns the list of what each theme examines. One file of this folder for each
 * theme, in the order of the books. Internal to the engine.
 */
#ifndef MISDEAL_ENGINE_RULES_RULES_H
#define MISDEAL_ENGINE_RULES_RULES_H

#include "engine/play.h"

/* deal.c: every card that the dealer gives out, and the end of the deal. */
Refusal deal_cards(Play *p);		  /* `dealer deals S...` */
Refusal deal_rest(Play *p);		  /* `deal` */
void deal_finish(Play *p);		  /* the deal is over: who has a hand, who is away */
bool deal_can_finish(const Table *table); /* all but the last cards are out */
void deal_replace_exposed(Play *p);	  /* cards turned up in the deal are replaced */
int deal_faults(const Table *table);	  /* cards over what is due, at all seats */

/* deck.c: what is wrong with cards themselves. */
void deck_card_out(Play *p, Card card, int seat); /* a card has left the stub */
void deck_see(Play *p);				  /* what can be seen by now */
void deck_notice_missing(Play *p);
void deck_fallen(Play *p);

/* board.c: burns, board cards, the stub. */
Refusal board_burn(Play *p);
Refusal board_spread(Play *p);
Refusal board_street(Play *p); /* `flop`, `turn`, `river` */
void board_run_out(Play *p);   /* what is missing of the board, properly */
void board_gather(Play *p);
void board_drop_stub(Play *p);
void board_fault(Play *p); /* peeks, delays, turns next */
void board_draw(Play *p);  /* `floor draws` */

/* act.c, turn.c: whose act it is, and when it counts. */
void act_examine(Play *p);
void act_pull_back(Play *p, Chips amount);
void turn_out(Play *p, int seat);   /* an act out of turn */
bool turn_early(Play *p, int seat); /* an act before the bettor has named the amount */
bool turn_due(Play *p);		    /* what falls due as the turn comes; true if anything did */
void turn_drop_pended(Play *p);	    /* the betting is over: nothing is pended any more */
void turn_count(Play *p);	    /* questions for counts */

/* chips.c: blinds, antes, chips out of sight or without an owner. */
Refusal chips_post_all(Play *p);
Refusal chips_post(Play *p);
void chips_uncovered(Play *p, Chips amount);
void chips_settle_hidden(Play *p, const uint16_t winners[POT_MAX]);
void chips_loose(Play *p);
bool chips_uncalled(Play *p); /* true if anything went back */

/* showdown.c, award.c */
void showdown_expose(Play *p);
void showdown_table(Play *p);
void showdown_muck(Play *p);
void showdown_taken(Play *p);
void showdown_read(Play *p);
void showdown_all(Play *p);
Refusal award_push(Play *p);
void award_freeze(Play *p);
void award_pots(Play *p);
void award_last_hand(Play *p);
void award_close(Play *p);
/* The seats' shares of a pot; false if nobody can be told to win it. */
bool award_shares(const Play *p, const Pot *pot, Chips shares[SEAT_MAX + 1], uint16_t *winners);

/* conduct.c */
void conduct_breach(Play *p);
Refusal conduct_penalise(Play *p);
void conduct_carried(Play *p);

/* notice.c: ruling on what lies open. */
void notice_all(Play *p);

/* How each kind of open irregularity is ruled on; `outcome` is what its row in notice.c says. */
typedef void Notice(Play *p, const Open *open, Outcome outcome);

Notice deal_listed, deal_unlisted, deal_extra_card, deal_short_hand, deal_wrong_button;
Notice deck_boxed, deck_joker, deck_fouled, deck_other_back;
Notice board_premature, board_wrong_burn, board_four_card_flop, board_dealer_fault;
Notice act_under_raise, act_wrong_figure;

#endif
