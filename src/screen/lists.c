/* The lists of who does something wrong, and of what. */
#include <stdio.h>

#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"

/* Opens the list of who might do something wrong, the seat in turn first. */
void
list_who_open(Screen *screen)
{
	const Table *t = &session_game(screen->session)->table;

	screen->n_who = 0;
	screen->chosen = 0;
	if (t->turn)
		screen->who[screen->n_who++] = t->turn;
	screen->who[screen->n_who++] = WRONG_DEALER;
	for (int seat = 1; seat <= t->seats; seat++)
		if (t->seat[seat].taken && seat != t->turn)
			screen->who[screen->n_who++] = seat;
	screen->who[screen->n_who++] = WRONG_FLOOR;
	screen->mode = SCREEN_WHO;
}

/* Opens the list of what that somebody can do wrong now. */
void
list_wrong_open(Screen *screen, int who)
{
	screen->n_wrong = wrong_list(session_game(screen->session), session_book(screen->session),
				     who, screen->wrong);
	screen->chosen = 0;
	screen->mode = SCREEN_WRONG;
}

/* Writes the chosen statement into the prompt, where it is seen; Enter plays it. */
static void
take_wrong(Screen *screen)
{
	const Wrong *wrong = &screen->wrong[screen->chosen];

	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, wrong->statement);
	prompt_complain(&screen->prompt,
			wrong->open ? _("Add what is missing; Enter plays it.")
				    : _("Enter plays it; change it first if you like."),
			0);
}

void
list_key(Screen *screen, Key key)
{
	int n = screen->mode == SCREEN_WHO ? screen->n_who : screen->n_wrong;

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		screen->chosen -= screen->chosen > 0;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		screen->chosen += screen->chosen < n - 1;
	else if (key.name == KEY_IS_PAGE_UP)
		screen->chosen = screen->chosen > 10 ? screen->chosen - 10 : 0;
	else if (key.name == KEY_IS_PAGE_DOWN)
		screen->chosen = screen->chosen + 10 < n ? screen->chosen + 10 : n > 0 ? n - 1 : 0;
	else if (key.name == KEY_IS_ENTER && screen->chosen < n && screen->mode == SCREEN_WHO)
		list_wrong_open(screen, screen->who[screen->chosen]);
	else if (key.name == KEY_IS_ENTER && screen->chosen < n)
		take_wrong(screen);
	else if (key.name != KEY_IS_RESIZE && key.name != KEY_IS_ENTER)
		screen->mode = SCREEN_TABLE;
}

/* The list of who does something wrong, or of what. */
void
list_overlay(Screen *screen, Surface *surface)
{
	static char labels[WRONG_MAX][WRONG_LABEL_MAX];
	const char *rows[WRONG_MAX];
	const Voice voice = { &session_game(screen->session)->table, true };
	bool who = screen->mode == SCREEN_WHO;
	List list = { who ? _("Who does something wrong?") : _("What goes wrong?"), rows,
		      who ? screen->n_who : screen->n_wrong, screen->chosen,
		      who ? _("Enter, Esc") : screen->wrong[screen->chosen].statement };

	for (int i = 0; i < list.n; i++) {
		rows[i] = who ? labels[i] : screen->wrong[i].label;
		if (!who)
			continue;
		if (screen->who[i] > 0)
			seat_say(&voice, screen->who[i], labels[i], sizeof labels[i]);
		else
			snprintf(labels[i], sizeof labels[i], "%s",
				 screen->who[i] == WRONG_DEALER ? _("the dealer") : _("the floor"));
	}
	list_draw(surface, &list, screen->ascii);
}
