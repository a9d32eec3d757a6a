/* Layouts: nothing outside the screen, nothing on top of one another, at every size. */
#include "tests/check.h"

#include "ui/layout.h"

enum { WIDEST = 200, TALLEST = 60, RECTS = 29 };

/* What stands on the screen; in a list of seats there is no felt, and no bets apart from them. */
static int
collect(const Layout *layout, Rect rects[RECTS])
{
	int n = 0;

	rects[n++] = layout->title;
	for (int seat = 1; seat <= LAYOUT_SEATS_MAX; seat++) {
		rects[n++] = layout->seat[seat];
		rects[n++] = layout->bet[seat];
	}
	rects[n++] = layout->board;
	rects[n++] = layout->dealer;
	rects[n++] = layout->sums;
	rects[n++] = layout->panel;
	rects[n++] = layout->log;
	rects[n++] = layout->status;
	rects[n++] = layout->prompt;
	rects[n++] = layout->keys;
	return n;
}

static bool
is_within(Rect inner, Rect outer)
{
	return inner.x > outer.x && inner.y > outer.y &&
	       inner.x + inner.width < outer.x + outer.width &&
	       inner.y + inner.height < outer.y + outer.height;
}

static bool
overlap(Rect a, Rect b)
{
	if (!a.width || !a.height || !b.width || !b.height)
		return false;
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
	       b.y < a.y + a.height;
}

/* What is wrong with a layout, in words; NULL if nothing is. Asserted once, for it is asked often. */
static const char *
fault_of(const Layout *layout, int width, int height, int seats)
{
	Rect rects[RECTS];
	int n = collect(layout, rects);

	for (int i = 0; i < n; i++) {
		Rect r = rects[i];

		if (r.x < 0 || r.y < 0 || r.x + r.width > width || r.y + r.height > height ||
		    r.width < 0 || r.height < 0)
			return "a rectangle is outside";
		for (int k = 0; k < i; k++)
			if (overlap(r, rects[k]))
				return "rectangles overlap";
	}
	for (int seat = 1; seat <= seats; seat++) {
		if (layout->seat[seat].width == 0)
			return "a seat has no place";
		if (overlap(layout->seat[seat], layout->felt))
			return "a seat is on the felt";
		if (layout->form == SEAT_BOX && !is_within(layout->bet[seat], layout->felt))
			return "a bet is not on the felt";
	}
	if (layout->form == SEAT_BOX && !is_within(layout->board, layout->felt))
		return "the board is not on the felt";
	return overlap(layout->dealer, layout->felt) ? "the dealer is on the felt" : NULL;
}

static void
look_at(int width, int height, int seats)
{
	Layout layout;
	int least_width, least_height;
	const char *fault;

	layout_smallest(&least_width, &least_height);
	if (!layout_pick(width, height, seats, &layout)) {
		if (width >= least_width && height >= least_height)
			ck_abort_msg("no layout at %dx%d", width, height);
		return;
	}
	fault = fault_of(&layout, width, height, seats);
	if (fault)
		ck_abort_msg("%s %dx%d, %d seats: %s", layout.name, width, height, seats, fault);
}

START_TEST(no_rectangle_is_outside_or_on_another)
{
	for (int width = 1; width <= WIDEST; width++)
		for (int height = 1; height <= TALLEST; height++)
			look_at(width, height, _i);
}
END_TEST

/* The presenter has its own rectangles, and room from a size on that is told. */
START_TEST(no_rectangle_of_the_presenter_is_outside_or_on_another)
{
	int least_width, least_height;

	layout_presenter_least(&least_width, &least_height);
	for (int width = 1; width <= WIDEST; width++)
		for (int height = 1; height <= TALLEST; height++) {
			bool room = width >= least_width && height >= least_height;
			const char *fault;
			Layout layout;

			if (layout_presenter(width, height, _i, &layout) != room)
				ck_abort_msg("%dx%d is told otherwise", width, height);
			fault = room ? fault_of(&layout, width, height, _i) : NULL;
			if (fault)
				ck_abort_msg("%dx%d, %d seats: %s", width, height, _i, fault);
		}
}
END_TEST

/* Each kind of screen is the one that its own least size gets. */
START_TEST(the_least_size_of_a_layout_gets_that_layout)
{
	const char *name;
	int width, height, n = 0;

	for (int k = 0; layout_kind(k, &name, &width, &height); k++, n++) {
		Layout layout;

		ck_assert(layout_pick(width, height, LAYOUT_SEATS_MAX, &layout));
		ck_assert_str_eq(layout.name, name);
	}
	ck_assert_int_ge(n, 5);
}
END_TEST

/* Clockwise from the dealer's left: up the left side, over the top, down the right side. */
START_TEST(seats_run_clockwise_from_the_left_of_the_dealer)
{
	Layout layout;
	int turns = 0;

	ck_assert(layout_pick(80, 24, _i, &layout));
	for (int seat = 1; seat <= _i; seat++) {
		int after = seat < _i ? seat + 1 : 1;
		SeatSide side = layout.side[seat], next = layout.side[after];
		Rect a = layout.seat[seat], b = layout.seat[after];

		turns += side != next;
		if (seat == _i || side != next)
			continue;
		if (side == SIDE_LEFT)
			ck_assert_int_gt(a.y, b.y);
		if (side == SIDE_TOP)
			ck_assert_int_lt(a.x, b.x);
		if (side == SIDE_RIGHT)
			ck_assert_int_lt(a.y, b.y);
	}
	ck_assert_int_le(turns, 4);
	ck_assert_int_lt(layout.seat[1].x, layout.dealer.x);
	ck_assert_int_gt(layout.seat[_i].x, layout.dealer.x);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("layout");
	TCase *sizes = tcase_create("sizes");

	tcase_add_loop_test(sizes, no_rectangle_is_outside_or_on_another, 2, LAYOUT_SEATS_MAX + 1);
	tcase_add_loop_test(sizes, no_rectangle_of_the_presenter_is_outside_or_on_another, 2,
			    LAYOUT_SEATS_MAX + 1);
	tcase_add_test(sizes, the_least_size_of_a_layout_gets_that_layout);
	tcase_add_loop_test(sizes, seats_run_clockwise_from_the_left_of_the_dealer, 2,
			    LAYOUT_SEATS_MAX + 1);
	suite_add_tcase(suite, sizes);
	return check_run(suite);
}
