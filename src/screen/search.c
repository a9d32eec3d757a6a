#include "src/screen/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "src/rule_match.h"
#include "src/screen/clause.h"
#include "src/text.h"
#include "ui/glyph.h"

enum { WORDS_MAX = 16, CARD_STRIDE = 8, CARD_LAST = 60, WHEEL_ROWS = 3, ID_WIDTH = 22 };

/* Where the words of a clause were found; the best comes first. */
typedef enum Place { IN_TITLE, IN_TEXT, PLACE_COUNT } Place;

void
search_open(Search *search)
{
	prompt_clear(&search->prompt);
	search->n = search->chosen = 0;
	search->card = false;
}

static bool
has_word(const char *text, size_t length, const char *word)
{
	size_t n = strlen(word);

	for (size_t i = 0; i + n <= length; i++)
		if (!strncasecmp(text + i, word, n))
			return true;
	return false;
}

/* Where the words stand, of a clause that has them: all in id and title, or not. */
static Place
place_of(const Clause *clause, int n_words, char *const *words)
{
	for (int i = 0; i < n_words; i++)
		if (!has_word(clause->id, strlen(clause->id), words[i]) &&
		    !has_word(clause->title.at, clause->title.length, words[i]))
			return IN_TEXT;
	return IN_TITLE;
}

/* The clauses of a book that hold the words; what it takes from another book is found there. */
static void
look_into(Search *search, const Book *book, Place place, int n_words, char *const *words)
{
	for (int i = 0; i < book->n_clauses && search->n < SEARCH_MAX; i++) {
		const Clause *clause = &book->clause[i];

		if (!book_is_silent(book, clause) && rule_match(book, clause, n_words, words) &&
		    place_of(clause, n_words, words) == place)
			search->hit[search->n++] = (SearchHit){ book, clause };
	}
}

static void
look(Search *search, Shelf *shelf)
{
	char line[PROMPT_MAX], error[SHELF_ERROR_MAX], *words[WORDS_MAX], *rest = NULL;
	int n = 0;

	snprintf(line, sizeof line, "%s", search->prompt.text);
	for (char *word = strtok_r(line, " ", &rest); word && n < WORDS_MAX;
	     word = strtok_r(NULL, " ", &rest))
		words[n++] = word;
	search->n = search->chosen = search->first = 0;
	for (int place = IN_TITLE; place < PLACE_COUNT && n; place++)
		for (size_t k = 0; k < shelf_embedded_count(); k++) {
			/* Common practice, the first of them, stands behind the others. */
			const char *name = shelf_embedded_name((k + 1) % shelf_embedded_count());
			const Book *book = shelf_find(shelf, name, error);

			if (book)
				look_into(search, book, (Place)place, n, words);
		}
}

static void
move(Search *search, int to)
{
	int last = search->n > 0 ? search->n - 1 : 0;

	search->chosen = to < 0 ? 0 : to > last ? last : to;
}

static void
open_card(Search *search)
{
	search->card = search->n > 0;
	search->scroll = 0;
}

static void
scroll(Search *search, int rows)
{
	int to = search->scroll + rows;

	search->scroll = to < 0 ? 0 : to > CARD_LAST ? CARD_LAST : to;
}

static SearchState
card_command(Search *search, const Keymap *keymap, Key key)
{
	switch ((int)keymap_find(keymap, KEYS_CARD, key, NULL)) {
	case DO_NEXT_RULING:
		search->chosen = (search->chosen + 1) % search->n;
		search->scroll = 0;
		break;
	case DO_SEARCH:
	case DO_BACK:
		search->card = false;
		break;
	case DO_UP:
		scroll(search, -1);
		break;
	case DO_DOWN:
		scroll(search, 1);
		break;
	case DO_PAGE_UP:
		scroll(search, -CARD_STRIDE);
		break;
	case DO_PAGE_DOWN:
		scroll(search, CARD_STRIDE);
		break;
	case DO_FIRST:
		search->scroll = 0;
		break;
	case DO_LAST:
		search->scroll = CARD_LAST;
		break;
	case DO_HELP:
		return SEARCH_ASKS_HELP;
	}
	return SEARCH_GOES_ON;
}

static void
mouse(Search *search, Key key)
{
	KeyButton button = key_button(key);
	int row = key_y(key) - search->list.y, hit = search->first + row;

	if (button == WHEEL_UP || button == WHEEL_DOWN) {
		int rows = button == WHEEL_DOWN ? WHEEL_ROWS : -WHEEL_ROWS;

		if (search->card)
			scroll(search, rows);
		else
			move(search, search->chosen + rows);
	} else if (button == BUTTON_LEFT && search->card) {
		search->card = false;
	} else if (button == BUTTON_LEFT && row >= 0 && row < search->list.height &&
		   hit < search->n) {
		if (hit == search->chosen)
			open_card(search);
		else
			search->chosen = hit;
	}
}

