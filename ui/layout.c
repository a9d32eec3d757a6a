#include "ui/layout.h"

#include <string.h>

enum {
	BOTTOM_ROWS = 3, /* status, prompt, keys */
	CORNER = 3	 /* columns that the felt is narrower by at its first and last row */
};

enum {
	PRESENTER_WIDTH = 80,
	PRESENTER_HEIGHT = 24,
	PRESENTER_HUGE_WIDTH = 110,
	PRESENTER_HUGE_HEIGHT = 36,
	PRESENTER_BOTTOM_ROWS = 2, /* status, prompt */
	PRESENTER_PANEL_ROWS = 3,  /* besides the verdict in large type */
	PRESENTER_BOARD_WIDTH = 42,
	PRESENTER_BOARD_ROWS = 6, /* cards, and burns and side pots below them */
	PRESENTER_SEAT_ROWS = 7,  /* the most: cards, and a bet in large type below them */
	PRESENTER_SEAT_MOST = 28  /* columns */
};

/*
 * How many seats each side of the felt has, clockwise from the dealer's left: at the bottom beside
 * the dealer, at the left from below, at the top, at the right from above, at the bottom again.
 */
typedef struct Seating {
	int bottom_left, left, top, right, bottom_right;
} Seating;

static const Seating SEATINGS[LAYOUT_SEATS_MAX + 1] = {
	[2] = { 0, 1, 0, 1, 0 }, [3] = { 0, 1, 1, 1, 0 }, [4] = { 0, 1, 2, 1, 0 },
	[5] = { 1, 1, 1, 1, 1 }, [6] = { 1, 1, 2, 1, 1 }, [7] = { 1, 1, 3, 1, 1 },
	[8] = { 1, 2, 2, 2, 1 }, [9] = { 1, 2, 3, 2, 1 }, [10] = { 1, 2, 4, 2, 1 },
};

/* A kind of screen. What is left over beyond `table_most` rows goes to the log. */
typedef struct Kind {
	const char *name;
	int width, height; /* the least */
	SeatForm form;
	bool drawn_seats, drawn_board, heaps;
	int seat_width, seat_height;
	int columns;		    /* of a list of seats */
	int width_most, table_most; /* columns and rows that the table is stretched to */
	int panel_rows, log_rows;   /* the least */
} Kind;

/* Roomiest first. */
static const Kind KINDS[] = {
	{ "large", 120, 36, SEAT_BOX, true, true, true, 23, 4, 0, 140, 25, 7, 4 },
	{ "wide", 100, 30, SEAT_BOX, false, true, true, 20, 2, 0, 120, 20, 5, 3 },
	{ "classic", 80, 24, SEAT_BOX, false, false, false, 17, 2, 0, 100, 16, 5, 1 },
	{ "strip", 80, 12, SEAT_LINE, false, false, false, 0, 1, 2, 120, 7, 1, 0 },
	{ "roomy list", 46, 19, SEAT_LINE, false, false, false, 0, 1, 1, 72, 11, 3, 0 },
	{ "list", 40, 16, SEAT_LINE, false, false, false, 0, 1, 1, 72, 11, 1, 0 },
};

enum { KINDS_COUNT = sizeof KINDS / sizeof KINDS[0], PANEL_ROWS_MOST = 5 };

/* Everything below the table; `top` is the first row behind it. */
static void
lay_bottom(const Kind *kind, int width, int height, int top, Layout *layout)
{
	int y = height - BOTTOM_ROWS, room = y - top;
	int panel = kind->panel_rows;

	if (kind->form == SEAT_LINE)
		panel = room < PANEL_ROWS_MOST ? room : PANEL_ROWS_MOST;
	layout->panel = (Rect){ 0, top, width, panel };
	layout->log = (Rect){ 0, top + panel, width, room - panel };
	layout->status = (Rect){ 0, y, width, 1 };
	layout->prompt = (Rect){ 0, y + 1, width, 1 };
	layout->keys = (Rect){ 0, y + 2, width, 1 };
}

/* Puts `n` seats, `first` and on, side by side into a row, the first at the left. */
static void
lay_row(const Kind *kind, Rect table, int y, int bet_y, int n, int first, Layout *layout)
{
	Rect inside = layout->felt;

	inside.x += CORNER + 2;
	inside.width -= 2 * CORNER + 4;
	for (int i = 0; i < n; i++) {
		int from = inside.width * i / n, to = inside.width * (i + 1) / n;
		int middle = table.width * (2 * i + 1) / (2 * n);

		layout->seat[first + i] = (Rect){ table.x + middle - kind->seat_width / 2, y,
						  kind->seat_width, kind->seat_height };
		layout->bet[first + i] = (Rect){ inside.x + from, bet_y, to - from, 1 };
		layout->side[first + i] = SIDE_TOP;
	}
}

