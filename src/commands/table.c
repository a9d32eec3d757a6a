/* The terminal table, and the menu before it. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/config.h"
#include "src/file.h"
#include "src/language/script.h"
#include "src/screen/demos.h"
#include "src/screen/left.h"
#include "src/screen/menu.h"
#include "src/screen/plain.h"
#include "src/screen/screen.h"
#include "src/screen/start.h"
#include "src/script_file.h"
#include "src/settings.h"
#include "src/text.h"

/* The rows behind these are settings, taken by their names. */
enum { ROW_AS, ROW_SEAT, ROW_PLAIN };

enum {
	START_MAX = 16, /* rows of one list of the start menu */
	LEFT_MAX = 8	/* sessions that are offered again */
};

/* What the person asked for on the command line, and the terminal. */
typedef struct Visit {
	Role role;
	int seat;
	Settings settings;
	bool ascii;			/* plain letters, as set or as the terminal needs */
	bool plain;			/* as sentences: there is no terminal */
	char folder[CONFIG_PATH_MAX];	/* where a book file that is set is looked for */
	char says[CONFIG_FAULT_MAX];	/* what is wrong in the config file, until it is told */
	char trouble[JOURNAL_SAYS_MAX]; /* why the journal is not whole; empty if it is */
	int faults; /* lines that were not understood or were refused, in plain mode */
	Term *term;
} Visit;

/* Plays a session on the screen until the person leaves; false if it was cut off. */
static bool
play_session(Visit *visit, Session *session, Journal *journal, const char *says)
{
	Screen *screen = malloc(sizeof *screen);
	bool left;

	if (!screen)
		return false;
	screen_open(screen, session, journal, visit->role, visit->seat, visit->ascii);
	screen_settle(screen, &visit->settings);
	snprintf(screen->says, sizeof screen->says, "%s", says && *says ? says : visit->says);
	if (!says || !*says)
		visit->says[0] = '\0';
	if (visit->plain)
		visit->faults = plain_run(screen, stdin, stdout, isatty(STDIN_FILENO));
	else
		screen_run(screen, visit->term);
	left = !screen->cut_off;
	screen_close(screen);
	free(screen);
	return left;
}

/* A session that was left is over; one that was cut off is offered again. */
static void
put_away(Visit *visit, Journal *journal, bool left)
{
	if (journal && *journal_trouble(journal))
		snprintf(visit->trouble, sizeof visit->trouble, "%s", journal_trouble(journal));
	if (left)
		journal_end(journal);
	else
		journal_close(journal);
}

static void
play_new(Visit *visit, Session *session, const char *says)
{
	Journal *journal = journal_start(session);

	if (journal && *journal_trouble(journal))
		says = journal_trouble(journal);
	put_away(visit, journal, play_session(visit, session, journal, says));
}

/* A new table from a set-up. */
static void
play_setup(Visit *visit, const Setup *setup)
{
	char error[SESSION_ERROR_MAX];
	Shelf *shelf = shelf_open(visit->folder);
	Session *session =
		shelf ? session_open(setup, "", visit->settings.book, shelf, error) : NULL;

	if (session)
		play_new(visit, session, "");
	else if (visit->plain)
		visit->faults = complain("%s", error);
	else
		menu_tell(visit->term, _("The table"), error, visit->ascii);
	session_close(session);
	shelf_close(shelf);
}

/* A table of that group, chosen from a list if there are several; the seed is of the moment. */
static void
play_group(Visit *visit, StartGroup group, const char *title)
{
	const char *rows[START_MAX];
	int at[START_MAX], n = 0, chosen = 0;
	Setup setup;

	for (int i = 0; i < start_count() && n < START_MAX; i++)
		if (start_group(i) == group) {
			rows[n] = start_label(i);
			at[n++] = i;
		}
	if (n > 1)
		chosen = menu_choose(visit->term, title, rows, n, visit->ascii);
	if (chosen < 0)
		return;
	setup = start_setup(at[chosen], visit->settings.players + PLAYERS_LEAST,
			    (uint64_t)time(NULL) % 1000000007u);
	play_setup(visit, &setup);
}

static void
play_usual(Visit *visit)
{
	play_group(visit, START_USUAL, "");
}

