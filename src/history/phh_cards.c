/* The cards of a hand: each there once, streets of three, one and one, shown what was dealt. */
#include <stdarg.h>

#include "src/history/phh.h"

typedef struct Dealing {
	PhhCards *cards;
	uint64_t seen; /* bit c: card c is somebody's or on the board */
	int hole;      /* cards that each gets */
	char *reason;
} Dealing;

int
phh_hole_cards(const PhhHand *hand)
{
	static const int counts[] = { [PHH_NT] = 2, [PHH_PO] = 4, [PHH_FT] = 2, [PHH_OTHER] = 0 };

	return counts[hand->variant];
}

static bool
wrong(Dealing *dealing, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(dealing->reason, PHH_REASON_MAX, format, arguments);
	va_end(arguments);
	return false;
}

/* Notes a card that has come to be known; false if it was known elsewhere. */
static bool
note(Dealing *dealing, Card card)
{
	char text[CARD_TEXT];

	if (card == CARD_UNKNOWN)
		return true;
	if (dealing->seen >> card & 1) {
		card_print(card, text);
		return wrong(dealing, "duplicate card %s", text);
	}
	dealing->seen |= UINT64_C(1) << card;
	return true;
}

static bool
deal_hole(Dealing *dealing, const PhhAction *action)
{
	int player = action->player - 1;
	uint8_t *n = &dealing->cards->n_hole[player];

	if (*n + action->n_cards > dealing->hole)
		return wrong(dealing, "p%d is dealt more than %d cards", player + 1, dealing->hole);
	for (int i = 0; i < action->n_cards; i++) {
		if (!note(dealing, action->card[i]))
			return false;
		dealing->cards->hole[player][(*n)++] = action->card[i];
	}
	return true;
}

static bool
deal_board(Dealing *dealing, const PhhAction *action)
{
	static const char *const streets[] = { [0] = "flop", [3] = "turn", [4] = "river" };
	uint8_t *n = &dealing->cards->n_board;

	if (*n == PHH_BOARD_MAX)
		return wrong(dealing, "a sixth board card is dealt");
	if (action->n_cards != (*n == 0 ? 3 : 1))
		return wrong(dealing, "%s of %d card%s", streets[*n], action->n_cards,
			     action->n_cards == 1 ? "" : "s");
	for (int i = 0; i < action->n_cards; i++) {
		if (!note(dealing, action->card[i]))
			return false;
		dealing->cards->board[(*n)++] = action->card[i];
	}
	return true;
}

/* A card that is shown: one of those dealt, or in the place of an unknown one. */
static bool
show(Dealing *dealing, int player, Card card)
{
	const int n = dealing->cards->n_hole[player];
	Card *hole = dealing->cards->hole[player];
	char text[CARD_TEXT];

	for (int i = 0; i < n; i++)
		if (hole[i] == card)
			return true;
	for (int i = 0; i < n; i++) {
		if (hole[i] != CARD_UNKNOWN)
			continue;
		hole[i] = card;
		return note(dealing, card);
	}
	card_print(card, text);
	return wrong(dealing, "p%d shows %s and was dealt other cards", player + 1, text);
}

static bool
shown(Dealing *dealing, const PhhAction *action)
{
	const int player = action->player - 1;
	uint8_t *n = &dealing->cards->n_hole[player];

	if (action->n_cards > dealing->hole)
		return wrong(dealing, "p%d shows more than %d cards", player + 1, dealing->hole);
	while (*n < dealing->hole) /* never dealt any in the file: they are unknown ones */
		dealing->cards->hole[player][(*n)++] = CARD_UNKNOWN;
	for (int i = 0; i < action->n_cards; i++) {
		for (int k = 0; k < i; k++)
			if (action->card[i] != CARD_UNKNOWN && action->card[i] == action->card[k])
				return wrong(dealing, "p%d shows one card twice", player + 1);
		if (action->card[i] != CARD_UNKNOWN && !show(dealing, player, action->card[i]))
			return false;
	}
	return true;
}

bool
phh_cards(const PhhHand *hand, PhhCards *cards, char reason[PHH_REASON_MAX])
{
	Dealing dealing = { cards, 0, phh_hole_cards(hand), reason };
	bool betting = false;

	*cards = (PhhCards){ 0 };
	for (size_t i = 0; i < hand->n_actions; i++) {
		const PhhAction *action = &hand->action[i];
		bool good = true;

		if (action->kind == PHH_DEAL_HOLE)
			good = betting ? wrong(&dealing, "hole cards are dealt after the betting")
				       : deal_hole(&dealing, action);
		else if (action->kind == PHH_DEAL_BOARD)
			good = deal_board(&dealing, action);
		else if (action->kind == PHH_SHOW)
			good = shown(&dealing, action);
		if (!good)
			return false;
		betting = betting || (action->kind != PHH_DEAL_HOLE && action->kind != PHH_NOTHING);
	}
	for (int player = 0; player < hand->players; player++)
		while (cards->n_hole[player] < dealing.hole)
			cards->hole[player][cards->n_hole[player]++] = CARD_UNKNOWN;
	return true;
}
