/* A card's encoding and its text: each face, each oddity, and what is no card. */
#include <string.h>

#include "engine/card.h"
#include "tests/check.h"

static const struct {
	const char *text;
	Card card;
	size_t used;
} readable[] = {
	{ "2c", 0, 2 },
	{ "2d", 1, 2 },
	{ "2h", 2, 2 },
	{ "2s", 3, 2 },
	{ "Td", 8 * 4 + 1, 2 },
	{ "Jc", 9 * 4, 2 },
	{ "As", 51, 2 },
	{ "aS", 51, 2 },
	{ "tD", 8 * 4 + 1, 2 },
	{ "Jo", CARD_JOKER, 2 },
	{ "jO", CARD_JOKER, 2 },
	{ "\?\?", CARD_UNKNOWN, 2 },
	{ "9h^", (7 * 4 + 2) | CARD_BOXED, 3 },
	{ "7c~", (5 * 4) | CARD_OTHER_BACK, 3 },
	{ "Kd^~", (11 * 4 + 1) | CARD_BOXED | CARD_OTHER_BACK, 4 },
	{ "Kd~^", (11 * 4 + 1) | CARD_BOXED | CARD_OTHER_BACK, 4 },
	{ "Jo~", CARD_JOKER | CARD_OTHER_BACK, 3 },
	{ "\?\?^", CARD_UNKNOWN | CARD_BOXED, 3 },
	/* What follows a card is left for the reader of what follows. */
	{ "AsKd", 51, 2 },
	{ "As Kd", 51, 2 },
	{ "As^^", 51 | CARD_BOXED, 3 },
	{ "As~^~", 51 | CARD_BOXED | CARD_OTHER_BACK, 4 },
	{ "\?\?\?\?", CARD_UNKNOWN, 2 },
};

static const char *const unreadable[] = {
	"", "A", "1c", "0s", "Ax", "sA", "10c", " As", "?", "?c", "A?", "--", "^As", "oJ", "A\xc3",
};

enum {
	READABLE = sizeof readable / sizeof readable[0],
	UNREADABLE = sizeof unreadable / sizeof unreadable[0],
};

START_TEST(a_card_is_read_in_any_case_and_what_follows_is_left)
{
	const char *text = readable[_i].text;
	Card card = CARD_NONE;

	ck_assert_uint_eq(card_read(text, strlen(text), &card), readable[_i].used);
	ck_assert_uint_eq(card, readable[_i].card);
}
END_TEST

START_TEST(what_is_no_card_is_refused_and_nothing_written)
{
	const char *text = unreadable[_i];
	Card card = CARD_NONE;

	ck_assert_uint_eq(card_read(text, strlen(text), &card), 0);
	ck_assert_uint_eq(card, CARD_NONE);
}
END_TEST

START_TEST(nothing_is_read_beyond_the_length)
{
	Card card = CARD_NONE;

	ck_assert_uint_eq(card_read("As^~", 0, &card), 0);
	ck_assert_uint_eq(card_read("As^~", 1, &card), 0);
	ck_assert_uint_eq(card, CARD_NONE);
	ck_assert_uint_eq(card_read("As^~", 2, &card), 2);
	ck_assert_uint_eq(card, 51);
	ck_assert_uint_eq(card_read("As^~", 3, &card), 3);
	ck_assert_uint_eq(card, 51 | CARD_BOXED);
}
END_TEST

START_TEST(every_card_is_printed_as_it_is_read)
{
	char text[CARD_TEXT];
	size_t length;
	int face, odd;
	Card card, back;

	for (odd = 0; odd < 256; odd += CARD_BOXED)
		for (face = 0; face <= CARD_UNKNOWN; face++) {
			card = (Card)(face | odd);
			length = card_print(card, text);
			ck_assert_uint_eq(length, strlen(text));
			ck_assert_uint_eq(card_read(text, length, &back), length);
			ck_assert_uint_eq(back, card);
		}
}
END_TEST

START_TEST(print_writes_the_text_of_the_language)
{
	static const struct {
		Card card;
		const char *text;
	} rows[] = {
		{ 0, "2c" },
		{ 51, "As" },
		{ 33, "Td" },
		{ CARD_JOKER, "Jo" },
		{ CARD_UNKNOWN, "\?\?" },
		{ CARD_NONE, "--" },
		{ 51 | CARD_BOXED, "As^" },
		{ 20 | CARD_OTHER_BACK, "7c~" },
		{ 20 | CARD_OTHER_BACK | CARD_BOXED, "7c^~" },
	};
	char text[CARD_TEXT];
	size_t i;

	for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		ck_assert_uint_eq(card_print(rows[i].card, text), strlen(rows[i].text));
		ck_assert_str_eq(text, rows[i].text);
	}
}
END_TEST

START_TEST(rank_and_suit_make_the_card_again)
{
	int rank, suit;
	Card card;

	for (rank = 0; rank < 13; rank++)
		for (suit = 0; suit < 4; suit++) {
			card = card_make(rank, suit) | CARD_BOXED | CARD_OTHER_BACK;
			ck_assert(card_is_plain(card));
			ck_assert_int_eq(card_rank(card), rank);
			ck_assert_int_eq(card_suit(card), suit);
		}
	ck_assert(!card_is_plain(CARD_JOKER));
	ck_assert(!card_is_plain(CARD_UNKNOWN));
	ck_assert(!card_is_plain(CARD_NONE));
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("card");
	TCase *tcase = tcase_create("text");

	tcase_add_loop_test(tcase, a_card_is_read_in_any_case_and_what_follows_is_left, 0,
			    READABLE);
	tcase_add_loop_test(tcase, what_is_no_card_is_refused_and_nothing_written, 0, UNREADABLE);
	tcase_add_test(tcase, nothing_is_read_beyond_the_length);
	tcase_add_test(tcase, every_card_is_printed_as_it_is_read);
	tcase_add_test(tcase, print_writes_the_text_of_the_language);
	tcase_add_test(tcase, rank_and_suit_make_the_card_again);
	suite_add_tcase(suite, tcase);
	return check_run(suite);
}
