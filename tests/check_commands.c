/* run, check and rules as somebody at a shell sees them: output, and exit status. */
#include "tests/check.h"

#include <dirent.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/commands/commands.h"
#include "src/file.h"
#include "tests/support/diverted.h"
#include "tests/support/folder.h"
#include "tests/support/json_valid.h"

static Folder folder;
static char *out, *err; /* what the last command wrote */

static void
set_up(void)
{
	folder_make(&folder);
	folder_below(&folder, "below");
	out = err = NULL;
}

static void
tear_down(void)
{
	free(out);
	free(err);
	folder_remove(&folder);
}

/* Runs a command with some words, and an option without a value (its row, or -1). */
static int
command(const Command *which, int n_words, char **words, int option)
{
	Options given = { .n_words = n_words, .words = words };

	if (option >= 0)
		given.value[option] = "";
	return diverted_run(which, &given, &out, &err);
}

/* Runs a command on a file or folder of the test. */
static int
command_on(const Command *which, const char *name, int option)
{
	char path[256];
	char *words[] = { path };

	snprintf(path, sizeof path, "%s%s%s", folder.path, *name ? "/" : "", name);
	return command(which, 1, words, option);
}

static int
run_file(const char *name, bool json)
{
	return command_on(&command_run, name, json ? 0 : -1);
}

static int
check_path(const char *name)
{
	return command_on(&command_check, name, -1);
}

/* The example at the head of the document of the table language. */
static const char EXAMPLE[] = "title  Two thousand-chips against 1,100\n"
			      "book   tournament\n"
			      "game   holdem no-limit\n"
			      "blinds 50/100\n"
			      "seat   1 Ana   20000\n"
			      "seat   2 Ben   20000\n"
			      "seat   3 Carla 20000\n"
			      "seat   4 Dan   20000 = 1000x15 100x50\n"
			      "seat   5 Eva   20000\n"
			      "button 5\n"
			      "\n"
			      "post\n"
			      "deal\n"
			      "3 raises to 1100\n"
			      "4 throws 1000x2          # silently, in one motion\n"
			      "expect rule 45a\n";

static const char SMALL[] = "seat 1 Ana 1000\nseat 2 Ben 1000\nbutton 1\npost\ndeal\n";

START_TEST(run_prints_a_transcript)
{
	folder_write(&folder, "a.table", EXAMPLE);
	ck_assert_int_eq(run_file("a.table", false), EXIT_HOLDS);
	ck_assert_ptr_nonnull(strstr(out, "Two thousand-chips against 1,100\n"));
	ck_assert_ptr_nonnull(strstr(out, "\n  4 Dan throws 1,000x2: call 1,100\n"
					  "    45a  "));
	ck_assert_ptr_nonnull(strstr(out, "          900 back to 4 Dan\n"));
	ck_assert_ptr_nonnull(strstr(out, "5 Eva to act, 1,100 to call\n"));
	ck_assert_ptr_null(strstr(out, "expect"));
	ck_assert_str_eq(err, "");
}
END_TEST

/* The keys of the document, in its order. */
START_TEST(run_json_prints_the_line_of_the_document)
{
	static const char *const PARTS[] = {
		"\n{\"line\":15,\"event\":\"4 throws 1000x2\",",
		"\"rulings\":[{\"book\":\"tournament\",\"rule\":\"45a\",\"title\":\"",
		"\",\"plain\":false,\"silent\":false,\"seat\":4,\"verdict\":\"call\",",
		"\"amount\":1100,\"returned\":900,\"choices\":[],",
		"\"effects\":[\"seat 4 bets 1100 in all\",\"900 back to seat 4\"]",
		"\"turn\":5,\"street\":\"preflop\"",
	};
	const char *at;

	folder_write(&folder, "a.table", EXAMPLE);
	ck_assert_int_eq(run_file("a.table", true), EXIT_HOLDS);
	at = out;
	for (size_t i = 0; i < sizeof PARTS / sizeof PARTS[0]; i++) {
		at = strstr(at, PARTS[i]);
		ck_assert_msg(at != NULL, "%s is not in %s", PARTS[i], out);
	}
	ck_assert_ptr_nonnull(strstr(out, "{\"line\":12,\"event\":\"post\""));
	ck_assert_ptr_nonnull(strstr(out, "\"turn\":null"));
}
END_TEST

