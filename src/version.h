/*
 * version.h - which misdeal this is.
 */
#ifndef MISDEAL_VERSION_H
#define MISDEAL_VERSION_H

#define MISDEAL_VERSION "0.1.0"
#define MISDEAL_DATE "December 1, 2026" /* of the version, as manual pages have it */

#endif
