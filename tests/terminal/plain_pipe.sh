# Plain mode: sentences through a pipe, an exit status that tells, and a prompt for who sits there.
. "$(dirname "$0")/lib.sh"
told=$(printf 'post\ndeal\n3 folds\n5 throws 100\n' | "$MISDEAL" table --plain) || fail 'a good session ended badly'
case $told in
*'3 Carla folds'*'53.1'*'4 Dan to act, 100 to call'*) ;;
*) fail "this was told: $told" ;;
esac
case $told in *"$(printf '\033')"*) fail 'an escape sequence was written' ;; esac
told=$(printf 'post\nfoo\ndeal\n12 folds\n' | "$MISDEAL" table --plain)
[ $? -eq 1 ] || fail 'what was not understood left no trace in the exit status'
case $told in
*'line 2, column 1'*foo*'line 4, column 1'*) ;;
*) fail "this was told: $told" ;;
esac
told=$(printf 'post\ndeal\n' | "$MISDEAL" table --plain --as player 3) || fail 'a player could not sit down'
case $told in *'3 Carla to act'*) ;; *) fail "this was told: $told" ;; esac
# The log, going on after one of its events, and the line that was left.
told=$(printf '%s\n' post deal '3 folds' '4 folds' 'log folds' 'back 3' '4 calls' log 'back @3' |
	"$MISDEAL" table --plain) || fail 'the log ended badly'
case $told in
*'3    3 Carla folds'*'4    4 Dan folds'*'On from here; redo brings back'*'4 Dan to act'*'@3 '*'another line: 4 Dan folds'*'This line goes on'*'5 Eva to act'*) ;;
*) fail "this was told: $told" ;;
esac
if printf 'back 7\n' | "$MISDEAL" table --plain >/dev/null; then fail 'back went to nowhere'; fi
# Closed files: the journal takes nobody's place, and what can't be told is a failure.
journals() { find "$XDG_STATE_HOME/misdeal" -name '*.table' -newer "$work/mark" -print0 | xargs -0 cat; }
touch "$work/mark"
timeout 10 "$MISDEAL" table --plain <&- >/dev/null || fail 'a closed input ended badly'
printf 'post\ndeal\n3 folds\nquit\n' | timeout 10 "$MISDEAL" table --plain >&- 2>/dev/null &&
	fail 'a closed output is no failure'
journals | grep -q '^3 folds$' || fail 'the journal does not have what was played'
journals | grep -q 'Carla folds' && fail 'the journal has what was told'
open 80 24 "cd $work; $MISDEAL table --plain"
wait_for '> '
type post
key Enter
wait_for '2 Ben posts 100'
type deal
key Enter
wait_for '3 Carla to act, 100 to call'
type 'write kept.table'
key Enter
wait_for 'Written to kept.table'
type quit
key Enter
wait_for 'shell>'
"$MISDEAL" check "$work/kept.table" >/dev/null || fail 'the script that was written does not check'
passed
