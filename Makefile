# misdeal: the whole build. See README.md for the targets that people use.
#
# Files are found by their place: engine/ makes libengine.a, ui/ libui.a, src/ (but src/main.c)
# libsrc.a, and all of them with src/main.c the program. Each variant has its own folder under
# build/. CFLAGS, CPPFLAGS, LDFLAGS, LDLIBS, CC, PREFIX and DESTDIR are the user's, and so are
# BINDIR, DATADIR and MANDIR.

VARIANT ?= release
B := build/$(VARIANT)

ifeq ($(origin CC),default)
CC := gcc
endif
CLANG ?= clang
AR ?= ar
CLANG_FORMAT ?= $(firstword $(shell command -v clang-format-14 clang-format 2>/dev/null) clang-format)
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
ZSH_FOLDER ?= site-functions
DESTDIR ?=
HANDS ?= tests/hands
FUZZ_SECONDS ?= 30
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

# What each variant adds. CFLAGS from the user takes the place of the first only.
CFLAGS_release := -O2 -g
CFLAGS_werror := -O2
CFLAGS_clang := -O1
CFLAGS_asan := -O1 -g
CFLAGS_cov := -O0 -g
CFLAGS_fuzz := -O1 -g
CFLAGS_deb := -O2 -g -ffile-prefix-map=$(CURDIR)=.
CFLAGS ?= $(CFLAGS_$(VARIANT))

SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
NEED_werror := -Werror
NEED_clang := -Werror
NEED_asan := $(SANITIZE)
NEED_cov := --coverage
NEED_fuzz := $(SANITIZE) -fsanitize=fuzzer-no-link

# As Debian hardens what it ships.
NEED_deb := -fstack-protector-strong -Wformat -Werror=format-security -D_FORTIFY_SOURCE=2 \
	-fPIE -pie -Wl,-z,relro,-z,now

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
	-Wswitch-enum -Wno-missing-field-initializers
NEED := -std=c11 -I. $(WARNINGS) $(NEED_$(VARIANT))

# The engine sees plain C11; the rest of the program sees POSIX and the wide curses as well.
NCURSES_CFLAGS := $(filter-out -D%,$(shell pkg-config --cflags ncursesw 2>/dev/null))
NCURSES_LIBS := $(or $(shell pkg-config --libs ncursesw 2>/dev/null),-lncursesw -ltinfo)
CHECK_CFLAGS := $(shell pkg-config --cflags check 2>/dev/null)
CHECK_LIBS := $(or $(shell pkg-config --libs check 2>/dev/null),-lcheck -lsubunit -lm -lrt -pthread)
POSIX := -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE

COMPILE = $(CC) $(NEED) $(CPPFLAGS) $(CFLAGS)
LINK = $(CC) $(NEED_$(VARIANT)) $(CFLAGS) $(LDFLAGS)

# What there is.

ENGINE_C := $(sort $(wildcard engine/*.c engine/*/*.c))
UI_C := $(sort $(wildcard ui/*.c ui/*/*.c))
# What makes the manual and the completions out of the program's own tables; not part of it.
MAKE_C := $(sort $(wildcard src/man/*.c))
SRC_C := $(filter-out src/main.c $(MAKE_C),$(sort $(wildcard src/*.c src/*/*.c)))
MAIN_C := $(wildcard src/main.c)
SUPPORT_C := $(sort $(wildcard tests/support/*.c))
UNIT_C := $(sort $(wildcard tests/check_*.c))
EXAMPLE_C := $(sort $(wildcard tests/example_*.c))
PROVE_C := $(sort $(wildcard tests/prove_*.c))
BENCH_C := $(sort $(wildcard tests/bench/bench_*.c))
FUZZ_C := $(sort $(wildcard tests/fuzz/fuzz_*.c))
HEADERS := $(sort $(wildcard engine/*.h engine/*/*.h ui/*.h ui/*/*.h src/*.h src/*/*.h \
	tests/*.h tests/*/*.h))
