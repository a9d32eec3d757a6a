#include "src/screen/compose.h"

#include <stdio.h>
#include <string.h>

#include "src/language/print.h"
#include "src/language/speech.h"
#include "src/text.h"

/* Where the chips of a way come from. */
typedef enum Source { FROM_NOWHERE, FROM_STACK, FROM_FRONT, FROM_HIDDEN } Source;

static const struct {
	const char *label;
	EventKind kind;
	Source source;
	bool amount, words, motions;
} WAYS[COMPOSE_WAY_COUNT] = {
	[COMPOSE_CHIPS_WORDS] = { _("chips and words"), EV_THROW, FROM_STACK, true, true, true },
	[COMPOSE_PUSH] = { _("pushes an amount"), EV_PUSH_CHIPS, FROM_NOWHERE, true },
	[COMPOSE_PUSH_ALL] = { _("pushes all"), EV_PUSH_ALL },
	[COMPOSE_BET] = { _("bets"), EV_BET, FROM_NOWHERE, true },
	[COMPOSE_RAISE_TO] = { _("raises to"), EV_RAISE_TO, FROM_NOWHERE, true },
	[COMPOSE_RAISE_BY] = { _("raises by"), EV_RAISE_BY, FROM_NOWHERE, true },
	[COMPOSE_CALL] = { _("calls"), EV_CALL },
	[COMPOSE_ALL_IN] = { _("goes all-in"), EV_ALL_IN },
	[COMPOSE_CHECK] = { _("checks"), EV_CHECK },
	[COMPOSE_FOLD] = { _("folds"), EV_FOLD },
	[COMPOSE_TAP] = { _("taps the table"), EV_TAP },
	[COMPOSE_PULL_BACK] = { _("pulls chips back"), EV_PULL_BACK, FROM_FRONT, true },
	[COMPOSE_HIDE] = { _("hides chips"), EV_HIDE, FROM_STACK, true },
	[COMPOSE_UNCOVER] = { _("uncovers chips"), EV_UNCOVER, FROM_HIDDEN, true },
	[COMPOSE_POST] = { _("posts a blind"), EV_POST_BLIND, FROM_NOWHERE, true },
	[COMPOSE_POST_ANTE] = { _("posts an ante"), EV_POST_ANTE, FROM_NOWHERE, true },
};

/* What people say; where something has still to be typed the phrase ends in a blank. */
static const struct {
	const char *label, *words;
} PHRASES[] = {
	{ _("(silent)"), "" },
	{ _("\"call\""), "call" },
	{ _("\"raise\""), "raise" },
	{ _("\"raise to ...\""), "raise to " },
	{ _("\"bet ...\""), "bet " },
	{ _("\"all in\""), "all in" },
	{ _("\"check\""), "check" },
	{ _("\"fold\""), "fold" },
	{ _("\"raise by ...\""), "raise by " },
	{ _("other words ..."), "" },
};

enum { PHRASES_COUNT = sizeof PHRASES / sizeof PHRASES[0], OTHER_WORDS = PHRASES_COUNT - 1 };

const char *
compose_way_label(ComposeWay way)
{
	return WAYS[way].label;
}

const char *
compose_phrase_label(int row)
{
	return row < PHRASES_COUNT ? PHRASES[row].label : NULL;
}

const char *
compose_phrase_words(int row)
{
	return PHRASES[row].words;
}

bool
compose_phrase_open(int row)
{
	size_t length = strlen(PHRASES[row].words);

	return row == OTHER_WORDS || (length && PHRASES[row].words[length - 1] == ' ');
}

void
compose_set_way(Composer *c, ComposeWay way)
{
	if (WAYS[way].source != WAYS[c->way].source) {
		memset(c->heap, 0, sizeof c->heap);
		c->n_motions = 1;
		c->motion = 0;
	}
	c->way = way;
}

bool
compose_has(const Composer *c, ComposeField field)
{
	switch (field) {
	case COMPOSE_HOW:
		return true;
	case COMPOSE_WORDS:
		return WAYS[c->way].words;
	case COMPOSE_AMOUNT:
		return WAYS[c->way].amount;
	case COMPOSE_TRAY:
		return WAYS[c->way].source != FROM_NOWHERE;
	case COMPOSE_MOTIONS:
		return WAYS[c->way].motions;
	case COMPOSE_FIELD_COUNT:
		break;
	}
	return false;
}

bool
compose_way_open(const Composer *c, const Game *game, ComposeWay way)
{
	const Table *t = &game->table;
	const Seat *s = &t->seat[c->seat];

	switch (way) {
	case COMPOSE_PULL_BACK:
		return s->bet > 0 && s->held == 0;
	case COMPOSE_UNCOVER:
		return s->hidden > s->owed_hidden;
	case COMPOSE_POST:
	case COMPOSE_POST_ANTE:
		return s->stack > 0 && !t->misdeal && !t->voided;
	case COMPOSE_PUSH:
	case COMPOSE_PUSH_ALL:
	case COMPOSE_BET:
	case COMPOSE_RAISE_TO:
	case COMPOSE_RAISE_BY:
	case COMPOSE_HIDE:
		return s->stack > 0;
	case COMPOSE_CHIPS_WORDS:
	case COMPOSE_CALL:
	case COMPOSE_ALL_IN:
	case COMPOSE_CHECK:
	case COMPOSE_FOLD:
	case COMPOSE_TAP:
	case COMPOSE_WAY_COUNT:
		break;
	}
	return true;
}

