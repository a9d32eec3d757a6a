/* Hands in the PHH format: what each field means, units, cards, and what is refused. */
#include <check.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/card.h"
#include "src/history/phh.h"
#include "tests/check.h"

/* The hand of a document that is one. */
typedef struct Opened {
	TomlDocument *document;
	PhhHand hand;
	bool good;
	char reason[PHH_REASON_MAX];
} Opened;

static Opened
open_hand(const char *text)
{
	TomlError error;
	Opened opened = { .document = toml_open(text, strlen(text), &error) };

	ck_assert_msg(opened.document != NULL, "%d:%d: %s\n%s", error.line, error.column,
		      error.text, text);
	opened.good = phh_read(&opened.hand, phh_first(toml_root(opened.document)), opened.reason);
	return opened;
}

static void
close_hand(Opened *opened)
{
	phh_close(&opened->hand);
	toml_close(opened->document);
}

static char *
written(const PhhHand *hand, const char *key)
{
	char *text = NULL;
	size_t length;
	FILE *file = open_memstream(&text, &length);

	phh_write(hand, key, file);
	fclose(file);
	return text;
}

#define START                                                                                      \
	"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"        \
	"starting_stacks = [200, 300, 50]\n"
#define DEALT START "actions = ['d dh p1 AsKs', 'd dh p2 \?\?\?\?', 'd dh p3 7c7d'"

/* A hand with every field of the format, in the order in which they are written. */
static const char whole[] =
	"variant = 'NT'\n"
	"ante_trimming_status = true\n"
	"antes = [0, 0.5, 0]\n"
	"blinds_or_straddles = [1, 2, -2]\n"
	"min_bet = 2\n"
	"starting_stacks = [200.25, inf, 50]\n"
	"actions = ['d dh p1 AsKs', 'd dh p2 \?\?\?\?', 'd dh p3 7c7d', 'p3 cc # \"ok\"', 'p1 f', "
	"'p2 cbr 7.5', 'p3 f']\n"
	"author = 'A'\nevent = 'E'\nurl = 'U'\nvenue = 'V'\naddress = 'a'\ncity = 'c'\n"
	"region = 'r'\npostal_code = 'W1'\ncountry = 'GB'\n"
	"time = 00:02:16\ntime_zone = 'America/New_York'\ntime_zone_abbreviation = 'ET'\n"
	"day = 1\nmonth = 7\nyear = 2009\nhand = 59937894322\nlevel = 3\n"
	"seats = [4, 6, 1]\nseat_count = 6\ntable = 'T'\n"
	"players = ['Ann', '', \"O'Neill\"]\n"
	"finishing_stacks = [199.25, inf, 47.5]\nwinnings = [0, 6, 0]\n"
	"currency = 'USD'\ncurrency_symbol = '$'\ntime_limit = 30\ntime_banks = [10, 20, 30]\n"
	"_mine = { deep = [1, 2.50] }\n";

START_TEST(every_field_of_the_format_is_read)
{
	Opened opened = open_hand(whole);
	const PhhHand *hand = &opened.hand;

	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert_int_eq(hand->variant, PHH_NT);
	ck_assert_str_eq(hand->variant_name, "NT");
	ck_assert_int_eq(hand->players, 3);
	ck_assert_int_eq(hand->places, 2);
	ck_assert(hand->ante_trimming && hand->has_blinds && hand->has_finishing);
	ck_assert(hand->has_winnings && hand->has_seats);
	ck_assert_int_eq(hand->ante[1], 50);
	ck_assert_int_eq(hand->blind[0], 100);
	ck_assert_int_eq(hand->blind[2], -200);
	ck_assert_int_eq(hand->min_bet, 200);
	ck_assert_int_eq(hand->small_bet, 0);
	ck_assert_int_eq(hand->stack[0], 20025);
	ck_assert_int_eq(hand->stack[1], PHH_UNKNOWN);
	ck_assert_uint_eq(hand->n_actions, 7);
	ck_assert_int_eq(hand->action[5].amount, 750);
	ck_assert_str_eq(hand->action[3].commentary, "\"ok\"");
	ck_assert_ptr_null(hand->action[4].commentary);
	ck_assert_str_eq(hand->name[1], "");
	ck_assert_str_eq(hand->name[2], "O'Neill");
	ck_assert_int_eq(hand->seat[1], 6);
	ck_assert_int_eq(hand->seat_count, 6);
	ck_assert_int_eq(hand->finishing[0], 19925);
	ck_assert_int_eq(hand->finishing[1], PHH_UNKNOWN);
	ck_assert_int_eq(hand->winnings[1], 600);
	ck_assert_ptr_null(hand->unknown_key);
	close_hand(&opened);
}
END_TEST

