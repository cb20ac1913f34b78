"""The values of `data/`, checked, and arranged so that the rules find them fast.

Everything is a number here, in the order of the data: tower types 0 to 19 and tower cards 0 to 43;
horde cards 0 to 115, boss layers after them, rift cards from 200; heroes 0 to 8, abilities
0 to 35 (four a hero), modifiers 0 to 11, scenarios 0 (the prologue) to 12.
"""

from __future__ import annotations

from dataclasses import dataclass

from rempart.games.kingdom_rush.board.geometry import DIRECTIONS, EVERY_DIRECTION
from rempart.games.kingdom_rush.board.grids import (
    DAMAGES,
    M1,
    PHYSICAL,
    SHAPES,
    TRUE,
    Design,
)
from rempart.games.kingdom_rush.board.shots import (
    CHOICE,
    EACH,
    KNIFE_EACH,
    MELEE,
    MEND,
    NO_KNIFE,
    ONE_KNIFE,
    PERFECT,
    SOLDIER,
    SPLASH,
    TILE,
    Shot,
)
from rempart.games.kingdom_rush.code import MapCode, encode, from_number
from rempart.games.kingdom_rush.ids import (
    ABILITIES,
    ARCHER_TILES,
    ARTILLERY_TILES,
    DIFFICULTIES,
    FIRE_TILES,
    FROST_TILES,
    HERO_TILES,
    HEROES,
    KNIVES,
    MAGE_TILES,
    MAGIC_TILES,
    MB1,
    MB2,
    MF1,
    MF2,
    MODIFIERS,
    SOUL_TILES,
    STORM_TILES,
    SUPPLIES,
    TOWERS,
)
from rempart.games.kingdom_rush.tables.cards import Cards
from rempart.games.kingdom_rush.tables.checks import check, check_generated
from rempart.games.kingdom_rush.tables.generator import generate
from rempart.games.kingdom_rush.tables.parameters import GeneratorData
from rempart.games.kingdom_rush.tables.scenarios import FLOWERS, Layout, read_layout
from rempart.games.kingdom_rush.tables.values import (
    Data,
    ScenarioData,
    ShotData,
    Shots,
    TowerData,
)
from rempart.kernel import NONE

FAMILIES = ("archer", "mage", "artillery", "soldier")
ARCHER, MAGE, ARTILLERY, BARRACKS = range(4)

TOWER_SUPPLY = (ARCHER_TILES, MAGE_TILES, ARTILLERY_TILES, KNIVES)
"""Whose tiles each family lays."""
FLOWER_SUPPLY = (MAGIC_TILES, FIRE_TILES, NONE, FROST_TILES, STORM_TILES)
STICKER_SUPPLY = {MB1: ARTILLERY_TILES, MB2: ARCHER_TILES, MF1: ARCHER_TILES, MF2: ARCHER_TILES}
"""Whose tiles modifiers lay."""

PLAYERS = range(1, 5)
"""KR-GOAL-01."""

IDS = {
    "towers": TOWERS,
    "heroes": HEROES,
    "abilities": ABILITIES,
    "bench": HEROES,
    "flowers": FLOWERS,
    "modifiers": MODIFIERS,
    "tiles": SUPPLIES,
    "difficulties": DIFFICULTIES,
}
"""What each table of the data must name."""

REACHES = {
    "one": CHOICE,
    "choice": CHOICE,
    "all": CHOICE,
    "each": EACH,
    "all_each": EACH,
    "perfect": PERFECT,
    "melee": MELEE,
    "beside": SPLASH,
}
"""The words of the data for ranges: one arrow (KR-RANGE-04), several (KR-RANGE-05), each horde
(KR-RANGE-06), all round (KR-RANGE-07), any horde (KR-RANGE-08), melee (KR-RANGE-03)."""
ALL_ROUND = ("all", "all_each")
KNIFE_WORDS = {"none": NO_KNIFE, "one": ONE_KNIFE, "each": KNIFE_EACH}

Attack = tuple[Shot, ...]
"""The shots of one way to attack, in order."""


