# Fantasy: Defense in English. Rule texts are in rules.en.toml.

gate_note = Gate { $gate } belongs to { $seat } and faces gate { $facing }.
at_gate = Gate { $gate }
at_gates = Gates { $gate } and { $facing }
hidden_card = a hidden card
hidden_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## game

game-name = Fantasy: Defense
game-tagline = Hold the gates of the city against orcs, trolls and dragons, alone or with a friend.

## setup

setup-players = Players
setup-faction = Faction
setup-shield_on_boss = City Shield also protects against bosses
setup-boss4060 = Power of the 40/60 boss
setup-dragon_last = The dragon always comes last
setup-open_hands = Open hands

## setup_note

setup_note-players = Alone you hold one wall; two players hold one each and share the morale.
setup_note-faction = Humans hold the gates by numbers and raw power; elves win by movement and trickery.
setup_note-dragon_last = The stronger boss is always at the bottom of the deck.
setup_note-shield_on_boss = The spell can also cancel the battle against a boss.
setup_note-open_hands = You can see each other's cards.
setup_note-boss4060 = Its card shows two powers: this decides when the higher one counts.

## setup_group

setup_group-variants = Variants
setup_group-readings = Other readings of the rules

## setup_value

setup_value-humans = humans
setup_value-elves = elves
setup_value-by_order = 60 if it is the second boss
setup_value-per_battle = 60 from its second battle on

## faction

faction-humans = humans
faction-elves = elves

## phase

phase-invasion = Invasion
phase-strategy = Strategy
phase-battle = Battle
phase-reinforcement = Reinforcement

## tier

tier-underling = underlings
tier-elite = elites
tier-boss = bosses

## short

short-hand = Hand
short-start = Starting cards
short-deck = Deck
short-discard = Discard pile

## zone

zone-turn = Turn { $turn }
zone-turn_first = Turn { $turn }: { $seat } goes first
zone-first = goes first this turn
zone-morale = Morale
zone-invaders = Invaders to come
zone-beaten = Beaten invaders
zone-wall = { $seat }'s wall
zone-hand = { $seat }'s hand
zone-start = { $seat }'s starting cards
zone-deck = { $seat }'s deck
zone-deck_or_hand = In the deck, or hidden in the hand
zone-discard = { $seat }'s discard pile

## mark

mark-boss = boss
mark-infiltrate = infiltrates
mark-weaker = weakened
mark-shielded = shielded
mark-resolved = resolved
mark-moved = moved
mark-used = used

## note

note-from_left = loot { $loot }, comes from the left
note-from_right = loot { $loot }, comes from the right

## card

card-archmage = Archmage
card-psychic_storm = Psychic Storm
card-city_shield = City Shield
card-militia = Militia
card-footman = Footman
card-knight = Knight
card-town_crier = Town Crier
card-veteran = Veteran
card-griffin_rider = Griffin Rider
card-adept = Adept
card-paladin = Paladin
card-ranger_lord = Ranger Lord
card-blazing_spirit = Blazing Spirit
card-spirit_call = Spirit Call
card-scout = Scout
card-blade_dancer = Blade Dancer
card-guardian = Guardian
card-sentinel = Sentinel
card-treant = Treant
card-pixie = Pixie
card-druid = Druid
card-wind_rider = Wind Rider
card-marksman = Marksman
card-seer = Seer

## effect

effect-group_attack = Group Attack: X is the number of Group Attacks at this gate.
effect-arcane_renewal = Arcane Renewal: make a used spell ready again (not Spirit Call).
effect-sound_the_alarm = Sound the Alarm: draw a card.
effect-never_surrender = Never Surrender: X is the number of your besieged gates.
effect-airlift = Airlift: bring any number of units here from one other gate.
effect-you_shall_not_pass = You Shall Not Pass: return the invader here to the top of its deck.
effect-psychic_storm = Discard a besieging invader of power 22 or less.
effect-city_shield = No battle at one gate this turn.
effect-fairy_lights = Fairy Lights: the invader's power here is rounded down to tens.
effect-rebirth = Rebirth: put a discarded card at the bottom of your deck.
effect-shifting_winds = Shifting Winds: bring one unit here from any gate.
effect-headshot = Headshot: discard the invader here if its power is 20 or less.
effect-foresight = Foresight: take any card from your deck, then shuffle.
effect-skirmish = Skirmish: after a battle, it may move on to the next gate, once a turn.
effect-natures_longing = Nature's Longing: it must be the casualty.
effect-blazing_spirit = Halve an invader's power this turn, rounded up.
effect-spirit_call = Return up to two deployed units to your hand.