START_TEST(a_hand_is_written_in_the_order_of_the_format)
{
	Opened opened = open_hand(whole);
	char *text = written(&opened.hand, NULL);

	ck_assert_str_eq(text, whole);
	free(text);
	text = written(&opened.hand, "17");
	ck_assert_int_eq(strncmp(text, "[17]\nvariant = 'NT'\n", 20), 0);
	free(text);
	close_hand(&opened);
}
END_TEST

START_TEST(fields_come_in_any_order_and_unknown_ones_are_tolerated)
{
	Opened opened = open_hand("actions = []\nstarting_stacks = [10, 20]\n_x = 1\nzebra = 2\n"
				  "min_bet = 2\nblinds_or_straddles = [1, 2]\nantes = [0, 0]\n"
				  "variant = \"NT\"");

	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert(!opened.hand.ante_trimming);
	ck_assert_str_eq(opened.hand.unknown_key, "zebra");
	ck_assert_int_eq(opened.hand.stack[1], 20);
	ck_assert_ptr_null(opened.hand.name[0]);
	ck_assert(!opened.hand.has_finishing && !opened.hand.has_seats);
	close_hand(&opened);
}
END_TEST

START_TEST(limit_games_have_their_bets_and_other_games_are_known_by_name)
{
	Opened opened =
		open_hand("variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n"
			  "small_bet = 2\nbig_bet = 4\nstarting_stacks = [9, 9]\nactions = []");

	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert_int_eq(opened.hand.variant, PHH_FT);
	ck_assert_int_eq(opened.hand.small_bet, 2);
	ck_assert_int_eq(opened.hand.big_bet, 4);
	ck_assert_int_eq(phh_hole_cards(&opened.hand), 2);
	close_hand(&opened);
	opened = open_hand("variant = 'F7S/8'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\n"
			   "big_bet = 4\nstarting_stacks = [9, 9]\n"
			   "actions = ['d dh p1 AcAdAh', 'p1 pb', 'p2 sd AsKs', "
			   "'p1 sm Ac8dAsTh3cTs7c']");
	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert_int_eq(opened.hand.variant, PHH_OTHER);
	ck_assert_str_eq(opened.hand.variant_name, "F7S/8");
	ck_assert(!opened.hand.has_blinds);
	ck_assert_int_eq(phh_hole_cards(&opened.hand), 0);
	close_hand(&opened);
	opened = open_hand("variant = 'PO'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n"
			   "min_bet = 2\nstarting_stacks = [9, 9]\nactions = []");
	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert_int_eq(opened.hand.variant, PHH_PO);
	ck_assert_int_eq(phh_hole_cards(&opened.hand), 4);
	close_hand(&opened);
}
END_TEST

