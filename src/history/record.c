#include "src/history/record.h"

#include <stdlib.h>
#include <string.h>

/* What changes from event to event; actions are only added, so that a mark takes back. */
typedef struct Mark {
	size_t n_actions;
	bool open;	/* a hand is dealt and written down */
	uint16_t deal;	/* which deal of the table it is */
	int last;	/* the seat that acted last on this street, or behind which it begins */
	uint16_t waits; /* bit S: seat S is out of the hand, and its turn to fold is to come */
	uint16_t shown; /* bit S: that seat S showed its hand is written */
} Mark;

struct Record {
	const Setup *setup;
	HistoryTags tags;
	PhhHand hand;
	uint8_t seat[PHH_PLAYERS_MAX]; /* of each player from 0 */
	char name[PHH_PLAYERS_MAX][SETUP_NAME_MAX];
	Mark now;
	Mark before; /* the last event, which the floor may decide otherwise */
};

Record *
record_open(const Setup *setup, const HistoryTags *tags)
{
	Record *record = calloc(1, sizeof *record);

	if (record) {
		record->setup = setup;
		record->tags = *tags;
	}
	return record;
}

void
record_close(Record *record)
{
	if (!record)
		return;
	phh_close(&record->hand);
	free(record);
}

static int
player_of(const Record *record, int seat)
{
	for (int i = 0; i < record->hand.players; i++)
		if (record->seat[i] == seat)
			return i + 1;
	return 0;
}

static bool
add(Record *record, PhhActionKind kind, int seat, int64_t amount)
{
	PhhAction action = { .kind = kind,
			     .player = (uint8_t)player_of(record, seat),
			     .amount = amount };

	return phh_add_action(&record->hand, &action);
}

static bool
add_cards(Record *record, PhhActionKind kind, int player, const Card *cards, int n)
{
	PhhAction action = { .kind = kind, .player = (uint8_t)player, .n_cards = (uint8_t)n };

	memcpy(action.card, cards, (size_t)n);
	return phh_add_action(&record->hand, &action);
}

/* The cards of a seat, `??` for what nobody knows. */
static int
hole_cards(const Table *table, int seat, Card cards[PHH_HOLE_MAX])
{
	const Seat *s = &table->seat[seat];
	int n = table_hole_cards(table);

	for (int i = 0; i < n; i++)
		cards[i] = i >= s->n_hole || (s->unknown >> i & 1) || !card_is_plain(s->hole[i])
				   ? CARD_UNKNOWN
				   : card_face(s->hole[i]);
	return n;
}

/* What the seat has to post as a blind; negative for a live post. */
static int64_t
blind_of(const Record *record, const Table *table, int seat)
{
	int64_t blind = 0;

	if (seat == table->small_blind_seat)
		blind = table->small_blind;
	if (seat == table->big_blind_seat)
		blind = table->big_blind;
	for (int i = 0; i < table->n_straddles; i++)
		if (table->straddles[i].seat == seat && table->straddles[i].amount > blind)
			blind = table->straddles[i].amount;
	if (table->hand_no == 1 && record->setup->seat[seat].live_post > blind)
		blind = -record->setup->seat[seat].live_post;
	return blind;
}

static int64_t
ante_of(const Record *record, const Table *table, int seat)
{
	int64_t ante = table->ante_each || seat == table->big_blind_seat ? table->ante : 0;

	return ante + (table->hand_no == 1 ? record->setup->seat[seat].dead_post : 0);
}

static void
begin_stakes(PhhHand *hand, const Table *table)
{
	static const char *const names[] = { [PHH_NT] = "NT", [PHH_PO] = "PO", [PHH_FT] = "FT" };

	hand->variant = table->limit == LIMIT_FIXED ? PHH_FT
						    : (table->game == GAME_OMAHA ? PHH_PO : PHH_NT);
	hand->variant_name = names[hand->variant];
	hand->ante_trimming = table->ante > 0 && table->ante_each && !table->ante_dead;
	hand->has_blinds = hand->has_seats = true;
	hand->seat_count = table->seats;
	if (hand->variant == PHH_FT) {
		hand->small_bet = table->big_blind;
		hand->big_bet = 2 * table->big_blind;
	} else {
		hand->min_bet = table->big_blind;
	}
}

/* Players from the button's left; a history may list one without chips, in its first hand. */
static void
begin_players(Record *record, const Table *table)
{
	PhhHand *hand = &record->hand;
	bool first = table->hand_no == 1;

	for (int i = 1; i <= table->seats; i++) {
		int seat = (table->button - 1 + i) % table->seats + 1, n = hand->players;
		const Seat *s = &table->seat[seat];
		bool broke = first && (record->tags.broke >> seat & 1) && !s->taken;

		if (!s->entitled && !broke)
			continue;
		record->seat[n] = (uint8_t)seat;
		hand->seat[n] = seat;
		memcpy(record->name[n], s->name, SETUP_NAME_MAX);
		hand->name[n] = record->name[n];
		hand->stack[n] = broke ? 0 : s->start;
		if (first && record->tags.unknown >> seat & 1)
			hand->stack[n] = PHH_UNKNOWN;
		hand->players++;
	}
}

