# A whole hand with arrows, Enter and digits; a ruling takes the focus, and Enter opens its card.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key Enter
wait_for 'next: blinds and antes'
key 1
wait_for '19,950'
key Enter 1
wait_for '3 Carla: 100 to call'
# cursor_on TEXT: the cursor of the terminal comes to rest on it.
is_on() {
	at=$(t display-message -p '#{cursor_x} #{cursor_y}')
	screen | sed -n "$((${at#* } + 1))p" | sed "s/^.\\{${at% *}\\}//" | grep -q "^.\{0,4\}$1"
}
cursor_on() {
	tries=0
	until is_on "$1"; do
		tries=$((tries + 1))
		[ $tries -lt 100 ] || fail "the cursor is not on \"$1\" but at $at"
		sleep 0.05
	done
}
cursor_on '3 Carla'
# In turn, its acts stand first; its chips and cards are told.
key Enter
wait_for '3 Carla, in turn'
wait_for '2 call 100'
key 7
wait_for 'behind: 20,000'
key Escape 8
wait_for 'The cards of 3 Carla'
key Escape Escape
wait_gone '3 Carla, in turn'
key Enter 2
wait_for '4 Dan: 100 to call'
key Enter 1
wait_for '5 Eva: 100 to call'
# The focus goes where the arrows send it, and hjkl too; Esc brings it back.
cursor_on '5 Eva'
key Left
cursor_on 'dealer'
key h
cursor_on '1 Ana'
key Right l
cursor_on '5 Eva'
key h h h
cursor_on '2 Ben'
key Tab Tab
cursor_on '4 Dan'
key Escape
cursor_on '5 Eva'
key Enter 1 Enter 2
wait_for '2 Ben: check'
key Enter 1
wait_for 'F gathers'
key Enter
wait_for 'next: the flop'
key Enter
wait_for 'hand 1 · flop'
# Out of turn, and by its own list: the ruling takes the focus, Enter opens the card.
key Tab Tab
key Escape
key Enter 4
wait_for 'chips and words'
key Escape
say 'Ben bets 300'
say 'Ana calls'
wait_for 'Enter: the rule'
key Enter
wait_for 'b books'
key Escape
wait_gone 'b books'
wait_for 'y: the rule'
# What cannot be undone is asked for.
key q
wait_for 'Leave the table?'
key n
wait_gone 'Leave the table?'
key q y
wait_for 'shell>'
passed
