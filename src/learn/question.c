#include "src/learn/question.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/language/print.h"
#include "src/learn/neighbour.h"
#include "src/say.h"
#include "src/seen.h"
#include "src/text.h"

enum {
	FEW = 3, /* answers below which neighbours are offered besides */
	LINE_BYTES = 4096
};

/* What a question is made with, kept off the stack. */
typedef struct Making {
	Game game;
	Report report;
	char neighbour[NEIGHBOURS_MAX][QUESTION_TEXT];
	char line[LINE_BYTES];
} Making;

static const char BETWEEN[] = "; ";

/* True if the sentence is a whole part of the text. */
static bool
is_told(const char *text, const char *sentence)
{
	size_t length = strlen(sentence);

	for (const char *at = text; (at = strstr(at, sentence)) != NULL; at++)
		if ((at == text || at[-1] == ' ') &&
		    (!at[length] || !strncmp(at + length, BETWEEN, strlen(BETWEEN))))
			return true;
	return false;
}

/* Appends a sentence, unless it stands there already. */
static void
add(char *text, size_t size, const char *more)
{
	size_t used = strlen(text);

	if (*more && !is_told(text, more) && used < size)
		snprintf(text + used, size - used, "%s%s", used ? BETWEEN : "", more);
}

/* The verdict on the seat, ACT_NONE if there is none. */
static ActKind
verdict_on(const Report *report, int seat)
{
	for (int i = 0; i < report->n_verdicts; i++)
		if (report->verdict[i].seat == seat)
			return report->verdict[i].act.kind;
	return ACT_NONE;
}

/* True if the effect only says what the verdict on its seat means for chips and hand. */
static bool
is_implied(const Report *report, const Effect *effect, bool plain)
{
	ActKind kind = verdict_on(report, effect->seat);

	if (effect->kind == EFFECT_RETURN || effect->kind == EFFECT_ADD)
		return kind != ACT_NONE && kind != ACT_FOLD;
	if (effect->kind == EFFECT_KILL)
		return kind == ACT_FOLD;
	/* That nothing is changed is said where nothing else is. */
	return effect->kind == EFFECT_STANDS ||
	       (seen_repeats(effect) && (plain || kind != ACT_NONE));
}

static void
add_verdicts(const Voice *voice, const Report *report, int seat, char *text, size_t size)
{
	for (int i = 0; i < report->n_verdicts; i++) {
		const SeatVerdict *verdict = &report->verdict[i];
		char act[SAY_MAX], who[SAY_MAX], both[2 * SAY_MAX + 4];

		if (!act_say(voice, &verdict->act, act, sizeof act))
			continue;
		seat_say(voice, verdict->seat, who, sizeof who);
		snprintf(both, sizeof both, "%s: %s", who, act);
		add(text, size, verdict->seat == seat ? act : both);
	}
}

/* What the rulings that are plain, or the others, do. */
static void
add_effects(const Voice *voice, const Report *report, bool plain, char *text, size_t size)
{
	for (int i = 0; i < report->n_rulings; i++) {
		const Ruling *ruling = &report->ruling[i];

		for (int k = 0; ruling->plain == plain && k < ruling->n_effects; k++) {
			const Effect *effect = &ruling->effect[k];
			char sentence[SAY_MAX];

			if (is_implied(report, effect, plain))
				continue;
			effect_say(voice, effect, sentence, sizeof sentence);
			add(text, size, sentence);
		}
	}
}

static void
add_choices(const Voice *voice, const Report *report, char *text, size_t size)
{
	const Ruling *ruling = report_choice(report);
	char sentence[QUESTION_TEXT] = "", option[SAY_MAX];

	for (int i = 0; ruling && i < ruling->n_choices; i++) {
		size_t used = strlen(sentence);

		option_say(voice, &ruling->choice[i], option, sizeof option);
		snprintf(sentence + used, sizeof sentence - used, "%s%s",
			 i ? _(" or ") : _("the floor decides: "), option);
	}
	add(text, size, sentence);
}

