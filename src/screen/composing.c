/* The mode of the action composer: somebody's chips and words, put together and played. */
#include <stdio.h>
#include <string.h>

#include "src/say.h"
#include "src/screen/mode.h"
#include "src/text.h"
#include "ui/amount.h"
#include "ui/composer.h"

/* Opens it for a seat; 0: the seat in turn, or the first that can act. */
void
composing_open(Screen *screen, int seat)
{
	const Game *game = session_game(screen->session);
	Event event = { .kind = EV_THROW };

	if (!seat)
		seat = screen->role == ROLE_PLAYER ? screen->seat : game->table.turn;
	for (int s = 1; !seat && s <= game->table.seats; s++)
		if (compose_may_open(game, s))
			seat = s;
	if (!compose_may_open(game, seat)) {
		screen_say(screen, _("Nobody there can act."));
		return;
	}
	event.seat = (uint8_t)seat;
	if (!screen_may_do(screen, &event))
		return;
	compose_open(&screen->composer, game, seat, screen->settings.hints);
	screen->mode = SCREEN_COMPOSING;
}

static void
play(Screen *screen)
{
	Event event;

	if (!compose_event(&screen->composer, session_game(screen->session), &event, NULL))
		return;
	if (!screen_may_do(screen, &event) || !screen_event(screen, &event)) {
		compose_say(&screen->composer, screen->says);
		screen->says[0] = '\0';
		return;
	}
	screen->mode = SCREEN_TABLE;
}

/* The sentence goes into the prompt, whole or not: who acts is known at least. */
static void
edit(Screen *screen)
{
	char line[COMPOSE_LINE_MAX];

	if (!compose_line(&screen->composer, session_game(screen->session), line, sizeof line))
		snprintf(line, sizeof line, "%d ", screen->composer.seat);
	screen_ask(screen, ASKS_STATEMENT);
	prompt_set(&screen->prompt, line);
}

void
composing_key(Screen *screen, Key key)
{
	Composer before = screen->composer;

	if (key.name == KEY_IS_RESIZE)
		return;
	switch (compose_key(&screen->composer, session_game(screen->session),
			    &screen->settings.keymap, key)) {
	case COMPOSE_GOES_ON:
		if (screen->role == ROLE_PLAYER && screen->composer.seat != screen->seat) {
			screen->composer = before;
			compose_say(&screen->composer,
				    _("You play one seat; the robots play the others."));
		}
		break;
	case COMPOSE_PLAYS:
		play(screen);
		break;
	case COMPOSE_HELPS:
		help_open(screen);
		break;
	case COMPOSE_EDITS:
		edit(screen);
		break;
	case COMPOSE_LEAVES:
		screen->mode = SCREEN_TABLE;
		break;
	}
	screen->settings.hints = screen->composer.hint;
}

/* What stays as long as the frame is being drawn. */
typedef struct Texts {
	char title[SAY_MAX * 2], words[EVENT_WORDS_MAX + 2], amount[SAY_MAX];
	char hint[SAY_MAX], line[COMPOSE_LINE_MAX];
} Texts;

static void
fill_tray(const Composer *c, const Game *game, ComposerView *view)
{
	const Denominations *in_use = &game->table.in_use;

	view->chip = c->chip;
	view->motion = c->motion;
	view->n_chips = compose_has(c, COMPOSE_TRAY) ? in_use->n : 0;
	for (int i = 0; i < view->n_chips; i++)
		view->tray[i] = (TrayChip){ in_use->value[i], c->heap[c->motion].count[i],
					    compose_more(c, game, i) };
	view->n_motions = compose_has(c, COMPOSE_MOTIONS) ? c->n_motions : 0;
	for (int i = 0; i < view->n_motions; i++)
		view->motions[i] = compose_sum(c, game, i);
}

static void
fill_list(const Composer *c, const Game *game, ComposerView *view)
{
	if (c->field == COMPOSE_HOW) {
		view->first = 1;
		view->chosen = (int)c->way;
		for (int way = 0; way < COMPOSE_WAY_COUNT; way++) {
			view->list[view->n_list] = compose_way_label((ComposeWay)way);
			view->closed[view->n_list++] = !compose_way_open(c, game, (ComposeWay)way);
		}
	} else if (c->field == COMPOSE_WORDS) {
		view->chosen = c->phrase;
		while (compose_phrase_label(view->n_list)) {
			view->list[view->n_list] = compose_phrase_label(view->n_list);
			view->n_list++;
		}
	}
}

