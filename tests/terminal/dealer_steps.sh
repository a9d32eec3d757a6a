# A hand dealt step by step: the shuffle, each card, burns, board, showdown, the pot pushed.
. "$(dirname "$0")/lib.sh"
sed -i '/Carla\|Dan\|Eva/d; s/button 5/button 2\ncards  1 As Ad\ncards  2 Qs Qd\nboard  2c 7d 9h Jc Ks/' "$work/first.table"
open 80 24 "$MISDEAL table $work/first.table --dealing steps"
wait_for 'Next: wash the cards'
key d
wait_for 'step by step (Tab: strokes)'
wait_for 'next: wash the cards'
wait_for 'dealer washes'
key Enter
wait_gone 'step by step'
wait_for 'dealer washes'
key .
wait_for 'dealer riffles'
key . . . .
wait_for 'dealer cuts'
key . .
wait_for '2 Ben posts 50'
key . . . .
wait_for '2 Ben: 50 to call'
key .
wait_for 'the dealer waits'
key c x
wait_for 'Next: gather the bets'
key d
wait_for 'next: gather the bets'
key Enter .
wait_for 'burns ▒  '
key .
wait_for 'dealer spreads 3'
key x x . .
wait_for 'burns ▒▒  '
key x x . .
wait_for 'burns ▒▒▒  '
key x x
wait_for 'turns the hand up'
key . . . .
wait_for 'reads'
key d
wait_for 'next: the pot to 1 Ana'
key Enter
wait_for 'take in the cards'
wait_for '20,100'
key . .
wait_for 'dealer mucks'
key d Tab
wait_for 'by strokes (Tab: steps)'
key Enter
wait_for 'hand 2'
# What is done at one seat stands behind the list; what can go wrong one key further.
key d
wait_for 'at 2 Ben'
key Up i
wait_for 'What goes wrong?'
key Escape q y
wait_for 'shell>'
passed
