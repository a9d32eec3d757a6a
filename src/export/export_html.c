/* A session as a page: a hand-out with a picture of the table at each moment that is worth one. */
#include "src/export/write.h"

#include <stdlib.h>
#include <string.h>

#include "src/export/markup.h"
#include "src/export/page.h"
#include "src/export/svg.h"
#include "src/say.h"
#include "src/seen.h"
#include "src/text.h"
#include "src/transcript.h"
#include "src/version.h"
#include "ui/amount.h"

/* A sentence with a capital. */
static void
capital(char *text)
{
	if (*text >= 'a' && *text <= 'z')
		*text = (char)(*text - 'a' + 'A');
}

static const char *
title_of(const Export *source)
{
	const char *title = session_title(source->session);

	return title && *title ? title : _("A hand of poker");
}

static void
write_game(FILE *file, const Walk *walk)
{
	const Table *table = &walk->place.game.table;
	const Book *book = walk->place.book;
	char game[SAY_MAX], small[AMOUNT_TEXT], big[AMOUNT_TEXT], ante[AMOUNT_TEXT];

	game_say(table->game, table->limit, game, sizeof game);
	capital(game);
	fputs("<p class=\"game\">", file);
	markup_print(file, _("%s, blinds %s/%s"), game, amount_text(small, table->small_blind),
		     amount_text(big, table->big_blind));
	if (table->ante)
		markup_print(file, table->ante_each ? _(", ante %s each") : _(", ante %s"),
			     amount_text(ante, table->ante));
	fputs(". ", file);
	markup_print(file, _("Ruled by the book \"%.*s\" (%s)."), (int)book->title.length,
		     book->title.at, book->name);
	fputs("</p>\n", file);
}

static void
write_players(FILE *file, const Walk *walk)
{
	const Table *table = &walk->place.game.table;

	fputs(_("<table class=\"players\" aria-label=\"Who sits where\">\n"
		"<thead><tr><th scope=\"col\">Seat</th><th scope=\"col\">Player</th>"
		"<th scope=\"col\" class=\"amount\">Chips</th><th scope=\"col\">Here</th></tr></thead>\n"
		"<tbody>\n"),
	      file);
	for (int seat = 1; seat <= table->seats; seat++) {
		const Seat *s = &table->seat[seat];
		char stack[AMOUNT_TEXT];

		if (!s->taken)
			continue;
		fprintf(file, "<tr><td>%d</td><td>", seat);
		markup_text(file, s->name);
		fprintf(file, "</td><td class=\"amount\">%s</td><td>%s%s</td></tr>\n",
			amount_text(stack, s->stack), seat == table->button ? _("button ") : "",
			s->absent ? _("absent") : "");
	}
	fputs("</tbody>\n</table>\n", file);
}

/* What the heading of a moment says. */
static void
heading(const Walk *walk, bool verdict, char *text, size_t size)
{
	char what[SAY_MAX];

	if (!walk->event) {
		snprintf(text, size, "%s", _("The table"));
		return;
	}
	walk_say(walk, verdict, what, sizeof what);
	capital(what);
	if (strcmp(what, walk_street(walk)) == 0)
		snprintf(text, size, "%s", what);
	else
		snprintf(text, size, "%s: %s", walk_street(walk), what);
}

/* True if what came of the event of the moment stands at the end of the page. */
static bool
is_kept_back(const Walk *walk)
{
	return walk->source->questions && (walk->why & MOMENT_ASKED);
}

/* A list of the moments, where there are several to find one's way among. */
static bool
write_contents(FILE *file, const Export *source)
{
	Walk *walk = walk_open(source);
	int n = 0;

	if (!walk)
		return false;
	do {
		char text[SAY_MAX * 2];

		if (!walk->why)
			continue;
		if (n++ == 0)
			fputs(_("<nav aria-label=\"Moments\">\n<ol class=\"moments\">\n"), file);
		heading(walk, !is_kept_back(walk), text, sizeof text);
		fprintf(file, "<li><a href=\"#moment-%d\">", n);
		markup_text(file, text);
		fputs("</a>", file);
		if (walk_ruling(walk) && !is_kept_back(walk)) {
			fputs(" <b>", file);
			markup_text(file, walk_ruling(walk)->rule);
			fputs("</b>", file);
		}
		fputs("</li>\n", file);
	} while (walk_next(walk));
	if (n)
		fputs("</ol>\n</nav>\n", file);
	walk_close(walk);
	return true;
}

/*
 * What all could see of an event besides its words: a sentence of its own, or the end of one that
 * tells the event.
 */
static void
write_seen(FILE *file, const Walk *walk, bool alone)
{
	Seen *seen = malloc(SEEN_MAX * sizeof *seen);
	int n = seen && walk->event ? seen_list(&walk->played, seen) : 0;

	if (n && alone)
		capital(seen[0].text);
	for (int i = 0; i < n; i++) {
		fputs(i ? "; " : alone ? "<p class=\"seen\">" : " \xe2\x80\x94 ", file);
		markup_text(file, seen[i].text);
		for (int k = 0; k < seen[i].n_cards; k++) {
			char card[CARD_TEXT];

			card_print(seen[i].card[k], card);
			fprintf(file, " %s", card);
		}
	}
	if (n && alone)
		fputs(".</p>\n", file);
	free(seen);
}

/* An event that led to the next moment. */
static void
write_act(FILE *file, const Walk *walk)
{
	char text[WALK_LINE_MAX];

	walk_say(walk, true, text, sizeof text);
	fputs("<li>", file);
	capital(text);
	markup_text(file, text);
	write_seen(file, walk, false);
	fputs("</li>\n", file);
}