START_TEST(run_tells_a_refused_event_and_fails)
{
	folder_write(&folder, "a.table", "seat 1 Ana 1000\nseat 2 Ben 1000\npost\n2 throws 5000\n");
	ck_assert_int_eq(run_file("a.table", false), EXIT_FAILS);
	ck_assert_ptr_nonnull(strstr(out, "refused"));
	ck_assert_ptr_nonnull(strstr(err, "/a.table:4: "));
	ck_assert_int_eq(run_file("a.table", true), EXIT_FAILS);
	ck_assert_ptr_nonnull(strstr(out, "\"refused\":\"the player does not have these chips\""));
}
END_TEST

static const struct {
	const char *text, *says;
} UNREADABLE[] = {
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\n2 flies\n", "a.table:3:3" },
	{ "seat 1 Ana 1000\n", "a.table:1: a table needs at least two players" },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\nbook nowhere\n", "a.table:3: " },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\n11 folds\n",
	  "a.table:3:1: `11`: expected a seat, 1 to 10" },
	{ "seat 1 Ana 1000\nseat 2 Ben 1000\ncards 1 As Ah\ncards 2 As Kd\nbutton 1\n",
	  "a.table:4: seat 2: a card is named" },
	{ "button 3\nseat 1 Ana 1000\nseat 2 Ben 1000\nseed 4\n", "a.table:1: " },
	{ "book \"../a\"\nseat 1 Ana 1000\nseat 2 Ben 1000\n", "folder" },
};

START_TEST(what_cannot_be_read_or_laid_is_status_2)
{
	folder_write(&folder, "a.table", UNREADABLE[_i].text);
	ck_assert_int_eq(run_file("a.table", false), EXIT_USAGE);
	ck_assert_msg(strstr(err, UNREADABLE[_i].says) != NULL, "%s", err);
	ck_assert_int_eq(check_path("a.table"), EXIT_USAGE);
	ck_assert_msg(strstr(out, "0 passed, 1 failed\n") != NULL, "%s", out);
}
END_TEST

START_TEST(a_file_that_is_not_there_is_status_2)
{
	ck_assert_int_eq(run_file("none.table", false), EXIT_USAGE);
	ck_assert_ptr_nonnull(strstr(err, "none.table"));
	ck_assert_int_eq(check_path("none.table"), EXIT_USAGE);
}
END_TEST

START_TEST(check_counts_what_passed)
{
	folder_write(&folder, "a.table", EXAMPLE);
	ck_assert_int_eq(check_path("a.table"), EXIT_HOLDS);
	ck_assert_str_eq(out, "1 passed, 0 failed\n");
}
END_TEST

static const struct {
	const char *tail, *says; /* behind FILE */
} FAILS[] = {
	{ "1 calls\nexpect turn 1\n", ":7: expected turn 1, found 2\n" },
	{ "1 raises to 300\nexpect to-call 2 1.2k\n", ":7: expected to-call 2 1200, found 200\n" },
	{ "7 calls\n", ":6: expected " },
	{ "7 calls\nexpect turn 1\n", ":6: expected " },
	{ "1 calls\nexpect refused\n", ":7: expected refused, found " },
	{ "7 calls\nexpect refused\n7 calls\n", ":8: expected " },
};

START_TEST(a_failure_is_one_line_with_file_and_line)
{
	char text[512], line[512];

	snprintf(text, sizeof text, "%s%s", SMALL, FAILS[_i].tail);
	folder_write(&folder, "a.table", text);
	ck_assert_int_eq(check_path("a.table"), EXIT_FAILS);
	snprintf(line, sizeof line, "%s/a.table%s", folder.path, FAILS[_i].says);
	ck_assert_msg(strncmp(out, line, strlen(line)) == 0, "%s", out);
	ck_assert_ptr_nonnull(strstr(out, ", found "));
	ck_assert_ptr_nonnull(strstr(out, "\n0 passed, 1 failed\n"));
	ck_assert_str_eq(err, "");
}
END_TEST

START_TEST(a_refusal_may_be_expected_anywhere_behind_its_event)
{
	char text[512];

	snprintf(text, sizeof text,
		 "%s7 calls\nexpect turn 1\nnote \"nobody sits there\"\nexpect refused\n1 calls\n"
		 "expect turn 2\n",
		 SMALL);
	folder_write(&folder, "a.table", text);
	ck_assert_int_eq(check_path("a.table"), EXIT_HOLDS);
}
END_TEST

