# On a telephone digits and Enter suffice: the key line is a numbered list, 0 leads to all the rest.
. "$(dirname "$0")/lib.sh"
open 40 16 "$MISDEAL table $work/first.table"
wait_for '5 blinds and antes'
wait_for '0 more'
key 5
wait_for '5 the deal'
key 5
wait_for '1 fold  3 call 100  4 raise  0 more'
key 3
wait_for '4 Dan: 100 to call'
# 2 checks, and is no call where there is something to call.
key 2
wait_for 'No list is open that has this number'
key 1 1 3
wait_for '2 check  4 raise  0 more'
key 2
wait_for '5 the flop'
key 5 4
wait_for 'bet ›'
type 300
key Enter
wait_for '3 call 300'
# More: the seats, what goes wrong there, by digits alone.
key 0
wait_for 'What is to be done?'
key 1
wait_for 'in turn'
key Escape Escape
key 0 5
wait_for 'Who does something'
key 1
wait_for 'What goes wrong?'
key 0 4
wait_for 'too few chips'
key Enter
wait_for 'Enter plays it'
key Enter
# A choice of the floor stands alone in the key line, and its digit decides.
wait_for '1 complete'
wait_for '0 more'
key 2
wait_for 'forfeit'
key q y
wait_for 'shell>'
passed