/* What is to call and the least raise: for whoever wants to be told. */
static void
write_hint(const Screen *screen, char *text, size_t size)
{
	const Game *game = session_game(screen->session);
	int seat = screen->composer.seat;
	const Voice voice = { &game->table, true };
	char call[SAY_AMOUNT_MAX], raise[SAY_AMOUNT_MAX];
	Chips least = game_min_raise(game, session_book(screen->session), seat);
	Chips most = game_max_raise(game, session_book(screen->session), seat);
	size_t used;

	text[0] = '\0';
	if (!screen->composer.hint || !game->table.betting)
		return;
	amount_say(&voice, game_to_call(game, seat), call, sizeof call);
	amount_say(&voice, least, raise, sizeof raise);
	if (least && game->table.bet)
		snprintf(text, size, _("%s to call, raise from %s"), call, raise);
	else if (least)
		snprintf(text, size, _("nothing to call, bet from %s"), raise);
	else
		snprintf(text, size, _("%s to call, no raise"), call);
	if (least && most > least && game->table.limit != LIMIT_NO) {
		amount_say(&voice, most, raise, sizeof raise);
		used = strlen(text);
		snprintf(text + used, size - used, _(" to %s"), raise);
	}
}

/* The amount that is typed, or what the chips of the motion are worth, and all of them. */
static void
write_amount(const Composer *c, const Game *game, char *text, size_t size)
{
	char motion[AMOUNT_TEXT], all[AMOUNT_TEXT];

	amount_text(motion,
		    compose_has(c, COMPOSE_TRAY) ? compose_sum(c, game, c->motion) : c->amount);
	amount_text(all, compose_total(c, game));
	if (c->n_motions > 1 && compose_has(c, COMPOSE_MOTIONS))
		snprintf(text, size, _("%s now, %s in all"), motion, all);
	else
		snprintf(text, size, "%s", motion);
}

static void
write_title(const Screen *screen, char *text, size_t size)
{
	const Table *t = &session_game(screen->session)->table;
	const Voice voice = { t, true };
	int seat = screen->composer.seat;
	char name[SAY_MAX], stack[SAY_AMOUNT_MAX], bet[SAY_AMOUNT_MAX];
	int used;

	seat_say(&voice, seat, name, sizeof name);
	amount_say(&voice, t->seat[seat].stack, stack, sizeof stack);
	amount_say(&voice, t->seat[seat].bet, bet, sizeof bet);
	used = snprintf(text, size,
			t->turn && t->turn != seat ? _("%.60s acts, out of turn: %s behind")
						   : _("%.60s acts: %s behind"),
			name, stack);
	if (t->seat[seat].bet)
		snprintf(text + used, size - (size_t)used, _(", %s in front"), bet);
}

void
composing_overlay(Screen *screen, Surface *surface)
{
	static const char *const ORDERS[] = {
		[ORDER_SILENT] = "",
		[ORDER_WORDS_FIRST] = _("first"),
		[ORDER_CHIPS_FIRST] = _("after the chips"),
		[ORDER_TOGETHER] = _("while throwing"),
	};
	const Composer *c = &screen->composer;
	const Game *game = session_game(screen->session);
	const char *lacks = "";
	Event event;
	Texts texts;
	ComposerView view = { .title = texts.title,
			      .how = compose_way_label(c->way),
			      .order =
				      c->words[0] && compose_total(c, game) ? ORDERS[c->order] : "",
			      .focus = (ComposerRow)c->field,
			      .typing = c->typing,
			      .hint = texts.hint,
			      .says = c->says,
			      .line = texts.line,
			      .ascii = screen->ascii };

	write_title(screen, texts.title, sizeof texts.title);
	write_hint(screen, texts.hint, sizeof texts.hint);
	snprintf(texts.words, sizeof texts.words, c->words[0] || c->typing ? "\"%s" : _("(silent)"),
		 c->words);
	if (c->words[0] && !c->typing)
		strcat(texts.words, "\"");
	if (compose_has(c, COMPOSE_WORDS))
		view.words = texts.words;
	write_amount(c, game, texts.amount, sizeof texts.amount);
	if (compose_has(c, COMPOSE_AMOUNT))
		view.amount = texts.amount;
	view.whole = compose_event(c, game, &event, &lacks);
	if (!view.whole)
		snprintf(texts.line, sizeof texts.line, "%s", lacks);
	else
		compose_line(c, game, texts.line, sizeof texts.line);
	fill_tray(c, game, &view);
	fill_list(c, game, &view);
	composer_draw(surface, &view, &screen->cursor_x, &screen->cursor_y);
}
