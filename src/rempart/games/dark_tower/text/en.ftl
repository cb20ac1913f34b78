# Return to Dark Tower in English. Rule texts are in rules.en.toml.

# Words that stand for themselves or join others.
nobody = nobody
nothing = nothing
seat_hero = { $seat } ({ $hero })
building_in = { $building } { $kingdom_of }
seal_at = { $drum } { $side } seal
of_type = { " " }({ $type })
by_way = { " " }({ $way })
banner_to = go to { $at }
anywhere = anywhere
dungeon_at = { $place } ({ $dungeon })
room_entered = { $room }. { $tale } { $words }.
empty_room = The room holds nothing but what you came for.
foes_of_level = Foes of level { $level }.
sentence = { $words }.

## forecast

forecast-no_skulls = The supply is empty: the skull at the end of this turn would end it all!
forecast-lost = A single threat could end it all!
forecast-lost_quests = If the quests fail, that could end it all!
forecast-until_month = Up to the end of the month
forecast-last_month = This is the last month: when it ends, the game is over.
forecast-turns = { $count ->
    [0] This is the last turn of the month
    [one] { $count } turn left after this one
   *[other] { $count } turns left after this one
}
forecast-turns_range = { $least } to { $most } turns left after this one
forecast-skulls = { $count ->
    [one] { $count } skull in the supply; every turn takes one
   *[other] { $count } skulls in the supply; every turn takes one
}
forecast-warriors = { $count ->
    [one] At worst { $count } warrior lost
   *[other] At worst { $count } warriors lost
}
forecast-spirit = At worst { $count } spirit lost
forecast-corruption = You could gain a corruption!
forecast-more_skulls = { $count ->
    [one] At worst { $count } more skull
   *[other] At worst { $count } more skulls
}
forecast-no_harm = No threat would harm you as things stand.
forecast-not_yet = The realm is not at war yet.
forecast-each_alone = Each threat is shown on its own, as if it came at the end of this turn: nobody knows which will come, or when. Where there is a choice, the first one is shown. Quests fail when the month ends.
forecast-odds_cards = { $count ->
    [one] { $count } battle card; you bring { $advantages }
   *[other] { $count } battle cards; you bring { $advantages }
}
forecast-odds_bought = You can buy up to { $advantages } more
forecast-odds_warriors = Warriors: { $mean } on average, { $worst } at worst
forecast-odds_spirit = Spirit: { $mean } on average, { $worst } at worst
forecast-odds_lost_cards = Cards lost at worst: { $count }
forecast-odds_skulls = Chance of skulls on buildings: { $percent }%
forecast-odds_corruption = Risk of a corruption: { $percent }%
forecast-odds_safe = No risk of a corruption
forecast-odds_fatal = Risk of losing the game: { $percent }%

## game

game-name = Return to Dark Tower
game-tagline = Four kingdoms, six months, one black Tower: gather an army, break the seals of fate, and face what waits inside.

## kingdom

kingdom-north = North
kingdom-east = East
kingdom-south = South
kingdom-west = West

## terrain

terrain-desert = desert
terrain-hills = hills
terrain-mountains = mountains
terrain-lake = lake
terrain-forest = forest
terrain-grasslands = grasslands

## building

building-citadel = Citadel
building-sanctuary = Sanctuary
building-village = Village
building-bazaar = Bazaar

## river

river-north_east = River between North and East
river-east_south = River between East and South
river-south_west = River between South and West
river-west_north = River between West and North

## drum

drum-top = top
drum-middle = middle
drum-bottom = bottom

## side

side-north = north
side-east = east
side-south = south
side-west = west

## glyph

glyph-banner = Banner
glyph-cleanse = Cleanse
glyph-battle = Battle
glyph-quest = Quest
glyph-reinforce = Reinforce

## advantage

advantage-beast = Beast
advantage-humanoid = Humanoid
advantage-undead = Undead
advantage-magic = Magic
advantage-melee = Melee
advantage-stealth = Stealth
advantage-wild = Wild

## state

state-panicked = panicked
state-unsteady = unsteady
state-ready = ready
state-savage = savage
state-lethal = lethal

## haggle

haggle-plain = an ordinary reinforce
haggle-warriors = warriors as well
haggle-potion = a potion as well
haggle-gear = gear as well
haggle-cancelled = cancelled

## step

step-0 = Start of the turn
step-1 = Middle of the turn
step-2 = End of the turn

## what

what-warriors = warriors
what-spirit = spirit
what-potion = potion
what-gear = gear
what-treasure = treasure
what-quest_item = quest item
what-item = item
what-virtue = virtue
what-corruption = corruption
what-spore = spore

## count

count-warriors = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
count-spirit = { $n } spirit
count-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
count-gear = { $n } gear
count-treasure = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
count-quest_item = { $n ->
    [one] { $n } quest item
   *[other] { $n } quest items
}
count-item = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
count-virtue = { $n ->
    [one] { $n } virtue
   *[other] { $n } virtues
}
count-corruption = { $n ->
    [one] { $n } corruption
   *[other] { $n } corruptions
}
count-spore = { $n ->
    [one] { $n } spore
   *[other] { $n } spores
}
count-skulls = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
count-advantages = { $n ->
    [one] { $n } advantage
   *[other] { $n } advantages
}
count-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
count-quarters = { $n ->
    [one] { $n } quarter turn
   *[other] { $n } quarter turns
}

## hero

hero-scion = Orphaned Scion
hero-warlord = Brutal Warlord
hero-relic = Relic Hunter
hero-spy = Spymaster

## motto

motto-scion = They took her throne and left her the people. It was the wrong way round to win.
motto-warlord = He has lost count of his wars, and none of his scars.
motto-relic = If it glitters, he owns it; if it is cursed, he has sold it twice.
motto-spy = Nobody has seen the Spymaster arrive. Many have noticed who was gone afterwards.

## banner

banner-scion = { $words }
banner-warlord = { $words }
banner-relic = { $words }
banner-spy = Go anywhere in the current kingdom

## virtue

virtue-arcane = Arcane
virtue-generous = Generous
virtue-anointed = Anointed
virtue-blessed = Blessed
virtue-infused = Infused
virtue-baleful = Baleful
virtue-veteran = Veteran
virtue-inspiring = Inspiring
virtue-callous = Callous
virtue-relentless = Relentless
virtue-precise = Precise
virtue-prepared = Prepared
virtue-crafty = Crafty
virtue-lucky = Lucky
virtue-inventive = Inventive
virtue-alert = Alert
virtue-swift = Swift
virtue-resourceful = Resourceful
virtue-fortunate = Fortunate
virtue-unseen = Unseen
virtue-champion_north = Champion of the North
virtue-champion_east = Champion of the East
virtue-champion_south = Champion of the South
virtue-champion_west = Champion of the West

## item

item-fortune = Fortune's Favor
item-goldsun = Golden Sun
item-teeth = Dragon Teeth
item-breath = Purifying Breath
item-siren = Siren's Song
item-strides = One Thousand Strides
item-scepter = Blessed Scepter
item-talisman = Brass Talisman
item-maps = Trusted Maps
item-cloak = Dusky Cloak
item-armor = Leather Armor
item-sword = Longsword
item-lamp_hope = Lamp of Hope
item-scroll_serpent = Scroll of the Great Serpent
item-spear_atish = Spear of Atish
item-scroll_twilight = Scroll of Twilight Shadow
item-neck_haggle = Necklace of Haggling
item-reliquary = Hallowed Reliquary
item-idol = Azkol's Idol
item-carpet = Kamaria's Carpet
item-scroll_sands = Scroll of Burning Sands
item-tears = Tears of the Shedu
item-banner = Azkol's Banner
item-acorns = Acorns of the White Oak
item-axe = Axe of Soul Rending
item-circlet = Circlet of Conviction
item-lamp_dark = Lamp of Darkness
item-cauldron = White Cauldron
item-bow = Oakstone Bow
item-crown = Crown of Azkol
item-horn = Azkol's Horn
item-cloak_stars = Cloak of Stars
item-mace = Golden Mace of Azkol
item-amulet_marid = Amulet of the Marid
item-q_annihil = Amulet of Annihilation
item-q_hope = Amulet of Hope
item-q_bezoar = Bezoar
item-q_scales = Dragon Scales
item-q_silver = Fulminating Silver
item-q_pelt = Golden Wolf Pelt
item-q_remedy = Herbal Remedy
item-q_hornel = Horn of the Elements
item-q_outlaw = Mark of the Outlaw
item-q_snow = Orb of Pure Snow
item-q_light = Relic of Light
item-q_coin = Smuggler's Coin
item-q_mark = The Black Mark
item-q_map = Tomas's Map
item-q_tools = Tools of the Saboteur
item-q_urn = Turquoise Urn
item-q_wraps = Wraps of Invisibility

## corruption

corruption-selfish = Selfish
corruption-tempted = Tempted
corruption-cursed = Cursed
corruption-uncertain = Uncertain
corruption-cruel = Cruel
corruption-feral = Feral
corruption-feeble = Feeble
corruption-lost = Lost
corruption-weak = Weak
corruption-feverish = Feverish
corruption-greedy = Greedy
corruption-suspicious = Suspicious

## companion

companion-gleb = Gleb, Outlaw King
companion-grigor = Grigor the Unbreakable
companion-hakan = Hakan the Artificer
companion-letha = Letha the Dryad
companion-miras = Miras the Horselord
companion-nimet = Nimet the Fathomless
companion-tomas = Tomas the Scout
companion-vasa = Vasa the Divine
companion-yana = Yana the Assassin
companion-zaida = Zaida the Efreet

## foe

foe-brigands = Brigands
    .number = plural
foe-oreks = Oreks
    .number = plural
foe-wolves = Shadow Wolves
    .number = plural
foe-fiends = Spine Fiends
    .number = plural
foe-trolls = Frost Trolls
    .number = plural
foe-neuri = Clan of Neuri
    .number = plural
foe-lemures = Lemures
    .number = plural
foe-spiders = Widowmade Spiders
    .number = plural
foe-dragons = Dragons
    .number = plural
foe-mormos = Mormos
    .number = plural
foe-striga = Striga
    .number = plural
foe-titans = Titans
    .number = plural
foe-ashstrider = Ashstrider
    .number = singular
foe-bane = Bane of Omens
    .number = singular
foe-empress = Empress of Shades
    .number = singular
foe-gaze = Gaze Eternal
    .number = singular
foe-gravemaw = Gravemaw
    .number = singular
foe-isa = Isa the Exile
    .number = singular
foe-rot = Lingering Rot
    .number = singular
foe-utukku = Utuk'Ku
    .number = singular

## dungeon

dungeon-cave = cave
dungeon-encampment = encampment
dungeon-tomb = tomb
dungeon-shrine = shrine
dungeon-fortress = fortress
dungeon-ruins = ruins
dungeon-east = caravan of the East
dungeon-north = caravan of the North
dungeon-west = caravan of the West
dungeon-tower = Tower

## trial

trial-win_egans_tournament = Win Egan's Tournament
trial-impress_the_winter_fey = Impress the Winter Fey
trial-protect_the_radiant_castle = Protect the Radiant Castle
trial-activate_the_ley_lines = Activate the Ley Lines
trial-race_to_the_golden_obelisk = Race to the Golden Obelisk
trial-survive_the_drowned_barrows = Survive the Drowned Barrows
trial-solve_the_riddle_of_the_marid = Solve the Riddle of the Marid
trial-perform_the_song_of_peril = Perform the Song of Peril
trial-finish_building_the_shrine = Finish Building the Shrine
trial-suffer_with_the_silent_sisters = Suffer with the Silent Sisters
trial-guide_abandoned_pilgrims = Guide Abandoned Pilgrims
trial-hold_a_moonless_vigil = Hold a Moonless Vigil
trial-repair_the_weeping_dam = Repair the Weeping Dam
trial-supply_the_watchtowers = Supply the Watchtowers
trial-consecrate_arkartus = Consecrate Arkartus
trial-lay_plovos_ghost_to_rest = Lay Plovo's Ghost to Rest
## region

region-broken_lands = Broken Lands
region-dayside = Dayside
region-egans_end = Egan's End
region-fivepint = Fivepint
region-green_bridge = Green Bridge
region-lodestone_mountains = Lodestone Mountains
region-lower_ice_fangs = Lower Ice Fangs
region-muted_forest = Muted Forest
region-peaks_of_the_djinn = Peaks of the Djinn
region-pearl_of_the_north = Pearl of the North
region-radiant_mountains = Radiant Mountains
region-rimeweald = Rimeweald
region-tundra = The Tundra
region-tower_scar_desert = Tower Scar Desert
region-upper_ice_fangs = Upper Ice Fangs
region-big_sister = Big Sister
region-bleak_wastes = Bleak Wastes
region-copper_grove = Copper Grove
region-dragontooth_lake = Dragontooth Lake
region-duwani = Duwani
region-forest_of_shades = Forest of Shades
region-greater_tombstones = Greater Tombstones
region-inner_kinghills = Inner Kinghills
region-jewel_hills = Jewel Hills
region-lake_of_songs = Lake of Songs
region-lesser_tombstones = Lesser Tombstones
region-outer_kinghills = Outer Kinghills
region-decaying_wilds = The Decaying Wilds
region-three_rivers = Three Rivers
region-utars_barrows = Utar's Barrows
region-archmont = Archmont
region-azkols_bane = Azkol's Bane
region-bone_hills = Bone Hills
region-howling_desert = Howling Desert
region-irontops = Irontops
region-little_sister = Little Sister
region-middle_sister = Middle Sister
region-mountains_of_the_watchers = Mountains of the Watchers
region-pine_barrens = Pine Barrens
region-sands_of_madness = Sands of Madness
region-southern_wastes = Southern Wastes
region-cloister = The Cloister
region-emerald_expanse = The Emerald Expanse
region-throne = The Throne
region-ulamels_hollow = Ulamel's Hollow
region-anza = Anza
region-arkartus = Arkartus
region-ash_hills = Ash Hills
region-cloudhold = Cloudhold
region-delmsmire = Delmsmire
region-hissing_groves = Hissing Groves
region-idran_forest = Idran Forest
region-lonelight_hills = Lonelight Hills
region-lost_lands = Lost Lands
region-plains_of_plovo = Plains of Plovo
region-plains_of_woldra = Plains of Woldra
region-empty_glade = The Empty Glade
region-grass_sea = The Grass Sea
region-weeping_waters = Weeping Waters
region-yellowpike = Yellowpike

## Regions with their article, after “goes to” or “in”.

at-broken_lands = the Broken Lands
at-dayside = Dayside
at-egans_end = Egan's End
at-fivepint = Fivepint
at-green_bridge = the Green Bridge
at-lodestone_mountains = the Lodestone Mountains
at-lower_ice_fangs = the Lower Ice Fangs
at-muted_forest = the Muted Forest
at-peaks_of_the_djinn = the Peaks of the Djinn
at-pearl_of_the_north = the Pearl of the North
at-radiant_mountains = the Radiant Mountains
at-rimeweald = Rimeweald
at-tundra = the Tundra
at-tower_scar_desert = the Tower Scar Desert
at-upper_ice_fangs = the Upper Ice Fangs
at-big_sister = the Big Sister
at-bleak_wastes = the Bleak Wastes
at-copper_grove = the Copper Grove
at-dragontooth_lake = Dragontooth Lake
at-duwani = Duwani
at-forest_of_shades = the Forest of Shades
at-greater_tombstones = the Greater Tombstones
at-inner_kinghills = the Inner Kinghills
at-jewel_hills = the Jewel Hills
at-lake_of_songs = the Lake of Songs
at-lesser_tombstones = the Lesser Tombstones
at-outer_kinghills = the Outer Kinghills
at-decaying_wilds = the Decaying Wilds
at-three_rivers = Three Rivers
at-utars_barrows = Utar's Barrows
at-archmont = Archmont
at-azkols_bane = Azkol's Bane
at-bone_hills = the Bone Hills
at-howling_desert = the Howling Desert
at-irontops = the Irontops
at-little_sister = the Little Sister
at-middle_sister = the Middle Sister
at-mountains_of_the_watchers = the Mountains of the Watchers
at-pine_barrens = the Pine Barrens
at-sands_of_madness = the Sands of Madness
at-southern_wastes = the Southern Wastes
at-cloister = the Cloister
at-emerald_expanse = the Emerald Expanse
at-throne = the Throne
at-ulamels_hollow = Ulamel's Hollow
at-anza = Anza
at-arkartus = Arkartus
at-ash_hills = the Ash Hills
at-cloudhold = Cloudhold
at-delmsmire = Delmsmire
at-hissing_groves = the Hissing Groves
at-idran_forest = the Idran Forest
at-lonelight_hills = the Lonelight Hills
at-lost_lands = the Lost Lands
at-plains_of_plovo = the Plains of Plovo
at-plains_of_woldra = the Plains of Woldra
at-empty_glade = the Empty Glade
at-grass_sea = the Grass Sea
at-weeping_waters = the Weeping Waters
at-yellowpike = Yellowpike

