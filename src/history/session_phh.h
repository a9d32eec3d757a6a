/*
 * session_phh.h - the hands of a session as a hand history.
 *
 * Owns which events belong to which hand, and whether one hand or several make up the file. Never
 * words an action: record.h does.
 */
#ifndef MISDEAL_SRC_HISTORY_SESSION_PHH_H
#define MISDEAL_SRC_HISTORY_SESSION_PHH_H

#include <stdio.h>

#include "src/session.h"

/*
 * Writes every hand that was dealt; one alone as .phh has it, several as .phhs. `tags` are those of
 * the script, or NULL. Returns how many hands there were, -1 if no memory is left.
 */
int session_phh(const Session *session, const char *tags, FILE *file);

#endif
