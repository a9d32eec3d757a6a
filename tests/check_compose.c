/* The action composer: keys in, the sentence of the table language out. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/language/print.h"
#include "src/screen/compose.h"
#include "tests/support/random_play.h"
#include "tests/support/scripted.h"
#include "tests/support/shelf_books.h"

static Scripted scripted;
static Composer composer;
static Keymap keymap;

#define THREE "blinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\nseat 3 Cai 20000\nbutton 3\n"

static const Game *
game(void)
{
	return session_game(scripted.session);
}

static void
begin(const char *script, int seat)
{
	scripted_open(&scripted, script, NULL);
	compose_open(&composer, game(), seat, true);
}

static void
end(void)
{
	scripted_close(&scripted);
}

static ComposeState
press(KeyName name)
{
	return compose_key(&composer, game(), &keymap, (Key){ name, 0 });
}

/* Keys of one letter each; `\t` Tab, `\r` Enter, `<` and `>` left and right. */
static ComposeState
type(const char *keys)
{
	ComposeState state = COMPOSE_GOES_ON;

	for (; *keys; keys++)
		state = *keys == '\t'	? press(KEY_IS_TAB)
			: *keys == '\r' ? press(KEY_IS_ENTER)
			: *keys == '<'	? press(KEY_IS_LEFT)
			: *keys == '>'	? press(KEY_IS_RIGHT)
					: compose_key(&composer, game(), &keymap,
						      (Key){ KEY_IS_TEXT, (unsigned char)*keys });
	return state;
}

static const char *
line(void)
{
	static char text[COMPOSE_LINE_MAX];

	compose_line(&composer, game(), text, sizeof text);
	return text;
}

/* The tray of the usual chips: 1 is 25000, 2 is 5000, 3 is 1000, 4 is 500, 5 is 100, 6 is 25. */

START_TEST(digits_throw_chips_of_the_tray)
{
	begin(THREE "\npost\ndeal\n", 3);
	ck_assert_str_eq(line(), "");
	type("3666");
	ck_assert_str_eq(line(), "3 throws 1000 25x3");
	type("-");
	ck_assert_str_eq(line(), "3 throws 1000 25x2");
	ck_assert_int_eq(compose_total(&composer, game()), 1050);
	press(KEY_IS_BACKSPACE);
	ck_assert_str_eq(line(), "3 throws 1000");
	end();
}
END_TEST

START_TEST(then_begins_another_motion)
{
	begin(THREE "\npost\ndeal\n", 3);
	type("3t");
	ck_assert_str_eq(line(), "3 throws 1000");
	type("t"); /* an empty motion has none behind it */
	ck_assert_int_eq(composer.n_motions, 2);
	ck_assert_str_ne(composer.says, "");
	type("6666t4");
	ck_assert_str_eq(line(), "3 throws 1000 then 25x4 then 500");
	type("\t"); /* to the motions */
	ck_assert_int_eq(composer.field, COMPOSE_MOTIONS);
	type("2-"); /* the second is dropped */
	ck_assert_str_eq(line(), "3 throws 1000 then 500");
	ck_assert_int_eq(type("\r"), COMPOSE_PLAYS);
	end();
}
END_TEST

START_TEST(words_stand_before_beside_or_behind_the_chips)
{
	begin(THREE "\npost\ndeal\n", 3);
	type("\"raise to 800");
	ck_assert_str_eq(line(), "3 says \"raise to 800\"");
	type("\r4555"); /* the words are out; the chips are next */
	ck_assert_str_eq(line(), "3 says \"raise to 800\" then throws 500 100x3");
	type("o");
	ck_assert_str_eq(line(), "3 throws 500 100x3 then says \"raise to 800\"");
	type("o");
	ck_assert_str_eq(line(), "3 says \"raise to 800\" while throwing 500 100x3");
	type("o");
	ck_assert_str_eq(line(), "3 says \"raise to 800\" then throws 500 100x3");
	end();
}
END_TEST

