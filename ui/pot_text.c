#include "ui/pot_text.h"

#include <stdio.h>

#include "ui/amount.h"
#include "ui/text.h"

enum { AMOUNT_MOST = 26, AMOUNT_LEAST = 5 }; /* columns of an amount */

/* "pot 2,450", or, from the second pot on, "side 800 (5 7 8)"; without the seats where `seats` is 0. */
static size_t
pot_text(const Pot *pot, int i, int seats, int room, char *text, size_t size)
{
	char amount[AMOUNT_TEXT];
	bool told = i && seats;
	size_t used;

	used = (size_t)snprintf(text, size, "%s %s",
				pot->carried ? _("left over")
				: i	     ? _("side")
					     : _("pot"),
				amount_short(amount, pot->amount, room));
	for (int seat = 1, n = 0; told && seat <= seats && used < size; seat++)
		if ((pot->claimants >> seat) & 1)
			used += (size_t)snprintf(text + used, size - used, "%s%d", n++ ? " " : " (",
						 seat);
	if (told && used < size)
		used += (size_t)snprintf(text + used, size - used, ")");
	return used;
}

static int
write_pots(const View *view, int seats, PotRange range, int room, char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = range.first; i < view->n_pots && i - range.first < range.n; i++) {
		if (i > range.first && used < size)
			used += (size_t)snprintf(text + used, size - used, "  ");
		if (used < size)
			used += pot_text(&view->pots[i], i, seats, room, text + used, size - used);
	}
	return text_width(text);
}

void
pots_text(const View *view, const Table *table, PotRange range, int width, char *text, size_t size)
{
	for (int seats = table->seats; seats >= 0; seats -= table->seats)
		for (int room = AMOUNT_MOST; room >= AMOUNT_LEAST; room--)
			if (write_pots(view, seats, range, room, text, size) <= width)
				return;
}
