#include "src/language/pattern_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "src/language/amount.h"

static const char *const FLAG_WORDS[FIELD_FLAG_COUNT] = {
#define X(flag, word) [flag] = word,
	FIELD_FLAGS(X)
#undef X
};

int
flag_of(const char *word)
{
	for (int i = 0; i < FIELD_FLAG_COUNT; i++)
		if (!strcmp(FLAG_WORDS[i], word))
			return i;
	return -1;
}

const Token *
token_at(const Match *m, int at)
{
	return at < m->line->n ? &m->line->token[at] : NULL;
}

/* Chips in the place of a word. */
static bool
chips_token(const Token *token, ChipCount *chips)
{
	return token && !token->quoted && chips_read(token->text, chips);
}

static bool
count_read(const Token *token, int *count)
{
	char *end;
	long value;

	if (!token || token->quoted || !isdigit((unsigned char)token->text[0]))
		return false;
	value = strtol(token->text, &end, 10);
	*count = (int)value;
	return *end == '\0' && value >= 0 && value <= 60000;
}

/* A seat by its number or, where names are known, by the player's name. */
static bool
seat_read(const Match *m, const Token *token, int *seat)
{
	int found = 0;

	if (!token)
		return false;
	if (!token->quoted && count_read(token, seat))
		return *seat >= 1 && *seat <= SEAT_MAX;
	for (int i = 1; m->names && i <= SEAT_MAX; i++)
		if (m->names->name[i] && *m->names->name[i] &&
		    !strcasecmp(m->names->name[i], token->text)) {
			if (found)
				return false;
			found = i;
		}
	*seat = found;
	return found > 0;
}

bool
word_is(const Token *token, const char *word)
{
	return token && !token->quoted && !strcasecmp(token->text, word);
}

bool
is_name(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;

	if (!isalpha(s[0]) && s[0] < 0x80)
		return false;
	return !strpbrk(text, " \t\"#");
}

static int
find_breach(const Token *token)
{
	for (int i = 0; i < BREACH_COUNT; i++)
		if (word_is(token, breach_name((Breach)i)))
			return i;
	return -1;
}

/* `misdeal`, `bet-500`. */
static bool
option_read(const Token *token, Option *option)
{
	if (!token || token->quoted)
		return false;
	for (int i = OPTION_NONE + 1; i < OPTION_KIND_COUNT; i++) {
		const char *name = option_name((OptionKind)i);
		size_t length = strlen(name);

		if (strncasecmp(token->text, name, length))
			continue;
		*option = (Option){ .kind = (OptionKind)i };
		if (i == OPTION_BET || i == OPTION_RAISE) {
			if (token->text[length] == '-' &&
			    amount_read(token->text + length + 1, &option->amount))
				return true;
		} else if (token->text[length] == '\0') {
			return true;
		}
	}
	return false;
}

/* `warning`, `2 hands`, `dead-hand`; returns the words used, 0 if it is none. */
static int
penalty_read(const Match *m, int at, Fields *f)
{
	static const struct {
		const char *word;
		PenaltyStep step;
	} COUNTED[] = { { "hand", STEP_HANDS },
			{ "hands", STEP_HANDS },
			{ "round", STEP_ROUNDS },
			{ "rounds", STEP_ROUNDS } };
	int count;

	for (int i = 0; i < PENALTY_STEP_COUNT; i++)
		if (i != STEP_HANDS && i != STEP_ROUNDS &&
		    word_is(token_at(m, at), penalty_step_name((PenaltyStep)i))) {
			f->step = (PenaltyStep)i;
			f->count = 0;
			return 1;
		}
	if (!count_read(token_at(m, at), &count) || count == 0)
		return 0;
	for (size_t i = 0; i < sizeof COUNTED / sizeof COUNTED[0]; i++)
		if (word_is(token_at(m, at + 1), COUNTED[i].word)) {
			f->step = COUNTED[i].step;
			f->count = count;
			return 2;
		}
	return 0;
}

static bool
card_token(const Token *token, Card *card)
{
	size_t length;

	if (!token || token->quoted)
		return false;
	length = strlen(token->text);
	return length && card_read(token->text, length, card) == length;
}

/* `50/100` */
static bool
blinds_read(const Token *token, Fields *f)
{
	char small[LANGUAGE_WORD_MAX];
	const char *slash = token && !token->quoted ? strchr(token->text, '/') : NULL;
	size_t length = slash ? (size_t)(slash - token->text) : sizeof small;

	if (length >= sizeof small)
		return false;
	memcpy(small, token->text, length);
	small[length] = '\0';
	f->n_amounts = 2;
	return amount_read(small, &f->amounts[0]) && amount_read(slash + 1, &f->amounts[1]);
}

