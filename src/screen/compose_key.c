/* The keys of the action composer: each changes the value by one step. */
#include <stdio.h>
#include <string.h>

#include "src/screen/compose.h"
#include "src/text.h"
#include "ui/keymap.h"

/* Words. */

/* Words to go on from; NULL: those that stand there. */
static void
begin_typing(Composer *c, const char *words)
{
	if (!compose_has(c, COMPOSE_WORDS))
		compose_set_way(c, COMPOSE_CHIPS_WORDS);
	memcpy(c->kept, c->words, sizeof c->kept);
	c->field = COMPOSE_WORDS;
	c->typing = true;
	if (words)
		snprintf(c->words, sizeof c->words, "%s", words);
}

static void
end_typing(Composer *c)
{
	size_t length = strlen(c->words);

	while (length && c->words[length - 1] == ' ')
		c->words[--length] = '\0';
	c->typing = false;
}

static void
drop_character(char *words)
{
	size_t length = strlen(words);

	/* Back over the bytes that go on a character. */
	while (length && ((unsigned char)words[length - 1] & 0xc0) == 0x80)
		length--;
	if (length)
		words[length - 1] = '\0';
}

static void
add_character(char *words, size_t size, uint32_t character)
{
	size_t used = strlen(words), n = character < 0x80      ? 1
					 : character < 0x800   ? 2
					 : character < 0x10000 ? 3
							       : 4;

	if (character < ' ' || character == 0x7f || used + n + 1 > size)
		return;
	for (size_t i = n; i-- > 1; character >>= 6)
		words[used + i] = (char)(0x80 | (character & 0x3f));
	words[used] = (char)(n == 1   ? character
			     : n == 2 ? 0xc0 | character
			     : n == 3 ? 0xe0 | character
				      : 0xf0 | character);
	words[used + n] = '\0';
}

static void
pick_phrase(Composer *c, int row)
{
	c->phrase = row;
	if (compose_phrase_open(row)) {
		begin_typing(c, compose_phrase_words(row));
		return;
	}
	snprintf(c->words, sizeof c->words, "%s", compose_phrase_words(row));
}

/* Fields. */

static void
next_field(Composer *c, int step)
{
	int field = c->field;

	do
		field = (field + step + COMPOSE_FIELD_COUNT) % COMPOSE_FIELD_COUNT;
	while (!compose_has(c, (ComposeField)field));
	c->field = (ComposeField)field;
	c->fresh = true;
}

static void
pick_way(Composer *c, const Game *game, int way)
{
	if (compose_way_open(c, game, (ComposeWay)way))
		compose_set_way(c, (ComposeWay)way);
	else
		compose_say(c, _("That can't be done now."));
}

static void
step_way(Composer *c, const Game *game, int step)
{
	int way = c->way;

	do
		way += step;
	while (way >= 0 && way < COMPOSE_WAY_COUNT && !compose_way_open(c, game, (ComposeWay)way));
	if (way >= 0 && way < COMPOSE_WAY_COUNT)
		compose_set_way(c, (ComposeWay)way);
}

static void
step_phrase(Composer *c, int step)
{
	int row = c->phrase + step;

	if (row >= 0 && compose_phrase_label(row))
		pick_phrase(c, row);
}

static void
step_chip(Composer *c, const Game *game, int step)
{
	int chip = c->chip + step;

	if (chip >= 0 && chip < game->table.in_use.n)
		c->chip = chip;
}

static void
set_amount(Composer *c, const Game *game, Chips amount)
{
	if (amount < 0 || amount > CHIPS_LIMIT)
		return;
	if (compose_has(c, COMPOSE_TRAY)) {
		c->wanted = amount;
		compose_pick(c, game, amount);
	} else {
		c->amount = amount;
	}
}

static Chips
amount_now(const Composer *c, const Game *game)
{
	return compose_has(c, COMPOSE_TRAY) ? compose_sum(c, game, c->motion) : c->amount;
}

static void
type_digit(Composer *c, const Game *game, int digit)
{
	Chips so_far = compose_has(c, COMPOSE_TRAY) ? c->wanted : c->amount;

	set_amount(c, game, c->fresh ? digit : so_far * 10 + digit);
	c->fresh = false;
}

/* Keys, by the field at hand. */

static void
digit_key(Composer *c, const Game *game, int digit)
{
	switch (c->field) {
	case COMPOSE_HOW:
		if (digit)
			pick_way(c, game, digit - 1);
		break;
	case COMPOSE_WORDS:
		pick_phrase(c, digit);
		break;
	case COMPOSE_AMOUNT:
		type_digit(c, game, digit);
		break;
	case COMPOSE_TRAY:
		if (digit && digit <= game->table.in_use.n) {
			c->chip = digit - 1;
			compose_add(c, game, c->chip, 1);
		}
		break;
	case COMPOSE_MOTIONS:
		if (digit && digit <= c->n_motions)
			c->motion = digit - 1;
		break;
	case COMPOSE_FIELD_COUNT:
		break;
	}
}

/* Left and right. */
static void
sideways(Composer *c, const Game *game, int step)
{
	switch (c->field) {
	case COMPOSE_HOW:
		step_way(c, game, step);
		break;
	case COMPOSE_WORDS:
		step_phrase(c, step);
		break;
	case COMPOSE_TRAY:
		step_chip(c, game, step);
		break;
	case COMPOSE_MOTIONS:
		if (c->motion + step >= 0 && c->motion + step < c->n_motions)
			c->motion += step;
		break;
	case COMPOSE_AMOUNT:
	case COMPOSE_FIELD_COUNT:
		break;
	}
}

