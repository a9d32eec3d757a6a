#include "src/history/toml.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "src/history/arena.h"
#include "src/history/toml_scan.h"

/* How a table or an array came to be, which decides what may still be added to it. */
typedef enum Made {
	MADE_CLOSED, /* a value, an inline table or array: nothing may be added */
	MADE_ON_WAY, /* by a header that goes through it: it may still be defined */
	MADE_HEADER, /* by a header of its own */
	MADE_DOTTED, /* by a dotted key: other dotted keys may go through it */
	MADE_TABLES  /* an array of tables, by `[[...]]` */
} Made;

typedef struct Node Node;
struct Node {
	TomlValue value; /* first, so that a value of the document is a node */
	Node *last;	 /* of what it holds */
	Made made;
};

/* Every key of every table, found by its table and name; open addressing. */
typedef struct Index {
	struct IndexEntry {
		const Node *table;
		Node *node;
		uint64_t hash;
	} * entry;
	size_t size, used; /* size is a power of two, or 0 */
} Index;

struct TomlDocument {
	Arena arena;
	Index index;
	Node *root;
};

typedef struct Parser {
	TomlScan scan;
	TomlDocument *document;
	int depth;
} Parser;

static bool read_value(Parser *parser, Node *node);

/* FNV-1a over the key, with its table mixed in. */
static uint64_t
key_hash(const Node *table, const TomlText *key)
{
	uint64_t hash = UINT64_C(14695981039346656037) ^ (uint64_t)(uintptr_t)table;

	for (size_t i = 0; i < key->length; i++)
		hash = (hash ^ (unsigned char)key->at[i]) * UINT64_C(1099511628211);
	return hash ^ hash >> 29;
}

static bool
index_grow(Index *index)
{
	size_t size = index->size ? index->size * 2 : 64;
	struct IndexEntry *entry = calloc(size, sizeof *entry);

	if (!entry)
		return false;
	for (size_t i = 0; i < index->size; i++) {
		size_t at = index->entry[i].hash & (size - 1);

		if (!index->entry[i].node)
			continue;
		while (entry[at].node)
			at = (at + 1) & (size - 1);
		entry[at] = index->entry[i];
	}
	free(index->entry);
	index->entry = entry;
	index->size = size;
	return true;
}

static Node *
child_find(const TomlDocument *document, const Node *table, const TomlText *key)
{
	const Index *index = &document->index;
	uint64_t hash = key_hash(table, key);

	if (index->size == 0)
		return NULL;
	for (size_t at = hash & (index->size - 1); index->entry[at].node;
	     at = (at + 1) & (index->size - 1)) {
		const struct IndexEntry *entry = &index->entry[at];
		const TomlText *other = &entry->node->value.key;

		if (entry->hash == hash && entry->table == table && other->length == key->length &&
		    memcmp(other->at, key->at, key->length) == 0)
			return entry->node;
	}
	return NULL;
}

/* A new node at the end of an array, or of a table under a key that it does not have. */
static Node *
child_add(Parser *parser, Node *parent, const TomlText *key, TomlKind kind)
{
	Index *index = &parser->document->index;
	Node *node = arena_take(&parser->document->arena, sizeof *node);

	if (!node || (key && index->used >= index->size / 2 && !index_grow(index))) {
		toml_scan_no_memory(&parser->scan);
		return NULL;
	}
	node->value.kind = kind;
	node->value.line = parser->scan.line;
	if (key) {
		uint64_t hash = key_hash(parent, key);
		size_t at = hash & (index->size - 1);

		while (index->entry[at].node)
			at = (at + 1) & (index->size - 1);
		node->value.key = *key;
		index->entry[at] = (struct IndexEntry){ parent, node, hash };
		index->used++;
	}
	if (parent->last)
		parent->last->value.next = &node->value;
	else
		parent->value.first = &node->value;
	parent->last = node;
	parent->value.count++;
	return node;
}

static bool
is_bare(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '-';
}

/* One part of a key, and the blanks behind it. */
static bool
read_key_part(Parser *parser, TomlText *key)
{
	TomlScan *scan = &parser->scan;
	const char *start = scan->at;
	char *copy;

	if (start < scan->end && (*start == '"' || *start == '\'')) {
		if (toml_scan_is(scan, "\"\"\"") || toml_scan_is(scan, "'''"))
			return toml_scan_expected(scan, start, "a key on one line");
		if (!toml_scan_string(scan, key))
			return false;
	} else {
		while (scan->at < scan->end && is_bare(*scan->at))
			scan->at++;
		if (scan->at == start)
			return toml_scan_expected(scan, start, "a key");
		copy = arena_text(&parser->document->arena, start, (size_t)(scan->at - start));
		if (!copy)
			return toml_scan_no_memory(scan);
		*key = (TomlText){ copy, (size_t)(scan->at - start) };
	}
	toml_scan_blanks(scan);
	return true;
}