class Tables:
    """Everything the rules look up, by the numbers of cards, types, heroes and so on."""

    def __init__(self, data: Data):
        self.data = data
        self.constants = data.constants
        self.soldiers = data.constants.stock.soldiers
        self.totems = data.constants.stock.totems
        self.treasure_max = (data.constants.stock.gold, data.constants.stock.crystals)
        """The most gold and crystals that the treasure holds; the excess is lost."""
        prices = data.constants.prices
        self.price = (0, prices.level_1, prices.level_2, 0, 0)
        """Crystals for a tower, by level; 0: not for sale (KR-BUY-02 … -04)."""
        self.modifier_price = prices.modifier
        """Gold for a modifier (KR-BUY-05)."""
        self._number_towers()
        self._number_hordes()
        self._describe_heroes()
        self._describe_extras()
        self.layouts = Layouts(self)
        """By scenario (KR-GOAL-02: 0 is the prologue) and player count; filled by
        `compile_tables`, and with generated maps when they are asked for."""

    def _number_towers(self) -> None:
        self.towers: list[TowerData] = [self.data.towers[id] for id in TOWERS]
        self.family = [FAMILIES.index(tower.family) for tower in self.towers]
        self.level = [tower.level for tower in self.towers]
        self.slots = [tower.slots for tower in self.towers]
        # KR-TOWER-13: what a family deals, unless the card says otherwise.
        self.tower_damage = [DAMAGES.index(tower.damage) for tower in self.towers]
        self.attacks = [self._modes(type_, tower.modes) for type_, tower in enumerate(self.towers)]
        """KR-TOWER-12: the ways in which each type attacks."""
        self.other_attacks = [
            self._modes(type_, tower.other_modes or tower.modes)
            for type_, tower in enumerate(self.towers)
        ]
        """The same, by the other reading of the Necromancer (KR-R-09)."""
        self.tower_type = [t for t, tower in enumerate(self.towers) for _ in range(tower.copies)]
        """The type of each tower card."""
        self.tower_cards = [
            tuple(card for card, of in enumerate(self.tower_type) if of == type_)
            for type_ in range(len(TOWERS))
        ]
        """The cards of each type."""
        self.upgrades = [self._above(type_) for type_ in range(len(TOWERS))]
        """KR-PASS-02, KR-PASS-09: the types one level above each."""

    def _modes(self, type_: int, modes: list[Shots]) -> tuple[Attack, ...]:
        supply = TOWER_SUPPLY[self.family[type_]]
        return tuple(read_shots(shots, supply, self.tower_damage[type_]) for shots in modes)

    def _above(self, type_: int) -> tuple[int, ...]:
        family, level = self.family[type_], self.level[type_] + 1
        return tuple(
            above
            for above in range(len(TOWERS))
            if self.family[above] == family and self.level[above] == level
        )

    def _number_hordes(self) -> None:
        cards = Cards(self.data)
        self.cards = cards
        self.designs: list[Design] = cards.designs
        """What each horde card and, after them, each boss layer shows."""
        self.band = cards.band
        """The band of each; "boss" for layers."""
        self.card_id = cards.card_id
        """The id of every card that can lie in a pile: horde, layer or rift card."""
        self.layers = cards.layers
        """The layers of each boss, top to bottom."""
        self.champion = [band == "champion" for band in cards.band]
        self.boss = [band == "boss" for band in cards.band]
        self.pumpkins = tuple(n for n, band in enumerate(cards.band) if band == "pumpkin")

    def _describe_heroes(self) -> None:
        self.heroes = [self._hero(number) for number in range(len(HEROES))]
        self.abilities = [self._ability(number) for number in range(len(ABILITIES))]
        self.bench = [self._bench(number) for number in range(len(HEROES))]

    def _hero(self, number: int) -> Hero:
        values = self.data.heroes[HEROES[number]]
        supply, damage = HERO_TILES + number, DAMAGES.index(values.damage)
        return Hero(
            life=values.life,
            move=values.move,
            footprint=SHAPES.index(values.footprint),
            supply=supply,
            attacks=tuple(read_shots(shots, supply, damage) for shots in values.attacks),
            skill=values.skill,
            skill_shots=read_shots(values.skill_shots, supply, damage),
        )

    def _ability(self, number: int) -> Ability:
        values = self.data.abilities[ABILITIES[number]]
        return Ability(
            passive=values.passive,
            shots=self._hero_shots(number // 4, values.shots),
            amount=values.amount,
        )

    def _bench(self, hero: int) -> BenchCard:
        values = self.data.bench[HEROES[hero]]
        return BenchCard(
            move=values.move,
            amount=values.amount,
            shots=self._hero_shots(hero, values.shots),
            later=self._hero_shots(hero, values.later),
        )

    def _hero_shots(self, hero: int, shots: Shots) -> Attack:
        damage = DAMAGES.index(self.data.heroes[HEROES[hero]].damage)
        return read_shots(shots, HERO_TILES + hero, damage)

    def _describe_extras(self) -> None:
        data = self.data
        self.tiles_full: list[int] = [
            getattr(data.tiles[supply], shape) for supply in SUPPLIES for shape in SHAPES
        ]
        """How many tiles there are, at `supply * 5 + shape`."""
        self.flowers = [
            read_shots(data.flowers[id].shots, FLOWER_SUPPLY[number], TRUE)
            for number, id in enumerate(FLOWERS)
        ]
        """What each flower deals (KR-DMG-08)."""
        self.modifiers = [data.modifiers[id] for id in MODIFIERS]
        self.stickers = [
            read_shots(modifier.shots, STICKER_SUPPLY.get(number, NONE), PHYSICAL)
            for number, modifier in enumerate(self.modifiers)
        ]
        """What each modifier adds to an attack (KR-MOD-10, KR-MOD-11, KR-MOD-14, KR-MOD-20)."""
        self.difficulties = [data.difficulties[id] for id in DIFFICULTIES]
        self.activations = tuple(self.constants.champions.deck)
        """KR-CHAMP-02: the numbers of the activation cards."""
        self.behaviours = tuple(b for boss in data.bosses.values() for b in boss.behaviours)
        """The ids of the behaviour cards of all bosses, by number."""

    def generator(self, code: MapCode) -> GeneratorData:
        """The parameters that a map is made with."""
        return self.data.endless[f"g{code.version}"]

    def tower_modes(self, type_: int, other: bool) -> tuple[Attack, ...]:
        """The attacks of a tower type; `other`: by the other reading of the Necromancer."""
        return (self.other_attacks if other else self.attacks)[type_]


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero board."""

    life: int
    move: int
    footprint: int
    """The shape that the figure covers."""
    supply: int
    attacks: tuple[Attack, ...]
    skill: dict[str, int]
    skill_shots: Attack


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability tile."""

    passive: bool
    shots: Attack
    amount: int


@dataclass(frozen=True, slots=True)
class BenchCard:
    """The solo side of a hero card."""

    move: int
    amount: int
    shots: Attack
    later: Attack


def read_shots(shots: Shots, supply: int, damage: int) -> Attack:
    """The shots of an attack, with the supply and damage of the attacker."""
    return tuple(read_shot(shot, supply, damage) for shot in shots)


def read_shot(shot: ShotData, supply: int, damage: int) -> Shot:
    """One shot of the data as the rules use it."""
    printed = tuple(DIRECTIONS.index(arrow) for arrow in shot.arrows)
    tiles = tuple(SHAPES.index(shape) for shape in shot.tiles)
    return Shot(
        what=MEND if shot.mend else SOLDIER if shot.soldiers else TILE,
        reach=REACHES[shot.range],
        arrows=EVERY_DIRECTION if shot.range in ALL_ROUND else printed,
        pieces=(M1,) * shot.soldiers or tiles,
        supply=KNIVES if shot.soldiers else SOUL_TILES if shot.special else supply,
        damage=damage if shot.damage is None else DAMAGES.index(shot.damage),
        linked=shot.linked,
        knives=KNIFE_WORDS[shot.knives],
        totem=shot.totem,
        distinct=shot.distinct,
    )


class Layouts(dict[tuple[int, int], Layout]):
    """Scenarios laid out. A generated map (KRH-ENDLESS) is made, checked and laid out on first use;
    only the last few are kept, since its number is all that is needed to make it again."""

    KEPT = 64

    def __init__(self, t: Tables):
        super().__init__()
        self.tables = t
        self.made: list[tuple[int, int]] = []

    def __missing__(self, key: tuple[int, int]) -> Layout:
        number, players = key
        code = from_number(number)
        t = self.tables
        scenario = generate(code, t.generator(code))
        check_generated(encode(code), scenario, t.data, t.cards)
        self[key] = found = read_layout(
            scenario, players, t.cards, TOWERS, album(scenario, t), number
        )
        self.made.append(key)
        if len(self.made) > self.KEPT:
            self.pop(self.made.pop(0), None)
        return found


def album(scenario: ScenarioData, t: Tables) -> tuple[int, ...]:
    """KR-SETUP-15: the modifiers that a scenario has."""
    if scenario.tutorial.modifiers:
        return tuple(MODIFIERS.index(id) for id in scenario.tutorial.modifiers)
    groups = ("basic", "advanced") if scenario.advanced else ("basic",)
    return tuple(n for n, modifier in enumerate(t.modifiers) if modifier.group in groups)


TABLES: dict[str, Tables] = {}
"""Tables by variant; the rules look here."""


def compile_tables(data: Data) -> Tables:
    """Check the data across files and make the tables."""
    check(data, IDS)
    t = Tables(data)
    for scenario in data.scenarios.values():
        modifiers, number = album(scenario, t), scenario.number
        for players in PLAYERS:
            layout = read_layout(scenario, players, t.cards, TOWERS, modifiers, number)
            t.layouts[number, players] = layout
    return t
