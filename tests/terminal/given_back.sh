# The terminal is given back: by SIGTERM, by a crash, by ^Z and fg, and where there is none it is refused.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p
wait_for '● 50'
key C-z
wait_for 'shell>'
type 'clear; fg'
key Enter
wait_for '● 50'
send TERM
wait_for 'shell>'
type 'clear; stty -a | tr " ;" "\n\n" | grep -x icanon'
key Enter
wait_for 'icanon'
type "clear; $MISDEAL table $work/first.table; echo status \$?"
key Enter
wait_for 'p posts the blinds'
send SEGV
wait_for 'status 139'
[ "$(t display-message -p '#{alternate_on} #{cursor_flag}')" = '0 1' ] || fail 'a crash keeps the screen'
type 'clear; stty -a | tr " ;" "\n\n" | grep -x -e icanon -e echo | tr "\n" + '
key Enter
wait_for 'icanon+echo+'
# ^S does not hold it up, and ^\ ends it with the terminal in order.
type "clear; $MISDEAL table $work/first.table; echo status \$?"
key Enter
wait_for 'p posts the blinds'
key C-s p
wait_for '● 50'
key 'C-\'
wait_for 'status 131'
[ "$(t display-message -p '#{alternate_on} #{cursor_flag}')" = '0 1' ] || fail '^\ keeps the screen'
type 'clear; stty -a | tr " ;" "\n\n" | grep -x -e icanon -e echo -e ixon | tr "\n" + '
key Enter
wait_for 'ixon+icanon+echo+'
# ^S that was typed before the program came up is let go by it.
type "clear; sleep 1; $MISDEAL table $work/first.table"
key Enter
wait_gone 'ixon'
key C-s
wait_for 'p posts the blinds'
key q y
wait_for 'shell>'
type "clear; $MISDEAL table $work/first.table | cat; echo status \$?"
key Enter
wait_for 'needs a terminal'
type "clear; $MISDEAL table $work/none.table; echo status \$?"
key Enter
wait_for 'No such file'
wait_for 'status 2'
passed
