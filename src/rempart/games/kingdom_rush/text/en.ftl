# Kingdom Rush in English. Rule texts are in rules.en.toml.

nobody = nobody
nothing = nothing
copy = { $name } ({ $n })
hero_board = the hero board
upgraded = upgraded to { $tower }
unchanged = unchanged
seat_hero = { $seat } ({ $hero })
bench_hero = { $hero } (bench)
hearts_short = ♥ { $hearts }
tile = Tile { $shape }, { $damage }
unknown_card = A card, { $band }

## game

game-name = Kingdom Rush
game-tagline = Elemental Uprising: towers and heroes side by side, and every horde a puzzle to solve before it walks out of the gate.

## count

count-gold = { $n } gold
count-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
count-hearts = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
count-skulls = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}

## phase

phase-0 = Start of the round
phase-1 = Spawn
phase-2 = Towers and heroes
phase-3 = Destroy
phase-4 = Advance
phase-5 = Pick up
phase-6 = Buy

## colour

colour-0 = red
colour-1 = blue
colour-2 = yellow
colour-3 = green
colour-4 = white

## facing

facing-0 = up
facing-1 = right
facing-2 = down
facing-3 = left
mode-0 = Larger, along its arrows
mode-1 = Smaller, on any horde
mode-2 = Attack 3
mode-3 = Attack 4

## direction

direction-N = up
direction-NE = up and right
direction-E = right
direction-SE = down and right
direction-S = down
direction-SW = down and left
direction-W = left
direction-NW = up and left

## reach

reach-0 = on hordes in range
reach-1 = on each horde in range
reach-2 = on any horde
reach-3 = on the hero's own horde
reach-4 = on hordes next to the target

## shape

shape-M1 = 1×1
shape-D2 = 2×1
shape-I3 = 3×1
shape-L3 = L of 3
shape-O4 = 2×2

## damage

damage-physical = physical
damage-magic = magic
damage-true = true

## family

family-archer = Archers
family-mage = Mages
family-artillery = Artillery
family-soldier = Soldiers

## supply

supply-archer = archers
supply-mage = mages
supply-knife = knives
supply-artillery = artillery
supply-magic = magic flower
supply-fire = fire flower
supply-frost = frost flower
supply-storm = storm flower
supply-alric = Alric
supply-bruxa = Bruxa
supply-dierdre = Dierdre
supply-elora = Elora
supply-saitam = Saitam
supply-alleria = Alleria
supply-magnus = Magnus
supply-veznan = Vez'nan
supply-lynn = Lynn
supply-soul = Vez'nan, special

## band

band-green = green
band-blue = blue
band-yellow = yellow
band-red = red
band-purple = purple
band-pumpkin = pumpkin
band-champion = champion
band-boss = boss
band-rift = rift

## token

token-gold = gold
token-crystal = a crystal
token-heart = heart
token-soldier = Soldier
token-totem = Totem
token-warrior = Sand warrior
token-wildcat = Wildcat
token-waiting = Waiting for his rest
token-skull = Skulls
token-tentacle = Tentacle
token-protection = Protection
token-event = Event token

## crevasse

crevasse-gaping = gaping
crevasse-cracked = cracked

## environment

environment-lava = Lava pool
environment-crevasse = Crevasse
environment-pool = Abyss pool

## difficulty

difficulty-easy = Easy
difficulty-standard = Standard
difficulty-hard = Hard
difficulty-iron = Iron challenge
difficulty-heroic = Heroic challenge

## tower

tower-ARC1 = Archer Tower
tower-ARC2 = Marksman Tower
tower-ARC3 = Sharpshooter Tower
tower-ARC4a = Crossbow Fort
tower-ARC4b = Tribal Axethrowers
tower-MAG1 = Mage Guild
tower-MAG2 = Adept Guild
tower-MAG3 = Wizard Tower
tower-MAG4a = Archmage Tower
tower-MAG4b = Necromancer Tower
tower-ART1 = Dwarven Bombard
tower-ART2 = Dwarven Artillery
tower-ART3 = Dwarven Howitzer
tower-ART4a = Battle-Mecha T200
tower-ART4b = DWAARP
tower-SOL1 = Militia Barracks
tower-SOL2 = Footmen Barracks
tower-SOL3 = Knights Barracks
tower-SOL4a = Assassin's Guild
tower-SOL4b = Templar Knights

## hero

hero-alric = Alric
hero-bruxa = Bruxa
hero-dierdre = Dierdre
hero-elora = Elora Wintersong
hero-saitam = Saitam
hero-alleria = Alleria Swiftwind
hero-magnus = Magnus Spellbane
hero-veznan = Vez'nan
hero-lynn = Lynn

## skill

skill-alric = Sand Warriors
skill-bruxa = Dark Secrets
skill-dierdre = Wings of Light, Holy Light
skill-elora = Winter is Coming
skill-saitam = Mighty Primate
skill-alleria = Wildcat
skill-magnus = Arcane Echo
skill-veznan = Dark Pact
skill-lynn = Hex

## ability

ability-alric_1 = Flurry
ability-alric_2 = Of Blood and Sand
ability-alric_3 = Begone, Shadow
ability-alric_4 = Fearless
ability-bruxa_1 = Just Reward
ability-bruxa_2 = Cackling Skulls
ability-bruxa_3 = Dread Aura
ability-bruxa_4 = Bone Dance
ability-dierdre_1 = Guardian Angel
ability-dierdre_2 = Consecration
ability-dierdre_3 = Say Your Prayers
ability-dierdre_4 = Heavenly Wrath
ability-elora_1 = Blizzard
ability-elora_2 = Chill Out
ability-elora_3 = Ice Armour
ability-elora_4 = Permafrost
ability-saitam_1 = Divine Fury
ability-saitam_2 = Asante Sana, Hasta la Vista
ability-saitam_3 = Whirling Staff
ability-saitam_4 = Monkey Palm
ability-alleria_1 = Like the Wind
ability-alleria_2 = Rain of Arrows
ability-alleria_3 = Pounce
ability-alleria_4 = Piercing Shot
ability-magnus_1 = Abracadabra
ability-magnus_2 = Arcane Storm
ability-magnus_3 = Knowledge is Power
ability-magnus_4 = Mirage
ability-veznan_1 = Soul Harvest
ability-veznan_2 = Shadow Bolts
ability-veznan_3 = Shared Torment
ability-veznan_4 = Circle of Darkness
ability-lynn_1 = Weakness Curse
ability-lynn_2 = Storm of Blades
ability-lynn_3 = Despair
ability-lynn_4 = Sealed Fate

## modifier

modifier-MB1 = Artillery 2×1
modifier-MB2 = 1×1 tile
modifier-MB3 = True damage
modifier-MB4 = Perfect range
modifier-MB5 = Extra soldier
modifier-MB6 = Extra site
modifier-MA1 = Respite
modifier-MA2 = Windfall
modifier-MA3 = Recall
modifier-MA4 = Regrowth
modifier-MF1 = Falcon
modifier-MF2 = Second Falcon

## flower

flower-magic = Magic flower
flower-fire = Fire flower
flower-earth = Earth flower
flower-frost = Frost flower
flower-storm = Storm flower

## horde

horde-G01 = Goblin Scouts
    .number = plural
horde-G02 = Goblin Pack
    .number = singular
horde-G03 = Goblin Line
    .number = singular
horde-G04 = Goblin Corners
    .number = plural
horde-G05 = Goblin Wedge
    .number = singular
horde-G06 = Goblin File
    .number = singular
horde-G07 = Goblin Trail
    .number = singular
horde-G08 = Goblin Band
    .number = singular
horde-G09 = Wulf Pair
    .number = singular
horde-G10 = Wulf Chase
    .number = singular
horde-G11 = Goblin Runner
    .number = singular
horde-G12 = Young Shaman
    .number = singular
horde-B01 = Orc Squad
    .number = singular
horde-B02 = Orc Wall
    .number = singular
horde-B03 = Orc Ring
    .number = singular
horde-B04 = Shaman Circle
    .number = singular
horde-B05 = Worg Riders
    .number = plural
horde-B06 = Warded Orcs
    .number = plural
horde-B07 = Spirit Orcs
    .number = plural
horde-B08 = Bandit Archers
    .number = plural
horde-B09 = Gargoyles
    .number = plural
horde-B10 = Goblin Zappers
    .number = plural
horde-B11 = Ogre
    .number = singular
horde-B12 = Ogre and Goblins
    .number = plural
horde-Y01 = Shieldbearers
    .number = plural
horde-Y02 = Pavise Line
    .number = singular
horde-Y03 = Mirror Guard
    .number = singular
horde-Y04 = Sand Wraiths
    .number = plural
horde-Y05 = Desert Archers
    .number = plural
horde-Y06 = Twin Shamans
    .number = plural
horde-Y07 = Worg Raiders
    .number = plural
horde-Y08 = Gargoyle Flight
    .number = singular
horde-Y09 = Ogre Pair
    .number = singular
horde-Y10 = Stone Golem
    .number = singular
horde-R01 = Orc Champions
    .number = plural
horde-R02 = Spectre Host
    .number = singular
horde-R03 = Warded Riders
    .number = plural
horde-R04 = Shield Phalanx
    .number = singular
horde-R05 = Dune Phantoms
    .number = plural
horde-R06 = Storm Harpies
    .number = plural
horde-R07 = Golem Escort
    .number = singular
horde-R08 = Magma Brute
    .number = singular
horde-R09 = Sealed Cult
    .number = singular
horde-R10 = War Shamans
    .number = plural
horde-P01 = Tide of Ash
    .number = singular
horde-P02 = Cinder Riders
    .number = plural
horde-P03 = Iron Phalanx
    .number = singular
horde-P04 = Mirror Phalanx
    .number = singular
horde-P05 = Twin Golems
    .number = plural
horde-P06 = Ogre Warlords
    .number = plural
horde-P07 = Night Wyverns
    .number = plural
horde-P08 = Veiled Raiders
    .number = plural
horde-P09 = Truebane Coven
    .number = singular
horde-P10 = Elemental Avatar
    .number = singular
horde-K01 = Pumpkin Swarm
    .number = singular
horde-K02 = Pumpkin Roll
    .number = singular
