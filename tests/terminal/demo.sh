# A demonstration: stepping, notes, a question that hides its ruling, the score; a table from a step;
# folders; and the same in a pipe.
. "$(dirname "$0")/lib.sh"
cat >"$work/lesson.table" <<'END'
title  Two chips, no words
blinds 50/100
seat   1 Ana   20000
seat   2 Ben   20000
seat   3 Carla 20000
seat   4 Dan   20000
seat   5 Eva   20000
button 5
note "First, how it stands."
post
deal
3 raises to 1100
ask  "Two chips at once. What is it?"
hint "Would one have been enough?"
4 throws 1000x2
note "That was all."
END
# see TEXT: it is on the screen already.
see() { screen | grep -qF -- "$1" || fail "\"$1\" is not there"; }
# answer TEXT: types the digit of that answer.
answer() { type "$(screen | sed -n "s/.* \([1-6]\) $1 .*/\1/p" | head -n 1)"; }
hides() {
	see_not 45a
	see_not 'Several chips'
	see_not '● 1,100 │   4 Dan'
}
open 80 24 "$MISDEAL demo $work/lesson.table"
wait_for 'Step 0 of 6'
key Space
wait_for 'First, how it stands.'
key l Right Right
wait_for '3 Carla raises to 1,100'
key Space
wait_for 'Two chips at once'
hides
key Space
wait_for 'A digit answers'
key H
wait_for 'Would one have been enough?'
# Another window while it is asked: the question comes back, and nothing is betrayed.
t resize-window -x 20 -y 6
wait_for 'The table needs'
hides
t resize-window -x 40 -y 16
wait_for 'call 1,100'
hides
t resize-window -x 120 -y 40
wait_for 'Would one have been enough?'
hides
t resize-window -x 80 -y 24
wait_for 'Would one have been enough?'
answer 'raise to 2,100'
wait_for 'No. You said: raise to 2,100'
see 'It is: call 1,100'
see 'tournament 45a'
key y
wait_for 'bet to call 1,100'
key Escape
wait_for 'It is: call 1,100'
key Left Left
wait_for 'Step 3 of 6'
see_not 45a
key Space Space
wait_for 'No. You said: raise to 2,100'
# A table of one's own from here, and back again.
key t
wait_for '5 Eva: 1,100 to call'
key f
wait_for '1 Ana: 1,050 to call'
key q y
wait_for 'Step 5 of 6'
key Space
wait_for 'That was all.'
key Space
wait_for 'The score'
see '0 of 1  tournament 45a'
key q q
wait_for 'shell>'
wait_for '0 of 1 right'
# Without colours, in plain letters, asked before every ruling; given up by p.
type "clear; NO_COLOR=1 $MISDEAL demo --quiz --ascii $work/lesson.table"
key Enter
wait_for 'Step 0 of 6'
key G
wait_for '> 1 '
hides
key p
wait_for 'Passed.'
key q
wait_for '0 of 1 right'
# Built-in ones from a list, by way of the start menu too.
type "clear; $MISDEAL demo"
key Enter
wait_for 'Demonstrations'
key Enter
wait_for 'script 1 of'
key '}'
wait_for 'script 2 of'
key Escape
wait_for 'Demonstrations'
key Escape
wait_for 'shell>'
type "clear; $MISDEAL"
key Enter
wait_for 'Demonstrations'
key 8
wait_for 'Esc leaves'
key Escape
wait_for 'Rule books'
key Escape
wait_for 'shell>'
# In a pipe it is plain by itself, and a score ends it.
told=$(printf '\n\n\n\n\n' | "$MISDEAL" demo "$work/lesson.table") || fail 'a good demonstration ended badly'
case $told in
*'First, how it stands.'*'3 Carla raises to 1,100'*'Two chips at once'*'  1  '*'  2  '*) ;;
*) fail "this was told: $told" ;;
esac
case $told in *45a*) fail 'the ruling was told before the answer' ;; esac
digit=$(printf '%s\n' "$told" | sed -n 's/^  \([1-6]\)  call 1,100$/\1/p' | head -n 1)
told=$(printf '\n\n\n\n\nh\n%s\nr\nb\n\n\n' "$digit" | "$MISDEAL" demo "$work/lesson.table" --quiz --plain) ||
	fail 'a good demonstration ended badly'
case $told in
*'Would one have been enough?'*'Right.'*'45a  Several chips'*'tournament 45a'*'3 Carla raises'*'Right.'*'That was all.'*'1 of 1 right'*'1 of 1  tournament 45a'*) ;;
*) fail "this was told: $told" ;;
esac
printf 'foo\n' | "$MISDEAL" demo "$work/lesson.table" >/dev/null
[ $? -eq 1 ] || fail 'what was not understood left no trace in the exit status'
told=$("$MISDEAL" demo --list) || fail 'there is no list'
[ "$(printf '%s\n' "$told" | wc -l)" -ge 3 ] || fail 'the list is short'
printf '%s\n' "$told" | grep -q ' ' && fail 'the names are not alone on their lines'
# What can't be shown is named.
told=$("$MISDEAL" demo no-such-lesson 2>&1 >/dev/null)
[ $? -eq 2 ] || fail 'a name that is none was no wrong command line'
case $told in *no-such-lesson*'closest names'*) ;; *) fail "this was told: $told" ;; esac
mkdir "$work/empty"
told=$("$MISDEAL" demo "$work/empty" 2>&1 >/dev/null)
[ $? -eq 2 ] || fail 'an empty folder was no wrong command line'
case $told in *'no .table file'*) ;; *) fail "this was told: $told" ;; esac
printf 'seat 1 Ana 100\nseat 2 Ben 100\nfoo\n' >"$work/bad.table"
told=$("$MISDEAL" demo "$work/bad.table" 2>&1 >/dev/null)
[ $? -eq 2 ] || fail 'a bad script was no wrong command line'
case $told in *bad.table:3:1*) ;; *) fail "this was told: $told" ;; esac
passed
