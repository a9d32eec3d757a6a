/* Options: the table of them, the config file, and what has its say over what. */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/config.h"
#include "src/language/lexer.h"
#include "tests/support/diverted.h"
#include "tests/support/folder.h"

static Config config;
static Settings settings;
static char error[SETTINGS_ERROR_MAX];
static Folder folder;
static char *out, *err; /* what the command wrote */

static void
read_text(const char *text, size_t length)
{
	memset(&config, 0, sizeof config);
	settings = settings_default();
	config_read_text(&config, "conf", text, length, &settings);
}

static void
read_string(const char *text)
{
	read_text(text, strlen(text));
}

START_TEST(every_option_has_its_row)
{
	SettingId id = (SettingId)_i;
	const char *value;
	int n = 0;

	ck_assert_ptr_nonnull(setting_name(id));
	ck_assert_int_eq(setting_find(setting_name(id)), id);
	ck_assert_uint_gt(strlen(setting_meaning(id)), 10);
	settings = settings_default();
	ck_assert_str_eq(settings_get(&settings, id), setting_default(id));
	ck_assert_int_eq(settings.from[id], FROM_DEFAULT);
	while ((value = setting_value(id, n))) {
		ck_assert(settings_set(&settings, setting_name(id), value, FROM_PERSON, error));
		ck_assert_str_eq(settings_get(&settings, id), value);
		n++;
	}
	ck_assert_int_ge(n, 2);
}
END_TEST

START_TEST(defaults_are_what_the_manual_says)
{
	settings = settings_default();
	ck_assert_int_eq(settings.theme, THEME_DARK);
	ck_assert(!settings.ascii && !settings.faces && settings.motion && settings.mouse);
	ck_assert_str_eq(settings.book, "tournament");
}
END_TEST

START_TEST(a_theme_has_the_name_that_drawing_knows)
{
	const char *name;
	Theme theme;
	int n = 0;

	while ((name = setting_value(SETTING_THEME, n))) {
		ck_assert(theme_find(name, &theme));
		ck_assert_int_eq(theme, n++);
	}
	ck_assert_int_eq(n, THEME_COUNT);
}
END_TEST

START_TEST(lines_of_the_file_are_taken_over)
{
	read_string("# mine\n\n  set theme light   # by day\nset book \"our house.book\"\r\n"
		    "set mouse off\nset ascii on");
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert_int_eq(settings.theme, THEME_LIGHT);
	ck_assert_int_eq(settings.from[SETTING_THEME], FROM_FILE);
	ck_assert_int_eq(settings.line[SETTING_THEME], 3);
	ck_assert_str_eq(settings.book, "our house.book");
	ck_assert(!settings.mouse && settings.ascii && settings.motion);
	ck_assert_int_eq(settings.line[SETTING_ASCII], 6);
	ck_assert_int_eq(settings.from[SETTING_MOTION], FROM_DEFAULT);
}
END_TEST

START_TEST(of_two_lines_the_later_one_holds)
{
	read_string("set theme light\nset theme mono\n");
	ck_assert_int_eq(settings.theme, THEME_MONO);
	ck_assert_int_eq(settings.line[SETTING_THEME], 2);
}
END_TEST

/* A line that is wrong, where, and a word of what was expected there. */
static const struct {
	const char *line, *place, *says;
} WRONG[] = {
	{ "colour red", "conf:2:1:", "set NAME VALUE" },
	{ "set", "conf:2:4:", "name of an option" },
	{ "set colour red", "conf:2:5:", "theme" },
	{ "set theme", "conf:2:10:", "dark" },
	{ "set theme pink", "conf:2:11:", "dark, light" },
	{ "set theme light dark", "conf:2:17:", "end of the line" },
	{ "set mouse yes", "conf:2:11:", "off or on" },
	{ "set book \"\"", "conf:2:10:", "tournament" },
	{ "set book \"club", "conf:2:10:", "closing quote" },
	{ "set theme l\xefght", "conf:2:12:", "UTF-8" },
	{ "set \x1b[31m red", "conf:2:5:", "control" },
	{ "Set theme light", "conf:2:1:", "set NAME VALUE" },
	{ "bind", "conf:2:5:", "a key" },
	{ "bind # undo", "conf:2:6:", "in quotes" },
	{ "bind F5", "conf:2:8:", "name of a command" },
	{ "bind F5 fly", "conf:2:9:", "name of a command" },
	{ "bind nokey undo", "conf:2:6:", "a key" },
	{ "bind 3 undo", "conf:2:6:", "digits" },
	{ "bind F5 undo redo", "conf:2:14:", "end of the line" },
	{ "bind F5 complete", "conf:2:9:", "can't be changed" },
};

