/* What falls due by itself: to a fixed point, since what is settled may make more fall due. */
#include "engine/betting.h"
#include "engine/happen.h"
#include "engine/rules/rules.h"

/* The betting of a street is over: uncalled chips back, nothing pended any more. */
static void
close_street(Play *p)
{
	Table *t = p->t;

	chips_uncalled(p);
	turn_drop_pended(p);
	t->betting = false;
	if (t->street == STREET_RIVER)
		t->street = STREET_SHOWDOWN;
}

/* Board cards that lie there too soon and were overlooked become the next street. */
static bool
overlooked_board(Play *p)
{
	Table *t = p->t;

	(void)p;
	return t->on_notice && play_is_open(t, OPEN_PREMATURE, 0) && t->street < STREET_RIVER;
}

static void
take_overlooked_board(Play *p)
{
	Table *t = p->t;

	table_gather(t);
	t->street = (Street)(t->street + 1);
	t->street_burns = t->next_burns;
	t->next_burns = 0;
	t->street_ready = t->burn_ready;
	t->burn_ready = false;
	t->street_board = t->street == STREET_FLOP ? 3 : 1;
	t->since_card = (ActLog){ 0 };
	play_close_open(t, OPEN_PREMATURE, 0);
	betting_open(t, p->book);
}

/* One thing that is due; false if nothing is. */
static bool
settle_one(Play *p)
{
	Table *t = p->t;

	if (t->misdeal || t->voided || t->street == STREET_OVER || !t->dealt)
		return false;
	if (table_count_live(t) <= 1) {
		award_last_hand(p);
		return false;
	}
	if (t->betting && t->turn && !betting_has_to_act(t, t->turn)) {
		betting_pass_turn(t, t->turn);
		return true;
	}
	if (turn_due(p))
		return true;
	if (t->betting && !t->turn) {
		close_street(p);
		if (overlooked_board(p))
			take_overlooked_board(p);
		return true;
	}
	/* Streets on which nobody can bet any more: blinds that nobody can call go back too. */
	if (!t->betting && !t->showdown_begun && chips_uncalled(p))
		return true;
	if (!t->betting && t->street == STREET_RIVER) {
		t->street = STREET_SHOWDOWN;
		return true;
	}
	if (t->n_pots && t->showdown_begun) {
		award_close(p);
		return false;
	}
	return false;
}

void
settle(Play *p)
{
	/* Each round passes a turn, closes a street or takes a hand away: it ends. */
	for (int round = 0; round < 200 && settle_one(p); round++)
		;
}
