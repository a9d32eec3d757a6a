#include "src/seen.h"

#include <stdio.h>
#include <string.h>

#include "src/file.h"
#include "src/text.h"

/* The list as it grows. */
typedef struct Looking {
	const Played *played;
	Voice voice;
	Seen *seen;
	int n;
} Looking;

static Seen *
another(Looking *looking, SeenKind kind, int seat)
{
	Seen *seen = &looking->seen[looking->n++];

	*seen = (Seen){ .kind = kind, .seat = (uint8_t)seat };
	return seen;
}

int
seen_seat(const char *text)
{
	int seat = 0;

	while (*text >= '0' && *text <= '9' && seat <= SEAT_MAX)
		seat = seat * 10 + (*text++ - '0');
	return *text == ' ' && seat <= SEAT_MAX ? seat : 0;
}

/* True if the event says in so many words what it was held to be. */
static bool
is_said(const char *line, const Act *act)
{
	return (act->kind == ACT_FOLD && file_has_ending(line, " folds")) ||
	       (act->kind == ACT_CHECK && file_has_ending(line, " checks"));
}

size_t
seen_verdict(const Played *played, char *text, size_t size)
{
	const Voice voice = { &played->after->table, true };
	const Report *report = played->report;

	*text = '\0';
	if (!report->n_verdicts || report->verdict[0].seat != seen_seat(played->text) ||
	    is_said(played->text, &report->verdict[0].act))
		return 0;
	return act_say(&voice, &report->verdict[0].act, text, size);
}

/* Verdicts on others than the seat that the event begins with. */
static void
see_verdicts(Looking *looking)
{
	const Report *report = looking->played->report;
	int seat = seen_seat(looking->played->text);
	char act[SAY_MAX], who[SAY_MAX];

	for (int i = 0; i < report->n_verdicts; i++) {
		const SeatVerdict *verdict = &report->verdict[i];

		if ((i == 0 && verdict->seat == seat) ||
		    !act_say(&looking->voice, &verdict->act, act, sizeof act))
			continue;
		seat_say(&looking->voice, verdict->seat, who, sizeof who);
		snprintf(another(looking, SEEN_VERDICT, verdict->seat)->text, SAY_MAX,
			 _("%.100s: %.100s"), who, act);
	}
}

/* Blinds and antes that came in. */
static void
see_posted(Looking *looking)
{
	const Table *before = &looking->played->before->table;
	const Table *after = &looking->played->after->table;

	for (int seat = 1; seat <= after->seats; seat++) {
		Chips blind = after->seat[seat].blind_posted - before->seat[seat].blind_posted;
		Chips ante = after->seat[seat].ante_posted - before->seat[seat].ante_posted;
		char who[SAY_MAX], blinds[SAY_AMOUNT_MAX], antes[SAY_AMOUNT_MAX];
		char *text;

		if (blind <= 0 && ante <= 0)
			continue;
		text = another(looking, SEEN_POSTED, seat)->text;
		seat_say(&looking->voice, seat, who, sizeof who);
		amount_say(&looking->voice, blind, blinds, sizeof blinds);
		amount_say(&looking->voice, ante, antes, sizeof antes);
		if (ante <= 0)
			snprintf(text, SAY_MAX, _("%.100s posts %s"), who, blinds);
		else if (blind <= 0)
			snprintf(text, SAY_MAX, _("%.100s posts an ante of %s"), who, antes);
		else
			snprintf(text, SAY_MAX, _("%.100s posts %s and an ante of %s"), who, blinds,
				 antes);
	}
}

/* What the dealer has counted: the stub, or the chips of a seat. The pot is told by no one. */
static void
see_counted(Looking *looking)
{
	const Table *after = &looking->played->after->table;
	const char *text = looking->played->text;
	char who[SAY_MAX], stack[SAY_AMOUNT_MAX], bet[SAY_AMOUNT_MAX];
	int seat = 0;

	if (!strcmp(text, "dealer counts stub")) {
		snprintf(another(looking, SEEN_COUNTED, 0)->text, SAY_MAX,
			 after->stub.n == 1 ? _("one card in the stub") : _("%d cards in the stub"),
			 after->stub.n);
		return;
	}
	if (sscanf(text, "dealer counts %d", &seat) != 1 || seat < 1 || seat > after->seats)
		return;
	seat_say(&looking->voice, seat, who, sizeof who);
	amount_say(&looking->voice, after->seat[seat].stack, stack, sizeof stack);
	amount_say(&looking->voice, after->seat[seat].bet, bet, sizeof bet);
	snprintf(another(looking, SEEN_COUNTED, seat)->text, SAY_MAX,
		 after->seat[seat].bet ? _("%.100s has %s, and %s in front") : _("%.100s has %s"),
		 who, stack, bet);
}

