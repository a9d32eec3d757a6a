# A click on a place is the focus there, a second one opens it; rows of lists and words of the key
# line can be clicked; `set mouse off` leaves the mouse to the terminal.
. "$(dirname "$0")/lib.sh"
# mouse BUTTON X Y M (pressed) or m (let go), counted from 1, as terminals of this kind send it.
mouse() { t send-keys -H 1b 5b 3c $(printf '%s;%s;%s%s' "$1" "$2" "$3" "$4" | od -An -tx1); }
click() { mouse 0 "$1" "$2" M; mouse 0 "$1" "$2" m; }
open 80 24 "export TERM=xterm-256color; $MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
wait_for '3 Carla: 100 to call'
# asks_for_mouse 1 or 0: whether the program has asked the terminal for clicks.
asks_for_mouse() {
	[ "$(t display-message -p '#{mouse_standard_flag}')" = "$1" ] || fail "the mouse is not $1"
}
asks_for_mouse 1
# row_of TEXT: the row of the screen on which it stands, counted from 1.
row_of() { screen | grep -nF -- "$1" | head -n 1 | cut -d : -f 1; }
# 4 Dan stands at the right; his box is clicked twice.
row=$(row_of '4 Dan')
click 70 "$row"
click 70 "$row"
wait_for '1 chips and words'
click 5 20
wait_for '1 chips and words'
key Escape
wait_gone '1 chips and words'
# A word of the key line is its key: "c call".
screen | tail -n 1 | grep -q '^ Enter open  f fold  c call' || fail 'the key line is another'
click 24 24
wait_for '4 Dan: 100 to call'
# A row of a list.
key i
wait_for 'Who does something wrong?'
row=$(row_of 'the dealer')
click 40 "$row"
click 40 "$row"
wait_for 'What goes wrong?'
mouse 65 40 12 M
wait_for '▶  4'
key Escape Escape
# The log scrolls with the wheel.
key L
wait_for 'The log'
mouse 64 10 10 M
key Escape q y
wait_for 'shell>'
mkdir -p "$XDG_CONFIG_HOME/misdeal"
echo 'set mouse off' >"$XDG_CONFIG_HOME/misdeal/config"
type "clear; $MISDEAL table $work/first.table"
key Enter
wait_for 'p posts the blinds'
asks_for_mouse 0
key q y
wait_for 'shell>'
passed
