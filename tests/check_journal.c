/* Journals: nothing that was played is lost with the program, the terminal or the disk. */
#include "tests/check.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/file.h"
#include "src/journal.h"
#include "tests/support/folder.h"
#include "tests/support/scripted.h"

static const char THREE[] = "title  Three at a table\n"
			    "blinds 50/100\n"
			    "seat 1 Ana 20000\n"
			    "seat 2 Ben 20000\n"
			    "seat 3 Carla 20000\n"
			    "button 3\n"
			    "post\n"
			    "deal\n";

static Folder state;
static Scripted s;
static Journal *journal;
static char said[JOURNAL_SAYS_MAX];

static void
set_up(void)
{
	folder_make(&state);
	ck_assert_int_eq(setenv("XDG_STATE_HOME", state.path, 1), 0);
	scripted_open(&s, THREE, NULL);
	journal = NULL;
	said[0] = '\0';
}

static void
tear_down(void)
{
	journal_close(journal);
	scripted_close(&s);
	folder_remove(&state);
}

/* Plays a line and writes it down. */
static bool
play(const char *line)
{
	Statement statement = scripted_statement(line);

	ck_assert_msg(scripted_play(&s, line), "%s: %s", line, session_refusal(s.session));
	return journal_add(journal, &statement.event);
}

static char *
read_whole(const char *path)
{
	char error[FILE_ERROR_MAX];
	size_t length;
	char *text = file_read(path, &length, error);

	ck_assert_msg(text != NULL, "%s", error);
	return text;
}

static void
assert_ends_in(const char *path, const char *tail)
{
	char *text = read_whole(path);

	ck_assert_msg(file_has_ending(text, tail), "%s", text);
	free(text);
}

/* Puts bytes behind a file, as a write does that was cut off. */
static void
put_behind(const char *path, const char *bytes, size_t length)
{
	FILE *file = fopen(path, "a");

	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(bytes, 1, length, file), length);
	ck_assert_int_eq(fclose(file), 0);
}

/* The journal that was left lying; there is just one. */
static JournalLeft
the_one_left(void)
{
	JournalLeft left[3];

	ck_assert_uint_eq(journal_find_left(left, 3), 1);
	return left[0];
}

/* Lets go of it as a kill does, after some events. */
static JournalLeft
leave_one(void)
{
	journal = journal_start(s.session);
	ck_assert_ptr_nonnull(journal);
	ck_assert(play("1 calls") && play("2 raises to 400") && play("undo") && play("2 folds"));
	journal_close(journal);
	journal = NULL;
	return the_one_left();
}

/* Goes on with it in a session of its own, which must stand where ours does. */
static void
go_on(const char *path)
{
	Shelf *shelf;
	Session *session = journal_resume(path, &shelf, &journal, said);

	ck_assert_msg(session != NULL, "%s", said);
	ck_assert_ptr_nonnull(journal);
	ck_assert_uint_eq(session_count(session), session_count(s.session));
	ck_assert_int_eq(memcmp(&session_game(session)->table, &session_game(s.session)->table,
				sizeof(Table)),
			 0);
	session_close(s.session);
	shelf_close(s.shelf);
	s.session = session;
	s.shelf = shelf;
}

START_TEST(a_journal_is_a_script_with_an_event_a_line)
{
	journal = journal_start(s.session);
	ck_assert(play("1 raises to 1,100"));
	assert_ends_in(journal_path(journal), "\n\npost\ndeal\n1 raises to 1100\n");
	ck_assert(play("2 says \"call\""));
	ck_assert(play("undo"));
	ck_assert(play("redo"));
	ck_assert(play("book club"));
	assert_ends_in(journal_path(journal),
		       "1 raises to 1100\n2 says \"call\"\nundo\nredo\nbook club\n");
	ck_assert_str_eq(journal_trouble(journal), "");
}
END_TEST

START_TEST(a_journal_lies_below_the_state_folder_and_is_the_users_alone)
{
	char start[128];
	struct stat status;

	journal = journal_start(s.session);
	snprintf(start, sizeof start, "%s/misdeal/", state.path);
	ck_assert_int_eq(strncmp(journal_path(journal), start, strlen(start)), 0);
	ck_assert(file_has_ending(journal_path(journal), ".table"));
	ck_assert_int_eq(stat(journal_path(journal), &status), 0);
	ck_assert_int_eq(status.st_mode & 0777, 0600);
}
END_TEST

