/* Keys: each its own command where it works, told in the help, and bound as a person likes. */
#include "tests/check.h"

#include <string.h>

#include "ui/keymap.h"

static Keymap map;
static char error[KEYMAP_ERROR_MAX];

static Key
letter(char c)
{
	return (Key){ KEY_IS_TEXT, (unsigned char)c };
}

static Action
find(KeyContext context, const char *key)
{
	Key pressed;

	ck_assert_msg(key_read(key, &pressed), "%s is no key", key);
	return keymap_find(&map, context, pressed, NULL);
}

START_TEST(no_key_has_two_commands_in_one_context)
{
	keymap_default(&map);
	ck_assert_int_lt(map.n, KEYMAP_MAX);
	for (int a = 0; a < map.n; a++)
		for (int b = 0; b < a; b++) {
			const KeyBinding *one = &map.binding[a], *two = &map.binding[b];

			if (one->key.name != two->key.name ||
			    one->key.character != two->key.character)
				continue;
			for (int c = 0; c < KEYS_CONTEXT_COUNT; c++)
				ck_assert_msg(
					!action_works((Action)one->action, (KeyContext)c) ||
						!action_works((Action)two->action, (KeyContext)c),
					"%s and %s have one key in \"%s\"",
					action_name((Action)one->action),
					action_name((Action)two->action),
					key_context_title((KeyContext)c));
		}
}
END_TEST

START_TEST(every_command_has_keys_words_and_a_name_of_its_own)
{
	char keys[KEYMAP_KEYS_MAX];

	keymap_default(&map);
	for (int c = DO_NOTHING + 1; c < ACTION_COUNT; c++) {
		Action action = (Action)c;
		int contexts = 0;

		ck_assert_msg(*keymap_keys(&map, action, keys), "%s has no key",
			      action_name(action));
		ck_assert_int_gt((int)strlen(action_word(action)), 1);
		ck_assert_int_gt((int)strlen(action_help(action)), 1);
		ck_assert_int_eq(action_find(action_name(action)), action);
		for (int k = 0; k < KEYS_CONTEXT_COUNT; k++)
			contexts += action_works(action, (KeyContext)k);
		ck_assert_msg(contexts > 0, "%s works nowhere", action_name(action));
	}
	ck_assert_int_eq(action_find("no-such"), DO_NOTHING);
}
END_TEST

START_TEST(a_key_is_found_where_it_works)
{
	int digit;

	keymap_default(&map);
	ck_assert_int_eq(find(KEYS_TABLE, "f"), DO_FOLD);
	ck_assert_int_eq(find(KEYS_TABLE, "x"), DO_CHECK);
	ck_assert_int_eq(find(KEYS_TABLE, "k"), DO_UP);
	ck_assert_int_eq(find(KEYS_TABLE, "Up"), DO_UP);
	ck_assert_int_eq(find(KEYS_LIST, "k"), DO_UP);
	ck_assert_int_eq(find(KEYS_LIST, "f"), DO_NOTHING);
	ck_assert_int_eq(find(KEYS_CARD, "b"), DO_COMPARE);
	ck_assert_int_eq(find(KEYS_TABLE, "^L"), DO_REDRAW);
	ck_assert_int_eq(find(KEYS_TABLE, "z"), DO_NOTHING);
	ck_assert_int_eq(keymap_find(&map, KEYS_TABLE, letter('3'), &digit), DO_CHOICE);
	ck_assert_int_eq(digit, 3);
	ck_assert_int_eq(keymap_find(&map, KEYS_TABLE, letter('0'), &digit), DO_MENU);
	ck_assert_int_eq(digit, 0);
}
END_TEST

START_TEST(keys_are_read_as_they_are_written)
{
	static const char *const WRITTEN[] = { "x",	"^L",	 "Left",   "PgUp",  "F1",    "F12",
					       "Space", "Enter", "Esc",	   "Tab",   "S-Tab", "Del",
					       ":",	"\"",	 "\u00e4", "\u20ac" };
	static const char *const WRONG[] = { "", "xy", "F0", "F99", "Lefty", "\t", "\xff" };
	char text[KEY_TEXT_MAX];
	Key key;

	for (size_t i = 0; i < sizeof WRITTEN / sizeof WRITTEN[0]; i++) {
		ck_assert_msg(key_read(WRITTEN[i], &key), "%s", WRITTEN[i]);
		ck_assert_str_eq(key_write(key, text), WRITTEN[i]);
	}
	for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++)
		ck_assert_msg(!key_read(WRONG[i], &key), "%s", WRONG[i]);
	ck_assert(key_read("pgup", &key));
	ck_assert_int_eq(key.name, KEY_IS_PAGE_UP);
}
END_TEST

