/*
 * version.h - which misdeal this is.
 */
#ifndef MISDEAL_VERSION_H
#define MISDEAL_VERSION_H

#define MISDEAL_VERSION "0.1.0"

#endif