SearchState
search_key(Search *search, Shelf *shelf, const Keymap *keymap, Key key)
{
	int page = search->rows > 1 ? search->rows - 1 : 1;

	if (key.name == KEY_IS_MOUSE) {
		mouse(search, key);
		return SEARCH_GOES_ON;
	}
	if (search->card)
		return card_command(search, keymap, key);
	if (key.name == KEY_IS_ESCAPE)
		return SEARCH_IS_LEFT;
	if (key.name == KEY_IS_ENTER) {
		open_card(search);
	} else if (key.name == KEY_IS_UP || key.name == KEY_IS_DOWN) {
		move(search, search->chosen + (key.name == KEY_IS_DOWN ? 1 : -1));
	} else if (key.name == KEY_IS_PAGE_UP || key.name == KEY_IS_PAGE_DOWN) {
		move(search, search->chosen + (key.name == KEY_IS_PAGE_DOWN ? page : -page));
	} else if (key.name != KEY_IS_RESIZE && key.name != KEY_IS_TAB) {
		char before[PROMPT_MAX];

		snprintf(before, sizeof before, "%s", search->prompt.text);
		prompt_key(&search->prompt, key, NULL, NULL);
		if (strcmp(before, search->prompt.text) != 0)
			look(search, shelf);
	}
	return SEARCH_GOES_ON;
}

/* Book and number; most books have their name in the number. */
static void
name_hit(const SearchHit *hit, char *text, size_t size)
{
	size_t n = strlen(hit->book->name);

	if (!strncmp(hit->clause->id, hit->book->name, n) && hit->clause->id[n] == '.')
		snprintf(text, size, "%s", hit->clause->id);
	else
		snprintf(text, size, "%s %s", hit->book->name, hit->clause->id);
}

static void
draw_hits(Search *search, Surface *surface, bool ascii)
{
	Rect rect = search->list;
	const char *ellipsis = glyph(GLYPH_ELLIPSIS, ascii);

	if (search->chosen < search->first)
		search->first = search->chosen;
	if (search->chosen >= search->first + rect.height)
		search->first = search->chosen - rect.height + 1;
	for (int row = 0; row < rect.height && search->first + row < search->n; row++) {
		const SearchHit *hit = &search->hit[search->first + row];
		bool chosen = search->first + row == search->chosen;
		char name[64];
		int x;

		name_hit(hit, name, sizeof name);
		x = surface_print(surface, rect, 0, row, chosen ? STYLE_FOCUS : STYLE_KEY, ellipsis,
				  "%s %s", chosen ? glyph(GLYPH_TURN, ascii) : " ", name);
		x = x + 2 < ID_WIDTH && rect.width >= 60 ? ID_WIDTH : x + 2;
		surface_print(surface, rect, x, row, chosen ? STYLE_RULING : STYLE_TEXT, ellipsis,
			      "%.*s", (int)hit->clause->title.length, hit->clause->title.at);
	}
}

static void
draw_card(const Search *search, Surface *surface, bool ascii)
{
	RuleCard *card = malloc(sizeof *card);
	const SearchHit *hit = &search->hit[search->chosen];

	if (card) {
		clause_card(hit->book, hit->clause, card);
		card->top = search->scroll;
		rule_card_draw(surface, card, ascii);
	}
	free(card);
}

void
search_draw(Search *search, Surface *surface, bool ascii, int *x, int *y)
{
	Rect rect = frame_draw(surface, surface_all(surface), _("The rule books"),
			       surface->width < 60 ? _("up, down  Enter: the rule  Esc")
						   : _("up, down; Enter: the rule; Esc: back"),
			       ascii);

	search->list =
		(Rect){ rect.x, rect.y + 2, rect.width, rect.height > 2 ? rect.height - 2 : 0 };
	search->rows = search->list.height;
	*x = rect.x + prompt_draw(&search->prompt, surface, rect, 0, _("find: "));
	*y = rect.y;
	if (search->n)
		surface_print(surface, rect, 0, 1, STYLE_DIM, NULL,
			      search->n == 1 ? _("%d clause") : _("%d clauses"), search->n);
	else
		surface_text(surface, rect, 0, 1, STYLE_DIM,
			     *search->prompt.text ? _("No clause of any book has all of that.")
						  : _("Words, or a number such as 45a"),
			     glyph(GLYPH_ELLIPSIS, ascii));
	draw_hits(search, surface, ascii);
	if (search->card) {
		draw_card(search, surface, ascii);
		*x = -1;
	}
}
