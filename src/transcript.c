#include "src/transcript.h"

#include <stdbool.h>
#include <string.h>

#include "src/say.h"
#include "src/seen.h"
#include "src/text.h"
#include "ui/surface.h"

enum {
	LINE_MAX_BYTES = 1024,
	NAME_WIDTH = 16,
	LINE_WIDTH = 80 /* columns that facts are wrapped at */
};

/* How far in each kind of line stands. */
static const char SEEN[] = "      ";
static const char RULING[] = "    ";
static const char BELOW[] = "          ";
static const char PLAIN[] = "            ";

static Voice
to_people(const Game *game)
{
	return (Voice){ &game->table, true };
}

static void
print_amount(FILE *file, Chips amount, int width)
{
	const Voice voice = { NULL, true };
	char text[SAY_AMOUNT_MAX];

	amount_say(&voice, amount, text, sizeof text);
	fprintf(file, "%*s", width, text);
}

static void
print_blinds(FILE *file, const Table *table)
{
	print_amount(file, table->small_blind, 0);
	putc('/', file);
	print_amount(file, table->big_blind, 0);
	if (table->ante == 0)
		return;
	fputs(_(" ante "), file);
	print_amount(file, table->ante, 0);
	if (table->ante_each)
		fputs(_(" each"), file);
}

/* Seat and name, padded by the columns that the name takes. */
static void
print_player(FILE *file, int seat, const char *name)
{
	int width = text_width(name);

	fprintf(file, "  %2d %s%*s", seat, name, width < NAME_WIDTH ? NAME_WIDTH - width : 1, "");
}

void
transcript_head(FILE *file, const char *title, const Book *book, const Game *game)
{
	const Table *table = &game->table;
	char text[SAY_MAX];

	if (title && *title)
		fprintf(file, "%s\n", title);
	game_say(table->game, table->limit, text, sizeof text);
	fprintf(file, _("%s book, %s, "), book->name, text);
	print_blinds(file, table);
	putc('\n', file);
	for (int seat = 1; seat <= table->seats; seat++) {
		const Seat *s = &table->seat[seat];

		if (!s->taken)
			continue;
		print_player(file, seat, s->name);
		print_amount(file, s->stack, 12);
		fprintf(file, "%s%s\n", seat == table->button ? _("  button") : "",
			s->absent ? _("  absent") : "");
	}
	putc('\n', file);
}

/* What everybody could see of the event: the verdict behind it, all else below. */
static void
print_seen(FILE *file, const Played *played)
{
	Seen seen[SEEN_MAX];
	int n = seen_list(played, seen);
	char text[SAY_MAX];

	if (seen_verdict(played, text, sizeof text))
		fprintf(file, ": %s", text);
	putc('\n', file);
	for (int i = 0; i < n; i++) {
		fprintf(file, "%s%s", SEEN, seen[i].text);
		for (int k = 0; k < seen[i].n_cards; k++) {
			char card[CARD_TEXT];

			card_print(seen[i].card[k], card);
			fprintf(file, " %s", card);
		}
		putc('\n', file);
	}
}

static void
print_effects(FILE *file, const Voice *voice, const Ruling *ruling)
{
	char text[SAY_MAX];

	for (int i = 0; i < ruling->n_effects; i++) {
		if (ruling->plain && seen_repeats(&ruling->effect[i]))
			continue;
		effect_say(voice, &ruling->effect[i], text, sizeof text);
		fprintf(file, "%s%s%s\n", ruling->plain ? PLAIN : BELOW, ruling->plain ? "  " : "",
			text);
	}
}

static void
print_facts(FILE *file, const Voice *voice, const Ruling *ruling)
{
	int below = text_width(BELOW) + 1, column = below;
	char text[SAY_MAX];

	if (ruling->n_facts)
		fprintf(file, "%s(", BELOW);
	for (int i = 0; i < ruling->n_facts; i++) {
		int width;

		fact_say(voice, &ruling->fact[i], text, sizeof text);
		width = text_width(text);
		if (i && column + width + text_width("; )") > LINE_WIDTH) {
			fprintf(file, ";\n%s ", BELOW);
			column = below;
		} else if (i) {
			fputs("; ", file);
			column += text_width("; ");
		}
		fputs(text, file);
		column += width;
	}
	if (ruling->n_facts)
		fputs(")\n", file);
}

static void
print_choices(FILE *file, const Voice *voice, const Ruling *ruling)
{
	char text[SAY_MAX];

	for (int i = 0; i < ruling->n_choices; i++) {
		if (i == 0)
			fprintf(file, "%s%s", BELOW, _("the floor decides: "));
		option_say(voice, &ruling->choice[i], text, sizeof text);
		fprintf(file, "%s%s%s", i ? _(" or ") : "", text,
			i == ruling->chosen ? _(" (in force)") : "");
	}
	if (ruling->n_choices)
		putc('\n', file);
}

static void
print_ruling(FILE *file, const Played *played, const Ruling *ruling)
{
	const Voice voice = to_people(played->after);
	const Clause *clause = book_clause(played->book, ruling->rule);
	int length = clause ? (int)clause->title.length : 0;

	fprintf(file, "%s%s  %.*s", ruling->plain ? PLAIN : RULING, ruling->rule, length,
		clause ? clause->title.at : "");
	if (ruling->silent && !ruling->plain)
		fprintf(file, _(" (the %s book has no word on it)"), played->book->name);
	putc('\n', file);
	print_effects(file, &voice, ruling);
	if (!ruling->plain)
		print_facts(file, &voice, ruling);
	print_choices(file, &voice, ruling);
}

void
transcript_event(FILE *file, const Played *played)
{
	const Voice voice = to_people(played->after);
	char text[LINE_MAX_BYTES];

	line_say(&voice, played->text, text, sizeof text);
	fprintf(file, "  %s", text);
	if (played->refusal && *played->refusal) {
		fprintf(file, _(": refused, %s\n"), played->refusal);
		return;
	}
	print_seen(file, played);
	for (int i = 0; i < played->report->n_rulings; i++)
		print_ruling(file, played, &played->report->ruling[i]);
}

size_t
turn_say(const Game *game, char *text, size_t size)
{
	const Voice voice = to_people(game);
	int seat = game->table.turn;
	char who[SAY_MAX], amount[SAY_AMOUNT_MAX];
	int length;

	if (seat == 0) {
		length = snprintf(text, size, "%s", _("it is nobody's turn"));
	} else {
		seat_say(&voice, seat, who, sizeof who);
		amount_say(&voice, game_to_call(game, seat), amount, sizeof amount);
		length = snprintf(text, size, _("%s to act, %s to call"), who, amount);
	}
	return length < 0 ? 0 : (size_t)length < size ? (size_t)length : size - 1;
}

void
transcript_tail(FILE *file, const Game *game)
{
	const Table *table = &game->table;
	char text[SAY_MAX];

	putc('\n', file);
	for (int seat = 1; seat <= table->seats; seat++) {
		const Seat *s = &table->seat[seat];

		if (!s->taken)
			continue;
		print_player(file, seat, s->name);
		print_amount(file, s->stack, 12);
		if (s->bet + s->held > 0) {
			fputs(_("  in front "), file);
			print_amount(file, s->bet + s->held, 0);
		}
		putc('\n', file);
	}
	turn_say(game, text, sizeof text);
	fprintf(file, "  %s, ", street_name(table->street));
	if (table_total(table) > 0) {
		print_amount(file, table_total(table), 0);
		fputs(_(" in the middle and in front, "), file);
	}
	fprintf(file, "%s\n", text);
}
