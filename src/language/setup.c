/* Set-up statements: what each takes over, and how a set-up is printed. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "src/language/grammar.h"
#include "src/language/pattern.h"
#include "src/language/print.h"

static const char *
take_book(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	if (strlen(f->text) >= sizeof script->book)
		return "a shorter name";
	memcpy(script->book, f->text, strlen(f->text) + 1);
	return NULL;
}

static const char *
take_game(Script *script, const Fields *f, Setting *setting)
{
	(void)f;
	script->setup.game = (GameKind)(setting->value / 3);
	script->setup.limit = (Limit)(setting->value % 3);
	return NULL;
}

static const char *
take_blinds(Script *script, const Fields *f, Setting *setting)
{
	Setup *setup = &script->setup;

	(void)setting;
	if (f->amounts[1] <= 0 || f->amounts[0] > f->amounts[1])
		return "a big blind over zero and no smaller than the small blind";
	setup->small_blind = f->amounts[0];
	setup->big_blind = f->amounts[1];
	setup->ante = f->ante;
	setup->ante_each = f->flag[FLAG_EACH];
	setup->ante_dead = f->flag[FLAG_DEAD];
	return NULL;
}

static const char *
take_straddle(Script *script, const Fields *f, Setting *setting)
{
	Setup *setup = &script->setup;

	(void)setting;
	if (setup->n_straddles == SETUP_STRADDLES)
		return "fewer straddles";
	setup->straddles[setup->n_straddles++] =
		(Straddle){ .seat = (uint8_t)f->seat, .amount = f->amounts[0] };
	return NULL;
}

static const char *
take_chips(Script *script, const Fields *f, Setting *setting)
{
	Setup *setup = &script->setup;

	for (int i = 0; i < f->n_amounts; i++)
		if (f->amounts[i] <= 0) {
			setting->at = 1 + i;
			return "denominations over zero";
		}
	setup->n_chips = (uint8_t)f->n_amounts;
	memcpy(setup->chips, f->amounts, (size_t)f->n_amounts * sizeof f->amounts[0]);
	return NULL;
}

static const char *
take_seats(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	if (f->count < 2 || f->count > SEAT_MAX)
		return "a number of seats from 2 to 10";
	script->setup.seats = (uint8_t)f->count;
	return NULL;
}

static const char *
take_seat(Script *script, const Fields *f, Setting *setting)
{
	SeatSetup *seat = &script->setup.seat[f->seat];
	Chips worth = 0;

	if (seat->taken)
		return "a seat that nobody has taken yet";
	setting->at = 3;
	if (f->amounts[0] <= 0)
		return "a stack over zero";
	setting->at = 5;
	if (f->n_chips > SETUP_CHIPS_MAX)
		return "fewer kinds of chips";
	for (int i = 0; i < f->n_chips; i++)
		worth += f->chips[i].value * f->chips[i].count;
	if (f->n_chips && worth != f->amounts[0])
		return "chips that are worth the stack";
	seat->taken = true;
	seat->stack = f->amounts[0];
	seat->named = f->n_chips > 0;
	seat->n_chips = (uint8_t)f->n_chips;
	for (int i = 0; i < f->n_chips; i++)
		seat->chips[i] = f->chips[i];
	snprintf(seat->name, sizeof seat->name, "%.*s", SETUP_NAME_MAX - 1, f->text);
	return NULL;
}

static const char *
take_button(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	script->setup.button = (uint8_t)f->seat;
	return NULL;
}

static const char *
take_absent(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	for (int i = 0; i < f->n_seats; i++)
		script->setup.seat[f->seats[i]].absent = true;
	return NULL;
}

static const char *
take_penalty(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	script->setup.seat[f->seat].penalty = (uint16_t)f->count;
	return NULL;
}

static const char *
take_cards(Script *script, const Fields *f, Setting *setting)
{
	SeatSetup *seat = &script->setup.seat[f->seat];

	setting->at = 2 + HOLE_DEALT_MAX;
	if (f->n_cards > HOLE_DEALT_MAX)
		return "no more cards than a hand has";
	seat->n_cards = (uint8_t)f->n_cards;
	memcpy(seat->cards, f->cards, (size_t)f->n_cards);
	return NULL;
}

static const char *
take_board(Script *script, const Fields *f, Setting *setting)
{
	setting->at = 1 + 5;
	if (f->n_cards > 5)
		return "at most five cards";
	script->setup.n_board = (uint8_t)f->n_cards;
	memcpy(script->setup.board, f->cards, (size_t)f->n_cards);
	return NULL;
}

static const char *
take_deck(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	script->setup.n_deck = (uint8_t)f->n_cards;
	memcpy(script->setup.deck, f->cards, (size_t)f->n_cards);
	return NULL;
}

/* `missing` and `extra`, which may stand several times. */
static const char *
take_odd(Script *script, const Fields *f, Setting *setting)
{
	Setup *setup = &script->setup;
	uint8_t *n = setting->value ? &setup->n_extra : &setup->n_missing;
	Card *cards = setting->value ? setup->extra : setup->missing;

	for (int i = 0; i < f->n_cards; i++) {
		setting->at = 1 + i;
		if (*n + i == SETUP_ODD_MAX)
			return "fewer such cards";
		if (card_face(f->cards[i]) == CARD_UNKNOWN)
			return "a card that is known";
	}
	memcpy(cards + *n, f->cards, (size_t)f->n_cards);
	*n = (uint8_t)(*n + f->n_cards);
	return NULL;
}

