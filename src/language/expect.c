#include "src/language/expect.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "src/rule_match.h"
#include "src/text.h"

/* An expectation being judged. */
typedef struct Judging {
	const Expectation *e;
	const Fields *f;
	const Standing *s;
	const Table *t;
	const Seat *seat; /* the one that is named; seat 0 where none is */
	char *found;
} Judging;

static bool not_found(Judging *j, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Says what was found; returns false. */
static bool
not_found(Judging *j, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(j->found, EXPECT_SAYS_MAX, format, arguments);
	va_end(arguments);
	return false;
}

static void
append(char *text, const char *more)
{
	size_t used = strlen(text);

	snprintf(text + used, EXPECT_SAYS_MAX - used, "%s%s", used ? " " : "", more);
}

/* All clauses that the last event brought, plain ones in brackets. */
static bool
found_rules(Judging *j)
{
	j->found[0] = '\0';
	for (int i = 0; i < j->s->report->n_rulings; i++) {
		const Ruling *ruling = &j->s->report->ruling[i];
		char id[BOOK_ID_MAX + 2];

		snprintf(id, sizeof id, ruling->plain ? "(%s)" : "%s", ruling->rule);
		append(j->found, id);
	}
	if (!j->found[0])
		append(j->found, _("no clause"));
	return false;
}

static bool
is_cited(const Report *report, const char *id)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (rule_id_meets(id, report->ruling[i].rule))
			return true;
	return false;
}

static bool
all_cited(Judging *j)
{
	for (int i = 0; i < j->f->n_ids; i++)
		if (!is_cited(j->s->report, j->f->ids[i]))
			return found_rules(j);
	return true;
}

static bool
none_cited(Judging *j)
{
	for (int i = 0; i < j->f->n_ids; i++)
		if (is_cited(j->s->report, j->f->ids[i]))
			return found_rules(j);
	return true;
}

/* These and no others but plain ones. */
static bool
only_cited(Judging *j)
{
	for (int i = 0; i < j->s->report->n_rulings; i++) {
		const Ruling *ruling = &j->s->report->ruling[i];
		bool meant = ruling->plain;

		for (int k = 0; k < j->f->n_ids; k++)
			meant = meant || rule_id_meets(j->f->ids[k], ruling->rule);
		if (!meant)
			return found_rules(j);
	}
	return all_cited(j);
}

static bool
number(Judging *j, Chips have, Chips want)
{
	return have == want || not_found(j, "%lld", (long long)have);
}

static bool
state(Judging *j, bool holds)
{
	return holds || found_rules(j);
}

/* True if the last event itself brought that effect. */
static bool
brought(const Judging *j, EffectKind kind)
{
	for (int i = 0; i < j->s->report->n_rulings; i++)
		for (int k = 0; k < j->s->report->ruling[i].n_effects; k++)
			if (j->s->report->ruling[i].effect[k].kind == kind)
				return true;
	return false;
}

static const char *const ACT_NAMES[] = {
	[ACT_NONE] = "no act", [ACT_FOLD] = "fold", [ACT_CHECK] = "check",
	[ACT_CALL] = "call",   [ACT_BET] = "bet",   [ACT_RAISE] = "raise",
};

/* An all-in call, bet or raise may be expected by either name. */
static bool
verdict(Judging *j)
{
	static const struct {
		ExpectKind expected;
		ActKind act;
	} ACTS[] = {
		{ EXPECT_VERDICT_CHECK, ACT_CHECK }, { EXPECT_VERDICT_FOLD, ACT_FOLD },
		{ EXPECT_VERDICT_CALL, ACT_CALL },   { EXPECT_VERDICT_BET, ACT_BET },
		{ EXPECT_VERDICT_RAISE, ACT_RAISE },
	};
	const Report *report = j->s->report;
	Act act = { .kind = ACT_NONE };

	for (int i = 0; i < report->n_verdicts; i++)
		if (report->verdict[i].seat == j->f->seat)
			act = report->verdict[i].act;
	if (j->e->kind == EXPECT_VERDICT_ALL_IN && act.all_in && act.total == j->f->amounts[0])
		return true;
	for (size_t i = 0; i < sizeof ACTS / sizeof ACTS[0]; i++)
		if (ACTS[i].expected == j->e->kind && ACTS[i].act == act.kind &&
		    (act.kind == ACT_CHECK || act.kind == ACT_FOLD ||
		     act.total == j->f->amounts[0]))
			return true;
	if (act.kind == ACT_CALL || act.kind == ACT_BET || act.kind == ACT_RAISE)
		return not_found(j, "%s%s %lld", act.all_in ? "all-in " : "", ACT_NAMES[act.kind],
				 (long long)act.total);
	return not_found(j, "%s", ACT_NAMES[act.kind]);
}