horde-C1 = Goblin Chief
    .number = singular
horde-C2 = Jack O'Lantern
    .number = singular
horde-C3 = Shadow Champion
    .number = singular
horde-C4 = Anoobis
    .number = singular
horde-LA1 = Leviathan: Thrashing Arms
    .number = singular
horde-LA2 = Leviathan: Barnacled Hide
    .number = singular
horde-LA3 = Leviathan: Maw
    .number = singular
horde-LA4 = Leviathan: Heart of the Deep
    .number = singular
horde-LB1 = Elemental Overlord: Shell of Stone
    .number = singular
horde-LB2 = Elemental Overlord: Cloak of Flame
    .number = singular
horde-LB3 = Elemental Overlord: Veil of Frost
    .number = singular
horde-LB4 = Elemental Overlord: Core of Storms
    .number = singular

## boss

boss-LA = Leviathan
boss-LB = Elemental Overlord

## behaviour

behaviour-LA_a = Grasp
behaviour-LA_b = Undertow
behaviour-LA_c = Crushing Wave
behaviour-LA_d = Surge
behaviour-LA_e = Brood
behaviour-LB_1 = Scorched Foundations
behaviour-LB_2 = Rift Quake
behaviour-LB_3 = Deep Frost
behaviour-LB_4 = Tempest
behaviour-LB_5 = Rekindle

## rift

rift-E01 = Tailwind
rift-E02 = Eruption
rift-E03 = Tremor
rift-E04 = Rising Tide
rift-E05 = Cold Snap
rift-E06 = Withering
rift-E07 = Spring Rain
rift-E08 = Ashfall
rift-E09 = Surge
rift-E10 = Shockwave
rift-E11 = Lost Caravan
rift-E12 = Stone Ward
rift-E13 = Mist
rift-E14 = Twin Rift
rift-E15 = Last Stand

## icon

icon-fast = fast
icon-heal = group heal
icon-sniper = sniper
icon-elusive = elusive
icon-flying = flying
icon-big = big enemy
icon-tough = tough enemy
icon-magic_only = vulnerable to magic damage only
icon-physical_only = vulnerable to physical damage only
icon-specific = specific vulnerability
icon-shield_physical = shield against physical damage
icon-shield_magic = shield against magic damage
icon-champion = champion
icon-boss = boss

## What cards, signs and pieces do, in short.

effect-ARC1 = A tile on a horde in range, or a smaller one on any horde.
effect-ARC2 = A tile on a horde in range, or a smaller one on any horde.
effect-ARC3 = Two tiles on one horde in range, or two smaller ones on any hordes.
effect-ARC4a = Two tiles on any hordes. Brings two Falcons.
effect-ARC4b = Three tiles on one horde in range, or three smaller ones on any hordes.
effect-MAG1 = A tile on the horde its arrow points at.
effect-MAG2 = A large tile on the horde its arrow points at.
effect-MAG3 = Three tiles on hordes in range.
effect-MAG4a = Three tiles on hordes in range and one on any horde.
effect-MAG4b = A soldier and a totem on each adjacent horde, all true damage.
effect-ART1 = A small tile on each horde in range.
effect-ART2 = A tile on each horde in range.
effect-ART3 = A tile on each adjacent horde.
effect-ART4a = A large tile on a horde in range, then one on each horde next to it.
effect-ART4b = A tile on each adjacent horde, then one on a horde in range.
effect-SOL1 = A soldier, who throws a knife at an adjacent horde.
effect-SOL2 = Two soldiers, one of whom throws a knife.
effect-SOL3 = Two soldiers in any direction, each of whom throws a knife.
effect-SOL4a = Two soldiers and two knives, all true damage. Room for one more tower on its site.
effect-SOL4b = An adjacent hero regains 1 life. Two soldiers, two knives.
effect-alric = Two sand warriors hold hordes without taking damage, and can be sacrificed in place of a hero's life.
effect-bruxa = Gains a skull when a horde on her space or next to it falls. At the start of her activation, each skull places a small tile next to her.
effect-dierdre = May fly to any space before she moves. Where a soldier is removed, a small true tile takes his place.
effect-elora = At the start of her activation, one more tile on each horde that bears hers.
effect-saitam = Places a small tile on each horde he leaves. Moves on after his attack.
effect-alleria = Her wildcat holds a horde without taking damage and covers two cells of it. It moves up to 3 once a round.
effect-magnus = After each special ability, one more small tile on any horde.
effect-veznan = His basic attack adds a special tile of true damage. Where special tiles lie, the reward waits until he rests; they never go on bosses.
effect-lynn = After her basic attack, a small magic tile on an adjacent horde.
effect-alric_1 = Two small tiles and one of two cells, on his horde.
effect-alric_2 = Both sand warriors come to his space; one tile on his horde.
effect-alric_3 = Each sand warrior on a horde places an L of true damage on it, then all go home.
effect-alric_4 = Passive: sand warriors use flowers and surroundings, and strike the hordes they leave.
effect-bruxa_1 = Gain 2 skulls.
effect-bruxa_2 = Spend skulls: for each, a tile in range.
effect-bruxa_3 = Spend skulls: for each, Protection for a hero.
effect-bruxa_4 = Passive: room for 4 skulls, but only 1 life.
effect-dierdre_1 = A hero on or next to her space regains all life, gains Protection and places a small tile on the horde they stand on.
effect-dierdre_2 = An adjacent level-1 tower goes back to its owner's hand, to be played again.
effect-dierdre_3 = Passive, instead of Holy Light: the first soldier on a horde also places a small true tile on it.
effect-dierdre_4 = Two true tiles on any one horde.
effect-elora_1 = Three small tiles on any hordes.
effect-elora_2 = Up to three true tiles on hordes that bear her tiles.
effect-elora_3 = Protection for heroes on hordes with at least 3 cells under her tiles.
effect-elora_4 = Up to three true tiles wait at spawn piles for the next hordes.
effect-saitam_1 = Protection; on a horde, a true tile for each tile and soldier on it.
effect-saitam_2 = Move up to 5 more spaces.
effect-saitam_3 = A true tile on each adjacent horde.
effect-saitam_4 = Passive: move 1 more; the horde he stands on does nothing in phase 4.
effect-alleria_1 = Each hero on the board may move up to 2. Then a small tile on any horde.
effect-alleria_2 = Two tiles of two cells on adjacent hordes.
effect-alleria_3 = The wildcat leaps on any horde with room for it; one tile on that horde.
effect-alleria_4 = An L of true damage on any horde.
effect-magnus_1 = Puts any hero on any space; one tile on the horde there.
effect-magnus_2 = Two tiles of two cells on two different hordes, anywhere.
effect-magnus_3 = Uses a special ability of another hero, from his own space. Not a passive one.
effect-magnus_4 = Protection for him and for heroes on his space or next to it.
effect-veznan_1 = A special L of true damage on any horde.
effect-veznan_2 = Two tiles of two cells on adjacent hordes, not special.
effect-veznan_3 = A small special tile of true damage on up to three different hordes, anywhere.
effect-veznan_4 = A special tile of true damage on each adjacent horde.
effect-lynn_1 = A true tile with a totem on any horde: it loses shield, group heal, elusive and sniper.
effect-lynn_2 = Two tiles of two cells on her horde.
effect-lynn_3 = A small true tile on each adjacent horde.
effect-lynn_4 = An L and a small tile of true damage on her horde.
effect-bench_alric = Places two sand warriors anywhere; they stay and march every round.
effect-bench_bruxa = Moves up to 3. Two skulls for each horde destroyed this round; each skull becomes a tile on any horde later.
effect-bench_dierdre = Three soldiers anywhere; the first on a horde also places a small tile on it.
effect-bench_elora = Three small tiles on one horde; next round one more tile on each horde that bears hers.
effect-bench_saitam = Moves up to 8 and places a small tile on each horde he enters.
effect-bench_alleria = Moves up to 3, then uses one of her special abilities.
effect-bench_magnus = Moves up to 3, then uses one of his special abilities.
effect-bench_veznan = Moves up to 3, then uses one of his special abilities. What his special tiles hold back comes at the end of the round.
effect-bench_lynn = Moves up to 2, then uses one of her special abilities.
effect-MB1 = One more tile of two cells, straight ahead.
effect-MB2 = One more small tile on any horde.
effect-MB3 = All tiles of the tower are true damage.
effect-MB4 = All tiles of the tower may go on any horde.
effect-MB5 = One more soldier in range.
effect-MB6 = Room for one more tower on its site.
effect-MA1 = When passed with an upgrade: the receiving hero may rest at once.
effect-MA2 = When passed with an upgrade: 2 crystals and 1 gold.
effect-MA3 = After its attack: pay 1 crystal to take the tower back into your hand.
effect-MA4 = Played on a wilted flower: it blooms again.
effect-MF1 = One more small tile in range; needs no room.
effect-MF2 = One more small tile in range; needs no room.
effect-magic = A small true tile on each of two hordes anywhere.
effect-fire = A small true tile on each adjacent horde.
effect-earth = Protection for a hero, wherever it is.
effect-frost = A small true tile and a totem on a horde anywhere.
effect-storm = A small true tile on a horde anywhere, which is then moved to any free space of the path.
effect-C1 = Reaper: soldiers on it and next to it are removed; heroes on it or next to it take 1 damage.
effect-C2 = Fright: shakes everything off, returns to a spawn pile and leaves a pumpkin horde that runs at once.
effect-C3 = Devourer: shakes off soldiers and heroes and leaves a gaping crevasse.
effect-C4 = Army of the Dead: raises a destroyed horde.
effect-E01 = All hordes except a boss are fast this round.
effect-E02 = A lava pool with 1 gold opens near the exit.
effect-E03 = A cracked crevasse opens on the free site nearest this pile; all other cracked ones gape.
effect-E04 = A tentacle grips the free site nearest the exit.
effect-E05 = Heroes move 1 less this round.
effect-E06 = A blooming flower of your choice wilts.
effect-E07 = All wilted flowers bloom again.
effect-E08 = No perfect range for towers and heroes this round.
effect-E09 = The horde farthest from the exit tries to advance now.
effect-E10 = All soldiers are removed.
effect-E11 = Gain 1 gold or 1 crystal.
effect-E12 = The next horde from this pile has physical shields on all sides this round.
effect-E13 = The next horde from this pile is elusive this round.
effect-E14 = One more card from this pile is spawned.
effect-E15 = All hordes on the path escape at the end of phase 4.
effect-LA_a = A tentacle on the free site nearest the boss.
effect-LA_b = Soldiers on the boss and on hordes next to it are removed.
effect-LA_c = Heroes on the boss or next to it take 1 damage.
effect-LA_d = The boss tries to advance twice.
effect-LA_e = The top card of the fullest pile is spawned.
effect-LB_1 = The white site is destroyed and becomes a lava pool.
effect-LB_2 = All cracked crevasses gape; a gaping one opens behind the boss.
effect-LB_3 = Each hero moves 1 less in its next activation.
effect-LB_4 = All hordes except the boss are fast in this phase.
effect-LB_5 = All tiles on the boss and on hordes next to it are removed.

