/* What each expectation of the table language means. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/expect.h"
#include "tests/support/scripted.h"

/* The example at the head of the document of the table language. */
#define TWO_CHIPS                                                                                  \
	"blinds 50/100\n"                                                                          \
	"seat 1 Ana 20000\nseat 2 Ben 20000\nseat 3 Carla 20000\n"                                 \
	"seat 4 Dan 20000 = 1000x15 100x50\nseat 5 Eva 20000\nbutton 5\n"                          \
	"post\ndeal\n3 raises to 1100\n4 throws 1000x2\n"

/* Heads-up, aces against kings, all the chips of the shorter stack. */
#define ALL_IN                                                                                     \
	"blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 2000\nbutton 1\n"                              \
	"cards 1 As Ah\ncards 2 Kc Kd\nboard 2c 7d 9h 3s 4s\n"                                     \
	"post\ndeal\n1 all-in\n"

/* A silent call that is too small, facing a bet: left to the floor (51b). */
#define TOO_FEW                                                                                    \
	"blinds 100/200\nseat 1 Abe 10000\nseat 2 Bea 10000\nseat 3 Cal 10000\nseat 4 Dee 10000\n" \
	"button 4\npost\ndeal\n3 calls\n4 folds\n1 folds\n2 checks\nflop\n2 bets 1000\n"           \
	"3 throws 100x3\n"

/* The first card of the big blind lies open (35.2). */
#define OPEN_CARD                                                                                  \
	"blinds 100/200\nseat 1 Emil 7000\nseat 2 Fay 7000\nseat 3 Gus 7000\nseat 4 Hana 7000\n"   \
	"button 4\npost\ndealer deals 1\ndealer deals 2 face-up\n"

/* Three stacks, all of them in before the flop: a main pot and a side pot. */
#define THREE_IN                                                                                   \
	"blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 3000\nseat 3 Carla 5000\nbutton 3\n"           \
	"post\ndeal\n3 raises to 3000\n1 calls\n2 calls\n"

