"""What numbers stand for: most are indices into a list of ids, or follow the order of the data."""

from __future__ import annotations

from typing import Annotated, Literal

from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES, positions
from rempart.kernel import Meaning, Span

# Lists of ids

TOWERS = (
    *("ARC1", "ARC2", "ARC3", "ARC4a", "ARC4b"),
    *("MAG1", "MAG2", "MAG3", "MAG4a", "MAG4b"),
    *("ART1", "ART2", "ART3", "ART4a", "ART4b"),
    *("SOL1", "SOL2", "SOL3", "SOL4a", "SOL4b"),
)
"""Tower types."""
ARC1, ARC2, ARC3, ARC4A, ARC4B = range(5)
MAG1, MAG2, MAG3, MAG4A, MAG4B = range(5, 10)
ART1, ART2, ART3, ART4A, ART4B = range(10, 15)
SOL1, SOL2, SOL3, SOL4A, SOL4B = range(15, 20)

GUESTS = ("alleria", "magnus", "veznan", "lynn")
"""The heroes of Rift in Time (KR-CROSS-01)."""
HEROES = ("alric", "bruxa", "dierdre", "elora", "saitam", *GUESTS)
ALRIC, BRUXA, DIERDRE, ELORA, SAITAM = range(5)
ALLERIA, MAGNUS, VEZNAN, LYNN = range(5, 9)
FIRST_GUEST = ALLERIA
ABILITIES = tuple(f"{hero}_{number}" for hero in HEROES for number in range(1, 5))
"""Four a hero: number n of a hero is `hero * 4 + n - 1`."""

MODIFIERS = ("MB1", "MB2", "MB3", "MB4", "MB5", "MB6", "MA1", "MA2", "MA3", "MA4", "MF1", "MF2")
MB1, MB2, MB3, MB4, MB5, MB6, MA1, MA2, MA3, MA4, MF1, MF2 = range(12)

SUPPLIES = (
    *("archer", "mage", "knife", "artillery"),
    *("magic", "fire", "frost", "storm"),
    *HEROES,
    "soul",
)
"""Supplies of damage tiles; the tiles of supply and shape are counted at `supply * 5 + shape`."""
ARCHER_TILES, MAGE_TILES, KNIVES, ARTILLERY_TILES = range(4)
MAGIC_TILES, FIRE_TILES, FROST_TILES, STORM_TILES = range(4, 8)
HERO_TILES = 8
"""Alric's supply; the other heroes' follow."""
SOUL_TILES = HERO_TILES + len(HEROES)
"""Vez'nan's special tiles (KR-CROSS-24)."""
GUEST_SUPPLIES = (*GUESTS, "soul")

DIFFICULTIES = ("easy", "standard", "hard", "iron", "heroic")
EASY, STANDARD, HARD, IRON, HEROIC = range(5)

# How many there are

SEATS = 4
TOWER_CARDS = 44
HORDE_CARDS = 124
"""With the layers of bosses."""
RIFT = 200
"""E01 is card 200, E02 card 201 and so on."""
RIFT_CARDS = 15
LAST_STAND = RIFT + 14
"""E15."""
BEHAVIOURS = 10
SCENARIOS = 13
"""With the prologue."""
SPACES = 176
"""16 a row."""
PILES = 4
SIDES = range(4)
SIDE = 4
"""Of the biggest grid of a horde, in cells."""
WARRIORS = 2
WILDCATS = 1
BENCHES = 4
"""Bench heroes at most."""
MODES = 4
SKULLS = 20
REWARD = 7
"""No reward pays more gold, or crystals, even if it is doubled."""

MASKS = tuple(
    sorted({mask for shape in range(len(SHAPES)) for mask in positions(SIDE, SIDE, shape)})
)
"""Every set of cells that a tile or figure can cover."""

# Cards, in the order of the data

