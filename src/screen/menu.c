#include "src/screen/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "src/rule_match.h"
#include "src/text.h"
#include "ui/panel.h"

enum { MENU_ROW = 96 };

/* Draws with `draw`, waits for a key. */
static Key
show(Term *term, void (*draw)(Surface *surface, void *context, int *x, int *y), void *context)
{
	int width, height, x = -1, y = 0;
	Surface surface;

	term_size(term, &width, &height);
	if (!surface_open(&surface, width, height))
		return (Key){ KEY_IS_END_OF_INPUT, 0 };
	draw(&surface, context, &x, &y);
	term_present(term, &surface, x, y);
	surface_close(&surface);
	return term_key(term, -1);
}

typedef struct Choosing {
	List list;
	bool ascii;
} Choosing;

static void
draw_choosing(Surface *surface, void *context, int *x, int *y)
{
	const Choosing *choosing = context;

	(void)x;
	(void)y;
	list_draw(surface, &choosing->list, choosing->ascii);
}

/* Where a key moves the choice; -1 for keys that move nothing. */
static int
moved(const List *list, Key key)
{
	int to = list->chosen;

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		to--;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		to++;
	else if (key.name == KEY_IS_PAGE_UP)
		to -= 10;
	else if (key.name == KEY_IS_PAGE_DOWN)
		to += 10;
	else if (key.name == KEY_IS_HOME)
		to = 0;
	else if (key.name == KEY_IS_END)
		to = list->n - 1;
	else
		return -1;
	return to < 0 ? 0 : to >= list->n ? list->n - 1 : to;
}

static int
choose_from(Term *term, const char *title, const char *const *rows, int n, int first, bool ascii)
{
	Choosing choosing = { { title, rows, n, first, _("arrows, Enter; Esc leaves") }, ascii };

	for (;;) {
		Key key = show(term, draw_choosing, &choosing);
		int to = moved(&choosing.list, key);

		if (to >= 0)
			choosing.list.chosen = to;
		else if (key.name == KEY_IS_ENTER)
			return choosing.list.chosen;
		else if (key.name == KEY_IS_TEXT && key.character > '0' && key.character <= '9' &&
			 (int)(key.character - '1') < n && n < 10)
			return (int)(key.character - '1');
		else if (key.name == KEY_IS_ESCAPE || key.name == KEY_IS_END_OF_INPUT ||
			 (key.name == KEY_IS_TEXT && key.character == 'q'))
			return -1;
	}
}

int
menu_choose(Term *term, const char *title, const char *const *rows, int n, bool ascii)
{
	return choose_from(term, title, rows, n, 0, ascii);
}

typedef struct Asking {
	const char *title;
	Prompt prompt;
	bool ascii;
} Asking;

static void
draw_asking(Surface *surface, void *context, int *x, int *y)
{
	const Asking *asking = context;
	int width = surface->width < 60 ? surface->width : 60;
	Rect rect = { (surface->width - width) / 2, surface->height / 3, width, 3 };
	Rect inside =
		frame_draw(surface, rect, asking->title, _("Enter; Esc leaves"), asking->ascii);

	*x = inside.x + prompt_draw(&asking->prompt, surface, inside, 0, ">");
	*y = inside.y;
}

bool
menu_ask(Term *term, const char *title, char *text, size_t size, bool ascii)
{
	Asking *asking = calloc(1, sizeof *asking);
	PromptState state = PROMPT_GOES_ON;

	if (!asking)
		return false;
	asking->title = title;
	asking->ascii = ascii;
	while (state == PROMPT_GOES_ON)
		state = prompt_key(&asking->prompt, show(term, draw_asking, asking), NULL, NULL);
	snprintf(text, size, "%s", asking->prompt.text);
	free(asking);
	return state == PROMPT_IS_ENTERED && *text;
}

typedef struct Telling {
	const char *title, *sentence;
	bool ascii;
} Telling;