## kingdom_of

kingdom_of-north = of the North
kingdom_of-east = of the East
kingdom_of-south = of the South
kingdom_of-west = of the West

## kingdom_in

kingdom_in-north = in the North
kingdom_in-east = in the East
kingdom_in-south = in the South
kingdom_in-west = in the West

## The dungeon of each region.

place-broken_lands = Cracked Bastion
place-dayside = Smuggler's Den
place-egans_end = Egan's Fairgrounds
place-fivepint = Drunkard's Demise
place-green_bridge = Mosslight Shrine
place-lodestone_mountains = Tower of the Guardians
place-lower_ice_fangs = Palace of the Winter Fey
place-muted_forest = Hushed Hollow
place-peaks_of_the_djinn = Hall of the Great Djinn
place-pearl_of_the_north = Pearl Keep
place-radiant_mountains = Sunforged Halls
place-rimeweald = Pearl of Dawn
place-tundra = White Forest Palisade
place-tower_scar_desert = City of Restless Sands
place-upper_ice_fangs = Thundering Quarters
place-big_sister = Golden Wolf Burrows
place-bleak_wastes = Vile Refuge
place-copper_grove = Burnished Dome
place-dragontooth_lake = Sunken Labyrinth
place-duwani = Wani's Way
place-forest_of_shades = Desecrated Clearing
place-greater_tombstones = Elder Tombs
place-inner_kinghills = Crypt of the Winter King
place-jewel_hills = Emerald Castle
place-lake_of_songs = Seafoam Chapel
place-lesser_tombstones = Steading of the Giants
place-outer_kinghills = Bandit Redoubt
place-decaying_wilds = Silent Stones
place-three_rivers = Rock on the Shore
place-utars_barrows = Barrow of Utar
place-archmont = Archmont Chapel
place-azkols_bane = Bane Gate
place-bone_hills = Sisters' Circle
place-howling_desert = Tunnels of the Doomed Warlord
place-irontops = Iron Hold
place-little_sister = Shadow Warrens
place-middle_sister = Silvervein Tunnels
place-mountains_of_the_watchers = Fortress of the Watchers
place-pine_barrens = Temple of the Cruel King
place-sands_of_madness = Temple of Mirages
place-southern_wastes = Oblivion Catacombs
place-cloister = Smoldering Pits
place-emerald_expanse = Empty Jaws
place-throne = Kings' Undercroft
place-ulamels_hollow = Ulamel's Stronghold
place-anza = Garrison of the Horselords
place-arkartus = Greatwood Castle
place-ash_hills = Serpent's Skin
place-cloudhold = Cloudhold Keep
place-delmsmire = Earthen Warrens
place-hissing_groves = Barrows of the Hissing Dead
place-idran_forest = Forbidden Theater
place-lonelight_hills = Unspoken Mausoleum
place-lost_lands = Plague Bethel
place-plains_of_plovo = Tomb of Plovo
place-plains_of_woldra = Infinite Sanctum
place-empty_glade = Fount of Terror
place-grass_sea = Vanishing Tribe
place-weeping_waters = Drowned Cloister
place-yellowpike = Loggers' Stockade

## Battle cards.

card-carrion_ground = Carrion Ground
card-onslaught = Onslaught
card-sundering_blows = Sundering Blows
card-magic_attack = Magic Attack
card-stealth_attack = Stealth Attack
card-beast_frenzy = Beast Frenzy
card-humanoid_treachery = Humanoid Treachery
card-undead_chill = Undead Chill
card-crit_brigands = Critical: Cutpurse's Luck
card-crit_oreks = Critical: Bone Drums
card-crit_wolves = Critical: The Whole Pack
card-crit_fiends = Critical: Needle Storm
card-crit_trolls = Critical: Shatterfrost
card-crit_neuri = Critical: Wolf-Moon Rite
card-crit_lemures = Critical: Wail at the Gate
card-crit_spiders = Critical: Widow's Kiss
card-crit_dragons = Critical: Claim the Hoard
card-crit_mormos = Critical: A Voice You Knew
card-crit_striga = Critical: Unmade Vow
card-crit_titans = Critical: The Sky Falls
card-crushing_force = Crushing Force
card-splintered_arms = Splintered Arms
card-broken_ranks = Broken Ranks
card-hoard_fire = Hoard Fire
card-falling_masonry = Falling Masonry
card-soul_siphon = Soul Siphon
card-night_choir = Night Choir
card-hollow_blessing = Hollow Blessing
card-withering_gaze = Withering Gaze
card-whispered_doubt = Whispered Doubt
card-grave_ambush = Grave Ambush
card-poisoned_vials = Poisoned Vials
card-drain_hope = Drain Hope
card-mutation = Mutation
card-overwhelming_might = Overwhelming Might
card-shadow_of_the_tower = Shadow of the Tower
card-cinder_rain = Cinder Rain
card-burning_land = Burning Land
card-heart_of_the_pyre = Critical: Heart of the Pyre
card-omen_of_ruin = Omen of Ruin
card-marked = Marked
card-foretold_death = Critical: Foretold Death
card-plague_ground = Plague Ground
card-court_of_shades = Court of Shades
card-kiss_of_shade = Critical: Kiss of Shade
card-evaporating_stare = Evaporating Stare
card-glyph_burn = Glyph Burn
card-unblinking = Critical: Unblinking
card-swallow_the_host = Swallow the Host
card-brood_call = Brood Call
card-maw_unhinged = Critical: Maw Unhinged
card-stolen_fervor = Stolen Fervor
card-envy = Envy
card-exiles_verdict = Critical: Exile's Verdict
card-spore_cloud = Spore Cloud
card-bloom = Bloom
card-rotting_embrace = Critical: Rotting Embrace
card-heart_of_winter = Heart of Winter
card-killing_frost = Killing Frost
card-frozen_silence = Critical: Frozen Silence

## room

room-relic = The evil relic

## room.cave

room-cave-craggy_crevasse = Craggy Crevasse
room-cave-crimson_bat_cave = Crimson Bat Cave
room-cave-jaryx_lair = Jaryx Lair
room-cave-moonbound_centipedes = Moonbound Centipedes
room-cave-murky_crevasse = Murky Crevasse
room-cave-noxious_spores = Noxious Spores
room-cave-pack_of_wild_rangos = Pack of Wild Rangos
room-cave-tight_passageways = Tight Passageways
room-cave-treasure_hunter = Treasure Hunter
room-cave-underground_river = Underground River
room-cave-unstable_cavern = Unstable Cavern
room-cave-widowmade_serpent = Widowmade Serpent

## room.encampment

room-encampment-barracks = Barracks
room-encampment-brig = Brig
room-encampment-deep_well = Deep Well
room-encampment-dusty_pathway = Dusty Pathway
room-encampment-galley = Galley
room-encampment-garrisoned_soldiers = Garrisoned Soldiers
room-encampment-lookout_tower = Lookout Tower
room-encampment-open_field = Open Field
room-encampment-quartermasters_tent = Quartermaster's Tent
room-encampment-spiked_barricade = Spiked Barricade
room-encampment-training_grounds = Training Grounds
room-encampment-weapon_racks = Weapon Racks

## room.tomb

room-tomb-ceremonial_ossuary = Ceremonial Ossuary
room-tomb-corrupted_shrine = Corrupted Shrine
room-tomb-embalming_chamber = Embalming Chamber
room-tomb-foreboding_sigils = Foreboding Sigils
room-tomb-offering_table = Offering Table
room-tomb-ominous_warning = Ominous Warning
room-tomb-empty_sepulchre = Empty Sepulchre
room-tomb-ritual_circle = Ritual Circle
room-tomb-shattered_sarcophagi = Shattered Sarcophagi
room-tomb-final_guardian = The Final Guardian
room-tomb-shambling_reborn = The Shambling Reborn
room-tomb-voracious_beetles = Voracious Beetles

## room.shrine

room-shrine-casting_hall = Casting Hall
room-shrine-chamber_of_gongs = Chamber of Gongs
room-shrine-dark_ritual_room = Dark Ritual Room
room-shrine-grotto_of_whispers = Grotto of Whispers
room-shrine-hall_of_echoes = Hall of Echoes
room-shrine-lunar_observatory = Lunar Observatory
room-shrine-overgrown_garden = Overgrown Garden
room-shrine-sacred_menagerie = Sacred Menagerie
room-shrine-secret_altar = Secret Altar
room-shrine-shaded_reliquary = Shaded Reliquary
room-shrine-sleeping_cells = Sleeping Cells
room-shrine-reflecting_pools = Reflecting Pools

## room.fortress

room-fortress-armory = Armory
room-fortress-barracks = Barracks
room-fortress-captains_quarters = Captain's Quarters
room-fortress-chapel = Chapel
room-fortress-gaol = Gaol
room-fortress-gatehouse = Gatehouse
room-fortress-infirmary = Infirmary
room-fortress-latrine = Latrine
room-fortress-map_room = Map Room
room-fortress-smithy = Smithy
room-fortress-training_hall = Training Hall
room-fortress-watchtower = Watchtower

## room.ruins

room-ruins-alchemical_storeroom = Alchemical Storeroom
room-ruins-antechamber = Antechamber
room-ruins-fighting_pits = Fighting Pits
room-ruins-guarded_greathall = Guarded Greathall
room-ruins-haunted_dormitory = Haunted Dormitory
room-ruins-mysterious_pool = Mysterious Pool
room-ruins-obstructed_passageway = Obstructed Passageway
room-ruins-overgrown_atrium = Overgrown Atrium
room-ruins-rotting_larder = Rotting Larder
room-ruins-scriptorium = Scriptorium
room-ruins-stargazing_chamber = Stargazing Chamber
room-ruins-warded_vault = Warded Vault

## room.east

room-east-cavaliers = Cavaliers
room-east-cavalry = Cavalry
room-east-dragoons = Dragoons
room-east-hussars = Hussars
room-east-ironsides = Ironsides
room-east-lancers = Lancers
room-east-mounted_scouts = Mounted Scouts
room-east-skirmisher_squad = Skirmisher Squad
room-east-spearmen = Spearmen
room-east-war_horses = War Horses
room-east-heavy_lancers = Heavy Lancers
room-east-fodder_carts = Fodder Carts

## room.north

room-north-artillery_carriage = Artillery Carriage
room-north-bomb_cart = Bomb Cart
room-north-cannon_wagon = Cannon Wagon
room-north-carabiner = Carabiner
room-north-fusilier_transport = Fusilier Transport
room-north-ghostly_dreadnaught = Ghostly Dreadnaught
room-north-haunted_musketeers = Haunted Musketeers
room-north-rest_site = Rest Site
room-north-undead_swordsmen = Undead Swordsmen
room-north-armament_wagon = Armament Wagon
room-north-grave_diggers = Grave Diggers
room-north-powder_sledge = Powder Sledge

## room.west

room-west-centaur_spearmen = Centaur Spearmen
room-west-enchanted_archers = Enchanted Archers
room-west-fiery_janissary = Fiery Janissary
room-west-fount_of_magic = Fount of Magic
room-west-frozen_swordsmen = Frozen Swordsmen
room-west-goblin_mercenaries = Goblin Mercenaries
room-west-lizardmen = Lizardmen
room-west-mechanized_men = Mechanized Men
room-west-sorcerous_artillery = Sorcerous Artillery
room-west-camp_followers = Camp Followers
room-west-rune_smiths = Rune Smiths
room-west-hexed_baggage = Hexed Baggage

## room.tower

room-tower-hall_of_chains = Hall of Chains
room-tower-azkols_study = Azkol's Study
room-tower-bone_stair = Bone Stair
room-tower-whispering_vault = Whispering Vault
room-tower-rotating_gallery = Rotating Gallery
room-tower-black_forge = Black Forge
room-tower-skull_chute = Skull Chute
room-tower-throne_of_ash = Throne of Ash
room-tower-mirror_cells = Mirror Cells
room-tower-nimets_ward = Nimet's Ward
room-tower-drowned_cells = Drowned Cells
room-tower-seal_room = Seal Room

## What is seen on entering a room.

room_tale-cave-craggy_crevasse = The floor ends. The far side is one very good jump away.
room_tale-cave-crimson_bat_cave = The ceiling is red. Then the ceiling opens its wings.
room_tale-cave-jaryx_lair = Eyes at both ends, and both ends are hungry.
room_tale-cave-moonbound_centipedes = Pale light creeps over the walls on a thousand legs.
room_tale-cave-murky_crevasse = Something below counts your steps aloud.
room_tale-cave-noxious_spores = Every breath tastes of old mushrooms and older grudges.
room_tale-cave-pack_of_wild_rangos = Hooves, tusks, and no manners at all.
room_tale-cave-tight_passageways = Breathe out, squeeze through, and do not think of the mountain above.
room_tale-cave-treasure_hunter = A grinning stranger was here first, and means to stay first.
room_tale-cave-underground_river = The water is black and fast, and it is in your way.
room_tale-cave-unstable_cavern = A pebble falls. Its larger relatives follow.
room_tale-cave-widowmade_serpent = Its coils are stitched together, and so is its smile.

## room_tale.encampment

room_tale-encampment-barracks = Forty beds, and thirty-nine are empty by the time you turn round.
room_tale-encampment-brig = The prisoners cheer for you. The guards do not.
room_tale-encampment-deep_well = Somebody wished for help down there, a long time ago.
room_tale-encampment-dusty_pathway = Cart tracks, boot tracks, and the tracks of boots that ran.
room_tale-encampment-galley = The cook is armed, and the soup is not much kinder.
room_tale-encampment-garrisoned_soldiers = They were expecting someone. You will do.
room_tale-encampment-lookout_tower = From up here the watch kept an eye on more than the road.
room_tale-encampment-open_field = No cover, no shade, and archers with time to spare.
room_tale-encampment-quartermasters_tent = Everything has a label. So, shortly, may you.
room_tale-encampment-spiked_barricade = The stakes point outward. You are outward.
room_tale-encampment-training_grounds = The straw dummies have better armour than you do.
room_tale-encampment-weapon_racks = Rows of blades, oiled and waiting for any hand at all.

## room_tale.tomb

room_tale-tomb-ceremonial_ossuary = The bones are sorted by size. One shelf is still free.
room_tale-tomb-corrupted_shrine = Somebody still prays here, backwards.
room_tale-tomb-embalming_chamber = Jars, hooks, and a bench of just about your length.
room_tale-tomb-foreboding_sigils = The letters rearrange themselves into your name.
room_tale-tomb-offering_table = The dead are patient hosts, but they do expect a gift.
room_tale-tomb-ominous_warning = A long inscription. The last word is “run”.
room_tale-tomb-empty_sepulchre = The lid is off. Whoever slept here has gone for a walk.
room_tale-tomb-ritual_circle = The candles are lit, and the wax is still soft.
room_tale-tomb-shattered_sarcophagi = They were broken from within.
room_tale-tomb-final_guardian = It has waited nine hundred years to say one word: no.
room_tale-tomb-shambling_reborn = They remember how to walk, and whom to hate.
room_tale-tomb-voracious_beetles = The carpet is moving.

## room_tale.shrine

room_tale-shrine-casting_hall = Half-finished spells hang in the air like wet laundry.
room_tale-shrine-chamber_of_gongs = One wrong step rings for everyone to hear.
room_tale-shrine-dark_ritual_room = The chanting stops, and every hood turns to the uninvited guest.
room_tale-shrine-grotto_of_whispers = It knows your secrets, and has been practising them.
room_tale-shrine-hall_of_echoes = Your footsteps come back, with company.
room_tale-shrine-lunar_observatory = A silver beam searches the floor for trespassers.
room_tale-shrine-overgrown_garden = The roses have won, and they are keeping the tools.
room_tale-shrine-sacred_menagerie = The cages are holy. The doors are open.
room_tale-shrine-secret_altar = Behind the curtain waits a younger, hungrier god.
room_tale-shrine-shaded_reliquary = The saints' bones like the dark, and resent your lamp.
room_tale-shrine-sleeping_cells = The monks sleep with their eyes open.
room_tale-shrine-reflecting_pools = Your reflection reaches for your belt.

## room_tale.fortress

room_tale-fortress-armory = Locked, guarded, and worth it.
room_tale-fortress-barracks = Dice on the table, boots by the door, owners on the way back.
room_tale-fortress-captains_quarters = The captain kept a diary, a mistress and a strongbox.
room_tale-fortress-chapel = Nobody has confessed here lately, and there is much to confess.
room_tale-fortress-gaol = The locks are rusty, the pleas are fresh.
room_tale-fortress-gatehouse = “State your business.” The crossbows lean forward.
room_tale-fortress-infirmary = The surgeon needs bottles more than patients.
room_tale-fortress-latrine = No fortress is stronger than its weakest wall.
room_tale-fortress-map_room = Every pass, every ford, and a pin where you stand.
room_tale-fortress-smithy = The smith takes metal first and asks questions later.
room_tale-fortress-training_hall = A drill sergeant's shade still shouts the count.
room_tale-fortress-watchtower = From the top you can see all of them, and none of them can see you.

