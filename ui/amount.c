#include "ui/amount.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

char *
amount_text(char text[AMOUNT_TEXT], Chips amount)
{
	char digits[AMOUNT_TEXT];
	int n = snprintf(digits, sizeof digits, "%lld", (long long)(amount < 0 ? -amount : amount));
	char *at = text;

	if (amount < 0)
		*at++ = '-';
	for (int i = 0; i < n; i++) {
		if (i && (n - i) % 3 == 0)
			*at++ = ',';
		*at++ = digits[i];
	}
	*at = '\0';
	return text;
}

static const struct {
	Chips unit;
	char sign;
} UNITS[] = {
	{ INT64_C(1000000000000), 'T' }, { 1000000000, 'G' }, { 1000000, 'M' }, { 1000, 'k' }
};

enum { UNITS_COUNT = sizeof UNITS / sizeof UNITS[0], PLAIN_DIGITS = 6 };

/* "1,234.5k", the tenth only if there is one and it is wanted. */
static int
in_unit(char text[AMOUNT_TEXT], Chips amount, int unit, bool tenth)
{
	Chips tenths = amount / (UNITS[unit].unit / 10) % 10;
	char whole[AMOUNT_TEXT];

	amount_text(whole, amount / UNITS[unit].unit);
	return tenth && tenths ? snprintf(text, AMOUNT_TEXT, "%.20s.%d%c", whole, (int)tenths,
					  UNITS[unit].sign)
			       : snprintf(text, AMOUNT_TEXT, "%.20s%c", whole, UNITS[unit].sign);
}

char *
amount_short(char text[AMOUNT_TEXT], Chips amount, int room)
{
	amount_text(text, amount);
	if ((int)strlen(text) <= room)
		return text;
	if (snprintf(text, AMOUNT_TEXT, "%lld", (long long)amount) <= room &&
	    strlen(text) <= PLAIN_DIGITS)
		return text;
	/* Exact, in the largest unit that it is exact in; else in the smallest that there is room for. */
	for (int i = 0; i < UNITS_COUNT; i++)
		if (amount >= UNITS[i].unit && amount % (UNITS[i].unit / 10) == 0 &&
		    in_unit(text, amount, i, true) <= room)
			return text;
	for (int i = UNITS_COUNT - 1; i >= 0 && amount >= UNITS[i].unit; i--)
		for (int tenth = 1; tenth >= 0; tenth--)
			if (in_unit(text, amount, i, tenth) <= room)
				return text;
	return text;
}
