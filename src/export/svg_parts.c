#include "src/export/svg_parts.h"

#include <string.h>

#include "src/export/markup.h"
#include "src/say.h"
#include "src/text.h"
#include "ui/amount.h"

enum {
	CHIP_WIDTH = 26,
	CHIP_HEIGHT = 7,
	CHIPS_HIGH = 6,	   /* chips of one column that are drawn */
	CHIPS_COLUMNS = 4, /* columns that are */
	CARDS_SHOWN = 6,   /* cards of one seat that are */
	HOLE_SCALE = 115,  /* of hole cards, in hundredths */
	HOLE_WIDTH = CARD_WIDTH * HOLE_SCALE / 100,
	HOLE_TOP = -64, /* of a seat, from its point */
	PLATE_TOP = -14,
	PLATE_HEIGHT = 60
};

void
svg_text(FILE *file, Point at, Anchor anchor, const char *class, int font, int room,
	 const char *text)
{
	static const char *const ANCHORS[] = { "start", "middle", "end" };

	if (!*text)
		return;
	fprintf(file, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"%s\" class=\"%s\"",
		at.x, at.y, font, ANCHORS[anchor], class);
	if (markup_width(text, font) > room)
		fprintf(file, " textLength=\"%d\" lengthAdjust=\"spacingAndGlyphs\"", room);
	putc('>', file);
	markup_text(file, text);
	fputs("</text>\n", file);
}

static void
card_back(FILE *file, CardLook look)
{
	fprintf(file,
		"<rect width=\"30\" height=\"42\" rx=\"4\" class=\"back\"/>"
		"<path d=\"M5 5H25V37H5ZM5 21H25M15 5V37M5 5L25 37M25 5L5 37\" class=\"weave\"/>");
	if (!look.known)
		fputs("<circle cx=\"15\" cy=\"21\" r=\"9\" class=\"face\"/>"
		      "<text x=\"15\" y=\"27\" font-size=\"16\" text-anchor=\"middle\" "
		      "class=\"name\">?</text>",
		      file);
}

static void
card_front(FILE *file, Card card)
{
	static const char SUITS[] = "cdhs";
	char text[CARD_TEXT];

	fputs("<rect width=\"30\" height=\"42\" rx=\"4\" class=\"face\"/>", file);
	card_print(card_face(card), text);
	if (!card_is_plain(card)) {
		fprintf(file,
			"<text x=\"15\" y=\"27\" font-size=\"17\" text-anchor=\"middle\" "
			"class=\"name\">%s</text>",
			text);
		return;
	}
	text[1] = '\0';
	fprintf(file,
		"<g class=\"suit-%c\"><text x=\"4\" y=\"18\" font-size=\"18\" class=\"rank\">%s</text>"
		"<use href=\"#suit-%c\" x=\"9\" y=\"21\" width=\"18\" height=\"18\"/></g>",
		SUITS[card_suit(card)], *text == 'T' ? "10" : text, SUITS[card_suit(card)]);
}

void
svg_card(FILE *file, Point at, int scale, Card card, CardLook look)
{
	char text[CARD_TEXT];

	fprintf(file, "<g transform=\"translate(%d %d)", at.x, at.y);
	if (scale != 100)
		fprintf(file, " scale(%d.%02d)", scale / 100, scale % 100);
	fprintf(file, "\" class=\"card%s%s\">", look.dead ? " dead" : "",
		card & CARD_OTHER_BACK ? " other" : "");
	if (look.face) {
		card_print(card, text);
		fprintf(file, "<title>%s</title>", text);
		card_front(file, card);
	} else {
		card_back(file, look);
	}
	if (look.dead)
		fputs("<path d=\"M2 40L28 2\" class=\"strike\"/>", file);
	if (look.exposed)
		fputs("<path d=\"M2 45H28\" class=\"exposed\"/>", file);
	fputs("</g>\n", file);
}

void
svg_chips(FILE *file, Point at, const Denominations *in_use, const Heap *heap)
{
	int columns = 0, n = 0, x;

	for (int i = 0; i < in_use->n; i++)
		columns += heap->count[i] > 0;
	if (columns > CHIPS_COLUMNS)
		columns = CHIPS_COLUMNS;
	x = at.x - columns * (CHIP_WIDTH + 2) / 2 + 1;
	for (int i = 0; i < in_use->n && n < columns; i++) {
		char value[AMOUNT_TEXT];

		if (heap->count[i] <= 0)
			continue;
		amount_text(value, in_use->value[i]);
		fprintf(file, "<g class=\"chip chip-%d\"><title>%s ", i % 6, value);
		fprintf(file, "\xc3\x97 %lld</title>", (long long)heap->count[i]);
		for (int k = 0; k < heap->count[i] && k < CHIPS_HIGH; k++)
			fprintf(file,
				"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\"/>",
				x + n * (CHIP_WIDTH + 2), at.y - (k + 1) * CHIP_HEIGHT, CHIP_WIDTH,
				CHIP_HEIGHT);
		fputs("</g>\n", file);
		n++;
	}
}

