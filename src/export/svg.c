#include "src/export/svg.h"

#include <assert.h>
#include <string.h>

#include "src/export/markup.h"
#include "src/export/svg_parts.h"
#include "src/say.h"
#include "src/text.h"
#include "src/transcript.h"
#include "ui/amount.h"

enum {
	CENTRE_X = 500,
	CENTRE_Y = 300,
	BOARD_SCALE = 185, /* of its cards, in hundredths */
	BOARD_STEP = 62,
	BOARD_SHOWN = 7 /* cards that are drawn; a board of more is told in words */
};

/* Where the seats stand around the oval, clockwise from the dealer's left; for 2 to 10 seats. */
static const Point SEATS[][SEAT_MAX] = {
	{ { 105, 250 }, { 895, 250 } },
	{ { 105, 300 }, { 500, 55 }, { 895, 300 } },
	{ { 128, 397 }, { 296, 88 }, { 704, 88 }, { 872, 397 } },
	{ { 175, 446 }, { 175, 154 }, { 500, 55 }, { 825, 154 }, { 825, 446 } },
	{ { 216, 475 }, { 113, 229 }, { 353, 72 }, { 647, 72 }, { 887, 229 }, { 784, 475 } },
	{ { 248, 492 },
	  { 105, 300 },
	  { 248, 108 },
	  { 500, 55 },
	  { 752, 108 },
	  { 895, 300 },
	  { 752, 492 } },
	{ { 275, 504 },
	  { 106, 356 },
	  { 175, 154 },
	  { 385, 65 },
	  { 615, 65 },
	  { 825, 154 },
	  { 894, 356 },
	  { 725, 504 } },
	{ { 322, 526 },
	  { 121, 396 },
	  { 118, 213 },
	  { 299, 80 },
	  { 500, 55 },
	  { 701, 80 },
	  { 882, 213 },
	  { 879, 396 },
	  { 678, 526 } },
	{ { 330, 535 },
	  { 127, 430 },
	  { 102, 254 },
	  { 198, 124 },
	  { 400, 62 },
	  { 600, 62 },
	  { 802, 124 },
	  { 898, 254 },
	  { 873, 430 },
	  { 670, 535 } },
};

static Point
seat_point(const Table *table, int seat)
{
	assert(table->seats >= 2 && table->seats <= SEAT_MAX);
	return SEATS[table->seats - 2][seat - 1];
}

/* Between the seat and the pot. */
static Point
bet_point(Point seat)
{
	return (Point){ seat.x + (CENTRE_X - seat.x) * 36 / 100,
			seat.y + (CENTRE_Y - seat.y) * 42 / 100 };
}

void
svg_symbols(FILE *file)
{
	static const struct {
		char name;
		const char *path;
	} SUITS[] = {
		{ 'c', "M10 1a4 4 0 0 1 3.4 6.1A4.2 4.2 0 1 1 11 13.6Q11.2 17 13 19H7Q8.8 17 9 "
		       "13.6A4.2 4.2 0 1 1 6.6 7.100A4 4 0 0 1 10 1Z" },
		{ 'd', "M10 1L17 10L10 19L3 10Z" },
		{ 'h', "M10 18.500L3 10.800A4.6 4.6 0 0 1 10 4.600A4.6 4.6 0 0 1 17 10.800Z" },
		{ 's', "M10 1Q12 5 16 8.500A4.2 4.2 0 0 1 11 14Q11.2 17 13 19H7Q8.8 17 9 "
		       "14A4.2 4.2 0 0 1 4 8.500Q8 5 10 1Z" },
	};

	fputs("<svg width=\"0\" height=\"0\" class=\"symbols\" aria-hidden=\"true\">\n", file);
	for (size_t i = 0; i < sizeof SUITS / sizeof SUITS[0]; i++)
		fprintf(file,
			"<symbol id=\"suit-%c\" viewBox=\"0 0 20 20\"><path d=\"%s\"/></symbol>\n",
			SUITS[i].name, SUITS[i].path);
	fputs("</svg>\n", file);
}

static void
draw_board(FILE *file, const Table *table)
{
	const Pile *board = &table->board;
	int places = board->n > 5 ? (board->n < BOARD_SHOWN ? board->n : BOARD_SHOWN) : 5;
	int x = CENTRE_X - (places * BOARD_STEP - 6) / 2, y = CENTRE_Y - 55;
	CardLook look = { .face = true, .known = true };
	char counts[SAY_MAX];

	for (int i = 0; i < places; i++) {
		Point at = { x + i * BOARD_STEP, y };

		if (i < board->n)
			svg_card(file, at, BOARD_SCALE, board->card[i], look);
		else
			fprintf(file,
				"<rect x=\"%d\" y=\"%d\" width=\"56\" height=\"78\" rx=\"7\" "
				"class=\"slot\"/>\n",
				at.x, at.y);
	}
	snprintf(counts, sizeof counts, _("burns %d \xc2\xb7 stub %d \xc2\xb7 muck %d"),
		 table->burns.n, table->stub.n, table->muck.n);
	svg_text(file, (Point){ CENTRE_X, y - 12 }, ANCHOR_MIDDLE, "on-felt", 16, 330, counts);
}