/* Chips in motions parted by `then`; stops before `then says`. Returns the words used. */
static int
motions_read(const Match *m, int at, Fields *f)
{
	int from = at, motion = 0, in_motion = 0;
	ChipCount next;

	f->n_chips = 0;
	for (;;) {
		if (word_is(token_at(m, at), "then") && in_motion > 0 &&
		    chips_token(token_at(m, at + 1), &next)) {
			motion++;
			in_motion = 0;
			at++;
		}
		if (f->n_chips == EVENT_CHIPS_MAX ||
		    !chips_token(token_at(m, at), &f->chips[f->n_chips]))
			break;
		f->motion[f->n_chips++] = (uint8_t)motion;
		in_motion++;
		at++;
	}
	f->n_motions = motion + 1;
	return f->n_chips && in_motion ? at - from : 0;
}

/* What the parts that begin with % are called where they are missing. */
static const struct {
	char part;
	const char *what;
} PARTS[] = {
	{ 's', "a seat (1 to 10)" },
	{ 't', "a seat (1 to 10)" },
	{ 'S', "a seat (1 to 10)" },
	{ 'n', "an amount" },
	{ 'A', "an amount" },
	{ 'a', "an amount" },
	{ 'c', "a number up to 60000" },
	{ 'd', "a number from 1 to 60000" },
	{ 'u', "a seed, a whole number" },
	{ 'h', "chips such as 1000x2" },
	{ 'M', "chips such as 1000x2" },
	{ 'w', "words in double quotes, at most 199 bytes" },
	{ 'T', "text in double quotes, at most 1023 bytes" },
	{ 'N', "a name (a letter first, or in double quotes), at most 63 bytes" },
	{ 'F', "a book (its name, or its file in double quotes), at most 199 bytes" },
	{ 'B', "blinds such as 50/100" },
	{ 'b', "a kind of breach" },
	{ 'p', "a penalty (warning, 2 hands, 1 round, dead-hand, removed, disqualified)" },
	{ 'o', "an option" },
	{ 'O', "an option" },
	{ 'k', "1 to 4 or both" },
	{ 'K', "a card from 1 to 4" },
	{ 'C', "a card such as As" },
	{ 'i', "a clause such as 45a" },
	{ 'W', "a word" },
};

const char *
part_name(char part)
{
	for (size_t i = 0; i < sizeof PARTS / sizeof PARTS[0]; i++)
		if (PARTS[i].part == part)
			return PARTS[i].what;
	return "";
}

static int
seats_read(const Match *m, int at, Fields *f)
{
	int from = at, seat;

	while (f->n_seats < EVENT_SEATS_MAX && seat_read(m, token_at(m, at), &seat)) {
		f->seats[f->n_seats++] = (uint8_t)seat;
		at++;
	}
	return at - from;
}

static int
amounts_read(const Match *m, int at, Fields *f)
{
	int from = at;

	while (f->n_amounts < FIELD_AMOUNTS_MAX && token_at(m, at) && !token_at(m, at)->quoted &&
	       amount_read(token_at(m, at)->text, &f->amounts[f->n_amounts])) {
		f->n_amounts++;
		at++;
	}
	return at - from;
}

static int
heap_read(const Match *m, int at, Fields *f)
{
	int from = at;

	while (f->n_chips < EVENT_CHIPS_MAX &&
	       chips_token(token_at(m, at), &f->chips[f->n_chips])) {
		f->motion[f->n_chips++] = 0;
		at++;
	}
	f->n_motions = f->n_chips ? 1 : 0;
	return at - from;
}

static int
cards_read(const Match *m, int at, Fields *f)
{
	int from = at;

	while (f->n_cards < SETUP_DECK_MAX && card_token(token_at(m, at), &f->cards[f->n_cards])) {
		f->n_cards++;
		at++;
	}
	return at - from;
}

static int
ids_read(const Match *m, int at, Fields *f)
{
	int from = at;

	while (f->n_ids < FIELD_IDS_MAX && token_at(m, at) && !token_at(m, at)->quoted &&
	       strlen(token_at(m, at)->text) < FIELD_ID_MAX) {
		snprintf(f->ids[f->n_ids++], FIELD_ID_MAX, "%s", token_at(m, at)->text);
		at++;
	}
	return at - from;
}

static int
options_read(const Match *m, int at, Fields *f)
{
	int from = at;

	while (f->n_options < FIELD_OPTIONS_MAX &&
	       option_read(token_at(m, at), &f->options[f->n_options])) {
		f->n_options++;
		at++;
	}
	return at - from;
}

