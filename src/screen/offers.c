#include "src/screen/offers.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "src/say.h"
#include "src/screen/compose.h"
#include "src/screen/dealer.h"
#include "src/screen/wrong.h"
#include "src/text.h"
#include "ui/amount.h"

/* A list while it is made. */
typedef struct Making {
	const OfferTable *table;
	const Table *t;
	Offer *rows;
	int n;
} Making;

static Offer *add(Making *making, OfferKind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static Offer *
add(Making *making, OfferKind kind, const char *format, ...)
{
	Offer *row = &making->rows[making->n < OFFERS_MAX ? making->n++ : OFFERS_MAX - 1];
	va_list arguments;

	memset(row, 0, sizeof *row);
	row->kind = kind;
	va_start(arguments, format);
	vsnprintf(row->label, sizeof row->label, format, arguments);
	va_end(arguments);
	return row;
}

static void
add_list(Making *making, const char *label, OfferList list, int at)
{
	add(making, OFFER_LIST, "%s", label)->place = (OfferPlace){ list, at };
}

/* A command, its key behind it. */
static void
add_action(Making *making, Action action, const char *label)
{
	char key[KEY_TEXT_MAX];

	keymap_key(making->table->keymap, action, key);
	add(making, OFFER_ACTION, *key ? "%s  (%s)" : "%s", label, key)->action = action;
}

static void
add_statement(Making *making, const char *label, const char *statement)
{
	Offer *row = add(making, OFFER_STATEMENT, "%s", label);

	snprintf(row->statement, sizeof row->statement, "%s", statement);
}

/* What the seat in turn can do that is in order. */
static void
add_acts(Making *making)
{
	const OfferTable *table = making->table;
	const Table *t = making->t;
	Chips to_call = game_to_call(table->game, t->turn);
	Chips least = game_min_raise(table->game, table->book, t->turn);
	Chips most = game_max_raise(table->game, table->book, t->turn);
	char amount[AMOUNT_TEXT], label[OFFER_LABEL_MAX];

	if (to_call) {
		add_action(making, DO_FOLD, _("fold"));
		amount_text(amount, to_call);
		snprintf(label, sizeof label, table->hints ? _("call %s") : _("call"), amount);
		add_action(making, DO_CALL, label);
	} else {
		add_action(making, DO_CHECK, _("check"));
	}
	if (least) {
		amount_text(amount, least);
		snprintf(label, sizeof label,
			 !table->hints ? (t->bet ? _("raise") : _("bet"))
			 : t->bet      ? _("raise, from %s")
				       : _("bet, from %s"),
			 amount);
		add_action(making, t->bet ? DO_RAISE : DO_BET, label);
	}
	if (most && most == t->seat[t->turn].stack + t->seat[t->turn].bet)
		add_action(making, DO_ALL_IN, _("all-in"));
}

static void
add_seat(Making *making, int seat)
{
	const Table *t = making->t;
	Offer *row;

	if (!t->seat[seat].taken) {
		row = add(making, OFFER_OPEN, "%s", _("somebody sits down"));
		snprintf(row->statement, sizeof row->statement, "%d sits ", seat);
		row = add(making, OFFER_EDIT, "%s", _("a card is dealt there"));
		snprintf(row->statement, sizeof row->statement, "dealer deals %d", seat);
		return;
	}
	if (t->betting && t->turn == seat)
		add_acts(making);
	if (compose_may_open(making->table->game, seat))
		add(making, OFFER_CHIPS, "%s", _("chips and words, by hand"))->place.at = seat;
	add_list(making,
		 t->turn == seat ? _("anything else, in order or not") : _("what it can do now"),
		 OFFERS_WRONG, seat);
	add_list(making, _("its chips"), OFFERS_CHIPS, seat);
	if (t->seat[seat].n_hole)
		add_list(making, _("its cards"), OFFERS_CARDS, seat);
	add(making, OFFER_WORK, "%s", _("what the dealer does there"))->place.at = seat;
}

/* "5,000 x3  1,000 x4", as many as fit into a row each. */
static void
add_heap(Making *making, const Heap *heap)
{
	const Denominations *in_use = &making->t->in_use;
	char value[AMOUNT_TEXT];

	for (int i = 0; i < in_use->n; i++)
		if (heap->count[i])
			add(making, OFFER_TOLD, _("   %s x %lld"),
			    amount_text(value, in_use->value[i]), (long long)heap->count[i]);
}

static void
add_chips(Making *making, int seat)
{
	const Seat *s = &making->t->seat[seat];
	char amount[AMOUNT_TEXT];

	add(making, OFFER_TOLD, _("behind: %s"), amount_text(amount, s->stack));
	if (s->named)
		add_heap(making, &s->rack);
	else
		add(making, OFFER_TOLD, "   %s", _("of any chips in use"));
	if (s->bet + s->held) {
		add(making, OFFER_TOLD, _("in front: %s"), amount_text(amount, s->bet + s->held));
		add_heap(making, &s->front);
	}
	if (s->put)
		add(making, OFFER_TOLD, _("in this hand: %s"), amount_text(amount, s->put));
}

static void
add_cards(Making *making, int seat)
{
	static const char RANKS[] = "23456789TJQKA", SUITS[] = "cdhs";
	const Seat *s = &making->t->seat[seat];
	char text[OFFER_LABEL_MAX] = "", statement[32];
	size_t used = 0;

	for (int i = 0; i < s->n_hole && used < sizeof text; i++) {
		Card card = s->hole[i];
		bool seen = view_sees(making->table->view, making->t, seat, i);
		char face[3] = "??";

		if (seen && card_is_plain(card)) {
			face[0] = RANKS[card_rank(card)];
			face[1] = SUITS[card_suit(card)];
		}
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", i ? " " : "",
					 face);
	}
	add(making, OFFER_TOLD, "%s", text);
	snprintf(statement, sizeof statement, "%d looks", seat);
	add_statement(making, _("it looks at them"), statement);
}