/* The main pot large, the others with whoever may win them below it. */
static void
draw_pots(FILE *file, const Game *game)
{
	Pot pots[POT_MAX];
	int n = game_pots(game, pots);
	char text[SAY_MAX], amount[AMOUNT_TEXT];
	size_t used = 0;

	if (n == 0)
		return;
	snprintf(text, sizeof text, _("pot %s"), amount_text(amount, pots[0].amount));
	svg_text(file, (Point){ CENTRE_X, CENTRE_Y + 52 }, ANCHOR_MIDDLE, "pot", 26, 330, text);
	text[0] = '\0';
	for (int i = 1; i < n && used < sizeof text; i++) {
		used += (size_t)snprintf(text + used, sizeof text - used, _("%sside %s ("),
					 i > 1 ? " \xc2\xb7 " : "",
					 amount_text(amount, pots[i].amount));
		for (int seat = 1, first = 1; seat <= SEAT_MAX && used < sizeof text; seat++)
			if (pots[i].claimants >> seat & 1) {
				used += (size_t)snprintf(text + used, sizeof text - used,
							 first ? "%d" : " %d", seat);
				first = 0;
			}
		if (used < sizeof text)
			used += (size_t)snprintf(text + used, sizeof text - used, ")");
	}
	svg_text(file, (Point){ CENTRE_X, CENTRE_Y + 76 }, ANCHOR_MIDDLE, "on-felt", 17, 330, text);
}

/* What lies in front of a seat, or what it has won. */
static void
draw_bet(FILE *file, const Table *table, int seat)
{
	const Seat *s = &table->seat[seat];
	Point at = bet_point(seat_point(table, seat));
	char amount[AMOUNT_TEXT], held[AMOUNT_TEXT], text[SAY_MAX];

	if (s->bet + s->held > 0) {
		svg_chips(file, at, &table->in_use, &s->front);
		amount_text(amount, s->bet);
		amount_text(held, s->held);
		if (s->held)
			snprintf(text, sizeof text, _("%s + %s held"), amount, held);
		else
			snprintf(text, sizeof text, "%s", amount);
	} else if (s->won > 0) {
		snprintf(text, sizeof text, _("wins %s"), amount_text(amount, s->won));
	} else {
		return;
	}
	svg_text(file, (Point){ at.x, at.y + 21 }, ANCHOR_MIDDLE, "bet", 20, 124, text);
}

void
svg_table(FILE *file, const Picture *picture)
{
	const Table *table = &picture->game->table;
	int k = picture->number;

	fprintf(file,
		"<svg viewBox=\"-10 -28 %d %d\" role=\"img\" aria-labelledby=\"name-%d tells-%d\">\n"
		"<title id=\"name-%d\">",
		PICTURE_WIDTH, PICTURE_HEIGHT, k, k, k);
	markup_text(file, picture->title);
	fprintf(file, "</title>\n<desc id=\"tells-%d\">", k);
	svg_describe(file, picture->game, picture->view);
	fputs("</desc>\n", file);
	fprintf(file,
		"<ellipse cx=\"%d\" cy=\"%d\" rx=\"400\" ry=\"228\" class=\"rail\"/>\n"
		"<ellipse cx=\"%d\" cy=\"%d\" rx=\"380\" ry=\"208\" class=\"felt\"/>\n",
		CENTRE_X, CENTRE_Y, CENTRE_X, CENTRE_Y);
	draw_board(file, table);
	draw_pots(file, picture->game);
	fprintf(file,
		"<rect x=\"%d\" y=\"528\" width=\"110\" height=\"34\" rx=\"8\" class=\"tray\"/>\n",
		CENTRE_X - 55);
	svg_text(file, (Point){ CENTRE_X, 550 }, ANCHOR_MIDDLE, "name", 18, 100, _("dealer"));
	for (int seat = 1; seat <= table->seats; seat++)
		svg_seat(file, seat_point(table, seat), picture, seat);
	for (int seat = 1; seat <= table->seats; seat++)
		if (table->seat[seat].taken)
			draw_bet(file, table, seat);
	fputs("</svg>\n", file);
}

static void
describe_cards(FILE *file, const Table *table, const View *view, int seat)
{
	const Seat *s = &table->seat[seat];
	bool any = false;

	for (int i = 0; i < s->n_hole; i++) {
		char card[CARD_TEXT];

		if (!view_sees(view, table, seat, i))
			continue;
		card_print(s->hole[i], card);
		fprintf(file, "%s %s", any ? "" : _(", cards"), card);
		any = true;
	}
	if (s->n_hole > 0 && !any)
		fprintf(file,
			s->n_hole == 1 ? _(", one card face down") : _(", %d cards face down"),
			s->n_hole);
}

static void
describe_seat(FILE *file, const Table *table, const View *view, int seat)
{
	const Seat *s = &table->seat[seat];
	const char *state = view_state(table, seat);
	char amount[AMOUNT_TEXT];

	markup_print(file, _(" Seat %d %s%s: %s behind"), seat, s->name,
		     seat == table->button ? _(", on the button") : "",
		     amount_text(amount, s->stack));
	if (s->bet + s->held > 0)
		fprintf(file, _(", %s in front"), amount_text(amount, s->bet + s->held));
	describe_cards(file, table, view, seat);
	if (*state)
		markup_print(file, ", %s", state);
	putc('.', file);
}

void
svg_describe(FILE *file, const Game *game, const View *view)
{
	const Table *table = &game->table;
	Pot pots[POT_MAX];
	int n = game_pots(game, pots);
	char text[SAY_MAX];

	turn_say(game, text, sizeof text);
	if (*text)
		text[0] = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
	markup_print(file, "%s.", text);
	if (table->board.n > 0) {
		fputs(_(" Board"), file);
		for (int i = 0; i < table->board.n; i++) {
			card_print(table->board.card[i], text);
			fprintf(file, " %s", text);
		}
		putc('.', file);
	}
	for (int i = 0; i < n; i++) {
		char amount[AMOUNT_TEXT];

		fprintf(file, i ? _(" Side pot %s.") : _(" Pot %s."),
			amount_text(amount, pots[i].amount));
	}
	for (int seat = 1; seat <= table->seats; seat++)
		if (table->seat[seat].taken)
			describe_seat(file, table, view, seat);
}