static void
draw_telling(Surface *surface, void *context, int *x, int *y)
{
	const Telling *telling = context;
	int width = surface->width < 72 ? surface->width : 72;
	Rect inside = { 0, 0, width - 4, 1 };
	int rows = surface_wrap(NULL, inside, 0, STYLE_TEXT, telling->sentence);
	Rect rect = { (surface->width - width) / 2, (surface->height - rows - 2) / 2, width,
		      rows + 2 };

	(void)x;
	(void)y;
	inside = frame_draw(surface, rect, telling->title, _("any key"), telling->ascii);
	surface_wrap(surface, inside, 0, STYLE_TEXT, telling->sentence);
}

void
menu_tell(Term *term, const char *title, const char *sentence, bool ascii)
{
	Telling telling = { title, sentence, ascii };
	Key key;

	do
		key = show(term, draw_telling, &telling);
	while (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE);
}

typedef struct Showing {
	RuleCard card;
	bool ascii;
} Showing;

static void
draw_showing(Surface *surface, void *context, int *x, int *y)
{
	const Showing *showing = context;

	(void)x;
	(void)y;
	rule_card_draw(surface, &showing->card, showing->ascii);
}

/* The text without its indents and line ends. */
static void
flow(char *text, size_t size, BookSpan span)
{
	size_t used = 0;

	for (size_t i = 0; i < span.length && used + 1 < size; i++) {
		char c = span.at[i] == '\n' || span.at[i] == '\t' ? ' ' : span.at[i];

		if (c != ' ' || (used && text[used - 1] != ' '))
			text[used++] = c;
	}
	while (used && text[used - 1] == ' ')
		used--;
	text[used] = '\0';
}

static void
show_clause(Term *term, const Book *book, const Clause *clause, bool ascii)
{
	Showing *showing = calloc(1, sizeof *showing);
	Key key;

	if (!showing)
		return;
	showing->ascii = ascii;
	snprintf(showing->card.book, sizeof showing->card.book, "%s", book->name);
	snprintf(showing->card.rule, sizeof showing->card.rule, "%s", clause->id);
	snprintf(showing->card.title, sizeof showing->card.title, "%.*s", (int)clause->title.length,
		 clause->title.at);
	flow(showing->card.text, sizeof showing->card.text, clause->text);
	showing->card.silent = book_is_silent(book, clause);
	do
		key = show(term, draw_showing, showing);
	while (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE);
	free(showing);
}

/* The clauses of a book, the book's own first, then what it takes from common practice. */
static int
list_clauses(const Book *book, const Clause *clauses[BOOK_CLAUSES_MAX],
	     char rows[BOOK_CLAUSES_MAX][MENU_ROW])
{
	int n = 0;

	for (int own = 1; own >= 0; own--)
		for (int i = 0; i < book->n_clauses; i++) {
			const Clause *clause = &book->clause[i];

			if (book_is_silent(book, clause) == (bool)own)
				continue;
			clauses[n] = clause;
			snprintf(rows[n++], MENU_ROW, "%-18s %.*s", clause->id,
				 (int)(clause->title.length < 70 ? clause->title.length : 70),
				 clause->title.at);
		}
	return n;
}

static void
show_book(Term *term, const Book *book, bool ascii)
{
	static char rows[BOOK_CLAUSES_MAX][MENU_ROW];
	const Clause *clauses[BOOK_CLAUSES_MAX];
	const char *shown[BOOK_CLAUSES_MAX];
	char title[MENU_ROW];
	int n = list_clauses(book, clauses, rows), chosen = 0;

	for (int i = 0; i < n; i++)
		shown[i] = rows[i];
	snprintf(title, sizeof title, "%.*s", (int)book->title.length, book->title.at);
	while ((chosen = choose_from(term, title, shown, n, chosen, ascii)) >= 0)
		show_clause(term, book, clauses[chosen], ascii);
}

void
menu_books(Term *term, Shelf *shelf, bool ascii)
{
	const char *names[16];
	int n = 0, chosen;

	for (size_t k = 0; k < shelf_embedded_count() && n < 16; k++)
		names[n++] = shelf_embedded_name(k);
	while ((chosen = menu_choose(term, _("Rule books"), names, n, ascii)) >= 0) {
		char error[SHELF_ERROR_MAX];
		const Book *book = shelf_find(shelf, names[chosen], error);

		if (book)
			show_book(term, book, ascii);
		else
			menu_tell(term, names[chosen], error, ascii);
	}
}
