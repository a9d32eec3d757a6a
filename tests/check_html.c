/* The page that a session is exported as: whole, safe, alike each time, and nothing overlaps. */
#include "tests/check.h"

#include <ftw.h>
#include <stdio.h>
#include <string.h>

#include "src/export/markup.h"
#include "tests/support/exported.h"
#include "tests/support/html_valid.h"

/* The page of a script; the caller frees it. */
static char *
page_of(const char *text, View view)
{
	Exported exported;
	const char *wrong;
	char *page;

	exported_open(&exported, text, view);
	ck_assert_int_eq(exported.refused, 0);
	page = exported_text(&exported, "html");
	exported_close(&exported);
	wrong = html_fault(page);
	ck_assert_msg(wrong == NULL, "%s", wrong);
	return page;
}

static int
count(const char *text, const char *word)
{
	int n = 0;

	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
		n++;
	return n;
}

#define THREE                                                                                      \
	"title Three\nblinds 50/100\nseat 1 Ana 5000\nseat 2 Ben 5000\nseat 3 Cleo 5000\n"         \
	"button 3\n"

/* How many moments are worth a picture: the deal, streets, rulings, what is noted, the end. */
static const struct {
	const char *text;
	int pictures, cards;
} MOMENTS[] = {
	{ THREE, 1, 0 },
	{ THREE "post\n", 1, 0 },
	{ THREE "post\ndeal\n3 folds\n", 2, 0 },
	{ THREE "note \"First.\"\npost\ndeal\n3 folds\n", 3, 0 },
	{ THREE "post\ndeal\nask\n3 calls\n1 calls\nhint \"?\"\n2 checks\nflop\n", 4, 0 },
	{ THREE "post\ndeal\n1 calls\n3 folds\n", 3, 1 },
	{ THREE "post\ndeal\n3 folds\n1 folds\nnext hand\npost\ndeal\n", 3, 0 },
	{ THREE
	  "post\ndeal\n3 calls\n1 calls\n2 checks\nflop\n1 checks\n2 checks\n3 checks\n"
	  "turn\n1 checks\n2 checks\n3 checks\nriver\n1 checks\n2 checks\n3 checks\nshowdown\n",
	  5, 0 },
};

START_TEST(every_marked_moment_has_one_picture)
{
	char *page = page_of(MOMENTS[_i].text, (View){ .faces = true });

	ck_assert_int_eq(count(page, "<svg viewBox="), MOMENTS[_i].pictures);
	ck_assert_int_eq(count(page, "<section class=\"moment\""), MOMENTS[_i].pictures);
	ck_assert_int_eq(count(page, "<li><a href=\"#moment-"), MOMENTS[_i].pictures);
	ck_assert_int_eq(count(page, "<desc "), MOMENTS[_i].pictures);
	ck_assert_int_eq(count(page, "<div class=\"ruling\">"), MOMENTS[_i].cards);
	ck_assert_int_eq(count(page, "<table class=\"books\">"), MOMENTS[_i].cards);
	free(page);
}
END_TEST

/* What was asked about and is kept for the end is told nowhere before. */
START_TEST(answers_stand_at_the_end_where_that_is_asked_for)
{
	static const char TEXT[] = "blinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\n"
				   "seat 3 Carla 20000\nseat 4 Dan 20000\nbutton 2\npost\ndeal\n"
				   "1 raises to 1100\nask \"And now?\"\n2 throws 1000x2\n";
	Exported exported;
	char *page, *answers;

	exported_open(&exported, TEXT, (View){ 0 });
	exported.source.questions = true;
	page = exported_text(&exported, "html");
	exported_close(&exported);
	ck_assert_ptr_null(html_fault(page));
	answers = strstr(page, "<section class=\"answers\">");
	ck_assert_ptr_nonnull(answers);
	ck_assert_ptr_nonnull(strstr(answers, "<b class=\"id\">45a</b>"));
	ck_assert_ptr_nonnull(strstr(answers, ": 2 Ben throws 1,000x2: call 1,100</h2>"));
	ck_assert_int_eq(count(answers, "id=\"answer-3\""), 1);
	*answers = '\0';
	ck_assert_ptr_null(strstr(page, "45a"));
	ck_assert_ptr_null(strstr(page, "900 back"));
	ck_assert_ptr_null(strstr(page, "call 1,100"));
	ck_assert_ptr_nonnull(strstr(page, "<b>Question:</b> And now?"));
	ck_assert_ptr_nonnull(strstr(page, "3. Preflop: 2 Ben throws 1,000x2</h2>\n<p>How do you"));
	ck_assert_ptr_nonnull(strstr(page, "<a href=\"#answer-3\">"));
	free(page);
}
END_TEST

