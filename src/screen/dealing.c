/* The mode of the dealer's work: what is due, what can be done besides, and at which seat. */
#include <stdio.h>
#include <string.h>

#include "src/language/parse.h"
#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"

enum {
	FOOT_WIDE = 60, /* columns from which on the statement stands below the list */
	PAGE = 10,
	DIGITS = 9,   /* rows that a digit picks; 0 before it picks from so many more */
	TO_WRONG = -1 /* the seat of the row that leads to what goes wrong */
};

/* What goes wrong stands behind what the dealer does, before the seats. */
static void
add_wrong(Screen *screen)
{
	int at = screen->n_steps;

	if (screen->step_seat || screen->n_steps == DEALER_STEPS_MAX)
		return;
	while (at > 0 && !screen->steps[at - 1].statement[0])
		at--;
	memmove(&screen->steps[at + 1], &screen->steps[at],
		(size_t)(screen->n_steps++ - at) * sizeof screen->steps[0]);
	screen->steps[at] = (DealerStep){ .seat = TO_WRONG };
	snprintf(screen->steps[at].label, sizeof screen->steps[at].label, "%s",
		 _("what goes wrong"));
}

static void
fill(Screen *screen)
{
	const Game *game = session_game(screen->session);
	const Book *book = session_book(screen->session);

	screen->n_steps = screen->step_seat
				  ? dealer_steps_at(game, book, screen->step_seat, screen->steps)
				  : dealer_steps(game, book, (Dealing)screen->settings.dealing,
						 screen->settings.hints, screen->steps);
	screen->chosen = 0;
	screen->step_tens = false;
	add_wrong(screen);
}

/* Opens the list; 0: the whole of it, else what is done at that seat. */
void
dealing_open(Screen *screen, int seat)
{
	screen->step_seat = seat;
	fill(screen);
	screen->mode = SCREEN_DEALING;
}

/* Plays the statement of a step; false if it was refused. */
static bool
play(Screen *screen, const DealerStep *step)
{
	ParseContext context = { .line = 1 };
	Statement statement;
	LanguageError error;

	if (!parse_statement(step->statement, strlen(step->statement), &context, &statement,
			     &error) ||
	    statement.kind != STATEMENT_EVENT)
		return false;
	return screen_may_do(screen, &statement.event) && screen_event(screen, &statement.event);
}

void
dealing_next(Screen *screen)
{
	DealerStep step;

	if (dealer_next(session_game(screen->session), session_book(screen->session),
			(Dealing)screen->settings.dealing, &step))
		play(screen, &step);
	else
		screen_say(screen, session_game(screen->session)->table.turn
					   ? _("A player is to act; the dealer waits.")
					   : _("Nothing is left to deal for."));
}

bool
dealing_status(const Screen *screen, char *text, size_t size)
{
	const Shown shown = screen_shown(screen);
	char does[KEY_TEXT_MAX], lists[KEY_TEXT_MAX];
	DealerStep step;

	if (screen->settings.dealing != DEALING_STEPS ||
	    !dealer_next(shown.game, shown.book, DEALING_STEPS, &step))
		return false;
	if (screen->settings.hints)
		snprintf(text, size, _("Next: %s. (%s does it, %s lists more)"), step.label,
			 keymap_key(&screen->settings.keymap, DO_NEXT_STEP, does),
			 keymap_key(&screen->settings.keymap, DO_DEALER, lists));
	else
		snprintf(text, size, "%s", _("It is the dealer's to go on."));
	return true;
}

static void
edit(Screen *screen, const DealerStep *step)
{
	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, step->statement);
	prompt_complain(&screen->prompt,
			step->open ? _("Add what is missing; Enter plays it.")
				   : _("Enter plays it; change it first if you like."),
			0);
}

static void
take(Screen *screen, int row)
{
	DealerStep step;

	if (row < 0 || row >= screen->n_steps)
		return;
	step = screen->steps[row];
	if (step.seat == TO_WRONG)
		list_wrong_open(screen, WRONG_DEALER);
	else if (!step.statement[0])
		dealing_open(screen, step.seat);
	else if (step.open)
		edit(screen, &step);
	else {
		screen->mode = SCREEN_TABLE;
		play(screen, &step);
	}
}

/* The next step from within the list. */
static void
next(Screen *screen)
{
	screen->mode = SCREEN_TABLE;
	dealing_next(screen);
}

static void
move(Screen *screen, int row)
{
	int last = screen->n_steps > 0 ? screen->n_steps - 1 : 0;

	screen->chosen = row < 0 ? 0 : row > last ? last : row;
}

