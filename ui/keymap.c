#include "ui/keymap.h"

#include <stdio.h>
#include <string.h>

#include "ui/text.h"

/* Bits of the contexts. */
enum {
	TABLE = 1 << KEYS_TABLE,
	PROMPT = 1 << KEYS_PROMPT,
	LIST = 1 << KEYS_LIST,
	SEARCH = 1 << KEYS_SEARCH,
	CARD = 1 << KEYS_CARD,
	HELP = 1 << KEYS_HELP,
	LOG = 1 << KEYS_LOG,
	LOOK = 1 << KEYS_LOOK,
	CHIPS = 1 << KEYS_CHIPS,
	STEPS = 1 << KEYS_STEPS,
	QUESTION = 1 << KEYS_QUESTION,
	DEMO = 1 << KEYS_DEMO,
	ASKED = 1 << KEYS_ASKED,
	PAGES = LIST | STEPS | CARD | HELP |
		LOG,			/* what lies over the table and is moved through */
	FIXED = 1 << KEYS_CONTEXT_COUNT /* the keys can't be bound: letters are typed there */
};

/* A command: its keys, apart by blanks, and where it works. */
typedef struct Row {
	const char *keys;
	int where;
	KeyGroup group;
	const char *word, *what;
} Row;

static const Row ROWS[ACTION_COUNT] = {
	[DO_NOTHING] = { "", 0, GROUP_SESSION, "", "" },

	[DO_LEFT] = { "h Left", TABLE, GROUP_MOVE, _("left"), _("the focus goes left") },
	[DO_DOWN] = { "j Down", TABLE | LOOK | PAGES | ASKED, GROUP_MOVE, _("down"), _("down") },
	[DO_UP] = { "k Up", TABLE | LOOK | PAGES | ASKED, GROUP_MOVE, _("up"), _("up") },
	[DO_RIGHT] = { "l Right", TABLE, GROUP_MOVE, _("right"), _("the focus goes right") },
	[DO_NEXT_PLACE] = { "Tab", TABLE, GROUP_MOVE, _("next place"),
			    _("the focus goes round: seats, board, dealer, ruling") },
	[DO_LAST_PLACE] = { "S-Tab", TABLE, GROUP_MOVE, _("place before"),
			    _("the other way round") },
	[DO_PAGE_UP] = { "PgUp", LOOK | PAGES, GROUP_MOVE, _("page up"), _("a page up") },
	[DO_PAGE_DOWN] = { "PgDn Space", LOOK | PAGES, GROUP_MOVE, _("page down"),
			   _("a page down") },
	[DO_FIRST] = { "Home g", LOOK | PAGES | DEMO, GROUP_MOVE, _("first"),
		       _("to the beginning") },
	[DO_LAST] = { "End G", LOOK | PAGES | DEMO, GROUP_MOVE, _("last"), _("to the end") },
	[DO_OPEN] = { "Enter", TABLE | LOG, GROUP_MOVE, _("open"),
		      _("opens what can be done at the focus") },
	[DO_TAKE] = { "Enter", LIST | STEPS | ASKED, GROUP_MOVE, _("take"), _("takes the row") },
	[DO_CHOICE] = { "1-9", TABLE | LIST | STEPS | CHIPS | ASKED | FIXED, GROUP_MOVE, _("pick"),
			_("picks from the numbered list that is shown") },
	[DO_MENU] = { "m 0", TABLE, GROUP_MOVE, _("menu"),
		      _("everything, as lists to choose from") },
	[DO_HOME] = { "Esc", TABLE, GROUP_MOVE, _("focus back"),
		      _("the focus goes to whoever has to do something") },
	[DO_BACK] = { "Esc q", LOOK | PAGES | CHIPS | DEMO | ASKED, GROUP_MOVE, _("back"),
		      _("leaves what is open") },

	[DO_FOLD] = { "f", TABLE, GROUP_ACT, _("fold"), _("the seat in turn folds") },
	[DO_CHECK] = { "x", TABLE, GROUP_ACT, _("check"), _("checks") },
	[DO_CALL] = { "c", TABLE, GROUP_ACT, _("call"), _("calls") },
	[DO_BET] = { "b", TABLE, GROUP_ACT, _("bet"), _("bets an amount") },
	[DO_RAISE] = { "r", TABLE, GROUP_ACT, _("raise"), _("raises to an amount") },
	[DO_ALL_IN] = { "a", TABLE, GROUP_ACT, _("all-in"), _("goes all-in") },
	[DO_COMPOSE] = { "+", TABLE, GROUP_ACT, _("chips"),
			 _("chips and words of any seat, put together by hand") },

	[DO_NEXT_STEP] = { ".", TABLE | STEPS, GROUP_DEALER, _("next step"),
			   _("the dealer's next step, whatever it is") },
	[DO_POST] = { "p", TABLE, GROUP_DEALER, _("post"),
		      _("blinds and antes that are due are posted") },
	[DO_DEAL] = { "D", TABLE, GROUP_DEALER, _("deal"), _("the deal, or the rest of it") },
	[DO_NEXT_CARD] = { "e", TABLE, GROUP_DEALER, _("one card"),
			   _("one card to the seat that is due") },
	[DO_GATHER] = { "g", TABLE, GROUP_DEALER, _("gather"), _("the bets go into the pot") },
	[DO_BURN] = { "B", TABLE, GROUP_DEALER, _("burn"), _("one card is burned") },
	[DO_FLOP] = { "F", TABLE, GROUP_DEALER, _("flop"), _("gather, burn and spread the flop") },
	[DO_TURN] = { "T", TABLE, GROUP_DEALER, _("turn"), _("gather, burn and deal the turn") },
	[DO_RIVER] = { "R", TABLE, GROUP_DEALER, _("river"), _("gather, burn and deal the river") },
	[DO_SHOWDOWN] = { "S", TABLE, GROUP_DEALER, _("showdown"),
			  _("hands are shown and the pots pushed") },
	[DO_NEXT_HAND] = { "N", TABLE, GROUP_DEALER, _("next hand"), _("the next hand begins") },
	[DO_REDEAL] = { "M", TABLE, GROUP_DEALER, _("redeal"),
			_("after a misdeal: the same hand again") },
	[DO_DEALER] = { "d", TABLE, GROUP_DEALER, _("dealer"), _("the dealer's work, by menu") },

	[DO_WRONG] = { "i", TABLE | STEPS, GROUP_FLOOR, _("wrong"),
		       _("what can go wrong now, by menu") },
	[DO_NOTICE] = { "!", TABLE, GROUP_FLOOR, _("notice"), _("what lies open is noticed") },
	[DO_CARD] = { "y", TABLE | LOOK | DEMO, GROUP_FLOOR, _("rule"),
		      _("why: the rule card of the ruling in the panel") },
	[DO_NEXT_RULING] = { "n", TABLE | CARD | LOOK | DEMO, GROUP_FLOOR, _("next ruling"),
			     _("the next ruling of the last event, or the next clause") },
	[DO_COMPARE] = { "b", CARD, GROUP_FLOOR, _("books"),
			 _("what each book says, or the clause again") },
	[DO_SEARCH] = { "/", TABLE | CARD | DEMO, GROUP_FLOOR, _("search"),
			_("searches the rule books for words or a number") },
	[DO_BOOK] = { "o", TABLE, GROUP_FLOOR, _("other book"),
		      _("another book is in force from here on") },

	[DO_PROMPT] = { ":", TABLE, GROUP_SESSION, _("say"),
			_("type any statement of the table language") },
	[DO_UNDO] = { "u", TABLE, GROUP_SESSION, _("undo"), _("the last event is taken back") },
	[DO_REDO] = { "U", TABLE, GROUP_SESSION, _("redo"), _("and comes again") },
	[DO_FACES] = { "v", TABLE | LOOK | DEMO | ASKED, GROUP_SESSION, _("faces"),
		       _("turns the hole cards up or down on the screen") },
	[DO_PRESENTER] = { "P", TABLE | LOOK | DEMO | ASKED, GROUP_SESSION, _("presenter"),
			   _("large type for an audience, and the usual table again") },
	[DO_LOG] = { "L", TABLE | LOG | LOOK, GROUP_SESSION, _("log"), _("all events so far") },
	[DO_WRITE] = { "w", TABLE | LOG | LOOK, GROUP_SESSION, _("write"),
		       _("writes what was played; the ending of the file says how") },
	[DO_WRITE_HAND] = { "W", LOG | LOOK, GROUP_SESSION, _("one hand"),
			    _("writes this hand alone, as far as it was played") },
	[DO_HELP] = { "? F1", TABLE | LOOK | PAGES | CHIPS | DEMO | ASKED, GROUP_SESSION, _("help"),
		      _("this page") },
	[DO_REDRAW] = { "^L",
			TABLE | PROMPT | SEARCH | LOOK | PAGES | CHIPS | QUESTION | DEMO | ASKED,
			GROUP_SESSION, _("redraw"), _("draws the screen again") },
	[DO_QUIT] = { "q", TABLE, GROUP_SESSION, _("leave"), _("leaves the table") },

	[DO_FIND] = { "/", LOG | LIST, GROUP_MOVE, _("find"), _("searches what is shown") },
	[DO_NEXT_MATCH] = { "n", LOG, GROUP_MOVE, _("next"), _("the next line that was found") },
	[DO_LAST_MATCH] = { "N", LOG, GROUP_MOVE, _("before"), _("the one before") },
	[DO_NEXT_IN_LOG] = { ") Tab", LOG | LOOK, GROUP_MOVE, _("ruling"), _("the next ruling") },
	[DO_LAST_IN_LOG] = { "(", LOG | LOOK, GROUP_MOVE, _("ruling"), _("the ruling before") },
	[DO_NEXT_STREET] = { "]", LOG | LOOK, GROUP_MOVE, _("street"), _("the next street") },
	[DO_LAST_STREET] = { "[", LOG | LOOK, GROUP_MOVE, _("street"), _("the street before") },
	[DO_NEXT_IN_HANDS] = { "}", LOG | LOOK, GROUP_MOVE, _("hand"), _("the next hand") },
	[DO_LAST_IN_HANDS] = { "{", LOG | LOOK, GROUP_MOVE, _("hand"), _("the hand before") },
	[DO_STEP] = { "Right l", LOOK, GROUP_MOVE, _("step"), _("an event on") },
	[DO_STEP_BACK] = { "Left h", LOOK, GROUP_MOVE, _("back"), _("an event back") },
	[DO_GO_ON] = { "Enter", LOOK, GROUP_MOVE, _("go on"),
		       _("the session goes on from what is shown") },

	[DO_YES] = { "y", QUESTION | FIXED, GROUP_SESSION, _("yes"), _("does it") },
	[DO_NO] = { "n Esc", QUESTION | FIXED, GROUP_SESSION, _("no"),
		    _("does not; so does any other key") },

	[DO_ENTER] = { "Enter", PROMPT | FIXED, GROUP_SESSION, _("play"), _("plays the line") },
	[DO_COMPLETE] = { "Tab", PROMPT | FIXED, GROUP_SESSION, _("complete"),
			  _("completes the word, or lists what can stand there") },
	[DO_OLDER] = { "Up", PROMPT | FIXED, GROUP_SESSION, _("before"),
		       _("the line that was typed before") },
	[DO_NEWER] = { "Down", PROMPT | FIXED, GROUP_SESSION, _("after"), _("the one after it") },
	[DO_LINE_HOME] = { "^A Home", PROMPT | SEARCH | FIXED, GROUP_SESSION, _("begin"),
			   _("to the beginning of the line") },
	[DO_LINE_END] = { "^E End", PROMPT | SEARCH | FIXED, GROUP_SESSION, _("end"),
			  _("to its end") },
	[DO_KILL] = { "^U", PROMPT | SEARCH | FIXED, GROUP_SESSION, _("clear"),
		      _("takes away what stands before the cursor") },
	[DO_LEAVE_LINE] = { "Esc", PROMPT | SEARCH | FIXED, GROUP_SESSION, _("leave"),
			    _("leaves the line") },
	[DO_ROW_UP] = { "Up", SEARCH | FIXED, GROUP_MOVE, _("up"), _("the row above") },
	[DO_ROW_DOWN] = { "Down", SEARCH | FIXED, GROUP_MOVE, _("down"), _("the row below") },
	[DO_TAKE_ROW] = { "Enter", SEARCH | FIXED, GROUP_MOVE, _("take"), _("takes the row") },

	[DO_STROKES] = { "Tab", STEPS, GROUP_DEALER, _("strokes"),
			 _("by single motions, or by strokes") },
	[DO_EDIT] = { "e", STEPS | CHIPS | FIXED, GROUP_DEALER, _("edit"),
		      _("into the prompt, to be changed first") },

	[DO_CHIPS_MORE] = { "+ = k Up", CHIPS | FIXED, GROUP_ACT, _("more"), _("one more") },
	[DO_CHIPS_LESS] = { "- j Down", CHIPS | FIXED, GROUP_ACT, _("less"), _("one less") },
	[DO_CHIPS_LEFT] = { "h Left", CHIPS | FIXED, GROUP_ACT, _("left"), _("the chip before") },
	[DO_CHIPS_RIGHT] = { "l Right", CHIPS | FIXED, GROUP_ACT, _("right"), _("the next chip") },
	[DO_CHIPS_FIELD] = { "Tab", CHIPS | FIXED, GROUP_ACT, _("field"),
			     _("how, words, amount, chips, motions") },
	[DO_CHIPS_FIELD_BACK] = { "S-Tab", CHIPS | FIXED, GROUP_ACT, _("field before"),
				  _("the other way round") },
	[DO_CHIPS_ALL] = { "*", CHIPS | FIXED, GROUP_ACT, _("all"), _("all the chips") },
	[DO_CHIPS_THEN] = { "t", CHIPS | FIXED, GROUP_ACT, _("then"), _("another motion") },
	[DO_CHIPS_WORDS] = { "w \"", CHIPS | FIXED, GROUP_ACT, _("words"), _("words are typed") },
	[DO_CHIPS_ORDER] = { "o", CHIPS | FIXED, GROUP_ACT, _("order"),
			     _("words before, while or after") },
	[DO_CHIPS_SEAT] = { "s", CHIPS | FIXED, GROUP_ACT, _("seat"), _("another seat") },
	[DO_CHIPS_HINT] = { "f", CHIPS | FIXED, GROUP_ACT, _("hint"),
			    _("shows or hides what is to call") },
	[DO_CHIPS_DROP] = { "Backspace", CHIPS | FIXED, GROUP_ACT, _("drop"),
			    _("takes it away again") },
	[DO_DEMO_STEP] = { "Right l Space Enter PgDn", DEMO, GROUP_MOVE, _("on"), _("a step on") },
	[DO_DEMO_BACK] = { "Left h Backspace PgUp", DEMO | ASKED, GROUP_MOVE, _("back"),
			   _("a step back") },
	[DO_DEMO_MARK] = { ") Tab", DEMO, GROUP_MOVE, _("note"),
			   _("on to the next note, question or ruling") },
	[DO_DEMO_MARK_BACK] = { "( S-Tab", DEMO | ASKED, GROUP_MOVE, _("note before"),
				_("back to the note, question or ruling before") },
	[DO_DEMO_NEXT] = { "}", DEMO | ASKED, GROUP_MOVE, _("script"), _("the next script") },
	[DO_DEMO_BEFORE] = { "{", DEMO | ASKED, GROUP_MOVE, _("before"), _("the script before") },
	[DO_DEMO_HINT] = { "H", ASKED, GROUP_FLOOR, _("hint"), _("tells a hint, if there is one") },
	[DO_DEMO_PASS] = { "p", ASKED, GROUP_FLOOR, _("pass"),
			   _("gives the question up and shows the ruling") },
	[DO_DEMO_SCORE] = { "s", DEMO | ASKED, GROUP_SESSION, _("score"),
			    _("the answers so far, by clause") },
	[DO_DEMO_PLAY] = { "t", DEMO, GROUP_SESSION, _("table"),
			   _("plays on from here at a table; leaving it comes back") },
	[DO_CHIPS_PLAY] = { "Enter", CHIPS | FIXED, GROUP_ACT, _("play"), _("plays the sentence") },
};