START_TEST(a_folder_means_every_script_below_it_in_order)
{
	char expected[512], failing[256];

	snprintf(failing, sizeof failing, "%sexpect turn 2\n", SMALL);
	folder_write(&folder, "b.table", failing);
	folder_write(&folder, "a.table", failing);
	folder_write(&folder, "below/c.table", SMALL);
	folder_write(&folder, "below/no.txt", "this is no script\n");
	ck_assert_int_eq(check_path(""), EXIT_FAILS);
	snprintf(expected, sizeof expected,
		 "%s/a.table:6: expected turn 2, found 1\n%s/b.table:6: expected turn 2, found 1\n"
		 "1 passed, 2 failed\n",
		 folder.path, folder.path);
	ck_assert_str_eq(out, expected);
}
END_TEST

START_TEST(a_folder_without_a_script_is_told)
{
	folder_write(&folder, "below/no.txt", "this is no script\n");
	ck_assert_int_eq(check_path(""), EXIT_USAGE);
	ck_assert_str_eq(out, "0 passed, 0 failed\n");
	ck_assert_ptr_nonnull(strstr(err, "no .table file"));
}
END_TEST

START_TEST(a_book_file_beside_the_script_rules)
{
	folder_write(&folder, "below/house.book",
		     "book house\ntitle \"House\"\nextends club\nlanguage en\n");
	folder_write(&folder, "below/a.table",
		     "book house.book\nseat 1 Ana 1000\nseat 2 Ben 1000\npost\n");
	ck_assert_int_eq(run_file("below/a.table", false), EXIT_HOLDS);
	ck_assert_ptr_nonnull(strstr(out, "house book"));
}
END_TEST

/* The rows of the options of `rules`. */
enum { RULES_POINTS = 1 };

static const struct {
	const char *word;
	int option, status;
	const char *in_out, *not_in_out;
} RULES[] = {
	{ "45a", -1, EXIT_HOLDS, "45a  Several chips of one denomination\n", "45b  " },
	{ "35", -1, EXIT_HOLDS, "35.7  ", "36  " },
	{ "denomination", -1, EXIT_HOLDS, "45a  ", "35.7  " },
	{ "DENOMINATION", -1, EXIT_HOLDS, "45a  ", "35.7  " },
	{ "nothing-like-it", -1, EXIT_FAILS, "", "a" },
	{ "", -1, EXIT_USAGE, "", "a" },
	{ " \t", -1, EXIT_USAGE, "", "a" },
	{ "chips-over", RULES_POINTS, EXIT_HOLDS,
	  "    each-needed: one of never, same-denomination, any\n", "string-bet" },
	{ "chips-over", RULES_POINTS, EXIT_HOLDS, "        tournament   45a\n", "string-bet" },
	{ "no-such-point", RULES_POINTS, EXIT_FAILS, "", "a" },
};

START_TEST(rules_prints_the_cards_and_points_asked_for)
{
	char word[64];
	char *words[] = { word };

	snprintf(word, sizeof word, "%s", RULES[_i].word);
	ck_assert_int_eq(command(&command_rules, 1, words, RULES[_i].option), RULES[_i].status);
	ck_assert_msg(strstr(out, RULES[_i].in_out) != NULL, "%s", out);
	ck_assert_msg(strstr(out, RULES[_i].not_in_out) == NULL, "%s", out);
	ck_assert_int_eq(*err != '\0', RULES[_i].status != EXIT_HOLDS);
}
END_TEST

START_TEST(rules_without_words_lists_the_book)
{
	ck_assert_int_eq(command(&command_rules, 0, NULL, -1), EXIT_HOLDS);
	ck_assert_ptr_nonnull(strstr(out, "\n35.1 "));
	ck_assert_ptr_nonnull(strstr(out, "\npractice.tap "));
	ck_assert_ptr_null(strstr(out, "\nmisdeal.2 "));
}
END_TEST