/* The deal is complete: players, their stacks, posts and cards. */
static bool
begin(Record *record, const Table *table)
{
	PhhHand *hand = &record->hand;
	int n;

	*hand = (PhhHand){ .action = hand->action,
			   .room = hand->room,
			   .places = record->tags.places };
	record->now = (Mark){ .open = true, .deal = table->deal_no, .last = table->big_blind_seat };
	begin_stakes(hand, table);
	begin_players(record, table);
	n = hand->players;
	for (int i = 0; i < n; i++) { /* heads-up the other way round (FORMAT 2.2) */
		int seat = record->seat[n == 2 ? 1 - i : i];

		hand->blind[i] = blind_of(record, table, seat);
		hand->ante[i] = ante_of(record, table, seat);
		if (hand->blind[i] > table->big_blind)
			record->now.last = seat;
	}
	for (int i = 0; i < n; i++) {
		Card cards[PHH_HOLE_MAX];

		if (!add_cards(record, PHH_DEAL_HOLE, i + 1, cards,
			       hole_cards(table, record->seat[i], cards)))
			return false;
		if (table->seat[record->seat[i]].entitled &&
		    table->seat[record->seat[i]].hand != HAND_LIVE)
			record->now.waits |= (uint16_t)(1u << record->seat[i]);
	}
	return true;
}

/* Cards that were put right before anybody acted are those of the hand. */
static void
refresh_cards(Record *record, const Table *table)
{
	for (int i = 0; i < record->hand.players; i++) {
		PhhAction *action = &record->hand.action[i];
		int seat = record->seat[i];

		if (table->seat[seat].n_hole == table_hole_cards(table))
			action->n_cards = (uint8_t)hole_cards(table, seat, action->card);
	}
}

/*
 * Hands that died out of their turn fold in the history where their turn would be: between the
 * last one who acted and `seat`, or once round the table for 0.
 */
static bool
fold_waiting(Record *record, const Table *table, int seat)
{
	for (int i = 1; i < table->seats; i++) {
		int next = (record->now.last - 1 + i) % table->seats + 1;
		const Seat *s = &table->seat[next];

		if (next == seat)
			break;
		if (!(record->now.waits >> next & 1) || (!seat && s->acted && s->bet >= table->bet))
			continue;
		record->now.waits &= (uint16_t) ~(1u << next);
		if (!add(record, PHH_FOLD, next, 0))
			return false;
	}
	return true;
}

static bool
record_act(Record *record, const Table *before, const Table *after, int seat)
{
	const Seat *s = &after->seat[seat];
	bool folds = s->hand != HAND_LIVE && before->seat[seat].hand == HAND_LIVE;

	if (folds && before->turn != seat) {
		record->now.waits |= (uint16_t)(1u << seat);
		return true;
	}
	if (!fold_waiting(record, before, seat))
		return false;
	record->now.last = seat;
	if (folds)
		return add(record, PHH_FOLD, seat, 0);
	if (s->last_bet_event == s->act_at)
		return add(record, PHH_BET_RAISE, seat, s->acted_at);
	return add(record, PHH_CHECK_CALL, seat, 0);
}

static bool
record_acts(Record *record, const Table *before, const Table *after)
{
	for (int act = before->act_no + 1; act <= after->act_no; act++)
		for (int seat = 1; seat <= after->seats; seat++)
			if (after->seat[seat].act_at == act && player_of(record, seat) &&
			    !record_act(record, before, after, seat))
				return false;
	/* A bet that was made up afterwards was that bet. */
	if (before->act_no == after->act_no && after->betting && after->bet != before->bet &&
	    after->street == before->street)
		for (size_t i = record->hand.n_actions; i > 0; i--)
			if (record->hand.action[i - 1].kind == PHH_BET_RAISE) {
				record->hand.action[i - 1].amount = after->bet;
				break;
			}
	return true;
}

/* Hands that died by no act. */
static void
note_deaths(Record *record, const Table *before, const Table *after)
{
	for (int i = 0; i < record->hand.players; i++) {
		int seat = record->seat[i];

		if (before->seat[seat].hand == HAND_LIVE && after->seat[seat].hand != HAND_LIVE &&
		    after->seat[seat].act_at == before->seat[seat].act_at)
			record->now.waits |= (uint16_t)(1u << seat);
		if (before->seat[seat].hand != HAND_LIVE && after->seat[seat].hand == HAND_LIVE)
			record->now.waits &= (uint16_t) ~(1u << seat);
	}
}

