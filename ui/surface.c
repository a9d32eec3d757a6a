#include "ui/surface.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

bool
surface_open(Surface *surface, int width, int height)
{
	surface->width = width > 0 ? width : 1;
	surface->height = height > 0 ? height : 1;
	surface->trace = NULL;
	surface->calls = 0;
	surface->cells =
		calloc((size_t)surface->width * (size_t)surface->height, sizeof *surface->cells);
	if (!surface->cells)
		return false;
	surface_clear(surface);
	return true;
}

void
surface_close(Surface *surface)
{
	free(surface->cells);
	surface->cells = NULL;
}

void
surface_clear(Surface *surface)
{
	Cell blank = { .base = ' ', .style = STYLE_TEXT };

	for (int i = 0; i < surface->width * surface->height; i++)
		surface->cells[i] = blank;
}

Rect
surface_all(const Surface *surface)
{
	return (Rect){ 0, 0, surface->width, surface->height };
}

Rect
rect_part(Rect rect, int x, int y, int width, int height)
{
	return (Rect){ rect.x + x, rect.y + y, width < rect.width - x ? width : rect.width - x,
		       height < rect.height - y ? height : rect.height - y };
}

/* Reads one character; bytes that are no UTF-8 count as one replacement each. */
static uint32_t
next_character(const char **text)
{
	const unsigned char *s = (const unsigned char *)*text;
	int more = s[0] < 0x80 ? 0 : s[0] >= 0xf0 ? 3 : s[0] >= 0xe0 ? 2 : s[0] >= 0xc2 ? 1 : -1;
	uint32_t character;

	if (more <= 0) {
		(*text)++;
		return more == 0 ? s[0] : 0xfffd;
	}
	character = s[0] & (0x3fu >> more);
	for (int i = 1; i <= more; i++) {
		if ((s[i] & 0xc0) != 0x80) {
			(*text)++;
			return 0xfffd;
		}
		character = character << 6 | (s[i] & 0x3f);
	}
	*text += more + 1;
	return character > 0x10ffff || (character >= 0xd800 && character < 0xe000) ? 0xfffd
										   : character;
}

/* Ranges of characters that take no column, or two: for a locale that knows nothing of them. */
static const struct {
	uint32_t first, last;
	int width;
} WIDTHS[] = {
	{ 0x0300, 0x036f, 0 },	 { 0x0483, 0x0489, 0 },	  { 0x0591, 0x05bd, 0 },
	{ 0x05bf, 0x05bf, 0 },	 { 0x05c1, 0x05c2, 0 },	  { 0x05c4, 0x05c5, 0 },
	{ 0x05c7, 0x05c7, 0 },	 { 0x0610, 0x061a, 0 },	  { 0x064b, 0x065f, 0 },
	{ 0x0e34, 0x0e3a, 0 },	 { 0x1100, 0x115f, 2 },	  { 0x20d0, 0x20f0, 0 },
	{ 0x2e80, 0x303e, 2 },	 { 0x3041, 0x33ff, 2 },	  { 0x3400, 0x4dbf, 2 },
	{ 0x4e00, 0x9fff, 2 },	 { 0xa000, 0xa4cf, 2 },	  { 0xac00, 0xd7a3, 2 },
	{ 0xf900, 0xfaff, 2 },	 { 0xfe30, 0xfe6f, 2 },	  { 0xff00, 0xff60, 2 },
	{ 0xffe0, 0xffe6, 2 },	 { 0x1f300, 0x1f64f, 2 }, { 0x1f680, 0x1f6c5, 2 },
	{ 0x1f90c, 0x1f9ff, 2 }, { 0x20000, 0x3fffd, 2 },
};

/* Characters that only tell a terminal how to set others: they would turn or join what is drawn. */
static const struct {
	uint32_t first, last;
} UNDRAWN[] = { { 0x0000, 0x001f }, { 0x007f, 0x009f },	 { 0x00ad, 0x00ad }, { 0x061c, 0x061c },
		{ 0x200b, 0x200f }, { 0x2028, 0x202e },	 { 0x2060, 0x206f }, { 0xfe00, 0xfe0f },
		{ 0xfeff, 0xfeff }, { 0xe0000, 0xe0fff } };

