/* A demonstration on the table screen: stepping it, its notes, and what came of an answer. */
#include "src/screen/demoing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/mode.h"
#include "src/text.h"
#include "src/transcript.h"
#include "ui/glyph.h"

enum { BOX_MARGIN = 4 /* columns of a frame and the blanks in it */ };

bool
demoing_hides(const Screen *screen)
{
	return screen->demoing.demo && !demo_tells(screen->demoing.demo);
}

bool
demoing_is_bare(const Screen *screen)
{
	const Demo *demo = screen->demoing.demo;

	return demo && screen->mode == SCREEN_DEMO && !demo_note(demo) && !demo_question(demo);
}

/* What is shown of the step has changed. */
static void
show_step(Screen *screen)
{
	Demoing *demoing = &screen->demoing;
	Session *session = demo_session(demoing->demo);

	if (session != screen->session)
		history_close(&screen->log.history);
	screen->session = session;
	screen->told = (size_t)-1;
	screen->chosen = 0;
	screen->top = 0;
	demoing->hinted = false;
	demoing->at = demo_at(demoing->demo);
	screen->mode = demo_asks(demoing->demo) ? SCREEN_ASKED : SCREEN_DEMO;
}

void
demoing_begin(Screen *screen, Demo *demo, const Score *score, size_t script, size_t scripts)
{
	screen->demoing =
		(Demoing){ .demo = demo, .score = score, .script = script, .scripts = scripts };
	show_step(screen);
}

static void
leave(Screen *screen, DemoLeft where)
{
	screen->demoing.left = where;
	screen->over = true;
}

static void
open_score(Screen *screen)
{
	screen->back = screen->mode;
	screen->help_top = 0;
	screen->mode = SCREEN_SCORE;
}

static void
go(Screen *screen, size_t step)
{
	if (demo_go(screen->demoing.demo, step))
		show_step(screen);
	else
		screen_say(screen, _("This is the start."));
}

/* Behind the last step: the next script, or the score. */
static void
step_on(Screen *screen)
{
	const Demoing *demoing = &screen->demoing;

	if (demo_at(demoing->demo) < demo_steps(demoing->demo))
		go(screen, demo_at(demoing->demo) + 1);
	else if (demoing->script + 1 < demoing->scripts)
		leave(screen, DEMO_NEXT);
	else if (demoing->score->asked)
		open_score(screen);
	else
		screen_say(screen, _("This is the end: q leaves, Left goes back."));
}

static void
step_back(Screen *screen)
{
	size_t at = demo_at(screen->demoing.demo);

	go(screen, at ? at - 1 : 0);
}

static void
next_script(Screen *screen)
{
	if (screen->demoing.script + 1 < screen->demoing.scripts)
		leave(screen, DEMO_NEXT);
	else
		screen_say(screen, _("There is no script behind this one."));
}

static void
script_before(Screen *screen)
{
	if (screen->demoing.script)
		leave(screen, DEMO_BEFORE);
	else
		screen_say(screen, _("There is no script before this one."));
}

static void
open_card(Screen *screen)
{
	screen->back = screen->mode;
	screen->top = 0;
	if (screen->told != session_count(screen->session))
		screen_tell(screen);
	if (screen->panel.n)
		screen->mode = SCREEN_CARD;
	else
		screen_say(screen, _("No ruling is told here."));
}

static void
tell_hint(Screen *screen)
{
	screen->demoing.hinted = true;
	if (!*demo_hint(screen->demoing.demo))
		screen_say(screen, _("There is no hint here."));
}

/* An answer by its number from 0, or DEMO_PASSED. */
static void
answer(Screen *screen, int option)
{
	Demo *demo = screen->demoing.demo;
	const Question *question = demo_asks(demo) ? demo_question(demo) : NULL;

	if (!question || option >= question->n) {
		screen_say(screen, _("There is no answer of that number."));
		return;
	}
	demo_answer(demo, option);
	show_step(screen);
}

/* Points at the answer above or below. */
static void
point(Screen *screen, int by)
{
	const Question *question = demo_question(screen->demoing.demo);
	int to = screen->chosen + by;

	if (question && to >= 0 && to < question->n)
		screen->chosen = to;
}

