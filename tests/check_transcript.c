/* The layout of a transcript: event, verdict, what was seen, rulings below. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/transcript.h"
#include "tests/support/scripted.h"
#include "ui/surface.h"

#define FOUR                                                                                       \
	"blinds 100/200\n"                                                                         \
	"seat 1 Abe 10000\nseat 2 Bea 10000\nseat 3 Cal 10000\nseat 4 Dee 10000\nbutton 4\n"

#define TO_THE_FLOP FOUR "post\ndeal\n3 calls\n4 folds\n1 folds\n2 checks\n"

/* What the last line of each script is told as. */
static const struct {
	const char *script, *line;
	const char *parts[6]; /* all of them, in this order */
	const char *never;    /* stands nowhere */
} TOLD[] = {
	/* who posts what */
	{ FOUR, "post", { "  post\n      1 Abe posts 100\n      2 Bea posts 200\n" }, "Cal" },
	/* a fold is told once, a call with its amount */
	{ FOUR "post\ndeal\n", "3 folds", { "  3 Cal folds\n" }, ":" },
	{ FOUR "post\ndeal\n", "3 calls", { "  3 Cal calls: call 200\n" }, "\n    4" },
	/* plain clauses stand further in, without effects */
	{ FOUR "post\ndeal\n",
	  "3 raises to 1100",
	  { "  3 Cal raises to 1,100: raise to 1,100\n", "\n            42b  " },
	  "\n    4" },
	/* what was counted */
	{ FOUR "post\ndeal\n", "dealer counts stub", { "      44 cards in the stub\n" }, ":" },
	{ FOUR "post\ndeal\n",
	  "dealer counts 2",
	  { "      2 Bea has 9,800, and 200 in front\n" },
	  "Cal" },
	{ FOUR "post\ndeal\n", "dealer counts 3", { "      3 Cal has 10,000\n" }, "front" },
	/* what is seen of a street */
	{ TO_THE_FLOP "", "flop", { "  flop\n      board ", "\n      pot 500\n" }, ":" },
	/* several chips that fall short: the choices, the one in force marked */
	{ TO_THE_FLOP "flop\n2 bets 1000\n",
	  "3 throws 100x3",
	  { "  3 Cal throws 100x3: call 1,000\n", "\n    51b  ",
	    "          3 Cal bets 1,000 in all\n", "          (bet to call 1,000; ",
	    "          the floor decides: complete it (in force) or forfeit it\n" },
	  "refused" },
	/* the floor's word */
	{ TO_THE_FLOP "flop\n2 bets 1000\n3 throws 100x3\n",
	  "floor rules forfeit",
	  { "  floor rules forfeit\n" },
	  "complete it (in force)" },
	/* what a player put in who is removed before the re-deal, and no line if nobody is */
	{ FOUR "post\ndealer deals 1 1\nfloor penalises 2 removed\nnotice\nfloor rules misdeal\n",
	  "redeal",
	  { "  redeal\n", "35.6  ", "\n          200 out of play\n" },
	  "refused" },
	{ FOUR "post\ndealer deals 1 1\n", "redeal", { "  redeal\n", "35.6  " }, "out of play" },
	/* a refused event has its reason and nothing else */
	{ FOUR "post\ndeal\n", "3 throws 25000", { "  3 Cal throws 25,000: refused, " }, "\n " },
	/* a point on which the book has no word is said to be one */
	{ "book tournament\n" FOUR "deck 2c 3d^ 4h 5s 6c 7d 8h 9s Tc\npost\n",
	  "dealer deals 1 2",
	  { "practice.boxed-card  ", " (the tournament book has no word on it)\n" },
	  ": " },
};

static char *
tell(const char *script, const char *line)
{
	static Game before;
	Scripted s;
	Played played = { .line = 9, .text = line, .before = &before };
	char *text = NULL;
	size_t length;
	FILE *memory = open_memstream(&text, &length);

	ck_assert_ptr_nonnull(memory);
	scripted_open(&s, script, NULL);
	before = *session_game(s.session);
	played.book = session_book(s.session);
	if (!scripted_play(&s, line))
		played.refusal = session_refusal(s.session);
	played.report = &s.report;
	played.after = session_game(s.session);
	transcript_event(memory, &played);
	fclose(memory);
	scripted_close(&s);
	return text;
}

