#include "ui/amount.h"

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

char *
amount_short(char text[AMOUNT_TEXT], Chips amount, int room)
{
	static const struct {
		Chips unit;
		char sign;
	} UNITS[] = { { 1000, 'k' },
		      { 1000000, 'M' },
		      { 1000000000, 'G' },
		      { INT64_C(1000000000000), 'T' } };

	amount_text(text, amount);
	if ((int)strlen(text) <= room)
		return text;
	snprintf(text, AMOUNT_TEXT, "%lld", (long long)amount);
	/* Never a unit that it is less than: it would be nothing of that. */
	for (size_t i = 0; i < sizeof UNITS / sizeof UNITS[0] && (int)strlen(text) > room; i++) {
		Chips unit = UNITS[i].unit, tenths = amount / (unit / 10);

		if (amount < unit)
			break;
		if (amount % unit)
			snprintf(text, AMOUNT_TEXT, "%lld.%lld%c", (long long)(tenths / 10),
				 (long long)(tenths % 10), UNITS[i].sign);
		if (amount % unit == 0 || (int)strlen(text) > room)
			snprintf(text, AMOUNT_TEXT, "%lld%c", (long long)(amount / unit),
				 UNITS[i].sign);
	}
	return text;
}