void
demoing_command(Screen *screen, Action action, int digit)
{
	Demo *demo = screen->demoing.demo;

	if (action != DO_NOTHING)
		screen->says[0] = '\0';
	switch ((int)action) {
	case DO_DEMO_STEP:
		step_on(screen);
		break;
	case DO_DEMO_BACK:
		step_back(screen);
		break;
	case DO_DEMO_MARK:
		if (demo_at(demo) == demo_steps(demo))
			step_on(screen);
		else
			go(screen, demo_next_mark(demo, true));
		break;
	case DO_DEMO_MARK_BACK:
		go(screen, demo_next_mark(demo, false));
		break;
	case DO_FIRST:
		go(screen, 0);
		break;
	case DO_LAST:
		if (demo_at(demo) < demo_steps(demo))
			go(screen, demo_steps(demo));
		break;
	case DO_DEMO_NEXT:
		next_script(screen);
		break;
	case DO_DEMO_BEFORE:
		script_before(screen);
		break;
	case DO_DEMO_HINT:
		tell_hint(screen);
		break;
	case DO_DEMO_PASS:
		answer(screen, DEMO_PASSED);
		break;
	case DO_CHOICE:
		if (digit) /* a click on the word of the key line has none */
			answer(screen, digit - 1);
		break;
	case DO_TAKE:
		answer(screen, screen->chosen);
		break;
	case DO_UP:
	case DO_DOWN:
		point(screen, action == DO_UP ? -1 : 1);
		break;
	case DO_DEMO_SCORE:
		open_score(screen);
		break;
	case DO_DEMO_PLAY:
		leave(screen, DEMO_PLAYS);
		break;
	case DO_CARD:
		open_card(screen);
		break;
	case DO_NEXT_RULING:
		if (screen->panel.n)
			screen->panel.at = (screen->panel.at + 1) % screen->panel.n;
		break;
	case DO_SEARCH:
		searching_open(screen);
		break;
	case DO_FACES:
		screen->faces = !screen->faces;
		break;
	case DO_PRESENTER:
		screen_present(screen, !screen->presenter);
		break;
	case DO_HELP:
		help_open(screen);
		break;
	case DO_BACK:
		leave(screen, DEMO_LEFT);
		break;
	}
}

void
demo_key(Screen *screen, Key key)
{
	demoing_command(screen, keymap_find(&screen->settings.keymap, KEYS_DEMO, key, NULL), 0);
}

void
demoing_title(const Screen *screen, Surface *surface)
{
	const Demoing *demoing = &screen->demoing;
	const char *dot = glyph(GLYPH_DOT, screen->ascii);
	Rect row = { 0, 0, surface->width, 1 };
	const char *title = demo_title(demoing->demo);
	char script[64] = "";

	if (demoing->scripts > 1)
		snprintf(script, sizeof script, _("script %zu of %zu %s "), demoing->script + 1,
			 demoing->scripts, dot);
	surface_rule(surface, row, 0, STYLE_CLAUSE, " ");
	surface_print(surface, row, 0, 0, STYLE_CLAUSE, glyph(GLYPH_ELLIPSIS, screen->ascii),
		      _(" Step %zu of %zu %s %s%s %s %s"), demo_at(demoing->demo),
		      demo_steps(demoing->demo), dot, script, session_book(screen->session)->name,
		      *title ? dot : "", title);
}

/* "Right", or what was said instead. */
static Style
verdict_line(const Demo *demo, char *text, size_t size)
{
	const Question *question = demo_question(demo);
	int given = demo_given(demo);

	if (given == question->right) {
		snprintf(text, size, "%s", _("Right."));
		return STYLE_CHOICE;
	}
	if (given == DEMO_PASSED) {
		snprintf(text, size, "%s", _("Passed."));
		return STYLE_DIM;
	}
	snprintf(text, size, _("No. You said: %s"), question->option[given]);
	return STYLE_ERROR;
}

