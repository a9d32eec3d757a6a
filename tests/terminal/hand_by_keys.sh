# A whole hand, from the blinds to the next hand, by single keys.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
wait_for '3 Carla: 100 to call'
key c c f f x
wait_for 'F gathers'
key F
wait_for '2 Ben: check, or bet from 100'
key x x x
wait_for 'T deals the turn'
key T
wait_for 'hand 1 · turn'
key x
key b
wait_for 'bet ›'
type 300
key Enter
wait_for '300 to call'
key c f
wait_for 'R deals the river'
key R x x
wait_for 'S is the showdown'
key S
wait_for 'The hand is over'
wait_for 'won'
key N
wait_for 'hand 2 · preflop'
key q y
wait_for 'shell>'
passed