static const struct {
	const char *script, *expectation;
	const char *found; /* what is found instead; NULL if it holds */
} ROWS[] = {
	{ TWO_CHIPS, "expect rule 45a", NULL },
	{ TWO_CHIPS, "expect rule 45", "45a" }, /* met by 45.1, not by 45a */
	{ TWO_CHIPS, "expect rule 45a 43a", "45a" },
	{ TWO_CHIPS, "expect only 45a", NULL },
	{ TWO_CHIPS, "expect only 43a", "45a" },
	{ TWO_CHIPS, "expect only 45a 43a", "45a" },
	{ TWO_CHIPS, "expect no rule 45b 46a", NULL },
	{ TWO_CHIPS, "expect no rule 46a 45a", "45a" },
	{ TWO_CHIPS, "expect silent", "45a" },
	{ TWO_CHIPS, "expect verdict 4 call 1100", NULL },
	{ TWO_CHIPS, "expect verdict 4 call 2000", "call 1100" },
	{ TWO_CHIPS, "expect verdict 4 raise 2000", "call 1100" },
	{ TWO_CHIPS, "expect verdict 4 all-in 1100", "call 1100" },
	{ TWO_CHIPS, "expect verdict 4 check", "call 1100" },
	{ TWO_CHIPS, "expect verdict 3 raise 1100", "no act" }, /* of the event before */
	{ TWO_CHIPS, "expect returned 4 900", NULL },
	{ TWO_CHIPS, "expect returned 4 1000", "900" },
	{ TWO_CHIPS, "expect returned 3 0", NULL },
	{ TWO_CHIPS, "expect no misdeal", NULL },
	{ TWO_CHIPS, "expect no void", NULL },
	{ TWO_CHIPS, "expect void", "45a" },
	{ TWO_CHIPS, "expect choice call raise-2100", "no choice" },
	{ TWO_CHIPS, "expect turn 5", NULL },
	{ TWO_CHIPS, "expect turn 1", "5" },
	{ TWO_CHIPS, "expect turn none", "5" },
	{ TWO_CHIPS, "expect street preflop", NULL },
	{ TWO_CHIPS, "expect street turn", "preflop" },
	{ TWO_CHIPS, "expect bet 4 1100", NULL },
	{ TWO_CHIPS, "expect bet 1 50", NULL },
	{ TWO_CHIPS, "expect bet 4 2000", "1100" },
	{ TWO_CHIPS, "expect stack 4 18900", NULL },
	{ TWO_CHIPS, "expect stack 4 20000", "18900" },
	{ TWO_CHIPS, "expect pot 2350", NULL },
	{ TWO_CHIPS, "expect pot 2350 0", "2350" },
	{ TWO_CHIPS, "expect total 2350", NULL },
	{ TWO_CHIPS, "expect to-call 5 1100", NULL },
	{ TWO_CHIPS, "expect to-call 1 1050", NULL },
	{ TWO_CHIPS, "expect to-call 1 1100", "1050" },
	{ TWO_CHIPS, "expect min-raise 5 2100", NULL },
	{ TWO_CHIPS, "expect min-raise 5 2200", "2100" },
	{ TWO_CHIPS, "expect no raise 5", "2100" },
	{ TWO_CHIPS, "expect max-raise 5 20000", NULL },
	{ TWO_CHIPS, "expect hand 5 live", NULL },
	{ TWO_CHIPS, "expect hand 5 dead", "live" },
	{ TWO_CHIPS, "expect hand 5 none", "live" },
	{ TWO_CHIPS, "expect count 5 2", NULL },
	{ TWO_CHIPS, "expect count 5 3", "2" },
	{ TWO_CHIPS, "expect board As", "no cards" },
	{ TWO_CHIPS, "expect burns 0", NULL },
	{ TWO_CHIPS, "expect stub 42", NULL },
	{ TWO_CHIPS, "expect stub 52", "42" },
	{ TWO_CHIPS, "expect button 5", NULL },
	{ TWO_CHIPS, "expect button 1", "5" },
	{ TWO_CHIPS, "expect penalty 4 none", NULL },
	{ TWO_CHIPS, "expect penalty 4 warning", "none" },
	{ TWO_CHIPS, "expect shows 4", "nobody" },
	{ TWO_CHIPS, "expect wins 4 0", NULL },
	{ TWO_CHIPS, "expect refused", "it happened" },

	{ TWO_CHIPS "5 folds\n", "expect verdict 5 fold", NULL },
	{ TWO_CHIPS "5 folds\n", "expect hand 5 dead", NULL },
	{ TWO_CHIPS "5 folds\n", "expect silent", NULL },
	{ TWO_CHIPS "5 folds\n", "expect no rule 45a", NULL }, /* of the event before */
	{ TWO_CHIPS "5 folds\n", "expect returned 4 0", NULL },
	{ TWO_CHIPS "5 folds\nundo\n", "expect turn 5", NULL },
	{ TWO_CHIPS "8 calls\n", "expect refused", NULL }, /* no such seat */
	{ TWO_CHIPS "8 calls\n", "expect turn 5", NULL },
	{ TWO_CHIPS "8 calls\n", "expect no rule 45a", NULL },
	{ TWO_CHIPS "floor penalises 4 2 hands\n", "expect penalty 4 2 hands", NULL },
	{ TWO_CHIPS "floor penalises 4 1 hand\n", "expect penalty 4 1 hands", NULL },
	{ TWO_CHIPS "floor penalises 4 1 hand\n", "expect penalty 4 2 hands", "1 hands" },
	{ TWO_CHIPS "floor penalises 4 2 hands\n", "expect penalty 4 none", "2 hands" },
	{ TWO_CHIPS "floor penalises 4 warning\n", "expect penalty 4 warning", NULL },
	{ TWO_CHIPS "floor penalises 4 warning\n", "expect penalty 3 none", NULL },

	{ ALL_IN, "expect verdict 1 all-in 1000", NULL },
	{ ALL_IN, "expect verdict 1 raise 1000", NULL },
	{ ALL_IN, "expect verdict 1 call 1000", "all-in raise 1000" },
	{ ALL_IN, "expect verdict 1 bet 1000", "all-in raise 1000" },
	{ ALL_IN, "expect verdict 1 all-in 900", "all-in raise 1000" },
	{ ALL_IN, "expect no raise 2", NULL }, /* nobody is left to call it */
	{ ALL_IN, "expect min-raise 2 1900", "no raise" },
	{ ALL_IN "2 calls\n", "expect verdict 2 call 1000", NULL },
	{ ALL_IN "2 calls\n", "expect turn none", NULL },
	{ ALL_IN "2 calls\n", "expect turn 2", "none" },
	{ ALL_IN, "expect cards 1 As Ah", NULL },
	{ ALL_IN, "expect cards 1 Ah As", NULL }, /* whatever the order of the deal */
	{ ALL_IN, "expect cards 1 As As", "Ah As" },
	{ ALL_IN, "expect cards 1 As", "Ah As" },
	{ ALL_IN "2 calls\nflop\nturn\nriver\n", "expect board 2c 7d 9h 3s 4s", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\n", "expect board 7d 2c 9h 3s 4s", "2c 7d 9h 3s 4s" },
	{ ALL_IN "2 calls\nflop\nturn\nriver\n", "expect board 2c 7d 9h", "2c 7d 9h 3s 4s" },
	{ ALL_IN "2 calls\nflop\nturn\nriver\n", "expect burns 3", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\n", "expect pot 2000", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect street over", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect wins 1 2000", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect wins 2 0", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect wins 1 1000", "2000" },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect total 0", NULL },
	{ ALL_IN "2 calls\nflop\nturn\nriver\nshowdown\n", "expect stack 2 1000", NULL },
	{ "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 800\nbutton 1\npost\ndeal\n"
	  "1 raises to 1000\n2 calls\n",
	  "expect verdict 2 call 800", NULL },
	{ "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 800\nbutton 1\npost\ndeal\n"
	  "1 raises to 1000\n2 calls\n",
	  "expect verdict 2 all-in 800", NULL },
	{ "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 800\nbutton 1\ncards 1 ?? As\npost\ndeal\n",
	  "expect cards 1 As ??", NULL },
	{ "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 800\nbutton 1\npost\n", "expect hand 1 none",
	  NULL },
	{ "blinds 50/100\nseat 1 Ana 1000\nseat 2 Ben 800\nbutton 1\npost\n", "expect count 1 0",
	  NULL },

	{ TOO_FEW, "expect choice complete forfeit", NULL },
	{ TOO_FEW, "expect choice forfeit complete", "complete forfeit" },
	{ TOO_FEW, "expect choice complete", "complete forfeit" },
	{ TOO_FEW, "expect verdict 3 call 1000", NULL },
	{ TOO_FEW "turn\n", "expect choice complete forfeit", "no choice" },

	{ OPEN_CARD, "expect misdeal", NULL },
	{ OPEN_CARD, "expect no misdeal", "35.2" },
	{ OPEN_CARD, "expect rule 35.2", NULL },
	{ OPEN_CARD, "expect rule 35", NULL }, /* 35 is met by 35.2 */
	{ OPEN_CARD, "expect rule 35.1", "35.2" },
	{ OPEN_CARD "redeal\n", "expect no misdeal", NULL },

	{ THREE_IN, "expect pot 3000 4000", NULL },
	{ THREE_IN, "expect pot 7000", "3000 4000" },
	{ THREE_IN, "expect pot 4000 3000", "3000 4000" },
	{ THREE_IN, "expect total 7000", NULL },
};

START_TEST(an_expectation_holds_or_tells_what_was_found)
{
	Statement statement = scripted_statement(ROWS[_i].expectation);
	char found[EXPECT_SAYS_MAX];
	Standing standing;
	Scripted s;
	bool holds;

	scripted_open(&s, ROWS[_i].script, NULL);
	ck_assert_int_eq(statement.kind, STATEMENT_EXPECT);
	standing = (Standing){ session_game(s.session), session_book(s.session), &s.report,
			       s.refused };
	holds = expect_holds(&statement.expectation, &standing, found);
	if (ROWS[_i].found) {
		ck_assert_msg(!holds, "%s holds", ROWS[_i].expectation);
		/* Plain clauses may stand beside, in brackets, and the cards in any order. */
		ck_assert_msg(strstr(found, ROWS[_i].found) ||
				      strstr(ROWS[_i].expectation, "cards"),
			      "%s: found %s", ROWS[_i].expectation, found);
		ck_assert_str_ne(found, "");
	} else {
		ck_assert_msg(holds, "%s: found %s", ROWS[_i].expectation, found);
	}
	scripted_close(&s);
}
END_TEST

START_TEST(every_kind_of_expectation_is_tried_here)
{
	bool tried[EXPECT_KIND_COUNT] = { false };

	for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++)
		tried[scripted_statement(ROWS[i].expectation).expectation.kind] = true;
	for (int i = 0; i < EXPECT_KIND_COUNT; i++)
		if (i != EXPECT_FLOP && i != EXPECT_RIVER && i != EXPECT_SHOWDOWN)
			ck_assert_msg(tried[i], "kind %d is not", i);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("expect");
	TCase *tests = tcase_create("expectations");

	tcase_add_loop_test(tests, an_expectation_holds_or_tells_what_was_found, 0,
			    (int)(sizeof ROWS / sizeof ROWS[0]));
	tcase_add_test(tests, every_kind_of_expectation_is_tried_here);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
