# What moves is seen for a moment; a key that comes meanwhile is not lost; --no-motion and a slow link
# show the end at once.
unset SSH_CONNECTION SSH_TTY
. "$(dirname "$0")/lib.sh"
# play OPTIONS: the deal, and how much was written for it.
play() {
	type "clear; $1 $MISDEAL table $2 $work/first.table"
	key Enter
	wait_for 'p posts the blinds'
	key p
	wait_for '● 50'
	: >"$work/out"
	t pipe-pane -O "cat >>$work/out"
	key D
	wait_for '3 Carla: 100 to call'
	wait_for 'stub 42'
	t pipe-pane
	key q y
	wait_for 'shell>'
	wait_gone 'Carla'
	bytes=$(wc -c <"$work/out")
}
open 80 24 true
play '' --no-motion
still=$bytes
# A machine that is too busy to write a screen at once counts as a slow link.
tries=0
until play '' ''; [ "$bytes" -gt $((still * 3 / 2)) ]; do
	tries=$((tries + 1))
	[ $tries -lt 5 ] || fail "nothing moves: $bytes bytes, $still without"
done
play 'SSH_TTY=/dev/none' ''
[ "$bytes" -lt $((still * 5 / 4)) ] || fail "over a slow link something moves: $bytes bytes, $still without"
mkdir -p "$XDG_CONFIG_HOME/misdeal"
echo 'set motion on' >"$XDG_CONFIG_HOME/misdeal/config"
play 'SSH_TTY=/dev/none' ''
[ "$bytes" -gt $((still * 3 / 2)) ] || fail "what is set does not move: $bytes bytes, $still without"
rm "$XDG_CONFIG_HOME/misdeal/config"
# Every key of a whole hand at once: each is taken.
type "clear; $MISDEAL table $work/first.table"
key Enter
wait_for 'p posts the blinds'
key p D c c c c x F
wait_for '1 Ana: check, or bet from 100'
key x x
sleep 0.05
key x x x T
wait_for '1 Ana: check, or bet from 100'
wait_for 'turn'
# Robots play one by one, and a key does not wait for them.
key q y
wait_for 'shell>'
type "clear; $MISDEAL table --as player 3 $work/first.table"
key Enter
wait_for '3 Carla: 100 to call'
key f
wait_for 'The hand is over'
key N
wait_for 'hand 2'
passed
