#include "src/say.h"

#include <assert.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/text.h"

/* Text that grows in the caller's buffer and is cut where that ends. */
typedef struct Words {
	char *text;
	size_t size, length;
} Words;

/* What the placeholders of a sentence stand for. */
typedef struct Parts {
	int seat, target, n;
	Chips amount;
	Card card;
	PenaltyStep step;
} Parts;

/* A sentence, and the ones for a single thing and for none where they differ. */
typedef struct Saying {
	const char *many, *one, *none;
} Saying;

/* Placeholders: {seat} {target} {amount} {n} {card} {penalty}. Lower case: each is a part of a list. */
static const Saying EFFECT_SAYINGS[EFFECT_KIND_COUNT] = {
	[EFFECT_BET_IS] = { _("{seat} bets {amount} in all") },
	[EFFECT_CHECK] = { _("{seat} checks") },
	[EFFECT_ADD] = { _("{seat} adds {amount}") },
	[EFFECT_RETURN] = { _("{amount} back to {seat}") },
	[EFFECT_TO_POT] = { _("{amount} into the pot") },
	[EFFECT_ANTE] = { _("an ante of {amount} from {seat}") },
	[EFFECT_AWARD] = { _("{amount} of pot {n} to {seat}"), NULL, _("{amount} to {seat}") },
	[EFFECT_TAKE_BACK] = { _("{amount} taken back from {seat}") },
	[EFFECT_OWE] = { _("{amount} that {seat} had hidden can be lost, but win nothing") },
	[EFFECT_PAY] = { _("{seat} pays {amount} to {target}") },
	[EFFECT_OUT_OF_PLAY] = { _("{amount} out of play") },
	[EFFECT_KILL] = { _("the hand of {seat} is dead") },
	[EFFECT_REVIVE] = { _("the hand of {seat} is live again") },
	[EFFECT_PEND] = { _("the act of {seat} waits for its turn") },
	[EFFECT_DROP_PENDED] = { _("the waiting act of {seat} binds no longer") },
	[EFFECT_NO_RAISE] = { _("{seat} may call or fold, not raise") },
	[EFFECT_NO_FOLD] = { _("{seat} has to call at least") },
	[EFFECT_HOLD_CALL] = { _("{seat} will call, whatever the amount") },
	[EFFECT_REPLACE_CARD] = { _("{card} goes out, another card comes to {seat}") },
	[EFFECT_GIVE_CARD] = { _("the next card goes to {seat}") },
	[EFFECT_CARD_OUT] = { _("{card} leaves the deck") },
	[EFFECT_CARD_TO_BURNS] = { _("{card} becomes a burn card") },
	[EFFECT_CARD_TO_BOARD] = { _("{card} belongs to the board") },
	[EFFECT_CARD_TO_STUB] = { _("{card} goes back on top of the stub") },
	[EFFECT_BOARD_BACK] = { _("{n} board cards go back into the stub"),
				_("one board card goes back into the stub") },
	[EFFECT_SHUFFLE_STUB] = { _("the stub is shuffled") },
	[EFFECT_RESTORE_STUB] = { _("the stub is put back as it lay") },
	[EFFECT_MIX_STUB] = { _("burn cards and muck are shuffled into the stub") },
	[EFFECT_EXPOSE] = { _("all may see the hand of {seat}") },
	[EFFECT_MISDEAL] = { _("misdeal: the hand is dealt again") },
	[EFFECT_VOID] = { _("the hand is void: all chips go back") },
	[EFFECT_BUTTON] = { _("the button belongs at {seat}") },
	[EFFECT_BUTTON_NEXT] = { _("the button goes to {seat} in the next hand") },
	[EFFECT_PENALISE] = { _("{penalty} for {seat}") },
	[EFFECT_SERVE] = { _("{seat} serves a penalty hand") },
	[EFFECT_REFUSED] = { _("what {seat} wants is not due") },
	[EFFECT_STANDS] = { _("it stands as it is") },
};

