## game

game-name = Pebbles
game-tagline = A bowl, a purse, a grudge.

## setup

setup-players = Players

## zone

zone-bowl = Bowl
zone-purse = Purse

## prompt

prompt-EveryoneTakes = Take 1 to 3 pebbles

## option

option-Take = Take { $count }

## bundle

bundle-twice = Take 1, and 1 again: { $count } in all

## event

event-Taken = { $seat } takes { $count }.
event-PurseOpened = { $seat } had { $count } in the purse.

## refusal

refusal-took_already = you have taken in this round
refusal-cannot_take = you cannot take { $count }

## outcome

outcome-reckoned = The bowl is empty.
