#include "src/history/replay.h"

#include <stdarg.h>
#include <string.h>

enum { ACTION_TEXT_MAX = 64 };

static ReplayStatus
reject(Replay *replay, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(replay->reason, sizeof replay->reason, format, arguments);
	va_end(arguments);
	return REPLAY_REJECTED;
}

/* Rejects the hand for one of its actions: which, how it is written, and why. */
static ReplayStatus
reject_action(Replay *replay, size_t index, const char *format, ...)
{
	char text[ACTION_TEXT_MAX] = "", why[200];
	FILE *file = fmemopen(text, sizeof text, "w");
	PhhAction bare = replay->hand->action[index];
	va_list arguments;

	bare.commentary = NULL;
	if (file) {
		phh_action_write(replay->hand, &bare, file);
		fclose(file);
	}
	va_start(arguments, format);
	vsnprintf(why, sizeof why, format, arguments);
	va_end(arguments);
	return reject(replay, "action %zu, \"%s\": %s", index + 1, text, why);
}

static int
player_at(const Replay *replay, int seat)
{
	for (int i = 0; i < replay->hand->players; i++)
		if (replay->seat[i] == seat)
			return i + 1;
	return 0;
}

/* The ruling of the last event for which its act does not stand; NULL if it does. */
static const Ruling *
objection(const Replay *replay)
{
	for (int i = 0; i < replay->report.n_rulings; i++) {
		const Ruling *ruling = &replay->report.ruling[i];

		/* A fold with nothing to call stands (practice.odd-fold). */
		if (!ruling->plain && ruling->outcome != OUT_ODD_FOLD)
			return ruling;
	}
	return NULL;
}

/* Plays an event and tells it; false if it could not happen. */
static bool
play(Replay *replay, const Event *event)
{
	if (!game_play(&replay->game, replay->book, event, &replay->report))
		return false;
	if (replay->tell)
		replay->tell(replay->context, event, &replay->report);
	return true;
}

static bool
play_kind(Replay *replay, EventKind kind, int seat)
{
	Event event = { .kind = kind, .seat = (uint8_t)seat };

	return play(replay, &event);
}

static void
clause_title(const Replay *replay, const Ruling *ruling, char *text, size_t size)
{
	const Clause *clause = book_clause(replay->book, ruling->rule);

	if (clause)
		snprintf(text, size, "%.*s (%s)", (int)clause->title.length, clause->title.at,
			 ruling->rule);
	else
		snprintf(text, size, "%s", ruling->rule);
}

/* What the last event brought against action `index`: REPLAY_DONE if it stands. */
static ReplayStatus
judge(Replay *replay, size_t index, int turn)
{
	const Ruling *ruling = objection(replay);
	char title[120];
	int seat;

	if (!ruling)
		return REPLAY_DONE;
	clause_title(replay, ruling, title, sizeof title);
	seat = replay->hand->action[index].player
		       ? replay->seat[replay->hand->action[index].player - 1]
		       : 0;
	if (turn == seat)
		return reject_action(replay, index, "%s", title);
	if (turn == 0)
		return reject_action(replay, index, "nobody is to act; %s", title);
	return reject_action(replay, index, "p%d is to act; %s", player_at(replay, turn), title);
}

/* All others are all-in and nobody has to act: a check more or less means nothing (FORMAT 2.4.8). */
static bool
is_redundant(const Table *table, const PhhAction *action, int seat)
{
	return action->kind == PHH_CHECK_CALL && !table->turn && table->street != STREET_OVER &&
	       table->seat[seat].hand == HAND_LIVE && table_count_able(table) <= 1;
}

