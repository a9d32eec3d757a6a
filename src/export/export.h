/*
 * export.h - a session as a file for others: the formats there are, and saving in one of them.
 *
 * Owns the table of formats, each with the endings of its files, and the choice by an ending. Never
 * writes a format itself: that is done by the file that has its name.
 */
#ifndef MISDEAL_EXPORT_EXPORT_H
#define MISDEAL_EXPORT_EXPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "src/export/marks.h"
#include "src/file.h"
#include "src/session.h"
#include "ui/table_view.h"

/* What is exported; all pointers are lent. */
typedef struct Export {
	const Session *session;
	View view;	      /* whose eyes see the cards: role, seat and faces count */
	const Script *script; /* that the session was played from; NULL: from none */
	bool questions;	      /* a page keeps what was asked about for its end */
	const Marks *marks;   /* what that script says beside its events; NULL: nothing */
} Export;

typedef enum ExportResult {
	EXPORT_DONE,
	EXPORT_NO_HAND, /* the format tells hands, and none was dealt */
	EXPORT_FAILED	/* there is no memory left, or the file took not all */
} ExportResult;

typedef struct ExportFormat {
	const char *name;    /* of the option that asks for it */
	const char *endings; /* of its files, apart by blanks, without the stop; the usual first */
	const char *is;	     /* what it is, for the help */
	ExportResult (*write)(const Export *source, FILE *file);
} ExportFormat;

/* The k-th format (from 0); NULL behind the last. The one of that name, NULL if there is none. */
const ExportFormat *export_format(size_t k);
const ExportFormat *export_format_named(const char *name);

/*
 * The format of a file with that name, by its ending; a name without one is a script. NULL if no
 * format has that ending: `error` says which there are.
 */
const ExportFormat *export_format_of(const char *path, char error[FILE_ERROR_MAX]);

/* A sentence on what came of an export that was not done. */
const char *export_result_text(ExportResult result);

/*
 * Writes the session to a file, by way of a temporary one beside it: the whole file is there
 * afterwards, or what was there before. EXPORT_FAILED, with a sentence in `error`, as any result
 * but EXPORT_DONE.
 */
ExportResult export_save(const Export *source, const ExportFormat *format, const char *path,
			 char error[FILE_ERROR_MAX]);

/* The same in the format that the name of the file asks for. False, with a sentence in `error`. */
bool session_save(const Export *source, const char *path, char error[FILE_ERROR_MAX]);

#endif