## room_tale.ruins

room_tale-ruins-alchemical_storeroom = Shelf upon shelf, and not one honest label.
room_tale-ruins-antechamber = Petitioners waited here. Some still do.
room_tale-ruins-fighting_pits = The crowd has been dead for ages, and still it roars.
room_tale-ruins-guarded_greathall = The feast is dust. The guards are not.
room_tale-ruins-haunted_dormitory = Somebody tucks you in, with very cold hands.
room_tale-ruins-mysterious_pool = It shows you a sky that is not above you.
room_tale-ruins-obstructed_passageway = Dig, climb, or turn back: the rubble has no opinion.
room_tale-ruins-overgrown_atrium = Vines as thick as arms, with a grip to match.
room_tale-ruins-rotting_larder = The hams have grown teeth.
room_tale-ruins-scriptorium = A thousand scrolls, and one that writes itself as you read.
room_tale-ruins-stargazing_chamber = The roof is gone, and the constellations are wrong.
room_tale-ruins-warded_vault = The ward hums a single note, and the note rises as you come closer.

## room_tale.east

room_tale-east-cavaliers = Polished helms, lowered visors, and a very short parley.
room_tale-east-cavalry = The ground drums long before you see them.
room_tale-east-dragoons = They salute, dismount, and take aim.
room_tale-east-hussars = Feathers, sabres, and a song about widows.
room_tale-east-ironsides = They do not break step for walls.
room_tale-east-lancers = A hedge of steel, and the hedge is coming nearer.
room_tale-east-mounted_scouts = They count the skulls on your roofs, and ride off to report.
room_tale-east-skirmisher_squad = A volley, a laugh, and your pack is lighter.
room_tale-east-spearmen = Three ranks deep and in no hurry.
room_tale-east-war_horses = Untethered, unfed, unfriendly.
room_tale-east-heavy_lancers = The more iron you wear, the better the target.
room_tale-east-fodder_carts = Hay, oats, and one very startled boy.

## room_tale.north

room_tale-north-artillery_carriage = The barrel swings round, and the whole kingdom is in range.
room_tale-north-bomb_cart = A crowd makes it so much worse.
room_tale-north-cannon_wagon = Short fuse, long shadow.
room_tale-north-carabiner = One shot at a time, and not one of them wasted.
room_tale-north-fusilier_transport = They fire from behind your own lost shields.
room_tale-north-ghostly_dreadnaught = An iron ship on wheels, with a drowned crew.
room_tale-north-haunted_musketeers = They reload with their own fingers.
room_tale-north-rest_site = Cold ashes, warm blankets, nobody about.
room_tale-north-undead_swordsmen = Their arms never tire: there is nothing left on them to tire.
room_tale-north-armament_wagon = Crates for an army that has no pulse.
room_tale-north-grave_diggers = They dig ahead of the column, to save time.
room_tale-north-powder_sledge = Do not cough.

## room_tale.west

room_tale-west-centaur_spearmen = They were promised your villages.
room_tale-west-enchanted_archers = The arrows choose for themselves, and they choose the thirsty.
room_tale-west-fiery_janissary = He burns what he guards, and guards it well.
room_tale-west-fount_of_magic = It takes no side in this war. Drink.
room_tale-west-frozen_swordsmen = Their breath hangs frozen in the air. Soon yours will too.
room_tale-west-goblin_mercenaries = They are paid by the building.
room_tale-west-lizardmen = Twelve of yours for each of theirs: a fair price, they hiss.
room_tale-west-mechanized_men = They click, they whirr, they do not bargain.
room_tale-west-sorcerous_artillery = The shells scream in a language of their own.
room_tale-west-camp_followers = Cooks, tailors, gamblers: not all of them are loyal.
room_tale-west-rune_smiths = Each hammer blow writes a letter you should not read.
room_tale-west-hexed_baggage = The trunks bite.

## room_tale.tower

room_tale-tower-hall_of_chains = The chains are for whoever comes next.
room_tale-tower-azkols_study = His notes end in the middle of a word.
room_tale-tower-bone_stair = Every step creaks like a shoulder.
room_tale-tower-whispering_vault = “Leave something dear,” it whispers, “or something dearer.”
room_tale-tower-rotating_gallery = The door you came in by is a wall now.
room_tale-tower-black_forge = The anvil is warm. The smith is the fire.
room_tale-tower-skull_chute = A rattle, a rush, and a grin goes flying past.
room_tale-tower-throne_of_ash = It was his seat. It would like to be yours.
room_tale-tower-mirror_cells = In every glass, another you who gave up.
room_tale-tower-nimets_ward = A kind sign, scratched here once by a careful apprentice.
room_tale-tower-drowned_cells = The water rises, one prayer at a time.
room_tale-tower-seal_room = Twelve hollows in the wall, and a hammer.

## What cards and tiles do, in short.

effect-arcane = { $gives }.
effect-generous = After you cleanse, remove { $skulls } from any building.
effect-anointed = { $gives } for each building without skulls in your region or an adjacent one.
effect-blessed = Once for each battle card or room, spend { $cost_spirit } to prevent the loss of up to { $warriors }.
effect-infused = At the start of your turn, remove { $skulls } from a building in your home kingdom.
effect-baleful = { $gives }.
effect-veteran = { $gives } in battles.
effect-inspiring = After you reinforce, gain { $warriors }.
effect-callous = After a battle in which you lost { $warriors } or more, take a treasure from the market.
effect-relentless = { $gives } if you doubled your move this turn.
effect-precise = { $gives }.
effect-prepared = The enhanced effect of bazaars costs you { $spirit } less.
effect-crafty = The number on a potion you spend is doubled.
effect-lucky = When you spend a treasure, gain the top card of the treasure deck.
effect-inventive = Spend { $cost_potions } to remove a foe from your region.
effect-alert = { $gives }.
effect-swift = Your base move is { $move }.
effect-resourceful = At the end of each month, gain { $warriors }.
effect-fortunate = You may reinforce twice a turn at the same building.
effect-unseen = When you complete a monthly quest, you may remove any foe instead of gaining { $reward }.
effect-champion_north = { $gives } in mountains.
effect-champion_east = { $gives } in hills.
effect-champion_south = { $gives } in deserts.
effect-champion_west = { $gives } in forests.
effect-fortune = Spend in a battle or dungeon: { $sells }.
effect-goldsun = Spend: gain { $spirit }.
effect-teeth = Spend: gain { $warriors }.
effect-breath = Spend: remove up to { $skulls } from one building anywhere.
effect-siren = Spend: move any foe up to { $regions }.
effect-strides = Spend: move any hero up to { $regions }.
effect-scepter = After you reinforce, remove { $skulls } from the building in your region.
effect-talisman = { $gives }.
effect-maps = Your base move is { $n } higher.
effect-cloak = { $gives }.
effect-armor = Prevents the loss of up to { $warriors } per battle card.
effect-sword = { $gives }.
effect-lamp_hope = { $gives }. You may cleanse the building in any region.
effect-scroll_serpent = Spend: { $sells }.
effect-spear_atish = { $gives }. When you defeat a Melee foe: { $warriors }.
effect-scroll_twilight = Spend: { $sells }.
effect-neck_haggle = { $gives }. A cancelled haggle roll counts as an ordinary reinforce.
effect-reliquary = { $gives }. After you battle, remove { $skulls } from a building in your current kingdom.
effect-idol = One of Azkol's treasures. { $gives }. Prevents the loss of up to { $warriors } per room.
effect-carpet = { $gives }. Once a turn, spend { $cost_spirit } to place yourself in any region.
effect-scroll_sands = Spend: { $sells }.
effect-tears = { $gives }. When you defeat a Stealth foe: { $potion }.
effect-banner = One of Azkol's treasures. { $gives }. Your banner action may be that of any hero in the game.
effect-acorns = { $gives } in grasslands. Spend: remove up to { $skulls } anywhere.
effect-axe = { $gives }. When you defeat a Magic foe: { $spirit } more.
effect-circlet = { $gives }. Spend instead of dropping a skull: take another turn.
effect-lamp_dark = { $gives }. Spend: remove a foe from your region.
effect-cauldron = { $gives }. After you reinforce at a citadel: { $potion }.
effect-bow = { $gives }. You may battle a foe in an adjacent region.
effect-crown = One of Azkol's treasures. { $gives }. After you reinforce at a sanctuary: spirit equal to the number of the month.
effect-horn = One of Azkol's treasures. { $gives }. Glyphs cost you no spirit.
effect-cloak_stars = { $gives }. Once a turn, when you enter a region with a foe, place that foe in any region.
effect-mace = One of Azkol's treasures. { $gives }. In a region with a foe, spend spirit equal to its level to remove it.
effect-amulet_marid = { $gives } on lakes. When you cross a river, go to any region along it.
effect-q_annihil = Spend: remove all foes in your region and adjacent ones.
effect-q_hope = { $gives }. After a battle you may take a treasure from the market instead of { $reward }.
effect-q_bezoar = You never lose more than { $warriors } to one act of the Empress of Shades.
effect-q_scales = { $gives } against foes of level 4.
effect-q_silver = Once per battle, spend { $price_spirit }: { $sells }.
effect-q_pelt = Prevents the loss of up to { $warriors } per battle card.
effect-q_remedy = After you reinforce, return all your spores.
effect-q_hornel = Once a turn, move a foe or a siege tree { $regions }.
effect-q_outlaw = After you reinforce at a village: { $warriors } more.
effect-q_snow = Prevents the loss of { $spirit } per battle card.
effect-q_light = After you cleanse: { $spirit } more.
effect-q_coin = After you reinforce at a bazaar, you may replace cards in the market.
effect-q_mark = Cannot be spent, lost or traded. Spend { $cost_spirit } to give it to another hero.
effect-q_map = Spend in a dungeon: { $sells }.
effect-q_tools = { $gives } against caravans.
effect-q_urn = You may carry { $treasure } more.
effect-q_wraps = Prevents the loss of up to { $warriors } per room.
effect-selfish = In trades you may receive but not give.
effect-tempted = Each glyph costs you { $tempted_tax } more.
effect-cursed = You may use at most { $advantages } a turn.
effect-uncertain = After you reinforce, your turn goes straight to its end.
effect-cruel = After you reinforce at a village, lose { $cruel_spirit }.
effect-feral = If you end your turn in a region with a building, lose { $feral_spirit }.
effect-feeble = You cannot double your move.
effect-lost = If you end your turn in your home kingdom, lose { $lost_spirit }.
effect-weak = You may carry at most { $treasures }.
effect-feverish = You cannot cleanse a building with { $skulls }.
effect-greedy = After you reinforce at a bazaar, lose { $greedy_spirit }.
effect-suspicious = You may carry at most { $potions }.
effect-gleb = { $gives }. If you end your turn in mountains: { $warriors }.
effect-grigor = { $times ->
    [one] { $gives }. Once a turn, spend { $price_spirit }: { $sells }.
   *[other] { $gives }. Up to { $times } times a turn, spend { $price_spirit }: { $sells }.
}
effect-hakan = { $gives } in regions with a building. Once a turn, spend { $cost_potions } for the top treasure of the deck.
effect-letha = { $gives }. If you end your turn in a forest: { $warriors }.
effect-miras = { $gives } in grasslands. If you end your turn in grasslands: { $warriors }.
effect-nimet = { $gives }. Once a turn, spend { $cost_spirit } to put back a seal of your choice.
effect-tomas = { $gives }. Doubling your move costs no spirit.
effect-vasa = { $gives }. Glyphs cost you no spirit; after an action with a glyph facing you: { $spirit }.
effect-yana = { $gives } against the adversary. At most { $corruption } per battle against other foes.
effect-zaida = Once a turn, spend { $price_treasures }: { $sells }.

## What companions do when their event comes up.

help-gleb = The hero with this companion may choose: { $words }.
help-grigor = A foe token, drawn at random, leaves the board.
help-hakan = The hero with this companion may choose: { $words }.
help-letha = Beast foes that are savage or lethal calm down one step.
help-miras = All tokens of a foe, drawn at random, may be moved up to { $regions }.
help-nimet = The hero with this companion may choose: { $words }.
help-tomas = The hero with this companion may be placed in any region.
help-vasa = The hero with this companion may purge one corruption.
help-yana = The next spawn of this month brings one token fewer.
help-zaida = The hero with this companion may take the top treasure of the deck.

## What the buildings give.

reinforce-citadel_free = Gain { $potion }
reinforce-citadel_enhanced = Spend { $cost }: gain a virtue
reinforce-sanctuary_free = Gain { $spirit }
reinforce-sanctuary_enhanced = Spend { $cost }: purge all your corruption
reinforce-village_free = Gain { $warriors }
reinforce-village_enhanced = Spend { $cost }: gain { $warriors }
reinforce-bazaar_free = Gain { $gear }
reinforce-bazaar_enhanced = Spend { $cost }: gain a treasure from the market

## What a glyph that faces your home kingdom taxes.

glyph_tax-banner = Banner actions cost { $spirit }.
glyph_tax-cleanse = Cleansing costs { $spirit }.
glyph_tax-battle = Battles cost { $spirit }.
glyph_tax-quest = Quest actions cost { $spirit }.
glyph_tax-reinforce = Reinforcing costs { $spirit }.

## The main goals, by companion.

goal-gleb = Raise an Outlaw Army
goal-grigor = Break Grigor's Ensorcellment
goal-hakan = Forge an Alchemical Solution
goal-letha = Assemble an Army of Trees
goal-miras = Destroy the Evil Relics
goal-nimet = A Heroic Beginning
goal-tomas = Delve the Three Dungeons
goal-vasa = Beseech the Gods of Light
goal-yana = Make a Deal with Darkness
goal-zaida = Recover Azkol's Treasures

## Cards

card_says = { $card }: { $words }
hero_later = To be gained:
home_card = You begin in the citadel in { $at } with { $virtue }: { $words }
building_card = Free: { $free }. Enhanced: { $enhanced }.
building_skulls = It holds { $most ->
    [one] { $most } skull
   *[other] { $most } skulls
}; one more destroys it.
about_goal = { $asks } { $companion } helps you: { $words }
about_foe = Attributes: { $traits }. Strike: { $words }.
foe_strike = Strike: { $words }
foe_traits = Attributes: { $traits }. Advantages of these types count against it.
foe_fight = A battle has { $n } cards. After it, you gain { $spirit }.
adversary_fight = The adversary appears when the main goal is complete. A battle has { $n } cards, and you may retreat after each. Defeat it to win.

## goal_asks

goal_asks-gleb = At the Outer Kinghills, deposit { $gleb_warriors } warriors and { $gleb_gear } gear.
goal_asks-grigor = At the marker next to the Tower, break three bonds, each with one quest action: { $grigor_advantages } { $bond_0 }, { $grigor_advantages } { $bond_1 } and { $grigor_advantages } { $bond_2 } advantages. The marker moves on each month.
goal_asks-hakan = In the Howling Desert, deposit { $hakan_potions } potions and { $hakan_treasures } treasures.
goal_asks-letha = Bring { $letha_ring } siege trees next to the Tower, then take a quest action there with { $letha_spirit } spirit.
goal_asks-miras = Explore all three caravans to the end before they reach the Tower.
goal_asks-nimet = Complete { $trials } heroic trials, enter the Tower and find the relic.
goal_asks-tomas = Finish { $tomas_dungeons } dungeons in as many kingdoms.
goal_asks-vasa = Remove { $vasa_skulls } skulls by cleansing; then, at the marked sanctuary, deposit { $vasa_spirit } spirit while it has no skulls.
goal_asks-yana = Defeat a foe of level { $yana_level } or more; then, at the marker, take a corruption or spend { $yana_spirit } spirit; then finish the ruins that appear.
goal_asks-zaida = At the marker, deposit { $zaida_treasures } of Azkol's treasures, the last by a hero with { $zaida_virtues } active virtues. There you may also spend { $zaida_spirit } spirit to bring one of them to the market.
goal_treasures = Azkol's treasures: { $items }.

## goal_opening

goal_opening-gleb = A man with a price on his head offers you ten thousand more like him. Gleb's outlaws will storm the Tower, if somebody feeds and arms them first.
goal_opening-grigor = Grigor went to fight the Tower alone, and now he guards it. Three bonds hold him: one of iron, one of sorcery, one of the grave.
goal_opening-hakan = “Walls are a question of chemistry,” says Hakan, who has no eyebrows. He needs bottles, a great many bottles, and something precious to melt.
goal_opening-letha = The forests remember the hill that stood where the Tower stands. Letha has woken the oldest trees. They can walk, but somebody must show them the way.
goal_opening-miras = Three caravans are on the road to the Tower, and what they carry must not arrive. Miras has the horses. You have the rest of the year.
goal_opening-nimet = Long before the songs begin, an apprentice named Nimet is looking for heroes to rob her master. She has found you. She has also found others.
goal_opening-tomas = Tomas has drawn every road but one: the way into the Tower. Its three keys lie where no map of his reaches.
goal_opening-vasa = The altars are buried in skulls, and the gods are looking elsewhere. Clear them, says Vasa, and the gods may look back.
goal_opening-yana = Yana does not ask what you stand for. She asks what you would pay. Beneath the Tower lives someone who deals in such things.
goal_opening-zaida = The treasures that Nimet stole are scattered over the four kingdoms. Zaida knows them by their scent of smoke, and the Tower will open to whoever brings them home.