/* Card numbers 1 to 4, which may be none. Returns the words used. */
static int
numbers_read(const Match *m, int at, Fields *f)
{
	int from = at, card;

	while (count_read(token_at(m, at), &card) && card >= 1 && card <= 4) {
		f->cards_mask |= 1 << (card - 1);
		at++;
	}
	return at - from;
}

static int
plain_words_read(const Match *m, int at, Fields *f)
{
	int from = at;
	size_t used = 0;

	for (; token_at(m, at) && used < sizeof f->text; at++)
		used += (size_t)snprintf(f->text + used, sizeof f->text - used, "%s%s",
					 used ? " " : "", token_at(m, at)->text);
	f->has_text = true;
	return at - from;
}

/* Text in quotes, or a name that may stand without them, of less than `size` bytes. */
static int
text_read(const Token *token, bool is_bare_name, size_t size, Fields *f)
{
	if (!token || strlen(token->text) >= size)
		return -1;
	if (is_bare_name ? !*token->text || (!token->quoted && !is_name(token->text))
			 : !token->quoted)
		return -1;
	snprintf(f->text, sizeof f->text, "%s", token->text);
	f->has_text = true;
	return 1;
}

/* All 64 bits, so that any seed of a session comes back. */
static int
seed_read(const Token *token, Fields *f)
{
	uint64_t seed = 0;

	if (!token || token->quoted)
		return -1;
	for (const char *s = token->text; *s; s++) {
		unsigned digit = (unsigned)(*s - '0');

		if (digit > 9 || seed > (UINT64_MAX - digit) / 10)
			return -1;
		seed = seed * 10 + digit;
	}
	memcpy(&f->amounts[0], &seed, sizeof seed);
	f->n_amounts = 1;
	return 1;
}

int
part_read(Match *m, char part, int at)
{
	Fields *f = m->fields;
	const Token *token = token_at(m, at);
	int used, value;

	switch (part) {
	case 's':
		return seat_read(m, token, &f->seat) ? 1 : -1;
	case 't':
		return seat_read(m, token, &f->target) ? 1 : -1;
	case 'n':
		if (!token || token->quoted || f->n_amounts == FIELD_AMOUNTS_MAX ||
		    !amount_read(token->text, &f->amounts[f->n_amounts]))
			return -1;
		f->n_amounts++;
		return 1;
	case 'a':
		return token && !token->quoted && amount_read(token->text, &f->ante) ? 1 : -1;
	case 'c':
		f->has_count = count_read(token, &f->count);
		return f->has_count ? 1 : -1;
	case 'd':
		f->has_count = count_read(token, &f->count) && f->count > 0;
		return f->has_count ? 1 : -1;
	case 'u':
		return seed_read(token, f);
	case 'w':
		return text_read(token, false, EVENT_WORDS_MAX, f);
	case 'T':
		return text_read(token, false, FIELD_TEXT_MAX, f);
	case 'N':
		return text_read(token, true, EVENT_NAME_MAX, f);
	case 'F':
		return text_read(token, true, EVENT_WORDS_MAX, f);
	case 'B':
		return blinds_read(token, f) ? 1 : -1;
	case 'b':
		value = find_breach(token);
		f->breach = value < 0 ? BREACH_REVEALING : (Breach)value;
		return value < 0 ? -1 : 1;
	case 'o':
		f->n_options = option_read(token, &f->options[0]);
		return f->n_options ? 1 : -1;
	case 'k':
		if (word_is(token, "both"))
			return 1;
		return count_read(token, &f->card) && f->card >= 1 && f->card <= 4 ? 1 : -1;
	case 'K':
		return numbers_read(m, at, f);
	case 'p':
		used = penalty_read(m, at, f);
		break;
	case 'S':
		used = seats_read(m, at, f);
		break;
	case 'A':
		used = amounts_read(m, at, f);
		break;
	case 'h':
		used = heap_read(m, at, f);
		break;
	case 'M':
		used = motions_read(m, at, f);
		break;
	case 'C':
		used = cards_read(m, at, f);
		break;
	case 'i':
		used = ids_read(m, at, f);
		break;
	case 'O':
		used = options_read(m, at, f);
		break;
	case 'W':
		used = plain_words_read(m, at, f);
		break;
	default:
		return -1;
	}
	return used > 0 ? used : -1;
}

const char *
pattern_closing(const char *pattern)
{
	int depth = 0;

	for (;; pattern++) {
		depth += *pattern == '[';
		depth -= *pattern == ']';
		if (depth == 0)
			return pattern;
	}
}

const char *
pattern_word(const char *pattern, char word[PATTERN_WORD_MAX])
{
	size_t n = 0;

	while (*pattern && *pattern != ' ') {
		if (n < PATTERN_WORD_MAX - 1)
			word[n++] = *pattern;
		pattern++;
	}
	word[n] = '\0';
	return pattern;
}