/* After a part of a key: a point, and more of the key, or not. */
static bool
key_goes_on(TomlScan *scan)
{
	if (scan->at == scan->end || *scan->at != '.')
		return false;
	scan->at++;
	toml_scan_blanks(scan);
	return true;
}

/* Whoever walks over the values may recurse, so there is a bound. */
static bool
too_deep(Parser *parser)
{
	return toml_scan_wrong(&parser->scan, parser->scan.at,
			       "tables or arrays are nested too deeply here", NULL);
}

/* The table that a dotted key goes through, made if it is not there. NULL with the error. */
static Node *
dotted_step(Parser *parser, Node *table, const TomlText *key, const char *at)
{
	Node *node = child_find(parser->document, table, key);

	if (!node) {
		node = child_add(parser, table, key, TOML_TABLE);
		if (node)
			node->made = MADE_DOTTED;
		return node;
	}
	if (node->value.kind == TOML_TABLE &&
	    (node->made == MADE_DOTTED || node->made == MADE_ON_WAY)) {
		node->made = MADE_DOTTED;
		return node;
	}
	toml_scan_wrong(&parser->scan, at,
			node->value.kind == TOML_TABLE
				? "the table \"%.*s\" is defined elsewhere and cannot be added to"
				: "\"%.*s\" is no table",
			key);
	return NULL;
}

/* `key = value`, at the place, into the table. */
static bool
read_pair(Parser *parser, Node *table)
{
	TomlScan *scan = &parser->scan;
	TomlText key;
	Node *node;

	for (int parts = 1;; parts++) {
		const char *at = scan->at;

		if (parts > TOML_DEPTH_MAX)
			return too_deep(parser);
		if (!read_key_part(parser, &key))
			return false;
		if (!key_goes_on(scan)) {
			if (child_find(parser->document, table, &key))
				return toml_scan_wrong(scan, at,
						       "the key \"%.*s\" is there already", &key);
			break;
		}
		table = dotted_step(parser, table, &key, at);
		if (!table)
			return false;
	}
	if (scan->at == scan->end || *scan->at != '=')
		return toml_scan_expected(scan, scan->at, "= or . behind the key");
	scan->at++;
	toml_scan_blanks(scan);
	node = child_add(parser, table, &key, TOML_STRING);
	return node && read_value(parser, node);
}

static bool
read_array(Parser *parser, Node *array)
{
	TomlScan *scan = &parser->scan;
	Node *item;

	if (++parser->depth > TOML_DEPTH_MAX)
		return too_deep(parser);
	array->value.kind = TOML_ARRAY;
	scan->at++;
	for (;;) {
		if (!toml_scan_space(scan))
			return false;
		if (scan->at < scan->end && *scan->at == ']')
			break;
		item = child_add(parser, array, NULL, TOML_STRING);
		if (!item || !read_value(parser, item) || !toml_scan_space(scan))
			return false;
		if (scan->at < scan->end && *scan->at == ']')
			break;
		if (scan->at == scan->end || *scan->at != ',')
			return toml_scan_expected(scan, scan->at, ", or ] in the array");
		scan->at++;
	}
	scan->at++;
	parser->depth--;
	return true;
}

static bool
read_inline_table(Parser *parser, Node *table)
{
	TomlScan *scan = &parser->scan;

	if (++parser->depth > TOML_DEPTH_MAX)
		return too_deep(parser);
	table->value.kind = TOML_TABLE;
	scan->at++;
	toml_scan_blanks(scan);
	if (scan->at == scan->end || *scan->at != '}') {
		for (;;) {
			if (!read_pair(parser, table))
				return false;
			toml_scan_blanks(scan);
			if (scan->at < scan->end && *scan->at == '}')
				break;
			if (scan->at == scan->end || *scan->at != ',')
				return toml_scan_expected(scan, scan->at,
							  ", or } in the inline table");
			scan->at++;
			toml_scan_blanks(scan);
		}
	}
	scan->at++;
	parser->depth--;
	return true;
}

/* Reads the value at the place into the node. */
static bool
read_value(Parser *parser, Node *node)
{
	TomlScan *scan = &parser->scan;
	char c = scan->at < scan->end ? *scan->at : '\0';

	node->value.line = scan->line;
	if (c == '[')
		return read_array(parser, node);
	if (c == '{')
		return read_inline_table(parser, node);
	if (c == '"' || c == '\'')
		return toml_scan_string(scan, &node->value.text);
	return toml_scan_plain(scan, &node->value);
}

