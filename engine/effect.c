/* What each effect does to the table: one row, at most one small function. */
#include "engine/hand.h"
#include "engine/play.h"

#include <string.h>

typedef void Apply(Table *table, const Effect *effect);

static void
nothing(Table *table, const Effect *effect)
{
	(void)table;
	(void)effect;
}

static void
add_chips(Table *table, const Effect *effect)
{
	table_to_front(table, effect->seat, effect->amount);
}

static void
return_chips(Table *table, const Effect *effect)
{
	table_from_front(table, effect->seat, effect->amount);
}

static void
gather(Table *table, const Effect *effect)
{
	(void)effect;
	table_gather(table);
}

static void
ante(Table *table, const Effect *effect)
{
	Seat *s = &table->seat[effect->seat];

	table_from_stack(table, effect->seat, effect->amount);
	table->middle += effect->amount;
	s->ante_posted += effect->amount;
	if (table->ante_each && !table->ante_dead)
		s->layered_ante += effect->amount;
	else
		s->dead_money += effect->amount;
}

/* Chips of a pot to a seat; `n` is the pot, a pot left over counted like the others. */
static void
award(Table *table, const Effect *effect)
{
	bool carried = effect->n && effect->n <= table->n_pots && table->pot[effect->n - 1].carried;

	if (carried)
		table->carried -= effect->amount;
	else
		table->middle -= effect->amount;
	table_to_stack(table, effect->seat, effect->amount);
	table->seat[effect->seat].won += effect->amount;
}

static void
take_back(Table *table, const Effect *effect)
{
	bool carried = effect->n && effect->n <= table->n_pots && table->pot[effect->n - 1].carried;

	table_from_stack(table, effect->seat, effect->amount);
	if (carried)
		table->carried += effect->amount;
	else
		table->middle += effect->amount;
	table->seat[effect->seat].won -= effect->amount;
}

static void
owe(Table *table, const Effect *effect)
{
	table->seat[effect->seat].owed_hidden += effect->amount;
}

static void
pay(Table *table, const Effect *effect)
{
	table_from_stack(table, effect->seat, effect->amount);
	table_to_stack(table, effect->target, effect->amount);
}

static void
out_of_play(Table *table, const Effect *effect)
{
	if (effect->seat == 0)
		return;
	table_from_player(table, effect->seat, effect->amount);
	table->out_of_play += effect->amount;
}

static void
kill(Table *table, const Effect *effect)
{
	table_muck_hand(table, effect->seat);
	memset(&table->seat[effect->seat].pending, 0, sizeof(Pending));
}

static void
revive(Table *table, const Effect *effect)
{
	table->seat[effect->seat].apart = false;
}

static void
drop_pended(Table *table, const Effect *effect)
{
	memset(&table->seat[effect->seat].pending, 0, sizeof(Pending));
}

static void
no_raise(Table *table, const Effect *effect)
{
	table->seat[effect->seat].no_raise = true;
}

static void
no_fold(Table *table, const Effect *effect)
{
	table->seat[effect->seat].no_fold = true;
}

static void
hold_call(Table *table, const Effect *effect)
{
	table->seat[effect->seat].early_call = true;
}

/* Takes card `index` out of a hand, the marks of the cards behind it moving up. */
static Card
take_hole(Seat *s, int index)
{
	Card card = s->hole[index];
	uint32_t low = (1u << index) - 1;

	memmove(&s->hole[index], &s->hole[index + 1], (size_t)(s->n_hole - index - 1));
	s->n_hole--;
	s->exposed = (s->exposed & low) | ((s->exposed >> 1) & ~low);
	s->open_dealt = (s->open_dealt & low) | ((s->open_dealt >> 1) & ~low);
	s->tabled = (s->tabled & low) | ((s->tabled >> 1) & ~low);
	s->unknown = (s->unknown & low) | ((s->unknown >> 1) & ~low);
	return card;
}

static int
hole_index(const Seat *s, Card card)
{
	for (int i = s->n_hole - 1; i >= 0; i--)
		if (s->hole[i] == card)
			return i;
	return -1;
}

/* `n` is where the card taken out goes: 0 aside, 1 it serves as the next burn. */
static void
replace_card(Table *table, const Effect *effect)
{
	Seat *s = &table->seat[effect->seat];
	int at = hole_index(s, effect->card);

	if (at < 0)
		return;
	if (effect->n) {
		pile_push(&table->burns, take_hole(s, at));
		table->burn_ready = true;
	} else {
		pile_push(&table->aside, take_hole(s, at));
	}
}

static void
give_card(Table *table, const Effect *effect)
{
	play_give_card(table, effect->seat, false);
}

/* The card with that face leaves for good, out of the stub or the burns. */
static void
card_out(Table *table, const Effect *effect)
{
	Pile *piles[] = { &table->stub, &table->burns, &table->muck, &table->aside };

	for (int i = 0; i < 4; i++)
		for (int k = 0; k < piles[i]->n; k++)
			if (piles[i]->card[k] == effect->card) {
				pile_push(&table->gone, pile_take_at(piles[i], k));
				return;
			}
}

/* `n` cards off the end of the board back into the stub. */
static void
board_back(Table *table, const Effect *effect)
{
	for (int i = 0; i < effect->n && table->board.n; i++)
		pile_push(&table->stub, pile_take(&table->board));
}

static void
shuffle_stub(Table *table, const Effect *effect)
{
	(void)effect;
	pile_shuffle(&table->stub, &table->random);
}

