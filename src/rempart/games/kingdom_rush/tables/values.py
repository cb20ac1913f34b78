"""The Structs of `data/`: what each file may contain. `tables` checks it across files.

`source` tells where the values of a table come from (`kernel.sources`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.kingdom_rush.tables.common import Ability, Iron, Table
from rempart.games.kingdom_rush.tables.drawings import GRID, MARKS, TERRAIN
from rempart.games.kingdom_rush.tables.parameters import GeneratorData
from rempart.kernel.shape import DRAWS, KEEPS, NAMED, OF, SHARED, SHOWS, SIGNS, WORDS

Shape = Annotated[
    Literal["M1", "D2", "I3", "L3", "O4"], msgspec.Meta(extra={DRAWS: "shape", NAMED: "shape"})
]
Damage = Annotated[Literal["physical", "magic", "true"], msgspec.Meta(extra={NAMED: "damage"})]
Family = Annotated[
    Literal["archer", "mage", "artillery", "soldier"], msgspec.Meta(extra={NAMED: "family"})
]
Arrow = Annotated[
    Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"], msgspec.Meta(extra={NAMED: "direction"})
]
Range = Literal["one", "choice", "each", "all", "all_each", "perfect", "melee", "beside"]
Behaviour = Literal[
    "LA-a", "LA-b", "LA-c", "LA-d", "LA-e", "LB-1", "LB-2", "LB-3", "LB-4", "LB-5"
]  # fmt: skip
Spot = tuple[Annotated[int, msgspec.Meta(ge=0, le=14)], Annotated[int, msgspec.Meta(ge=0, le=14)]]
"""Column and row of a space."""
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Total = Annotated[int, msgspec.Meta(ge=1, le=999)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
More = Annotated[int, msgspec.Meta(ge=-99, le=99)]
"""What is added, or taken away."""


Pile = Annotated[int, msgspec.Meta(ge=1, le=4)]
Arrows = Annotated[list[Arrow], msgspec.Meta(max_length=8, extra={DRAWS: "arrows"})]
Tiles = Annotated[list[Shape], msgspec.Meta(max_length=8, extra={DRAWS: "tiles"})]
Colour = Literal["R", "B", "Y", "G", "W"]
Code = Annotated[
    str,
    msgspec.Meta(
        extra={
            DRAWS: "code",
            OF: ("hordes", "bosses", "rifts"),
            WORDS: ("G", "B", "Y", "R", "P", "E"),
        }
    ),
]
"""A card of a pile: a band letter, a horde, champion, boss or rift card, or E for any of these."""
Leader = Annotated[
    str,
    msgspec.Meta(extra={DRAWS: "code", OF: ("bosses",), WORDS: ("", "C1", "C2", "C3", "C4")}),
]
"""A champion or boss; empty: none."""
TowerId = Annotated[str, msgspec.Meta(extra={DRAWS: "code", OF: ("towers",)})]
RiftId = Annotated[str, msgspec.Meta(extra={DRAWS: "code", OF: ("rifts",)})]
ModifierId = Annotated[str, msgspec.Meta(extra={OF: ("modifiers",)})]
Things = Annotated[list[Spot], msgspec.Meta(extra={DRAWS: "things"})]
Grid = Annotated[str, msgspec.Meta(extra={DRAWS: "grid", SIGNS: GRID})]
"""Rows of cells from top to bottom, separated by "/"."""
Marks = Annotated[str, msgspec.Meta(extra={DRAWS: "marks", SIGNS: MARKS})]


class ShotData(msgspec.Struct, forbid_unknown_fields=True):
    """A part of an attack: what it deals and where that may go (see `shots`)."""

    range: Range = "perfect"
    arrows: Arrows = msgspec.field(default_factory=list[Arrow])
    tiles: Tiles = msgspec.field(default_factory=list[Shape])
    linked: bool = False
    """Joined by "+": all tiles on one horde."""
    distinct: bool = False
    """Each tile on another horde."""
    soldiers: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    knives: Literal["none", "one", "each"] = "none"
    totem: bool = False
    mend: bool = False
    """Instead of damage: 1 life for an adjacent hero."""
    damage: Damage | None = None
    """None: that of the tower, hero, flower or modifier."""
    special: bool = False
    """Vez'nan's special tiles (KR-CROSS-24)."""


Shots = Annotated[list[ShotData], msgspec.Meta(max_length=6, extra={DRAWS: "attack"})]
Attack = Annotated[
    list[ShotData], msgspec.Meta(min_length=1, max_length=6, extra={DRAWS: "attack"})
]
Attacks = Annotated[list[Attack], msgspec.Meta(min_length=1, max_length=2)]
"""One, or two to choose from."""
Kept = Annotated[list[ShotData], msgspec.Meta(max_length=6, extra=KEEPS | {DRAWS: "attack"})]
"""Where a rule deals them, they may change but not go."""


class TowerData(Table):
    """`towers`: a type of tower card (KR-TOWER-20 … -39)."""

    family: Family
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    copies: Some
    damage: Damage
    slots: Count
    modes: Attacks
    """The attacks, of which one is chosen when the tower is played (KR-TOWER-12)."""
    extra_towers: Count = 0
    """How many more towers than one, soldiers apart, may stand on its site."""
    falcons: Count = 0
    other_modes: Annotated[list[Attack], msgspec.Meta(max_length=2)] = msgspec.field(
        default_factory=list[Attack]
    )
    """Another reading of the card, for the setting `necromancer`."""


class HeroData(Table):
    """`heroes`."""

    life: Some
    move: Count
    footprint: Shape
    damage: Damage
    attacks: Attacks
    """The basic attacks, of which one is chosen."""
    skill: Annotated[dict[str, Count], msgspec.Meta(extra=KEEPS)]
    """The numbers of the board skill."""
    skill_shots: Kept = msgspec.field(default_factory=list[ShotData])


class AbilityData(Table):
    """`abilities`: a special ability tile."""

    passive: bool = False
    shots: Kept = msgspec.field(default_factory=list[ShotData])
    amount: Count = 0
    """How many skulls, hordes, tiles or moves; see the rule."""


class BenchData(Table):
    """`bench`: the solo side of a hero card (KR-SOLO-05)."""

    move: Count = 0
    amount: Count = 0
    shots: Kept = msgspec.field(default_factory=list[ShotData])
    later: Kept = msgspec.field(default_factory=list[ShotData])
    """Shots of a later time: Elora's next round, Bruxa's skulls."""


class FlowerData(Table):
    """`flowers`."""

    tiles: Count
    shots: Kept = msgspec.field(default_factory=list[ShotData])


class ModifierData(Table):
    """`modifiers`: a tower modifier."""

    group: Literal["basic", "advanced", "falcon"]
    shots: Kept = msgspec.field(default_factory=list[ShotData])
    crystals: Count = 0
    gold: Count = 0


class HordeData(Table):
    """`hordes`: a design of horde card."""

    band: Annotated[
        Literal["green", "blue", "yellow", "red", "purple", "pumpkin", "champion"],
        msgspec.Meta(extra={NAMED: "band"}),
    ]
    copies: Some
    grid: Grid
    reward: str
    weak: Marks = ""
    """The same grid with only the vulnerabilities (m, p, x) of big enemies."""


class LayerData(Table):
    """A layer of a boss."""

    grid: Grid
    reward: str
    weak: Marks = ""


class BossData(Table):
    """`bosses`: layers top to bottom, and the behaviour deck."""

    layers: dict[str, Annotated[LayerData, msgspec.Meta(extra={DRAWS: "card"})]]
    behaviours: list[Behaviour]


class RiftData(Table):
    """`rifts`: an elemental-rift card."""

    dealt: bool = True
    """Whether a scenario may list it for random dealing."""
    amount: Count = 0


class TileData(Table):
    """`tiles`: a supply of damage tiles."""

    M1: Count = 0
    D2: Count = 0
    I3: Count = 0
    L3: Count = 0
    O4: Count = 0


class DifficultyData(Table):
    """`difficulties` (KR-DIFF)."""

    gold: More
    crystals: More
    upgrades: Count = 0
    """Starting towers that may be one level higher."""
    returned: Count = 0
    """Starting towers that go back."""
    iron: bool = False
    deadly: bool = False
    """The first hero to lose its last life loses the game."""


class StockData(Table):
    """The supply of everything else (3.1 of the catalogue)."""

    soldiers: Some
    totems: Some
    crystals: Some
    gold: Some
    hearts: Some
    skulls: Some
    sand_warriors: Annotated[int, msgspec.Meta(ge=1, le=8)]
    tentacles: Some
    lava: Some
    crevasses: Some
    pools: Some
    coloured_sites: Some
    white_sites: Some


class TotalsData(Table):
    """The totals of the box, which the other files must add up to."""

    towers: Total
    tiles: Total
    hordes: Total
    boss_cards: Total
    rifts: Total
    modifiers: Total
    abilities: Total


class PriceData(Table):
    """What things cost (KR-BUY)."""

    level_1: Count
    level_2: Count
    modifier: Count


class IronData(Table):
    """The numbers of the iron challenges."""

    towers: Count
    archer_level: Count
    bought: Count
    modifier: Count


class ChampionData(Table):
    """The activation deck (KR-CHAMP-02)."""

    deck: Annotated[list[Some], msgspec.Meta(min_length=1, max_length=40)]
    event_order: Annotated[list[Pile], msgspec.Meta(min_length=1, max_length=40)]
    """KR-CHAMP-15: the piles that the event token visits, in turn."""


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """`constants`."""

    stock: StockData
    totals: TotalsData
    prices: PriceData
    champions: ChampionData
    iron: IronData


class SheetData(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario for one player count."""

    gold: Count
    crystals: Count
    ability_slots: Count
    towers: list[TowerId]
    sites: dict[Colour, Annotated[list[Spot], msgspec.Meta(extra={DRAWS: "sites", SHARED: ("W",)})]]
    """By colour: R, B, Y, G for seats 1 to 4, W white."""
    hordes: Annotated[list[str], msgspec.Meta(extra={DRAWS: "hordes"})]
    """What lies on the path at the start: `G@1#3` is a green horde on the 3rd space of route 1."""
    piles: Annotated[list[list[Code]], msgspec.Meta(extra={DRAWS: "piles"})]
    """Top card first: a band letter, a horde, champion or boss, or E for a rift card."""
    layers: Count = 0
    """How many layers of the boss are used."""
    tentacles: Things = msgspec.field(default_factory=list[Spot])


