/* The focus: arrows and Tab reach every place of every layout, and go where they point. */
#include "tests/check.h"

#include <string.h>

#include "src/screen/focus.h"

enum { PLACES_MAX = LAYOUT_SEATS_MAX + 3 };

static const struct {
	int width, height;
} SIZES[] = { { 40, 16 }, { 46, 19 }, { 80, 24 }, { 100, 30 }, { 120, 40 } };

enum { SIZES_COUNT = sizeof SIZES / sizeof SIZES[0] };

static Layout layout;

static Places
places_at(int size, int seats)
{
	ck_assert(layout_pick(SIZES[size].width, SIZES[size].height, seats, &layout));
	return (Places){ &layout, seats, true };
}

static int
number_of(Focus focus)
{
	switch (focus.kind) {
	case FOCUS_SEAT:
		return focus.seat;
	case FOCUS_BOARD:
		return LAYOUT_SEATS_MAX + 1;
	case FOCUS_DEALER:
		return LAYOUT_SEATS_MAX + 2;
	case FOCUS_PANEL:
		break;
	}
	return 0;
}

/* Bits of the places that arrows reach from one. */
static unsigned
reached_from(const Places *places, Focus start)
{
	static const int WAYS[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
	Focus queue[PLACES_MAX];
	int n = 0;
	unsigned seen = 1u << number_of(start);

	queue[n++] = start;
	for (int i = 0; i < n; i++)
		for (int way = 0; way < 4; way++) {
			Focus to = focus_move(places, queue[i], WAYS[way][0], WAYS[way][1]);

			if (!(seen >> number_of(to) & 1)) {
				seen |= 1u << number_of(to);
				queue[n++] = to;
			}
		}
	return seen;
}

START_TEST(arrows_reach_every_place_from_every_place)
{
	for (int seats = 2; seats <= LAYOUT_SEATS_MAX; seats++) {
		Places places = places_at(_i, seats);
		Focus focus = { FOCUS_DEALER, 0 };
		unsigned all = 1u << LAYOUT_SEATS_MAX << 1 | 1u << LAYOUT_SEATS_MAX << 2 | 1u;

		for (int seat = 1; seat <= seats; seat++)
			all |= 1u << seat;
		for (int i = 0; i < seats + 3; i++) {
			ck_assert_msg(reached_from(&places, focus) == all,
				      "%dx%d, %d seats: not all is reached from %d",
				      SIZES[_i].width, SIZES[_i].height, seats, number_of(focus));
			focus = focus_round(&places, focus, 1);
		}
	}
}
END_TEST

START_TEST(tab_goes_round_all_places_and_back)
{
	for (int seats = 2; seats <= LAYOUT_SEATS_MAX; seats++) {
		Places places = places_at(_i, seats);
		Focus start = { FOCUS_SEAT, 1 }, focus = start;
		unsigned seen = 0;

		for (int i = 0; i < seats + 3; i++) {
			Focus next = focus_round(&places, focus, 1);
			Focus back = focus_round(&places, next, -1);

			ck_assert_int_eq(number_of(back), number_of(focus));
			ck_assert(!(seen >> number_of(focus) & 1));
			seen |= 1u << number_of(focus);
			focus = next;
		}
		ck_assert_int_eq(number_of(focus), number_of(start));
		places.panel = false;
		focus = focus_round(&places, (Focus){ FOCUS_DEALER, 0 }, 1);
		ck_assert_int_eq(number_of(focus), 1);
	}
}
END_TEST

START_TEST(arrows_go_where_they_point)
{
	Places places = places_at(2, 5); /* 80x24: 1 and 5 at the bottom, 2 left, 3 top, 4 right */
	const struct {
		Focus from;
		int dx, dy;
		Focus to;
	} MOVES[] = {
		{ { FOCUS_SEAT, 1 }, -1, 0, { FOCUS_SEAT, 2 } },
		{ { FOCUS_SEAT, 1 }, 1, 0, { FOCUS_DEALER, 0 } },
		{ { FOCUS_DEALER, 0 }, 1, 0, { FOCUS_SEAT, 5 } },
		{ { FOCUS_DEALER, 0 }, 0, -1, { FOCUS_BOARD, 0 } },
		{ { FOCUS_BOARD, 0 }, 0, -1, { FOCUS_SEAT, 3 } },
		{ { FOCUS_BOARD, 0 }, -1, 0, { FOCUS_SEAT, 2 } },
		{ { FOCUS_BOARD, 0 }, 1, 0, { FOCUS_SEAT, 4 } },
		{ { FOCUS_DEALER, 0 }, 0, 1, { FOCUS_PANEL, 0 } },
		{ { FOCUS_PANEL, 0 }, 0, -1, { FOCUS_DEALER, 0 } },
		{ { FOCUS_SEAT, 3 }, 0, -1, { FOCUS_SEAT, 3 } },
	};

	for (size_t i = 0; i < sizeof MOVES / sizeof MOVES[0]; i++) {
		Focus to = focus_move(&places, MOVES[i].from, MOVES[i].dx, MOVES[i].dy);

		ck_assert_msg(number_of(to) == number_of(MOVES[i].to), "move %d goes to %d", (int)i,
			      number_of(to));
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("focus");
	TCase *focus = tcase_create("focus");

	tcase_add_loop_test(focus, arrows_reach_every_place_from_every_place, 0, SIZES_COUNT);
	tcase_add_loop_test(focus, tab_goes_round_all_places_and_back, 0, SIZES_COUNT);
	tcase_add_test(focus, arrows_go_where_they_point);
	suite_add_tcase(suite, focus);
	return check_run(suite);
}
