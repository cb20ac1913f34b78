"""The values of `data/`, checked, and arranged so that the rules find them fast.

Numbers as in `ids`. Sources of advantages have one numbering: items, then companions, then virtues.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rempart.games.dark_tower.board.world import World
from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ADVERSARIES,
    BUILDINGS,
    COMPANIONS,
    COPIES,
    DUNGEONS,
    GEAR,
    GLYPHS,
    HAGGLE,
    ITEMS,
    POOLS,
    POTIONS,
    STATES,
    TERRAINS,
    WHAT,
)
from rempart.games.dark_tower.tables.checks import CHUTE, MONTHS, MUTATION, check
from rempart.games.dark_tower.tables.effects import Effect, bare, parse
from rempart.games.dark_tower.tables.values import (
    SPOTS,
    STIRS,
    WHEN,
    CardData,
    Data,
    GoalsData,
    QuestData,
    TrialData,
)
from rempart.kernel import NONE

ANY_TYPE = (1 << len(DUNGEONS)) - 1
"""The Tower dungeon: every type of advantage can be used."""
WARES = ("none", "plain", "sale")


class Gift(msgspec.Struct, frozen=True, gc=False):
    """An automatic advantage: `count` of a type, `when` as in `values`."""

    advantage: int
    count: int
    when: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A conditional advantage and what it costs."""

    advantage: int
    count: int
    when: int
    spirit: int
    treasures: int
    per_turn: int
    per_battle: int
    spent: bool


class Card(msgspec.Struct, frozen=True, gc=False):
    """A kind of battle card; the effects of its ladder by step, 0 panicked to 4 lethal."""

    id: str
    ladder: tuple[int, ...]


class RoomCard(msgspec.Struct, frozen=True, gc=False):
    """A room of a pool: its effects without and with an advantage."""

    id: str
    first: int
    improved: int


class Month(msgspec.Struct, frozen=True, gc=False):
    """The events of a month."""

    strikes: tuple[int, ...]
    spawns: tuple[int, ...]
    """By number in `Tables.spawns`."""
    growth: tuple[int, ...]
    gritty_growth: tuple[int, ...]
    stirs: tuple[int, ...]
    acts: int
    gritty_acts: int
    companions: int
    wares: int
    """0 none, 1 EV-41, 2 EV-42."""


class Errand(msgspec.Struct, frozen=True, gc=False):
    """A monthly quest."""

    id: str
    companion: int
    recruit: bool
    adversary: int
    late: bool
    place: int
    arg: int
    """The region, terrain, type of dungeon or type of building of the place."""
    dungeon: int
    """Type of the dungeon that must be finished."""
    building: int
    """Type of the building whose state matters or where it may go if its own is destroyed."""
    ways: int
    """Effect: the ways to pay for it."""
    built: bool
    """A terrain: regions with a building will do too."""
    clean: bool
    cleanses: int
    foes: int
    holder: bool
    item: int
    success: int
    failure: int


class Trial(msgspec.Struct, frozen=True, gc=False):
    """A heroic trial; `what` as in `ids.WHAT`."""

    id: str
    region: int
    asks: str
    what: int
    count: int


class Goals(msgspec.Struct, frozen=True, gc=False):
    """The main goals, regions by number. Lists are by the number of heroes, from one on."""

    zaida_markers: tuple[int, ...]
    zaida_treasures: tuple[int, ...]
    zaida_virtues: int
    zaida_spirit: int
    gleb_marker: int
    gleb_warriors: tuple[int, int]
    gleb_gear: tuple[int, int]
    hakan_marker: int
    hakan_potions: tuple[int, int]
    hakan_treasures: tuple[int, ...]
    letha_trees: tuple[int, ...]
    letha_ring: tuple[int, ...]
    letha_spirit: int
    caravan_start: tuple[int, ...]
    """East, north, west."""
    tomas_dungeons: int
    vasa_skulls: tuple[int, int]
    vasa_spirit: tuple[int, int]
    grigor_advantages: tuple[int, ...]
    grigor_bonds: tuple[int, ...]
    """The advantages that break each of them."""
    yana_level: int
    """The least level of the foe to be beaten."""
    yana_spirit: int
    not_at_start: int
    """Companions that join only when their goal is completed, one bit each (DT-R-05)."""