## goal_ending

goal_ending-gleb = The outlaws march, singing something that cannot be printed. At the foot of the Tower the singing stops.
goal_ending-grigor = The last bond snaps. Grigor looks at his hands, then at the door he has guarded, and kicks it in.
goal_ending-hakan = “Stand back,” says Hakan. Then, on second thoughts: “Further.” When the smoke clears, there is a way in, and something on its way out.
goal_ending-letha = Roots take hold of the black stones and pull. The Tower groans, and its master comes to see who is knocking.
goal_ending-miras = The last relic burns green, then blue, then not at all. From the Tower comes a cry like torn metal.
goal_ending-nimet = The relic is lighter than it looks, and the way down is much faster than the way up.
goal_ending-tomas = Three keys, three locks, one door. Tomas draws a last line on his map and sharpens his knife.
goal_ending-vasa = For one breath it is noon at midnight, and in that light the enemy casts a shadow. What casts a shadow can be hurt.
goal_ending-yana = The price is paid. A door without hinges opens, and Yana counts the steps behind it.
goal_ending-zaida = The treasures hum together like a hive. Zaida smiles with too many teeth, and the Tower's gate swings wide.

## Who sits in the Tower.

adversary_tale-ashstrider = Where Ashstrider sets his hoof, the rivers remember that they were once fire.
adversary_tale-bane = The Bane of Omens does not threaten. It reads aloud what will happen to you.
adversary_tale-empress = She has no country, no crown and no flesh, and yet they kneel to the Empress of Shades.
adversary_tale-gaze = The Gaze Eternal has learned to turn the Tower, as one turns an eye.
adversary_tale-gravemaw = Gravemaw eats what others bury, and its brood eats the rest.
adversary_tale-isa = They banished Isa for wanting too much. She has come back for the remainder.
adversary_tale-rot = The Lingering Rot does not conquer. It waits, and things come to it.
adversary_tale-utukku = When Utuk'Ku speaks, hearths go out two valleys away.

## appears

appears-ashstrider = The Tower's foot cracks, and Ashstrider wades out of his own fire.
appears-bane = As foretold, the Bane of Omens steps out at the hour it named.
appears-empress = The light thins, and the Empress of Shades holds court in the open.
appears-gaze = The highest window closes, and opens again at the height of your eyes.
appears-gravemaw = The ground yawns. It was not the ground.
appears-isa = Isa walks out by the front gate, alone, like a queen who is running late.
appears-rot = A smell, a whisper of gills, and the Lingering Rot has grown out of the wall.
appears-utukku = Frost runs down the Tower in the shape of a man, and then the man steps off.

## What the adversary does from inside the Tower.

acts-ashstrider = Ash falls like snow, and grins gather on the roofs.
acts-bane = The Mark burns cold on the skin of the one who bears it.
acts-empress = The plague bells ring, with nobody at the rope.
acts-gaze = Stone grinds on stone. The Tower is looking around.
acts-gravemaw = In the dark, the brood grows another row of teeth.
acts-isa = A herald in grey reads her terms. They are not terms.
acts-rot = A sweet dust drifts from the upper windows.
acts-utukku = The north wind brings a name nobody dares to finish.

## month_name

month_name-1 = First month: Embers
month_name-2 = Second month: Long Shadows
month_name-3 = Third month: Wolves' Moon
month_name-4 = Fourth month: Black Rain
month_name-5 = Fifth month: Hollow Bells
month_name-6 = Sixth month: The Last Watch

## month_tale

month_tale-1 = A light has been seen in the Tower, where no light should be. The roads are still open. Use them.
month_tale-2 = The harvest is in, and there are guards on the barns. Travellers have begun to ask for heroes by name.
month_tale-3 = Something howls that was never a wolf. The old tales are told again, this time with directions.
month_tale-4 = It rains ink for three days. When it stops, the Tower is taller.
month_tale-5 = The bells of the four kingdoms ring by themselves, one note lower each night.
month_tale-6 = There will be no seventh month. Whatever is to be done must be done now.

## month_end

month_end-1 = The first month is over. Nothing has fallen yet that cannot be raised.
month_end-2 = The second month is over, and the maps are out of date already.
month_end-3 = The third month is over: halfway to the end, one way or the other.
month_end-4 = The fourth month is over. People have stopped asking when.
month_end-5 = The fifth month is over. Those who could leave have left; the others are called heroes.
month_end-6 = The sixth month is over.

## When foes strike.

strike-brigands = Knives at the purse strings: the brigands have come for their toll.
strike-oreks = The oreks plant skulls as others plant wheat.
strike-wolves = Where the light ends, the Shadow Wolves begin to run.
strike-fiends = Spines whistle through the camp before any sentry can.
strike-trolls = The trolls have found something tall to lean on. It will not stand long.
strike-neuri = The Neuri sing to the moon, and courage drains away.
strike-lemures = The lemures go to church, as they did in life, and stay.
strike-spiders = A thread across the road, then a hundred threads, then eyes.
strike-dragons = A shadow circles overhead. It has smelled gold.
strike-mormos = A voice from the nursery rhymes asks to be let in.
strike-striga = The striga drinks neither blood nor wine. She drinks promises.
strike-titans = The titan sits down. There used to be a street there.

## growth

growth-unsteady = The { $foe } scrape together what courage they have: unsteady.
growth-ready = The { $foe } stand their ground again: ready.
growth-savage = The { $foe } have tasted victory: savage.
growth-lethal = The { $foe } no longer know fear: lethal.
growth-panicked = The { $foe } break and scatter: panicked.

## stirs

stirs-0 = A seal trembles.
stirs-1 = One drum of the Tower grinds round.
stirs-2 = The whole Tower turns, drum against drum.
stirs-3 = The Tower turns, and a seal gives way.

## wares

wares-0 = New wares have come to the market.
wares-1 = New wares, and a merchant in a hurry: the next treasure bought this month is cheaper.

## help_tale

help_tale-gleb = Gleb's cousins turn up. He has a great many cousins.
help_tale-grigor = Grigor goes for a walk and comes back with somebody else's banner.
help_tale-hakan = Something explodes behind the tent. “Success!” calls Hakan.
help_tale-letha = Letha hums, and the beasts of four kingdoms lie down to listen.
help_tale-miras = Miras's riders drive the enemy across the plain like cattle.
help_tale-nimet = Nimet turns a jewel in her fingers until it is no longer a jewel.
help_tale-tomas = Tomas knows a shortcut. He always knows a shortcut.
help_tale-vasa = Vasa lays a hand on a bowed head, and something dark lets go.
help_tale-yana = Somewhere, a general does not wake up.
help_tale-zaida = Zaida snaps her fingers, and what she wanted has always been there.

## Monthly quests.

quest-cq_r_gleb = Buy the Outlaws' Trust
quest-cq_r_grigor = Trial of Arms
quest-cq_r_hakan = Scrap for the Artificer
quest-cq_r_letha = Quiet the Grove
quest-cq_r_miras = The Captive Horselord
quest-cq_r_nimet = Speak with the Fathomless
quest-cq_r_tomas = Catch the Scout
quest-cq_r_vasa = A Clean Altar
quest-cq_r_yana = A Quiet Payment
quest-cq_r_zaida = The Efreet's Fee
quest-cq_i_gleb = Sworn in Blood
quest-cq_i_grigor = The Golden Wolf
quest-cq_i_hakan1 = Shed Scales
quest-cq_i_hakan2 = The Silver Vein
quest-cq_i_hakan3 = Glass and Glaze
quest-cq_i_letha = The Horn in the Wood
quest-cq_i_miras = A Saboteur's Kit
quest-cq_i_tomas = The Drowned Chart
quest-cq_i_vasa = Light Rekindled
quest-cq_i_yana = The Masked Ball
quest-cq_i_zaida = The Smuggler's Den
quest-cq_i_any = A Merchant's Favour
quest-aq_ash_e = Quench the Vents
quest-aq_ash_l = The Mountain Wakes
quest-aq_ban_e = Unread the Signs
quest-aq_ban_l = Cut the Thread
quest-aq_emp_e = Burn the Blighted Fields
quest-aq_emp_l = Still the Pallid Court
quest-aq_gaz_e = Blind the Lesser Eye
quest-aq_gaz_l = Shatter the Lens
quest-aq_gra_e = Starve the Brood
quest-aq_gra_l = Close the Gullet
quest-aq_isa_e = Answer the Challenge
quest-aq_isa_l = The Exile's Price
quest-aq_rot_e = Dry the Seedbeds
quest-aq_rot_l = Root and Branch
quest-aq_utu_e = Keep the Fires Lit
quest-aq_utu_l = Break the Long Night
## opening

opening-cq_r_gleb = A ragged herald bows too low: the Outlaw King would like to see how many of your soldiers you can spare.
opening-cq_r_grigor = In the Lodestone Mountains a giant of a man has not lost a bout in nine years. He is bored.
opening-cq_r_hakan = A tinker in the Ash Hills pays for old iron with strange fires.
opening-cq_r_letha = The Idran Forest is angry, and its loggers have taken to sleeping in their boats.
opening-cq_r_miras = The best riders of the West have been sold like their own horses. Their lady is still alive.
opening-cq_r_nimet = Somebody sits in the Grass Sea and talks to a well. The well answers.
opening-cq_r_tomas = A scout has outrun two armies and a tax collector. Outrun him, and he may listen.
opening-cq_r_vasa = In the Sands of Madness a priestess sweeps an altar all day, and all night it fills again.
opening-cq_r_yana = A note on your pillow, inside a locked room: a price, a place, no name.
opening-cq_r_zaida = Among the barrows burns a fire without wood. It would like something shiny.
opening-cq_i_gleb = Gleb's captains follow only those who bleed with them, and they are choosing their fields.
opening-cq_i_grigor = A golden wolf hunts the slopes of the Big Sister. Grigor wants to meet it, politely.
opening-cq_i_hakan1 = A dragon has shed its skin on the Little Sister, and is not sure it is finished with it.
opening-cq_i_hakan2 = The miners of the Middle Sister have struck silver, and it has struck back.
opening-cq_i_hakan3 = A glazier in the Irontops can fire an urn that holds more than it should.
opening-cq_i_letha = Deep in the Forest of Shades a horn hangs from a branch, and the branch will not let go.
opening-cq_i_miras = A deserter of the caravans sells what he knows, by the pound of iron.
opening-cq_i_tomas = The best map Tomas ever drew lies at the bottom of Dragontooth Lake, in a cave with opinions.
opening-cq_i_vasa = Two altars must be washed before the third will answer.
opening-cq_i_yana = The Forbidden Theater plays tonight, and the audience wears no faces.
opening-cq_i_zaida = Behind Dayside's smokehouse there is a door that only smugglers can see.
opening-cq_i_any = A merchant has a crate he dares not open, and a smile he cannot close.
opening-aq_ash_e = The hills breathe smoke. If nobody stops their mouths, the rivers will be next.
opening-aq_ash_l = Deep in a cave, something is hammering at the root of the mountain.
opening-aq_ban_e = Every morning the same sign is drawn on the lake: in reeds, in foam, in birds.
opening-aq_ban_l = A thread, black and thin, leads from the Mark to the Tower. It is getting shorter.
opening-aq_emp_e = The wheat stands tall and grey. Those who have eaten it walk at night.
opening-aq_emp_l = In a tomb the candles are lit and the courtiers take their seats. One chair is still empty.
opening-aq_gaz_e = A lesser eye has opened beside the Tower. It does not sleep, but it can be made to blink.
opening-aq_gaz_l = In the ruins somebody is grinding a lens as wide as a gate.
opening-aq_gra_e = The brood is hungry, and out it comes to feed. Leave it less to eat, and fewer mouths to eat it.
opening-aq_gra_l = The cave is warm, wet and lined with teeth. It is not a cave.
opening-aq_isa_e = Isa sends a glove to a village and waits to see who picks it up.
opening-aq_isa_l = She names a sum. It is the exact worth of what was taken from her, with interest.
opening-aq_rot_e = In the forest there are seedbeds that nobody has sown, in very straight rows.
opening-aq_rot_l = The camp is silent. The tents are soft to the touch, and warm.
opening-aq_utu_e = The village hearths burn blue and low. They need hands, wood and somebody to sing.
opening-aq_utu_l = In the shrine it has been the same hour of the night for nine days.

## ending

ending-cq_r_gleb = Gleb counts your soldiers, then his own, and holds out a hand with four fingers.
ending-cq_r_grigor = He gets up laughing, for the first time in nine years, and picks up your pack.
ending-cq_r_hakan = Hakan weighs the scrap, bites it, and packs his whole workshop on a mule.
ending-cq_r_letha = The trees lean back. A girl of bark and moss steps out and asks what took you so long.
ending-cq_r_miras = Miras breaks the last lock herself and whistles. Every horse in the camp lifts its head.
ending-cq_r_nimet = “You look like the others did,” says Nimet. “They did well, in the end. Most of them.”
ending-cq_r_tomas = Out of breath and out of tricks, Tomas bows. “After you,” he says, and is already ahead.
ending-cq_r_vasa = The altar stays clean through one whole night. At dawn Vasa takes up her staff.
ending-cq_r_yana = The bottles are gone. In their place lies a knife, and behind you a voice says: “Agreed.”
ending-cq_r_zaida = The fire swallows the gift, licks its lips and stands up. “Zaida. Enchanted.”
ending-cq_i_gleb = You are given a brand that opens every back door in four kingdoms.
ending-cq_i_grigor = Grigor comes out with a pelt over his shoulder and an expression of respect.
ending-cq_i_hakan1 = A sackful of scales, each as hard as a shield and twice as proud.
ending-cq_i_hakan2 = The silver is yours. Carry it gently, and nowhere near a fire.
ending-cq_i_hakan3 = The urn is as blue as noon, and there is always room in it for one thing more.
ending-cq_i_letha = The branch lets go with a sigh, and somewhere a storm turns its head.
ending-cq_i_miras = Files, wedges, and a drawing of every axle the caravans have.
ending-cq_i_tomas = The ink has run, but Tomas reads it like a face he knows.
ending-cq_i_vasa = A spark jumps from altar to altar, and the last keeps it for you.
ending-cq_i_yana = You leave before the last act, wrapped in something the ushers cannot see.
ending-cq_i_zaida = A coin with two tails: show it, and the good drawers open.
ending-cq_i_any = Off comes the lid. The merchant faints, and you keep what is inside.
ending-aq_ash_e = Steam, and a long curse from far below. The vents are cold.
ending-aq_ash_l = The hammering stops. The mountain turns over and sleeps on.
ending-aq_ban_e = The reeds are cut, the birds have flown, and tomorrow is unwritten again.
ending-aq_ban_l = The thread parts with the sound of a held breath let go.
ending-aq_emp_e = The fields burn for a day. In the ashes lies a stone that no poison likes.
ending-aq_emp_l = The candles go out one by one, and the chairs are only chairs.
ending-aq_gaz_e = It blinks. While it does, you set a seal where there was none.
ending-aq_gaz_l = The lens bursts into a thousand pieces, and none of them is looking at you.
ending-aq_gra_e = The brood goes hungry. What it choked on, you keep.
ending-aq_gra_l = You wedge it open, climb out, and let it bite on stone.
ending-aq_isa_e = The glove goes back with your answer in it. She reads it twice.
ending-aq_isa_l = She counts it, coin by coin, and for a moment she looks almost sorry.
ending-aq_rot_e = The rows wither overnight. A herb-wife gives you what helped her goats.
ending-aq_rot_l = You burn the tents, and everybody breathes more easily for it.
ending-aq_utu_e = The fires last the night. In the morning there is snow in an open hand, and it does not melt.
ending-aq_utu_l = A cock crows where no cock is kept, and the hour moves on.

## failure

