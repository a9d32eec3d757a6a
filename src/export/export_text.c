/* A session as a page of text: street by street, with the table drawn at each moment. */
#include "src/export/write.h"

#include <stdlib.h>
#include <string.h>

#include "src/export/walk.h"
#include "src/text.h"
#include "src/transcript.h"

enum { PAGE_WIDTH = 80, PAGE_HEIGHT = 24, DUMP_BYTES = 80 * 24 * 8 };

static void
underlined(FILE *file, const char *text, char line)
{
	fprintf(file, "%s\n", text);
	for (int i = text_width(text); i > 0; i--)
		putc(line, file);
	putc('\n', file);
}

static int
lower(int row, Rect rect)
{
	int bottom = rect.width > 0 ? rect.y + rect.height : 0;

	return bottom > row ? bottom : row;
}

/* The row behind the last one that shows the table. */
static int
table_end(const Layout *layout)
{
	int row = lower(lower(0, layout->board), layout->dealer);

	for (int seat = 1; seat <= LAYOUT_SEATS_MAX; seat++)
		row = lower(row, layout->seat[seat]);
	return row;
}

/* Writes rows of the picture, without blank ones at either end. */
static void
write_rows(FILE *file, const char *text, int from, int to)
{
	int blank = 0;
	bool any = false;

	for (int row = 0; *text && row < to; row++) {
		size_t length = strcspn(text, "\n");

		if (row >= from && length == 0)
			blank++;
		if (row >= from && length > 0) {
			for (; any && blank > 0; blank--)
				putc('\n', file);
			fprintf(file, "%.*s\n", (int)length, text);
			any = true;
			blank = 0;
		}
		text += length + (text[length] == '\n');
	}
}

/* The table as the terminal draws it. False if there is no memory. */
static bool
write_picture(FILE *file, const Walk *walk)
{
	const Game *game = &walk->place.game;
	View view = walk->source->view;
	char *text = malloc(DUMP_BYTES);
	Surface surface;
	Layout layout;

	view.ascii = false;
	view.book = walk->place.book->name;
	view.n_pots = game_pots(game, view.pots);
	view.lit = walk_ruling(walk) ? walk_ruling(walk)->seat : 0;
	if (!text || !surface_open(&surface, PAGE_WIDTH, PAGE_HEIGHT)) {
		free(text);
		return false;
	}
	if (layout_pick(PAGE_WIDTH, PAGE_HEIGHT, game->table.seats, &layout)) {
		table_view_draw(&surface, &layout, &view, &game->table);
		surface_dump(&surface, text, DUMP_BYTES);
		putc('\n', file);
		write_rows(file, text, layout.title.y + 1, table_end(&layout));
		putc('\n', file);
	}
	surface_close(&surface);
	free(text);
	return true;
}

/* What is written down there, in lines of the page; true if anything is. */
static bool
write_remarks(FILE *file, const Walk *walk)
{
	static const char *const NAMES[] = {
		[STATEMENT_NOTE] = _("Note"),
		[STATEMENT_ASK] = _("Question"),
		[STATEMENT_HINT] = _("Hint"),
	};
	Remark remark = { 0 };

	while (walk_remark(walk, &remark)) {
		const char *name = NAMES[remark.kind];
		int column = fprintf(file, "  %s:", name);

		for (size_t i = 0; i < remark.length;) {
			size_t word = strcspn(remark.text + i, " \n");

			if (word > remark.length - i)
				word = remark.length - i;
			if (word && column + 1 + (int)word > PAGE_WIDTH) {
				fputs("\n   ", file);
				column = 3;
			}
			if (word)
				column += fprintf(file, " %.*s", (int)word, remark.text + i);
			i += word + 1;
		}
		if (remark.length == 0)
			fputs(_(" How do you rule on what comes next?"), file);
		putc('\n', file);
	}
	return remark.next > 0;
}

/* Where the page has got to. */
typedef struct Page {
	FILE *file;
	const char *street; /* under whose heading it is; NULL: under none */
	int hand;
	bool spaced; /* its last line is blank */
} Page;

/* A heading where another street or hand begins. */
static void
write_street(Page *page, const Walk *walk)
{
	char text[128];
	int hand = walk->place.game.table.hand_no;

	if (page->street == walk_street(walk) && page->hand == hand)
		return;
	page->street = walk_street(walk);
	page->hand = hand;
	snprintf(text, sizeof text, _("Hand %d: %s"), hand, page->street);
	if (!page->spaced)
		putc('\n', page->file);
	underlined(page->file, text, '-');
}

static bool
write_walk(FILE *file, Walk *walk)
{
	Page page = { .file = file, .spaced = true };

	do {
		if (walk->event) {
			write_street(&page, walk);
			transcript_event(file, &walk->played);
			page.spaced = false;
		}
		if (walk->why && !write_picture(file, walk))
			return false;
		if (walk->why)
			page.spaced = !write_remarks(file, walk);
	} while (walk_next(walk));
	transcript_tail(file, &walk->place.game);
	return true;
}

ExportResult
export_write_text(const Export *source, FILE *file)
{
	const char *title = session_title(source->session);
	Walk *walk = walk_open(source);
	bool good;

	if (!walk)
		return EXPORT_FAILED;
	underlined(file, title && *title ? title : _("A hand of poker"), '=');
	transcript_head(file, "", walk->place.book, &walk->place.game);
	good = write_walk(file, walk);
	walk_close(walk);
	return good && !ferror(file) ? EXPORT_DONE : EXPORT_FAILED;
}