START_TEST(phrases_are_picked_by_number_and_finished_by_typing)
{
	begin(THREE "\npost\ndeal\n", 3);
	composer.field = COMPOSE_WORDS;
	type("1");
	ck_assert_str_eq(line(), "3 says \"call\"");
	type("3");
	ck_assert(composer.typing);
	type("1200");
	ck_assert_str_eq(line(), "3 says \"raise to 1200\"");
	ck_assert_int_eq(type("\r"), COMPOSE_GOES_ON); /* said; nothing is played yet */
	ck_assert(!composer.typing);
	composer.field = COMPOSE_WORDS;
	type("9");
	type("if you bet");
	press(KEY_IS_ESCAPE); /* what stood there before */
	ck_assert_str_eq(line(), "3 says \"raise to 1200\"");
	type("5"); /* all in, and chips with it or not */
	ck_assert_str_eq(line(), "3 says \"all in\"");
	composer.field = COMPOSE_TRAY;
	type("*");
	ck_assert_str_eq(line(), "3 says \"all in\" then throws 5000x4");
	composer.field = COMPOSE_WORDS;
	type("0"); /* silently */
	ck_assert_str_eq(line(), "3 throws 5000x4");
	end();
}
END_TEST

START_TEST(quotes_and_letters_of_any_alphabet_can_be_said)
{
	static const uint32_t said[] = { '"', '\\', 0x17e, 0x20ac, 0x1f0cf };
	Statement statement;

	begin(THREE "\npost\ndeal\n", 3);
	type("\"");
	for (int i = 0; i < 5; i++)
		compose_key(&composer, game(), &keymap, (Key){ KEY_IS_TEXT, said[i] });
	compose_key(&composer, game(), &keymap, (Key){ KEY_IS_TEXT, 0x20ac });
	press(KEY_IS_BACKSPACE);
	ck_assert_str_eq(composer.words, "\"\\\u017e\u20ac\U0001f0cf");
	statement = scripted_statement(line());
	ck_assert_str_eq(statement.event.words, composer.words);
	end();
}
END_TEST

START_TEST(an_amount_picks_the_fewest_chips)
{
	begin(THREE "\npost\ndeal\n", 3);
	composer.field = COMPOSE_AMOUNT;
	type("1375");
	ck_assert_str_eq(line(), "3 throws 1000 100x3 25x3");
	press(KEY_IS_BACKSPACE);
	ck_assert_str_eq(line(), "3 throws 100 25"); /* 137: as near as chips come */
	type("t300");
	ck_assert_str_eq(line(), "3 throws 100 25 then 100x3");
	type("t99999"); /* more than there is: all of it */
	ck_assert_int_eq(compose_total(&composer, game()), 20000);
	ck_assert_str_ne(composer.says, "");
	end();
}
END_TEST

START_TEST(odd_denominations_and_big_amounts)
{
	begin("blinds 30/60\nchips 30 70 1000000 7000000\nseat 1 Ana 41000210\nseat 2 Ben 3000\n"
	      "button 2\n\npost\ndeal\n",
	      1);
	composer.field = COMPOSE_AMOUNT;
	type("210");
	ck_assert_int_eq(compose_total(&composer, game()), 210);
	type("t\t");
	composer.field = COMPOSE_AMOUNT;
	type("12000000");
	ck_assert_str_eq(line(), "1 throws 70x3 then 7000000 1000000x5");
	type("t"); /* what is left of the stack bounds the rest */
	composer.field = COMPOSE_TRAY;
	composer.chip = 0;
	type("11111");
	ck_assert_int_eq(composer.heap[2].count[0], 4);
	end();
}
END_TEST

START_TEST(a_named_stack_gives_only_its_own_chips)
{
	begin("blinds 50/100\nseat 1 Ana 3050 = 1000x3 25x2\nseat 2 Ben 5000\nbutton 2\n", 1);
	ck_assert_int_eq(composer.chip, 2); /* the largest that it has */
	ck_assert_int_eq(compose_more(&composer, game(), 1), 0);
	ck_assert_int_eq(compose_more(&composer, game(), 3), 0);
	type("33335");
	ck_assert_str_eq(line(), "1 throws 1000x3");
	press(KEY_IS_BACKSPACE);
	composer.field = COMPOSE_AMOUNT;
	composer.fresh = true;
	type("200"); /* a big chip for a smaller bet */
	ck_assert_str_eq(line(), "1 throws 1000");
	ck_assert_str_ne(composer.says, "");
	end();
}
END_TEST