TowerCard = Annotated[int, Meaning("tower_card", range(TOWER_CARDS))]
Sticker = Annotated[int, Span(-2, TOWER_CARDS - 1)]
"""The tower card that a modifier is on; -1: none, -2: it is not in this game."""
Upgrade = Annotated[int, Meaning("upgrade", range(TOWER_CARDS))]
"""The tower card that another one becomes."""
HordeCard = Annotated[int, Meaning("horde_card", range(HORDE_CARDS))]
"""A horde card or, after them, a layer of a boss."""
RiftCard = Annotated[int, Meaning("rift_card", range(RIFT, RIFT + RIFT_CARDS))]
PileCard = Annotated[int, Meaning("pile_card", range(RIFT + RIFT_CARDS))]
"""What can lie in a spawn pile: a horde card, a layer of a boss or a rift card."""
BehaviourCard = Annotated[int, Meaning("behaviour_card", range(BEHAVIOURS))]
Modifier = Annotated[int, Meaning("modifier", ids=MODIFIERS)]

# People and figures

Seat = Annotated[int, Meaning("seat", range(SEATS))]
Hero = Annotated[int, Meaning("hero", ids=HEROES)]
Ability = Annotated[int, Meaning("ability", ids=ABILITIES)]
Warrior = Annotated[int, Meaning("warrior", range(WARRIORS))]
"""One of Alric's sand warriors."""
Who = Annotated[int, Meaning("who", range(12))]
"""A figure on the board, whatever it is (`steps.figures`)."""

# Places

Space = Annotated[int, Meaning("space", range(SPACES))]
"""`row * 16 + column` (`board.geometry`)."""
Side = Annotated[int, Meaning("side", ids="0123", topic="facing")]
"""Of the board, which a tower or figure faces."""
Pile = Annotated[int, Meaning("pile", range(PILES))]
"""A spawn pile, and the point where its hordes appear."""
Cells = Annotated[int, Meaning("cells", MASKS)]
"""Cells of a horde's grid under a tile or figure, a bit each (`board.grids`)."""
Covered = Annotated[int, Span(0, (1 << SIDE * SIDE) - 1)]
"""Cells of a grid, a bit each; 0: none."""
Cell = Annotated[int, Meaning("cell", tuple(1 << cell for cell in range(SIDE * SIDE)))]
"""One cell of a horde's grid, as such a mask."""
Colour = Annotated[int, Meaning("colour", ids="01234")]
"""Of sites: those of the seats, and white."""

# Tiles and attacks

Supply = Annotated[int, Meaning("supply", ids=SUPPLIES)]
Shape = Annotated[int, Meaning("shape", ids=SHAPES)]
Damage = Annotated[int, Meaning("damage", ids=DAMAGES)]
ModeNumber = Annotated[int, Meaning("mode_number", ids="0123"[:MODES], topic="mode")]
"""One of the attacks of a tower or hero."""

# Amounts that sentences name

Gold = Annotated[int, Meaning("gold", range(REWARD + 1))]
Crystals = Annotated[int, Meaning("crystals", range(REWARD + 1))]
Hearts = Annotated[int, Meaning("hearts")]
Skulls = Annotated[int, Meaning("skulls", range(1, SKULLS + 1))]

# The match

PhaseNumber = Annotated[int, Meaning("phase_number", ids="0123456", topic="phase")]
"""0: before the first one."""
Scenario = Annotated[int, Meaning("scenario", range(SCENARIOS))]
"""Or the number of a generated map (`code`)."""
MapNumber = Annotated[int, Span(0, 1 << 53)]
"""A scenario, generated or not."""
Difficulty = Annotated[int, Meaning("difficulty", ids=DIFFICULTIES)]
Band = Literal["green", "blue", "yellow", "red", "purple", "champion", "pumpkin", "boss", "rift"]
"""The kinds of cards in spawn piles."""
Defeat = Literal[
    "no_hearts",
    "piles_empty",
    "no_room",
    "hero_fell",
    "objective_missed",
    "crevasses_gape",
    "boss_escaped",
    "champion_escaped",
]
"""Why a match is lost."""
