/*
 * file.h - whole text files, read at once and written whole or not at all.
 *
 * Owns opening, bounds and the sentences about what went wrong. Never looks into the text.
 */
#ifndef MISDEAL_FILE_H
#define MISDEAL_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum {
	FILE_ERROR_MAX = 512,		 /* bytes of a sentence with the end */
	FILE_SIZE_MAX = 64 * 1024 * 1024 /* bytes that a text may have */
};

/*
 * Reads a file, "-" standing for standard input, into memory that the caller frees; a zero byte
 * stands behind `*length`. Only regular files, pipes and terminals are read. NULL, with a sentence
 * that names the file in `error` and errno set, if it can't be read.
 */
char *file_read(const char *path, size_t *length, char error[FILE_ERROR_MAX]);

/*
 * Writes a file by way of a temporary one beside it, so that what stood at `path` before stays
 * there until all of the new text is on the disk. A file that may not be written is left alone; a
 * pipe or a device is written to as it is. `write` writes the text and returns false if it gives
 * up. False, and nothing was changed, if that or the file failed: `error` has a sentence that names
 * the file, or is empty if `write` gave up and the file was not at fault.
 */
bool file_write(const char *path, bool (*write)(void *context, FILE *file), void *context,
		char error[FILE_ERROR_MAX]);

/*
 * The folder part of a path, without the last slash: "." for a plain name and for "-", "/" for a
 * file in the root. False if it does not fit into `size`.
 */
bool file_folder(const char *path, char *folder, size_t size);

/* True if the text ends in `ending`. */
bool file_has_ending(const char *path, const char *ending);

#endif
