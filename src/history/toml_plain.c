/* Numbers, booleans, dates and times: a word is cut out first, then its shape decides. */
#include "src/history/toml_scan.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "src/history/fixed.h"

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_word(char c)
{
	return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
	       c == '+' || c == '-' || c == '.' || c == ':';
}

/* The value of so many digits, -1 if they are not all digits. */
static int
number_at(const char *c, int digits)
{
	int number = 0;

	for (int i = 0; i < digits; i++) {
		if (!is_digit(c[i]))
			return -1;
		number = number * 10 + c[i] - '0';
	}
	return number;
}

/* True for `1979-05-27` and so on, a day of the calendar. */
static bool
is_date(const char *c)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
	int year = number_at(c, 4), month = number_at(c + 5, 2), day = number_at(c + 8, 2);
	bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

	if (year < 0 || c[4] != '-' || month < 1 || month > 12 || c[7] != '-' || day < 1)
		return false;
	return day <= days[month - 1] + (month == 2 && leap);
}

/* The length of the time that stands there, 0 if none does. A leap second is one. */
static size_t
time_length(const char *c, size_t length)
{
	size_t used = 8;

	if (length < 8 || c[2] != ':' || c[5] != ':' || number_at(c, 2) < 0 ||
	    number_at(c, 2) > 23 || number_at(c + 3, 2) < 0 || number_at(c + 3, 2) > 59 ||
	    number_at(c + 6, 2) < 0 || number_at(c + 6, 2) > 60)
		return 0;
	if (length > 8 && c[8] == '.') {
		for (used = 9; used < length && is_digit(c[used]);)
			used++;
		if (used == 9)
			return 0;
	}
	return used;
}

/* True for `Z` and `+02:00`. */
static bool
is_offset(const char *c, size_t length)
{
	if (length == 1)
		return *c == 'Z' || *c == 'z';
	return length == 6 && (*c == '+' || *c == '-') && number_at(c + 1, 2) >= 0 &&
	       number_at(c + 1, 2) <= 23 && c[3] == ':' && number_at(c + 4, 2) >= 0 &&
	       number_at(c + 4, 2) <= 59;
}

/* The word is a date, a time or both, by its shape; what it says has to be right too. */
static bool
classify_time(const TomlText *word, TomlKind *kind)
{
	const char *c = word->at;
	size_t used;

	if (word->length > 2 && c[2] == ':') {
		*kind = TOML_LOCAL_TIME;
		return time_length(c, word->length) == word->length;
	}
	if (word->length < 10 || !is_date(c))
		return false;
	*kind = TOML_LOCAL_DATE;
	if (word->length == 10)
		return true;
	if (c[10] != 'T' && c[10] != 't' && c[10] != ' ')
		return false;
	used = 11 + time_length(c + 11, word->length - 11);
	*kind = TOML_LOCAL_DATE_TIME;
	if (used == 11 || used == word->length)
		return used != 11;
	*kind = TOML_DATE_TIME;
	return is_offset(c + used, word->length - used);
}

static bool
looks_like_time(const TomlText *word)
{
	return (word->length > 4 && word->at[4] == '-' && number_at(word->at, 4) >= 0) ||
	       (word->length > 2 && word->at[2] == ':' && number_at(word->at, 2) >= 0);
}

