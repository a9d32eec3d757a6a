/* Every key of the table does something where the help has it, and every command is in a menu. */
#include "tests/check.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "src/screen/mode.h"
#include "tests/support/screened.h"

#define TABLE                                                                                      \
	"blinds 50/100\nseats 5\nseat 1 Ana 20000\nseat 2 Ben 20000\nseat 3 Carla 20000\n"         \
	"seat 4 Dan 2000\nbutton 4\nseed 3\n"

/* Tables on which a key may have something to do. */
static const char *const SITUATIONS[] = {
	TABLE,
	TABLE "post\ndeal\n3 calls\n4 folds\n2 calls\n",
	TABLE "post\ndeal\n3 calls\n4 folds\n1 calls\n2 checks\n",
	TABLE
	"post\ndeal\n3 calls\n4 folds\n1 calls\n2 checks\nflop\n1 checks\n2 checks\n3 checks\n",
	TABLE
	"post\ndeal\n3 calls\n4 folds\n1 calls\n2 checks\nflop\n1 checks\n2 checks\n3 checks\n"
	"turn\n1 checks\n2 checks\n3 checks\n",
	TABLE
	"post\ndeal\n3 calls\n4 folds\n1 calls\n2 checks\nflop\n1 checks\n2 checks\n3 checks\n"
	"turn\n1 checks\n2 checks\n3 checks\nriver\n1 checks\n2 checks\n3 checks\n",
	TABLE "post\ndeal\n3 folds\n4 folds\n1 folds\nnext hand\npost\ndeal\n",
	TABLE "post\ndeal\n3 folds\n4 folds\n1 folds\n",
	TABLE "post\ndeal\n3 raises to 1100\n4 throws 1000\n", /* a choice of the floor */
	TABLE "post\ndeal\n4 says \"raise\"\n3 calls\nundo\n",
	TABLE "post\ndealer deals 1 face-up\ndealer deals 2 face-up\n",		   /* a misdeal */
	TABLE "post\ndeal\n3 raises to 1100\n4 throws 1000x2\n1 folds\n2 calls\n", /* 45a */
	TABLE "vigilance on-notice\npost\ndeal\n3 throws 100 then 100\nundo\n",
};

enum { SITUATIONS_COUNT = sizeof SITUATIONS / sizeof SITUATIONS[0] };

enum { ABOUTS = 3 };

/*
 * The keys that lead from the table into a context, and some that go about in it first. `\r` is
 * Enter, `\v` and `\f` the arrows up and down, `\x01` ^A.
 */
static const struct {
	const char *in, *about[ABOUTS];
} WAYS[KEYS_CONTEXT_COUNT] = {
	[KEYS_TABLE] = { "", { "", "h", "k" } },
	[KEYS_PROMPT] = { ":", { "pos", "post\r:", "post\r:\v\x01" } },
	[KEYS_LIST] = { "i", { "", "j", "jj" } },
	[KEYS_SEARCH] = { "/", { "bet\f", "bet", "bet\x01" } },
	[KEYS_CARD] = { "y", { "", "j", "jj" } },
	[KEYS_HELP] = { "?", { "", "jj", "G" } },
	[KEYS_LOG] = { "L", { "", "k", "/s\r" } },
	[KEYS_LOOK] = { "Lk\r", { "", "g", "{" } },
	[KEYS_CHIPS] = { "+", { "", "3", "3t" } },
	[KEYS_STEPS] = { "d", { "", "j", "jj" } },
	[KEYS_QUESTION] = { "q", { "", "", "" } },
	[KEYS_DEMO] = { "", { "", "G", "Gh" } },
	[KEYS_ASKED] = { "G", { "", "j", "jj" } },
};

static Screened s;
static Demo *demo;
static Score score;

