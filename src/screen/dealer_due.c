/* What is due next of the dealer's work, from the shuffle to the cards taken in. */
#include <stdio.h>

#include "engine/hand.h"
#include "src/say.h"
#include "src/screen/dealer_work.h"
#include "src/text.h"

/* Before the deal. */

static const struct {
	EventKind kind;
	const char *label;
} SHUFFLES[] = {
	{ EV_WASH, _("wash the cards face down") },
	{ EV_RIFFLE, _("riffle") },
	{ EV_STRIP, _("strip (box) the deck") },
	{ EV_CUT, _("cut, onto the cut card") },
};

static void
add_shuffle(DealerWork *w, EventKind kind)
{
	for (size_t i = 0; i < sizeof SHUFFLES / sizeof SHUFFLES[0]; i++)
		if (SHUFFLES[i].kind == kind)
			dealer_add(w, 0, SHUFFLES[i].label, "%s", event_name(kind));
}

static bool
owes_blind(const Table *t, int seat)
{
	return t->seat[seat].stack > 0 && hand_blind_due(t, seat) > 0;
}

static bool
owes_ante(const Table *t, int seat)
{
	return t->seat[seat].stack > 0 && hand_ante_due(t, seat) > 0;
}

/* True if something is due that only the whole post can take: of an absent seat, or dead money. */
static bool
needs_whole_post(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->dead_post[seat] > 0 ||
		    (t->seat[seat].absent && (owes_blind(t, seat) || owes_ante(t, seat))))
			return true;
	return false;
}

static bool
anything_owed(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (owes_blind(t, seat) || owes_ante(t, seat))
			return true;
	return false;
}

/* What each seat owes, in the order in which it is posted. */
static void
add_owed(DealerWork *w)
{
	const Table *t = w->t;
	bool ante_first =
		t->ante_each || book_parameter(w->book, PARAM_ANTE_FIRST) == ANTE_ANTE_FIRST;

	for (int i = 1; i <= t->seats; i++) {
		int seat = dealer_seat(t, i);

		if (t->seat[seat].absent)
			continue;
		if (ante_first)
			dealer_add_ante(w, seat);
		dealer_add_blind(w, seat);
		if (!ante_first)
			dealer_add_ante(w, seat);
	}
}

/* The deal. */

static int
next_card_to(const Table *t)
{
	int best = 0;

	for (int i = 1; i <= t->seats; i++) {
		int seat = dealer_seat(t, i);
		const Seat *s = &t->seat[seat];

		if (s->entitled && !((t->skipped >> seat) & 1) && s->n_hole < table_hole_cards(t) &&
		    (!best || s->n_hole < t->seat[best].n_hole))
			best = seat;
	}
	return best;
}

static int
to_replace(const Table *t)
{
	for (int i = 1; i <= t->seats; i++) {
		int seat = dealer_seat(t, i);

		if (t->seat[seat].open_dealt && t->seat[seat].entitled)
			return seat;
	}
	return 0;
}

static void
before_the_deal(DealerWork *w, Dealing dealing)
{
	const Table *t = w->t;

	if (t->button != t->button_due)
		dealer_add(w, t->button_due, _("the button belongs in front of %s"),
			   "dealer moves button %d", t->button_due);
	else if (dealing == DEALING_STEPS && t->shuffle_steps < SHUFFLE_STEPS)
		add_shuffle(w, SHUFFLE_ORDER[t->shuffle_steps]);
	else if (anything_owed(t) && (dealing == DEALING_STROKES || needs_whole_post(t)))
		dealer_add(w, 0, _("blinds and antes that are due"), "post");
	else if (anything_owed(t))
		add_owed(w);
	else if (dealing == DEALING_STROKES || !next_card_to(t))
		dealer_add(w, 0, _("the deal"), "deal");
	else
		dealer_add(w, next_card_to(t), _("a card to %s"), "dealer deals %d",
			   next_card_to(t));
}

static void
during_the_deal(DealerWork *w, Dealing dealing)
{
	int seat = w->t->dealt ? to_replace(w->t) : next_card_to(w->t);

	if (dealing == DEALING_STROKES || !seat)
		dealer_add(w, 0, _("the rest of the deal"), "deal");
	else
		dealer_add(w, seat,
			   w->t->dealt ? _("the turned-up card of %s is replaced")
				       : _("a card to %s"),
			   "dealer deals %d", seat);
}

/* Streets. */

static bool
bets_in_front(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].bet > 0)
			return true;
	return false;
}

/* A live hand that is not turned up, in the order of seats; 0 none. */
static int
hidden_hand(const Table *t)
{
	for (int i = 1; i <= t->seats; i++) {
		int seat = dealer_seat(t, i);

		if (t->seat[seat].hand == HAND_LIVE && !dealer_sees_hand(&t->seat[seat]) &&
		    !t->seat[seat].absent)
			return seat;
	}
	return 0;
}

static void
add_gather(DealerWork *w)
{
	const Voice voice = { w->t, true };
	Pot pots[POT_MAX];
	int n = game_pots(w->game, pots);
	char main[SAY_AMOUNT_MAX], side[SAY_AMOUNT_MAX];
	DealerStep *row = dealer_add(w, 0, _("gather the bets"), "dealer gathers");

	if (n < 2 || pots[1].carried)
		return;
	amount_say(&voice, pots[0].amount, main, sizeof main);
	amount_say(&voice, pots[1].amount, side, sizeof side);
	snprintf(row->label, sizeof row->label,
		 n == 2 ? _("gather into main pot %s, side pot %s")
			: _("gather into main pot %s, side pots from %s"),
		 main, side);
}

