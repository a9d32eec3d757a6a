/*
 * script_file.h - a script from a file, for the commands that take one.
 *
 * Owns nothing; the file is read by file.h and the script by the language.
 */
#ifndef MISDEAL_SCRIPT_FILE_H
#define MISDEAL_SCRIPT_FILE_H

#include "src/language/script.h"

/*
 * Reads the script in the file at `path` ("-": standard input). NULL, with a sentence in `error`
 * (cut to `size`), if there is no such file or a line of it can't be read. Close it with
 * script_close.
 */
Script *script_open_file(const char *path, char *error, size_t size);

#endif
