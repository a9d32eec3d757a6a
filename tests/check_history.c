/* The session as lines: what they tell, and that they stay true when events come and go. */
#include "tests/check.h"

#include <stdlib.h>
#include <string.h>

#include "src/say.h"
#include "src/screen/history.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"

static const char EXAMPLE[] = "book   tournament\n"
			      "blinds 50/100\n"
			      "seat   1 Ana   20000\n"
			      "seat   2 Ben   20000\n"
			      "seat   3 Carla 20000\n"
			      "seat   4 Dan   20000 = 1000x15 100x50\n"
			      "seat   5 Eva   20000\n"
			      "button 5\n"
			      "board Qh Jh Th 2c 3d\n"
			      "post\n"
			      "deal\n"
			      "3 raises to 1100\n"
			      "4 throws 1000x2\n"
			      "5 folds\n"
			      "1 folds\n"
			      "2 folds\n"
			      "flop\n"
			      "3 folds\n"
			      "next hand\n";

static Scripted s;
static History history;

static void
set_up(void)
{
	scripted_open(&s, EXAMPLE, NULL);
	ck_assert(!s.refused);
	history_open(&history);
}

static void
tear_down(void)
{
	history_close(&history);
	scripted_close(&s);
}

/* What every line should be, worked out by hand from the example of the language. */
static const struct {
	LogKind kind;
	size_t after;
	const char *text, *mark;
} LINES[] = {
	{ LOG_HAND, 0, "Hand 1", "50/100, button 5 Eva" },
	{ LOG_ACT, 1, "post", NULL },
	{ LOG_SEEN, 1, "1 Ana posts 50, 2 Ben posts 100", "" },
	{ LOG_ACT, 2, "deal", NULL },
	{ LOG_ACT, 3, "3 Carla raises to 1,100", NULL },
	{ LOG_ACT, 4, "4 Dan throws 1,000x2: call 1,100", NULL },
	{ LOG_RULING, 4, "Several chips of one denomination", "45a" },
	{ LOG_EFFECT, 4, "900 back to 4 Dan", "" },
	{ LOG_ACT, 5, "5 Eva folds", NULL },
	{ LOG_ACT, 6, "1 Ana folds", NULL },
	{ LOG_ACT, 7, "2 Ben folds", NULL },
	{ LOG_STREET, 8, "Flop", "pot 2,350" },
	{ LOG_ACT, 9, "3 Carla folds", NULL },
	{ LOG_WON, 9, "4 Dan wins 2,350", "" },
	{ LOG_RULING, 9, NULL, "58" }, /* a fold that nobody asked for */
	{ LOG_EFFECT, 9, NULL, "" },
	{ LOG_HAND, 10, "Hand 2", "50/100, button 1 Ana" },
};

START_TEST(the_example_reads_as_it_was_played)
{
	size_t n = sizeof LINES / sizeof LINES[0];

	ck_assert(history_update(&history, s.session));
	for (size_t i = 0; i < n && i < history.n; i++) {
		ck_assert_int_eq(history.lines[i].kind, LINES[i].kind);
		ck_assert_uint_eq(history.lines[i].after, LINES[i].after);
		if (LINES[i].text)
			ck_assert_str_eq(history.lines[i].text, LINES[i].text);
		if (LINES[i].mark)
			ck_assert_str_eq(history.lines[i].mark, LINES[i].mark);
	}
	ck_assert_uint_eq(history.n, n);
	ck_assert_int_eq(history.lines[11].n_cards, 3);
	ck_assert_uint_eq(history_line(&history, 4), 5);
	ck_assert_uint_eq(history_line(&history, 8), 11);
	ck_assert_uint_eq(history_line(&history, 0), 0);
}
END_TEST

static bool
same_line(const LogLine *a, const LogLine *b)
{
	return a->kind == b->kind && a->event == b->event && a->after == b->after &&
	       a->other == b->other && a->n_cards == b->n_cards &&
	       memcmp(a->card, b->card, a->n_cards * sizeof a->card[0]) == 0 &&
	       !strcmp(a->mark, b->mark) && !strcmp(a->text, b->text);
}

/* The lines are those that a history made just now would have. */
static void
same_as_fresh(const History *kept, const Session *session)
{
	History fresh;

	history_open(&fresh);
	ck_assert(history_update(&fresh, session));
	ck_assert_uint_eq(kept->n, fresh.n);
	for (size_t i = 0; i < fresh.n; i++)
		ck_assert_msg(same_line(&kept->lines[i], &fresh.lines[i]), "line %zu: %s / %s", i,
			      kept->lines[i].text, fresh.lines[i].text);
	history_close(&fresh);
}

/* Each event has its own line or heading, in order; the words are the session's. */
static void
tells_every_event(const History *told, const Session *session)
{
	size_t known = session_count(session) + session_redoable(session);
	static Game after;

	ck_assert_uint_eq(told->n_told, known);
	for (size_t i = 0; i < known; i++) {
		const LogLine *line = &told->lines[history_line(told, i + 1)];
		Voice voice = { &after.table, true };
		char text[2048], said[2048];

		ck_assert_uint_eq(line->event, i);
		ck_assert(line->kind == LOG_ACT || line->kind == LOG_HAND ||
			  line->kind == LOG_STREET);
		session_line(session, i, text, sizeof text);
		session_recall(session, i, NULL, NULL, &after);
		line_say(&voice, text, said, sizeof said);
		if (line->kind == LOG_ACT)
			ck_assert_int_eq(
				strncmp(line->text, said, strlen(said) < 200 ? strlen(said) : 200),
				0);
	}
}

