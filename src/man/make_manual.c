/*
 * make_manual TEMPLATE: a manual page from its template, which has the prose, and from the tables
 * of the program, which have the rest. Lines of a template that begin with @ are:
 *	@NAME			what a table has to say (INSERTS)
 *	@statement PATTERN	the head of an item: a form of the table language
 *	@covers PATTERN		a form that the text has described otherwise
 *	@example FILE		a script beside the template, as it is
 * A page that has statements has to have them all, each once. Everything else is mdoc.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/commands/commands.h"
#include "src/file.h"
#include "src/language/grammar.h"
#include "src/man/roff.h"
#include "src/settings.h"
#include "src/shelf.h"
#include "src/text.h"
#include "src/version.h"
#include "ui/keymap.h"

#define X(name) &command_##name,
static const Command *const COMMANDS[] = { PROGRAM_COMMANDS(X) };
#undef X

enum {
	COMMANDS_COUNT = sizeof COMMANDS / sizeof COMMANDS[0],
	STATEMENTS_MAX = 256,
	TEMPLATE_LINE_MAX = 512,
	COMMON_PLACES = 4 /* in so many a key is told for all */
};

/* A page while it is being made. */
typedef struct Page {
	const char *path;
	int line;
	FILE *out;
	int n_patterns;
	const char *pattern[STATEMENTS_MAX]; /* all forms of the language */
	bool told[STATEMENTS_MAX];
	bool has_statements;
} Page;

static void complain(const Page *page, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* What is wrong with a template ends the build. */
static void
complain(const Page *page, const char *format, ...)
{
	va_list arguments;

	fprintf(stderr, "%s:%d: ", page->path, page->line);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	putc('\n', stderr);
	exit(1);
}

static void
put_date(FILE *out)
{
	fprintf(out, ".Dd %s\n", MISDEAL_DATE);
}

static void
put_version(FILE *out)
{
	fprintf(out, "%s.\n", MISDEAL_VERSION);
}

/* A command with its options and words, behind what has begun the line. */
static void
put_form(FILE *out, const Command *command)
{
	fprintf(out, "Cm %s", command->name);
	for (const OptionRow *row = command->option; row->name; row++) {
		fprintf(out, " Oo Fl -%s", row->name);
		if (row->value)
			fprintf(out, " Ar %s", row->value);
		fputs(" Oc", out);
	}
	roff_usage(out, command->words);
	putc('\n', out);
}

static void
put_synopsis(FILE *out)
{
	for (int i = 0; i < COMMANDS_COUNT; i++) {
		fputs(".Nm\n.", out); /* on lines of their own, else groff runs them together */
		put_form(out, COMMANDS[i]);
	}
}

/* A sentence of a table, which begins small and has no stop. */
static void
put_sentence(FILE *out, const char *text)
{
	char first[2] = { text[0] >= 'a' && text[0] <= 'z' ? (char)(text[0] - 32) : text[0], '\0' };
	size_t length = strlen(text);
	char *whole = malloc(length + 2);

	if (!whole)
		exit(1);
	memcpy(whole, text, length + 1);
	whole[0] = first[0];
	if (length && !strchr(".?!", text[length - 1]))
		memcpy(whole + length, ".", 2);
	roff_text(out, whole);
	free(whole);
}

static void
put_commands(FILE *out)
{
	fputs(".Bl -tag -width Ds\n", out);
	for (int i = 0; i < COMMANDS_COUNT; i++) {
		const Command *command = COMMANDS[i];

		fputs(".It ", out);
		put_form(out, command);
		put_sentence(out, command->summary);
		if (command->help)
			roff_text(out, command->help);
		if (command->option[0].name)
			fputs(".Bl -tag -width Ds\n", out);
		for (const OptionRow *row = command->option; row->name; row++) {
			fprintf(out, ".It Fl -%s", row->name);
			fprintf(out, row->value ? " Ar %s\n" : "\n", row->value);
			put_sentence(out, row->help);
		}
		if (command->option[0].name)
			fputs(".El\n", out);
	}
	fputs(".El\n", out);
}

/* In how many places besides the table a command works. */
static int
places_of(Action action)
{
	int n = 0;

	for (int context = KEYS_TABLE + 1; context < KEYS_CONTEXT_COUNT; context++)
		n += action_works(action, (KeyContext)context);
	return n;
}

static void
put_key(FILE *out, const Keymap *map, Action action)
{
	char keys[KEYMAP_KEYS_MAX];

	keymap_keys(map, action, keys);
	fputs(".It Ic", out);
	for (char *key = strtok(keys, " "); key; key = strtok(NULL, " ")) {
		putc(' ', out);
		roff_word(out, key, strlen(key));
	}
	if (!action_is_fixed(action))
		fprintf(out, " Pq Cm %s", action_name(action));
	putc('\n', out);
	put_sentence(out, action_help(action));
}

static void
begin_keys(FILE *out, const char *title)
{
	fputs(".Ss \\&", out); /* no word of a title is a macro */
	roff_text(out, title);
	fputs(".Bl -tag -width Backspace -compact\n", out);
}

/* The keys of the table by their groups. */
static void
put_table_keys(FILE *out, const Keymap *map)
{
	for (int group = 0; group < GROUP_COUNT; group++) {
		begin_keys(out, key_group_title((KeyGroup)group));
		for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++)
			if (action_works((Action)i, KEYS_TABLE) &&
			    action_group((Action)i) == (KeyGroup)group)
				put_key(out, map, (Action)i);
		fputs(".El\n", out);
	}
}

