# The log: search, look back, go on from there, take the line that was left up again; what was
# written opens again, and a session that was branched goes on after kill -9.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
say '3 raises to 1100'
wait_for '4 Dan: 1,100 to call'
say '4 throws 1000x2'
wait_for '45a  Several chips'
key f f f
wait_for 'F gathers'
key L
wait_for 'The log'
wait_for '3 Carla raises to 1,100'
wait_for '900 back to 4 Dan'
wait_for 'event 7 of 7'
# A clause is found, and the table shown as it was there.
key /
type 45a
key Enter
wait_for '"45a"'
key Enter
wait_for 'A look back: event 4 of 7'
wait_for '5 Eva: 1,100 to call'
key f
wait_for 'A look back plays nothing'
key Left
wait_for 'event 3 of 7'
wait_for '4 Dan: 1,100 to call'
key Right
wait_for 'event 4 of 7'
# What is written here ends here.
key w
type "$work/moment.table"
key Enter
wait_for 'Written to'
wait_for 'event 4 of 7'
# Enter again goes on from there.
key Enter
wait_for 'U brings back 3 events'
key c
wait_for '1 Ana: 1,050 to call'
key L
wait_for 'another line: 5 Eva folds'
key Escape
wait_gone 'another line'
# The program is killed; the line that was left is still there when it goes on.
send KILL
wait_for 'shell>'
type "stty sane; clear; $MISDEAL"
key C-j
wait_for 'A session was left'
key Enter
wait_for '1 Ana: 1,050 to call'
key L Up
wait_for 'another line: 5 Eva folds'
key Enter
wait_for 'Another line: event 5 of 7'
key End
wait_for 'event 7 of 7'
key Enter
wait_for 'This line goes on'
key L
wait_for 'another line: 5 Eva calls'
key Escape
wait_gone 'another line'
# And it is written, and opened again.
key w
wait_for '.table .phh'
type "$work/whole.table"
key Enter
wait_for 'Written to'
say 'note "Was it a call?"'
wait_for 'The note stands in the log'
key w
type "$work/page.html"
key Enter
wait_for 'page.html'
wait_for 'Written to'
key q y
wait_for 'shell>'
grep -q '^2 folds$' "$work/whole.table" || fail 'the line that was taken up is not what was written'
if grep -q '^5 calls$' "$work/whole.table"; then fail 'the line that was left was written'; fi
[ "$(tail -n 1 "$work/moment.table")" = '4 throws 1000x2' ] || fail 'the moment was not where the file ends'
grep -q '<svg' "$work/page.html" || fail 'the page has no picture'
grep -q '45a' "$work/page.html" || fail 'the page has no ruling'
grep -q 'Was it a call' "$work/page.html" || fail 'the page has no note'
type "clear; $MISDEAL table $work/whole.table"
key Enter
wait_for 'F gathers'
key L
wait_for 'event 7 of 7'
passed
