#include "src/language/speech.h"

#include <ctype.h>
#include <string.h>

#include "src/language/amount.h"

enum { WORDS_MAX = 24, WORD_MAX = 24 };

/* What a word does to the declaration. */
typedef enum Role {
	ROLE_FILLER,
	ROLE_VERB,
	ROLE_ALL, /* "all": before "in" */
	ROLE_IN,
	ROLE_BY,   /* "by", "more", "another" */
	ROLE_TO,   /* "to": what was said before it is no more than how one comes there */
	ROLE_MAKE, /* "make it": a raise, if an amount follows */
	ROLE_UNIT, /* one to nine */
	ROLE_TEEN, /* ten to nineteen */
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
	{ "make", ROLE_MAKE, SAY_RAISE },
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
	{ "total", ROLE_FILLER, 0 },
	{ "if", ROLE_IF, 0 },
	{ "one", ROLE_UNIT, 1 },
	{ "two", ROLE_UNIT, 2 },
	{ "three", ROLE_UNIT, 3 },
	{ "four", ROLE_UNIT, 4 },
	{ "five", ROLE_UNIT, 5 },
	{ "six", ROLE_UNIT, 6 },
	{ "seven", ROLE_UNIT, 7 },
	{ "eight", ROLE_UNIT, 8 },
	{ "nine", ROLE_UNIT, 9 },
	{ "ten", ROLE_TEEN, 10 },
	{ "eleven", ROLE_TEEN, 11 },
	{ "twelve", ROLE_TEEN, 12 },
	{ "thirteen", ROLE_TEEN, 13 },
	{ "fourteen", ROLE_TEEN, 14 },
	{ "fifteen", ROLE_TEEN, 15 },
	{ "sixteen", ROLE_TEEN, 16 },
	{ "seventeen", ROLE_TEEN, 17 },
	{ "eighteen", ROLE_TEEN, 18 },
	{ "nineteen", ROLE_TEEN, 19 },
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
	{ "would", ROLE_FILLER, 0 },
	{ "like", ROLE_FILLER, 0 },
	{ "i'd", ROLE_FILLER, 0 },
	{ "that's", ROLE_FILLER, 0 },
	{ "let's", ROLE_FILLER, 0 },
	{ "for", ROLE_FILLER, 0 },
	{ "hand", ROLE_FILLER, 0 },
};

/* What the number that is being said ended with so far. */
typedef enum Digit { NO_DIGIT, A_UNIT, A_TEEN, A_TEN, A_HUNDRED, A_THOUSAND, A_NUMERAL } Digit;

/* A declaration being put together from words. */
typedef struct Sense {
	SpeechAct verb;
	bool conditional, all, by, make, strange;
	bool closed; /* another verb came: what follows it binds nobody */
	Digit last;
	Chips done, group; /* thousands so far; hundreds and units of the number being said */
	Chips scale;	   /* of the last thousand or million */
} Sense;

/*
 * Parts words into lower case, at blanks and punctuation but that of numbers.
 * Returns how many; -1 if there are too many, or too long ones, to be a declaration.
 */
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

		if (inside && (n == WORDS_MAX || length == WORD_MAX - 1))
			return -1;
		if (inside) {
			out[n][length++] = (char)tolower(c);
			continue;
		}
		if (length) {
			out[n++][length] = '\0';
			length = 0;
		}
		if (c == '\0')
			return n;
	}
}

static void
say_verb(Sense *sense, SpeechAct verb)
{
	/* "raise all in", "bet pot": the size is what was said; else the first verb binds. */
	if (sense->verb == SAY_NOTHING || ((sense->verb == SAY_BET || sense->verb == SAY_RAISE) &&
					   (verb == SAY_ALL_IN || verb == SAY_POT)))
		sense->verb = verb;
	else if (sense->verb != verb)
		sense->closed = true;
}