static const char *
take_seed(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	memcpy(&script->setup.seed, &f->amounts[0], sizeof script->setup.seed);
	return NULL;
}

static const char *
take_carried(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	script->setup.carried = f->amounts[0];
	script->setup.carried_for = 0;
	for (int i = 0; i < f->n_seats; i++)
		script->setup.carried_for |= (uint16_t)(1u << f->seats[i]);
	return NULL;
}

static const char *
take_field(Script *script, const Fields *f, Setting *setting)
{
	setting->at = f->amounts[0] > 60000 ? 1 : 3;
	if (f->amounts[0] > 60000 || f->amounts[1] > 60000)
		return "a field of at most 60000";
	script->setup.field_left = (uint16_t)f->amounts[0];
	script->setup.field_paid = (uint16_t)f->amounts[1];
	return NULL;
}

static const char *
take_vigilance(Script *script, const Fields *f, Setting *setting)
{
	(void)f;
	script->setup.on_notice = setting->value;
	return NULL;
}

static const char *
take_level(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	if (f->count < 1 || f->count > 5)
		return "a level from 1 to 5";
	script->level = f->count;
	return NULL;
}

static const char *
take_tags(Script *script, const Fields *f, Setting *setting)
{
	(void)setting;
	if (strlen(f->text) >= sizeof script->tags)
		return "fewer tags";
	memcpy(script->tags, f->text, strlen(f->text) + 1);
	return NULL;
}

static const char *
take_post(Script *script, const Fields *f, Setting *setting)
{
	SeatSetup *seat = &script->setup.seat[f->seat];

	if (setting->value)
		seat->dead_post = f->amounts[0];
	else
		seat->live_post = f->amounts[0];
	return NULL;
}

static const char *
take_no_small_blind(Script *script, const Fields *f, Setting *setting)
{
	(void)f;
	(void)setting;
	script->setup.no_small_blind = true;
	return NULL;
}

const SetupRow SETUP_ROWS[] = {
	{ "book %F", take_book, 0 },
	{ "game holdem no-limit", take_game, 0 },
	{ "game holdem pot-limit", take_game, 1 },
	{ "game holdem fixed-limit", take_game, 2 },
	{ "game omaha no-limit", take_game, 3 },
	{ "game omaha pot-limit", take_game, 4 },
	{ "game omaha fixed-limit", take_game, 5 },
	{ "blinds %B [ ante %a [ each [ dead ] ] ]", take_blinds, 0 },
	{ "straddle %s %n", take_straddle, 0 },
	{ "chips %A", take_chips, 0 },
	{ "seats %c", take_seats, 0 },
	{ "seat %s %N %n [ = %h ]", take_seat, 0 },
	{ "button %s", take_button, 0 },
	{ "absent %S", take_absent, 0 },
	{ "penalty %s %c", take_penalty, 0 },
	{ "cards %s %C", take_cards, 0 },
	{ "board %C", take_board, 0 },
	{ "deck %C", take_deck, 0 },
	{ "missing %C", take_odd, 0 },
	{ "extra %C", take_odd, 1 },
	{ "seed %u", take_seed, 0 },
	{ "carried %n for %S", take_carried, 0 },
	{ "field %n of %n", take_field, 0 },
	{ "vigilance instant", take_vigilance, 0 },
	{ "vigilance on-notice", take_vigilance, 1 },
	{ "level %c", take_level, 0 },
	{ "tags %W", take_tags, 0 },
	{ "live-post %s %n", take_post, 0 },
	{ "dead-post %s %n", take_post, 1 },
	{ "small-blind none", take_no_small_blind, 0 },
};

const size_t SETUP_ROWS_COUNT = sizeof SETUP_ROWS / sizeof SETUP_ROWS[0];

/* Text that grows in the caller's buffer. */
typedef struct Text {
	char *text;
	size_t size, used;
} Text;

