/*
 * speech.h - what words at the table mean.
 *
 * Owns the closed set of meanings. Never reads words: the language does, and
 * hands their meaning over with the event.
 */
#ifndef MISDEAL_ENGINE_SPEECH_H
#define MISDEAL_ENGINE_SPEECH_H

#include "engine/chips.h"

#include <stdbool.h>
#include <stdint.h>

/* The declaration that the words make. */
typedef enum SpeechAct {
	SAY_NOTHING, /* no words were spoken */
	SAY_FOLD,
	SAY_CHECK,
	SAY_CALL,
	SAY_BET,
	SAY_RAISE,
	SAY_ALL_IN,
	SAY_POT,    /* "pot": a bet or raise of the size of the pot */
	SAY_NUMBER, /* an amount and no verb */
	SAY_UNCLEAR /* words that fit no declaration */
} SpeechAct;

typedef struct Speech {
	SpeechAct act;
	bool has_amount;
	bool by;	  /* the amount is added ("raise by N", "N more"), not the whole bet */
	bool conditional; /* "if ..." (59a) */
	Chips amount;
} Speech;

#endif
