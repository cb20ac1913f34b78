# Everything that people read, in English. The rules are in rules.en.toml.

guards = Guards

## game

game-name = Hamlet
game-tagline = Raiders come to the gates of a village: hold them off, alone or with a friend.

## setup

setup-players = Players
setup-winter = Winter

## setup_note

setup_note-players = One or two players hold the same village.
setup_note-winter = How many hearts the village has to lose.

## setup_value

setup_value-mild = mild
setup_value-harsh = harsh

## gate

gate-north = North gate
gate-east = East gate
gate-south = South gate

## raider

raider-wolves = Wolves
raider-bandits = Bandits
raider-trolls = Trolls
raider-giant = Giant

## note

note-raider = Attacks here: { $gate }.

## zone

zone-round = Round { $round }
zone-hearts = Hearts
zone-raiders = Raiders to come
zone-gates = Gates
zone-reserve = Guards in reserve
zone-actions = Actions left
zone-gone = Raiders that have come

## prompt

prompt-Act = Place or move guards, or rest

## option

option-Place = Place a guard: { $gate }
option-Move = Move a guard: { $source } to { $gate }
option-Rest = Rest

## event

event-RaiderRevealed = Round { $round }: { $raider }! ({ $gate })
event-GuardPlaced = { $seat } places a guard: { $gate }.
event-GuardMoved = { $seat } moves a guard: { $source } to { $gate }.
event-Rested = { $seat } rests.
event-RaiderBeaten = { $gate }: { $defence } against { $strength }. { $raider }: beaten.
event-GateBroken = { $gate }: { $defence } against { $strength }. { $raider }: through! Hearts lost: { $lost }.
event-VillageSaved = The last raider is gone. Hearts left: { $hearts }.
event-VillageFallen = No hearts are left.

## refusal

refusal-no_such_gate = there is no gate { $gate }
refusal-empty_reserve = there are no guards in the reserve
refusal-nobody_there = there is no guard there: { $gate }
refusal-not_next = these gates are not next to each other: { $source }, { $gate }

## outcome

outcome-saved = Victory: the village is saved.
outcome-fallen = Defeat: the village has fallen.

## fact

fact-won = won
fact-hearts = hearts
fact-raiders_left = raiders left