static ReplayStatus
act(Replay *replay, size_t index)
{
	const PhhAction *action = &replay->hand->action[index];
	const Table *table = &replay->game.table;
	int seat = replay->seat[action->player - 1], turn = table->turn;
	Event event = { .seat = (uint8_t)seat };

	if (!seat)
		return reject_action(replay, index, "p%d has no chips", action->player);
	if (is_redundant(table, action, seat))
		return REPLAY_DONE;
	if (action->kind == PHH_FOLD) {
		event.kind = EV_FOLD;
	} else if (action->kind == PHH_CHECK_CALL) {
		event.kind = game_to_call(&replay->game, seat) > 0 ? EV_CALL : EV_CHECK;
	} else {
		event.kind = table->bet > 0 ? EV_RAISE_TO : EV_BET;
		event.amount = action->amount;
	}
	if (!play(replay, &event))
		return reject_action(replay, index, "%s", refusal_text(replay->report.refusal));
	return judge(replay, index, turn);
}

static ReplayStatus
deal_board(Replay *replay, size_t index)
{
	static const EventKind streets[] = {
		[STREET_PREFLOP] = EV_FLOP, [STREET_FLOP] = EV_TURN,	  [STREET_TURN] = EV_RIVER,
		[STREET_RIVER] = EV_RIVER,  [STREET_SHOWDOWN] = EV_RIVER, [STREET_OVER] = EV_RIVER,
	};
	int turn = replay->game.table.turn;

	/* Cards that are turned up after the last fold are nobody's. */
	if (replay->game.table.street == STREET_OVER)
		return REPLAY_DONE;
	if (!play_kind(replay, streets[replay->game.table.street], 0))
		return reject_action(replay, index, "%s", refusal_text(replay->report.refusal));
	return judge(replay, index, turn);
}

/* True if nothing of the player's hand is unknown. */
static bool
is_known(const Replay *replay, int player)
{
	for (int i = 0; i < replay->cards.n_hole[player]; i++)
		if (replay->cards.hole[player][i] == CARD_UNKNOWN)
			return false;
	return true;
}

/* True if the player shows cards after this action. */
static bool
shows_later(const PhhHand *hand, size_t index)
{
	for (size_t i = index + 1; i < hand->n_actions; i++)
		if (hand->action[i].kind == PHH_SHOW &&
		    hand->action[i].player == hand->action[index].player)
			return true;
	return false;
}

/*
 * A hand is shown or given up. What is shown as unknown waits for the end: it may be shown again,
 * and then with its cards. A hand that is out of it, or has won already, may do as it likes.
 */
static ReplayStatus
show(Replay *replay, size_t index)
{
	const PhhAction *action = &replay->hand->action[index];
	const Table *table = &replay->game.table;
	int player = action->player - 1, seat = replay->seat[player], turn = table->turn;

	if (!seat || table->seat[seat].hand != HAND_LIVE || table->seat[seat].n_hole == 0)
		return REPLAY_DONE;
	if (turn)
		return reject_action(replay, index, "p%d is to act", player_at(replay, turn));
	if (table->street < STREET_SHOWDOWN && table_count_able(table) > 1)
		return reject_action(replay, index, "a showdown with %d board cards",
				     table->board.n);
	if (action->kind == PHH_MUCK) {
		if (table->street == STREET_OVER || shows_later(replay->hand, index))
			return REPLAY_DONE;
	} else if (!is_known(replay, player) ||
		   (table->seat[seat].tabled && table->street != STREET_OVER)) {
		return REPLAY_DONE;
	}
	if (!play_kind(replay, action->kind == PHH_MUCK ? EV_MUCK : EV_TABLE_HAND, seat))
		return reject_action(replay, index, "%s", refusal_text(replay->report.refusal));
	return judge(replay, index, turn);
}

static ReplayStatus
play_action(Replay *replay, size_t index)
{
	switch (replay->hand->action[index].kind) {
	case PHH_NOTHING:
	case PHH_DEAL_HOLE: /* in the set-up already */
		return REPLAY_DONE;
	case PHH_DEAL_BOARD:
		return deal_board(replay, index);
	case PHH_FOLD:
	case PHH_CHECK_CALL:
	case PHH_BET_RAISE:
		return act(replay, index);
	case PHH_SHOW:
	case PHH_MUCK:
		return show(replay, index);
	case PHH_BRING_IN:
	case PHH_DISCARD:
		return reject_action(replay, index, "there is no such act in this game");
	}
	return REPLAY_DONE;
}

