/* What came of the last event, in words for the panel and for the rule card. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/say.h"
#include "src/screen/clause.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "src/varied.h"
#include "ui/keymap.h"

/* Appends a sentence behind a separator, as far as there is room. */
static void
add(char *text, size_t size, const char *separator, const char *more)
{
	const char *pieces[2] = { *text ? separator : "", more };
	size_t used = strlen(text);

	for (int i = 0; i < 2 && *more; i++)
		for (const char *c = pieces[i]; *c && used + 1 < size; c++)
			text[used++] = *c;
	text[used] = '\0';
}

static void
say_effects(const Voice *voice, const Ruling *ruling, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < ruling->n_effects; i++) {
		char sentence[SAY_MAX];

		effect_say(voice, &ruling->effect[i], sentence, sizeof sentence);
		add(text, size, "; ", sentence);
	}
}

static void
say_facts(const Voice *voice, const Ruling *ruling, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < ruling->n_facts; i++) {
		char sentence[SAY_MAX];

		fact_say(voice, &ruling->fact[i], sentence, sizeof sentence);
		add(text, size, "  ", sentence);
	}
}

/* "1 complete (in force)  2 forfeit" */
static void
say_choices(const Voice *voice, const Ruling *ruling, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < ruling->n_choices; i++) {
		char option[SAY_MAX], numbered[SAY_MAX + 32];

		option_say(voice, &ruling->choice[i], option, sizeof option);
		snprintf(numbered, sizeof numbered, "%d %s%s", i + 1, option,
			 i == ruling->chosen ? _(" (in force)") : "");
		add(text, size, "   ", numbered);
	}
}

/* In a word or two what was held; "" where only sentences can tell it. */
static void
say_verdict(const Voice *voice, const Ruling *ruling, char *text, size_t size)
{
	size_t used;

	text[0] = '\0';
	used = act_say(voice, &ruling->verdict, text, size);
	for (int i = 0; used && i < ruling->n_effects; i++)
		if (ruling->effect[i].kind == EFFECT_PEND)
			snprintf(text + used, size - used, "%s", _(" waits"));
	if (used)
		return;
	for (int i = 0; i < ruling->n_effects && !*text; i++)
		switch ((int)ruling->effect[i].kind) {
		case EFFECT_MISDEAL:
			snprintf(text, size, "%s", _("misdeal"));
			break;
		case EFFECT_VOID:
			snprintf(text, size, "%s", _("void"));
			break;
		case EFFECT_KILL:
			snprintf(text, size, _("hand %d is dead"), ruling->effect[i].seat);
			break;
		case EFFECT_PENALISE:
			penalty_say((PenaltyStep)ruling->effect[i].step, ruling->effect[i].n, text,
				    size);
			break;
		}
}

static void
copy_span(char *text, size_t size, BookSpan span)
{
	snprintf(text, size, "%.*s", (int)span.length, span.at);
}

static void
tell_ruling(const Voice *voice, const Book *book, const Ruling *ruling, PanelRuling *told)
{
	const Clause *clause = book_clause(book, ruling->rule);

	memset(told, 0, sizeof *told);
	told->plain = ruling->plain;
	told->seat = ruling->seat;
	snprintf(told->rule, sizeof told->rule, "%s", ruling->rule);
	if (clause)
		copy_span(told->title, sizeof told->title, clause->title);
	say_effects(voice, ruling, told->what, sizeof told->what);
	say_facts(voice, ruling, told->facts, sizeof told->facts);
	say_verdict(voice, ruling, told->verdict, sizeof told->verdict);
	say_choices(voice, ruling, told->choices, sizeof told->choices);
}

