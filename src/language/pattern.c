#include "src/language/pattern.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const FLAG_WORDS[FIELD_FLAG_COUNT] = {
#define X(flag, word) [flag] = word,
	FIELD_FLAGS(X)
#undef X
};

/* One attempt to read a line by a pattern. */
typedef struct Match {
	const Line *line;
	const Names *names;
	Fields *fields;
	Reach *reach;
} Match;

static bool match_here(Match *m, const char *pattern, int at);

static const Token *
token_at(const Match *m, int at)
{
	return at < m->line->n ? &m->line->token[at] : NULL;
}

/* Notes that something else was expected at the word; returns false. */
static bool
expected(Match *m, int at, const char *what)
{
	Reach *reach = m->reach;
	size_t used;

	if (!reach || at < reach->token)
		return false;
	if (at > reach->token) {
		reach->token = at;
		reach->expected[0] = '\0';
	}
	if (strstr(reach->expected, what))
		return false;
	used = strlen(reach->expected);
	if (used + strlen(what) + 6 < sizeof reach->expected)
		snprintf(reach->expected + used, sizeof reach->expected - used, "%s%s",
			 used ? ", " : "", what);
	return false;
}

bool
amount_read(const char *text, Chips *amount)
{
	Chips value = 0, part = 0, unit = 1;
	bool digits = false, point = false;
	int since_comma = -1;

	for (; isdigit((unsigned char)*text) || *text == ',' || *text == '.'; text++) {
		if (*text == ',') {
			if (!digits || point || (since_comma >= 0 && since_comma != 3))
				return false;
			since_comma = 0;
		} else if (*text == '.') {
			if (!digits || point)
				return false;
			point = true;
		} else if (point) {
			part = part * 10 + (*text - '0');
			unit *= 10;
			if (unit > 1000000)
				return false;
		} else {
			value = value * 10 + (*text - '0');
			since_comma += since_comma >= 0;
			digits = true;
			if (value > CHIPS_LIMIT)
				return false;
		}
	}
	if (!digits || (since_comma >= 0 && since_comma != 3))
		return false;
	if (*text == 'k' || *text == 'K' || *text == 'm' || *text == 'M') {
		Chips thousand = tolower((unsigned char)*text) == 'k' ? 1000 : 1000000;

		if (part * thousand % unit)
			return false;
		value = value * thousand + part * thousand / unit;
		text++;
	} else if (point) {
		return false;
	}
	*amount = value;
	return *text == '\0' && value <= CHIPS_LIMIT;
}

