#include "src/language/amount.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A number in digits, as far as it goes: the whole of it, and what stands behind a point. */
typedef struct Digits {
	Chips whole, part, unit; /* part / unit is what is behind the point */
	bool point;
} Digits;

/* Reads digits with commas that part threes; returns what is behind them, NULL if they are wrong. */
static const char *
whole_read(const char *text, Digits *d)
{
	int group = 0; /* digits since the last comma */
	bool commas = false;

	for (; isdigit((unsigned char)*text) || *text == ','; text++) {
		if (*text == ',') {
			if (group == 0 || group > 3 || (commas && group != 3))
				return NULL;
			commas = true;
			group = 0;
			continue;
		}
		d->whole = d->whole * 10 + (*text - '0');
		group++;
		if (d->whole > CHIPS_LIMIT)
			return NULL;
	}
	return group == 0 || (commas && group != 3) ? NULL : text;
}

static const char *
part_of_one_read(const char *text, Digits *d)
{
	d->point = *text == '.';
	if (!d->point)
		return text;
	if (!isdigit((unsigned char)*++text))
		return NULL;
	for (; isdigit((unsigned char)*text); text++) {
		if (d->unit >= 1000000)
			return NULL;
		d->part = d->part * 10 + (*text - '0');
		d->unit *= 10;
	}
	return text;
}

bool
amount_read(const char *text, Chips *amount)
{
	Digits d = { .unit = 1 };
	Chips times = 1;

	text = whole_read(text, &d);
	if (text)
		text = part_of_one_read(text, &d);
	if (!text)
		return false;
	if (*text == 'k' || *text == 'K')
		times = 1000;
	else if (*text == 'm' || *text == 'M')
		times = 1000000;
	text += times > 1;
	/* `1.5k` is a whole number; `1.5` and `1.0001k` are none. */
	if (*text != '\0' || (d.point && times == 1) || d.part * times % d.unit)
		return false;
	if (d.whole > (CHIPS_LIMIT - d.part * times / d.unit) / times)
		return false;
	*amount = d.whole * times + d.part * times / d.unit;
	return true;
}

bool
chips_read(const char *text, ChipCount *chips)
{
	char value[32];
	size_t length = strcspn(text, "xX");
	const char *times = text + length;
	char *end;

	if (length >= sizeof value)
		return false;
	memcpy(value, text, length);
	value[length] = '\0';
	if (!amount_read(value, &chips->value) || chips->value == 0)
		return false;
	chips->count = 1;
	if (*times == '\0')
		return true;
	if (!isdigit((unsigned char)times[1]) || strlen(times + 1) > 7)
		return false;
	chips->count = strtol(times + 1, &end, 10);
	return *end == '\0' && chips->count > 0 && chips->value <= CHIPS_LIMIT / chips->count;
}
