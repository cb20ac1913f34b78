"""The values of `data/`, checked, and arranged so that the rules find them fast.

A physical figure is a number: all white Puppets first, then all other white units, then the units
of each seat's colour. Kinds of unit, buildings and ruses are numbered in the order of the data.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.kravora.ids import (
    BARRACKS,
    BUILDINGS,
    CANNON,
    KINDS,
    PLAYERS,
    RUSES,
    SEATS,
    UNIVERSITY,
    Face,
    KindId,
    TurnEvent,
)
from rempart.games.kravora.options import Attack, Buy, Fire
from rempart.kernel import NONE
from rempart.kernel.errors import BadValues, Fault
from rempart.kernel.shape import DRAWS, GROWS, NAMED
from rempart.kernel.sources import Sources

# What values can be at all. The upper ends are far from any game worth playing; they keep a
# slip of the pen from filling the memory or the screen.
Amount = Annotated[int, msgspec.Meta(ge=0, le=200)]
"""Litres, prices, wall points taken or given, hits of a calamity."""
Price = Amount | Annotated[list[Amount], msgspec.Meta(min_length=3, max_length=3)]
"""The price of a building or ruse: one, or three, with two, three and four players."""
Points = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""What is never nothing: hit points, hits, wall points, the lowest price."""
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
"""Dice, slots, places, lines gone, markers."""
MOST_LINES = 12
Lines = Annotated[int, msgspec.Meta(ge=2, le=MOST_LINES)]
Supply = Annotated[int, msgspec.Meta(ge=0, le=60)]
"""Figures of a kind. A supply is stored as a number with one bit a figure."""
Turns = Annotated[int, msgspec.Meta(ge=1, le=200)]
Six = msgspec.Meta(min_length=6, max_length=6)
"""A die has six faces."""
FACES = msgspec.Meta(extra={DRAWS: "faces"})
CARD = msgspec.Meta(extra={DRAWS: "card"})
"""What is drawn as a whole where it is edited."""

SINGLE, FREE, VOLLEY = range(3)
STYLES = ("single", "free", "volley")


