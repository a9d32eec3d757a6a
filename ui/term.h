/*
 * term.h - the terminal: the only place that knows curses.
 *
 * Owns the terminal from open to close and gives it back in every end: exit,
 * a signal, a crash. Never decides what is drawn.
 */
#ifndef MISDEAL_UI_TERM_H
#define MISDEAL_UI_TERM_H

#include "ui/key.h"
#include "ui/surface.h"
#include "ui/theme.h"

#include <stdbool.h>

typedef struct Term Term;

/*
 * Takes the terminal, to draw in that theme and deck. `mono` asks for no colour at all. NULL, with a sentence
 * in `*error` (static text), if input or output is no terminal or its kind is
 * not known.
 */
Term *term_open(Theme theme, Deck deck, bool mono, const char **error);

/* Gives it back; NULL is passed over. */
void term_close(Term *term);

/* Its size now, in cells. */
void term_size(const Term *term, int *width, int *height);

/* Shows the surface, writing only what changed; the cursor rests at x, y (hidden if x < 0). */
void term_present(Term *term, const Surface *surface, int x, int y);

/* Forgets what is on the screen, so that all of it is written again. */
void term_redraw(Term *term);

/* Whether clicks and the wheel come as keys; else the mouse is left to the terminal. */
void term_mouse(Term *term, bool on);

/* Waits for a key for `milliseconds`, for ever and without any work if that is negative. */
Key term_key(Term *term, int milliseconds);

/* What was pasted, after KEY_IS_PASTE: lines with '\n' between them; lent until the next key. */
const char *term_pasted(const Term *term);

/* True if what is written may be long on its way: over a link, or as it was seen to be. */
bool term_slow(const Term *term);

/* True if the locale in force writes UTF-8. */
bool term_has_utf8(void);

#endif
