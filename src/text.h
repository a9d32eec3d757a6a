/*
 * text.h - the one door of sentences that people read.
 *
 * Owns the mark on every whole sentence of the program, so that translations can come without
 * touching the code. Never words anything itself; clause titles and texts are data of the books.
 */
#ifndef MISDEAL_TEXT_H
#define MISDEAL_TEXT_H

#define _(sentence) (sentence)

#endif