static Dealing
dealing(const OfferTable *table)
{
	return table->by_step ? DEALING_STEPS : DEALING_STROKES;
}

static void
add_board(Making *making)
{
	const OfferTable *table = making->table;
	DealerStep steps[DEALER_STEPS_MAX];
	int n = dealer_steps(table->game, table->book, dealing(table), table->hints, steps);

	for (int i = 0; i < n; i++) {
		bool open = steps[i].open;
		Offer *row;

		if (steps[i].seat || !steps[i].statement[0])
			continue;
		row = add(making, open ? OFFER_OPEN : OFFER_STATEMENT,
			  steps[i].next ? _("next: %s") : "%s", steps[i].label);
		snprintf(row->statement, sizeof row->statement, "%s", steps[i].statement);
	}
}

/* A seat as a row, behind whose number its own would be taken for another: "Ana, seat 1". */
static void
row_name(const Table *t, int seat, char name[SAY_MAX])
{
	snprintf(name, SAY_MAX, _("%s, seat %d"),
		 t->seat[seat].taken ? t->seat[seat].name : _("empty"), seat);
}

static void
add_who(Making *making, int who)
{
	char name[SAY_MAX] = "";

	if (who > 0)
		row_name(making->t, who, name);
	add_list(making,
		 who == WRONG_DEALER  ? _("the dealer")
		 : who == WRONG_FLOOR ? _("the floor")
				      : name,
		 OFFERS_WRONG, who);
}

/* Who might do something wrong, the seat in turn first. */
static void
add_all_who(Making *making)
{
	const Table *t = making->t;

	if (t->turn)
		add_who(making, t->turn);
	add_who(making, WRONG_DEALER);
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].taken && seat != t->turn)
			add_who(making, seat);
	add_who(making, WRONG_FLOOR);
}

static void
add_wrong(Making *making, int who)
{
	Wrong wrong[WRONG_MAX];
	int n = wrong_list(making->table->game, making->table->book, who, wrong);

	for (int i = 0; i < n; i++) {
		Offer *row =
			add(making, wrong[i].open ? OFFER_OPEN : OFFER_EDIT, "%s", wrong[i].label);

		snprintf(row->statement, sizeof row->statement, "%s", wrong[i].statement);
	}
}

static void
add_seats(Making *making)
{
	char name[SAY_MAX];

	for (int seat = 1; seat <= making->t->seats; seat++) {
		row_name(making->t, seat, name);
		add_list(making, name, OFFERS_SEAT, seat);
	}
}

/* Every command of a group of the key table. */
static void
add_group(Making *making, KeyGroup group)
{
	for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++) {
		Action action = (Action)i;

		if (action_works(action, KEYS_TABLE) && action_group(action) == group &&
		    action != DO_CHOICE && action != DO_REDRAW)
			add_action(making, action, action_help(action));
	}
}

static void
add_all(Making *making)
{
	const Table *t = making->t;
	char name[SAY_MAX];

	if (t->turn && t->betting) {
		row_name(t, t->turn, name);
		add_list(making, name, OFFERS_SEAT, t->turn);
	}
	add(making, OFFER_WORK, "%s", _("the dealer's work"))->place.at = 0;
	add_list(making, _("a seat"), OFFERS_SEATS, 0);
	add_list(making, _("the board"), OFFERS_BOARD, 0);
	add_list(making, _("what can go wrong"), OFFERS_WHO, 0);
	add_list(making, _("acts, by key"), OFFERS_GROUP, GROUP_ACT);
	add_list(making, _("the dealer, by key"), OFFERS_GROUP, GROUP_DEALER);
	add_list(making, _("floor and rule books"), OFFERS_GROUP, GROUP_FLOOR);
	add_list(making, _("undo, log, write, leave"), OFFERS_GROUP, GROUP_SESSION);
}

