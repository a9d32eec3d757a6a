/* Layouts: nothing outside the screen, nothing on top of one another, at every size. */
#include "tests/check.h"

#include "ui/layout.h"

enum { WIDEST = 200, TALLEST = 60, RECTS = 18 };

static int
collect(const Layout *layout, Rect rects[RECTS])
{
	int n = 0;

	rects[n++] = layout->title;
	for (int seat = 1; seat <= LAYOUT_SEATS_MAX; seat++)
		rects[n++] = layout->seat[seat];
	rects[n++] = layout->board;
	rects[n++] = layout->dealer;
	rects[n++] = layout->panel;
	rects[n++] = layout->log;
	rects[n++] = layout->status;
	rects[n++] = layout->prompt;
	rects[n++] = layout->keys;
	return n;
}

static bool
overlap(Rect a, Rect b)
{
	if (!a.width || !a.height || !b.width || !b.height)
		return false;
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
	       b.y < a.y + a.height;
}

static void
look_at(int width, int height, int seats)
{
	Layout layout;
	Rect rects[RECTS];
	int n, least_width, least_height;

	layout_smallest(&least_width, &least_height);
	if (!layout_pick(width, height, seats, &layout)) {
		ck_assert(width < least_width || height < least_height);
		return;
	}
	n = collect(&layout, rects);
	for (int i = 0; i < n; i++) {
		Rect r = rects[i];

		ck_assert_msg(r.x >= 0 && r.y >= 0 && r.x + r.width <= width &&
				      r.y + r.height <= height,
			      "%s %dx%d, %d seats: rectangle %d is outside", layout.name, width,
			      height, seats, i);
		for (int k = 0; k < i; k++)
			ck_assert_msg(!overlap(r, rects[k]),
				      "%s %dx%d, %d seats: rectangles %d and %d overlap",
				      layout.name, width, height, seats, k, i);
	}
	for (int seat = 1; seat <= seats; seat++)
		ck_assert_int_gt(layout.seat[seat].width, 0);
}

START_TEST(no_rectangle_is_outside_or_on_another)
{
	for (int width = 1; width <= WIDEST; width++)
		for (int height = 1; height <= TALLEST; height++)
			look_at(width, height, _i);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("layout");
	TCase *sizes = tcase_create("sizes");

	tcase_add_loop_test(sizes, no_rectangle_is_outside_or_on_another, 2, LAYOUT_SEATS_MAX + 1);
	suite_add_tcase(suite, sizes);
	return check_run(suite);
}
