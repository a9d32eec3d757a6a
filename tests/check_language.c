/* The table language: every form is read and printed, and what can't be read is told. */
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

#include "src/language/grammar.h"
#include "src/language/parse.h"
#include "src/language/print.h"
#include "tests/support/random_play.h"

static bool
parse_line(const char *text, Statement *statement, LanguageError *error)
{
	static const Names names = { { NULL, "Ana", "Ben", "Carla", "Dan" } };
	ParseContext context = { .file = "x.table", .line = 7, .names = &names };

	return parse_statement(text, strlen(text), &context, statement, error);
}

/* Statements as people write them, and their canonical form. */
static const struct {
	const char *text, *canonical;
} FORMS[] = {
	{ "shuffle", "shuffle" },
	{ "Dealer WASHES", "dealer washes" },
	{ "dealer moves button 3", "dealer moves button 3" },
	{ "  post   # the blinds", "post" },
	{ "dealer deals 1 2 3 face-up", "dealer deals 1 2 3 face-up" },
	{ "dealer burns", "dealer burns" },
	{ "dealer burns 2", "dealer burns 2" },
	{ "dealer spreads 4", "dealer spreads 4" },
	{ "dealer finds 1000x2 25", "dealer finds 1000x2 25" },
	{ "dealer turns next", "dealer turns next" },
	{ "dealer drops stub scattered into burns into muck",
	  "dealer drops stub scattered into burns into muck" },
	{ "dealer drops stub into muck", "dealer drops stub into muck" },
	{ "dealer announces \"string bet\"", "dealer announces \"string bet\"" },
	{ "dealer tells 4 11,700", "dealer tells 4 11700" },
	{ "dealer counts pot", "dealer counts pot" },
	{ "dealer counts 3", "dealer counts 3" },
	{ "dealer pushes 1.1k to 2", "dealer pushes 1100 to 2" },
	{ "dealer pushes pot to 3", "dealer pushes pot to 3" },
	{ "dealer pushes pot 2 to 3 4", "dealer pushes pot 2 to 3 4" },
	{ "next hand", "next hand" },
	{ "book club", "book club" },
	{ "blinds 100/200 ante 25 each", "blinds 100/200 ante 25 each" },
	{ "undo 3", "undo 3" },
	{ "redo", "redo" },
	{ "table breaks", "table breaks" },
	{ "ben raises to 1,100", "2 raises to 1100" },
	{ "3 raises by 400", "3 raises by 400" },
	{ "4 all-in", "4 all-in" },
	{ "4 says \"say \\\"raise\\\"\"", "4 says \"say \\\"raise\\\"\"" },
	{ "4 throws 1000x2 then 25", "4 throws 1000x2 then 25" },
	{ "4 throws 1000 then says \"call\"", "4 throws 1000 then says \"call\"" },
	{ "4 says \"raise\" then throws 1000 then 500",
	  "4 says \"raise\" then throws 1000 then 500" },
	{ "4 says \"call\" while throwing 1000 100x2",
	  "4 says \"call\" while throwing 1000 100x2" },
	{ "4 pushes all", "4 pushes all" },
	{ "4 pushes 700", "4 pushes 700" },
	{ "4 pulls back", "4 pulls back" },
	{ "4 pulls back 25", "4 pulls back 25" },
	{ "4 posts 50", "4 posts 50" },
	{ "4 posts ante 50", "4 posts ante 50" },
	{ "4 exposes both to 2", "4 exposes both to 2" },
	{ "4 exposes 1", "4 exposes 1" },
	{ "4 tables", "4 tables" },
	{ "4 tables 2 1", "4 tables 1 2" },
	{ "4 asks count 2", "4 asks count 2" },
	{ "4 breaches foul-language 2", "4 breaches foul-language 2" },
	{ "4 sits \"Big Al\" 5000", "4 sits \"Big Al\" 5000" },
	{ "dealer protects 4", "dealer protects 4" },
	{ "4 protects", "4 protects" },
	{ "dealer notices", "dealer notices" },
	{ "4 notices", "4 notices" },
	{ "floor rules raise-1,200", "floor rules raise-1200" },
	{ "floor penalises 4 1 hand", "floor penalises 4 1 hands" },
	{ "floor penalises 4 dead-hand", "floor penalises 4 dead-hand" },
	{ "expect rule 43a.2 practice.burn", "expect rule 43a.2 practice.burn" },
	{ "expect verdict 4 all-in 2,500", "expect verdict 4 all-in 2500" },
	{ "expect choice hold release", "expect choice hold release" },
	{ "expect turn none", "expect turn none" },
	{ "expect pot 2000 2100 3600", "expect pot 2000 2100 3600" },
	{ "expect cards 1 As ??", "expect cards 1 As ??" },
	{ "expect penalty 4 1 rounds", "expect penalty 4 1 rounds" },
	{ "expect penalty 4 warning", "expect penalty 4 warning" },
	{ "ask", "ask" },
	{ "ask \"What now?\"", "ask \"What now?\"" },
	{ "note \"Look\"", "note \"Look\"" },
	{ "book \"houses/the card room by the river 2025.book\"",
	  "book \"houses/the card room by the river 2025.book\"" },
	{ "book houses/the-card-room-by-the-river-2025.book",
	  "book houses/the-card-room-by-the-river-2025.book" },
	{ "4 sits Al+(2) 5000", "4 sits Al+(2) 5000" },
	{ "4 sits \"Al\" 5000", "4 sits Al 5000" },
	{ "4 sits \"4 Al\" 5000", "4 sits \"4 Al\" 5000" },
	{ "4 sits \"A#1\" 5000", "4 sits \"A#1\" 5000" },
};

