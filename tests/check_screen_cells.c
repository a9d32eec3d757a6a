/*
 * Cells: at every size of window each is drawn through a rectangle of the layout, and fields that
 * stand side by side are parted by a blank.
 */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/mode.h"
#include "tests/support/crowded.h"
#include "tests/support/screened.h"

enum { WIDEST = 200, TALLEST = 60, RECTS_MOST = 40, TABLES = 9 };

/* Sizes that are passed over: a sanitizer looks at each cell for longer. */
#ifdef __SANITIZE_ADDRESS__
enum { STRIDE = 3 };
#else
enum { STRIDE = 1 };
#endif

static Scripted scripted[TABLES][CROWDED_MOMENTS];
static Trace trace[WIDEST * TALLEST];

static int
list_rects(const Layout *layout, Rect rects[RECTS_MOST])
{
	const Rect single[] = { layout->title,	layout->felt,  layout->board, layout->dealer,
				layout->sums,	layout->panel, layout->log,   layout->status,
				layout->prompt, layout->keys };
	int n = 0;

	for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
		rects[n++] = single[i];
	for (int seat = 1; seat <= LAYOUT_SEATS_MAX; seat++) {
		rects[n++] = layout->seat[seat];
		rects[n++] = layout->bet[seat];
	}
	return n;
}

static bool
lies_in(Rect inner, Rect outer)
{
	return inner.x >= outer.x && inner.y >= outer.y &&
	       inner.x + inner.width <= outer.x + outer.width &&
	       inner.y + inner.height <= outer.y + outer.height;
}

/* What is drawn cell by cell or card by card, and may touch its like: cards, chips, lines. */
static bool
is_picture(int style)
{
	switch (style) {
	case STYLE_LINE:
	case STYLE_FELT:
	case STYLE_CARD_EDGE:
	case STYLE_CARD_BACK:
	case STYLE_NO_CARD:
	case STYLE_SPADE:
	case STYLE_HEART:
	case STYLE_DIAMOND:
	case STYLE_CLUB:
	case STYLE_EXPOSED:
		return true;
	}
	return style >= STYLE_CHIP_1 && style <= STYLE_CHIP_25000;
}

static bool
is_blank(const Surface *surface, int at)
{
	return surface->cells[at].base == ' ';
}

/* Columns of the text that wrote a cell. */
static int
text_columns(const Surface *surface, int at)
{
	int x = at % surface->width, from = at, to = at;

	for (int left = x; left > 0 && trace[from - 1].call == trace[at].call; left--)
		from--;
	for (int right = x; right + 1 < surface->width && trace[to + 1].call == trace[at].call;
	     right++)
		to++;
	return to - from + 1;
}

/* True if a cell and the one before it belong to fields that should be parted. */
static bool
collide(const Surface *surface, int at)
{
	const Cell *cell = &surface->cells[at];

	if (is_blank(surface, at) || is_blank(surface, at - 1) ||
	    trace[at].call == trace[at - 1].call)
		return false;
	if (is_picture(cell[0].style) && is_picture(cell[-1].style))
		return false;
	/* "+2" behind the last card that there is room for. */
	if (cell[0].style == STYLE_ERROR && is_picture(cell[-1].style))
		return false;
	/* The sign before the row that is chosen, beside a frame. */
	if (cell[-1].style == STYLE_LINE && text_columns(surface, at) == 1)
		return false;
	/* Cards of a dead hand, and the strokes of large type. */
	return cell[0].style != cell[-1].style || text_columns(surface, at) > 2 ||
	       text_columns(surface, at - 1) > 2;
}

/* What is wrong with a cell, in words; NULL if nothing is. */
static const char *
fault_of(const Surface *surface, const Rect *rects, int n, int at)
{
	if (!trace[at].call)
		return is_blank(surface, at) ? NULL : "a cell that no text wrote";
	for (int i = 0; i < n; i++)
		if (lies_in(trace[at].rect, rects[i]))
			return at % surface->width && collide(surface, at)
				       ? "fields that are not parted"
				       : NULL;
	return "a cell from outside of every rectangle";
}