bool
compose_may_open(const Game *game, int seat)
{
	const Seat *s = &game->table.seat[seat];

	return seat >= 1 && seat <= game->table.seats && s->taken && !s->out && !s->absent;
}

/* Chips. */

Chips
compose_sum(const Composer *c, const Game *game, int motion)
{
	return heap_value(&game->table.in_use, &c->heap[motion]);
}

Chips
compose_total(const Composer *c, const Game *game)
{
	Chips total = 0;

	for (int i = 0; i < c->n_motions; i++)
		total += compose_sum(c, game, i);
	return total;
}

/* What the chips of the way may be worth in all. */
static Chips
worth(const Composer *c, const Game *game)
{
	const Seat *s = &game->table.seat[c->seat];

	switch (WAYS[c->way].source) {
	case FROM_STACK:
		return s->stack;
	case FROM_FRONT:
		return s->bet;
	case FROM_HIDDEN:
		return s->hidden - s->owed_hidden;
	case FROM_NOWHERE:
		break;
	}
	return 0;
}

/* The very chips that the way takes from; false if the stack can supply any. */
static bool
known_chips(const Composer *c, const Game *game, Heap *heap)
{
	const Seat *s = &game->table.seat[c->seat];

	*heap = WAYS[c->way].source == FROM_FRONT    ? s->front
		: WAYS[c->way].source == FROM_HIDDEN ? s->hidden_chips
						     : s->rack;
	return WAYS[c->way].source != FROM_STACK || s->named;
}

/* Kinds of chips in all motions, as an event counts them. */
static int
kinds(const Composer *c, const Game *game)
{
	int n = 0;

	for (int m = 0; m < c->n_motions; m++)
		for (int i = 0; i < game->table.in_use.n; i++)
			n += c->heap[m].count[i] > 0;
	return n;
}

int64_t
compose_more(const Composer *c, const Game *game, int chip)
{
	Chips value = game->table.in_use.value[chip];
	int64_t more = (worth(c, game) - compose_total(c, game)) / value;
	Heap heap;

	if (c->heap[c->motion].count[chip] == 0 && kinds(c, game) == EVENT_CHIPS_MAX)
		return 0;
	if (known_chips(c, game, &heap)) {
		for (int m = 0; m < c->n_motions; m++)
			heap.count[chip] -= c->heap[m].count[chip];
		if (heap.count[chip] < more)
			more = heap.count[chip];
	}
	return more > 0 ? more : 0;
}

void
compose_say(Composer *c, const char *sentence)
{
	snprintf(c->says, sizeof c->says, "%s", sentence);
}

void
compose_add(Composer *c, const Game *game, int chip, int64_t count)
{
	int64_t *has = &c->heap[c->motion].count[chip];

	if (count > 0 && compose_more(c, game, chip) < count) {
		compose_say(c, _("There are no more of these chips."));
		return;
	}
	*has = *has + count > 0 ? *has + count : 0;
}

void
compose_add_all(Composer *c, const Game *game)
{
	const Denominations *in_use = &game->table.in_use;

	for (int i = 0; i < in_use->n; i++)
		c->heap[c->motion].count[i] += compose_more(c, game, i);
}

/* The smallest chip that is worth at least so much; -1 if there is none. */
static int
chip_over(const Composer *c, const Game *game, Chips amount)
{
	const Denominations *in_use = &game->table.in_use;
	int best = -1;

	for (int i = 0; i < in_use->n; i++)
		if (in_use->value[i] >= amount && compose_more(c, game, i) > 0 &&
		    (best < 0 || in_use->value[i] < in_use->value[best]))
			best = i;
	return best;
}

/* As many chips as do not go over the amount, the largest first, then one that does. */
static void
take_over(Composer *c, const Game *game, Chips amount)
{
	const Denominations *in_use = &game->table.in_use;
	Heap *heap = &c->heap[c->motion];
	int over = chip_over(c, game, amount);

	for (int i = 0; over < 0 && i < in_use->n; i++) {
		int64_t more = compose_more(c, game, i);
		int64_t fit = amount / in_use->value[i];

		heap->count[i] += fit < more ? fit : more;
		amount -= (fit < more ? fit : more) * in_use->value[i];
	}
	if (over < 0 && amount > 0)
		over = chip_over(c, game, amount);
	if (over >= 0)
		heap->count[over]++;
}

