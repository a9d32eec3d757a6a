#include "ui/prompt.h"

#include <stdio.h>
#include <string.h>

enum {
	CTRL_A = 1,
	CTRL_B,
	CTRL_D = 4,
	CTRL_E,
	CTRL_F,
	CTRL_K = 11,
	CTRL_N = 14,
	CTRL_P = 16,
	CTRL_U = 21,
	CTRL_W = 23,
	CTRL_Y = 25,
	CTRL_C = 3,
	CTRL_G = 7
};

void
prompt_clear(Prompt *prompt)
{
	prompt->text[0] = '\0';
	prompt->length = prompt->cursor = 0;
	prompt->message[0] = '\0';
	prompt->column = 0;
	prompt->at_history = prompt->n_history;
}

void
prompt_set(Prompt *prompt, const char *text)
{
	snprintf(prompt->text, sizeof prompt->text, "%s", text);
	prompt->length = prompt->cursor = strlen(prompt->text);
}

void
prompt_complain(Prompt *prompt, const char *message, int column)
{
	snprintf(prompt->message, sizeof prompt->message, "%s", message);
	prompt->column = column;
}

/* The byte where the character before, or after, the place begins. */
static size_t
before(const Prompt *prompt, size_t at)
{
	if (at == 0)
		return 0;
	do
		at--;
	while (at > 0 && ((unsigned char)prompt->text[at] & 0xc0) == 0x80);
	return at;
}

static size_t
after(const Prompt *prompt, size_t at)
{
	if (at >= prompt->length)
		return prompt->length;
	do
		at++;
	while (at < prompt->length && ((unsigned char)prompt->text[at] & 0xc0) == 0x80);
	return at;
}

static void
cut(Prompt *prompt, size_t from, size_t to, bool keep)
{
	if (keep && to > from) {
		memcpy(prompt->killed, prompt->text + from, to - from);
		prompt->killed[to - from] = '\0';
	}
	memmove(prompt->text + from, prompt->text + to, prompt->length - to + 1);
	prompt->length -= to - from;
	prompt->cursor = from;
}

static void
insert(Prompt *prompt, const char *bytes, size_t n)
{
	if (prompt->length + n >= sizeof prompt->text)
		return;
	memmove(prompt->text + prompt->cursor + n, prompt->text + prompt->cursor,
		prompt->length - prompt->cursor + 1);
	memcpy(prompt->text + prompt->cursor, bytes, n);
	prompt->cursor += n;
	prompt->length += n;
}

static void
insert_character(Prompt *prompt, uint32_t c)
{
	char bytes[4];
	size_t n = 0;

	if (c < 0x80) {
		bytes[n++] = (char)c;
	} else if (c < 0x800) {
		bytes[n++] = (char)(0xc0 | c >> 6);
		bytes[n++] = (char)(0x80 | (c & 0x3f));
	} else if (c < 0x10000) {
		bytes[n++] = (char)(0xe0 | c >> 12);
		bytes[n++] = (char)(0x80 | (c >> 6 & 0x3f));
		bytes[n++] = (char)(0x80 | (c & 0x3f));
	} else {
		bytes[n++] = (char)(0xf0 | c >> 18);
		bytes[n++] = (char)(0x80 | (c >> 12 & 0x3f));
		bytes[n++] = (char)(0x80 | (c >> 6 & 0x3f));
		bytes[n++] = (char)(0x80 | (c & 0x3f));
	}
	insert(prompt, bytes, n);
}

static void
look_back(Prompt *prompt, int step)
{
	int to = prompt->at_history + step;

	if (to < 0 || to > prompt->n_history)
		return;
	if (prompt->at_history == prompt->n_history)
		memcpy(prompt->typed, prompt->text, sizeof prompt->typed);
	prompt->at_history = to;
	prompt_set(prompt, to == prompt->n_history ? prompt->typed : prompt->history[to]);
}

static void
remember(Prompt *prompt)
{
	if (!prompt->length)
		return;
	if (prompt->n_history && !strcmp(prompt->history[prompt->n_history - 1], prompt->text)) {
		prompt->at_history = prompt->n_history;
		return;
	}
	if (prompt->n_history == PROMPT_HISTORY) {
		memmove(prompt->history[0], prompt->history[1],
			sizeof prompt->history[0] * (PROMPT_HISTORY - 1));
		prompt->n_history--;
	}
	memcpy(prompt->history[prompt->n_history++], prompt->text, sizeof prompt->text);
	prompt->at_history = prompt->n_history;
}

/* How many bytes all candidates have in common. */
static size_t
common(const Candidates *candidates)
{
	size_t n = strlen(candidates->word[0]);

	for (int i = 1; i < candidates->n; i++) {
		size_t k = 0;

		while (k < n && candidates->word[i][k] == candidates->word[0][k])
			k++;
		n = k;
	}
	return n;
}

