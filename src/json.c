#include "src/json.h"

#include <stdint.h>
#include <string.h>

#include "src/say.h"

/* Length of the character of UTF-8 at the start of the text; 0 if there is none. */
static size_t
character_length(const unsigned char *text, size_t length)
{
	static const struct {
		unsigned char mask, lead;
		uint32_t least;
	} FORMS[] = {
		{ 0x80, 0x00, 0 },
		{ 0xe0, 0xc0, 0x80 },
		{ 0xf0, 0xe0, 0x800 },
		{ 0xf8, 0xf0, 0x10000 },
	};

	for (size_t n = 0; n < sizeof FORMS / sizeof FORMS[0]; n++) {
		uint32_t code = text[0] & (unsigned char)~FORMS[n].mask;

		if ((text[0] & FORMS[n].mask) != FORMS[n].lead)
			continue;
		if (length <= n)
			return 0;
		for (size_t i = 1; i <= n; i++) {
			if ((text[i] & 0xc0) != 0x80)
				return 0;
			code = code << 6 | (text[i] & 0x3f);
		}
		if (code < FORMS[n].least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
			return 0;
		return n + 1;
	}
	return 0;
}

void
json_string(FILE *file, const char *text, size_t length)
{
	putc('"', file);
	while (length > 0) {
		size_t n = character_length((const unsigned char *)text, length);
		unsigned char byte = (unsigned char)*text;

		if (n == 0)
			fputs("\\ufffd", file);
		else if (byte == '"' || byte == '\\')
			fprintf(file, "\\%c", byte);
		else if (byte < 0x20 || byte == 0x7f)
			fprintf(file, "\\u%04x", byte);
		else
			fwrite(text, 1, n, file);
		text += n ? n : 1;
		length -= n ? n : 1;
	}
	putc('"', file);
}

static void
print_text(FILE *file, const char *text)
{
	json_string(file, text, strlen(text));
}

/* A key, with the comma before it unless it is the first of its object. */
static void
print_key(FILE *file, const char *key, bool first)
{
	fprintf(file, "%s\"%s\":", first ? "" : ",", key);
}

static void
print_bool(FILE *file, const char *key, bool value)
{
	print_key(file, key, false);
	fputs(value ? "true" : "false", file);
}

static void
print_number(FILE *file, const char *key, bool there, Chips value)
{
	print_key(file, key, false);
	if (there)
		fprintf(file, "%lld", (long long)value);
	else
		fputs("null", file);
}

static void
print_act(FILE *file, const Act *act)
{
	print_key(file, "verdict", false);
	if (act->kind == ACT_NONE)
		fputs("null", file);
	else
		print_text(file, act_name(act->kind));
	print_bool(file, "all_in", act->all_in);
	print_number(file, "amount", act->kind != ACT_NONE, act->total);
}

static void
print_choices(FILE *file, const Ruling *ruling)
{
	const Voice voice = { NULL, false };
	char text[SAY_MAX];

	print_key(file, "choices", false);
	putc('[', file);
	for (int i = 0; i < ruling->n_choices; i++) {
		option_say(&voice, &ruling->choice[i], text, sizeof text);
		if (i)
			putc(',', file);
		print_text(file, text);
	}
	putc(']', file);
	print_number(file, "chosen", ruling->n_choices > 0, ruling->chosen);
}

static void
print_effects(FILE *file, const Ruling *ruling)
{
	const Voice voice = { NULL, false };
	char text[SAY_MAX];

	print_key(file, "effects", false);
	putc('[', file);
	for (int i = 0; i < ruling->n_effects; i++) {
		effect_say(&voice, &ruling->effect[i], text, sizeof text);
		if (i)
			putc(',', file);
		print_text(file, text);
	}
	putc(']', file);
}

static void
print_facts(FILE *file, const Ruling *ruling)
{
	print_key(file, "facts", false);
	putc('{', file);
	for (int i = 0; i < ruling->n_facts; i++) {
		print_key(file, fact_name(ruling->fact[i].kind), i == 0);
		fprintf(file, "%lld", (long long)ruling->fact[i].value);
	}
	putc('}', file);
}

static void
print_ruling(FILE *file, const Book *book, const Ruling *ruling)
{
	const Clause *clause = book_clause(book, ruling->rule);

	putc('{', file);
	print_key(file, "book", true);
	print_text(file, book->name);
	print_key(file, "rule", false);
	print_text(file, ruling->rule);
	print_key(file, "title", false);
	json_string(file, clause ? clause->title.at : "", clause ? clause->title.length : 0);
	print_bool(file, "plain", ruling->plain);
	print_bool(file, "silent", ruling->silent);
	print_number(file, "seat", ruling->seat != 0, ruling->seat);
	print_act(file, &ruling->verdict);
	print_number(file, "returned", true, ruling->returned);
	print_choices(file, ruling);
	print_effects(file, ruling);
	print_facts(file, ruling);
	putc('}', file);
}

static void
print_verdicts(FILE *file, const Report *report)
{
	print_key(file, "verdicts", false);
	putc('[', file);
	for (int i = 0; i < report->n_verdicts; i++) {
		fprintf(file, "%s{\"seat\":%d", i ? "," : "", report->verdict[i].seat);
		print_act(file, &report->verdict[i].act);
		putc('}', file);
	}
	putc(']', file);
}

void
json_event(FILE *file, const Played *played)
{
	const Report *report = played->report;
	const Table *table = &played->after->table;

	putc('{', file);
	print_key(file, "line", true);
	if (played->line)
		fprintf(file, "%d", played->line);
	else
		fputs("null", file);
	print_key(file, "event", false);
	print_text(file, played->text);
	print_key(file, "rulings", false);
	putc('[', file);
	for (int i = 0; i < report->n_rulings; i++) {
		if (i)
			putc(',', file);
		print_ruling(file, played->book, &report->ruling[i]);
	}
	putc(']', file);
	print_verdicts(file, report);
	print_number(file, "turn", table->turn != 0, table->turn);
	print_key(file, "street", false);
	print_text(file, street_name(table->street));
	print_key(file, "refused", false);
	if (played->refusal && *played->refusal)
		print_text(file, played->refusal);
	else
		fputs("null", file);
	fputs("}\n", file);
}
