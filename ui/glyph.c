#include "ui/glyph.h"

static const char *const SIGNS[GLYPH_COUNT][2] = {
#define X(sign, utf8, ascii) [sign] = { utf8, ascii },
	GLYPHS(X)
#undef X
};

const char *
glyph(Glyph sign, bool ascii)
{
	return SIGNS[sign][ascii ? 1 : 0];
}