## invader

invader-goblin_runt = Goblin Runt
invader-goblin_slinger = Goblin Slinger
invader-goblin_sneak = Goblin Sneak
invader-goblin_spearman = Goblin Spearman
invader-wolf_rider = Wolf Rider
invader-goblin_cutpurse = Goblin Cutpurse
invader-orc_grunt = Orc Grunt
invader-orc_axeman = Orc Axeman
invader-orc_stalker = Orc Stalker
invader-orc_raider = Orc Raider
invader-orc_pillager = Orc Pillager
invader-warg_pack = Warg Pack
invader-orc_brute = Orc Brute
invader-orc_berserker = Orc Berserker
invader-dark_assassin = Dark Assassin
invader-ogre = Ogre
invader-orc_shaman = Orc Shaman
invader-night_prowler = Night Prowler
invader-cave_troll = Cave Troll
invader-war_ogre = War Ogre
invader-stone_giant = Stone Giant
invader-shadow_blade = Shadow Blade
invader-troll_kings_guard = Troll King's Guard
invader-orc_overlord = Orc Overlord
invader-red_dragon = Red Dragon
invader-ancient_dragon = Ancient Dragon
invader-orc_high_king = Orc High King

## prompt

prompt-Infiltrate = An infiltrator slips in: discard a card from your hand
prompt-Strategy = Deploy, move and cast; then end your strategy
prompt-HandLimit = Too many cards: discard down to two
prompt-SoundTheAlarm = Sound the Alarm: draw a card?
prompt-YouShallNotPass = You Shall Not Pass: send the invader back?
prompt-Headshot = Headshot: discard the invader?
prompt-Airlift = Airlift: which units come here?
prompt-ShiftingWinds = Shifting Winds: which unit comes here?
prompt-Rebirth = Rebirth: which discarded card goes to the bottom of your deck?
prompt-Foresight = Foresight: which card do you take from your deck?
prompt-ArcaneRenewal = Arcane Renewal: which spell becomes ready again?
prompt-PsychicStorm = Psychic Storm: which invader is swept away?
prompt-CityShield = City Shield: at which gate is there no battle this turn?
prompt-BlazingSpirit = Blazing Spirit: which invader's power is halved?
prompt-SpiritCall = Spirit Call: which unit returns to your hand?
prompt-Battle = At which gate do you fight next?
prompt-Casualty = The battle took its toll: who falls?
prompt-Skirmish = Skirmish: which unit moves on to the next gate?

## option

option-Discard = Discard { $card }
option-Deploy = Deploy { $card } at gate { $gate }
option-Move = Move { $card } to gate { $gate }
option-Cast = Cast { $card }
option-Give = Give { $card } to the other player
option-EndStrategy = End your strategy
option-Decline = Decline
option-Done = Done
option-Ring = Sound the alarm: draw a card
option-Lift = Bring { $card } by air
option-Carry = Bring { $card } on the wind
option-Revive = Put { $card } at the bottom of your deck
option-Fetch = Take { $card } from your deck
option-Renew = Renew { $card }
option-SendBack = Send the invader back
option-Shoot = Shoot the invader
option-Strike = Strike the invader at gate { $gate }
option-Shield = Shield gate { $gate }
option-Scorch = Scorch the invader at gate { $gate }
option-Recall = Return { $card } to your hand
option-Fight = Fight at gate { $gate }
option-Lose = { $card } falls
option-Sally = { $card } moves on to gate { $gate }
option-Stay = Nobody moves on

## bundle

bundle-cast_at = Cast { $card } at gate { $gate }
bundle-fight_all = Fight at all gates ({ $count })

## How the lab's reports tell what is chosen, where the option says too much or too little.
## An empty text leaves a kind out.

lab-Deploy = Deploy { $card }
lab-Move = Move { $card }
lab-EndStrategy = { "" }
lab-Decline = { "" }
lab-Done = { "" }
lab-Revive = Put { $card } at the bottom of the deck
lab-Fetch = Take { $card } from the deck
lab-Strike = { "" }
lab-Shield = { "" }
lab-Scorch = { "" }
lab-Fight = { "" }
lab-Sally = { $card } moves on to the next gate
lab-Stay = { "" }

## event

