/* A hand as text again. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/fixed.h"
#include "src/history/phh.h"
#include "src/history/phh_fields.h"

static void
write_amount(const PhhHand *hand, int64_t amount, FILE *file)
{
	char text[FIXED_TEXT_MAX] = "inf";

	if (amount != PHH_UNKNOWN)
		fixed_print(amount, hand->places, text);
	fputs(text, file);
}

static void
write_key(const char *key, FILE *file)
{
	toml_write_key(key, strlen(key), file);
	fputs(" = ", file);
}

static void
write_amounts(const PhhHand *hand, const PhhField *field, FILE *file)
{
	const char *bytes = (const char *)hand;
	const int64_t *amount = (const int64_t *)(const void *)(bytes + field->offset);

	if (field->given && !*(const bool *)(bytes + field->given))
		return;
	write_key(field->key, file);
	for (int i = 0; i < hand->players; i++) {
		fputs(i == 0 ? "[" : ", ", file);
		write_amount(hand, amount[i], file);
	}
	fputs("]\n", file);
}

/* An action is a string of its own, so it is written by itself first: it may need escapes. */
static void
write_action(const PhhHand *hand, const PhhAction *action, FILE *file)
{
	char *text = NULL;
	size_t length;
	FILE *line = open_memstream(&text, &length);

	if (!line)
		return;
	phh_action_write(hand, action, line);
	if (fclose(line) == 0)
		toml_write_string(text, length, file);
	free(text);
}

static void
write_actions(const PhhHand *hand, FILE *file)
{
	write_key("actions", file);
	fputc('[', file);
	for (size_t i = 0; i < hand->n_actions; i++) {
		if (i > 0)
			fputs(", ", file);
		write_action(hand, &hand->action[i], file);
	}
	fputs("]\n", file);
}

static void
write_names(const PhhHand *hand, FILE *file)
{
	if (!hand->name[0])
		return;
	write_key("players", file);
	for (int i = 0; i < hand->players; i++) {
		fputs(i == 0 ? "[" : ", ", file);
		toml_write_string(hand->name[i], strlen(hand->name[i]), file);
	}
	fputs("]\n", file);
}

static void
write_seats(const PhhHand *hand, FILE *file)
{
	if (!hand->has_seats)
		return;
	write_key("seats", file);
	for (int i = 0; i < hand->players; i++)
		fprintf(file, "%s%" PRId64, i == 0 ? "[" : ", ", hand->seat[i]);
	fputs("]\n", file);
}

static void
write_source(const TomlValue *value, FILE *file)
{
	if (!value)
		return;
	toml_write_key(value->key.at, value->key.length, file);
	fputs(" = ", file);
	toml_write(value, file);
	fputc('\n', file);
}

static void
write_field(const PhhHand *hand, const PhhField *field, FILE *file)
{
	int64_t amount;

	switch (field->kind) {
	case PHH_FIELD_VARIANT:
		write_key(field->key, file);
		toml_write_string(hand->variant_name, strlen(hand->variant_name), file);
		fputc('\n', file);
		break;
	case PHH_FIELD_TRIMMING:
		write_key(field->key, file);
		fputs(hand->ante_trimming ? "true\n" : "false\n", file);
		break;
	case PHH_FIELD_AMOUNT:
		memcpy(&amount, (const char *)hand + field->offset, sizeof amount);
		if (amount == 0)
			break;
		write_key(field->key, file);
		write_amount(hand, amount, file);
		fputc('\n', file);
		break;
	case PHH_FIELD_AMOUNTS:
		write_amounts(hand, field, file);
		break;
	case PHH_FIELD_ACTIONS:
		write_actions(hand, file);
		break;
	case PHH_FIELD_PLAYERS:
		write_names(hand, file);
		break;
	case PHH_FIELD_SEATS:
		write_seats(hand, file);
		break;
	case PHH_FIELD_SEAT_COUNT:
		if (hand->seat_count > 0)
			fprintf(file, "%s = %" PRId64 "\n", field->key, hand->seat_count);
		break;
	case PHH_FIELD_KEPT:
		if (hand->source)
			write_source(toml_find(hand->source, field->key), file);
		break;
	}
}

static bool
is_known(const char *key)
{
	for (size_t i = 0; i < phh_field_count; i++)
		if (strcmp(phh_fields[i].key, key) == 0)
			return true;
	return false;
}

void
phh_write(const PhhHand *hand, const char *key, FILE *file)
{
	if (key) {
		fputc('[', file);
		toml_write_key(key, strlen(key), file);
		fputs("]\n", file);
	}
	for (size_t i = 0; i < phh_field_count; i++)
		write_field(hand, &phh_fields[i], file);
	if (!hand->source)
		return;
	for (const TomlValue *v = hand->source->first; v; v = v->next)
		if (!is_known(v->key.at))
			write_source(v, file);
}
