#include "ui/keymap.h"

#include <stddef.h>
#include <string.h>

typedef struct Row {
	const char *key, *word, *what;
	KeyGroup group;
} Row;

static const Row ROWS[ACTION_COUNT] = { [DO_NOTHING] = { "", "", "", GROUP_SESSION },
#define X(action, key, group, word, what) [action] = { key, word, what, group },
					ACTIONS(X)
#undef X
};

static const char *const TITLES[GROUP_COUNT] = {
	[GROUP_ACT] = "The seat in turn",
	[GROUP_DEALER] = "The dealer",
	[GROUP_FLOOR] = "The floor",
	[GROUP_SESSION] = "The session",
};

Action
keymap_action(Key key, int *digit)
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
	for (int action = DO_NOTHING + 1; action < ACTION_COUNT; action++)
		if (strlen(ROWS[action].key) == 1 &&
		    key.character == (unsigned char)ROWS[action].key[0])
			return (Action)action;
	return DO_NOTHING;
}

const char *
action_key(Action action)
{
	return ROWS[action].key;
}

const char *
action_word(Action action)
{
	return ROWS[action].word;
}

const char *
action_help(Action action)
{
	return ROWS[action].what;
}

KeyGroup
action_group(Action action)
{
	return ROWS[action].group;
}

const char *
key_group_title(KeyGroup group)
{
	return TITLES[group];
}