/* True if the file deals cards to the player. */
static bool
is_dealt_in(const PhhHand *hand, int player)
{
	for (size_t i = 0; i < hand->n_actions; i++)
		if (hand->action[i].kind == PHH_DEAL_HOLE && hand->action[i].player == player + 1)
			return true;
	return false;
}

/* Hands that nobody knows do not win against hands that are known. */
static ReplayStatus
give_up_unknown(Replay *replay)
{
	const Table *table = &replay->game.table;
	bool known = false;

	for (int i = 0; i < replay->cards.n_board; i++)
		if (replay->cards.board[i] == CARD_UNKNOWN)
			return REPLAY_UNDECIDED;
	for (int i = 0; i < replay->hand->players; i++)
		known = known || (replay->seat[i] && is_known(replay, i) &&
				  table->seat[replay->seat[i]].hand == HAND_LIVE);
	if (!known)
		return REPLAY_UNDECIDED;
	for (int i = 0; i < replay->hand->players; i++)
		if (replay->seat[i] && !is_known(replay, i) &&
		    table->seat[replay->seat[i]].hand == HAND_LIVE && table->street != STREET_OVER)
			play_kind(replay, EV_MUCK, replay->seat[i]);
	return REPLAY_DONE;
}

/* The actions are played: what is still missing, and the award of the pots. */
static ReplayStatus
finish(Replay *replay)
{
	const Table *table = &replay->game.table;

	if (table->street != STREET_OVER) {
		if (table->turn)
			return reject(replay, "the hand is incomplete: p%d is to act",
				      player_at(replay, table->turn));
		if (table->board.n < PHH_BOARD_MAX)
			return reject(replay,
				      "the hand is incomplete: a showdown with %d board cards",
				      table->board.n);
		if (give_up_unknown(replay) != REPLAY_DONE) {
			snprintf(replay->reason, sizeof replay->reason,
				 "the cards that decide are unknown");
			return REPLAY_UNDECIDED;
		}
		if (table->street != STREET_OVER)
			play_kind(replay, EV_SHOWDOWN, 0);
		if (table->street != STREET_OVER)
			return reject(replay, "the pots could not be awarded");
	}
	/* Who was dealt in without chips is all-in, so that the board had to be completed. */
	for (int i = 0; i < replay->hand->players; i++)
		if (!replay->seat[i] && is_dealt_in(replay->hand, i) &&
		    table->board.n < PHH_BOARD_MAX)
			return reject(replay,
				      "the hand is incomplete: p%d, dealt in without chips, has a "
				      "showdown with %d board cards",
				      i + 1, table->board.n);
	return REPLAY_DONE;
}

ReplayStatus
replay_hand(Replay *replay, const PhhHand *hand, const Book *book, ReplayTeller *tell,
	    void *context)
{
	ReplayStatus status = replay_lay(replay, hand);
	SetupFault fault;
	int seat;

	replay->book = book;
	replay->tell = tell;
	replay->context = context;
	if (status != REPLAY_DONE)
		return status;
	if (!game_start(&replay->game, &replay->setup, &fault, &seat))
		return reject(replay, "the table cannot be laid (p%d)", player_at(replay, seat));
	if (!play_kind(replay, EV_POST_ALL, 0) || !play_kind(replay, EV_DEAL_ALL, 0))
		return reject(replay, "%s", refusal_text(replay->report.refusal));
	for (size_t i = 0; i < hand->n_actions && status == REPLAY_DONE; i++)
		status = play_action(replay, i);
	return status == REPLAY_DONE ? finish(replay) : status;
}

int64_t
replay_final(const Replay *replay, int player)
{
	if (replay->hand->stack[player] == PHH_UNKNOWN)
		return PHH_UNKNOWN;
	return replay->seat[player] ? replay->game.table.seat[replay->seat[player]].stack : 0;
}
