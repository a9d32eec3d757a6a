#include "src/language/speech.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 24, WORD_MAX = 24 };

/* What a word does to the declaration. */
typedef enum Role {
	ROLE_FILLER,
	ROLE_VERB,
	ROLE_ALL, /* "all": before "in" */
	ROLE_IN,
	ROLE_BY,   /* "by", "more", "another" */
	ROLE_TO,   /* "to", "total" */
	ROLE_UNIT, /* one to nineteen */
	ROLE_TENS,
	ROLE_HUNDRED,
	ROLE_THOUSAND,
	ROLE_IF
} Role;

static const struct {
	const char *word;
	Role role;
	int value; /* of numbers; SpeechAct of verbs */
} VOCABULARY[] = {
	{ "fold", ROLE_VERB, SAY_FOLD },
	{ "folds", ROLE_VERB, SAY_FOLD },
	{ "folding", ROLE_VERB, SAY_FOLD },
	{ "pass", ROLE_VERB, SAY_FOLD },
	{ "check", ROLE_VERB, SAY_CHECK },
	{ "checks", ROLE_VERB, SAY_CHECK },
	{ "checking", ROLE_VERB, SAY_CHECK },
	{ "call", ROLE_VERB, SAY_CALL },
	{ "calls", ROLE_VERB, SAY_CALL },
	{ "calling", ROLE_VERB, SAY_CALL },
	{ "bet", ROLE_VERB, SAY_BET },
	{ "bets", ROLE_VERB, SAY_BET },
	{ "betting", ROLE_VERB, SAY_BET },
	{ "raise", ROLE_VERB, SAY_RAISE },
	{ "raises", ROLE_VERB, SAY_RAISE },
	{ "raising", ROLE_VERB, SAY_RAISE },
	{ "reraise", ROLE_VERB, SAY_RAISE },
	{ "re-raise", ROLE_VERB, SAY_RAISE },
	{ "make", ROLE_VERB, SAY_RAISE },
	{ "all-in", ROLE_VERB, SAY_ALL_IN },
	{ "allin", ROLE_VERB, SAY_ALL_IN },
	{ "shove", ROLE_VERB, SAY_ALL_IN },
	{ "pot", ROLE_VERB, SAY_POT },
	{ "all", ROLE_ALL, 0 },
	{ "in", ROLE_IN, 0 },
	{ "by", ROLE_BY, 0 },
	{ "more", ROLE_BY, 0 },
	{ "another", ROLE_BY, 0 },
	{ "to", ROLE_TO, 0 },
	{ "total", ROLE_TO, 0 },
	{ "if", ROLE_IF, 0 },
	{ "zero", ROLE_UNIT, 0 },
	{ "one", ROLE_UNIT, 1 },
	{ "two", ROLE_UNIT, 2 },
	{ "three", ROLE_UNIT, 3 },
	{ "four", ROLE_UNIT, 4 },
	{ "five", ROLE_UNIT, 5 },
	{ "six", ROLE_UNIT, 6 },
	{ "seven", ROLE_UNIT, 7 },
	{ "eight", ROLE_UNIT, 8 },
	{ "nine", ROLE_UNIT, 9 },
	{ "ten", ROLE_UNIT, 10 },
	{ "eleven", ROLE_UNIT, 11 },
	{ "twelve", ROLE_UNIT, 12 },
	{ "thirteen", ROLE_UNIT, 13 },
	{ "fourteen", ROLE_UNIT, 14 },
	{ "fifteen", ROLE_UNIT, 15 },
	{ "sixteen", ROLE_UNIT, 16 },
	{ "seventeen", ROLE_UNIT, 17 },
	{ "eighteen", ROLE_UNIT, 18 },
	{ "nineteen", ROLE_UNIT, 19 },
	{ "twenty", ROLE_TENS, 20 },
	{ "thirty", ROLE_TENS, 30 },
	{ "forty", ROLE_TENS, 40 },
	{ "fifty", ROLE_TENS, 50 },
	{ "sixty", ROLE_TENS, 60 },
	{ "seventy", ROLE_TENS, 70 },
	{ "eighty", ROLE_TENS, 80 },
	{ "ninety", ROLE_TENS, 90 },
	{ "hundred", ROLE_HUNDRED, 100 },
	{ "hundreds", ROLE_HUNDRED, 100 },
	{ "thousand", ROLE_THOUSAND, 1000 },
	{ "grand", ROLE_THOUSAND, 1000 },
	{ "k", ROLE_THOUSAND, 1000 },
	{ "million", ROLE_THOUSAND, 1000000 },
	{ "i", ROLE_FILLER, 0 },
	{ "i'm", ROLE_FILLER, 0 },
	{ "im", ROLE_FILLER, 0 },
	{ "i'll", ROLE_FILLER, 0 },
	{ "ill", ROLE_FILLER, 0 },
	{ "ok", ROLE_FILLER, 0 },
	{ "okay", ROLE_FILLER, 0 },
	{ "please", ROLE_FILLER, 0 },
	{ "the", ROLE_FILLER, 0 },
	{ "a", ROLE_FILLER, 0 },
	{ "it", ROLE_FILLER, 0 },
	{ "and", ROLE_FILLER, 0 },
	{ "that", ROLE_FILLER, 0 },
	{ "your", ROLE_FILLER, 0 },
	{ "my", ROLE_FILLER, 0 },
	{ "chips", ROLE_FILLER, 0 },
	{ "go", ROLE_FILLER, 0 },
	{ "going", ROLE_FILLER, 0 },
	{ "am", ROLE_FILLER, 0 },
	{ "will", ROLE_FILLER, 0 },
	{ "of", ROLE_FILLER, 0 },
	{ "well", ROLE_FILLER, 0 },
	{ "dealer", ROLE_FILLER, 0 },
	{ "just", ROLE_FILLER, 0 },
	{ "yes", ROLE_FILLER, 0 },
	{ "um", ROLE_FILLER, 0 },
	{ "er", ROLE_FILLER, 0 },
};

