# The session is written from the table as a script, a hand history, text and a page, by the ending.
. "$(dirname "$0")/lib.sh"
open 80 24 "cd $work; $MISDEAL table first.table"
wait_for 'p posts the blinds'
say post
say deal
say '3 raises to 1100'
say '4 throws 1000x2'
wait_for '45a'
for ending in table phh txt html; do
	key w
	wait_for 'write to'
	type "kept.$ending"
	key Enter
	wait_for "Written to kept.$ending."
done
key w
wait_for 'write to'
type 'kept.pdf'
key Enter
wait_for '.pdf is none of the endings'
key Escape
key w
wait_for 'write to'
type '/dev/full'
key Enter
wait_for 'Enter again replaces it'
key Enter
wait_for 'No space left on device'
key Escape
key q y
wait_for 'shell>'
set -- "$work"/.misdeal-*
[ ! -e "$1" ] || fail "$1 was left behind"
[ "$("$MISDEAL" check "$work/kept.table")" = '1 passed, 0 failed' ] || fail 'the script does not check'
grep -q '    45a  Several chips of one denomination' "$work/kept.txt" || fail 'no ruling in the text'
grep -q '<b class="id">45a</b>' "$work/kept.html" || fail 'no ruling on the page'
# What is shown at the table is what the page shows, and the command writes the same page.
"$MISDEAL" export --html "$work/kept.table" | cmp -s - "$work/kept.html" ||
	fail 'the page of the script is another than that of the session'
"$MISDEAL" export --text "$work/kept.table" | cmp -s - "$work/kept.txt" ||
	fail 'the text of the script is another than that of the session'
"$MISDEAL" export - <"$work/kept.table" | cmp -s - "$work/kept.phh" ||
	fail 'the hand history of the script is another than that of the session'
if "$MISDEAL" export --html "$work/kept.table" >/dev/full 2>"$work/told"; then
	fail 'a full disk was not told'
fi
grep -q 'No space left' "$work/told" || fail 'a full disk was not told why'
passed
