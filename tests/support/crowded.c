#include "tests/support/crowded.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEATS_MOST = 10, ACTS_MOST = 200, SHORT_SEAT = 3, OMAHA_SEATS = 9 };

static const struct {
	const char *short_name, *wide_name;
	long long stack, wide_stack;
} PEOPLE[SEATS_MOST + 1] = {
	{ NULL, NULL, 0, 0 },
	{ "Ana", "Maximiliane-Charlotte v. Berg", 19500, 1234567890 },
	{ "Ben", "Ōtsuka 大塚健一", 20000, 98765432100 },
	{ "Carla", "Zoe\u0308 Ma\u0301rquez", 1500, 150000000 },
	{ "Dan", "김민준 선수", 20000, 5550000000 },
	{ "Eva", "Иннокентий", 8350, 999999999999 },
	{ "Fay", "P", 9000, 10000000000 },
	{ "Gus", "Wolfeschlegelsteinhausenbergerd", 14100, 7777777700 },
	{ "Hana", "Ngũgĩ wa Thiong'o", 22000, 4000000000 },
	{ "Ivo", "Eyjafjallajökull Guðmundsson", 11700, 1000000000 },
	{ "Jan", "大大大大大大大大大大", 13250, 88888888800 },
};

static const char *const NAMES[CROWDED_MOMENTS] = {
	[CROWDED_UNDEALT] = "before the deal",
	[CROWDED_PREFLOP] = "preflop",
	[CROWDED_FLOP] = "flop",
	[CROWDED_TURN] = "turn",
	[CROWDED_RIVER] = "river",
	[CROWDED_OVER] = "showdown",
};

const char *
crowded_name(CrowdedMoment moment)
{
	return NAMES[moment];
}

void
crowded_open(Scripted *scripted, int seats, bool wide)
{
	char text[2048];
	int used = snprintf(
		text, sizeof text, "title Crowded\nbook tournament\ngame %s no-limit\n%s\n",
		seats == OMAHA_SEATS ? "omaha" : "holdem",
		wide ? "blinds 5000000/10000000 ante 10000000" : "blinds 50/100 ante 100");

	for (int seat = 1; seat <= seats; seat++)
		used += snprintf(text + used, sizeof text - (size_t)used, "seat %d \"%s\" %lld\n",
				 seat, wide ? PEOPLE[seat].wide_name : PEOPLE[seat].short_name,
				 wide ? PEOPLE[seat].wide_stack : PEOPLE[seat].stack);
	used += snprintf(text + used, sizeof text - (size_t)used, "button %d\nseed 7\n", seats);
	if (seats >= OMAHA_SEATS)
		snprintf(text + used, sizeof text - (size_t)used, "absent 8\npenalty 7 2\n");
	scripted_open(scripted, text, NULL);
}

static const Table *
table_of(const Scripted *scripted)
{
	return &session_game(scripted->session)->table;
}

static void
play(Scripted *scripted, const char *line)
{
	if (!scripted_play(scripted, line)) {
		fprintf(stderr, "crowded: refused: %s\n", line);
		abort();
	}
}

/* The seat in turn acts: some fold, the short stack goes all in, the first of a street bets. */
static void
act(Scripted *scripted, bool wide)
{
	const Table *t = table_of(scripted);
	bool facing = game_to_call(session_game(scripted->session), t->turn) > 0;
	bool preflop = t->street == STREET_PREFLOP;
	int seat = t->turn;
	char line[64];

	if (preflop && t->bet <= t->big_blind)
		snprintf(line, sizeof line, "%d raises to %lld", seat, (long long)t->big_blind * 4);
	else if (preflop && seat == SHORT_SEAT)
		snprintf(line, sizeof line, "%d all-in", seat);
	else if (facing && seat % 4 == 0)
		snprintf(line, sizeof line, "%d folds", seat);
	else if (facing)
		snprintf(line, sizeof line, "%d calls", seat);
	else if (t->street == STREET_FLOP || t->street == STREET_TURN)
		snprintf(line, sizeof line, "%d bets %lld", seat, wide ? 123456700LL : 1300LL);
	else
		snprintf(line, sizeof line, "%d checks", seat);
	play(scripted, line);
}

/* The next seat after that one that can still act; 0 if there is none. */
static int
next_seat(const Table *t, int seat)
{
	for (int i = 1; i < t->seats; i++) {
		int other = (seat - 1 + i) % t->seats + 1;

		if (t->seat[other].hand == HAND_LIVE && t->seat[other].stack > 0)
			return other;
	}
	return 0;
}

/* The seat behind the one in turn calls before it. */
static void
call_out_of_turn(Scripted *scripted)
{
	const Table *t = table_of(scripted);
	int seat = t->turn ? next_seat(t, t->turn) : 0;
	char line[64];

	if (!seat || t->seat[seat].bet == t->bet)
		return;
	snprintf(line, sizeof line, "%d calls", seat);
	play(scripted, line);
}

static void
end_betting(Scripted *scripted, bool wide)
{
	for (int i = 0; table_of(scripted)->turn && i < ACTS_MOST; i++)
		act(scripted, wide);
}

void
crowded_go_on(Scripted *scripted, bool wide, CrowdedMoment moment)
{
	static const char *const DEALER[CROWDED_MOMENTS] = {
		[CROWDED_UNDEALT] = "",	 [CROWDED_PREFLOP] = "deal", [CROWDED_FLOP] = "flop",
		[CROWDED_TURN] = "turn", [CROWDED_RIVER] = "river",  [CROWDED_OVER] = "showdown"
	};

	if (moment == CROWDED_UNDEALT)
		return;
	end_betting(scripted, wide);
	if (moment == CROWDED_PREFLOP)
		play(scripted, "post");
	play(scripted, DEALER[moment]);
	if (moment == CROWDED_OVER)
		return;
	act(scripted, wide);
	if (moment == CROWDED_TURN)
		call_out_of_turn(scripted);
	else if (moment == CROWDED_PREFLOP && table_of(scripted)->seats > 2)
		act(scripted, wide);
}
