# Large type for an audience: P turns it on, a ruling is made in it, P turns it off again.
. "$(dirname "$0")/lib.sh"
present() {
	wait_for 'Before the deal'
	key P
	wait_for 'P leaves'
	see_not 'Enter open'
	key p D
	wait_for '3 Carla: 100 to call'
	# The pot of the blinds, in type that is three or five rows high.
	wait_for '█'
	say '3 raises to 1100'
	wait_for 'to call'
	say '4 throws 1000x2'
	wait_for '45a  Several chips'
	wait_for '900 back to 4 Dan'
	wait_for '── 4 Dan throws 1,000x2 ──'
	# Keys and cards work on in it.
	key y
	wait_for 'tournament 45a'
	key Escape
	wait_for 'P leaves'
	key u
	wait_for '4 Dan: 1,100 to call'
	key P
	wait_for 'Enter open'
	see_not 'P leaves'
	key q y
	wait_for 'shell>'
}
open 80 24 "$MISDEAL table $work/first.table"
present
t resize-window -x 120 -y 40
type "clear; $MISDEAL table $work/first.table"
key Enter
present

# Where there is no room it says so, goes on without, and comes with the room.
t resize-window -x 80 -y 24
type "clear; $MISDEAL table --presenter --ascii $work/first.table"
key Enter
wait_for 'P leaves'
t resize-window -x 70 -y 20
wait_for 'Large type needs 80x24'
key p D
wait_for '3 Carla: 100 to call'
t resize-window -x 100 -y 30
wait_for 'P leaves'
key q y
wait_for 'shell>'
passed