static int
digit_of(char c)
{
	if (is_digit(c))
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

/* Takes the `_` out of the word; false if one does not stand between digits. */
static bool
drop_underscores(TomlText *word, char *bytes)
{
	int base = word->length > 1 && word->at[0] == '0' && word->at[1] == 'x' ? 16 : 10;
	size_t kept = 0;

	for (size_t i = 0; i < word->length; i++) {
		if (word->at[i] != '_')
			bytes[kept++] = word->at[i];
		else if (i == 0 || i + 1 == word->length || digit_of(word->at[i - 1]) >= base ||
			 digit_of(word->at[i + 1]) >= base)
			return false;
	}
	bytes[kept] = '\0';
	*word = (TomlText){ bytes, kept };
	return true;
}

typedef enum Reading { READ, NOT_THAT, TOO_LARGE } Reading;

/* An integer: `-17`, `0x1f`, `0o17`, `0b11`. Whatever is digits and does not fit is too large. */
static Reading
read_integer(const TomlText *word, int64_t *value)
{
	static const struct {
		char letter;
		uint64_t base;
	} bases[] = { { 'x', 16 }, { 'o', 8 }, { 'b', 2 } };
	const char *c = word->at, *end = c + word->length;
	bool negative = *c == '-', large = false;
	uint64_t base = 10, sum = 0, limit = (uint64_t)INT64_MAX + negative;

	if (*c == '-' || *c == '+')
		c++;
	else if (*c == '0')
		for (size_t i = 0; i < 3; i++)
			if (c[1] == bases[i].letter)
				base = bases[i].base;
	if (base != 10)
		c += 2;
	if (c == end || *c == '_' || (base == 10 && *c == '0' && end - c > 1))
		return NOT_THAT;
	for (; c < end; c++) {
		uint64_t digit = (uint64_t)digit_of(*c);

		if (digit >= base)
			return NOT_THAT;
		if (large || sum > (limit - digit) / base)
			large = true;
		else
			sum = sum * base + digit;
	}
	if (large)
		return TOO_LARGE;
	/* The least integer has no positive counterpart. */
	*value = negative ? (sum == limit ? INT64_MIN : -(int64_t)sum) : (int64_t)sum;
	return READ;
}

static size_t
skip_digits(const char *c)
{
	size_t used = 0;

	while (is_digit(c[used]))
		used++;
	return used;
}

/* True for `3.14`, `-2e10`, `inf`. The word ends in a zero. */
static bool
is_decimal(const char *c)
{
	bool point, exponent;

	if (*c == '+' || *c == '-')
		c++;
	if (strcmp(c, "inf") == 0 || strcmp(c, "nan") == 0)
		return true;
	if (!is_digit(*c) || (*c == '0' && is_digit(c[1])))
		return false;
	c += skip_digits(c);
	point = *c == '.';
	if (point) {
		if (!is_digit(*++c))
			return false;
		c += skip_digits(c);
	}
	exponent = *c == 'e' || *c == 'E';
	if (exponent) {
		c++;
		if (*c == '+' || *c == '-')
			c++;
		if (!is_digit(*c))
			return false;
		c += skip_digits(c);
	}
	return *c == '\0' && (point || exponent);
}

/* Cuts the word out, the time behind a date and a blank with it. */
static TomlText
cut_word(TomlScan *scan)
{
	const char *start = scan->at, *c = start;

	while (c < scan->end && is_word(*c))
		c++;
	if (c - start == 10 && start[4] == '-' && scan->end - c > 3 && *c == ' ' &&
	    is_digit(c[1]) && is_digit(c[2]) && c[3] == ':')
		for (c++; c < scan->end && is_word(*c);)
			c++;
	scan->at = c;
	return (TomlText){ start, (size_t)(c - start) };
}

static bool
same(const TomlText *word, const char *text)
{
	return word->length == strlen(text) && memcmp(word->at, text, word->length) == 0;
}

bool
toml_scan_plain(TomlScan *scan, TomlValue *value)
{
	const char *start = scan->at;
	TomlText written = cut_word(scan), word = written;
	char *bytes;

	if (written.length == 0)
		return toml_scan_expected(scan, start, "a value");
	bytes = arena_take(scan->arena, written.length + 1);
	if (!bytes)
		return toml_scan_no_memory(scan);
	if (!drop_underscores(&word, bytes))
		return toml_scan_wrong(scan, start,
				       "found \"%.*s\", expected each _ between two digits",
				       &written);
	value->text = word;
	if (same(&written, "true") || same(&written, "false")) {
		value->kind = TOML_BOOLEAN;
		value->boolean = *word.at == 't';
		return true;
	}
	if (looks_like_time(&word))
		return (written.length == word.length && classify_time(&word, &value->kind)) ||
		       toml_scan_wrong(scan, start, "found \"%.*s\", expected a date or a time",
				       &written);
	switch (read_integer(&word, &value->integer)) {
	case READ:
		value->kind = TOML_INTEGER;
		return true;
	case TOO_LARGE:
		return toml_scan_wrong(scan, start,
				       "found \"%.*s\", expected an integer of at most 64 bits",
				       &written);
	case NOT_THAT:
		break;
	}
	value->kind = TOML_DECIMAL;
	return is_decimal(word.at) ||
	       toml_scan_wrong(scan, start, "found \"%.*s\", expected a value", &written);
}

bool
toml_fixed(const TomlValue *number, int64_t *digits, int *places)
{
	if (number->kind == TOML_DECIMAL)
		return fixed_read(number->text.at, number->text.length, digits, places);
	*digits = number->integer;
	*places = 0;
	return number->kind == TOML_INTEGER;
}