START_TEST(a_wrong_line_is_named_and_passed_over)
{
	char text[256];

	snprintf(text, sizeof text, "set mouse off\n%s\nset motion off\n", WRONG[_i].line);
	read_string(text);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_msg(strstr(config.fault[0], WRONG[_i].place) == config.fault[0], "%s",
		      config.fault[0]);
	ck_assert_msg(strstr(config.fault[0], WRONG[_i].says) != NULL, "%s", config.fault[0]);
	ck_assert(!settings.mouse && !settings.motion);
	ck_assert_int_eq(settings.theme, THEME_DARK);
	ck_assert_str_eq(settings.book, "tournament");
}
END_TEST

START_TEST(odd_bytes_harm_their_line_only)
{
	static char text[LINE_BYTES_MAX * 3];
	static const char ZERO[] = "set motion off\nset theme\0light\nset mouse off\n";

	read_text(ZERO, sizeof ZERO - 1);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert(!settings.motion && !settings.mouse);
	memset(text, 'x', sizeof text);
	memcpy(text + sizeof text - 15, "\nset mouse off\n", 15);
	read_text(text, sizeof text);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_ptr_nonnull(strstr(config.fault[0], "4096"));
	ck_assert(!settings.mouse);
	read_string("\xef\xbb\xbfset mouse off");
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert(!settings.mouse);
	read_text("", 0);
	ck_assert_int_eq(config.n_faults, 0);
}
END_TEST

START_TEST(more_faults_than_are_kept_are_counted)
{
	static char text[3 * 200 + 1];
	char says[CONFIG_FAULT_MAX];

	for (int i = 0; i < 200; i++)
		memcpy(text + 3 * i, "no\n", 4);
	read_string(text);
	ck_assert_int_eq(config.n_faults, 200);
	ck_assert_ptr_nonnull(strstr(config.fault[CONFIG_FAULTS_MAX - 1], "conf:64:"));
	config_say(&config, says, sizeof says);
	ck_assert_ptr_nonnull(strstr(says, "conf:1:1:"));
	ck_assert_ptr_nonnull(strstr(says, "199 more"));
	read_string("# nothing wrong\n");
	config_say(&config, says, sizeof says);
	ck_assert_str_eq(says, "");
}
END_TEST

static Action
action_of(const char *name)
{
	Key key;

	ck_assert(key_read(name, &key));
	return keymap_find(&settings.keymap, KEYS_TABLE, key, NULL);
}

START_TEST(keys_are_bound_by_the_file)
{
	read_string("bind F5 undo\nbind \"#\" next-hand # a remark\nbind u none\n"
		    "bind f all-in\n");
	ck_assert_msg(config.n_faults == 0, "%s", config.fault[0]);
	ck_assert_int_eq(action_of("F5"), DO_UNDO);
	ck_assert_int_eq(action_of("#"), DO_NEXT_HAND);
	ck_assert_int_eq(action_of("u"), DO_NOTHING);
	ck_assert_int_eq(action_of("f"), DO_ALL_IN);
	ck_assert_int_eq(action_of("a"), DO_ALL_IN);
	ck_assert_int_eq(action_of("c"), DO_CALL);
}
END_TEST

START_TEST(a_key_is_bound_once)
{
	read_string("bind F5 undo\nbind F5 redo\n");
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_ptr_nonnull(strstr(config.fault[0], "conf:2:6:"));
	ck_assert_ptr_nonnull(strstr(config.fault[0], "bound to undo already"));
	ck_assert_int_eq(action_of("F5"), DO_UNDO);
}
END_TEST

