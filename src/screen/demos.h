/*
 * demos.h - demonstrations on a terminal: the list of them, and one after the other.
 *
 * Owns the way from script to script. Never steps one (demoing.c draws it, src/learn/demo.h has
 * its steps).
 */
#ifndef MISDEAL_SCREEN_DEMOS_H
#define MISDEAL_SCREEN_DEMOS_H

#include "src/config.h"
#include "src/learn/demo.h"
#include "src/learn/playlist.h"
#include "src/settings.h"
#include "ui/term.h"

typedef struct Demos {
	Playlist list; /* owned: playlist_close is due */
	Score score;   /* of all of them */
	Settings settings;
	bool quiz;
	char says[CONFIG_FAULT_MAX]; /* what is wrong in the config file, until it is told */
} Demos;

/*
 * Opens the k-th of the list at its start. NULL, with a sentence in `error` (cut to `size`), if it
 * can't be.
 */
Demo *demos_open(Demos *demos, size_t k, char *error, size_t size);

/*
 * Shows them until the person leaves: one at once, several from a list that comes back at the
 * end of each.
 */
void demos_show(Demos *demos, Term *term);

/* Those that are built in, from a list. */
void demos_browse(const Settings *settings, Term *term);

#endif
