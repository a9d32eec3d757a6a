#include "src/learn/neighbour.h"

#include <stdlib.h>
#include <string.h>

#include "src/seen.h"
#include "src/varied.h"

enum { OTHER_ACTS_MAX = 4 };

/* What a neighbour is made with, kept off the stack. */
typedef struct Bending {
	Game game;
	Report report;
	int n;
	char (*text)[QUESTION_TEXT];
	const Game *before;
	const Table *after;
	const Event *event;
} Bending;

/* What an effect is taken for by those who do not know the rule quite; the same: it is left out. */
static const EffectKind TWISTED[EFFECT_KIND_COUNT] = {
	[EFFECT_BET_IS] = EFFECT_BET_IS,
	[EFFECT_CHECK] = EFFECT_CHECK,
	[EFFECT_ADD] = EFFECT_ADD,
	[EFFECT_RETURN] = EFFECT_RETURN,
	[EFFECT_TO_POT] = EFFECT_OUT_OF_PLAY,
	[EFFECT_ANTE] = EFFECT_RETURN,
	[EFFECT_AWARD] = EFFECT_AWARD,
	[EFFECT_TAKE_BACK] = EFFECT_STANDS,
	[EFFECT_OWE] = EFFECT_OUT_OF_PLAY,
	[EFFECT_PAY] = EFFECT_STANDS,
	[EFFECT_OUT_OF_PLAY] = EFFECT_TO_POT,
	[EFFECT_KILL] = EFFECT_STANDS,
	[EFFECT_REVIVE] = EFFECT_KILL,
	[EFFECT_PEND] = EFFECT_STANDS,
	[EFFECT_DROP_PENDED] = EFFECT_PEND,
	[EFFECT_NO_RAISE] = EFFECT_NO_FOLD,
	[EFFECT_NO_FOLD] = EFFECT_NO_RAISE,
	[EFFECT_HOLD_CALL] = EFFECT_KILL,
	[EFFECT_REPLACE_CARD] = EFFECT_MISDEAL,
	[EFFECT_GIVE_CARD] = EFFECT_KILL,
	[EFFECT_CARD_OUT] = EFFECT_CARD_TO_BURNS,
	[EFFECT_CARD_TO_BURNS] = EFFECT_CARD_TO_STUB,
	[EFFECT_CARD_TO_BOARD] = EFFECT_CARD_TO_BURNS,
	[EFFECT_CARD_TO_STUB] = EFFECT_CARD_TO_BURNS,
	[EFFECT_BOARD_BACK] = EFFECT_STANDS,
	[EFFECT_SHUFFLE_STUB] = EFFECT_RESTORE_STUB,
	[EFFECT_RESTORE_STUB] = EFFECT_SHUFFLE_STUB,
	[EFFECT_MIX_STUB] = EFFECT_VOID,
	[EFFECT_EXPOSE] = EFFECT_REFUSED,
	[EFFECT_MISDEAL] = EFFECT_STANDS,
	[EFFECT_VOID] = EFFECT_STANDS,
	[EFFECT_BUTTON] = EFFECT_BUTTON_NEXT,
	[EFFECT_BUTTON_NEXT] = EFFECT_BUTTON,
	[EFFECT_PENALISE] = EFFECT_KILL,
	[EFFECT_SERVE] = EFFECT_STANDS,
	[EFFECT_REFUSED] = EFFECT_EXPOSE,
	[EFFECT_STANDS] = EFFECT_MISDEAL,
};

static void
tell(Bending *bending, const Table *after, const Report *report)
{
	if (bending->n < NEIGHBOURS_MAX)
		outcome_say(after, report, bending->event->seat, bending->text[bending->n++],
			    QUESTION_TEXT);
}

static Chips
thrown(const Event *event)
{
	Chips sum = 0;

	for (int i = 0; i < event->n_chips; i++)
		sum += event->chips[i].value * event->chips[i].count;
	return sum;
}

/* The same chips put in otherwise, under the same book; with others the sums would betray it. */
static void
tell_varied(Bending *bending, const Book *book)
{
	Event varied[VARIED_EVENTS_MAX];
	int n = varied_events(bending->before, bending->event, varied);

	for (int i = 0; i < n; i++) {
		bending->game = *bending->before;
		if (thrown(&varied[i]) == thrown(bending->event) &&
		    game_play(&bending->game, book, &varied[i], &bending->report))
			tell(bending, &bending->game.table, &bending->report);
	}
}

/* Takes effects of that kind on the seat out of every ruling. */
static void
leave_out(Report *report, EffectKind kind, int seat)
{
	for (int i = 0; i < report->n_rulings; i++) {
		Ruling *ruling = &report->ruling[i];
		int kept = 0;

		for (int k = 0; k < ruling->n_effects; k++)
			if (ruling->effect[k].kind != kind || ruling->effect[k].seat != seat)
				ruling->effect[kept++] = ruling->effect[k];
		ruling->n_effects = (uint8_t)kept;
	}
}

/* What else the act could be held to be; returns how many. Chips that came forward are no fold. */
static int
other_acts(const Bending *bending, const Book *book, Act acts[OTHER_ACTS_MAX])
{
	const Table *before = &bending->before->table;
	int seat = bending->event->seat, n = 0;
	Chips bet = before->seat[seat].bet, in_all = bet + thrown(bending->event);
	Chips call = bet + game_to_call(bending->before, seat);
	Chips least = game_min_raise(bending->before, book, seat);
	ActKind more = before->bet ? ACT_RAISE : ACT_BET;

	if (least)
		acts[n++] = (Act){ .kind = more, .total = least };
	if (in_all > call)
		acts[n++] = (Act){ .kind = more, .total = in_all };
	acts[n++] = (Act){ .kind = call > bet ? ACT_CALL : ACT_CHECK, .total = call };
	if (!bending->event->n_chips)
		acts[n++] = (Act){ .kind = ACT_FOLD };
	return n;
}

