/*
 * json.h - events and rulings as lines of JSON.
 *
 * Owns the keys (they may grow, none changes) and the escaping of strings. Never words a
 * sentence: say.h does.
 */
#ifndef MISDEAL_JSON_H
#define MISDEAL_JSON_H

#include "src/played.h"

#include <stdio.h>

/*
 * Prints the event, its rulings, and whose turn it is then, as one object on one line:
 *
 * {"line":15,"event":"4 throws 1000x2","rulings":[{"book":"tournament","rule":"45a",
 * "title":"...","plain":false,"silent":false,"seat":4,"verdict":"call","all_in":false,
 * "amount":1100,"returned":900,"choices":[],"chosen":null,"effects":["seat 4 bets 1100 in all"],
 * "facts":{"to-call":1100}}],"verdicts":[{"seat":4,"verdict":"call","amount":1100,
 * "all_in":false}],"turn":5,"street":"preflop","refused":null}
 *
 * `seat`, `verdict`, `amount`, `chosen` (index of the choice in force), `turn`, `line` and
 * `refused` (a sentence) are null where there is none.
 */
void json_event(FILE *file, const Played *played);

/* Prints a string in its quotes; what is not UTF-8 becomes U+FFFD. */
void json_string(FILE *file, const char *text, size_t length);

#endif
