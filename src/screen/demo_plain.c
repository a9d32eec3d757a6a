#include "src/screen/demo_plain.h"

#include <stdlib.h>
#include <string.h>

#include "src/complain.h"
#include "src/text.h"
#include "src/transcript.h"

enum { LINE_BYTES = 4096 };

/* What telling a step needs, kept off the stack. */
typedef struct Telling {
	Demo *demo;
	const Score *score;
	FILE *out;
	Game before;
	Report report;
	bool left;
	DemoLeft where;
} Telling;

static void
tell_question(Telling *telling)
{
	const Question *question = demo_question(telling->demo);
	const char *asked = demo_ask(telling->demo);

	fprintf(telling->out, "%s\n", *asked ? asked : _("What is ruled?"));
	fprintf(telling->out, "  %s\n", question->event);
	for (int i = 0; i < question->n; i++)
		fprintf(telling->out, "  %d  %s\n", i + 1, question->option[i]);
	fputs(_("A number answers; h tells a hint, p passes.\n"), telling->out);
}

/* Whether the answer given here was right. */
static void
tell_answer(Telling *telling)
{
	const Question *question = demo_question(telling->demo);
	int given = demo_given(telling->demo);

	if (!question || given == DEMO_UNANSWERED)
		return;
	if (given == question->right)
		fputs(_("Right.\n"), telling->out);
	else if (given == DEMO_PASSED)
		fputs(_("Passed. It is ruled:\n"), telling->out);
	else
		fprintf(telling->out, _("No: you said %d, and it is %d.\n"), given + 1,
			question->right + 1);
}

static void
tell_event(Telling *telling)
{
	Session *session = demo_session(telling->demo);
	size_t count = session_count(session);
	char line[LINE_BYTES];
	Played played = { .text = line,
			  .book = demo_report(telling->demo, &telling->before, &telling->report),
			  .before = &telling->before,
			  .after = session_game(session),
			  .report = &telling->report };

	tell_answer(telling);
	if (played.book) {
		session_line(session, count - 1, line, sizeof line);
		transcript_event(telling->out, &played);
		return;
	}
	fprintf(telling->out, "  %s", demo_event(telling->demo));
	if (*demo_refusal(telling->demo))
		fprintf(telling->out, _(": refused, %s"), demo_refusal(telling->demo));
	putc('\n', telling->out);
}

/* The table with the answer to whose turn it is. */
static void
tell_table(Telling *telling)
{
	transcript_tail(telling->out, session_game(demo_session(telling->demo)));
}

static void
tell_step(Telling *telling)
{
	const Demo *demo = telling->demo;

	if (demo_kind(demo) == DEMO_START) {
		transcript_head(telling->out, demo_title(demo), session_book(demo_session(demo)),
				session_game(demo_session(demo)));
		return;
	}
	fprintf(telling->out, _("Step %zu of %zu."), demo_at(demo), demo_steps(demo));
	if (demo_kind(demo) == DEMO_NOTE) {
		fprintf(telling->out, " %s\n", demo_note(demo));
	} else if (demo_asks(demo)) {
		putc(' ', telling->out);
		tell_question(telling);
	} else {
		putc('\n', telling->out);
		tell_event(telling);
	}
}

/* Goes to a step and tells it. */
static void
go(Telling *telling, size_t step)
{
	if (demo_go(telling->demo, step))
		tell_step(telling);
	else
		fputs(_("There is nothing before the start.\n"), telling->out);
}

static void
leave(Telling *telling, DemoLeft where)
{
	telling->left = true;
	telling->where = where;
}

static bool
do_step(Telling *telling)
{
	if (demo_asks(telling->demo)) {
		tell_question(telling);
	} else if (demo_at(telling->demo) == demo_steps(telling->demo)) {
		fprintf(telling->out, _("The end: %s\n"), demo_title(telling->demo));
		leave(telling, DEMO_NEXT);
	} else {
		go(telling, demo_at(telling->demo) + 1);
	}
	return true;
}

static bool
do_back(Telling *telling)
{
	go(telling, demo_at(telling->demo) ? demo_at(telling->demo) - 1 : 0);
	return true;
}

static bool
do_mark(Telling *telling)
{
	if (demo_asks(telling->demo) || demo_at(telling->demo) == demo_steps(telling->demo))
		return do_step(telling);
	go(telling, demo_next_mark(telling->demo, true));
	return true;
}

static bool
do_hint(Telling *telling)
{
	const char *hint = demo_hint(telling->demo);

	fprintf(telling->out, "%s\n", *hint ? hint : _("There is no hint here."));
	return true;
}

static bool
do_pass(Telling *telling)
{
	if (!demo_asks(telling->demo)) {
		fputs(_("Nothing is asked here.\n"), telling->out);
		return false;
	}
	demo_answer(telling->demo, DEMO_PASSED);
	tell_event(telling);
	return true;
}