/* A declaration being put together from words. */
typedef struct Sense {
	SpeechAct verb;
	bool conditional, all, by, number, strange;
	Chips done, group; /* thousands so far; hundreds and units of the number being said */
} Sense;

/* Parts words into lower case, at blanks, dashes between letters and punctuation but that of numbers. */
static int
split(const char *words, char out[WORDS_MAX][WORD_MAX])
{
	int n = 0;
	size_t length = 0;

	for (;; words++) {
		unsigned char c = (unsigned char)*words;
		bool inside = isalnum(c) || c >= 0x80 || c == '\'' || c == '-' ||
			      ((c == ',' || c == '.') && isdigit((unsigned char)words[1]) &&
			       length && isdigit((unsigned char)words[-1]));

		if (inside && n < WORDS_MAX) {
			if (length < WORD_MAX - 1)
				out[n][length++] = (char)tolower(c);
			continue;
		}
		if (length) {
			out[n++][length] = '\0';
			length = 0;
		}
		if (c == '\0' || n == WORDS_MAX)
			return n;
	}
}

/* A number in digits: "8,000", "2k", "1.5k". */
static bool
read_digits(const char *word, Chips *value)
{
	Chips whole = 0, part = 0, unit = 1;
	bool point = false;

	if (!isdigit((unsigned char)*word))
		return false;
	for (; isdigit((unsigned char)*word) || *word == ',' || *word == '.'; word++) {
		if (*word == '.') {
			point = true;
		} else if (*word != ',' && point && unit < 1000000) {
			part = part * 10 + (*word - '0');
			unit *= 10;
		} else if (*word != ',' && whole < CHIPS_LIMIT / 10) {
			whole = whole * 10 + (*word - '0');
		}
	}
	*value = whole;
	if (*word == 'k' || *word == 'm') {
		Chips times = *word == 'k' ? 1000 : 1000000;

		*value = whole < CHIPS_LIMIT / times ? whole * times + part * times / unit
						     : CHIPS_LIMIT;
		word++;
	}
	return *word == '\0' && (!point || word[-1] == 'k' || word[-1] == 'm');
}

