/* Showing hands: 65, 68; showdown.1 to showdown.7, irregularity.2; practice.show-order, tabled. */
#include "engine/rules/rules.h"

#include "engine/betting.h"
#include "engine/hand_rank.h"

#include <string.h>

static uint32_t
all_cards(const Seat *s)
{
	return s->n_hole ? (1u << s->n_hole) - 1 : 0;
}

static bool
action_pending(const Table *t)
{
	return t->betting && t->turn;
}

/* The live hand that was the last to bet or raise, within the book's scope; 0 nobody. */
static int
last_aggressor(const Play *p)
{
	const Table *t = p->t;
	bool whole_hand = book_parameter(p->book, PARAM_SHOW_SCOPE) == AGGRESSOR_OF_HAND;
	int best = 0;

	for (int seat = 1; seat <= t->seats; seat++) {
		const Seat *s = &t->seat[seat];

		if (s->hand != HAND_LIVE || !s->last_bet_event)
			continue;
		if (!whole_hand && s->last_bet_street != t->betting_street)
			continue;
		if (!best || s->last_bet_event > t->seat[best].last_bet_event)
			best = seat;
	}
	return best;
}

/* All-in with no more betting: the hands are turned up at once. */
static bool
no_more_betting(const Table *t)
{
	return table_count_able(t) <= 1 && t->betting_street < STREET_RIVER;
}

/* Says why that hand shows first. */
static void
cite_order(Play *p)
{
	Outcome outcome = last_aggressor(p) ? OUT_SHOW_AGGRESSOR : OUT_SHOW_FIRST_SEAT;

	if (no_more_betting(p->t))
		outcome = OUT_SHOW_ALL_IN;
	play_cite_plain(p, outcome, p->t->shows[0]);
}

/* The order of showing at this showdown, found once. */
static void
find_order(Play *p)
{
	Table *t = p->t;
	int first = last_aggressor(p);

	if (t->n_shows)
		return;
	if (!first)
		first = table_next_live(t, t->button);
	for (int i = 0; first && i < t->seats; i++) {
		int seat = (first - 1 + i) % t->seats + 1;

		if (t->seat[seat].hand == HAND_LIVE)
			t->shows[t->n_shows++] = (uint8_t)seat;
	}
	cite_order(p);
}

static bool
at_showdown(const Table *t)
{
	return t->dealt && !t->betting && t->street >= STREET_RIVER && t->street != STREET_OVER;
}

static void
begin_showdown(Play *p)
{
	award_freeze(p);
	find_order(p);
}

void
showdown_expose(Play *p)
{
	Table *t = p->t;
	const Event *e = p->e;
	int seat = e->seat;
	Seat *s = &t->seat[seat];
	Ruling *ruling;
	bool in_hand;
	int penalty = book_parameter(p->book, PARAM_SHOWN);

	if (s->hand != HAND_LIVE || t->street == STREET_OVER)
		return;
	if (e->target) {
		in_hand = t->seat[e->target].hand == HAND_LIVE;
		ruling = play_cite(p, in_hand ? OUT_SHOWN_IN_HAND : OUT_SHOWN_OUT, seat);
		if (in_hand)
			play_do(p, ruling, EFFECT_EXPOSE, seat, 0);
		if (book_parameter(p->book, PARAM_SHOWN_ONE) == SHOWN_ONE_NONE)
			return;
	} else {
		if (!action_pending(t))
			return;
		ruling = play_cite(p, OUT_SHOWN_PENDING, seat);
	}
	if (!action_pending(t))
		return;
	if (penalty == SHOWN_DEAD_HAND)
		play_do(p, ruling, EFFECT_KILL, seat, 0);
	else if (penalty == SHOWN_LADDER)
		play_penalise(p, ruling, seat, false);
}

void
showdown_table(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	uint32_t cards = p->e->cards_mask ? p->e->cards_mask : all_cards(s);
	Ruling *ruling;

	if (action_pending(t) && s->hand == HAND_LIVE) {
		s->exposed |= cards & all_cards(s);
		ruling = play_cite(p, OUT_SHOWN_PENDING, seat);
		if (book_parameter(p->book, PARAM_SHOWN) == SHOWN_LADDER)
			play_penalise(p, ruling, seat, false);
		return;
	}
	s->exposed |= cards & all_cards(s);
	s->tabled |= cards & all_cards(s);
	s->unknown &= ~cards;
	if (!at_showdown(t))
		return;
	begin_showdown(p);
	if (s->tabled != all_cards(s)) {
		ruling = play_cite(p, OUT_TABLED_PARTLY, seat);
		play_fact(ruling, FACT_HAS_CARDS, s->n_hole);
		play_do(p, ruling, EFFECT_STANDS, seat, 0);
	}
}

void
showdown_muck(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Effect kill = { .kind = EFFECT_KILL, .seat = (uint8_t)seat };

	if (!at_showdown(t) || t->seat[seat].hand != HAND_LIVE) {
		if (t->dealt && !t->betting && t->seat[seat].hand == HAND_LIVE &&
		    t->street != STREET_OVER)
			effect_apply(t, &kill);
		return;
	}
	begin_showdown(p);
	play_cite_plain(p, OUT_GIVEN_UP, seat);
	t->seat[seat].gave_up = true;
	effect_apply(t, &kill);
	award_freeze(p);
}

