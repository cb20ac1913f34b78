"""The numbers of everything in the game, in the order of the data.

Names in tuples are the ids that the data and the texts use.
"""

from __future__ import annotations

from typing import Annotated, Literal

from rempart.kernel import Meaning

SEATS = 4
GONE = -1
"""Instead of a number of skulls: the building is destroyed."""

# The world

KINGDOMS = ("north", "east", "south", "west")
"""Clockwise (DT-SETUP-02); the sides of the Tower have the same numbers."""
NORTH, EAST, SOUTH, WEST = range(4)
REGIONS_EACH = 15
"""DT-REALM-01: regions of a kingdom; region // 15 is its kingdom."""
REGIONS = 60
BUILDINGS = ("citadel", "sanctuary", "village", "bazaar")
"""A building's number is kingdom * 4 + type (DT-BUILD-01)."""
CITADEL, SANCTUARY, VILLAGE, BAZAAR = range(4)
TERRAINS = ("desert", "hills", "mountains", "lake", "forest", "grasslands")
DESERT, HILLS, MOUNTAINS, LAKE, FOREST, GRASSLANDS = range(6)
RIVERS = ("north_east", "east_south", "south_west", "west_north")
"""River r lies between kingdom r and the next one clockwise."""

# The Tower

DRUMS = ("top", "middle", "bottom")
TOP, MIDDLE, BOTTOM = range(3)
GLYPHS = ("banner", "cleanse", "battle", "quest", "reinforce")
"""DT-GLYPH-01: one for each action."""
BANNER, CLEANSE, BATTLE, QUEST, REINFORCE = range(5)
SEALS = 12
"""DT-TOWER-03: seal drum * 4 + side."""
ALL_SEALS = (1 << SEALS) - 1
SKULLS = 24
"""DT-SETUP-05."""

# Advantages (DT-ADVANTAGE-01)

ADVANTAGES = ("beast", "humanoid", "undead", "magic", "melee", "stealth", "wild")
BEAST, HUMANOID, UNDEAD, MAGIC, MELEE, STEALTH, WILD = range(7)
DUNGEONS = ("cave", "encampment", "tomb", "shrine", "fortress", "ruins")
"""Each has the attribute of the same number."""
CAVE, ENCAMPMENT, TOMB, SHRINE, FORTRESS, RUINS = range(6)
POOLS = (*DUNGEONS, "east", "north", "west", "tower")
"""Types of dungeon by number, the caravans and the Tower among them."""
CARAVAN_EAST, CARAVAN_NORTH, CARAVAN_WEST, TOWER_DUNGEON = range(6, 10)

# Heroes and virtues

HEROES = ("scion", "warlord", "relic", "spy")
SCION, WARLORD, RELIC, SPY = range(4)
VIRTUES = (
    *("arcane", "generous", "anointed", "blessed", "infused"),
    *("baleful", "veteran", "inspiring", "callous", "relentless"),
    *("precise", "prepared", "crafty", "lucky", "inventive"),
    *("alert", "swift", "resourceful", "fortunate", "unseen"),
    *("champion_north", "champion_east", "champion_south", "champion_west"),
)
"""Five a hero, the first two printed on the board; then the champion tiles of the kingdoms."""
ARCANE, GENEROUS, ANOINTED, BLESSED, INFUSED = range(5)
BALEFUL, VETERAN, INSPIRING, CALLOUS, RELENTLESS = range(5, 10)
PRECISE, PREPARED, CRAFTY, LUCKY, INVENTIVE = range(10, 15)
ALERT, SWIFT, RESOURCEFUL, FORTUNATE, UNSEEN = range(15, 20)
CHAMPION = 20
"""The champion tile of the North; the other kingdoms' follow."""
PRINTED = 2
"""How many of a hero's five virtues are printed on the board."""

# Items: one numbering for all kinds

