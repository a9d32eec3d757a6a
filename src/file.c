#include "src/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/text.h"

/* Says that the file can't be read, and why. */
static void
complain(char error[FILE_ERROR_MAX], const char *path, const char *why)
{
	snprintf(error, FILE_ERROR_MAX, "%s: %s", path, why);
}

/*
 * Opens for reading without waiting for a writer: a pipe with a name must not hang the program
 * before anybody sees why.
 */
static int
open_text(const char *path, char error[FILE_ERROR_MAX])
{
	struct stat status;
	int fd;

	if (strcmp(path, "-") == 0) {
		fd = dup(STDIN_FILENO);
		if (fd < 0)
			complain(error, _("standard input"), strerror(errno));
		return fd;
	}
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0) {
		complain(error, *path ? path : _("a file without a name"), strerror(errno));
		return -1;
	}
	if (fstat(fd, &status) == 0 && S_ISDIR(status.st_mode)) {
		complain(error, path, _("this is a folder, not a file"));
		close(fd);
		errno = EISDIR;
		return -1;
	}
	if (fcntl(fd, F_SETFL, 0) < 0) {
		complain(error, path, strerror(errno));
		close(fd);
		return -1;
	}
	return fd;
}

/* Makes room for at least one more byte and the end. */
static bool
grow(char **text, size_t *room)
{
	size_t more = *room ? *room * 2 : 16384;
	char *larger = realloc(*text, more);

	if (!larger)
		return false;
	*text = larger;
	*room = more;
	return true;
}

char *
file_read(const char *path, size_t *length, char error[FILE_ERROR_MAX])
{
	char *text = NULL;
	size_t room = 0;
	ssize_t got = 1;
	int fd = open_text(path, error);

	*length = 0;
	if (fd < 0)
		return NULL;
	errno = 0;
	while (got > 0) {
		if (room - *length < 2 && !grow(&text, &room))
			break;
		got = read(fd, text + *length, room - *length - 1);
		if (got > 0)
			*length += (size_t)got;
		else if (got < 0 && errno == EINTR)
			got = 1;
		if (*length > FILE_SIZE_MAX) {
			errno = EFBIG;
			break;
		}
	}
	if (got != 0) {
		int cause = errno ? errno : ENOMEM;

		complain(error, strcmp(path, "-") ? path : _("standard input"), strerror(cause));
		free(text);
		close(fd);
		errno = cause;
		return NULL;
	}
	close(fd);
	text[*length] = '\0';
	return text;
}

bool
file_folder(const char *path, char *folder, size_t size)
{
	const char *slash = strrchr(path, '/');
	size_t length = slash ? (size_t)(slash - path) : 0;

	if (!slash || (length == 0 && slash == path))
		return (size_t)snprintf(folder, size, "%s", slash ? "/" : ".") < size;
	if (length >= size)
		return false;
	memcpy(folder, path, length);
	folder[length] = '\0';
	return true;
}

bool
file_has_ending(const char *path, const char *ending)
{
	size_t length = strlen(path), tail = strlen(ending);

	return length >= tail && strcmp(path + length - tail, ending) == 0;
}
