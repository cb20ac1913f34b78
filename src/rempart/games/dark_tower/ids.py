"""The numbers of everything in the game, in the order of the data.

Names in tuples are the ids that the data and the texts use.
"""

from __future__ import annotations

NONE = -1
"""No region, no seat, no card."""
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
"""Of a hero's five virtues, so many are printed on the board."""

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
STATES = ("panicked", "unsteady", "ready", "savage", "lethal")
PANICKED, UNSTEADY, READY, SAVAGE, LETHAL = range(5)

# Heroic trials (DT-COMP-02): four of each type

TRIAL_TYPES = ("valor", "prowess", "compassion", "sacrifice")
TRIALS = 16

# Main goals

PARTS = (
    *("warriors", "gear", "potions", "treasures", "fetch", "trees", "relic", "dungeon"),
    *("skulls", "spirit", "melee", "magic", "undead", "hunt"),
    *("bargain_corruption", "bargain_spirit", "ruins"),
)
"""What the main goals ask for, bit by bit."""

# The course of the game

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


def kingdom_of(region: int) -> int:
    """The kingdom that a region lies in."""
    return region // REGIONS_EACH


def level_of(kind: int) -> int:
    """DT-FOE-03: the level of a foe; 5 for adversaries."""
    return 2 + kind // 4 if kind < FIRST_ADVERSARY else 5