/* Contexts of a demonstration have one on the screen, the second of three. */
static void
open_in(KeyContext context, const char *situation)
{
	char error[SESSION_ERROR_MAX];
	LanguageError fault;
	Script *script;

	screened_open(&s, situation);
	demo = NULL;
	if (context != KEYS_DEMO && context != KEYS_ASKED)
		return;
	script = script_read(situation, strlen(situation), "situation", &fault);
	ck_assert_msg(script != NULL, "%s", fault.message);
	demo = demo_open(script, "situation", NULL, context == KEYS_ASKED, &score, error,
			 sizeof error);
	ck_assert_msg(demo != NULL, "%s", error);
	demoing_begin(&s.screen, demo, &score, 1, 3);
}

static void
close_it(void)
{
	screened_close(&s);
	demo_close(demo);
	demo = NULL;
}

/* What a key could change, without what is only said. */
typedef struct Moment {
	Screen screen;
	size_t count, redoable;
} Moment;

static void
type(const char *keys)
{
	for (; *keys; keys++) {
		char letter[2] = { *keys, '\0' };

		if (*keys == '\r')
			screened_press(&s, KEY_IS_ENTER);
		else if (*keys == '\v' || *keys == '\f')
			screened_press(&s, *keys == '\v' ? KEY_IS_UP : KEY_IS_DOWN);
		else
			screened_type(&s, letter);
	}
}

static void
take_moment(Moment *moment)
{
	memcpy(&moment->screen, &s.screen, sizeof s.screen);
	memset(moment->screen.says, 0, sizeof moment->screen.says);
	moment->count = session_count(s.session);
	moment->redoable = session_redoable(s.session);
}

static bool
same_moment(const Moment *a, const Moment *b)
{
	return a->count == b->count && a->redoable == b->redoable &&
	       memcmp(&a->screen, &b->screen, sizeof a->screen) == 0;
}

static bool
is_in(KeyContext context)
{
	return mode_of(s.screen.mode)->context == context;
}

/* True if the key changes something in the context, in that situation. */
static bool
does_something(KeyContext context, Key key, const char *situation, int about)
{
	static Moment before, after;
	bool changed = false;

	open_in(context, situation);
	screened_drawn(&s, 80, 24);
	type(WAYS[context].in);
	screened_drawn(&s, 80, 24);
	type(WAYS[context].about[about]);
	screened_drawn(&s, 80, 24);
	if (is_in(context)) {
		take_moment(&before);
		screen_key(&s.screen, key);
		take_moment(&after);
		changed = !same_moment(&before, &after);
	}
	close_it();
	return changed;
}

static bool
does_something_somewhere(KeyContext context, Key key)
{
	for (int i = 0; i < SITUATIONS_COUNT; i++)
		for (int about = 0; about < ABOUTS; about++)
			if (does_something(context, key, SITUATIONS[i], about))
				return true;
	return false;
}

START_TEST(every_key_of_the_help_does_something_where_it_stands)
{
	KeyContext context = (KeyContext)_i;
	Keymap map;

	setlocale(LC_ALL, "C.UTF-8");
	keymap_default(&map);
	for (int i = 0; i < map.n; i++) {
		Action action = (Action)map.binding[i].action;
		char key[KEY_TEXT_MAX];

		/* The terminal draws again, not the screen; numbers beyond a list pick nothing. */
		if (!action_works(action, context) || action == DO_REDRAW ||
		    (action == DO_CHOICE && map.binding[i].key.character > '2'))
			continue;
		key_write(map.binding[i].key, key);
		ck_assert_msg(does_something_somewhere(context, map.binding[i].key),
			      "%s (%s) does nothing: %s", key, action_name(action),
			      key_context_title(context));
	}
}
END_TEST

START_TEST(what_the_help_has_not_does_nothing)
{
	KeyContext context = (KeyContext)_i;
	Keymap map;

	keymap_default(&map);
	if (context == KEYS_PROMPT || context == KEYS_SEARCH || context == KEYS_QUESTION)
		return; /* letters are typed there; a question takes any key for no */
	for (uint32_t c = '!'; c < 0x7f; c++) {
		Key key = { KEY_IS_TEXT, c };

		if (keymap_find(&map, context, key, NULL) != DO_NOTHING || (c >= '0' && c <= '9'))
			continue;
		ck_assert_msg(!does_something(context, key, SITUATIONS[8], 0),
			      "%c does something: %s", (int)c, key_context_title(context));
	}
}
END_TEST

