#include "ui/theme.h"

#include <string.h>

typedef struct Looks {
	int16_t dark;
	uint8_t dark_attributes;
	int16_t light;
	uint8_t light_attributes, mono_attributes;
} Looks;

static const Looks LOOKS[STYLE_COUNT] = {
#define X(style, dark, dark_attributes, light, light_attributes, mono)                             \
	[style] = { dark, dark_attributes, light, light_attributes, mono },
	STYLES(X)
#undef X
};

static const char *const NAMES[THEME_COUNT] = { "dark", "light", "mono" };

Look
theme_look(Theme theme, Style style)
{
	const Looks *looks = &LOOKS[style];

	switch (theme) {
	case THEME_DARK:
		return (Look){ looks->dark, looks->dark_attributes };
	case THEME_LIGHT:
		return (Look){ looks->light, looks->light_attributes };
	case THEME_MONO:
	case THEME_COUNT:
		return (Look){ -1, looks->mono_attributes };
	}
	return (Look){ -1, 0 };
}

int
theme_basic_colour(int colour)
{
	int red, green, blue, value;

	if (colour < 0 || colour < 8)
		return colour;
	if (colour < 16)
		return colour - 8;
	if (colour >= 232)
		return colour < 240 ? 0 : 7;
	value = colour - 16;
	red = value / 36;
	green = value / 6 % 6;
	blue = value % 6;
	return (red >= 3 ? 1 : 0) | (green >= 3 ? 2 : 0) | (blue >= 3 ? 4 : 0);
}

bool
theme_find(const char *name, Theme *theme)
{
	for (int i = 0; i < THEME_COUNT; i++)
		if (!strcmp(NAMES[i], name)) {
			*theme = (Theme)i;
			return true;
		}
	return false;
}

const char *
theme_name(Theme theme)
{
	return NAMES[theme];
}
