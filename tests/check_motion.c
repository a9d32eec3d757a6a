/* Motion: what moves between two tables, its frames, and robots that act one by one. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/screen/motion.h"
#include "tests/support/screened.h"
#include "ui/table_view.h"

static const struct {
	int width, height;
} SIZES[] = { { 40, 16 }, { 46, 19 }, { 80, 24 }, { 100, 30 }, { 120, 40 } };

enum { SIZES_COUNT = sizeof SIZES / sizeof SIZES[0] };

/* Strokes of a hand of four players, one after the other. */
static const char *const STROKES[] = { "post",	  "deal",     "3 raises to 300",
				       "4 folds", "1 calls",  "2 folds",
				       "flop",	  "1 all-in", "3 calls",
				       "turn",	  "river",    "showdown" };

enum { STROKES_COUNT = sizeof STROKES / sizeof STROKES[0] };

static Screened screened;
static Table tables[STROKES_COUNT + 1];
static Layout layout;
static Motion motion;

static const Table *
table_now(void)
{
	return &session_game(screened.session)->table;
}

static void
play_strokes(void)
{
	screened_open(&screened, SCREENED_FOUR);
	tables[0] = *table_now();
	for (int i = 0; i < STROKES_COUNT; i++) {
		const char *const lines[] = { STROKES[i], NULL };

		screened_play(&screened, lines);
		tables[i + 1] = *table_now();
	}
}

/* What moves in the stroke of that name at 80x24. */
static void
move(const char *stroke)
{
	int i = 0;

	while (strcmp(STROKES[i], stroke) != 0)
		i++;
	ck_assert(layout_pick(80, 24, 4, &layout));
	ck_assert(motion_between(&motion, &layout, &tables[i], &tables[i + 1]));
}

static Chips
chips_in(MotionWave wave)
{
	Chips sum = 0;

	for (int i = 0; i < motion.n; i++)
		if (motion.piece[i].wave == wave)
			sum += motion.piece[i].amount;
	return sum;
}

static void
draw(Surface *surface, int size, const Table *table)
{
	const View view = { .role = ROLE_ALL, .book = "tournament" };

	ck_assert(surface_open(surface, SIZES[size].width, SIZES[size].height));
	surface_clear(surface);
	table_view_draw(surface, &layout, &view, table);
}

static bool
same_cell(const Surface *a, const Surface *b, int at)
{
	return a->cells[at].base == b->cells[at].base && a->cells[at].mark == b->cells[at].mark &&
	       a->cells[at].style == b->cells[at].style;
}

static bool
on_felt(int at, int width)
{
	int x = at % width, y = at / width;

	return x > layout.felt.x && x < layout.felt.x + layout.felt.width - 1 &&
	       y > layout.felt.y && y < layout.felt.y + layout.felt.height - 1;
}

static void
look_at_frames(int size, const char *stroke, const Surface *before, const Surface *after)
{
	Surface picture;

	ck_assert(surface_open(&picture, before->width, before->height));
	ck_assert_int_le(motion.frames, MOTION_FRAMES_MAX);
	for (int frame = 0; frame < motion.frames; frame++) {
		motion_frame(&motion, &layout, frame, before, after, &picture, false);
		for (int at = 0; at < picture.width * picture.height; at++) {
			bool known = same_cell(&picture, after, at) ||
				     (frame + 1 < motion.frames && same_cell(&picture, before, at));

			ck_assert_msg(
				known || (frame + 1 < motion.frames && on_felt(at, picture.width)),
				"%s at %dx%d, frame %d: cell %d,%d", stroke, SIZES[size].width,
				SIZES[size].height, frame, at % picture.width, at / picture.width);
		}
	}
	surface_close(&picture);
}

START_TEST(frames_end_with_the_still_picture_and_draw_on_the_felt_alone)
{
	play_strokes();
	ck_assert(layout_pick(SIZES[_i].width, SIZES[_i].height, 4, &layout));
	for (int i = 0; i < STROKES_COUNT; i++) {
		Surface before, after;

		draw(&before, _i, &tables[i]);
		draw(&after, _i, &tables[i + 1]);
		if (motion_between(&motion, &layout, &tables[i], &tables[i + 1]))
			look_at_frames(_i, STROKES[i], &before, &after);
		surface_close(&before);
		surface_close(&after);
	}
	screened_close(&screened);
}
END_TEST