/* Burns and muck (`n` bit 0 and bit 1) join the stub, all shuffled together. */
static void
mix_stub(Table *table, const Effect *effect)
{
	Pile *piles[] = { &table->burns, &table->muck };

	for (int i = 0; i < 2; i++)
		if ((effect->n >> i) & 1)
			while (piles[i]->n)
				pile_push(&table->stub, pile_take(piles[i]));
	pile_shuffle(&table->stub, &table->random);
}

static void
expose(Table *table, const Effect *effect)
{
	Seat *s = &table->seat[effect->seat];

	s->exposed |= s->n_hole ? (1u << s->n_hole) - 1 : 0;
}

static void
stop_hand(Table *table)
{
	table->betting = false;
	table->turn = 0;
	for (int seat = 1; seat <= table->seats; seat++)
		memset(&table->seat[seat].pending, 0, sizeof(Pending));
}

static void
misdeal(Table *table, const Effect *effect)
{
	(void)effect;
	table->misdeal = true;
	stop_hand(table);
}

static void
void_hand(Table *table, const Effect *effect)
{
	(void)effect;
	stop_hand(table);
	hand_chips_back(table);
	table->voided = true;
	table->street = STREET_OVER;
	for (int seat = 1; seat <= table->seats; seat++)
		table->seat[seat].won = table->seat[seat].put = 0;
}

static void
button(Table *table, const Effect *effect)
{
	table->button_due = effect->seat;
}

static void
button_next(Table *table, const Effect *effect)
{
	table->button_next = effect->seat;
}

static void
penalise(Table *table, const Effect *effect)
{
	Seat *s = &table->seat[effect->seat];
	int hands = effect->n;

	if (s->offences < 200)
		s->offences++;
	switch ((PenaltyStep)effect->step) {
	case STEP_WARNING:
		s->warnings++;
		break;
	case STEP_ROUNDS:
		hands *= table_count_taken(table);
		s->penalty = (uint16_t)(s->penalty + hands);
		break;
	case STEP_HANDS:
		s->penalty = (uint16_t)(s->penalty + hands);
		break;
	case STEP_DEAD_HAND:
		table_muck_hand(table, effect->seat);
		break;
	case STEP_REMOVED:
	case STEP_DISQUALIFIED:
		table_muck_hand(table, effect->seat);
		s->place_paid = effect->step == STEP_REMOVED ? effect->n : 0;
		s->out = true;
		s->entitled = false;
		break;
	case PENALTY_STEP_COUNT:
		break;
	}
}

static void
serve(Table *table, const Effect *effect)
{
	table->seat[effect->seat].serving = true;
}

static void
card_to_burns(Table *table, const Effect *effect)
{
	for (int i = table->board.n - 1; i >= 0; i--)
		if (table->board.card[i] == effect->card) {
			pile_push(&table->burns, pile_take_at(&table->board, i));
			return;
		}
}

static void
card_to_board(Table *table, const Effect *effect)
{
	for (int i = table->burns.n - 1; i >= 0; i--)
		if (table->burns.card[i] == effect->card) {
			pile_push(&table->board, pile_take_at(&table->burns, i));
			return;
		}
	for (int i = table->stub.n - 1; i >= 0; i--)
		if (table->stub.card[i] == effect->card) {
			pile_push(&table->board, pile_take_at(&table->stub, i));
			return;
		}
}

static void
card_to_stub(Table *table, const Effect *effect)
{
	for (int i = table->board.n - 1; i >= 0; i--)
		if (table->board.card[i] == effect->card) {
			pile_push(&table->stub, pile_take_at(&table->board, i));
			return;
		}
}

static Apply *const APPLY[EFFECT_KIND_COUNT] = {
	[EFFECT_BET_IS] = nothing, /* the act that the ruling is about books the bet */
	[EFFECT_CHECK] = nothing,
	[EFFECT_ADD] = add_chips,
	[EFFECT_RETURN] = return_chips,
	[EFFECT_TO_POT] = gather,
	[EFFECT_ANTE] = ante,
	[EFFECT_AWARD] = award,
	[EFFECT_TAKE_BACK] = take_back,
	[EFFECT_OWE] = owe,
	[EFFECT_PAY] = pay,
	[EFFECT_OUT_OF_PLAY] = out_of_play,
	[EFFECT_KILL] = kill,
	[EFFECT_REVIVE] = revive,
	[EFFECT_PEND] = nothing, /* the theme of turns keeps the act */
	[EFFECT_DROP_PENDED] = drop_pended,
	[EFFECT_NO_RAISE] = no_raise,
	[EFFECT_NO_FOLD] = no_fold,
	[EFFECT_HOLD_CALL] = hold_call,
	[EFFECT_REPLACE_CARD] = replace_card,
	[EFFECT_GIVE_CARD] = give_card,
	[EFFECT_CARD_OUT] = card_out,
	[EFFECT_CARD_TO_BURNS] = card_to_burns,
	[EFFECT_CARD_TO_BOARD] = card_to_board,
	[EFFECT_CARD_TO_STUB] = card_to_stub,
	[EFFECT_BOARD_BACK] = board_back,
	[EFFECT_SHUFFLE_STUB] = shuffle_stub,
	[EFFECT_RESTORE_STUB] = nothing, /* its order was never lost */
	[EFFECT_MIX_STUB] = mix_stub,
	[EFFECT_EXPOSE] = expose,
	[EFFECT_MISDEAL] = misdeal,
	[EFFECT_VOID] = void_hand,
	[EFFECT_BUTTON] = button,
	[EFFECT_BUTTON_NEXT] = button_next,
	[EFFECT_PENALISE] = penalise,
	[EFFECT_SERVE] = serve,
	[EFFECT_REFUSED] = nothing,
	[EFFECT_STANDS] = nothing,
};

void
effect_apply(Table *table, const Effect *effect)
{
	APPLY[effect->kind](table, effect);
}
