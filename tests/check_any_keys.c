/* Any keys in any mode, in a window of any size: nothing breaks, and the journal tells it all. */
#include "tests/check.h"

#include <locale.h>
#include <stdlib.h>

#include "tests/support/random_play.h"
#include "tests/support/screened.h"

static const char TABLE[] = "blinds 50/100\n"
			    "seat 1 Ana 20000\n"
			    "seat 2 \"B\u00e9n \u9673\u5927\u6587 von und zu\" 2000000\n"
			    "seat 3 Carla 20000\n"
			    "seat 4 Dan 900\n"
			    "button 4\n"
			    "post\n"
			    "deal\n";

/* Letters that are keys somewhere; the log comes up often enough to be lived in. */
static const char LETTERS[] = "LLLLjkgGnN()[]{}yvfxcDuUpb1234ieaxFTRSMNB!/dan?hl.d+wWq:ostm\"*-";

static Screened s;

/* True if Enter would write a file. */
static bool
asks_for_a_file(void)
{
	return s.screen.mode == SCREEN_PROMPT &&
	       (s.screen.asks == ASKS_FILE || s.screen.asks == ASKS_HAND);
}

static void
press_something(Random *random)
{
	uint32_t chance = random_below(random, 20);
	char letter[2] = { LETTERS[random_below(random, sizeof LETTERS - 1)], '\0' };

	if (chance < 3 || asks_for_a_file()) {
		screened_press(&s, KEY_IS_ESCAPE);
	} else if (chance < 6) {
		screened_press(&s, KEY_IS_ENTER);
	} else if (chance < 9) {
		screened_press(&s,
			       (KeyName)(KEY_IS_TAB +
					 random_below(random, KEY_IS_PAGE_DOWN - KEY_IS_TAB + 1)));
	} else if (chance == 9) {
		screen_key(&s.screen, key_from_mouse((KeyButton)random_below(random, 4),
						     (int)random_below(random, 170),
						     (int)random_below(random, 45)));
	} else if (chance == 10 && s.screen.mode == SCREEN_TABLE) {
		Event event =
			plausible_event(random, session_game(s.session), session_book(s.session));

		screen_event(&s.screen, &event);
	} else {
		screened_type(&s, letter);
	}
	s.screen.over = false; /* whoever leaves comes back */
}

START_TEST(nothing_breaks_and_nothing_is_lost)
{
	Random random;

	setlocale(LC_ALL, "C.UTF-8");
	random_seed(&random, 40 + (uint64_t)_i);
	screened_open(&s, TABLE);
	for (int i = 0; i < 2500; i++) {
		press_something(&random);
		screened_drawn(&s, 1 + (int)random_below(&random, 170),
			       1 + (int)random_below(&random, 45));
		if (i % 500 == 499) {
			const char *what = screened_journal_differs(&s);

			ck_assert_msg(!what, "after %d keys the journal differs: %s", i, what);
		}
	}
	screened_close(&s);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("any keys");
	TCase *tests = tcase_create("keys");

	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, nothing_breaks_and_nothing_is_lost, 0, 4);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
