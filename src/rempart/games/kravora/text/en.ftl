# Kravora in English. Rule texts are in rules.en.toml.

nobody = nobody
nothing = something that does not exist
owned = { $seat }'s { $unit }
enemy = enemy { $unit }
litres = { $price } L
line = Line { $line }
line_floor = Line { $line }, the floor
seat_first = { $seat } (first)
seat_out = { $seat } (out)

## game

game-name = Kravora
game-tagline = Clans of the volcano: hold your wall, feed on blood, and bring the other walls down.

## setup

setup-players = Players
setup-rotate_first = The first player changes every turn
setup-end = After the last turn of the track
setup-comet_order = Who is hit by comets first
setup-wall_reach = Where throwers can hit an undefended wall from
setup-excess = Leftover hits of rocks and comets
setup-rock_wall_lines = Leftover rock hits reach the wall from lines
setup-enemy_max_line = Last line enemies march to
setup-cannon_in_attack = The cannon also fires in the attack phase
setup-propulsion_any = Propulsion moves any unit anywhere
setup-building_slots = Building slots
setup-second_wall = A higher wall for who acts second of two
setup-many_ruses = Any number of ruses in a turn

## setup_note

setup_note-players = Each of you has a wall; the last one standing wins.
setup_note-rotate_first = Otherwise the same player always begins.
setup_note-end = What happens when the track is full and more than one wall still stands.
setup_note-second_wall = With two players only: it helps who acts second.
setup_note-many_ruses = As in the rulebook; otherwise one ruse per turn, plus a Shield.
setup_note-propulsion_any = Otherwise a defender stays on its own board.
setup_note-cannon_in_attack = Otherwise the Puppet cannon fires only in the purchase phase.
setup_note-building_slots = How many buildings a fortress can hold.
setup_note-enemy_max_line = Line 5 is the floor of the fortress itself.
setup_note-wall_reach = When no defender is in range, throwers turn on the wall.
setup_note-rock_wall_lines = Rock hits that find no further unit go on to the wall.
setup_note-excess = Who takes the hits that a rock or a comet has left over near the wall.
setup_note-comet_order = When both sides are on a line, one of them takes the comet's hits first.

## setup_group

setup_group-turns = Turns and the end
setup_group-ruses = Ruses and buildings
setup_group-hits = Enemies, rocks and comets

## setup_value

setup_value-eruption = the volcano erupts
setup_value-count = the highest wall wins
setup_value-defenders_first = defenders
setup_value-enemies_first = enemies
setup_value-range = wherever they reach
setup_value-4_5_only = only from lines 4 and 5
setup_value-unit_text = go to the wall at once
setup_value-units_first = first to units that were hit
setup_value-4_5 = 4 and 5
setup_value-5 = 5
setup_value-4 = 4
setup_value-none = without limit

## phase

phase-dice = Dice
phase-event = Calamity or reward
phase-attack = Attack
phase-enemy_attack = Enemy attack
phase-enemy_move = Enemy movement
phase-wages = Wages
phase-purchases = Purchases
phase-refill = New enemies

## face

face-blood_5 = 5 L for everyone
face-blood_10 = 10 L for everyone
face-comet = a comet
face-double_comet = two comets
face-arrow = the arrow: all enemies advance
face-blank = nothing

## zone

zone-turn = Turn { $turn }
zone-fort = { $seat }'s fortress
zone-wall = { $seat }'s wall
zone-blood = { $seat }'s blood
zone-incoming = Announced for { $seat }
zone-buildings = { $seat }'s buildings
zone-killed = { $seat }'s reserve
zone-kills = { $seat }'s kills
zone-shop_units = Units to buy
zone-shop_buildings = Buildings to build
zone-shop_ruses = Ruses to cast
zone-white = White supply
zone-supply = { $seat }'s supply
zone-turns = Turns
zone-enemy_dice = Faces of the enemy dice
zone-calamity_die = Faces of the calamity die

## mark

mark-frozen = immobilised
mark-attacked = has attacked
mark-forced = made to attack
mark-wounded = wounded
mark-laboratory = in the laboratory
mark-left = { $count } left

