/* A session as a file for others: formats, endings, and files that are whole or not there. */
#include "tests/check.h"

#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/export/export.h"
#include "tests/support/exported.h"
#include "tests/support/folder.h"
#include "tests/support/scripted.h"

static Folder folder;

static void
set_up(void)
{
	folder_make(&folder);
}

static void
tear_down(void)
{
	folder_remove(&folder);
}

static char *
path_of(const char *name)
{
	static char path[256];

	snprintf(path, sizeof path, "%s/%s", folder.path, name);
	return path;
}

static char *
read_back(const char *name)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(path_of(name), &length, error);

	ck_assert_msg(text != NULL, "%s", error);
	return text;
}

static int n_files;

static int
count_file(const char *path, const struct stat *status, int type, struct FTW *ftw)
{
	(void)path;
	(void)status;
	(void)ftw;
	n_files += type != FTW_D;
	return 0;
}

static int
files_there(void)
{
	n_files = 0;
	ck_assert_int_eq(nftw(folder.path, count_file, 8, FTW_PHYS), 0);
	return n_files;
}

static bool
write_text(void *context, FILE *file)
{
	fputs(context, file);
	return true;
}

static bool
give_up(void *context, FILE *file)
{
	fputs(context, file);
	return false;
}

START_TEST(a_file_is_replaced_as_a_whole_and_keeps_its_mode)
{
	char error[FILE_ERROR_MAX], *text;
	struct stat status;

	ck_assert(file_write(path_of("a"), write_text, "one\n", error));
	ck_assert_int_eq(chmod(path_of("a"), 0640), 0);
	ck_assert(file_write(path_of("a"), write_text, "two\n", error));
	text = read_back("a");
	ck_assert_str_eq(text, "two\n");
	free(text);
	ck_assert_int_eq(stat(path_of("a"), &status), 0);
	ck_assert_int_eq(status.st_mode & 0777, 0640);
	ck_assert_int_eq(files_there(), 1);
}
END_TEST

START_TEST(a_file_behind_a_link_is_replaced_and_the_link_stays)
{
	char error[FILE_ERROR_MAX], target[256], *text;
	struct stat status;

	snprintf(target, sizeof target, "%s", path_of("a"));
	ck_assert(file_write(target, write_text, "one\n", error));
	ck_assert_int_eq(symlink(target, path_of("b")), 0);
	ck_assert(file_write(path_of("b"), write_text, "two\n", error));
	text = read_back("a");
	ck_assert_str_eq(text, "two\n");
	free(text);
	ck_assert_int_eq(lstat(path_of("b"), &status), 0);
	ck_assert(S_ISLNK(status.st_mode));
}
END_TEST

START_TEST(a_link_to_nothing_makes_the_file_and_stays)
{
	char error[FILE_ERROR_MAX], *text;
	struct stat status;

	ck_assert_int_eq(symlink("a", path_of("b")), 0);
	ck_assert(file_write(path_of("b"), write_text, "one\n", error));
	text = read_back("a");
	ck_assert_str_eq(text, "one\n");
	free(text);
	ck_assert_int_eq(lstat(path_of("b"), &status), 0);
	ck_assert(S_ISLNK(status.st_mode));
}
END_TEST

START_TEST(what_is_given_up_leaves_the_old_file_and_nothing_beside_it)
{
	char error[FILE_ERROR_MAX] = "x", *text;

	ck_assert(file_write(path_of("a"), write_text, "one\n", error));
	ck_assert(!file_write(path_of("a"), give_up, "two\n", error));
	ck_assert_str_eq(error, "");
	text = read_back("a");
	ck_assert_str_eq(text, "one\n");
	free(text);
	ck_assert_int_eq(files_there(), 1);
}
END_TEST

START_TEST(a_full_disk_and_a_missing_folder_are_told)
{
	char error[FILE_ERROR_MAX];
	struct stat status;

	ck_assert(!file_write("/dev/full", write_text, "one\n", error));
	ck_assert_str_eq(error, "/dev/full: No space left on device");
	ck_assert_int_eq(stat("/dev/full", &status), 0);
	ck_assert(S_ISCHR(status.st_mode));
	ck_assert(!file_write(path_of("none/a"), write_text, "one\n", error));
	ck_assert_ptr_nonnull(strstr(error, "none/a: No such file or directory"));
	ck_assert(!file_write(folder.path, write_text, "one\n", error));
	ck_assert_ptr_nonnull(strstr(error, "Is a directory"));
	ck_assert(!file_write("", write_text, "one\n", error));
	ck_assert_int_eq(files_there(), 0);
}
END_TEST

static const struct {
	const char *path, *format; /* NULL: refused */
} ENDINGS[] = {
	{ "a.table", "script" },     { "a.phh", "phh" },    { "a.PHHS", "phh" },
	{ "a", "script" },	     { "a.b/c", "script" }, { ".table", "script" },
	{ "some.day.phh", "phh" },   { "a.pdf", NULL },	    { "a.html", "html" },
	{ "a.htm", "html" },	     { "a.phhx", NULL },    { "a.ph", NULL },
	{ "folder/a.table2", NULL },
};

START_TEST(the_ending_of_a_file_says_its_format)
{
	char error[FILE_ERROR_MAX] = "";
	const ExportFormat *format = export_format_of(ENDINGS[_i].path, error);

	if (ENDINGS[_i].format) {
		ck_assert_ptr_nonnull(format);
		ck_assert_str_eq(format->name, ENDINGS[_i].format);
		ck_assert_ptr_eq(format, export_format_named(ENDINGS[_i].format));
	} else {
		ck_assert_ptr_null(format);
		ck_assert_ptr_nonnull(strstr(error, " is none of the endings: .table, .phh"));
	}
}
END_TEST

