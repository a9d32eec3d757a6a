#include "src/screen/motion.h"

#include <stdio.h>
#include <string.h>

#include "ui/amount.h"
#include "ui/card_art.h"
#include "ui/glyph.h"
#include "ui/table_view.h"

enum {
	FLIGHT = 3,	/* frames that a card is on its way */
	CHIP_AMOUNT = 6 /* columns */
};

/* Frames of each wave, and where others come besides. */
static const int FRAMES[WAVE_COUNT] = { 4, 8, 4 };
static const int FRAMES_BESIDES[WAVE_COUNT] = { 4, 4, 4 };

typedef struct Place {
	int x, y;
} Place;

static Place
middle(Rect rect)
{
	return (Place){ rect.x + rect.width / 2, rect.y + rect.height / 2 };
}

/* Where the dealer's hands are: on the felt before the dealer. */
static Place
dealer_place(const Layout *layout)
{
	Place at = middle(layout->dealer);

	at.y = layout->felt.y + layout->felt.height - 2;
	return at;
}

static Place
pot_place(const Layout *layout)
{
	Place at = middle(layout->board);

	at.y = layout->board.y + layout->board.height - 1;
	return at;
}

static Piece *
add(Motion *motion, MotionWave wave, Place from, Place to)
{
	Piece *piece;

	if (motion->n == MOTION_PIECES)
		return NULL;
	piece = &motion->piece[motion->n++];
	memset(piece, 0, sizeof *piece);
	piece->wave = wave;
	piece->from_x = from.x;
	piece->from_y = from.y;
	piece->to_x = to.x;
	piece->to_y = to.y;
	return piece;
}

static void
add_card(Motion *motion, Place from, Place to, Card card, Rect leaves, Rect arrives)
{
	Piece *piece = add(motion, WAVE_CARDS, from, to);

	if (!piece)
		return;
	piece->is_card = true;
	piece->card = card;
	piece->leaves = leaves;
	piece->arrives = arrives;
}

static void
add_chips(Motion *motion, MotionWave wave, Place from, Place to, Chips amount, Rect leaves,
	  Rect arrives)
{
	Piece *piece = amount > 0 ? add(motion, wave, from, to) : NULL;

	if (!piece)
		return;
	piece->amount = amount;
	piece->leaves = leaves;
	piece->arrives = arrives;
}

/* Chips of a seat: to its bet, from there into the pot or back, and what it won. */
static void
compare_chips(Motion *motion, const Layout *layout, const Table *before, const Table *after,
	      int seat)
{
	static const Rect NOWHERE = { 0, 0, 0, 0 };
	const Seat *was = &before->seat[seat], *is = &after->seat[seat];
	Chips in = is->bet + is->held - was->bet - was->held, won = is->won - was->won;
	Chips back = is->stack - was->stack - (won > 0 ? won : 0);
	Rect bet = layout->bet[seat];
	Place at = middle(bet), pot = pot_place(layout), own = middle(layout->seat[seat]);

	back = in < 0 && back > 0 ? back < -in ? back : -in : 0;
	add_chips(motion, WAVE_CHIPS, own, at, in, NOWHERE, bet);
	add_chips(motion, WAVE_CHIPS, at, own, back, bet, NOWHERE);
	add_chips(motion, WAVE_CHIPS, at, pot, -in - back, bet, NOWHERE);
	add_chips(motion, WAVE_PUSH, pot, at, won, NOWHERE, bet);
}

/* Hands go out round by round from the dealer's left, and come in at once. */
static void
compare_hands(Motion *motion, const Layout *layout, const Table *before, const Table *after)
{
	static const Rect NOWHERE = { 0, 0, 0, 0 };
	Place dealer = dealer_place(layout);

	for (int card = 0; card < HOLE_MAX; card++)
		for (int i = 1; i <= after->seats; i++) {
			int seat = (after->button + i - 1) % after->seats + 1;
			const Seat *was = &before->seat[seat], *is = &after->seat[seat];
			bool folded = was->hand == HAND_LIVE && is->hand == HAND_DEAD;
			Place at = middle(layout->bet[seat]);

			if (card >= was->n_hole && card < is->n_hole)
				add_card(motion, dealer, at, CARD_NONE, NOWHERE,
					 layout->seat[seat]);
			if (card < was->n_hole && (folded || card >= is->n_hole))
				add_card(motion, at, dealer, CARD_NONE, layout->seat[seat],
					 NOWHERE);
		}
}

static void
compare_boards(Motion *motion, const Layout *layout, const Table *before, const Table *after)
{
	static const Rect NOWHERE = { 0, 0, 0, 0 };
	Rect row = table_view_cards(layout, after), place;
	int columns = layout->drawn_board ? CARD_COLUMNS : 2;
	int step = (row.width - columns) / (table_view_board_cards(after) - 1);

	for (int i = before->board.n; i < after->board.n; i++) {
		place = (Rect){ row.x + i * step, row.y - layout->drawn_board, columns,
				layout->drawn_board ? CARD_ROWS : 1 };
		add_card(motion, dealer_place(layout),
			 (Place){ place.x + layout->drawn_board, row.y }, after->board.card[i],
			 NOWHERE, place);
	}
}

