/* All events so far, page by page. */
#include <stdlib.h>

#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "src/transcript.h"
#include "ui/glyph.h"

void
log_key(Screen *screen, Key key)
{
	int count = (int)session_count(screen->session);

	if (key.name == KEY_IS_UP || (key.name == KEY_IS_TEXT && key.character == 'k'))
		screen->top += screen->top < count - 1;
	else if (key.name == KEY_IS_DOWN || (key.name == KEY_IS_TEXT && key.character == 'j'))
		screen->top -= screen->top > 0;
	else if (key.name == KEY_IS_PAGE_UP)
		screen->top = screen->top + 10 < count ? screen->top + 10
			      : count > 0	       ? count - 1
						       : 0;
	else if (key.name == KEY_IS_PAGE_DOWN)
		screen->top = screen->top > 10 ? screen->top - 10 : 0;
	else if (key.name != KEY_IS_RESIZE)
		screen->mode = SCREEN_TABLE;
}

/* All events so far, with the clauses that each brought. */
void
log_overlay(Screen *screen, Surface *surface)
{
	Rect rect = frame_draw(surface, surface_all(surface), _("The session so far"),
			       _("arrows: up and down   Esc: back"), screen->ascii);
	size_t count = session_count(screen->session);
	const Voice voice = { &session_game(screen->session)->table, true };
	Report *report = malloc(sizeof *report);

	for (int row = 0; report && row < rect.height; row++) {
		size_t back = (size_t)(rect.height - row + screen->top);
		char line[PANEL_TEXT], said[PANEL_TEXT];
		int x;

		if (back > count)
			continue;
		session_line(screen->session, count - back, line, sizeof line);
		session_recall(screen->session, count - back, NULL, report, NULL);
		line_say(&voice, line, said, sizeof said);
		x = surface_text(surface, rect, 0, row, STYLE_TEXT, said,
				 glyph(GLYPH_ELLIPSIS, screen->ascii));
		for (int i = 0; i < report->n_rulings; i++)
			if (!report->ruling[i].plain)
				x += 2 + surface_text(surface, rect, x + 2, row, STYLE_RULING,
						      report->ruling[i].rule, NULL);
	}
	free(report);
}
