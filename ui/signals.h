/*
 * signals.h - what the system tells a program that has the terminal.
 *
 * Owns the handlers of signals: those that end the program, stop it, let it go on, or tell of
 * another size of window, and those of a crash. They are let in only while input is waited for,
 * so none is lost between two looks. Never draws; never calls in a handler what is not safe there.
 */
#ifndef MISDEAL_UI_SIGNALS_H
#define MISDEAL_UI_SIGNALS_H

#include <stddef.h>
#include <termios.h>

/* Why the wait is over. */
typedef enum Wake {
	WAKE_INPUT, /* there is something to read, or the other side is gone */
	WAKE_TIME,  /* the time is over */
	WAKE_END,   /* the program is told to end; it stays so */
	WAKE_STOP,  /* ^Z */
	WAKE_GO_ON, /* it had been stopped from outside and goes on */
	WAKE_SIZE   /* the window has another size */
} Wake;

/* Takes the signals over; those that whoever started the program ignores stay ignored. */
void signals_catch(void);

/*
 * What a crash writes and sets to give the terminal back, made ready in good times; `n` 0: the
 * terminal is not taken. More than 255 bytes are not kept.
 */
void signals_give_back(const char *bytes, size_t n, const struct termios *before);

/* Waits for input or a signal, for ever if `milliseconds` is negative. */
Wake signals_wait(int milliseconds);

/* Stops the program as ^Z does, and returns when it goes on. */
void signals_stop(void);

#endif
