#include "src/learn/demo.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/complain.h"
#include "src/language/print.h"
#include "src/say.h"
#include "src/script_file.h"
#include "src/text.h"

enum { LINE_BYTES = 4096, REFUSAL_BYTES = 160 };

/* A note or an event of the script. */
typedef struct Step {
	const Statement *statement;  /* lent by the script */
	const Statement *ask, *hint; /* that belong to the event, or NULL */
	bool irregular;		     /* it brings a ruling that is not plain */
	bool of_session;	     /* undo, redo, another book: nothing is ruled */
	bool moves_back;	     /* undo or redo */
	bool asked;		     /* there is a question before it */
	int given;		     /* the answer */
	char refusal[REFUSAL_BYTES];
} Step;

struct Demo {
	Script *script;	  /* owned */
	Shelf *shelf;	  /* owned */
	Session *session; /* owned; `played` of the steps have happened in it */
	Score *score;
	char *path, *book; /* owned; `book` may be NULL */
	char title[SCRIPT_TITLE_MAX];
	Step *step; /* owned */
	size_t n, at;
	size_t played; /* steps that have happened: `at`, or one fewer at an open question */
	char event[QUESTION_TEXT];
	Question question; /* of the step, if it is asked */
	bool has_question;
	Report report; /* of whatever was played last */
};

/* Lays the table anew. */
static Session *
lay(Demo *demo, Shelf **shelf, char *error, size_t size)
{
	return script_session(demo->script, demo->path, demo->book, shelf, error, size);
}

static bool
is_floor(const Event *event)
{
	return event->kind == EV_FLOOR_RULES || event->kind == EV_FLOOR_PENALISES ||
	       event->kind == EV_FLOOR_DRAWS;
}

/* The steps with what teaches beside them. */
static void
list_steps(Demo *demo)
{
	const Statement *ask = NULL, *hint = NULL;

	for (size_t i = 0; i < demo->script->n; i++) {
		const Statement *statement = &demo->script->statement[i];
		Step *step = &demo->step[demo->n];

		if (statement->kind == STATEMENT_ASK) {
			ask = statement;
			hint = NULL;
		} else if (statement->kind == STATEMENT_HINT) {
			hint = statement;
		}
		if (statement->kind != STATEMENT_NOTE && statement->kind != STATEMENT_EVENT)
			continue;
		*step = (Step){ .statement = statement, .given = DEMO_UNANSWERED };
		demo->n++;
		if (statement->kind == STATEMENT_NOTE)
			continue;
		step->ask = ask;
		step->hint = hint;
		ask = hint = NULL;
	}
}

/* Plays the step, if it is an event; what came of it is in `report`. */
static void
play(Demo *demo, size_t at)
{
	Step *step = &demo->step[at];

	demo->played = at + 1;
	if (step->statement->kind != STATEMENT_EVENT)
		return;
	step->refusal[0] = '\0';
	if (!session_play(demo->session, &step->statement->event, &demo->report))
		snprintf(step->refusal, sizeof step->refusal, "%.*s", REFUSAL_BYTES - 1,
			 session_refusal(demo->session));
}

static void
look_ahead(Demo *demo, bool quiz)
{
	for (size_t i = 0; i < demo->n; i++) {
		Step *step = &demo->step[i];
		const Event *event = &step->statement->event;
		bool happened;

		play(demo, i);
		if (step->statement->kind != STATEMENT_EVENT)
			continue;
		happened = !step->refusal[0];
		step->moves_back = event->kind == EV_UNDO || event->kind == EV_REDO;
		step->of_session = step->moves_back || event->kind == EV_BOOK;
		step->irregular =
			happened && !step->of_session && report_is_irregular(&demo->report);
		step->asked = happened && !step->of_session &&
			      (step->ask || (quiz && step->irregular && !is_floor(event)));
	}
}