/* {amount} where the value is chips, {n} where it counts. */
static const Saying FACT_SAYINGS[FACT_KIND_COUNT] = {
	[FACT_TO_CALL] = { _("bet to call {amount}") },
	[FACT_LAST_RAISE] = { _("last bet or raise {amount}") },
	[FACT_THROWN] = { _("put in {amount}") },
	[FACT_CHIPS] = { _("{n} chips"), _("one chip") },
	[FACT_TOTAL] = { _("{amount} in all") },
	[FACT_OVER] = { _("{amount} over the bet") },
	[FACT_OVER_PERCENT] = { _("that is {n}% of the last bet or raise") },
	[FACT_ONE_FEWER] = { _("one chip fewer is {amount}") },
	[FACT_MINIMUM] = { _("at least {amount}") },
	[FACT_MAXIMUM] = { _("at most {amount}") },
	[FACT_FIRST_MOTION] = { _("first motion {amount}") },
	[FACT_NAMED] = { _("amount said {amount}") },
	[FACT_ACTS] = { _("{n} acts so far"), _("one act so far") },
	[FACT_ACTED_SEATS] = { _("{n} players have acted"), _("one player has acted") },
	[FACT_EXPOSED] = { _("{n} cards exposed in the deal"), _("one card exposed in the deal") },
	[FACT_BOXED] = { _("{n} boxed cards found"), _("one boxed card found") },
	[FACT_HAS_CARDS] = { _("{n} cards in the hand"), _("one card in the hand") },
	[FACT_DUE_CARDS] = { _("{n} are due"), _("one is due") },
	[FACT_BURNS] = { _("{n} cards burned for it"), _("one card burned for it") },
	[FACT_BOARD] = { _("{n} board cards"), _("one board card") },
	[FACT_SHOWN] = { _("in sight {amount}") },
	[FACT_HIDDEN] = { _("hidden {amount}") },
	[FACT_CALLER] = { _("the caller has {amount}") },
	[FACT_BET_THEN] = { _("bet to call at that time {amount}") },
	[FACT_GROWN] = { _("the bet has grown by {amount}") },
	[FACT_OFFENCES] = { _("{n} earlier offences"), _("one earlier offence"),
			    _("no earlier offence") },
	[FACT_POT] = { _("pot {amount}") },
	[FACT_WINNERS] = { _("{n} winners"), _("one winner") },
	[FACT_TOLD] = { _("told {amount}") },
	[FACT_PLACE] = { _("place {n}") },
	[FACT_SEAT_DUE] = { _("due was seat {n}") },
	[FACT_SEAT_WAS] = { _("it was seat {n}") },
};

static const char *const OPTION_SAYINGS[OPTION_KIND_COUNT] = {
	[OPTION_NONE] = "",
	[OPTION_MISDEAL] = _("misdeal"),
	[OPTION_PLAY_ON] = _("play on"),
	[OPTION_WORDS] = _("the words count"),
	[OPTION_CHIPS] = _("the chips count"),
	[OPTION_COMPLETE] = _("complete it"),
	[OPTION_FORFEIT] = _("forfeit it"),
	[OPTION_HOLD] = _("hold to it"),
	[OPTION_RELEASE] = _("release"),
	[OPTION_RESTORE] = _("give the hand back"),
	[OPTION_DEAD] = _("the hand is dead"),
	[OPTION_STANDS] = _("it stands"),
	[OPTION_REFUND] = _("the chips go back"),
	[OPTION_CHECK] = _("a check"),
	[OPTION_FOLD] = _("a fold"),
	[OPTION_CALL] = _("a call"),
	[OPTION_BET] = _("a bet of {amount}"),
	[OPTION_RAISE] = _("a raise to {amount}"),
};

static const Saying PENALTY_SAYINGS[PENALTY_STEP_COUNT] = {
	[STEP_WARNING] = { _("a warning") },
	[STEP_HANDS] = { _("{n} penalty hands"), _("one penalty hand") },
	[STEP_ROUNDS] = { _("{n} penalty rounds"), _("one penalty round") },
	[STEP_DEAD_HAND] = { _("a dead hand") },
	[STEP_REMOVED] = { _("removal from the table") },
	[STEP_DISQUALIFIED] = { _("disqualification") },
};

static const char *const ACT_NAMES[] = {
	[ACT_NONE] = NULL,   [ACT_FOLD] = "fold", [ACT_CHECK] = "check",
	[ACT_CALL] = "call", [ACT_BET] = "bet",	  [ACT_RAISE] = "raise",
};

/* {amount}; an all-in of the same kind beside it. */
static const char *const ACT_SAYINGS[][2] = {
	[ACT_NONE] = { "", "" },
	[ACT_FOLD] = { _("fold"), _("fold") },
	[ACT_CHECK] = { _("check"), _("check") },
	[ACT_CALL] = { _("call {amount}"), _("all-in call {amount}") },
	[ACT_BET] = { _("bet {amount}"), _("all-in bet {amount}") },
	[ACT_RAISE] = { _("raise to {amount}"), _("all-in raise to {amount}") },
};