static void
complete_word(Prompt *prompt, PromptComplete *complete, void *context)
{
	Candidates candidates = { 0 };
	size_t used = 0, n;

	if (!complete)
		return;
	complete(context, prompt->text, prompt->cursor, &candidates);
	if (candidates.n == 0 || candidates.from > prompt->cursor)
		return;
	n = common(&candidates);
	if (prompt->length - (prompt->cursor - candidates.from) + n >= sizeof prompt->text)
		return; /* the word would not fit */
	if (n > prompt->cursor - candidates.from || candidates.n == 1) {
		cut(prompt, candidates.from, prompt->cursor, false);
		insert(prompt, candidates.word[0], n);
		if (candidates.n == 1)
			insert(prompt, " ", 1);
	}
	if (candidates.n < 2)
		return;
	for (int i = 0; i < candidates.n && used < sizeof prompt->message; i++)
		used += (size_t)snprintf(prompt->message + used, sizeof prompt->message - used,
					 "%s%s", i ? "  " : "", candidates.word[i]);
	prompt->column = 0;
}

static size_t
word_before(const Prompt *prompt)
{
	size_t at = prompt->cursor;

	while (at > 0 && prompt->text[at - 1] == ' ')
		at--;
	while (at > 0 && prompt->text[at - 1] != ' ')
		at--;
	return at;
}

static PromptState
control(Prompt *prompt, uint32_t character)
{
	switch (character) {
	case CTRL_A:
		prompt->cursor = 0;
		break;
	case CTRL_E:
		prompt->cursor = prompt->length;
		break;
	case CTRL_B:
		prompt->cursor = before(prompt, prompt->cursor);
		break;
	case CTRL_F:
		prompt->cursor = after(prompt, prompt->cursor);
		break;
	case CTRL_D:
		cut(prompt, prompt->cursor, after(prompt, prompt->cursor), false);
		break;
	case CTRL_K:
		cut(prompt, prompt->cursor, prompt->length, true);
		break;
	case CTRL_U:
		cut(prompt, 0, prompt->cursor, true);
		break;
	case CTRL_W:
		cut(prompt, word_before(prompt), prompt->cursor, true);
		break;
	case CTRL_Y:
		insert(prompt, prompt->killed, strlen(prompt->killed));
		break;
	case CTRL_P:
		look_back(prompt, -1);
		break;
	case CTRL_N:
		look_back(prompt, 1);
		break;
	case CTRL_C:
	case CTRL_G:
		return PROMPT_IS_LEFT;
	default:
		if (character >= 0x20 && character != 0x7f)
			insert_character(prompt, character);
	}
	return PROMPT_GOES_ON;
}

PromptState
prompt_key(Prompt *prompt, Key key, PromptComplete *complete, void *context)
{
	if (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE)
		return PROMPT_GOES_ON;
	prompt->message[0] = '\0';
	prompt->column = 0;
	switch (key.name) {
	case KEY_IS_TEXT:
		return control(prompt, key.character);
	case KEY_IS_ENTER:
		remember(prompt);
		return PROMPT_IS_ENTERED;
	case KEY_IS_ESCAPE:
	case KEY_IS_END_OF_INPUT:
		return PROMPT_IS_LEFT;
	case KEY_IS_TAB:
		complete_word(prompt, complete, context);
		break;
	case KEY_IS_BACKSPACE:
		cut(prompt, before(prompt, prompt->cursor), prompt->cursor, false);
		break;
	case KEY_IS_DELETE:
		cut(prompt, prompt->cursor, after(prompt, prompt->cursor), false);
		break;
	case KEY_IS_LEFT:
		prompt->cursor = before(prompt, prompt->cursor);
		break;
	case KEY_IS_RIGHT:
		prompt->cursor = after(prompt, prompt->cursor);
		break;
	case KEY_IS_UP:
		look_back(prompt, -1);
		break;
	case KEY_IS_DOWN:
		look_back(prompt, 1);
		break;
	case KEY_IS_HOME:
		prompt->cursor = 0;
		break;
	case KEY_IS_END:
		prompt->cursor = prompt->length;
		break;
	case KEY_IS_NONE:
	case KEY_IS_PAGE_UP:
	case KEY_IS_PAGE_DOWN:
	case KEY_IS_BACK_TAB:
	case KEY_IS_FUNCTION:
	case KEY_IS_MOUSE:
	case KEY_IS_PASTE:
	case KEY_IS_RESIZE:
		break;
	}
	return PROMPT_GOES_ON;
}

int
prompt_draw(const Prompt *prompt, Surface *surface, Rect rect, int y, const char *sign)
{
	char head[PROMPT_MAX];
	int x = surface_text(surface, rect, 0, y, STYLE_PROMPT, sign, NULL) + 1;
	int room = rect.width - x - 1;
	size_t from = 0;

	memcpy(head, prompt->text, prompt->cursor);
	head[prompt->cursor] = '\0';
	/* The part around the cursor is what has to be seen. */
	while (from < prompt->cursor && text_width(head + from) > room)
		from = after(prompt, from);
	surface_text(surface, rect, x, y, STYLE_TEXT, prompt->text + from, NULL);
	return x + text_width(head + from);
}