static const struct {
	const char *text, *says;
} malformed[] = {
	{ "actions = []", "variant is missing" },
	{ "variant = 1", "line 1: variant: found an integer, expected a string" },
	{ "variant = 'NT'", "starting_stacks is missing" },
	{ "variant = 'NT'\nstarting_stacks = 5", "line 2: starting_stacks: found an integer" },
	{ "variant = 'NT'\nstarting_stacks = [5]", "found 1 players, expected 2 to 10" },
	{ "variant = 'NT'\nstarting_stacks = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
	  "found 11 players, expected 2 to 10" },
	{ "variant = 'NT'\nstarting_stacks = [5, 5]", "antes is missing" },
	{ "variant = 'NT'\nstarting_stacks = [5, 5]\nantes = [0, 0]\n"
	  "blinds_or_straddles = [1, 2]\nactions = []",
	  "min_bet is missing" },
	{ "variant = 'FT'\nstarting_stacks = [5, 5]\nantes = [0, 0]\n"
	  "blinds_or_straddles = [1, 2]\nactions = []\nsmall_bet = 1",
	  "big_bet is missing" },
	{ START, "actions is missing" },
	{ START "small_bet = 2\nactions = []", "line 6: NT has no small_bet" },
	{ START "bring_in = 2\nactions = []", "NT has no bring_in" },
	{ START "actions = 'p1 f'", "actions: found a string, expected an array" },
	{ START "actions = [1]", "actions: found an integer, expected a string" },
	{ START "actions = [\n'p3 f',\n\n'p1 x']", "line 9: action 2, \"p1 x\": found \"x\"" },
	{ START "actions = ['p4 f']", "action 1, \"p4 f\": there are 3 players" },
	{ START "actions = ['p1 pb']", "action 1, \"p1 pb\": NT has no such act" },
	{ START "actions = ['p1 sd']", "NT has no such act" },
	{ START "actions = []\nplayers = ['a', 'b']",
	  "players: found 2 entries, expected one for each of 3 players" },
	{ START "actions = []\nplayers = ['a', 'b', 3]", "players: found an integer" },
	{ START "actions = []\nseats = [1, 2, 'x']", "seats: found a string" },
	{ START "actions = []\nseat_count = 'six'", "seat_count: found a string" },
	{ START "actions = []\nante_trimming_status = 0",
	  "ante_trimming_status: found an integer, expected true or false" },
	{ START "actions = []\nfinishing_stacks = [1, 2, -3]",
	  "finishing_stacks: found -3, expected 0 or more" },
	{ START "actions = []\nwinnings = [1, 2, inf]", "winnings: found inf" },
	{ START "actions = []\nwinnings = [1, 2, nan]", "winnings: the amount nan" },
	{ START "actions = []\nwinnings = [1, 2, '3']",
	  "winnings: found a string, expected a number" },
	{ START "actions = []\nwinnings = [1, 2, 1e-19]", "too large or too fine" },
	{ "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 0\n"
	  "starting_stacks = [5, 5]\nactions = []",
	  "min_bet: found 0, expected more than 0" },
	{ "variant = 'NT'\nantes = [0, -1]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
	  "starting_stacks = [5, 5]\nactions = []",
	  "antes: found -1, expected 0 or more" },
	{ "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
	  "starting_stacks = [5, 1000000000000001]\nactions = []",
	  "starting_stacks: the amount 1000000000000001 is too large" },
};

START_TEST(a_malformed_hand_is_refused_with_the_reason)
{
	Opened opened = open_hand(malformed[_i].text);

	ck_assert_msg(!opened.good, "read: %s", malformed[_i].text);
	ck_assert_msg(strstr(opened.reason, malformed[_i].says) != NULL, "%s: %s",
		      malformed[_i].text, opened.reason);
	close_hand(&opened);
}
END_TEST

