#include "ui/term.h"

#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include "ui/signals.h"

struct Term {
	SCREEN *screen;
	Theme theme;
	Deck deck;
	bool colour;
	attr_t attributes[STYLE_COUNT];
	short pair[STYLE_COUNT];
	bool slow;	 /* a screen took long to be written */
	char *pasted;	 /* owned; NULL: nothing was */
	size_t n_pasted; /* bytes */
};

enum {
	KEY_PASTE_BEGINS = KEY_MAX + 1, /* codes of our own, behind those of curses */
	KEY_PASTE_ENDS,
	PASTE_MAX = 65536,   /* bytes that are kept of what is pasted */
	PASTE_WAIT = 500,    /* ms that its end is waited for */
	CHARACTER_WAIT = 50, /* ms that the rest of a character is waited for */
	SLOW_WRITE = 60,     /* ms: a screen that takes longer to be written tells of a slow link */
	SLOW_BAUD = 19200
};

static const char PASTE_ON[] = "\033[?2004h", PASTE_OFF[] = "\033[?2004l";

static struct termios before;
static bool taken;    /* the terminal is ours */
static bool brackets; /* it tells what is pasted from what is typed */

static attr_t
curses_attributes(Look look)
{
	attr_t attributes = A_NORMAL;

	if (look.attributes & LOOK_BOLD)
		attributes |= A_BOLD;
	if (look.attributes & LOOK_DIM)
		attributes |= A_DIM;
	if (look.attributes & LOOK_REVERSE)
		attributes |= A_REVERSE;
	if (look.attributes & LOOK_UNDERLINE)
		attributes |= A_UNDERLINE;
	return attributes;
}

static void
prepare_styles(Term *term)
{
	for (int style = 0; style < STYLE_COUNT; style++) {
		Look look = theme_look(term->theme, term->deck, (Style)style);

		if (COLORS < 256)
			look = theme_basic_look(look);
		term->attributes[style] = curses_attributes(look);
		term->pair[style] = 0;
		if (term->colour && (look.colour >= 0 || look.ground >= 0)) {
			term->pair[style] = (short)(style + 1);
			init_pair(term->pair[style], look.colour, look.ground);
		}
	}
}

/* Writes past curses what it does not know. */
static void
tell_terminal(const char *text)
{
	ssize_t written = write(STDOUT_FILENO, text, strlen(text));

	(void)written;
}

static void
give_back(void)
{
	if (brackets)
		tell_terminal(PASTE_OFF);
	if (!tigetstr("rmcup")) { /* there is no other screen to go back to */
		erase();
		refresh();
	}
	endwin();
}

static void
give_back_at_exit(void)
{
	if (!taken)
		return;
	taken = false;
	signals_give_back("", 0, NULL);
	give_back();
}

/* Appends what the terminal's description has under that name, without its delays. */
static void
append_capability(char *text, size_t size, const char *name)
{
	const char *found = tigetstr((char *)name);
	size_t used = strlen(text);

	if (!found || found == (const char *)-1)
		return;
	while (*found && used + 1 < size) {
		if (found[0] == '$' && found[1] == '<') {
			found += strcspn(found, ">");
			found += *found == '>';
		} else {
			text[used++] = *found++;
		}
	}
	text[used] = '\0';
}

/* What a crash writes: for the same terminal, and in the same order, as curses would. */
static void
prepare_crash(void)
{
	static const char *const NAMES[] = { "sgr0", "op", "rmkx", "cnorm", "rmcup" };
	static const char MOUSE_OFF[] = "\033[?1000l\033[?1002l\033[?1003l\033[?1006l";
	char text[256];

	snprintf(text, sizeof text, "%s%s", brackets ? PASTE_OFF : "",
		 tigetstr("kmous") ? MOUSE_OFF : "");
	for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++)
		append_capability(text, sizeof text - 2, NAMES[i]);
	strcat(text, "\r\n");
	signals_give_back(text, strlen(text), &before);
}

/* Terminals that take sequences of this kind pass over those that they don't know. */
static bool
has_brackets(void)
{
	const char *move_to = tigetstr("cup");

	return move_to && !strncmp(move_to, "\033[", 2) && tigetstr("kmous");
}

static void
take(Term *term)
{
	(void)term;
	taken = true;
	brackets = has_brackets();
	prepare_crash();
	if (!brackets)
		return;
	define_key("\033[200~", KEY_PASTE_BEGINS);
	define_key("\033[201~", KEY_PASTE_ENDS);
	tell_terminal(PASTE_ON);
}

/* ^S and ^Q come as keys: a terminal that stands still would hold the program up in a write. */
static void
free_flow_keys(void)
{
	struct termios now;

	if (tcgetattr(STDIN_FILENO, &now) != 0)
		return;
	now.c_iflag &= (tcflag_t)~IXON;
	tcsetattr(STDIN_FILENO, TCSANOW, &now);
	def_prog_mode();
}

