/*
 * Golden screens of every layout: tables of 2, 6, 9 and 10 seats, with usual and with wide names
 * and amounts, at each street, in UTF-8 and in plain letters. One file for each layout and number
 * of seats, tests/screens/matrix/LAYOUT-SEATS.txt. After a change that is meant,
 * `UPDATE_SCREENS=1 make check-screens` writes them anew; look at the difference before it is
 * committed.
 */
#include "tests/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/file.h"
#include "src/screen/screen.h"
#include "tests/support/crowded.h"

enum { KINDS_MOST = 8, SCREEN_MAX = 32 * 1024, FILE_MAX = 640 * 1024 };

static const int SEATS[] = { 2, 6, 9, 10 };

enum { SEATS_COUNT = sizeof SEATS / sizeof SEATS[0] };

static struct {
	const char *name;
	int width, height;
	bool presenter;
} kinds[KINDS_MOST];

static int n_kinds;

static void
find_kinds(void)
{
	while (n_kinds < KINDS_MOST - 1 &&
	       layout_kind(n_kinds, &kinds[n_kinds].name, &kinds[n_kinds].width,
			   &kinds[n_kinds].height))
		n_kinds++;
	kinds[n_kinds].name = "presenter";
	kinds[n_kinds].presenter = true;
	layout_presenter_least(&kinds[n_kinds].width, &kinds[n_kinds].height);
	n_kinds++;
}

/* The lines of a screen behind one that says what it is, onto the end of the text. */
static void
add_screen(Scripted *scripted, int kind, CrowdedMoment moment, bool wide, bool ascii, char *text)
{
	static Screen screen;
	static char drawn[SCREEN_MAX];
	size_t used = strlen(text);
	Surface surface;
	int x, y;

	ck_assert(surface_open(&surface, kinds[kind].width, kinds[kind].height));
	screen_open(&screen, scripted->session, NULL, ROLE_ALL, 0, ascii);
	screen.faces = moment % 2;
	screen_present(&screen, kinds[kind].presenter);
	screen_draw(&screen, &surface, &x, &y);
	ck_assert_str_eq(screen.layout.name, kinds[kind].name);
	ck_assert_uint_lt(surface_dump(&surface, drawn, sizeof drawn), sizeof drawn);
	ck_assert_uint_lt(used + strlen(drawn) + 100, FILE_MAX);
	snprintf(text + used, FILE_MAX - used, "=== %s%s%s\n%s", crowded_name(moment),
		 wide ? ", wide" : "", ascii ? ", plain letters" : "", drawn);
	screen_close(&screen);
	surface_close(&surface);
}

static void
compare(const char *name, int seats, const char *drawn)
{
	char path[200], error[FILE_ERROR_MAX];
	size_t length;
	char *golden;

	snprintf(path, sizeof path, "tests/screens/matrix/%s-%d.txt", name, seats);
	for (char *c = path; *c; c++)
		*c = *c == ' ' ? '-' : *c;
	if (getenv("UPDATE_SCREENS")) {
		FILE *file = fopen(path, "w");

		ck_assert_ptr_nonnull(file);
		fputs(drawn, file);
		fclose(file);
		return;
	}
	golden = file_read(path, &length, error);
	ck_assert_msg(golden != NULL, "%s", error);
	for (const char *a = golden, *b = drawn; *a || *b;) {
		size_t n = strcspn(a, "\n"), m = strcspn(b, "\n");

		if (n != m || strncmp(a, b, n) != 0)
			ck_abort_msg("%s has\n%.*s\nand this is drawn:\n%.*s", path, (int)n, a,
				     (int)m, b);
		a += n + (a[n] == '\n');
		b += m + (b[m] == '\n');
	}
	free(golden);
}

START_TEST(the_screens_of_a_layout_are_as_they_were_last_looked_at)
{
	static char text[FILE_MAX];
	int kind = _i / SEATS_COUNT, seats = SEATS[_i % SEATS_COUNT];

	text[0] = '\0';
	for (int wide = 0; wide < 2; wide++) {
		Scripted scripted;

		crowded_open(&scripted, seats, wide);
		for (int moment = 0; moment < CROWDED_MOMENTS; moment++) {
			crowded_go_on(&scripted, wide, (CrowdedMoment)moment);
			for (int ascii = 0; ascii < 2; ascii++)
				add_screen(&scripted, kind, (CrowdedMoment)moment, wide, ascii,
					   text);
		}
		scripted_close(&scripted);
	}
	compare(kinds[kind].name, seats, text);
}
END_TEST

int
main(void)
{
	Suite *suite = suite_create("screen matrix");
	TCase *golden = tcase_create("golden");

	find_kinds();
	tcase_set_timeout(golden, 120);
	tcase_add_loop_test(golden, the_screens_of_a_layout_are_as_they_were_last_looked_at, 0,
			    n_kinds * SEATS_COUNT);
	suite_add_tcase(suite, golden);
	return check_run(suite);
}