static bool
say_digits(Sense *sense, const char *word)
{
	Chips value;

	if (!amount_read(word, &value))
		return false;
	/* "two thousand 500" is one number, "500 500" are two. */
	if (sense->closed)
		return true;
	if (sense->last != NO_DIGIT && sense->last != A_HUNDRED && sense->last != A_THOUSAND)
		sense->strange = true;
	else
		sense->group += value;
	sense->last = A_NUMERAL;
	return true;
}

/* One to ninety: "twenty" "five"; "two" "fifty" is 250, "twelve" "fifty" 1250, "five" "five" nothing. */
static void
say_small(Sense *sense, Digit digit, int value)
{
	bool added = sense->last == NO_DIGIT || sense->last == A_HUNDRED ||
		     sense->last == A_THOUSAND || (sense->last == A_TEN && digit == A_UNIT);
	bool behind = digit != A_UNIT && (sense->last == A_UNIT || sense->last == A_TEEN) &&
		      sense->group < 100;

	if (added)
		sense->group += value;
	else if (behind)
		sense->group = sense->group * 100 + value;
	else
		sense->strange = true;
	sense->last = behind ? A_HUNDRED : digit;
}

/* "five hundred", "a thousand", "2 k". */
static void
say_times(Sense *sense, Digit digit, Chips times)
{
	Chips count = sense->last == NO_DIGIT || (sense->last == A_THOUSAND && !sense->group)
			      ? 1
			      : sense->group;

	/* No hundred hundreds, no thousand behind a thousand, and nothing that no table has. */
	if ((digit == A_HUNDRED && sense->last == A_HUNDRED) ||
	    (digit == A_THOUSAND && sense->scale && times >= sense->scale) ||
	    count > CHIPS_LIMIT / times) {
		sense->strange = true;
	} else if (digit == A_HUNDRED) {
		sense->group = count * times;
	} else {
		sense->done += count * times;
		sense->group = 0;
		sense->scale = times;
	}
	sense->last = digit;
}

/* "raise 200 to 600": the amount is what comes behind. */
static void
say_to(Sense *sense)
{
	if (sense->last == NO_DIGIT)
		return;
	sense->last = NO_DIGIT;
	sense->done = sense->group = sense->scale = 0;
	sense->by = false;
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
	if (sense->closed && role != ROLE_IF && role != ROLE_ALL && role != ROLE_IN)
		return;
	switch (role) {
	case ROLE_FILLER:
		break;
	case ROLE_TO:
		say_to(sense);
		break;
	case ROLE_MAKE:
		sense->make = true;
		if (sense->verb == SAY_NOTHING)
			sense->verb = (SpeechAct)value;
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
		sense->all = false;
		break;
	case ROLE_BY:
		sense->by = true;
		break;
	case ROLE_UNIT:
		say_small(sense, A_UNIT, value);
		break;
	case ROLE_TEEN:
		say_small(sense, A_TEEN, value);
		break;
	case ROLE_TENS:
		say_small(sense, A_TEN, value);
		break;
	case ROLE_HUNDRED:
		say_times(sense, A_HUNDRED, value);
		break;
	case ROLE_THOUSAND:
		say_times(sense, A_THOUSAND, value);
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
	bool number;

	for (int i = 0; i < n; i++)
		say_word(&sense, word[i]);
	number = sense.last != NO_DIGIT;
	speech.conditional = sense.conditional;
	if (n < 0 || sense.conditional || sense.strange || sense.all ||
	    sense.done + sense.group > CHIPS_LIMIT)
		return speech;
	if ((sense.verb == SAY_NOTHING || (sense.make && sense.verb == SAY_RAISE)) && !number)
		return speech;
	speech.act = sense.verb != SAY_NOTHING ? sense.verb : sense.by ? SAY_RAISE : SAY_NUMBER;
	if (speech.act == SAY_BET || speech.act == SAY_RAISE || speech.act == SAY_NUMBER) {
		speech.has_amount = number;
		speech.amount = sense.done + sense.group;
		speech.by = sense.by && speech.act == SAY_RAISE && number;
	}
	return speech;
}