START_TEST(a_motion_takes_less_than_four_tenths_of_a_second)
{
	ck_assert_int_lt(MOTION_FRAMES_MAX * MOTION_FRAME_MS, 400);
}
END_TEST

START_TEST(two_cards_go_to_each_seat_one_after_the_other)
{
	int starts = 0;

	play_strokes();
	move("deal");
	ck_assert_int_eq(motion.n, 8);
	for (int i = 0; i < motion.n; i++) {
		ck_assert(motion.piece[i].is_card);
		ck_assert_int_eq(motion.piece[i].card, CARD_NONE);
		ck_assert_int_ge(motion.piece[i].start, starts);
		starts = motion.piece[i].start;
	}
	screened_close(&screened);
}
END_TEST

START_TEST(what_is_bet_goes_from_the_seat_to_its_bet)
{
	play_strokes();
	move("3 raises to 300");
	ck_assert_int_eq(motion.n, 1);
	ck_assert_int_eq(motion.piece[0].amount, 300);
	screened_close(&screened);
}
END_TEST

START_TEST(bets_go_to_the_pot_before_the_flop_comes)
{
	int cards = 0;

	play_strokes();
	move("flop");
	/* 300 from each of two players, and a big blind of 100. */
	ck_assert_int_eq(chips_in(WAVE_CHIPS), 700);
	for (int i = 0; i < motion.n; i++)
		if (motion.piece[i].is_card) {
			ck_assert_int_eq(motion.piece[i].card, table_now()->board.card[cards]);
			ck_assert_int_ge(motion.piece[i].start, 4);
			cards++;
		}
	ck_assert_int_eq(cards, 3);
	screened_close(&screened);
}
END_TEST

START_TEST(a_folded_hand_goes_to_the_dealer)
{
	play_strokes();
	move("4 folds");
	ck_assert_int_eq(motion.n, 2);
	ck_assert(motion.piece[0].is_card && motion.piece[1].is_card);
	screened_close(&screened);
}
END_TEST

START_TEST(nothing_moves_where_nothing_changed_or_another_hand_began)
{
	play_strokes();
	ck_assert(layout_pick(80, 24, 4, &layout));
	ck_assert(!motion_between(&motion, &layout, &tables[3], &tables[3]));
	tables[4].hand_no++;
	ck_assert(!motion_between(&motion, &layout, &tables[3], &tables[4]));
	screened_close(&screened);
}
END_TEST

START_TEST(robots_that_are_seen_act_one_by_one_and_to_the_same_end)
{
	char shown[8192];
	size_t before;

	screened_open_as(&screened, SCREENED_FOUR, ROLE_PLAYER, 1);
	screen_robots(&screened.screen);
	snprintf(shown, sizeof shown, "%s", screened_drawn(&screened, 80, 24));
	screened_close(&screened);
	screened_open_as(&screened, SCREENED_FOUR, ROLE_PLAYER, 1);
	screened.screen.one_by_one = true;
	before = session_count(screened.session);
	screen_robots(&screened.screen);
	ck_assert_uint_eq(session_count(screened.session), before);
	while (screened.screen.robots_go) {
		before = session_count(screened.session);
		screen_robot(&screened.screen);
		ck_assert_uint_eq(session_count(screened.session), before + 1);
	}
	ck_assert_str_eq(screened_drawn(&screened, 80, 24), shown);
	screened_close(&screened);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("motion");
	TCase *test = tcase_create("motion");

	tcase_add_loop_test(test, frames_end_with_the_still_picture_and_draw_on_the_felt_alone, 0,
			    SIZES_COUNT);
	tcase_add_test(test, a_motion_takes_less_than_four_tenths_of_a_second);
	tcase_add_test(test, two_cards_go_to_each_seat_one_after_the_other);
	tcase_add_test(test, what_is_bet_goes_from_the_seat_to_its_bet);
	tcase_add_test(test, bets_go_to_the_pot_before_the_flop_comes);
	tcase_add_test(test, a_folded_hand_goes_to_the_dealer);
	tcase_add_test(test, nothing_moves_where_nothing_changed_or_another_hand_began);
	tcase_add_test(test, robots_that_are_seen_act_one_by_one_and_to_the_same_end);
	suite_add_tcase(suite, test);
	return check_run(suite);
}