void
compose_pick(Composer *c, const Game *game, Chips amount)
{
	const Denominations *in_use = &game->table.in_use;
	Heap there, rest, taken;
	Chips left;

	memset(&c->heap[c->motion], 0, sizeof c->heap[c->motion]);
	left = worth(c, game) - compose_total(c, game);
	if (amount >= left) {
		compose_add_all(c, game);
		if (amount > left)
			compose_say(c, _("That is all there is."));
		return;
	}
	if (!known_chips(c, game, &there)) {
		c->heap[c->motion] = heap_of(in_use, amount);
	} else {
		for (int m = 0; m < c->n_motions; m++)
			heap_remove(&there, &c->heap[m]);
		rest = there;
		heap_take(in_use, &rest, amount, &taken);
		if (heap_value(in_use, &taken) == amount && heap_remove(&there, &taken))
			c->heap[c->motion] = taken;
		else
			take_over(c, game, amount);
	}
	if (kinds(c, game) > EVENT_CHIPS_MAX) {
		memset(&c->heap[c->motion], 0, sizeof c->heap[c->motion]);
		compose_say(c, _("That is more kinds of chips than one act can name."));
	} else if (compose_sum(c, game, c->motion) != amount) {
		compose_say(c, _("These chips can't make it exactly."));
	}
}

void
compose_then(Composer *c, const Game *game)
{
	if (!WAYS[c->way].motions)
		return;
	if (compose_sum(c, game, c->n_motions - 1) == 0) {
		c->motion = c->n_motions - 1;
		compose_say(c, _("The last motion is still empty."));
	} else if (c->n_motions == COMPOSE_MOTIONS_MAX) {
		compose_say(c, _("More motions than that need the prompt."));
	} else {
		c->motion = c->n_motions++;
		memset(&c->heap[c->motion], 0, sizeof c->heap[c->motion]);
		c->fresh = true;
	}
}

void
compose_drop(Composer *c)
{
	for (int i = c->motion; i + 1 < c->n_motions; i++)
		c->heap[i] = c->heap[i + 1];
	if (c->n_motions > 1)
		c->n_motions--;
	else
		memset(&c->heap[0], 0, sizeof c->heap[0]);
	if (c->motion >= c->n_motions)
		c->motion = c->n_motions - 1;
}

/* The event. */

static void
put_chips(const Composer *c, const Game *game, Event *event)
{
	const Denominations *in_use = &game->table.in_use;
	int motions = 0;

	for (int m = 0; m < c->n_motions; m++) {
		bool any = false;

		for (int i = 0; i < in_use->n && event->n_chips < EVENT_CHIPS_MAX; i++) {
			if (c->heap[m].count[i] <= 0)
				continue;
			event->motion[event->n_chips] = (uint8_t)motions;
			event->chips[event->n_chips++] =
				(ChipCount){ in_use->value[i], c->heap[m].count[i] };
			any = true;
		}
		motions += any;
	}
	event->n_motions = (uint8_t)motions;
}

static void
put_words(const Composer *c, Event *event)
{
	snprintf(event->words, sizeof event->words, "%s", c->words);
	event->speech = speech_read(event->words);
}

static bool
is_missing(const char **lacks, const char *what)
{
	if (lacks)
		*lacks = what;
	return false;
}

bool
compose_event(const Composer *c, const Game *game, Event *event, const char **lacks)
{
	bool chips = compose_has(c, COMPOSE_TRAY);
	bool spoken = compose_has(c, COMPOSE_WORDS) && c->words[0];

	memset(event, 0, sizeof *event);
	event->kind = WAYS[c->way].kind;
	event->seat = (uint8_t)c->seat;
	if (chips)
		put_chips(c, game, event);
	else if (compose_has(c, COMPOSE_AMOUNT))
		event->amount = c->amount;
	if (spoken)
		put_words(c, event);
	if (spoken && event->n_chips)
		event->order = c->order;
	else if (spoken)
		event->kind = EV_SAY;
	if (!compose_way_open(c, game, c->way))
		return is_missing(lacks, _("That can't be done now."));
	if (chips && !event->n_chips && !spoken && c->way != COMPOSE_PULL_BACK)
		return is_missing(lacks, WAYS[c->way].words ? _("Pick chips, or words.")
							    : _("Pick chips."));
	if (!chips && compose_has(c, COMPOSE_AMOUNT) && c->amount <= 0)
		return is_missing(lacks, _("Type an amount."));
	return true;
}

size_t
compose_line(const Composer *c, const Game *game, char *text, size_t size)
{
	Event event;

	if (size)
		text[0] = '\0';
	return compose_event(c, game, &event, NULL) ? event_print(&event, text, size) : 0;
}

void
compose_open(Composer *c, const Game *game, int seat, bool hint)
{
	memset(c, 0, sizeof *c);
	c->seat = seat;
	c->order = ORDER_WORDS_FIRST;
	c->field = COMPOSE_TRAY;
	c->n_motions = 1;
	c->fresh = true;
	c->hint = hint;
	for (int i = 0; i < game->table.in_use.n; i++)
		if (compose_more(c, game, i) > 0) {
			c->chip = i;
			return;
		}
}