/* Gives each piece its frames: cards one after the other, chips all together. */
static void
time_waves(Motion *motion)
{
	int n[WAVE_COUNT] = { 0 }, begun[WAVE_COUNT] = { 0 }, at[WAVE_COUNT], waves = 0;
	const int *frames;

	for (int i = 0; i < motion->n; i++)
		n[motion->piece[i].wave]++;
	for (int wave = 0; wave < WAVE_COUNT; wave++)
		waves += n[wave] > 0;
	frames = waves > 1 ? FRAMES_BESIDES : FRAMES;
	motion->frames = 0;
	for (int wave = 0; wave < WAVE_COUNT; wave++) {
		at[wave] = motion->frames;
		motion->frames += n[wave] ? frames[wave] : 0;
	}
	for (int i = 0; i < motion->n; i++) {
		Piece *piece = &motion->piece[i];
		int wave = piece->wave, flight = piece->is_card ? FLIGHT : frames[wave] - 1;

		piece->start = at[wave];
		if (n[wave] > 1)
			piece->start += begun[wave] * (frames[wave] - 1 - flight) / (n[wave] - 1);
		piece->end = piece->start + flight;
		begun[wave]++;
	}
}

bool
motion_between(Motion *motion, const Layout *layout, const Table *before, const Table *after)
{
	motion->n = motion->frames = 0;
	if (before->hand_no != after->hand_no || before->seats != after->seats ||
	    layout->form == SEAT_LARGE)
		return false;
	for (int seat = 1; seat <= after->seats; seat++)
		compare_chips(motion, layout, before, after, seat);
	compare_hands(motion, layout, before, after);
	compare_boards(motion, layout, before, after);
	time_waves(motion);
	return motion->n > 0;
}

void
motion_copy(Surface *to, const Surface *from, Rect rect)
{
	for (int y = rect.y; y < rect.y + rect.height && y < to->height; y++)
		for (int x = rect.x; x < rect.x + rect.width && x < to->width; x++)
			to->cells[y * to->width + x] = from->cells[y * to->width + x];
}

/* True if others that go to the same place are still on their way. */
static bool
others_come(const Motion *motion, int frame, Rect place)
{
	for (int i = 0; i < motion->n; i++)
		if (!memcmp(&motion->piece[i].arrives, &place, sizeof place) &&
		    motion->piece[i].end > frame)
			return true;
	return false;
}

/* A piece on the felt; where there is none nothing is seen on its way. */
static void
draw_piece(const Piece *piece, const Layout *layout, int frame, Surface *picture, bool ascii)
{
	int flown = frame < piece->end ? frame - piece->start : piece->end - piece->start;
	int flight = piece->end - piece->start;
	int x = piece->from_x + (piece->to_x - piece->from_x) * flown / flight - layout->felt.x;
	int y = piece->from_y + (piece->to_y - piece->from_y) * flown / flight - layout->felt.y;
	char amount[AMOUNT_TEXT], text[AMOUNT_TEXT + 8];

	if (x < 1 || y < 1 || y >= layout->felt.height - 1)
		return;
	if (piece->is_card) {
		if (x < layout->felt.width - 3)
			card_draw(picture, layout->felt, x, y, piece->card, CARD_LIES, ascii);
		return;
	}
	snprintf(text, sizeof text, "%s %s", glyph(GLYPH_CHIP, ascii),
		 amount_short(amount, piece->amount, CHIP_AMOUNT));
	x -= text_width(text) / 2;
	if (x >= 1 && x + text_width(text) < layout->felt.width)
		surface_text(picture, layout->felt, x, y, STYLE_BET, text, NULL);
}

void
motion_frame(const Motion *motion, const Layout *layout, int frame, const Surface *before,
	     const Surface *after, Surface *picture, bool ascii)
{
	bool last = frame >= motion->frames - 1;

	motion_copy(picture, last ? after : before, surface_all(picture));
	for (int i = 0; i < motion->n && !last; i++) {
		const Piece *piece = &motion->piece[i];

		if (frame >= piece->start)
			motion_copy(picture, after, piece->leaves);
		if (frame >= piece->end && !others_come(motion, frame, piece->arrives))
			motion_copy(picture, after, piece->arrives);
	}
	for (int i = 0; i < motion->n && !last; i++) {
		const Piece *piece = &motion->piece[i];
		bool rests = frame >= piece->end && piece->arrives.width > 0 &&
			     others_come(motion, frame, piece->arrives);

		if (frame >= piece->start && (frame < piece->end || rests))
			draw_piece(piece, layout, frame, picture, ascii);
	}
}