START_TEST(every_form_is_read_and_printed)
{
	Statement statement;
	LanguageError error;
	char text[1024];

	ck_assert_msg(parse_line(FORMS[_i].text, &statement, &error), "%s: %s", FORMS[_i].text,
		      error.message);
	statement_print(&statement, text, sizeof text);
	ck_assert_str_eq(text, FORMS[_i].canonical);
}
END_TEST

/* Lines that can't be read: the column at fault, and what was expected there. */
static const struct {
	const char *text;
	int column;
	const char *word, *expected;
} FAULTS[] = {
	{ "4 trows 1000", 3, "trows", "`throws`" },
	{ "bananas", 1, "bananas", "a statement" },
	{ "4 raises to much", 13, "much", "an amount" },
	{ "4 raises to", 12, "", "an amount" },
	{ "11 folds", 1, "11", "a seat, 1 to 10" },
	{ "4 throws 1000x", 10, "1000x", "chips" },
	{ "4 says call", 8, "call", "words in double quotes" },
	{ "4 says \"call", 8, "\"", "a closing quote" },
	{ "dealer deals", 13, "", "a seat" },
	{ "4 breaches law", 12, "law", "a kind of breach" },
	{ "expect verdict 4 shrug", 18, "shrug", "`check`" },
	{ "seat 4 Dan 100", 1, "seat", "before the first event" },
	{ "4 folds now", 9, "now", "the end of the line" },
	{ "floor penalises 4 9 lives", 19, "9", "a penalty" },
	{ "4 calls\x01", 8, "byte 01", "UTF-8" },
	{ "note \"\xc2\x9b\"", 7, "byte c2", "control characters" },
	{ "note \"\xff\"", 7, "byte ff", "UTF-8" },
	{ "dealer burns 0", 14, "0", "a number from 1 to 60000" },
	{ "dealer spreads 0", 16, "0", "a number from 1 to 60000" },
	{ "undo 0", 6, "0", "a number from 1 to 60000" },
	{ "undo 65000", 6, "65000", "a number from 1 to 60000" },
	{ "dealer pushes pot 0 to 3", 19, "0", "a number from 1 to 60000" },
	{ "4 sits 4all 500", 8, "4all", "a letter first" },
	/* columns are characters, however many bytes or columns they take */
	{ "4 sits \"大塚 Zo\xc3\xab\" lots", 17, "lots", "an amount" },
	{ "note \"\xc3\xab\xff\"", 8, "byte ff", "UTF-8" },
	{ "note \"大\" now", 10, "now", "the end of the line" },
	{ "note \"大", 6, "\"", "a closing quote" },
	{ "book 7", 6, "7", "its file in double quotes" },
};

START_TEST(what_cannot_be_read_is_told_with_its_place)
{
	Statement statement;
	LanguageError error;

	ck_assert(!parse_line(FAULTS[_i].text, &statement, &error));
	ck_assert_int_eq(error.line, 7);
	ck_assert_msg(error.column == FAULTS[_i].column, "%s: column %d", error.message,
		      error.column);
	ck_assert_str_eq(error.word, FAULTS[_i].word);
	ck_assert_msg(strstr(error.expected, FAULTS[_i].expected) != NULL, "%s", error.message);
	ck_assert(strncmp(error.message, "x.table:7:", 10) == 0);
	ck_assert_int_eq(statement.kind, STATEMENT_NOTHING);
}
END_TEST

START_TEST(random_events_come_back_from_their_text)
{
	static Game game;
	Random random;
	Setup setup;
	SetupFault fault;
	int seat;

	random_seed(&random, (uint64_t)_i + 1);
	setup = random_setup(&random);
	ck_assert(game_start(&game, &setup, &fault, &seat));
	for (int i = 0; i < 2000; i++) {
		Event event = random_event(&random, &game);
		char text[1024], again[1024];
		Statement statement;
		LanguageError error;

		event_print(&event, text, sizeof text);
		ck_assert_msg(parse_line(text, &statement, &error), "%s: %s", text, error.message);
		ck_assert_int_eq(statement.kind, STATEMENT_EVENT);
		ck_assert_int_eq(statement.event.kind, event.kind);
		statement_print(&statement, again, sizeof again);
		ck_assert_str_eq(text, again);
	}
}
END_TEST