## note

note-unit = HP { $hp }, attack { $hits }, range { $reach }, move { $move }
note-slots = { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}
note-kills_total = { $count } in total
note-turn = Turn { $turn }: { $event }; enemy dice: { $dice }

## turn_event

turn_event-none = quiet
turn_event-calamity = the calamity die is rolled
turn_event-reward = a reward for whoever has the most kills
turn_event-eruption = the volcano erupts

## unit

unit-puppet = Puppet
unit-sprinter = Sprinter
unit-stone_thrower = Stone-thrower
unit-long_arm = Long-arm
unit-bruiser = Bruiser
unit-rock_hurler = Rock-hurler

## building

building-barracks = Barracks
building-university = University
building-laboratory = Laboratory
building-workshop = Workshop
building-hut = Hut of the mad researcher
building-sorting_centre = Sorting centre
building-cannon = Puppet cannon
building-extra_slot = Extra slot

## ruse

ruse-rocks = Rocks
ruse-clot = Blood clot
ruse-bait = Advance/attack
ruse-retreat = Retreat
ruse-boulder = Boulder
ruse-propulsion = Propulsion
ruse-shield = Shield

## token

token-shield = Shield

## effect

effect-barracks = Each unit costs { $amount } L less, except Puppets.
effect-university = Each ruse costs { $amount } L less.
effect-laboratory = The first { $places } units killed in a turn bring { $amount } L more each.
effect-workshop = Repairs the wall by { $amount } at the end of your turn, until the volcano erupts.
effect-hut = Lets you cast ruses.
effect-sorting_centre = Your own units that enemies kill bring { $amount } L each, too.
effect-cannon = Fires your Puppets onto any line of another player's board, for { $amount } L each.
effect-extra_slot = Building slots: { $amount } more.
effect-rocks = Enemies on one line cannot make their next move.
effect-clot = A unit loses { $amount } HP.
effect-bait = A unit moves one line forward, or attacks at once.
effect-retreat = A unit moves one line back.
effect-boulder = Hits up to { $amount } units on a line once each; on lines 4 and 5 of another board, leftover hits go to the wall.
effect-propulsion = Moves an enemy to any line of any board, or a defender to any line of its own board.
effect-shield = A token that cancels another player's ruse.

## target

target-none = { "" }
target-line = : line { $line } of { $board }'s board
target-unit = : { $unit } at { $board }'s fortress
target-attack = : { $unit } attacks at { $board }'s fortress
target-move = : { $unit } goes to line { $line } of { $board }'s board

## prompt

prompt-StartingPurchases = Before the first turn: buy units and buildings
prompt-CalamityPurchases = Blood from the volcano: buy units and buildings now
prompt-CometVictims = The comet: who takes the next hit?
prompt-AttackPhase = Attack with your units, then end the attack
prompt-TargetLine = Which line does the Rock-hurler throw at?
prompt-Targets = Who is hit?
prompt-Victims = The enemy strikes: who takes the hit?
prompt-Recycling = Recycle a defender for blood?
prompt-Dismantling = No defenders left: trade a point of wall for blood?
prompt-Purchases = Buy, build, fire, cast; then end your purchases
prompt-RocksTarget = Rocks: which line is immobilised?
prompt-ClotTarget = Blood clot: which unit bleeds?
prompt-BaitTarget = Advance/attack: which unit advances or attacks?
prompt-RetreatTarget = Retreat: which unit goes back?
prompt-BoulderTarget = Boulder: which line does it strike?
prompt-BoulderTargets = Boulder: who is hit?
prompt-PropulsionUnit = Propulsion: which unit flies?
prompt-PropulsionLanding = Propulsion: where does it land?
prompt-ShieldWindow = A ruse is announced: spend your Shield to cancel it?

## option

