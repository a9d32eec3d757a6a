#include "src/export/export.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "src/export/write.h"
#include "src/history/session_phh.h"
#include "src/text.h"

static ExportResult
write_phh(const Export *source, FILE *file)
{
	int hands =
		session_phh(source->session, source->script ? source->script->tags : NULL, file);

	return hands > 0 ? EXPORT_DONE : hands == 0 ? EXPORT_NO_HAND : EXPORT_FAILED;
}

static const ExportFormat FORMATS[] = {
	{ "script", "table", _("a script of the table language"), export_write_script },
	{ "phh", "phh phhs", _("a .phh hand history; of several hands, a .phhs file"), write_phh },
	{ "text", "txt", _("a page of text with the table drawn"), export_write_text },
	{ "html", "html htm", _("a page with pictures of the table, to hand out"),
	  export_write_html },
};

enum { FORMAT_COUNT = sizeof FORMATS / sizeof FORMATS[0] };

const ExportFormat *
export_format(size_t k)
{
	return k < FORMAT_COUNT ? &FORMATS[k] : NULL;
}

const ExportFormat *
export_format_named(const char *name)
{
	for (size_t k = 0; k < FORMAT_COUNT; k++)
		if (strcmp(FORMATS[k].name, name) == 0)
			return &FORMATS[k];
	return NULL;
}

/* What stands behind the last full stop of the file's own name; "" if nothing does. */
static const char *
ending_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash ? slash + 1 : path;
	const char *stop = strrchr(name, '.');

	return stop && stop != name ? stop + 1 : "";
}

static bool
has_ending(const ExportFormat *format, const char *ending)
{
	size_t length = strlen(ending);

	for (const char *at = format->endings; *at;) {
		size_t word = strcspn(at, " ");

		if (word == length && strncasecmp(at, ending, length) == 0)
			return true;
		at += word + strspn(at + word, " ");
	}
	return false;
}

const ExportFormat *
export_format_of(const char *path, char error[FILE_ERROR_MAX])
{
	const char *ending = ending_of(path);
	int used;

	if (!*ending)
		return &FORMATS[0];
	for (size_t k = 0; k < FORMAT_COUNT; k++)
		if (has_ending(&FORMATS[k], ending))
			return &FORMATS[k];
	used = snprintf(error, FILE_ERROR_MAX, _(".%.40s is none of the endings:"), ending);
	for (size_t k = 0; k < FORMAT_COUNT; k++)
		used += snprintf(error + used, FILE_ERROR_MAX - (size_t)used, "%s .%.*s",
				 k ? "," : "", (int)strcspn(FORMATS[k].endings, " "),
				 FORMATS[k].endings);
	return NULL;
}

const char *
export_result_text(ExportResult result)
{
	static const char *const TEXTS[] = {
		[EXPORT_DONE] = "",
		[EXPORT_NO_HAND] = _("No hand was dealt, so there is none to tell."),
		[EXPORT_FAILED] = _("There is no memory left."),
	};

	return TEXTS[result];
}

/* An export on its way into a file. */
typedef struct Saving {
	const Export *source;
	const ExportFormat *format;
	ExportResult result;
} Saving;

static bool
save(void *context, FILE *file)
{
	Saving *saving = context;

	saving->result = saving->format->write(saving->source, file);
	return saving->result == EXPORT_DONE;
}

ExportResult
export_save(const Export *source, const ExportFormat *format, const char *path,
	    char error[FILE_ERROR_MAX])
{
	Saving saving = { source, format, EXPORT_FAILED };

	if (file_write(path, save, &saving, error))
		return EXPORT_DONE;
	if (!*error)
		snprintf(error, FILE_ERROR_MAX, "%s", export_result_text(saving.result));
	return saving.result == EXPORT_DONE ? EXPORT_FAILED : saving.result;
}

bool
session_save(const Export *source, const char *path, char error[FILE_ERROR_MAX])
{
	const ExportFormat *format = export_format_of(path, error);

	return format && export_save(source, format, path, error) == EXPORT_DONE;
}