static void
set_up(void)
{
	folder_make(&folder);
	setenv("XDG_CONFIG_HOME", folder.path, 1);
	unsetenv("NO_COLOR");
	settings = settings_default();
}

static void
tear_down(void)
{
	folder_remove(&folder);
	free(out);
	free(err);
	out = err = NULL;
}

/* Makes the config file, or a folder in its place. */
static void
make_config(const char *text)
{
	folder_below(&folder, "misdeal");
	if (text)
		folder_write(&folder, "misdeal/config", text);
	else
		folder_below(&folder, "misdeal/config");
}

START_TEST(no_file_is_no_fault)
{
	config_read(&config, NULL, &settings);
	ck_assert(!config.found && !config.unreadable);
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert_str_eq(config.path, folder_path(&folder, "misdeal/config"));
}
END_TEST

START_TEST(a_file_that_was_named_has_to_be_there)
{
	config_read(&config, "/nowhere/config", &settings);
	ck_assert(!config.found && config.unreadable);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_ptr_nonnull(strstr(config.fault[0], "/nowhere/config"));
}
END_TEST

START_TEST(a_folder_in_its_place_is_told)
{
	make_config(NULL);
	config_read(&config, NULL, &settings);
	ck_assert(!config.found && config.unreadable);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_ptr_nonnull(strstr(config.fault[0], "folder"));
}
END_TEST

START_TEST(the_file_lies_where_the_environment_says)
{
	char path[CONFIG_PATH_MAX];

	setenv("XDG_CONFIG_HOME", "relative", 1);
	setenv("HOME", "/home/ana", 1);
	ck_assert(config_path(path));
	ck_assert_str_eq(path, "/home/ana/.config/misdeal/config");
	setenv("XDG_CONFIG_HOME", "", 1);
	ck_assert(config_path(path));
	ck_assert_str_eq(path, "/home/ana/.config/misdeal/config");
	unsetenv("HOME");
	unsetenv("XDG_CONFIG_HOME");
	ck_assert(!config_path(path));
	config_read(&config, NULL, &settings);
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert(!config.found);
}
END_TEST

static const OptionRow OPTION_ROWS[] = {
	{ "theme", "NAME", "" },    { "ascii", NULL, "" },	 { "no-mouse", NULL, "" },
	{ "no-nothing", NULL, "" }, { "elsewhere", "WORD", "" }, { NULL, NULL, NULL },
};

START_TEST(command_line_before_environment_before_file_before_default)
{
	char *line[] = { "--theme", "dark", "--no-mouse", "--no-nothing", "--elsewhere=x" };
	char problem[OPTIONS_ERROR_MAX];
	Options given;

	make_config("set theme light\nset mouse on\nset motion off\n");
	setenv("NO_COLOR", "1", 1);
	config_read(&config, NULL, &settings);
	ck_assert(config.found);
	ck_assert_int_eq(settings.theme, THEME_LIGHT);
	settings_take_environment(&settings);
	ck_assert_int_eq(settings.theme, THEME_MONO);
	ck_assert_int_eq(settings.from[SETTING_THEME], FROM_ENVIRONMENT);
	ck_assert(options_read(OPTION_ROWS, 5, line, &given, problem));
	ck_assert(settings_take_options(&settings, OPTION_ROWS, &given, problem));
	ck_assert_int_eq(settings.theme, THEME_DARK);
	ck_assert_int_eq(settings.from[SETTING_THEME], FROM_COMMAND_LINE);
	ck_assert(!settings.mouse && !settings.motion && !settings.ascii);
}
END_TEST

static const OptionRow CONFIG_ROWS[] = {
	{ "theme", "NAME", "" },
	{ "config", "FILE", "" },
	{ NULL, NULL, NULL },
};

