#include "ui/big_type.h"

#include <string.h>

enum {
	PIXEL_ROWS = 5,
	PIXEL_ROWS_MOST = 6, /* of a suit */
	STROKE_ROWS = 3,
	GAP = 1, /* pixels, or columns of strokes, between two signs */
	WIDE = 2 /* columns of a pixel of the huge size, so that it is as wide as it is high */
};

/*
 * A sign as pixels (a suit has a sixth row), and in three rows of strokes for a terminal that has letters only. The pixels
 * of the large size are half as high as a row.
 */
typedef struct Sign {
	char letter;
	const char *pixels[PIXEL_ROWS_MOST];
	const char *strokes[STROKE_ROWS];
} Sign;

static const Sign SIGNS[] = {
	{ ' ', { "..", "..", "..", "..", ".." }, { "  ", "  ", "  " } },
	{ ',', { "..", "..", "..", ".#", "#." }, { " ", " ", "," } },
	{ '.', { ".", ".", ".", ".", "#" }, { " ", " ", "." } },
	{ '-', { "...", "...", "###", "...", "..." }, { "  ", "__", "  " } },
	{ '0', { "###", "#.#", "#.#", "#.#", "###" }, { " _ ", "| |", "|_|" } },
	{ '1', { ".#.", "##.", ".#.", ".#.", "###" }, { "  ", " |", " |" } },
	{ '2', { "###", "..#", "###", "#..", "###" }, { " _ ", " _|", "|_ " } },
	{ '3', { "###", "..#", "###", "..#", "###" }, { " _ ", " _|", " _|" } },
	{ '4', { "#.#", "#.#", "###", "..#", "..#" }, { "   ", "|_|", "  |" } },
	{ '5', { "###", "#..", "###", "..#", "###" }, { " _ ", "|_ ", " _|" } },
	{ '6', { "###", "#..", "###", "#.#", "###" }, { " _ ", "|_ ", "|_|" } },
	{ '7', { "###", "..#", "..#", "..#", "..#" }, { " _ ", "  |", "  |" } },
	{ '8', { "###", "#.#", "###", "#.#", "###" }, { " _ ", "|_|", "|_|" } },
	{ '9', { "###", "#.#", "###", "..#", "###" }, { " _ ", "|_|", " _|" } },
	{ 'A', { "###", "#.#", "###", "#.#", "#.#" }, { " _ ", "|_|", "| |" } },
	{ 'B', { "##.", "#.#", "##.", "#.#", "##." }, { " _ ", "|_)", "|_)" } },
	{ 'C', { "###", "#..", "#..", "#..", "###" }, { " _ ", "|  ", "|_ " } },
	{ 'D', { "##.", "#.#", "#.#", "#.#", "##." }, { " _ ", "| \\", "|_/" } },
	{ 'E', { "###", "#..", "##.", "#..", "###" }, { " _ ", "|_ ", "|_ " } },
	{ 'F', { "###", "#..", "##.", "#..", "#.." }, { " _ ", "|_ ", "|  " } },
	{ 'G', { "###", "#..", "#.#", "#.#", "###" }, { " _ ", "| _", "|_|" } },
	{ 'H', { "#.#", "#.#", "###", "#.#", "#.#" }, { "   ", "|_|", "| |" } },
	{ 'I', { "#", "#", "#", "#", "#" }, { " ", "|", "|" } },
	{ 'J', { "..#", "..#", "..#", "#.#", "###" }, { "   ", "  |", "|_|" } },
	{ 'K', { "#.#", "#.#", "##.", "#.#", "#.#" }, { "   ", "|_/", "| \\" } },
	{ 'L', { "#..", "#..", "#..", "#..", "###" }, { "   ", "|  ", "|_ " } },
	{ 'M', { "#...#", "##.##", "#.#.#", "#...#", "#...#" }, { "    ", "|\\/|", "|  |" } },
	{ 'N', { "#..#", "##.#", "#.##", "#..#", "#..#" }, { "    ", "|\\ |", "| \\|" } },
	{ 'O', { "###", "#.#", "#.#", "#.#", "###" }, { " _ ", "| |", "|_|" } },
	{ 'P', { "###", "#.#", "###", "#..", "#.." }, { " _ ", "|_|", "|  " } },
	{ 'Q', { "###.", "#.#.", "#.#.", "#.#.", "####" }, { " _ ", "| |", "|_\\" } },
	{ 'R', { "##.", "#.#", "##.", "#.#", "#.#" }, { " _ ", "|_)", "| \\" } },
	{ 'S', { "###", "#..", "###", "..#", "###" }, { " _ ", "|_ ", " _|" } },
	{ 'T', { "###", ".#.", ".#.", ".#.", ".#." }, { "___", " | ", " | " } },
	{ 'U', { "#.#", "#.#", "#.#", "#.#", "###" }, { "   ", "| |", "|_|" } },
	{ 'V', { "#.#", "#.#", "#.#", "#.#", ".#." }, { "    ", "\\  /", " \\/ " } },
	{ 'W', { "#...#", "#...#", "#.#.#", "##.##", "#...#" }, { "    ", "|  |", "|/\\|" } },
	{ 'X', { "#.#", "#.#", ".#.", "#.#", "#.#" }, { "   ", "\\_/", "/ \\" } },
	{ 'Y', { "#.#", "#.#", ".#.", ".#.", ".#." }, { "   ", "\\_/", " | " } },
	{ 'Z', { "###", "..#", ".#.", "#..", "###" }, { "__ ", " / ", "/_ " } },
};