START_TEST(other_ways_than_throwing)
{
	static const struct {
		ComposeWay way;
		const char *keys, *line;
	} WAYS[] = {
		{ COMPOSE_PUSH, "1500", "3 pushes 1500" },
		{ COMPOSE_PUSH_ALL, "", "3 pushes all" },
		{ COMPOSE_BET, "400", "3 bets 400" },
		{ COMPOSE_RAISE_TO, "800", "3 raises to 800" },
		{ COMPOSE_RAISE_BY, "300", "3 raises by 300" },
		{ COMPOSE_CALL, "", "3 calls" },
		{ COMPOSE_ALL_IN, "", "3 all-in" },
		{ COMPOSE_CHECK, "", "3 checks" },
		{ COMPOSE_FOLD, "", "3 folds" },
		{ COMPOSE_TAP, "", "3 taps" },
		{ COMPOSE_HIDE, "500", "3 hides 500" },
		{ COMPOSE_POST, "100", "3 posts 100" },
		{ COMPOSE_POST_ANTE, "25", "3 posts ante 25" },
	};

	begin(THREE "\npost\ndeal\n", 3);
	for (size_t i = 0; i < sizeof WAYS / sizeof WAYS[0]; i++) {
		compose_open(&composer, game(), 3, true);
		compose_set_way(&composer, WAYS[i].way);
		composer.field = COMPOSE_AMOUNT;
		type(WAYS[i].keys);
		ck_assert_str_eq(line(), WAYS[i].line);
	}
	end();
}
END_TEST

START_TEST(chips_in_front_and_hidden_chips_are_the_ones_that_come_back)
{
	begin(THREE "\npost\ndeal\n3 raises to 1050\n1 hides 500x2\n", 3);
	ck_assert(compose_way_open(&composer, game(), COMPOSE_PULL_BACK));
	ck_assert(!compose_way_open(&composer, game(), COMPOSE_UNCOVER));
	compose_set_way(&composer, COMPOSE_PULL_BACK);
	ck_assert_str_eq(line(), "3 pulls back");
	type("33");
	ck_assert_str_eq(line(), "3 pulls back 1000"); /* there was one */
	compose_open(&composer, game(), 1, true);
	compose_set_way(&composer, COMPOSE_UNCOVER);
	ck_assert_str_eq(line(), "");
	type("4443");
	ck_assert_str_eq(line(), "1 uncovers 500x2");
	end();
}
END_TEST

START_TEST(enter_plays_only_what_is_whole_and_escape_leaves)
{
	begin(THREE "\npost\ndeal\n", 1);
	ck_assert_int_eq(type("\r"), COMPOSE_GOES_ON);
	ck_assert_str_eq(composer.says, "Pick chips, or words.");
	type("5");
	ck_assert_str_eq(composer.says, "");
	ck_assert_int_eq(type("e"), COMPOSE_EDITS);
	ck_assert_int_eq(type("\r"), COMPOSE_PLAYS);
	ck_assert_int_eq(press(KEY_IS_ESCAPE), COMPOSE_LEAVES);
	end();
}
END_TEST

START_TEST(any_seat_can_act_but_not_who_is_away)
{
	begin("blinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\nseat 4 Cai 20000\nbutton 4\n"
	      "absent 2\n\npost\ndeal\n",
	      4);
	ck_assert(compose_may_open(game(), 1)); /* out of turn */
	ck_assert(!compose_may_open(game(), 2));
	ck_assert(!compose_may_open(game(), 3));
	ck_assert(!compose_may_open(game(), 11));
	type("s");
	ck_assert_int_eq(composer.seat, 1);
	type("s");
	ck_assert_int_eq(composer.seat, 4);
	end();
}
END_TEST