/* The cards of a seat in a row above its plate. */
static void
draw_cards(FILE *file, Point at, const Picture *picture, int seat)
{
	const Table *table = &picture->game->table;
	const Seat *s = &table->seat[seat];
	int n = s->n_hole < CARDS_SHOWN ? s->n_hole : CARDS_SHOWN;
	int step = n <= 4 ? HOLE_WIDTH + 5 : (PLATE_WIDTH - 16 - HOLE_WIDTH) / (n - 1);
	int x = at.x - (n ? (n - 1) * step + HOLE_WIDTH : 0) / 2;

	for (int i = 0; i < n; i++) {
		CardLook look = { .face = view_sees(picture->view, table, seat, i),
				  .known = !(s->unknown >> i & 1),
				  .dead = s->hand != HAND_LIVE };

		look.exposed =
			look.face && !look.dead && (s->exposed >> i & 1) && !(s->tabled >> i & 1);
		svg_card(file, (Point){ x + i * step, at.y + HOLE_TOP }, HOLE_SCALE, s->hole[i],
			 look);
	}
	if (s->n_hole > n) {
		char more[16];

		snprintf(more, sizeof more, "+%d", s->n_hole - n);
		svg_text(file, (Point){ at.x + PLATE_WIDTH / 2, at.y - 34 }, ANCHOR_END, "name", 18,
			 40, more);
	}
}

/* Whose turn it is: an arrow, beside the plate's thick edge and the word below it. */
static void
draw_turn(FILE *file, Point at)
{
	int x = at.x - PLATE_WIDTH / 2 - 4;

	fprintf(file, "<path d=\"M%d %dL%d %dL%d %dZ\" class=\"arrow\"/>\n", x - 14, at.y + 4, x,
		at.y + 15, x - 14, at.y + 26);
}

static void
draw_pill(FILE *file, Point at, const char *class, const char *text)
{
	int width = markup_width(text, 16) + 18;

	if (width > PLATE_WIDTH - 10)
		width = PLATE_WIDTH - 10;
	fprintf(file,
		"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"20\" rx=\"10\" class=\"%s\"/>\n",
		at.x - width / 2, at.y - 10, width, class);
	svg_text(file, (Point){ at.x, at.y + 6 }, ANCHOR_MIDDLE, "pilled", 16, width - 12, text);
}

/* Seat and name; a long name is written smaller, and cut if that is not enough. */
static void
draw_name(FILE *file, Point at, const Seat *s, int seat)
{
	enum { LARGE = 21, SMALL = 17, ROOM = PLATE_WIDTH - 20 };
	char name[SETUP_NAME_MAX + 16];
	int font;

	snprintf(name, sizeof name, "%d %s", seat, s->name);
	font = markup_width(name, LARGE) > ROOM ? SMALL : LARGE;
	fputs("<g><title>", file);
	markup_text(file, name);
	fputs("</title>\n", file);
	markup_cut(name, sizeof name, font, ROOM);
	svg_text(file, (Point){ at.x, at.y + 9 }, ANCHOR_MIDDLE, "name", font, ROOM, name);
	fputs("</g>\n", file);
}

static void
draw_plate(FILE *file, Point at, const Picture *picture, int seat)
{
	const Table *table = &picture->game->table;
	const Seat *s = &table->seat[seat];
	bool turn = table->turn == seat;
	const char *state = turn ? _("to act") : view_state(table, seat);
	char stack[AMOUNT_TEXT];

	fprintf(file,
		"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"10\" class=\"plate%s%s\"/>\n",
		at.x - PLATE_WIDTH / 2, at.y + PLATE_TOP, PLATE_WIDTH, PLATE_HEIGHT,
		turn ? " turn" : "", s->hand == HAND_DEAD ? " gone" : "");
	draw_name(file, at, s, seat);
	svg_text(file, (Point){ at.x, at.y + 32 }, ANCHOR_MIDDLE, "stack", 21, PLATE_WIDTH - 30,
		 amount_text(stack, s->stack));
	if (*state)
		draw_pill(file, (Point){ at.x, at.y + PLATE_TOP + PLATE_HEIGHT + 2 },
			  turn ? "pill turn" : "pill", state);
}

/* The seat that the ruling concerns: a frame around it, and the clause. */
static void
draw_light(FILE *file, Point at, const char *clause)
{
	fprintf(file,
		"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"14\" class=\"light\"/>\n",
		at.x - PLATE_WIDTH / 2 - 7, at.y - 70, PLATE_WIDTH + 14, 126);
	draw_pill(file, (Point){ at.x, at.y - 71 }, "pill light", clause);
}

void
svg_seat(FILE *file, Point at, const Picture *picture, int seat)
{
	const Table *table = &picture->game->table;
	char empty[SAY_MAX];

	if (!table->seat[seat].taken) {
		fprintf(file,
			"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"10\" "
			"class=\"empty\"/>\n",
			at.x - PLATE_WIDTH / 2, at.y + PLATE_TOP, PLATE_WIDTH, PLATE_HEIGHT);
		snprintf(empty, sizeof empty, _("%d empty"), seat);
		svg_text(file, (Point){ at.x, at.y + 21 }, ANCHOR_MIDDLE, "faint", 17,
			 PLATE_WIDTH - 20, empty);
	} else {
		if (picture->lit == seat)
			draw_light(file, at, picture->clause);
		draw_cards(file, at, picture, seat);
		draw_plate(file, at, picture, seat);
		if (table->turn == seat)
			draw_turn(file, at);
	}
	if (table->button == seat) {
		Point disc = { at.x + PLATE_WIDTH / 2, at.y + 16 };

		fprintf(file, "<circle cx=\"%d\" cy=\"%d\" r=\"13\" class=\"button\"/>\n", disc.x,
			disc.y);
		svg_text(file, (Point){ disc.x, disc.y + 6 }, ANCHOR_MIDDLE, "button-d", 16, 26,
			 _("D"));
	}
}
