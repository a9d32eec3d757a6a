#include "src/journal_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/file.h"
#include "src/text.h"

enum {
	NAMES_TRIED = 100, /* names for a new journal before giving up */
	SYNC_SECONDS = 1   /* how much of a game a loss of power may cost */
};

#define PLAYED "played"

void
journal_file_init(JournalFile *file)
{
	*file = (JournalFile){ .fd = -1 };
}

static bool
complain(char trouble[JOURNAL_SAYS_MAX], const char *what, int cause)
{
	snprintf(trouble, JOURNAL_SAYS_MAX, _("The journal can't be kept: %.400s: %s"), what,
		 strerror(cause));
	return false;
}

/* Makes the folder and those above it, for the user alone. */
static bool
make_folders(char *folder)
{
	for (char *at = folder + 1; *at; at++) {
		if (*at != '/')
			continue;
		*at = '\0';
		if (mkdir(folder, 0700) != 0 && errno != EEXIST) {
			*at = '/';
			return false;
		}
		*at = '/';
	}
	return mkdir(folder, 0700) == 0 || errno == EEXIST;
}

bool
journal_folder(const char *below, bool make, char folder[JOURNAL_PATH_MAX],
	       char trouble[JOURNAL_SAYS_MAX])
{
	const char *state = getenv("XDG_STATE_HOME");
	const char *home = getenv("HOME");
	const char *slash = *below ? "/" : "";
	int length;

	/* A relative path in the variable is to be passed over, as its specification has it. */
	if (state && *state == '/')
		length = snprintf(folder, JOURNAL_PATH_MAX, "%s/misdeal%s%s", state, slash, below);
	else if (home && *home == '/')
		length = snprintf(folder, JOURNAL_PATH_MAX, "%s/.local/state/misdeal%s%s", home,
				  slash, below);
	else
		return complain(trouble, "HOME", ENOENT);
	if (length < 0 || length >= JOURNAL_PATH_MAX)
		return complain(trouble, "XDG_STATE_HOME", ENAMETOOLONG);
	if (make && !make_folders(folder))
		return complain(trouble, folder, errno);
	return true;
}

/* True if there is a file already at that place below the folder. */
static bool
is_taken(const char *folder, const char *below, const char *name, const char *ending)
{
	char path[2 * JOURNAL_PATH_MAX];

	snprintf(path, sizeof path, "%s%s/%s%s", folder, below, name, ending);
	return access(path, F_OK) == 0;
}

/*
 * Opens a new file under the name, which must not be that of one that was put away either: that
 * may have ended in the same second. -1 with errno if it can't.
 */
static int
open_new(const char *folder, const char *name, char path[JOURNAL_PATH_MAX])
{
	if (snprintf(path, JOURNAL_PATH_MAX, "%s/%s", folder, name) >= JOURNAL_PATH_MAX) {
		errno = ENAMETOOLONG;
		return -1;
	}
	if (is_taken(folder, "/" PLAYED, name, "") || is_taken(folder, "", name, ".damaged")) {
		errno = EEXIST;
		return -1;
	}
	return open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

/* Makes a new file, locked, under a name that tells when. */
static bool
create(JournalFile *file)
{
	char folder[JOURNAL_PATH_MAX], stamp[32], name[64];
	time_t now = time(NULL);
	struct tm local;

	if (!journal_folder("", true, folder, file->trouble))
		return false;
	if (!localtime_r(&now, &local) ||
	    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local) == 0)
		return complain(file->trouble, folder, EOVERFLOW);
	for (int k = 0; k < NAMES_TRIED && file->fd < 0; k++) {
		snprintf(name, sizeof name, "%s-%02d.table", stamp, k);
		file->fd = open_new(folder, name, file->path);
		if (file->fd < 0 && errno != EEXIST)
			break;
	}
	if (file->fd < 0) {
		complain(file->trouble, file->path, errno);
		file->path[0] = '\0';
		return false;
	}
	/* Waits only for somebody who looks whether it is locked; where locks are unknown, none. */
	flock(file->fd, LOCK_EX);
	file->good = 0;
	return true;
}

