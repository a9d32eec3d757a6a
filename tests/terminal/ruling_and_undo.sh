# The five minutes of the README: a wrong act, its ruling and rule card, undo, write, check.
. "$(dirname "$0")/lib.sh"
open 80 24 "cd $work; $MISDEAL table first.table"
wait_for 'p posts the blinds'
say post
say deal
say '3 raises to 1100'
wait_for '4 Dan: 1,100 to call'
say '5 calls'
wait_for '53.1'
key Enter
wait_for 'tournament 53.1'
wait_for 'practice'
key b
wait_for 'b clause'
wait_for 'tournament 53.1'
key b
wait_gone 'b clause'
key Escape
wait_gone 'Esc back'
key u
wait_gone '53.1'
key U
wait_for '53.1'
key u
wait_gone '53.1'
say '4 throws 1000x2'
wait_for '45a'
wait_for '900 back to 4 Dan'
key w
wait_for 'write to'
type mine.table
key Enter
wait_for 'Written to mine.table'
key q y
wait_for 'shell>'
type "printf 'expect rule 45a\nexpect returned 4 900\nexpect turn 5\n' >>mine.table; $MISDEAL check mine.table"
key Enter
wait_for '1 passed, 0 failed'
passed