## scenario

scenario-0 = Prologue: Enemies on the Horizon
scenario-1 = 1. Blooming Threats
scenario-2 = 2. The Chief's Toll
scenario-3 = 3. Wings over the Crossroads
scenario-4 = 4. Harvest of Tentacles
scenario-5 = 5. Rivers of Fire
scenario-6 = 6. Roots of Stone
scenario-7 = 7. The Ground Gives Way
scenario-8 = 8. Breath of Winter
scenario-9 = 9. The Drowned Crossing
scenario-10 = 10. Lord of the Graves
scenario-11 = 11. Eye of the Storm
scenario-12 = 12. Elemental Uprising

## generator

generator-g1 = Generator 1

## intro

intro-0 = Dust on the horizon. Three rounds to show what your towers and heroes can do.
intro-1 = The first flowers open along the road, and the goblins have noticed them too.
intro-2 = Where two roads meet, the Goblin Chief takes his toll. Do not pay it.
intro-3 = Three roads cross here, and some of the enemies need no road at all.
intro-4 = Pumpkins roll, tentacles grip the sites, and the Leviathan comes ashore.
intro-5 = The mountain has opened. There is gold in the lava, for those who dare.
intro-6 = The stones themselves have risen, and stones do not fall at a single blow.
intro-7 = The earth cracks behind a champion made of shadow.
intro-8 = Frost lies on the long road. Some doors open to no spell and no arrow.
intro-9 = Two gates, one flood: the Leviathan has come back for more.
intro-10 = What falls here does not stay down while Anoobis walks.
intro-11 = Four roads turn about one gate, and the storm turns with them.
intro-12 = All the elements, one Overlord, and you.

## goal

goal-0 = Meet the objective of each of the three rounds.
goal-1 = Empty all spawn piles and clear the path.
goal-2 = Destroy the Goblin Chief, empty all spawn piles and clear the path.
goal-3 = Empty all spawn piles and clear the path.
goal-4 = Destroy the Leviathan, empty all spawn piles and clear the path.
goal-5 = Empty all spawn piles and clear the path.
goal-6 = Empty all spawn piles and clear the path.
goal-7 = Destroy the Shadow Champion, empty all spawn piles and clear the path.
goal-8 = Empty all spawn piles and clear the path.
goal-9 = Destroy the Leviathan, empty all spawn piles and clear the path.
goal-10 = Destroy Anoobis, empty all spawn piles and clear the path.
goal-11 = Empty all spawn piles and clear the path.
goal-12 = Destroy the Elemental Overlord, empty all spawn piles and clear the path.

## defeat

defeat-0 = The last heart is lost, or round 3 ends with a horde on the path.
defeat-1 = The last heart is lost, or the piles are empty at the start of a round.
defeat-2 = The usual defeats, or if the Goblin Chief escapes.
defeat-3 = The last heart is lost, or the piles are empty at the start of a round.
defeat-4 = The usual defeats, or if the Leviathan escapes.
defeat-5 = The last heart is lost, or the piles are empty at the start of a round.
defeat-6 = The last heart is lost, or the piles are empty at the start of a round.
defeat-7 = The usual defeats, or if 4 gaping crevasses are in play at the end of a round.
defeat-8 = The last heart is lost, or the piles are empty at the start of a round.
defeat-9 = The usual defeats, or if the Leviathan escapes through either exit.
defeat-10 = The usual defeats, or if Anoobis escapes.
defeat-11 = The last heart is lost, or the piles are empty at the start of a round.
defeat-12 = The usual defeats, or if the Elemental Overlord escapes.

## Generated maps: their names, what they are about, how they are won and lost

map_name = { $place } { $of }
map_title = { $name } · stage { $stage }
map_place-0 = Ford
map_place-1 = Pass
map_place-2 = Crossroads
map_place-3 = Valley
map_place-4 = Bridge
map_place-5 = Gate
map_place-6 = Hollow
map_place-7 = Ridge
map_place-8 = Meadow
map_place-9 = Road
map_place-10 = Watch
map_place-11 = Bend
map_of-meadow_0 = of Clover
map_of-meadow_1 = of Thistles
map_of-meadow_2 = of Poppies
map_of-meadow_3 = of Bees
map_of-ember_0 = of Embers
map_of-ember_1 = of Ashes
map_of-ember_2 = of Smoke
map_of-ember_3 = of Sparks
map_of-stone_0 = of Stones
map_of-stone_1 = of Flint
map_of-stone_2 = of Giants
map_of-stone_3 = of Cliffs
map_of-frost_0 = of Frost
map_of-frost_1 = of Snow
map_of-frost_2 = of Wolves
map_of-frost_3 = of Long Nights
map_of-deep_0 = of Reeds
map_of-deep_1 = of Fog
map_of-deep_2 = of Herons
map_of-deep_3 = of Deep Water
map_of-storm_0 = of Thunder
map_of-storm_1 = of Lightning
map_of-storm_2 = of Ravens
map_of-storm_3 = of High Winds
map_intro-meadow = The road is quiet, the flowers are open, and the dust on the horizon is coming closer.
map_intro-ember = The ground is warm underfoot. Where it glows, there is gold for the quick.
map_intro-stone = Something heavy turns under the road. Build where it still holds.
map_intro-frost = Breath hangs white above the road, and nobody here walks slowly by choice.
map_intro-deep = The water beside the road is deeper than it looks, and it looks back.
map_intro-storm = The sky is the colour of slate. The first thunder is drums.
own_intro = Somebody has drawn this road themselves.
map_goal-none = Empty all spawn piles and clear the path.
map_goal-C1 = Destroy the Goblin Chief, empty all spawn piles and clear the path.
map_goal-C2 = Destroy Jack O'Lantern, empty all spawn piles and clear the path.
map_goal-C3 = Destroy the Shadow Champion, empty all spawn piles and clear the path.
map_goal-C4 = Destroy Anoobis, empty all spawn piles and clear the path.
map_goal-LA = Destroy the Leviathan.
map_goal-LB = Destroy the Elemental Overlord.
map_defeat-none = The last heart is lost, or the piles are empty at the start of a round.
map_defeat-C1 = The usual defeats, or if the Goblin Chief escapes.
map_defeat-C2 = The usual defeats, or if Jack O'Lantern escapes.
map_defeat-C3 = The usual defeats, or if the Shadow Champion escapes.
map_defeat-C4 = The usual defeats, or if Anoobis escapes.
map_defeat-LA = The usual defeats, or if the Leviathan escapes.
map_defeat-LB = The usual defeats, or if the Elemental Overlord escapes.
bad_code-sign = “{ $sign }” cannot be part of a map code
bad_code-shape = a map code looks like K7QMT-3-1F0: five characters, the stage, three characters
bad_code-stage = stages are 1 to { $last }, not “{ $stage }”
bad_code-check = a character of this map code is wrong: its check character does not fit
bad_code-version = this map code was made by a newer Rempart (generator { $version }): it cannot be played here

## The objectives of the prologue's rounds.

objective-1 = Round 1: play every tower so that each deals at least 1 damage.
objective-2 = Round 2: destroy at least 1 horde and upgrade at least 4 towers.
objective-3 = Round 3: destroy all hordes.

## The sheet of a scenario, and how far the objective of a round of the prologue is met.

aim-win = Victory
aim-lose = Defeat
aim-stand = The last round
aim-iron = Iron challenge
aim-run = Endless
run_note = Stage { $stage } of a run. The code of this map is { $code }: whoever enters it gets the same map.
aim-objective = Objective
aim-coach = Coach

## What the sheet says of the last round.

stand_note = In the last round comes the Last Stand: every horde left on the path escapes, even one that is held.

## progress

progress-of = { $n } of { $most }
progress-struck = Towers that have dealt damage
progress-destroyed = Hordes destroyed
progress-upgraded = Towers upgraded
progress-left = Hordes left

## What the coach of the prologue says.

