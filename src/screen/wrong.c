#include "src/screen/wrong.h"

#include <stdio.h>
#include <string.h>

#include "src/learn/players.h"
#include "src/text.h"

/* When a row can physically happen. */
enum {
	IN_TURN = 1,	    /* it is the seat's turn */
	NOT_IN_TURN = 2,    /* somebody else's */
	FACING = 4,	    /* there is a bet to call */
	NOT_FACING = 8,	    /* there is none */
	LIVE = 16,	    /* the seat has a live hand */
	HAS_BET = 32,	    /* chips in front of it */
	DEALING = 64,	    /* cards are still to be dealt */
	DEALT = 128,	    /* the deal is complete */
	SHOWDOWN = 256,	    /* the betting is over for good */
	FLOP_NEXT = 512,    /* no board yet */
	STREET_NEXT = 1024, /* a turn or a river is still to come */
	OVER = 2048,
	NOT_DEALT = 8192, /* no card is out yet */
	HIDDEN = 4096,	  /* chips are out of sight */
	LIMITED = 16384	  /* pot-limit or fixed-limit */
};

/*
 * In a statement: {s} the seat; {t} another seat with a hand, {u} the one behind it; {d} the seat
 * that the next card belongs to, {D} the one behind it; {e} an empty seat;
 * {low} less than the bet, {call} the bet, {short} a raise too small, {big} one
 * chip over the bet; {half} chips that are over the bet together, {mixed} of
 * several values and well over it; {all} what the seat has; {unit} the smallest
 * chip, {heap} half of what the seat has in the largest ones; {b} the seat that bet or raised last.
 */
typedef struct Row {
	const char *label, *statement;
	int when;
	bool open;
} Row;

static const Row SEAT_ROWS[] = {
	{ _("one large chip, no word"), "{s} throws {big}", IN_TURN, false },
	{ _("several chips, no word"), "{s} throws {half}", IN_TURN, false },
	{ _("a string bet: chips in two motions"), "{s} throws {low} then {big}", IN_TURN, false },
	{ _("too few chips for a call"), "{s} throws {low}", IN_TURN | FACING, false },
	{ _("several chips, too few for a call"), "{s} throws {unit}x2", IN_TURN | FACING, false },
	{ _("chips of mixed values, no word"), "{s} throws {mixed}", IN_TURN | FACING, false },
	{ _("a large chip and a small one, for change"), "{s} throws {big} {unit}",
	  IN_TURN | FACING, false },
	{ _("taps the table"), "{s} taps", IN_TURN, false },
	{ _("\"bet\" and no amount"), "{s} says \"bet\"", IN_TURN | NOT_FACING, false },
	{ _("raises to everything, over the limit"), "{s} raises to {all}", IN_TURN | LIMITED,
	  false },
	{ _("a raise that is too small"), "{s} raises to {short}", IN_TURN, false },
	{ _("\"raise\", then one chip"), "{s} says \"raise\" then throws {big}", IN_TURN, false },
	{ _("\"raise\" and an amount, then other chips"),
	  "{s} says \"raise to {half=}\" then throws {big}", IN_TURN, false },
	{ _("\"call\", then too few chips"), "{s} says \"call\" then throws {low}",
	  IN_TURN | FACING, false },
	{ _("\"call\" while throwing a raise"), "{s} says \"call\" while throwing {half}",
	  IN_TURN | FACING, false },
	{ _("chips, then \"call\""), "{s} throws {half} then says \"call\"", IN_TURN | FACING,
	  false },
	{ _("\"all in\""), "{s} says \"all in\"", IN_TURN, false },
	{ _("\"raise\" and no amount"), "{s} says \"raise\"", IN_TURN, false },
	{ _("a number and no verb"), "{s} says \"{short}\"", IN_TURN, false },
	{ _("words that fit nothing"), "{s} says \"well, well\"", IN_TURN, false },
	{ _("\"call\" with nothing to call"), "{s} says \"call\"", IN_TURN | NOT_FACING, false },
	{ _("\"check\" facing a bet"), "{s} says \"check\"", IN_TURN | FACING, false },
	{ _("folds with nothing to call"), "{s} folds", IN_TURN | NOT_FACING, false },
	{ _("posts too little of the blind"), "{s} posts {unit}", NOT_DEALT, false },
	{ _("posts too small an ante"), "{s} posts ante {unit}", NOT_DEALT, false },
	{ _("pulls the bet back"), "{s} pulls back", HAS_BET, false },
	{ _("adds a chip to the bet in front"), "{s} throws {big}", IN_TURN | HAS_BET, false },
	{ _("folds out of turn"), "{s} folds", NOT_IN_TURN | LIVE, false },
	{ _("calls out of turn"), "{s} calls", NOT_IN_TURN | LIVE | FACING, false },
	{ _("calls before the amount is named"), "{s} calls", NOT_IN_TURN | LIVE | NOT_FACING,
	  false },
	{ _("calls while cards are still to be dealt"), "{s} calls", DEALING | LIVE, false },
	{ _("checks out of turn"), "{s} checks", NOT_IN_TURN | LIVE | NOT_FACING, false },
	{ _("raises out of turn"), "{s} raises to {half=}", NOT_IN_TURN | LIVE, false },
	{ _("\"if you bet, I raise\""), "{s} says \"if you bet, I raise\"", LIVE | DEALT, false },
	{ _("looks at the cards"), "{s} looks", LIVE, false },
	{ _("exposes a card"), "{s} exposes 1", LIVE, false },
	{ _("shows the hand to a player"), "{s} exposes both to {t}", LIVE, false },
	{ _("cards fall off the table"), "{s} drops cards", LIVE, false },
	{ _("tables one card only"), "{s} tables 1", LIVE | SHOWDOWN, false },
	{ _("gives the hand up unshown"), "{s} mucks", LIVE | SHOWDOWN, false },
	{ _("hides a chip"), "{s} hides {low}", 0, false },
	{ _("hides large chips"), "{s} hides {heap}", 0, false },
	{ _("hidden chips are found"), "{s} uncovers {hidden}", HIDDEN, false },
	{ _("asks for a count of a stack"), "{s} asks count {t}", 0, false },
	{ _("asks for the pot"), "{s} asks pot", 0, false },
	{ _("leaves the table"), "{s} leaves", 0, false },
	{ _("says that something is wrong"), "{s} notices", 0, false },
};

