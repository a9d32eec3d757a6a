# The window is closed under the table: the program ends and spins nowhere, also where SIGHUP is
# ignored, and the session is offered again as it stood. A crash gives the terminal back.
. "$(dirname "$0")/lib.sh"
program() {
	shell=$(t list-panes -t work -F '#{pane_pid}')
	grep -l "^PPid:[[:space:]]*$shell\$" /proc/[0-9]*/status 2>/dev/null | head -n 1 | cut -d / -f 3
}
ended() {
	tries=0
	while [ -d "/proc/$1" ] && ! grep -q '^State:[[:space:]]*Z' "/proc/$1/status" 2>/dev/null; do
		tries=$((tries + 1))
		[ $tries -lt 200 ] || fail "$2: the program goes on"
		sleep 0.05
	done
}
open 80 24 "$MISDEAL table $work/first.table"
t rename-window work
wait_for 'p posts the blinds'
key p D c
wait_for '4 Dan: 100 to call'
pid=$(program)
# Nothing moves, so nothing is done: it sleeps, and has used no more time after a while.
ticks() { cut -d ' ' -f 14,15 "/proc/$pid/stat"; }
switches() { grep ctxt_switches "/proc/$pid/status"; }
tries=0
until before=$(switches); sleep 0.3; [ "$(switches)" = "$before" ]; do
	tries=$((tries + 1))
	[ $tries -lt 20 ] || fail 'it works while nothing happens'
done
t new-window -d -n other "PS1='shell> ' sh"
t kill-window -t work
ended "$pid" 'a closed window'
wait_for 'shell>'
type "$MISDEAL"
key Enter
wait_for 'A session was left'
key Enter
wait_for '4 Dan: 100 to call'
key q y
wait_for 'shell>'
# SIGHUP ignored: the terminal alone tells it.
t rename-window work
type "clear; trap '' HUP; $MISDEAL table $work/first.table"
key Enter
wait_for 'p posts the blinds'
key p
wait_for '● 50'
pid=$(program)
t new-window -d -n other "PS1='shell> ' sh"
t kill-window -t work
ended "$pid" 'a closed window without SIGHUP'
wait_for 'shell>'
type "clear; $MISDEAL table $work/first.table; echo status \$?"
key Enter
wait_for 'p posts the blinds'
send ABRT
wait_for 'status 134'
[ "$(t display-message -p '#{alternate_on} #{cursor_flag} #{mouse_any_flag}')" = '0 1 0' ] || fail 'a crash keeps something'
passed