coach-setup = Choose a hero; each fights in its own way, and there is no wrong choice. In the first round only towers act; the hero joins in the second.
coach-bench = When you play alone, you have heroes on the bench too. From round 2 on, one of them helps each round, and each comes only once.
coach-play_1 = Hordes walk along the path to the exit. Pick a tower from your hand and put it on a site: it attacks at once. Arrows reach the next space only, straight or diagonally, so build close to the hordes.
coach-done_1 = Every tower has dealt damage: well done. Choose “Done”. Then each horde walks one space towards the exit; one with a soldier on it stays, and the soldier goes back to the supply.
coach-short_1 = All towers are played, but not all of them have dealt damage. Undo some and try other sites or directions. If you go on like this, the round is played again.
coach-mode = This tower can attack in two ways. In the prologue only the first is used: it hits a horde that an arrow points at.
coach-face = Turn it until its arrows point at hordes; those that light up are in range. It cannot turn again during the attack.
coach-tile = Cover enemies with the tile; rotate and flip it as you like. It may also lie on empty cells, but not on other tiles or over the edge. It stays there, so leave no gap that nothing fits into.
coach-soldier = A soldier covers one cell and holds the whole horde: in phase 4 it does not walk, and he goes back to the supply. Put him on a horde close to the exit, or where a single enemy is left.
coach-play_2 = Now you may play towers, pass towers, and activate your hero once, in any order. A horde is destroyed when all its enemies are covered, so finish one that is half covered, ideally one that pays gold. Leave the fast horde at the top alone for now.
coach-pass_2 = A horde is covered: phase 3 will destroy it. Now pass towers you do not need and have them upgraded; it is free. A passed tower does not attack this round, but comes back stronger in the next.
coach-cover_2 = Enough towers are upgraded. Now cover the last enemies of a horde, with your hero or with the tower you have left. The hero enters next to the exit and covers cells by standing on a horde.
coach-done_2 = A horde is covered and enough towers are upgraded: choose “Done”. You can still play or pass what is left in your hand first. Hordes with a visible speed icon will try to walk twice.
coach-short_2 = No tower is left to upgrade, and too few were upgraded. Undo something: pass more towers and let the hero do the work of one. If you go on like this, the round is played again.
coach-move = Move your hero; from the hero board it enters next to the exit. Heroes walk through towers and hordes, and may stop on a horde or an empty site, but not on a tower. On a horde they cover enemies and hold it.
coach-stand = Choose the cells to cover: free ones, ideally with enemies. While somebody stands there, the horde does not walk, but it strikes back in phase 4: 1 damage.
coach-act = Now the hero acts: an attack like a tower's, or on the horde in the same space. Or rest, to regain life. A hero is activated only once a round.
coach-retreat = A horde has come to this space, so the hero steps aside, unharmed. Choose an adjacent space with no horde and no tower.
coach-reward = A destroyed horde pays what is on its back. Gold buys modifiers, crystals buy towers; the treasure is shared by everyone.
coach-advance = Phase 4: each horde tries to walk one space, the one nearest the exit first. Soldiers and heroes hold it; a horde that gets out costs a heart for each enemy that is not covered.
coach-buy_1 = The treasure is shared by everyone. Your crystals are enough for one more level-1 tower, so take it: a fifth tower can attack in round 2 while four others are upgraded. Then choose “Done”.
coach-buy_2 = Gold buys a modifier: one more tile or soldier for a tower, except barracks. Crystals buy towers. Spend what you can: the next round decides everything.
coach-play_3 = The last round: every horde must go, or all is lost. Before you play the first tower, look at which tower reaches which horde; large tiles first, soldiers and the hero for what is left. Passing no longer gains you anything.
coach-done_3 = Every enemy on the path is covered. Choose “Done”: phase 3 destroys them all, and you know enough for the campaign.
coach-missed = You missed the objective. Play the round again and try another way, or go on regardless.

## iron

iron-none = No iron rule.
iron-few_towers = Each player may own at most 3 towers.
iron-no_barracks_growth = Soldier towers can be neither bought nor upgraded.
iron-low_archers = No archer towers above level 2.
iron-stubborn_tentacles = Tentacles are removed only by ending a move on them.
iron-bare_lava = Lava pools start without gold and crystals.
iron-no_flower_protection = Flowers give no Protection.
iron-stubborn_crevasses = Sand warriors cannot remove crevasses, and those from rift cards gape at once.
iron-no_rest_for_life = Resting restores abilities, but no life.
iron-one_tower_a_round = Only one tower may be bought each round.
iron-restless_dead = Anoobis is always activated; no card is drawn.
iron-open_gate = Heroes may not end a move on a space next to an exit.
iron-dear_modifiers = Each modifier costs 3 gold.

## prompt

prompt-ActionPhase = Play and pass towers, activate your hero; then choose “Done”
prompt-Facing = Which way should it face?
prompt-AttackMode = Which of its attacks?
prompt-LayTiles = Place the tile: on which cells?
prompt-PutSoldier = Where does the soldier go?
prompt-PutTotem = Where does the totem go?
prompt-Mend = Which hero regains 1 life?
prompt-Recall = Pay a crystal to take the tower back into your hand?
prompt-Respite = Rest for free?
prompt-StickModifier = Which tower gets the modifier?
prompt-StickFalcon = Which tower gets the Falcon?
prompt-WhiteSites = Towers on the white site: who takes them?
prompt-Buying = Spend the treasure on towers and modifiers; then choose “Done”
prompt-GiveTower = Who gets the tower?
prompt-Move = Move the figure, or stay
prompt-StandOn = Which cells does the figure cover?
prompt-HeroAction = Attack, use an ability or rest
prompt-Surroundings = Use what lies on the way?
prompt-WarriorStands = Which cell does the sand warrior cover?
prompt-WarriorsMarch = Move the sand warriors
prompt-WildcatStands = Which cells does the wildcat cover?
prompt-WildcatProwls = Move the wildcat, or leave it there?
prompt-Pounce = Pounce: which horde does the wildcat leap on?
prompt-Abracadabra = Abracadabra: which hero?
prompt-Conjured = Abracadabra: where does the hero go?
prompt-Knowledge = Knowledge is Power: which ability?
prompt-BenchAbility = Which special ability?
prompt-CurseTile = Weakness Curse: on which cells?
prompt-CacklingSkulls = How many skulls do you spend?
prompt-DreadAura = Which hero gains Protection for a skull?
prompt-Wings = Wings of Light: which space does she fly to?
prompt-GuardianAngel = Guardian Angel: which hero?
prompt-Consecration = Consecration: which tower goes back to its owner's hand?
prompt-Permafrost = Permafrost: at which spawn pile does a tile wait?
prompt-EarthHero = Which hero gains Protection?
prompt-FlowerTarget = The flower strikes: which horde?
prompt-StormLanding = Where does the storm carry the horde?
prompt-SacrificeChoice = A sand warrior here can take the damage. Sacrifice it?
prompt-Retreat = The figure must retreat: where to?
prompt-HeroChoice = Which hero do you play?
prompt-AbilityChoice = Which special abilities does your hero bring?
prompt-BenchChoice = Which heroes sit on the bench? Each helps only once
prompt-ShareTowers = Share out the starting towers
prompt-EasyStart = Easy: improve starting towers by one level
prompt-HeroicStart = Heroic challenge: which starting tower goes back?
prompt-HeroFacing = Which way should the hero face?
prompt-Blocking = Which colour is blocked this round?
prompt-Placing = Where does the figure stand?
prompt-BenchSoldiers = Dierdre from the bench: where does the soldier go?
prompt-SkullWindow = Spend one of Bruxa's skulls now?
prompt-DestroyNext = Which horde is destroyed first? Retreats depend on it
prompt-Reward = Which reward?
prompt-HeroStruck = Which hero takes the damage?
prompt-MissedObjective = The objective is missed: play the round again?
prompt-TentaclePlace = A tentacle appears: which of the nearest sites?
prompt-LavaPlace = Lava wells up: on which of the nearest spaces?
prompt-CrackPlace = The ground cracks: which of the nearest sites?
prompt-BroodPile = Brood: which of the fullest piles?
prompt-Withering = Withering: which flower wilts?
prompt-Surge = Surge: which of the farthest hordes advances?
prompt-Caravan = Lost Caravan: gold or a crystal?

## option

option-PlayTower = Play { $card } on { $space }
option-Face = Face { $facing }
option-Mode = { $mode }
option-PlaceTile = { $horde }: place it on { $cells }
option-PlaceSoldier = { $horde }: put him on { $cell }
option-PlaceTotem = Totem on { $horde }
option-Skip = Decline
option-PayRecall = Pay and take the tower back
option-PassTower = { $own ->
    [yes] Set { $card } aside for the next round, { $upgrade }
   *[no] Pass { $card } to { $to }, { $upgrade }
}
option-Done = Done
option-ActivateHero = Activate your hero
option-ActivateBench = Activate { $hero } from the bench
option-StepTo = Step to { $space }
option-MoveTo = Move to { $space }
option-EndMove = Stop here
option-Stand = Stand on { $cells }
option-BasicAttack = Basic attack
option-UseAbility = { $ability }
option-Rest = Rest
option-MoveWarrior = Move sand warrior { $warrior }
option-MoveWildcat = Move the wildcat
option-Sacrifice = Sacrifice sand warrior { $warrior }
option-SpendSkulls = Spend { $skulls }
option-SpendSkull = Spend one of Bruxa's skulls for a tile
option-ChooseHero = { $hero }
option-ChooseHorde = { $horde }
option-ChoosePile = Pile { $pile }
option-ChooseTower = { $card }
option-ChooseSpace = Space { $space }
option-ActivateFlower = Activate the flower on { $space }
option-TakeToken = Take { $gold } from the lava on { $space }
option-RemoveCrevasse = Close the crevasse on { $space }
option-TakeReward = Take { $treasure }
option-RetreatTo = Retreat to { $space }
option-ClaimTower = Take { $card }
option-BuyTower = Buy { $card }
option-BuyModifier = Buy { $modifier }
option-UseFalcon = Attach { $modifier }
option-GiveTo = Give it to { $to }
option-Stick = Attach it to { $card }
option-BlockColour = Block the { $colour } sites
option-ReplayRound = Play the round again
option-GoOn = Go on regardless
option-TakeHero = Play { $hero }
option-TakeAbility = Take { $ability }
option-TakeBench = { $hero } on the bench
option-TakeTower = Take { $card }
option-ImproveTower = { $card }, { $upgrade }
option-GiveUpTower = Give back { $card }
option-TakeShot = { $to }'s hero takes it

## How the lab's reports tell what is chosen, where the option says too much or too little.
## An empty text leaves a kind out.

lab-PlayTower = Play { $card }
lab-Face = { "" }
lab-Mode = { "" }
lab-PlaceTile = Tile on { $horde }
lab-PlaceSoldier = Soldier on { $horde }
lab-Skip = { "" }
lab-PassTower = Pass { $card } on
lab-Done = { "" }
lab-ActivateHero = Activate the hero
lab-StepTo = { "" }
lab-MoveTo = { "" }
lab-EndMove = { "" }
lab-Stand = { "" }
lab-UseAbility = Use { $ability }
lab-MoveWarrior = Move a sand warrior
lab-MoveWildcat = Move the wildcat
lab-Sacrifice = Sacrifice a sand warrior
lab-ChooseHero = { "" }
lab-ChooseHorde = { "" }
lab-ChoosePile = { "" }
lab-ChooseTower = { "" }
lab-ChooseSpace = { "" }
lab-ActivateFlower = Activate a flower
lab-TakeToken = Take { $gold } from the lava
lab-RemoveCrevasse = Close a crevasse
lab-TakeReward = Reward: { $treasure }
lab-RetreatTo = { "" }
lab-ClaimTower = Take back { $card }
lab-BuyTower = Buy tower: { $card }
lab-BuyModifier = Buy modifier: { $modifier }
lab-GiveTo = { "" }
lab-Stick = Modifier on { $card }
lab-TakeHero = Play as { $hero }
lab-TakeAbility = Take the ability { $ability }
lab-TakeTower = Start with { $card }
lab-ImproveTower = Improve { $card } at the start
lab-TakeShot = { "" }

