"""The Structs of `data/`: what each file may contain. `checks` checks that it is consistent.

`source` tells where values come from (`kernel.sources`). Effects are texts in the notation of
`effects`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.dark_tower.board.world import RegionData
from rempart.kernel.shape import DRAWS, EACH, KEEPS, NAMED, OF
from rempart.kernel.sources import Sources

Kind = Annotated[
    Literal["beast", "humanoid", "undead", "magic", "melee", "stealth", "wild"],
    msgspec.Meta(extra={NAMED: "advantage"}),
]
Attribute = Annotated[
    Literal["beast", "humanoid", "undead", "magic", "melee", "stealth"],
    msgspec.Meta(extra={NAMED: "advantage"}),
]
Lair = Annotated[
    Literal["cave", "encampment", "tomb", "shrine", "fortress", "ruins"],
    msgspec.Meta(extra={NAMED: "dungeon"}),
]
Terrain = Annotated[
    Literal["desert", "hills", "mountains", "lake", "forest", "grasslands"],
    msgspec.Meta(extra={NAMED: "terrain"}),
]
Building = Annotated[
    Literal["citadel", "sanctuary", "village", "bazaar"], msgspec.Meta(extra={NAMED: "building"})
]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Kept = Annotated[Count, msgspec.Meta(extra=KEEPS)]
Market = Annotated[int, msgspec.Meta(ge=1, le=12)]
"""Treasures on sale, of the 22 there are."""
Level = Annotated[int, msgspec.Meta(ge=2, le=4)]
CARD = msgspec.Meta(extra={DRAWS: "card"})
"""What is drawn as a whole where it is edited."""
LADDER = {
    DRAWS: "ladder",
    NAMED: "state",
    EACH: ("lethal", "savage", "ready", "unsteady", "panicked"),
}
Five = Annotated[list[str], msgspec.Meta(min_length=5, max_length=5, extra=LADDER)]
RegionId = Annotated[str, msgspec.Meta(extra={OF: ("regions",)})]
CompanionId = Annotated[str, msgspec.Meta(extra={OF: ("companions",)})]
CardId = Annotated[str, msgspec.Meta(extra={OF: ("cards",)})]
Deck = Annotated[list[CardId], msgspec.Meta(min_length=5, max_length=5)]
Month = Annotated[int, msgspec.Meta(ge=1, le=7)]
"""A month; 7 never comes."""
ByHeroes = tuple[Some, Some, Some, Some]
"""A number for each number of heroes."""
WithHeroes = tuple[Count, Count]
"""A number, and what each hero adds to it."""

When = Literal[
    "always",
    "desert",
    "hills",
    "mountains",
    "lake",
    "forest",
    "grasslands",
    "building",
    "battle",
    "level_4",
    "adversary",
    "caravan",
    "dungeon",
    "doubled",
    "clean_buildings",
]
WHEN = When.__args__
"""When an advantage counts; terrains are that of one's region."""
ALWAYS, IN_DESERT, IN_HILLS, IN_MOUNTAINS, IN_LAKE, IN_FOREST, IN_GRASSLANDS = range(7)
AT_BUILDING, IN_BATTLE, LEVEL_4, ADVERSARY_ONLY, CARAVAN_ONLY, IN_DUNGEON = range(7, 13)
DOUBLED, CLEAN_BUILDINGS = range(13, 15)
"""The last: once for each standing building without skulls in and next to one's region."""

Spot = Literal["region", "terrain", "dungeon", "ring", "building", "nowhere"]
SPOTS = Spot.__args__
PLACE_FIXED, PLACE_TERRAIN, PLACE_LAIR, PLACE_RING, PLACE_BUILDING, PLACE_NOWHERE = range(6)
"""Where a monthly quest must be done."""