START_TEST(without_a_state_folder_it_lies_below_home)
{
	char start[128], home[64];

	snprintf(home, sizeof home, "%s", getenv("HOME") ? getenv("HOME") : "/");
	setenv("HOME", state.path, 1);
	setenv("XDG_STATE_HOME", "relative/and/so/passed/over", 1);
	journal = journal_start(s.session);
	setenv("HOME", home, 1);
	snprintf(start, sizeof start, "%s/.local/state/misdeal/", state.path);
	ck_assert_int_eq(strncmp(journal_path(journal), start, strlen(start)), 0);
}
END_TEST

START_TEST(a_session_that_was_left_goes_on_and_is_written_on)
{
	JournalLeft left = leave_one();
	char path[JOURNAL_PATH_MAX];

	ck_assert_str_eq(left.title, "Three at a table");
	go_on(left.path);
	ck_assert_str_eq(said, "");
	ck_assert_str_eq(journal_path(journal), left.path);
	ck_assert(play("3 checks"));
	assert_ends_in(left.path, "1 calls\n2 raises to 400\nundo\n2 folds\n3 checks\n");
	memcpy(path, journal_path(journal), sizeof path);
	journal_close(journal);
	go_on(path);
}
END_TEST

START_TEST(what_is_being_written_is_not_offered_and_not_taken)
{
	JournalLeft left[2];
	char path[JOURNAL_PATH_MAX];
	Journal *second;
	Shelf *shelf;

	journal = journal_start(s.session);
	play("1 calls");
	ck_assert_uint_eq(journal_find_left(left, 2), 0);
	memcpy(path, journal_path(journal), sizeof path);
	ck_assert_ptr_null(journal_resume(path, &shelf, &second, said));
	ck_assert_ptr_null(second);
	ck_assert_msg(strstr(said, "already") != NULL, "%s", said);
	ck_assert(play("2 folds"));
	assert_ends_in(path, "1 calls\n2 folds\n");
}
END_TEST

static const struct {
	const char *bytes;
	size_t length;
} TORN[] = {
	{ "3 ra", 4 },
	{ "3 raises to 40", 14 }, /* of 400: it looks whole, and is not */
	{ "3", 1 },
	{ "3 says \"ra", 10 },
	{ "\0\0\0\0\0\0\0\0", 8 }, /* left by a loss of power */
	{ "3 c\0\0\0\n", 7 },
};

START_TEST(a_last_line_cut_in_the_middle_is_left_out_and_told)
{
	JournalLeft left = leave_one();

	put_behind(left.path, TORN[_i].bytes, TORN[_i].length);
	go_on(left.path);
	ck_assert_msg(strstr(said, "cut off") != NULL, "%s", said);
	ck_assert(play("3 checks"));
	assert_ends_in(left.path, "undo\n2 folds\n3 checks\n");
}
END_TEST

static const char *const DAMAGE[] = {
	"3 flies\n3 checks\n",	   /* no statement */
	"9 checks\n3 checks\n",	   /* nobody sits there */
	"redo 5\n3 checks\n",	   /* nothing to bring again */
	"book nowhere\n3 folds\n", /* no such book */
};

START_TEST(behind_a_damaged_line_nothing_counts_and_the_old_file_is_kept)
{
	JournalLeft left = leave_one(), more[2];
	char damaged[JOURNAL_PATH_MAX + 16];
	char *text;

	put_behind(left.path, DAMAGE[_i], strlen(DAMAGE[_i]));
	go_on(left.path);
	ck_assert_msg(strstr(said, "left out") != NULL, "%s", said);
	ck_assert(play("3 checks"));
	assert_ends_in(journal_path(journal), "1 calls\n2 folds\n3 checks\n");
	snprintf(damaged, sizeof damaged, "%s.damaged", left.path);
	text = read_whole(damaged);
	ck_assert(file_has_ending(text, DAMAGE[_i]));
	free(text);
	ck_assert_uint_eq(journal_find_left(more, 2), 0);
}
END_TEST

START_TEST(a_journal_without_its_set_up_is_refused_and_left_alone)
{
	static const char TEXT[] = "blinds fifty/100\nseat 1 Ana 20000\n";
	JournalLeft left = leave_one();
	FILE *file = fopen(left.path, "w");
	Shelf *shelf;

	ck_assert_ptr_nonnull(file);
	fputs(TEXT, file);
	fclose(file);
	ck_assert_ptr_null(journal_resume(left.path, &shelf, &journal, said));
	shelf_close(shelf);
	ck_assert_ptr_null(journal);
	ck_assert_ptr_nonnull(strstr(said, ":1:"));
	assert_ends_in(left.path, TEXT);
}
END_TEST

