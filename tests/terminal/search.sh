# The rule books are searched from the table, from a rule card and from the start menu.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key /
wait_for 'Words, or a number'
type 'string bet'
wait_for 'tda.56'
wait_for 'tournament 56'
key Down Enter
wait_for 'String bets and raises ──'
wait_for 'first movement'
key n
wait_for 'practice.string-bet · String bet'
key /
wait_gone 'practice.string-bet · '
key C-u
type 45a
wait_for '1 clause'
key Enter
wait_for '45a · Several chips'
key Escape Escape
wait_gone 'The rule books'
# From a card: what it is left for comes back.
say 'Carla calls'
key y
wait_for 'b books'
key /
wait_for 'The rule books'
type zzz
wait_for 'No clause of any book'
key Escape
wait_for 'b books'
key Escape q y
wait_for 'shell>'
type "clear; $MISDEAL"
key Enter
wait_for 'Rule books'
key 7
wait_for '1 practice'
key / m i s d e a l
wait_for 'clauses'
key Enter
wait_for 'n next'
key Escape Escape Escape Escape
wait_for 'shell>'
passed