Term *
term_open(Theme theme, Deck deck, bool mono, const char **error)
{
	Term *term;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
		*error =
			"the table needs a terminal; `misdeal table --plain` and `misdeal run FILE` do without";
		return NULL;
	}
	tcgetattr(STDIN_FILENO, &before);
	term = calloc(1, sizeof *term);
	if (!term) {
		*error = "there is no memory left";
		return NULL;
	}
	signals_catch(); /* before curses, which leaves them alone then */
	term->screen = newterm(NULL, stdout, stdin);
	if (!term->screen) {
		*error = "the kind of this terminal is not known (see the variable TERM)";
		free(term);
		return NULL;
	}
	if (!tigetstr("cup")) {
		endwin();
		delscreen(term->screen);
		*error =
			"this terminal can't move its cursor (see the variable TERM); `misdeal table --plain` does without";
		free(term);
		return NULL;
	}
	free_flow_keys(); /* before anything is written: ^S may have been typed already */
	take(term);
	atexit(give_back_at_exit);
	set_escdelay(25);
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	intrflush(stdscr, FALSE);
	term->theme = mono ? THEME_MONO : theme;
	term->deck = deck;
	term->colour = !mono && has_colors() && start_color() == OK;
	if (term->colour)
		use_default_colors();
	prepare_styles(term);
	return term;
}

void
term_close(Term *term)
{
	if (!term)
		return;
	give_back_at_exit();
	free(term->pasted);
	delscreen(term->screen);
	free(term);
}

void
term_size(const Term *term, int *width, int *height)
{
	(void)term;
	getmaxyx(stdscr, *height, *width);
}

static void
put_cell(Term *term, const Cell *cell)
{
	wchar_t text[3] = { (wchar_t)cell->base, (wchar_t)cell->mark, 0 };
	cchar_t character;

	setcchar(&character, text, term->attributes[cell->style], term->pair[cell->style], NULL);
	add_wch(&character);
}

static long
milliseconds_since(const struct timespec *start)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (now.tv_sec - start->tv_sec) * 1000 + (now.tv_nsec - start->tv_nsec) / 1000000;
}

void
term_present(Term *term, const Surface *surface, int x, int y)
{
	struct timespec start;
	int width, height;

	term_size(term, &width, &height);
	erase();
	for (int row = 0; row < surface->height && row < height; row++)
		for (int column = 0; column < surface->width && column < width; column++) {
			const Cell *cell = &surface->cells[row * surface->width + column];

			if (!cell->base)
				continue;
			move(row, column);
			put_cell(term, cell);
		}
	if (x >= 0 && x < width && y < height) {
		curs_set(1);
		move(y, x);
	} else {
		curs_set(0);
	}
	clock_gettime(CLOCK_MONOTONIC, &start);
	refresh();
	if (milliseconds_since(&start) > SLOW_WRITE)
		term->slow = true;
}

bool
term_slow(const Term *term)
{
	return term->slow || getenv("SSH_CONNECTION") || getenv("SSH_TTY") ||
	       baudrate() < SLOW_BAUD;
}

void
term_redraw(Term *term)
{
	(void)term;
	clearok(curscr, TRUE);
}

/* Curses' keys and ours. */
static const struct {
	int code;
	KeyName name;
} KEYS[] = {
	{ KEY_ENTER, KEY_IS_ENTER },   { KEY_BACKSPACE, KEY_IS_BACKSPACE },
	{ KEY_DC, KEY_IS_DELETE },     { KEY_BTAB, KEY_IS_BACK_TAB },
	{ KEY_LEFT, KEY_IS_LEFT },     { KEY_RIGHT, KEY_IS_RIGHT },
	{ KEY_UP, KEY_IS_UP },	       { KEY_DOWN, KEY_IS_DOWN },
	{ KEY_HOME, KEY_IS_HOME },     { KEY_END, KEY_IS_END },
	{ KEY_PPAGE, KEY_IS_PAGE_UP }, { KEY_NPAGE, KEY_IS_PAGE_DOWN },
	{ KEY_RESIZE, KEY_IS_RESIZE },
};

void
term_mouse(Term *term, bool on)
{
	(void)term;
	mousemask(on ? BUTTON1_PRESSED | BUTTON2_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED |
				  BUTTON5_PRESSED
		     : 0,
		  NULL);
	mouseinterval(0); /* a press is told at once, and not waited with for a click */
}

