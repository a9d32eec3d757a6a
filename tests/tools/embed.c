/*
 * embed - writes files as C: `embed HEADER TYPE SYMBOL FILE...` prints a source that includes
 * HEADER and defines `const struct TYPE SYMBOLs[]` with one row {name, text, length} for each
 * file, and `const size_t SYMBOL_count`. The name is the file's without folder and ending; the
 * text ends in a zero byte that the length does not count.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Character constants in octal, so that plain char may be signed or not; returns the length. */
static long
write_text(FILE *file, int number)
{
	long length = 0;
	int c;

	printf("static const char text_%d[] = {", number);
	while ((c = getc(file)) != EOF) {
		printf("%s'\\%03o',", length % 16 == 0 ? "\n\t" : "", (unsigned)c);
		length++;
	}
	printf("\n\t'\\000'};\n\n");
	return length;
}

static void
write_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash == NULL ? path : slash + 1;
	const char *dot = strrchr(name, '.');

	printf("%.*s", dot == NULL ? (int)strlen(name) : (int)(dot - name), name);
}

int
main(int argc, char **argv)
{
	long *lengths;
	int i;

	if (argc < 5) {
		fprintf(stderr, "usage: embed HEADER TYPE SYMBOL FILE...\n");
		return 2;
	}
	lengths = calloc((size_t)argc, sizeof(*lengths));
	if (lengths == NULL)
		return 2;
	printf("/* Written by tests/tools/embed.c; change the files it was made from. */\n");
	printf("#include \"%s\"\n\n", argv[1]);
	for (i = 4; i < argc; i++) {
		FILE *file = fopen(argv[i], "rb");

		if (file == NULL) {
			perror(argv[i]);
			return 2;
		}
		lengths[i] = write_text(file, i - 4);
		if (ferror(file) || fclose(file) != 0) {
			perror(argv[i]);
			return 2;
		}
	}
	printf("const struct %s %ss[] = {\n", argv[2], argv[3]);
	for (i = 4; i < argc; i++) {
		printf("\t{ \"");
		write_name(argv[i]);
		printf("\", text_%d, %ld },\n", i - 4, lengths[i]);
	}
	printf("};\n\nconst size_t %s_count = %d;\n", argv[3], argc - 4);
	free(lengths);
	return fflush(stdout) == 0 ? 0 : 2;
}
