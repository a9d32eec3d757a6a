# Kinds of terminals: 256, 16 and 8 colours, none, and one that can't move its cursor.
. "$(dirname "$0")/lib.sh"
open 80 24 true
# Colours that a screen with that TERM is drawn in: numbers of SGR, one a line.
colours() {
	type "clear; TERM=$1 $MISDEAL table --no-mouse $work/first.table"
	key Enter
	wait_for 'p posts the blinds'
	key p D
	wait_for '3 Carla: 100 to call'
	wait_for 'Enter open'
	t capture-pane -p -e | grep -o $'\033\\[[0-9;]*m' | tr -d '\033[m' | sort -u
}
leave() {
	key q y
	wait_for 'shell>'
	wait_gone 'Carla'
}
colours xterm-256color | grep -q '38;5' || fail 'no colours of 256'
leave
for kind in xterm-16color xterm screen linux ansi; do
	infocmp "$kind" >/dev/null 2>&1 || continue
	found=$(colours "$kind")
	echo "$found" | grep -q '38;5' && fail "$kind has colours it lacks"
	echo "$found" | grep -qE '(^|;)(3[0-7]|9[0-7])(;|$)' || fail "$kind has no colours: $found"
	leave
done
if infocmp vt100 >/dev/null 2>&1; then
	found=$(colours vt100)
	echo "$found" | grep -qE '(^|;)([34][0-8]|9[0-7])(;|$)' && fail "vt100 has colours: $found"
	echo "$found" | grep -qE '^(1|7|0;1|0;7)' || fail "vt100 marks nothing: $found"
	leave
fi
type "clear; TERM=dumb $MISDEAL table $work/first.table; echo status \$?"
key Enter
wait_for "can't move its cursor"
wait_for 'status 2'
type "clear; TERM=nonsense $MISDEAL table $work/first.table; echo status \$?"
key Enter
wait_for 'is not known'
wait_for 'status 2'
passed