/* The usual table, for as many as are wanted: a row's number is that of the players, 1 begins 10. */
static void
play_some(Visit *visit)
{
	static const char *const ROWS[] = { _("ten players"), _("players"), _("players"),
					    _("players"),     _("players"), _("players"),
					    _("players"),     _("players"), _("players") };
	int set = visit->settings.players, n = sizeof ROWS / sizeof ROWS[0];
	int chosen = menu_choose_at(visit->term, _("How many play?"), ROWS, n, (set + 1) % n,
				    visit->ascii);

	if (chosen < 0)
		return;
	visit->settings.players = (chosen + n - 1) % n;
	play_usual(visit);
	visit->settings.players = set;
}

static void
play_on_notice(Visit *visit)
{
	play_group(visit, START_NOTICE, "");
}

static void
play_other_game(Visit *visit)
{
	play_group(visit, START_GAME, _("Which game?"));
}

static void
play_faulty_pack(Visit *visit)
{
	play_group(visit, START_PACK, _("What is wrong with the pack?"));
}

/* Plays the events of a script; the first that was refused is told. */
static void
play_events(Session *session, const Script *script, char *says, size_t size)
{
	Report *report = malloc(sizeof *report);

	says[0] = '\0';
	for (size_t i = 0; report && i < script->n; i++) {
		const Statement *statement = &script->statement[i];

		if (statement->kind == STATEMENT_NOTE)
			session_note(session, statement->text);
		if (statement->kind == STATEMENT_EVENT &&
		    !session_play(session, &statement->event, report) && !*says)
			snprintf(says, size, _("line %d was refused: %s"), statement->line,
				 session_refusal(session));
	}
	free(report);
}

/* Opens a script as a session; NULL with a sentence in `error`. */
static Session *
open_script(const Visit *visit, const char *path, Shelf **shelf, char *says, size_t size,
	    char *error, size_t error_size)
{
	bool other = visit->settings.from[SETTING_BOOK] == FROM_COMMAND_LINE;
	Session *session;
	Script *script = script_open_file(path, error, error_size);

	if (!script)
		return NULL;
	session = script_session(script, path, other ? visit->settings.book : NULL, shelf, error,
				 error_size);
	if (session)
		play_events(session, script, says, size);
	script_close(script);
	return session;
}

/* Plays from the position of a script. False, with the sentence in `error`, if it can't be opened. */
static bool
play_script(Visit *visit, const char *path, char *error, size_t size)
{
	char says[SCREEN_SAYS_MAX];
	Shelf *shelf = NULL;
	Session *session = open_script(visit, path, &shelf, says, sizeof says, error, size);

	if (session)
		play_new(visit, session, says);
	session_close(session);
	shelf_close(shelf);
	return session != NULL;
}

/* Goes on with a journal that was left; false, and told, if it can't be. */
static bool
play_left(Visit *visit, const char *path)
{
	char says[JOURNAL_SAYS_MAX] = "";
	Shelf *shelf = NULL;
	Journal *journal = NULL;
	Session *session = journal_resume(path, &shelf, &journal, says);

	if (session) {
		put_away(visit, journal, play_session(visit, session, journal, says));
	} else {
		if (visit->term)
			menu_tell(visit->term, _("The session that was left"), says, visit->ascii);
		else
			complain("%s", says);
		journal_close(journal);
	}
	session_close(session);
	shelf_close(shelf);
	return session != NULL;
}

/*
 * Offers to go on with the sessions that a kill or a lost connection has left, the latest first.
 * False if none is played: there is none, or no more is wanted of them.
 */
static bool
offer_left(Visit *visit)
{
	JournalLeft *left = calloc(LEFT_MAX, sizeof *left);
	size_t n = left ? journal_find_left(left, LEFT_MAX) : 0;
	bool played = false, later = false;

	for (size_t i = 0; i < n && !played && !later; i++)
		switch (left_ask(&left[i], visit->term, visit->ascii, stdin, stdout)) {
		case LEFT_GO_ON:
			played = play_left(visit, left[i].path);
			break;
		case LEFT_PUT_AWAY:
			journal_dismiss(left[i].path);
			break;
		case LEFT_LATER:
			later = true;
			break;
		}
	free(left);
	return played;
}