static bool
choice(Judging *j)
{
	const Ruling *ruling = report_choice(j->s->report);
	int n = ruling ? ruling->n_choices : 0;
	bool same = n == j->f->n_options;

	for (int i = 0; same && i < n; i++)
		same = ruling->choice[i].kind == j->f->options[i].kind &&
		       ruling->choice[i].amount == j->f->options[i].amount;
	if (same)
		return true;
	j->found[0] = '\0';
	for (int i = 0; i < n; i++) {
		char option[64];

		if (ruling->choice[i].amount)
			snprintf(option, sizeof option, "%s-%lld",
				 option_name(ruling->choice[i].kind),
				 (long long)ruling->choice[i].amount);
		else
			snprintf(option, sizeof option, "%s", option_name(ruling->choice[i].kind));
		append(j->found, option);
	}
	if (!n)
		append(j->found, _("no choice"));
	return false;
}

static bool
turn(Judging *j, int want)
{
	if (j->t->turn == want)
		return true;
	return j->t->turn ? not_found(j, "%d", j->t->turn) : not_found(j, "none");
}

static bool
street(Judging *j)
{
	Street want = (Street)(j->e->kind - EXPECT_PREFLOP);

	return j->t->street == want || not_found(j, "%s", street_name(j->t->street));
}

static bool
pots(Judging *j)
{
	Pot pot[POT_MAX];
	int n = game_pots(j->s->game, pot);
	bool same = n == j->f->n_amounts;

	for (int i = 0; same && i < n; i++)
		same = pot[i].amount == j->f->amounts[i];
	/* An empty pot is none: `expect pot 0`. */
	if (same || (n == 0 && j->f->n_amounts == 1 && j->f->amounts[0] == 0))
		return true;
	j->found[0] = '\0';
	for (int i = 0; i < n; i++) {
		char amount[32];

		snprintf(amount, sizeof amount, "%lld", (long long)pot[i].amount);
		append(j->found, amount);
	}
	if (!n)
		append(j->found, _("no pot"));
	return false;
}

static bool
raise_to(Judging *j, Chips have, Chips want)
{
	if (have == want)
		return true;
	return have ? not_found(j, "%lld", (long long)have) : not_found(j, "%s", _("no raise"));
}

static bool
hand(Judging *j, HandState want)
{
	static const char *const HANDS[] = { "none", "live", "dead" };

	return j->seat->hand == want || not_found(j, "%s", HANDS[j->seat->hand]);
}

/* The card as it is expected: one that nobody knows is `??`. */
static Card
known(const Card *have, uint32_t unknown, int i)
{
	return (unknown >> i) & 1 ? CARD_UNKNOWN : card_face(have[i]);
}

/* The same cards, of a hand in any order, of the board in that order. */
static bool
are_expected(const Judging *j, const Card *have, int n, uint32_t unknown, bool any_order)
{
	uint32_t met = 0;

	if (n != j->f->n_cards)
		return false;
	for (int i = 0; i < n; i++) {
		int k = any_order ? 0 : i, last = any_order ? n - 1 : i;

		while (k <= last &&
		       ((met >> k) & 1 || known(have, unknown, i) != card_face(j->f->cards[k])))
			k++;
		if (k > last)
			return false;
		met |= UINT32_C(1) << k;
	}
	return true;
}

static bool
cards(Judging *j, const Card *have, int n, uint32_t unknown, bool any_order)
{
	if (are_expected(j, have, n, unknown, any_order))
		return true;
	j->found[0] = '\0';
	for (int i = 0; i < n; i++) {
		char card[CARD_TEXT];

		card_print(known(have, unknown, i), card);
		append(j->found, card);
	}
	if (!n)
		append(j->found, _("no cards"));
	return false;
}

static bool
penalty(Judging *j)
{
	const Seat *s = j->seat;
	int want = j->f->count;

	if (j->e->kind == EXPECT_NO_PENALTY) {
		if (!s->penalty && !s->warnings)
			return true;
	} else if (j->f->step == STEP_WARNING) {
		if (!s->penalty && s->warnings)
			return true;
	} else if (j->f->step == STEP_HANDS || j->f->step == STEP_ROUNDS) {
		if (j->f->step == STEP_ROUNDS)
			want *= table_count_taken(j->t);
		if (s->penalty == want)
			return true;
	}
	if (s->penalty)
		return not_found(j, "%d hands", s->penalty);
	return not_found(j, s->warnings ? "warning" : "none");
}

