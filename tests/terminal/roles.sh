# As a player one sees one's own cards, robots play the rest and a robot deals.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table --as player 3 $work/first.table"
wait_for '3 Carla'
wait_for 'to call'
wait_for '▒▒ ▒▒' # the others have backs
key f
wait_for 'The hand is over'
key N
wait_for 'hand 2'
key q y
wait_for 'shell>'
type "clear; $MISDEAL table --as dealer $work/first.table"
key Enter
wait_for 'p posts the blinds'
key p D
wait_for 'preflop'
key q y
wait_for 'shell>'
passed
