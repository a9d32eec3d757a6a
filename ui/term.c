#include "ui/term.h"

#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

struct Term {
	SCREEN *screen;
	Theme theme;
	Deck deck;
	bool colour;
	attr_t attributes[STYLE_COUNT];
	short pair[STYLE_COUNT];
};

/* What a crash gives back, prepared in good times: a handler may not call curses. */
static struct termios before;
static volatile sig_atomic_t taken, resized, told_to_end;
static const char GIVE_BACK[] =
	"\033[?1000l\033[?1006l\033[?1049l\033[?25h\033[0m\033[?1l\033>\r\n";

static const int CRASHES[] = { SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL };

/* Gives the terminal back with nothing but write and tcsetattr, and dies of the same signal. */
static void
crash(int number)
{
	if (taken) {
		ssize_t written = write(STDOUT_FILENO, GIVE_BACK, sizeof GIVE_BACK - 1);

		(void)written;
		tcsetattr(STDIN_FILENO, TCSANOW, &before);
		taken = 0;
	}
	signal(number, SIG_DFL);
	raise(number);
}

static void
note_end(int number)
{
	(void)number;
	told_to_end = 1;
}

static void
note_size(int number)
{
	(void)number;
	resized = 1;
}

static void
on_signal(int number, void (*handler)(int), int flags)
{
	struct sigaction action;

	memset(&action, 0, sizeof action);
	action.sa_handler = handler;
	action.sa_flags = flags;
	sigemptyset(&action.sa_mask);
	sigaction(number, &action, NULL);
}

static void
catch_signals(void)
{
	for (size_t i = 0; i < sizeof CRASHES / sizeof CRASHES[0]; i++)
		on_signal(CRASHES[i], crash, (int)SA_RESETHAND);
	on_signal(SIGTERM, note_end, 0);
	on_signal(SIGHUP, note_end, 0);
	on_signal(SIGINT, note_end, 0);
	on_signal(SIGWINCH, note_size, 0);
	on_signal(SIGPIPE, SIG_IGN, 0);
}

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

static void
give_back_at_exit(void)
{
	if (taken) {
		taken = 0;
		endwin();
	}
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
	taken = 1;
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
	catch_signals();
	return term;
}

void
term_close(Term *term)
{
	if (!term)
		return;
	if (taken) {
		taken = 0;
		endwin();
	}
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

void
term_present(Term *term, const Surface *surface, int x, int y)
{
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
	refresh();
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

/* Takes over the size that the window has by now. */
static Key
take_size(void)
{
	struct winsize size;

	resized = 0;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
		resizeterm(size.ws_row, size.ws_col);
	return (Key){ KEY_IS_RESIZE, 0 };
}

Key
term_key(Term *term, int milliseconds)
{
	wint_t character;
	int kind;

	(void)term;
	if (told_to_end)
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	if (resized)
		return take_size();
	timeout(milliseconds);
	errno = 0;
	kind = get_wch(&character);
	if (told_to_end)
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	if (resized)
		return take_size();
	if (kind == KEY_CODE_YES)
		return named_key((int)character);
	if (kind == OK)
		return text_key(character);
	/* Nothing came: the time is over, a signal came, or the terminal is gone. */
	if (milliseconds < 0 && errno != EINTR) {
		struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };

		if (poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)))
			return (Key){ KEY_IS_END_OF_INPUT, 0 };
	}
	return (Key){ KEY_IS_NONE, 0 };
}

bool
term_has_utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