option-Attack = Attack with { $unit }
option-Aim = Throw at line { $line }
option-Strike = Hit { $unit }
option-Suffer = { $unit } takes the hit
option-EndAttack = End the attack
option-Recycle = Recycle { $unit }
option-Dismantle = Trade a point of wall for blood
option-Decline = Decline
option-Buy = Buy a { $kind } for line { $line }
option-Build = Build the { $building }
option-Fire = Fire a Puppet onto line { $line } of { $board }'s board
option-Cast = Cast { $ruse }
option-EndPurchases = End your purchases
option-Freeze = Immobilise line { $line } of { $board }'s board
option-Bleed = Make { $unit } bleed
option-Lure = Make { $unit } advance
option-Incite = Make { $unit } attack
option-Repel = Drive { $unit } back
option-Hurl = Hurl it at line { $line } of { $board }'s board
option-Launch = Launch { $unit }
option-Land = Land on line { $line } of { $board }'s board
option-Cancel = Spend the Shield: cancel the ruse
option-LetPass = Let the ruse through

## bundle

bundle-attack_all = Attack with all ({ $count })
bundle-buy = Buy { $count } × { $kind } for line { $line }
bundle-fire = { $count ->
    [one] Fire { $count } Puppet onto line { $line } of { $board }'s board
   *[other] Fire { $count } Puppets onto line { $line } of { $board }'s board
}

## How the lab's reports tell what is chosen, where the option says too much or too little.
## An empty text leaves a kind out.

lab-Attack = Attack with { $figure }
lab-Strike = Hit { $figure }
lab-Suffer = Hit taken by { $figure }
lab-EndAttack = { "" }
lab-Recycle = Recycle { $figure }
lab-Decline = { "" }
lab-Buy = Buy a { $kind }
lab-Fire = Fire a Puppet
lab-EndPurchases = { "" }
lab-Freeze = { "" }
lab-Bleed = Make { $figure } bleed
lab-Lure = Make { $figure } advance
lab-Incite = Make { $figure } attack
lab-Repel = Drive { $figure } back
lab-Hurl = { "" }
lab-Launch = Launch { $figure }
lab-Land = { "" }
lab-LetPass = { "" }

## event

event-EnemiesMustered = Every board starts with: { $kinds }.
event-StartBlood = { $seat } starts with { $amount } L.
event-WallRaised = { $amount ->
    [one] { $seat }'s wall starts with { $amount } point more: { $wall }.
   *[other] { $seat }'s wall starts with { $amount } points more: { $wall }.
}
event-TurnBegun = Turn { $turn } begins; { $seat } goes first.
event-PhaseBegun = { $seat }: { $phase }.
event-EnemiesAnnounced = The dice show { $rolls }. Announced for everyone: { $kinds }.
event-KindReplaced = No white { $wanted } left: { $seat } gets a { $kind } instead.
event-NobodyAnnounced = No white { $wanted } or anything weaker is left for { $seat }.
event-CalamityRolled = The calamity die: { $face }.
event-CometFell = A comet strikes line { $line } of every board.
event-CometHitWalls = A comet strikes every wall.
event-BloodGained = { $seat } gains { $amount } L and now has { $blood } L.
event-CountersReset = The kill counters go back to 0.
event-VolcanoErupted = The volcano erupts: { $seat } rolls { $roll }.
event-UnitAttacked = { $unit } attacks at { $board }'s fortress.
event-UnitWounded = { $unit } is wounded: { $hp } HP left.
event-UnitKilled = { $unit } dies at { $board }'s fortress.
event-WallHit = { $amount ->
    [one] { $board }'s wall loses { $amount } point: { $wall } left.
   *[other] { $board }'s wall loses { $amount } points: { $wall } left.
}
event-EnemyHeld = { $unit } stays on line { $line } of { $board }'s board.
event-EnemyMoved = { $unit } moves from line { $source } to line { $line } of { $board }'s board.
event-FrostLifted = The immobilised lines of { $board }'s board are free again.
event-UnitRecycled = { $seat } recycles a { $figure } for { $amount } L.
event-WallDismantled = { $seat } trades a point of wall for { $amount } L: { $wall } left.
event-UnitBought = { $seat } buys a { $figure } for { $price } L, on line { $line }.
event-Built = { $seat } builds the { $building } for { $price } L.
event-PuppetFired = { $seat } fires a { $figure } onto line { $line } of { $board }'s board for { $price } L.
event-RuseAnnounced = { $seat } casts { $ruse } for { $price } L{ $target }.
event-RuseCancelled = { $seat } spends a Shield: { $ruse } is cancelled.
event-LineFrozen = Line { $line } of { $board }'s board is immobilised.
event-UnitShifted = { $unit } is now on line { $line } of { $board }'s board.
event-ShieldRaised = { $seat } has a Shield.
event-ReserveEmptied = { $amount ->
    [one] { $seat }'s reserve is emptied: { $amount } killed unit goes back to its supply.
   *[other] { $seat }'s reserve is emptied: { $amount } killed units go back to their supplies.
}
event-EnemiesEntered = New on line 1 of { $board }'s board: { $units }.
event-WallRepaired = { $amount ->
    [one] { $seat }'s workshop repairs { $amount } point of wall: it now has { $wall }.
   *[other] { $seat }'s workshop repairs { $amount } points of wall: it now has { $wall }.
}
event-PlayerOut = { $seat }'s wall has fallen: { $seat } is out.
event-GameWon = { $seat } wins with a wall of { $wall }!
event-VictoryShared = { $seats } share the victory.