Stir = Literal["seal", "turn", "churn", "seal_and_turn"]
STIRS = Stir.__args__
"""EV-19 to EV-22."""


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every table of the data says where its values come from."""

    source: Sources


# Cards that heroes have


class GiftData(msgspec.Struct, forbid_unknown_fields=True):
    """An automatic advantage (DT-ADVANTAGE-04)."""

    type: Kind
    count: Some
    when: When = "always"


class OfferData(msgspec.Struct, forbid_unknown_fields=True):
    """A conditional advantage (DT-ADVANTAGE-05) and what it costs."""

    type: Kind
    count: Some
    when: When = "always"
    spent: bool = False
    """The card itself is spent."""
    spirit: Count = 0
    treasures: Count = 0
    per_turn: Count = 0
    """0: as often as one can pay."""
    per_battle: Count = 0


class CardData(Table, kw_only=True):
    """What potions, gear, treasures, quest items, virtues and companions have in common."""

    gives: Annotated[list[GiftData], msgspec.Meta(max_length=4, extra=KEEPS)] = msgspec.field(
        default_factory=list[GiftData]
    )
    sells: Annotated[list[OfferData], msgspec.Meta(max_length=1, extra=KEEPS)] = msgspec.field(
        default_factory=list[OfferData]
    )
    effect: Annotated[str, msgspec.Meta(extra=KEEPS)] = ""
    amount: Kept = 0
    cost: Count = 0


class TreasureData(CardData):
    """`treasures`."""

    azkol: bool = False


class QuestItemData(CardData, kw_only=True):
    """`quest_items`."""

    copies: Some


class CompanionData(CardData):
    """`companions`."""

    terrain: Terrain | None = None
    event: Annotated[str, msgspec.Meta(extra=KEEPS)] = ""


class HeroData(Table):
    """`heroes`."""

    banner: str


class BuildingData(Table):
    """`buildings`: what reinforcing gives (DT-REINFORCE-02 … -05)."""

    free: Some
    cost: Some
    enhanced: Some


# Foes


class FoeData(Table):
    """`foes` of level 2, 3 and 4."""

    level: Level
    attributes: list[Attribute]
    tokens: Some
    deck: Deck
    strike: Five
    """From lethal to panicked."""


class AdversaryData(Table):
    """`adversaries`."""

    attributes: list[Attribute]
    deck: Deck
    acts: Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]
    board: str


class BattleCardData(Table):
    """`cards`: the results of a battle card, from lethal to panicked."""

    ladder: Five


class RoomData(Table):
    """`rooms`: the results of a room."""

    first: str
    improved: str


# Months, quests, goals


class MonthData(Table):
    """`months` (5.4 of the catalogue)."""

    strikes: list[Level]
    spawns: Annotated[list[list[tuple[Level, Some]]], msgspec.Meta(extra={DRAWS: "spawns"})]
    growth: list[Level]
    gritty_growth: list[Level]
    stirs: list[Stir]
    acts: Count
    gritty_acts: Count
    companions: Count
    wares: Literal["none", "plain", "sale"]


class QuestData(Table):
    """`quests`: a monthly quest (5.12 of the catalogue)."""

    kind: Literal["recruit", "gift", "early", "late"]
    place: Spot
    companion: str = ""
    adversary: str = ""
    region: str = ""
    terrain: Terrain | None = None
    dungeon: Lair | None = None
    building: Building | None = None
    asks: str = "none"
    built: bool = False
    clean: bool = False
    cleanses: Count = 0
    foes: Count = 0
    holder: bool = False
    item: str = ""
    success: str = "none"
    failure: str = "none"


class GoalsData(Table):
    """`goals`: the main goals (5.11 of the catalogue)."""

    zaida_markers: Annotated[list[RegionId], msgspec.Meta(min_length=1, max_length=20)]
    zaida_treasures: ByHeroes
    zaida_virtues: Some
    zaida_spirit: Some
    gleb_marker: RegionId
    gleb_warriors: WithHeroes
    gleb_gear: WithHeroes
    hakan_marker: RegionId
    hakan_potions: WithHeroes
    hakan_treasures: ByHeroes
    letha_trees: Annotated[list[RegionId], msgspec.Meta(min_length=1, max_length=20)]
    letha_ring: ByHeroes
    letha_spirit: Some
    miras_caravans: tuple[RegionId, RegionId, RegionId]
    """East, north, west."""
    miras_attributes: tuple[Attribute, Attribute, Attribute]
    tomas_dungeons: Annotated[int, msgspec.Meta(ge=1, le=4)]
    vasa_skulls: WithHeroes
    vasa_spirit: WithHeroes
    grigor_advantages: ByHeroes
    grigor_bonds: tuple[Attribute, Attribute, Attribute]
    """The advantages that break each of them."""
    yana_level: Level
    """The least level of the foe to be beaten."""
    yana_spirit: Some
    not_at_start: list[CompanionId]
    """DT-R-05: companions that join only when their goal is completed."""


class TrialData(Table):
    """`trials` (DT-COMP-06)."""

    type: Literal["valor", "prowess", "compassion", "sacrifice"]
    region: str
    asks: Literal["spend", "have", "different", "same"]
    count: Some
    what: Annotated[
        Literal["", "warriors", "spirit", "potion", "gear", "treasure", "virtue"],
        msgspec.Meta(extra={NAMED: "what"}),
    ] = ""


# The Tower and the rest


class DrumData(Table):
    """`tower`: a drum."""

    faces: tuple[str, str, str, str]
    pocket: Count


class KnobsData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`knobs`: numbers of the rulebook, and what may be turned for balance (5.13)."""

    source: Sources
    warriors: Count
    spirit: Count
    move: Some
    heroic_spirit: Count
    """DT-CLEANSE-02."""
    corruptions: Some
    """DT-CORRUPT-09: as many as a hero may hold."""
    treasures: Some
    """DT-ITEM-03."""
    weak_treasures: Some
    suspicious_potions: Some
    market: Market
    skulls_on_building: Some
    """DT-SKULL-02."""
    fire_warriors: Count
    """DT-TOKEN-02."""
    spores: Some
    """DT-TOKEN-09: as many as a hero may have."""
    cursed_cap: Some
    skulls_start: Annotated[int, msgspec.Meta(ge=0, le=3)]
    start_level_2: tuple[Count, Count, Count, Count]
    start_level_3: Annotated[int, msgspec.Meta(ge=0, le=4)]
    months: Annotated[int, msgspec.Meta(ge=6, le=6)]
    month_turns: ByHeroes
    """DT-AM-05."""
    month_offsets: list[Annotated[int, msgspec.Meta(ge=-3, le=9)]]
    gritty_turns: Annotated[int, msgspec.Meta(ge=-2, le=9)]
    """DT-AM-06."""
    empty_slot_from: Some
    """A month of at least this many turns has one without events."""
    dungeon_rooms: tuple[Some, Some, Some, Some]
    """DT-AM-28: months 1-3, months 4-6, caravans, Tower; the entrance not counted."""
    extra_door: Some
    """DT-AM-28: a missing door is added with a chance of 1 in this many."""
    adversary_step: tuple[str, str]
    """DT-AM-24: heroic, gritty."""
    quest_scale: ByHeroes
    """DT-AM-41: in halves."""
    adv_cap: Some
    adv_floor: Some
    mutations: Count
    """Pairs of mutation cards in one deck, at most."""
    haggle: list[
        Annotated[
            Literal["plain", "warriors", "potion", "gear", "cancelled"],
            msgspec.Meta(extra={NAMED: "haggle"}),
        ]
    ]
    haggle_warriors: Count
    trials_needed: Annotated[int, msgspec.Meta(ge=1, le=4)]
    glyph_tax: Count
    """DT-GLYPH-02."""
    tempted_tax: Count
    """What Tempted adds to it."""
    double_spirit: Count
    """DT-MOVE-03."""
    feral_spirit: Count
    lost_spirit: Count
    cruel_spirit: Count
    greedy_spirit: Count
    """What these corruptions cost, each time."""
    haggle_potions: Count
    haggle_gear: Count
    sale_spirit: Count
    """EV-42: what a sale takes off."""
    adversary_moves: Count
    """DT-AM-36."""
    fire_month: Month
    """Ashstrider: a river burns when it begins."""
    fourth_month: Month
    """5.4: the foe of level 4 comes in its first third."""
    late_quests: Month
    """DT-AM-39: the first month with the late quests of the adversary."""
    late_dungeons: Month
    """DT-AM-28: the first month with the second of `dungeon_rooms`."""
    trade_refusals: Annotated[int, msgspec.Meta(ge=1, le=9)]
    """DT-R-66: refusals in a turn after which nobody is asked again."""


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The folder `data/`."""

    regions: dict[str, RegionData]
    heroes: dict[str, HeroData]
    potions: dict[str, CardData]
    gear: dict[str, CardData]
    treasures: dict[str, TreasureData]
    quest_items: dict[str, QuestItemData]
    virtues: dict[str, CardData]
    companions: dict[str, CompanionData]
    buildings: dict[str, BuildingData]
    foes: dict[str, Annotated[FoeData, CARD]]
    adversaries: dict[str, AdversaryData]
    cards: dict[str, Annotated[BattleCardData, CARD]]
    rooms: dict[str, dict[str, RoomData]]
    months: dict[str, Annotated[MonthData, CARD]]
    quests: dict[str, QuestData]
    goals: GoalsData
    trials: dict[str, TrialData]
    tower: dict[str, DrumData]
    knobs: KnobsData
