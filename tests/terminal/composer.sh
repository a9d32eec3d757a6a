# Chips in the hand: a string bet of two motions is built and ruled on; words, then chips, raise.
. "$(dirname "$0")/lib.sh"
open 80 24 "$MISDEAL table $work/first.table"
wait_for 'p posts the blinds'
key p D
wait_for '3 Carla: 100 to call'
key +
wait_for '3 Carla acts: 20,000 behind'
wait_for 'Pick chips, or words.'
key 3 6 6
wait_for '3 throws 1000 25x2'
key t 4
wait_for '3 throws 1000 25x2 then 500'
wait_for '500 now, 1,550 in all'
key Enter
wait_for '56'
wait_for 'String bets'
wait_for '3 Carla bets 1,050 in all; 500 back to 3 Carla'
# Words first: what is said binds, the chips only follow.
key +
wait_for '4 Dan acts'
key Tab Tab Tab 3
type 2200
wait_for '4 says "raise to 2200"'
key Enter 3 3
wait_for '4 says "raise to 2200" then throws 1000x2'
key o
wait_for '4 throws 1000x2 then says "raise to 2200"'
key o o
wait_for '4 says "raise to 2200" then throws 1000x2'
key Enter
wait_for '5 Eva: 2,200 to call'
# What is to call can be hidden, the seat can be another, the sentence can be edited.
key +
wait_for '2,200 to call, raise from'
key f
wait_gone '2,200 to call, raise from'
key s
wait_for '1 Ana acts, out of turn'
key 5 e
wait_for '1 throws 100'
key Escape
wait_gone '1 throws 100'
key + Escape
wait_gone 'acts'
key q y
wait_for 'shell>'
# On a telephone.
t resize-window -x 40 -y 16
key clear Enter
type "$MISDEAL table --ascii --theme mono $work/first.table"
key Enter
wait_for 'tournament 50/100'
key p D +
wait_for '3 Carla acts'
key 5 Enter
wait_for '4 Dan: 100 to call'
key q y
wait_for 'shell>'
passed