START_TEST(all_of_them_are_settled_at_once)
{
	char *none[] = { "--config", "none" }, *nowhere[] = { "--config=/nowhere", "--theme=dark" };
	char problem[OPTIONS_ERROR_MAX];
	Options given = { 0 };

	make_config("set theme light\nset mouse off\n");
	ck_assert(config_settle(&config, CONFIG_ROWS, &given, &settings, problem));
	ck_assert_int_eq(settings.theme, THEME_LIGHT);
	ck_assert(options_read(CONFIG_ROWS, 2, none, &given, problem));
	ck_assert(config_settle(&config, CONFIG_ROWS, &given, &settings, problem));
	ck_assert_int_eq(settings.theme, THEME_DARK);
	ck_assert(settings.mouse);
	setenv("NO_COLOR", "1", 1);
	ck_assert(options_read(CONFIG_ROWS, 2, nowhere, &given, problem));
	ck_assert(config_settle(&config, CONFIG_ROWS, &given, &settings, problem));
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_int_eq(settings.theme, THEME_DARK);
}
END_TEST

START_TEST(an_empty_no_color_asks_for_nothing)
{
	setenv("NO_COLOR", "", 1);
	settings_take_environment(&settings);
	ck_assert_int_eq(settings.theme, THEME_DARK);
}
END_TEST

START_TEST(a_wrong_value_of_an_option_is_refused_with_those_it_takes)
{
	char *line[] = { "--theme=pink" };
	char problem[OPTIONS_ERROR_MAX];
	Options given;

	ck_assert(options_read(OPTION_ROWS, 1, line, &given, problem));
	ck_assert(!settings_take_options(&settings, OPTION_ROWS, &given, problem));
	ck_assert_ptr_nonnull(strstr(problem, "--theme takes dark, light"));
	ck_assert_int_eq(settings.theme, THEME_DARK);
}
END_TEST

/* Runs `misdeal config`. */
static int
run_config(const char *file)
{
	Options given = { .value = { file } };

	return diverted_run(&command_config, &given, &out, &err);
}

START_TEST(config_tells_every_option_and_is_a_config_file)
{
	char line[256];

	make_config("set book \"our \\\"house\\\".book\"\nset mouse off\n");
	folder_write(&folder, "misdeal/our \"house\".book",
		     "book house\ntitle \"Ours\"\nextends practice\n");
	ck_assert_int_eq(run_config(NULL), EXIT_HOLDS);
	ck_assert_int_eq(remove(folder_path(&folder, "misdeal/our \"house\".book")), 0);
	ck_assert(strstr(out, "\n# one of: dark, ") && strstr(out, "\n# a switch: off or on; ") &&
		  strstr(out, "\n# a text: "));
	for (int i = 0; i < SETTING_COUNT; i++) {
		snprintf(line, sizeof line, "\nset %s ", setting_name((SettingId)i));
		ck_assert_msg(strstr(out, line) != NULL, "%s%s", out, line);
		ck_assert_ptr_nonnull(strstr(out, setting_meaning((SettingId)i)));
	}
	read_string(out);
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert_str_eq(settings.book, "our \"house\".book");
	ck_assert(!settings.mouse && settings.motion);
}
END_TEST

START_TEST(config_tells_every_key_and_they_read_back)
{
	const char *at;

	make_config("bind F5 undo\nbind \"#\" next-hand\nbind u none\nbind f all-in\n");
	ck_assert_int_eq(run_config(NULL), EXIT_HOLDS);
	ck_assert_ptr_nonnull(strstr(out, "\n# bind c "));
	ck_assert_ptr_nonnull(strstr(out, "\nbind F5 "));
	read_string(out);
	ck_assert_msg(config.n_faults == 0, "%s", config.fault[0]);
	ck_assert_int_eq(action_of("F5"), DO_UNDO);
	ck_assert_int_eq(action_of("#"), DO_NEXT_HAND);
	ck_assert_int_eq(action_of("u"), DO_NOTHING);
	ck_assert_int_eq(action_of("f"), DO_ALL_IN);
	/* Those of the table are remarks, and right without their sign too. */
	for (char *line = out; (line = strstr(line, "\n# bind ")); line++)
		line[1] = ' ';
	read_string(out);
	ck_assert_msg(config.n_faults == 0, "%s", config.fault[0]);
	at = strstr(out, "\n  bind c ");
	ck_assert_ptr_nonnull(at);
	ck_assert_int_eq(action_of("c"), DO_CALL);
}
END_TEST