static const char HAND[] = "title A short one\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\n"
			   "button 1\npost\ndeal\n1 folds\n";

/* What each format begins with. */
static const struct {
	const char *name, *begins;
} SAVED[] = {
	{ "a.table", "title  A short one\nbook   tournament\n" },
	{ "a.phh", "variant = 'NT'\n" },
	{ "a.txt", "A short one\n===========\n" },
	{ "a.html", "<!DOCTYPE html>\n<html lang=\"en\">\n" },
	{ "a", "title  A short one\nbook   tournament\n" },
};

START_TEST(a_session_is_saved_in_the_format_of_the_ending)
{
	char error[FILE_ERROR_MAX], *text;
	Scripted scripted;
	Export source = { 0 };

	scripted_open(&scripted, HAND, NULL);
	source.session = scripted.session;
	ck_assert_msg(session_save(&source, path_of(SAVED[_i].name), error), "%s", error);
	text = read_back(SAVED[_i].name);
	ck_assert_msg(strncmp(text, SAVED[_i].begins, strlen(SAVED[_i].begins)) == 0, "%s", text);
	free(text);
	ck_assert_int_eq(files_there(), 1);
	scripted_close(&scripted);
}
END_TEST

START_TEST(a_session_without_a_hand_is_no_hand_history)
{
	char error[FILE_ERROR_MAX];
	Scripted scripted;
	Export source = { 0 };

	scripted_open(&scripted, "seat 1 Ana 500\nseat 2 Ben 500\nbutton 1\n", NULL);
	source.session = scripted.session;
	ck_assert_int_eq(export_save(&source, export_format_named("phh"), path_of("a.phh"), error),
			 EXPORT_NO_HAND);
	ck_assert_str_eq(error, "No hand was dealt, so there is none to tell.");
	ck_assert(!session_save(&source, path_of("a.doc"), error));
	ck_assert_int_eq(files_there(), 0);
	scripted_close(&scripted);
}
END_TEST

/* The canonical form; what teaches and what is expected stay where they stood. */
static const char TAUGHT[] = "title  Told twice\n"
			     "book   tournament\n"
			     "game   holdem no-limit\n"
			     "blinds 50/100\n"
			     "seat   1 Ana 5000\n"
			     "seat   2 Ben 5000\n"
			     "button 1\n"
			     "seed   1\n"
			     "level  2\n"
			     "tags   words unit-0.01\n"
			     "\n"
			     "note \"Before anything.\"\n"
			     "post\n"
			     "deal\n"
			     "ask \"And \\\"now\\\"?\"\n"
			     "hint \"Think.\"\n"
			     "1 says \"raise to 400\"\n"
			     "expect verdict 1 raise 400\n"
			     "note \"Said is done.\"\n";

/* A script as --script writes it; the caller frees it. `refused` becomes the last line refused. */
static char *
script_again(const char *text, int *refused, bool drop)
{
	Exported exported;
	char *again;

	exported_open(&exported, text, (View){ 0 });
	if (drop)
		marks_drop_expectations(&exported.marks);
	again = exported_text(&exported, "script");
	*refused = exported.refused;
	exported_close(&exported);
	return again;
}

START_TEST(a_script_in_its_canonical_form_comes_out_as_it_went_in)
{
	int refused = 0;
	char *again = script_again(TAUGHT, &refused, false);

	ck_assert_str_eq(again, TAUGHT);
	ck_assert_int_eq(refused, 0);
	free(again);
}
END_TEST

START_TEST(what_was_taken_back_or_refused_takes_its_expectations_along)
{
	static const char TEXT[] = "seat 1 Ana 5000\nseat 2 Ben 5000\nbutton 1\npost\ndeal\n"
				   "1 calls\nnote \"Gone.\"\nexpect bet 1 100\nundo\n"
				   "expect turn 1\nnote \"Here.\"\n1 throws 9000\n"
				   "expect refused\n1 folds\nexpect turn none\n";
	static const char TAIL[] = "\npost\ndeal\nnote \"Here.\"\n1 folds\nexpect turn none\n";
	int refused = 0;
	char *again = script_again(TEXT, &refused, false);

	ck_assert_int_eq(refused, 12);
	ck_assert_msg(strstr(again, TAIL) != NULL, "%s", again);
	free(again);
	again = script_again(TEXT, &refused, true);
	ck_assert_msg(strstr(again, "expect") == NULL, "%s", again);
	free(again);
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("export");
	TCase *tests = tcase_create("export");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, a_file_is_replaced_as_a_whole_and_keeps_its_mode);
	tcase_add_test(tests, a_file_behind_a_link_is_replaced_and_the_link_stays);
	tcase_add_test(tests, a_link_to_nothing_makes_the_file_and_stays);
	tcase_add_test(tests, what_is_given_up_leaves_the_old_file_and_nothing_beside_it);
	tcase_add_test(tests, a_full_disk_and_a_missing_folder_are_told);
	tcase_add_loop_test(tests, the_ending_of_a_file_says_its_format, 0, COUNT(ENDINGS));
	tcase_add_loop_test(tests, a_session_is_saved_in_the_format_of_the_ending, 0, COUNT(SAVED));
	tcase_add_test(tests, a_session_without_a_hand_is_no_hand_history);
	tcase_add_test(tests, a_script_in_its_canonical_form_comes_out_as_it_went_in);
	tcase_add_test(tests, what_was_taken_back_or_refused_takes_its_expectations_along);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