/* More and less: up, down, plus and minus. */
static void
change(Composer *c, const Game *game, int step)
{
	const Denominations *in_use = &game->table.in_use;

	switch (c->field) {
	case COMPOSE_HOW:
		step_way(c, game, -step);
		break;
	case COMPOSE_WORDS:
		step_phrase(c, -step);
		break;
	case COMPOSE_AMOUNT:
		set_amount(c, game, amount_now(c, game) + step * in_use->value[in_use->n - 1]);
		c->fresh = true;
		break;
	case COMPOSE_TRAY:
		compose_add(c, game, c->chip, step);
		break;
	case COMPOSE_MOTIONS:
		if (step > 0)
			compose_then(c, game);
		else
			compose_drop(c);
		break;
	case COMPOSE_FIELD_COUNT:
		break;
	}
}

static void
take_away(Composer *c, const Game *game)
{
	switch (c->field) {
	case COMPOSE_WORDS:
		pick_phrase(c, 0);
		break;
	case COMPOSE_AMOUNT:
		set_amount(c, game, amount_now(c, game) / 10);
		c->fresh = false;
		break;
	case COMPOSE_TRAY:
		c->heap[c->motion].count[c->chip] = 0;
		break;
	case COMPOSE_MOTIONS:
		compose_drop(c);
		break;
	case COMPOSE_HOW:
	case COMPOSE_FIELD_COUNT:
		break;
	}
}

static void
next_seat(Composer *c, const Game *game)
{
	int seat = c->seat;

	do
		seat = seat % game->table.seats + 1;
	while (seat != c->seat && !compose_may_open(game, seat));
	if (seat != c->seat)
		compose_open(c, game, seat, c->hint);
}

static void
next_order(Composer *c)
{
	if (compose_has(c, COMPOSE_WORDS))
		c->order =
			c->order == ORDER_TOGETHER ? ORDER_WORDS_FIRST : (WordOrder)(c->order + 1);
}

static void
typing_key(Composer *c, Key key)
{
	if (key.name == KEY_IS_TEXT) {
		add_character(c->words, sizeof c->words, key.character);
	} else if (key.name == KEY_IS_BACKSPACE) {
		drop_character(c->words);
	} else if (key.name == KEY_IS_ESCAPE) {
		memcpy(c->words, c->kept, sizeof c->words);
		c->typing = false;
	} else if (key.name == KEY_IS_ENTER) {
		end_typing(c);
		c->field = COMPOSE_TRAY;
	} else if (key.name == KEY_IS_TAB) {
		end_typing(c);
		next_field(c, 1);
	} else if (key.name == KEY_IS_UP || key.name == KEY_IS_DOWN) {
		end_typing(c);
		step_phrase(c, key.name == KEY_IS_DOWN ? 1 : -1);
	}
}

/* Enter: what was put together is played if it is whole. */
static ComposeState
play(Composer *c, const Game *game)
{
	const char *lacks = "";
	Event event;

	if (compose_event(c, game, &event, &lacks))
		return COMPOSE_PLAYS;
	compose_say(c, lacks);
	return COMPOSE_GOES_ON;
}

/* What changes the value and no more. */
static void
change_by(Composer *c, const Game *game, Action action)
{
	switch ((int)action) {
	case DO_CHIPS_MORE:
		change(c, game, 1);
		break;
	case DO_CHIPS_LESS:
		change(c, game, -1);
		break;
	case DO_CHIPS_LEFT:
		sideways(c, game, -1);
		break;
	case DO_CHIPS_RIGHT:
		sideways(c, game, 1);
		break;
	case DO_CHIPS_FIELD:
		next_field(c, 1);
		break;
	case DO_CHIPS_FIELD_BACK:
		next_field(c, -1);
		break;
	case DO_CHIPS_ALL:
		if (compose_has(c, COMPOSE_TRAY))
			compose_add_all(c, game);
		break;
	case DO_CHIPS_THEN:
		compose_then(c, game);
		break;
	case DO_CHIPS_WORDS:
		begin_typing(c, NULL);
		break;
	case DO_CHIPS_ORDER:
		next_order(c);
		break;
	case DO_CHIPS_SEAT:
		next_seat(c, game);
		break;
	case DO_CHIPS_HINT:
		c->hint = !c->hint;
		break;
	case DO_CHIPS_DROP:
		take_away(c, game);
		break;
	}
}

ComposeState
compose_key(Composer *c, const Game *game, const Keymap *map, Key key)
{
	Action action;

	c->says[0] = '\0';
	if (c->typing) {
		typing_key(c, key);
		return COMPOSE_GOES_ON;
	}
	if (key.name == KEY_IS_TEXT && key.character >= '0' && key.character <= '9') {
		digit_key(c, game, (int)(key.character - '0'));
		return COMPOSE_GOES_ON;
	}
	action = keymap_find(map, KEYS_CHIPS, key, NULL);
	if (action == DO_CHIPS_PLAY)
		return play(c, game);
	if (action == DO_EDIT)
		return COMPOSE_EDITS;
	if (action == DO_HELP)
		return COMPOSE_HELPS;
	if (action == DO_BACK)
		return COMPOSE_LEAVES;
	change_by(c, game, action);
	return COMPOSE_GOES_ON;
}
