/*
 * playlist.h - the demonstrations that are built in, and those of files and folders.
 *
 * Owns which scripts were meant by the words of a command line, in order. Never plays one.
 */
#ifndef MISDEAL_LEARN_PLAYLIST_H
#define MISDEAL_LEARN_PLAYLIST_H

#include "src/language/script.h"

enum { PLAYLIST_ERROR_MAX = 1024 };

/* A script that can be opened. */
typedef struct PlaylistEntry {
	char *name;   /* owned: of the built-in one, or the file's path */
	int embedded; /* its place among the built-in ones, -1 for a file */
} PlaylistEntry;

typedef struct Playlist {
	size_t n, room;
	PlaylistEntry *entry; /* owned */
} Playlist;

/* All that are built in, by their names. False if there is no memory; to be closed all the same. */
bool playlist_embedded(Playlist *list);

/*
 * Those that the words mean: the name of a built-in one, a file, or a folder with every .table
 * below it. False, with a sentence in `error`, if a word is none of these, or a folder has no
 * script. No file is read yet. To be closed all the same.
 */
bool playlist_words(Playlist *list, int n, char *const *words, char error[PLAYLIST_ERROR_MAX]);

void playlist_close(Playlist *list);

/* Reads the script of an entry; NULL, with a sentence in `error`, if it can't be read. */
Script *playlist_open(const PlaylistEntry *entry, char error[PLAYLIST_ERROR_MAX]);

/* What a list says of it: title, book, tags and level; cut to `size`. */
void playlist_say(const Script *script, char *text, size_t size);

#endif
