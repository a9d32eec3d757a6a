/* The notation of actions: `[Actor Action [arguments]] [# commentary]`. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/fixed.h"
#include "src/history/phh.h"

enum { WORDS_MAX = 5 };

typedef struct Word {
	const char *at;
	size_t length;
} Word;

/* An action as words; `n` may be one over what any action has. */
typedef struct Words {
	int n;
	Word word[WORDS_MAX];
	const char *commentary;
} Words;

typedef enum Arguments { NO_ARGUMENT, CARDS, CARDS_OR_NOT, AMOUNT, PLAYER_CARDS } Arguments;

static const struct {
	const char *actor; /* "d", or "p" for any player */
	const char *verb;
	PhhActionKind kind;
	Arguments arguments;
} forms[] = {
	{ "d", "dh", PHH_DEAL_HOLE, PLAYER_CARDS }, { "d", "db", PHH_DEAL_BOARD, CARDS },
	{ "p", "f", PHH_FOLD, NO_ARGUMENT },	    { "p", "cc", PHH_CHECK_CALL, NO_ARGUMENT },
	{ "p", "cbr", PHH_BET_RAISE, AMOUNT },	    { "p", "sm", PHH_SHOW, CARDS_OR_NOT },
	{ "p", "pb", PHH_BRING_IN, NO_ARGUMENT },   { "p", "sd", PHH_DISCARD, CARDS_OR_NOT },
};

static bool
wrong(char reason[PHH_REASON_MAX], const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(reason, PHH_REASON_MAX, format, arguments);
	va_end(arguments);
	return false;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static Words
split(const char *text)
{
	Words words = { 0 };

	for (;;) {
		const char *start;

		while (is_blank(*text))
			text++;
		if (*text == '\0')
			return words;
		if (*text == '#') {
			for (text++; is_blank(*text);)
				text++;
			words.commentary = text;
			return words;
		}
		start = text;
		while (*text && *text != '#' && !is_blank(*text))
			text++;
		if (words.n < WORDS_MAX)
			words.word[words.n++] = (Word){ start, (size_t)(text - start) };
	}
}

static bool
is(const Word *word, const char *text)
{
	return word->length == strlen(text) && memcmp(word->at, text, word->length) == 0;
}

/* The number of `p7`, 0 if the word is no player. */
static int
player_of(const Word *word)
{
	int number = 0;

	if (word->length < 2 || word->length > 3 || word->at[0] != 'p' || word->at[1] == '0')
		return 0;
	for (size_t i = 1; i < word->length; i++) {
		if (word->at[i] < '0' || word->at[i] > '9')
			return 0;
		number = number * 10 + word->at[i] - '0';
	}
	return number;
}

/* Cards set close together. PHH knows the 52 and the unknown one, in one case only. */
static bool
read_cards(const Word *word, PhhAction *action, char reason[PHH_REASON_MAX])
{
	static const char ranks[] = "23456789TJQKA", suits[] = "cdhs";

	if (word->length % 2 != 0 || word->length / 2 > PHH_CARDS_MAX)
		return wrong(reason, "found \"%.*s\", expected at most %d cards", (int)word->length,
			     word->at, (int)PHH_CARDS_MAX);
	for (size_t i = 0; i < word->length; i += 2) {
		const char *rank = strchr(ranks, word->at[i]);
		const char *suit = strchr(suits, word->at[i + 1]);
		Card *card = &action->card[action->n_cards++];

		if (word->at[i] == '?' && word->at[i + 1] == '?')
			*card = CARD_UNKNOWN;
		else if (rank && suit)
			*card = card_make((int)(rank - ranks), (int)(suit - suits));
		else
			return wrong(reason, "found \"%.2s\", expected a card", word->at + i);
	}
	return true;
}

static bool
read_amount(const Word *word, int places, PhhAction *action, char reason[PHH_REASON_MAX])
{
	int own;

	if (!fixed_read(word->at, word->length, &action->amount, &own) || action->amount <= 0)
		return wrong(reason, "found \"%.*s\", expected an amount", (int)word->length,
			     word->at);
	if (own > places || !fixed_raise(&action->amount, own, places) ||
	    action->amount > PHH_AMOUNT_MAX)
		return wrong(reason, "the amount %.*s is too large or too fine", (int)word->length,
			     word->at);
	return true;
}

/* How many words the form has at least and at most, and what it is called in an error. */
static const struct {
	int least, most;
	const char *expected;
} shapes[] = {
	[NO_ARGUMENT] = { 2, 2, "nothing" },
	[CARDS] = { 3, 3, "cards" },
	[CARDS_OR_NOT] = { 2, 3, "cards or nothing" },
	[AMOUNT] = { 3, 3, "an amount" },
	[PLAYER_CARDS] = { 4, 4, "a player and cards" },
};

static bool
read_arguments(const Words *words, Arguments arguments, int places, PhhAction *action,
	       char reason[PHH_REASON_MAX])
{
	const Word *verb = &words->word[1], *last = &words->word[words->n - 1];

	if (words->n < shapes[arguments].least || words->n > shapes[arguments].most)
		return wrong(reason, "expected %s behind \"%.*s\"", shapes[arguments].expected,
			     (int)verb->length, verb->at);
	if (arguments == AMOUNT)
		return read_amount(last, places, action, reason);
	if (arguments == PLAYER_CARDS) {
		action->player = (uint8_t)player_of(&words->word[2]);
		if (action->player == 0)
			return wrong(reason, "found \"%.*s\", expected a player",
				     (int)words->word[2].length, words->word[2].at);
	}
	if (words->n == 2) {
		if (action->kind == PHH_SHOW)
			action->kind = PHH_MUCK;
		return true;
	}
	if (action->kind == PHH_SHOW && is(last, "-"))
		return true;
	return read_cards(last, action, reason);
}

bool
phh_action_read(const char *text, int places, PhhAction *action, char reason[PHH_REASON_MAX])
{
	Words words = split(text);
	int player;

	*action = (PhhAction){ .kind = PHH_NOTHING, .commentary = words.commentary };
	if (words.n == 0)
		return true;
	player = player_of(&words.word[0]);
	if (player == 0 && !is(&words.word[0], "d"))
		return wrong(reason, "found \"%.*s\", expected d or a player",
			     (int)words.word[0].length, words.word[0].at);
	if (words.n == 1)
		return wrong(reason, "nothing is done in it");
	for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
		if ((forms[i].actor[0] == 'p') != (player != 0) ||
		    !is(&words.word[1], forms[i].verb))
			continue;
		action->kind = forms[i].kind;
		action->player = (uint8_t)player;
		return read_arguments(&words, forms[i].arguments, places, action, reason);
	}
	return wrong(reason, "found \"%.*s\", expected %s", (int)words.word[1].length,
		     words.word[1].at, player ? "f, cc, cbr or sm" : "dh or db");
}

