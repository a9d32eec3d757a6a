# The window changes its size in the middle of a hand, down to nothing, and nothing is lost.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
wait_for '3 Carla: 100 to call'
for size in '40 16' '20 5' '1 1' '120 40' '200 60' '39 16' '46 19'; do
	t resize-window -x "${size% *}" -y "${size#* }"
done
wait_for '3 Carla: 100 to call'
t resize-window -x 30 -y 10
wait_for 'The table needs'
key c
t resize-window -x 100 -y 30
wait_for '4 Dan: 100 to call'
t resize-window -x 80 -y 24
say '4 throws 1000'
wait_for '44.1'
key q y
wait_for 'shell>'
passed