/* Writes what is pending behind what is good; all of it or, as far as the file tells, nothing. */
static bool
flush(JournalFile *file)
{
	size_t done = 0;

	while (done < file->n_pending) {
		ssize_t put = pwrite(file->fd, file->pending + done, file->n_pending - done,
				     file->good + (off_t)done);

		if (put > 0) {
			done += (size_t)put;
		} else if (put == 0 || errno != EINTR) {
			int cause = put == 0 ? ENOSPC : errno;

			/* Half a line must not stay; if even that fails, reading takes care of it. */
			if (ftruncate(file->fd, file->good) != 0)
				cause = errno;
			return complain(file->trouble, file->path, cause);
		}
	}
	file->good += (off_t)done;
	file->n_pending = 0;
	return true;
}

static bool
sync_now_and_then(JournalFile *file)
{
	time_t now = time(NULL);

	if (now - file->synced < SYNC_SECONDS && now >= file->synced)
		return true;
	file->synced = now;
	/* A disk may find only now that it is full. A file that can't be synced at all is none. */
	if (fdatasync(file->fd) != 0 && errno != EINVAL && errno != EINTR)
		return complain(file->trouble, file->path, errno);
	return true;
}

/* Puts the text behind what is pending. */
static bool
keep(JournalFile *file, const char *text, size_t length)
{
	size_t room = file->room ? file->room : 4096;
	char *larger;

	while (room < file->n_pending + length)
		room *= 2;
	if (room != file->room) {
		larger = realloc(file->pending, room);
		if (!larger)
			return complain(file->trouble, file->path, ENOMEM);
		file->pending = larger;
		file->room = room;
	}
	if (length)
		memcpy(file->pending + file->n_pending, text, length);
	file->n_pending += length;
	return true;
}

bool
journal_file_put(JournalFile *file, const char *text, size_t length)
{
	if (!keep(file, text, length))
		return false;
	if (file->fd < 0 && !create(file))
		return false;
	if (!flush(file) || !sync_now_and_then(file))
		return false;
	file->trouble[0] = '\0';
	return true;
}

/* True if the path still leads to the open file: somebody may have put it away meanwhile. */
static bool
is_still_there(const JournalFile *file)
{
	struct stat open_one, named;

	return fstat(file->fd, &open_one) == 0 && stat(file->path, &named) == 0 &&
	       open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

bool
journal_file_take(JournalFile *file, const char *path)
{
	journal_file_init(file);
	if (snprintf(file->path, sizeof file->path, "%s", path) >= (int)sizeof file->path)
		return complain(file->trouble, path, ENAMETOOLONG);
	file->fd = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
	if (file->fd < 0)
		return complain(file->trouble, path, errno);
	if (flock(file->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
		snprintf(file->trouble, sizeof file->trouble,
			 _("Another program goes on with %.400s already."), path);
	else if (!is_still_there(file))
		complain(file->trouble, path, ENOENT);
	else
		return true;
	close(file->fd);
	file->fd = -1;
	return false;
}

bool
journal_file_cut(JournalFile *file, off_t good)
{
	if (ftruncate(file->fd, good) != 0)
		return complain(file->trouble, file->path, errno);
	file->good = good;
	return true;
}

void
journal_file_close(JournalFile *file)
{
	if (file->fd >= 0) {
		if (file->n_pending)
			flush(file);
		fdatasync(file->fd);
		close(file->fd);
	}
	free(file->pending);
	journal_file_init(file);
}

bool
journal_file_is_locked(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	bool locked;

	if (fd < 0)
		return false;
	locked = flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
	close(fd);
	return locked;
}

static int
is_script(const struct dirent *entry)
{
	return file_has_ending(entry->d_name, ".table");
}

/* Removes the oldest of the played journals, whose names sort by time. */
static void
thin_out(const char *folder)
{
	struct dirent **entry;
	int n = scandir(folder, &entry, is_script, alphasort);

	for (int i = 0; i < n; i++) {
		char path[JOURNAL_PATH_MAX + sizeof entry[i]->d_name];

		snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
		if (i < n - JOURNAL_PLAYED_KEPT)
			unlink(path);
		free(entry[i]);
	}
	if (n >= 0)
		free(entry);
}

bool
journal_file_retire(const char *path)
{
	char folder[JOURNAL_PATH_MAX], trouble[JOURNAL_SAYS_MAX], to[2 * JOURNAL_PATH_MAX];
	const char *name = strrchr(path, '/');

	if (!journal_folder(PLAYED, true, folder, trouble))
		return false;
	snprintf(to, sizeof to, "%s/%s", folder, name ? name + 1 : path);
	if (rename(path, to) != 0)
		return false;
	thin_out(folder);
	return true;
}
