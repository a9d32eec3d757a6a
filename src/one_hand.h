/*
 * one_hand.h - one hand of a session, as a session of its own.
 *
 * Owns the set-up that such a hand begins from. Never gives one that does not play out as it did:
 * what the hand rests on beyond stacks, button, blinds and cards can't be set up.
 */
#ifndef MISDEAL_ONE_HAND_H
#define MISDEAL_ONE_HAND_H

#include "src/session.h"

/*
 * The hand that was being played after the first `after` events, from its beginning to its end, as
 * far as it was played, with the notes in it. The shelf is shared, the caller closes it. NULL, with
 * a sentence in `error`, if the hand can't stand alone.
 */
Session *one_hand(const Session *session, size_t after, char error[SESSION_ERROR_MAX]);

#endif
