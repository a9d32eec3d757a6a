/*
 * make_completions bash|zsh|fish: what a shell completes behind `misdeal`, from the tables of
 * commands, options and settings. Words that only the program knows (clauses, lessons) are asked
 * of it when they are wanted.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/settings.h"
#include "src/shelf.h"

#define X(name) &command_##name,
static const Command *const COMMANDS[] = { PROGRAM_COMMANDS(X) };
#undef X

enum { COMMANDS_COUNT = sizeof COMMANDS / sizeof COMMANDS[0], WORDS_MAX = 1024 };

/* Stands where no command is named (src/main.c). */
static const char DEFAULT_COMMAND[] = "table";

/* Finds the first word of each line of a list, but not of a heading. */
#define FIRST_WORDS "sed -n \"s/  .*//; /[ :]/d; /./p\""

/* What an option's value can be, by the name that the help gives it. */
static const struct {
	const char *value, *words, *endings;
} VALUES[] = {
	{ "ROLE", "all dealer player floor", NULL },
	{ "S", "1 2 3 4 5 6 7 8 9 10", NULL },
	{ "FILE", "", "*" },
	{ "DIR", "", "/" },
	{ "BOOK", "", "book" },
	{ "BOOKS", "", "book" },
};

/* Appends a word. */
static void
add_word(char words[WORDS_MAX], const char *word)
{
	size_t used = strlen(words);

	if (used + strlen(word) + 2 < WORDS_MAX)
		snprintf(words + used, WORDS_MAX - used, "%s%s", used ? " " : "", word);
}

static void
add_values(char words[WORDS_MAX], SettingId id)
{
	for (int k = 0; setting_value(id, k); k++)
		add_word(words, setting_value(id, k));
}

/*
 * The words that can stand behind an option, and the endings of the files that can: "*" for all,
 * "/" for folders, NULL for none.
 */
static const char *
option_words(const OptionRow *row, char words[WORDS_MAX])
{
	SettingId id = setting_find(row->name);

	words[0] = '\0';
	if (id != SETTING_COUNT) {
		add_values(words, id);
		return setting_kind(id) == SETTING_TEXT ? "book" : NULL;
	}
	for (size_t i = 0; i < sizeof VALUES / sizeof VALUES[0]; i++)
		if (!strcmp(VALUES[i].value, row->value)) {
			add_word(words, VALUES[i].words);
			if (VALUES[i].endings && !strcmp(VALUES[i].endings, "book"))
				add_values(words, SETTING_BOOK);
			return VALUES[i].endings;
		}
	return NULL;
}

/* Text within single quotes, of which those in `special` have a backslash before them. */
static void
put_quoted(const char *text, const char *special)
{
	for (; *text; text++)
		if (*text == '\'') {
			fputs("'\\''", stdout);
		} else {
			if (strchr(special, *text))
				putchar('\\');
			putchar(*text);
		}
}

/* bash */

static void
bash_option(const Command *command, const OptionRow *row)
{
	char words[WORDS_MAX];
	const char *endings;

	if (!row->value)
		return;
	endings = option_words(row, words);
	printf("\t%s,--%s)", command->name, row->name);
	if (*words)
		printf(" _misdeal_words \"%s\";", words);
	if (endings)
		printf(" _misdeal_files '%s';", endings);
	puts(" return ;;");
}

static void
bash_words(const Command *command)
{
	printf("\t%s)", command->name);
	if (command->list)
		printf(" _misdeal_words \"$(\"$1\" %s%s 2>/dev/null | " FIRST_WORDS ")\";",
		       command->name, command->list);
	if (command->endings)
		printf(" _misdeal_files %s;", command->endings);
	puts(" ;;");
}

static const char BASH_HEAD[] =
	"# bash completion for misdeal, made from the tables of the program\n\n"
	"# Words that begin as the one that is typed.\n"
	"_misdeal_words()\n{\n"
	"\tlocal IFS=$' \\t\\n' word\n"
	"\tfor word in $1; do\n"
	"\t\t[[ $word != \"$cur\"* ]] || COMPREPLY+=(\"$word\")\n"
	"\tdone\n}\n\n"
	"# Folders, and files with one of the endings.\n"
	"_misdeal_files()\n{\n"
	"\tlocal IFS=$'\\n' ending file\n"
	"\tcompopt -o filenames 2>/dev/null\n"
	"\tfor file in $(compgen -d -- \"$cur\"); do COMPREPLY+=(\"$file\"); done\n"
	"\tfor ending; do\n"
	"\t\t[[ $ending != / ]] || continue\n"
	"\t\t[[ $ending == '*' ]] || ending=\"*.$ending\"\n"
	"\t\tfor file in $(compgen -f -X \"!$ending\" -- \"$cur\"); do\n"
	"\t\t\t[[ -d $file ]] || COMPREPLY+=(\"$file\")\n"
	"\t\tdone\n"
	"\tdone\n}\n\n"
	"_misdeal()\n{\n"
	"\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
	"\tlocal command=${COMP_WORDS[1]} options=\n"
	"\tCOMPREPLY=()\n"
	"\t# --name=value comes as three words.\n"
	"\tif [[ $cur == = ]]; then\n"
	"\t\tcur=\n"
	"\telif [[ $prev == = ]]; then\n"
	"\t\tprev=${COMP_WORDS[COMP_CWORD - 2]}\n"
	"\tfi\n";