/* Another act than the one it was held to be. */
static void
tell_acts(Bending *bending, const Book *book, const Report *report)
{
	int seat = bending->event->seat, n;
	Act acts[OTHER_ACTS_MAX];

	if (!seat || !report->n_verdicts || report->verdict[0].seat != seat)
		return;
	n = other_acts(bending, book, acts);
	for (int i = 0; i < n; i++) {
		const Act *was = &report->verdict[0].act;
		bool sized = was->kind != ACT_FOLD && was->kind != ACT_CHECK;

		if (acts[i].kind == was->kind && (!sized || acts[i].total == was->total))
			continue;
		bending->report = *report;
		bending->report.verdict[0].act = acts[i];
		leave_out(&bending->report, EFFECT_RETURN, seat);
		leave_out(&bending->report, EFFECT_ADD, seat);
		leave_out(&bending->report, EFFECT_KILL, seat);
		tell(bending, bending->after, &bending->report);
	}
}

/* Takes effects of that kind out of every ruling, whomever they concern. */
static void
leave_out_all(Report *report, EffectKind kind)
{
	for (int seat = 0; seat <= SEAT_MAX; seat++)
		leave_out(report, kind, seat);
}

static int
count_of(const Ruling *ruling, EffectKind kind)
{
	int n = 0;

	for (int k = 0; k < ruling->n_effects; k++)
		n += ruling->effect[k].kind == kind;
	return n;
}

/* Takes the k-th effect of a ruling for another, or forgets it; what hangs on it goes along. */
static void
twist(Report *report, Ruling *ruling, int k)
{
	EffectKind kind = (EffectKind)ruling->effect[k].kind;
	int seat = ruling->effect[k].seat;

	ruling->n_choices = 0;
	if (TWISTED[kind] != kind)
		ruling->effect[k].kind = (uint8_t)TWISTED[kind];
	else
		leave_out(report, kind, seat);
	if (kind == EFFECT_VOID || kind == EFFECT_MISDEAL)
		leave_out_all(report, EFFECT_RETURN);
	if (kind == EFFECT_BET_IS || kind == EFFECT_ADD) {
		leave_out(report, EFFECT_BET_IS, seat);
		leave_out(report, EFFECT_ADD, seat);
	}
}

/* One effect is taken for another, or forgotten. */
static void
tell_twisted(Bending *bending, const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++) {
		const Ruling *ruling = &report->ruling[i];

		for (int k = 0; !ruling->plain && k < ruling->n_effects; k++) {
			EffectKind kind = (EffectKind)ruling->effect[k].kind;

			/* One of several that go back is no other ruling. */
			if (kind == EFFECT_RETURN && count_of(ruling, kind) > 1)
				continue;
			bending->report = *report;
			twist(&bending->report, &bending->report.ruling[i], k);
			tell(bending, bending->after, &bending->report);
		}
	}
}

/* Nothing is wrong with it. */
static void
tell_in_order(Bending *bending, const Report *report)
{
	bending->report = *report;
	bending->report.n_rulings = 0;
	tell(bending, bending->after, &bending->report);
}

/* A penalty besides what is ruled; of what nobody but the dealer did, the whole deal instead. */
static void
tell_harsher(Bending *bending, const Report *report)
{
	Ruling *ruling;
	int seat = bending->event->seat;

	for (int hands = 0; hands < NEIGHBOURS_LAST; hands++) {
		bending->report = *report;
		if (!seat)
			bending->report.n_rulings = bending->report.n_verdicts = 0;
		ruling = &bending->report.ruling[bending->report.n_rulings < REPORT_RULINGS_MAX
							 ? bending->report.n_rulings++
							 : REPORT_RULINGS_MAX - 1];
		*ruling = (Ruling){ .n_effects = 1 };
		ruling->effect[0] = (Effect){ .kind = seat    ? EFFECT_PENALISE
						      : hands ? EFFECT_VOID
							      : EFFECT_MISDEAL,
					      .seat = (uint8_t)seat,
					      .step = hands ? STEP_HANDS : STEP_WARNING,
					      .n = 1 };
		tell(bending, bending->after, &bending->report);
	}
}

int
neighbours_say(const Game *before, const Table *after, const Book *book, const Event *event,
	       const Report *report, char text[NEIGHBOURS_MAX][QUESTION_TEXT])
{
	Bending *bending = malloc(sizeof *bending);
	int n;

	if (!bending)
		return 0;
	bending->n = 0;
	bending->text = text;
	bending->before = before;
	bending->after = after;
	bending->event = event;
	tell_varied(bending, book);
	tell_acts(bending, book, report);
	/* Room is kept for what can always be told. */
	tell_twisted(bending, report);
	if (bending->n > NEIGHBOURS_MAX - NEIGHBOURS_LAST - 1)
		bending->n = NEIGHBOURS_MAX - NEIGHBOURS_LAST - 1;
	tell_in_order(bending, report);
	tell_harsher(bending, report);
	n = bending->n;
	free(bending);
	return n;
}
