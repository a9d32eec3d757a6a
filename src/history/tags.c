#include "src/history/tags.h"

#include <stdio.h>
#include <string.h>

#include "engine/setup.h"
#include "src/history/fixed.h"

static const char unit[] = "unit-", broke[] = "broke-", unknown[] = "unknown-";

static size_t
print_seats(uint16_t seats, const char *word, char *text, size_t used)
{
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		if (seats >> seat & 1 && used < TAGS_TEXT_MAX)
			used += (size_t)snprintf(text + used, TAGS_TEXT_MAX - used, "%s%s%d",
						 used ? " " : "", word, seat);
	return used;
}

void
tags_print(const HistoryTags *tags, char text[TAGS_TEXT_MAX])
{
	char amount[FIXED_TEXT_MAX];
	size_t used = 0;

	text[0] = '\0';
	if (tags->places > 0) {
		fixed_print(1, tags->places, amount);
		used = (size_t)snprintf(text, TAGS_TEXT_MAX, "%s%s", unit, amount);
	}
	used = print_seats(tags->broke, broke, text, used);
	print_seats(tags->unknown, unknown, text, used);
}

/* The value behind the word in a tag; false if it is another tag or no number. */
static bool
value_of(const char *tag, size_t length, const char *word, int64_t *digits, int *places)
{
	size_t start = strlen(word);

	return length > start && memcmp(tag, word, start) == 0 &&
	       fixed_read(tag + start, length - start, digits, places);
}

static bool
is_seat(int64_t number, int places)
{
	return places == 0 && number >= 1 && number <= SEAT_MAX;
}

HistoryTags
tags_read(const char *text)
{
	HistoryTags tags = { 0 };

	while (*text) {
		size_t length = strcspn(text, " ");
		int64_t number;
		int places;

		if (value_of(text, length, unit, &number, &places)) {
			if (number == 1 && places <= FIXED_PLACES_MAX)
				tags.places = places;
		} else if (value_of(text, length, broke, &number, &places)) {
			if (is_seat(number, places))
				tags.broke |= (uint16_t)(1u << number);
		} else if (value_of(text, length, unknown, &number, &places)) {
			if (is_seat(number, places))
				tags.unknown |= (uint16_t)(1u << number);
		}
		text += length;
		text += strspn(text, " ");
	}
	return tags;
}
