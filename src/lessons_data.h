/*
 * lessons_data.h - the texts of the demonstrations that are built in.
 *
 * Owns the bytes of src/lessons/ as they were when the program was built, by name. Never reads
 * them: the language does.
 */
#ifndef MISDEAL_LESSONS_DATA_H
#define MISDEAL_LESSONS_DATA_H

#include <stddef.h>

/* One script: its file's name without the ending, and its text with a zero byte behind `length`. */
struct LessonText {
	const char *name;
	const char *text;
	size_t length;
};

/* `lesson_text_count` rows, written by the build (see the Makefile). */
extern const struct LessonText lesson_texts[];
extern const size_t lesson_text_count;

#endif
