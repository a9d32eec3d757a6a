# ^Z gives the whole terminal back, and fg brings the table as it was; a stop from outside likewise.
. "$(dirname "$0")/lib.sh"
state() { t display-message -p '#{alternate_on} #{cursor_flag} #{mouse_any_flag}'; }
is() {
	tries=0
	until [ "$(state)" = "$1" ]; do
		tries=$((tries + 1))
		[ $tries -lt 200 ] || fail "$2: $(state)"
		sleep 0.05
	done
}
mkdir -p "$XDG_CONFIG_HOME/misdeal"
printf 'bind F5 redraw\nset motion off\n' >"$XDG_CONFIG_HOME/misdeal/config"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
is '1 1 1' 'the table has the screen, its cursor on the focus, and the mouse'
key p D c
wait_for '4 Dan: 100 to call'
key C-z
wait_for 'shell>'
is '0 1 0' 'a stop keeps something'
type 'clear; stty -a | tr " ;" "\n\n" | grep -x -e icanon -e echo | tr "\n" + '
key Enter
wait_for 'icanon+echo+'
# Another size, while it sleeps.
t resize-window -x 100 -y 30
type 'clear; fg'
key Enter
wait_for '4 Dan: 100 to call'
is '1 1 1' 'fg takes not all of it'
wait_gone 'shell>'
key f
wait_for '5 Eva: 100 to call'
# Nobody gave the terminal back here: Enter sends no line end in it.
send STOP
wait_for 'shell>'
type 'stty sane; clear; fg'
key C-j
wait_for '5 Eva: 100 to call'
wait_gone 'shell>'
# What others wrote over the screen goes with the key of that, whichever it is.
for redraw in C-l F5; do
	printf '\033[3;3Hscribble' >"$(t display-message -p '#{pane_tty}')"
	wait_for scribble
	key $redraw
	wait_gone scribble
done
wait_for '5 Eva: 100 to call'
# ^C leaves at once, and the session is offered again.
key C-c
wait_for 'shell>'
is '0 1 0' '^C keeps something'
type "clear; $MISDEAL"
key Enter
wait_for 'A session was left'
key Enter
wait_for '5 Eva: 100 to call'
key q y
passed
