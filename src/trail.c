#include "src/trail.h"

#include <stdlib.h>
#include <string.h>

struct TrailEvent {
	Event event;
	size_t before;	/* the one it follows, or TRAIL_START */
	size_t follows; /* the first that followed it, or TRAIL_START */
	size_t latest;	/* of those that followed it, the one last in force, or TRAIL_START */
	size_t beside;	/* another that follows the same one, or TRAIL_START */
	char *note;	/* owned; what is written down behind it, or NULL */
	size_t note_change;
};

void
trail_open(Trail *trail)
{
	*trail = (Trail){ .first = TRAIL_START, .last_first = TRAIL_START };
}

void
trail_close(Trail *trail)
{
	for (size_t i = 0; i < trail->n; i++)
		free(trail->events[i].note);
	free(trail->note);
	free(trail->events);
	free(trail->line);
	trail_open(trail);
}

/* Room for `n` pieces of that size; the old room is told and kept to. */
static bool
make_room(void **pieces, size_t size, size_t *room, size_t n)
{
	size_t wanted = *room ? *room : 64;
	void *larger;

	if (n <= *room)
		return true;
	while (wanted < n)
		wanted *= 2;
	larger = realloc(*pieces, wanted * size);
	if (!larger)
		return false;
	*pieces = larger;
	*room = wanted;
	return true;
}

static bool
room_for_events(Trail *trail, size_t n)
{
	void *events = trail->events;
	bool good = make_room(&events, sizeof *trail->events, &trail->room, n);

	trail->events = events;
	return good;
}

static bool
room_for_line(Trail *trail, size_t n)
{
	void *line = trail->line;
	bool good = make_room(&line, sizeof *trail->line, &trail->line_room, n);

	trail->line = line;
	return good;
}

/* Puts a copy in the place of another's note. False, with none there, if there is no memory. */
static bool
copy_note(char **note)
{
	const char *others = *note;

	*note = NULL;
	if (!others)
		return true;
	*note = malloc(strlen(others) + 1);
	if (*note)
		memcpy(*note, others, strlen(others) + 1);
	return *note != NULL;
}

bool
trail_copy(Trail *copy, const Trail *trail)
{
	bool good;

	trail_open(copy);
	good = room_for_events(copy, trail->n) && room_for_line(copy, trail->known);
	if (good && trail->n)
		memcpy(copy->events, trail->events, trail->n * sizeof *copy->events);
	if (good && trail->known)
		memcpy(copy->line, trail->line, trail->known * sizeof *copy->line);
	for (; good && copy->n < trail->n; copy->n++)
		good = copy_note(&copy->events[copy->n].note);
	copy->note = trail->note;
	if (!copy_note(&copy->note) || !good) {
		trail_close(copy);
		return false;
	}
	copy->count = trail->count;
	copy->known = trail->known;
	copy->first = trail->first;
	copy->last_first = trail->last_first;
	copy->changes = trail->changes;
	copy->note_change = trail->note_change;
	return true;
}

bool
trail_copy_first(Trail *copy, const Trail *trail, size_t count)
{
	bool good = true;

	trail_open(copy);
	for (size_t i = 0; good && i <= count; i++) {
		const char *note = trail_note_at(trail, i);

		good = (i == 0 || trail_add(copy, trail_event(trail, i - 1))) &&
		       (!note || trail_note(copy, i, note));
	}
	if (!good)
		trail_close(copy);
	return good;
}

/* Where the first that followed the event is told, and the one last in force. */
static size_t *
followers(Trail *trail, size_t id)
{
	return id == TRAIL_START ? &trail->first : &trail->events[id].follows;
}

static size_t *
latest(Trail *trail, size_t id)
{
	return id == TRAIL_START ? &trail->last_first : &trail->events[id].latest;
}

static size_t
first_at(const Trail *trail, size_t index)
{
	return index ? trail->events[trail->line[index - 1]].follows : trail->first;
}

