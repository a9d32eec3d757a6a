#include "src/history/fixed.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

enum { EXPONENT_MAX = 10000 };

/* The text that is still to be read; a place beyond its end reads as a zero byte. */
typedef struct Rest {
	const char *at, *end;
} Rest;

static char
peek(const Rest *rest)
{
	return rest->at < rest->end ? *rest->at : '\0';
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/*
 * Reads the digits without their point; `exponent` is the power of ten that they are to be
 * multiplied by. Zeros at the end are left out of the digits. False if there are too many.
 */
static bool
read_digits(Rest *rest, uint64_t *digits, int *exponent)
{
	uint64_t sum = 0;
	int zeros = 0; /* not yet known whether digits follow them */
	bool behind_point = false;

	for (*exponent = 0; is_digit(peek(rest)) || (peek(rest) == '.' && !behind_point);
	     rest->at++) {
		uint64_t digit = (uint64_t)(*rest->at - '0');

		if (*rest->at == '.') {
			behind_point = true;
			continue;
		}
		*exponent -= behind_point;
		if (digit == 0) {
			zeros++;
			continue;
		}
		for (; zeros > 0 && sum > 0; zeros--) {
			if (sum > INT64_MAX / 10)
				return false;
			sum *= 10;
		}
		if (sum > (INT64_MAX - digit) / 10)
			return false;
		sum = sum * 10 + digit;
		zeros = 0;
	}
	*exponent += zeros;
	*digits = sum;
	return true;
}

/* Reads what stands behind `e`; false if that is no number. Far too large is as good as larger. */
static bool
read_exponent(Rest *rest, int *exponent)
{
	bool negative = peek(rest) == '-';
	int power = 0;

	if (negative || peek(rest) == '+')
		rest->at++;
	if (!is_digit(peek(rest)))
		return false;
	for (; is_digit(peek(rest)); rest->at++)
		if (power < EXPONENT_MAX)
			power = power * 10 + *rest->at - '0';
	*exponent += negative ? -power : power;
	return true;
}

bool
fixed_read(const char *text, size_t length, int64_t *digits, int *places)
{
	Rest rest = { text, text + length };
	bool negative = peek(&rest) == '-';
	uint64_t sum;
	int exponent;

	if (negative || peek(&rest) == '+')
		rest.at++;
	if (!is_digit(peek(&rest)) || !read_digits(&rest, &sum, &exponent))
		return false;
	if (rest.at[-1] == '.')
		return false;
	if (peek(&rest) == 'e' || peek(&rest) == 'E') {
		rest.at++;
		if (!read_exponent(&rest, &exponent))
			return false;
	}
	if (rest.at != rest.end)
		return false;
	for (; sum != 0 && exponent > 0; exponent--) {
		if (sum > INT64_MAX / 10)
			return false;
		sum *= 10;
	}
	*digits = negative ? -(int64_t)sum : (int64_t)sum;
	*places = sum != 0 ? -exponent : 0;
	return true;
}

bool
fixed_raise(int64_t *digits, int from, int to)
{
	int64_t raised = *digits;

	for (; raised != 0 && from < to; from++) {
		if (raised > INT64_MAX / 10 || raised < INT64_MIN / 10)
			return false;
		raised *= 10;
	}
	*digits = raised;
	return true;
}

size_t
fixed_print(int64_t digits, int places, char text[FIXED_TEXT_MAX])
{
	uint64_t value = digits < 0 ? 0 - (uint64_t)digits : (uint64_t)digits, ten = 1;
	const char *sign = digits < 0 ? "-" : "";

	assert(places >= 0 && places <= FIXED_PLACES_MAX);
	while (places > 0 && value % 10 == 0) {
		value /= 10;
		places--;
	}
	if (places == 0)
		return (size_t)snprintf(text, FIXED_TEXT_MAX, "%s%" PRIu64, sign, value);
	for (int i = 0; i < places; i++)
		ten *= 10;
	return (size_t)snprintf(text, FIXED_TEXT_MAX, "%s%" PRIu64 ".%0*" PRIu64, sign, value / ten,
				places, value % ten);
}