static void
say_verb(Sense *sense, SpeechAct verb)
{
	/* "raise all in", "bet pot": the size is what was said; else the first verb binds. */
	if (sense->verb == SAY_NOTHING || ((sense->verb == SAY_BET || sense->verb == SAY_RAISE) &&
					   (verb == SAY_ALL_IN || verb == SAY_POT)))
		sense->verb = verb;
}

static bool
say_digits(Sense *sense, const char *word)
{
	Chips value;

	if (!read_digits(word, &value))
		return false;
	sense->group = sense->group * 1000 < CHIPS_LIMIT ? sense->group + value : CHIPS_LIMIT;
	sense->number = true;
	return true;
}

static void say_word(Sense *sense, const char *word);

/* "twenty-five": parts of a number said in one. */
static bool
say_dashed(Sense *sense, const char *word)
{
	char head[WORD_MAX];
	const char *dash = strchr(word, '-');
	size_t length = dash ? (size_t)(dash - word) : 0;

	if (!dash || !length || !dash[1])
		return false;
	memcpy(head, word, length);
	head[length] = '\0';
	say_word(sense, head);
	say_word(sense, dash + 1);
	return true;
}

static void
say_role(Sense *sense, Role role, int value)
{
	switch (role) {
	case ROLE_FILLER:
	case ROLE_TO:
		break;
	case ROLE_VERB:
		say_verb(sense, (SpeechAct)value);
		break;
	case ROLE_ALL:
		sense->all = true;
		break;
	case ROLE_IN:
		if (sense->all)
			say_verb(sense, SAY_ALL_IN);
		else
			sense->strange = true;
		break;
	case ROLE_BY:
		sense->by = true;
		break;
	case ROLE_UNIT:
	case ROLE_TENS:
		sense->group += value;
		sense->number = true;
		break;
	case ROLE_HUNDRED:
		sense->group = (sense->group ? sense->group : 1) * value;
		sense->number = true;
		break;
	case ROLE_THOUSAND:
		sense->done += (sense->group ? sense->group : 1) * value;
		sense->group = 0;
		sense->number = true;
		break;
	case ROLE_IF:
		sense->conditional = true;
		break;
	}
}

static void
say_word(Sense *sense, const char *word)
{
	for (size_t i = 0; i < sizeof VOCABULARY / sizeof VOCABULARY[0]; i++)
		if (!strcmp(VOCABULARY[i].word, word)) {
			if (sense->group < CHIPS_LIMIT / 1000000 && sense->done < CHIPS_LIMIT / 2)
				say_role(sense, VOCABULARY[i].role, VOCABULARY[i].value);
			return;
		}
	if (!say_digits(sense, word) && !say_dashed(sense, word))
		sense->strange = true;
}

Speech
speech_read(const char *words)
{
	char word[WORDS_MAX][WORD_MAX];
	int n = split(words, word);
	Sense sense = { .verb = SAY_NOTHING };
	Speech speech = { .act = SAY_UNCLEAR };

	for (int i = 0; i < n; i++)
		say_word(&sense, word[i]);
	speech.conditional = sense.conditional;
	if (sense.conditional || sense.strange || (sense.all && sense.verb != SAY_ALL_IN))
		return speech;
	if (sense.verb == SAY_NOTHING && !sense.number)
		return speech;
	speech.act = sense.verb != SAY_NOTHING ? sense.verb : sense.by ? SAY_RAISE : SAY_NUMBER;
	if (speech.act == SAY_BET || speech.act == SAY_RAISE || speech.act == SAY_NUMBER) {
		speech.has_amount = sense.number;
		speech.amount = sense.done + sense.group;
		speech.by = sense.by && speech.act == SAY_RAISE && sense.number;
	}
	return speech;
}