/* What of the bet of a hand that the dealer took nobody has called (65a.3). */
static void
return_uncalled(Play *p, int seat)
{
	Table *t = p->t;
	Seat *s = &t->seat[seat];
	Chips most = 0;
	Ruling *ruling;

	if (!t->betting || book_parameter(p->book, PARAM_UNPROTECTED_BET) == UNCALLED_KEPT) {
		s->keeps_nothing = book_parameter(p->book, PARAM_UNPROTECTED_BET) == UNCALLED_KEPT;
		return;
	}
	for (int other = 1; other <= t->seats; other++)
		if (other != seat && t->seat[other].bet > most)
			most = t->seat[other].bet;
	if (t->street == STREET_PREFLOP && most < t->big_blind)
		most = t->big_blind;
	if (s->bet <= most)
		return;
	ruling = play_cite(p, OUT_UNCALLED_KILLED, seat);
	play_do(p, ruling, EFFECT_RETURN, seat, s->bet - most);
	if (t->bet > most) {
		t->bet = most;
		t->last_raise = t->prior_raise > 0 ? t->prior_raise : t->last_raise;
		betting_level(t);
	}
}

void
showdown_taken(Play *p)
{
	Table *t = p->t;
	int seat = p->e->seat;
	Seat *s = &t->seat[seat];
	bool mucked = p->e->kind == EV_DEALER_MUCKS;
	int known = book_parameter(p->book, PARAM_UNPROTECTED);
	Ruling *ruling;
	bool live = s->hand == HAND_LIVE;

	if (!live || t->street == STREET_OVER) {
		table_muck_hand(t, seat);
		return;
	}
	ruling = play_cite(p, mucked ? OUT_HAND_MUCKED : OUT_HAND_TAKEN, seat);
	if (!mucked) {
		bool dead = known == KNOWN_DEAD;

		s->apart = true;
		if (known == KNOWN_FLOOR)
			dead = play_choose_kind(p, ruling, OPTION_RESTORE, OPTION_DEAD) ==
			       OPTION_DEAD;
		if (!dead) {
			play_do(p, ruling, EFFECT_REVIVE, seat, 0);
			return;
		}
	}
	play_do(p, ruling, EFFECT_KILL, seat, 0);
	return_uncalled(p, seat);
}

typedef struct CategoryWord {
	const char *word;
	int category;
} CategoryWord;

/* What dealers call hands; the longer names first, so that they are met first. */
static const CategoryWord CATEGORY_WORDS[] = {
	{ "royal", HAND_STRAIGHT_FLUSH },
	{ "straight flush", HAND_STRAIGHT_FLUSH },
	{ "four", HAND_FOUR_OF_A_KIND },
	{ "quads", HAND_FOUR_OF_A_KIND },
	{ "full", HAND_FULL_HOUSE },
	{ "boat", HAND_FULL_HOUSE },
	{ "flush", HAND_FLUSH },
	{ "straight", HAND_STRAIGHT },
	{ "three", HAND_THREE_OF_A_KIND },
	{ "trips", HAND_THREE_OF_A_KIND },
	{ "set", HAND_THREE_OF_A_KIND },
	{ "two pair", HAND_TWO_PAIR },
	{ "pair", HAND_PAIR },
	{ "high", HAND_HIGH_CARD },
};

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool
contains(const char *words, const char *word)
{
	size_t length = strlen(word);

	for (; *words; words++) {
		size_t i = 0;

		while (i < length && lower(words[i]) == word[i])
			i++;
		if (i == length)
			return true;
	}
	return false;
}

/* The category that the words name; -1 if they name none. */
static int
named_category(const char *words)
{
	for (size_t i = 0; i < sizeof CATEGORY_WORDS / sizeof CATEGORY_WORDS[0]; i++)
		if (contains(words, CATEGORY_WORDS[i].word))
			return CATEGORY_WORDS[i].category;
	return -1;
}

void
showdown_read(Play *p)
{
	const Table *t = p->t;
	const Seat *s = &t->seat[p->e->seat];
	int said = named_category(p->e->words);
	int board = t->board.n < 5 ? t->board.n : 5;
	HandRank rank;
	Card cards[7];
	int n = 0;

	p->t->seat[p->e->seat].told_hand = true;
	if (said < 0 || s->hand != HAND_LIVE || s->unknown || board < 3 ||
	    s->n_hole != table_hole_cards(t))
		return;
	if (t->game == GAME_OMAHA) {
		rank = hand_rank_omaha(s->hole, s->n_hole, t->board.card, board);
	} else {
		for (int i = 0; i < s->n_hole; i++)
			cards[n++] = s->hole[i];
		for (int i = 0; i < board; i++)
			cards[n++] = t->board.card[i];
		rank = hand_rank_best(cards, n);
	}
	if ((int)hand_category(rank) != said)
		play_do(p, play_cite(p, OUT_MISREAD, p->e->seat), EFFECT_STANDS, p->e->seat, 0);
}

/* The showdown done properly: shown in order, read, every pot pushed, side pots first. */
void
showdown_all(Play *p)
{
	Table *t = p->t;

	if (t->street == STREET_OVER)
		return;
	if (!t->dealt || action_pending(t) || t->misdeal) {
		play_cite(p, OUT_NO_ACT, 0);
		return;
	}
	board_run_out(p);
	if (!t->on_notice)
		notice_all(p);
	if (t->voided || t->street < STREET_RIVER)
		return;
	begin_showdown(p);
	cite_order(p);
	for (int i = 0; i < t->n_shows; i++) {
		Seat *s = &t->seat[t->shows[i]];

		if (s->hand != HAND_LIVE)
			continue;
		s->tabled = all_cards(s);
		s->exposed = all_cards(s);
	}
	deck_see(p);
	if (!t->on_notice)
		notice_all(p);
	if (t->voided)
		return;
	award_pots(p);
}