START_TEST(the_mouse_says_what_and_where)
{
	Key key = key_from_mouse(WHEEL_DOWN, 199, 59);

	ck_assert_int_eq(key.name, KEY_IS_MOUSE);
	ck_assert_int_eq(key_button(key), WHEEL_DOWN);
	ck_assert_int_eq(key_x(key), 199);
	ck_assert_int_eq(key_y(key), 59);
}
END_TEST

START_TEST(a_bound_key_is_taken_from_the_command_that_had_it)
{
	char text[KEYMAP_KEYS_MAX];

	keymap_default(&map);
	ck_assert(keymap_bind(&map, "z", "fold", error));
	ck_assert_int_eq(find(KEYS_TABLE, "z"), DO_FOLD);
	ck_assert_int_eq(find(KEYS_TABLE, "f"), DO_FOLD);
	ck_assert_str_eq(keymap_key(&map, DO_FOLD, text), "z");
	ck_assert_str_eq(keymap_keys(&map, DO_FOLD, text), "f z");
	ck_assert(keymap_bind(&map, "c", "check", error));
	ck_assert_int_eq(find(KEYS_TABLE, "c"), DO_CHECK);
	ck_assert_str_eq(keymap_keys(&map, DO_CALL, text), "");
	ck_assert(keymap_bind(&map, "x", "call", error));
	ck_assert_int_eq(find(KEYS_TABLE, "x"), DO_CALL);
	ck_assert(keymap_bind(&map, "f", "none", error));
	ck_assert_int_eq(find(KEYS_TABLE, "f"), DO_NOTHING);
	/* On a rule card b is another command, which the table's does not touch. */
	ck_assert(keymap_bind(&map, "b", "fold", error));
	ck_assert_int_eq(find(KEYS_TABLE, "b"), DO_FOLD);
	ck_assert_int_eq(find(KEYS_CARD, "b"), DO_COMPARE);
}
END_TEST

START_TEST(what_can_not_be_bound_is_told_and_changes_nothing)
{
	static const struct {
		const char *key, *command, *told;
	} CASES[] = {
		{ "zz", "fold", "a key" },	  { "z", "foold", "misdeal config lists them" },
		{ "3", "fold", "digits pick" },	  { "z", "chips-then", "can't be changed" },
		{ "q", "fold", "bound to deal" },
	};
	Keymap before;

	keymap_default(&map);
	ck_assert(keymap_bind(&map, "q", "deal", error));
	before = map;
	for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
		ck_assert(!keymap_bind(&map, CASES[i].key, CASES[i].command, error));
		ck_assert_msg(strstr(error, CASES[i].told) != NULL, "%s", error);
		ck_assert_int_eq(map.n, before.n);
		for (int b = 0; b < map.n; b++)
			ck_assert_int_eq(map.binding[b].action, before.binding[b].action);
	}
	ck_assert(keymap_bind(&map, "q", "deal", error)); /* again is no conflict */
	ck_assert_int_eq(map.n, before.n);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("keymap");
	TCase *keys = tcase_create("keys");

	tcase_add_test(keys, no_key_has_two_commands_in_one_context);
	tcase_add_test(keys, every_command_has_keys_words_and_a_name_of_its_own);
	tcase_add_test(keys, a_key_is_found_where_it_works);
	tcase_add_test(keys, keys_are_read_as_they_are_written);
	tcase_add_test(keys, the_mouse_says_what_and_where);
	tcase_add_test(keys, a_bound_key_is_taken_from_the_command_that_had_it);
	tcase_add_test(keys, what_can_not_be_bound_is_told_and_changes_nothing);
	suite_add_tcase(suite, keys);
	return check_run(suite);
}