POTIONS = ("fortune", "goldsun", "teeth", "breath", "siren", "strides")
FORTUNE, GOLDSUN, TEETH, BREATH, SIREN, STRIDES = range(6)
GEAR = ("scepter", "talisman", "maps", "cloak", "armor", "sword")
FIRST_GEAR = 6
SCEPTER, TALISMAN, MAPS, CLOAK, ARMOR, SWORD = range(6, 12)
TREASURES = (
    *("lamp_hope", "scroll_serpent", "spear_atish", "scroll_twilight", "neck_haggle", "reliquary"),
    *("idol", "carpet", "scroll_sands", "tears", "banner", "acorns", "axe", "circlet"),
    *("lamp_dark", "cauldron", "bow", "crown", "horn", "cloak_stars", "mace", "amulet_marid"),
)
FIRST_TREASURE = 12
LAMP_HOPE, SCROLL_SERPENT, SPEAR_ATISH, SCROLL_TWILIGHT, NECK_HAGGLE, RELIQUARY = range(12, 18)
IDOL, CARPET, SCROLL_SANDS, TEARS, BANNER_OF_AZKOL, ACORNS, AXE, CIRCLET = range(18, 26)
LAMP_DARK, CAULDRON, BOW, CROWN, HORN, CLOAK_STARS, MACE, AMULET_MARID = range(26, 34)
QUEST_ITEMS = (
    *("q_annihil", "q_hope", "q_bezoar", "q_scales", "q_silver", "q_pelt", "q_remedy"),
    *("q_hornel", "q_outlaw", "q_snow", "q_light", "q_coin", "q_mark", "q_map", "q_tools"),
    *("q_urn", "q_wraps"),
)
FIRST_QUEST_ITEM = 34
Q_ANNIHIL, Q_HOPE, Q_BEZOAR, Q_SCALES, Q_SILVER, Q_PELT, Q_REMEDY = range(34, 41)
Q_HORNEL, Q_OUTLAW, Q_SNOW, Q_LIGHT, Q_COIN, Q_MARK, Q_MAP, Q_TOOLS = range(41, 49)
Q_URN, Q_WRAPS = range(49, 51)
ITEMS = (*POTIONS, *GEAR, *TREASURES, *QUEST_ITEMS)
"""DT-ITEM-01: four kinds of item; the number of an item is its place here."""
COPIES = 3
"""Cards of each potion and each kind of gear (DT-SETUP-01, DT-SETUP-06)."""
AZKOLS = (IDOL, BANNER_OF_AZKOL, CROWN, HORN, MACE)
"""Group A of the treasures, for Zaida's goal."""

WHAT = (
    *("warriors", "spirit", "potion", "gear", "treasure", "quest_item"),
    *("item", "virtue", "corruption", "spore"),
)
"""What effects give and take."""
WARRIORS, SPIRIT, POTION, GEAR_CARD, TREASURE, QUEST_ITEM = range(6)
ITEM, VIRTUE, CORRUPTION, SPORE = range(6, 10)
SPANS = {
    POTION: range(FIRST_GEAR),
    GEAR_CARD: range(FIRST_GEAR, FIRST_TREASURE),
    TREASURE: range(FIRST_TREASURE, FIRST_QUEST_ITEM),
    QUEST_ITEM: range(FIRST_QUEST_ITEM, len(ITEMS)),
    ITEM: range(len(ITEMS)),
}
"""The numbers of each kind of item."""

CORRUPTIONS = (
    *("selfish", "tempted", "cursed", "uncertain", "cruel", "feral"),
    *("feeble", "lost", "weak", "feverish", "greedy", "suspicious"),
)
SELFISH, TEMPTED, CURSED, UNCERTAIN, CRUEL, FERAL = range(6)
FEEBLE, LOST, WEAK, FEVERISH, GREEDY, SUSPICIOUS = range(6, 12)

COMPANIONS = (
    *("gleb", "grigor", "hakan", "letha", "miras"),
    *("nimet", "tomas", "vasa", "yana", "zaida"),
)
"""In the order of the game code; a main goal has the number of its companion."""
GLEB, GRIGOR, HAKAN, LETHA, MIRAS, NIMET, TOMAS, VASA, YANA, ZAIDA = range(10)

# Foes

