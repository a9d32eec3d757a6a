/* The card of a ruling on a page: the clause, what it rests on, and what other books say. */
#include "src/export/page.h"

#include <stdlib.h>
#include <string.h>

#include "src/export/markup.h"
#include "src/say.h"
#include "src/text.h"
#include "src/varied.h"

/* The text of a clause as paragraphs: they are parted by a blank line and indented in the file. */
static void
clause_text(FILE *file, BookSpan span)
{
	bool open = false;

	for (size_t i = 0; i < span.length;) {
		const char *at = span.at + i;
		const char *newline = memchr(at, '\n', span.length - i);
		size_t line = newline ? (size_t)(newline - at) : span.length - i, blank = 0;

		while (blank < line && strchr(" \t\r", at[blank]))
			blank++;
		if (blank == line && open) {
			fputs("</p>\n", file);
			open = false;
		} else if (blank < line) {
			fputs(open ? "\n" : "<p>", file);
			markup_bytes(file, at + blank, line - blank);
			open = true;
		}
		i += line + 1;
	}
	if (open)
		fputs("</p>\n", file);
}

/* A row of the card, of which each piece is a sentence; nothing where there are none. */
typedef struct Row {
	FILE *file;
	const char *name, *between;
	bool any;
} Row;

static void
row_add(Row *row, const char *sentence)
{
	if (row->any)
		fputs(row->between, row->file);
	else
		fprintf(row->file, "<dt>%s</dt><dd>", row->name);
	markup_text(row->file, sentence);
	row->any = true;
}

static void
row_end(const Row *row)
{
	if (row->any)
		fputs("</dd>\n", row->file);
}

static void
say_facts(FILE *file, const Voice *voice, const Ruling *ruling)
{
	Row row = { file, _("Here"), _(" \xc2\xb7 "), false };
	char text[SAY_MAX];

	for (int i = 0; i < ruling->n_facts; i++) {
		fact_say(voice, &ruling->fact[i], text, sizeof text);
		row_add(&row, text);
	}
	row_end(&row);
}

static void
say_effects(FILE *file, const Voice *voice, const Ruling *ruling)
{
	Row row = { file, _("So"), _("; "), false };
	char text[SAY_MAX];

	for (int i = 0; i < ruling->n_effects; i++) {
		effect_say(voice, &ruling->effect[i], text, sizeof text);
		row_add(&row, text);
	}
	row_end(&row);
}

static void
say_choices(FILE *file, const Voice *voice, const Ruling *ruling)
{
	Row row = { file, _("The floor"), _(" or "), false };
	char option[SAY_MAX], text[SAY_MAX + 32];

	for (int i = 0; i < ruling->n_choices; i++) {
		option_say(voice, &ruling->choice[i], option, sizeof option);
		snprintf(text, sizeof text, "%s%s", option,
			 i == ruling->chosen ? _(" (in force)") : "");
		row_add(&row, text);
	}
	row_end(&row);
}

/* What would have changed it. */
static void
say_ifs(FILE *file, const Walk *walk)
{
	char ifs[VARIED_MAX][VARIED_TEXT];
	int n = varied_acts(&walk->before, walk->played.book, walk->event, ifs);
	Row row = { file, _("If"), "<br>", false };

	for (int i = 0; i < n; i++)
		row_add(&row, ifs[i]);
	row_end(&row);
}

static void
write_card(FILE *file, const Walk *walk, const Ruling *ruling, bool first)
{
	const Voice voice = { &walk->place.game.table, true };
	const Book *book = walk->played.book;
	const Clause *clause = book_clause(book, ruling->rule);

	fputs("<div class=\"ruling\">\n<h3><b class=\"id\">", file);
	markup_text(file, ruling->rule);
	fputs("</b> ", file);
	if (clause)
		markup_bytes(file, clause->title.at, clause->title.length);
	fputs("</h3>\n", file);
	if (ruling->silent) {
		fputs("<p class=\"plain\">", file);
		markup_print(file, _("The %s book has no word on it: this is common practice."),
			     book->name);
		fputs("</p>\n", file);
	}
	if (clause)
		clause_text(file, clause->text);
	if (ruling->n_facts || ruling->n_effects || ruling->n_choices) {
		fputs("<dl>\n", file);
		say_facts(file, &voice, ruling);
		say_effects(file, &voice, ruling);
		say_choices(file, &voice, ruling);
		if (first)
			say_ifs(file, walk);
		fputs("</dl>\n", file);
	}
	fputs("</div>\n", file);
}