/* The row for the bet of a seat at a side: beside the seat, but not beside the board. */
static int
bet_row(const Kind *kind, const Layout *layout, int y)
{
	int above = layout->board.y - 1, below = layout->board.y + layout->board.height;
	int last = y + kind->seat_height - 1;

	if (last <= above)
		return last;
	if (y >= below)
		return y;
	return y + last < 2 * layout->board.y + layout->board.height ? above : below;
}

/* Puts `n` seats at the left or right of the felt, one above the other; `first` is the highest. */
static void
lay_side(const Kind *kind, Rect table, SeatSide side, int n, int first, int step, Layout *layout)
{
	Rect felt = layout->felt;
	int gap = felt.height - n * kind->seat_height;
	int half = felt.width / 2 - 2;

	for (int i = 0; i < n; i++) {
		int seat = first + i * step;
		int y = felt.y + gap * (i + 1) / (n + 1) + i * kind->seat_height;
		int x = side == SIDE_LEFT ? table.x : table.x + table.width - kind->seat_width;

		if (n == 1 && y >= layout->board.y)
			y = layout->board.y - 1;
		layout->seat[seat] = (Rect){ x, y, kind->seat_width, kind->seat_height };
		layout->bet[seat] =
			(Rect){ side == SIDE_LEFT ? felt.x + 2 : felt.x + felt.width - 2 - half,
				bet_row(kind, layout, y), half, 1 };
		layout->side[seat] = side;
	}
}

/* The two places beside the dealer. */
static void
lay_beside_dealer(const Kind *kind, Rect table, const Seating *seating, int seats, Layout *layout)
{
	Rect felt = layout->felt;
	int y = table.y + table.height - kind->seat_height;
	int left = table.x + table.width / 4 - kind->seat_width / 2;
	int right = table.x + table.width - table.width / 4 - kind->seat_width / 2;
	Rect bet = { felt.x + CORNER + 2, felt.y + felt.height - 2, felt.width / 2 - CORNER - 2,
		     1 };

	layout->dealer =
		(Rect){ left + kind->seat_width + 1, y, right - left - kind->seat_width - 2, 2 };
	if (seating->bottom_left) {
		layout->seat[1] = (Rect){ left, y, kind->seat_width, kind->seat_height };
		layout->bet[1] = bet;
		layout->side[1] = SIDE_BOTTOM;
	}
	if (seating->bottom_right) {
		bet.x += bet.width;
		layout->seat[seats] = (Rect){ right, y, kind->seat_width, kind->seat_height };
		layout->bet[seats] = bet;
		layout->side[seats] = SIDE_BOTTOM;
	}
}

/* Seats round the felt. */
static void
lay_oval(const Kind *kind, Rect table, int seats, Layout *layout)
{
	const Seating *seating = &SEATINGS[seats];
	int board = kind->drawn_board ? 5 : 3;
	int first = 1 + seating->bottom_left;
	Rect felt = { table.x + kind->seat_width + 1, table.y + kind->seat_height,
		      table.width - 2 * kind->seat_width - 2,
		      table.height - 2 * kind->seat_height };

	layout->felt = felt;
	layout->board =
		(Rect){ felt.x + 2, felt.y + (felt.height - board + 1) / 2, felt.width - 4, board };
	lay_beside_dealer(kind, table, seating, seats, layout);
	lay_side(kind, table, SIDE_LEFT, seating->left, first + seating->left - 1, -1, layout);
	first += seating->left;
	lay_row(kind, table, table.y, felt.y + 1, seating->top, first, layout);
	first += seating->top;
	lay_side(kind, table, SIDE_RIGHT, seating->right, first, 1, layout);
}

/* Seats as a list under board and pots. */
static void
lay_list(const Kind *kind, Rect table, int seats, Layout *layout)
{
	int rows = (seats + kind->columns - 1) / kind->columns;
	int width = table.width / kind->columns;

	layout->board = (Rect){ table.x, table.y, table.width, 1 };
	for (int i = 0; i < seats; i++)
		layout->seat[i + 1] = (Rect){ table.x + i / rows * width, table.y + 1 + i % rows,
					      width - (kind->columns > 1 ? 2 : 0), 1 };
}