event-TurnBegun = Turn { $turn } begins.
event-PhaseBegun = { $phase } phase.
event-InvaderPlaced = { $invader } besieges gate { $gate }.
event-BossPlaced = { $invader } besieges gates { $gate } and { $facing }.
event-InvaderPutBack = No gate is free: { $invader } has to wait.
event-CardDiscarded = { $seat } discards { $card }.
event-UnitDeployed = { $seat } deploys { $card } at gate { $gate }.
event-UnitMoved = { $card } moves from gate { $source } to gate { $gate }.
event-CardGiven = { $seat } gives { $card } away.
event-StrategyEnded = { $seat } is done.
event-CardsDrawn = { $seat } draws: { $cards }.
event-CardRevived = { $seat } puts { $card } at the bottom of the deck.
event-CardFetched = { $seat } takes { $card } from the deck, which is then shuffled.
event-SpellCast = { $seat } casts { $card }.
event-SpellRenewed = { $card } is ready again.
event-InvaderSentBack = { $invader } is sent back from gate { $gate }.
event-InvaderDiscarded = { $invader } at gate { $gate } is discarded.
event-InvaderHalved = { $invader } at gate { $gate } has only { $power } power this turn.
event-GateShielded = Gate { $gate } is shielded this turn.
event-UnitRecalled = { $card } returns from gate { $gate }.
event-BattleWon = { $place }: { $defence } against { $power }: { $invader } is beaten.
event-BattleLost = { $place }: { $defence } against { $power }: { $invader } breaks through.
event-GatePlundered = Gate { $gate } is undefended: { $invader } plunders.
event-MoraleLost = Morale falls by { $amount } to { $morale }.
event-UnitLost = { $card } falls at gate { $gate }.
event-FirstPlayerChanged = { $seat } now goes first.
event-CityHeld = The last invader is gone: the city holds, with morale { $morale }!
event-CityFallen = The city has fallen.

## refusal

refusal-not_in_hand = { $card } is not in your hand
refusal-no_such_gate = your wall has no gate { $gate }
refusal-not_besieged = gate { $gate } is not besieged
refusal-boss_immune = a boss is immune to spells and effects
refusal-too_strong = the invader is too strong for this
refusal-already_shielded = gate { $gate } is already shielded
refusal-not_deployed = { $card } is not deployed
refusal-no_target = there is no target for { $card }
refusal-not_at_one_other_gate = { $card } is not at the gate you are airlifting from
refusal-not_at_other_gate = { $card } is not at another of your gates
refusal-not_discarded = { $card } is not in your discard pile
refusal-not_in_deck = { $card } is not in your deck
refusal-not_renewable = { $card } is not a used spell that can be renewed
refusal-not_yours_deployed = { $card } is not deployed at one of your gates
refusal-already_moved = { $card } has already moved this turn
refusal-not_adjacent = gate { $gate } is not next to the unit's gate
refusal-spell_used = { $card } has already been used
refusal-not_your_spell = { $card } is not one of your spells
refusal-nobody_to_give = there is nobody to give a card to
refusal-already_gave = you have already given a card in this phase
refusal-already_resolved = gate { $gate } has already been resolved this turn
refusal-gate_shielded = gate { $gate } is shielded this turn
refusal-boss_fought_together = the boss is fought at both gates together: choose gate { $gate }
refusal-natures_longing = Nature's Longing: another unit there must fall first
refusal-not_the_casualty = { $card } did not fight there
refusal-did_not_fight = { $card } did not fight in this battle
refusal-no_skirmish = { $card } has no Skirmish
refusal-already_skirmished = { $card } has already used its Skirmish this turn

## outcome

outcome-held = Victory: every invader is gone.
outcome-fallen = Defeat: the city's morale is broken.
outcome-too_long = Defeat: the siege has lasted too long.

## Why a hint says what it says.

hint-beats = It beats { $invader } at gate { $gate }.
hint-beats_later = Together with what follows, it beats { $invader } at gate { $gate }.
hint-halves = With a defender there, { $invader } takes only half the loot at gate { $gate }.
hint-ahead = It will be in place when the next invaders come.
hint-rid = It gets rid of { $invader } without a battle.
hint-sent_back = It sends { $invader } back without a battle.
hint-halved = It halves the power of { $invader } at gate { $gate }.
hint-least = It is what you can best spare.
hint-enough = You need nothing more: keep what is in your hand for later.

## What one choice has over another.

gain-morale = { $n ->
    [one] 1 more morale
   *[other] { $n } more morale
}
gain-invaders_left = { $n ->
    [one] one invader fewer
   *[other] { $n } invaders fewer
}

