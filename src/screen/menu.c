#include "src/screen/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/screen/clause.h"
#include "src/screen/search.h"
#include "src/text.h"
#include "ui/panel.h"

enum { MENU_ROW = 96, SINGLE_DIGITS = 9 };

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

/* The first line of what was pasted is typed; `take` takes each character of it. */
static void
paste(const Term *term, void *context, void (*take)(void *context, Key key))
{
	const char *text = term_pasted(term);
	size_t bytes;
	Key key;

	while (*text != '\n' && (bytes = key_from_text(text, &key)) > 0) {
		text += bytes;
		take(context, key);
	}
}

typedef struct Searching {
	Search search;
	Shelf *shelf; /* lent */
	Keymap keymap;
	bool ascii;
} Searching;

static void
take_searched(void *context, Key key)
{
	Searching *searching = context;

	if (key.name == KEY_IS_TEXT)
		search_key(&searching->search, searching->shelf, &searching->keymap, key);
}

static void
draw_searching(Surface *surface, void *context, int *x, int *y)
{
	Searching *searching = context;

	search_draw(&searching->search, surface, searching->ascii, x, y);
}

/* The rule books, searched for words. */
static void
search_books(Term *term, Shelf *shelf, bool ascii)
{
	Searching *searching = calloc(1, sizeof *searching);
	SearchState state = SEARCH_GOES_ON;

	if (!searching)
		return;
	searching->ascii = ascii;
	searching->shelf = shelf;
	keymap_default(&searching->keymap);
	search_open(&searching->search);
	while (state != SEARCH_IS_LEFT) {
		Key key = show(term, draw_searching, searching);

		if (key.name == KEY_IS_END_OF_INPUT)
			break;
		if (key.name == KEY_IS_PASTE)
			paste(term, searching, take_searched);
		else if (key.name != KEY_IS_NONE)
			state = search_key(&searching->search, shelf, &searching->keymap, key);
	}
	free(searching);
}

typedef struct Choosing {
	List list;
	Rect place; /* of the rows as they were last drawn, and the first in sight */
	int top;
	bool ascii;
} Choosing;