static void
play_one(Session *session, Random *random)
{
	static Report report;
	Event event = random_below(random, 4) ? plausible_event(random, session_game(session),
								session_book(session))
					      : random_event(random, session_game(session));
	uint32_t chance = random_below(random, 20);
	size_t count = session_count(session), redo = session_redoable(session);

	if (chance == 0 && count)
		event = (Event){
			.kind = EV_UNDO,
			.n = (uint16_t)(1 + random_below(random, count < 30 ? (uint32_t)count : 30))
		};
	else if (chance == 1 && redo)
		event = (Event){ .kind = EV_REDO,
				 .n = (uint16_t)(1 + random_below(random, (uint32_t)redo)) };
	session_play(session, &event, &report);
}

START_TEST(lines_stay_true_when_events_come_and_go)
{
	Random random;

	random_seed(&random, 100 + (uint64_t)_i);
	for (int i = 0; i < 400; i++) {
		play_one(s.session, &random);
		/* Not at every event: what happened unseen has to be found out as well. */
		if (random_below(&random, 3) == 0)
			ck_assert(history_update(&history, s.session));
		if (i % 100 == 99) {
			ck_assert(history_update(&history, s.session));
			same_as_fresh(&history, s.session);
		}
	}
	tells_every_event(&history, s.session);
}
END_TEST

START_TEST(a_line_that_was_left_is_told_where_it_was_left)
{
	const LogLine *line;

	scripted_play(&s, "undo 6"); /* to Dan's throw, which is in force */
	scripted_play(&s, "5 calls");
	ck_assert(history_update(&history, s.session));
	line = &history.lines[history_line(&history, 5) - 1];
	ck_assert_int_eq(line->kind, LOG_OTHER);
	ck_assert_str_eq(line->text, "another line: 5 Eva folds");
	ck_assert_str_eq(line->mark, "6 events");
	ck_assert_uint_eq(line->after, 4);
	/* Played again, it is the line once more, and Eva's call the one that was left. */
	scripted_play(&s, "undo");
	scripted_play(&s, "5 folds");
	ck_assert(history_update(&history, s.session));
	line = &history.lines[history_line(&history, 5) - 1];
	ck_assert_str_eq(line->text, "another line: 5 Eva calls");
	ck_assert_uint_eq(history.n_told, 10);
	same_as_fresh(&history, s.session);
}
END_TEST

START_TEST(each_event_is_played_again_once)
{
	enum { EVENTS = 5000 };
	Event undo = { .kind = EV_UNDO, .n = 40 }, redo = { .kind = EV_REDO, .n = 40 };
	static Report report;
	Random random;
	size_t before, lines;

	random_seed(&random, 3);
	while (session_count(s.session) < EVENTS) {
		Event event =
			plausible_event(&random, session_game(s.session), session_book(s.session));

		if (!session_play(s.session, &event, &report)) {
			event = random_event(&random, session_game(s.session));
			if (event.kind != EV_UNDO)
				session_play(s.session, &event, &report);
		}
	}
	before = session_replayed(s.session);
	ck_assert(history_update(&history, s.session));
	ck_assert_uint_eq(session_replayed(s.session) - before, EVENTS);
	lines = history.n;
	/* What was told already is not played again, undone or not. */
	before = session_replayed(s.session);
	ck_assert(history_update(&history, s.session));
	ck_assert_uint_eq(session_replayed(s.session), before);
	ck_assert(session_play(s.session, &undo, &report));
	ck_assert(session_play(s.session, &redo, &report));
	before = session_replayed(s.session);
	ck_assert(history_update(&history, s.session));
	ck_assert_uint_eq(session_replayed(s.session), before);
	ck_assert_uint_eq(history.n, lines);
	/* One more costs one. */
	scripted_play(&s, "dealer delays");
	before = session_replayed(s.session);
	ck_assert(history_update(&history, s.session));
	ck_assert_uint_eq(session_replayed(s.session) - before, 1);
}
END_TEST

START_TEST(what_stands_in_a_line_is_found_case_aside)
{
	LogLine line = { .kind = LOG_RULING, .mark = "45a", .text = "Several chips" };

	ck_assert(log_line_holds(&line, "several"));
	ck_assert(log_line_holds(&line, "CHIPS"));
	ck_assert(log_line_holds(&line, "45A"));
	ck_assert(!log_line_holds(&line, "45b"));
	ck_assert(!log_line_holds(&line, "chips "));
	ck_assert(!log_line_holds(&line, ""));
}
END_TEST

START_TEST(the_chosen_line_is_always_in_sight)
{
	LogView view = { .n = 100, .needle = "" };
	size_t top = 0;
	Random random;

	random_seed(&random, 1);
	for (int i = 0; i < 2000; i++) {
		int rows = 1 + (int)random_below(&random, 40);

		view.chosen = random_below(&random, 100);
		top = log_view_top(&view, top, rows);
		ck_assert_uint_le(top, view.chosen);
		ck_assert_uint_lt(view.chosen, top + (size_t)rows);
		ck_assert(top == 0 || top + (size_t)rows <= 100 || rows > 100);
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("history");
	TCase *tests = tcase_create("lines");

	tcase_set_timeout(tests, 60);
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, the_example_reads_as_it_was_played);
	tcase_add_loop_test(tests, lines_stay_true_when_events_come_and_go, 0, 5);
	tcase_add_test(tests, a_line_that_was_left_is_told_where_it_was_left);
	tcase_add_test(tests, each_event_is_played_again_once);
	tcase_add_test(tests, what_stands_in_a_line_is_found_case_aside);
	tcase_add_test(tests, the_chosen_line_is_always_in_sight);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
