#include "src/screen/focus.h"

enum {
	TALL = 2,  /* a cell is about so many times as tall as it is wide */
	ASIDE = 3, /* what a step aside counts, against a step in the direction */
	STRAIGHT = 2,
	STOPS_MAX = LAYOUT_SEATS_MAX + 3
};

Rect
focus_rect(const Layout *layout, Focus focus)
{
	switch (focus.kind) {
	case FOCUS_SEAT:
		return layout->seat[focus.seat];
	case FOCUS_BOARD:
		return layout->board;
	case FOCUS_DEALER:
		return layout->dealer.width ? layout->dealer : layout->status;
	case FOCUS_PANEL:
		break;
	}
	return layout->panel;
}

/* The places in the order of Tab; returns how many. */
static int
list_stops(const Places *places, Focus stops[STOPS_MAX])
{
	int n = 0;

	for (int seat = 1; seat <= places->seats && seat <= LAYOUT_SEATS_MAX; seat++)
		if (places->layout->seat[seat].width)
			stops[n++] = (Focus){ FOCUS_SEAT, seat };
	stops[n++] = (Focus){ FOCUS_BOARD, 0 };
	stops[n++] = (Focus){ FOCUS_DEALER, 0 };
	if (places->panel)
		stops[n++] = (Focus){ FOCUS_PANEL, 0 };
	return n;
}

static bool
same(Focus a, Focus b)
{
	return a.kind == b.kind && a.seat == b.seat;
}

static int
distance(int a, int b)
{
	return a < b ? b - a : a - b;
}

/* Twice the middle of a rectangle, rows stretched to columns. */
static void
middle_of(Rect rect, int *x, int *y)
{
	*x = 2 * rect.x + rect.width;
	*y = (2 * rect.y + rect.height) * TALL;
}

/* The nearest stop in a direction; only those that lie rather there than aside, if `straight`. */
static Focus
nearest(const Places *places, Focus from, int dx, int dy, bool straight)
{
	Focus stops[STOPS_MAX], to = from;
	int n = list_stops(places, stops), best = 0, x, y;

	middle_of(focus_rect(places->layout, from), &x, &y);
	for (int i = 0; i < n; i++) {
		int stop_x, stop_y, along, aside, far;

		middle_of(focus_rect(places->layout, stops[i]), &stop_x, &stop_y);
		along = dx ? (stop_x - x) * dx : (stop_y - y) * dy;
		aside = dx ? distance(stop_y, y) : distance(stop_x, x);
		far = along + ASIDE * aside;
		if (along <= 0 || (straight && aside > STRAIGHT * along) || (best && far >= best))
			continue;
		best = far;
		to = stops[i];
	}
	return to;
}

Focus
focus_move(const Places *places, Focus from, int dx, int dy)
{
	Focus to = nearest(places, from, dx, dy, true);

	return same(to, from) ? nearest(places, from, dx, dy, false) : to;
}

Focus
focus_round(const Places *places, Focus from, int step)
{
	Focus stops[STOPS_MAX];
	int n = list_stops(places, stops);

	for (int i = 0; i < n; i++)
		if (same(stops[i], from))
			return stops[(i + step + n) % n];
	return stops[0];
}
