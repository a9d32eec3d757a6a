/* The page of text that a session is exported as: what stands on it, in its order. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/support/exported.h"

/* The page of a script; the caller frees it. */
static char *
page_of(const char *text)
{
	Exported exported;
	char *page;

	exported_open(&exported, text, (View){ .faces = true });
	ck_assert_int_eq(exported.refused, 0);
	page = exported_text(&exported, "text");
	exported_close(&exported);
	return page;
}

/* A script, and what stands on its page, in this order. */
static const struct {
	const char *text;
	const char *parts[20];
} PAGES[] = {
	{ "title  Two thousand-chips against 1,100\nblinds 50/100\nseat 1 Ana 20000\n"
	  "seat 2 Ben 20000\nseat 3 Carla 20000\nseat 4 Dan 20000 = 1000x15 100x50\n"
	  "seat 5 Eva 20000\nbutton 5\npost\ndeal\n3 raises to 1100\n"
	  "note \"Two equal chips, and not a word.\"\nask\n4 throws 1000x2\nhint \"Count.\"\n",
	  { "Two thousand-chips against 1,100\n================================\n"
	    "tournament book, hold'em no-limit, 50/100\n   1 Ana                   20,000\n",
	    "   5 Eva                   20,000  button\n\n",
	    "Hand 1: Before the deal\n-----------------------\n  post\n      1 Ana posts 50\n",
	    "\nHand 1: Preflop\n---------------\n  deal\n", "dealer",
	    "\n  3 Carla raises to 1,100: raise to 1,100\n", "dealer",
	    "\n  Note: Two equal chips, and not a word.\n"
	    "  Question: How do you rule on what comes next?\n"
	    "  4 Dan throws 1,000x2: call 1,100\n"
	    "    45a  Several chips of one denomination\n"
	    "          4 Dan bets 1,100 in all\n          900 back to 4 Dan\n",
	    "18,900", "\n  Hint: Count.\n\n   1 Ana ", "5 Eva to act, 1,100 to call\n" } },
	{ "blinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\nbutton 1\nboard 2c 3d 4h\npost\ndeal\n"
	  "1 calls\n2 checks\nflop\n2 bets 200\n1 folds\nnext hand\n",
	  { "A hand of poker\n===============\n", "\nHand 1: Preflop\n", "  1 Ana calls",
	    "\nHand 1: Flop\n------------\n  flop\n", "board 2c 3d 4h",
	    "  2 Ben bets 200: bet 200\n",
	    "\nHand 1: The hand is over\n------------------------\n  1 Ana folds\n",
	    "2 Ben wins 200", "\nHand 2: Before the deal\n", "  next hand\n" } },
};

START_TEST(a_page_tells_the_hand_street_by_street)
{
	char *page = page_of(PAGES[_i].text);
	const char *at = page;

	for (int i = 0; PAGES[_i].parts[i]; i++) {
		const char *part = strstr(at, PAGES[_i].parts[i]);

		ck_assert_msg(part != NULL, "\"%s\" does not follow in\n%s", PAGES[_i].parts[i],
			      at);
		at = part + strlen(PAGES[_i].parts[i]);
	}
	ck_assert_ptr_null(strstr(page, "\n\n\nHand"));
	free(page);
}
END_TEST

/* The last picture is the table as the screen draws it, row by row below its title. */
START_TEST(the_table_is_drawn_as_on_the_screen)
{
	enum { BYTES = 80 * 24 * 8 };
	Exported exported;
	View view = { .faces = true, .book = "tournament" };
	const Game *game;
	Surface surface;
	Layout layout;
	char *rows = malloc(BYTES), *page;
	int found = 0;

	exported_open(&exported, PAGES[0].text, view);
	page = exported_text(&exported, "text");
	game = session_game(exported.session);
	view.lit = 4;
	view.n_pots = game_pots(game, view.pots);
	ck_assert(surface_open(&surface, 80, 24));
	ck_assert(layout_pick(80, 24, game->table.seats, &layout));
	table_view_draw(&surface, &layout, &view, &game->table);
	ck_assert_ptr_nonnull(rows);
	surface_dump(&surface, rows, BYTES);
	strtok(rows, "\n"); /* the title */
	for (char *row = strtok(NULL, "\n"); row; row = strtok(NULL, "\n")) {
		ck_assert_msg(strstr(page, row) != NULL, "%s", row);
		found++;
	}
	ck_assert_int_ge(found, 5);
	ck_assert_ptr_null(strstr(page, " misdeal "));
	surface_close(&surface);
	free(rows);
	free(page);
	exported_close(&exported);
}
END_TEST

/* A long note is wrapped at 80 columns. */
START_TEST(no_line_that_is_written_down_is_too_long)
{
	char text[512], *page;
	int lines = 0;

	snprintf(text, sizeof text,
		 "seat 1 Ana 5000\nseat 2 Ben 5000\nbutton 1\npost\nnote \"%s %s %s\"\n",
		 "One word after another stands in this note, and none of them is cut,",
		 "however many there are, and however long the whole of it has become,",
		 "since lines are broken where there is a blank between two of them.");
	page = page_of(text);
	ck_assert_ptr_nonnull(strstr(page, "\n  Note: One word after another stands"));
	for (const char *at = strstr(page, "  Note:"); *at && *at != '\n'; lines++) {
		ck_assert_int_le((int)strcspn(at, "\n"), 80);
		at += strcspn(at, "\n") + 1;
	}
	ck_assert_int_eq(lines, 3);
	free(page);
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("text");
	TCase *tests = tcase_create("text");

	tcase_add_loop_test(tests, a_page_tells_the_hand_street_by_street, 0, COUNT(PAGES));
	tcase_add_test(tests, the_table_is_drawn_as_on_the_screen);
	tcase_add_test(tests, no_line_that_is_written_down_is_too_long);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
