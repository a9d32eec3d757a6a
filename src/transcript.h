/*
 * transcript.h - a session as text for people, as `misdeal run` prints it.
 *
 * Owns the layout: the event with its verdict, what could be seen of it, and the rulings indented
 * below. Never words an effect (say.h) and never draws on a screen.
 */
#ifndef MISDEAL_TRANSCRIPT_H
#define MISDEAL_TRANSCRIPT_H

#include "src/played.h"

#include <stdio.h>

/* The title, the book and the game, and who sits where. `title` may be empty. */
void transcript_head(FILE *file, const char *title, const Book *book, const Game *game);

/*
 * The event and what came of it. A ruling that corrected something stands four columns in, with
 * its effects, its facts and the choices of the floor (the one in force marked); a plain one
 * stands further in, one line.
 */
void transcript_event(FILE *file, const Played *played);

/* How the table stands at the end: the pots, the stacks, and whose turn it is. */
void transcript_tail(FILE *file, const Game *game);

/* A few words on whose turn it is: "5 Eva to act, 1,100 to call". Cut to `size`. */
size_t turn_say(const Game *game, char *text, size_t size);

#endif
