#include "src/history/session_phh.h"

#include <stdlib.h>

#include "src/history/record.h"
#include "src/history/tags.h"

/* Hands as they are written; the first waits until it is known whether it is the only one. */
typedef struct Writing {
	FILE *file;
	char *first;
	size_t length;
	int hands;
	SessionPlace place;
	Game before;
	Report report;
} Writing;

/* One hand alone is a .phh file; several are tables, from 1. */
static bool
write_hand(Writing *writing, const PhhHand *hand)
{
	char key[16];
	FILE *memory;

	if (!hand)
		return true;
	if (writing->hands++ == 0) {
		memory = open_memstream(&writing->first, &writing->length);
		if (!memory)
			return false;
		phh_write(hand, NULL, memory);
		return fclose(memory) == 0;
	}
	if (writing->hands == 2)
		fprintf(writing->file, "[1]\n%s", writing->first);
	snprintf(key, sizeof key, "%d", writing->hands);
	putc('\n', writing->file);
	phh_write(hand, key, writing->file);
	return true;
}

/* Plays the events in force once more and writes each hand when the next one begins. */
static bool
write_hands(const Session *session, Record *record, Writing *writing)
{
	SessionPlace *place = &writing->place;
	size_t count = session_count(session);

	session_place(session, 0, place);
	while (place->index < count) {
		const Event *event = session_event(session, place->index);

		writing->before = place->game;
		session_step(session, place, &writing->report);
		if (place->game.table.hand_no != writing->before.table.hand_no &&
		    !write_hand(writing, record_hand(record, &writing->before)))
			return false;
		if (!record_event(record, event, &writing->before, &place->game))
			return false;
	}
	return count == 0 || write_hand(writing, record_hand(record, &place->game));
}

int
session_phh(const Session *session, const char *tags, FILE *file)
{
	HistoryTags read = tags_read(tags ? tags : "");
	Record *record = record_open(session_setup(session), &read);
	Writing *writing = calloc(1, sizeof *writing);
	int hands = -1;

	if (record && writing) {
		writing->file = file;
		if (write_hands(session, record, writing)) {
			hands = writing->hands;
			if (hands == 1)
				fwrite(writing->first, 1, writing->length, file);
		}
		free(writing->first);
	}
	free(writing);
	record_close(record);
	return hands;
}