static bool
is_drawn(uint32_t character)
{
	for (size_t i = 0; i < sizeof UNDRAWN / sizeof UNDRAWN[0]; i++)
		if (character >= UNDRAWN[i].first && character <= UNDRAWN[i].last)
			return false;
	return true;
}

/* As the locale has it, for that is what curses goes by. */
static int
character_width(uint32_t character)
{
	int width;

	if (character >= ' ' && character < 0x7f) /* most are: no need to ask the locale */
		return 1;
	if (!is_drawn(character))
		return 0;
	width = wcwidth((wchar_t)character);
	if (width >= 0)
		return width;
	for (size_t i = 0; i < sizeof WIDTHS / sizeof WIDTHS[0]; i++)
		if (character >= WIDTHS[i].first && character <= WIDTHS[i].last)
			return WIDTHS[i].width;
	return 1;
}

int
text_width(const char *text)
{
	int width = 0;

	while (*text)
		width += character_width(next_character(&text));
	return width;
}

static bool
inside(const Surface *surface, Rect rect, int x, int y)
{
	return x >= 0 && y >= 0 && x < rect.width && y < rect.height && rect.x + x >= 0 &&
	       rect.y + y >= 0 && rect.x + x < surface->width && rect.y + y < surface->height;
}

static Cell *
cell_at(Surface *surface, Rect rect, int x, int y)
{
	return &surface->cells[(size_t)(rect.y + y) * (size_t)surface->width +
			       (size_t)(rect.x + x)];
}

/* Where a mark on the character that ends at x belongs. */
static uint32_t *
mark_at(Surface *surface, Rect rect, int x, int y)
{
	Cell *cell = cell_at(surface, rect, x, y);

	return cell->base == 0 && rect.x + x > 0 ? &cell[-1].mark : &cell->mark;
}

/* Blanks the other half of a wide character that the cell at x is one half of. */
static void
part(Surface *surface, Rect rect, int x, int y)
{
	Cell *cell = cell_at(surface, rect, x, y);
	int column = rect.x + x;

	if (cell->base == 0 && column > 0)
		cell[-1] = (Cell){ .base = ' ', .style = cell[-1].style };
	if (column + 1 < surface->width && cell[1].base == 0)
		cell[1].base = ' ';
}

/* Puts one character; returns its columns. */
static int
put(Surface *surface, Rect rect, int x, int y, Style style, uint32_t character)
{
	int width = character_width(character);

	if (width == 0) {
		if (is_drawn(character) && x > 0 && inside(surface, rect, x - 1, y))
			*mark_at(surface, rect, x - 1, y) = character;
		return 0;
	}
	if (!inside(surface, rect, x, y) || (width == 2 && !inside(surface, rect, x + 1, y)))
		return width;
	for (int i = 0; i < width; i++)
		part(surface, rect, x + i, y);
	*cell_at(surface, rect, x, y) = (Cell){ .base = character, .style = (uint8_t)style };
	if (width == 2)
		*cell_at(surface, rect, x + 1, y) = (Cell){ .base = 0, .style = (uint8_t)style };
	for (int i = 0; i < width && surface->trace; i++)
		surface->trace[cell_at(surface, rect, x + i, y) - surface->cells] =
			(Trace){ rect, surface->calls };
	return width;
}

int
surface_text(Surface *surface, Rect rect, int x, int y, Style style, const char *text,
	     const char *ellipsis)
{
	int room = rect.width - x, start = x;
	int cut = ellipsis ? text_width(ellipsis) : 0;
	bool whole = text_width(text) <= room;

	surface->calls++;
	while (*text) {
		const char *at = text;
		int width = character_width(next_character(&at));

		if (!whole && x - start + width > room - cut)
			break;
		put(surface, rect, x, y, style, next_character(&text));
		x += width;
	}
	if (!whole && ellipsis && room >= cut)
		while (*ellipsis)
			x += put(surface, rect, x, y, style, next_character(&ellipsis));
	return x - start;
}

