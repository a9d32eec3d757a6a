#include "src/one_hand.h"

#include <stdlib.h>
#include <string.h>

#include "src/text.h"

/* A hand while it is looked for and played again. */
typedef struct Hand {
	const Session *session;
	int number;
	size_t first, end; /* its events */
	bool dealt;	   /* `deck` is how the cards lay before the first one was dealt */
	Pile deck;
	char book[EVENT_WORDS_MAX]; /* in force at its beginning, as it was named */
	SessionPlace start, place;
	Setup setup;
	Report was, is;
} Hand;

/* Finds where the hand begins and ends, and how its deck lay. */
static void
find_hand(Hand *hand)
{
	size_t known = session_count(hand->session) + session_redoable(hand->session);
	SessionPlace *place = &hand->place;
	bool inside = false;

	snprintf(hand->book, sizeof hand->book, "%s", session_first_book(hand->session));
	session_place(hand->session, 0, place);
	for (;;) {
		const Table *t = &place->game.table;
		const Event *event;

		if (!inside && t->hand_no == hand->number) {
			inside = true;
			hand->start = *place;
			hand->first = place->index;
		}
		hand->end = place->index;
		if (place->index == known)
			return;
		event = session_event(hand->session, place->index);
		if (!inside && event->kind == EV_BOOK)
			snprintf(hand->book, sizeof hand->book, "%s", event->words);
		if (inside && !t->dealing && !hand->dealt)
			hand->deck = t->stub;
		session_step(hand->session, place, &hand->was);
		hand->dealt = hand->dealt || (inside && t->dealing);
		if (inside && t->hand_no != hand->number)
			return;
	}
}

static void
set_up_seat(const Table *t, int number, SeatSetup *to)
{
	const Seat *seat = &t->seat[number];

	*to = (SeatSetup){ .taken = seat->taken,
			   .absent = seat->absent,
			   .named = seat->named,
			   .stack = seat->stack,
			   .penalty = seat->penalty };
	memcpy(to->name, seat->name, sizeof to->name);
	for (int i = 0; seat->named && i < t->in_use.n; i++)
		if (seat->rack.count[i])
			to->chips[to->n_chips++] =
				(ChipCount){ t->in_use.value[i], seat->rack.count[i] };
}

/* What the first session was set up with, but for what the hands before this one have changed. */
static void
set_up(Hand *hand)
{
	const Table *t = &hand->start.game.table;
	Setup *setup = &hand->setup;

	*setup = *session_setup(hand->session);
	setup->small_blind = t->small_blind;
	setup->big_blind = t->big_blind;
	setup->ante = t->ante;
	setup->ante_each = t->ante_each;
	setup->ante_dead = t->ante_dead;
	setup->no_small_blind = t->no_small_blind || !t->small_blind_seat;
	setup->n_straddles = 0;
	setup->n_chips = t->in_use.n < SETUP_CHIPS_MAX ? t->in_use.n : SETUP_CHIPS_MAX;
	memcpy(setup->chips, t->in_use.value, setup->n_chips * sizeof setup->chips[0]);
	setup->seats = t->seats;
	for (int seat = 1; seat <= t->seats; seat++)
		set_up_seat(t, seat, &setup->seat[seat]);
	setup->button = t->button;
	setup->n_board = 0;
	setup->n_deck = 0;
	for (int i = hand->deck.n; i-- > 0 && setup->n_deck < SETUP_DECK_MAX;)
		setup->deck[setup->n_deck++] = hand->deck.card[i];
	setup->carried = t->carried;
	setup->carried_for = t->carried_for;
	setup->field_left = t->field_left;
	setup->field_paid = t->field_paid;
}

static bool
same_pile(const Pile *a, const Pile *b)
{
	return a->n == b->n && memcmp(a->card, b->card, a->n * sizeof a->card[0]) == 0;
}

/* True if nobody at the two tables could tell them apart. */
static bool
same_tables(const Table *a, const Table *b)
{
	bool same = a->turn == b->turn && a->street == b->street && a->middle == b->middle &&
		    a->button == b->button && same_pile(&a->board, &b->board);

	for (int seat = 1; same && seat <= a->seats; seat++) {
		const Seat *x = &a->seat[seat], *y = &b->seat[seat];

		same = x->taken == y->taken && x->stack == y->stack && x->bet == y->bet &&
		       x->held == y->held && x->hand == y->hand && x->n_hole == y->n_hole &&
		       x->won == y->won && x->penalty == y->penalty &&
		       memcmp(x->hole, y->hole, x->n_hole * sizeof x->hole[0]) == 0;
	}
	return same;
}

static bool
same_rulings(const Report *a, const Report *b)
{
	bool same = a->n_rulings == b->n_rulings;

	for (int i = 0; same && i < a->n_rulings; i++)
		same = !strcmp(a->ruling[i].rule, b->ruling[i].rule) &&
		       a->ruling[i].seat == b->ruling[i].seat;
	return same;
}

/* Plays the hand at its own table; false at the first event that comes out otherwise. */
static bool
play_hand(Hand *hand, Session *alone)
{
	const char *note = session_note_at(hand->session, hand->first);

	hand->place = hand->start;
	if (note && !session_note(alone, note))
		return false;
	for (size_t i = hand->first; i < hand->end; i++) {
		const Event *event = session_event(hand->session, i);

		session_step(hand->session, &hand->place, &hand->was);
		if (!session_play(alone, event, &hand->is) ||
		    !same_rulings(&hand->was, &hand->is) ||
		    !same_tables(&hand->place.game.table, &session_game(alone)->table))
			return false;
		note = session_note_at(hand->session, i + 1);
		if (note && !session_note(alone, note))
			return false;
	}
	return true;
}

static Session *
open_alone(Hand *hand, char error[SESSION_ERROR_MAX])
{
	const char *title = session_title(hand->session);
	char text[SESSION_TITLE_MAX];
	Session *alone;

	if (hand->number == 1)
		return session_branch(hand->session, hand->end);
	set_up(hand);
	if (*title)
		snprintf(text, sizeof text, _("%.200s, hand %d"), title, hand->number);
	else
		snprintf(text, sizeof text, _("Hand %d"), hand->number);
	alone = session_open(&hand->setup, text, hand->book, session_shelf(hand->session), error);
	if (alone && !play_hand(hand, alone)) {
		snprintf(error, SESSION_ERROR_MAX, "%s",
			 _("This hand rests on the hands before it and can't stand alone."));
		session_close(alone);
		return NULL;
	}
	return alone;
}

Session *
one_hand(const Session *session, size_t after, char error[SESSION_ERROR_MAX])
{
	Hand *hand = calloc(1, sizeof *hand);
	Session *alone = NULL;

	snprintf(error, SESSION_ERROR_MAX, "%s", _("There is no memory left."));
	if (hand) {
		session_place(session, after, &hand->place);
		hand->session = session;
		hand->number = hand->place.game.table.hand_no;
		find_hand(hand);
		alone = open_alone(hand, error);
	}
	free(hand);
	return alone;
}