/* The follower of `before` that is the same event, or TRAIL_START. */
static size_t
played_before(Trail *trail, size_t before, const Event *event)
{
	size_t id = *followers(trail, before);

	while (id != TRAIL_START && memcmp(&trail->events[id].event, event, sizeof *event) != 0)
		id = trail->events[id].beside;
	return id;
}

/* The line goes on from its first `count` events as it last did. */
static bool
follow(Trail *trail, size_t count)
{
	size_t known = count, id = count ? trail->line[count - 1] : TRAIL_START;

	for (id = *latest(trail, id); id != TRAIL_START; id = trail->events[id].latest) {
		if (!room_for_line(trail, known + 1))
			return false;
		trail->line[known++] = id;
	}
	trail->count = count;
	trail->known = known;
	return true;
}

bool
trail_add(Trail *trail, const Event *event)
{
	size_t before = trail->count ? trail->line[trail->count - 1] : TRAIL_START;
	size_t id = played_before(trail, before, event);

	if (!room_for_line(trail, trail->count + 1))
		return false;
	if (id == TRAIL_START) {
		if (!room_for_events(trail, trail->n + 1))
			return false;
		id = trail->n++;
		trail->events[id] = (TrailEvent){
			*event, before, TRAIL_START, TRAIL_START, *followers(trail, before), NULL, 0
		};
		*followers(trail, before) = id;
	}
	*latest(trail, before) = id;
	trail->line[trail->count++] = id;
	trail->changes++;
	/* Without memory for what followed, that it can be redone is all that is lost. */
	if (!follow(trail, trail->count))
		trail->known = trail->count;
	return true;
}

const Event *
trail_event(const Trail *trail, size_t index)
{
	return &trail->events[trail->line[index]].event;
}

size_t
trail_id(const Trail *trail, size_t index)
{
	return trail->line[index];
}

size_t
trail_others(const Trail *trail, size_t index, size_t *ids, size_t max)
{
	size_t own = index < trail->known ? trail->line[index] : TRAIL_START, n = 0;

	for (size_t id = first_at(trail, index); id != TRAIL_START; id = trail->events[id].beside)
		if (id != own && n++ < max)
			ids[n - 1] = id;
	return n;
}

const Event *
trail_event_of(const Trail *trail, size_t id)
{
	return &trail->events[id].event;
}

size_t
trail_before(const Trail *trail, size_t id)
{
	size_t n = 0;

	while ((id = trail->events[id].before) != TRAIL_START)
		n++;
	return n;
}

size_t
trail_behind(const Trail *trail, size_t id)
{
	size_t n = 0;

	while ((id = trail->events[id].latest) != TRAIL_START)
		n++;
	return n;
}

bool
trail_turn_to(Trail *trail, size_t id)
{
	size_t count = trail_before(trail, id) + 1;

	if (!room_for_line(trail, count))
		return false;
	for (size_t i = count; i-- > 0; id = trail->events[id].before) {
		trail->line[i] = id;
		*latest(trail, trail->events[id].before) = id;
	}
	return follow(trail, count);
}

bool
trail_note(Trail *trail, size_t count, const char *text)
{
	TrailEvent *event = count ? &trail->events[trail->line[count - 1]] : NULL;
	char **note = event ? &event->note : &trail->note;
	size_t old = *note ? strlen(*note) : 0;

	if (!*text && !old)
		return false;
	if (!*text) {
		char *last = strrchr(*note, '\n');

		if (last) {
			*last = '\0';
		} else {
			free(*note);
			*note = NULL;
		}
	} else {
		char *larger = realloc(*note, old + strlen(text) + 2);

		if (!larger)
			return false;
		*note = larger;
		if (old)
			larger[old++] = '\n';
		memcpy(larger + old, text, strlen(text) + 1);
	}
	*(event ? &event->note_change : &trail->note_change) = ++trail->changes;
	return true;
}

const char *
trail_note_at(const Trail *trail, size_t count)
{
	return count ? trail->events[trail->line[count - 1]].note : trail->note;
}

size_t
trail_note_change(const Trail *trail, size_t count)
{
	return count ? trail->events[trail->line[count - 1]].note_change : trail->note_change;
}