## What puzzles ask for.

puzzle_goal-hold = Hold every gate: lose no morale this turn.
puzzle_goal-beat = { $n ->
    [one] Get rid of an invader this turn.
   *[other] Get rid of { $n } invaders this turn.
}
puzzle_goal-win = Save the city this turn.

## What everybody should know now.

danger-falls = As things stand, the city will fall in this turn's battles.
danger-one_gate = One more plundered gate and the city is lost.
danger-last_wave = The last invaders are here: beat them all, and the city is saved.
danger-boss = { $invader } besieges gate { $gate }: no spell works against it, only strength.
danger-boss_at_two = { $invader } besieges gates { $gate } and { $facing }: no spell works against it, only strength.

## What will happen if nobody does anything more.

forecast-until_battle = Up to the end of this turn's battles
forecast-lost = The city would fall!
forecast-won = The city would be saved!
forecast-morale = Morale −{ $count }
forecast-morale_none = No morale is lost
forecast-morale_range = Morale −{ $least } to −{ $most }
forecast-beaten = { $count ->
    [one] { $count } invader beaten
   *[other] { $count } invaders beaten
}
forecast-beaten_range = { $least } to { $most } invaders beaten
forecast-through = { $count ->
    [one] { $count } gate breached
   *[other] { $count } gates breached
}
forecast-through_range = { $least } to { $most } gates breached
forecast-idle = If nobody deploys, moves or casts anything more.
forecast-choice = Where players choose who falls, the first choice is shown.
forecast-not_yet = The next invaders are not known yet.
forecast-fought = This turn's battles are over.

## fact

fact-won = won
fact-morale = morale
fact-invaders_left = invaders left
fact-turn = turn

## The tables of values, on the page of sources

table-cards = Defenders
table-constants = Numbers of the game
table-gates = Gates
table-invaders = Invaders
table-constants_game = Both modes
table-constants_solo = One player
table-constants_coop = Two players
table-constants_effects = Icons

## The values, on the page of sources and at the marks

value-faction = faction
value-role = role
value-copies = number of cards
value-power = power
value-effect = effect
value-name = name
value-morale = morale
value-opening_hand = opening hand
value-reinforcement = cards drawn per turn
value-hand_limit = hand limit
value-turns = last turn
value-row = gates in a row
value-invaders = invaders per turn
value-psychic_storm = limit of Psychic Storm
value-headshot = limit of Headshot
value-fairy_lights = rounding of Fairy Lights
value-blazing_spirit = divisor of Blazing Spirit
value-spirit_call = units of Spirit Call
value-sound_the_alarm = cards of Sound the Alarm
value-bonus = bonus
value-mark = 1P or 2P mark
value-tier = tier
value-loot = loot
value-arrow = arrow
value-infiltrate = Infiltrate icon
value-dragon = dragon
value-power_second = power as second boss

## Words of the data, where somebody changes them

word-spell = spell
word-start = starting unit
word-unit = unit
word-left = left
word-right = right
word-1P = one player only
word-2P = two players only

## Effects by name

effect_name-airlift = Airlift
effect_name-arcane_renewal = Arcane Renewal
effect_name-fairy_lights = Fairy Lights
effect_name-foresight = Foresight
effect_name-group_attack = Group Attack
effect_name-headshot = Headshot
effect_name-natures_longing = Nature's Longing
effect_name-never_surrender = Never Surrender
effect_name-rebirth = Rebirth
effect_name-shifting_winds = Shifting Winds
effect_name-skirmish = Skirmish
effect_name-sound_the_alarm = Sound the Alarm
effect_name-you_shall_not_pass = You Shall Not Pass

## each

each-row = Gate

## field

field-players = Players
field-morale = Morale
field-turn = Turn
field-invader_deck = Invader deck, the last is next
field-invader_discard = Beaten invaders
field-row = Gates
field-invader = Invader
field-defenders = Defenders
field-shielded = City Shield lies on it
field-resolved = Its battle is over
field-hand = Hand
field-deck = Deck, the last is next
field-discard = Discard pile
field-start = Starting unit, face up
field-ready = Spells that can be cast
field-used = Spells that were cast

## flaw

flaw-not_in_pile = { $card } cannot lie in this pile: move it to another
flaw-no_defender = { $card } is a spell: only units defend a gate
flaw-besieges_twice = { $invader } already besieges another gate: it can stand at one