FOES = (
    *("brigands", "oreks", "wolves", "fiends"),
    *("trolls", "neuri", "lemures", "spiders"),
    *("dragons", "mormos", "striga", "titans"),
)
"""Four of each level from 2 to 4: level = 2 + kind // 4."""
BRIGANDS, OREKS, WOLVES, FIENDS, TROLLS, NEURI, LEMURES, SPIDERS = range(8)
DRAGONS, MORMOS, STRIGA, TITANS = range(8, 12)
ADVERSARIES = ("ashstrider", "bane", "empress", "gaze", "gravemaw", "isa", "rot", "utukku")
ASHSTRIDER, BANE, EMPRESS, GAZE, GRAVEMAW, ISA, ROT, UTUKKU = range(8)
FIRST_ADVERSARY = 12
"""As a foe, an adversary has this number more."""
FOE_KINDS = (*FOES, *ADVERSARIES)
CARDS = 60
"""Battle cards of all kinds of foe."""
SPREAD = 16
"""The most cards that lie face down to choose from: ten, and three pairs of mutations."""
BANDS = 3
"""Parts of the game in which an adversary strikes differently."""
STATES = ("panicked", "unsteady", "ready", "savage", "lethal")
PANICKED, UNSTEADY, READY, SAVAGE, LETHAL = range(5)

# Heroic trials (DT-COMP-02): four of each type

TRIAL_TYPES = ("valor", "prowess", "compassion", "sacrifice")
TRIALS = 16

# Quests, dungeons, effects

QUESTS = 38
CELLS = 12
"""DT-AM-28: of a dungeon's grid; it has no more rooms."""
ROOMS_EACH = 12
"""DT-AM-29: different rooms of a pool; the number of a room's content is pool * 12 + its place
there."""
EFFECTS = 329
"""Effects of the tables."""
WAYS = 3
"""Alternatives that an effect has at most."""
TREES = 5
"""Siege trees of Letha's goal."""

# Main goals

PARTS = (
    *("warriors", "gear", "potions", "treasures", "fetch", "trees", "relic", "dungeon"),
    *("skulls", "spirit", "melee", "magic", "undead", "hunt"),
    *("bargain_corruption", "bargain_spirit", "ruins"),
)
"""What the main goals ask for, bit by bit."""

# The course of the game

MONTHS = 6
START_STEP, MIDDLE_STEP, END_STEP = range(3)
"""DT-TURN-01."""
HAGGLE = ("plain", "warriors", "potion", "gear", "cancelled")
"""DT-HAGGLE-03."""
PLAIN, HAGGLE_WARRIORS, HAGGLE_POTION, HAGGLE_GEAR, CANCELLED = range(5)
CATEGORIES = ("strike", "spawn", "growth", "stirs", "acts", "companion", "wares")
"""Categories of events in the order in which they are resolved; code = category * 16 + detail."""
STRIKE, SPAWN, GROWTH, STIRS, ACTS, COMPANION, WARES = range(7)
STREAMS = (
    *("setup", "clock", "timeline", "spawn", "quest", "dungeon"),
    *("battle", "tower", "decks", "haggle", "event"),
)
"""DT-AM-01: the named streams of chance."""


# What a number stands for

