/* Lines of a session: what was left when something else was played, and how it comes again. */
#include "tests/check.h"

#include <stdlib.h>
#include <string.h>

#include "src/trail.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"

static const char FOUR[] = "book   tournament\n"
			   "blinds 50/100\n"
			   "seat 1 Ana 20000\n"
			   "seat 2 Ben 20000\n"
			   "seat 3 Carla 20000\n"
			   "seat 4 Dan 20000\n"
			   "button 4\n"
			   "post\n"
			   "deal\n";

static Scripted s;

static void
set_up(void)
{
	scripted_open(&s, FOUR, NULL);
}

static void
tear_down(void)
{
	scripted_close(&s);
}

static bool
same_table(const Session *a, const Session *b)
{
	return memcmp(&session_game(a)->table, &session_game(b)->table, sizeof(Table)) == 0;
}

START_TEST(a_trail_keeps_what_was_left_and_finds_it_again)
{
	Event fold = { .kind = EV_FOLD, .seat = 3 }, call = { .kind = EV_CALL, .seat = 3 };
	size_t ids[4], fold_id;
	Trail trail;

	trail_open(&trail);
	ck_assert_uint_eq(trail_others(&trail, 0, ids, 4), 0);
	ck_assert(trail_add(&trail, &fold));
	ck_assert(trail_add(&trail, &call));
	fold_id = trail_id(&trail, 0);
	trail.count = 0;
	ck_assert(trail_add(&trail, &call));
	ck_assert_uint_eq(trail.known, 1);
	ck_assert_uint_eq(trail_others(&trail, 0, ids, 4), 1);
	ck_assert_uint_eq(ids[0], fold_id);
	ck_assert_uint_eq(trail_behind(&trail, fold_id), 1);
	ck_assert_uint_eq(trail_before(&trail, fold_id), 0);
	trail.count = 0;
	ck_assert(trail_add(&trail, &fold)); /* the very same event: what followed it is known */
	ck_assert_uint_eq(trail_id(&trail, 0), fold_id);
	ck_assert_uint_eq(trail.count, 1);
	ck_assert_uint_eq(trail.known, 2);
	ck_assert_int_eq(trail_event(&trail, 1)->kind, EV_CALL);
	trail_close(&trail);
}
END_TEST

START_TEST(a_line_that_was_left_is_kept_with_its_length)
{
	SessionOther others[4];

	scripted_play(&s, "3 calls");
	scripted_play(&s, "4 raises to 400");
	scripted_play(&s, "1 folds");
	scripted_play(&s, "undo 2");
	ck_assert_uint_eq(session_others(s.session, 3, others, 4), 0); /* redo brings it again */
	scripted_play(&s, "4 folds");
	ck_assert_uint_eq(session_redoable(s.session), 0);
	ck_assert_uint_eq(session_others(s.session, 3, others, 4), 1);
	ck_assert_int_eq(others[0].event->kind, EV_RAISE_TO);
	ck_assert_uint_eq(others[0].length, 2);
	ck_assert_uint_eq(session_others(s.session, 2, others, 4), 0);
	ck_assert_uint_eq(session_others(s.session, 4, others, 4), 0);
}
END_TEST

START_TEST(an_event_that_was_played_here_before_brings_its_line_again)
{
	Session *other;
	SessionOther others[4];

	scripted_play(&s, "3 calls");
	scripted_play(&s, "4 raises to 400");
	scripted_play(&s, "1 folds");
	scripted_play(&s, "undo 2");
	scripted_play(&s, "4 folds");
	ck_assert_uint_eq(session_others(s.session, 3, others, 4), 1);
	other = session_other_line(s.session, others[0].id);
	ck_assert_ptr_nonnull(other);
	ck_assert_uint_eq(session_count(other), 4);
	ck_assert_uint_eq(session_redoable(other), 1);
	ck_assert_uint_eq(session_id(other, 2), session_id(s.session, 2));
	ck_assert_uint_ne(session_id(other, 3), session_id(s.session, 3));
	scripted_play(&s, "undo");
	scripted_play(&s, "4 raises to 400");
	ck_assert(same_table(s.session, other));
	ck_assert_uint_eq(session_redoable(s.session), 1);
	ck_assert(scripted_play(&s, "redo"));
	ck_assert_int_eq(session_game(s.session)->table.turn, 2);
	ck_assert_uint_eq(session_others(s.session, 3, others, 4), 1);
	ck_assert_int_eq(others[0].event->kind, EV_FOLD);
	session_close(other);
}
END_TEST

