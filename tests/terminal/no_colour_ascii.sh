# NO_COLOR draws without colours, --ascii with plain letters, and the prompt tells where it is wrong.
. "$(dirname "$0")/lib.sh"
open 80 24 "NO_COLOR=1 $MISDEAL table --ascii $work/first.table"
wait_for 'p posts the blinds'
key p D v
wait_for '3 Carla: 100 to call'
if t capture-pane -p -e | grep -q "$(printf '\033')\[[0-9;]*3[0-8][;m]"; then fail 'there are colours'; fi
if screen | LC_ALL=C grep -q '[^ -~]'; then fail 'there is more than ASCII'; fi
say '3 raises to much'
wait_for 'column 13'
wait_for 'expected an amount'
key Escape
say 'Carla raises to 400'
wait_for '4 Dan: 400 to call'
key q y
wait_for 'shell>'
passed