/* The unit is the coarsest in which every number is whole: stacks, actions, results. */
static const struct {
	const char *stacks, *action, *finishing;
	int places;
} units[] = {
	{ "[200, 300]", "p2 cc", "[200, 300]", 0 },
	{ "[2067.40, 300]", "p2 cc", "[200, 300]", 1 },
	{ "[2067.45, 300]", "p2 cc", "[200, 300]", 2 },
	{ "[200.0, 300.00]", "p2 cbr 9900.0", "[200.0, 300]", 0 },
	{ "[200, 300]", "p2 cbr 47.50", "[200, 300]", 1 },
	{ "[200, 300]", "p2 cc", "[10162.5, 9837.5]", 1 },
	{ "[200, 1e3]", "p2 cc # cbr 1.25", "[200, 1000]", 0 },
};

START_TEST(the_unit_is_found_from_every_number)
{
	char text[512];
	Opened opened;

	snprintf(text, sizeof text,
		 "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		 "starting_stacks = %s\nactions = ['%s']\nfinishing_stacks = %s",
		 units[_i].stacks, units[_i].action, units[_i].finishing);
	opened = open_hand(text);
	ck_assert_msg(opened.good, "%s", opened.reason);
	ck_assert_int_eq(opened.hand.places, units[_i].places);
	close_hand(&opened);
}
END_TEST

START_TEST(a_result_from_outside_makes_the_unit_finer)
{
	Opened opened = open_hand(whole);
	PhhHand *hand = &opened.hand;

	ck_assert(phh_raise_places(hand, 1)); /* fewer than there are */
	ck_assert_int_eq(hand->places, 2);
	ck_assert(phh_raise_places(hand, 4));
	ck_assert_int_eq(hand->places, 4);
	ck_assert_int_eq(hand->stack[0], 2002500);
	ck_assert_int_eq(hand->stack[1], PHH_UNKNOWN);
	ck_assert_int_eq(hand->ante[1], 5000);
	ck_assert_int_eq(hand->blind[2], -20000);
	ck_assert_int_eq(hand->min_bet, 20000);
	ck_assert_int_eq(hand->action[5].amount, 75000);
	ck_assert_int_eq(hand->finishing[2], 475000);
	ck_assert_int_eq(hand->winnings[1], 60000);
	ck_assert(!phh_raise_places(hand, 14)); /* 200.25 would be over the limit */
	ck_assert_int_eq(hand->places, 4);
	ck_assert_int_eq(hand->min_bet, 20000);
	close_hand(&opened);
}
END_TEST

/* Cards by the end: hole cards of p1, p2, p3 and the board, "-" between. */
static const struct {
	const char *actions;
	const char *cards; /* NULL: refused */
	const char *says;
} cards_cases[] = {
	{ "", "AsKs-\?\?\?\?-7c7d-", NULL },
	{ ", 'd db 2c3c4c', 'd db 5c', 'd db 6c'", "AsKs-\?\?\?\?-7c7d-2c3c4c5c6c", NULL },
	{ ", 'p2 sm JcAh'", "AsKs-JcAh-7c7d-", NULL },
	{ ", 'p2 sm \?\?\?\?', 'p2 sm JcAh'", "AsKs-JcAh-7c7d-", NULL },
	{ ", 'p2 sm JcAh', 'p2 sm AhJc', 'p2 sm \?\?\?\?'", "AsKs-JcAh-7c7d-", NULL },
	{ ", 'p2 sm Jc\?\?', 'p2 sm \?\?Ah'", "AsKs-JcAh-7c7d-", NULL },
	{ ", 'p1 sm KsAs', 'p3 sm'", "AsKs-\?\?\?\?-7c7d-", NULL },
	{ ", 'p1 sm -'", "AsKs-\?\?\?\?-7c7d-", NULL },
	{ ", 'd db \?\?\?\?\?\?'", "AsKs-\?\?\?\?-7c7d-\?\?\?\?\?\?", NULL },
	{ ", 'p1 sm AsKd'", NULL, "p1 shows Kd and was dealt other cards" },
	{ ", 'p2 sm JcAh', 'p2 sm JcAd'", NULL, "p2 shows Ad and was dealt other cards" },
	{ ", 'p2 sm JcJc'", NULL, "p2 shows one card twice" },
	{ ", 'p2 sm JcAs'", NULL, "duplicate card As" },
	{ ", 'p2 sm JcAhAd'", NULL, "p2 shows more than 2 cards" },
	{ ", 'd db 7c3c4c'", NULL, "duplicate card 7c" },
	{ ", 'd db 2c3c4c', 'd db 2c'", NULL, "duplicate card 2c" },
	{ ", 'd db 2c'", NULL, "flop of 1 card" },
	{ ", 'd db 2c3c4c5c'", NULL, "flop of 4 cards" },
	{ ", 'd db 2c3c4c', 'd db 5c6c'", NULL, "turn of 2 cards" },
	{ ", 'd db 2c3c4c', 'd db 5c', 'd db 6c8c'", NULL, "river of 2 cards" },
	{ ", 'd db 2c3c4c', 'd db 5c', 'd db 6c', 'd db 8c'", NULL, "a sixth board card" },
	{ ", 'd dh p1 2c'", NULL, "p1 is dealt more than 2 cards" },
	{ ", 'p3 cc', 'd dh p1 2c'", NULL, "hole cards are dealt after the betting" },
};