/* What stands on a command line behind the file, and what comes of it. */
static const struct {
	const char *line;
	int status;
	const char *in_out, *in_err;
} EXPORTS[] = {
	{ "", EXIT_HOLDS, "variant = 'NT'\n", "" },
	{ "--phh", EXIT_HOLDS, "variant = 'NT'\n", "" },
	{ "--script", EXIT_HOLDS, "\n4 throws 1000x2\nexpect rule 45a\n", "" },
	{ "--script --book club", EXIT_HOLDS, "\nbook   club\n", "" },
	{ "--text", EXIT_HOLDS, "    45a  Several chips of one denomination\n", "" },
	{ "--text --book club", EXIT_HOLDS, "    betting.7  ", "" },
	{ "--html", EXIT_HOLDS, "<b class=\"id\">45a</b>", "" },
	{ "--html --output -", EXIT_HOLDS, "<b class=\"id\">45a</b>", "" },
	{ "--html --faces", EXIT_HOLDS, ", cards ", "" },
	{ "--output /dev/null", EXIT_HOLDS, "", "" },
	{ "--html --text", EXIT_USAGE, "", "--text and --html can't go together" },
	{ "--book nowhere", EXIT_USAGE, "", "nowhere" },
	{ "--output /dev/full", EXIT_USAGE, "", "/dev/full: No space left on device" },
	{ "--html --output /nowhere/a", EXIT_USAGE, "", "/nowhere/a: No such file" },
	{ "--output a.pdf", EXIT_USAGE, "", ".pdf is none of the endings: .table, .phh" },
};

/* Runs export on a file of the test with what stands behind it. */
static int
export_file(const char *name, const char *line)
{
	char path[256], words[256], error[OPTIONS_ERROR_MAX], *argv[8] = { path };
	int argc = 1;
	Options given;

	snprintf(path, sizeof path, "%s/%s", folder.path, name);
	snprintf(words, sizeof words, "%s", line);
	for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
		argv[argc++] = word;
	ck_assert(options_read(command_export.option, argc, argv, &given, error));
	return diverted_run(&command_export, &given, &out, &err);
}

START_TEST(export_writes_what_is_asked_for)
{
	folder_write(&folder, "a.table", EXAMPLE);
	ck_assert_int_eq(export_file("a.table", EXPORTS[_i].line), EXPORTS[_i].status);
	ck_assert_msg(strstr(out, EXPORTS[_i].in_out) != NULL, "%s", out);
	ck_assert_msg(strstr(err, EXPORTS[_i].in_err) != NULL, "%s", err);
	ck_assert_int_eq(*err != '\0', EXPORTS[_i].status != EXIT_HOLDS);
}
END_TEST

START_TEST(export_fails_where_run_would)
{
	folder_write(&folder, "a.table", "seat 1 Ana 1000\nseat 2 Ben 1000\npost\n");
	ck_assert_int_eq(export_file("a.table", "--phh"), EXIT_FAILS);
	ck_assert_ptr_nonnull(strstr(err, "No hand was dealt"));
	ck_assert_int_eq(export_file("a.table", "--text"), EXIT_HOLDS);
	ck_assert_int_eq(export_file("none.table", "--html"), EXIT_USAGE);
	folder_write(&folder, "a.table", "seat 1 Ana 1000\nseat 2 Ben 1000\npost\n2 throws 5000\n");
	ck_assert_int_eq(export_file("a.table", "--html"), EXIT_FAILS);
	ck_assert_ptr_nonnull(strstr(err, "/a.table:4: refused: "));
	ck_assert_ptr_nonnull(strstr(out, "</html>\n"));
	folder_write(&folder, "a.table", "seat 1 Ana 1000\nseat 2 Ben\n");
	ck_assert_int_eq(export_file("a.table", "--html"), EXIT_USAGE);
	ck_assert_str_eq(out, "");
}
END_TEST

START_TEST(export_does_not_write_over_what_it_reads)
{
	char line[256], trouble[FILE_ERROR_MAX], *text;
	size_t length;

	folder_write(&folder, "a.table", EXAMPLE);
	ck_assert_int_eq(symlink("a.table", folder_path(&folder, "b.table")), 0);
	snprintf(line, sizeof line, "--script --output %s", folder_path(&folder, "b.table"));
	ck_assert_int_eq(export_file("a.table", line), EXIT_USAGE);
	ck_assert_ptr_nonnull(strstr(err, "name another file"));
	text = file_read(folder_path(&folder, "a.table"), &length, trouble);
	ck_assert_ptr_nonnull(text);
	ck_assert_str_eq(text, EXAMPLE);
	free(text);
}
END_TEST

/* Every case that comes with the program, as lines of JSON. */
static int n_cases;

