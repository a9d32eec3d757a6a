/*
 * text.h - the mark on every whole sentence that a screen shows.
 *
 * Owns nothing else; translations can come without touching the code.
 */
#ifndef MISDEAL_UI_TEXT_H
#define MISDEAL_UI_TEXT_H

#define _(sentence) (sentence)

#endif
