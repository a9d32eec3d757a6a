/* TOML as text again: one value on one line. */
#include "src/history/toml.h"

#include <inttypes.h>
#include <string.h>

static bool
is_control(char c)
{
	return ((unsigned char)c < 0x20 && c != '\t') || c == 0x7f;
}

void
toml_write_string(const char *text, size_t length, FILE *file)
{
	static const char names[] = "btnfr\"\\", values[] = "\b\t\n\f\r\"\\";
	bool literal = true;
	const char *name;

	for (size_t i = 0; i < length; i++)
		literal = literal && text[i] != '\'' && !is_control(text[i]);
	if (literal) {
		fputc('\'', file);
		fwrite(text, 1, length, file);
		fputc('\'', file);
		return;
	}
	fputc('"', file);
	for (size_t i = 0; i < length; i++) {
		name = text[i] ? strchr(values, text[i]) : NULL;
		if (name)
			fprintf(file, "\\%c", names[name - values]);
		else if (is_control(text[i]))
			fprintf(file, "\\u%04X", (unsigned)(unsigned char)text[i]);
		else
			fputc(text[i], file);
	}
	fputc('"', file);
}

void
toml_write_key(const char *text, size_t length, FILE *file)
{
	static const char bare[] =
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
	size_t plain = 0;

	while (plain < length && text[plain] && strchr(bare, text[plain]))
		plain++;
	if (length > 0 && plain == length)
		fwrite(text, 1, length, file);
	else
		toml_write_string(text, length, file);
}

static void
write_items(const TomlValue *value, FILE *file)
{
	for (const TomlValue *v = value->first; v; v = v->next) {
		if (v != value->first)
			fputs(", ", file);
		if (value->kind == TOML_TABLE) {
			toml_write_key(v->key.at, v->key.length, file);
			fputs(" = ", file);
		}
		toml_write(v, file);
	}
}

void
toml_write(const TomlValue *value, FILE *file)
{
	switch (value->kind) {
	case TOML_STRING:
		toml_write_string(value->text.at, value->text.length, file);
		break;
	case TOML_INTEGER:
		fprintf(file, "%" PRId64, value->integer);
		break;
	case TOML_BOOLEAN:
		fputs(value->boolean ? "true" : "false", file);
		break;
	case TOML_DECIMAL:
	case TOML_DATE_TIME:
	case TOML_LOCAL_DATE_TIME:
	case TOML_LOCAL_DATE:
	case TOML_LOCAL_TIME:
		fwrite(value->text.at, 1, value->text.length, file);
		break;
	case TOML_ARRAY:
		fputc('[', file);
		write_items(value, file);
		fputc(']', file);
		break;
	case TOML_TABLE:
		fputs(value->count > 0 ? "{ " : "{", file);
		write_items(value, file);
		fputs(value->count > 0 ? " }" : "}", file);
		break;
	}
}

const char *
toml_kind_name(TomlKind kind)
{
	static const char *const names[] = {
		[TOML_STRING] = "a string",
		[TOML_INTEGER] = "an integer",
		[TOML_DECIMAL] = "a decimal number",
		[TOML_BOOLEAN] = "true or false",
		[TOML_DATE_TIME] = "a date and time",
		[TOML_LOCAL_DATE_TIME] = "a local date and time",
		[TOML_LOCAL_DATE] = "a date",
		[TOML_LOCAL_TIME] = "a local time",
		[TOML_ARRAY] = "an array",
		[TOML_TABLE] = "a table",
	};

	return names[kind];
}
