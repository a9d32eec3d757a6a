#include "src/screen/demos.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/menu.h"
#include "src/screen/mode.h"
#include "src/text.h"

enum { ROW_BYTES = 256 };

Demo *
demos_open(Demos *demos, size_t k, char *error, size_t size)
{
	const Settings *settings = &demos->settings;
	bool other = settings->from[SETTING_BOOK] == FROM_COMMAND_LINE;
	char trouble[PLAYLIST_ERROR_MAX];
	Script *script = playlist_open(&demos->list.entry[k], trouble);

	if (!script) {
		snprintf(error, size, "%s", trouble);
		return NULL;
	}
	return demo_open(script, demos->list.entry[k].name, other ? settings->book : NULL,
			 demos->quiz, &demos->score, error, size);
}

/* A table of the person's own, from where the demonstration stands. */
static void
play_on(Demos *demos, Term *term, const Demo *demo, bool ascii)
{
	Session *session = session_branch(demo_session(demo), session_count(demo_session(demo)));
	Journal *journal = session ? journal_start(session) : NULL;
	Screen *screen = session ? malloc(sizeof *screen) : NULL;

	if (screen) {
		screen_open(screen, session, journal, ROLE_ALL, 0, ascii);
		screen_settle(screen, &demos->settings);
		if (journal && *journal_trouble(journal))
			screen_say(screen, journal_trouble(journal));
		screen_run(screen, term);
		if (screen->cut_off)
			journal_close(journal);
		else
			journal_end(journal);
		screen_close(screen);
	} else {
		journal_close(journal);
	}
	free(screen);
	session_close(session);
}

/* Shows the k-th until it is left, with tables that are played from it between. */
static DemoLeft
show_one(Demos *demos, Term *term, size_t k, bool ascii, bool *cut_off)
{
	char error[PLAYLIST_ERROR_MAX];
	Demo *demo = demos_open(demos, k, error, sizeof error);
	Screen *screen = demo ? malloc(sizeof *screen) : NULL;
	DemoLeft left = DEMO_PLAYS;

	if (!screen) {
		demo_close(demo);
		menu_tell(term, demos->list.entry[k].name,
			  demo ? _("There is no memory left.") : error, ascii);
		return DEMO_LEFT;
	}
	while (left == DEMO_PLAYS) {
		screen_open(screen, demo_session(demo), NULL, ROLE_ALL, 0, ascii);
		screen_settle(screen, &demos->settings);
		demoing_begin(screen, demo, &demos->score, k, demos->list.n);
		screen_say(screen, demos->says);
		demos->says[0] = '\0';
		screen_run(screen, term);
		left = screen->demoing.left;
		*cut_off = screen->cut_off;
		demos->settings.faces = screen->faces;
		demos->settings.presenter = screen->presenter;
		screen_close(screen);
		if (*cut_off)
			break;
		if (left == DEMO_PLAYS)
			play_on(demos, term, demo, ascii);
	}
	free(screen);
	demo_close(demo);
	return left;
}

/* From the k-th on, as the person goes on to others; returns which was left. */
static size_t
show_from(Demos *demos, Term *term, size_t k, bool ascii, bool *cut_off)
{
	DemoLeft left = show_one(demos, term, k, ascii, cut_off);

	while (left != DEMO_LEFT && !*cut_off) {
		k = left == DEMO_NEXT ? k + 1 : k - 1;
		left = show_one(demos, term, k, ascii, cut_off);
	}
	return k;
}

/* The rows of the list; NULL if there is no memory. */
static char (*rows_of(const Demos *demos))[ROW_BYTES]
{
	char(*rows)[ROW_BYTES] = calloc(demos->list.n + 1, sizeof *rows);
	char error[PLAYLIST_ERROR_MAX];

	for (size_t i = 0; rows && i < demos->list.n; i++) {
		Script *script = playlist_open(&demos->list.entry[i], error);

		if (script)
			playlist_say(script, rows[i], sizeof rows[i]);
		else
			snprintf(rows[i], sizeof rows[i], "%s", demos->list.entry[i].name);
		script_close(script);
	}
	return rows;
}

void
demos_show(Demos *demos, Term *term)
{
	bool ascii = demos->settings.ascii || !term_has_utf8(), cut_off = false;
	char(*rows)[ROW_BYTES] = rows_of(demos);
	const char **shown = calloc(demos->list.n + 1, sizeof *shown);
	int chosen = 0;

	for (size_t i = 0; rows && shown && i < demos->list.n; i++)
		shown[i] = rows[i];
	if (demos->list.n == 1)
		show_from(demos, term, 0, ascii, &cut_off);
	while (rows && shown && demos->list.n > 1 && !cut_off &&
	       (chosen = menu_choose_at(term, _("Demonstrations"), shown, (int)demos->list.n,
					chosen, ascii)) >= 0)
		chosen = (int)show_from(demos, term, (size_t)chosen, ascii, &cut_off);
	free(shown);
	free(rows);
}

void
demos_browse(const Settings *settings, Term *term)
{
	Demos *demos = calloc(1, sizeof *demos);

	if (!demos)
		return;
	demos->settings = *settings;
	if (playlist_embedded(&demos->list))
		demos_show(demos, term);
	playlist_close(&demos->list);
	free(demos);
}