failure-cq_r_gleb = Gleb's herald does not come back. Neither do your spoons.
failure-cq_r_grigor = Nobody came. The giant goes home and wins against his door.
failure-cq_r_hakan = The tinker has moved on, and so has most of his hill.
failure-cq_r_letha = The forest has calmed down without you. It will remember that.
failure-cq_r_miras = The camp is empty, and the tracks lead into the river.
failure-cq_r_nimet = The well is dry, and nobody is sitting beside it.
failure-cq_r_tomas = He waited at the border for a while. Then he waved.
failure-cq_r_vasa = The altar is gone beneath the grins. A broom leans against the wall.
failure-cq_r_yana = Another note, shorter: “Never mind.”
failure-cq_r_zaida = The fire among the barrows has found another friend.
failure-cq_i_gleb = The captains have bled without you.
failure-cq_i_grigor = The golden wolf has crossed the pass, and did not look back.
failure-cq_i_hakan1 = The dragon came back for its skin.
failure-cq_i_hakan2 = The shaft has fallen in, brightly.
failure-cq_i_hakan3 = The kiln is cold, and the glazier drinks from the urn.
failure-cq_i_letha = The branch has grown right round the horn.
failure-cq_i_miras = The others found the deserter first.
failure-cq_i_tomas = The cave has flooded, and the chart is soup.
failure-cq_i_vasa = The third altar waits in the dark, and then stops waiting.
failure-cq_i_yana = The curtain has fallen. It was real blood.
failure-cq_i_zaida = The door is a wall again.
failure-cq_i_any = The merchant has opened the crate himself. The shop is for sale.
failure-aq_ash_e = The vents roar, and another river catches fire.
failure-aq_ash_l = The mountain wakes, and it rains stones that grin.
failure-aq_ban_e = The sign is complete, and the Mark bites deeper.
failure-aq_ban_l = The thread is wound in to its very end.
failure-aq_emp_e = The grey bread has been eaten, and the sleepers rise.
failure-aq_emp_l = The last chair is taken. The court is in session.
failure-aq_gaz_e = It did not blink. Something in the Tower turns towards you.
failure-aq_gaz_l = Light falls through the lens, and two seals melt like wax.
failure-aq_gra_e = Well fed, the brood has brought friends.
failure-aq_gra_l = The gullet swallows a village's worth of dark, and all its children grow.
failure-aq_isa_e = Nobody picked up the glove. She sends it again, on a hand.
failure-aq_isa_l = Nobody paid, so she collects.
failure-aq_rot_e = The seedbeds burst, and the wind blows every way at once.
failure-aq_rot_l = It flowers. The whole camp flowers.
failure-aq_utu_e = The last hearth goes out, and hands grow clumsy with cold.
failure-aq_utu_l = The night inside the shrine has leaked out under its doors.

## How foes appear, and how they fall.

spawn-brigands = Brigands pitch their tents in { $at }.
spawn-oreks = Oreks dig themselves out of the ground in { $at }.
spawn-wolves = Shadow Wolves slink into { $at }.
spawn-fiends = Spine Fiends crawl out of a crack in { $at }.
spawn-trolls = Frost Trolls come down with the snow into { $at }.
spawn-neuri = The Clan of Neuri light their fires in { $at }.
spawn-lemures = Lemures gather and whisper in { $at }.
spawn-spiders = Widowmade Spiders hang their webs in { $at }.
spawn-dragons = A dragon settles down in { $at }.
spawn-mormos = A mormo has been heard singing in { $at }.
spawn-striga = A striga has been seen at a window in { $at }.
spawn-titans = The earth shakes: a titan walks in { $at }.

## defeat

defeat-brigands = The survivors remember urgent business elsewhere.
defeat-oreks = What was dead before is dead again, and this time buried.
defeat-wolves = At dawn there are only shadows, and none of them has teeth.
defeat-fiends = The children collect the spines and play at knights.
defeat-trolls = They fall slowly, like walls, and melt more slowly still.
defeat-neuri = The howling breaks off in the middle of a verse.
defeat-lemures = They thank you, which is worse than the wailing.
defeat-spiders = Burn the silk, and shake out your boots.
defeat-dragons = For a mile around, every coin is warm.
defeat-mormos = The lullaby ends, and nobody can recall the tune.
defeat-striga = Somewhere, a promise is kept after all.
defeat-titans = It takes a day to fall, and the maps need a new hill.
defeat-ashstrider = The fire bows its head, gutters, and is only ash.
defeat-bane = It had foretold everything, except you.
defeat-empress = The court kneels once more, and does not rise.
defeat-gaze = The great lid closes. For the first time, nobody is watching.
defeat-gravemaw = For once, it has bitten off more than it could chew.
defeat-isa = “I only wanted what was mine,” says Isa, and it is nearly true.
defeat-rot = The spores settle, and in spring something green grows there.
defeat-utukku = The ice cracks from end to end, and underneath there is a river.

## Dungeons, on entering them and when their end is found.

enter-cave = The daylight stops three steps in.
enter-encampment = The sentry is asleep. The dogs are not.
enter-tomb = The door was made to be opened only once.
enter-shrine = Incense, and beneath it something older.
enter-fortress = The drawbridge is down, which is never a good sign.
enter-ruins = The stairs go down further than the house was ever high.
enter-east = Dust, drums, and a forest of lances on wheels.
enter-north = The wagons creak, and nobody is driving.
enter-west = The caravan smells of hot metal and spells.
enter-tower = Inside, the Tower is much larger. It knows you are there.

## finish

finish-cave = In the last hollow lies what you came for.
finish-encampment = The last tent is slit open, and the search is over.
finish-tomb = The dead give up what they were keeping.
finish-shrine = It waits behind the last veil, quite unguarded.
finish-fortress = The banner comes down from the keep.
finish-ruins = It was under the last stone, of course.
finish-east = The relic is smashed beneath a hundred hooves.
finish-north = The relic goes up with its own powder.
finish-west = The relic unravels like a bad spell.
finish-tower = At the heart of the Tower the relic burns without heat.

## trial_tale

trial_tale-win_egans_tournament = The lists are empty, and the crowd shouts one name.
trial_tale-impress_the_winter_fey = The fey applaud with gloves of frost, politely, and then not politely at all.
trial_tale-protect_the_radiant_castle = The gate holds until morning, and so do those behind it.
trial_tale-activate_the_ley_lines = Under the bridge, three old lights find one another.
trial_tale-race_to_the_golden_obelisk = The sand has not yet settled when you touch the gold.
trial_tale-survive_the_drowned_barrows = You come up with water in your boots and a story to tell.
trial_tale-solve_the_riddle_of_the_marid = The answer was a river. The marid sulks.
trial_tale-perform_the_song_of_peril = The last note hangs on the lake until nightfall.
trial_tale-finish_building_the_shrine = The last stone fits as if it had been waiting to.
trial_tale-suffer_with_the_silent_sisters = They say nothing, and one of them takes your hand.
trial_tale-guide_abandoned_pilgrims = Forty lamps reach the far edge of the green.
trial_tale-hold_a_moonless_vigil = Nothing came. That was the trial.
trial_tale-repair_the_weeping_dam = The dam holds, and the lake weeps a little less.
trial_tale-supply_the_watchtowers = One after another the fires are lit, all the way to the horizon.
trial_tale-consecrate_arkartus = The leaves turn gold out of season.
trial_tale-lay_plovos_ghost_to_rest = Plovo drinks, sighs and forgets why he stayed.

## setup

setup-players = Heroes
setup-mode = Mode
setup-difficulty = Difficulty
setup-goal = Main goal
setup-adversary = Adversary
setup-foe_2 = Level-2 foe
setup-foe_3 = Level-3 foe
setup-foe_4 = Level-4 foe
setup-heroes = Heroes and kingdoms
setup-concession = The heroes may give up
setup-look_inside = Look inside the Tower (solo)
setup-code = Game code (12 characters)
setup-guided = A coach for the first two months (solo)
setup-real_tower = The Tower on your table

## setup_note

setup_note-players = Each player leads a hero of their own.
setup_note-mode = Together against the Tower, or a race for the relic inside it.
setup_note-difficulty = Heroic is the standard game; Gritty is harder.
setup_note-goal = What the heroes must do before they can face the adversary.
setup_note-adversary = Who waits at the end, and makes trouble until then.
setup_note-heroes = Dealing is quicker: you go straight to the first turn.
setup_note-concession = Adds a way to give up in mid-game, which counts as a defeat.
setup_note-look_inside = Otherwise nobody knows where the skulls are inside the Tower.
setup_note-foe_2 = They come first, and in numbers.
setup_note-foe_3 = They come later and hit harder.
setup_note-foe_4 = The worst of them; few come, and late.
setup_note-code = Repeats a whole game: mode, goal, adversary, foes and chance.
setup_note-guided = Says what to do next and why; you decide.
setup_note-real_tower = If you own the real Tower, it turns, glows and drops its own skulls; if not, leave this off.

## setup_group

setup_group-heroes = Heroes and the Tower
setup_group-foes = Foes
setup_group-code = A game from a code

## setup_value

setup_value-random = at random
setup_value-choose = chosen by the players
setup_value-deal = dealt at random
setup_value-cooperative = cooperative
setup_value-competitive = competitive
setup_value-heroic = Heroic
setup_value-gritty = Gritty
setup_value-gleb = Raise an Outlaw Army (Gleb)
setup_value-grigor = Break Grigor's Ensorcellment (Grigor)
setup_value-hakan = Forge an Alchemical Solution (Hakan)
setup_value-letha = Assemble an Army of Trees (Letha)
setup_value-miras = Destroy the Evil Relics (Miras)
setup_value-tomas = Delve the Three Dungeons (Tomas)
setup_value-vasa = Beseech the Gods of Light (Vasa)
setup_value-yana = Make a Deal with Darkness (Yana)
setup_value-zaida = Recover Azkol's Treasures (Zaida)
setup_value-ashstrider = Ashstrider
setup_value-bane = Bane of Omens
setup_value-empress = Empress of Shades
setup_value-gaze = Gaze Eternal
setup_value-gravemaw = Gravemaw
setup_value-isa = Isa the Exile
setup_value-rot = Lingering Rot
setup_value-utukku = Utuk'Ku
setup_value-brigands = Brigands
setup_value-oreks = Oreks
setup_value-wolves = Shadow Wolves
setup_value-fiends = Spine Fiends
setup_value-trolls = Frost Trolls
setup_value-neuri = Clan of Neuri
setup_value-lemures = Lemures
setup_value-spiders = Widowmade Spiders
setup_value-dragons = Dragons
setup_value-mormos = Mormos
setup_value-striga = Striga
setup_value-titans = Titans

## Events of the month, by category.

category-strike = foe strike
category-spawn = foe spawn
category-growth = foe growth
category-stirs = the Tower stirs
category-acts = the Tower acts
category-companion = companion event
category-wares = new wares

## bundle

bundle-walk = { $stretch ->
    [one] Walk to { $at } ({ $stretch } step)
   *[other] Walk to { $at } ({ $stretch } steps)
}
bundle-walk_through_fire = { $stretch ->
    [one] Walk to { $at } ({ $stretch } step, through fire)
   *[other] Walk to { $at } ({ $stretch } steps, through fire)
}

## option

option-TakeHero = Play the { $hero }
option-TakeHome = Make your home { $kingdom_in }
option-ConfirmSetup = Begin
option-NameStarter = { $seat } starts
option-Banner = Banner: { $banner }
option-Infuse = Infused: remove a skull from the { $building }
option-DoubleMove = Double your move
option-Walk = Walk to { $at }
option-Cleanse = Cleanse { $at }
option-Fight = Battle { $foe } in { $at }
option-Pursue = Complete “{ $quest }”{ $way }
option-Deposit = Deposit { $deposit }
option-Advance = Main goal: { $part }
option-Explore = Explore the { $dungeon }
option-CompleteTrial = Complete the trial “{ $trial }”{ $advantage }
option-Reinforce = Reinforce here
option-MoveTree = Move the siege tree to { $at }
option-UseItem = Use { $item }
option-UseVirtue = Use { $virtue }
option-UseCompanion = Ask { $companion } for help
option-Trade = Trade with { $seat }
option-EndTurn = End your turn
option-Concede = Give up
option-Roll = Roll the haggle die
option-Free = Free: { $free }
option-Enhanced = Enhanced: { $paid }
option-Decline = Skip
option-Confirm = Continue
option-TakeGear = Take { $item }
option-TakeTreasure = Take { $item }
option-TakePotion = Take { $item } from { $seat }
option-LoseItem = Lose { $item }
option-SpendItem = Spend { $item }
option-LoseVirtue = Lose { $virtue }
option-GainVirtue = Gain { $virtue }
option-Purge = Purge { $corruption }
option-WorkFirst = First { $corruption }
option-PlaceSkull = Put a skull on the { $building }
option-LiftSkull = Remove a skull from the { $building }
option-DestroyBuilding = Destroy the { $building }
option-GoTo = To { $at }
option-PickFoe = { $foe } in { $at }
option-PickHero = { $seat }
option-PickKind = { $foe }
option-PickSeal = The { $seal }
option-SkullFell = A skull fell out { $kingdom_in }
option-NoMoreFell = No other skull fell out
option-SealCameOff = The { $seal }
option-TakeOver = The virtual Tower takes over
option-PutBack = The Tower on the table plays again
option-PickWare = Replace { $item }
option-Pick = { $way }
option-PickCard = Card { $spot }
option-TopCards = The top cards
option-UseAdvantage = Use an advantage
option-BuyAdvantage = Advantage from { $source }{ $price }
option-Prevent = Blessed: pay spirit to lose fewer warriors
option-Accept = Accept the result
option-Retreat = Retreat
option-GoOn = Keep fighting
option-EnterRoom = Enter room { $room }
option-Leave = Leave the dungeon
option-Give = Give { $item }
option-Get = Ask for { $item }
option-GiveWarriors = Give { $count_warriors }
option-GetWarriors = Ask for { $count_warriors }
option-GiveSpirit = Give { $count_spirit }
option-GetSpirit = Ask for { $count_spirit }
option-Propose = Propose this trade
option-Agree = Agree
option-Refuse = Refuse

## How the lab's reports tell what is chosen, where the option says too much or too little.
## An empty text leaves a kind out.

lab-ConfirmSetup = { "" }
lab-NameStarter = { "" }
lab-Banner = Banner of the { $hero }
lab-Infuse = Infused: remove a skull from a { $building_type }
lab-Walk = { "" }
lab-Cleanse = Cleanse a { $building_type }
lab-Fight = Battle { $foe }
lab-Pursue = Complete “{ $quest }”
lab-Deposit = Deposit { $deposited }
lab-CompleteTrial = Complete the trial “{ $trial }”
lab-Reinforce = Reinforce
lab-MoveTree = Move the siege tree
lab-UseVirtue = Use the virtue { $virtue }
lab-Trade = Trade
lab-EndTurn = { "" }
lab-Decline = { "" }
lab-Confirm = { "" }
lab-TakeGear = Take gear: { $item }
lab-TakeTreasure = Take a treasure: { $item }
lab-TakePotion = Take another hero's { $item }
lab-LoseVirtue = Lose the virtue { $virtue }
lab-GainVirtue = Gain the virtue { $virtue }
lab-PlaceSkull = Put a skull on a { $building_type }
lab-LiftSkull = Remove a skull from a { $building_type }
lab-DestroyBuilding = Destroy a { $building_type }
lab-GoTo = { "" }
lab-PickFoe = { "" }
lab-PickHero = { "" }
lab-PickKind = { "" }
lab-PickSeal = { "" }
lab-SkullFell = A skull fell out
lab-NoMoreFell = { "" }
lab-SealCameOff = A seal came off
lab-TakeOver = { "" }
lab-PutBack = { "" }
lab-Pick = Choose: { $way }
lab-WorkFirst = { "" }
lab-PickCard = { "" }
lab-TopCards = { "" }
lab-Accept = { "" }
lab-GoOn = { "" }
lab-EnterRoom = { "" }
lab-GiveWarriors = Give warriors
lab-GetWarriors = Ask for warriors
lab-GiveSpirit = Give spirit
lab-GetSpirit = Ask for spirit
lab-Propose = { "" }
lab-Agree = Agree to a trade
lab-Refuse = { "" }

## event