static const Row DEALER_ROWS[] = {
	{ _("deals before the blinds are out"), "dealer deals {d}", DEALING, false },
	{ _("a card face up"), "dealer deals {d} face-up", DEALING, false },
	{ _("skips a seat"), "dealer deals {D}", DEALING, false },
	{ _("a card to an empty seat"), "dealer deals {e}", 0, false },
	{ _("one card too many"), "dealer deals {t}", DEALT, false },
	{ _("one card too many to the seat behind"), "dealer deals {u}", DEALT, false },
	{ _("the button at the wrong seat"), "dealer moves button {t}", 0, false },
	{ _("the flop too early, or without a burn"), "dealer spreads 3", DEALT | FLOP_NEXT,
	  false },
	{ _("four cards on the flop"), "dealer spreads 4", DEALT | FLOP_NEXT, false },
	{ _("five cards on the flop"), "dealer spreads 5", DEALT | FLOP_NEXT, false },
	{ _("the next street too early, or without a burn"), "dealer spreads 1",
	  DEALT | STREET_NEXT, false },
	{ _("burns a card, perhaps once too often"), "dealer burns", DEALT, false },
	{ _("looks at the next card"), "dealer peeks", 0, false },
	{ _("is needlessly slow"), "dealer delays", 0, false },
	{ _("turns up what would have come"), "dealer turns next", OVER, false },
	{ _("drops the stub"), "dealer drops stub", 0, false },
	{ _("drops the stub, its order is lost"), "dealer drops stub scattered", 0, false },
	{ _("drops the stub into the muck"), "dealer drops stub into muck", 0, false },
	{ _("drops the stub into burns and muck"), "dealer drops stub into burns into muck", 0,
	  false },
	{ _("takes a hand in, known"), "dealer takes {t}", DEALT, false },
	{ _("mucks a live hand"), "dealer mucks {t}", DEALT, false },
	{ _("mucks the hand that bet or raised last"), "dealer mucks {b}", DEALT, false },
	{ _("tells a wrong figure"), "dealer tells {t} {low=}", DEALT | FACING, false },
	{ _("counts the pot"), "dealer counts pot", 0, false },
	{ _("reads a hand wrongly"), "dealer reads {t} \"high card\"", SHOWDOWN, false },
	{ _("pushes the pot to somebody"), "dealer pushes pot to {t}", SHOWDOWN, false },
	{ _("pushes the main pot first"), "dealer pushes pot 1 to {t}", SHOWDOWN, false },
	{ _("finds a chip on the floor"), "dealer finds {big}", 0, false },
	{ _("something is noticed"), "notice", 0, false },
};

