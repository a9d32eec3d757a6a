/*
 * script_file.h - a script from a file, for the commands that take one.
 *
 * Owns nothing; the file is read by file.h, the script by the language, and session.h plays it.
 */
#ifndef MISDEAL_SCRIPT_FILE_H
#define MISDEAL_SCRIPT_FILE_H

#include "src/language/script.h"
#include "src/session.h"

/*
 * Reads the script in the file at `path` ("-": standard input). NULL, with a sentence in `error`
 * (cut to `size`), if there is no such file or a line of it can't be read. Close it with
 * script_close.
 */
Script *script_open_file(const char *path, char *error, size_t size);

/*
 * Opens the script that came from `path` as a session, its events not played yet. Book files are
 * looked for beside the script. `book` takes the place of the book that the script names; NULL
 * does not. NULL, with `FILE:LINE: ` and a sentence in `error` (cut to `size`), if the table can't
 * be laid or there is no such book. The shelf is the caller's in either case, to be closed after
 * the session.
 */
Session *script_session(const Script *script, const char *path, const char *book, Shelf **shelf,
			char *error, size_t size);

#endif