static char *
put_cards(char *out, const Card *card, int n)
{
	for (int i = 0; i < n; i++)
		out += card_print(card[i], out);
	return out;
}

START_TEST(cards_are_known_as_far_as_they_were_seen)
{
	char text[1024], reason[PHH_REASON_MAX] = "", *out = text;
	PhhCards cards;
	Opened opened;
	bool good;

	snprintf(text, sizeof text, DEALT "%s]", cards_cases[_i].actions);
	opened = open_hand(text);
	ck_assert_msg(opened.good, "%s", opened.reason);
	good = phh_cards(&opened.hand, &cards, reason);
	close_hand(&opened);
	if (!cards_cases[_i].cards) {
		ck_assert(!good);
		ck_assert_msg(strstr(reason, cards_cases[_i].says) != NULL, "%s", reason);
		return;
	}
	ck_assert_msg(good, "%s", reason);
	for (int player = 0; player < 3; player++) {
		out = put_cards(out, cards.hole[player], cards.n_hole[player]);
		*out++ = '-';
	}
	out = put_cards(out, cards.board, cards.n_board);
	*out = '\0';
	ck_assert_str_eq(text, cards_cases[_i].cards);
}
END_TEST

START_TEST(a_file_of_many_hands_keeps_their_keys)
{
	static const char text[] = "note = 'not a hand'\n[401]\n" DEALT "]\n[402]\n" START
				   "actions = []\n['last one']\nvariant = 'FB'\n";
	TomlError error;
	TomlDocument *document = toml_open(text, sizeof text - 1, &error);
	const TomlValue *table;

	ck_assert_ptr_nonnull(document);
	table = phh_first(toml_root(document));
	ck_assert_str_eq(table->key.at, "401");
	table = phh_next(table);
	ck_assert_str_eq(table->key.at, "402");
	table = phh_next(table);
	ck_assert_str_eq(table->key.at, "last one");
	ck_assert_ptr_null(phh_next(table));
	toml_close(document);
	document = toml_open(whole, sizeof whole - 1, &error);
	table = phh_first(toml_root(document));
	ck_assert_ptr_eq(table, toml_root(document));
	ck_assert_ptr_null(phh_next(table));
	toml_close(document);
	document = toml_open("a = 1", 5, &error);
	ck_assert_ptr_null(phh_first(toml_root(document)));
	toml_close(document);
}
END_TEST

static char *
read_file(const char *path, size_t *length)
{
	FILE *file = fopen(path, "rb");
	char *text;

	ck_assert_msg(file != NULL, "%s", path);
	fseek(file, 0, SEEK_END);
	*length = (size_t)ftell(file);
	rewind(file);
	text = malloc(*length + 1);
	ck_assert_uint_eq(fread(text, 1, *length, file), *length);
	fclose(file);
	return text;
}