START_TEST(an_event_is_told_with_what_came_of_it)
{
	char *text = tell(TOLD[_i].script, TOLD[_i].line);
	const char *at = text;

	for (int i = 0; i < 6 && TOLD[_i].parts[i]; i++) {
		at = strstr(at, TOLD[_i].parts[i]);
		ck_assert_msg(at != NULL, "no `%s` in:\n%s", TOLD[_i].parts[i], text);
		at++; /* a line end may belong to two parts */
	}
	ck_assert_msg(strstr(text, TOLD[_i].never) == NULL, "`%s` in:\n%s", TOLD[_i].never, text);
	for (char *l = text; *l; l += strcspn(l, "\n") + 1)
		ck_assert_msg(strcspn(l, "\n") <= 120, "too long: %s", l);
	free(text);
}
END_TEST

START_TEST(head_and_tail_tell_the_table)
{
	Scripted s;
	char *text = NULL;
	size_t length;
	FILE *memory = open_memstream(&text, &length);

	ck_assert_ptr_nonnull(memory);
	scripted_open(&s,
		      "game omaha pot-limit\nblinds 50/100 ante 100\nseat 1 Zo\xc3\xab 1000\n"
		      "seat 3 Ben 20000\nabsent 3\nbutton 1\npost\n",
		      NULL);
	transcript_head(memory, "A title", session_book(s.session), session_game(s.session));
	transcript_tail(memory, session_game(s.session));
	fclose(memory);
	ck_assert_ptr_nonnull(
		strstr(text, "A title\ntournament book, Omaha pot-limit, 50/100 ante 100\n"));
	ck_assert_ptr_nonnull(strstr(text, "  button\n"));
	ck_assert_ptr_nonnull(strstr(text, "  absent\n"));
	ck_assert_ptr_nonnull(strstr(text, "  in front 50\n"));
	ck_assert_ptr_nonnull(strstr(text, "preflop, 250 in the middle and in front, "));
	free(text);
	scripted_close(&s);
}
END_TEST

/* The column of the display at which a word of that line begins; -1 if it is not there. */
static int
column_in(const char *line, const char *word)
{
	const char *at = strstr(line, word);
	char before[128];

	if (!at || (size_t)(at - line) >= sizeof before)
		return -1;
	snprintf(before, sizeof before, "%.*s", (int)(at - line), line);
	return text_width(before);
}

START_TEST(amounts_stand_below_one_another_whatever_a_name_is_made_of)
{
	static const char *const NAMES[] = { "Abe", "大塚健一", "Zoe\u0308", "Ōtsuka" };
	Scripted scripted;
	char *text = NULL;
	size_t size;
	FILE *file = open_memstream(&text, &size);

	scripted_open(&scripted,
		      "blinds 100/200\nseat 1 Abe 10000\nseat 2 \"大塚健一\" 10000\n"
		      "seat 3 \"Zoe\u0308\" 10000\nseat 4 \"Ōtsuka\" 10000\nbutton 4\n",
		      NULL);
	ck_assert_ptr_nonnull(file);
	transcript_head(file, "", session_book(scripted.session), session_game(scripted.session));
	transcript_tail(file, session_game(scripted.session));
	fclose(file);
	for (int i = 0; i < 4; i++) {
		const char *line = strstr(text, NAMES[i]);

		for (int part = 0; part < 2; part++, line = strstr(line + 1, NAMES[i])) {
			ck_assert_ptr_nonnull(line);
			ck_assert_int_eq(column_in(line, "10,000"), 22);
		}
	}
	free(text);
	scripted_close(&scripted);
}
END_TEST

START_TEST(whose_turn_it_is_is_told_with_what_is_to_call)
{
	char text[128];
	Scripted s;

	scripted_open(&s, FOUR "post\ndeal\n3 raises to 1100\n", NULL);
	turn_say(session_game(s.session), text, sizeof text);
	ck_assert_str_eq(text, "4 Dee to act, 1,100 to call");
	scripted_close(&s);
	scripted_open(&s, FOUR, NULL);
	turn_say(session_game(s.session), text, sizeof text);
	ck_assert_str_eq(text, "it is nobody's turn");
	scripted_close(&s);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("transcript");
	TCase *tests = tcase_create("transcripts");

	tcase_add_loop_test(tests, an_event_is_told_with_what_came_of_it, 0,
			    (int)(sizeof TOLD / sizeof TOLD[0]));
	tcase_add_test(tests, head_and_tail_tell_the_table);
	tcase_add_test(tests, amounts_stand_below_one_another_whatever_a_name_is_made_of);
	tcase_add_test(tests, whose_turn_it_is_is_told_with_what_is_to_call);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