/* The street that the table has come to, by its board where the hand is over. */
static Street
street_of(const Table *table)
{
	if (table->street <= STREET_RIVER)
		return table->street;
	if (table->street == STREET_SHOWDOWN || table->board.n >= PHH_BOARD_MAX)
		return STREET_RIVER;
	return table->board.n < 3 ? STREET_PREFLOP : (Street)(STREET_FLOP + table->board.n - 3);
}

/* The streets that began. Their cards are filled in last: they may still be put right. */
static bool
record_streets(Record *record, const Table *before, const Table *after)
{
	Street from = street_of(before), to = street_of(after);

	if (before->street == STREET_OVER)
		return true;
	for (; from < to; from = (Street)(from + 1)) {
		if (!fold_waiting(record, before, 0) || !add(record, PHH_DEAL_BOARD, 0, 0))
			return false;
		record->now.last = after->button;
	}
	return true;
}

static bool
record_show(Record *record, const Table *after, int seat)
{
	const Seat *s = &after->seat[seat];
	Card cards[PHH_HOLE_MAX];

	if (!player_of(record, seat))
		return true;
	if (!(record->now.shown >> seat & 1) && s->hand == HAND_LIVE && s->n_hole > 0 &&
	    s->tabled == (1u << s->n_hole) - 1) {
		record->now.shown |= (uint16_t)(1u << seat);
		return add_cards(record, PHH_SHOW, player_of(record, seat), cards,
				 hole_cards(after, seat, cards));
	}
	/* Where there is no more betting, what waits to fold was given up at the showdown. */
	if (!(record->now.waits >> seat & 1) || after->turn ||
	    (after->street < STREET_SHOWDOWN && table_count_able(after) > 1))
		return true;
	record->now.waits &= (uint16_t) ~(1u << seat);
	return add(record, PHH_MUCK, seat, 0);
}

static bool
record_shows(Record *record, const Table *after)
{
	for (int i = 0; i < after->n_shows; i++)
		if (!record_show(record, after, after->shows[i]))
			return false;
	for (int i = 0; i < record->hand.players; i++)
		if (!record_show(record, after, record->seat[i]))
			return false;
	return true;
}

bool
record_event(Record *record, const Event *event, const Game *before, const Game *after)
{
	const Table *from = &before->table, *to = &after->table;

	/* The floor puts another option in the place of the first: the event did not come to that. */
	if (event->kind == EV_FLOOR_RULES) {
		record->now = record->before;
		record->hand.n_actions = record->now.n_actions;
		from = &before->before;
	}
	record->before = record->now;
	record->before.n_actions = record->hand.n_actions;
	if (to->misdeal || to->voided || to->deal_no != record->now.deal)
		record->now.open = false;
	if (!record->now.open)
		return !to->dealt || from->dealt || to->misdeal || to->voided || begin(record, to);
	if (to->act_no == 0)
		refresh_cards(record, to);
	note_deaths(record, from, to);
	if (!record_acts(record, from, to) || !record_streets(record, from, to))
		return false;
	if (to->street == STREET_OVER && from->street != STREET_OVER && from->betting &&
	    !fold_waiting(record, from, 0))
		return false;
	return to->betting || record_shows(record, to);
}

static void
fill_board(PhhHand *hand, const Setup *setup, const Table *table)
{
	int n = 0;

	for (size_t i = 0; i < hand->n_actions; i++) {
		PhhAction *action = &hand->action[i];

		if (action->kind != PHH_DEAL_BOARD)
			continue;
		action->n_cards = 0;
		for (int k = n == 0 ? 3 : 1; k > 0; k--, n++) {
			bool unknown =
				n >= table->board.n || (table->hand_no == 1 && n < setup->n_board &&
							setup->board[n] == CARD_UNKNOWN);

			action->card[action->n_cards++] =
				unknown ? CARD_UNKNOWN : card_face(table->board.card[n]);
		}
	}
}

const PhhHand *
record_hand(Record *record, const Game *game)
{
	const Table *table = &game->table;
	PhhHand *hand = &record->hand;

	if (!record->now.open)
		return NULL;
	fill_board(hand, record->setup, table);
	hand->has_finishing = hand->has_winnings = table->street == STREET_OVER;
	for (int i = 0; i < hand->players; i++) {
		const Seat *s = &table->seat[record->seat[i]];

		hand->finishing[i] =
			hand->stack[i] == PHH_UNKNOWN ? PHH_UNKNOWN : s->stack + s->hidden;
		hand->winnings[i] = s->won;
	}
	return hand;
}