static bool
shows(Judging *j)
{
	bool same = j->t->n_shows == j->f->n_seats;

	for (int i = 0; same && i < j->f->n_seats; i++)
		same = j->t->shows[i] == j->f->seats[i];
	if (same)
		return true;
	j->found[0] = '\0';
	for (int i = 0; i < j->t->n_shows; i++) {
		char seat[8];

		snprintf(seat, sizeof seat, "%d", j->t->shows[i]);
		append(j->found, seat);
	}
	if (!j->t->n_shows)
		append(j->found, _("nobody"));
	return false;
}

static bool
holds(Judging *j)
{
	const Game *game = j->s->game;
	const Fields *f = j->f;
	const Table *t = j->t;
	int seat = f->seat;
	Chips n = f->amounts[0];

	switch (j->e->kind) {
	case EXPECT_RULE:
		return all_cited(j);
	case EXPECT_ONLY:
		return only_cited(j);
	case EXPECT_NO_RULE:
		return none_cited(j);
	case EXPECT_SILENT:
		return state(j, !report_is_irregular(j->s->report));
	case EXPECT_VERDICT_CHECK:
	case EXPECT_VERDICT_FOLD:
	case EXPECT_VERDICT_CALL:
	case EXPECT_VERDICT_BET:
	case EXPECT_VERDICT_RAISE:
	case EXPECT_VERDICT_ALL_IN:
		return verdict(j);
	case EXPECT_RETURNED:
		return number(j, j->s->report->returned[seat], n);
	case EXPECT_MISDEAL:
		return state(j, t->misdeal);
	case EXPECT_NO_MISDEAL:
		return state(j, !brought(j, EFFECT_MISDEAL));
	case EXPECT_VOID:
		return state(j, t->voided);
	case EXPECT_NO_VOID:
		return state(j, !brought(j, EFFECT_VOID));
	case EXPECT_CHOICE:
		return choice(j);
	case EXPECT_NO_TURN:
		return turn(j, 0);
	case EXPECT_TURN:
		return turn(j, seat);
	case EXPECT_PREFLOP:
	case EXPECT_FLOP:
	case EXPECT_TURN_STREET:
	case EXPECT_RIVER:
	case EXPECT_SHOWDOWN:
	case EXPECT_OVER:
		return street(j);
	case EXPECT_BET:
		return number(j, j->seat->bet + j->seat->held, n);
	case EXPECT_STACK:
		return number(j, j->seat->stack, n);
	case EXPECT_POT:
		return pots(j);
	case EXPECT_TOTAL:
		return number(j, table_total(t), n);
	case EXPECT_TO_CALL:
		return number(j, game_to_call(game, seat), n);
	case EXPECT_MIN_RAISE:
		return raise_to(j, game_min_raise(game, j->s->book, seat), n);
	case EXPECT_NO_RAISE:
		return raise_to(j, game_min_raise(game, j->s->book, seat), 0);
	case EXPECT_MAX_RAISE:
		return raise_to(j, game_max_raise(game, j->s->book, seat), n);
	case EXPECT_HAND_LIVE:
		return hand(j, HAND_LIVE);
	case EXPECT_HAND_DEAD:
		return hand(j, HAND_DEAD);
	case EXPECT_HAND_NONE:
		return hand(j, HAND_NONE);
	case EXPECT_CARDS:
		return cards(j, j->seat->hole, j->seat->n_hole, j->seat->unknown, true);
	case EXPECT_COUNT:
		return number(j, j->seat->n_hole, f->count);
	case EXPECT_BOARD:
		return cards(j, t->board.card, t->board.n, 0, false);
	case EXPECT_BURNS:
		return number(j, t->burns.n, f->count);
	case EXPECT_STUB:
		return number(j, t->stub.n, f->count);
	case EXPECT_BUTTON:
		return number(j, t->button, seat);
	case EXPECT_NO_PENALTY:
	case EXPECT_PENALTY:
		return penalty(j);
	case EXPECT_SHOWS:
		return shows(j);
	case EXPECT_WINS:
		return number(j, j->seat->won, n);
	case EXPECT_REFUSED:
		return j->s->refused || not_found(j, "%s", _("it happened"));
	case EXPECT_KIND_COUNT:
		break;
	}
	return false;
}

bool
expect_holds(const Expectation *expectation, const Standing *standing, char found[EXPECT_SAYS_MAX])
{
	const Fields *f = &expectation->fields;
	Judging j = { expectation, f, standing, &standing->game->table, NULL, found };

	found[0] = '\0';
	j.seat = &j.t->seat[f->seat];
	return holds(&j);
}
