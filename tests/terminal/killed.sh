# kill -9 in the middle of a hand: misdeal offers to go on, and the hand stands where it stood.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D c
wait_for '4 Dan: 100 to call'
send KILL
wait_for 'shell>'
# Nobody gave the terminal back: Enter sends no line end in it.
type "stty sane; clear; $MISDEAL"
key C-j
wait_for 'A session was left'
key Enter
wait_for '4 Dan: 100 to call'
key r
type 400
key Enter
wait_for '5 Eva: 400 to call'
key q y
wait_for 'shell>'
type "clear; $MISDEAL"
key Enter
wait_for 'Play a table'
see_not 'A session was left'
passed