static void
choose_role(Visit *visit)
{
	static const char *const ROLES[] = { _("all roles"), _("the dealer"),
					     _("a player in seat 1"), _("the floor") };
	int role = menu_choose(visit->term, _("You are"), ROLES, 4, visit->ascii);
	Visit as = *visit;

	if (role < 0)
		return;
	as.role = (Role)role;
	as.seat = 1;
	play_usual(&as);
}

static void
open_script_page(Visit *visit)
{
	char path[PROMPT_MAX], error[SCREEN_SAYS_MAX];

	if (menu_ask(visit->term, _("The script"), path, sizeof path, visit->ascii) &&
	    !play_script(visit, path, error, sizeof error))
		menu_tell(visit->term, _("The script"), error, visit->ascii);
}

static void
books_page(Visit *visit)
{
	Shelf *shelf = shelf_open("");

	if (shelf)
		menu_books(visit->term, shelf, visit->ascii);
	shelf_close(shelf);
}

static void
demonstrations_page(Visit *visit)
{
	demos_browse(&visit->settings, visit->term);
}

/* What the start menu offers; the last row leaves. */
static const struct {
	const char *label;
	void (*go)(Visit *visit);
} PAGES[] = {
	{ _("Play a table"), play_some },
	{ _("Play a table in a role"), choose_role },
	{ _("Play another game"), play_other_game },
	{ _("Play where faults lie open until noticed"), play_on_notice },
	{ _("Play with a faulty pack"), play_faulty_pack },
	{ _("Open a script"), open_script_page },
	{ _("Rule books"), books_page },
	{ _("Demonstrations"), demonstrations_page },
	{ _("Leave"), NULL },
};

enum { PAGES_COUNT = sizeof PAGES / sizeof PAGES[0] };

static void
start_menu(Visit *visit)
{
	const char *rows[PAGES_COUNT];
	int page;

	for (int i = 0; i < PAGES_COUNT; i++)
		rows[i] = PAGES[i].label;
	while ((page = menu_choose(visit->term, "misdeal", rows, PAGES_COUNT, visit->ascii)) >= 0 &&
	       PAGES[page].go)
		PAGES[page].go(visit);
}

static bool
read_role(const Options *given, Visit *visit, char error[OPTIONS_ERROR_MAX])
{
	static const char *const ROLES[] = { "all", "dealer", "player", "floor" };
	const char *as = given->value[ROW_AS] ? given->value[ROW_AS] : "all";
	long seat = 1;

	for (int i = 0; i < 4; i++)
		if (!strcmp(as, ROLES[i])) {
			visit->role = (Role)i;
			if (given->value[ROW_SEAT] &&
			    !options_number(given->value[ROW_SEAT], 1, SEAT_MAX, &seat)) {
				snprintf(error, OPTIONS_ERROR_MAX, "%s",
					 _("--seat takes a seat from 1 to 10."));
				return false;
			}
			visit->seat = (int)seat;
			return true;
		}
	snprintf(error, OPTIONS_ERROR_MAX,
		 _("--as takes all, dealer, player or floor, not \"%s\"."), as);
	return false;
}

/* `--as player 3`: the seat is a word behind the role. */
static int
take_seat_word(const Options *given, Visit *visit)
{
	long seat;

	if (visit->role == ROLE_PLAYER && !given->value[ROW_SEAT] && given->n_words > 0 &&
	    options_number(given->words[0], 1, SEAT_MAX, &seat)) {
		visit->seat = (int)seat;
		return 1;
	}
	return 0;
}

/* Looks at a script before the terminal is taken, so that what is wrong with it is told plainly. */
static bool
looks_good(const Visit *visit, const char *path, char *error, size_t size)
{
	char says[SCREEN_SAYS_MAX];
	Shelf *shelf = NULL;
	Session *session = open_script(visit, path, &shelf, says, sizeof says, error, size);

	session_close(session);
	shelf_close(shelf);
	return session != NULL;
}

