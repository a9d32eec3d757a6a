#include "src/history/phh.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/fixed.h"
#include "src/history/phh_fields.h"

typedef struct Reader {
	PhhHand *hand;
	const TomlValue *table;
	char *reason;
} Reader;

static bool
wrong(Reader *reader, const TomlValue *value, const char *format, ...)
{
	va_list arguments;
	int used = value ? snprintf(reader->reason, PHH_REASON_MAX, "line %d: ", value->line) : 0;

	va_start(arguments, format);
	vsnprintf(reader->reason + used, (size_t)(PHH_REASON_MAX - used), format, arguments);
	va_end(arguments);
	return false;
}

static bool
expect_kind(Reader *reader, const TomlValue *value, const char *key, TomlKind kind)
{
	return value->kind == kind || wrong(reader, value, "%s: found %s, expected %s", key,
					    toml_kind_name(value->kind), toml_kind_name(kind));
}

/* An array with an entry for each player. */
static bool
expect_players(Reader *reader, const TomlValue *value, const char *key)
{
	if (!expect_kind(reader, value, key, TOML_ARRAY))
		return false;
	return value->count == (size_t)reader->hand->players ||
	       wrong(reader, value, "%s: found %zu entries, expected one for each of %d players",
		     key, value->count, reader->hand->players);
}

/* One amount in the unit of the hand; `inf` where a stack may be unknown. */
static bool
read_amount(Reader *reader, const TomlValue *value, const PhhField *field, int64_t *amount)
{
	int places;

	if (value->kind != TOML_INTEGER && value->kind != TOML_DECIMAL)
		return wrong(reader, value, "%s: found %s, expected a number", field->key,
			     toml_kind_name(value->kind));
	if (strcmp(value->text.at, "inf") == 0 || strcmp(value->text.at, "+inf") == 0) {
		*amount = PHH_UNKNOWN;
		return field->offset == offsetof(PhhHand, stack) ||
		       field->offset == offsetof(PhhHand, finishing) ||
		       wrong(reader, value, "%s: found inf, expected an amount", field->key);
	}
	if (!toml_fixed(value, amount, &places) || places > reader->hand->places ||
	    !fixed_raise(amount, places, reader->hand->places) || *amount > PHH_AMOUNT_MAX ||
	    *amount < -PHH_AMOUNT_MAX)
		return wrong(reader, value, "%s: the amount %s is too large or too fine",
			     field->key, value->text.at);
	if (field->least >= 0 && *amount < field->least)
		return wrong(reader, value, "%s: found %s, expected %s", field->key, value->text.at,
			     field->least > 0 ? "more than 0" : "0 or more");
	return true;
}

static bool
read_amounts(Reader *reader, const TomlValue *value, const PhhField *field)
{
	char *hand = (char *)reader->hand;
	int64_t *amounts = (int64_t *)(void *)(hand + field->offset);

	if (!expect_players(reader, value, field->key))
		return false;
	for (const TomlValue *v = value->first; v; v = v->next)
		if (!read_amount(reader, v, field, amounts++))
			return false;
	if (field->given)
		*(bool *)(hand + field->given) = true;
	return true;
}

static bool
make_room(PhhHand *hand, size_t actions)
{
	size_t room = hand->room ? hand->room : 64;
	PhhAction *action;

	if (actions <= hand->room)
		return true;
	while (room < actions)
		room *= 2;
	action = realloc(hand->action, room * sizeof *action);
	if (!action)
		return false;
	hand->action = action;
	hand->room = room;
	return true;
}

static bool
read_actions(Reader *reader, const TomlValue *value)
{
	PhhHand *hand = reader->hand;
	char reason[PHH_REASON_MAX];

	if (!expect_kind(reader, value, "actions", TOML_ARRAY))
		return false;
	if (!make_room(hand, value->count))
		return wrong(reader, NULL, "no memory is left");
	for (const TomlValue *v = value->first; v; v = v->next) {
		PhhAction *action = &hand->action[hand->n_actions];

		if (!expect_kind(reader, v, "actions", TOML_STRING))
			return false;
		if (!phh_action_read(v->text.at, hand->places, action, reason))
			return wrong(reader, v, "action %zu, \"%.60s\": %.100s",
				     hand->n_actions + 1, v->text.at, reason);
		if (action->player > hand->players)
			return wrong(reader, v, "action %zu, \"%.60s\": there are %d players",
				     hand->n_actions + 1, v->text.at, hand->players);
		if (hand->variant != PHH_OTHER &&
		    (action->kind == PHH_BRING_IN || action->kind == PHH_DISCARD))
			return wrong(reader, v, "action %zu, \"%.60s\": %s has no such act",
				     hand->n_actions + 1, v->text.at, hand->variant_name);
		hand->n_actions++;
	}
	return true;
}

