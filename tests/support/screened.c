#include "tests/support/screened.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char SCREENED_EXAMPLE[] = "book   tournament\n"
				"blinds 50/100\n"
				"seat   1 Ana   20000\n"
				"seat   2 Ben   20000\n"
				"seat   3 Carla 20000\n"
				"seat   4 Dan   20000 = 1000x15 100x50\n"
				"seat   5 Eva   20000\n"
				"button 5\n"
				"post\n"
				"deal\n"
				"3 raises to 1100\n"
				"4 throws 1000x2\n"
				"5 folds\n"
				"1 folds\n"
				"2 folds\n"
				"flop\n"
				"3 checks\n"
				"4 bets 1000\n";

const char SCREENED_FOUR[] = "seat   1 P1 20000\n"
			     "seat   2 P2 20000\n"
			     "seat   3 P3 20000\n"
			     "seat   4 P4 20000\n"
			     "button 4\n"
			     "seed   7\n";

static void
stop(const char *what)
{
	fprintf(stderr, "screened: %s\n", what);
	abort();
}

void
screened_open(Screened *screened, const char *script)
{
	screened_open_as(screened, script, ROLE_ALL, 0);
}

void
screened_open_as(Screened *screened, const char *script, Role role, int seat)
{
	memset(screened, 0, sizeof *screened);
	folder_make(&screened->state);
	if (setenv("XDG_STATE_HOME", screened->state.path, 1) != 0)
		stop("there is no folder for the journal");
	scripted_open(&screened->scripted, script, NULL);
	screened->session = screened->scripted.session;
	screened->journal = journal_start(screened->session);
	if (!screened->journal || *journal_trouble(screened->journal))
		stop("the journal can't be kept");
	screen_open(&screened->screen, screened->session, screened->journal, role, seat, false);
	screen_robots(&screened->screen);
}

void
screened_close(Screened *screened)
{
	screen_close(&screened->screen);
	journal_close(screened->journal);
	scripted_close(&screened->scripted);
	folder_remove(&screened->state);
}

void
screened_press(Screened *screened, KeyName name)
{
	screen_key(&screened->screen, (Key){ name, 0 });
}

void
screened_type(Screened *screened, const char *keys)
{
	screened_keys(&screened->screen, keys);
}

void
screened_keys(Screen *screen, const char *keys)
{
	for (; *keys; keys++) {
		Key key = { *keys == '\r'     ? KEY_IS_ENTER
			    : *keys == '\t'   ? KEY_IS_TAB
			    : *keys == '\x1b' ? KEY_IS_ESCAPE
					      : KEY_IS_TEXT,
			    (unsigned char)*keys };

		screen_key(screen, key);
	}
}

const char *
screened_drawn(Screened *screened, int width, int height)
{
	static char text[64 * 1024];
	Surface surface;
	int x, y;

	if (!surface_open(&surface, width, height))
		stop("there is no memory");
	screen_draw(&screened->screen, &surface, &x, &y);
	surface_dump(&surface, text, sizeof text);
	surface_close(&surface);
	return text;
}

void
screened_play(Screened *screened, const char *const *lines)
{
	for (; *lines; lines++) {
		Statement statement = scripted_statement(*lines);

		if (!screen_event(&screened->screen, &statement.event))
			stop(screened->screen.says);
	}
}

/* What two sessions do not have in common, NULL if nothing. */
static const char *
difference(const Session *a, const Session *b)
{
	const char *what = NULL;
	History one, other;

	if (memcmp(&session_game(a)->table, &session_game(b)->table, sizeof(Table)) != 0)
		return "the table";
	if (session_count(a) != session_count(b))
		return "the number of events";
	if (session_redoable(a) != session_redoable(b))
		return "what can be redone";
	history_open(&one);
	history_open(&other);
	if (!history_update(&one, a) || !history_update(&other, b) || one.n != other.n)
		what = "the number of lines";
	for (size_t i = 0; !what && i < one.n; i++)
		if (strcmp(one.lines[i].text, other.lines[i].text) != 0 ||
		    strcmp(one.lines[i].mark, other.lines[i].mark) != 0)
			what = "a line";
	history_close(&one);
	history_close(&other);
	return what;
}

const char *
screened_journal_differs(Screened *screened)
{
	char path[JOURNAL_PATH_MAX], said[JOURNAL_SAYS_MAX];
	const char *what;
	Session *resumed;
	Shelf *shelf;

	memcpy(path, journal_path(screened->journal), sizeof path);
	journal_close(screened->journal);
	resumed = journal_resume(path, &shelf, &screened->journal, said);
	screened->screen.journal = screened->journal;
	if (!resumed)
		stop(said);
	what = *said ? "it is not whole" : difference(screened->session, resumed);
	session_close(resumed);
	shelf_close(shelf);
	return what;
}