/* Reads the line again, and plays it on a copy. */
static void
try_line(const Game *now, const Book *book, const Composer *c)
{
	static Game copy;
	static Report report;
	char text[COMPOSE_LINE_MAX], again[COMPOSE_LINE_MAX];
	ParseContext context = { .line = 1 };
	Statement statement;
	LanguageError error;
	Event event;

	if (!compose_event(c, now, &event, NULL))
		return;
	ck_assert_uint_lt(compose_line(c, now, text, sizeof text), sizeof text);
	ck_assert_msg(parse_statement(text, strlen(text), &context, &statement, &error), "%s: %s",
		      text, error.message);
	ck_assert_msg(!memcmp(&statement.event, &event, sizeof event), "%s", text);
	statement_print(&statement, again, sizeof again);
	ck_assert_str_eq(again, text);
	copy = *now;
	if (!game_play(&copy, book, &event, &report) && compose_has(c, COMPOSE_TRAY))
		ck_assert_msg(report.refusal != REFUSED_NO_CHIPS &&
				      report.refusal != REFUSED_NOT_IN_USE &&
				      report.refusal != REFUSED_NOT_HIDDEN &&
				      report.refusal != REFUSED_NO_BET,
			      "%s: %s", text, refusal_text(report.refusal));
}

START_TEST(whatever_keys_come_the_sentence_reads_back_and_no_chips_are_lacking)
{
	static const char KEYS[] = "1234567890123456789+-=kjhl\"wot*fsee \xe9";
	static Game now;
	static Report report;
	const Book *book = test_book_at(_i % test_book_count());
	Setup setup;
	SetupFault fault;
	Random random;
	int where, seat = 1;

	random_seed(&random, (uint64_t)_i + 3);
	setup = random_setup(&random);
	ck_assert(game_start(&now, &setup, &fault, &where));
	for (int i = 0; i < 40; i++) {
		Event event =
			i % 3 ? plausible_event(&random, &now, book) : random_event(&random, &now);

		game_play(&now, book, &event, &report);
		do
			seat = seat % now.table.seats + 1;
		while (!now.table.seat[seat].taken);
		if (!compose_may_open(&now, seat))
			continue;
		compose_open(&composer, &now, seat, true);
		for (int k = 0; k < 60; k++) {
			Key key = { KEY_IS_TEXT,
				    (unsigned char)KEYS[random_below(&random, sizeof KEYS - 1)] };

			if (random_below(&random, 3) == 0)
				key = (Key){ (KeyName)random_below(&random, KEY_IS_RESIZE), 0 };
			if (key.name == KEY_IS_TEXT && !key.character)
				continue;
			compose_key(&composer, &now, &keymap, key);
			ck_assert_int_le(compose_total(&composer, &now),
					 now.table.seat[composer.seat].stack +
						 now.table.seat[composer.seat].bet +
						 now.table.seat[composer.seat].hidden);
			try_line(&now, book, &composer);
		}
	}
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("action composer");
	TCase *tests = tcase_create("composer");

	keymap_default(&keymap);
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, digits_throw_chips_of_the_tray);
	tcase_add_test(tests, then_begins_another_motion);
	tcase_add_test(tests, words_stand_before_beside_or_behind_the_chips);
	tcase_add_test(tests, phrases_are_picked_by_number_and_finished_by_typing);
	tcase_add_test(tests, quotes_and_letters_of_any_alphabet_can_be_said);
	tcase_add_test(tests, an_amount_picks_the_fewest_chips);
	tcase_add_test(tests, odd_denominations_and_big_amounts);
	tcase_add_test(tests, a_named_stack_gives_only_its_own_chips);
	tcase_add_test(tests, other_ways_than_throwing);
	tcase_add_test(tests, chips_in_front_and_hidden_chips_are_the_ones_that_come_back);
	tcase_add_test(tests, enter_plays_only_what_is_whole_and_escape_leaves);
	tcase_add_test(tests, any_seat_can_act_but_not_who_is_away);
	tcase_add_loop_test(
		tests, whatever_keys_come_the_sentence_reads_back_and_no_chips_are_lacking, 0, 20);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