## event

event-HeroesDealt = Heroes and abilities are dealt at random.
event-TowersDealt = The starting towers are dealt at random.
event-RoundBegun = Round { $round } begins.
event-PhaseBegun = { $phase }.
event-PhaseSkipped = { $phase }: skipped this round.
event-SeatDone = { $seat } is done.
event-ColourBlocked = The { $colour } sites are blocked this round.
event-ObjectiveMet = The objective of round { $round } is met.
event-ObjectiveMissed = The objective of round { $round } is missed.
event-RoundReplayed = Round { $round } is played again.
event-HordeSpawned = { FORM($horde, "number") ->
    [plural] { $horde } appear on { $space }.
   *[singular] { $horde } appears on { $space }.
}
event-PileEmpty = Spawn pile { $pile } is empty.
event-RiftRevealed = A rift opens at pile { $pile }: { $rift }.
event-TowerPlayed = { $seat } plays { $card } on { $space }.
event-TowerTurned = { $card } faces { $facing }.
event-TowerReturned = { $card } goes back to { $seat }'s hand.
event-TowerDisplaced = { $card } must leave its site; it goes to: { $seat }.
event-TileLaid = { $horde }: tile { $shape } ({ $damage }) on { $cells }.
event-SoldierPlaced = { $horde }: a soldier on { $cell }.
event-SoldierRemoved = { $horde }: the soldier on { $cell } is removed.
event-TilesRemoved = { $count ->
    [one] { $horde }: { $count } tile is removed.
   *[other] { $horde }: { $count } tiles are removed.
}
event-OutOfStock = No { $shape } tiles left ({ $supply }).
event-NothingInRange = Nothing is in range.
event-HordeEluded = { FORM($horde, "number") ->
    [plural] { $horde } are elusive: no tile until a hero or soldier is on them.
   *[singular] { $horde } is elusive: no tile until a hero or soldier is on it.
}
event-ShieldHeld = A shield of { $horde } blocks the tile.
event-TileUnplaced = { $horde }: no room for the { $shape } tile.
event-TotemPlaced = A totem stands on { $horde }.
event-TotemRemoved = The totem leaves { $horde }.
event-TowerPassed = { $own ->
    [yes] { $seat } sets { $card } aside.
   *[no] { $seat } passes { $card } to { $to }.
}
event-TowerUpgraded = { $own ->
    [yes] { $seat } sets { $card } aside, { $upgrade }.
   *[no] { $seat } passes { $card } to { $to }, { $upgrade }.
}
event-ModifierStuck = { $card } now has { $modifier }.
event-FalconsGained = The Crossbow Fort brings two Falcons.
event-HeroActivated = { $seat } activates the hero.
event-HeroMoved = { $seat }'s hero moves to { $space }.
event-HeroStood = { $seat }'s hero stands on { $horde }: { $cells }.
event-HeroTurned = { $seat }'s hero faces { $facing }.
event-AbilityUsed = { $seat } uses { $ability }.
event-HeroRested = { $seat }'s hero rests.
event-HeroRecovered = { $seat }'s hero has recovered.
event-HeroHurt = { $seat }'s hero takes damage: { $life } life left.
event-HeroSpared = Protection saves { $seat }'s hero.
event-HeroHealed = { $seat }'s hero regains life and now has { $life }.
event-HeroStunned = { $seat }'s hero is stunned.
event-HeroProtected = { $seat }'s hero has Protection this round.
event-HeroRetreated = { $seat }'s hero retreats to { $space }.
event-HeroReturned = { $seat }'s hero has nowhere to go and returns to the hero board.
event-SkullsChanged = Bruxa has { $skulls }.
event-WarriorMoved = Sand warrior { $warrior } is on { $space }.
event-WarriorStood = Sand warrior { $warrior } stands on { $horde }: { $cells }.
event-WarriorReturned = Sand warrior { $warrior } goes back to Alric's board.
event-WildcatMoved = The wildcat is on { $space }.
event-WildcatStood = The wildcat stands on { $horde }: { $cells }.
event-WildcatReturned = The wildcat goes back to Alleria's board.
event-AbilityCopied = Magnus uses { $ability }.
event-BenchAbilityUsed = { $hero } uses { $ability }.
event-RewardKept = { $treasure } on Vez'nan's board, until he rests.
event-BenchActivated = { $hero } comes from the bench.
event-BenchMoved = { $hero } is on { $space }.
event-BenchStood = { $hero } stands on { $horde }: { $cells }.
event-BenchLeft = { $hero } leaves the board.
event-FlowerActivated = The flower on { $space } is activated.
event-FlowerWilted = The flower on { $space } wilts.
event-FlowerRegrown = The flower on { $space } blooms again.
event-HordeDestroyed = { FORM($horde, "number") ->
    [plural] { $horde } are destroyed!
   *[singular] { $horde } is destroyed!
}
event-TreasureGained = The treasure gains { $treasure }.
event-TreasureSpent = { $treasure } spent.
event-HordeAdvanced = { FORM($horde, "number") ->
    [plural] { $horde } advance to { $space }.
   *[singular] { $horde } advances to { $space }.
}
event-HordeHeld = { FORM($horde, "number") ->
    [plural] { $horde } are held.
   *[singular] { $horde } is held.
}
event-HordeEscaped = { FORM($horde, "number") ->
    [plural] { $horde } escape: { $hearts }.
   *[singular] { $horde } escapes: { $hearts }.
}
event-HeartsLost = The kingdom loses { $amount }; { $hearts } left.
event-HordeHealed = { FORM($horde, "number") ->
    [plural] { $horde } heal themselves and their neighbours.
   *[singular] { $horde } heals itself and its neighbours.
}
event-SniperShot = { FORM($horde, "number") ->
    [plural] { $horde } shoot at { $seat }'s hero.
   *[singular] { $horde } shoots at { $seat }'s hero.
}
event-ActivationRevealed = { $horde }: the champion card shows { $number }.
event-ChampionAttacked = { $horde } makes its special attack.
event-HordeRemoved = { FORM($horde, "number") ->
    [plural] { $horde } leave the path.
   *[singular] { $horde } leaves the path.
}
event-HordeShifted = { FORM($horde, "number") ->
    [plural] { $horde } are carried to { $space }.
   *[singular] { $horde } is carried to { $space }.
}
event-EventTokenMoved = The event token goes to pile { $pile }.
event-BehaviourRevealed = The boss: { $behaviour }.
event-LayerRemoved = { $horde } is beaten. Next: { $layer }.
event-TentaclePlaced = A tentacle grips { $space }.
event-TentacleRemoved = The tentacle on { $space } is gone.
event-LavaPlaced = Lava wells up on { $space }.
event-LavaErupted = The lava pool on { $space } erupts.
event-CrevassePlaced = A crevasse opens on { $space }: { $gaping }.
event-CrevasseRemoved = The crevasse on { $space } is closed.
event-SiteRazed = The site on { $space } is destroyed.
event-PermafrostLaid = A tile waits at spawn pile { $pile }.
event-TowersTaken = { $seat } picks up: { $cards }.
event-TowerBought = { $price ->
    [one] { $seat } buys { $card } for { $price } crystal.
   *[other] { $seat } buys { $card } for { $price } crystals.
}
event-TowerGiven = { $card } goes to { $seat }.
event-ModifierBought = { $seat } buys { $modifier } for { $price } gold.
event-GameWon = The kingdom is saved!
event-GameLost = The kingdom is lost. { $reason }
event-HeroTaken = { $seat } plays { $hero }.
event-AbilityTaken = { $seat } takes { $ability }.
event-BenchTaken = { $hero } sits on the bench.
event-TowerTaken = { $seat } takes { $card }.
event-TowerImproved = { $seat }: { $card }, { $upgrade }.
event-TowerGivenUp = { $seat } gives back { $card }.

## refusal

