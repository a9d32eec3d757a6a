#include "src/learn/score.h"

#include <string.h>

#include "src/text.h"

static int
order(const ScoreRow *row, const char *book, const char *rule)
{
	int by_book = strcmp(row->book, book);

	return by_book ? by_book : strcmp(row->rule, rule);
}

/* The row of the clause, a new one in its place if there is none yet. */
static ScoreRow *
row_of(Score *score, const char *book, const char *rule)
{
	int at = 0;

	while (at < score->n && order(&score->row[at], book, rule) < 0)
		at++;
	if (at < score->n && !order(&score->row[at], book, rule))
		return &score->row[at];
	if (score->n == SCORE_MAX)
		return &score->row[SCORE_MAX - 1];
	memmove(&score->row[at + 1], &score->row[at],
		(size_t)(score->n - at) * sizeof score->row[0]);
	score->n++;
	memset(&score->row[at], 0, sizeof score->row[at]);
	snprintf(score->row[at].book, sizeof score->row[at].book, "%s", book);
	snprintf(score->row[at].rule, sizeof score->row[at].rule, "%s", rule);
	return &score->row[at];
}

void
score_add(Score *score, const Book *book, const char *rule, bool right)
{
	const Clause *clause = book_clause(book, rule);
	ScoreRow *row = row_of(score, book->name, rule);

	if (!row->title[0])
		snprintf(row->title, sizeof row->title, "%.*s",
			 clause ? (int)clause->title.length : (int)strlen(_("without a clause")),
			 clause ? clause->title.at : _("without a clause"));
	row->asked++;
	row->right += right;
	score->asked++;
	score->right += right;
}

void
score_sum_say(const Score *score, char *text, size_t size)
{
	if (!score->asked)
		snprintf(text, size, "%s", _("Nothing was asked yet."));
	else
		snprintf(text, size, _("%d of %d right"), score->right, score->asked);
}

void
score_row_say(const ScoreRow *row, char *text, size_t size)
{
	snprintf(text, size, _("%d of %d  %s %s  %s"), row->right, row->asked, row->book, row->rule,
		 row->title);
}

void
score_print(const Score *score, FILE *file)
{
	char text[512];

	if (!score->asked)
		return;
	score_sum_say(score, text, sizeof text);
	fprintf(file, "%s\n", text);
	for (int i = 0; i < score->n; i++) {
		score_row_say(&score->row[i], text, sizeof text);
		fprintf(file, "  %s\n", text);
	}
}