static const Row FLOOR_ROWS[] = {
	{ _("draws by lot"), "floor draws", 0, false },
	{ _("a warning"), "floor penalises {t} warning", 0, false },
	{ _("penalty hands"), "floor penalises {t} 1 hand", 0, false },
	{ _("a penalty round"), "floor penalises {t} 1 round", 0, false },
	{ _("a dead hand"), "floor penalises {t} dead-hand", 0, false },
	{ _("removed from the event"), "floor penalises {t} removed", 0, false },
	{ _("disqualified"), "floor penalises {t} disqualified", 0, false },
	{ _("another option than the default"), "floor rules ", 0, true },
	{ _("somebody sits down with few chips"), "{e} sits Nele {bb}", 0, false },
	{ _("the table breaks"), "table breaks", 0, false },
	{ _("the day ends"), "day ends", 0, false },
	{ _("another book from here on"), "book ", 0, true },
	{ _("an ante by the big blind from the next hand on"), "blinds {sb}/{bb} ante {bb}", 0,
	  false },
};

/* The table as the rows see it. */
typedef struct Looking {
	const Game *game;
	const Book *book;
	const Table *t;
	int seat;  /* whose list it is, 0 nobody's */
	int other; /* another seat with cards, or just another */
} Looking;

static bool
to_come(const Table *t, int when)
{
	bool dealing = !t->dealt && !t->misdeal && !t->voided;

	if (((when & DEALING) && !dealing) || ((when & NOT_DEALT) && t->dealing))
		return false;
	if ((when & DEALT) && (!t->dealt || t->misdeal || t->voided || t->street == STREET_OVER))
		return false;
	if ((when & SHOWDOWN) && (t->street != STREET_SHOWDOWN || t->misdeal))
		return false;
	if ((when & FLOP_NEXT) && t->street != STREET_PREFLOP)
		return false;
	if ((when & STREET_NEXT) && t->street != STREET_FLOP && t->street != STREET_TURN)
		return false;
	return !(when & OVER) || t->street == STREET_OVER;
}

static bool
can_happen(const Looking *l, int when)
{
	const Table *t = l->t;
	const Seat *s = &t->seat[l->seat];
	bool open = t->betting && t->turn;
	bool facing = t->bet > (l->seat ? s->bet : 0);

	if (!to_come(t, when))
		return false;
	if ((when & IN_TURN) && (!open || t->turn != l->seat))
		return false;
	if ((when & NOT_IN_TURN) && (!open || t->turn == l->seat))
		return false;
	if (((when & FACING) && !facing) || ((when & NOT_FACING) && facing))
		return false;
	if ((when & LIVE) && (s->hand != HAND_LIVE || t->street == STREET_OVER))
		return false;
	if (((when & HAS_BET) && s->bet == 0) || ((when & LIMITED) && t->limit == LIMIT_NO))
		return false;
	return !(when & HIDDEN) || s->hidden > s->owed_hidden;
}

/* The smallest chip that is worth at least so much, or the largest there is. */
static Chips
chip_over(const Table *t, Chips amount)
{
	for (int i = t->in_use.n - 1; i >= 0; i--)
		if (t->in_use.value[i] > amount)
			return t->in_use.value[i];
	return t->in_use.value[0];
}