static void add(Text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void
add(Text *out, const char *format, ...)
{
	va_list arguments;
	int n;

	va_start(arguments, format);
	n = vsnprintf(out->used < out->size ? out->text + out->used : NULL,
		      out->used < out->size ? out->size - out->used : 0, format, arguments);
	va_end(arguments);
	if (n > 0)
		out->used += (size_t)n;
}

static void
add_cards(Text *out, const char *head, const Card *cards, int n)
{
	if (n == 0)
		return;
	add(out, "%s", head);
	for (int i = 0; i < n; i++) {
		char card[CARD_TEXT];

		card_print(cards[i], card);
		add(out, " %s", card);
	}
	add(out, "\n");
}

static void
add_seat(Text *out, const SeatSetup *seat, int number)
{
	char name[2 * SETUP_NAME_MAX + 3];

	name_print(seat->name[0] ? seat->name : "Nobody", name, sizeof name);
	add(out, "seat   %d %s %lld", number, name, (long long)seat->stack);
	for (int i = 0; i < seat->n_chips; i++) {
		add(out, "%s %lld", i ? "" : " =", (long long)seat->chips[i].value);
		if (seat->chips[i].count != 1)
			add(out, "x%lld", (long long)seat->chips[i].count);
	}
	add(out, "\n");
}

static void
add_seat_details(Text *out, const SeatSetup *seat, int number)
{
	char head[32];

	if (seat->absent)
		add(out, "absent %d\n", number);
	if (seat->penalty)
		add(out, "penalty %d %d\n", number, seat->penalty);
	if (seat->live_post)
		add(out, "live-post %d %lld\n", number, (long long)seat->live_post);
	if (seat->dead_post)
		add(out, "dead-post %d %lld\n", number, (long long)seat->dead_post);
	snprintf(head, sizeof head, "cards  %d", number);
	add_cards(out, head, seat->cards, seat->n_cards);
}

static void
add_stakes(Text *out, const Setup *setup)
{
	static const char *const GAMES[] = { "holdem", "omaha" };
	static const char *const LIMITS[] = { "no-limit", "pot-limit", "fixed-limit" };

	add(out, "game   %s %s\n", GAMES[setup->game], LIMITS[setup->limit]);
	add(out, "blinds %lld/%lld", (long long)setup->small_blind, (long long)setup->big_blind);
	if (setup->ante)
		add(out, " ante %lld%s%s", (long long)setup->ante, setup->ante_each ? " each" : "",
		    setup->ante_each && setup->ante_dead ? " dead" : "");
	add(out, "\n");
	if (setup->no_small_blind)
		add(out, "small-blind none\n");
	for (int i = 0; i < setup->n_straddles; i++)
		add(out, "straddle %d %lld\n", setup->straddles[i].seat,
		    (long long)setup->straddles[i].amount);
	for (int i = 0; i < setup->n_chips; i++)
		add(out, "%s %lld%s", i ? "" : "chips ", (long long)setup->chips[i],
		    i == setup->n_chips - 1 ? "\n" : "");
}

size_t
setup_print(const Setup *setup, const char *title, const char *book, char *text, size_t size)
{
	Text out = { text, size, 0 };

	if (size)
		text[0] = '\0';
	if (title && *title)
		add(&out, "title  %s\n", title);
	if (book && *book) {
		char name[2 * SCRIPT_BOOK_MAX + 3];

		name_print(book, name, sizeof name);
		add(&out, "book   %s\n", name);
	}
	add_stakes(&out, setup);
	if (setup->seats)
		add(&out, "seats  %d\n", setup->seats);
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		if (setup->seat[seat].taken)
			add_seat(&out, &setup->seat[seat], seat);
	if (setup->button)
		add(&out, "button %d\n", setup->button);
	for (int seat = 1; seat <= SEAT_MAX; seat++)
		add_seat_details(&out, &setup->seat[seat], seat);
	add_cards(&out, "missing", setup->missing, setup->n_missing);
	add_cards(&out, "extra ", setup->extra, setup->n_extra);
	add_cards(&out, "board ", setup->board, setup->n_board);
	add_cards(&out, "deck  ", setup->deck, setup->n_deck);
	add(&out, "seed   %llu\n", (unsigned long long)setup->seed);
	if (setup->carried) {
		add(&out, "carried %lld for", (long long)setup->carried);
		for (int seat = 1; seat <= SEAT_MAX; seat++)
			if ((setup->carried_for >> seat) & 1)
				add(&out, " %d", seat);
		add(&out, "\n");
	}
	if (setup->field_left || setup->field_paid)
		add(&out, "field  %d of %d\n", setup->field_left, setup->field_paid);
	if (setup->on_notice)
		add(&out, "vigilance on-notice\n");
	return out.used;
}