/* What the person has set, and what is wrong with the config file. */
static bool
settle(const Options *given, Visit *visit, char error[OPTIONS_ERROR_MAX])
{
	Config *config = malloc(sizeof *config);
	bool good;

	if (!config) {
		visit->settings = settings_default();
		return true;
	}
	good = config_settle(config, command_table.option, given, &visit->settings, error);
	config_say(config, visit->says, sizeof visit->says);
	if (visit->settings.from[SETTING_BOOK] != FROM_FILE ||
	    !file_folder(config->path, visit->folder, sizeof visit->folder))
		visit->folder[0] = '\0';
	free(config);
	return good;
}

/* The book of a new table that the command line names: false with a sentence if there is none. */
static bool
has_book(const Visit *visit, char error[SHELF_ERROR_MAX])
{
	Shelf *shelf;
	bool found;

	if (visit->settings.from[SETTING_BOOK] != FROM_COMMAND_LINE)
		return true;
	shelf = shelf_open(visit->folder);
	found = shelf && shelf_find(shelf, visit->settings.book, error);
	shelf_close(shelf);
	return found;
}

static int
run(const Options *given)
{
	Visit visit = { 0 };
	char error[SCREEN_SAYS_MAX];
	const char *why, *file;
	int used;

	setlocale(LC_ALL, "");
	if (!read_role(given, &visit, error))
		return complain("%s", error);
	if (!settle(given, &visit, error))
		return complain("%s", error);
	used = take_seat_word(given, &visit);
	file = given->n_words > used ? given->words[used] : NULL;
	if (given->n_words > used + 1)
		return complain("%s", _("There are too many words behind the command."));
	if (file ? !looks_good(&visit, file, error, sizeof error) : !has_book(&visit, error))
		return complain("%s", error);
	visit.ascii = visit.settings.ascii || !term_has_utf8();
	visit.plain = given->value[ROW_PLAIN];
	if (visit.plain) {
		if (*visit.says)
			complain("%s", visit.says);
		visit.says[0] = '\0';
		if (file)
			play_script(&visit, file, error, sizeof error);
		else if (!isatty(STDIN_FILENO) || !offer_left(&visit))
			play_usual(&visit);
		return ferror(stdout) || visit.faults ? EXIT_FAILS : EXIT_HOLDS;
	}
	visit.term = term_open(visit.settings.theme, (Deck)visit.settings.deck,
			       visit.settings.theme == THEME_MONO, &why);
	if (!visit.term)
		return complain("%s", why);
	term_mouse(visit.term, visit.settings.mouse);
	if (file)
		play_script(&visit, file, error, sizeof error);
	else if (!offer_left(&visit)) {
		if (given->value[ROW_AS])
			play_usual(&visit);
		else
			start_menu(&visit);
	}
	term_close(visit.term);
	if (*visit.trouble)
		complain("%s", visit.trouble);
	return EXIT_HOLDS;
}

const Command command_table = {
	.name = "table",
	.words = "[FILE]",
	.summary = _("the terminal table, from the position of a script if one is named"),
	.help = _(
		"Keys are told by ? on the table. As a player or the dealer, robots play the other\n"
		"seats; for a player a robot deals. A session that was cut off is offered again."),
	.endings = "table",
	.min_words = 0,
	.max_words = 2,
	.option = { { "as", "ROLE",
		      _("who you are: all (usual), dealer, player or floor; `--as player 3` for seat 3") },
		    { "seat", "S", _("the player's seat, 1 to 10") },
		    { "plain", NULL,
		      _("as sentences, line by line: for screen readers and pipes") },
		    { "config", "FILE", _("reads this config file, or none for the word none") },
		    { "theme", "NAME", _("the colours: see misdeal config") },
		    { "deck", "NAME", _("the colours of the suits: four or two") },
		    { "book", "BOOK", _("the rule book; for a script, another than its own") },
		    { "players", "N", _("how many sit at a new table, 2 to 10") },
		    { "ascii", NULL, _("draws with plain letters only") },
		    { "presenter", NULL, _("large type, for an audience") },
		    { "dealing", "WAY", _("the dealer's next step: strokes or steps") },
		    { "no-motion", NULL, _("nothing is seen to move") },
		    { "no-mouse", NULL, _("the mouse is left to the terminal") },
		    { NULL, NULL, NULL } },
	.run = run,
};