event-HeroTaken = { $seat } plays the { $hero }.
event-HomeTaken = { $seat } is at home { $kingdom_in }.
event-StarterNamed = { $seat } starts.
event-WorldPopulated = { $goal_opening } { $adversary_tale }
event-MonthBegun = { $month_name }. { $month_tale }
event-MonthEnded = { $month_end }
event-TurnBegun = { $seat }: turn { $turn } of month { $month }.
event-StepBegun = { $seat }: { $step }.
event-EventCalled = Event: { $category }.{ $happening }
event-EventSkipped = Event: { $category }. Nothing happens.
event-GameEnded = { $reason }
event-HeroEliminated = { $seat } is out of the game.
event-BannerTaken = { $seat } raises the banner: { $banner }.
event-MoveDoubled = { $seat } doubles the move: { $regions }.
event-StrideRefused = { $moved } does not want to be moved by { $seat }.
event-HeroMoved = { $seat } goes to { $at }.
event-HeroPlaced = { $seat } appears in { $at }.
event-RiverBurned = { $seat } crosses a river of fire ({ $river }).
event-TaxPaid = { $seat } pays { $spirit } for the { $glyph } glyph.
event-HeroicDone = { $seat } has finished the heroic action (now { $spirit }).
event-Cleansed = { $seat } cleanses the { $building }: { $skulls }.
event-Reinforced = { $seat } reinforces at the { $building }. { $given }.
event-HaggleRolled = { $seat } haggles: { $face }.
event-TreeMoved = A siege tree walks to { $at }.
event-PowerUsed = { $seat } uses { $item }.
event-VirtueUsed = { $seat } uses { $virtue }.
event-CompanionUsed = { $seat } asks { $companion } for help.
event-TradeProposed = { $seat } proposes a trade to { $partner }.
event-TradeRefused = { $partner } refuses the trade.
event-Traded = { $seat } and { $partner } trade.
event-WarriorsGained = { $seat } gains { $count_warriors } (now { $total }).
event-WarriorsLost = { $seat } loses { $count_warriors } ({ $total } left).
event-WarriorsSpent = { $seat } spends { $count_warriors } ({ $total } left).
event-SpiritGained = { $seat } gains { $count_spirit } (now { $total }).
event-SpiritLost = { $seat } loses { $count_spirit } ({ $total } left).
event-SpiritSpent = { $seat } spends { $count_spirit } ({ $total } left).
event-PotionDrawn = { $seat } draws a potion: { $item }.
event-PotionMissing = There is no potion left for { $seat }.
event-GearTaken = { $seat } takes gear: { $item }.
event-TreasureTaken = { $seat } takes a treasure from the market: { $item }.
event-TreasureDrawn = { $seat } draws a treasure: { $item }.
event-MarketRefilled = New in the market: { $item }.
event-WareReplaced = { $seat } has { $item } replaced in the market.
event-QuestItemGained = { $seat } gains { $item }.
event-ItemLost = { $seat } loses { $item }.
event-ItemSpent = { $seat } spends { $item }.
event-ItemPassed = { $seat } gives { $item } to { $to }.
event-CompanionPassed = { $companion } leaves { $seat } and joins { $to }.
event-WarriorsPassed = { $seat } gives { $count_warriors } to { $to }.
event-SpiritPassed = { $seat } gives { $count_spirit } to { $to }.
event-CompanionGained = { $companion } joins { $seat }.
event-VirtueGained = { $seat } gains a virtue: { $virtue }.
event-VirtueLost = { $seat } loses a virtue for good: { $virtue }.
event-CorruptionGained = { $seat } gains a corruption: { $corruption }.
event-CorruptionPurged = { $seat } purges a corruption: { $corruption }.
event-SporeGained = { $seat } gains a spore ({ $spores }).
event-SporesReturned = { $seat } returns { $count_spore }.
event-SkullPlaced = A skull on the { $building } ({ $skulls }).
event-SkullsRemoved = The { $building } is freed of { $count_skulls }.
event-SkullsGone = No room for skulls { $kingdom_in }: { $count_skulls } out of the game.
event-BuildingDestroyed = The { $building } is destroyed!
event-SkullDropped = { $seat } drops a skull into the Tower.
event-SkullsEmerged = The Tower lets out { $count_skulls } { $kingdom_in }.
event-DrumTurned = The { $drum } drum of the Tower makes { $quarters }.
event-DrumHeard = A drum of the Tower turns behind its seals.
event-SealRemoved = The { $seal } breaks off.
event-SealReplaced = The { $seal } is back in place.
event-SealNamed = The { $seal } glows on the Tower: take it off.
event-TowerLeft = The virtual Tower takes over from the one on the table.
event-TowerBack = { $count ->
    [0] The Tower on the table plays again.
   *[other] The Tower on the table plays again: drop { $count_skulls } into it.
}
event-GlyphRevealed = The { $glyph } glyph now shows { $kingdom_in }.
event-GlyphHidden = The { $glyph } glyph is hidden again.
event-FoeSpawned = { $spawn }
event-FoeMoved = { FORM($foe, "number") ->
    [plural] { $foe } move to { $at }.
   *[singular] { $foe } moves to { $at }.
}
event-FoeRemoved = { FORM($foe, "number") ->
    [plural] { $foe } are gone from { $at }.
   *[singular] { $foe } is gone from { $at }.
}
event-FoeStruck = { $strike } { $foe } ({ $state }): { $strike_words }.
event-StateChanged = { $growth }
event-MutationAdded = { $pairs ->
    [one] { $foe } mutate: { $pairs } pair of mutation cards.
   *[other] { $foe } mutate: { $pairs } pairs of mutation cards.
}
event-MutationRemoved = { $pairs ->
    [one] { $foe } lose a mutation: { $pairs } pair left.
   *[other] { $foe } lose a mutation: { $pairs } pairs left.
}
event-AdversaryAppeared = { $appears } ({ $region })
event-AdversaryActed = { $acts } { $foe }: { $acts_words }.
event-RiverIgnited = The water catches fire: { $river }.
event-CapChanged = { $cap ->
    [one] From now on, at most { $cap } advantage per action.
   *[other] From now on, at most { $cap } advantages per action.
}
event-CompanionHelped = { $help_tale } { $help }
event-SpawnThinned = Yana's work: one token of { $foe } fewer.
event-BattleBegun = { $seat } battles { $foe } in { $at }: { $advantages }.
event-CardRevealed = { $card }: { $ladder }.
event-CardImproved = { $card }, improved: { $ladder }.
event-CardResolved = { $card }, resolved: { $ladder }.
event-AdvantageBought = { $seat } pays for { $count_advantages }: { $source }.
event-LossPrevented = { $seat } is spared a loss of { $count }.
event-FoeDefeated = { $seat } defeats { $foe } in { $at }! { $defeat }
event-Retreated = { $seat } retreats from the adversary.
event-QuestOffered = New quest ({ $region }): { $quest }. { $opening }
event-QuestCompleted = { $seat } completes “{ $quest }”. { $ending }
event-QuestFailed = “{ $quest }” has failed. { $failure }
event-QuestAdvanced = “{ $quest }”: { $progress } so far.
event-GoalAdvanced = { $seat } advances the main goal: { $part } ({ $count }).
event-GoalMoved = The marker of the main goal moves to { $at }.
event-GoalCompleted = { $seat } completes the main goal. { $goal_ending }
event-DungeonPlaced = A dungeon opens in { $at }: { $dungeon }.
event-DungeonRemoved = The dungeon in { $at } is gone: { $dungeon }.
event-DungeonEntered = { $seat } enters the { $dungeon }: { $advantages }. { $enter }
event-RoomEntered = { $content }
event-RoomImproved = An advantage improves room { $room }.
event-RoomCleared = Room { $room } is cleared.
event-DungeonFinished = { $seat } finishes the dungeon: { $dungeon }. { $finish }
event-DungeonLeft = { $seat } leaves the { $dungeon }.
event-CaravanMoved = The { $caravan } moves on to { $at }.
event-TreasureFetched = { $seat } has { $item } brought to the market.
event-TrialsDealt = { $seat } is dealt four heroic trials.
event-TrialCompleted = { $seat } completes the trial “{ $trial }”. { $trial_tale }
event-RelicFound = { $seat } finds the relic!

## After a heroic action, where something may be taken instead of the 2 spirit.

instead-0 = Gain the spirit
instead-1 = Take the other reward

## outcome

outcome-adversary = The adversary has fallen and the Tower is silent. The four kingdoms are saved!
outcome-relic = The relic is found: Azkol's power is broken, and one name will be sung.
outcome-survived = Only one hero is left standing, and wins.
outcome-nobody = No hero is left. Azkol rules alone.
outcome-time = The sixth month is over. The shadow of the Tower no longer has an edge.
outcome-corrupted = A hero has fallen to a third corruption, and the four kingdoms fall too.
outcome-no_skulls = No skull is left in the supply: the Tower has spoken its last word.
outcome-conceded = The heroes have given up.

## epilogue

epilogue-adversary = The Tower stood dark for one night, then the first shepherd dared to sit in its shade. By spring its seals were sold as paperweights in the bazaars, and nobody could say any more which window had been the worst.
epilogue-relic = One hero walked home with the relic wrapped in a shirt. The others came too, later, and told it differently; but the light over the four kingdoms is the same for all of them.
epilogue-survived = One set of footprints leads away from the Tower. It was a victory, and whoever won it never cared to speak of it.
epilogue-nobody = Crows keep the roads now. In the Tower somebody has lit a lamp in every window, and waits for guests.
epilogue-time = On the first morning of the seventh month the bells did not ring. The Tower had no need to move any more: everything else had come to it.
epilogue-corrupted = The hero came home, smiling, and the gate was opened. That was how it began; nobody had thought to look at the eyes.
epilogue-no_skulls = The last skull made no sound as it fell. Then the Tower answered, with all its windows at once, and the four kingdoms heard their names.
epilogue-conceded = The heroes laid down what they had carried and went home by four roads. Behind them the Tower turned, once, as if to look.

## Why a hint says what it says.

hint-cleanse = It removes the skulls before they destroy the building.
hint-fight = One foe fewer on the board, and a reward for you.
hint-quest = A completed quest brings its reward and averts its penalty.
hint-quest_reward = A completed quest brings its reward.
hint-explore = The quest of a dungeon is completed in the room farthest from its entrance.
hint-reinforce = It makes you stronger for what is to come.
hint-banner = It can only be taken now, at the start of the turn.
hint-no_roll = The die may cancel it: { $count } of its { $of } faces do.
hint-enough = Nothing else is worth doing this turn.
hint-carry_warriors = Carry what you have to the marker: it makes { $have } of the { $of } warriors that the main goal wants.
hint-carry_spirit = Carry what you have to the marker: it makes { $have } of the { $of } spirit that the main goal wants.
hint-carry_potion = Carry what you have to the marker: it makes { $have } of the { $of } potions that the main goal wants.
hint-carry_gear = Carry what you have to the marker: it makes { $have } of the { $of } gear that the main goal wants.
hint-carry_treasure = Carry what you have to the marker: it makes { $have } of the { $of } treasures that the main goal wants.
hint-later = You will get there on a later turn.
hint-supply = { $left ->
    [0] The supply of skulls is empty: those taken off buildings go back to it.
    [one] Only { $left } skull is left in the supply: those taken off buildings go back to it.
   *[other] Only { $left } skulls are left in the supply: those taken off buildings go back to it.
}
hint-purge = All your corruption goes: a third one would end the game.
hint-purge_rival = All your corruption goes: a third one would eliminate you.
hint-goal_spirit = The main goal takes { $of } spirit next; you have { $have }.
hint-for_adversary = The adversary is on the board: this makes you stronger against it.
hint-showdown = You can withstand its cards now: defeat it, and the kingdoms are saved.
hint-wear_down = Its cards stay as mild as you make them, for whoever fights it next.
hint-leave = What was cleared stays cleared: come back stronger.
hint-soften = Its result becomes milder.
hint-soften_warriors = It costs you { $count ->
    [one] { $count } fewer warrior.
   *[other] { $count } fewer warriors.
}
hint-soften_spirit = It costs you { $count } spirit less.
hint-zaida_buy = One of Azkol's treasures is in the market: a bazaar sells it.
hint-zaida_take = One of Azkol's treasures: carry it to the marker.
hint-zaida_look = One of Azkol's treasures may come to the market instead.
hint-zaida_fetch = One of Azkol's treasures comes to the market, where you can buy it.
hint-zaida_virtue = The hero who brings the last treasure must have { $of } active virtues; you have { $have }.
hint-zaida_treasure = { $left ->
    [0] The last of Azkol's treasures reaches the marker: the adversary must appear.
    [one] Azkol's treasures reach the marker; after this, { $left } is still missing.
   *[other] Azkol's treasures reach the marker; after this, { $left } are still missing.
}
hint-gleb_recruit = Gleb's army still needs { $left ->
    [one] { $left } warrior.
   *[other] { $left } warriors.
}
hint-gleb_arm = Gleb's army still needs { $left } gear.
hint-gleb_warriors = Warriors for Gleb's army: { $left ->
    [0] it needs no more.
   *[other] after this, it needs { $left } more.
}
hint-gleb_gear = Gear for Gleb's army: { $left ->
    [0] it needs no more.
   *[other] after this, it needs { $left } more.
}
hint-hakan_brew = Hakan's solution still needs { $left ->
    [one] { $left } potion.
   *[other] { $left } potions.
}
hint-hakan_buy = Hakan still needs { $left ->
    [one] { $left } treasure
   *[other] { $left } treasures
} to melt down.
hint-hakan_potion = Potions for Hakan's solution: { $left ->
    [0] it needs no more.
   *[other] after this, it needs { $left } more.
}
hint-hakan_treasure = Treasures for Hakan to melt down: { $left ->
    [0] he needs no more.
   *[other] after this, he needs { $left } more.
}
hint-vasa_skulls = Cleansing pleases the gods: this makes { $have } of { $of } skulls.
hint-vasa_altar = The gods take no spirit at the marker while its sanctuary has skulls.
hint-vasa_spirit = Spirit for the gods: { $left ->
    [0] they ask for no more.
   *[other] after this, they ask for { $left } more.
}
hint-grigor_arm = { $left ->
    [0] You have the advantages to break one of Grigor's bonds; this helps with the next.
    [one] You lack { $left } advantage for the nearest of Grigor's bonds.
   *[other] You lack { $left } advantages for the nearest of Grigor's bonds.
}
hint-grigor_bond = { $left ->
    [0] It breaks the last of Grigor's bonds: he is free.
    [one] It breaks one of Grigor's bonds; { $left } still holds him.
   *[other] It breaks one of Grigor's bonds; { $left } still hold him.
}
hint-letha_tree = A tree comes closer to the Tower; { $have } of the { $of } that Letha wants stand there now.
hint-letha_rally = Enough trees stand beside the Tower: this leads them against it.
hint-miras = This caravan carries an evil relic: explore it to the end before it reaches the Tower.
hint-tomas = { $left ->
    [one] This is the last of the dungeons on Tomas's map.
   *[other] This is one of the { $left } dungeons left on Tomas's map.
}
hint-yana_hunt = Yana wants a foe of level { $of } or more defeated first.
hint-yana_pay = It pays for Yana's bargain: after this, only the ruins are left.
hint-yana_ruins = Yana's bargain is sealed at the end of this dungeon.
hint-trial = Trial { $have } of { $of }: then the Tower opens for you.
hint-trial_warriors = One of your trials takes { $of } warriors; you have { $have }.
hint-trial_spirit = One of your trials takes { $of } spirit; you have { $have }.
hint-trial_potion = One of your trials takes { $of } potions; you have { $have }.
hint-trial_gear = One of your trials takes { $of } gear; you have { $have }.
hint-trial_treasure = For one of your trials you must have { $of } treasures; you have { $have }.
hint-trial_virtue = For one of your trials you must have { $of } active virtues; you have { $have }.
hint-relic = Whoever finds the relic in the Tower wins.

## What one choice has over another.

gain-supply = { $n ->
    [one] 1 more skull left in the supply
   *[other] { $n } more skulls left in the supply
}
gain-corruptions = { $n ->
    [one] one corruption fewer
   *[other] { $n } corruptions fewer
}
gain-warriors = { $n ->
    [one] 1 more warrior
   *[other] { $n } more warriors
}
gain-spirit = { $n ->
    [one] 1 more spirit
   *[other] { $n } more spirit
}

## What the coach of the guided start says: what to do, and why.

