# The config file is in force at the table, what is wrong in it is told there, and options go before it.
. "$(dirname "$0")/lib.sh"
export HOME=$work XDG_CONFIG_HOME=$work/conf
mkdir -p "$work/conf/misdeal"
printf 'set ascii on\nset theem light\nset book club\nset theme mono\nbind Z leave' >"$work/conf/misdeal/config"
open 80 24 "$MISDEAL table --as all"
wait_for '~/conf/misdeal/config:2:5: `theem`: expected theme'
wait_for 'misdeal  club'
if screen | LC_ALL=C grep -q '[^ -~]'; then fail 'there is more than ASCII'; fi
if t capture-pane -p -e | grep -q "$(printf '\033')\[[0-9;]*3[0-8][;m]"; then fail 'there are colours'; fi
key Z y
wait_for 'shell>'
type "clear; $MISDEAL table --as all --theme dark --book tournament"
key Enter
wait_for 'misdeal  tournament'
t capture-pane -p -e | grep -q "$(printf '\033')\[[0-9;]*3[0-8][;m]" || fail 'there are no colours'
key q y
wait_for 'shell>'
type "clear; echo post | $MISDEAL table --plain 2>&1 >/dev/null"
key Enter
wait_for 'misdeal: ~/conf/misdeal/config:2:5:'
type "clear; $MISDEAL config | grep -e Passed -e '^set'"
key Enter
wait_for 'set book club'
wait_for 'Passed over:'
passed