/* Those that work in most places stand together once, the others where they work. */
static void
put_keys(FILE *out)
{
	Keymap map;

	keymap_default(&map);
	put_table_keys(out, &map);
	begin_keys(out, _("On pages and in lists"));
	for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++)
		if (places_of((Action)i) >= COMMON_PLACES)
			put_key(out, &map, (Action)i);
	fputs(".El\n", out);
	for (int context = KEYS_TABLE + 1; context < KEYS_CONTEXT_COUNT; context++) {
		bool begun = false;

		for (int i = DO_NOTHING + 1; i < ACTION_COUNT; i++) {
			if (!action_works((Action)i, (KeyContext)context) ||
			    places_of((Action)i) >= COMMON_PLACES)
				continue;
			if (!begun)
				begin_keys(out, key_context_title((KeyContext)context));
			begun = true;
			put_key(out, &map, (Action)i);
		}
		if (begun)
			fputs(".El\n", out);
	}
}

static void
put_settings(FILE *out)
{
	fputs(".Bl -tag -width Ds\n", out);
	for (int i = 0; i < SETTING_COUNT; i++) {
		SettingId id = (SettingId)i;
		char values[SETTINGS_ERROR_MAX];

		setting_values(id, values, sizeof values);
		fprintf(out, ".It Ic set %s Ar value\n", setting_name(id));
		put_sentence(out, setting_meaning(id));
		fputs("The value is ", out);
		roff_text(out, values);
		fprintf(out, "(the default is\n.Cm %s ) .\n", setting_default(id));
	}
	fputs(".El\n", out);
}

/* A row of words, apart by commas, as the end of a sentence. */
static void
put_words(FILE *out, const char *(*word)(int k), int n)
{
	for (int k = 0; k < n; k++) {
		fputs(".Cm ", out);
		roff_word(out, word(k), strlen(word(k)));
		fputs(k < n - 1 ? " ,\n" : " .\n", out);
	}
}

static const char *
breach_word(int k)
{
	return breach_name((Breach)k);
}

static void
put_breaches(FILE *out)
{
	put_words(out, breach_word, BREACH_COUNT);
}

static const char *
option_word(int k)
{
	return option_name((OptionKind)(k + 1));
}

static void
put_options(FILE *out)
{
	put_words(out, option_word, OPTION_KIND_COUNT - 1);
}

static const char *
book_word(int k)
{
	return shelf_embedded_name((size_t)k);
}

static void
put_books(FILE *out)
{
	put_words(out, book_word, (int)shelf_embedded_count());
}