static void
make_bash(void)
{
	fputs(BASH_HEAD, stdout);
	printf("\tif [[ $COMP_CWORD == 1 && $cur != -* ]]; then\n\t\t_misdeal_words \"");
	for (int i = 0; i < COMMANDS_COUNT; i++)
		printf("%s ", COMMANDS[i]->name);
	printf("help\"\n\t\treturn\n\tfi\n\t[[ $command != -* ]] || command=%s\n"
	       "\tcase $command,$prev in\n",
	       DEFAULT_COMMAND);
	for (int i = 0; i < COMMANDS_COUNT; i++)
		for (const OptionRow *row = COMMANDS[i]->option; row->name; row++)
			bash_option(COMMANDS[i], row);
	puts("\tesac\n\tcase $command in");
	for (int i = 0; i < COMMANDS_COUNT; i++) {
		printf("\t%s) options='", COMMANDS[i]->name);
		for (const OptionRow *row = COMMANDS[i]->option; row->name; row++)
			printf("--%s ", row->name);
		puts("' ;;");
	}
	puts("\tesac\n\tif [[ $cur == -* ]]; then\n"
	     "\t\t[[ $COMP_CWORD != 1 ]] || options=\"$options --version\"\n"
	     "\t\t_misdeal_words \"$options --help\"\n\t\treturn\n\tfi\n"
	     "\tcase $command in");
	for (int i = 0; i < COMMANDS_COUNT; i++)
		bash_words(COMMANDS[i]);
	printf("\thelp) _misdeal_words \"");
	for (int i = 0; i < COMMANDS_COUNT; i++)
		printf("%s%s", i ? " " : "", COMMANDS[i]->name);
	puts("\" ;;\n\tesac\n}\n\ncomplete -F _misdeal misdeal");
}

/* zsh */

/* The files with the endings, as _arguments wants them. */
static void
zsh_files(const char *endings)
{
	if (!strcmp(endings, "*")) {
		printf("_files");
	} else if (!strcmp(endings, "/")) {
		printf("_files -/");
	} else {
		printf("_files -g \"*.(");
		for (; *endings; endings++)
			putchar(*endings == ' ' ? '|' : *endings);
		printf(")\"");
	}
}

static void
zsh_option(const OptionRow *row)
{
	char words[WORDS_MAX] = "";
	const char *endings = row->value ? option_words(row, words) : NULL;

	printf(" \\\n\t\t\t'--%s%s[", row->name, row->value ? "=" : "");
	put_quoted(row->help, "[]:\\");
	putchar(']');
	if (row->value) {
		printf(":%s:", row->value);
		if (*words && endings) {
			printf("{compadd %s; ", words);
			zsh_files(endings);
			putchar('}');
		} else if (*words) {
			printf("(%s)", words);
		} else if (endings) {
			zsh_files(endings);
		}
	}
	putchar('\'');
}

static void
zsh_command(const Command *command)
{
	printf("\t%s)\n\t\t_arguments -S '--help[%s]'", command->name, "help");
	for (const OptionRow *row = command->option; row->name; row++)
		zsh_option(row);
	if (command->list || command->endings) {
		printf(" \\\n\t\t\t'*:word:{");
		if (command->list)
			printf("compadd -- ${(f)\"$(_call_program words $program %s%s 2>/dev/null "
			       "| " FIRST_WORDS ")\"}; ",
			       command->name, command->list);
		if (command->endings)
			zsh_files(command->endings);
		printf("}'");
	}
	puts("\n\t\t;;");
}

