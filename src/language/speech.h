/*
 * speech.h - what words spoken at the table declare.
 *
 * Owns the vocabulary of an English-speaking table. Never judges a declaration.
 */
#ifndef MISDEAL_LANGUAGE_SPEECH_H
#define MISDEAL_LANGUAGE_SPEECH_H

#include "engine/speech.h"

/* The meaning of the words; SAY_UNCLEAR if they fit no declaration. */
Speech speech_read(const char *words);

#endif