static const char *const NAMES[ACTION_COUNT] = { [DO_NOTHING] = "none",
#define X(action, name) [action] = name,
						 ACTIONS(X)
#undef X
};

static const char *const GROUPS[GROUP_COUNT] = {
	[GROUP_MOVE] = _("Moving about"),   [GROUP_ACT] = _("The seat in turn"),
	[GROUP_DEALER] = _("The dealer"),   [GROUP_FLOOR] = _("The floor"),
	[GROUP_SESSION] = _("The session"),
};

static const char *const CONTEXTS[KEYS_CONTEXT_COUNT] = {
	[KEYS_TABLE] = _("At the table"),
	[KEYS_PROMPT] = _("While a line is typed"),
	[KEYS_LIST] = _("In a list"),
	[KEYS_SEARCH] = _("While something is searched for"),
	[KEYS_CARD] = _("On a rule card"),
	[KEYS_HELP] = _("On this page"),
	[KEYS_LOG] = _("In the log"),
	[KEYS_LOOK] = _("Looking back"),
	[KEYS_CHIPS] = _("Chips in the hand"),
	[KEYS_STEPS] = _("In the dealer's work"),
	[KEYS_QUESTION] = _("At a question"),
	[KEYS_DEMO] = _("In a demonstration"),
	[KEYS_ASKED] = _("Where a ruling is asked"),
};

