"""The values of `data/`, checked, and arranged so that the rules find them fast.

A physical figure is a number: all white Puppets first, then all other white units, then the units
of each seat's colour. Kinds of unit, buildings and ruses are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rempart.games.kravora.actions import (
    Aim,
    Attack,
    Bleed,
    Build,
    Buy,
    Cast,
    Fire,
    Freeze,
    Hurl,
    Incite,
    Land,
    Launch,
    Lure,
    Recycle,
    Repel,
    Strike,
    Suffer,
)
from rempart.games.kravora.pieces import NONE
from rempart.kernel.errors import BadData

SEATS = 4
"""KV-COMP-01: 2 to 4 players."""

Kind = Literal["puppet", "sprinter", "stone_thrower", "long_arm", "bruiser", "rock_hurler"]
Face = Literal["blood_5", "blood_10", "comet", "double_comet", "arrow", "blank"]
Source = Literal["rulebook", "house"]
Sources = dict[str, Source]

KINDS = ("puppet", "sprinter", "stone_thrower", "long_arm", "bruiser", "rock_hurler")
PUPPET = 0
BUILDINGS = (
    "barracks",
    "university",
    "laboratory",
    "workshop",
    "hut",
    "sorting_centre",
    "cannon",
    "extra_slot",
)
BARRACKS, UNIVERSITY, LABORATORY, WORKSHOP, HUT, SORTING_CENTRE, CANNON, EXTRA_SLOT = range(8)
RUSES = ("rocks", "clot", "bait", "retreat", "boulder", "propulsion", "shield")
ROCKS, CLOT, BAIT, RETREAT, BOULDER, PROPULSION, SHIELD = range(7)

SINGLE, FREE, VOLLEY = range(3)
STYLES = ("single", "free", "volley")


class UnitData(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of unit."""

    size: Literal["small", "large"]
    hp: int
    hits: int
    style: Literal["single", "free", "volley"]
    reach: tuple[int, int]
    move: int
    price: int
    barracks: bool
    own: int
    white: int
    source: Sources


class Units(msgspec.Struct, forbid_unknown_fields=True):
    """`units.toml`: weakest first (KV-ENEMY-01)."""

    puppet: UnitData
    sprinter: UnitData
    stone_thrower: UnitData
    long_arm: UnitData
    bruiser: UnitData
    rock_hurler: UnitData


class BuildingData(msgspec.Struct, forbid_unknown_fields=True):
    """A building."""

    price: int
    slots: int
    source: Sources
    amount: int = 0
    places: int = 0


class Buildings(msgspec.Struct, forbid_unknown_fields=True):
    """`buildings.toml` (KV-COMP-04)."""

    barracks: BuildingData
    university: BuildingData
    laboratory: BuildingData
    workshop: BuildingData
    hut: BuildingData
    sorting_centre: BuildingData
    cannon: BuildingData
    extra_slot: BuildingData


class RuseData(msgspec.Struct, forbid_unknown_fields=True):
    """A ruse."""

    price: int
    source: Sources
    amount: int = 0


class Ruses(msgspec.Struct, forbid_unknown_fields=True):
    """`ruses.toml`."""

    rocks: RuseData
    clot: RuseData
    bait: RuseData
    retreat: RuseData
    boulder: RuseData
    propulsion: RuseData
    shield: RuseData


class UnitDie(msgspec.Struct, forbid_unknown_fields=True):
    """A die that names units."""

    faces: list[Kind]
    source: Sources


class CalamityDie(msgspec.Struct, forbid_unknown_fields=True):
    """The calamity die."""

    faces: list[Face]
    source: Sources


class NumberDie(msgspec.Struct, forbid_unknown_fields=True):
    """A die that names numbers."""

    faces: list[int]
    source: Sources


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """`dice.toml` (KV-COMP-07)."""

    setup: UnitDie
    announcement: UnitDie
    calamity: CalamityDie
    comet: NumberDie
    eruption: NumberDie


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """A turn of the track."""

    dice: int
    bonus: int
    event: Literal["none", "calamity", "reward", "eruption"]
    source: Sources


class BoardData(msgspec.Struct, forbid_unknown_fields=True):
    """The fortress board."""

    lines: int
    source: Sources


class WallData(msgspec.Struct, forbid_unknown_fields=True):
    """The wall, and what dismantling it brings."""

    points: int
    upper: int
    upper_blood: int
    lower_blood: int
    most: int
    source: Sources


class StartData(msgspec.Struct, forbid_unknown_fields=True):
    """Blood to begin with."""

    first: int
    second: int
    third: int
    fourth: int
    source: Sources


class WageData(msgspec.Struct, forbid_unknown_fields=True):
    """What units earn."""

    small: int
    large: int
    limit: int
    killed: int
    source: Sources


class CalamityData(msgspec.Struct, forbid_unknown_fields=True):
    """What calamities do."""

    blood_5: int
    blood_10: int
    comet: int
    source: Sources


class RewardData(msgspec.Struct, forbid_unknown_fields=True):
    """What the best killer gets."""

    blood: int
    source: Sources


class MarkerData(msgspec.Struct, forbid_unknown_fields=True):
    """Markers of the table."""

    freeze: int
    source: Sources