/* True if each card of a hand is drawn whole, as far as suits tell. */
static bool
has_hole_cards(const Surface *surface, Rect rect, int n)
{
	static const uint32_t SUITS[] = { 0x2663, 0x2666, 0x2665, 0x2660 };
	int found = 0;

	for (int y = rect.y; y < rect.y + rect.height; y++)
		for (int x = rect.x; x < rect.x + rect.width; x++)
			for (int suit = 0; suit < 4; suit++)
				found += surface->cells[y * surface->width + x].base == SUITS[suit];
	return found == n;
}

static void
look_at_hole_cards(const Screen *screen, const Surface *surface)
{
	const Table *t = &session_game(screen->session)->table;

	for (int seat = 1; seat <= t->seats && screen->faces && !screen->ascii; seat++)
		if (!has_hole_cards(surface, screen->layout.seat[seat], t->seat[seat].n_hole)) {
			static char text[64 * 1024];

			surface_dump(surface, text, sizeof text);
			ck_abort_msg("%s %dx%d: a card of seat %d is cut\n%s", screen->layout.name,
				     surface->width, surface->height, seat, text);
		}
}

static void
look_at(Screen *screen, int width, int height)
{
	Rect rects[RECTS_MOST];
	Surface surface;
	int n, x, y;

	ck_assert(surface_open(&surface, width, height));
	memset(trace, 0, sizeof trace);
	surface.trace = trace;
	screen->layout = (Layout){ 0 };
	screen_draw(screen, &surface, &x, &y);
	n = list_rects(&screen->layout, rects);
	if (screen->layout.name)
		look_at_hole_cards(screen, &surface);
	for (int at = 0; at < width * height && screen->layout.name; at++) {
		const char *fault = fault_of(&surface, rects, n, at);
		static char text[64 * 1024];

		if (!fault)
			continue;
		surface_dump(&surface, text, sizeof text);
		ck_abort_msg("%s %dx%d, row %d, column %d: %s\n%s", screen->layout.name, width,
			     height, at / width, at % width, fault, text);
	}
	surface_close(&surface);
}

/* Each size is looked at with one of the tables, so that all of them meet every layout. */
START_TEST(no_cell_lies_outside_its_rectangle_and_fields_are_parted)
{
	static Screen screen;
	int stride = STRIDE, turn = 0;

	for (int height = 1 + _i % stride; height <= TALLEST; height += stride)
		for (int width = 1; width <= WIDEST; width += stride, turn++) {
			int table = turn % TABLES, moment = turn / TABLES % CROWDED_MOMENTS;

			screen_open(&screen, scripted[table][moment].session, NULL, ROLE_ALL, 0,
				    turn % 5 == 0);
			screen.presenter = turn % 4 == _i;
			screen.presenter_told = true;
			screen.faces = turn % 3;
			look_at(&screen, width, height);
			screen_close(&screen);
		}
}
END_TEST

/* Every table at every moment, where layouts begin. */
START_TEST(at_the_least_size_of_each_layout_fields_are_parted)
{
	const char *name;
	static Screen screen;
	int width, height;

	for (int table = 0; table < TABLES; table++)
		for (int k = 0; layout_kind(k, &name, &width, &height); k++)
			for (int faces = 0; faces < 4; faces++) {
				screen_open(&screen, scripted[table][_i].session, NULL, ROLE_ALL, 0,
					    faces > 1);
				screen.faces = faces % 2;
				look_at(&screen, width, height);
				screen.presenter = true;
				screen.presenter_told = true;
				look_at(&screen, width, height);
				screen_close(&screen);
			}
}
END_TEST

/* More cards than belong to a hand and to a board, and a joker. */
static const char ODD[] = "book tournament\nvigilance on-notice\ngame omaha no-limit\n"
			  "blinds 50/100\nseat 1 \"Maximiliane-Charlotte v. Berg\" 1234567\n"
			  "seat 2 Ben 20000\nseat 3 Carla 20000\n"
			  "seat 4 \"大大大大大大大大大大\" 98765432100\n"
			  "extra Jo\ncards 1 As Jo 2c 3d\nbutton 4\npost\ndeal\n"
			  "dealer deals 1 1 1\ndealer deals 4\ndealer burns 3\n"
			  "dealer spreads 5\ndealer spreads 1\n";