_Static_assert(ACTION_COUNT <= UINT8_MAX, "a binding holds an action in a byte");
_Static_assert(KEYS_CONTEXT_COUNT < 31, "contexts are bits of an int");

static bool
same_key(Key a, Key b)
{
	bool more = a.name == KEY_IS_TEXT || a.name == KEY_IS_FUNCTION;

	return a.name == b.name && (!more || a.character == b.character);
}

static void
add(Keymap *map, Key key, Action action, bool own)
{
	if (map->n < KEYMAP_MAX)
		map->binding[map->n++] = (KeyBinding){ key, (uint8_t)action, own };
}

/* The keys of a row, one after the other. */
static void
add_row(Keymap *map, Action action)
{
	const char *at = ROWS[action].keys;
	char word[KEY_TEXT_MAX];
	Key key;

	for (size_t length; *at; at += length + (at[length] == ' ')) {
		length = strcspn(at, " ");
		snprintf(word, sizeof word, "%.*s", (int)length, at);
		if (!strcmp(word, "1-9"))
			for (uint32_t digit = '1'; digit <= '9'; digit++)
				add(map, (Key){ KEY_IS_TEXT, digit }, action, false);
		else if (key_read(word, &key))
			add(map, key, action, false);
	}
}

void
keymap_default(Keymap *map)
{
	memset(map, 0, sizeof *map);
	for (int action = DO_NOTHING + 1; action < ACTION_COUNT; action++)
		add_row(map, (Action)action);
}

