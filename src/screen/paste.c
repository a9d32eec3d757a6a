/*
 * What is pasted: text for the prompt, never keys. Several lines wait, and Enter plays one after
 * the other, so that nothing happens that was not seen before.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/mode.h"
#include "src/text.h"

void
screen_paste_drop(Screen *screen)
{
	free(screen->pasted);
	screen->pasted = NULL;
}

/* True if there is nothing to play in the line: blanks, or a comment of a script. */
static bool
is_empty(const char *line, size_t length)
{
	size_t blanks = strspn(line, " \t\r");

	return blanks >= length || line[blanks] == '#';
}

/* The first line that has something to play, from `text` on; NULL if there is none. */
static const char *
next_line(const char *text, size_t *length)
{
	while (text && *text) {
		*length = strcspn(text, "\n");
		if (!is_empty(text, *length))
			return text;
		text += *length + (text[*length] == '\n');
	}
	return NULL;
}

static int
count_lines(const char *text)
{
	size_t length;
	int n = 0;

	for (; (text = next_line(text, &length)) != NULL; n++)
		text += length;
	return n;
}

/* Types the characters of a line into whatever takes keys now. */
static void
type_line(Screen *screen, const char *line, size_t length)
{
	const char *end = line + length;
	size_t bytes;
	Key key;

	while (line < end && (bytes = key_from_text(line, &key)) > 0) {
		line += bytes;
		if (key.name == KEY_IS_TEXT)
			screen_key(screen, key);
	}
}

/* Puts a line into the prompt and says how many wait behind it; too long a line is told. */
static void
offer_line(Screen *screen, const char *line, size_t length)
{
	int more = count_lines(line + length);
	char text[160];

	if (length + screen->prompt.length >= PROMPT_MAX) {
		screen_paste_drop(screen);
		prompt_complain(&screen->prompt, _("What was pasted is too long for a line."), 0);
		return;
	}
	type_line(screen, line, length);
	if (more) {
		snprintf(text, sizeof text,
			 more == 1 ? _("Enter plays this line; one more waits. Esc forgets it.")
				   : _("Enter plays this line; %d more wait. Esc forgets them."),
			 more);
		prompt_complain(&screen->prompt, text, 0);
	}
}

static char *
copy(const char *text)
{
	size_t size = strlen(text) + 1;
	char *made = malloc(size);

	return made ? memcpy(made, text, size) : NULL;
}

void
screen_paste_next(Screen *screen)
{
	char *rest = screen->pasted;
	size_t length;
	const char *line = next_line(rest, &length);

	screen->pasted = NULL;
	if (line) {
		screen_ask(screen, ASKS_STATEMENT);
		screen->pasted = copy(line + length);
		offer_line(screen, line, length);
	}
	free(rest);
}

void
screen_paste(Screen *screen, const char *text)
{
	KeyContext context = mode_of(screen->mode)->context;
	size_t length;
	const char *line = next_line(text, &length);

	if (!line)
		return;
	if (context == KEYS_TABLE) {
		screen_ask(screen, ASKS_STATEMENT);
	} else if (context != KEYS_PROMPT && context != KEYS_SEARCH) {
		screen_say(screen, _("What is pasted goes into the prompt of the table."));
		return;
	}
	if (context == KEYS_SEARCH || screen->asks != ASKS_STATEMENT) {
		type_line(screen, line, length);
		return;
	}
	screen_paste_drop(screen);
	screen->pasted = copy(line + length);
	offer_line(screen, line, length);
}