START_TEST(a_book_that_is_not_there_is_passed_over)
{
	make_config("set mouse off\nset book nowhere.book\n");
	config_read(&config, NULL, &settings);
	ck_assert_int_eq(config.n_faults, 1);
	ck_assert_ptr_nonnull(strstr(config.fault[0], "config:2: "));
	ck_assert_ptr_nonnull(strstr(config.fault[0], "nowhere.book"));
	ck_assert_str_eq(settings.book, "tournament");
	ck_assert_int_eq(settings.from[SETTING_BOOK], FROM_DEFAULT);
	ck_assert(!settings.mouse);
}
END_TEST

START_TEST(config_tells_all_that_is_wrong_in_the_file)
{
	make_config("set mouse off\nset theme pink\nset colour red\n");
	ck_assert_int_eq(run_config(NULL), EXIT_FAILS);
	ck_assert_ptr_nonnull(strstr(out, "config:2:11:"));
	ck_assert_ptr_nonnull(strstr(out, "config:3:5:"));
	ck_assert_ptr_nonnull(strstr(out, "set mouse off"));
	read_string(out);
	ck_assert_int_eq(config.n_faults, 0);
	ck_assert_int_eq(run_config("/nowhere/config"), EXIT_USAGE);
	ck_assert_ptr_nonnull(strstr(out, "/nowhere/config"));
	ck_assert_int_eq(run_config("none"), EXIT_HOLDS);
	ck_assert_ptr_nonnull(strstr(out, "set mouse on"));
}
END_TEST

START_TEST(none_is_no_file)
{
	make_config("set theme light\n");
	config_read(&config, "none", &settings);
	ck_assert(!config.found);
	ck_assert_str_eq(config.path, "");
	ck_assert_int_eq(settings.theme, THEME_DARK);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("settings");
	TCase *table = tcase_create("table"), *file = tcase_create("file");

	tcase_add_loop_test(table, every_option_has_its_row, 0, SETTING_COUNT);
	tcase_add_test(table, defaults_are_what_the_manual_says);
	tcase_add_test(table, a_theme_has_the_name_that_drawing_knows);
	tcase_add_test(table, lines_of_the_file_are_taken_over);
	tcase_add_test(table, of_two_lines_the_later_one_holds);
	tcase_add_loop_test(table, a_wrong_line_is_named_and_passed_over, 0,
			    (int)(sizeof WRONG / sizeof WRONG[0]));
	tcase_add_test(table, odd_bytes_harm_their_line_only);
	tcase_add_test(table, keys_are_bound_by_the_file);
	tcase_add_test(table, a_key_is_bound_once);
	tcase_add_test(table, more_faults_than_are_kept_are_counted);
	suite_add_tcase(suite, table);
	tcase_add_checked_fixture(file, set_up, tear_down);
	tcase_add_test(file, no_file_is_no_fault);
	tcase_add_test(file, a_file_that_was_named_has_to_be_there);
	tcase_add_test(file, a_folder_in_its_place_is_told);
	tcase_add_test(file, the_file_lies_where_the_environment_says);
	tcase_add_test(file, command_line_before_environment_before_file_before_default);
	tcase_add_test(file, all_of_them_are_settled_at_once);
	tcase_add_test(file, an_empty_no_color_asks_for_nothing);
	tcase_add_test(file, a_wrong_value_of_an_option_is_refused_with_those_it_takes);
	tcase_add_test(file, none_is_no_file);
	tcase_add_test(file, config_tells_every_option_and_is_a_config_file);
	tcase_add_test(file, a_book_that_is_not_there_is_passed_over);
	tcase_add_test(file, config_tells_every_key_and_they_read_back);
	tcase_add_test(file, config_tells_all_that_is_wrong_in_the_file);
	suite_add_tcase(suite, file);
	return check_run(suite);
}
