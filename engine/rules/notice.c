/* Ruling on what lies open: in the order of the books, each irregularity once. */
#include "engine/rules/rules.h"

#include <string.h>

typedef void Notice(Play *p, Open open);

/* Kinds in the order in which they are ruled on: the more specific before the general. */
static const struct {
	OpenKind kind;
	Notice *rule;
} ORDER[] = {
	{OPEN_OTHER_BACK, deck_notice},
	{OPEN_DUPLICATE, deck_notice},
	{OPEN_EXPOSED_FIRST, deal_notice},
	{OPEN_EXPOSED_TWO, deal_notice},
	{OPEN_BOXED_TWO, deal_notice},
	{OPEN_NOT_ENTITLED, deal_notice},
	{OPEN_LEFT_OUT, deal_notice},
	{OPEN_EXTRA_CARD, deal_notice},
	{OPEN_SHORT_HAND, deal_notice},
	{OPEN_BUTTON, deal_notice},
	{OPEN_OUT_OF_ORDER, deal_notice},
	{OPEN_BOXED, deck_notice},
	{OPEN_JOKER, deck_notice},
	{OPEN_FOUR_FLOP, board_notice},
	{OPEN_BURN, board_notice},
	{OPEN_PREMATURE, board_notice},
	{OPEN_FAULT, board_notice},
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
	for (size_t i = 0; i < sizeof ORDER / sizeof ORDER[0]; i++)
		while (!t->misdeal && !t->voided && take_open(t, ORDER[i].kind, &open))
			ORDER[i].rule(p, open);
	while (!t->misdeal && !t->voided && take_open(t, OPEN_UNDER_RAISE, &open))
		act_under_raise(p, open);
	while (!t->misdeal && !t->voided && take_open(t, OPEN_WRONG_FIGURE, &open))
		act_wrong_figure(p, open);
	/* What a misdeal or a void hand undoes need not be ruled on any more. */
	if (t->misdeal || t->voided) {
		memset(t->open, 0, sizeof t->open);
		t->n_open = 0;
	}
	p->noticing = false;
}
