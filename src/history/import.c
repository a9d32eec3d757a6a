#include "src/history/import.h"

#include <stdlib.h>

#include "src/history/tags.h"
#include "src/language/print.h"

enum { SETUP_TEXT_MAX = 16384, EVENT_TEXT_MAX = 1024 };

static void
tell(void *context, const Event *event, const Report *report)
{
	FILE *file = context;
	char text[EVENT_TEXT_MAX];

	(void)report;
	event_print(event, text, sizeof text);
	fprintf(file, "%s\n", text);
}

static HistoryTags
tags_of(const Replay *replay)
{
	const PhhHand *hand = replay->hand;
	HistoryTags tags = { .places = hand->places };

	for (int i = 0; i < hand->players; i++) {
		if (hand->stack[i] == 0)
			tags.broke |= (uint16_t)(1u << replay->place[i]);
		if (hand->stack[i] == PHH_UNKNOWN)
			tags.unknown |= (uint16_t)(1u << replay->place[i]);
	}
	return tags;
}

static void
write_setup(const Replay *replay, const char *title, FILE *file)
{
	HistoryTags tags = tags_of(replay);
	char text[SETUP_TEXT_MAX], words[TAGS_TEXT_MAX];

	setup_print(&replay->setup, title, "practice", text, sizeof text);
	fputs(text, file);
	tags_print(&tags, words);
	if (*words)
		fprintf(file, "tags   %s\n", words);
	fputc('\n', file);
}

/* What the history itself says of the end, for `check` to hold against it. */
static void
write_result(const Replay *replay, FILE *file)
{
	const PhhHand *hand = replay->hand;

	for (int i = 0; hand->has_finishing && i < hand->players; i++)
		if (replay->seat[i] && hand->finishing[i] != PHH_UNKNOWN)
			fprintf(file, "expect stack %d %lld\n", replay->seat[i],
				(long long)hand->finishing[i]);
}

ReplayStatus
import_hand(Replay *replay, const PhhHand *hand, const Book *practice, const char *title,
	    FILE *file)
{
	char *events = NULL;
	size_t length;
	FILE *told = open_memstream(&events, &length);
	ReplayStatus status;

	if (!told) {
		snprintf(replay->reason, sizeof replay->reason, "no memory is left");
		return REPLAY_REJECTED;
	}
	status = replay_hand(replay, hand, practice, tell, told);
	fclose(told);
	if (status == REPLAY_DONE) {
		write_setup(replay, title, file);
		fwrite(events, 1, length, file);
		write_result(replay, file);
	}
	free(events);
	return status;
}
