#include "tests/support/diverted.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A stream, where it was, and the file in its place. */
typedef struct Diverted {
	FILE *stream, *file;
	int was;
} Diverted;

static Diverted
divert(FILE *stream)
{
	Diverted diverted = { stream, tmpfile(), -1 };

	fflush(stream);
	diverted.was = dup(fileno(stream));
	if (!diverted.file || diverted.was < 0 || dup2(fileno(diverted.file), fileno(stream)) < 0)
		abort();
	return diverted;
}

/* Puts the stream back; returns what was written, zero-ended. */
static char *
restore(Diverted *diverted)
{
	long length;
	char *text;

	fflush(diverted->stream);
	if (dup2(diverted->was, fileno(diverted->stream)) < 0 ||
	    fseek(diverted->file, 0, SEEK_END) != 0)
		abort();
	close(diverted->was);
	length = ftell(diverted->file);
	rewind(diverted->file);
	text = calloc((size_t)length + 1, 1);
	if (!text || fread(text, 1, (size_t)length, diverted->file) != (size_t)length)
		abort();
	fclose(diverted->file);
	return text;
}

int
diverted_run(const Command *command, const Options *given, char **out, char **err)
{
	Diverted diverted_out = divert(stdout), diverted_err = divert(stderr);
	int status = command->run(given);

	free(*out);
	free(*err);
	*out = restore(&diverted_out);
	*err = restore(&diverted_err);
	return status;
}