static const char *const GAME_SAYINGS[] = {
	[GAME_HOLDEM] = _("hold'em"),
	[GAME_OMAHA] = _("Omaha"),
};

static const char *const LIMIT_SAYINGS[] = {
	[LIMIT_NO] = _("no-limit"),
	[LIMIT_POT] = _("pot-limit"),
	[LIMIT_FIXED] = _("fixed-limit"),
};

static Words
words_in(char *text, size_t size)
{
	assert(size > 0);
	text[0] = '\0';
	return (Words){ .text = text, .size = size };
}

static void
words_add(Words *words, const char *text, size_t length)
{
	if (length > words->size - words->length - 1)
		length = words->size - words->length - 1;
	memcpy(words->text + words->length, text, length);
	words->length += length;
	words->text[words->length] = '\0';
}

static void
words_put(Words *words, const char *text)
{
	words_add(words, text, strlen(text));
}

/* Adds the digits with commas that part threes, counted from the right. */
static void
add_parted(Words *words, const char *digits, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (i && (length - i) % 3 == 0)
			words_add(words, ",", 1);
		words_add(words, digits + i, 1);
	}
}

static void
add_amount(Words *words, const Voice *voice, Chips amount)
{
	char digits[SAY_AMOUNT_MAX];
	int length = snprintf(digits, sizeof digits, "%lld", (long long)amount);
	size_t sign = amount < 0;

	words_add(words, digits, sign);
	if (voice->people)
		add_parted(words, digits + sign, (size_t)length - sign);
	else
		words_add(words, digits + sign, (size_t)length - sign);
}

static const char *
name_of(const Voice *voice, int seat)
{
	if (!voice->people || !voice->table || seat < 1 || seat > SEAT_MAX)
		return NULL;
	return voice->table->seat[seat].taken ? voice->table->seat[seat].name : NULL;
}

static void
add_seat(Words *words, const Voice *voice, int seat)
{
	const char *name = name_of(voice, seat);
	char number[SAY_AMOUNT_MAX];

	if (seat < 1) {
		words_put(words, _("nobody"));
		return;
	}
	snprintf(number, sizeof number, name ? "%d " : _("seat %d"), seat);
	words_put(words, number);
	if (name)
		words_put(words, name);
}

static void
add_card(Words *words, Card card)
{
	char text[CARD_TEXT];

	if (card_face(card) == CARD_NONE) {
		words_put(words, _("a card"));
		return;
	}
	card_print(card, text);
	words_put(words, text);
}

static void
add_count(Words *words, int n)
{
	char number[SAY_AMOUNT_MAX];

	snprintf(number, sizeof number, "%d", n);
	words_put(words, number);
}

static void
add_penalty(Words *words, const Voice *voice, const Parts *parts)
{
	const Saying *saying = &PENALTY_SAYINGS[parts->step];
	const char *at = parts->n == 1 && saying->one ? saying->one : saying->many;
	const char *mark = strstr(at, "{n}");

	(void)voice;
	words_add(words, at, mark ? (size_t)(mark - at) : strlen(at));
	if (mark) {
		add_count(words, parts->n);
		words_put(words, mark + strlen("{n}"));
	}
}

static void
add_part_seat(Words *words, const Voice *voice, const Parts *parts)
{
	add_seat(words, voice, parts->seat);
}

static void
add_part_target(Words *words, const Voice *voice, const Parts *parts)
{
	add_seat(words, voice, parts->target);
}

static void
add_part_amount(Words *words, const Voice *voice, const Parts *parts)
{
	add_amount(words, voice, parts->amount);
}

static void
add_part_n(Words *words, const Voice *voice, const Parts *parts)
{
	(void)voice;
	add_count(words, parts->n);
}

static void
add_part_card(Words *words, const Voice *voice, const Parts *parts)
{
	(void)voice;
	add_card(words, parts->card);
}

static const struct Placeholder {
	const char *mark;
	void (*add)(Words *words, const Voice *voice, const Parts *parts);
} PLACEHOLDERS[] = {
	{ "{seat}", add_part_seat },	 { "{target}", add_part_target },
	{ "{amount}", add_part_amount }, { "{n}", add_part_n },
	{ "{card}", add_part_card },	 { "{penalty}", add_penalty },
};

enum { PLACEHOLDER_COUNT = sizeof PLACEHOLDERS / sizeof PLACEHOLDERS[0] };