static void
write_plain(FILE *file, const Walk *walk)
{
	bool any = false;

	for (int i = 0; i < walk->report.n_rulings; i++) {
		const Ruling *ruling = &walk->report.ruling[i];
		const Clause *clause = book_clause(walk->played.book, ruling->rule);

		if (!ruling->plain)
			continue;
		fputs(any ? "; " : _("<p class=\"plain\">Beside it: "), file);
		markup_print(file, "%s %.*s", ruling->rule, clause ? (int)clause->title.length : 0,
			     clause ? clause->title.at : "");
		any = true;
	}
	if (any)
		fputs("</p>\n", file);
}

void
page_rulings(FILE *file, const Walk *walk)
{
	bool first = true;

	for (int i = 0; i < walk->report.n_rulings; i++) {
		if (walk->report.ruling[i].plain)
			continue;
		write_card(file, walk, &walk->report.ruling[i], first);
		first = false;
	}
	write_plain(file, walk);
}

/* A book's side of the event, and the memory for it. */
typedef struct Side {
	Game game;
	Report report;
} Side;

static void
write_side(FILE *file, const Walk *walk, const Book *book, Side *side)
{
	const Voice voice = { &side->game.table, true };
	bool any = false;

	side->game = walk->before;
	if (!game_play(&side->game, book, walk->event, &side->report))
		return;
	fputs("<tr><th scope=\"row\">", file);
	markup_text(file, book->name);
	fputs("</th><td>", file);
	for (int i = 0; i < side->report.n_rulings; i++) {
		const Ruling *ruling = &side->report.ruling[i];
		const Clause *clause = book_clause(book, ruling->rule);
		char text[SAY_MAX];

		if (ruling->plain && report_is_irregular(&side->report))
			continue;
		fputs(any ? "<br><b>" : "<b>", file);
		markup_text(file, ruling->rule);
		fputs("</b>", file);
		for (int k = 0; k < ruling->n_effects; k++) {
			effect_say(&voice, &ruling->effect[k], text, sizeof text);
			markup_print(file, "%s %s", k ? ";" : "", text);
		}
		for (int k = 0; k < ruling->n_choices; k++) {
			option_say(&voice, &ruling->choice[k], text, sizeof text);
			markup_print(file, "%s %s", k ? _(" or") : _("; the floor:"), text);
		}
		if (!ruling->n_effects && !ruling->n_choices && clause)
			markup_print(file, " %.*s", (int)clause->title.length, clause->title.at);
		any = true;
	}
	if (!any)
		fputs(_("nothing to rule on"), file);
	fputs("</td></tr>\n", file);
}

void
page_books(FILE *file, const Walk *walk)
{
	Shelf *shelf = session_shelf(walk->source->session);
	Side *side = malloc(sizeof *side);

	/* A decision of the floor is one between the options of the book in force. */
	if (side && walk_ruling(walk) && walk->event->kind != EV_FLOOR_RULES) {
		fputs(_("<h4>What other books say</h4>\n<table class=\"books\">\n"), file);
		for (size_t k = 0; k < shelf_embedded_count(); k++) {
			char error[SHELF_ERROR_MAX];
			const Book *book = shelf_find(shelf, shelf_embedded_name(k), error);

			if (book && strcmp(book->name, walk->played.book->name) != 0)
				write_side(file, walk, book, side);
		}
		fputs("</table>\n", file);
	}
	free(side);
}