START_TEST(books_beside_the_script_are_found_again)
{
	char path[128], here[512];
	JournalLeft left;
	FILE *file;

	snprintf(path, sizeof path, "%s/house.book", state.path);
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs("book house\ntitle \"House\"\nextends club\nlanguage en\n", file);
	fclose(file);
	scripted_close(&s);
	scripted_open(&s, THREE, state.path);
	journal = journal_start(s.session);
	ck_assert(play("book house.book") && play("1 calls"));
	journal_close(journal);
	left = the_one_left();
	ck_assert_ptr_nonnull(getcwd(here, sizeof here));
	ck_assert_int_eq(chdir("/"), 0);
	go_on(left.path);
	ck_assert_int_eq(chdir(here), 0);
	ck_assert_str_eq(session_book(s.session)->name, "house");
}
END_TEST

START_TEST(an_ended_session_is_put_with_the_played_ones)
{
	char path[JOURNAL_PATH_MAX], played[JOURNAL_PATH_MAX + 64];
	JournalLeft left[2];

	journal = journal_start(s.session);
	play("1 calls");
	memcpy(path, journal_path(journal), sizeof path);
	journal_end(journal);
	journal = NULL;
	ck_assert_uint_eq(journal_find_left(left, 2), 0);
	ck_assert_int_ne(access(path, F_OK), 0);
	snprintf(played, sizeof played, "%s/misdeal/played/%s", state.path, strrchr(path, '/') + 1);
	assert_ends_in(played, "1 calls\n");
}
END_TEST

START_TEST(a_session_in_which_nothing_was_played_leaves_nothing)
{
	char path[JOURNAL_PATH_MAX];
	JournalLeft left[2];
	Session *fresh = session_branch(s.session, 0);

	journal = journal_start(fresh);
	memcpy(path, journal_path(journal), sizeof path);
	ck_assert_int_eq(access(path, F_OK), 0);
	journal_end(journal);
	journal = NULL;
	session_close(fresh);
	ck_assert_int_ne(access(path, F_OK), 0);
	ck_assert_uint_eq(journal_find_left(left, 2), 0);
}
END_TEST

START_TEST(a_journal_that_was_put_away_is_not_offered_again)
{
	JournalLeft left = leave_one(), more[2];

	ck_assert(journal_dismiss(left.path));
	ck_assert_uint_eq(journal_find_left(more, 2), 0);
}
END_TEST

START_TEST(the_latest_is_offered_first)
{
	JournalLeft left[3];
	char first[JOURNAL_PATH_MAX], second[JOURNAL_PATH_MAX];

	journal = journal_start(s.session);
	memcpy(first, journal_path(journal), sizeof first);
	journal_close(journal);
	journal = journal_start(s.session);
	memcpy(second, journal_path(journal), sizeof second);
	journal_close(journal);
	journal = NULL;
	ck_assert_str_ne(first, second);
	ck_assert_uint_eq(journal_find_left(left, 3), 2);
	ck_assert_str_eq(left[0].path, second);
	ck_assert_str_eq(left[1].path, first);
	ck_assert_uint_eq(journal_find_left(left, 1), 1);
	ck_assert_str_eq(left[0].path, second);
}
END_TEST

START_TEST(only_the_latest_of_the_played_are_kept)
{
	char path[256];
	struct dirent *entry;
	int n = 0;
	DIR *dir;

	journal = journal_start(s.session);
	snprintf(path, sizeof path, "%s/misdeal/played", state.path);
	ck_assert_int_eq(mkdir(path, 0700), 0);
	for (int i = 0; i < JOURNAL_PLAYED_KEPT + 5; i++) {
		FILE *file;

		snprintf(path, sizeof path, "%s/misdeal/played/19990101-%06d-00.table", state.path,
			 i);
		file = fopen(path, "w");
		ck_assert_ptr_nonnull(file);
		fclose(file);
	}
	journal_end(journal);
	journal = NULL;
	snprintf(path, sizeof path, "%s/misdeal/played/19990101-000005-00.table", state.path);
	ck_assert_int_ne(access(path, F_OK), 0);
	snprintf(path, sizeof path, "%s/misdeal/played/19990101-000006-00.table", state.path);
	ck_assert_int_eq(access(path, F_OK), 0);
	snprintf(path, sizeof path, "%s/misdeal/played", state.path);
	dir = opendir(path);
	ck_assert_ptr_nonnull(dir);
	while ((entry = readdir(dir)) != NULL)
		n += entry->d_name[0] != '.';
	closedir(dir);
	ck_assert_int_eq(n, JOURNAL_PLAYED_KEPT);
}
END_TEST