class UnitData(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of unit."""

    size: Literal["small", "large"]
    hp: Points
    hits: Points
    style: Literal["single", "free", "volley"]
    reach: tuple[Few, Few]
    move: Few
    price: Amount
    barracks: bool
    own: Supply
    white: Supply
    source: Sources


class Units(msgspec.Struct, forbid_unknown_fields=True):
    """`units`: weakest first (KV-ENEMY-01)."""

    puppet: Annotated[UnitData, CARD]
    sprinter: Annotated[UnitData, CARD]
    stone_thrower: Annotated[UnitData, CARD]
    long_arm: Annotated[UnitData, CARD]
    bruiser: Annotated[UnitData, CARD]
    rock_hurler: Annotated[UnitData, CARD]


class BuildingData(msgspec.Struct, forbid_unknown_fields=True):
    """A building."""

    price: Price
    slots: Few
    source: Sources
    amount: Amount = 0
    places: Few = 0


class Buildings(msgspec.Struct, forbid_unknown_fields=True):
    """`buildings` (KV-COMP-04)."""

    barracks: Annotated[BuildingData, CARD]
    university: Annotated[BuildingData, CARD]
    laboratory: Annotated[BuildingData, CARD]
    workshop: Annotated[BuildingData, CARD]
    hut: Annotated[BuildingData, CARD]
    sorting_centre: Annotated[BuildingData, CARD]
    cannon: Annotated[BuildingData, CARD]
    extra_slot: Annotated[BuildingData, CARD]


class RuseData(msgspec.Struct, forbid_unknown_fields=True):
    """A ruse."""

    price: Price
    source: Sources
    amount: Few = 0


class Ruses(msgspec.Struct, forbid_unknown_fields=True):
    """`ruses`."""

    rocks: RuseData
    clot: RuseData
    bait: RuseData
    retreat: RuseData
    boulder: RuseData
    propulsion: RuseData
    shield: RuseData


class UnitDie(msgspec.Struct, forbid_unknown_fields=True):
    """A die that names units."""

    faces: Annotated[list[KindId], Six, FACES]
    source: Sources


class CalamityDie(msgspec.Struct, forbid_unknown_fields=True):
    """The calamity die."""

    faces: Annotated[list[Annotated[Face, msgspec.Meta(extra={NAMED: "face"})]], Six, FACES]
    source: Sources


class NumberDie(msgspec.Struct, forbid_unknown_fields=True):
    """A die that names numbers."""

    faces: Annotated[list[Few], Six, FACES]
    source: Sources


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """`dice` (KV-COMP-07)."""

    setup: Annotated[UnitDie, CARD]
    announcement: Annotated[UnitDie, CARD]
    calamity: Annotated[CalamityDie, CARD]
    comet: Annotated[NumberDie, CARD]
    eruption: Annotated[NumberDie, CARD]


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """A turn of the track. A designer may add turns, without a source."""

    dice: Few
    bonus: Few
    event: Annotated[TurnEvent, msgspec.Meta(extra={NAMED: "turn_event"})]
    source: Sources = {}


class BoardData(msgspec.Struct, forbid_unknown_fields=True):
    """The fortress board."""

    lines: Lines
    source: Sources


class WallData(msgspec.Struct, forbid_unknown_fields=True):
    """The wall, and what dismantling it brings."""

    points: Points
    upper: Amount
    upper_blood: Amount
    lower_blood: Amount
    most: Amount
    source: Sources
    extra: Amount = 0


class StartData(msgspec.Struct, forbid_unknown_fields=True):
    """Blood to begin with."""

    first: Amount
    second: Amount
    third: Amount
    fourth: Amount
    source: Sources


class WageData(msgspec.Struct, forbid_unknown_fields=True):
    """What units earn."""

    small: Amount
    large: Amount
    limit: Amount
    killed: Amount
    source: Sources


class CalamityData(msgspec.Struct, forbid_unknown_fields=True):
    """What calamities do."""

    blood_5: Amount
    blood_10: Amount
    comet: Amount
    source: Sources


class RewardData(msgspec.Struct, forbid_unknown_fields=True):
    """What the best killer gets."""

    blood: Amount
    source: Sources


class MarkerData(msgspec.Struct, forbid_unknown_fields=True):
    """Markers of the table."""

    freeze: Few
    source: Sources


class LimitData(msgspec.Struct, forbid_unknown_fields=True):
    """Limits."""

    turns: Turns
    lowest_price: Points
    forced_attacks: Few
    ruses: Few
    source: Sources


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """`constants`."""

    board: BoardData
    wall: WallData
    start: StartData
    wage: WageData
    calamity: CalamityData
    reward: RewardData
    markers: MarkerData
    limits: LimitData


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """`data/game.toml`."""

    units: Units
    buildings: Buildings
    ruses: Ruses
    dice: Dice
    turns: Annotated[
        dict[str, Annotated[TurnData, CARD]], msgspec.Meta(max_length=100, extra=GROWS)
    ]
    constants: Constants


class Tables:
    """Everything the rules look up, by the numbers of figures, kinds, buildings and ruses."""

    def __init__(self, data: Data):
        self.data = data
        self.constants = data.constants
        self.lines = data.constants.board.lines
        self.every_line = range(1, self.lines + 1)
        self.wall = data.constants.wall
        self.wages = data.constants.wage
        self.units: list[UnitData] = [getattr(data.units, kind) for kind in KINDS]
        self.buildings: list[BuildingData] = [getattr(data.buildings, b) for b in BUILDINGS]
        self.ruses: list[RuseData] = [getattr(data.ruses, ruse) for ruse in RUSES]
        start = data.constants.start
        self.start = (start.first, start.second, start.third, start.fourth)
        self._describe_kinds()
        self._price()
        self._number_figures()
        self._roll()
        self._intern()

    def _describe_kinds(self) -> None:
        units = self.units
        self.hp = [unit.hp for unit in units]
        self.hits = [unit.hits for unit in units]
        self.style = [STYLES.index(unit.style) for unit in units]
        self.move = [unit.move for unit in units]
        self.wage = [
            self.wages.small if unit.size == "small" else self.wages.large for unit in units
        ]
        self.both_ways = [
            [self._reach(unit, at, (1, -1)) for at in self._lines()] for unit in units
        ]
        """KV-ATTACK-02, KV-ATTACK-03: the lines a defender of a kind reaches from a line."""
        self.nearest = [[reach[::-1] for reach in kind] for kind in self.both_ways]
        """The same, those nearest to the wall first."""
        self.forward = [[self._reach(unit, at, (1,)) for at in self._lines()] for unit in units]
        """KV-ENEMY-02: the lines an enemy of a kind reaches from a line."""
        near = self.lines - 1
        self.hits_wall = [
            [at >= near or at + unit.reach[1] >= self.lines for at in self._lines()]
            for unit in units
        ]
        """KV-ENEMY-04, KV-ENEMY-06, KV-ENEMY-09: from where an enemy reaches the wall."""

    def _lines(self) -> range:
        """All lines, and 0, which is none."""
        return range(self.lines + 1)

    def _reach(self, unit: UnitData, at: int, ways: tuple[int, ...]) -> tuple[int, ...]:
        least, most = unit.reach
        far = {at + way * d for way in ways for d in range(least, most + 1)}
        return tuple(line for line in self.every_line if line in far and at)

    def _price(self) -> None:
        """Prices, those of units without and with barracks; none below the lowest (KV-BUY-08)."""
        least = self.constants.limits.lowest_price
        cheap = self.buildings[BARRACKS].amount
        self.unit_price = [
            [max(least, unit.price) for unit in self.units],
            [max(least, unit.price - cheap * unit.barracks) for unit in self.units],
        ]
        cheap = self.buildings[UNIVERSITY].amount
        self.ruse_price = {
            players: [
                [max(least, price_for(players, ruse.price)) for ruse in self.ruses],
                [max(least, price_for(players, ruse.price) - cheap) for ruse in self.ruses],
            ]
            for players in PLAYERS
        }
        """By the number of players, without and with a university."""
        self.building_price = {
            players: [max(least, price_for(players, building.price)) for building in self.buildings]
            for players in PLAYERS
        }
        """By the number of players."""
        self.shot_price = max(least, self.buildings[CANNON].amount)

    def _number_figures(self) -> None:
        self.kind: list[int] = []
        """The kind of each figure."""
        self.owner: list[int] = []
        """The seat of its colour; NONE: white."""
        self.first: list[list[int]] = []
        """The first figure of each kind, of seat 0, 1, 2, 3 and last of white."""
        self.full: list[list[int]] = []
        """A full supply of the same: for each kind one bit a figure."""
        for owner in (NONE, *range(SEATS)):
            counts = [unit.white if owner == NONE else unit.own for unit in self.units]
            firsts: list[int] = []
            for kind, count in enumerate(counts):
                firsts.append(len(self.kind))
                self.kind += [kind] * count
                self.owner += [owner] * count
            self.first.append(firsts)
            self.full.append([(1 << count) - 1 for count in counts])
        self.first.append(self.first.pop(0))
        self.full.append(self.full.pop(0))
        self.figures = range(len(self.kind))

    def _roll(self) -> None:
        dice = self.data.dice
        self.muster = [KINDS.index(kind) for kind in dice.setup.faces]
        self.announced = [KINDS.index(kind) for kind in dice.announcement.faces]
        self.calamity = dice.calamity.faces
        self.comet = dice.comet.faces
        self.eruption = dice.eruption.faces
        turns = self.data.turns
        self.last_turn = len(turns) - 2
        self.turns = [turns[str(turn)] for turn in range(self.last_turn + 1)]
        self.turns.append(turns["later"])

    def turn(self, turn: int) -> TurnData:
        """KV-DICE-01, KV-DICE-07: the values of a turn."""
        return self.turns[min(turn, self.last_turn + 1)]

    def _intern(self) -> None:
        """Options that recur, built once."""
        lines = self.every_line
        self.attacks = [Attack(unit) for unit in self.figures]
        self.buys = [[Buy(kind, line) for line in lines] for kind in range(len(KINDS))]
        self.fires = [[Fire(board, line) for line in lines] for board in range(SEATS)]


def price_for(players: int, price: Price) -> int:
    """A price for a number of players."""
    return price if isinstance(price, int) else price[PLAYERS.index(players)]


TABLES: dict[str, Tables] = {}
"""Tables by variant; the rules look here."""


def compile_tables(data: Data) -> Tables:
    """Check how the values go together, and make the tables."""
    for kind in KINDS:
        unit: UnitData = getattr(data.units, kind)
        least, most = unit.reach
        _need(
            least <= most,
            f"units.{kind}.reach",
            f"[{least}, {most}] must be two distances, the nearer first",
        )
    lines = data.constants.board.lines
    for line in data.dice.comet.faces:
        _need(
            line <= lines,
            "dice.comet.faces",
            f"{line} is neither a line (1 to {lines}) nor the wall (0)",
        )
    track = len(data.turns) - 1
    _need(
        set(data.turns) == {*map(str, range(track)), "later"} and track > 1,
        "turns",
        f"the turns must be 0, 1, 2, … without a gap, and later; found: {', '.join(data.turns)}",
    )
    return Tables(data)


def _need(truth: bool, key: str, otherwise: str) -> None:
    if not truth:
        raise BadValues(Fault(key, otherwise))