START_TEST(a_page_needs_nothing_from_elsewhere)
{
	static const char *const FOREIGN[] = { "http:", "https:",  "src=",
					       "url(",	"@import", "<script",
					       "<link", "onload=", "javascript:" };
	char *page = page_of(MOMENTS[5].text, (View){ .faces = true });

	for (size_t i = 0; i < sizeof FOREIGN / sizeof FOREIGN[0]; i++)
		ck_assert_msg(strstr(page, FOREIGN[i]) == NULL, "%s", FOREIGN[i]);
	free(page);
}
END_TEST

START_TEST(the_same_script_makes_the_same_bytes)
{
	char *once = page_of(MOMENTS[7].text, (View){ .faces = true });
	char *again = page_of(MOMENTS[7].text, (View){ .faces = true });

	ck_assert_str_eq(once, again);
	free(once);
	free(again);
}
END_TEST

START_TEST(what_people_write_stands_for_itself)
{
	char *page = page_of("title <b>Bold</b> & 'quoted'\n"
			     "seat 1 \"<script>\" 5000\nseat 2 \"A&B\" 5000\nbutton 1\npost\ndeal\n"
			     "note \"</p><img src=x> & \\\"so\\\"\"\n1 says \"<i>call</i>\"\n",
			     (View){ .faces = true });

	ck_assert_ptr_nonnull(strstr(page, "<title>&lt;b&gt;Bold&lt;/b&gt; &amp; "
					   "&#39;quoted&#39;</title>"));
	ck_assert_ptr_nonnull(strstr(page, "<td>&lt;script&gt;</td>"));
	ck_assert_ptr_nonnull(strstr(page, ">2 A&amp;B</text>"));
	ck_assert_ptr_nonnull(strstr(page, "&lt;/p&gt;&lt;img src=x&gt; &amp; &quot;so&quot;</p>"));
	ck_assert_ptr_null(strstr(page, "<i>"));
	free(page);
}
END_TEST

/* The ruling of 45a at the head of the document of the table language. */
START_TEST(a_card_has_the_clause_its_text_and_what_comes_of_it)
{
	char *page = page_of("book tournament\nblinds 50/100\nseat 1 Ana 20000\nseat 2 Ben 20000\n"
			     "seat 3 Carla 20000\nseat 4 Dan 20000 = 1000x15 100x50\n"
			     "seat 5 Eva 20000\nbutton 5\npost\ndeal\n3 raises to 1100\n"
			     "4 throws 1000x2\n",
			     (View){ .faces = true });
	const char *card =
		strstr(page, "<b class=\"id\">45a</b> Several chips of one denomination");

	ck_assert_ptr_nonnull(card);
	ck_assert_ptr_nonnull(strstr(card, "900 back to 4 Dan</dd>"));
	ck_assert_ptr_nonnull(strstr(card, "<dt>Here</dt><dd>bet to call 1,100"));
	ck_assert_ptr_nonnull(strstr(card, "<dt>If</dt><dd>"));
	ck_assert_ptr_nonnull(strstr(card, "<th scope=\"row\">club</th><td><b>betting.7</b>"));
	ck_assert_ptr_null(strstr(card, "<th scope=\"row\">tournament</th>"));
	ck_assert_ptr_nonnull(strstr(page, "class=\"pill light\"/>\n<text"));
	ck_assert_ptr_nonnull(strstr(page, "<desc id=\"tells-2\">5 Eva to act, 1,100 to call. "));
	ck_assert_ptr_nonnull(strstr(page, " Seat 4 Dan: 18,900 behind, 1,100 in front, cards "));
	free(page);
}
END_TEST