static void
draw_choosing(Surface *surface, void *context, int *x, int *y)
{
	Choosing *choosing = context;

	list_draw(surface, &choosing->list, choosing->ascii);
	choosing->place = list_rows(surface, &choosing->list, &choosing->top);
	*x = choosing->place.x;
	*y = choosing->place.y + choosing->list.chosen - choosing->top;
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

/* Numbers before the rows, where one digit picks any of them. */
static void
number(List *list, const char *const *rows, int n)
{
	static char texts[SINGLE_DIGITS][MENU_ROW];
	static const char *numbered[SINGLE_DIGITS];

	list->rows = rows;
	if (n > SINGLE_DIGITS)
		return;
	for (int i = 0; i < n; i++) {
		snprintf(texts[i], sizeof texts[i], "%d %s", i + 1, rows[i]);
		numbered[i] = texts[i];
	}
	list->rows = numbered;
}

/* True if the key is a click that takes the row which was chosen before; else it chooses one. */
static bool
clicked(Choosing *choosing, Key key)
{
	List *list = &choosing->list;
	KeyButton button = key_button(key);
	int row = key_y(key) - choosing->place.y, at = choosing->top + row;

	if (button == WHEEL_UP && list->chosen > 0)
		list->chosen--;
	else if (button == WHEEL_DOWN && list->chosen < list->n - 1)
		list->chosen++;
	if (button != BUTTON_LEFT || row < 0 || row >= choosing->place.height || at >= list->n)
		return false;
	if (at == list->chosen)
		return true;
	list->chosen = at;
	return false;
}

/* With a shelf, / searches its books. */
static int
choose_from(Term *term, Shelf *shelf, const char *title, const char *const *rows, int n, int first,
	    bool ascii)
{
	const char *foot = shelf		? _("arrows, Enter; / search; Esc leaves")
			   : n <= SINGLE_DIGITS ? _("a digit, or arrows and Enter; Esc leaves")
						: _("arrows, Enter; Esc leaves");
	Choosing choosing = { .list = { title, rows, n, first, foot }, .ascii = ascii };

	for (;;) {
		Key key;
		int to;

		number(&choosing.list, rows, n);
		key = show(term, draw_choosing, &choosing);
		to = moved(&choosing.list, key);
		if (to >= 0)
			choosing.list.chosen = to;
		else if (key.name == KEY_IS_ENTER ||
			 (key.name == KEY_IS_MOUSE && clicked(&choosing, key)))
			return choosing.list.chosen;
		else if (key.name == KEY_IS_TEXT && key.character > '0' && key.character <= '9' &&
			 (int)(key.character - '1') < n && n <= SINGLE_DIGITS)
			return (int)(key.character - '1');
		else if (shelf && key.name == KEY_IS_TEXT && key.character == '/')
			search_books(term, shelf, ascii);
		else if (key.name == KEY_IS_ESCAPE || key.name == KEY_IS_END_OF_INPUT ||
			 (key.name == KEY_IS_TEXT && key.character == 'q'))
			return -1;
	}
}

int
menu_choose(Term *term, const char *title, const char *const *rows, int n, bool ascii)
{
	return choose_from(term, NULL, title, rows, n, 0, ascii);
}

int
menu_choose_at(Term *term, const char *title, const char *const *rows, int n, int first, bool ascii)
{
	return choose_from(term, NULL, title, rows, n, first, ascii);
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

static void
take_asked(void *context, Key key)
{
	Asking *asking = context;

	prompt_key(&asking->prompt, key, NULL, NULL);
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
	while (state == PROMPT_GOES_ON) {
		Key key = show(term, draw_asking, asking);

		if (key.name == KEY_IS_PASTE)
			paste(term, asking, take_asked);
		state = prompt_key(&asking->prompt, key, NULL, NULL);
	}
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
	while (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE || key.name == KEY_IS_PASTE);
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

static void
show_clause(Term *term, const Book *book, const Clause *clause, bool ascii)
{
	Showing *showing = calloc(1, sizeof *showing);
	Key key;

	if (!showing)
		return;
	showing->ascii = ascii;
	clause_card(book, clause, &showing->card);
	do
		key = show(term, draw_showing, showing);
	while (key.name == KEY_IS_NONE || key.name == KEY_IS_RESIZE || key.name == KEY_IS_PASTE);
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
show_book(Term *term, Shelf *shelf, const Book *book, bool ascii)
{
	static char rows[BOOK_CLAUSES_MAX][MENU_ROW];
	const Clause *clauses[BOOK_CLAUSES_MAX];
	const char *shown[BOOK_CLAUSES_MAX];
	char title[MENU_ROW];
	int n = list_clauses(book, clauses, rows), chosen = 0;

	for (int i = 0; i < n; i++)
		shown[i] = rows[i];
	snprintf(title, sizeof title, "%.*s", (int)book->title.length, book->title.at);
	while ((chosen = choose_from(term, shelf, title, shown, n, chosen, ascii)) >= 0)
		show_clause(term, book, clauses[chosen], ascii);
}

void
menu_books(Term *term, Shelf *shelf, bool ascii)
{
	const char *names[16];
	int n = 0, chosen;

	for (size_t k = 0; k < shelf_embedded_count() && n < 16; k++)
		names[n++] = shelf_embedded_name(k);
	while ((chosen = choose_from(term, shelf, _("Rule books"), names, n, 0, ascii)) >= 0) {
		char error[SHELF_ERROR_MAX];
		const Book *book = shelf_find(shelf, names[chosen], error);

		if (book)
			show_book(term, shelf, book, ascii);
		else
			menu_tell(term, names[chosen], error, ascii);
	}
}
