#include "src/screen/left.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "src/screen/menu.h"
#include "src/text.h"

static const char *const ANSWERS[] = {
	[LEFT_GO_ON] = _("go on with it"),
	[LEFT_PUT_AWAY] = _("put it away"),
	[LEFT_LATER] = _("later"),
};

enum { ANSWERS_COUNT = sizeof ANSWERS / sizeof ANSWERS[0] };

/* A number from one line; anything else, the end of the input too, puts it off. */
static int
read_answer(FILE *in)
{
	char *line = NULL;
	size_t size = 0;
	int answer = LEFT_LATER;

	if (getline(&line, &size, in) > 0 && line[0] >= '1' && line[0] < '1' + ANSWERS_COUNT &&
	    strspn(line + 1, " \t\r\n") == strlen(line + 1))
		answer = line[0] - '1';
	free(line);
	return answer;
}

LeftAnswer
left_ask(const JournalLeft *left, Term *term, bool ascii, FILE *in, FILE *out)
{
	char title[128], when[48];
	struct tm local;
	int answer;

	localtime_r(&left->when, &local);
	strftime(when, sizeof when, "%Y-%m-%d %H:%M", &local);
	snprintf(title, sizeof title, _("A session was left at %s"), when);
	if (term) {
		answer = menu_choose(term, title, ANSWERS, ANSWERS_COUNT, ascii);
		return answer < 0 ? LEFT_LATER : (LeftAnswer)answer;
	}
	fprintf(out, "%s.\n", title);
	for (int i = 0; i < ANSWERS_COUNT; i++)
		fprintf(out, "  %d  %s\n", i + 1, ANSWERS[i]);
	fputs("> ", out);
	fflush(out);
	return (LeftAnswer)read_answer(in);
}