int
offers_list(const OfferTable *table, OfferPlace place, Offer rows[OFFERS_MAX])
{
	Making making = { table, &table->game->table, rows, 0 };

	switch (place.list) {
	case OFFERS_ALL:
		add_all(&making);
		break;
	case OFFERS_SEATS:
		add_seats(&making);
		break;
	case OFFERS_SEAT:
		add_seat(&making, place.at);
		break;
	case OFFERS_CHIPS:
		add_chips(&making, place.at);
		break;
	case OFFERS_CARDS:
		add_cards(&making, place.at);
		break;
	case OFFERS_BOARD:
		add_board(&making);
		break;
	case OFFERS_WHO:
		add_all_who(&making);
		break;
	case OFFERS_WRONG:
		add_wrong(&making, place.at);
		break;
	case OFFERS_GROUP:
		add_group(&making, (KeyGroup)place.at);
		break;
	}
	return making.n;
}

void
offers_title(const OfferTable *table, OfferPlace place, char *text, size_t size)
{
	const Table *t = &table->game->table;
	const Voice voice = { t, true };
	char name[SAY_MAX] = "";

	if (place.at > 0 && place.at <= t->seats)
		seat_say(&voice, place.at, name, sizeof name);
	switch (place.list) {
	case OFFERS_ALL:
		snprintf(text, size, "%s", _("What is to be done?"));
		break;
	case OFFERS_SEATS:
		snprintf(text, size, "%s", _("Which seat?"));
		break;
	case OFFERS_SEAT:
		snprintf(text, size, "%s%s", name, t->turn == place.at ? _(", in turn") : "");
		break;
	case OFFERS_CHIPS:
		snprintf(text, size, _("The chips of %s"), name);
		break;
	case OFFERS_CARDS:
		snprintf(text, size, _("The cards of %s"), name);
		break;
	case OFFERS_BOARD:
		snprintf(text, size, _("The board: burns %d, stub %d, muck %d"), t->burns.n,
			 t->stub.n, t->muck.n);
		break;
	case OFFERS_WHO:
		snprintf(text, size, "%s", _("Who does something wrong?"));
		break;
	case OFFERS_WRONG:
		snprintf(text, size, *name ? _("What goes wrong? (%s)") : _("What goes wrong?"),
			 name);
		break;
	case OFFERS_GROUP:
		snprintf(text, size, "%s", key_group_title((KeyGroup)place.at));
		break;
	}
}

static void
add_quick(Quick *quick, int *n, int digit, Action action, const char *label)
{
	quick[*n].digit = digit;
	quick[*n].action = action;
	snprintf(quick[(*n)++].label, OFFER_LABEL_MAX, "%.80s", label);
}

static void
add_quick_acts(const OfferTable *table, Quick *quick, int *n)
{
	const Table *t = &table->game->table;
	Chips to_call = game_to_call(table->game, t->turn);
	char label[OFFER_LABEL_MAX], amount[AMOUNT_TEXT];

	if (to_call) {
		add_quick(quick, n, 1, DO_FOLD, _("fold"));
		snprintf(label, sizeof label, table->hints ? _("call %s") : _("call"),
			 amount_short(amount, to_call, 7));
		add_quick(quick, n, 3, DO_CALL, label);
	} else {
		add_quick(quick, n, 2, DO_CHECK, _("check"));
	}
	if (game_min_raise(table->game, table->book, t->turn))
		add_quick(quick, n, 4, t->bet ? DO_RAISE : DO_BET, t->bet ? _("raise") : _("bet"));
}

int
offers_quick(const OfferTable *table, Quick quick[QUICK_MAX])
{
	const Game *game = table->game;
	const Table *t = &game->table;
	const Voice voice = { t, true };
	char label[SAY_MAX];
	DealerStep step;
	int n = 0;

	for (int i = 0; i < game->n_choices && n < QUICK_MAX - 1; i++) {
		option_say(&voice, &game->choice[i], label, sizeof label);
		add_quick(quick, &n, i + 1, DO_CHOICE, label);
	}
	if (!n && t->turn && t->betting)
		add_quick_acts(table, quick, &n);
	else if (!n && dealer_next(game, table->book, dealing(table), &step))
		add_quick(quick, &n, 5, DO_NEXT_STEP, step.label);
	add_quick(quick, &n, 0, DO_MENU, _("more"));
	return n;
}