/* True if both commands work in some context. */
static bool
meet(Action a, Action b)
{
	return ROWS[a].where & ROWS[b].where & ~FIXED;
}

static bool
is_digit(Key key)
{
	return key.name == KEY_IS_TEXT && key.character >= '0' && key.character <= '9';
}

/* True if the key may be bound to the command; `action` DO_NOTHING is that it does nothing. */
static bool
may_bind(const Keymap *map, Key key, Action action, char error[KEYMAP_ERROR_MAX])
{
	for (int i = 0; i < map->n; i++)
		if (same_key(map->binding[i].key, key) && map->binding[i].action == action)
			return true; /* as it is */
	if (is_digit(key)) {
		snprintf(error, KEYMAP_ERROR_MAX, "%s",
			 _("another key: digits pick from the list on the screen"));
		return false;
	}
	if (action_is_fixed(action)) {
		snprintf(error, KEYMAP_ERROR_MAX,
			 _("another command: the keys of %s can't be changed"), NAMES[action]);
		return false;
	}
	for (int i = 0; i < map->n; i++) {
		const KeyBinding *b = &map->binding[i];

		if (!same_key(b->key, key) || b->action == action)
			continue;
		if (b->own && meet((Action)b->action, action)) {
			snprintf(error, KEYMAP_ERROR_MAX,
				 _("another key: this one is bound to %s already"),
				 NAMES[b->action]);
			return false;
		}
		if (action_is_fixed((Action)b->action) && meet((Action)b->action, action)) {
			snprintf(error, KEYMAP_ERROR_MAX, _("another key: this one is kept for %s"),
				 NAMES[b->action]);
			return false;
		}
	}
	if (map->n == KEYMAP_MAX) {
		snprintf(error, KEYMAP_ERROR_MAX, "%s", _("no more keys: there is no room"));
		return false;
	}
	return true;
}

