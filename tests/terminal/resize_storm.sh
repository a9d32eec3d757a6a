# The window changes its size again and again while a hand is played: no key is lost, the cursor
# rests on the focus, and the journal has the same table.
. "$(dirname "$0")/lib.sh"
cursor() { t display-message -p '#{cursor_x} #{cursor_y}'; }
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
i=0
for k in p D c c c c x F x x x x x T x x x x x R; do
	for size in '200 60' '1 1' '40 16' '39 15' '120 40' '2 60' '200 2' '46 19' '80 24'; do
		i=$((i + 1))
		[ $((i % 3)) = 0 ] || t resize-window -x "${size% *}" -y "${size#* }"
	done
	key "$k"
	t resize-window -x $((i % 97 + 1)) -y $((i % 41 + 1))
done
t resize-window -x 80 -y 24
wait_for '1 Ana: check, or bet from 100'
wait_for 'misdeal  tournament'
wait_for 'Enter open'
screen >"$work/before"
# The focus is on the seat in turn, and the cursor on it; another seat, another place.
row=$(screen | grep -n '▶' | head -n 1 | cut -d : -f 1)
at=$(cursor)
[ "${at#* }" = $((row - 1)) ] || fail "the cursor is at $at, the turn in row $row"
key Right
tries=0
while [ "$(cursor)" = "$at" ]; do
	tries=$((tries + 1))
	[ $tries -lt 200 ] || fail 'the cursor does not follow the focus'
	sleep 0.05
done
send KILL
wait_for 'shell>'
type "stty sane; clear; $MISDEAL"
key C-j
wait_for 'A session was left'
key Enter
wait_for '1 Ana: check, or bet from 100'
wait_for 'Enter open'
# The same seats, board and pot; what the panel and the log tell may be new.
diff <(head -n 16 "$work/before") <(screen | head -n 16) >"$work/differs" || fail "the journal has another table: $(cat "$work/differs")"
key q y
passed