static void
add_street(DealerWork *w, Dealing dealing)
{
	static const struct {
		const char *label, *stroke, *spread;
		int cards;
	} NEXT[] = {
		[STREET_PREFLOP] = { _("the flop"), "flop", _("spread the flop"), 3 },
		[STREET_FLOP] = { _("the turn"), "turn", _("the turn card"), 1 },
		[STREET_TURN] = { _("the river"), "river", _("the river card"), 1 },
	};
	const Table *t = w->t;

	if (dealing == DEALING_STROKES)
		dealer_add(w, 0, NEXT[t->street].label, "%s", NEXT[t->street].stroke);
	else if (!t->burn_ready && t->next_burns == 0)
		dealer_add(w, 0, _("burn a card"), "dealer burns");
	else
		dealer_add(w, 0, NEXT[t->street].spread, "dealer spreads %d",
			   NEXT[t->street].cards);
}

static void
between_streets(DealerWork *w, Dealing dealing)
{
	const Table *t = w->t;

	if (t->needs_draw)
		dealer_add(w, 0, _("draw for the board: no rule covers it"), "floor draws");
	else if (dealing == DEALING_STEPS && bets_in_front(t))
		add_gather(w);
	else if (dealing == DEALING_STEPS && table_count_able(t) <= 1 && hidden_hand(t))
		dealer_add(w, hidden_hand(t), _("all-in: %s turns the hand up"), "%d tables",
			   hidden_hand(t));
	else
		add_street(w, dealing);
}

/* The showdown. */

/* Who shows first: found by letting somebody show on a copy. */
static int
first_to_show(const Game *game, const Book *book)
{
	const Table *t = &game->table;
	Event event = { .kind = EV_TABLE_HAND, .seat = (uint8_t)hidden_hand(t) };
	Game copy = *game;
	Report report;

	if (!t->n_shows && event.seat && game_play(&copy, book, &event, &report))
		return copy.table.shows[0];
	return t->shows[0];
}

/* The seat whose turn to show it is; 0 if every live hand has been shown. */
static int
next_to_show(const DealerWork *w)
{
	const Table *t = w->t;
	int first = first_to_show(w->game, w->book);

	for (int i = 0; first && i < t->seats; i++) {
		int seat = (first - 1 + i) % t->seats + 1;

		if (t->seat[seat].hand == HAND_LIVE && !dealer_sees_hand(&t->seat[seat]))
			return seat;
	}
	return 0;
}

/* A hand that lies open and has not been read out; 0 none. */
static int
next_to_read(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].hand == HAND_LIVE && dealer_sees_hand(&t->seat[seat]) &&
		    !t->seat[seat].told_hand && dealer_reads(t, seat))
			return seat;
	return 0;
}

static const char *
push_label(int k, bool split, bool carried)
{
	if (carried)
		return _("the pot left over to %s");
	if (k)
		return split ? _("the side pot is split: %s and the others")
			     : _("the side pot to %s");
	return split ? _("the pot is split: %s and the others") : _("the pot to %s");
}

/* The last pot that is not pushed yet, to whom it belongs; false if that can't be told. */
static bool
push_next(DealerWork *w)
{
	Pot pots[POT_MAX];
	int n = dealer_pots(w, pots);

	for (int k = n - 1; k >= 0; k--) {
		uint16_t to = game_winners(w->game, w->book, &pots[k]);

		if (pots[k].awarded || !pots[k].claimants)
			continue;
		if (to)
			dealer_add_push(w, k, n, to,
					push_label(k, (to & (to - 1)) != 0, pots[k].carried));
		return to != 0;
	}
	return false;
}

static void
at_the_showdown(DealerWork *w, Dealing dealing)
{
	const Table *t = w->t;
	int shows, reads;

	if (dealing == DEALING_STEPS && bets_in_front(t)) {
		add_gather(w);
		return;
	}
	if (dealing == DEALING_STEPS) {
		reads = next_to_read(t);
		shows = next_to_show(w);
		if (reads) {
			dealer_add(w, reads, _("read the hand of %s"), "dealer reads %d \"%s\"",
				   reads, dealer_reads(t, reads));
			return;
		}
		if (shows && !t->seat[shows].absent) {
			dealer_add(w, shows, _("%s turns the hand up"), "%d tables", shows);
			return;
		}
		if (!shows && push_next(w))
			return;
	}
	dealer_add(w, 0, _("the showdown"), "showdown");
}

static int
with_chips(const Table *t)
{
	int n = 0;

	for (int seat = 1; seat <= t->seats; seat++)
		n += t->seat[seat].taken && !t->seat[seat].out &&
		     t->seat[seat].stack + t->seat[seat].hidden > 0;
	return n;
}

static void
after_the_hand(DealerWork *w, Dealing dealing)
{
	const Table *t = w->t;

	for (int i = 1; dealing == DEALING_STEPS && i <= t->seats; i++) {
		int seat = dealer_seat(t, i);

		if (t->seat[seat].n_hole > 0) {
			dealer_add(w, seat, _("take in the cards of %s"), "dealer mucks %d", seat);
			return;
		}
	}
	if (with_chips(t) > 1)
		dealer_add(w, 0, _("the next hand"), "next hand");
}

void
dealer_add_due(DealerWork *w, Dealing dealing)
{
	const Table *t = w->t;

	if (t->misdeal || t->voided)
		dealer_add(w, 0, _("the same hand again"), "redeal");
	else if (t->street == STREET_OVER)
		after_the_hand(w, dealing);
	else if (!t->dealing)
		before_the_deal(w, dealing);
	else if (!t->dealt || to_replace(t))
		during_the_deal(w, dealing);
	else if (t->betting && t->turn)
		return;
	else if (t->street < STREET_RIVER)
		between_streets(w, dealing);
	else
		at_the_showdown(w, dealing);
	if (w->n)
		w->rows[0].next = true;
}