START_TEST(a_folder_that_cannot_be_made_is_told_and_the_game_goes_on)
{
	char path[128];
	FILE *file;

	snprintf(path, sizeof path, "%s/misdeal", state.path);
	file = fopen(path, "w"); /* a file where the folder has to be */
	ck_assert_ptr_nonnull(file);
	fclose(file);
	journal = journal_start(s.session);
	ck_assert_ptr_nonnull(journal);
	ck_assert_msg(strstr(journal_trouble(journal), path) != NULL, "%s",
		      journal_trouble(journal));
	ck_assert_str_eq(journal_path(journal), "");
	ck_assert(!play("1 calls"));
	ck_assert_uint_eq(session_count(s.session), 3);
	/* Once it can be written, nothing is missing. */
	ck_assert_int_eq(remove(path), 0);
	ck_assert(play("2 folds"));
	ck_assert_str_eq(journal_trouble(journal), "");
	assert_ends_in(journal_path(journal), "post\ndeal\n1 calls\n2 folds\n");
}
END_TEST

START_TEST(a_full_disk_is_told_and_no_half_line_stays)
{
	struct rlimit was, small;
	struct stat status;
	char path[JOURNAL_PATH_MAX];
	bool written[2];

	journal = journal_start(s.session);
	ck_assert(play("1 calls"));
	memcpy(path, journal_path(journal), sizeof path);
	ck_assert_int_eq(stat(path, &status), 0);
	/* A limit to the size of files stands for the disk; there is room for half a line. */
	signal(SIGXFSZ, SIG_IGN);
	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &was), 0);
	small = was;
	small.rlim_cur = (rlim_t)status.st_size + 4;
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &small), 0);
	written[0] = play("2 raises to 400");
	written[1] = play("3 folds");
	setrlimit(RLIMIT_FSIZE, &was);
	ck_assert(!written[0] && !written[1]);
	ck_assert(journal_trouble(journal)[0] != '\0');
	assert_ends_in(path, "1 calls\n");
	ck_assert(play("1 folds"));
	ck_assert_str_eq(journal_trouble(journal), "");
	assert_ends_in(path, "1 calls\n2 raises to 400\n3 folds\n1 folds\n");
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("journal");
	TCase *tests = tcase_create("journals");

	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_test(tests, a_journal_is_a_script_with_an_event_a_line);
	tcase_add_test(tests, a_journal_lies_below_the_state_folder_and_is_the_users_alone);
	tcase_add_test(tests, without_a_state_folder_it_lies_below_home);
	tcase_add_test(tests, a_session_that_was_left_goes_on_and_is_written_on);
	tcase_add_test(tests, what_is_being_written_is_not_offered_and_not_taken);
	tcase_add_loop_test(tests, a_last_line_cut_in_the_middle_is_left_out_and_told, 0,
			    COUNT(TORN));
	tcase_add_loop_test(tests, behind_a_damaged_line_nothing_counts_and_the_old_file_is_kept, 0,
			    COUNT(DAMAGE));
	tcase_add_test(tests, a_journal_without_its_set_up_is_refused_and_left_alone);
	tcase_add_test(tests, books_beside_the_script_are_found_again);
	tcase_add_test(tests, an_ended_session_is_put_with_the_played_ones);
	tcase_add_test(tests, a_session_in_which_nothing_was_played_leaves_nothing);
	tcase_add_test(tests, a_journal_that_was_put_away_is_not_offered_again);
	tcase_add_test(tests, the_latest_is_offered_first);
	tcase_add_test(tests, only_the_latest_of_the_played_are_kept);
	tcase_add_test(tests, a_folder_that_cannot_be_made_is_told_and_the_game_goes_on);
	/* Check's own notes go to a file too: the limit may only fall on a process of its own. */
	if (!getenv("CK_FORK") || strcmp(getenv("CK_FORK"), "no") != 0)
		tcase_add_test(tests, a_full_disk_is_told_and_no_half_line_stays);
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