static void
make_zsh(void)
{
	puts("#compdef misdeal\n# zsh completion for misdeal, made from the tables of the program\n\n"
	     "local program=$words[1] command\nlocal -a commands\ncommands=(");
	for (int i = 0; i < COMMANDS_COUNT; i++) {
		printf("\t'%s:", COMMANDS[i]->name);
		put_quoted(COMMANDS[i]->summary, ":\\");
		puts("'");
	}
	printf("\t'help:about all commands, or one'\n)\n"
	       "if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
	       "\t_describe command commands\n\treturn\nfi\n"
	       "if [[ $words[2] == -* ]]; then\n\tcommand=%s\n"
	       "\t(( CURRENT > 2 )) || compadd -- --version\n"
	       "else\n\tcommand=$words[2]\n\tshift words\n\t(( CURRENT-- ))\nfi\n"
	       "case $command in\n",
	       DEFAULT_COMMAND);
	for (int i = 0; i < COMMANDS_COUNT; i++)
		zsh_command(COMMANDS[i]);
	puts("\thelp)\n\t\t_describe command commands\n\t\t;;\nesac");
}

/* fish */

static void
fish_condition(const Command *command)
{
	printf("complete -c misdeal -n '__misdeal_at %s'", command->name);
}

static void
fish_files(const char *endings)
{
	if (!strcmp(endings, "*"))
		printf("__fish_complete_path (commandline -ct)");
	else if (!strcmp(endings, "/"))
		printf("__fish_complete_directories (commandline -ct)");
	else
		for (const char *at = endings; *at;) {
			size_t length = strcspn(at, " ");

			printf("%s__fish_complete_suffix .%.*s", at == endings ? "" : "; ",
			       (int)length, at);
			at += length + (at[length] == ' ');
		}
}

static void
fish_option(const Command *command, const OptionRow *row)
{
	char words[WORDS_MAX] = "";
	const char *endings = row->value ? option_words(row, words) : NULL;

	fish_condition(command);
	printf(" -l %s", row->name);
	if (row->value) {
		printf(" -x -a '%s", words);
		if (endings) {
			printf("%s(", *words ? " " : "");
			fish_files(endings);
			putchar(')');
		}
		putchar('\'');
	}
	printf(" -d '");
	for (const char *at = row->help; *at; at++)
		printf(*at == '\'' || *at == '\\' ? "\\%c" : "%c", *at);
	puts("'");
}

static void
fish_command(const Command *command)
{
	printf("complete -c misdeal -n __misdeal_first -a %s -d '", command->name);
	for (const char *at = command->summary; *at; at++)
		printf(*at == '\'' || *at == '\\' ? "\\%c" : "%c", *at);
	puts("'");
	for (const OptionRow *row = command->option; row->name; row++)
		fish_option(command, row);
	if (command->list) {
		fish_condition(command);
		printf(" -a '(command misdeal %s%s 2>/dev/null | " FIRST_WORDS ")'\n",
		       command->name, command->list);
	}
	if (command->endings) {
		fish_condition(command);
		printf(" -a '(");
		fish_files(command->endings);
		puts(")'");
	}
}

static void
make_fish(void)
{
	printf("# fish completion for misdeal, made from the tables of the program\n\n"
	       "# The first word behind the program is to be completed.\n"
	       "function __misdeal_first\n\ttest (count (commandline -opc)) = 1\nend\n\n"
	       "# The command is this one; options alone mean the table.\n"
	       "function __misdeal_at\n\tset -l words (commandline -opc) (commandline -ct)\n"
	       "\tif string match -q -- '-*' $words[2]\n\t\ttest $argv[1] = %s\n"
	       "\telse\n\t\ttest (count (commandline -opc)) -gt 1; and test \"$words[2]\" = "
	       "$argv[1]\n\tend\nend\n\n"
	       "complete -c misdeal -f\n"
	       "complete -c misdeal -l help -d 'help'\n"
	       "complete -c misdeal -n __misdeal_first -l version -d 'which misdeal this is'\n"
	       "complete -c misdeal -n __misdeal_first -a help -d 'about all commands, or one'\n",
	       DEFAULT_COMMAND);
	for (int i = 0; i < COMMANDS_COUNT; i++)
		fish_command(COMMANDS[i]);
	printf("complete -c misdeal -n '__misdeal_at help' -a '");
	for (int i = 0; i < COMMANDS_COUNT; i++)
		printf("%s%s", i ? " " : "", COMMANDS[i]->name);
	puts("'");
}

int
main(int argc, char **argv)
{
	static const struct {
		const char *shell;
		void (*make)(void);
	} SHELLS[] = { { "bash", make_bash }, { "zsh", make_zsh }, { "fish", make_fish } };

	for (size_t i = 0; argc == 2 && i < sizeof SHELLS / sizeof SHELLS[0]; i++)
		if (!strcmp(argv[1], SHELLS[i].shell)) {
			SHELLS[i].make();
			return fflush(stdout) != 0 || ferror(stdout);
		}
	fprintf(stderr, "usage: make_completions bash|zsh|fish\n");
	return 2;
}