/* Bits of the commands that the lists below a place offer; each list is looked into once. */
static void
look_into(OfferPlace place, int depth, bool found[ACTION_COUNT])
{
	static Offer rows[4][OFFERS_MAX];
	View view;
	OfferTable table = screen_offers(&s.screen, &view);
	int n;

	if (depth == 4)
		return;
	n = offers_list(&table, place, rows[depth]);
	for (int i = 0; i < n; i++) {
		const Offer *row = &rows[depth][i];

		if (row->kind == OFFER_ACTION)
			found[row->action] = true;
		else if (row->kind == OFFER_CHIPS)
			found[DO_COMPOSE] = true;
		else if (row->kind == OFFER_WORK)
			found[DO_DEALER] = true;
		else if (row->kind == OFFER_LIST)
			look_into(row->place, depth + 1, found);
	}
}

START_TEST(the_menu_reaches_every_command)
{
	bool found[ACTION_COUNT] = { false };

	screened_open(&s, SITUATIONS[1]);
	look_into((OfferPlace){ OFFERS_ALL, 0 }, 0, found);
	for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++) {
		Action action = (Action)i;

		if (!action_works(action, KEYS_TABLE) || action_group(action) == GROUP_MOVE ||
		    action == DO_REDRAW)
			continue;
		ck_assert_msg(found[i], "no list has %s", action_name(action));
	}
	screened_close(&s);
}
END_TEST

/* The digits of the narrow key line are those of one command each, whatever the situation. */
START_TEST(a_digit_of_the_key_line_is_one_command_in_every_situation)
{
	int digit_of[ACTION_COUNT];

	memset(digit_of, -1, sizeof digit_of);
	for (int i = 0; i < SITUATIONS_COUNT; i++) {
		View view;
		OfferTable table;
		Quick quick[QUICK_MAX];
		int n;

		screened_open(&s, SITUATIONS[i]);
		table = screen_offers(&s.screen, &view);
		n = offers_quick(&table, quick);
		ck_assert_int_ge(n, 1);
		ck_assert_int_eq(quick[n - 1].action, DO_MENU);
		for (int k = 0; k < n; k++) {
			Action action = quick[k].action;

			if (action == DO_CHOICE) /* a choice is a list of its own */
				continue;
			ck_assert(digit_of[action] < 0 || digit_of[action] == quick[k].digit);
			digit_of[action] = quick[k].digit;
		}
		screened_close(&s);
	}
	for (int a = 0; a < ACTION_COUNT; a++)
		for (int b = 0; b < a; b++)
			ck_assert_msg(digit_of[a] < 0 || digit_of[a] != digit_of[b] ||
					      (a == DO_RAISE && b == DO_BET),
				      "%s and %s share a digit", action_name((Action)a),
				      action_name((Action)b));
}
END_TEST

START_TEST(narrow_windows_have_one_numbered_list_at_a_time)
{
	const char *text;

	setlocale(LC_ALL, "C.UTF-8");
	screened_open(&s, SITUATIONS[1]);
	text = screened_drawn(&s, 40, 16);
	ck_assert_ptr_nonnull(strstr(text, "1 fold  3 call 50  4 raise  0 more"));
	screened_close(&s);
	screened_open(&s, SITUATIONS[8]);
	text = screened_drawn(&s, 40, 16);
	ck_assert_ptr_nonnull(strstr(text, "1 complete it  2 forfeit it  0 more"));
	ck_assert_ptr_null(strstr(text, "3 call"));
	type("2");
	ck_assert_ptr_nonnull(strstr(screened_drawn(&s, 40, 16), "1 fold"));
	screened_close(&s);
}
END_TEST