/* `1000x2`, or `1000` for one chip. */
static bool
chips_read(const Token *token, ChipCount *chips)
{
	char value[LANGUAGE_WORD_MAX];
	const char *times;
	size_t length;

	if (!token || token->quoted)
		return false;
	times = strrchr(token->text, 'x');
	length = times ? (size_t)(times - token->text) : strlen(token->text);
	if (length >= sizeof value)
		return false;
	memcpy(value, token->text, length);
	value[length] = '\0';
	if (!amount_read(value, &chips->value) || chips->value == 0)
		return false;
	chips->count = 1;
	if (!times)
		return true;
	if (!isdigit((unsigned char)times[1]) || strlen(times + 1) > 7)
		return false;
	chips->count = strtol(times + 1, (char **)&times, 10);
	return *times == '\0' && chips->count > 0;
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

static bool
word_is(const Token *token, const char *word)
{
	return token && !token->quoted && !strcasecmp(token->text, word);
}

static bool
is_name(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;

	if (!isalpha(s[0]) && s[0] < 0x80)
		return false;
	for (; *s; s++)
		if (*s < 0x80 && !isalnum(*s) && !strchr("-_.'/", *s))
			return false;
	return true;
}

size_t
name_print(const char *name, char *text, size_t size)
{
	size_t used = 0;

	if (is_name(name))
		return (size_t)snprintf(text, size, "%s", name);
	for (const char *s = name;; s++) {
		char piece[3] = { *s, 0, 0 };

		if (s == name && used + 1 < size)
			text[used] = '"';
		if (s == name)
			used++;
		if (*s == '\0')
			break;
		if (*s == '"' || *s == '\\') {
			piece[0] = '\\';
			piece[1] = *s;
		}
		for (int i = 0; piece[i]; i++, used++)
			if (used + 1 < size)
				text[used] = piece[i];
	}
	if (used + 1 < size)
		text[used] = '"';
	used++;
	if (size)
		text[used < size ? used : size - 1] = '\0';
	return used;
}

/* Words of the language in quotes, always. */
static size_t
words_print(const char *words, char *text, size_t size)
{
	char quoted[2 * FIELD_TEXT_MAX + 3];
	size_t used = 0;

	quoted[used++] = '"';
	for (; *words; words++) {
		if (*words == '"' || *words == '\\')
			quoted[used++] = '\\';
		quoted[used++] = *words;
	}
	quoted[used++] = '"';
	quoted[used] = '\0';
	return (size_t)snprintf(text, size, "%s", quoted);
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
		    chips_read(token_at(m, at + 1), &next)) {
			motion++;
			in_motion = 0;
			at++;
		}
		if (f->n_chips == EVENT_CHIPS_MAX ||
		    !chips_read(token_at(m, at), &f->chips[f->n_chips]))
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
	{ 'c', "a number" },
	{ 'h', "chips such as 1000x2" },
	{ 'M', "chips such as 1000x2" },
	{ 'w', "words in double quotes" },
	{ 'N', "a name" },
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

static const char *
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

	while (f->n_chips < EVENT_CHIPS_MAX && chips_read(token_at(m, at), &f->chips[f->n_chips])) {
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

/* Reads one part; returns the words used, -1 if it does not fit. */
static int
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
	case 'w':
		if (!token || !token->quoted || strlen(token->text) >= EVENT_WORDS_MAX)
			return -1;
		snprintf(f->text, sizeof f->text, "%s", token->text);
		f->has_text = true;
		return 1;
	case 'N':
		if (!token || (!token->quoted && !is_name(token->text)) ||
		    strlen(token->text) >= EVENT_NAME_MAX || !*token->text)
			return -1;
		snprintf(f->text, sizeof f->text, "%s", token->text);
		f->has_text = true;
		return 1;
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

/* The bracket that closes the one at `pattern`. */
static const char *
closing(const char *pattern)
{
	int depth = 0;

	for (;; pattern++) {
		depth += *pattern == '[';
		depth -= *pattern == ']';
		if (depth == 0)
			return pattern;
	}
}

/* Copies the word at the head of the pattern; returns what is behind it. */
static const char *
pattern_word(const char *pattern, char word[32])
{
	size_t n = 0;

	while (*pattern && *pattern != ' ') {
		if (n < 31)
			word[n++] = *pattern;
		pattern++;
	}
	word[n] = '\0';
	return pattern;
}

static void
set_flag(Fields *fields, const char *word, bool value)
{
	for (int i = 0; i < FIELD_FLAG_COUNT; i++)
		if (!strcmp(FLAG_WORDS[i], word))
			fields->flag[i] = value;
}

static bool
match_word(Match *m, const char *pattern, int at)
{
	char word[32], quoted[40];
	const char *rest = pattern_word(pattern, word);

	if (!word_is(token_at(m, at), word)) {
		snprintf(quoted, sizeof quoted, "`%s`", word);
		return expected(m, at, quoted);
	}
	set_flag(m->fields, word, true);
	return match_here(m, rest, at + 1);
}

static bool
match_optional(Match *m, const char *pattern, int at)
{
	Fields *saved = malloc(sizeof *saved);
	bool matched;

	if (!saved)
		return false;
	*saved = *m->fields;
	matched = match_here(m, pattern + 1, at);
	if (!matched) {
		*m->fields = *saved;
		matched = match_here(m, closing(pattern) + 1, at);
	}
	free(saved);
	return matched;
}

static bool
match_here(Match *m, const char *pattern, int at)
{
	int used;

	while (*pattern == ' ' || *pattern == ']')
		pattern++;
	if (*pattern == '\0')
		return at == m->line->n || expected(m, at, "the end of the line");
	if (*pattern == '[')
		return match_optional(m, pattern, at);
	if (*pattern != '%')
		return match_word(m, pattern, at);
	used = part_read(m, pattern[1], at);
	if (used < 0)
		return expected(m, at, part_name(pattern[1]));
	return match_here(m, pattern + 2, at + used);
}

bool
pattern_match(const char *pattern, const Line *line, int from, const Names *names, Fields *fields,
	      Reach *reach)
{
	Match m = { line, names, fields, reach };
	char first[32];

	/* Most rows differ in their first word: no need to clear the fields for those. */
	pattern_word(pattern, first);
	if (first[0] != '%' && first[0] != '[' && !word_is(token_at(&m, from), first)) {
		char quoted[40];

		snprintf(quoted, sizeof quoted, "`%s`", first);
		return expected(&m, from, quoted);
	}
	memset(fields, 0, sizeof *fields);
	return match_here(&m, pattern, from);
}

/* Text that grows in a buffer of the caller's, cut where that ends. */
typedef struct Out {
	char *text;
	size_t size, used;
} Out;

static void
put(Out *out, const char *text)
{
	size_t length = strlen(text);

	for (size_t i = 0; i < length; i++)
		if (out->used + i + 1 < out->size)
			out->text[out->used + i] = text[i];
	out->used += length;
	if (out->size)
		out->text[out->used < out->size ? out->used : out->size - 1] = '\0';
}

static void
put_number(Out *out, Chips number)
{
	char text[32];

	snprintf(text, sizeof text, "%lld", (long long)number);
	put(out, text);
}

static void
put_chips(Out *out, const Fields *f)
{
	for (int i = 0; i < f->n_chips; i++) {
		if (i)
			put(out, f->motion[i] != f->motion[i - 1] ? " then " : " ");
		put_number(out, f->chips[i].value);
		if (f->chips[i].count != 1) {
			put(out, "x");
			put_number(out, f->chips[i].count);
		}
	}
}

static void
put_option(Out *out, const Option *option)
{
	put(out, option_name(option->kind));
	if (option->kind == OPTION_BET || option->kind == OPTION_RAISE) {
		put(out, "-");
		put_number(out, option->amount);
	}
}

static void
put_penalty(Out *out, const Fields *f)
{
	if (f->step == STEP_HANDS || f->step == STEP_ROUNDS) {
		put_number(out, f->count);
		put(out, " ");
	}
	put(out, penalty_step_name(f->step));
}

static void
put_cards(Out *out, const Fields *f)
{
	for (int i = 0; i < f->n_cards; i++) {
		char card[CARD_TEXT];

		if (i)
			put(out, " ");
		card_print(f->cards[i], card);
		put(out, card);
	}
}

static void
put_list(Out *out, const Fields *f, char part)
{
	int n = part == 'S'   ? f->n_seats
		: part == 'A' ? f->n_amounts
		: part == 'i' ? f->n_ids
			      : f->n_options;

	for (int i = 0; i < n; i++) {
		if (i)
			put(out, " ");
		if (part == 'S')
			put_number(out, f->seats[i]);
		else if (part == 'A')
			put_number(out, f->amounts[i]);
		else if (part == 'i')
			put(out, f->ids[i]);
		else
			put_option(out, &f->options[i]);
	}
}

static void
put_numbers(Out *out, const Fields *f)
{
	bool any = false;

	for (int i = 0; i < 4; i++)
		if ((f->cards_mask >> i) & 1) {
			if (any)
				put(out, " ");
			put_number(out, i + 1);
			any = true;
		}
}

/* Prints one part; `amount` counts the amounts printed so far. */
static void
put_part(Out *out, const Fields *f, char part, int *amount)
{
	char text[2 * FIELD_TEXT_MAX + 3];

	switch (part) {
	case 's':
		put_number(out, f->seat);
		break;
	case 't':
		put_number(out, f->target);
		break;
	case 'n':
		put_number(out, f->amounts[(*amount)++]);
		break;
	case 'a':
		put_number(out, f->ante);
		break;
	case 'c':
		put_number(out, f->count);
		break;
	case 'w':
		words_print(f->text, text, sizeof text);
		put(out, text);
		break;
	case 'N':
		name_print(f->text, text, sizeof text);
		put(out, text);
		break;
	case 'W':
		put(out, f->text);
		break;
	case 'B':
		put_number(out, f->amounts[0]);
		put(out, "/");
		put_number(out, f->amounts[1]);
		break;
	case 'b':
		put(out, breach_name(f->breach));
		break;
	case 'o':
		put_option(out, &f->options[0]);
		break;
	case 'k':
		if (f->card)
			put_number(out, f->card);
		else
			put(out, "both");
		break;
	case 'K':
		put_numbers(out, f);
		break;
	case 'p':
		put_penalty(out, f);
		break;
	case 'h':
	case 'M':
		put_chips(out, f);
		break;
	case 'C':
		put_cards(out, f);
		break;
	default:
		put_list(out, f, part);
		break;
	}
}

/* True if what may be left out is there: told by its first part or flag that can tell. */
static bool
is_present(const char *group, const Fields *f, int amount)
{
	char word[32];

	for (group++; *group && *group != ']'; group++) {
		if (*group == ' ')
			continue;
		if (*group == '%') {
			switch (group[1]) {
			case 't':
				return f->target > 0;
			case 'c':
				return f->has_count;
			case 'h':
				return f->n_chips > 0;
			case 'a':
				return f->ante > 0;
			case 'n':
				return f->n_amounts > amount;
			case 'S':
				return f->n_seats > 0;
			default:
				return f->has_text;
			}
		}
		group = pattern_word(group, word);
		for (int i = 0; i < FIELD_FLAG_COUNT; i++)
			if (!strcmp(FLAG_WORDS[i], word))
				return f->flag[i];
		if (!*group)
			break;
	}
	return false;
}

size_t
pattern_print(const char *pattern, const Fields *fields, char *text, size_t size)
{
	Out out = { text, size, 0 };
	int amount = 0;

	if (size)
		text[0] = '\0';
	while (*pattern) {
		char word[32];

		if (*pattern == ' ' || *pattern == ']') {
			pattern++;
			continue;
		}
		if (*pattern == '[' && !is_present(pattern, fields, amount)) {
			pattern = closing(pattern) + 1;
			continue;
		}
		if (*pattern == '[') {
			pattern++;
			continue;
		}
		if (*pattern == '%' && pattern[1] == 'K' && !fields->cards_mask) {
			pattern += 2;
			continue;
		}
		if (out.used)
			put(&out, " ");
		if (*pattern == '%') {
			put_part(&out, fields, pattern[1], &amount);
			pattern += 2;
			continue;
		}
		pattern = pattern_word(pattern, word);
		put(&out, word);
	}
	return out.used;
}

/* Hands over the seats that could stand here, by number and by name. */
static void
take_seats(const Names *names, void (*take)(void *context, const char *word), void *context)
{
	for (int seat = 1; names && seat <= SEAT_MAX; seat++) {
		char number[8], name[2 * EVENT_NAME_MAX + 3];

		if (!names->name[seat])
			continue;
		snprintf(number, sizeof number, "%d", seat);
		take(context, number);
		if (*names->name[seat]) {
			name_print(names->name[seat], name, sizeof name);
			take(context, name);
		}
	}
}

static void
take_part(char part, const Names *names, void (*take)(void *context, const char *word),
	  void *context)
{
	if (part == 's' || part == 't' || part == 'S')
		take_seats(names, take, context);
	for (int i = 0; part == 'b' && i < BREACH_COUNT; i++)
		take(context, breach_name((Breach)i));
	for (int i = 0; part == 'p' && i < PENALTY_STEP_COUNT; i++)
		if (i != STEP_HANDS && i != STEP_ROUNDS)
			take(context, penalty_step_name((PenaltyStep)i));
	for (int i = 1; (part == 'o' || part == 'O') && i < OPTION_KIND_COUNT; i++)
		take(context, option_name((OptionKind)i));
	if (part == 'k')
		take(context, "both");
}

/* Walks a pattern along the words that are known, to what could stand behind them. */
static void
walk(Match *m, const char *pattern, int at, int known,
     void (*take)(void *context, const char *word), void *context)
{
	char word[32];
	const char *rest;
	int used;

	while (*pattern == ' ' || *pattern == ']')
		pattern++;
	if (!*pattern)
		return;
	if (*pattern == '[') {
		walk(m, pattern + 1, at, known, take, context);
		walk(m, closing(pattern) + 1, at, known, take, context);
		return;
	}
	if (*pattern == '%') {
		if (at >= known) {
			take_part(pattern[1], m->names, take, context);
			return;
		}
		used = part_read(m, pattern[1], at);
		if (used < 0)
			return;
		/* A list may go on behind its last word. */
		if (at + used >= known && strchr("SOM", pattern[1]))
			take_part(pattern[1], m->names, take, context);
		walk(m, pattern + 2, at + used, known, take, context);
		return;
	}
	rest = pattern_word(pattern, word);
	if (at >= known)
		take(context, word);
	else if (word_is(token_at(m, at), word))
		walk(m, rest, at + 1, known, take, context);
}

void
pattern_next(const char *pattern, const Line *line, int known, const Names *names,
	     void (*take)(void *context, const char *word), void *context)
{
	Fields *fields = calloc(1, sizeof *fields);
	Line *head = malloc(sizeof *head);
	Match m = { head, names, fields, NULL };

	if (fields && head) {
		*head = *line;
		for (int i = 0; i < head->n; i++)
			head->token[i].text = head->text + (line->token[i].text - line->text);
		head->n = known;
		walk(&m, pattern, 0, known, take, context);
	}
	free(head);
	free(fields);
}