/* The clauses of what was ruled at the step. */
static bool
do_rule(Telling *telling)
{
	const Book *book = demo_report(telling->demo, &telling->before, &telling->report);

	if (!book || !telling->report.n_rulings) {
		fputs(_("No ruling is told here.\n"), telling->out);
		return true;
	}
	for (int i = 0; i < telling->report.n_rulings; i++) {
		const Clause *clause = book_clause(book, telling->report.ruling[i].rule);

		if (clause)
			fprintf(telling->out, "%s %s  %.*s\n%.*s\n", book->name, clause->id,
				(int)clause->title.length, clause->title.at,
				(int)clause->text.length, clause->text.at);
	}
	return true;
}

static bool
do_table(Telling *telling)
{
	tell_table(telling);
	return true;
}

static bool
do_score(Telling *telling)
{
	if (telling->score->asked)
		score_print(telling->score, telling->out);
	else
		fputs(_("Nothing was asked yet.\n"), telling->out);
	return true;
}

static bool
do_next_script(Telling *telling)
{
	leave(telling, DEMO_NEXT);
	return true;
}

static bool
do_script_before(Telling *telling)
{
	leave(telling, DEMO_BEFORE);
	return true;
}

static bool
do_leave(Telling *telling)
{
	leave(telling, DEMO_LEFT);
	return true;
}

static bool do_help(Telling *telling);

static const struct {
	const char *key, *word, *what;
	bool (*carry_out)(Telling *telling);
} COMMANDS[] = {
	{ "", "next", _("Enter: the next step"), do_step },
	{ "b", "back", _("a step back"), do_back },
	{ "n", "mark", _("on to the next note, question or ruling"), do_mark },
	{ "h", "hint", _("a hint to the question"), do_hint },
	{ "p", "pass", _("gives the question up"), do_pass },
	{ "r", "rule", _("the clauses of the ruling"), do_rule },
	{ "t", "table", _("who sits there, with how much"), do_table },
	{ "s", "score", _("the answers so far, by clause"), do_score },
	{ "}", "script", _("the next script"), do_next_script },
	{ "{", "before", _("the script before"), do_script_before },
	{ "?", "help", _("this"), do_help },
	{ "q", "quit", _("leaves"), do_leave },
};

static bool
do_help(Telling *telling)
{
	for (size_t i = 0; i < sizeof COMMANDS / sizeof COMMANDS[0]; i++)
		fprintf(telling->out, "  %-2s %-7s %s\n", COMMANDS[i].key, COMMANDS[i].word,
			COMMANDS[i].what);
	fputs(_("  1 to 6     answers the question\n"), telling->out);
	return true;
}

/* A number; false if nothing is asked that has it. */
static bool
answer(Telling *telling, int number)
{
	const Question *question = demo_asks(telling->demo) ? demo_question(telling->demo) : NULL;

	if (!question || number < 1 || number > question->n) {
		fputs(question ? _("There is no answer of that number.\n")
			       : _("Nothing is asked here.\n"),
		      telling->out);
		return false;
	}
	demo_answer(telling->demo, number - 1);
	tell_event(telling);
	return true;
}

/* False if the line was not understood. */
static bool
do_line(Telling *telling, const char *line)
{
	if (*line >= '0' && *line <= '9' && strspn(line, "0123456789") == strlen(line))
		return answer(telling, strlen(line) > 2 ? 0 : atoi(line));
	for (size_t i = 0; i < sizeof COMMANDS / sizeof COMMANDS[0]; i++)
		if (!strcmp(line, COMMANDS[i].key) || !strcmp(line, COMMANDS[i].word))
			return COMMANDS[i].carry_out(telling);
	print_shown(telling->out, _("\"%.60s\" is no command here; ? tells which there are."),
		    line);
	return false;
}

/* Blanks and the line end taken off both ends. */
static char *
trim(char *line)
{
	size_t length;

	line += strspn(line, " \t");
	length = strlen(line);
	while (length && strchr(" \t\r\n", line[length - 1]))
		line[--length] = '\0';
	return line;
}

DemoLeft
demo_plain(Demo *demo, const Score *score, FILE *in, FILE *out, bool prompts, int *faults)
{
	Telling *telling = calloc(1, sizeof *telling);
	char *line = NULL;
	size_t size = 0;
	DemoLeft where = DEMO_LEFT;

	if (!telling)
		return DEMO_LEFT;
	telling->demo = demo;
	telling->score = score;
	telling->out = out;
	tell_step(telling);
	if (prompts)
		fputs(_("Enter goes on; ? tells what else there is.\n"), out);
	while (!telling->left) {
		if (prompts)
			fputs("> ", out);
		fflush(out);
		if (getline(&line, &size, in) < 0)
			break;
		*faults += !do_line(telling, trim(line));
	}
	where = telling->where;
	free(line);
	free(telling);
	return where;
}