static void
write_picture(FILE *file, const Walk *walk, int number, const char *title)
{
	const Ruling *ruling = walk_ruling(walk);
	Picture picture = { .game = &walk->place.game,
			    .view = &walk->source->view,
			    .number = number,
			    .title = title };
	char turn[SAY_MAX];

	if (ruling) {
		picture.lit = ruling->seat;
		snprintf(picture.clause, sizeof picture.clause, "%s", ruling->rule);
	}
	fputs("<figure>\n", file);
	svg_table(file, &picture);
	turn_say(&walk->place.game, turn, sizeof turn);
	capital(turn);
	fputs("<figcaption>", file);
	markup_text(file, turn);
	fputs(".</figcaption>\n</figure>\n", file);
}

static void
write_remarks(FILE *file, const Walk *walk)
{
	static const char *const NAMES[] = {
		[STATEMENT_NOTE] = _("Note"),
		[STATEMENT_ASK] = _("Question"),
		[STATEMENT_HINT] = _("Hint"),
	};
	Remark remark = { 0 };

	while (walk_remark(walk, &remark)) {
		fprintf(file, "<div class=\"remark\"><p><b>%s:</b> ", NAMES[remark.kind]);
		if (remark.length)
			markup_bytes(file, remark.text, remark.length);
		else
			fputs(_("How do you rule on what comes next?"), file);
		fputs("</p></div>\n", file);
	}
}

/* The section of a moment, begun with its heading. */
static void
begin_section(FILE *file, const char *id, int number, const char *text)
{
	fprintf(file, "<section class=\"moment\" id=\"%s-%d\">\n<h2>%d. ", id, number, number);
	markup_text(file, text);
	fputs("</h2>\n", file);
}

/* What led to a moment: items of a list, not ended by a zero. */
typedef struct Acts {
	char *text;
	size_t length;
} Acts;

static void
write_acts(FILE *file, Acts acts)
{
	if (!acts.length)
		return;
	fputs(_("<ul class=\"acts\" aria-label=\"Before it\">\n"), file);
	fwrite(acts.text, 1, acts.length, file);
	fputs("</ul>\n", file);
}

/* One moment as a section whose id begins with that word. */
static void
write_moment(FILE *file, const Walk *walk, const char *id, int number, Acts acts)
{
	char text[WALK_LINE_MAX + SAY_MAX];

	heading(walk, true, text, sizeof text);
	begin_section(file, id, number, text);
	write_acts(file, acts);
	write_seen(file, walk, true);
	write_picture(file, walk, number, text);
	if (walk->event) {
		page_rulings(file, walk);
		page_books(file, walk);
	}
	write_remarks(file, walk);
	fputs("</section>\n", file);
}

/* What was done, and nothing of what came of it. */
static void
write_question(FILE *file, const Walk *walk, int number)
{
	char text[WALK_LINE_MAX + SAY_MAX];

	heading(walk, false, text, sizeof text);
	begin_section(file, "moment", number, text);
	fprintf(file,
		_("<p>How do you rule? <a href=\"#answer-%d\">The answer</a> stands at the "
		  "end.</p>\n</section>\n"),
		number);
}

/* The moments one after another; answers that are kept back go into a file of their own. */
static void
write_walk(FILE *file, FILE *answers, FILE *acts, Acts *led, Walk *walk)
{
	int n = 0;

	do {
		if (!walk->why) {
			if (walk->event)
				write_act(acts, walk);
			continue;
		}
		fflush(acts);
		n++;
		if (is_kept_back(walk)) {
			write_question(file, walk, n);
			write_moment(answers, walk, "answer", n, *led);
		} else {
			write_moment(file, walk, "moment", n, *led);
		}
		rewind(acts);
	} while (walk_next(walk));
}

static bool
write_moments(FILE *file, const Export *source)
{
	Walk *walk = walk_open(source);
	char *kept = NULL;
	Acts led = { 0 };
	size_t length = 0;
	FILE *acts = open_memstream(&led.text, &led.length);
	FILE *answers = open_memstream(&kept, &length);
	bool good = walk && acts && answers;

	if (good)
		write_walk(file, answers, acts, &led, walk);
	walk_close(walk);
	if (acts)
		fclose(acts);
	if (answers)
		good = fclose(answers) == 0 && good;
	if (good && length)
		fprintf(file, _("<section class=\"answers\">\n<h2>Answers</h2>\n%s</section>\n"),
			kept);
	free(led.text);
	free(kept);
	return good;
}

static bool
write_head(FILE *file, const Export *source)
{
	Walk *walk = walk_open(source);

	if (!walk)
		return false;
	fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
	      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	      file);
	markup_text(file, title_of(source));
	fprintf(file, "</title>\n<style>\n%s</style>\n</head>\n<body>\n", PAGE_STYLE);
	svg_symbols(file);
	fputs("<header>\n<h1>", file);
	markup_text(file, title_of(source));
	fputs("</h1>\n", file);
	write_game(file, walk);
	write_players(file, walk);
	walk_close(walk);
	return true;
}

ExportResult
export_write_html(const Export *source, FILE *file)
{
	if (!write_head(file, source) || !write_contents(file, source))
		return EXPORT_FAILED;
	fputs("</header>\n<main>\n", file);
	if (!write_moments(file, source))
		return EXPORT_FAILED;
	fprintf(file,
		"</main>\n<footer>\n<p class=\"foot\">misdeal %s</p>\n</footer>\n</body>\n</html>\n",
		MISDEAL_VERSION);
	return ferror(file) ? EXPORT_FAILED : EXPORT_DONE;
}
