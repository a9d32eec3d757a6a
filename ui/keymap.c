#include "ui/keymap.h"

#include <stddef.h>
#include <string.h>

typedef struct Row {
	const char *key, *word, *what;
	KeyGroup group;
} Row;

static const Row ROWS[COMMAND_COUNT] = {
	[DO_NOTHING] = {"", "", "", GROUP_SESSION},
#define X(command, key, group, word, what) [command] = {key, word, what, group},
	COMMANDS(X)
#undef X
};

static const char *const TITLES[GROUP_COUNT] = {
	[GROUP_ACT] = "The seat in turn",
	[GROUP_DEALER] = "The dealer",
	[GROUP_FLOOR] = "The floor",
	[GROUP_SESSION] = "The session",
};

Command
keymap_command(Key key, int *digit)
{
	*digit = 0;
	if (key.name == KEY_IS_ENTER)
		return DO_CARD;
	if (key.name != KEY_IS_TEXT)
		return DO_NOTHING;
	if (key.character >= '1' && key.character <= '9') {
		*digit = (int)(key.character - '0');
		return DO_CHOICE;
	}
	if (key.character == 12)
		return DO_REDRAW;
	for (int command = DO_NOTHING + 1; command < COMMAND_COUNT; command++)
		if (strlen(ROWS[command].key) == 1 &&
		    key.character == (unsigned char)ROWS[command].key[0])
			return (Command)command;
	return DO_NOTHING;
}

const char *
command_key(Command command)
{
	return ROWS[command].key;
}

const char *
command_word(Command command)
{
	return ROWS[command].word;
}

const char *
command_help(Command command)
{
	return ROWS[command].what;
}

KeyGroup
command_group(Command command)
{
	return ROWS[command].group;
}

const char *
key_group_title(KeyGroup group)
{
	return TITLES[group];
}