/* Cards lie face up as far as whoever looks may see them. */
static const struct {
	View view;
	int named; /* cards that are named in the picture after the deal, of three hands */
} VIEWS[] = {
	{ { .role = ROLE_ALL, .faces = true }, 6 },
	{ { .role = ROLE_ALL, .faces = false }, 0 },
	{ { .role = ROLE_DEALER }, 0 },
	{ { .role = ROLE_PLAYER, .seat = 2 }, 2 },
};

START_TEST(a_picture_shows_what_its_view_sees)
{
	char *page = page_of(THREE "cards 2 As Kd\npost\ndeal\n", VIEWS[_i].view);

	ck_assert_int_eq(count(page, "class=\"card\"><title>"), VIEWS[_i].named);
	ck_assert_int_eq(count(page, "<title>As</title>"), VIEWS[_i].named > 0);
	ck_assert_int_eq(count(page, ", 2 cards face down"), (6 - VIEWS[_i].named) / 2);
	free(page);
}
END_TEST

/* A rectangle of the picture. */
typedef struct Box {
	int x, y, width, height;
} Box;

/* The boxes of seats, taken or empty, in the first picture. */
static int
seat_boxes(const char *page, Box *boxes, int max)
{
	const char *end = strstr(page, "<svg viewBox=");
	const char *at = end;
	int n = 0;

	end = strstr(end, "</svg>");
	while ((at = strstr(at + 1, "<rect x=")) != NULL && at < end) {
		const char *class = strstr(at, "class=\"");
		Box box;

		ck_assert_int_eq(sscanf(at, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"",
					&box.x, &box.y, &box.width, &box.height),
				 4);
		if (strncmp(class, "class=\"plate", 12) != 0 &&
		    strncmp(class, "class=\"empty", 12) != 0)
			continue;
		/* Cards and the clause above, the state below, the turn and the button beside. */
		ck_assert_int_lt(n, max);
		boxes[n++] = (Box){ box.x - 18, box.y - 56, box.width + 31, box.height + 68 };
	}
	return n;
}

static bool
overlap(const Box *a, const Box *b)
{
	return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
	       b->y < a->y + a->height;
}

START_TEST(no_seat_overlaps_another_or_leaves_the_picture)
{
	char text[256], *page;
	Box boxes[SEAT_MAX];
	int left, top, width, height;

	snprintf(text, sizeof text, "seats %d\nseat 1 Ana 5000\nseat 2 Ben 5000\nbutton 2\n", _i);
	page = page_of(text, (View){ .faces = true });
	ck_assert_int_eq(sscanf(strstr(page, "<svg viewBox="), "<svg viewBox=\"%d %d %d %d\"",
				&left, &top, &width, &height),
			 4);
	ck_assert_int_eq(seat_boxes(page, boxes, SEAT_MAX), _i);
	for (int i = 0; i < _i; i++) {
		ck_assert_int_ge(boxes[i].x, left);
		ck_assert_int_ge(boxes[i].y, top);
		ck_assert_int_le(boxes[i].x + boxes[i].width, left + width);
		ck_assert_int_le(boxes[i].y + boxes[i].height, top + height);
		for (int k = 0; k < i; k++)
			ck_assert_msg(!overlap(&boxes[i], &boxes[k]), "%d seats: %d and %d", _i,
				      k + 1, i + 1);
	}
	free(page);
}
END_TEST

/* Every case that comes with the program. */
static int n_cases;

static int
look_at_case(const char *path, const struct stat *status, int type, struct FTW *ftw)
{
	Exported exported;
	const char *wrong;
	char *page;

	(void)status;
	(void)ftw;
	if (type != FTW_F || !file_has_ending(path, ".table"))
		return 0;
	exported_open_file(&exported, path, (View){ .faces = n_cases % 2 });
	exported.source.questions = n_cases % 3 == 0;
	page = exported_text(&exported, "html");
	exported_close(&exported);
	wrong = html_fault(page);
	ck_assert_msg(wrong == NULL, "%s: %s", path, wrong);
	free(page);
	n_cases++;
	return 0;
}

START_TEST(every_case_makes_a_good_page)
{
	n_cases = 0;
	ck_assert_int_eq(nftw("tests/cases", look_at_case, 8, FTW_PHYS), 0);
	ck_assert_int_ge(n_cases, 200);
}
END_TEST