refusal-said_done = { $seat } is already done with this phase
refusal-not_in_hand = you do not have this tower in your hand
refusal-not_in_a_hand = that tower is not in anyone's hand
refusal-no_site = there is no building site on { $space }
refusal-not_your_site = the site on { $space } is not yours
refusal-blocked_colour = sites of this colour are blocked this round
refusal-figure_on_site = a figure stands on { $space }
refusal-environment_on_site = you cannot build on the environment tile on { $space }
refusal-site_full = there is no room for this tower on { $space }
refusal-no_such_side = there is no such side
refusal-no_such_attack = there is no such attack
refusal-not_a_cell = these are not cells of { $horde }
refusal-not_this_shape = the tile does not have this shape
refusal-not_this_footprint = the figure does not fit on these cells of { $horde }
refusal-dead_cell = a cell with a flying, elusive or shield icon cannot be covered
refusal-cells_taken = these cells of { $horde } are already covered
refusal-wrong_damage = { $horde }: { $damage } damage cannot cover these cells
refusal-tough_enemy = a single piece can cover only one cell of a tough enemy
refusal-elusive = { FORM($horde, "number") ->
    [plural] { $horde } are elusive: a hero or soldier must be on them first
   *[singular] { $horde } is elusive: a hero or soldier must be on it first
}
refusal-shielded = a shield of { $horde } blocks this tile
refusal-out_of_range = { FORM($horde, "number") ->
    [plural] { $horde } are out of range
   *[singular] { $horde } is out of range
}
refusal-no_tile_for_totem = a totem needs a tile on { $horde }
refusal-no_totem_left = there are no totems left
refusal-no_tile_left = there are no such tiles left
refusal-not_to_pass_to = you cannot pass towers to { $seat }
refusal-not_one_level_higher = { $card } cannot be upgraded to that tower
refusal-not_in_supply = that tower is not in the supply
refusal-towers_only = this round you can only play towers
refusal-only_towers_now = this round only towers can be bought
refusal-activated_already = the hero has already been activated this round
refusal-no_such_ability = the hero does not have this ability
refusal-passive_ability = { $ability } is passive: it works on its own
refusal-used_already = { $ability } is used up until the hero rests
refusal-too_far = { $space } is too far away
refusal-not_adjacent = { $space } is not adjacent
refusal-tower_there = a tower stands on { $space }
refusal-no_room = there is no room for the figure on { $horde }
refusal-no_space = { $space } is not a space on the board
refusal-no_horde = there is no horde on { $space }
refusal-horde_there = there is a horde on { $space }
refusal-there_already = the figure is already there
refusal-other_gait = this figure moves in a different way
refusal-crevasse_gapes = the crevasse on { $space } is gaping
refusal-open_gate = iron challenge: no hero may end a move next to an exit
refusal-not_entered = the figure did not pass { $space } in this move
refusal-no_flower = there is no flower on { $space }
refusal-flower_wilted = the flower on { $space } has wilted
refusal-flower_covered = a tower covers the flower on { $space }
refusal-no_flower_protection = iron challenge: flowers give no Protection
refusal-no_storm_on_boss = the storm flower does nothing to { $horde }
refusal-not_on_the_path = { $space } is not on the path
refusal-no_lava = there is no lava pool on { $space }
refusal-no_token = there is no such token on { $space }
refusal-one_token = only one token may be taken from a lava pool
refusal-no_crevasse = there is no crevasse on { $space }
refusal-stubborn_crevasses = iron challenge: sand warriors cannot close crevasses
refusal-no_such_hero = this hero cannot be chosen
refusal-hero_not_adjacent = { $hero } is not adjacent
refusal-hero_unhurt = { $hero } already has full life
refusal-protected_already = { $hero } already has Protection
refusal-not_so_many_skulls = Bruxa does not have that many skulls
refusal-tower_not_adjacent = { $card } is not adjacent to Dierdre
refusal-level_too_high = only level-1 towers can go back
refusal-no_such_pile = there is no such spawn pile
refusal-frozen_already = a tile is already waiting at spawn pile { $pile }
refusal-not_in_play = this sand warrior is not in play
refusal-moved_already = this sand warrior has already moved this round
refusal-not_your_warrior = this is not your sand warrior
refusal-wildcat_not_in_play = the wildcat is not in play
refusal-wildcat_moved_already = the wildcat has already moved this round
refusal-not_your_wildcat = this is not your wildcat
refusal-no_guests = { $hero } is from Rift in Time; guests are not allowed in this match
refusal-not_on_bosses = Vez'nan's special tiles cannot go on bosses
refusal-nobody_has_it = no other hero in this match has { $ability }
refusal-pieces_not_in_play = what { $ability } needs is not in play
refusal-not_on_its_space = this sand warrior is not on the hero's space
refusal-not_for_sale = { $tower } is not for sale
refusal-too_few_crystals = { $price ->
    [one] that costs { $price } crystal, more than you have
   *[other] that costs { $price } crystals, more than you have
}
refusal-too_little_gold = that costs { $price } gold, more than you have
refusal-one_tower_a_round = iron challenge: only one tower per round
refusal-too_many_towers = iron challenge: { $seat } cannot own more towers
refusal-no_barracks_growth = iron challenge: soldier towers cannot be bought or upgraded
refusal-low_archers = iron challenge: no archer tower above level 2
refusal-never_sold = { $modifier } cannot be bought
refusal-not_in_album = this modifier is not on offer
refusal-no_tower_for_it = no tower in your hand has room for { $modifier }
refusal-no_free_slot = { $card } has no room for another modifier
refusal-one_falcon = a tower can have only one Falcon
refusal-no_such_player = there is no such player
refusal-not_on_white_site = { $card } is not on a white site
refusal-has_a_hero = you already have a hero
refusal-hero_taken = { $hero } is already taken
refusal-has_its_abilities = the hero already has all the abilities it may take
refusal-not_this_ability = { $ability } cannot be taken here
refusal-not_offered = { $card } is not among the starting towers
refusal-seat_is_done = that is already settled
refusal-cannot_improve = { $card } cannot be improved that way
refusal-no_such_colour = there are no sites of this colour
refusal-blocked_before = this colour was blocked last round
refusal-white_stays = a white site cannot be blocked
refusal-not_on_the_bench = { $hero } is not on the bench
refusal-bench_used = { $hero } has already been used in this game
refusal-one_bench_hero = only one bench hero per round
refusal-no_skulls = there are no skulls to spend
refusal-any_order = the order makes no difference for { $horde }
refusal-not_this_reward = that is not { $horde }'s reward
refusal-one_or_the_other = take one or the other
refusal-stunned_already = { $seat }'s hero is already stunned
refusal-not_nearest = { $space } is not the nearest
refusal-not_farthest = { FORM($horde, "number") ->
    [plural] { $horde } are not the farthest
   *[singular] { $horde } is not the farthest
}
refusal-not_fullest = that pile is not the fullest
refusal-no_blooming_flower = no flower blooms on { $space }

## forecast

forecast-missed = The objective of the round would be missed.
forecast-lost_piles = The kingdom would fall: no more hordes are coming, so all of them must be destroyed this round.
forecast-lost_piles_boss = The kingdom would fall: no more hordes are coming, so your target must be destroyed this round.
forecast-lost_crevasses = The kingdom would fall: too many gaping crevasses.
forecast-lost_room = The kingdom would fall: there is no room for the next horde.
forecast-until_advance = Until the hordes have advanced
forecast-hearts = { $count ->
    [one] { $count } heart lost
   *[other] { $count } hearts lost
}
forecast-hearts_range = { $least } to { $most } hearts lost
forecast-destroyed = { $count ->
    [one] { $count } horde destroyed
   *[other] { $count } hordes destroyed
}
forecast-destroyed_range = { $least } to { $most } hordes destroyed
forecast-escapes = { FORM($horde, "number") ->
    [plural] { $horde } escape ({ $hearts })
   *[singular] { $horde } escapes ({ $hearts })
}
forecast-stunned = { $count ->
    [one] { $count } hero stunned
   *[other] { $count } heroes stunned
}
forecast-stunned_range = { $least } to { $most } heroes stunned
forecast-lost = The kingdom would fall!
forecast-idle = If nobody plays anything more.
forecast-spawn_first = New hordes appear before that; they are not counted.
forecast-cards = It depends on cards that nobody has seen yet: one possible outcome is shown.
forecast-choice = Where players choose, the first choice is shown.

## hint

hint-wins = The plan wins the game.
hint-destroys_one = The plan destroys { $horde }.
hint-destroys_some = The plan destroys { $count } hordes.
hint-destroys_one_and_saves = The plan destroys { $horde } and saves { $hearts }.
hint-destroys_some_and_saves = The plan destroys { $count } hordes and saves { $hearts }.
hint-saves = The plan saves { $hearts }.
hint-weakens = It weakens the hordes for the rounds to come.
hint-upgrade = It gives you a stronger tower for the rounds to come.
hint-buy = It strengthens you for the rounds to come.
hint-enough = There is nothing better to do in this phase.

## campaign: a line about each battle, and what of it is ours

campaign-note = The rulebook has the prologue, the twelve scenarios, the five difficulties and a kingdom map with stickers. Stars, what opens what, the map and its stories are ours.
campaign-prologue = A farm road, a handful of goblins, and heroes who have never stood side by side. A good place to learn how towers and heroes hold a road.
campaign-s01 = Strange flowers bloom along the road, and green hordes follow them out of the woods.
campaign-s02 = The Goblin Chief has closed the old toll road. Whoever passes pays; he must not pass at all.
campaign-s03 = Three roads meet here, and half of what comes flies over your soldiers' heads.
campaign-s04 = The fields are ripe, and something under the lake is reaping them: the Leviathan.
campaign-s05 = The mountain has opened. Lava runs beside the road, and the hordes know their way through it.
campaign-s06 = Below the cliffs the flowers are of stone. They shelter whoever is quick enough to use them.
campaign-s07 = The ground splits under your towers, and the Shadow Champion walks out of the cracks.
campaign-s08 = Frost lies on the high pass. What blooms here freezes whatever comes close.
campaign-s09 = The ford is under water, and the Leviathan is back. It may leave by either bank.
campaign-s10 = In the old graveyard, Anoobis raises what you have just beaten.
campaign-s11 = Four roads spin towards one gate, and the storm stands still above it.
campaign-s12 = The Elemental Overlord himself is on the road. Behind you there is only the castle.

## outcome

outcome-won = The kingdom is saved.
outcome-no_hearts = The last heart is lost.
outcome-piles_empty = All spawn piles are empty.
outcome-no_room = There was no room for a horde to appear.
outcome-hero_fell = Heroic challenge: a hero fell.
outcome-objective_missed = The last objective was missed.
outcome-crevasses_gape = Too many gaping crevasses.
outcome-boss_escaped = The boss has escaped into the kingdom.
outcome-champion_escaped = The champion has escaped into the kingdom.

## What one choice has over another.

gain-hearts = { $n ->
    [one] 1 more heart
   *[other] { $n } more hearts
}
gain-hordes_left = { $n ->
    [one] one horde fewer
   *[other] { $n } hordes fewer
}

## What puzzles ask for.

puzzle_goal-hearts = Lose no heart this round.
puzzle_goal-destroy = { $n ->
    [one] Destroy a horde this round.
   *[other] Destroy { $n } hordes this round.
}
puzzle_goal-sweep = Clear the path: destroy every horde this round.
puzzle_goal-win = Destroy the last hordes: win this round.

## What everybody should know now.

