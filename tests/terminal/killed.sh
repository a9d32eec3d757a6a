# kill -9 in the middle of a hand: misdeal offers to go on, and the hand stands where it stood. What
# can't be read does not stand in the way of what was left before it; plain mode offers it as well.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D c
wait_for '4 Dan: 100 to call'
send KILL
wait_for 'shell>'
# Nobody gave the terminal back: Enter sends no line end in it.
type 'stty sane; clear; ls $XDG_STATE_HOME/misdeal'
key C-j
wait_for '.table'
damaged=$XDG_STATE_HOME/misdeal/20990101-000000-00.table
printf 'note "no table"\n' >"$damaged"
touch -d '1 minute' "$damaged"
type "clear; $MISDEAL"
key Enter
wait_for 'A session was left'
key Enter
wait_for 'The session that was left'
key Enter
wait_gone 'The session that was left'
wait_for 'A session was left'
key Enter
wait_for '4 Dan: 100 to call'
key r
type 400
key Enter
wait_for '5 Eva: 400 to call'
key q y
wait_for 'shell>'
rm "$damaged"
type "clear; $MISDEAL"
key Enter
wait_for 'Play a table'
see_not 'A session was left'
key q
wait_for 'shell>'
type "clear; $MISDEAL table --plain"
key Enter
wait_for 'the end of the input, leaves'
type 'post'
key Enter
wait_for '2 Ben posts 100'
send KILL
wait_for 'shell>'
type "clear; $MISDEAL table --plain"
key Enter
wait_for '1  go on with it'
key 1 Enter
wait_for '2 Ben posts 100'
type 'quit'
key Enter
wait_for 'shell>'
passed