/* Out of the steps of a seat into the whole list, out of that to the table. */
static void
leave(Screen *screen)
{
	if (screen->step_seat)
		dealing_open(screen, 0);
	else
		screen->mode = SCREEN_TABLE;
}

static void
turn_over(Screen *screen)
{
	if (screen->step_seat)
		return;
	screen->settings.dealing = !screen->settings.dealing;
	fill(screen);
}

void
dealing_key(Screen *screen, Key key)
{
	int digit = 0;
	Action action = keymap_find(&screen->settings.keymap, KEYS_STEPS, key, &digit);
	bool tens = screen->step_tens;

	screen->step_tens = key.name == KEY_IS_TEXT && key.character == '0';
	switch ((int)action) {
	case DO_UP:
		move(screen, screen->chosen - 1);
		break;
	case DO_DOWN:
		move(screen, screen->chosen + 1);
		break;
	case DO_PAGE_UP:
		move(screen, screen->chosen - PAGE);
		break;
	case DO_PAGE_DOWN:
		move(screen, screen->chosen + PAGE);
		break;
	case DO_FIRST:
		move(screen, 0);
		break;
	case DO_LAST:
		move(screen, screen->n_steps);
		break;
	case DO_TAKE:
		take(screen, screen->chosen);
		break;
	case DO_CHOICE:
		take(screen, digit - 1 + (tens ? DIGITS : 0));
		break;
	case DO_NEXT_STEP:
		next(screen);
		break;
	case DO_STROKES:
		turn_over(screen);
		break;
	case DO_EDIT:
		if (screen->steps[screen->chosen].statement[0])
			edit(screen, &screen->steps[screen->chosen]);
		break;
	case DO_WRONG:
		list_wrong_open(screen, WRONG_DEALER);
		break;
	case DO_HELP:
		help_open(screen);
		break;
	case DO_BACK:
		leave(screen);
		break;
	}
}

static void
write_row(const Screen *screen, int i, char text[DEALER_LABEL_MAX + 16])
{
	const DealerStep *step = &screen->steps[i];
	char number[16] = " ";

	if (i < 2 * DIGITS)
		snprintf(number, sizeof number, "%s%d",
			 i >= DIGITS		    ? "0"
			 : screen->n_steps > DIGITS ? " "
						    : "",
			 i % DIGITS + 1);
	snprintf(text, DEALER_LABEL_MAX + 16, step->next ? _("%s next: %s") : "%s %s", number,
		 step->label);
	if (!step->statement[0] || step->open)
		strcat(text, " ...");
}

void
dealing_overlay(Screen *screen, Surface *surface)
{
	static char texts[DEALER_STEPS_MAX][DEALER_LABEL_MAX + 16];
	const char *rows[DEALER_STEPS_MAX];
	const Voice voice = { &session_game(screen->session)->table, true };
	const DealerStep *step = &screen->steps[screen->chosen];
	char title[SAY_MAX + 32], name[SAY_MAX], foot[DEALER_STATEMENT_MAX + 32];
	List list = { title, rows, screen->n_steps, screen->chosen, foot };
	Rect place;
	int top;

	if (screen->step_seat) {
		seat_say(&voice, screen->step_seat, name, sizeof name);
		snprintf(title, sizeof title, _("The dealer, at %s"), name);
	} else if (session_game(screen->session)->table.turn) {
		seat_say(&voice, voice.table->turn, name, sizeof name);
		snprintf(title, sizeof title, _("The dealer waits: %.60s is to act"), name);
	} else {
		snprintf(title, sizeof title, "%s",
			 screen->settings.dealing == DEALING_STEPS
				 ? _("Dealer, step by step (Tab: strokes)")
				 : _("Dealer, by strokes (Tab: steps)"));
	}
	if (surface->width < FOOT_WIDE)
		snprintf(foot, sizeof foot, "%s", _("a digit or Enter, e edit, i wrong"));
	else if (step->statement[0])
		snprintf(foot, sizeof foot, _("%.60s  (Enter, e edit, i what goes wrong)"),
			 step->statement);
	else
		snprintf(foot, sizeof foot, "%s", _("Enter: what is done there"));
	for (int i = 0; i < screen->n_steps; i++) {
		write_row(screen, i, texts[i]);
		rows[i] = texts[i];
	}
	list_draw(surface, &list, screen->ascii);
	place = list_rows(surface, &list, &top);
	spot_rows(screen, place, top, list.n);
	screen->cursor_x = place.x;
	screen->cursor_y = place.y + list.chosen - top;
}
