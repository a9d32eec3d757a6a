#include "src/screen/dealer.h"

#include <string.h>

#include "engine/betting.h"
#include "engine/hand.h"
#include "src/screen/dealer_work.h"
#include "src/text.h"

bool
dealer_next(const Game *game, const Book *book, Dealing dealing, DealerStep *step)
{
	DealerStep rows[DEALER_STEPS_MAX];
	DealerWork w = { game, book, &game->table, rows, 0 };

	dealer_add_due(&w, dealing);
	if (!w.n)
		return false;
	*step = rows[0];
	return true;
}

/* When a row stands in the list. */
enum {
	ALWAYS = 0,
	BEFORE = 1,
	DEALT = 2,
	NOT_OVER = 4,
	SHOWN = 8,
	OVER = 16,
	AGAIN = 32,
	FLOP = 64,
	TURN = 128,
	RIVER = 256,
	DEALING = 512
};

static const struct {
	const char *label, *statement;
	int when;
	bool open;
} ROWS[] = {
	{ _("shuffle: the whole procedure"), "shuffle", BEFORE, false },
	{ _("wash"), "dealer washes", BEFORE, false },
	{ _("riffle"), "dealer riffles", BEFORE, false },
	{ _("strip"), "dealer strips", BEFORE, false },
	{ _("cut"), "dealer cuts", BEFORE, false },
	{ _("all blinds and antes"), "post", BEFORE, false },
	{ _("the deal, or the rest of it"), "deal", NOT_OVER | DEALING, false },
	{ _("gather the bets"), "dealer gathers", DEALT | NOT_OVER, false },
	{ _("burn a card"), "dealer burns", DEALT | NOT_OVER, false },
	{ _("spread three cards"), "dealer spreads 3", DEALT | NOT_OVER, false },
	{ _("spread one card"), "dealer spreads 1", DEALT | NOT_OVER, false },
	{ _("gather, burn, flop"), "flop", DEALT | NOT_OVER | FLOP, false },
	{ _("gather, burn, turn"), "turn", DEALT | NOT_OVER | TURN, false },
	{ _("gather, burn, river"), "river", DEALT | NOT_OVER | RIVER, false },
	{ _("the whole showdown"), "showdown", SHOWN | NOT_OVER, false },
	{ _("count the stub"), "dealer counts stub", ALWAYS, false },
	{ _("count the pot"), "dealer counts pot", DEALT | NOT_OVER, false },
	{ _("announce something"), "dealer announces \"", ALWAYS, true },
	{ _("push an amount"), "dealer pushes ", SHOWN | NOT_OVER, true },
	{ _("say that something is wrong"), "dealer notices", ALWAYS, false },
	{ _("the next hand"), "next hand", OVER, false },
	{ _("the same hand again"), "redeal", AGAIN, false },
};

static bool
has_row(const Table *t, int when)
{
	bool stopped = t->misdeal || t->voided;

	if ((when & BEFORE) && (t->dealing || stopped))
		return false;
	if ((when & DEALT) && !t->dealt)
		return false;
	if ((when & NOT_OVER) && (t->street == STREET_OVER || stopped))
		return false;
	if ((when & SHOWN) && (t->street != STREET_SHOWDOWN || t->betting))
		return false;
	if ((when & OVER) && !hand_is_over(t))
		return false;
	if (((when & FLOP) && t->street != STREET_PREFLOP) ||
	    ((when & TURN) && t->street != STREET_FLOP) ||
	    ((when & RIVER) && t->street != STREET_TURN) || ((when & DEALING) && t->dealt))
		return false;
	return !(when & AGAIN) || stopped;
}

/* True if the list has the statement already. */
static bool
is_listed(const DealerWork *w, const char *statement)
{
	for (int i = 0; i < w->n; i++)
		if (!strcmp(w->rows[i].statement, statement))
			return true;
	return false;
}

int
dealer_steps(const Game *game, const Book *book, Dealing dealing, bool told,
	     DealerStep rows[DEALER_STEPS_MAX])
{
	DealerWork w = { game, book, &game->table, rows, 0 };

	if (told)
		dealer_add_due(&w, dealing);
	for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++)
		if (has_row(w.t, ROWS[i].when) && !is_listed(&w, ROWS[i].statement))
			dealer_add(&w, 0, ROWS[i].label, "%s", ROWS[i].statement)->open =
				ROWS[i].open;
	for (int seat = 1; seat <= w.t->seats; seat++)
		if (w.t->seat[seat].taken)
			dealer_add(&w, seat, _("at %s"), "%s", "");
	return w.n;
}

static void
add_pushes(DealerWork *w, int seat)
{
	const Table *t = w->t;
	Pot pots[POT_MAX];
	int n;

	if (t->street != STREET_SHOWDOWN || t->betting || t->seat[seat].hand != HAND_LIVE)
		return;
	n = dealer_pots(w, pots);
	for (int k = n - 1; k >= 0; k--)
		if (!pots[k].awarded)
			dealer_add_push(w, k, n, (uint16_t)(1u << seat),
					pots[k].carried ? _("push the pot left over to %s")
					: k		? _("push the side pot to %s")
					: n > 1		? _("push the main pot to %s")
							: _("push the pot to %s"));
}

/* What the hands of the dealer can do with the cards of a seat. */
static void
add_cards_of(DealerWork *w, int seat)
{
	const Seat *s = &w->t->seat[seat];
	const char *words = dealer_reads(w->t, seat);

	if (s->n_hole == 0)
		return;
	if (words && dealer_sees_hand(s))
		dealer_add(w, seat, _("read the hand of %s"), "dealer reads %d \"%s\"", seat,
			   words);
	dealer_add(w, seat, _("kill the hand of %s: into the muck"), "dealer mucks %d", seat);
	dealer_add(w, seat, _("take the hand of %s in, apart"), "dealer takes %d", seat);
	dealer_add(w, seat, _("cover the cards of %s"), "dealer protects %d", seat);
}

int
dealer_steps_at(const Game *game, const Book *book, int seat, DealerStep rows[DEALER_STEPS_MAX])
{
	DealerWork w = { game, book, &game->table, rows, 0 };
	const Table *t = w.t;
	const Seat *s = &t->seat[seat];
	bool stopped = t->misdeal || t->voided;

	if (!t->dealing && !stopped && !s->absent) {
		dealer_add_ante(&w, seat);
		dealer_add_blind(&w, seat);
	}
	add_pushes(&w, seat);
	if (!stopped && t->street != STREET_OVER) {
		dealer_add(&w, seat, _("a card to %s"), "dealer deals %d", seat);
		dealer_add(&w, seat, _("a card to %s, face up"), "dealer deals %d face-up", seat);
	}
	if (s->bet > 0)
		dealer_add(&w, seat, _("gather the bet of %s"), "dealer gathers %d", seat);
	if (t->betting && s->hand == HAND_LIVE && t->bet > s->bet)
		dealer_add(&w, seat, _("tell %s what there is to call"), "dealer tells %d %lld",
			   seat, (long long)betting_price(t, seat));
	dealer_add(&w, seat, _("cut down and count the chips of %s"), "dealer counts %d", seat);
	add_cards_of(&w, seat);
	dealer_add(&w, seat, _("put the button in front of %s"), "dealer moves button %d", seat);
	return w.n;
}