/* The table anew, with the first `played` steps. False, and nothing is changed, without memory. */
static bool
rebuild(Demo *demo, size_t played)
{
	char error[SESSION_ERROR_MAX];
	Shelf *shelf = NULL;
	Session *session = lay(demo, &shelf, error, sizeof error);

	if (!session) {
		shelf_close(shelf);
		return false;
	}
	session_close(demo->session);
	shelf_close(demo->shelf);
	demo->session = session;
	demo->shelf = shelf;
	demo->played = 0;
	while (demo->played < played)
		play(demo, demo->played);
	return true;
}

/* Takes steps back until so many have happened. */
static void
take_back(Demo *demo, size_t played)
{
	size_t events = 0;
	Event undo = { .kind = EV_UNDO };

	for (size_t i = played; i < demo->played; i++) {
		if (demo->step[i].moves_back) {
			rebuild(demo, played);
			return;
		}
		events += demo->step[i].statement->kind == STATEMENT_EVENT &&
			  !demo->step[i].refusal[0];
	}
	for (; events; events--)
		session_play(demo->session, &undo, &demo->report);
	demo->played = played;
}

/* The event of the step in words, and its question. */
static void
tell_step(Demo *demo)
{
	const Step *step = demo->at ? &demo->step[demo->at - 1] : NULL;
	const Voice voice = { &session_game(demo->session)->table, true };
	char *line = step && step->statement->kind == STATEMENT_EVENT ? malloc(LINE_BYTES) : NULL;
	size_t used;

	demo->event[0] = '\0';
	if (!line)
		return;
	event_print(&step->statement->event, line, LINE_BYTES);
	used = line_say(&voice, line, demo->event, sizeof demo->event);
	if (step->moves_back)
		snprintf(demo->event + used, sizeof demo->event - used, "%s",
			 step->statement->event.kind == EV_UNDO ? _(": taken back")
								: _(": come again"));
	free(line);
}

/* The same script has its answers in the same order, however often it is stepped. */
static uint64_t
seed_of(const Demo *demo, size_t at)
{
	uint64_t seed = 14695981039346656037u;

	for (const char *c = demo->script->title; *c; c++)
		seed = (seed ^ (unsigned char)*c) * 1099511628211u;
	return (seed ^ (demo->script->setup.seed + at)) * 1099511628211u;
}

/* Makes the question before the step, which has not happened. False: there is nothing to ask. */
static bool
ask(Demo *demo, size_t at)
{
	demo->has_question = question_make(
		&demo->question, session_game(demo->session), session_book(demo->session),
		&demo->step[at].statement->event, demo->shelf, seed_of(demo, at));
	if (!demo->has_question)
		demo->step[at].asked = false;
	return demo->has_question;
}

bool
demo_go(Demo *demo, size_t to)
{
	size_t was = demo->at;

	if (to > demo->n)
		to = demo->n;
	if (to == demo->at)
		return false;
	if (to < demo->at) {
		/* The question of a step is made before its event. */
		take_back(demo, to ? to - 1 : 0);
		demo->at = to ? to - 1 : 0;
	}
	demo->has_question = false;
	while (demo->at < to && demo->played == demo->at) {
		const Step *step = &demo->step[demo->at];

		demo->has_question = false;
		if (step->asked && (demo->at + 1 == to || step->given == DEMO_UNANSWERED))
			ask(demo, demo->at);
		demo->at++;
		if (!step->asked || step->given != DEMO_UNANSWERED)
			play(demo, demo->at - 1);
	}
	tell_step(demo);
	return demo->at != was;
}

size_t
demo_next_mark(const Demo *demo, bool forth)
{
	size_t at = demo->at;

	while (forth ? at < demo->n : at > 0) {
		const Step *step;

		at += forth ? 1 : (size_t)-1;
		step = at ? &demo->step[at - 1] : NULL;
		if (step &&
		    (step->statement->kind == STATEMENT_NOTE || step->asked || step->irregular))
			break;
	}
	return at;
}