ALL_C := $(ENGINE_C) $(UI_C) $(SRC_C) $(MAIN_C) $(MAKE_C) $(SUPPORT_C) $(UNIT_C) $(EXAMPLE_C) \
	$(PROVE_C) $(BENCH_C) $(FUZZ_C)

quoted = $(subst ','\'',$(1))
objects = $(patsubst %.c,$(B)/obj/%.o,$(1))
programs = $(patsubst %.c,$(B)/%,$(1))

# Text that is built in: embed(library, header, type, symbol, files). The header, written by hand,
# declares `struct TYPE {const char *name; const char *text; size_t length;}`, SYMBOLs[] and
# SYMBOL_count; the rows come in the order of the files, and only where the header stands.
define embed
ifneq ($$(wildcard $(2)),)
$(1)_GEN += $$(B)/gen/$(4)s.c
$$(B)/gen/$(4)s.c: $(5) $(2) $$(B)/tools/embed $$(B)/sources
	@mkdir -p $$(@D)
	$$(B)/tools/embed $(2) $(3) $(4) $(5) >$$@.tmp && mv $$@.tmp $$@
endif
endef

BOOKS := $(sort $(wildcard engine/books/*.book))
BASE_BOOK := $(filter %/practice.book,$(BOOKS))
LESSONS := $(sort $(wildcard src/lessons/*.table))
$(eval $(call embed,ENGINE,engine/books_data.h,BookText,book_text,$(BASE_BOOK) $(filter-out $(BASE_BOOK),$(BOOKS))))
$(eval $(call embed,SRC,src/lessons_data.h,LessonText,lesson_text,$(LESSONS)))

generated = $(patsubst $(B)/gen/%.c,$(B)/obj/gen/%.o,$(1))
ENGINE_O := $(call objects,$(ENGINE_C)) $(call generated,$(ENGINE_GEN))
UI_O := $(call objects,$(UI_C))
SRC_O := $(call objects,$(SRC_C)) $(call generated,$(SRC_GEN))
MAIN_O := $(call objects,$(MAIN_C))
SUPPORT_O := $(call objects,$(SUPPORT_C))
LIBS := $(B)/libsrc.a $(B)/libui.a $(B)/libengine.a
BIN := $(if $(MAIN_C),$(B)/misdeal)

# Building.

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: FORCE

all: $(LIBS) $(BIN)

# Rewritten only when they change: what is compiled with, and what there is to compile.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' '$(call quoted,$(COMPILE))' '$(call quoted,$(LINK) $(LDLIBS))' >$@.$$$$ && \
		if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

$(B)/sources: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(ENGINE_O) $(UI_O) $(SRC_O) $(SUPPORT_O) $(BOOKS) $(LESSONS) \
		>$@.$$$$ && if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

$(B)/obj/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) $(POSIX) $(NCURSES_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/obj/engine/%.o: engine/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) -MMD -MP -c -o $@ $<

$(B)/obj/gen/%.o: $(B)/gen/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) -MMD -MP -c -o $@ $<

$(B)/obj/tests/%.o: tests/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) $(POSIX) $(NCURSES_CFLAGS) $(CHECK_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/tools/embed: tests/tools/embed.c
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARNINGS) -O1 -o $@ $<

define archive
@mkdir -p $(@D)
@rm -f $@
$(AR) rcs $@ $(filter %.o,$^)
endef

$(B)/libengine.a: $(ENGINE_O) $(B)/sources
	$(archive)
$(B)/libui.a: $(UI_O) $(B)/sources
	$(archive)
$(B)/libsrc.a: $(SRC_O) $(B)/sources
	$(archive)
$(B)/libsupport.a: $(SUPPORT_O) $(B)/sources
	$(archive)

$(B)/misdeal: $(MAIN_O) $(LIBS)
	$(LINK) -o $@ $^ $(NCURSES_LIBS) $(LDLIBS)

# Test programs; an example has the engine and nothing else.
$(B)/tests/example_%: $(B)/obj/tests/example_%.o $(B)/libengine.a
	@mkdir -p $(@D)
	$(LINK) -o $@ $^ $(LDLIBS)
$(B)/tests/fuzz/%: $(B)/obj/tests/fuzz/%.o $(B)/libsupport.a $(LIBS)
	@mkdir -p $(@D)
	$(LINK) -fsanitize=fuzzer -o $@ $^ $(NCURSES_LIBS) $(LDLIBS)
$(B)/tests/%: $(B)/obj/tests/%.o $(B)/libsupport.a $(LIBS)
	@mkdir -p $(@D)
	$(LINK) -o $@ $^ $(CHECK_LIBS) $(NCURSES_LIBS) $(LDLIBS)

-include $(patsubst %.o,%.d,$(call objects,$(ALL_C)) $(call generated,$(ENGINE_GEN) $(SRC_GEN)))

# The manual and the completions, out of the program's own tables.

MAN := $(patsubst src/man/%.in,$(B)/man/%,$(sort $(wildcard src/man/*.in)))
EXAMPLE_SCRIPTS := $(sort $(wildcard src/man/*.table))
MAKE_O := $(call objects,$(MAKE_C))
MAKE_PARTS := $(filter-out $(B)/obj/src/man/make_%,$(MAKE_O))

COMPLETIONS := $(B)/completions/bash/misdeal $(B)/completions/zsh/_misdeal \
	$(B)/completions/fish/misdeal.fish

manual: $(MAN)
completions: $(COMPLETIONS)

$(B)/src/man/make_%: $(B)/obj/src/man/make_%.o $(MAKE_PARTS) $(LIBS)
	@mkdir -p $(@D)
	$(LINK) -o $@ $^ $(NCURSES_LIBS) $(LDLIBS)

$(B)/man/%: src/man/%.in $(B)/src/man/make_manual $(EXAMPLE_SCRIPTS)
	@mkdir -p $(@D)
	$(B)/src/man/make_manual $< >$@.tmp && mv $@.tmp $@

$(COMPLETIONS): $(B)/src/man/make_completions
	@mkdir -p $(@D)
	$(B)/src/man/make_completions $(notdir $(@D)) >$@.tmp && mv $@.tmp $@

# Running and installing.

# A second make, because pkg-config has more to say once packages are installed. The user's own -j
# stands; without one, a job for each processor.
again = $(MAKE) --no-print-directory $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS))

run:
	@.ci/deps run
	+@$(again) VARIANT=release all
	@build/release/misdeal

# What is installed: a folder, the mode and the files of each place.
PLACES := program man6 man5 bash zsh fish
DIR_program = $(BINDIR)
MODE_program := 755
FILES_program := $(B)/misdeal
DIR_man6 = $(MANDIR)/man6
FILES_man6 := $(filter %.6,$(MAN))
DIR_man5 = $(MANDIR)/man5
FILES_man5 := $(filter %.5,$(MAN))
DIR_bash = $(DATADIR)/bash-completion/completions
FILES_bash := $(B)/completions/bash/misdeal
DIR_zsh = $(DATADIR)/zsh/$(ZSH_FOLDER)
FILES_zsh := $(B)/completions/zsh/_misdeal
DIR_fish = $(DATADIR)/fish/vendor_completions.d
FILES_fish := $(B)/completions/fish/misdeal.fish

define put_in
install -d '$(DESTDIR)$(DIR_$(1))'
install -m $(or $(MODE_$(1)),644) $(FILES_$(1)) '$(DESTDIR)$(DIR_$(1))/'

endef

define take_out
rm -f $(foreach file,$(FILES_$(1)),'$(DESTDIR)$(DIR_$(1))/$(notdir $(file))')

endef

install: all manual completions
	$(foreach place,$(PLACES),$(call put_in,$(place)))

uninstall:
	$(foreach place,$(PLACES),$(call take_out,$(place)))

# A package for this Debian and this machine: build/deb/misdeal_VERSION_ARCHITECTURE.deb.
deb:
	@.ci/deps run
	+@$(again) VARIANT=deb all manual completions
	@packaging/make_deb build/deb '$(MAKE)'

clean:
	rm -rf build

# Testing.

UNITS := $(call programs,$(UNIT_C))
EXAMPLES := $(call programs,$(EXAMPLE_C))
SCREENS := $(filter $(B)/tests/check_screen%,$(UNITS))
CASES := $(if $(BIN),$(wildcard tests/cases))
TERMINAL := $(if $(BIN),$(sort $(wildcard tests/terminal/*.sh)))

check:
	@.ci/deps check
	+@tests/tools/run_all $(again)

check-quick: check-unit check-cases

check-unit: $(UNITS) $(EXAMPLES)
	@JOBS=$(JOBS) tests/tools/run_units $(B) $(UNITS) $(EXAMPLES)

check-screens: $(SCREENS)
	@JOBS=$(JOBS) tests/tools/run_units $(B) $(SCREENS)

check-cases: $(BIN)
	@$(if $(CASES),tests/tools/run_cases $(B)/misdeal tests/cases src/lessons,echo 'no program or no scripts: none checked')

check-terminal: $(BIN)
	@$(if $(TERMINAL),tests/tools/run_terminal $(B)/misdeal $(TERMINAL),echo 'no program or no terminal tests: none run')

check-hands: $(BIN)
	@$(if $(and $(BIN),$(wildcard $(HANDS))),$(B)/misdeal replay '$(HANDS)',echo 'no program or no $(HANDS): none replayed')

check-asan:
	+@$(again) VARIANT=asan build-tests
	+@CK_FORK=no $(MAKE) --no-print-directory VARIANT=asan check-unit check-cases

check-valgrind: $(UNITS)
	@JOBS=$(JOBS) tests/tools/run_valgrind $(B) $(UNITS)

check-pure: $(ENGINE_O)
	@tests/tools/check_pure $(ENGINE_O)

check-headers:
	@tests/tools/check_headers "$(CC)" "$(CLANG)" "$(NEED) $(POSIX)" $(HEADERS)

check-warnings:
	+@$(again) VARIANT=werror objects
	+@if command -v $(CLANG) >/dev/null; then $(again) VARIANT=clang CC=$(CLANG) objects; \
		else echo "clang is not here: warnings of gcc only"; fi

check-manual: $(BIN) $(MAN)
	@tests/tools/check_manual $(B)/misdeal '$(EXAMPLE_SCRIPTS)' $(MAN)

check-completions: $(BIN) $(COMPLETIONS)
	@tests/tools/check_completions $(B)/misdeal $(COMPLETIONS)

check-install: all manual completions
	+@tests/tools/check_install $(MAKE) --no-print-directory

check-deb: deb
	@tests/tools/check_deb build/deb/misdeal_*.deb

check-readme:
	@tests/tools/check_readme README.md

check-format:
	@tests/tools/check_format "$(CLANG_FORMAT)" $(ALL_C) $(HEADERS)

format:
	$(CLANG_FORMAT) -i $(ALL_C) $(HEADERS) $(wildcard tests/tools/*.c)

objects: $(call objects,$(ALL_C)) $(call generated,$(ENGINE_GEN) $(SRC_GEN))
build-tests: all $(UNITS) $(EXAMPLES)

bench: $(BIN) $(call programs,$(BENCH_C))
	@for p in $(call programs,$(BENCH_C)); do MISDEAL=$(BIN) $$p || exit 1; done

prove: $(BIN) $(call programs,$(PROVE_C))
	@for p in $(call programs,$(PROVE_C)); do CK_DEFAULT_TIMEOUT=86400 $$p || exit 1; done

fuzz:
	+@$(again) VARIANT=fuzz CC=$(CLANG) run-fuzz

run-fuzz: $(call programs,$(FUZZ_C))
	@tests/tools/run_fuzz $(FUZZ_SECONDS) $(B) $(call programs,$(FUZZ_C))

.PHONY: all manual completions run install uninstall deb clean check check-quick check-unit \
	check-screens check-cases check-terminal check-hands check-asan check-valgrind check-pure \
	check-headers check-warnings check-manual check-completions check-install check-deb \
	check-readme check-format format objects build-tests bench prove fuzz run-fuzz
