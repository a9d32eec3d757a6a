# Somebody who has never been here: three players, a hand to its end, a string bet of seat 3, its
# rule and what the club says, a script that is written, left, checked and opened again.
. "$(dirname "$0")/lib.sh"
open 80 24 "cd $work; $MISDEAL --no-motion"
wait_for 'Play a table'
key 1
wait_for 'How many play?'
key 3
wait_for '3 Carla       D'
# Enter does what comes next: the blinds, the deal.
key Enter Enter
wait_for 'The blinds are in'
key Enter Enter
wait_for '3 Carla: 100 to call'
key c c x F
wait_for '1 Ana: check, or bet from 100'
key x x
wait_for '3 Carla: check'
# What goes wrong: seat 3, chips in two motions, without a word.
key i
wait_for 'Who does something wrong?'
key 1
wait_for 'a string bet'
key /
type string
key Enter
wait_for 'Enter plays it'
key Enter
wait_for '56  String bets'
key y
wait_for 'tournament 56'
key b
wait_for 'betting.6'
key Escape
wait_gone 'betting.6'
key c c T
wait_for '1 Ana: check'
key u U
wait_for '1 Ana: check'
key o
type club
key Enter
wait_for 'club ·'
key x x x R
wait_for '1 Ana: check'
key x x x S
wait_for 'The hand is over'
key w
type mine.table
key Enter
wait_for 'mine.table'
key q y
wait_for 'Play a table'
key q
wait_for 'shell>'
type "clear; $MISDEAL check mine.table; $MISDEAL table mine.table --no-motion"
key Enter
wait_for 'The hand is over'
key q y
wait_for '1 passed, 0 failed'
passed