START_TEST(more_cards_than_belong_there_find_room_as_well)
{
	static Screen screen;
	Scripted odd;

	scripted_open(&odd, ODD, NULL);
	for (int more = 0; more < 3; more++) {
		for (int height = 1; height <= TALLEST; height += 3)
			for (int width = 1; width <= WIDEST; width += 3 + STRIDE) {
				/* Suits of a joker and of cards that are only counted can't be. */
				screen_open(&screen, odd.session, NULL, ROLE_ALL, 0, width % 2);
				screen.faces = screen.ascii;
				screen.presenter = screen.presenter_told = width % 3 == 0;
				look_at(&screen, width, height);
				screen_close(&screen);
			}
		ck_assert(scripted_play(&odd, "dealer spreads 1"));
		ck_assert(scripted_play(&odd, "dealer burns 1"));
	}
	scripted_close(&odd);
}
END_TEST

/* What lies over the table, by the keys that open it. */
static const char *const PAGES[] = {
	"m",	  "m1", "d",	 "d\t", "i", "i1", "+",	   "+366t4\"raise to 800\r",
	"\x1b\r", "L",	"L/a\r", "?",	"y", "yb", "/all", "/53\r",
	"L?",	  "d?", "q",
};

enum { PAGES_COUNT = sizeof PAGES / sizeof PAGES[0] };

START_TEST(fields_of_what_lies_over_the_table_are_parted)
{
	static Screen screen;

	for (int table = _i % 2; table < TABLES; table += 1 + STRIDE)
		for (int width = 40; width <= 130; width += width < 50 ? 3 : 13)
			for (int height = 16; height <= 40; height += 6) {
				Surface surface;
				int x, y;

				ck_assert(surface_open(&surface, width, height));
				screen_open(&screen, scripted[table][CROWDED_TURN].session, NULL,
					    ROLE_ALL, 0, height % 4 == 0);
				screen_draw(&screen, &surface, &x, &y);
				screened_keys(&screen, PAGES[_i]);
				screen_draw(&screen, &surface, &x, &y);
				surface_clear(&surface);
				memset(trace, 0, sizeof trace);
				surface.trace = trace;
				if (mode_of(screen.mode)->overlay)
					mode_of(screen.mode)->overlay(&screen, &surface);
				for (int at = 0; at < width * height; at++)
					if (at % width && collide(&surface, at)) {
						static char text[64 * 1024];

						surface_dump(&surface, text, sizeof text);
						ck_abort_msg("%s %dx%d, row %d, column %d\n%s",
							     PAGES[_i], width, height, at / width,
							     at % width, text);
					}
				screen_close(&screen);
				surface_close(&surface);
			}
}
END_TEST

static void
set_up(void)
{
	for (int table = 0; table < TABLES; table++)
		for (int moment = 0; moment < CROWDED_MOMENTS; moment++) {
			int seats = table + 2;

			crowded_open(&scripted[table][moment], seats, true);
			for (int i = 0; i <= moment; i++)
				crowded_go_on(&scripted[table][moment], true, (CrowdedMoment)i);
		}
}

static void
tear_down(void)
{
	for (int table = 0; table < TABLES; table++)
		for (int moment = 0; moment < CROWDED_MOMENTS; moment++)
			scripted_close(&scripted[table][moment]);
}

int
main(void)
{
	Suite *suite = suite_create("cells");
	TCase *sizes = tcase_create("sizes");

	tcase_add_unchecked_fixture(sizes, set_up, tear_down);
	tcase_set_timeout(sizes, 120);
	tcase_add_loop_test(sizes, no_cell_lies_outside_its_rectangle_and_fields_are_parted, 0, 2);
	tcase_add_loop_test(sizes, at_the_least_size_of_each_layout_fields_are_parted, 0,
			    CROWDED_MOMENTS);
	tcase_add_test(sizes, more_cards_than_belong_there_find_room_as_well);
	tcase_add_loop_test(sizes, fields_of_what_lies_over_the_table_are_parted, 0, PAGES_COUNT);
	suite_add_tcase(suite, sizes);
	return check_run(suite);
}
