#include "ui/signals.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

enum { GIVE_BACK_MAX = 255 };

static char give_back[GIVE_BACK_MAX];
static volatile sig_atomic_t n_give_back;
static struct termios usual;

/* What was told and not yet seen to. */
static volatile sig_atomic_t told[WAKE_SIZE + 1];

static const int CRASHES[] = { SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT };

/* Signals that wake; `inherited`: a person may have asked for them to be ignored. */
static const struct {
	int number;
	Wake wake;
	bool inherited;
} WAKES[] = {
	{ SIGTERM, WAKE_END, false },	{ SIGHUP, WAKE_END, true },
	{ SIGINT, WAKE_END, true },	{ SIGTSTP, WAKE_STOP, true },
	{ SIGCONT, WAKE_GO_ON, false }, { SIGWINCH, WAKE_SIZE, false },
};

enum { WAKES_COUNT = sizeof WAKES / sizeof WAKES[0] };

/* Gives the terminal back with nothing but write and tcsetattr, and dies of the same signal. */
static void
crash(int number)
{
	if (n_give_back) {
		ssize_t written = write(STDOUT_FILENO, give_back, (size_t)n_give_back);

		(void)written;
		tcsetattr(STDIN_FILENO, TCSANOW, &usual);
		n_give_back = 0;
	}
	signal(number, SIG_DFL);
	raise(number);
}

static void
note(int number)
{
	for (int i = 0; i < WAKES_COUNT; i++)
		if (WAKES[i].number == number)
			told[WAKES[i].wake] = 1;
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

static bool
is_ignored(int number)
{
	struct sigaction action;

	return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void
signals_catch(void)
{
	for (size_t i = 0; i < sizeof CRASHES / sizeof CRASHES[0]; i++)
		on_signal(CRASHES[i], crash, (int)SA_RESETHAND);
	for (int i = 0; i < WAKES_COUNT; i++)
		if (!WAKES[i].inherited || !is_ignored(WAKES[i].number))
			on_signal(WAKES[i].number, note, 0);
	on_signal(SIGPIPE, SIG_IGN, 0);
}

void
signals_give_back(const char *bytes, size_t n, const struct termios *before)
{
	n_give_back = 0;
	if (n > sizeof give_back)
		return;
	memcpy(give_back, bytes, n);
	if (before)
		usual = *before;
	n_give_back = (sig_atomic_t)n;
}

static bool
take_told(Wake *wake)
{
	static const Wake ORDER[] = { WAKE_END, WAKE_STOP, WAKE_GO_ON, WAKE_SIZE };

	for (size_t i = 0; i < sizeof ORDER / sizeof ORDER[0]; i++)
		if (told[ORDER[i]]) {
			*wake = ORDER[i];
			told[*wake] = *wake == WAKE_END;
			return true;
		}
	return false;
}

Wake
signals_wait(int milliseconds)
{
	struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
	fd_set input;
	sigset_t held, open;
	Wake wake = WAKE_TIME;
	int came = 0;

	/* Held back but for the wait itself: none comes between the look and the wait. */
	sigemptyset(&held);
	for (int i = 0; i < WAKES_COUNT; i++)
		sigaddset(&held, WAKES[i].number);
	sigprocmask(SIG_BLOCK, &held, &open);
	while (!take_told(&wake)) {
		FD_ZERO(&input);
		FD_SET(STDIN_FILENO, &input);
		came = pselect(STDIN_FILENO + 1, &input, NULL, NULL,
			       milliseconds < 0 ? NULL : &time, &open);
		if (came >= 0 || errno != EINTR) {
			wake = came == 0 ? WAKE_TIME : WAKE_INPUT;
			break;
		}
	}
	sigprocmask(SIG_SETMASK, &open, NULL);
	return wake;
}

void
signals_stop(void)
{
	on_signal(SIGTSTP, SIG_DFL, 0);
	raise(SIGTSTP);
	on_signal(SIGTSTP, note, 0);
	told[WAKE_STOP] = told[WAKE_GO_ON] = 0;
}