/* Clubs, diamonds, hearts, spades. */
static const Sign SUITS[] = {
	{ 'c',
	  { ".###.", ".###.", "##.##", "#####", "..#..", ".###." },
	  { "  _  ", " (_) ", "(_)_)" } },
	{ 'd',
	  { "..#..", ".###.", "#####", "#####", ".###.", "..#.." },
	  { "     ", " /\\  ", " \\/  " } },
	{ 'h',
	  { ".#.#.", "#####", "#####", ".###.", "..#..", "....." },
	  { " _ _ ", "( v )", " \\ / " } },
	{ 's',
	  { "..#..", ".###.", "#####", "#####", "..#..", ".###." },
	  { "  .  ", " / \\ ", "(_,_)" } },
};

int
big_type_rows(BigSize size)
{
	return size == BIG_HUGE ? PIXEL_ROWS : STROKE_ROWS;
}

static const Sign *
sign_of(char letter)
{
	if (letter >= 'a' && letter <= 'z')
		letter = (char)(letter - 'a' + 'A');
	for (size_t i = 0; i < sizeof SIGNS / sizeof SIGNS[0]; i++)
		if (SIGNS[i].letter == letter)
			return &SIGNS[i];
	return NULL;
}

/* Letters have strokes at the large size only: a pixel of the huge one is two letters. */
static bool
has_strokes(BigSize size, bool ascii)
{
	return ascii && size == BIG_LARGE;
}

static int
sign_width(const Sign *sign, BigSize size, bool ascii)
{
	if (has_strokes(size, ascii))
		return (int)strlen(sign->strokes[0]);
	return (int)strlen(sign->pixels[0]) * (size == BIG_HUGE ? WIDE : 1);
}

static int
gap_width(BigSize size)
{
	return size == BIG_HUGE ? GAP * WIDE : GAP;
}

int
big_type_width(const char *text, BigSize size, bool ascii)
{
	int width = 0;

	for (const char *c = text; *c; c++) {
		const Sign *sign = sign_of(*c);

		if (!sign)
			return 0;
		width += sign_width(sign, size, ascii) + (c > text ? gap_width(size) : 0);
	}
	return width;
}

bool
big_type_fit(const char *text, int columns, BigSize *size, bool ascii)
{
	for (int at = (int)*size; at >= BIG_LARGE; at--) {
		int width = big_type_width(text, (BigSize)at, ascii);

		if (width == 0 || width > columns)
			continue;
		*size = (BigSize)at;
		return true;
	}
	return false;
}

/* Two rows of pixels in one row of cells. */
static void
draw_halves(Surface *surface, Rect rect, int x, int y, Style style, const Sign *sign)
{
	static const char *const HALVES[2][2] = { { " ", "\u2584" }, { "\u2580", "\u2588" } };

	for (int row = 0; row < STROKE_ROWS; row++)
		for (int i = 0; sign->pixels[0][i]; i++) {
			bool upper = sign->pixels[2 * row][i] == '#';
			bool lower =
				sign->pixels[2 * row + 1] && sign->pixels[2 * row + 1][i] == '#';

			if (upper || lower)
				surface_text(surface, rect, x + i, y + row, style,
					     HALVES[upper][lower], NULL);
		}
}

static void
draw_strokes(Surface *surface, Rect rect, int x, int y, Style style, const Sign *sign)
{
	for (int row = 0; row < STROKE_ROWS; row++)
		for (int i = 0; sign->strokes[row][i]; i++)
			if (sign->strokes[row][i] != ' ')
				surface_print(surface, rect, x + i, y + row, style, NULL, "%c",
					      sign->strokes[row][i]);
}

static void
draw_huge(Surface *surface, Rect rect, int x, int y, Style style, const Sign *sign, bool ascii)
{
	for (int row = 0; row < PIXEL_ROWS; row++)
		for (int i = 0; sign->pixels[row][i]; i++)
			if (sign->pixels[row][i] == '#')
				surface_text(surface, rect, x + i * WIDE, y + row, style,
					     ascii ? "##" : "\u2588\u2588", NULL);
}

static void
draw_sign(Surface *surface, Rect rect, int x, int y, Style style, BigSize size, const Sign *sign,
	  bool ascii)
{
	if (size == BIG_HUGE)
		draw_huge(surface, rect, x, y, style, sign, ascii);
	else if (ascii)
		draw_strokes(surface, rect, x, y, style, sign);
	else
		draw_halves(surface, rect, x, y, style, sign);
}

int
big_type_draw(Surface *surface, Rect rect, int x, int y, Style style, BigSize size,
	      const char *text, bool ascii)
{
	int start = x;

	for (const char *c = text; *c; c++) {
		const Sign *sign = sign_of(*c);

		if (!sign)
			continue;
		x += c > text ? gap_width(size) : 0;
		draw_sign(surface, rect, x, y, style, size, sign, ascii);
		x += sign_width(sign, size, ascii);
	}
	return x - start;
}

void
big_suit_draw(Surface *surface, Rect rect, int x, int y, Style style, int suit, bool ascii)
{
	draw_sign(surface, rect, x, y, style, BIG_LARGE, &SUITS[suit], ascii);
}