static const struct Placeholder *
placeholder_at(const char *text)
{
	for (int i = 0; i < PLACEHOLDER_COUNT; i++)
		if (strncmp(text, PLACEHOLDERS[i].mark, strlen(PLACEHOLDERS[i].mark)) == 0)
			return &PLACEHOLDERS[i];
	return NULL;
}

/* Fills the sentence's placeholders. */
static void
words_fill(Words *words, const Voice *voice, const char *sentence, const Parts *parts)
{
	while (*sentence) {
		const struct Placeholder *placeholder = placeholder_at(sentence);
		size_t length = strcspn(sentence + 1, "{") + 1;

		if (placeholder) {
			placeholder->add(words, voice, parts);
			length = strlen(placeholder->mark);
		} else {
			words_add(words, sentence, length);
		}
		sentence += length;
	}
}

static void
words_say(Words *words, const Voice *voice, const Saying *saying, const Parts *parts)
{
	const char *sentence = saying->many;

	if (parts->n == 1 && saying->one)
		sentence = saying->one;
	else if (parts->n == 0 && saying->none)
		sentence = saying->none;
	words_fill(words, voice, sentence, parts);
}

size_t
amount_say(const Voice *voice, Chips amount, char *text, size_t size)
{
	Words words = words_in(text, size);

	add_amount(&words, voice, amount);
	return words.length;
}

size_t
seat_say(const Voice *voice, int seat, char *text, size_t size)
{
	Words words = words_in(text, size);

	add_seat(&words, voice, seat);
	return words.length;
}

size_t
act_say(const Voice *voice, const Act *act, char *text, size_t size)
{
	Words words = words_in(text, size);
	Parts parts = { .amount = act->total };

	words_fill(&words, voice, ACT_SAYINGS[act->kind][act->all_in], &parts);
	return words.length;
}

size_t
effect_say(const Voice *voice, const Effect *effect, char *text, size_t size)
{
	Words words = words_in(text, size);
	Parts parts = { .seat = effect->seat,
			.target = effect->target,
			.n = effect->n,
			.amount = effect->amount,
			.card = effect->card,
			.step = effect->step };

	words_say(&words, voice, &EFFECT_SAYINGS[effect->kind], &parts);
	return words.length;
}

size_t
fact_say(const Voice *voice, const Fact *fact, char *text, size_t size)
{
	Words words = words_in(text, size);
	Parts parts = { .n = (int)fact->value, .amount = fact->value };

	words_say(&words, voice, &FACT_SAYINGS[fact->kind], &parts);
	return words.length;
}

size_t
option_say(const Voice *voice, const Option *option, char *text, size_t size)
{
	Words words = words_in(text, size);
	Parts parts = { .amount = option->amount };

	if (voice->people) {
		words_fill(&words, voice, OPTION_SAYINGS[option->kind], &parts);
		return words.length;
	}
	words_put(&words, option_name(option->kind));
	if (option->kind == OPTION_BET || option->kind == OPTION_RAISE) {
		words_put(&words, "-");
		add_amount(&words, voice, option->amount);
	}
	return words.length;
}

size_t
penalty_say(PenaltyStep step, int n, char *text, size_t size)
{
	Words words = words_in(text, size);
	Parts parts = { .n = n, .step = step };

	add_penalty(&words, NULL, &parts);
	return words.length;
}

size_t
game_say(GameKind game, Limit limit, char *text, size_t size)
{
	Words words = words_in(text, size);

	words_put(&words, GAME_SAYINGS[game]);
	words_put(&words, " ");
	words_put(&words, LIMIT_SAYINGS[limit]);
	return words.length;
}

const char *
act_name(ActKind kind)
{
	return ACT_NAMES[kind];
}

size_t
line_say(const Voice *voice, const char *line, char *text, size_t size)
{
	Words words = words_in(text, size);
	size_t lead = strspn(line, "0123456789");
	const char *name =
		lead && lead <= 2 && line[lead] == ' ' ? name_of(voice, atoi(line)) : NULL;
	bool quoted = false;

	if (name) {
		words_add(&words, line, lead + 1);
		words_put(&words, name);
		line += lead;
	}
	while (*line) {
		size_t digits = quoted || !voice->people ? 0 : strspn(line, "0123456789");

		if (digits) {
			add_parted(&words, line, digits);
			line += digits;
			continue;
		}
		if (quoted && *line == '\\' && line[1])
			words_add(&words, line++, 1);
		else if (*line == '"')
			quoted = !quoted;
		words_add(&words, line++, 1);
	}
	return words.length;
}