coach-hero = Choose a hero. The first line is the banner action, free every turn. No hero is a wrong choice.
coach-home = Choose your home kingdom. You start in its citadel, and every building destroyed there gives you a corruption.
coach-begin = You win in two steps: complete the main goal, then beat the adversary. Begin: the rest comes one thing at a time.
coach-month = A new month brings new quests: look at what they ask. Those not completed by the end of the month fail, and what the adversary does then is written on its quest.
coach-banner = Start with your banner action. It takes the place of no other action, but it must be the first thing in a turn.
coach-banner_spy = Your banner action takes you anywhere in this kingdom, and you can still move afterwards. Go to { $at }: there is work for you.
coach-pursue = Complete “{ $quest }” here, with your heroic action. You gain its reward, and a completed quest cannot fail.
coach-goal = Do your part for the main goal here. Until it is complete, the adversary is out of reach.
coach-explore = Enter the dungeon. What you came for lies at the end, and you can leave after each room.
coach-cleanse = Cleanse the building here. Its skulls return to the supply; a fourth one on it would destroy it.
coach-fight = Battle { $foe } here: you can afford it. Foes that are left alone strike, again and again.
coach-either = Cleanse, or battle { $foe }: you have one heroic action a turn. Skulls pile up slowly, foes strike suddenly.
coach-go_cleanse = Go to { $at }: the building there has skulls to cleanse. If the supply of skulls runs out, all is lost.
coach-go_fight = Go to { $at } and battle { $foe }. You are strong enough, and a beaten foe cannot strike.
coach-go_pursue = Go to { $at }: you can complete “{ $quest }” there. At the end of the month it would fail.
coach-go_goal = Go to { $at }: there you can do something for the main goal. You cannot win until it is complete.
coach-go_explore = Go to { $at }: a dungeon waits there. Whoever reaches its end completes the quest.
coach-go_double = Double your move for some spirit, and you reach { $at }. Or save the spirit and get there next turn.
coach-go_far = Nothing within reach is worth your heroic action. Set out for { $at }, so that you can act next turn.
coach-go_ahead = Use the rest of your move: set out for { $at }, where you can act next turn.
coach-reinforce_citadel = Reinforce as well: it costs no heroic action. A citadel gives you a potion.
coach-reinforce_sanctuary = Reinforce as well: it costs no heroic action. A sanctuary gives you spirit.
coach-reinforce_village = Reinforce as well: it costs no heroic action. A village gives you warriors.
coach-reinforce_bazaar = Reinforce as well: it costs no heroic action. A bazaar gives you gear, or a treasure for spirit.
coach-go_reinforce = You can still move: go to { $at } and reinforce at the building. You may do so once a turn, besides everything else.
coach-end_first = That is all for now: end your turn. A skull then drops into the Tower; it stays inside, or comes out and lands on a building.
coach-end = There is nothing more to gain this turn: end it. Watch where the skull goes.
coach-haggle = The die can add something, or cancel the whole thing, as { $bad } of its { $faces } faces do. Skip it if you need what the building gives.
coach-effect = The free effect is yours in any case; the enhanced one costs spirit. A little spirit in hand lets you double a move.
coach-deck = The deck is shuffled: pick your cards, or simply take the top ones. Each is a blow, and you can soften it.
coach-card_use = Use an advantage: the card's result becomes one step milder. What you save here will help you later.
coach-card_done = Accept the result: an advantage would spare you nothing now. Once all its cards are resolved, the foe is beaten.
coach-card_spent = Accept the result: you have no advantage left to soften it. Once all its cards are resolved, the foe is beaten.
coach-room = Choose a room. What is in it shows when you enter; what you have cleared stays cleared.
coach-room_use = Use an advantage: the better result of this room applies. Only one for each room.
coach-room_done = Accept the result. The room is cleared, and you can go on or leave.
coach-short = This takes more than you have, and what is missing becomes a corruption: the third ends the game. Pay to soften it.
coach-place = A skull has come out. Put it where there are fewest: a building holds three, and a fourth destroys it.
coach-lift = Remove a skull where there are most.
coach-send = Its ways are equally short: you choose. Think of where you want to walk next turn.
coach-lose = Give up what you will miss least.
coach-take = Take what suits you. Items help for the whole match, and their text says how.
coach-wares = You may have cards of the market replaced. Keep what you would like to buy at a bazaar.
coach-virtue = Gain a virtue: it works for the rest of the match. Choose one for what you do most.
coach-event_strike = Foes strike wherever they stand. Only beaten ones stop, so think of them when you choose your way.
coach-event_spawn = New foes have come. See where they stand: an early battle is easier than a late one.
coach-event_growth = These foes have become worse: their strikes and their cards hurt more. Beat them while you can.
coach-event_stirs = The Tower opens. Skulls fall out of openings, and a glyph that faces your home makes one action cost more.
coach-event_stirs_vasa = The Tower opens, and skulls fall out of openings. A glyph that faces your home taxes an action, but Vasa pays for you.
coach-event_acts = The adversary acts from the Tower. That goes on until you beat it, so do not forget the main goal.
coach-event_companion = A companion helps you. From now on, that happens every month.
coach-event_wares = What lies in the market now is for sale: a bazaar sells treasures for spirit.
coach-other = Any answer is fine here. If you hesitate, ask for a hint.
coach-over = You know what a turn and a month are like. What remains is the main goal and then the adversary, before the sixth month ends.

## What the guided start teaches.

aim-banner = Banner action
aim-cleanse = Cleanse
aim-battle = Battle
aim-quest = Quest
aim-reinforce = Reinforce
aim-month = Two months

## What puzzles ask for.

puzzle_goal-quest = { $n ->
    [one] Complete a quest this turn.
   *[other] Complete { $n } quests this turn.
}
puzzle_goal-goal = Complete the main goal this turn.
puzzle_goal-foes = { $n ->
    [one] Get rid of a foe this turn, without gaining a corruption.
   *[other] Get rid of { $n } foes this turn, without gaining a corruption.
}
puzzle_goal-skulls = { $n ->
    [one] Take a skull off the buildings this turn.
   *[other] Take { $n } skulls off the buildings this turn.
}
puzzle_goal-dungeon = { $n ->
    [one] Finish a dungeon this turn.
   *[other] Finish { $n } dungeons this turn.
}
puzzle_goal-warriors = { $n ->
    [one] Have a warrior more than now before this turn ends.
   *[other] Have { $n } warriors more than now before this turn ends.
}
puzzle_goal-spirit = Have { $n } spirit more than now before this turn ends.

## What everybody should know now.

danger-no_skulls = The supply of skulls is empty: cleanse now, or the next skull ends the game.
danger-few_skulls = Only { $count_skulls } left in the supply, and every turn takes one.
danger-corrupted = You have two corruptions: a third ends the game.
danger-corrupted_other = { $seat } has two corruptions: a third ends the game.
danger-last_month = The last month: whatever is not done by its end is lost.
danger-adversary = The adversary is on the board: whoever defeats it wins.

## fact

fact-month = month
fact-supply = skulls in the supply
fact-corruptions = corruptions
fact-warriors = warriors
fact-spirit = spirit
fact-seals = seals in place
fact-standing = buildings standing
fact-dropped = skulls dropped
fact-foes = foes on the board
fact-virtues = virtues

## prompt

prompt-HeroTurn = Banner, move, heroic action, reinforce; then end the turn
prompt-HeroChoice = Which hero do you play?
prompt-HomeChoice = Which kingdom is your home?
prompt-SetupSummary = Everything is set: begin?
prompt-EndOrder = Which corruption takes effect first?
prompt-PurgeOrder = Which corruption goes under the deck first?
prompt-CardPick = Which battle cards, face down?
prompt-CardChoice = Use advantages on this card, or accept its result
prompt-RetreatChoice = Keep fighting, or retreat?
prompt-RoomChoice = Which room next?
prompt-RoomAct = Use an advantage on this room, or accept its result
prompt-Gather = Pay for the missing advantages
prompt-EffectChoice = Which one do you choose?
prompt-FoePick = Which foe?
prompt-PickOneFoe = Which foe in your kingdom moves?
prompt-MacePick = Golden Mace: which foe do you remove, for spirit equal to its level?
prompt-HornPick = Horn of the Elements: which foe or siege tree?
prompt-TreeDrive = Where does the siege tree go?
prompt-SendFoe = { $kind } can go several ways: where to?
prompt-DriveFoe = Where do you move this foe?
prompt-FoePlace = Where is the foe placed?
prompt-HeroPlace = Where are you placed?
prompt-ScoutAhead = Tomas knows a shortcut: where to?
prompt-Absolution = Vasa takes a corruption from you: which?
prompt-CaravanWay = The caravan moves on: which way?
prompt-Unmutation = Which foe loses a mutation?
prompt-HopeChoice = Gain the spirit, or take a treasure from the market?
prompt-UnseenChoice = Gain the spirit, or remove a foe from the board?
prompt-GearChoice = Which gear do you take?
prompt-TreasureChoice = Which treasure do you take from the market?
prompt-PotionFromOther = The potion deck is empty: whose potion do you take?
prompt-VirtueChoice = Which virtue do you gain?
prompt-ItemLoss = What do you lose?
prompt-VirtueLoss = Which virtue do you lose?
prompt-CarryLimit = You carry too much: what do you leave behind?
prompt-PayItems = What do you pay with?
prompt-NewWares = New wares: which cards in the market are replaced?
prompt-StarsChoice = Cloak of Stars: which foe do you send away?
prompt-StridePick = One Thousand Strides: which hero moves?
prompt-Consent = Another hero wants to move you: do you agree?
prompt-Stride = One Thousand Strides: where to?
prompt-SkullsOnOne = Which building do the skulls go on?
prompt-SkullsSpread = One skull each on several buildings: which building is next?
prompt-SkullPlacing = A skull has emerged: on which building?
prompt-SkullAdding = A skull comes into play: on which building?
prompt-SkullLifting = From which building do you remove a skull?
prompt-BuildingDestruction = Which building is destroyed?
prompt-MarkHeir = Who gets the Black Mark?
prompt-MarkChoice = Several heroes are tied for most warriors: who gets the Black Mark?
prompt-HaggleChoice = Roll the haggle die first?
prompt-BuildingEffect = Free or enhanced effect?
prompt-EventConfirmation = That is what happened: continue?
prompt-ReplaceSeal = Which seal is put back?
prompt-SealChoice = Trial completed: remove a seal, or put one back?
prompt-SkullsFell = Look at the Tower on the table: where did a skull fall out?
prompt-SealOff = Look at the Tower on the table: which seal came off?
prompt-Offering = What do you give, and what do you ask for?
prompt-Answer = You are offered a trade: do you agree?
prompt-Onward = Trade with another hero here as well?
prompt-TrialAdvantages = Pay for the advantages the trial still needs
prompt-Donation = Which of Azkol's treasures do you deposit?
prompt-MakeRoom = Which card in the market makes room for Azkol's treasure?
prompt-TreeFlight = A foe frightens the siege tree: where does it go?

## refusal

refusal-goal_done = the main goal is already completed
refusal-hunt_first = a foe of level { $level } or more must be defeated first
refusal-none_in_deck = none of Azkol's treasures is in the deck
refusal-not_farther = that region is not farther from the Tower
refusal-not_wanted = the main goal does not ask for that
refusal-part_done = this part is already done
refusal-skulls_missing = more skulls must be cleansed first
refusal-trees_missing = more siege trees must be next to the Tower
refusal-virtues_missing = the last treasure must come from a hero with more active virtues
refusal-wrong_amount = you cannot deposit that many
refusal-advantage_cap = { $cap ->
    [one] at most { $cap } advantage can be used in one action
   *[other] at most { $cap } advantages can be used in one action
}
refusal-advantage_useless = this advantage is of no use here
refusal-adversary_stays = the adversary can never be removed
refusal-banner_taken = you have already taken your banner action this turn
refusal-best_result = this card already shows its best result
refusal-blessed_already = Blessed has already been paid for here
refusal-cannot_pay = you cannot pay for that
refusal-cleanses_missing = { $count ->
    [one] one cleanse action is needed first this month
   *[other] { $count } cleanse actions are needed first this month
}
refusal-completes_itself = this quest completes itself when its task is done
refusal-destroyed = the { $building } is already destroyed
refusal-enough_advantages = you already have enough advantages
refusal-feeble = Feeble: you cannot double your move
refusal-feverish = Feverish: you cannot cleanse a full building
refusal-foe_not_here = that foe is not in your region
refusal-foe_not_there = the foe does not go there
refusal-haggle_cancelled = the haggle die has cancelled reinforcing for this turn
refusal-hero_taken = the { $hero } is already taken
refusal-heroic_taken = you have already taken your heroic action this turn
refusal-kingdom_taken = the { $kingdom } is already taken
refusal-move_fixed = you have begun to move, so your move can no longer be doubled
refusal-must_choose = you must choose one
refusal-no_advantage = there is no advantage left to use
refusal-no_building = there is no building in your region
refusal-no_companion = this companion is not with you
refusal-helps_unasked = this companion helps you without being asked
refusal-no_concession = the heroes cannot give up in this match
refusal-no_door = no door leads there from a cleared room
refusal-no_dungeon_here = there is no such dungeon in your region
refusal-no_inactive_tile = this is not one of your inactive virtues
refusal-walk_too_far = { $stretch ->
    [one] that is { $stretch } step away, and you can take { $moves }
   *[other] that is { $stretch } steps away, and you can take { $moves }
}
refusal-no_move_left = you have no moves left
refusal-no_mutation = this foe has no mutation
refusal-no_other_hero = that hero cannot be chosen
refusal-no_potions = { $count ->
    [one] that costs { $count } potion
   *[other] that costs { $count } potions
}
refusal-no_region = there is no such region
refusal-no_seal = there is no such seal
refusal-no_seal_missing = no seal is missing
refusal-no_shortest_way = that is not a shortest way to the Tower
refusal-no_skull = there is no skull on the { $building }
refusal-no_skulls = no building has a skull
refusal-no_spirit = that costs { $spirit }
refusal-no_such_corruption = you do not have this corruption
refusal-no_such_foe = there is no such foe
refusal-no_such_card = that card is not on offer
refusal-no_such_quest = there is no such quest here
refusal-no_such_region = there is no such region
refusal-no_such_way = there is no such choice
refusal-no_trade = there is no trade under way
refusal-no_tree = there is no siege tree there
refusal-no_virtue = you do not have this virtue
refusal-not_adjacent = that region is not adjacent
refusal-not_corrupted = you do not have that corruption
refusal-not_enough = the trial asks for more
refusal-not_losable = this virtue cannot be lost
refusal-not_marked = only the holder of the Black Mark can do this
refusal-not_most_warriors = another hero has more warriors
refusal-not_next_to_tower = the Tower can be entered only from a region next to it
refusal-not_now = you cannot do that now
refusal-not_on_market = that is not in the market
refusal-not_owned = you do not have: { $item }
refusal-not_so_many = there are not that many
refusal-not_too_many = you do not carry too many of these
refusal-not_tradable = that cannot be traded
refusal-not_usable = { $item } is of no use now
refusal-not_your_banner = that is not your banner action
refusal-not_your_kingdom = that region is not in your current kingdom
refusal-not_your_region = that is not in your region
refusal-not_your_trial = this is not one of your trials
refusal-nothing_offered = nothing is offered and nothing is asked for
refusal-nothing_to_cleanse = there is no skull to cleanse
refusal-nothing_to_prevent = there is no loss of warriors to prevent
refusal-one_room_first = you must clear at least one room first
refusal-other_gear = that gear is not on offer
refusal-other_kingdom = the skull belongs in the { $kingdom }
refusal-out_of_reach = this building cannot be chosen
refusal-reinforced_already = you have already reinforced this turn
refusal-refused_often = others have refused often enough this turn
refusal-room_improved = this room is already improved
refusal-seal_present = the { $seal } is not missing
refusal-hero_out = this hero is out of the game
refusal-seal_gone = the { $seal } is already missing
refusal-side_closed = no seal is missing { $kingdom_in }, so no skull can fall out there
refusal-not_active = it is not your turn
refusal-no_real_tower = this match is not played with a Tower on the table
refusal-tower_away = the virtual Tower has already taken over
refusal-tower_here = the Tower on the table is already playing
refusal-selfish = Selfish: you may receive but not give
refusal-skulls_there = there are skulls on the { $building }
refusal-stack_empty = there is no { $item } left
refusal-start_over = that is possible only at the start of your turn
refusal-starts_already = that player already starts
refusal-tax = the { $glyph } glyph faces your home: it costs { $spirit }
refusal-too_dear = that costs { $deposit }
refusal-too_far = that is too far
refusal-too_few_advantages = { $count ->
    [one] { $count } advantage is needed{ $advantage }
   *[other] { $count } advantages are needed{ $advantage }
}
refusal-treasure_must_pay = this treasure must pay for more advantages
refusal-treasure_needed = the only treasure that could pay must be kept for its own advantages
refusal-too_late = the skull has been dropped: no more items can be used
refusal-traded_already = you have already traded this turn
refusal-trading_now = you are already arranging a trade with them
refusal-trial_done = this trial is already completed
refusal-trials_missing = you must complete three trials first
refusal-turn_ending = your turn is ending
refusal-used_this_battle = that has already been used in this battle
refusal-used_this_turn = that has already been used this turn
refusal-useless = the enhanced effect would do nothing
refusal-virtue_inactive = this virtue is not active
refusal-virtue_far = you act on a building where you are; only the virtue Infused does so from afar
refusal-virtue_works = it works by itself

## Effects in words, put together from these.

words-none = nothing happens
words-people = { $who } must { $words }
words-lose = lose { $things }
words-gain = gain { $things }
words-spend = spend { $things }
words-give_back = return { $things }
words-per = { $words } for each { $per }
words-most = { $words } ({ $most } at most)
words-per_foe = { $words }, for each of them
words-condition = { $words } { $condition }
words-advantage = { $n ->
    [one] use { $n } { $type } advantage
   *[other] use { $n } { $type } advantages
}
words-skull = { $skulls } on { $where }
words-unskull = remove { $skulls } from { $where }
words-destroy = destroy { $where }
words-rot_one = a drum of the Tower turns
words-rot_all = all drums of the Tower turn
words-seal_off = a seal is removed
words-seal_on = put back a seal
words-top = gain the top treasure of the deck
words-market = gain a treasure from the market
words-take_gear = you may take { $item }
words-any_gear = gear of your choice
words-move_foe = move a foe in your kingdom up to { $regions }
words-half = lose half your warriors
words-half_at_least = lose half your warriors, at least { $n }
words-spawn = foes of level { $level } appear ({ $n })
words-mutate = { $n ->
    [one] { $n } kind of foe mutates
   *[other] { $n } kinds of foes mutate
}
words-mutate_all = all foes mutate
words-unmutate = a mutation is removed
words-grow = every foe gets worse by one step
words-cap_down = one advantage fewer per action
words-cap_up = one more advantage per action
words-burn = another river burns
words-mark_away = the Black Mark is gone for a while
words-mark_on = the Black Mark passes to the hero with the most warriors

