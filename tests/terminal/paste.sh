# What is pasted is text: the table opens its prompt with it, lines are played one by one at Enter.
. "$(dirname "$0")/lib.sh"
paste() { printf "$1" | t load-buffer - && t paste-buffer -p -d; }
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
# As keys, these would post, deal, fold and leave.
paste 'post\n\n# a comment\ndeal\n3 folds\n'
wait_for '› post'
wait_for 'Enter plays this line; 2 more wait.'
see_not '● 50'
key Enter
wait_for '› deal'
wait_for 'Enter plays this line; one more waits.'
wait_for '● 50'
key Enter
wait_for '› 3 folds'
wait_for '3 Carla: 100 to call'
key Enter
wait_for '4 Dan: 100 to call'
see_not '› 3 folds'
# Esc forgets the rest.
paste '4 calls\n5 folds\n'
wait_for 'one more waits'
key Escape
wait_gone '4 calls'
key c
wait_for '5 Eva: 100 to call'
# Over a list nothing of it is a command.
key Enter
wait_for '5 Eva'
paste 'qy'
wait_for 'goes into the prompt'
key Escape
key q y
wait_for 'shell>'
# A line goes where a line is typed, and no end of it enters it.
type "clear; $MISDEAL"
key Enter
wait_for 'Open a script'
key 6
wait_for 'The script'
paste "$work/first.table\n"
wait_for 'first.table'
key Enter
wait_for 'p posts the blinds'
key q y
passed