START_TEST(the_focus_follows_whoever_has_to_do_something)
{
	screened_open(&s, TABLE "post\ndeal\n");
	screened_drawn(&s, 80, 24);
	ck_assert_int_eq(s.screen.focus.kind, FOCUS_SEAT);
	ck_assert_int_eq(s.screen.focus.seat, 3);
	type("c");
	screened_drawn(&s, 80, 24);
	ck_assert_int_eq(s.screen.focus.seat, 4);
	type("hh");
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.focus.seat, 4);
	screened_play(&s, (const char *const[]){ "1 calls", NULL }); /* out of turn */
	screened_drawn(&s, 80, 24);
	ck_assert_int_eq(s.screen.focus.kind, FOCUS_PANEL);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_CARD);
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert_int_eq(s.screen.focus.seat, 4);
	type("u");
	screened_drawn(&s, 80, 24);
	ck_assert_int_eq(s.screen.focus.seat, 4);
	screened_close(&s);
}
END_TEST

START_TEST(two_digits_pick_from_a_long_list_and_letters_find)
{
	Offering *o = &s.screen.offering;

	screened_open(&s, TABLE "post\ndeal\n");
	screened_drawn(&s, 80, 24);
	type("i1");
	ck_assert_int_eq(s.screen.mode, SCREEN_OFFERS);
	ck_assert_int_gt(o->n, 20);
	type("1");
	ck_assert_int_eq(s.screen.mode, SCREEN_OFFERS); /* a second digit may come */
	type("2");
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_str_eq(s.screen.prompt.text, o->row[11].statement);
	screened_press(&s, KEY_IS_ESCAPE);
	type("i1/hides");
	ck_assert_int_eq(o->n_shown, 2);
	screened_press(&s, KEY_IS_ENTER);
	ck_assert_int_eq(s.screen.mode, SCREEN_PROMPT);
	ck_assert_ptr_nonnull(strstr(s.screen.prompt.text, "3 hides"));
	screened_close(&s);
}
END_TEST

START_TEST(a_search_finds_words_and_numbers_in_all_books)
{
	Search *search = &s.screen.search;
	bool other = false;

	screened_open(&s, TABLE);
	type("/string bet");
	ck_assert_int_ge(search->n, 2);
	for (int i = 1; i < search->n; i++)
		other = other || search->hit[i].book != search->hit[0].book;
	ck_assert(other);
	screened_press(&s, KEY_IS_ESCAPE);
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	type("/45a\r");
	ck_assert_int_eq(search->n, 1);
	ck_assert_str_eq(search->hit[0].clause->id, "45a");
	ck_assert_int_eq(s.screen.mode, SCREEN_CLAUSE);
	type("/");
	ck_assert_int_eq(s.screen.mode, SCREEN_SEARCH);
	screened_close(&s);
}
END_TEST

START_TEST(nothing_that_can_be_undone_asks_and_leaving_does)
{
	screened_open(&s, TABLE);
	type("pDfcu");
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	type("q");
	ck_assert(!s.screen.over);
	type("x"); /* any key but y is no, and is no check */
	ck_assert_int_eq(s.screen.mode, SCREEN_TABLE);
	ck_assert(!s.screen.over);
	type("qy");
	ck_assert(s.screen.over);
	screened_close(&s);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screen: commands");
	TCase *keys = tcase_create("keys");

	tcase_set_timeout(keys, 60);
	tcase_add_loop_test(keys, every_key_of_the_help_does_something_where_it_stands, 0,
			    KEYS_CONTEXT_COUNT);
	tcase_add_loop_test(keys, what_the_help_has_not_does_nothing, 0, KEYS_CONTEXT_COUNT);
	tcase_add_test(keys, the_menu_reaches_every_command);
	tcase_add_test(keys, a_digit_of_the_key_line_is_one_command_in_every_situation);
	tcase_add_test(keys, narrow_windows_have_one_numbered_list_at_a_time);
	tcase_add_test(keys, the_focus_follows_whoever_has_to_do_something);
	tcase_add_test(keys, two_digits_pick_from_a_long_list_and_letters_find);
	tcase_add_test(keys, a_search_finds_words_and_numbers_in_all_books);
	tcase_add_test(keys, nothing_that_can_be_undone_asks_and_leaving_does);
	suite_add_tcase(suite, keys);
	return check_run(suite);
}
