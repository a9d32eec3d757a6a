#include "src/language/pattern.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/pattern_parts.h"

static bool match_here(Match *m, const char *pattern, int at);

/* Notes that something else was expected at the word; returns false. */
static bool
expected(Match *m, int at, const char *what)
{
	Reach *reach = m->reach;
	size_t used;

	if (!reach || at < reach->token)
		return false;
	if (at > reach->token) {
		reach->token = at;
		reach->expected[0] = '\0';
	}
	if (strstr(reach->expected, what))
		return false;
	used = strlen(reach->expected);
	if (used + strlen(what) + 6 < sizeof reach->expected)
		snprintf(reach->expected + used, sizeof reach->expected - used, "%s%s",
			 used ? ", " : "", what);
	return false;
}

static void
set_flag(Fields *fields, const char *word, bool value)
{
	int flag = flag_of(word);

	if (flag >= 0)
		fields->flag[flag] = value;
}

static bool
match_word(Match *m, const char *pattern, int at)
{
	char word[PATTERN_WORD_MAX], quoted[40];
	const char *rest = pattern_word(pattern, word);

	if (!word_is(token_at(m, at), word)) {
		snprintf(quoted, sizeof quoted, "`%s`", word);
		return expected(m, at, quoted);
	}
	set_flag(m->fields, word, true);
	return match_here(m, rest, at + 1);
}

static bool
match_optional(Match *m, const char *pattern, int at)
{
	Fields *saved = malloc(sizeof *saved);
	bool matched;

	if (!saved)
		return false;
	*saved = *m->fields;
	matched = match_here(m, pattern + 1, at);
	if (!matched) {
		*m->fields = *saved;
		matched = match_here(m, pattern_closing(pattern) + 1, at);
	}
	free(saved);
	return matched;
}

static bool
match_here(Match *m, const char *pattern, int at)
{
	int used;

	while (*pattern == ' ' || *pattern == ']')
		pattern++;
	if (*pattern == '\0')
		return at == m->line->n || expected(m, at, "the end of the line");
	if (*pattern == '[')
		return match_optional(m, pattern, at);
	if (*pattern != '%')
		return match_word(m, pattern, at);
	used = part_read(m, pattern[1], at);
	if (used < 0)
		return expected(m, at, part_name(pattern[1]));
	return match_here(m, pattern + 2, at + used);
}

bool
pattern_match(const char *pattern, const Line *line, int from, const Names *names, Fields *fields,
	      Reach *reach)
{
	Match m = { line, names, fields, reach };
	char first[32];

	/* Most rows differ in their first word: no need to clear the fields for those. */
	pattern_word(pattern, first);
	if (first[0] != '%' && first[0] != '[' && !word_is(token_at(&m, from), first)) {
		char quoted[40];

		snprintf(quoted, sizeof quoted, "`%s`", first);
		return expected(&m, from, quoted);
	}
	memset(fields, 0, sizeof *fields);
	return match_here(&m, pattern, from);
}

/* Hands over the seats that could stand here, by number and by name. */
static void
take_seats(const Names *names, void (*take)(void *context, const char *word), void *context)
{
	for (int seat = 1; names && seat <= SEAT_MAX; seat++) {
		char number[12], name[2 * EVENT_NAME_MAX + 3];

		if (!names->name[seat])
			continue;
		snprintf(number, sizeof number, "%d", seat);
		take(context, number);
		if (*names->name[seat]) {
			name_print(names->name[seat], name, sizeof name);
			take(context, name);
		}
	}
}

static void
take_part(char part, const Names *names, void (*take)(void *context, const char *word),
	  void *context)
{
	if (part == 's' || part == 't' || part == 'S')
		take_seats(names, take, context);
	for (int i = 0; part == 'b' && i < BREACH_COUNT; i++)
		take(context, breach_name((Breach)i));
	for (int i = 0; part == 'p' && i < PENALTY_STEP_COUNT; i++)
		if (i != STEP_HANDS && i != STEP_ROUNDS)
			take(context, penalty_step_name((PenaltyStep)i));
	for (int i = 1; (part == 'o' || part == 'O') && i < OPTION_KIND_COUNT; i++)
		if (i != OPTION_BET && i != OPTION_RAISE)
			take(context, option_name((OptionKind)i));
	if (part == 'k')
		take(context, "both");
}

/* Walks a pattern along the words that are known, to what could stand behind them. */
static void
walk(Match *m, const char *pattern, int at, int known,
     void (*take)(void *context, const char *word), void *context)
{
	char word[PATTERN_WORD_MAX];
	const char *rest;
	int used;

	while (*pattern == ' ' || *pattern == ']')
		pattern++;
	if (!*pattern)
		return;
	if (*pattern == '[') {
		walk(m, pattern + 1, at, known, take, context);
		walk(m, pattern_closing(pattern) + 1, at, known, take, context);
		return;
	}
	if (*pattern == '%') {
		if (at >= known) {
			take_part(pattern[1], m->names, take, context);
			return;
		}
		used = part_read(m, pattern[1], at);
		if (used < 0)
			return;
		/* A list may go on behind its last word. */
		if (at + used >= known && strchr("SOM", pattern[1]))
			take_part(pattern[1], m->names, take, context);
		walk(m, pattern + 2, at + used, known, take, context);
		return;
	}
	rest = pattern_word(pattern, word);
	if (at >= known)
		take(context, word);
	else if (word_is(token_at(m, at), word))
		walk(m, rest, at + 1, known, take, context);
}

void
pattern_next(const char *pattern, const Line *line, int known, const Names *names,
	     void (*take)(void *context, const char *word), void *context)
{
	Fields *fields = calloc(1, sizeof *fields);
	Line *head = malloc(sizeof *head);
	Match m = { head, names, fields, NULL };

	if (fields && head) {
		*head = *line;
		for (int i = 0; i < head->n; i++)
			head->token[i].text = head->text + (line->token[i].text - line->text);
		head->n = known;
		walk(&m, pattern, 0, known, take, context);
	}
	free(head);
	free(fields);
}
