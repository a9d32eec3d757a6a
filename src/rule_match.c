#include "src/rule_match.h"

#include <string.h>
#include <strings.h>

bool
rule_id_meets(const char *id, const char *rule)
{
	size_t length = strlen(id);

	return strncmp(id, rule, length) == 0 && (rule[length] == '\0' || rule[length] == '.');
}

/*
 * True if the word names the clause or a group that it stands in, as people count them: 43 has
 * 43a and 43b.1, misdeal has misdeal.2, but 4 has not 43.
 */
static bool
names(const char *word, const char *rule)
{
	size_t length = strlen(word);
	bool number;

	if (length == 0 || strncasecmp(word, rule, length) != 0)
		return false;
	if (rule[length] == '\0' || rule[length] == '.')
		return true;
	number = word[length - 1] >= '0' && word[length - 1] <= '9';
	return number && rule[length] >= 'a' && rule[length] <= 'z';
}

static bool
is_id(const Book *book, const char *word)
{
	for (int i = 0; i < book->n_clauses; i++)
		if (names(word, book->clause[i].id))
			return true;
	return false;
}

/* True if the word stands anywhere in the text, case aside. */
static bool
has_word(const char *text, size_t length, const char *word)
{
	size_t n = strlen(word);

	for (size_t i = 0; i + n <= length; i++)
		if (strncasecmp(text + i, word, n) == 0)
			return true;
	return false;
}

bool
rule_match(const Book *book, const Clause *clause, int n_words, char *const *words)
{
	int searched = 0, found = 0;

	for (int i = 0; i < n_words; i++) {
		if (is_id(book, words[i])) {
			if (names(words[i], clause->id))
				return true;
			continue;
		}
		searched++;
		found += has_word(clause->id, strlen(clause->id), words[i]) ||
			 has_word(clause->title.at, clause->title.length, words[i]) ||
			 has_word(clause->text.at, clause->text.length, words[i]);
	}
	return searched > 0 && found == searched;
}