Demo *
demo_open(Script *script, const char *path, const char *book, bool quiz, Score *score, char *error,
	  size_t size)
{
	Demo *demo = calloc(1, sizeof *demo);

	snprintf(error, size, "%s", _("There is no memory left."));
	if (!demo) {
		script_close(script);
		return NULL;
	}
	demo->script = script;
	demo->score = score;
	demo->path = strdup(path);
	demo->book = book ? strdup(book) : NULL;
	demo->step = calloc(script->n + 1, sizeof *demo->step);
	if (demo->path && demo->step && (!book || demo->book)) {
		list_steps(demo);
		shown_text(script->title[0] ? script->title : path, demo->title,
			   sizeof demo->title);
		demo->session = lay(demo, &demo->shelf, error, size);
	}
	if (!demo->session) {
		demo_close(demo);
		return NULL;
	}
	look_ahead(demo, quiz);
	if (!rebuild(demo, 0)) {
		demo_close(demo);
		return NULL;
	}
	return demo;
}

void
demo_close(Demo *demo)
{
	if (!demo)
		return;
	session_close(demo->session);
	shelf_close(demo->shelf);
	script_close(demo->script);
	free(demo->step);
	free(demo->path);
	free(demo->book);
	free(demo);
}

const char *
demo_title(const Demo *demo)
{
	for (size_t i = 0; i < demo->n; i++)
		if (demo->step[i].asked && demo->step[i].given == DEMO_UNANSWERED)
			return "";
	return demo->title;
}

size_t
demo_steps(const Demo *demo)
{
	return demo->n;
}

size_t
demo_at(const Demo *demo)
{
	return demo->at;
}

/* The step it stands at; NULL at the start. */
static const Step *
here(const Demo *demo)
{
	return demo->at ? &demo->step[demo->at - 1] : NULL;
}

DemoKind
demo_kind(const Demo *demo)
{
	const Step *step = here(demo);

	return !step					 ? DEMO_START
	       : step->statement->kind == STATEMENT_NOTE ? DEMO_NOTE
							 : DEMO_EVENT;
}

Session *
demo_session(const Demo *demo)
{
	return demo->session;
}

const char *
demo_note(const Demo *demo)
{
	return demo_kind(demo) == DEMO_NOTE ? here(demo)->statement->text : NULL;
}

const char *
demo_event(const Demo *demo)
{
	return demo->event;
}

const char *
demo_refusal(const Demo *demo)
{
	return here(demo) ? here(demo)->refusal : "";
}

const Question *
demo_question(const Demo *demo)
{
	return demo->has_question ? &demo->question : NULL;
}

bool
demo_asks(const Demo *demo)
{
	return demo->played < demo->at;
}

const char *
demo_ask(const Demo *demo)
{
	return here(demo) && here(demo)->ask ? here(demo)->ask->text : "";
}

const char *
demo_hint(const Demo *demo)
{
	return here(demo) && here(demo)->hint ? here(demo)->hint->text : "";
}

int
demo_given(const Demo *demo)
{
	return here(demo) ? here(demo)->given : DEMO_UNANSWERED;
}

void
demo_answer(Demo *demo, int option)
{
	if (!demo_asks(demo))
		return;
	demo->step[demo->at - 1].given = option;
	score_add(demo->score, session_book(demo->session), demo->question.rule,
		  option == demo->question.right);
	play(demo, demo->at - 1);
	tell_step(demo);
}

bool
demo_tells(const Demo *demo)
{
	const Step *step = here(demo);

	return step && !demo_asks(demo) && step->statement->kind == STATEMENT_EVENT &&
	       !step->of_session && !step->refusal[0];
}

const Book *
demo_report(const Demo *demo, Game *before, Report *report)
{
	if (!demo_tells(demo))
		return NULL;
	return session_recall(demo->session, session_count(demo->session) - 1, before, report,
			      NULL);
}
