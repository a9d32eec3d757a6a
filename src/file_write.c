/* Files that are written whole or not at all. */
#include "src/file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/text.h"

static bool
complain(char error[FILE_ERROR_MAX], const char *path, int cause)
{
	snprintf(error, FILE_ERROR_MAX, "%s: %s", *path ? path : _("a file without a name"),
		 strerror(cause));
	return false;
}

/* The mode that a new file has here. */
static mode_t
mode_of_new(void)
{
	mode_t mask = umask(0);

	umask(mask);
	return 0666 & ~mask;
}

/* Writes the text and closes the file; true if every byte of it is where it belongs. */
static bool
write_and_close(FILE *file, const char *path, bool (*write)(void *context, FILE *file),
		void *context, char error[FILE_ERROR_MAX])
{
	bool given_up, good;
	int cause;

	errno = 0;
	given_up = !write(context, file) && !ferror(file);
	good = fflush(file) == 0 && !ferror(file);
	/* A pipe or a terminal can't be synchronised, and needs not. */
	good = good && (fsync(fileno(file)) == 0 || errno == EINVAL || errno == EROFS);
	cause = errno;
	if (fclose(file) != 0) {
		cause = good ? errno : cause;
		good = false;
	}
	if (good && !given_up)
		return true;
	error[0] = '\0';
	if (!good)
		complain(error, path, cause ? cause : EIO);
	return false;
}

/* A new file in the folder of `path`; its name is put into `name`, which the caller frees. */
static FILE *
open_beside(const char *path, mode_t mode, char **name)
{
	static const char TAIL[] = ".misdeal-XXXXXX";
	const char *slash = strrchr(path, '/');
	size_t folder = slash ? (size_t)(slash - path) + 1 : 0;
	FILE *file = NULL;
	int fd;

	*name = malloc(folder + sizeof TAIL);
	if (!*name)
		return NULL;
	memcpy(*name, path, folder);
	memcpy(*name + folder, TAIL, sizeof TAIL);
	fd = mkstemp(*name);
	if (fd >= 0 && fchmod(fd, mode) == 0)
		file = fdopen(fd, "w");
	if (fd >= 0 && !file) {
		int cause = errno;

		close(fd);
		remove(*name);
		errno = cause;
	}
	return file;
}

/* Writes beside `path`, which names no link, and puts that in its place. */
static bool
replace(const char *path, mode_t mode, bool (*write)(void *context, FILE *file), void *context,
	char error[FILE_ERROR_MAX])
{
	char *beside = NULL;
	FILE *file = open_beside(path, mode, &beside);
	bool good;

	if (!file) {
		complain(error, path, errno ? errno : ENOMEM);
		free(beside);
		return false;
	}
	good = write_and_close(file, path, write, context, error);
	if (good && rename(beside, path) != 0)
		good = complain(error, path, errno);
	if (!good)
		remove(beside);
	free(beside);
	return good;
}

bool
file_write(const char *path, bool (*write)(void *context, FILE *file), void *context,
	   char error[FILE_ERROR_MAX])
{
	struct stat status;
	char *real;
	FILE *file;
	bool good, there = stat(path, &status) == 0, link = false;

	if (!there && (errno != ENOENT || !*path))
		return complain(error, path, errno);
	/* A link to what is not there yet makes that, and stays. */
	if (!there)
		link = lstat(path, &status) == 0;
	if (!there && !link)
		return replace(path, mode_of_new(), write, context, error);
	if (link || !S_ISREG(status.st_mode)) {
		file = fopen(path, "w");
		return file ? write_and_close(file, path, write, context, error)
			    : complain(error, path, errno);
	}
	if (access(path, W_OK) != 0)
		return complain(error, path, errno);
	real = realpath(path, NULL);
	if (!real)
		return complain(error, path, errno);
	good = replace(real, status.st_mode & 07777, write, context, error);
	free(real);
	return good;
}