bool
demoing_status(const Screen *screen, char *text, size_t size)
{
	const Demo *demo = screen->demoing.demo;
	const Game *game = session_game(screen->session);

	if (!demo)
		return false;
	if (demo_asks(demo))
		snprintf(text, size, _("What is ruled: %s"), demo_event(demo));
	else if (demo_kind(demo) == DEMO_NOTE)
		snprintf(text, size, "%s", demo_note(demo));
	else if (demo_kind(demo) == DEMO_START)
		snprintf(text, size, "%s", _("The table as it is set up."));
	else if (*demo_refusal(demo))
		snprintf(text, size, _("%s: refused, %s"), demo_event(demo), demo_refusal(demo));
	else if (demo_question(demo))
		verdict_line(demo, text, size);
	else if (!demo_tells(demo) || !screen->layout.log.height || !turn_say(game, text, size))
		snprintf(text, size, "%s", demo_event(demo));
	return true;
}

Rect
demoing_box(const Screen *screen, Surface *surface, int rows, const char *title, const char *foot)
{
	const Layout *layout = &screen->layout;
	int bottom = layout->keys.height ? layout->keys.y : surface->height;
	int height = rows + 2;
	Rect rect, inside;

	/* It covers what stands below the panel as well: half a line says nothing. */
	if (layout->panel.y > surface->height / 2 && height < bottom - layout->panel.y)
		height = bottom - layout->panel.y;
	if (height > bottom - 1)
		height = bottom - 1;
	rect = (Rect){ 0, bottom - height, surface->width, height };
	inside = frame_draw(surface, rect, title, screen->says[0] ? "" : foot, screen->ascii);
	/* The line for what is said lies below the box. */
	if (screen->says[0])
		surface_print(surface, (Rect){ 1, bottom - 1, surface->width - 2, 1 }, 0, 0,
			      STYLE_ERROR, glyph(GLYPH_ELLIPSIS, screen->ascii), " %s ",
			      screen->says);
	return inside;
}

/* The note of the step; in the words of the script. */
static void
draw_note(const Screen *screen, Surface *surface)
{
	const char *note = demo_note(screen->demoing.demo);
	Rect inside = { 0, 0, surface->width - BOX_MARGIN, 1 };

	inside = demoing_box(screen, surface, surface_wrap(NULL, inside, 0, STYLE_TEXT, note),
			     _("Note"), "");
	surface_wrap(surface, inside, 0, STYLE_RULING, note);
}

/* The rows of what came of an answer; without a surface they are only counted. */
static int
write_answered(const Screen *screen, Surface *surface, Rect inside, const RuleCard *card)
{
	const Demo *demo = screen->demoing.demo;
	const Question *question = demo_question(demo);
	char text[QUESTION_TEXT + 64];
	Style style = verdict_line(demo, text, sizeof text);
	int y = surface_wrap(surface, inside, 0, style, text);

	snprintf(text, sizeof text, _("It is: %s"), question->option[question->right]);
	y += surface_wrap(surface, inside, y, STYLE_RULING, text);
	if (!card->rule[0])
		return y;
	snprintf(text, sizeof text, "%s %s  %s", card->book, card->rule, card->title);
	y += surface_wrap(surface, inside, y, STYLE_CLAUSE, text);
	return y + surface_wrap(surface, inside, y, STYLE_TEXT, card->text);
}

/* An answer, whether it was right, and the ruling with its clause. */
static void
draw_answered(const Screen *screen, Surface *surface)
{
	RuleCard *card = malloc(sizeof *card);
	Rect inside = { 0, 0, surface->width - BOX_MARGIN, 1 };
	char key[KEY_TEXT_MAX], foot[96];

	if (!card)
		return;
	if (!screen_card(screen, card))
		card->rule[0] = '\0';
	keymap_key(&screen->settings.keymap, DO_CARD, key);
	snprintf(foot, sizeof foot, _("%s: the facts, and other books"), key);
	inside = demoing_box(screen, surface, write_answered(screen, NULL, inside, card),
			     demo_event(screen->demoing.demo), card->rule[0] ? foot : "");
	write_answered(screen, surface, inside, card);
	free(card);
}

void
demo_overlay(Screen *screen, Surface *surface)
{
	const Demo *demo = screen->demoing.demo;

	if (demo_note(demo))
		draw_note(screen, surface);
	else if (demo_question(demo))
		draw_answered(screen, surface);
}