## where

where-your_kingdom = buildings in your kingdom
where-one_of_kingdom = one building in your kingdom
where-each_of_kingdom = each building in your kingdom
where-some_of_kingdom = { $n ->
    [one] a building in your kingdom
   *[other] each of { $n } buildings in your kingdom
}
where-each_near = each building in your region or an adjacent one
where-one_near = a building in your region or an adjacent one
where-closest = the closest citadel or sanctuary
where-citadel = the citadel in your kingdom
where-village = the village in your kingdom
where-your_region = the building in your region
where-home = a building in your home kingdom
where-one_anywhere = any one building
where-anywhere = any buildings
where-each_on_foe = each building in a region with one of them
where-each_near_foe = each building in a region with one of them, or in an adjacent one
where-one_by_foe = one building in each kingdom with one of them
where-each_by_foe = each building in every kingdom with one of them
where-one_of_its = one building in its kingdom
where-random = a building in a random kingdom
where-two_random = a building in each of two random kingdoms
where-each_kingdom = a building in each kingdom
where-each_of_random = each building in a random kingdom
where-that_kingdom = buildings in that kingdom

## march

march-beside = each moves to an adjacent hero
march-inside = each moves to a hero in its kingdom
march-to_active = all move to the active hero
march-to_holy = each moves to the closest citadel or sanctuary
march-to_next = it moves to a building in the next kingdom clockwise
march-steps = each moves { $regions }
march-toward = each moves { $regions } towards the active hero

## per

per-skulls_near = skull in your region or an adjacent one
per-skulls_there = skull in the adversary's kingdom
per-foes = foe token on the board
per-glyphs = glyph facing the adversary's kingdom, plus one
per-treasures = treasure you have (at least one)
per-spores = spore you have, plus one
per-gear = piece of gear you have
per-tokens = of their tokens there
per-glyphs_there = glyph facing the adversary's kingdom

## who

who-you = you
who-your_kingdom = each hero in your kingdom
who-there = each hero in the adversary's kingdom
who-everyone = each hero
who-holder = the holder of the Black Mark
who-active = the active hero
who-random = each hero in a random kingdom
who-next = each hero in the next kingdom clockwise
who-that_kingdom = each hero in that kingdom
who-on_foe = each hero in a region with one of them
who-near_foe = each hero in or next to a region with one of them
who-by_foe = each hero in a kingdom with one of them

## condition

condition-unless_item = unless you have this gear: { $item }
condition-if_item = if you have this gear: { $item }
condition-unless_virtues = { $n ->
    [one] unless you have an active virtue
   *[other] unless you have { $n } active virtues
}
condition-if_warriors = { $n ->
    [one] if you have more than { $n } warrior
   *[other] if you have more than { $n } warriors
}
condition-unless_potion = unless you have a potion
condition-half_without_mark = (half without the Black Mark)
condition-half_off_terrain = (half outside forest, grasslands and lake)

## Parts of the main goals.

part-warriors = warriors for Gleb's army
part-gear = gear for Gleb's army
part-potions = potions for the solution
part-treasures = treasures
part-fetch = bring one of Azkol's treasures to the market
part-trees = lead the trees against the Tower
part-relic = an evil relic
part-dungeon = a dungeon
part-skulls = cleansed skulls
part-spirit = spirit for the gods
part-melee = the bond of iron
part-magic = the bond of sorcery
part-undead = the bond of the grave
part-hunt = a worthy foe defeated
part-bargain_corruption = pay with your soul: take a corruption
part-bargain_spirit = pay with spirit
part-ruins = the bargain is sealed in the ruins

## zone

zone-month_of = { $month }
zone-month = { $month }, turn { $turn }
zone-month_short = Turn { $turn }, month
zone-quests = Quests
zone-foes = Foes
zone-tower = The Dark Tower
zone-skulls = Skulls in the supply
zone-skulls_gone = Skulls out of the game
zone-hero = { $seat }'s hero
zone-market = Market
zone-heroes = The heroes
zone-homes = Home kingdoms
zone-gear = Gear
zone-treasures = Treasure deck
zone-potions = Potion deck
zone-corruptions = Corruption deck
zone-battle = Battle: { $foe }
zone-deal = Trade
deal_gives = { $seat } gives

## legend

legend-void = no room
legend-room = room already entered

## mark

mark-sale = the next treasure you buy is cheaper
mark-code = game code { $code }
mark-progress = { $done } of { $of }
mark-done = done
mark-skulls_cleansed = skulls cleansed: { $count } of { $of }
mark-bonds_broken = broken: { $bonds }
mark-tokens = on the board: { $count } of { $most }
mark-mutations = mutations: { $count }
mark-in_tower = in the Tower
mark-burning = on fire: { $river }
mark-dormant = dormant
mark-by_tower = next to the Tower
mark-steps = →{ $count }
mark-by_way_of = via { $at }
mark-destroyed = destroyed
mark-skulls = skulls: { $count }
mark-inside = skulls inside: { $count }
mark-glows = it glows on the Tower
mark-home = home: { $kingdom }
mark-out = out of the game
mark-moves = moves left: { $count }
mark-doubled = move doubled
mark-heroic = heroic action taken
mark-traded = has traded
mark-inactive = inactive
mark-battle = { $card }; cards left: { $left }; advantages used: { $used }, left: { $free }
mark-battle_choice = cards to choose: { $left }; chosen: { $chosen }; advantages: { $free }
mark-spot = card { $spot }
mark-here = here
mark-cleared = cleared
mark-target = the target
mark-unknown_rooms = unexplored rooms: { $count }
mark-room = { $first } (with an advantage: { $improved })

## token

token-tree = Siege tree
token-seal = Seal
token-chute = Open chute
token-trial = Trials face down
token-room = Unexplored room
token-entrance = Entrance

## Why a text is not a game code.

bad_code-sign = “{ $sign }” cannot be part of a game code; zero and the letter O are not used
bad_code-length = a game code has { $length } characters, not { $given }
bad_code-foes = its first two characters name no foes
bad_code-adversary = its second character names no adversary
bad_code-goal = its third character names no main goal
bad_code-mode = its fourth character names no mode
bad_code-expansions = it needs expansions, which are not available here
bad_code-version = its fifth character is an unknown version
bad_code-players = its sixth character is not a number of players
bad_code-competitive = a competitive game needs two players or more
bad_code-nimet = Nimet's goal is for competitive games only
bad_code-other_players = { $wanted ->
    [one] it is for { $wanted } player, not { $given }
   *[other] it is for { $wanted } players, not { $given }
}

## The advantages that a card gives.

plus-beast = { $n ->
    [one] +{ $n } Beast advantage
   *[other] +{ $n } Beast advantages
}
plus-humanoid = { $n ->
    [one] +{ $n } Humanoid advantage
   *[other] +{ $n } Humanoid advantages
}
plus-undead = { $n ->
    [one] +{ $n } Undead advantage
   *[other] +{ $n } Undead advantages
}
plus-magic = { $n ->
    [one] +{ $n } Magic advantage
   *[other] +{ $n } Magic advantages
}
plus-melee = { $n ->
    [one] +{ $n } Melee advantage
   *[other] +{ $n } Melee advantages
}
plus-stealth = { $n ->
    [one] +{ $n } Stealth advantage
   *[other] +{ $n } Stealth advantages
}
plus-wild = { $n ->
    [one] +{ $n } Wild advantage
   *[other] +{ $n } Wild advantages
}

## What quests and trials ask for.

ask-sentence = { $words }.
ask-reward = Reward: { $words }.
ask-failure = Otherwise: { $words }.
ask-dungeon = at the marker, finish: { $dungeon }
ask-foes = { $n ->
    [one] defeat or remove a foe this month
   *[other] defeat or remove { $n } foes this month
}
ask-cleanses = { $n ->
    [one] cleanse once this month, whoever does it, then take a quest action at the marker
   *[other] cleanse { $n } times this month, in all, then take a quest action at the marker
}
ask-marker = at the marker: { $words }
ask-clean = at the marker, with no skulls on the building: { $words }
ask-holder = at the marker, for the holder of the Black Mark: { $words }
ask-more = { $words } (depending on the number of heroes, up to: { $more })
ask-have = have { $things }
ask-different = { $n ->
    [one] use { $n } advantage
   *[other] use { $n } advantages of different types
}
ask-same = { $n ->
    [one] use { $n } advantage
   *[other] use { $n } advantages of one type
}
ask-trial = { $region }: { $words }.

## The tables of values, on the page of sources

table-adversaries = Adversaries
table-buildings = Buildings
table-cards = Battle cards
table-companions = Companions
table-foes = Foes
table-gear = Gear
table-goals = Main goals
table-heroes = Heroes
table-knobs = Numbers of the game
table-months = Months
table-potions = Potions
table-quest_items = Quest items
table-quests = Monthly quests
table-regions = Regions
table-rooms_cave = Rooms of caves
table-rooms_encampment = Rooms of encampments
table-rooms_tomb = Rooms of tombs
table-rooms_shrine = Rooms of shrines
table-rooms_fortress = Rooms of fortresses
table-rooms_ruins = Rooms of ruins
table-rooms_east = Caravan of the East
table-rooms_north = Caravan of the North
table-rooms_west = Caravan of the West
table-rooms_tower = Rooms of the Tower
table-tower = Inside the Tower
table-treasures = Treasures
table-trials = Heroic trials
table-virtues = Virtues
table-tower_top = Top
table-tower_middle = Middle
table-tower_bottom = Bottom

## The values, on the page of sources and at the marks

value-attributes = attributes
value-deck = battle cards
value-acts = adversary's event
value-board = effect on the board
value-free = free effect
value-cost = cost
value-enhanced = enhanced effect
value-ladder = results
value-mild_results = milder results
value-gives = advantages
value-effect = effect
value-terrain = terrain
value-event = event
value-sells = advantages for a price
value-amount = number
value-level = level
value-tokens = tokens
value-strike = strikes
value-mild_strikes = milder strikes
value-zaida_markers = Zaida: places
value-zaida_treasures = Zaida: treasures
value-zaida_virtues = Zaida: virtues
value-zaida_spirit = Zaida: spirit
value-gleb_marker = Gleb: place
value-gleb_warriors = Gleb: warriors
value-gleb_gear = Gleb: gear
value-hakan_marker = Hakan: place
value-hakan_potions = Hakan: potions
value-hakan_treasures = Hakan: treasures
value-letha_trees = Letha: siege trees
value-letha_ring = Letha: trees near the Tower
value-letha_spirit = Letha: spirit
value-miras_caravans = Miras: caravans
value-miras_attributes = Miras: attributes
value-tomas_dungeons = Tomas: dungeons
value-vasa_skulls = Vasa: skulls
value-vasa_spirit = Vasa: spirit
value-grigor_advantages = Grigor: advantages
value-grigor_bonds = Grigor: bonds
value-yana_level = Yana: level of the foe
value-yana_spirit = Yana: spirit
value-not_at_start = goals without a marker at the start
value-banner = banner action
value-warriors = starting warriors
value-spirit = starting spirit
value-move = move
value-heroic_spirit = spirit for a heroic action
value-corruptions = corruptions a hero can bear
value-treasures = treasures a hero can carry
value-weak_treasures = treasures when weak
value-suspicious_potions = potions when suspicious
value-market = treasures in the market
value-skulls_on_building = skulls on a building
value-fire_warriors = warriors lost to a river of fire
value-spores = spores a hero can bear
value-cursed_cap = advantages when cursed
value-skulls_start = skulls at the start
value-start_level_2 = level-2 foes at the start
value-start_level_3 = level-3 foes at the start
value-months = months
value-month_turns = turns in a month
value-month_offsets = turns more or less
value-gritty_turns = extra turns in a gritty game
value-empty_slot_from = length from which a turn is without event
value-dungeon_rooms = rooms in a dungeon
value-extra_door = one extra door in this many
value-adversary_step = step where the adversary's cards start
value-quest_scale = quest costs by number of heroes
value-adv_cap = advantages per action
value-adv_floor = lowest limit on advantages
value-mutations = mutations
value-haggle = faces of the haggle die
value-haggle_warriors = warriors from the haggle die
value-trials_needed = trials to complete
value-glyph_tax = spirit for a glyph
value-tempted_tax = spirit when tempted
value-double_spirit = spirit to double the move
value-feral_spirit = spirit when feral
value-lost_spirit = spirit when lost
value-cruel_spirit = spirit when cruel
value-greedy_spirit = spirit when greedy
value-haggle_potions = potions from the haggle die
value-haggle_gear = gear from the haggle die
value-sale_spirit = spirit saved in a sale
value-adversary_moves = moves of the adversary
value-fire_month = month of more rivers of fire
value-fourth_month = month of a lone hero's first level-4 strike
value-late_quests = first month of late quests
value-late_dungeons = first month of large dungeons
value-trade_refusals = failed attempts in a turn, after which nobody is asked again
value-strikes = strikes
value-spawns = new foes
value-growth = growth
value-gritty_growth = growth in a gritty game
value-stirs = what the Tower does
value-gritty_acts = adversary's events in a gritty game
value-companions = companions' events
value-wares = new wares
value-copies = number of cards
value-origin = the quest that brings it
value-kind = kind
value-companion = companion
value-place = where it is
value-region = region
value-asks = what it asks
value-dungeon = dungeon
value-building = building
value-clean = a building without skulls
value-item = reward
value-cleanses = buildings to cleanse
value-success = success
value-adversary = adversary
value-failure = failure
value-built = with or without a building
value-holder = for the holder of the Black Mark
value-foes = foes to defeat
value-kingdom = kingdom
value-land = land borders
value-river = rivers
value-edge = edge of the map
value-tower = next to the Tower
value-first = result
value-improved = result after an advantage
value-faces = glyphs
value-pocket = skulls behind a chute
value-chutes = chutes
value-azkol = treasure of Azkol
value-type = type
value-what = what it asks for
value-count = number
value-when = when
value-spent = the card is spent
value-per_turn = times a turn
value-per_battle = times a battle

## Words of the data, where somebody changes them

word-none = none
word-always = always
word-building = at a building
word-battle = in battle
word-level_4 = against foes of level 4
word-adversary = against the adversary
word-caravan = in a caravan
word-dungeon = in a dungeon
word-doubled = with the move doubled
word-clean_buildings = for each clean building nearby
word-desert = in the desert
word-hills = in the hills
word-mountains = in the mountains
word-lake = by a lake
word-forest = in a forest
word-grasslands = in the grasslands
word-seal = a seal is removed
word-turn = a drum turns
word-churn = drums and skulls churn
word-seal_and_turn = a seal is removed and a drum turns
word-plain = market
word-sale = sale
word-recruit = companion to recruit
word-gift = gift
word-early = adversary, early
word-late = adversary, late
word-region = a region
word-terrain = a terrain
word-ring = around the Tower
word-nowhere = anywhere
word-compassion = compassion
word-prowess = prowess
word-sacrifice = sacrifice
word-valor = valour
word-spend = spend
word-have = have
word-different = have different ones
word-same = have the same

## field

field-heroes = Heroes
field-month = Month
field-turn = Turn of the month
field-warriors = Warriors
field-spirit = Spirit
field-spores = Spores
field-region = Region
field-items = Items
field-Hero_active = Active virtues
field-corruptions = Corruptions
field-companions = Companions
field-buildings = Skulls on buildings, −1: destroyed
field-removed = Skulls that left the game
field-seals = Seals on the Tower
field-rivers = Burning rivers
field-foes = Foes on the board
field-kind = Kind
field-potions = Potion deck, the last is next
field-treasures = Treasure deck, the last is next
field-market = Treasure market
field-box = Quest items in the box
field-gone = Items that left the game

## counted

counted-skulls = skulls
counted-companions = companions
counted-foe_tokens = foe tokens

## flaw

flaw-hero_twice = { $hero } is already played by somebody else
flaw-home_twice = { $kingdom } is already somebody else's home
flaw-too_corrupt = { $n } corruptions are too many: with more than { $most } the game is lost
flaw-virtue_lost = a virtue that left the game cannot be active
flaw-unsorted = items must lie in the order of the game's numbers
flaw-other_foe = { $foe } is not among the foes of this match
flaw-too_many_foes = { $foe }: there are only { $most } tokens
flaw-other_level = { $foe } is of another level
