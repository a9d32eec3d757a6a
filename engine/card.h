/*
 * card.h - one card as a small value, and its text.
 *
 * Owns the encoding of a card and its two or three letters. Never knows
 * where a card lies: that is the table's business.
 */
#ifndef MISDEAL_ENGINE_CARD_H
#define MISDEAL_ENGINE_CARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A card: the low six bits say which, the two high bits what is odd about it.
 * 0 to 51 is rank * 4 + suit (rank 0 the two, 12 the ace; suits c d h s as
 * 0 to 3), then the joker, the card that nobody knows, and no card at all.
 */
typedef uint8_t Card;

enum {
	CARD_JOKER = 52,
	CARD_UNKNOWN = 53,
	CARD_NONE = 63,
	CARD_ID_MASK = 0x3f,
	CARD_BOXED = 0x40,	/* lies face up in the deck */
	CARD_OTHER_BACK = 0x80, /* belongs to a pack with another back */
	CARD_TEXT = 8		/* bytes that hold any card's text and its end */
};

/* Which of the 54 faces: the card without its oddities. */
static inline Card
card_face(Card card)
{
	return card & CARD_ID_MASK;
}

/* True for a card of the 52, whatever its back and whichever way it lies. */
static inline bool
card_is_plain(Card card)
{
	return card_face(card) < 52;
}

/* 0 (two) to 12 (ace); only for plain cards. */
static inline int
card_rank(Card card)
{
	return card_face(card) / 4;
}

/* 0 clubs, 1 diamonds, 2 hearts, 3 spades; only for plain cards. */
static inline int
card_suit(Card card)
{
	return card_face(card) % 4;
}

/* The card of that rank (0 to 12) and suit (0 to 3). */
static inline Card
card_make(int rank, int suit)
{
	return (Card)(rank * 4 + suit);
}

/*
 * Writes the card as the table language has it (`As`, `Td`, `Jo`, `??`, with
 * `^` behind a boxed card and `~` behind one of another back) and returns the
 * length. `text` holds at least CARD_TEXT bytes.
 */
size_t card_print(Card card, char text[CARD_TEXT]);

/*
 * Reads one card at the start of the `length` bytes at `text`, in any case.
 * Returns the bytes used, 0 if no card stands there.
 */
size_t card_read(const char *text, size_t length, Card *card);

#endif