class Tables:
    """Everything the rules look up."""

    def __init__(self, data: Data):
        self.data = data
        self.world = World(data.regions)
        self.knobs = data.knobs
        self.effects: list[Effect] = []
        """Every effect of the data, once."""
        self._effect_numbers: dict[str, int] = {}
        self._describe_cards()
        self._describe_foes()
        self._describe_dungeons()
        self._describe_months()
        self.quests = [self._errand(id, quest) for id, quest in data.quests.items()]
        self.trials = [self._trial(id, trial) for id, trial in data.trials.items()]
        self.goals = self._goals(data.goals)
        self._describe_rest()

    def effect(self, text: str) -> int:
        """The number of an effect."""
        if text not in self._effect_numbers:
            self._effect_numbers[text] = len(self.effects)
            self.effects.append(parse(text))
        return self._effect_numbers[text]

    # Items, companions, virtues

    def _describe_cards(self) -> None:
        data = self.data
        items = [*data.potions.values(), *data.gear.values(), *data.treasures.values()]
        items += data.quest_items.values()
        sources: list[CardData] = [*items, *data.companions.values(), *data.virtues.values()]
        self.gives = [_gifts(card) for card in sources]
        """The automatic advantages of each source (DT-ADVANTAGE-04)."""
        self.sells = [_offer(card) for card in sources]
        """The conditional advantage of each source (DT-ADVANTAGE-05); None: it has none."""
        self.card_effect = [self.effect(card.effect or "none") for card in sources]
        self.card_amount = [card.amount for card in sources]
        self.card_cost = [card.cost for card in sources]
        self.banner = [self.effect(hero.banner) for hero in data.heroes.values()]
        """What each hero's banner action gives."""
        self.copies = [COPIES] * (len(POTIONS) + len(GEAR)) + [1] * len(data.treasures)
        """Cards of each item."""
        self.copies += [item.copies for item in data.quest_items.values()]
        companions = data.companions.values()
        self.companion_terrain = [
            NONE if card.terrain is None else TERRAINS.index(card.terrain) for card in companions
        ]
        """Where a companion rewards a turn's end; NONE: nowhere."""
        self.companion_event = [
            self.effect(card.event) if card.event else NONE for card in companions
        ]
        """The effect of a companion's event; NONE: it needs rules of its own."""

    # Foes

    def _describe_foes(self) -> None:
        data = self.data
        ids = list(data.cards)
        self.cards = [
            Card(id, tuple(self.effect(text) for text in reversed(card.ladder)))
            for id, card in data.cards.items()
        ]
        self.mutation = ids.index(MUTATION)
        everyone = [*data.foes.values(), *data.adversaries.values()]
        self.decks = [tuple(ids.index(card) for card in foe.deck) for foe in everyone]
        """DT-AM-17: the five kinds of card of each foe, adversaries after the others."""
        self.foe_mask = [_mask(foe.attributes) for foe in everyone]
        """DT-FOE-04: attributes, one bit each."""
        self.tokens = [foe.tokens for foe in data.foes.values()]
        self.strikes = [
            tuple(self.effect(text) for text in reversed(foe.strike)) for foe in data.foes.values()
        ]
        """The strike of each foe by state."""
        self.acts = [
            tuple(self.effect(text) for text in adversary.acts)
            for adversary in data.adversaries.values()
        ]
        """DT-AM-37: what each adversary does from the Tower, by band of months."""
        self.ultimatums = tuple(self.effect(bare(text)) for text in data.adversaries["isa"].acts)
        """Isa's acts by band, for each hero who is hit to choose."""
        self.foretold = self.effect(bare(data.adversaries["bane"].acts[-1]))
        """The Bane's act of the last months, for the holder of the Black Mark to choose."""
        self.board = [self.effect(adversary.board) for adversary in data.adversaries.values()]
        """DT-AM-36: what each adversary does in addition when it is on the board."""

    # Dungeons

    def _describe_dungeons(self) -> None:
        self.rooms = [
            tuple(
                RoomCard(id, self.effect(room.first), self.effect(room.improved))
                for id, room in self.data.rooms[pool].items()
            )
            for pool in POOLS
        ]
        """The pool of each type of dungeon (DT-AM-29)."""
        caravans = [_mask([attribute]) for attribute in self.data.goals.miras_attributes]
        self.dungeon_mask = [*(1 << type_ for type_ in range(len(DUNGEONS))), *caravans, ANY_TYPE]
        """DT-DUNGEON-04: attributes, one bit each."""

    # Months, quests, trials, goals

    def _describe_months(self) -> None:
        self.spawns: list[tuple[tuple[int, int], ...]] = []
        """Spawn events: level and number of tokens."""
        self.months: list[Month] = []
        for number in MONTHS:
            month = self.data.months[number]
            first = len(self.spawns)
            self.spawns += [tuple(spawn) for spawn in month.spawns]
            self.months.append(
                Month(
                    strikes=tuple(month.strikes),
                    spawns=tuple(range(first, len(self.spawns))),
                    growth=tuple(month.growth),
                    gritty_growth=tuple(month.gritty_growth),
                    stirs=tuple(STIRS.index(stir) for stir in month.stirs),
                    acts=month.acts,
                    gritty_acts=month.gritty_acts,
                    companions=month.companions,
                    wares=WARES.index(month.wares),
                )
            )

    def _errand(self, id: str, quest: QuestData) -> Errand:
        args = {
            "region": self.world.number.get(quest.region, NONE),
            "terrain": _number(quest.terrain, TERRAINS),
            "dungeon": _number(quest.dungeon, DUNGEONS),
            "building": _number(quest.building, BUILDINGS),
        }
        return Errand(
            id=id,
            companion=_number(quest.companion, COMPANIONS),
            recruit=quest.kind == "recruit",
            adversary=_number(quest.adversary, ADVERSARIES),
            late=quest.kind == "late",
            place=SPOTS.index(quest.place),
            arg=args.get(quest.place, NONE),
            dungeon=args["dungeon"],
            building=args["building"],
            ways=self.effect(quest.asks),
            built=quest.built,
            clean=quest.clean,
            cleanses=quest.cleanses,
            foes=quest.foes,
            holder=quest.holder,
            item=_number(quest.item, ITEMS),
            success=self.effect(quest.success),
            failure=self.effect(quest.failure),
        )

    def _trial(self, id: str, trial: TrialData) -> Trial:
        region = self.world.number[trial.region]
        return Trial(
            id=id, region=region, asks=trial.asks, what=_number(trial.what, WHAT), count=trial.count
        )

    def _goals(self, goals: GoalsData) -> Goals:
        number = self.world.number
        return Goals(
            zaida_markers=tuple(number[id] for id in goals.zaida_markers),
            zaida_treasures=goals.zaida_treasures,
            zaida_virtues=goals.zaida_virtues,
            zaida_spirit=goals.zaida_spirit,
            gleb_marker=number[goals.gleb_marker],
            gleb_warriors=goals.gleb_warriors,
            gleb_gear=goals.gleb_gear,
            hakan_marker=number[goals.hakan_marker],
            hakan_potions=goals.hakan_potions,
            hakan_treasures=goals.hakan_treasures,
            letha_trees=tuple(number[id] for id in goals.letha_trees),
            letha_ring=goals.letha_ring,
            letha_spirit=goals.letha_spirit,
            caravan_start=tuple(number[id] for id in goals.miras_caravans),
            tomas_dungeons=goals.tomas_dungeons,
            vasa_skulls=goals.vasa_skulls,
            vasa_spirit=goals.vasa_spirit,
            grigor_advantages=goals.grigor_advantages,
            grigor_bonds=tuple(ADVANTAGES.index(bond) for bond in goals.grigor_bonds),
            yana_level=goals.yana_level,
            yana_spirit=goals.yana_spirit,
            not_at_start=sum(1 << COMPANIONS.index(id) for id in goals.not_at_start),
        )

    # The Tower, buildings, the haggle die

    def _describe_rest(self) -> None:
        data = self.data
        faces = [face for drum in data.tower.values() for face in drum.faces]
        self.faces = [NONE if face == CHUTE else GLYPHS.index(face) for face in faces]
        """The glyph of each face, drum * 4 + face; NONE: a chute."""
        self.chutes = [
            tuple(face for face in range(4) if self.faces[drum * 4 + face] == NONE)
            for drum in range(len(data.tower))
        ]
        """The chute faces of each drum."""
        self.glyph_place = [self.faces.index(glyph) for glyph in range(len(GLYPHS))]
        """The face of each glyph, drum * 4 + face."""
        self.pocket = [drum.pocket for drum in data.tower.values()]
        """DT-TM-05: skulls behind a chute of each drum; 0: any number."""
        self.buildings = [data.buildings[id] for id in BUILDINGS]
        """What each type of building gives."""
        self.haggle = [HAGGLE.index(face) for face in data.knobs.haggle]
        """The faces of the haggle die."""
        self.adversary_step = [STATES.index(step) for step in data.knobs.adversary_step]
        """DT-AM-24: where the adversary's cards begin, heroic and gritty."""


def _number(id: str | None, ids: tuple[str, ...]) -> int:
    return ids.index(id) if id else NONE


def _mask(attributes: Sequence[str]) -> int:
    return sum(1 << ADVANTAGES.index(attribute) for attribute in attributes)


def _gifts(card: CardData) -> tuple[Gift, ...]:
    return tuple(
        Gift(ADVANTAGES.index(gift.type), gift.count, WHEN.index(gift.when)) for gift in card.gives
    )


def _offer(card: CardData) -> Offer | None:
    if not card.sells:
        return None
    offer = card.sells[0]
    return Offer(
        advantage=ADVANTAGES.index(offer.type),
        count=offer.count,
        when=WHEN.index(offer.when),
        spirit=offer.spirit,
        treasures=offer.treasures,
        per_turn=offer.per_turn,
        per_battle=offer.per_battle,
        spent=offer.spent,
    )


def compile_tables(data: Data) -> Tables:
    """Check the data across files and make the tables."""
    check(data)
    return Tables(data)


TABLES: dict[str, Tables] = {}
"""By variant; the rules look here."""