## refusal

refusal-not_a_target = { $unit } cannot be hit by this
refusal-hit_already = { $unit } has already been hit and cannot be hit again
refusal-comet_elsewhere = the comet is not hitting { $unit } now
refusal-not_your_defender = { $unit } is not a defender on your board
refusal-attacked_already = { $unit } has already attacked this turn
refusal-out_of_reach = { $unit } has nothing to attack within its range
refusal-no_enemy_there = there is no enemy on line { $line }
refusal-line_out_of_reach = line { $line } is out of range
refusal-cannon_later = the cannon fires only in the purchase phase
refusal-none_left = there is no { $kind } left in your supply
refusal-too_expensive = that costs { $price } L, more than you have
refusal-no_such_kind = there is no such kind of unit
refusal-no_such_line = there is no line { $line }
refusal-no_such_building = there is no such building
refusal-built_already = the { $building } has already been built
refusal-no_slot = there is no slot left for the { $building }
refusal-not_played = the { $building } is not part of this game
refusal-no_cannon = you have no Puppet cannon
refusal-no_such_opponent = that is not the board of another player still in the game
refusal-units_and_buildings = only units and buildings can be bought now
refusal-no_such_ruse = there is no such ruse
refusal-no_hut = you need the hut of the mad researcher to cast ruses
refusal-has_shield = you already have a Shield
refusal-no_target = there is no target for { $ruse }
refusal-no_such_board = that is not the board of a player still in the game
refusal-no_marker = no freeze marker is left
refusal-frozen_already = line { $line } is already immobilised
refusal-not_on_a_board = { $unit } is not on a board
refusal-no_further = { $unit } cannot go any further
refusal-ruses_enough = you have already cast a ruse this turn; now you can only cast a Shield
refusal-forced_already = { $unit } has already been made to attack this turn
refusal-nothing_to_strike = there is nothing to strike on line { $line }
refusal-boulder_already = a Boulder has already damaged { $board }'s wall this turn
refusal-would_finish = a Boulder may not bring down { $board }'s wall
refusal-is_there = { $unit } is already there
refusal-stays_home = { $unit } is a defender and stays on its own board

## forecast

forecast-erupts = { $count ->
    [one] The eruption that follows takes { $count } point: your wall could fall!
   *[other] The eruption that follows takes up to { $count } points: your wall could fall!
}
forecast-counted = That was the last turn, and your wall would not be the highest.
forecast-until_turn = Up to the end of your turn
forecast-until_next = Until your enemies have attacked and moved in your next turn
forecast-out = You are out: nothing can hit you any more.
forecast-falls = Your wall would fall!
forecast-wall = { $count ->
    [0] Wall unharmed
    [one] Wall −1
   *[other] Wall −{ $count }
}
forecast-wall_range = Wall −{ $least } to −{ $most }
forecast-dead = { $count ->
    [0] Nobody dies
    [one] 1 defender dies
   *[other] { $count } defenders die
}
forecast-dead_range = { $least } to { $most } defenders die
forecast-enemies = Enemies after that, from line 1 to the floor: { $counts }
forecast-idle = If your units do not attack and nobody casts a ruse.
forecast-others = Others play before that and can change it.
forecast-calamity_now = The calamity is not over yet.
forecast-calamity_first = The calamity die is rolled before that; what it brings is not counted.
forecast-eruption_first = The volcano erupts before that; what it costs is not counted.
forecast-choice = Where there is a choice, the most likely one is shown.
forecast-too_many = Too many choices to try them all: the real range may be wider.

