# lib.sh: a terminal of our own for one test. Polls for what is to be seen, never sleeps on trust.
# Sourced by every test; $MISDEAL is the program.
set -u
name=$(basename "$0" .sh)
work=$(mktemp -d) || exit 2
socket=misdeal-$name-$$
export XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config
export LC_ALL=C.UTF-8
unset NO_COLOR
t() { tmux -L "$socket" "$@"; }
finish() { t kill-server 2>/dev/null; rm -rf "$work"; }
trap finish EXIT
fail() {
	echo "$name: $1"
	t capture-pane -p 2>/dev/null | sed 's/^/    |/'
	exit 1
}
# open WIDTH HEIGHT COMMAND: a shell runs it, so that what is left of the terminal can be seen.
open() {
	t -u -f /dev/null new-session -d -x "$1" -y "$2" "PS1='shell> ' sh" || fail "no tmux"
	t set-option -g default-terminal screen-256color >/dev/null
	wait_for 'shell>'
	type "$3"
	key Enter
}
key() { t send-keys "$@"; }
type() { t send-keys -l "$1"; }
# say STATEMENT: through the prompt.
say() { key :; type "$1"; key Enter; }
screen() { t capture-pane -p; }
# wait_for TEXT: until it is on the screen, for ten seconds at most.
wait_for() {
	tries=0
	until screen | grep -qF -- "$1"; do
		tries=$((tries + 1))
		[ $tries -lt 200 ] || fail "\"$1\" did not come"
		sleep 0.05
	done
}
wait_gone() {
	tries=0
	while screen | grep -qF -- "$1"; do
		tries=$((tries + 1))
		[ $tries -lt 200 ] || fail "\"$1\" did not go"
		sleep 0.05
	done
}
see_not() { if screen | grep -qF -- "$1"; then fail "\"$1\" should not be there"; fi; }
# send SIGNAL: to the program that the shell of the terminal runs.
send() {
	shell=$(t list-panes -F '#{pane_pid}')
	pid=$(grep -l "^PPid:[[:space:]]*$shell\$" /proc/[0-9]*/status 2>/dev/null | head -n 1 | cut -d / -f 3)
	[ -n "$pid" ] && kill -s "$1" "$pid" || fail "nothing to send $1 to"
}
passed() { echo "$name: passed"; exit 0; }
cat >"$work/first.table" <<'END'
title  My first ruling
book   tournament
blinds 50/100
seat   1 Ana   20000
seat   2 Ben   20000
seat   3 Carla 20000
seat   4 Dan   20000
seat   5 Eva   20000
button 5
seed   1
END