static void
see_board(Looking *looking)
{
	const Pile *before = &looking->played->before->table.board;
	const Pile *after = &looking->played->after->table.board;
	Seen *seen;

	if (after->n == 0 ||
	    (before->n == after->n && memcmp(before->card, after->card, after->n) == 0))
		return;
	seen = another(looking, SEEN_BOARD, 0);
	snprintf(seen->text, SAY_MAX, "%s", _("board"));
	for (int i = 0; i < after->n; i++)
		seen->card[seen->n_cards++] = after->card[i];
}

/* Cards that all have seen now and had not before. */
static void
see_shown(Looking *looking)
{
	const Table *before = &looking->played->before->table;
	const Table *after = &looking->played->after->table;

	for (int seat = 1; seat <= after->seats; seat++) {
		const Seat *was = &before->seat[seat], *is = &after->seat[seat];
		uint32_t open = (is->exposed | is->tabled) & ~is->unknown;
		Seen *seen = NULL;

		if (before->deal_no == after->deal_no)
			open &= ~(was->exposed | was->tabled);
		for (int i = 0; i < is->n_hole; i++) {
			char who[SAY_MAX];

			if (!(open >> i & 1))
				continue;
			if (!seen) {
				seen = another(looking, SEEN_SHOWN, seat);
				seat_say(&looking->voice, seat, who, sizeof who);
				snprintf(seen->text, SAY_MAX, _("%.200s shows"), who);
			}
			seen->card[seen->n_cards++] = is->hole[i];
		}
	}
}

static void
see_pots(Looking *looking)
{
	const Table *before = &looking->played->before->table;
	const Table *after = &looking->played->after->table;
	Pot pots[POT_MAX];
	size_t used;
	Seen *seen;
	int n;

	if (before->street == after->street || after->street >= STREET_OVER ||
	    after->street == STREET_PREFLOP)
		return;
	n = game_pots(looking->played->after, pots);
	if (n == 0 || pots[0].amount == 0)
		return;
	seen = another(looking, SEEN_POTS, 0);
	used = (size_t)snprintf(seen->text, SAY_MAX, "%s ", n > 1 ? _("pots") : _("pot"));
	for (int i = 0; i < n && used + SAY_AMOUNT_MAX + 2 < SAY_MAX; i++) {
		if (i)
			used += (size_t)snprintf(seen->text + used, SAY_MAX - used, ", ");
		used += amount_say(&looking->voice, pots[i].amount, seen->text + used,
				   SAY_MAX - used);
	}
}

/* True if a ruling tells the award already. */
static bool
award_is_told(const Report *report, int seat)
{
	for (int i = 0; i < report->n_rulings; i++)
		for (int k = 0; k < report->ruling[i].n_effects; k++) {
			const Effect *effect = &report->ruling[i].effect[k];

			if (effect->seat == seat &&
			    (effect->kind == EFFECT_AWARD || effect->kind == EFFECT_TAKE_BACK))
				return true;
		}
	return false;
}

static void
see_won(Looking *looking)
{
	const Table *before = &looking->played->before->table;
	const Table *after = &looking->played->after->table;

	if (before->hand_no != after->hand_no)
		return;
	for (int seat = 1; seat <= after->seats; seat++) {
		Chips won = after->seat[seat].won - before->seat[seat].won;
		char who[SAY_MAX], amount[SAY_AMOUNT_MAX];

		if (won <= 0 || award_is_told(looking->played->report, seat))
			continue;
		seat_say(&looking->voice, seat, who, sizeof who);
		amount_say(&looking->voice, won, amount, sizeof amount);
		snprintf(another(looking, SEEN_WON, seat)->text, SAY_MAX, _("%.200s wins %s"), who,
			 amount);
	}
}

int
seen_list(const Played *played, Seen seen[SEEN_MAX])
{
	Looking looking = { played, { &played->after->table, true }, seen, 0 };

	see_verdicts(&looking);
	see_posted(&looking);
	see_counted(&looking);
	see_board(&looking);
	see_shown(&looking);
	see_pots(&looking);
	see_won(&looking);
	return looking.n;
}

bool
seen_repeats(const Effect *effect)
{
	return effect->kind == EFFECT_BET_IS || effect->kind == EFFECT_CHECK ||
	       effect->kind == EFFECT_STANDS;
}