danger-last_stand = { $hearts ->
    [one] Last Stand: what is left on the path would take { $hearts } heart.
   *[other] Last Stand: what is left on the path would take { $hearts } hearts.
}
danger-last_stand_lost = Last Stand: what is left on the path would take the last hearts.
danger-last_round = Last round: destroy every horde now, or the kingdom is lost.
danger-last_round_boss = Last round: destroy your target now, or the kingdom is lost.
danger-last_hearts = { FORM($horde, "number") ->
    [plural] { $horde } are at the exit and would take the last hearts.
   *[singular] { $horde } is at the exit and would take the last hearts.
}
danger-one_heart = One heart left: no more enemies may get out.
danger-no_room = There is no room for the next horde: if it cannot appear, the kingdom is lost.
danger-hero = { $seat } has one life left: if the hero falls, all is lost.
danger-crevasses = { $count ->
    [one] All is lost with { $count } gaping crevasse at the end of a round: close it.
   *[other] All is lost with { $count } gaping crevasses at the end of a round: close one.
}
danger-leader = { $horde } is on the path.
danger-leader_deadly = All is lost if { $horde } gets out.

## fact

fact-round = rounds
fact-hearts = hearts
fact-hordes_left = hordes left
fact-scenario = scenario
fact-stage = stage

## What is new in a scenario.

part-horde = Hordes
part-pile = Spawn piles
part-tower = Towers
part-hero = Heroes
part-fast = Fast hordes
part-heal = Group heal
part-vulnerability = Vulnerable enemies
part-big = Big enemies
part-flying = Flying hordes
part-sniper = Snipers
part-shield = Shields
part-elusive = Elusive hordes
part-tough = Tough enemies
part-specific = Specific vulnerability
part-magic = Magic flowers
part-fire = Fire flowers
part-earth = Earth flowers
part-frost = Frost flowers
part-storm = Storm flowers
part-white = White sites
part-exits = More than one exit
part-advanced = Advanced modifiers
part-last_stand = The Last Stand
part-rift = Rift cards
part-lava = Lava pools
part-crevasse = Crevasses
part-tentacle = Tentacles
part-pool = Abyss pools
part-C1 = Champion: the Goblin Chief
part-C2 = Champion: Jack O'Lantern
part-C3 = Champion: the Shadow Champion
part-C4 = Champion: Anoobis
part-LA = Boss: the Leviathan
part-LB = Boss: the Elemental Overlord

## What they do, in two sentences.

part_note-horde = Cover all its enemies with tiles, soldiers and heroes, and phase 3 destroys the horde. If it gets out, each enemy that is not covered costs a heart.
part_note-pile = From round 2 on, each pile brings a new horde at the start of the round. They are your clock: if a round begins with all piles empty, the game is lost.
part_note-tower = Put a tower from your hand on a site of your colour, and it attacks at once. Or pass it and upgrade it for free: next round it is back, and stronger.
part_note-hero = Your hero acts once a round: it moves, then attacks, uses an ability or rests. Standing on a horde, it covers enemies and holds the horde, but takes damage.
part_note-fast = With a speed icon uncovered, a horde tries to advance twice. Cover the icon before phase 4.
part_note-heal = With a heal icon uncovered, a horde sheds all its tiles when it acts, and so do the hordes next to it. Cover that cell first.
part_note-vulnerability = These enemies can be covered by one kind of damage only, magic or physical. True damage and heroes always work.
part_note-big = A big enemy fills several cells, and all of them must be covered. If it gets out, it costs 4 hearts.
part_note-flying = Soldiers and heroes cannot hold it: it shakes them off when it moves. It flies over other hordes, and one below it can be neither attacked nor moved.
part_note-sniper = With a sniper icon uncovered, a horde stays where it is and shoots: one hero of your choice takes 1 damage. Once the icon is covered, it walks again.
part_note-shield = A shield stops tiles of its kind that come from its side of the card. Strike from another side, or use soldiers, heroes and true damage.
part_note-elusive = No tile can be placed on the horde unless a hero or soldier is already on it. Send one there first.
part_note-tough = Each cell of a tough enemy must be covered by a different piece. One large tile is not enough: combine small ones, soldiers and heroes.
part_note-specific = Only true damage, soldiers and heroes can cover these enemies. Keep your barracks and flowers for them.
part_note-magic = A hero who crosses a flower or stops on it may use it; then it wilts. This one places a small true tile on each of two hordes.
part_note-fire = It places a small true tile on each adjacent horde. It is worth most when several stand around it.
part_note-earth = It gives a hero Protection until the end of the round. Use it for a hero who will be hit.
part_note-frost = It places a small true tile and a totem on a horde. The totem switches off shields, group heal, elusive and sniper until the hordes have moved.
part_note-storm = It places a small true tile on a horde and carries the horde to any free space of the path. Send the nearest one back to the start; only bosses do not budge.
part_note-white = Everybody may build on a white site, whatever their colour. At the end of the round you decide together who takes the towers back.
part_note-exits = Not all roads lead to the same exit, and hearts are lost at each of them. Do not build all your towers in one place.
part_note-advanced = There are four more modifiers to buy. Two pay off when a tower is passed and upgraded, one brings a tower back into your hand, one makes a flower bloom again.
part_note-last_stand = In the last round this card comes up: at its end, every horde left on the path storms the gate, even one that is held. Each enemy that is not covered costs a heart.
part_note-rift = A rift card that comes up in a spawn pile takes effect at once, then the next card is turned up. You can tell by its back when one lies on top.
part_note-lava = A hero who crosses a lava pool or stops on it may take gold or a crystal from it. After phase 4 it erupts: heroes and soldiers on it or next to it take 1 damage.
part_note-crevasse = Nobody can build on a crevasse; if it gapes, it also hurts heroes and removes soldiers on a horde there. A hero who crosses it or stops on it can close it.
part_note-tentacle = A tentacle grips a site, so that nobody can build there. A hero who crosses the space or stops on it removes the tentacle.
part_note-pool = After phase 4 of every even round, each pool puts a tentacle on the nearest free site. Have a hero nearby to remove it.
part_note-C1 = Before a champion moves, a card is turned up: with enough uncovered activation icons, it attacks. The Chief removes soldiers on him and next to him, and heroes there take 1 damage.
part_note-C2 = When he attacks, he shakes everything off, goes back to a spawn pile and leaves a pumpkin horde that runs at once. Cover his activation icons before phase 4.
part_note-C3 = When he attacks, he shakes off soldiers and heroes and leaves a gaping crevasse behind. Cover his activation icons, and close the crevasses.
part_note-C4 = Destroyed hordes go to his graveyard, and when he attacks, one of them rises again. Cover his activation icons before phase 4.
part_note-LA = A boss has several layers: when all enemies of one are covered, phase 3 removes it and the next appears. In phase 4 a card says what the boss does, and if it gets out, all is lost.
part_note-LB = Its cards burn the white site, open crevasses and remove tiles. Go through it layer by layer; if it gets out, all is lost.

## setup

setup-players = Players
setup-scenario = Scenario
setup-map = Map code
setup-difficulty = Difficulty
setup-start = Heroes, abilities and starting towers
setup-bench = Solo: heroes on the bench
setup-guests = Guests from Rift in Time
setup-strict_tutorial = Prologue: a missed round is played again
setup-finite_tiles = Tiles can run out
setup-necromancer = The Necromancer places on each adjacent horde

## setup_note

setup_note-players = One hero each; you win or lose together.
setup_note-scenario = Each has its own road, its own hordes and its own way to win.
setup_note-map = Whoever enters the same code gets the same map, with any number of players.
setup_note-difficulty = Easy gives more gold and better towers; each step up takes something away or adds a rule.
setup_note-start = Dealing is quicker: you go straight to the first round.
setup_note-bench = When you play alone, you have helpers who each come once: the more of them, the easier the game.
setup_note-guests = Alleria, Magnus, Vez'nan and Lynn can be chosen or dealt, for the bench too; their boards are ours.
setup_note-strict_tutorial = Otherwise you may go on after a missed objective.
setup_note-finite_tiles = Otherwise there is always one more tile of each shape.
setup_note-necromancer = Two icons in its text are lost; this is what they may have said.

## setup_group

setup_group-start = Before the first round
setup_group-readings = Other readings of the rules

## setup_value

setup_value-prologue = Prologue (tutorial)
setup_value-1 = 1. Blooming Threats
setup_value-2 = 2. The Chief's Toll
setup_value-3 = 3. Wings over the Crossroads
setup_value-4 = 4. Harvest of Tentacles
setup_value-5 = 5. Rivers of Fire
setup_value-6 = 6. Roots of Stone
setup_value-7 = 7. The Ground Gives Way
setup_value-8 = 8. Breath of Winter
setup_value-9 = 9. The Drowned Crossing
setup_value-10 = 10. Lord of the Graves
setup_value-11 = 11. Eye of the Storm
setup_value-12 = 12. Elemental Uprising
setup_value-endless = Endless: generated maps
setup_value-easy = Easy
setup_value-standard = Standard
setup_value-hard = Hard
setup_value-iron = Iron challenge
setup_value-heroic = Heroic challenge
setup_value-choose = chosen by the players
setup_value-deal = dealt at random
setup_value-two = two
setup_value-three = three (easier)
setup_value-four = four (easiest)
setup_value-soldier = a soldier and a totem
setup_value-tile = a tile, a soldier and a totem

## zone

zone-setup = Set-up
zone-heroes = Heroes to choose from
zone-bench_heroes = Heroes for the bench
zone-abilities = { $seat }'s abilities: choose up to { $left }
zone-round = Round { $round }
zone-hearts = Hearts of the kingdom
zone-hearts_short = Hearts
zone-gold = Gold
zone-crystals = Crystals
zone-goal = Goal
zone-board = The kingdom
zone-horde = { $horde } on { $space }
zone-pile = Spawn pile { $pile }
zone-pile_short = Pile { $pile }
zone-offered = Starting towers
zone-hand = { $seat }'s towers
zone-incoming = { $seat }'s incoming towers
zone-hero = { $seat }'s hero
zone-bench = Bench
zone-supply = Towers in the supply
zone-album = Modifiers on offer: { $price } each
zone-soldiers = Soldiers in the supply
zone-totems = Totems in the supply
zone-tiles = Tiles in the supply
zone-activation = Champion cards
zone-behaviour = Boss cards
zone-graveyard = Graveyard

## mark