class TutorialData(msgspec.Struct, forbid_unknown_fields=True):
    """KR-PROLOGUE-06: how many rounds (0: no tutorial), the objectives of round 2 and the modifiers
    for sale; `patience`: how often a round must be played again before one may go on. Its fast
    horde (KR-PROLOGUE-10) and the one that pays gold (KR-PROLOGUE-12) are in the piles and on the
    path."""

    rounds: Count = 0
    patience: Count = 0
    destroyed: Count = 0
    upgraded: Count = 0
    modifiers: list[ModifierId] = msgspec.field(default_factory=list[str])


class ScenarioData(Table, kw_only=True):
    """`scenarios`: one file each. Later ones bring new flowers and environment (KR-ENV-07)."""

    number: Annotated[int, msgspec.Meta(ge=0, le=99)]
    hearts: Annotated[int, msgspec.Meta(ge=1, le=9)]
    map: Annotated[str, msgspec.Meta(max_length=240, extra={DRAWS: "map", SIGNS: TERRAIN})]
    starts: Annotated[list[Spot], msgspec.Meta(min_length=1, max_length=4, extra={DRAWS: "starts"})]
    """The first space of each route."""
    abilities: list[Annotated[int, msgspec.Meta(ge=1, le=4)]]
    """The special abilities that a hero may take."""
    unlocked: list[Ability]
    """What cards drawn for a band may show."""
    advanced: bool = False
    """Whether the advanced modifiers are in the album (KR-MOD-02)."""
    rifts: list[RiftId] = msgspec.field(default_factory=list[str])
    magic: Things = msgspec.field(default_factory=list[Spot])
    fire: Things = msgspec.field(default_factory=list[Spot])
    earth: Things = msgspec.field(default_factory=list[Spot])
    frost: Things = msgspec.field(default_factory=list[Spot])
    storm: Things = msgspec.field(default_factory=list[Spot])
    lava: Things = msgspec.field(default_factory=list[Spot])
    crevasses: Things = msgspec.field(default_factory=list[Spot])
    pools: Things = msgspec.field(default_factory=list[Spot])
    event_pile: Count = 0
    destroy: Leader = ""
    """A champion or boss that must be destroyed."""
    clear: bool = True
    """Whether piles and path must be empty (KRH-WIN-01)."""
    lost_if_escapes: Leader = ""
    """A champion whose escape is a defeat (a boss's always is, KRH-BOSS-06)."""
    lost_if_gaping: Count = 0
    """This many gaping crevasses at the end of a round are a defeat; 0: never."""
    iron: Iron = "none"
    tutorial: TutorialData = msgspec.field(default_factory=TutorialData)
    players: dict[str, SheetData]
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """What it is called if somebody else made it; empty: by its number."""


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of `data/`."""

    towers: dict[str, Annotated[TowerData, msgspec.Meta(extra={DRAWS: "tower"})]]
    heroes: dict[str, HeroData]
    abilities: dict[str, AbilityData]
    bench: dict[str, BenchData]
    flowers: dict[str, FlowerData]
    modifiers: dict[str, ModifierData]
    hordes: dict[str, Annotated[HordeData, msgspec.Meta(extra={DRAWS: "card"})]]
    bosses: dict[str, BossData]
    rifts: dict[str, RiftData]
    tiles: dict[str, TileData]
    difficulties: dict[str, DifficultyData]
    constants: Constants
    scenarios: dict[
        str,
        Annotated[
            ScenarioData, msgspec.Meta(extra={DRAWS: "scenario", SHOWS: {"scenario": "number"}})
        ],
    ]
    endless: dict[str, GeneratorData]
    """By version: g1, g2 …"""