static bool
read_names(Reader *reader, const TomlValue *value)
{
	const char **name = reader->hand->name;

	if (!expect_players(reader, value, "players"))
		return false;
	for (const TomlValue *v = value->first; v; v = v->next) {
		if (!expect_kind(reader, v, "players", TOML_STRING))
			return false;
		*name++ = v->text.at;
	}
	return true;
}

static bool
read_seats(Reader *reader, const TomlValue *value)
{
	int64_t *seat = reader->hand->seat;

	if (!expect_players(reader, value, "seats"))
		return false;
	for (const TomlValue *v = value->first; v; v = v->next) {
		if (!expect_kind(reader, v, "seats", TOML_INTEGER))
			return false;
		*seat++ = v->integer;
	}
	reader->hand->has_seats = true;
	return true;
}

static bool
read_field(Reader *reader, const TomlValue *value, const PhhField *field)
{
	PhhHand *hand = reader->hand;

	if (field->barred >> hand->variant & 1)
		return wrong(reader, value, "%s has no %s", hand->variant_name, field->key);
	switch (field->kind) {
	case PHH_FIELD_AMOUNT:
		return read_amount(reader, value, field,
				   (int64_t *)(void *)((char *)hand + field->offset));
	case PHH_FIELD_AMOUNTS:
		return read_amounts(reader, value, field);
	case PHH_FIELD_ACTIONS:
		return read_actions(reader, value);
	case PHH_FIELD_PLAYERS:
		return read_names(reader, value);
	case PHH_FIELD_SEATS:
		return read_seats(reader, value);
	case PHH_FIELD_SEAT_COUNT:
		hand->seat_count = value->integer;
		return expect_kind(reader, value, field->key, TOML_INTEGER);
	case PHH_FIELD_TRIMMING:
		hand->ante_trimming = value->boolean;
		return expect_kind(reader, value, field->key, TOML_BOOLEAN);
	case PHH_FIELD_VARIANT:
	case PHH_FIELD_KEPT:
		return true;
	}
	return true;
}

static const PhhField *
field_find(const TomlValue *value)
{
	for (size_t i = 0; i < phh_field_count; i++)
		if (strcmp(phh_fields[i].key, value->key.at) == 0)
			return &phh_fields[i];
	return NULL;
}

/* The places that a number, or the numbers of an array, need. */
static int
places_needed(const TomlValue *value)
{
	int64_t digits;
	int places = 0, own;

	if (value->kind != TOML_ARRAY)
		return toml_fixed(value, &digits, &own) ? own : 0;
	for (const TomlValue *v = value->first; v; v = v->next)
		if (toml_fixed(v, &digits, &own) && own > places)
			places = own;
	return places;
}

/* The unit of the hand: the coarsest of which every number in it is a multiple. */
static void
find_places(Reader *reader)
{
	int places = 0, own;

	for (const TomlValue *value = reader->table->first; value; value = value->next) {
		const PhhField *field = field_find(value);

		if (!field)
			continue;
		if (field->kind == PHH_FIELD_AMOUNT || field->kind == PHH_FIELD_AMOUNTS) {
			own = places_needed(value);
			places = own > places ? own : places;
		}
		if (field->kind != PHH_FIELD_ACTIONS || value->kind != TOML_ARRAY)
			continue;
		for (const TomlValue *v = value->first; v; v = v->next) {
			own = v->kind == TOML_STRING ? phh_action_places(v->text.at) : 0;
			places = own > places ? own : places;
		}
	}
	/* What is finer than any amount can be is refused where it stands. */
	reader->hand->places = places < FIXED_PLACES_MAX ? places : FIXED_PLACES_MAX;
}

static bool
find_variant(Reader *reader)
{
	static const char *const names[] = { [PHH_NT] = "NT", [PHH_PO] = "PO", [PHH_FT] = "FT" };
	const TomlValue *value = toml_find(reader->table, "variant");
	PhhHand *hand = reader->hand;

	hand->variant = PHH_OTHER;
	hand->variant_name = "";
	if (!value)
		return wrong(reader, reader->table, "variant is missing");
	if (!expect_kind(reader, value, "variant", TOML_STRING))
		return false;
	hand->variant_name = value->text.at;
	for (int i = PHH_NT; i < PHH_OTHER; i++)
		if (strcmp(names[i], hand->variant_name) == 0)
			hand->variant = (PhhVariant)i;
	return true;
}

