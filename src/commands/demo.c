/* Demonstrations: scripts stepped forward and back, with notes and questions. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/config.h"
#include "src/learn/playlist.h"
#include "src/screen/demo_plain.h"
#include "src/screen/demos.h"
#include "src/text.h"

enum { ROW_LIST, ROW_QUIZ, ROW_PLAIN };

/* The names of what is built in, one a line; with what each is, if `all` is told. */
static int
print_list(bool all)
{
	char error[PLAYLIST_ERROR_MAX], text[512];
	Playlist list;
	bool good = playlist_embedded(&list);

	for (size_t i = 0; i < list.n; i++) {
		Script *script = all ? playlist_open(&list.entry[i], error) : NULL;

		if (script) {
			playlist_say(script, text, sizeof text);
			printf("%-24s  %s\n", list.entry[i].name, text);
		} else {
			printf("%s\n", list.entry[i].name);
		}
		script_close(script);
	}
	playlist_close(&list);
	return good ? EXIT_HOLDS : EXIT_FAILS;
}

/* Opens each script once, so that what is wrong with one is told before anything is shown. */
static bool
all_open(Demos *demos, char *error, size_t size)
{
	for (size_t i = 0; i < demos->list.n; i++) {
		Demo *demo = demos_open(demos, i, error, size);

		demo_close(demo);
		if (!demo)
			return false;
	}
	return true;
}

static int
show_plain(Demos *demos)
{
	size_t at = 0;
	int faults = 0;
	char error[PLAYLIST_ERROR_MAX];

	while (at < demos->list.n) {
		Demo *demo = demos_open(demos, at, error, sizeof error);
		DemoLeft where;

		if (!demo)
			return complain("%s", error);
		where = demo_plain(demo, &demos->score, stdin, stdout, isatty(STDIN_FILENO),
				   &faults);
		demo_close(demo);
		if (where == DEMO_LEFT)
			break;
		at = where == DEMO_NEXT ? at + 1 : at ? at - 1 : 0;
	}
	if (isatty(STDIN_FILENO))
		putchar('\n');
	return faults || ferror(stdout) ? EXIT_FAILS : EXIT_HOLDS;
}

static int
show_on_screen(Demos *demos)
{
	const char *why;
	const Settings *settings = &demos->settings;
	Term *term = term_open(settings->theme, (Deck)settings->deck, settings->theme == THEME_MONO,
			       &why);

	if (!term)
		return complain("%s", why);
	term_mouse(term, settings->mouse);
	demos_show(demos, term);
	term_close(term);
	return EXIT_HOLDS;
}

static int
show(Demos *demos, const Options *given)
{
	char error[PLAYLIST_ERROR_MAX];
	bool plain = given->value[ROW_PLAIN] || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO);
	int status;

	if (given->n_words == 0 && plain)
		return print_list(true);
	if (!(given->n_words ? playlist_words(&demos->list, given->n_words, given->words, error)
			     : playlist_embedded(&demos->list)))
		return complain("%s", error);
	if (given->n_words && !all_open(demos, error, sizeof error))
		return complain("%s", error);
	status = plain ? show_plain(demos) : show_on_screen(demos);
	score_print(&demos->score, stdout);
	return status;
}

static int
run(const Options *given)
{
	Demos *demos = calloc(1, sizeof *demos);
	Config *config = calloc(1, sizeof *config);
	char error[OPTIONS_ERROR_MAX];
	int status;

	setlocale(LC_ALL, "");
	if (!demos || !config) {
		status = complain("%s", _("There is no memory left."));
	} else if (given->value[ROW_LIST]) {
		status = print_list(false);
	} else if (!config_settle(config, command_demo.option, given, &demos->settings, error)) {
		status = complain("%s", error);
	} else {
		demos->quiz = given->value[ROW_QUIZ] != NULL;
		config_say(config, demos->says, sizeof demos->says);
		status = show(demos, given);
	}
	if (demos)
		playlist_close(&demos->list);
	free(config);
	free(demos);
	return status;
}

const Command command_demo = {
	.name = "demo",
	.words = "[NAME, FILE or DIR...]",
	.summary = _("steps through scripts with their notes and questions; without a name, a list "
		     "of those that are built in"),
	.help = _(
		"Right, l or Space is a step on, Left, h or Backspace a step back; ? tells all keys.\n"
		"Where a script asks, the ruling is hidden until it is answered; at the end there is a\n"
		"score by clause. In a pipe it is plain: Enter steps, a digit answers, b goes back."),
	.endings = "table",
	.list = " --list",
	.min_words = 0,
	.max_words = -1,
	.option = { { "list", NULL, _("the names of those that are built in, one a line") },
		    { "quiz", NULL,
		      _("asks before each event that brings a ruling which is not plain") },
		    { "plain", NULL,
		      _("as sentences, line by line: for screen readers and pipes") },
		    { "config", "FILE", _("reads this config file, or none for the word none") },
		    { "theme", "NAME", _("the colours: see misdeal config") },
		    { "deck", "NAME", _("the colours of the suits: four or two") },
		    { "book", "BOOK", _("plays it under another book than the script's") },
		    { "ascii", NULL, _("draws with plain letters only") },
		    { "presenter", NULL, _("large type, for an audience") },
		    { "no-motion", NULL, _("nothing is seen to move") },
		    { "no-mouse", NULL, _("the mouse is left to the terminal") },
		    { NULL, NULL, NULL } },
	.run = run,
};
