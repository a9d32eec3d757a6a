#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "src/commands/commands.h"
#include "src/complain.h"
#include "src/text.h"
#include "src/version.h"

#define X(name) &command_##name,
static const Command *const COMMANDS[] = { PROGRAM_COMMANDS(X) };
#undef X

enum {
	COMMAND_COUNT = sizeof COMMANDS / sizeof COMMANDS[0],
	COLUMNS = 79, /* of the help */
	INDENT = 8
};

/* The command that the program's name alone means: the terminal table. */
static const char DEFAULT_COMMAND[] = "table";

static const Command *
command_find(const char *name)
{
	for (int i = 0; i < COMMAND_COUNT; i++)
		if (strcmp(COMMANDS[i]->name, name) == 0)
			return COMMANDS[i];
	return NULL;
}

/*
 * Prints a text within 79 columns, broken at blanks but not within brackets; what follows the
 * first line is indented. `column` is where the first line begins.
 */
static void
print_wrapped(FILE *file, int column, int indent, const char *text)
{
	while (*text) {
		size_t length = 0;
		int depth = 0;

		for (; text[length] && (text[length] != ' ' || depth > 0); length++)
			depth += text[length] == '[' ? 1 : text[length] == ']' ? -1 : 0;
		if (column > indent && column + 1 + (int)length > COLUMNS) {
			fprintf(file, "\n%*s", indent, "");
			column = indent;
		} else if (column > indent) {
			putc(' ', file);
			column++;
		}
		column += fprintf(file, "%.*s", (int)length, text);
		text += length;
		text += strspn(text, " ");
	}
	putc('\n', file);
}

/* How a command is called, with each of its options or a word for all of them. */
static void
print_usage_line(FILE *file, const Command *command, bool options)
{
	char text[1024];
	size_t used = 0;
	int column = fprintf(file, "  misdeal %s", command->name);

	text[0] = '\0';
	for (const OptionRow *row = command->option; options && row->name; row++)
		used += (size_t)snprintf(text + used, sizeof text - used,
					 row->value ? "[--%s %s] " : "[--%s] ", row->name,
					 row->value);
	if (!options && command->option[0].name)
		used += (size_t)snprintf(text, sizeof text, "%s ", _("[OPTION...]"));
	snprintf(text + used, sizeof text - used, "%s", command->words);
	print_wrapped(file, column, INDENT, text);
}

static void
print_help(FILE *file)
{
	fprintf(file,
		_("misdeal: a poker table that can go wrong, and rules on what went wrong\n\n"));
	if (command_find(DEFAULT_COMMAND))
		fprintf(file, "  misdeal\n        %s\n", _("the terminal table"));
	for (int i = 0; i < COMMAND_COUNT; i++) {
		print_usage_line(file, COMMANDS[i], false);
		fprintf(file, "%*s", INDENT, "");
		print_wrapped(file, INDENT, INDENT, COMMANDS[i]->summary);
	}
	fprintf(file, _("\n  misdeal COMMAND --help   more about one command\n"
			"  misdeal --version        which misdeal this is\n\n"
			"Exit status: 0 done and all holds; 1 something did not hold, or an event\n"
			"was refused; 2 wrongly called, or a file that can't be read or parsed.\n"
			"Where it is installed: man misdeal, man misdeal-table.\n"));
}

static void
print_command_help(const Command *command)
{
	print_usage_line(stdout, command, true);
	putchar('\n');
	print_wrapped(stdout, 0, 0, command->summary);
	if (command->help)
		printf("\n%s\n", command->help);
	for (const OptionRow *row = command->option; row->name; row++) {
		printf("%s  --%s%s%s\n%*s", row == command->option ? "\n" : "", row->name,
		       row->value ? " " : "", row->value ? row->value : "", INDENT, "");
		print_wrapped(stdout, INDENT, INDENT, row->help);
	}
}

static int
complain_usage(const Command *command, const char *sentence)
{
	complain("%s", sentence);
	if (command)
		print_usage_line(stderr, command, true);
	else
		fprintf(stderr, "%s\n", _("See: misdeal --help"));
	return EXIT_USAGE;
}

/* True if somebody asks for help among the words before `--`. */
static bool
asks_for_help(int argc, char **argv)
{
	for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
			return true;
	return false;
}

static int
run_command(const Command *command, int argc, char **argv)
{
	char error[OPTIONS_ERROR_MAX];
	Options given;

	if (asks_for_help(argc, argv)) {
		print_command_help(command);
		return EXIT_HOLDS;
	}
	if (!options_read(command->option, argc, argv, &given, error))
		return complain_usage(command, error);
	if (given.n_words < command->min_words)
		return complain_usage(command, _("Something is missing behind the command."));
	if (command->max_words >= 0 && given.n_words > command->max_words)
		return complain_usage(command, _("There are too many words behind the command."));
	return command->run(&given);
}

static int
run(int argc, char **argv)
{
	const char *word = argc > 1 ? argv[1] : "";
	const Command *command;
	char sentence[OPTIONS_ERROR_MAX];

	if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0) {
		command = argc > 2 ? command_find(argv[2]) : NULL;
		if (command)
			print_command_help(command);
		else
			print_help(stdout);
		return EXIT_HOLDS;
	}
	if (strcmp(word, "--version") == 0) {
		printf("misdeal %s\n", MISDEAL_VERSION);
		return EXIT_HOLDS;
	}
	if (*word == '\0' || *word == '-') { /* options of the table may stand alone */
		command = command_find(DEFAULT_COMMAND);
		if (command)
			return run_command(command, argc > 1 ? argc - 1 : 0, argv + 1);
		return complain_usage(NULL, _("There is no command."));
	}
	command = command_find(word);
	if (command)
		return run_command(command, argc - 2, argv + 2);
	snprintf(sentence, sizeof sentence, _("There is no command \"%s\"."), word);
	return complain_usage(NULL, sentence);
}

/*
 * Whoever started the program may have closed one of the first three files, and a journal must not
 * come to stand in its place: it is opened so that using it fails, as it would have.
 */
static void
hold_standard_files(void)
{
	static const int FLAGS[] = { O_WRONLY, O_RDONLY, O_RDONLY };

	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && open("/dev/null", FLAGS[fd]) < 0)
			_exit(EXIT_USAGE);
}

int
main(int argc, char **argv)
{
	int status;

	hold_standard_files();

	/* A limit to the size of files is told as a full disk is; it must not end a game. */
	signal(SIGXFSZ, SIG_IGN);
	status = run(argc, argv);

	/* What could not be written was not done, whatever else went well. */
	if (fflush(stdout) != 0) {
		complain("%s: %s", _("standard output"), strerror(errno));
		return EXIT_USAGE;
	}
	if (ferror(stdout)) {
		complain("%s: %s", _("standard output"), _("not all of it could be written"));
		return EXIT_USAGE;
	}
	return status;
}
