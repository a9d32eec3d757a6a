/*
 * Runs the program on a terminal of its own, 80x24, and tells how long it takes to its first screen,
 * and for each of some keys how many bytes are written, how long that takes and how much of it is
 * work of the program. The program is named by the environment variable MISDEAL, else it is
 * build/release/misdeal.
 */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STARTS = 20, PRESSES = 40, QUIET_MS = 60, FOLDER_MAX = 64, PATH_BYTES = 128 };

static const char SCRIPT[] = "title  A table\nbook   tournament\nblinds 50/100\n"
			     "seat   1 Ana   20000\nseat   2 Ben   20000\nseat   3 Carla 20000\n"
			     "seat   4 Dan   20000\nseat   5 Eva   20000\nseat   6 Finn  20000\n"
			     "button 6\nseed   1\npost\ndeal\n";

/* A key that is measured, and the one that takes back what it did. */
static const struct {
	const char *what, *key, *back;
} KEYS[] = {
	{ "focus moves", "l", "h" },
	{ "fold", "f", "u" },
	{ "list opens", "\r", "\033" },
	{ "help opens", "?", "\033" },
	{ "letter in the prompt", "a", "\177" },
};

typedef struct Visit {
	pid_t child;
	int terminal;
	clockid_t cpu;
} Visit;

static double
now(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* Reads until nothing came for a while; when the last byte came, and how many there were. */
static double
read_quiet(int terminal, long *bytes)
{
	struct pollfd input = { .fd = terminal, .events = POLLIN };
	double last = now(CLOCK_MONOTONIC);
	char text[8192];
	ssize_t got;

	*bytes = 0;
	while (poll(&input, 1, *bytes ? QUIET_MS : 2000) > 0 &&
	       (got = read(terminal, text, sizeof text)) > 0) {
		last = now(CLOCK_MONOTONIC);
		*bytes += got;
	}
	return last;
}

/* The child: the program on the other end of the terminal. */
static void
become(const char *program, const char *name, const char *folder, const char *script)
{
	int end;

	setsid();
	end = open(name, O_RDWR);
	if (end < 0 || ioctl(end, TIOCSCTTY, 0) < 0)
		_exit(127);
	dup2(end, STDIN_FILENO);
	dup2(end, STDOUT_FILENO);
	setenv("XDG_STATE_HOME", folder, 1);
	setenv("TERM", "xterm-256color", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	execl(program, program, "table", "--config", "none", "--no-motion", script, (char *)NULL);
	_exit(127);
}

static bool
visit_open(Visit *visit, const char *program, const char *folder, const char *script)
{
	struct winsize size = { .ws_row = 24, .ws_col = 80 };
	const char *name;

	visit->terminal = posix_openpt(O_RDWR | O_NOCTTY);
	if (visit->terminal < 0 || grantpt(visit->terminal) || unlockpt(visit->terminal))
		return false;
	ioctl(visit->terminal, TIOCSWINSZ, &size);
	name = ptsname(visit->terminal);
	visit->child = name ? fork() : -1;
	if (visit->child == 0)
		become(program, name, folder, script);
	return visit->child > 0 && clock_getcpuclockid(visit->child, &visit->cpu) == 0;
}

static void
visit_close(Visit *visit)
{
	long bytes;

	if (write(visit->terminal, "qy", 2) == 2)
		read_quiet(visit->terminal, &bytes);
	kill(visit->child, SIGKILL);
	waitpid(visit->child, NULL, 0);
	close(visit->terminal);
}

static int
compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double
middle(double *value, size_t n)
{
	qsort(value, n, sizeof *value, compare);
	return value[n / 2];
}

static bool
measure_start(const char *program, const char *folder, const char *script)
{
	double taken[STARTS], cpu[STARTS];
	long bytes = 0;

	for (int i = 0; i < STARTS; i++) {
		double start = now(CLOCK_MONOTONIC);
		Visit visit;

		if (!visit_open(&visit, program, folder, script))
			return false;
		taken[i] = read_quiet(visit.terminal, &bytes) - start;
		cpu[i] = now(visit.cpu);
		visit_close(&visit);
	}
	if (bytes < 1000)
		return false;
	printf("first screen: %.1f ms, %.1f ms of work, %ld bytes\n", middle(taken, STARTS),
	       middle(cpu, STARTS), bytes);
	return true;
}

static bool
press(const Visit *visit, const char *key, double *taken, double *cpu, long *bytes)
{
	double start = now(CLOCK_MONOTONIC), before = now(visit->cpu);

	if (write(visit->terminal, key, strlen(key)) < 0)
		return false;
	*taken = read_quiet(visit->terminal, bytes) - start;
	*cpu = now(visit->cpu) - before;
	return *bytes > 0;
}

static bool
measure_key(const Visit *visit, size_t k)
{
	double taken[PRESSES], cpu[PRESSES], sizes[PRESSES], other;
	long bytes;

	for (int i = 0; i < PRESSES; i++) {
		if (!press(visit, KEYS[k].key, &taken[i], &cpu[i], &bytes))
			return false;
		sizes[i] = (double)bytes;
		if (!press(visit, KEYS[k].back, &other, &other, &bytes))
			return false;
	}
	printf("%s: %.0f bytes, %.2f ms, %.2f ms of work\n", KEYS[k].what, middle(sizes, PRESSES),
	       middle(taken, PRESSES), middle(cpu, PRESSES));
	return true;
}

static bool
measure_keys(const char *program, const char *folder, const char *script)
{
	bool good = true;
	Visit visit;
	long bytes;

	if (!visit_open(&visit, program, folder, script))
		return false;
	read_quiet(visit.terminal, &bytes);
	for (size_t k = 0; good && k < sizeof KEYS / sizeof KEYS[0]; k++) {
		if (strstr(KEYS[k].what, "prompt") && write(visit.terminal, ":", 1) == 1)
			read_quiet(visit.terminal, &bytes);
		good = measure_key(&visit, k);
	}
	if (write(visit.terminal, "\033", 1) == 1)
		read_quiet(visit.terminal, &bytes);
	visit_close(&visit);
	return good;
}

/* Takes the folder away with the journals that the program left in it. */
static void
clean_up(const char *folder)
{
	pid_t child = fork();

	if (child == 0) {
		execlp("rm", "rm", "-rf", folder, (char *)NULL);
		_exit(127);
	}
	if (child > 0)
		waitpid(child, NULL, 0);
}

int
main(void)
{
	char folder[FOLDER_MAX] = "/tmp/misdeal-bench-XXXXXX", script[PATH_BYTES];
	const char *program = getenv("MISDEAL");
	bool good = false;
	FILE *file;

	if (!program)
		program = "build/release/misdeal";
	if (!mkdtemp(folder))
		return EXIT_FAILURE;
	snprintf(script, sizeof script, "%s/bench.table", folder);
	file = fopen(script, "w");
	if (file) {
		good = fputs(SCRIPT, file) >= 0;
		good = fclose(file) == 0 && good;
	}
	good = good && measure_start(program, folder, script) &&
	       measure_keys(program, folder, script);
	if (!good)
		fprintf(stderr, "bench_terminal: %s could not be measured\n", program);
	clean_up(folder);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