class LimitData(msgspec.Struct, forbid_unknown_fields=True):
    """Limits."""

    turns: int
    lowest_price: int
    forced_attacks: int
    source: Sources


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """`constants.toml`."""

    board: BoardData
    wall: WallData
    start: StartData
    wage: WageData
    calamity: CalamityData
    reward: RewardData
    markers: MarkerData
    limits: LimitData


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `data/` folder."""

    units: Units
    buildings: Buildings
    ruses: Ruses
    dice: Dice
    turns: dict[str, TurnData]
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
        """Prices without and with barracks or university; none below the lowest (KV-BUY-08)."""
        least = self.constants.limits.lowest_price
        cheap = self.buildings[BARRACKS].amount
        self.unit_price = [
            [max(least, unit.price) for unit in self.units],
            [max(least, unit.price - cheap * unit.barracks) for unit in self.units],
        ]
        cheap = self.buildings[UNIVERSITY].amount
        self.ruse_price = [
            [max(least, ruse.price) for ruse in self.ruses],
            [max(least, ruse.price - cheap) for ruse in self.ruses],
        ]
        self.building_price = [max(least, building.price) for building in self.buildings]
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
        figures, lines = self.figures, self.every_line
        self.attacks = [Attack(unit) for unit in figures]
        self.strikes = [Strike(unit) for unit in figures]
        self.suffers = [Suffer(unit) for unit in figures]
        self.recycles = [Recycle(unit) for unit in figures]
        self.bleeds = [Bleed(unit) for unit in figures]
        self.lures = [Lure(unit) for unit in figures]
        self.incites = [Incite(unit) for unit in figures]
        self.repels = [Repel(unit) for unit in figures]
        self.launches = [Launch(unit) for unit in figures]
        self.aims = [Aim(line) for line in self._lines()]
        self.buys = [[Buy(kind, line) for line in lines] for kind in range(len(KINDS))]
        self.builds = [Build(building) for building in range(len(BUILDINGS))]
        self.fires = [[Fire(board, line) for line in lines] for board in range(SEATS)]
        self.casts = [Cast(ruse) for ruse in range(len(RUSES))]
        self.freezes = self._everywhere(Freeze)
        self.hurls = self._everywhere(Hurl)
        self.lands = self._everywhere(Land)

    def _everywhere(self, kind: Any) -> list[list[Any]]:
        return [[kind(board, line) for line in self._lines()] for board in range(SEATS)]


TABLES: dict[str, Tables] = {}
"""Tables by variant; the rules look here."""


def compile_tables(data: Data) -> Tables:
    """Check the data across files and make the tables."""
    _check_constants(data.constants)
    for kind in KINDS:
        _check_unit(kind, getattr(data.units, kind))
    for name in BUILDINGS:
        building: BuildingData = getattr(data.buildings, name)
        for key in ("price", "slots", "amount", "places"):
            _at_least(0, getattr(building, key), f"buildings.toml, {name}.{key}")
    for name in RUSES:
        ruse: RuseData = getattr(data.ruses, name)
        _at_least(0, ruse.price, f"ruses.toml, {name}.price")
        _at_least(0, ruse.amount, f"ruses.toml, {name}.amount")
    _check_dice(data)
    _check_turns(data.turns)
    return Tables(data)


def _check_unit(kind: str, unit: UnitData) -> None:
    for key, least in (("hp", 1), ("hits", 1), ("move", 0), ("price", 0), ("own", 0), ("white", 0)):
        _at_least(least, getattr(unit, key), f"units.toml, {kind}.{key}")
    for key in ("own", "white"):
        figures = getattr(unit, key)
        _need(figures <= 60, f"units.toml, {kind}.{key}: {figures} figures are more than 60")
    least, most = unit.reach
    _need(
        0 <= least <= most,
        f"units.toml, {kind}.reach: [{least}, {most}] must be two distances, the nearer first",
    )


def _check_dice(data: Data) -> None:
    for name in ("setup", "announcement", "calamity", "comet", "eruption"):
        faces = getattr(data.dice, name).faces
        _need(len(faces) == 6, f"dice.toml, {name}.faces: a die has 6 faces, not {len(faces)}")
    lines = data.constants.board.lines
    for line in data.dice.comet.faces:
        _need(
            0 <= line <= lines,
            f"dice.toml, comet.faces: {line} is neither a line (1 to {lines}) nor the wall (0)",
        )
    for points in data.dice.eruption.faces:
        _at_least(0, points, "dice.toml, eruption.faces")


def _check_turns(turns: dict[str, TurnData]) -> None:
    track = len(turns) - 1
    expected = {*map(str, range(track)), "later"}
    _need(
        set(turns) == expected and track > 1,
        f"turns.toml: the turns must be 0, 1, 2, … without a gap, and later; there is: "
        f"{', '.join(turns)}",
    )
    for name, turn in turns.items():
        _at_least(0, turn.dice, f"turns.toml, {name}.dice")


def _check_constants(constants: Constants) -> None:
    _at_least(2, constants.board.lines, "constants.toml, board.lines")
    _at_least(1, constants.wall.points, "constants.toml, wall.points")
    _at_least(1, constants.limits.lowest_price, "constants.toml, limits.lowest_price")
    for name in ("wall", "start", "wage", "calamity", "reward", "markers", "limits"):
        table = getattr(constants, name)
        for key in table.__struct_fields__:
            if key != "source":
                _at_least(0, getattr(table, key), f"constants.toml, {name}.{key}")


def _at_least(least: int, value: int, where: str) -> None:
    _need(value >= least, f"{where}: {value} is less than {least}")


def _need(truth: bool, otherwise: str) -> None:
    if not truth:
        raise BadData(f"kravora: data/{otherwise}")
