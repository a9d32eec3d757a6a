/* The set-up of a hand: seats, stakes, posts and cards. */
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "src/history/fixed.h"
#include "src/history/replay.h"

static ReplayStatus
refuse(Replay *replay, ReplayStatus status, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(replay->reason, sizeof replay->reason, format, arguments);
	va_end(arguments);
	return status;
}

/*
 * Heads-up the file has antes and blinds the other way round than everything else: p2 has the
 * button and the small blind, which is the array's first (FORMAT 2.2).
 */
static int64_t
of_player(const PhhHand *hand, const int64_t *amounts, int player)
{
	return amounts[hand->players == 2 ? 1 - player : player];
}

/* True if the file's seats are different ones of a table, clockwise in the order of players. */
static bool
seats_are_usable(const PhhHand *hand)
{
	int turns = 0; /* how often the next seat is a lower one: once round the table */

	if (!hand->has_seats)
		return false;
	for (int i = 0; i < hand->players; i++) {
		int64_t next = hand->seat[(i + 1) % hand->players];

		if (hand->seat[i] < 1 || hand->seat[i] > SEAT_MAX || hand->seat[i] == next)
			return false;
		turns += next < hand->seat[i];
	}
	return turns == 1;
}

/* A stack that the file does not know is one that nothing in the hand could exhaust. */
static int64_t
stack_of(const PhhHand *hand, int player)
{
	int64_t all = 1;

	if (hand->stack[player] != PHH_UNKNOWN)
		return hand->stack[player];
	for (int i = 0; i < hand->players; i++) {
		all += hand->stack[i] != PHH_UNKNOWN ? hand->stack[i] : 0;
		all += hand->ante[i] + (hand->blind[i] > 0 ? hand->blind[i] : -hand->blind[i]);
	}
	for (size_t i = 0; i < hand->n_actions && all < CHIPS_LIMIT; i++)
		all += hand->action[i].amount;
	return all < CHIPS_LIMIT ? all : CHIPS_LIMIT;
}

/* The player's name, as long as a seat may have it and without control characters. */
static void
lay_name(const PhhHand *hand, int player, SeatSetup *seat)
{
	const char *name = hand->name[player];
	size_t length = name ? strlen(name) : 0;

	if (length == 0) {
		snprintf(seat->name, sizeof seat->name, "p%d", player + 1);
		return;
	}
	if (length >= sizeof seat->name) {
		length = sizeof seat->name - 1;
		while (length > 0 && ((unsigned char)name[length] & 0xc0) == 0x80)
			length--; /* no half of a character */
	}
	for (size_t i = 0; i < length; i++)
		seat->name[i] = (unsigned char)name[i] < ' ' || name[i] == 0x7f ? '_' : name[i];
}

static ReplayStatus
lay_seats(Replay *replay)
{
	const PhhHand *hand = replay->hand;
	Setup *setup = &replay->setup;
	bool own = seats_are_usable(hand);
	int players = 0;

	for (int i = 0; i < hand->players; i++) {
		uint8_t number = (uint8_t)(own ? hand->seat[i] : i + 1);
		SeatSetup *seat = &setup->seat[number];

		replay->place[i] = number;
		setup->button = number; /* the last player's in the end */
		if (number > setup->seats)
			setup->seats = number;
		if (hand->stack[i] == 0)
			continue;
		players++;
		replay->seat[i] = number;
		seat->taken = true;
		seat->stack = stack_of(hand, i);
		lay_name(hand, i, seat);
		seat->n_cards = replay->cards.n_hole[i];
		memcpy(seat->cards, replay->cards.hole[i], seat->n_cards);
	}
	if (own && hand->seat_count > setup->seats && hand->seat_count <= SEAT_MAX)
		setup->seats = (uint8_t)hand->seat_count;
	if (players < 2)
		return refuse(replay, REPLAY_REJECTED, "fewer than two players have chips");
	return REPLAY_DONE;
}

/* What a player posts besides the blinds: straddles, and live posts of new players. */
static ReplayStatus
lay_other_blind(Replay *replay, int player, int64_t blind)
{
	Setup *setup = &replay->setup;

	if (blind > setup->big_blind && replay->seat[player]) {
		if (setup->n_straddles == SETUP_STRADDLES)
			return refuse(replay, REPLAY_UNSUPPORTED, "more than %d straddles",
				      (int)SETUP_STRADDLES);
		setup->straddles[setup->n_straddles++] =
			(Straddle){ .seat = replay->seat[player], .amount = blind };
	} else if (blind != 0 && replay->seat[player]) {
		setup->seat[replay->seat[player]].live_post = blind < 0 ? -blind : blind;
	}
	return REPLAY_DONE;
}

