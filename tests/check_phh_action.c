/* Actions of the PHH format: what each means, how it is written again, and what is none. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/card.h"
#include "src/history/phh.h"

/* Notation on the left; kind, player, amount and cards, and how it is written again. */
static const struct {
	const char *text;
	PhhActionKind kind;
	int player;
	int64_t amount; /* in hundredths */
	const char *cards;
	const char *again; /* NULL: as it stands */
} actions[] = {
	{ "", PHH_NOTHING, 0, 0, "", NULL },
	{ "  \t ", PHH_NOTHING, 0, 0, "", "" },
	{ "# he thinks", PHH_NOTHING, 0, 0, "", NULL },
	{ "d dh p1 AcJh", PHH_DEAL_HOLE, 1, 0, "AcJh", NULL },
	{ "d dh p10 \?\?\?\?", PHH_DEAL_HOLE, 10, 0, "\?\?\?\?", NULL },
	{ "d dh p2 Ah\?\?", PHH_DEAL_HOLE, 2, 0, "Ah\?\?", NULL },
	{ "d dh p2 Ah3sKsKh", PHH_DEAL_HOLE, 2, 0, "Ah3sKsKh", NULL },
	{ "d db 4s5c2h", PHH_DEAL_BOARD, 0, 0, "4s5c2h", NULL },
	{ "d db Td", PHH_DEAL_BOARD, 0, 0, "Td", NULL },
	{ "p3 f", PHH_FOLD, 3, 0, "", NULL },
	{ " p3\t f  ", PHH_FOLD, 3, 0, "", "p3 f" },
	{ "p3 cc", PHH_CHECK_CALL, 3, 0, "", NULL },
	{ "p3 cbr 7000", PHH_BET_RAISE, 3, 700000, "", NULL },
	{ "p3 cbr 47.50", PHH_BET_RAISE, 3, 4750, "", "p3 cbr 47.5" },
	{ "p3 cbr 0.05", PHH_BET_RAISE, 3, 5, "", NULL },
	{ "p3 cbr 9900.0 # big", PHH_BET_RAISE, 3, 990000, "", "p3 cbr 9900 # big" },
	{ "p3 cc#call", PHH_CHECK_CALL, 3, 0, "", "p3 cc # call" },
	{ "p3 sm AcJh", PHH_SHOW, 3, 0, "AcJh", NULL },
	{ "p3 sm \?\?\?\?", PHH_SHOW, 3, 0, "\?\?\?\?", NULL },
	{ "p3 sm -", PHH_SHOW, 3, 0, "", NULL },
	{ "p3 sm", PHH_MUCK, 3, 0, "", NULL },
	{ "p3 sm # mucks", PHH_MUCK, 3, 0, "", NULL },
	{ "p3 pb", PHH_BRING_IN, 3, 0, "", NULL },
	{ "p3 sd", PHH_DISCARD, 3, 0, "", NULL },
	{ "p3 sd AsQs", PHH_DISCARD, 3, 0, "AsQs", NULL },
};

static const struct {
	const char *text, *says;
} no_actions[] = {
	{ "x f", "found \"x\", expected d or a player" },
	{ "p f", "found \"p\", expected d or a player" },
	{ "p0 f", "found \"p0\", expected d or a player" },
	{ "p01 f", "found \"p01\"" },
	{ "p1x f", "found \"p1x\"" },
	{ "P1 f", "found \"P1\"" },
	{ "p1", "nothing is done" },
	{ "p1 x", "found \"x\", expected f, cc, cbr or sm" },
	{ "p1 dh AsKs", "found \"dh\", expected f, cc, cbr or sm" },
	{ "d f", "found \"f\", expected dh or db" },
	{ "d db", "expected cards behind \"db\"" },
	{ "d dh AsKs", "expected a player and cards behind \"dh\"" },
	{ "d dh x AsKs", "found \"x\", expected a player" },
	{ "d db As Ks", "expected cards behind \"db\"" },
	{ "p1 f 5", "expected nothing behind \"f\"" },
	{ "p1 cbr", "expected an amount behind \"cbr\"" },
	{ "p1 cbr x", "found \"x\", expected an amount" },
	{ "p1 cbr 0", "found \"0\", expected an amount" },
	{ "p1 cbr -5", "found \"-5\", expected an amount" },
	{ "p1 cbr 5 6", "expected an amount behind" },
	{ "p1 cbr 0.001", "too large or too fine" },
	{ "p1 cbr 99999999999999", "too large or too fine" },
	{ "p1 sm A", "found \"A\", expected at most 8 cards" },
	{ "p1 sm asks", "found \"as\", expected a card" },
	{ "p1 sm 1sKs", "found \"1s\", expected a card" },
	{ "p1 sm \?sKs", "found \"\?s\", expected a card" },
	{ "d db JoKs2c", "found \"Jo\", expected a card" },
};

static void
cards_text(const PhhAction *action, char *text)
{
	*text = '\0';
	for (int i = 0; i < action->n_cards; i++)
		text += card_print(action->card[i], text);
}

START_TEST(an_action_is_read_and_written)
{
	PhhHand hand = { .places = 2 };
	PhhAction action;
	char reason[PHH_REASON_MAX], cards[64], *again = NULL;
	size_t length;
	FILE *file;

	ck_assert_msg(phh_action_read(actions[_i].text, 2, &action, reason), "%s", reason);
	ck_assert_int_eq(action.kind, actions[_i].kind);
	ck_assert_int_eq(action.player, actions[_i].player);
	ck_assert_int_eq(action.amount, actions[_i].amount);
	cards_text(&action, cards);
	ck_assert_str_eq(cards, actions[_i].cards);
	file = open_memstream(&again, &length);
	phh_action_write(&hand, &action, file);
	fclose(file);
	ck_assert_str_eq(again, actions[_i].again ? actions[_i].again : actions[_i].text);
	free(again);
}
END_TEST

START_TEST(what_is_no_action_is_refused)
{
	PhhAction action;
	char reason[PHH_REASON_MAX] = "";

	ck_assert(!phh_action_read(no_actions[_i].text, 2, &action, reason));
	ck_assert_msg(strstr(reason, no_actions[_i].says) != NULL, "%s: %s", no_actions[_i].text,
		      reason);
}
END_TEST

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

int
main(void)
{
	Suite *suite = suite_create("phh actions");
	TCase *tests = tcase_create("actions");

	tcase_add_loop_test(tests, an_action_is_read_and_written, 0, COUNT(actions));
	tcase_add_loop_test(tests, what_is_no_action_is_refused, 0, COUNT(no_actions));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
