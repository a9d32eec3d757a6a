# A string bet by menu alone: who, what, the statement in the prompt, the ruling.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
wait_for '3 Carla: 100 to call'
key i
wait_for 'Who does something wrong?'
key Enter
wait_for 'What goes wrong?'
key Down Down
wait_for 'throws 25 then 500'
key Enter
wait_for 'Enter plays it'
key Enter
wait_for '56'
wait_for 'String bets'
key i
wait_for "Who does something wrong?"
key Down Enter
wait_for 'looks at the next card'
key Escape
wait_gone 'What goes wrong?'
wait_for 'Who does something wrong?'
key Escape
wait_gone 'Who does something wrong?'
key q y
wait_for 'shell>'
passed