## outcome

outcome-last_standing = Only one wall is left standing.
outcome-fell_together = The last walls fell together: the least ruined one wins.
outcome-counted = The turns are over: the highest wall wins.
outcome-too_long = The game has lasted too long: the highest wall wins.

## Why a hint says what it says.

hint-kills = It kills { $unit }.
hint-kills_some = { $count ->
    [one] It kills an enemy.
   *[other] It kills { $count } enemies.
}
hint-buy = It strengthens your defence.
hint-build = The building pays off in the turns to come.
hint-recycle = The blood is worth more to you than the unit.
hint-save = It is better to save the rest of your blood.
hint-enough = No further attack is worth it.

## What one choice has over another.

gain-wall = { $n ->
    [one] 1 more point of wall
   *[other] { $n } more points of wall
}
gain-other_wall = { $n ->
    [one] 1 point less on the strongest rival's wall
   *[other] { $n } points less on the strongest rival's wall
}
gain-blood = { $n ->
    [one] 1 more litre of blood
   *[other] { $n } more litres of blood
}

## What everybody should know now.

danger-falls = If your enemies attacked now, your wall would fall.
danger-eruption = The volcano erupts next turn and could bring down your wall.
danger-frail = { $count ->
    [one] Your wall has only { $count } point left.
   *[other] Your wall has only { $count } points left.
}
danger-last_turn = The last turn before the volcano erupts: from then on every wall crumbles.
danger-counted = The last turn: the highest wall wins.

## fact

fact-turn = turn
fact-wall = wall
fact-kills = kills
fact-other_wall = highest other wall
fact-blood = blood

## The tables of values, on the page of sources

table-constants = Numbers of the game
table-units = Units
table-dice = Dice
table-turns = The turn track
table-buildings = Buildings
table-ruses = Ruses
table-constants_board = Board
table-constants_markers = Markers
table-constants_start = Start
table-constants_calamity = Calamity
table-constants_reward = Reward
table-constants_wage = Wages
table-constants_wall = Wall
table-constants_limits = Limits
table-dice_setup = Set-up
table-dice_announcement = Announcement
table-dice_calamity = Calamity
table-dice_comet = Comet
table-dice_eruption = Eruption
table-turns_later = Later turns

## The values, on the page of sources and at the marks

value-lines = lines
value-freeze = freeze markers
value-first = starting blood, first player
value-second = starting blood, second player
value-third = starting blood, third player
value-fourth = starting blood, fourth player
value-blood_5 = face +5 L
value-blood_10 = face +10 L
value-comet = hits of a comet
value-blood = reward for the most kills
value-small = blood for a small unit
value-large = blood for a large unit
value-limit = limit on wages
value-killed = blood for a killed unit
value-points = points of the wall
value-upper = upper points of the wall
value-upper_blood = blood for an upper point
value-lower_blood = blood for a lower point
value-most = points dismantled per turn
value-extra = more points for the second of two
value-turns = last turn
value-lowest_price = lowest price
value-forced_attacks = forced attacks per turn
value-ruses = ruses per turn
value-size = size
value-hp = hit points
value-hits = hits
value-style = how hits are spread
value-reach = range
value-move = move
value-price = price
value-barracks = cheaper with barracks
value-own = figures per player
value-white = white figures
value-faces = faces
value-dice = dice
value-bonus = added to each die
value-event = calamity or reward
value-amount = what it does
value-slots = slots taken
value-places = places
