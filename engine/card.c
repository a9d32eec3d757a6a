#include "engine/card.h"

static const char rank_letters[] = "23456789TJQKA";
static const char suit_letters[] = "cdhs";

size_t
card_print(Card card, char text[CARD_TEXT])
{
	size_t length = 2;

	if (card_is_plain(card)) {
		text[0] = rank_letters[card_rank(card)];
		text[1] = suit_letters[card_suit(card)];
	} else if (card_face(card) == CARD_JOKER) {
		text[0] = 'J';
		text[1] = 'o';
	} else {
		/* The language has no word for no card; dashes cannot be read back. */
		text[0] = text[1] = card_face(card) == CARD_UNKNOWN ? '?' : '-';
	}
	if (card & CARD_BOXED)
		text[length++] = '^';
	if (card & CARD_OTHER_BACK)
		text[length++] = '~';
	text[length] = '\0';
	return length;
}

/* ASCII only, so that no locale has a say in how a script is read. */
static char
to_upper(char letter)
{
	return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

/* The place of the letter, in any case, among the letters; -1 if it is none of them. */
static int
place_of(char letter, const char *letters)
{
	int i;

	for (i = 0; letters[i] != '\0'; i++)
		if (to_upper(letters[i]) == to_upper(letter))
			return i;
	return -1;
}

/* Reads the two letters of a face; false if they are none. */
static bool
read_face(const char *text, Card *face)
{
	int rank = place_of(text[0], rank_letters);
	int suit = place_of(text[1], suit_letters);

	if (rank >= 0 && suit >= 0)
		*face = card_make(rank, suit);
	else if (to_upper(text[0]) == 'J' && to_upper(text[1]) == 'O')
		*face = CARD_JOKER;
	else if (text[0] == '?' && text[1] == '?')
		*face = CARD_UNKNOWN;
	else
		return false;
	return true;
}

size_t
card_read(const char *text, size_t length, Card *card)
{
	size_t used = 2;
	Card read;

	if (length < 2 || !read_face(text, &read))
		return 0;
	/* Either mark may come first, but each stands only once. */
	for (; used < length; used++) {
		if (text[used] == '^' && !(read & CARD_BOXED))
			read |= CARD_BOXED;
		else if (text[used] == '~' && !(read & CARD_OTHER_BACK))
			read |= CARD_OTHER_BACK;
		else
			break;
	}
	*card = read;
	return used;
}