/* Small and big blind are those of the seats that have them by the button; the rest is posted. */
static ReplayStatus
lay_blinds(Replay *replay)
{
	const PhhHand *hand = replay->hand;
	Setup *setup = &replay->setup;
	bool heads_up = hand->players == 2;
	int64_t big = hand->variant == PHH_FT ? hand->small_bet : hand->min_bet;
	int64_t first = of_player(hand, hand->blind, heads_up ? 1 : 0);
	int64_t second = of_player(hand, hand->blind, heads_up ? 0 : 1);
	ReplayStatus status = REPLAY_DONE;

	setup->big_blind = big;
	setup->no_small_blind = !heads_up && first == big && second <= 0;
	setup->small_blind = setup->no_small_blind ? 0 : first;
	if (!setup->no_small_blind && (second != big || first < 0 || first > big))
		return refuse(replay, REPLAY_UNSUPPORTED,
			      "blinds that are not a small one and one of the least bet");
	for (int i = setup->no_small_blind ? 1 : 2; i < hand->players; i++) {
		status = lay_other_blind(replay, i, of_player(hand, hand->blind, i));
		if (status != REPLAY_DONE)
			return status;
	}
	/* The engine finds the blinds from who plays: nobody with a blind may be missing. */
	for (int i = 0; i < hand->players; i++)
		if (of_player(hand, hand->blind, i) != 0 && !replay->seat[i])
			return refuse(replay, REPLAY_REJECTED, "p%d is to post and has no chips",
				      i + 1);
	return status;
}

/*
 * Antes that all owe are antes; what somebody owes over that is dead money (FORMAT 5.1). The big
 * blind's own is an ante of the table, but only if it can be paid in full: the file has antes
 * posted before blinds, and the books the other way round.
 */
static void
lay_antes(Replay *replay)
{
	const PhhHand *hand = replay->hand;
	Setup *setup = &replay->setup;
	int big = hand->players == 2 || setup->no_small_blind ? 0 : 1;
	int64_t common = INT64_MAX;
	int payers = 0;

	for (int i = 0; i < hand->players; i++) {
		int64_t ante = of_player(hand, hand->ante, i);

		payers += ante > 0;
		if (replay->seat[i] && ante < common)
			common = ante;
	}
	setup->ante = common;
	setup->ante_each = common > 0;
	setup->ante_dead = common > 0 && !hand->ante_trimming;
	for (int i = 0; i < hand->players; i++) {
		int64_t more = of_player(hand, hand->ante, i) - common;
		SeatSetup *seat = &setup->seat[replay->seat[i]];

		if (more <= 0 || !replay->seat[i])
			continue;
		if (payers == 1 && i == big && seat->stack >= setup->big_blind + more)
			setup->ante = more;
		else
			seat->dead_post = more;
	}
}

static ReplayStatus
lay_game(Replay *replay)
{
	static const struct {
		GameKind game;
		Limit limit;
	} games[] = {
		[PHH_NT] = { GAME_HOLDEM, LIMIT_NO },
		[PHH_PO] = { GAME_OMAHA, LIMIT_POT },
		[PHH_FT] = { GAME_HOLDEM, LIMIT_FIXED },
		[PHH_OTHER] = { GAME_HOLDEM, LIMIT_NO },
	};
	const PhhHand *hand = replay->hand;

	if (hand->variant == PHH_OTHER)
		return refuse(replay, REPLAY_UNSUPPORTED, "variant %.40s", hand->variant_name);
	if (hand->variant == PHH_FT && hand->big_bet != 2 * hand->small_bet)
		return refuse(replay, REPLAY_UNSUPPORTED,
			      "fixed-limit bets that are not one and two big blinds");
	replay->setup.game = games[hand->variant].game;
	replay->setup.limit = games[hand->variant].limit;
	/* Histories split to their smallest unit, whatever chips there were. */
	replay->setup.n_chips = 1;
	replay->setup.chips[0] = 1;
	return REPLAY_DONE;
}

ReplayStatus
replay_lay(Replay *replay, const PhhHand *hand)
{
	ReplayStatus status;

	replay->hand = hand;
	replay->setup = setup_default();
	replay->setup.button = 0;
	memset(replay->seat, 0, sizeof replay->seat);
	replay->reason[0] = '\0';
	status = lay_game(replay);
	if (status != REPLAY_DONE)
		return status;
	if (!phh_cards(hand, &replay->cards, replay->reason))
		return REPLAY_REJECTED;
	replay->setup.n_board = replay->cards.n_board;
	memcpy(replay->setup.board, replay->cards.board, replay->cards.n_board);
	status = lay_seats(replay);
	if (status == REPLAY_DONE)
		status = lay_blinds(replay);
	if (status == REPLAY_DONE)
		lay_antes(replay);
	return status;
}
