#include "src/history/phh_fields.h"

#include "src/history/phh.h"

enum {
	NT = 1 << PHH_NT,
	PO = 1 << PHH_PO,
	FT = 1 << PHH_FT,
	OTHER = 1 << PHH_OTHER,
	OURS = NT | PO | FT,
};

#define AMOUNT(key, field, least, needed, barred)                                                  \
	{                                                                                          \
		key, PHH_FIELD_AMOUNT, offsetof(PhhHand, field), 0, least, needed, barred          \
	}
#define AMOUNTS(key, field, given, least, needed)                                                  \
	{                                                                                          \
		key, PHH_FIELD_AMOUNTS, offsetof(PhhHand, field), given, least, needed, 0          \
	}
#define FIELD(key, kind, needed)                                                                   \
	{                                                                                          \
		key, kind, 0, 0, 0, needed, 0                                                      \
	}
#define KEPT(key) FIELD(key, PHH_FIELD_KEPT, 0)

const PhhField phh_fields[] = {
	FIELD("variant", PHH_FIELD_VARIANT, OURS | OTHER),
	FIELD("ante_trimming_status", PHH_FIELD_TRIMMING, 0),
	AMOUNTS("antes", ante, 0, 0, OURS | OTHER),
	AMOUNTS("blinds_or_straddles", blind, offsetof(PhhHand, has_blinds), -1, OURS),
	AMOUNT("bring_in", bring_in, 0, 0, OURS),
	AMOUNT("small_bet", small_bet, 1, FT, NT | PO),
	AMOUNT("big_bet", big_bet, 1, FT, NT | PO),
	AMOUNT("min_bet", min_bet, 1, NT | PO, FT),
	AMOUNTS("starting_stacks", stack, 0, 0,
		OURS | OTHER), /* files list who has no chips left */
	FIELD("actions", PHH_FIELD_ACTIONS, OURS | OTHER),
	KEPT("author"),
	KEPT("event"),
	KEPT("url"),
	KEPT("venue"),
	KEPT("address"),
	KEPT("city"),
	KEPT("region"),
	KEPT("postal_code"),
	KEPT("country"),
	KEPT("time"),
	KEPT("time_zone"),
	KEPT("time_zone_abbreviation"),
	KEPT("day"),
	KEPT("month"),
	KEPT("year"),
	KEPT("hand"),
	KEPT("level"),
	FIELD("seats", PHH_FIELD_SEATS, 0),
	FIELD("seat_count", PHH_FIELD_SEAT_COUNT, 0),
	KEPT("table"),
	FIELD("players", PHH_FIELD_PLAYERS, 0),
	AMOUNTS("finishing_stacks", finishing, offsetof(PhhHand, has_finishing), 0, 0),
	AMOUNTS("winnings", winnings, offsetof(PhhHand, has_winnings), 0, 0),
	KEPT("currency"),
	KEPT("currency_symbol"),
	KEPT("time_limit"),
	KEPT("time_banks"),
};

const size_t phh_field_count = sizeof phh_fields / sizeof phh_fields[0];