static const struct {
	const char *text, *escaped;
} ESCAPES[] = {
	{ "plain", "plain" },
	{ "<a href=\"x\">&'", "&lt;a href=&quot;x&quot;&gt;&amp;&#39;" },
	{ "caf\xc3\xa9 \xe6\x97\xa5", "caf\xc3\xa9 \xe6\x97\xa5" },
	{ "a\x01"
	  "b\tc\nd\x7f",
	  "a b c\nd " },
	{ "\xff\xc3", "\xef\xbf\xbd\xef\xbf\xbd" },
	{ "\xc0\xaf", "\xef\xbf\xbd\xef\xbf\xbd" },
	{ "\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd" },
	{ "\xef\xbf\xbf", "\xef\xbf\xbd" },
	{ "\xc2\x85", " " },
};

START_TEST(text_is_escaped_and_is_utf_8)
{
	char *escaped = NULL;
	size_t length;
	FILE *file = open_memstream(&escaped, &length);

	markup_text(file, ESCAPES[_i].text);
	ck_assert_int_eq(fclose(file), 0);
	ck_assert_str_eq(escaped, ESCAPES[_i].escaped);
	free(escaped);
}
END_TEST

START_TEST(a_long_name_is_cut_at_a_whole_character)
{
	char text[64] = "\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e";
	char word[64] = "Ana";

	markup_cut(word, sizeof word, 20, 100);
	ck_assert_str_eq(word, "Ana");
	ck_assert_int_gt(markup_width(text, 20), 100);
	markup_cut(text, sizeof text, 20, 100);
	ck_assert_str_eq(text, "\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e\xe6\x97\xa5\xe2\x80\xa6");
	ck_assert_int_le(markup_width(text, 20), 100);
}
END_TEST

static const struct {
	const char *body, *says; /* NULL: nothing is wrong */
} PAGES[] = {
	{ "<p id=\"a\">x &amp; y</p></html>", NULL },
	{ "<p>x", "not closed" },
	{ "<p></b></html>", "without its beginning" },
	{ "<p id=\"a\"></p><p id=\"a\"></p></html>", "twice" },
	{ "<a href=\"#b\"></a></html>", "reference to no id" },
	{ "<a href=\"there\"></a></html>", "out of the page" },
	{ "x & y</html>", "ampersand" },
	{ "<img></html>", "no place" },
	{ "<p class=a></p></html>", "without quotes" },
};

START_TEST(the_judge_of_pages_knows_its_grammar)
{
	char page[256];
	const char *fault;

	snprintf(page, sizeof page, "<!DOCTYPE html>\n<html lang=\"en\">%s", PAGES[_i].body);
	fault = html_fault(page);
	if (PAGES[_i].says)
		ck_assert_msg(fault && strstr(fault, PAGES[_i].says), "%s", fault ? fault : "-");
	else
		ck_assert_msg(fault == NULL, "%s", fault);
	ck_assert_ptr_nonnull(html_fault("<html></html>"));
}
END_TEST

#define COUNT(rows) (int)(sizeof(rows) / sizeof(rows)[0])

int
main(void)
{
	Suite *suite = suite_create("html");
	TCase *tests = tcase_create("html");

	tcase_add_loop_test(tests, every_marked_moment_has_one_picture, 0, COUNT(MOMENTS));
	tcase_add_test(tests, answers_stand_at_the_end_where_that_is_asked_for);
	tcase_add_test(tests, a_page_needs_nothing_from_elsewhere);
	tcase_add_test(tests, the_same_script_makes_the_same_bytes);
	tcase_add_test(tests, what_people_write_stands_for_itself);
	tcase_add_test(tests, a_card_has_the_clause_its_text_and_what_comes_of_it);
	tcase_add_loop_test(tests, a_picture_shows_what_its_view_sees, 0, COUNT(VIEWS));
	tcase_add_loop_test(tests, no_seat_overlaps_another_or_leaves_the_picture, 2, SEAT_MAX + 1);
	tcase_add_test(tests, every_case_makes_a_good_page);
	tcase_add_loop_test(tests, text_is_escaped_and_is_utf_8, 0, COUNT(ESCAPES));
	tcase_add_test(tests, a_long_name_is_cut_at_a_whole_character);
	tcase_add_loop_test(tests, the_judge_of_pages_knows_its_grammar, 0, COUNT(PAGES));
	suite_add_tcase(suite, tests);
	return check_run(suite);
}
