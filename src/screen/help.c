/* The page of keys, from the table of keys. */
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/glyph.h"
#include "ui/keymap.h"

void
help_key(Screen *screen, Key key)
{
	if (key.name != KEY_IS_RESIZE)
		screen->mode = SCREEN_TABLE;
}

void
help_overlay(Screen *screen, Surface *surface)
{
	Rect rect = frame_draw(surface, surface_all(surface), _("The keys"), _("any key: back"),
			       screen->ascii);
	int columns = rect.width >= 100 ? 2 : 1, y = 0, x = 0;
	bool tight = rect.height < ACTION_COUNT + GROUP_COUNT;

	for (int group = 0; group < GROUP_COUNT; group++) {
		if (!tight || columns == 2)
			surface_text(surface, rect, x, y++, STYLE_RULING,
				     key_group_title((KeyGroup)group), NULL);
		for (int action = DO_NOTHING + 1; action < ACTION_COUNT; action++) {
			if (action_group((Action)action) != (KeyGroup)group)
				continue;
			if (y >= rect.height) {
				x += columns == 2 ? rect.width / 2 : 38;
				y = 0;
			}
			surface_text(surface, rect, x, y, STYLE_KEY, action_key((Action)action),
				     NULL);
			surface_text(surface, rect, x + 6, y++, STYLE_TEXT,
				     tight && columns == 1 ? action_word((Action)action)
							   : action_help((Action)action),
				     glyph(GLYPH_ELLIPSIS, screen->ascii));
		}
		if (columns == 2 && group == GROUP_DEALER) {
			x = rect.width / 2;
			y = 0;
		}
	}
}