/* The largest chip below an amount, or the smallest there is. */
static Chips
chip_under(const Table *t, Chips amount)
{
	for (int i = 0; i < t->in_use.n; i++)
		if (t->in_use.value[i] < amount)
			return t->in_use.value[i];
	return t->in_use.value[t->in_use.n - 1];
}

static int
empty_seat(const Table *t)
{
	for (int seat = 1; seat <= t->seats; seat++)
		if (!t->seat[seat].taken)
			return seat;
	return t->seats;
}

static int
behind(const Table *t, int seat)
{
	int next = table_next_taken(t, seat ? seat : t->button);

	return next ? next : 1;
}

/* The seat whose bet is the one to call, or another with cards. */
static int
bettor(const Looking *l)
{
	int from = 0;

	for (int seat = 1; seat <= l->t->seats; seat++)
		if (l->t->seat[seat].hand == HAND_LIVE && l->t->bet > 0 &&
		    l->t->seat[seat].bet == l->t->bet &&
		    l->t->seat[seat].last_bet_event > l->t->seat[from].last_bet_event)
			from = seat;
	return from ? from : l->other;
}

/* Chips of several values, from the largest below the bet down, worth about so much. */
static void
mixed_chips(const Table *t, Chips amount, Chips largest, char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < t->in_use.n; i++) {
		Chips value = t->in_use.value[i];
		Chips count = value > largest ? 0 : amount / value;

		if (!count || used + 1 >= size)
			continue;
		used += (size_t)snprintf(text + used, size - used, "%s%lldx%lld", used ? " " : "",
					 (long long)value, (long long)count);
		amount -= count * value;
	}
}

/* The chips that a seat hides and that have not come to light yet. */
static void
hidden_chips(const Table *t, const Seat *s, char *text, size_t size)
{
	Chips left = s->hidden - s->owed_hidden;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < t->in_use.n && used + 1 < size; i++) {
		Chips value = t->in_use.value[i];
		Chips count = s->hidden_chips.count[i];

		count = count * value > left ? left / value : count;
		if (!count)
			continue;
		used += (size_t)snprintf(text + used, size - used, "%s%lldx%lld", used ? " " : "",
					 (long long)value, (long long)count);
		left -= count * value;
	}
}

/* What a name in braces stands for, as text. */
static void
fill(const Looking *l, const char *name, char *text, size_t size)
{
	const Table *t = l->t;
	Chips call = t->bet > 0 ? t->bet : t->big_blind;
	Chips chip = chip_under(t, call + 1);
	Chips unit = t->in_use.value[t->in_use.n - 1];
	Chips raise = t->last_raise > 0 ? t->last_raise : t->big_blind;
	int due = next_to_be_dealt(t);
	Chips half = call + raise - (call + raise) % unit;

	if (!strcmp(name, "s"))
		snprintf(text, size, "%d", l->seat);
	else if (!strcmp(name, "t"))
		snprintf(text, size, "%d", l->other);
	else if (!strcmp(name, "u"))
		snprintf(text, size, "%d", behind(t, l->other));
	else if (!strcmp(name, "d"))
		snprintf(text, size, "%d", due ? due : behind(t, t->button));
	else if (!strcmp(name, "D"))
		snprintf(text, size, "%d", behind(t, due));
	else if (!strcmp(name, "e"))
		snprintf(text, size, "%d", empty_seat(t));
	else if (!strcmp(name, "unit"))
		snprintf(text, size, "%lld", (long long)unit);
	else if (!strcmp(name, "sb"))
		snprintf(text, size, "%lld", (long long)t->small_blind);
	else if (!strcmp(name, "bb"))
		snprintf(text, size, "%lld", (long long)t->big_blind);
	else if (!strcmp(name, "low"))
		snprintf(text, size, "%lld", (long long)chip_under(t, call));
	else if (!strcmp(name, "low="))
		snprintf(text, size, "%lld", (long long)(call - unit > 0 ? call - unit : unit));
	else if (!strcmp(name, "big"))
		snprintf(text, size, "%lld", (long long)chip_over(t, call));
	else if (!strcmp(name, "short"))
		snprintf(text, size, "%lld",
			 (long long)(t->bet + (raise / 2 - raise / 2 % unit > 0
						       ? raise / 2 - raise / 2 % unit
						       : unit)));
	else if (!strcmp(name, "half"))
		snprintf(text, size, "%lldx%lld", (long long)chip, (long long)(half / chip + 1));
	else if (!strcmp(name, "mixed"))
		mixed_chips(t, call + raise * 3 / 4 - (call + raise * 3 / 4) % unit, chip, text,
			    size);
	else if (!strcmp(name, "heap"))
		snprintf(text, size, "%lldx%lld", (long long)t->in_use.value[0],
			 (long long)(t->seat[l->seat].stack / t->in_use.value[0] / 2 + 1));
	else if (!strcmp(name, "all"))
		snprintf(text, size, "%lld",
			 (long long)(t->seat[l->seat].stack + t->seat[l->seat].bet));
	else if (!strcmp(name, "b"))
		snprintf(text, size, "%d", bettor(l));
	else if (!strcmp(name, "half="))
		snprintf(text, size, "%lld", (long long)(t->bet + raise));
	else
		hidden_chips(t, &t->seat[l->seat], text, size);
}