/* Half of the seats at each side of the presenter's board, the first at the left below. */
static void
lay_columns(Rect table, int seat_width, int seats, Layout *layout)
{
	int left = (seats + 1) / 2, height = table.height / left;

	height = height < PRESENTER_SEAT_ROWS ? height : PRESENTER_SEAT_ROWS;
	for (int seat = 1; seat <= seats; seat++) {
		bool at_left = seat <= left;
		int n = at_left ? left : seats - left;
		int i = at_left ? left - seat : seat - left - 1;
		int gap = table.height - n * height;

		layout->seat[seat] = (Rect){ at_left ? 0 : table.width - seat_width,
					     table.y + gap * (i + 1) / (n + 1) + i * height,
					     seat_width, height };
		layout->side[seat] = at_left ? SIDE_LEFT : SIDE_RIGHT;
	}
}

/* The rows that the table takes. */
static int
table_rows(const Kind *kind, int height, int seats)
{
	int room = height - 1 - BOTTOM_ROWS - kind->panel_rows - kind->log_rows;

	if (kind->form == SEAT_LINE)
		return 1 + (seats + kind->columns - 1) / kind->columns;
	return room < kind->table_most ? room : kind->table_most;
}

bool
layout_pick(int width, int height, int seats, Layout *layout)
{
	const Kind *kind = NULL;
	Rect table = { 0, 1, width, 0 };

	for (int i = 0; i < KINDS_COUNT && !kind; i++)
		if (width >= KINDS[i].width && height >= KINDS[i].height)
			kind = &KINDS[i];
	if (!kind || seats < 2 || seats > LAYOUT_SEATS_MAX)
		return false;
	memset(layout, 0, sizeof *layout);
	layout->name = kind->name;
	layout->form = kind->form;
	layout->drawn_seats = kind->drawn_seats;
	layout->drawn_board = kind->drawn_board;
	layout->heaps = kind->heaps;
	layout->title = (Rect){ 0, 0, width, 1 };
	table.height = table_rows(kind, height, seats);
	if (width > kind->width_most) {
		table.width = kind->width_most;
		table.x = kind->form == SEAT_BOX ? (width - table.width) / 2 : 0;
	}
	if (kind->form == SEAT_LINE)
		lay_list(kind, table, seats, layout);
	else
		lay_oval(kind, table, seats, layout);
	lay_bottom(kind, width, height, table.y + table.height, layout);
	return true;
}

bool
layout_presenter(int width, int height, int seats, Layout *layout)
{
	int bottom = height - PRESENTER_BOTTOM_ROWS, side, sums, slack;
	Rect table = { 0, 1, width, 0 };

	if (width < PRESENTER_WIDTH || height < PRESENTER_HEIGHT || seats < 2 ||
	    seats > LAYOUT_SEATS_MAX)
		return false;
	memset(layout, 0, sizeof *layout);
	layout->name = "presenter";
	layout->form = SEAT_LARGE;
	layout->drawn_board = true;
	layout->type = width >= PRESENTER_HUGE_WIDTH && height >= PRESENTER_HUGE_HEIGHT ? BIG_HUGE
											: BIG_LARGE;
	sums = 2 * (1 + big_type_rows(layout->type)) + 1;
	layout->title = (Rect){ 0, 0, width, 1 };
	table.height = bottom - 1 - (PRESENTER_PANEL_ROWS + big_type_rows(layout->type));
	side = (width - PRESENTER_BOARD_WIDTH) / 2;
	side = side < PRESENTER_SEAT_MOST ? side : PRESENTER_SEAT_MOST;
	lay_columns(table, side, seats, layout);
	slack = (table.height - PRESENTER_BOARD_ROWS - sums) / 2;
	layout->board = (Rect){ side, 1 + slack, width - 2 * side, PRESENTER_BOARD_ROWS };
	layout->sums = (Rect){ side, 1 + slack + PRESENTER_BOARD_ROWS, layout->board.width, sums };
	layout->panel = (Rect){ 0, 1 + table.height, width, bottom - 1 - table.height };
	layout->status = (Rect){ 0, bottom, width, 1 };
	layout->prompt = (Rect){ 0, bottom + 1, width, 1 };
	return true;
}

void
layout_presenter_least(int *width, int *height)
{
	*width = PRESENTER_WIDTH;
	*height = PRESENTER_HEIGHT;
}

void
layout_smallest(int *width, int *height)
{
	*width = KINDS[KINDS_COUNT - 1].width;
	*height = KINDS[KINDS_COUNT - 1].height;
}

bool
layout_kind(int k, const char **name, int *width, int *height)
{
	if (k < 0 || k >= KINDS_COUNT)
		return false;
	*name = KINDS[k].name;
	*width = KINDS[k].width;
	*height = KINDS[k].height;
	return true;
}