static const struct {
	const char *name;
	void (*put)(FILE *out);
} INSERTS[] = {
	{ "date", put_date },	      { "version", put_version }, { "synopsis", put_synopsis },
	{ "commands", put_commands }, { "keys", put_keys },	  { "settings", put_settings },
	{ "breaches", put_breaches }, { "options", put_options }, { "books", put_books },
};

static void
add_pattern(Page *page, const char *pattern)
{
	if (page->n_patterns == STATEMENTS_MAX)
		complain(page, "there are more statements than there is room for");
	page->pattern[page->n_patterns++] = pattern;
}

static void
gather_patterns(Page *page)
{
	for (size_t i = 0; i < SETUP_ROWS_COUNT; i++)
		add_pattern(page, SETUP_ROWS[i].pattern);
	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++)
		add_pattern(page, EVENT_ROWS[i].pattern);
	for (size_t i = 0; i < TEACH_ROWS_COUNT; i++)
		add_pattern(page, TEACH_ROWS[i].pattern);
	for (int i = 0; i < EXPECT_KIND_COUNT; i++)
		add_pattern(page, expectation_pattern((ExpectKind)i));
}

/* Notes that the page tells of a form; a form may stand in two tables (`book`). */
static void
tell_pattern(Page *page, const char *pattern, bool head)
{
	bool found = false;

	page->has_statements = true;
	for (int i = 0; i < page->n_patterns; i++) {
		if (strcmp(page->pattern[i], pattern))
			continue;
		if (page->told[i] && !found && !head)
			complain(page, "`%s` is described already", pattern);
		page->told[i] = found = true;
	}
	if (!found)
		complain(page, "there is no statement `%s`", pattern);
	if (!head)
		return;
	fputs(".It", page->out);
	if (!roff_pattern(page->out, pattern))
		complain(page, "a part of `%s` has no name", pattern);
}

static void
put_example(const Page *page, const char *name)
{
	char path[1024], folder[512], error[FILE_ERROR_MAX];
	size_t length;
	char *text;

	if (!file_folder(page->path, folder, sizeof folder))
		complain(page, "the path is too long");
	snprintf(path, sizeof path, "%s/%s", folder, name);
	text = file_read(path, &length, error);
	if (!text)
		complain(page, "%s", error);
	fputs(".Bd -literal -offset indent\n", page->out);
	roff_literal(page->out, text, length);
	fputs(".Ed\n", page->out);
	free(text);
}

static void
put_directive(Page *page, const char *line)
{
	if (!strncmp(line, "statement ", 10)) {
		tell_pattern(page, line + 10, true);
	} else if (!strncmp(line, "covers ", 7)) {
		tell_pattern(page, line + 7, false);
	} else if (!strncmp(line, "example ", 8)) {
		put_example(page, line + 8);
	} else {
		for (size_t i = 0; i < sizeof INSERTS / sizeof INSERTS[0]; i++)
			if (!strcmp(INSERTS[i].name, line)) {
				INSERTS[i].put(page->out);
				return;
			}
		complain(page, "@%s is none of those that are known", line);
	}
}

static void
make_page(Page *page, FILE *template)
{
	char line[TEMPLATE_LINE_MAX];

	while (fgets(line, sizeof line, template)) {
		page->line++;
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '@')
			put_directive(page, line + 1);
		else
			fprintf(page->out, "%s\n", line);
	}
	for (int i = 0; page->has_statements && i < page->n_patterns; i++)
		if (!page->told[i])
			complain(page, "`%s` is not described", page->pattern[i]);
}

int
main(int argc, char **argv)
{
	static Page page;
	FILE *template = argc == 2 ? fopen(argv[1], "r") : NULL;

	if (!template) {
		fprintf(stderr, "usage: make_manual TEMPLATE\n");
		return 2;
	}
	page.path = argv[1];
	page.out = stdout;
	gather_patterns(&page);
	make_page(&page, template);
	fclose(template);
	return fflush(stdout) != 0 || ferror(stdout);
}
