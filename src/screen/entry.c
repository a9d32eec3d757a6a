/* What is typed into the prompt of the table screen: statements, amounts, the name of a file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "src/export/export.h"
#include "src/language/amount.h"
#include "src/language/lexer.h"
#include "src/language/parse.h"
#include "src/one_hand.h"
#include "src/screen/screen.h"
#include "src/text.h"

void
screen_names(const Screen *screen, Names *names)
{
	const Table *t = &session_game(screen->session)->table;

	memset(names, 0, sizeof *names);
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].taken)
			names->name[seat] = t->seat[seat].name;
}

static void
take_candidate(void *context, const char *word)
{
	Candidates *candidates = context;

	for (int i = 0; i < candidates->n; i++)
		if (!strcmp(candidates->word[i], word))
			return;
	if (candidates->n < PROMPT_CANDIDATES && strlen(word) < PROMPT_WORD_MAX)
		snprintf(candidates->word[candidates->n++], PROMPT_WORD_MAX, "%s", word);
}

static void
complete(void *context, const char *line, size_t cursor, Candidates *candidates)
{
	const Screen *screen = context;
	Names names;

	if (screen->asks != ASKS_STATEMENT)
		return;
	screen_names(screen, &names);
	candidates->from = language_complete(line, cursor, &names, take_candidate, candidates);
}

static void
enter_statement(Screen *screen)
{
	Statement *statement = malloc(sizeof *statement);
	Names names;
	ParseContext context = { .line = 1, .names = &names, .prompt = true };
	LanguageError error;

	screen_names(screen, &names);
	if (!statement)
		return;
	if (!parse_statement(screen->prompt.text, screen->prompt.length, &context, statement,
			     &error)) {
		prompt_complain(&screen->prompt, error.message, error.column);
		screen->prompt.cursor = line_byte(screen->prompt.text, error.column);
	} else if (statement->kind == STATEMENT_EVENT) {
		if (screen_may_do(screen, &statement->event) &&
		    screen_event(screen, &statement->event)) {
			screen->mode = screen->back;
			prompt_clear(&screen->prompt);
			screen_paste_next(screen);
		} else {
			prompt_complain(&screen->prompt, screen->says, 0);
			screen->says[0] = '\0';
		}
	} else if (statement->kind == STATEMENT_NOTE) {
		if (screen_note(screen, statement->text)) {
			screen->mode = screen->back;
			prompt_clear(&screen->prompt);
			screen_paste_next(screen);
		} else {
			prompt_complain(&screen->prompt, screen->says, 0);
			screen->says[0] = '\0';
		}
	} else {
		prompt_complain(&screen->prompt,
				_("Here stands what somebody does; expectations stand in scripts."),
				0);
	}
	free(statement);
}

static void
enter_amount(Screen *screen)
{
	const Table *t = &session_game(screen->session)->table;
	Event event = { .kind = screen->asks == ASKS_BET ? EV_BET : EV_RAISE_TO, .seat = t->turn };

	if (!amount_read(screen->prompt.text, &event.amount)) {
		prompt_complain(&screen->prompt,
				_("An amount was expected, such as 1,100 or 1.1k."), 1);
		return;
	}
	if (!screen_event(screen, &event)) {
		prompt_complain(&screen->prompt, screen->says, 0);
		screen->says[0] = '\0';
		return;
	}
	screen->mode = screen->back;
}

/* Writes what is shown: the session, what had been played at a moment of it, or a hand alone. */
static bool
save_shown(const Screen *screen, const char *path, char error[FILE_ERROR_MAX])
{
	Shown shown = screen_shown(screen);
	Export source = {
		.session = screen->session,
		.view = { .role = screen->role, .seat = screen->seat, .faces = screen->faces }
	};
	char why[SESSION_ERROR_MAX];
	Session *part = NULL;
	bool good;

	if (screen->asks == ASKS_HAND) {
		source.session = part = one_hand(shown.session, shown.count, why);
		snprintf(error, FILE_ERROR_MAX, "%.500s", why);
	} else if (screen->look.on) {
		source.session = part = session_branch(shown.session, shown.count);
		snprintf(error, FILE_ERROR_MAX, "%s", _("There is no memory left."));
	}
	good = source.session && session_save(&source, path, error);
	session_close(part);
	return good;
}

/* Writes the session; a file that is there already is replaced only if the name is typed twice. */
static void
enter_file(Screen *screen)
{
	char error[FILE_ERROR_MAX];
	bool again = screen->prompt.n_history > 1 &&
		     !strcmp(screen->prompt.history[screen->prompt.n_history - 1],
			     screen->prompt.text) &&
		     strstr(screen->says, screen->prompt.text) != NULL;

	if (!screen->prompt.length) {
		screen->mode = screen->back;
		return;
	}
	if (access(screen->prompt.text, F_OK) == 0 && !again) {
		snprintf(screen->says, sizeof screen->says,
			 _("%s is there already; Enter again replaces it"), screen->prompt.text);
		prompt_complain(&screen->prompt, screen->says, 0);
		return;
	}
	if (save_shown(screen, screen->prompt.text, error)) {
		snprintf(screen->says, sizeof screen->says, _("Written to %s."),
			 screen->prompt.text);
		screen->mode = screen->back;
		return;
	}
	snprintf(screen->says, sizeof screen->says, "%s", error);
	prompt_complain(&screen->prompt, error, 0);
}

void
screen_prompt_key(Screen *screen, Key key)
{
	switch (prompt_key(&screen->prompt, key, complete, screen)) {
	case PROMPT_GOES_ON:
		break;
	case PROMPT_IS_LEFT:
		screen->mode = screen->back;
		screen_paste_drop(screen);
		screen->says[0] = '\0';
		break;
	case PROMPT_IS_ENTERED:
		if (screen->asks == ASKS_STATEMENT)
			enter_statement(screen);
		else if (screen->asks == ASKS_FILE || screen->asks == ASKS_HAND)
			enter_file(screen);
		else
			enter_amount(screen);
		break;
	}
}

/* Which endings the name of a file may have: they choose the format. */
static void
tell_endings(Screen *screen)
{
	char text[PROMPT_MAX];
	const ExportFormat *format;
	size_t used = (size_t)snprintf(text, sizeof text, "%s", _("Endings:"));

	for (size_t k = 0; (format = export_format(k)) != NULL && used < sizeof text; k++)
		used += (size_t)snprintf(text + used, sizeof text - used, " .%.*s",
					 (int)strcspn(format->endings, " "), format->endings);
	prompt_complain(&screen->prompt, text, 0);
}

void
screen_ask(Screen *screen, ScreenAsks asks)
{
	screen->asks = asks;
	screen->back = screen->look.on ? screen->mode : SCREEN_TABLE;
	screen->mode = SCREEN_PROMPT;
	screen->says[0] = '\0';
	screen_paste_drop(screen);
	prompt_clear(&screen->prompt);
	if (asks == ASKS_FILE || asks == ASKS_HAND)
		tell_endings(screen);
}