/* What the mouse did; nothing for what is not told. */
static Key
mouse_key(void)
{
	MEVENT event;

	if (getmouse(&event) != OK || event.x < 0 || event.y < 0)
		return (Key){ KEY_IS_NONE, 0 };
	return key_from_mouse(event.bstate & BUTTON1_PRESSED   ? BUTTON_LEFT
			      : event.bstate & BUTTON4_PRESSED ? WHEEL_UP
			      : event.bstate & BUTTON5_PRESSED ? WHEEL_DOWN
							       : BUTTON_OTHER,
			      event.x, event.y);
}

static Key
named_key(int code)
{
	if (code == KEY_MOUSE)
		return mouse_key();
	if (code >= KEY_F(1) && code <= KEY_F(24))
		return (Key){ KEY_IS_FUNCTION, (uint32_t)(code - KEY_F0) };
	for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++)
		if (KEYS[i].code == code)
			return (Key){ KEYS[i].name, 0 };
	return (Key){ KEY_IS_NONE, 0 };
}

static Key
text_key(wint_t character)
{
	switch (character) {
	case '\r':
	case '\n':
		return (Key){ KEY_IS_ENTER, 0 };
	case '\t':
		return (Key){ KEY_IS_TAB, 0 };
	case 27:
		return (Key){ KEY_IS_ESCAPE, 0 };
	case 8:
	case 127:
		return (Key){ KEY_IS_BACKSPACE, 0 };
	default:
		return (Key){ KEY_IS_TEXT, (uint32_t)character };
	}
}

/* Takes over the size that the window has by now; what a terminal keeps of its screen is not known. */
static Key
take_size(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
		resizeterm(size.ws_row, size.ws_col);
	clearok(curscr, TRUE);
	return (Key){ KEY_IS_RESIZE, 0 };
}

/* After a stop: the modes of the terminal are ours again, and all of it is written anew. */
static Key
come_back(void)
{
	reset_prog_mode();
	if (brackets)
		tell_terminal(PASTE_ON);
	return take_size();
}

static void
keep_pasted(Term *term, wint_t character)
{
	char bytes[MB_LEN_MAX];
	mbstate_t state = { 0 };
	size_t n = wcrtomb(bytes, (wchar_t)character, &state);

	if (n == (size_t)-1 || term->n_pasted + n >= PASTE_MAX)
		return;
	memcpy(term->pasted + term->n_pasted, bytes, n);
	term->n_pasted += n;
}

/* Reads what is pasted as far as its end; one that does not come is not waited for. */
static Key
paste_key(Term *term)
{
	wint_t character;
	int kind;

	if (!term->pasted)
		term->pasted = malloc(PASTE_MAX);
	if (!term->pasted)
		return (Key){ KEY_IS_NONE, 0 };
	term->n_pasted = 0;
	timeout(PASTE_WAIT);
	while ((kind = get_wch(&character)) != ERR &&
	       !(kind == KEY_CODE_YES && character == KEY_PASTE_ENDS))
		if (kind == OK)
			keep_pasted(term, character == '\r' ? '\n' : character);
	term->pasted[term->n_pasted] = '\0';
	return (Key){ KEY_IS_PASTE, 0 };
}

const char *
term_pasted(const Term *term)
{
	return term->pasted ? term->pasted : "";
}

/* A key that has come within so many milliseconds; false if there is none, and `errno` why. */
static bool
read_key(Term *term, int milliseconds, Key *key)
{
	wint_t character;
	int kind;

	timeout(milliseconds);
	errno = 0;
	kind = get_wch(&character);
	if (kind == KEY_CODE_YES)
		*key = character == KEY_PASTE_BEGINS ? paste_key(term) : named_key((int)character);
	else if (kind == OK)
		*key = text_key(character);
	return kind != ERR;
}

/* There was something to read, and no key came of it. */
static Key
no_key(void)
{
	struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };
	int fault = errno, left = 0;

	/* A terminal that is gone is for ever ready, with nothing to read. */
	if (fault == EIO || fault == ENXIO || fault == EBADF ||
	    ioctl(STDIN_FILENO, FIONREAD, &left) != 0 || (left == 0 && poll(&input, 1, 0) > 0))
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	return (Key){ KEY_IS_NONE, 0 };
}

Key
term_key(Term *term, int milliseconds)
{
	Key key;
	Wake wake = signals_wait(0);

	/* Curses may have read more than it has given so far. */
	if (wake == WAKE_TIME) {
		if (read_key(term, 0, &key))
			return key;
		wake = signals_wait(milliseconds);
	}
	switch (wake) {
	case WAKE_INPUT:
		return read_key(term, CHARACTER_WAIT, &key) ? key : no_key();
	case WAKE_END:
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	case WAKE_STOP:
		give_back();
		signals_stop();
		return come_back();
	case WAKE_GO_ON:
		return come_back();
	case WAKE_SIZE:
		return take_size();
	case WAKE_TIME:
		break;
	}
	return (Key){ KEY_IS_NONE, 0 };
}

bool
term_has_utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
