/*
 * write.h - one writer for each format of export.h.
 *
 * Owns nothing. What fails in the file stays to be seen there (ferror).
 */
#ifndef MISDEAL_EXPORT_WRITE_H
#define MISDEAL_EXPORT_WRITE_H

#include "src/export/export.h"

ExportResult export_write_script(const Export *source, FILE *file);
ExportResult export_write_text(const Export *source, FILE *file);
ExportResult export_write_html(const Export *source, FILE *file);

#endif