bool
keymap_bind(Keymap *map, const char *key, const char *command, char error[KEYMAP_ERROR_MAX])
{
	Action action = action_find(command);
	bool none = !strcmp(command, NAMES[DO_NOTHING]);
	Key pressed;
	int n = 0;

	error[0] = '\0';
	if (!key_read(key, &pressed)) {
		snprintf(error, KEYMAP_ERROR_MAX, "%s",
			 _("a key: one character, ^L, Left, PgUp, F1, Space, Enter, Esc, Tab"));
		return false;
	}
	if (action == DO_NOTHING && !none) {
		snprintf(error, KEYMAP_ERROR_MAX, "%s",
			 _("the name of a command, or none; misdeal config lists them"));
		return false;
	}
	if (!may_bind(map, pressed, action, error))
		return false;
	for (int i = 0; i < map->n; i++) {
		const KeyBinding *b = &map->binding[i];
		bool fixed = action_is_fixed((Action)b->action);

		if (!same_key(b->key, pressed) || fixed ||
		    (!none && !meet((Action)b->action, action)))
			map->binding[n++] = *b;
	}
	map->n = n;
	if (!none)
		add(map, pressed, action, true);
	return true;
}

Action
keymap_find(const Keymap *map, KeyContext context, Key key, int *digit)
{
	if (digit)
		*digit = 0;
	for (int i = 0; i < map->n; i++) {
		const KeyBinding *b = &map->binding[i];

		if (!same_key(b->key, key) || !action_works((Action)b->action, context))
			continue;
		if (digit && b->action == DO_CHOICE)
			*digit = (int)(key.character - '0');
		return (Action)b->action;
	}
	return DO_NOTHING;
}