Seat = Annotated[int, Meaning("seat", range(SEATS))]
HeroCard = Annotated[int, Meaning("hero", ids=HEROES)]
Kingdom = Annotated[int, Meaning("kingdom", ids=KINGDOMS)]
"""Or a side of the Tower."""
Region = Annotated[int, Meaning("region", range(REGIONS))]
Building = Annotated[int, Meaning("building", range(len(KINGDOMS) * len(BUILDINGS)))]
River = Annotated[int, Meaning("river", ids=RIVERS)]
Drum = Annotated[int, Meaning("drum", ids=DRUMS)]
Seal = Annotated[int, Meaning("seal", range(SEALS))]
Glyph = Annotated[int, Meaning("glyph", ids=GLYPHS)]
Advantage = Annotated[int, Meaning("advantage", ids=ADVANTAGES)]
Virtue = Annotated[int, Meaning("virtue", ids=VIRTUES)]
Item = Annotated[int, Meaning("item", ids=ITEMS)]
Companion = Annotated[int, Meaning("companion", ids=COMPANIONS)]
Thing = Annotated[int, Meaning("thing", range(len(ITEMS) + len(COMPANIONS)))]
"""What can be traded: an item, or after the items a companion."""
Source = Annotated[int, Meaning("source", range(len(ITEMS) + len(COMPANIONS) + len(VIRTUES)))]
"""What gives an advantage or a power: an item, a companion or a virtue."""
Corruption = Annotated[int, Meaning("corruption", ids=CORRUPTIONS)]
FoeKind = Annotated[int, Meaning("foe", ids=FOE_KINDS)]
"""Adversaries among them."""
Adversary = Annotated[int, Meaning("adversary", ids=ADVERSARIES, topic="foe")]
FoeState = Annotated[int, Meaning("state", ids=STATES)]
BattleCard = Annotated[int, Meaning("card", range(CARDS))]
CardSpot = Annotated[int, Meaning("spot", range(1, SPREAD + 1))]
"""Where a battle card lies face down, counted from 1."""
Rung = Annotated[int, Meaning("rung", range(len(STATES)))]
"""The step that a battle card has reached on its ladder (DT-BATTLE-12)."""
Band = Annotated[int, Meaning("band", range(BANDS))]
MonthlyQuest = Annotated[int, Meaning("quest", range(QUESTS))]
TrialCard = Annotated[int, Meaning("trial", range(TRIALS))]
MainGoal = Annotated[int, Meaning("goal", ids=COMPANIONS)]
GoalPart = Annotated[int, Meaning("part", ids=PARTS)]
Deposited = Annotated[int, Meaning("what", range(len(ITEMS)))]
"""What a main goal is given: one of `WHAT`, or a treasure by its number."""
Tree = Annotated[int, Meaning("tree", range(TREES))]
Pool = Annotated[int, Meaning("dungeon", ids=POOLS)]
"""The type of a dungeon, a caravan or the Tower dungeon."""
RoomPlace = Annotated[int, Meaning("room", range(CELLS))]
"""A room by its number in its dungeon."""
Cell = Annotated[int, Meaning("cell", range(CELLS))]
PoolRoom = Annotated[int, Meaning("pool_room", range(ROOMS_EACH))]
"""What a room is: its number in the pool of its dungeon."""
Content = Annotated[int, Meaning("content", range(len(POOLS) * ROOMS_EACH))]
"""What a room is, among those of all pools."""
EffectNumber = Annotated[int, Meaning("effect", range(EFFECTS))]
Alternative = Annotated[int, Meaning("way", range(WAYS))]
"""One of the ways that an effect or a quest allows."""
Count = Annotated[int, Meaning("count", range(1, 101))]
"""An amount of warriors or spirit that can be given at once."""
SpiritCount = Annotated[int, Meaning("spirit")]
SkullCount = Annotated[int, Meaning("skulls")]
SporeCount = Annotated[int, Meaning("spores")]
QuarterCount = Annotated[int, Meaning("quarters")]
AdvantageCount = Annotated[int, Meaning("advantages")]
"""Amounts that are shown with the thing counted."""
Month = Annotated[int, Meaning("month", range(1, MONTHS + 1))]
TurnStep = Annotated[int, Meaning("step", ids="012")]
"""DT-TURN-01."""
Face = Annotated[int, Meaning("haggle", ids=HAGGLE)]
"""Of the haggle die."""
Category = Annotated[int, Meaning("category", ids=CATEGORIES)]
Ending = Literal[
    "corrupted",
    "conceded",
    "time",
    "relic",
    "adversary",
    "no_skulls",
    "survived",
    "nobody",
]
"""Why the game is over."""


def kingdom_of(region: int) -> int:
    """The kingdom that a region lies in."""
    return region // REGIONS_EACH


def level_of(kind: int) -> int:
    """DT-FOE-03: the level of a foe; 5 for adversaries."""
    return 2 + kind // 4 if kind < FIRST_ADVERSARY else 5
