#include "src/language/grammar.h"

#include <stdio.h>
#include <string.h>

#include "src/language/speech.h"

const EventRow EVENT_ROWS[] = {
	{ .pattern = "shuffle", .kind = EV_SHUFFLE },
	{ .pattern = "dealer washes", .kind = EV_WASH },
	{ .pattern = "dealer riffles", .kind = EV_RIFFLE },
	{ .pattern = "dealer strips", .kind = EV_STRIP },
	{ .pattern = "dealer cuts", .kind = EV_CUT },
	{ .pattern = "dealer moves button %s", .kind = EV_MOVE_BUTTON },
	{ .pattern = "post", .kind = EV_POST_ALL },
	{ .pattern = "deal", .kind = EV_DEAL_ALL },
	{ .pattern = "dealer deals %S [ face-up ]", .kind = EV_DEAL_TO },
	{ .pattern = "dealer burns [ %d ]", .kind = EV_BURN },
	{ .pattern = "dealer gathers [ %S ]", .kind = EV_GATHER },
	{ .pattern = "flop", .kind = EV_FLOP },
	{ .pattern = "turn", .kind = EV_TURN },
	{ .pattern = "river", .kind = EV_RIVER },
	{ .pattern = "dealer spreads %d", .kind = EV_SPREAD },
	{ .pattern = "dealer peeks", .kind = EV_PEEK },
	{ .pattern = "dealer delays", .kind = EV_DELAY },
	{ .pattern = "dealer finds %h", .kind = EV_FIND_CHIPS },
	{ .pattern = "dealer turns next", .kind = EV_TURN_NEXT },
	{ .pattern = "dealer drops stub [ scattered ] [ into burns ] [ into muck ]",
	  .kind = EV_DROP_STUB },
	{ .pattern = "dealer mucks %s", .kind = EV_DEALER_MUCKS },
	{ .pattern = "dealer takes %s", .kind = EV_DEALER_TAKES },
	{ .pattern = "dealer protects %s", .kind = EV_PROTECT },
	{ .pattern = "%s protects", .kind = EV_PROTECT, .by_seat = true },
	{ .pattern = "dealer announces %w", .kind = EV_ANNOUNCE },
	{ .pattern = "dealer tells %s %n", .kind = EV_TELL },
	{ .pattern = "dealer counts pot", .kind = EV_COUNT_POT },
	{ .pattern = "dealer counts stub", .kind = EV_COUNT_STUB },
	{ .pattern = "dealer counts %s", .kind = EV_COUNT_SEAT },
	{ .pattern = "dealer reads %s %w", .kind = EV_READ },
	{ .pattern = "dealer pushes pot [ %d ] to %S", .kind = EV_PUSH_POT },
	{ .pattern = "dealer pushes %n to %s", .kind = EV_PUSH_AMOUNT },
	{ .pattern = "showdown", .kind = EV_SHOWDOWN },
	{ .pattern = "next hand", .kind = EV_NEXT_HAND },
	{ .pattern = "book %F", .kind = EV_BOOK },
	{ .pattern = "blinds %B [ ante %a [ each ] ]", .kind = EV_BLINDS },
	{ .pattern = "undo [ %d ]", .kind = EV_UNDO },
	{ .pattern = "redo [ %d ]", .kind = EV_REDO },
	{ .pattern = "redeal", .kind = EV_REDEAL },
	{ .pattern = "table breaks", .kind = EV_TABLE_BREAKS },
	{ .pattern = "day ends", .kind = EV_DAY_ENDS },
	{ .pattern = "%s folds", .kind = EV_FOLD },
	{ .pattern = "%s checks", .kind = EV_CHECK },
	{ .pattern = "%s calls", .kind = EV_CALL },
	{ .pattern = "%s bets %n", .kind = EV_BET },
	{ .pattern = "%s raises to %n", .kind = EV_RAISE_TO },
	{ .pattern = "%s raises by %n", .kind = EV_RAISE_BY },
	{ .pattern = "%s all-in", .kind = EV_ALL_IN },
	{ .pattern = "%s says %w", .kind = EV_SAY },
	{ .pattern = "%s throws %M", .kind = EV_THROW },
	{ .pattern = "%s throws %M then says %w", .kind = EV_THROW, .order = ORDER_CHIPS_FIRST },
	{ .pattern = "%s says %w then throws %M", .kind = EV_THROW, .order = ORDER_WORDS_FIRST },
	{ .pattern = "%s says %w while throwing %M", .kind = EV_THROW, .order = ORDER_TOGETHER },
	{ .pattern = "%s pushes all", .kind = EV_PUSH_ALL },
	{ .pattern = "%s pushes %n", .kind = EV_PUSH_CHIPS },
	{ .pattern = "%s taps", .kind = EV_TAP },
	{ .pattern = "%s pulls back [ %h ]", .kind = EV_PULL_BACK },
	{ .pattern = "%s posts ante %n", .kind = EV_POST_ANTE },
	{ .pattern = "%s posts %n", .kind = EV_POST_BLIND },
	{ .pattern = "%s hides %h", .kind = EV_HIDE },
	{ .pattern = "%s uncovers %h", .kind = EV_UNCOVER },
	{ .pattern = "%s looks", .kind = EV_LOOK },
	{ .pattern = "%s exposes %k [ to %t ]", .kind = EV_EXPOSE },
	{ .pattern = "%s tables %K", .kind = EV_TABLE_HAND },
	{ .pattern = "%s mucks", .kind = EV_MUCK },
	{ .pattern = "%s drops cards", .kind = EV_DROP_CARDS },
	{ .pattern = "%s asks count %t", .kind = EV_ASK_COUNT },
	{ .pattern = "%s asks pot", .kind = EV_ASK_POT },
	{ .pattern = "%s breaches %b [ %t ]", .kind = EV_BREACH },
	{ .pattern = "%s leaves", .kind = EV_LEAVE },
	{ .pattern = "%s returns", .kind = EV_RETURN },
	{ .pattern = "%s sits %N %n", .kind = EV_SIT },
	{ .pattern = "notice", .kind = EV_NOTICE },
	{ .pattern = "dealer notices", .kind = EV_NOTICE, .by_dealer = true },
	{ .pattern = "%s notices", .kind = EV_NOTICE, .by_seat = true },
	{ .pattern = "floor rules %o", .kind = EV_FLOOR_RULES },
	{ .pattern = "floor penalises %s %p", .kind = EV_FLOOR_PENALISES },
	{ .pattern = "floor draws", .kind = EV_FLOOR_DRAWS },
};

