#include <stdio.h>
#include <string.h>

#include "src/language/pattern_parts.h"

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
	case 'd':
		put_number(out, f->count);
		break;
	case 'w':
	case 'T':
		words_print(f->text, text, sizeof text);
		put(out, text);
		break;
	case 'N':
	case 'F':
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
	char word[PATTERN_WORD_MAX];

	for (group++; *group && *group != ']'; group++) {
		if (*group == ' ')
			continue;
		if (*group == '%') {
			switch (group[1]) {
			case 't':
				return f->target > 0;
			case 'd':
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
		if (flag_of(word) >= 0)
			return f->flag[flag_of(word)];
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
		char word[PATTERN_WORD_MAX];

		if (*pattern == ' ' || *pattern == ']') {
			pattern++;
			continue;
		}
		if (*pattern == '[' && !is_present(pattern, fields, amount)) {
			pattern = pattern_closing(pattern) + 1;
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