/* The table that a header goes through, made if it is not there. NULL with the error. */
static Node *
header_step(Parser *parser, Node *table, const TomlText *key, const char *at)
{
	Node *node = child_find(parser->document, table, key);

	if (!node) {
		node = child_add(parser, table, key, TOML_TABLE);
		if (node)
			node->made = MADE_ON_WAY;
		return node;
	}
	if (node->made == MADE_TABLES)
		return node->last;
	if (node->value.kind == TOML_TABLE && node->made != MADE_CLOSED)
		return node;
	toml_scan_wrong(&parser->scan, at,
			node->value.kind == TOML_TABLE
				? "the inline table \"%.*s\" cannot be added to"
				: "\"%.*s\" is no table",
			key);
	return NULL;
}

/* The table that `[... key]` begins. NULL with the error. */
static Node *
header_table(Parser *parser, Node *table, const TomlText *key, const char *at)
{
	Node *node = child_find(parser->document, table, key);

	if (!node)
		node = child_add(parser, table, key, TOML_TABLE);
	else if (node->value.kind != TOML_TABLE || node->made != MADE_ON_WAY) {
		toml_scan_wrong(&parser->scan, at, "\"%.*s\" is there already", key);
		return NULL;
	}
	if (node)
		node->made = MADE_HEADER;
	return node;
}

/* The table that `[[... key]]` begins. NULL with the error. */
static Node *
header_element(Parser *parser, Node *table, const TomlText *key, const char *at)
{
	Node *array = child_find(parser->document, table, key), *node;

	if (!array) {
		array = child_add(parser, table, key, TOML_ARRAY);
		if (array)
			array->made = MADE_TABLES;
	} else if (array->made != MADE_TABLES) {
		toml_scan_wrong(&parser->scan, at,
				"\"%.*s\" is there already and is no array of tables", key);
		return NULL;
	}
	node = array ? child_add(parser, array, NULL, TOML_TABLE) : NULL;
	if (node)
		node->made = MADE_HEADER;
	return node;
}

/* A header stands at the place; `*table` becomes the table that it begins. */
static bool
read_header(Parser *parser, Node **table)
{
	TomlScan *scan = &parser->scan;
	bool element = toml_scan_is(scan, "[[");
	Node *node = parser->document->root;
	const char *at;
	TomlText key;

	scan->at += element ? 2 : 1;
	toml_scan_blanks(scan);
	for (int parts = 1;; parts++) {
		at = scan->at;
		if (parts > TOML_DEPTH_MAX)
			return too_deep(parser);
		if (!read_key_part(parser, &key))
			return false;
		if (!key_goes_on(scan))
			break;
		node = header_step(parser, node, &key, at);
		if (!node)
			return false;
	}
	if (!toml_scan_is(scan, element ? "]]" : "]"))
		return toml_scan_expected(scan, scan->at,
					  element ? ". or ]] behind the key"
						  : ". or ] behind the key");
	scan->at += element ? 2 : 1;
	*table = element ? header_element(parser, node, &key, at)
			 : header_table(parser, node, &key, at);
	return *table != NULL && toml_scan_line_end(scan);
}

static bool
read_document(Parser *parser)
{
	TomlScan *scan = &parser->scan;
	Node *table = parser->document->root;

	if (toml_scan_is(scan, "\xef\xbb\xbf")) { /* A byte order mark says nothing. */
		scan->at += 3;
		scan->line_start = scan->at;
	}
	if (!toml_scan_check_utf8(scan))
		return false;
	for (;;) {
		if (!toml_scan_space(scan))
			return false;
		if (scan->at == scan->end)
			return true;
		if (*scan->at == '[') {
			if (!read_header(parser, &table))
				return false;
		} else if (!read_pair(parser, table) || !toml_scan_line_end(scan)) {
			return false;
		}
	}
}

TomlDocument *
toml_open(const char *text, size_t length, TomlError *error)
{
	TomlDocument *document = calloc(1, sizeof *document);
	Parser parser = {
		.scan = { text, text + length, text, 1, NULL, error },
		.document = document,
	};

	*error = (TomlError){ 0 };
	if (document)
		document->root = arena_take(&document->arena, sizeof *document->root);
	if (!document || !document->root) {
		toml_scan_no_memory(&parser.scan);
		free(document);
		return NULL;
	}
	document->root->value.kind = TOML_TABLE;
	document->root->value.line = 1;
	document->root->made = MADE_HEADER;
	parser.scan.arena = &document->arena;
	if (!read_document(&parser)) {
		toml_close(document);
		return NULL;
	}
	return document;
}

void
toml_close(TomlDocument *document)
{
	if (!document)
		return;
	free(document->index.entry);
	arena_close(&document->arena);
	free(document);
}

const TomlValue *
toml_root(const TomlDocument *document)
{
	return &document->root->value;
}

const TomlValue *
toml_find(const TomlValue *table, const char *key)
{
	size_t length = strlen(key);

	for (const TomlValue *v = table->first; v; v = v->next)
		if (v->key.length == length && memcmp(v->key.at, key, length) == 0)
			return v;
	return NULL;
}
