/* Ruling on what lies open: in the order of the books, each irregularity once. */
#include "engine/rules/rules.h"

#include <string.h>

/* In the order in which they are ruled on: the more specific before the general. */
static const struct {
	OpenKind kind;
	Notice *rule;
	Outcome outcome;
	bool later; /* still a matter when the next hand has begun */
} ROWS[] = {
	{ OPEN_OTHER_BACK, deck_other_back, OUT_OTHER_BACK, true },
	{ OPEN_DUPLICATE, deck_fouled, OUT_DUPLICATE, true },
	{ OPEN_EXPOSED_FIRST, deal_listed, OUT_EXPOSED_FIRST, false },
	{ OPEN_EXPOSED_TWO, deal_listed, OUT_EXPOSED_TWO, false },
	{ OPEN_BOXED_TWO, deal_listed, OUT_BOXED_TWO, false },
	{ OPEN_NOT_ENTITLED, deal_listed, OUT_NOT_ENTITLED, false },
	{ OPEN_LEFT_OUT, deal_listed, OUT_LEFT_OUT, false },
	{ OPEN_EXTRA_CARD, deal_extra_card, OUT_EXTRA_ONE, false },
	{ OPEN_SHORT_HAND, deal_short_hand, OUT_SHORT_MISDEAL, false },
	{ OPEN_BUTTON, deal_wrong_button, OUT_BUTTON_MISDEAL, false },
	{ OPEN_OUT_OF_ORDER, deal_unlisted, OUT_OUT_OF_ORDER, false },
	{ OPEN_BOXED, deck_boxed, OUT_BOXED_ONE, false },
	{ OPEN_JOKER, deck_joker, OUT_JOKER_BEFORE, false },
	{ OPEN_FOUR_FLOP, board_four_card_flop, OUT_FOUR_FLOP, false },
	{ OPEN_BURN, board_wrong_burn, OUT_BURN_CORRECTED, false },
	{ OPEN_PREMATURE, board_premature, OUT_PREMATURE_FLOP, false },
	{ OPEN_FAULT, board_dealer_fault, OUT_NOT_GATHERED, false },
	{ OPEN_UNDER_RAISE, act_under_raise, OUT_UNDER_RAISE, false },
	{ OPEN_WRONG_FIGURE, act_wrong_figure, OUT_WRONG_FIGURE, false },
};

/* Takes the first visible irregularity of that kind out of the list. */
static bool
take_open(Table *t, OpenKind kind, Open *open)
{
	for (int i = 0; i < t->n_open; i++) {
		if (t->open[i].kind != kind || !t->open[i].visible)
			continue;
		*open = t->open[i];
		memmove(&t->open[i], &t->open[i + 1],
			sizeof t->open[0] * (size_t)(t->n_open - i - 1));
		t->n_open--;
		memset(&t->open[t->n_open], 0, sizeof t->open[0]);
		return true;
	}
	return false;
}

void
notice_all(Play *p)
{
	Table *t = p->t;
	Open open;

	if (p->noticing)
		return;
	p->noticing = true;
	deck_see(p);
	for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++)
		while (!t->misdeal && !t->voided && take_open(t, ROWS[i].kind, &open))
			if (ROWS[i].later || open.hand == t->hand_no)
				ROWS[i].rule(p, &open, ROWS[i].outcome);
	/* What a misdeal or a void hand undoes need not be ruled on any more. */
	if (t->misdeal || t->voided) {
		memset(t->open, 0, sizeof t->open);
		t->n_open = 0;
	}
	p->noticing = false;
}