int
phh_action_places(const char *text)
{
	Words words = split(text);
	int64_t digits;
	int places;

	if (words.n == 3 && is(&words.word[1], "cbr") &&
	    fixed_read(words.word[2].at, words.word[2].length, &digits, &places))
		return places;
	return 0;
}

static void
write_cards(const PhhAction *action, FILE *file)
{
	char text[CARD_TEXT];

	for (int i = 0; i < action->n_cards; i++) {
		card_print(action->card[i], text);
		fputs(text, file);
	}
}

void
phh_action_write(const PhhHand *hand, const PhhAction *action, FILE *file)
{
	const char *verb = "";
	char amount[FIXED_TEXT_MAX];

	for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
		if (forms[i].kind == (action->kind == PHH_MUCK ? PHH_SHOW : action->kind))
			verb = forms[i].verb;
	if (action->kind == PHH_DEAL_BOARD)
		fprintf(file, "d %s ", verb);
	else if (action->kind == PHH_DEAL_HOLE)
		fprintf(file, "d %s p%d ", verb, action->player);
	else if (action->kind != PHH_NOTHING)
		fprintf(file, "p%d %s", action->player, verb);
	if (action->kind == PHH_BET_RAISE) {
		fixed_print(action->amount, hand->places, amount);
		fprintf(file, " %s", amount);
	}
	if (action->kind == PHH_SHOW || (action->kind == PHH_DISCARD && action->n_cards > 0))
		fputs(action->n_cards > 0 ? " " : " -", file);
	write_cards(action, file);
	if (action->commentary)
		fprintf(file, "%s# %s", action->kind == PHH_NOTHING ? "" : " ", action->commentary);
}