void
outcome_say(const Table *after, const Report *report, int seat, char *text, size_t size)
{
	const Voice voice = { after, true };
	char done[QUESTION_TEXT] = "";

	add_verdicts(&voice, report, seat, done, sizeof done);
	add_effects(&voice, report, !report_is_irregular(report), done, sizeof done);
	add_choices(&voice, report, done, sizeof done);
	snprintf(text, size, "%s", *done ? done : _("nothing is changed: play goes on"));
}

const char *
report_carrier(const Report *report)
{
	for (int i = 0; i < report->n_rulings; i++)
		if (!report->ruling[i].plain)
			return report->ruling[i].rule;
	return report->n_rulings ? report->ruling[0].rule : "";
}

/* Adds an answer, unless it is told already or there is no room. */
static void
offer(Question *question, const char *text)
{
	for (int i = 0; i < question->n; i++)
		if (!strcmp(question->option[i], text))
			return;
	if (question->n < QUESTION_OPTIONS_MAX)
		snprintf(question->option[question->n++], QUESTION_TEXT, "%s", text);
}

static bool
play(Making *making, const Game *before, const Book *book, const Event *event)
{
	making->game = *before;
	return game_play(&making->game, book, event, &making->report);
}

static void
offer_books(Question *question, Making *making, const Game *before, const Event *event,
	    Shelf *shelf)
{
	for (size_t k = 0; k < shelf_embedded_count(); k++) {
		char error[SHELF_ERROR_MAX], text[QUESTION_TEXT];
		const Book *book = shelf_find(shelf, shelf_embedded_name(k), error);

		if (!book || !play(making, before, book, event))
			continue;
		outcome_say(&making->game.table, &making->report, event->seat, text, sizeof text);
		offer(question, text);
	}
}

/* An order that comes from the seed; returns where the first has gone. */
static int
mix(char (*text)[QUESTION_TEXT], int n, uint64_t seed)
{
	Random random;
	int first = 0;

	random_seed(&random, seed);
	for (int i = n - 1; i > 0; i--) {
		int other = (int)random_below(&random, (uint32_t)i + 1);
		char kept[QUESTION_TEXT];

		memmove(kept, text[i], sizeof kept);
		memmove(text[i], text[other], sizeof kept);
		memmove(text[other], kept, sizeof kept);
		first = first == other ? i : first == i ? other : first;
	}
	return first;
}

/* Any of them: if always the nearest were taken, the right one would be the one amidst them. */
static void
offer_neighbours(Question *question, Making *making, const Game *before, const Book *book,
		 const Event *event, uint64_t seed)
{
	int n;

	if (question->n >= FEW || !play(making, before, book, event))
		return;
	n = neighbours_say(before, &making->game.table, book, event, &making->report,
			   making->neighbour);
	mix(making->neighbour, n - NEIGHBOURS_LAST, seed);
	for (int i = 0; i < n && question->n < FEW; i++)
		offer(question, making->neighbour[i]);
}

bool
question_make(Question *question, const Game *before, const Book *book, const Event *event,
	      Shelf *shelf, uint64_t seed)
{
	Making *making = malloc(sizeof *making);
	const Voice voice = { &before->table, true };
	char text[QUESTION_TEXT];

	memset(question, 0, sizeof *question);
	if (!making || !play(making, before, book, event)) {
		free(making);
		return false;
	}
	event_print(event, making->line, sizeof making->line);
	line_say(&voice, making->line, question->event, sizeof question->event);
	outcome_say(&making->game.table, &making->report, event->seat, text, sizeof text);
	snprintf(question->rule, sizeof question->rule, "%s", report_carrier(&making->report));
	offer(question, text);
	offer_books(question, making, before, event, shelf);
	offer_neighbours(question, making, before, book, event, seed);
	question->right = mix(question->option, question->n, seed);
	free(making);
	return question->n >= QUESTION_OPTIONS_MIN;
}