void
screen_tell(Screen *screen)
{
	Report *report = malloc(sizeof *report);
	const Shown shown = screen_shown(screen);
	size_t count = shown.count;
	const Voice voice = { &shown.game->table, true };
	char line[PANEL_TEXT];
	const Book *book;

	memset(&screen->panel, 0, sizeof screen->panel);
	screen->told = count;
	snprintf(screen->panel.key, sizeof screen->panel.key, "%s", "Enter");
	if (screen->look.on)
		keymap_key(&screen->settings.keymap, DO_CARD, screen->panel.key);
	if (report && count && !demoing_hides(screen)) {
		book = session_recall(shown.session, count - 1, NULL, report, NULL);
		session_line(shown.session, count - 1, line, sizeof line);
		line_say(&voice, line, screen->panel.event, sizeof screen->panel.event);
		/* What was ruled stands before what only says what it counts as. */
		for (int plain = 0; plain < 2; plain++)
			for (int i = 0; i < report->n_rulings; i++)
				if (report->ruling[i].plain == (bool)plain &&
				    screen->panel.n < PANEL_LINES)
					tell_ruling(&voice, book, &report->ruling[i],
						    &screen->panel.ruling[screen->panel.n++]);
	}
	/* A clause that only says what an act counts as has no verdict of its own: the act has. */
	for (int i = 0; i < screen->panel.n && report->n_verdicts; i++)
		if (screen->panel.ruling[i].plain && !screen->panel.ruling[i].verdict[0])
			act_say(&voice, &report->verdict[0].act, screen->panel.ruling[i].verdict,
				sizeof screen->panel.ruling[i].verdict);
	free(report);
	if (!screen->look.on)
		focus_follow(screen);
}

/* The index of the ruling that stands at `at` in the panel. */
static const Ruling *
ruling_at(const Report *report, int at)
{
	for (int plain = 0; plain < 2; plain++)
		for (int i = 0; i < report->n_rulings; i++)
			if (report->ruling[i].plain == (bool)plain && at-- == 0)
				return &report->ruling[i];
	return NULL;
}

/* What another book says of the same event: its clauses and what it does, in one line. */
static void
tell_other(const Game *before, const Book *book, const Event *event, char *text, size_t size)
{
	Game *game = malloc(sizeof *game);
	Report *report = malloc(sizeof *report);

	text[0] = '\0';
	if (game && report) {
		Voice voice = { &game->table, true };

		*game = *before;
		game_play(game, book, event, report);
		for (int i = 0; i < report->n_rulings; i++) {
			char effects[PANEL_TEXT], line[PANEL_TEXT * 2];

			if (report->ruling[i].plain && report_is_irregular(report))
				continue;
			say_effects(&voice, &report->ruling[i], effects, sizeof effects);
			snprintf(line, sizeof line, "%s %s", report->ruling[i].rule, effects);
			add(text, size, "; ", line);
		}
		if (!*text)
			add(text, size, "", _("nothing to rule on"));
	}
	free(report);
	free(game);
}

static void
tell_others(const Screen *screen, const Game *before, const Book *book, const Event *event,
	    RuleCard *card)
{
	Shelf *shelf = session_shelf(screen->session);

	for (size_t k = 0; k < shelf_embedded_count() && card->n_others < 6; k++) {
		char error[SHELF_ERROR_MAX];
		const Book *other = shelf_find(shelf, shelf_embedded_name(k), error);

		if (!other || !strcmp(other->name, book->name))
			continue;
		snprintf(card->other_book[card->n_others], sizeof card->other_book[0], "%s",
			 other->name);
		tell_other(before, other, event, card->other[card->n_others],
			   sizeof card->other[0]);
		card->n_others++;
	}
}

bool
screen_card(const Screen *screen, RuleCard *card)
{
	Game *before = malloc(sizeof *before);
	Report *report = malloc(sizeof *report);
	const Shown shown = screen_shown(screen);
	size_t count = shown.count;
	const Ruling *ruling = NULL;
	const Voice voice = { &shown.game->table, true };

	memset(card, 0, sizeof *card);
	if (before && report && count) {
		const Book *book = session_recall(shown.session, count - 1, before, report, NULL);
		const Clause *clause;

		ruling = ruling_at(report, screen->panel.at);
		clause = ruling ? book_clause(book, ruling->rule) : NULL;
		if (clause) {
			clause_card(book, clause, card);
			card->silent = ruling->silent;
			say_facts(&voice, ruling, card->here, sizeof card->here);
			say_effects(&voice, ruling, card->so, sizeof card->so);
			card->n_ifs = varied_acts(
				before, book, session_event(shown.session, count - 1), card->ifs);
			tell_others(screen, before, book, session_event(shown.session, count - 1),
				    card);
		}
	}
	free(report);
	free(before);
	return ruling != NULL;
}