/* Plays so many events, some of them out of order. */
static void
play_some(Session *session, Random *random, size_t n)
{
	static Report report;
	size_t to = session_count(session) + n;

	for (size_t tries = 0; session_count(session) < to && tries < 30 * n; tries++) {
		Event event = plausible_event(random, session_game(session), session_book(session));

		if (tries % 4 == 3)
			event = random_event(random, session_game(session));
		if (event.kind != EV_UNDO && event.kind != EV_REDO)
			session_play(session, &event, &report);
	}
	ck_assert_uint_eq(session_count(session), to);
}

START_TEST(a_long_line_that_is_taken_up_again_is_as_it_was)
{
	enum { LONG = 200, BACK = 150 };
	Event undo = { .kind = EV_UNDO, .n = BACK }, redo = { .kind = EV_REDO }, again;
	static Report report;
	static SessionPlace place;
	SessionOther others[4];
	Session *kept;
	Random random;
	size_t before;

	random_seed(&random, 5);
	play_some(s.session, &random, LONG);
	kept = session_branch(s.session, LONG + 2);
	ck_assert(session_play(s.session, &undo, &report));
	/* What chance plays could be what was played before: this is not. */
	ck_assert(scripted_play(&s, "dealer announces \"another line\""));
	play_some(s.session, &random, 69);
	ck_assert_uint_eq(session_others(s.session, LONG + 2 - BACK, others, 4), 1);
	ck_assert_uint_eq(others[0].length, BACK);
	again = *others[0].event;
	undo.n = 70;
	ck_assert(session_play(s.session, &undo, &report));
	ck_assert(session_play(s.session, &again, &report));
	ck_assert_uint_eq(session_redoable(s.session), BACK - 1);
	redo.n = BACK - 1;
	ck_assert(session_play(s.session, &redo, &report));
	ck_assert(same_table(s.session, kept));
	/* Going anywhere on it costs no more than on a line that was played event by event. */
	before = session_replayed(s.session);
	session_place(s.session, LONG - 1, &place);
	ck_assert_uint_le(session_replayed(s.session) - before, 64);
	session_close(kept);
}
END_TEST

START_TEST(steps_from_a_place_are_what_recall_tells)
{
	static SessionPlace place;
	static Game before, after;
	static Report report, recalled;
	Random random;

	random_seed(&random, 9);
	play_some(s.session, &random, 80);
	session_place(s.session, 40, &place);
	for (size_t i = 40; i < 80; i++) {
		session_recall(s.session, i, &before, &recalled, &after);
		ck_assert_uint_eq(place.index, i);
		ck_assert_int_eq(memcmp(&before.table, &place.game.table, sizeof(Table)), 0);
		session_step(s.session, &place, &report);
		ck_assert_int_eq(memcmp(&after.table, &place.game.table, sizeof(Table)), 0);
		ck_assert_int_eq(report.n_rulings, recalled.n_rulings);
	}
}
END_TEST

START_TEST(a_note_stays_with_its_event_and_is_written)
{
	Session *branch;
	char *text;

	ck_assert(session_note(s.session, "Cards are out."));
	scripted_play(&s, "3 calls");
	ck_assert_ptr_null(session_note_at(s.session, 3));
	ck_assert(!session_note(s.session, "")); /* there is none to take away */
	ck_assert(session_note(s.session, "He said \"call\"."));
	ck_assert(session_note(s.session, "Then he looked away."));
	ck_assert_str_eq(session_note_at(s.session, 2), "Cards are out.");
	ck_assert_str_eq(session_note_at(s.session, 3), "He said \"call\".\nThen he looked away.");
	scripted_play(&s, "undo");
	branch = session_branch(s.session, 2);
	scripted_play(&s, "redo");
	text = scripted_text(s.session);
	ck_assert_ptr_nonnull(strstr(text, "deal\nnote \"Cards are out.\"\n3 calls\n"
					   "note \"He said \\\"call\\\".\"\n"
					   "note \"Then he looked away.\"\n"));
	free(text);
	ck_assert_str_eq(session_note_at(branch, 2), "Cards are out.");
	session_close(branch);
	ck_assert(session_note(s.session, ""));
	ck_assert_str_eq(session_note_at(s.session, 3), "He said \"call\".");
	ck_assert(session_note(s.session, ""));
	ck_assert_ptr_null(session_note_at(s.session, 3));
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("trail");
	TCase *tests = tcase_create("lines");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, a_trail_keeps_what_was_left_and_finds_it_again);
	tcase_add_test(tests, a_line_that_was_left_is_kept_with_its_length);
	tcase_add_test(tests, an_event_that_was_played_here_before_brings_its_line_again);
	tcase_add_test(tests, a_long_line_that_is_taken_up_again_is_as_it_was);
	tcase_add_test(tests, steps_from_a_place_are_what_recall_tells);
	tcase_add_test(tests, a_note_stays_with_its_event_and_is_written);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