/* Two hands say the same of everything that the game rests on. */
static void
assert_same(const PhhHand *a, const PhhHand *b)
{
	ck_assert_int_eq(a->variant, b->variant);
	ck_assert_int_eq(a->players, b->players);
	ck_assert_int_eq(a->places, b->places);
	ck_assert_int_eq(a->ante_trimming, b->ante_trimming);
	ck_assert_int_eq(a->min_bet, b->min_bet);
	ck_assert_mem_eq(a->ante, b->ante, sizeof a->ante);
	ck_assert_mem_eq(a->blind, b->blind, sizeof a->blind);
	ck_assert_mem_eq(a->stack, b->stack, sizeof a->stack);
	ck_assert_uint_eq(a->n_actions, b->n_actions);
	for (size_t i = 0; i < a->n_actions; i++) {
		ck_assert_int_eq(a->action[i].kind, b->action[i].kind);
		ck_assert_int_eq(a->action[i].player, b->action[i].player);
		ck_assert_int_eq(a->action[i].amount, b->action[i].amount);
		ck_assert_int_eq(a->action[i].n_cards, b->action[i].n_cards);
		ck_assert_mem_eq(a->action[i].card, b->action[i].card, sizeof a->action[i].card);
	}
}

static const struct {
	const char *path;
	int hands;
} files[] = {
	{ "tests/hands/synth-hard.phhs", 643 },
	{ "tests/hands/synth-oddpolicy.phhs", 30 },
	{ "tests/hands/synth-illegal-reopen.phhs", 30 },
};

START_TEST(hands_of_a_file_read_back_the_same_once_written)
{
	size_t length;
	char *text = read_file(files[_i].path, &length), reason[PHH_REASON_MAX] = "";
	TomlError error;
	TomlDocument *document = toml_open(text, length, &error);
	PhhHand hand = { 0 };
	PhhCards cards;
	int hands = 0;

	free(text);
	ck_assert_ptr_nonnull(document);
	for (const TomlValue *table = phh_first(toml_root(document)); table;
	     table = phh_next(table), hands++) {
		Opened again;

		ck_assert_msg(phh_read(&hand, table, reason), "%s: %s", table->key.at, reason);
		ck_assert_msg(phh_cards(&hand, &cards, reason), "%s: %s", table->key.at, reason);
		text = written(&hand, table->key.at);
		again = open_hand(text);
		ck_assert_msg(again.good, "%s: %s", table->key.at, again.reason);
		assert_same(&hand, &again.hand);
		close_hand(&again);
		free(text);
	}
	ck_assert_int_eq(hands, files[_i].hands);
	phh_close(&hand);
	toml_close(document);
}
END_TEST

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

int
main(void)
{
	Suite *suite = suite_create("phh");
	TCase *tests = tcase_create("phh");

	tcase_add_test(tests, every_field_of_the_format_is_read);
	tcase_add_test(tests, a_hand_is_written_in_the_order_of_the_format);
	tcase_add_test(tests, fields_come_in_any_order_and_unknown_ones_are_tolerated);
	tcase_add_test(tests, limit_games_have_their_bets_and_other_games_are_known_by_name);
	tcase_add_loop_test(tests, a_malformed_hand_is_refused_with_the_reason, 0,
			    COUNT(malformed));
	tcase_add_loop_test(tests, the_unit_is_found_from_every_number, 0, COUNT(units));
	tcase_add_test(tests, a_result_from_outside_makes_the_unit_finer);
	tcase_add_loop_test(tests, cards_are_known_as_far_as_they_were_seen, 0, COUNT(cards_cases));
	tcase_add_test(tests, a_file_of_many_hands_keeps_their_keys);
	tcase_add_loop_test(tests, hands_of_a_file_read_back_the_same_once_written, 0,
			    COUNT(files));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