mark-left = { $count } left
mark-exit = exit
mark-spawn = spawn point { $pile }
mark-site = site: { $colour }
mark-blocked = blocked
mark-wilted = wilted
mark-gaping = gaping
mark-activated = has acted
mark-stunned = stunned
mark-protected = Protection
mark-totem = totem
mark-hidden = under a flyer
mark-acted = has acted
mark-mist = elusive this round
mark-warded = shields on all sides this round
mark-covered = covered
mark-permafrost = a tile waits here
mark-event = event token
mark-flipped = used until the hero rests
mark-done = done
mark-used = used
mark-guest = guest from Rift in Time
mark-hurried = Tailwind: all hordes are fast
mark-surge = Surge: the boss advances twice
mark-cold = Cold Snap: heroes move 1 less
mark-ashfall = Ashfall: no perfect range
mark-last_stand = Last Stand: what is left escapes
mark-shield = { $shield }, { $side }

## side

side-left = from the left
side-right = from the right
side-top = from above
side-bottom = from below

## legend

legend-void = not on the map
legend-ground = ground
legend-path = the road, the way the hordes go
legend-exit = exit
legend-site_R = free site, red
legend-site_B = free site, blue
legend-site_Y = free site, yellow
legend-site_G = free site, green
legend-site_W = free site, white
legend-blocked = blocked site
legend-spawn = spawn point, by its pile
legend-flower = flower
legend-wilted = wilted flower
legend-gaping = gaping crevasse
legend-empty = empty cell
legend-enemy = enemy to cover
legend-dead = cell that is never covered
legend-champion = champion: a card tells what it does

## note

note-reward = reward: { $reward }
note-back = on its back: { $reward }
note-cards = still in the deck: { $cards }
note-layers = layers left: { $layers }

## The tables of values, on the page of sources

table-abilities = Special abilities
table-bench = Bench abilities
table-bosses = Bosses
table-bosses_LA_layers = Layers of the first boss
table-bosses_LB_layers = Layers of the second boss
table-constants = Pieces, prices and limits
table-difficulties = Difficulties
table-flowers = Flowers
table-heroes = Heroes
table-hordes = Horde cards
table-modifiers = Tower modifiers
table-rifts = Rift cards
table-scenarios = Scenarios
table-endless = Endless mode
table-tiles = Damage tiles
table-towers = Towers
table-constants_stock = Pieces that can run out
table-constants_totals = Totals
table-constants_prices = Prices
table-constants_champions = Champions
table-constants_iron = Iron challenges

## The values, on the page of sources and at the marks

value-shots = what it deals
value-damage = type of damage
value-passive = passive
value-amount = number
value-arrows = arrows of the range
value-range = range
value-move = move
value-footprint = cells that the figure covers
value-later = later tiles
value-behaviours = behaviour cards
value-grid = enemies on the card
value-reward = reward
value-scorched_foundations = Scorched Foundations
value-weak = vulnerabilities
value-soldiers = soldiers
value-totems = totems
value-crystals = crystals
value-gold = gold
value-hearts = hearts
value-skulls = skulls
value-sand_warriors = sand warriors
value-tentacles = tentacles
value-lava = lava pools
value-crevasses = crevasses
value-pools = abyss pools
value-coloured_sites = coloured sites
value-white_sites = white sites
value-towers = towers
value-tiles = tiles
value-flowers_tiles = number of flowers
value-hordes = horde cards
value-boss_cards = boss cards
value-rifts = rift cards
value-modifiers = modifiers
value-abilities = abilities
value-level_1 = price of a level-1 tower
value-level_2 = price of a level-2 tower
value-modifier = price of a modifier
value-deck = champion cards
value-event_order = order of the event token's piles
value-archer_level = highest level of archer towers
value-bought = towers bought per round
value-upgrades = improved starting towers
value-iron = iron challenge
value-returned = starting towers given back
value-deadly = game lost with a hero's last life
value-life = life
value-attacks = attacks
value-skill = board skill
value-warrior_footprint = cell that a sand warrior covers
value-skill_shots = tiles of the skill
value-linked = whether tiles may be split
value-skill_damage = damage of the skill
value-band = band
value-copies = number of cards
value-name = name
value-group = group
value-dealt = dealt at random
value-number = number of the scenario
value-map = map
value-starts = spawn points
value-unlocked = enemy abilities
value-tutorial = objectives of the rounds
value-players = set-up for each number of players
value-patience = replays of a round
value-magic = magic flowers
value-ability_slots = abilities of a hero
value-contents = what is new in the scenario
value-roads = how roads are drawn
value-strength = strength of hordes
value-sheets = set-up for each number of players
value-tiers = what each stage has
value-themes = themes of maps
value-offer = how hard a map should be
value-destroy = who must be destroyed
value-lost_if_escapes = who must not escape
value-fire = fire flowers
value-event_pile = pile with the event token
value-clear = whether the path must be clear
value-advanced = advanced modifiers
value-earth = earth flowers
value-lost_if_gaping = gaping crevasses that lose the game
value-frost = frost flowers
value-storm = storm flowers
value-M1 = 1×1 tiles
value-D2 = 2×1 tiles
value-I3 = 3×1 tiles
value-L3 = L-shaped tiles
value-O4 = 2×2 tiles
value-family = type
value-level = level
value-slots = room for modifiers
value-modes = attacks
value-falcons = Falcons
value-other_modes = other reading of the card
value-extra_towers = extra towers on the site
value-title = title
value-distinct = each on another horde
value-knives = thrown knives
value-totem = with a totem
value-mend = restores a life
value-special = special tiles
value-until = last stage
value-rounds = rounds
value-spawns = spawn points
value-exits = chance of a second exit
value-better = starting towers of level 2
value-leaders = champions and bosses
value-flowers = flowers
value-white = white sites
value-rift_cards = rift cards
value-destroyed = hordes to destroy
value-upgraded = towers to upgrade
value-players_1 = 1 player
value-players_2 = 2 players
value-players_3 = 3 players
value-players_4 = 4 players
value-piles = spawn piles, top card first
value-layers = layers of the boss
value-sites = sites
value-sites_R = red sites
value-sites_B = blue sites
value-sites_Y = yellow sites
value-sites_G = green sites
value-sites_W = white sites

## What is drawn where somebody makes maps and cards of their own

drawn-void = off the map
drawn-ground = ground
drawn-exit = exit
drawn-north = path, up
drawn-east = path, to the right
drawn-south = path, down
drawn-west = path, to the left
drawn-empty = empty cell
drawn-enemy = enemy
drawn-fast = fast enemy
drawn-heal = group heal
drawn-sniper = sniper
drawn-weak_magic = only magic damage
drawn-weak_physical = only physical damage
drawn-weak_specific = only true damage, soldiers and heroes
drawn-fast_magic = fast, only magic damage
drawn-heal_magic = group heal, only magic damage
drawn-sniper_magic = sniper, only magic damage
drawn-fast_physical = fast, only physical damage
drawn-heal_physical = group heal, only physical damage
drawn-sniper_physical = sniper, only physical damage
drawn-big_1 = first big enemy
drawn-big_2 = second big enemy
drawn-tough_1 = first tough enemy
drawn-tough_2 = second tough enemy
drawn-champion_active = champion, activated when uncovered
drawn-champion = champion
drawn-flying = flying: cannot be covered
drawn-elusive = elusive: cannot be covered
drawn-physical_left = physical shield on the left
drawn-physical_right = physical shield on the right
drawn-physical_top = physical shield at the top
drawn-physical_bottom = physical shield at the bottom
drawn-magic_left = magic shield on the left
drawn-magic_right = magic shield on the right
drawn-magic_top = magic shield at the top
drawn-magic_bottom = magic shield at the bottom

## Words of the data, where somebody changes them

word-G = a green card
word-B = a blue card
word-Y = a yellow card
word-R = a red card
word-P = a purple card
word-E = a rift card
word-none = none
word-one = one horde that an arrow points at
word-choice = one horde that an arrow points at
word-each = every horde that an arrow points at
word-all = one adjacent horde
word-all_each = every adjacent horde
word-perfect = any horde
word-melee = the horde on its own space
word-beside = every horde next to the one just hit
word-basic = basic
word-advanced = advanced
word-falcon = Falcon
word-vulnerability = vulnerability
word-shield = shield

## each

each-piles = Pile
each-tiles = Tile
each-soldiers = Soldier

## field

field-players = Players
field-hearts = Hearts
field-gold = Gold
field-crystals = Crystals
field-hero = Hero
field-life = Life
field-hand = Tower cards in hand
field-incoming = Tower cards passed to this player
field-space = Space
field-activated = Was activated this round
field-stunned = Stunned
field-built = Towers on the map
field-card = Card
field-facing = Faces
field-seat = Player
field-hordes = Hordes on the path
field-totem = A totem stands on it
field-tiles = Damage tiles
field-soldiers = Soldiers
field-piles = Spawn piles, the last card is next
field-supply = Tower supply
field-offered = Starting towers that nobody has taken
field-discard = Out of the game

## counted

counted-soldiers = soldiers
counted-totems = totems
counted-green_cards_in_play = green cards in play
counted-blue_cards_in_play = blue cards in play
counted-yellow_cards_in_play = yellow cards in play
counted-red_cards_in_play = red cards in play
counted-purple_cards_in_play = purple cards in play
counted-champion_cards_in_play = champion cards in play
counted-pumpkin_cards_in_play = pumpkin cards in play
counted-boss_cards_in_play = boss cards in play
counted-rift_cards_in_play = rift cards in play

## flaw

flaw-too_many_tiles = too many tiles of a kind lie on the hordes: { $n } more than there are ({ $supply })
flaw-too_many_soldiers = too many soldiers: there are { $most } in all
flaw-too_many_totems = too many totems: there are { $most } in all
flaw-no_site = { $space } is no site: a tower must stand on one
flaw-site_taken = there is no room for another tower on { $space }
flaw-hero_twice = { $hero } is already played by somebody else
flaw-not_had = only abilities that the hero has can be used up
flaw-no_space = { $space } is not on the map: must be a space of it
flaw-no_horde = { $pile_card } is no horde, so it cannot stand on the path
flaw-not_on_path = { $space } is not on the path: a horde must be
flaw-space_taken = another horde stands on { $space }
flaw-off_the_grid = does not lie on the grid of { $horde }
flaw-cells_taken = covers cells of { $horde } that are covered already