START_TEST(a_note_may_be_long_and_no_longer)
{
	char text[FIELD_TEXT_MAX + 16] = "note \"", again[FIELD_TEXT_MAX + 16];
	Statement statement;
	LanguageError error;

	memset(text + 6, 'a', FIELD_TEXT_MAX - 1);
	strcpy(text + 6 + FIELD_TEXT_MAX - 1, "\"");
	ck_assert(parse_line(text, &statement, &error));
	statement_print(&statement, again, sizeof again);
	ck_assert_str_eq(text, again);
	strcpy(text + 6 + FIELD_TEXT_MAX - 1, "a\"");
	ck_assert(!parse_line(text, &statement, &error));
	ck_assert_ptr_nonnull(strstr(error.message, "1023 bytes"));
	ck_assert_uint_lt(strlen(error.message), sizeof error.message);
}
END_TEST

static void
note_word(void *context, const char *word)
{
	char *all = context;

	strcat(strcat(all, word), " ");
}

START_TEST(the_prompt_completes_from_the_grammar_and_the_players)
{
	static const Names names = { { NULL, "Ana", "Ben" } };
	char words[8192] = "";

	ck_assert_uint_eq(language_complete("2 rai", 5, &names, note_word, words), 2);
	ck_assert_ptr_nonnull(strstr(words, "raises "));
	words[0] = '\0';
	language_complete("dealer drops stub ", 18, &names, note_word, words);
	ck_assert_ptr_nonnull(strstr(words, "scattered "));
	ck_assert_ptr_nonnull(strstr(words, "into "));
	words[0] = '\0';
	language_complete("B", 1, &names, note_word, words);
	ck_assert_ptr_nonnull(strstr(words, "Ben "));
	words[0] = '\0';
	language_complete("1 breaches spl", 14, &names, note_word, words);
	ck_assert_str_eq(words, "splashing ");
	words[0] = '\0';
	language_complete("gath", 4, &names, note_word, words);
	ck_assert_str_eq(words, "gathers ");
	words[0] = '\0';
	language_complete("floor rules re", 14, &names, note_word, words);
	ck_assert_str_eq(words, "release restore refund ");
}
END_TEST

/* What the prompt takes besides: names for seats, `dealer` left out. */
static const struct {
	const char *text, *canonical;
} PROMPT_FORMS[] = {
	{ "burns 2", "dealer burns 2" },
	{ "MUCKS ben", "dealer mucks 2" },
	{ "ben mucks", "2 mucks" },
	{ "turns next", "dealer turns next" },
	{ "turn", "turn" },
	{ "deal", "deal" },
	{ "deals ana 2 face-up", "dealer deals 1 2 face-up" },
	{ "pushes 100 to ana", "dealer pushes 100 to 1" },
	{ "ana pushes 100", "1 pushes 100" },
	{ "pushes pot to ana ben", "dealer pushes pot to 1 2" },
	{ "\"big al\" exposes both to ana", "3 exposes both to 1" },
	{ "expect turn ben", "expect turn 2" },
	{ "ben asks count \"Big Al\"", "2 asks count 3" },
	{ "sam folds", NULL }, /* there are two */
	{ "carla folds", NULL },
	{ "button 2", NULL },
};

START_TEST(the_prompt_takes_names_and_short_forms)
{
	static const Names names = { { NULL, "Ana", "Ben", "Big Al", "Sam", "sam" } };
	ParseContext context = { .line = 1, .names = &names, .prompt = true };
	const char *line = PROMPT_FORMS[_i].text;
	Statement statement;
	LanguageError error;
	char text[256];
	bool read = parse_statement(line, strlen(line), &context, &statement, &error);

	ck_assert_msg(read == (PROMPT_FORMS[_i].canonical != NULL), "%s", line);
	if (!read)
		return;
	statement_print(&statement, text, sizeof text);
	ck_assert_str_eq(text, PROMPT_FORMS[_i].canonical);
	/* A script has neither. */
	context.names = NULL;
	context.prompt = false;
	ck_assert(parse_statement(line, strlen(line), &context, &statement, &error) ==
		  (!strcmp(line, "turn") || !strcmp(line, "deal")));
}
END_TEST

START_TEST(every_kind_of_event_has_a_row)
{
	Event event = { .kind = (EventKind)_i };

	ck_assert_ptr_nonnull(event_row(&event));
	ck_assert_int_eq(event_row(&event)->kind, _i);
}
END_TEST

#define COUNT(array) ((int)(sizeof array / sizeof array[0]))

int
main(void)
{
	Suite *suite = suite_create("language");
	TCase *lines = tcase_create("lines");

	tcase_set_timeout(lines, 60);
	tcase_add_loop_test(lines, every_form_is_read_and_printed, 0, COUNT(FORMS));
	tcase_add_loop_test(lines, what_cannot_be_read_is_told_with_its_place, 0, COUNT(FAULTS));
	tcase_add_loop_test(lines, random_events_come_back_from_their_text, 0, 5);
	tcase_add_test(lines, a_note_may_be_long_and_no_longer);
	tcase_add_test(lines, the_prompt_completes_from_the_grammar_and_the_players);
	tcase_add_loop_test(lines, the_prompt_takes_names_and_short_forms, 0, COUNT(PROMPT_FORMS));
	tcase_add_loop_test(lines, every_kind_of_event_has_a_row, 0, EVENT_KIND_COUNT);
	suite_add_tcase(suite, lines);
	return check_run(suite);
}