const char *
keymap_key(const Keymap *map, Action action, char text[KEY_TEXT_MAX])
{
	const Key *key = NULL;

	text[0] = '\0';
	if (action == DO_CHOICE) {
		snprintf(text, KEY_TEXT_MAX, "1-9");
		return text;
	}
	/* A person's own key stands before those of the table. */
	for (int own = 1; own >= 0 && !key; own--)
		for (int i = 0; i < map->n && !key; i++)
			if (map->binding[i].action == action && map->binding[i].own == (bool)own)
				key = &map->binding[i].key;
	return key ? key_write(*key, text) : text;
}

const char *
keymap_keys(const Keymap *map, Action action, char text[KEYMAP_KEYS_MAX])
{
	size_t used = 0;

	text[0] = '\0';
	if (action == DO_CHOICE)
		snprintf(text, KEYMAP_KEYS_MAX, "1-9");
	for (int i = 0; i < map->n && action != DO_CHOICE; i++) {
		char key[KEY_TEXT_MAX];
		size_t length;

		if (map->binding[i].action != action)
			continue;
		length = strlen(key_write(map->binding[i].key, key)) + (used > 0);
		if (used + length >= KEYMAP_KEYS_MAX)
			break;
		snprintf(text + used, KEYMAP_KEYS_MAX - used, "%s%s", used ? " " : "", key);
		used += length;
	}
	return text;
}

const char *
action_name(Action action)
{
	return NAMES[action];
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

bool
action_works(Action action, KeyContext context)
{
	return ROWS[action].where >> context & 1;
}

bool
action_is_fixed(Action action)
{
	return ROWS[action].where & FIXED;
}

Action
action_find(const char *name)
{
	for (int action = DO_NOTHING + 1; action < ACTION_COUNT; action++)
		if (!strcmp(NAMES[action], name))
			return (Action)action;
	return DO_NOTHING;
}

const char *
key_group_title(KeyGroup group)
{
	return GROUPS[group];
}

const char *
key_context_title(KeyContext context)
{
	return CONTEXTS[context];
}