static bool
find_players(Reader *reader)
{
	const TomlValue *stacks = toml_find(reader->table, "starting_stacks");

	if (!stacks)
		return wrong(reader, reader->table, "starting_stacks is missing");
	if (!expect_kind(reader, stacks, "starting_stacks", TOML_ARRAY))
		return false;
	if (stacks->count < 2 || stacks->count > PHH_PLAYERS_MAX)
		return wrong(reader, stacks, "found %zu players, expected 2 to %d", stacks->count,
			     (int)PHH_PLAYERS_MAX);
	reader->hand->players = (int)stacks->count;
	return true;
}

bool
phh_read(PhhHand *hand, const TomlValue *table, char reason[PHH_REASON_MAX])
{
	Reader reader = { hand, table, reason };

	*hand = (PhhHand){ .action = hand->action, .room = hand->room, .source = table };
	if (!find_variant(&reader) || !find_players(&reader))
		return false;
	find_places(&reader);
	for (size_t i = 0; i < phh_field_count; i++)
		if (phh_fields[i].needed >> hand->variant & 1 &&
		    !toml_find(table, phh_fields[i].key))
			return wrong(&reader, table, "%s is missing", phh_fields[i].key);
	for (const TomlValue *value = table->first; value; value = value->next) {
		const PhhField *field = field_find(value);

		if (field && !read_field(&reader, value, field))
			return false;
		if (!field && value->key.at[0] != '_' && !hand->unknown_key)
			hand->unknown_key = value->key.at;
	}
	return true;
}

void
phh_close(PhhHand *hand)
{
	free(hand->action);
	*hand = (PhhHand){ 0 };
}

bool
phh_add_action(PhhHand *hand, const PhhAction *action)
{
	if (!make_room(hand, hand->n_actions + 1))
		return false;
	hand->action[hand->n_actions++] = *action;
	return true;
}

static bool
is_hand(const TomlValue *table)
{
	return table->kind == TOML_TABLE &&
	       (toml_find(table, "variant") || toml_find(table, "actions") ||
		toml_find(table, "starting_stacks"));
}

const TomlValue *
phh_first(const TomlValue *root)
{
	const TomlValue *table = root->first;

	if (is_hand(root))
		return root;
	while (table && table->kind != TOML_TABLE)
		table = table->next;
	return table;
}

const TomlValue *
phh_next(const TomlValue *table)
{
	do
		table = table->next;
	while (table && table->kind != TOML_TABLE);
	return table;
}

/* What is done with each amount of a hand; false ends it. */
typedef bool Visit(int64_t *amount, int from, int to);

static bool
fits(int64_t *amount, int from, int to)
{
	int64_t raised = *amount;

	return raised == PHH_UNKNOWN || (fixed_raise(&raised, from, to) &&
					 raised <= PHH_AMOUNT_MAX && raised >= -PHH_AMOUNT_MAX);
}

static bool
raise(int64_t *amount, int from, int to)
{
	return *amount == PHH_UNKNOWN || fixed_raise(amount, from, to);
}

static bool
visit_amounts(PhhHand *hand, Visit *visit, int to)
{
	int64_t *const single[] = { &hand->min_bet, &hand->small_bet, &hand->big_bet,
				    &hand->bring_in };
	int64_t *const each[] = { hand->ante, hand->blind, hand->stack, hand->finishing,
				  hand->winnings };

	for (size_t i = 0; i < sizeof single / sizeof single[0]; i++)
		if (!visit(single[i], hand->places, to))
			return false;
	for (size_t i = 0; i < sizeof each / sizeof each[0]; i++)
		for (int player = 0; player < hand->players; player++)
			if (!visit(&each[i][player], hand->places, to))
				return false;
	for (size_t i = 0; i < hand->n_actions; i++)
		if (!visit(&hand->action[i].amount, hand->places, to))
			return false;
	return true;
}

bool
phh_raise_places(PhhHand *hand, int places)
{
	if (places <= hand->places)
		return true;
	if (places > FIXED_PLACES_MAX || !visit_amounts(hand, fits, places))
		return false;
	visit_amounts(hand, raise, places);
	hand->places = places;
	return true;
}
