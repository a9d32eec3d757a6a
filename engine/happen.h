/*
 * happen.h - the physical side of every event, and which theme examines it.
 *
 * Owns what can and what cannot physically be done. Internal to the engine.
 * Never asks whether it is allowed.
 */
#ifndef MISDEAL_ENGINE_HAPPEN_H
#define MISDEAL_ENGINE_HAPPEN_H

#include "engine/play.h"

/*
 * Lets the event happen and has its theme examine it. Returns why it could
 * not physically happen; the table may then be half changed, so the caller
 * keeps a copy.
 */
Refusal happen(Play *p);

/* What falls due by itself after an event, until nothing does. */
void settle(Play *p);

#endif