const size_t EVENT_ROWS_COUNT = sizeof EVENT_ROWS / sizeof EVENT_ROWS[0];

const TeachRow TEACH_ROWS[] = {
	{ "note %T", STATEMENT_NOTE },
	{ "ask [ %T ]", STATEMENT_ASK },
	{ "hint %T", STATEMENT_HINT },
};

const size_t TEACH_ROWS_COUNT = sizeof TEACH_ROWS / sizeof TEACH_ROWS[0];

static const char *const EXPECTATION_PATTERNS[] = {
#define X(kind, pattern) [kind] = pattern,
	EXPECTATIONS(X)
#undef X
};

const char *
expectation_pattern(ExpectKind kind)
{
	return EXPECTATION_PATTERNS[kind];
}

static bool
has_speech(EventKind kind)
{
	return kind == EV_SAY || kind == EV_THROW || kind == EV_ANNOUNCE;
}

void
event_from_fields(const EventRow *row, const Fields *f, Event *event)
{
	memset(event, 0, sizeof *event);
	event->kind = row->kind;
	event->by_seat = row->by_seat;
	event->by_dealer = row->by_dealer;
	event->order = row->order;
	event->seat = (uint8_t)f->seat;
	event->target = (uint8_t)f->target;
	event->n = (uint16_t)f->count;
	event->amount = f->amounts[0];
	event->amount2 = f->amounts[1];
	event->ante = f->ante;
	event->ante_each = f->flag[FLAG_EACH];
	event->face_up = f->flag[FLAG_FACE_UP];
	event->scattered = f->flag[FLAG_SCATTERED];
	event->into_burns = f->flag[FLAG_BURNS];
	event->into_muck = f->flag[FLAG_MUCK];
	event->card = (uint8_t)f->card;
	event->cards_mask = (uint8_t)f->cards_mask;
	event->breach = f->breach;
	event->step = f->step;
	event->option = f->options[0];
	event->n_seats = (uint8_t)f->n_seats;
	memcpy(event->seats, f->seats, sizeof event->seats);
	event->n_chips = (uint8_t)f->n_chips;
	event->n_motions = (uint8_t)f->n_motions;
	memcpy(event->chips, f->chips, sizeof event->chips);
	memcpy(event->motion, f->motion, sizeof event->motion);
	if (f->has_text) {
		snprintf(event->words, sizeof event->words, "%.*s", EVENT_WORDS_MAX - 1, f->text);
		if (has_speech(row->kind))
			event->speech = speech_read(event->words);
	}
}

void
fields_from_event(const Event *event, Fields *f)
{
	memset(f, 0, sizeof *f);
	f->seat = event->seat;
	f->target = event->target;
	f->count = event->n;
	f->has_count = event->n > 0;
	f->amounts[0] = event->amount;
	f->amounts[1] = event->amount2;
	f->n_amounts = 2;
	f->ante = event->ante;
	f->flag[FLAG_EACH] = event->ante_each;
	f->flag[FLAG_FACE_UP] = event->face_up;
	f->flag[FLAG_SCATTERED] = event->scattered;
	f->flag[FLAG_BURNS] = event->into_burns;
	f->flag[FLAG_MUCK] = event->into_muck;
	f->card = event->card;
	f->cards_mask = event->cards_mask;
	f->breach = event->breach;
	f->step = event->step;
	f->n_options = 1;
	f->options[0] = event->option;
	f->n_seats = event->n_seats;
	memcpy(f->seats, event->seats, sizeof event->seats);
	f->n_chips = event->n_chips;
	f->n_motions = event->n_motions;
	memcpy(f->chips, event->chips, sizeof event->chips);
	memcpy(f->motion, event->motion, sizeof event->motion);
	snprintf(f->text, sizeof f->text, "%s", event->words);
	f->has_text = event->words[0] != '\0';
}

const EventRow *
event_row(const Event *event)
{
	const EventRow *first = NULL;

	for (size_t i = 0; i < EVENT_ROWS_COUNT; i++) {
		const EventRow *row = &EVENT_ROWS[i];

		if (row->kind != event->kind)
			continue;
		if (!first)
			first = row;
		if (row->by_seat == event->by_seat && row->by_dealer == event->by_dealer &&
		    row->order == event->order)
			return row;
	}
	return first;
}