static int
run_case(const char *path, const struct stat *status, int type, struct FTW *ftw)
{
	char whole[512];
	char *words[] = { whole }, *at;

	(void)status;
	(void)ftw;
	if (type != FTW_F || !file_has_ending(path, ".table"))
		return 0;
	snprintf(whole, sizeof whole, "%s", path);
	ck_assert_int_ne(command(&command_run, 1, words, 0), EXIT_USAGE);
	n_cases++;
	ck_assert_msg(*out != '\0' && out[strlen(out) - 1] == '\n', "%s: no whole lines", path);
	for (at = out; *at;) {
		size_t length = strcspn(at, "\n");

		ck_assert_msg(json_is_valid(at, length), "%s: %.*s", path, (int)length, at);
		at += length + 1;
	}
	return 0;
}

START_TEST(every_case_is_told_in_valid_json_lines)
{
	n_cases = 0;
	ck_assert_int_eq(nftw("tests/cases", run_case, 8, FTW_PHYS), 0);
	ck_assert_int_ge(n_cases, 200);
}
END_TEST

static const struct {
	const char *text;
	bool valid;
} JSON[] = {
	{ "{}", true },
	{ " [1, -2.5e+3, 0, \"a\\u00e9\\n\", null, true, false, {\"k\":[]}] ", true },
	{ "\"\xc3\xa9\"", true },
	{ "", false },
	{ "{\"a\":1,}", false },
	{ "[1 2]", false },
	{ "{a:1}", false },
	{ "01", false },
	{ "1.", false },
	{ "\"tab\t\"", false },
	{ "\"\\x\"", false },
	{ "\"\xff\"", false },
	{ "\"open", false },
	{ "{} {}", false },
	{ "nul", false },
};

START_TEST(the_judge_of_json_knows_its_grammar)
{
	ck_assert_int_eq(json_is_valid(JSON[_i].text, strlen(JSON[_i].text)), JSON[_i].valid);
}
END_TEST

/* A file's name is anybody's: what it holds must not reach a terminal. */
START_TEST(names_of_files_are_shown_and_never_obeyed)
{
	static const char NAME[] = "\033[2J\xe2\x80\xae\x7f.table";
	static const Command *const COMMANDS[] = {
		&command_run,	 &command_check, &command_export,
		&command_import, &command_table, &command_replay
	};

	folder_write(&folder, NAME, "seat 1 Ana 1000\nnonsense\n");
	for (size_t i = 0; i < sizeof COMMANDS / sizeof COMMANDS[0]; i++) {
		ck_assert_int_eq(command_on(COMMANDS[i], NAME, -1), EXIT_USAGE);
		ck_assert(!strpbrk(out, "\033\x7f") && !strpbrk(err, "\033\x7f"));
		ck_assert(!strstr(out, "\xe2\x80\xae") && !strstr(err, "\xe2\x80\xae"));
		ck_assert_msg(strstr(*err ? err : out, "\\x1b[2J\\u202e\\x7f.table") != NULL,
			      "%s%s", out, err);
		free(out);
		free(err);
		out = err = NULL;
	}
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("commands");
	TCase *tests = tcase_create("commands");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, run_prints_a_transcript);
	tcase_add_test(tests, run_json_prints_the_line_of_the_document);
	tcase_add_test(tests, run_tells_a_refused_event_and_fails);
	tcase_add_loop_test(tests, what_cannot_be_read_or_laid_is_status_2, 0, COUNT(UNREADABLE));
	tcase_add_test(tests, a_file_that_is_not_there_is_status_2);
	tcase_add_test(tests, check_counts_what_passed);
	tcase_add_loop_test(tests, a_failure_is_one_line_with_file_and_line, 0, COUNT(FAILS));
	tcase_add_test(tests, a_refusal_may_be_expected_anywhere_behind_its_event);
	tcase_add_test(tests, a_folder_means_every_script_below_it_in_order);
	tcase_add_test(tests, a_folder_without_a_script_is_told);
	tcase_add_test(tests, names_of_files_are_shown_and_never_obeyed);
	tcase_add_test(tests, a_book_file_beside_the_script_rules);
	tcase_add_loop_test(tests, rules_prints_the_cards_and_points_asked_for, 0, COUNT(RULES));
	tcase_add_test(tests, rules_without_words_lists_the_book);
	tcase_add_loop_test(tests, export_writes_what_is_asked_for, 0, COUNT(EXPORTS));
	tcase_add_test(tests, export_fails_where_run_would);
	tcase_add_test(tests, export_does_not_write_over_what_it_reads);
	tcase_add_test(tests, every_case_is_told_in_valid_json_lines);
	tcase_add_loop_test(tests, the_judge_of_json_knows_its_grammar, 0, COUNT(JSON));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