int
surface_print(Surface *surface, Rect rect, int x, int y, Style style, const char *ellipsis,
	      const char *format, ...)
{
	char text[1024];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	return surface_text(surface, rect, x, y, style, text, ellipsis);
}

/* How many bytes of the text make the next line of at most `width` columns. */
static size_t
line_length(const char *text, int width)
{
	const char *at = text, *blank = NULL;
	int columns = 0;

	while (*at && *at != '\n') {
		const char *next = at;
		int w = character_width(next_character(&next));

		if (*at == ' ')
			blank = at;
		if (columns + w > width)
			return blank && blank > text ? (size_t)(blank - text)
			       : at > text	     ? (size_t)(at - text)
						     : (size_t)(next - at);
		columns += w;
		at = next;
	}
	return (size_t)(at - text);
}

int
surface_wrap(Surface *surface, Rect rect, int y, Style style, const char *text)
{
	int rows = 0;

	while (*text) {
		char line[1024];
		size_t length = line_length(text, rect.width > 0 ? rect.width : 1);
		size_t kept = length < sizeof line ? length : sizeof line - 1;

		memcpy(line, text, kept);
		line[kept] = '\0';
		if (surface)
			surface_text(surface, rect, 0, y + rows, style, line, NULL);
		rows++;
		text += length;
		if (*text == '\n')
			text++;
		while (*text == ' ')
			text++;
	}
	return rows;
}

void
surface_rule(Surface *surface, Rect rect, int y, Style style, const char *glyph)
{
	for (int x = 0; x < rect.width; x++)
		surface_text(surface, rect, x, y, style, glyph, NULL);
}

void
surface_tint(Surface *surface, Rect rect, Style style)
{
	for (int y = 0; y < rect.height; y++)
		for (int x = 0; x < rect.width; x++)
			if (inside(surface, rect, x, y))
				cell_at(surface, rect, x, y)->style = (uint8_t)style;
}

/* How many cells from x on show the text, case aside; 0 if others stand there. */
static int
shows(Surface *surface, Rect rect, int x, int y, const char *text)
{
	int at = x;

	while (*text) {
		uint32_t character = next_character(&text);

		if (character_width(character) == 0)
			continue;
		if (!inside(surface, rect, at, y) ||
		    towlower((wint_t)cell_at(surface, rect, at, y)->base) !=
			    towlower((wint_t)character))
			return 0;
		at += character_width(character);
	}
	return at - x;
}

void
surface_mark(Surface *surface, Rect rect, int y, Style style, const char *text)
{
	for (int x = 0; x < rect.width; x++) {
		int n = shows(surface, rect, x, y, text);

		for (int i = 0; i < n; i++)
			cell_at(surface, rect, x + i, y)->style = (uint8_t)style;
		x += n ? n - 1 : 0;
	}
}

/* Appends a character as UTF-8. */
static size_t
encode(uint32_t character, char bytes[5])
{
	size_t n = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
	static const unsigned char LEAD[] = { 0, 0, 0xc0, 0xe0, 0xf0 };

	for (size_t i = n; i-- > 1; character >>= 6)
		bytes[i] = (char)(0x80 | (character & 0x3f));
	bytes[0] = (char)(LEAD[n == 1 ? 0 : n] | character);
	bytes[n] = '\0';
	return n;
}

static void
append(char *text, size_t size, size_t *used, const char *bytes, size_t n)
{
	if (*used + n < size)
		memcpy(text + *used, bytes, n);
	*used += n;
}

size_t
surface_dump(const Surface *surface, char *text, size_t size)
{
	size_t used = 0;

	for (int y = 0; y < surface->height; y++) {
		const Cell *row = &surface->cells[(size_t)y * (size_t)surface->width];
		int end = surface->width;

		while (end > 0 && row[end - 1].base == ' ')
			end--;
		for (int x = 0; x < end; x++) {
			char bytes[5];

			if (row[x].base)
				append(text, size, &used, bytes, encode(row[x].base, bytes));
			if (row[x].mark)
				append(text, size, &used, bytes, encode(row[x].mark, bytes));
		}
		append(text, size, &used, "\n", 1);
	}
	if (size)
		text[used < size ? used : size - 1] = '\0';
	return used;
}