/* Writes a statement with what stands in braces filled in. */
static void
write_statement(const Looking *l, const char *from, char *text, size_t size)
{
	size_t used = 0;

	while (*from && used + 1 < size) {
		char name[16], value[64];
		size_t length;

		if (*from != '{') {
			text[used++] = *from++;
			continue;
		}
		length = strcspn(from, "}");
		snprintf(name, sizeof name, "%.*s", (int)(length - 1), from + 1);
		fill(l, name, value, sizeof value);
		for (const char *c = value; *c && used + 1 < size; c++)
			text[used++] = *c;
		from += length + (from[length] == '}');
	}
	text[used] = '\0';
}

static int
add_rows(const Looking *l, const Row *from, size_t count, Wrong rows[WRONG_MAX], int n)
{
	for (size_t i = 0; i < count && n < WRONG_MAX; i++) {
		if (!can_happen(l, from[i].when))
			continue;
		snprintf(rows[n].label, sizeof rows[n].label, "%s", from[i].label);
		write_statement(l, from[i].statement, rows[n].statement, sizeof rows[n].statement);
		rows[n++].open = from[i].open;
	}
	return n;
}

/* Breaches of conduct, one row each, from the engine's own list. */
static int
add_breaches(const Looking *l, Wrong rows[WRONG_MAX], int n)
{
	for (int breach = 0; breach < BREACH_COUNT && n < WRONG_MAX; breach++, n++) {
		snprintf(rows[n].label, sizeof rows[n].label, _("conduct: %s"),
			 breach_name((Breach)breach));
		snprintf(rows[n].statement, sizeof rows[n].statement, "%d breaches %s", l->seat,
			 breach_name((Breach)breach));
		rows[n].open = false;
	}
	return n;
}

int
wrong_list(const Game *game, const Book *book, int who, Wrong rows[WRONG_MAX])
{
	Looking l = { .game = game, .book = book, .t = &game->table, .seat = who > 0 ? who : 0 };
	int from = l.seat ? l.seat : l.t->turn ? l.t->turn - 1 + l.t->seats : l.t->button;
	int n;

	l.other = table_next_live(l.t, (from - 1 + l.t->seats) % l.t->seats + 1);
	if (!l.other || l.other == l.seat)
		l.other = behind(l.t, (from - 1 + l.t->seats) % l.t->seats + 1);
	if (who == WRONG_DEALER)
		return add_rows(&l, DEALER_ROWS, sizeof DEALER_ROWS / sizeof DEALER_ROWS[0], rows,
				0);
	if (who == WRONG_FLOOR)
		return add_rows(&l, FLOOR_ROWS, sizeof FLOOR_ROWS / sizeof FLOOR_ROWS[0], rows, 0);
	n = add_rows(&l, SEAT_ROWS, sizeof SEAT_ROWS / sizeof SEAT_ROWS[0], rows, 0);
	return add_breaches(&l, rows, n);
}
