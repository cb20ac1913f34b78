"""Small positions of Kingdom Rush, set up by hand.

    table = Table()                       # map EX of the catalogue, two players: Alric and Bruxa
    goblins = table.horde("G02", 2, 2)    # column 2, row 2
    table.site(2, 3)                      # a site of seat 0
    guild = table.hand("MAG2")
    match = table.actions()               # phase 2, then everything stops
    match.choose(PlayTower(0, guild, at(2, 3)))

A table begins empty: no hordes, no treasure, all towers and tiles in their supplies, round 2. Cards
and pieces are taken from their supplies, so the census holds. What follows the phase in question is
cut off by a question to seat 0 that means nothing (`stopped`).
"""

from __future__ import annotations

import dataclasses
import itertools
import random
from typing import Any

import msgspec

import rempart
from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.board.geometry import Board
from rempart.games.kingdom_rush.board.grids import SHAPES, TRUE
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    HERO_TILES,
    HEROES,
    IRON,
    KNIVES,
    MODIFIERS,
    STANDARD,
    TOWERS,
)
from rempart.games.kingdom_rush.pieces import (
    ADVANCE,
    BUY,
    DESTROY,
    LOCKED,
    PICK_UP,
    PLAY,
    SPAWN,
    Bench,
    Figure,
    Horde,
    Player,
    Soldier,
    Tile,
    Tower,
)
from rempart.games.kingdom_rush.setup import Settings, setup
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.actions import ActionPhase
from rempart.games.kingdom_rush.steps.advance import AdvancePhase
from rempart.games.kingdom_rush.steps.buy import Buying
from rempart.games.kingdom_rush.steps.destroy import DestroyPhase
from rempart.games.kingdom_rush.steps.pickup import PickUp
from rempart.games.kingdom_rush.steps.spawn import SpawnPhase
from rempart.games.kingdom_rush.steps.towers import Facing
from rempart.games.kingdom_rush.tables import TABLES
from rempart.games.kingdom_rush.tables.scenarios import COLOURS, FLOWERS
from rempart.kernel import NONE, Chance, Match

rempart.register(GAME)
T = GAME.tables()

EX = """
.....#
>>v..#
..>>>X
.....#
"""
"""The map of the rulebook's range examples (4.8 of the catalogue)."""
EX_STARTS = ((0, 1),)
SCENARIOS = itertools.count(1000)
"""Numbers for the maps of tests."""
SEATED = (ALRIC, BRUXA, DIERDRE, ELORA)
"""The heroes of seats 0 to 3."""


def at(column: int, row: int) -> int:
    """A space."""
    return row * 16 + column


def cells(*spots: tuple[int, int]) -> int:
    """A mask of (column, row) cells of a horde's grid."""
    return sum(1 << row * 4 + column for column, row in spots)


def sheet(scenario: int, players: int = 2, **values: Any) -> dict[str, Any]:
    """Changed values of a scenario for a number of players, so that a test does not depend on what
    is tuned."""
    at = f"scenarios.s{scenario:02d}.players.{players}"
    return {f"{at}.{key}": value for key, value in values.items()}


def set_up(seed: int = 3, data: dict[str, Any] | None = None, **settings: Any) -> Kingdom:
    """A match before its first decision; `data`: changed values."""
    variant = GAME.variant(data)
    s = setup(msgspec.convert(settings, Settings), seed, GAME.tables(variant))
    s.variant = variant
    return s


def show(s: Kingdom) -> None:
    """Let a position on a map of a test be shown to people (scripts/open_example.py): the map takes
    the place of that of scenario 1, which has words."""
    players = len(s.players)
    T.layouts[1, players] = dataclasses.replace(T.layouts[s.scenario, players], scenario=1)
    s.scenario = 1


class Table:
    """A position in the making."""

    def __init__(
        self,
        map: str = EX,
        starts: tuple[tuple[int, int], ...] = EX_STARTS,
        players: int = 2,
        heroes: tuple[int, ...] = SEATED,
        scenario: int | None = None,
    ):
        self.settings = GAME.read_settings({"players": players})
        self.number = next(SCENARIOS) if scenario is None else scenario
        if scenario is None:
            self._draw(map, starts, players)
        layout = T.layouts[self.number, players]
        self.board = layout.board
        self.s = Kingdom(
            chance=Chance(1),
            agenda=[],
            scenario=self.number,
            players=[Player(hero, T.heroes[hero].life, []) for hero in heroes[:players]],
            hearts=layout.hearts,
            gold=0,
            crystals=0,
            supply=(1 << len(T.tower_type)) - 1,
            stickers=[NONE if m in layout.modifiers else LOCKED for m in range(len(MODIFIERS))],
            tiles_left=list(T.tiles_full),
            soldiers_left=T.soldiers,
            totems_left=T.totems,
            piles=[[] for _ in self.board.routes],
            hordes=[],
            round=2,
            phase=PLAY,
            warriors=[Figure(), Figure()] if ALRIC in heroes[:players] else [],
            wildcats=[Figure()] if ALLERIA in heroes[:players] else [],
            difficulty=STANDARD,
        )
        self.used: set[int] = set()

    def _draw(self, map: str, starts: tuple[tuple[int, int], ...], players: int) -> None:
        """A map of one's own: no sites, flowers or other things, and every modifier there is."""
        board = Board(map.strip("\n").split("\n"), [at(*start) for start in starts])
        T.layouts[self.number, players] = dataclasses.replace(
            T.layouts[1, players],
            scenario=self.number,
            board=board,
            sites={},
            flowers={},
            modifiers=tuple(range(10)),
        )

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    @property
    def layout(self) -> Any:
        return T.layouts[self.number, len(self.s.players)]

    # The board

    def site(self, column: int, row: int, colour: str = "R") -> int:
        """A site: R, B, Y, G are those of seats 0 to 3, W is white."""
        self.layout.sites[at(column, row)] = COLOURS.index(colour)
        return at(column, row)

    def flower(self, column: int, row: int, kind: str = "magic", wilted: bool = False) -> int:
        """A flower, blooming or wilted."""
        self.layout.flowers[at(column, row)] = FLOWERS.index(kind)
        if wilted:
            self.s.wilted.append(at(column, row))
        return at(column, row)

    def iron(self, constraint: str) -> None:
        """An iron challenge with this constraint (on a map of one's own)."""
        data = msgspec.structs.replace(self.layout.data, iron=constraint)
        key = self.number, len(self.s.players)
        T.layouts[key] = dataclasses.replace(self.layout, data=data)
        self.s.difficulty = IRON

    # Hordes and what lies on them

    def card(self, design: str) -> int:
        """A card of a design that is not in use yet."""
        card = next(card for card in T.cards.of[design] if card not in self.used)
        self.used.add(card)
        return card

    def horde(self, design: str, column: int, row: int) -> int:
        """A horde on the board; gives its card."""
        card = self.card(design)
        self.s.hordes.append(Horde(card, at(column, row)))
        return card

    def of(self, card: int) -> Horde:
        return horde(self.s, card)

    def tile(self, card: int, shape: str, covering: int, supply: int = KNIVES, damage: int = TRUE):
        """A tile on a horde; supplies that have no such shape pay with none."""
        index = SHAPES.index(shape)
        self.of(card).tiles.append(Tile(supply, index, covering, damage))
        self.of(card).covered |= covering
        self.s.tiles_left[supply * 5 + index] -= 1

    def cover(self, card: int, leave: int = 0) -> None:
        """Cover all enemies of a horde, but for some cells, with M1 of any supply that has some."""
        left = T.designs[card].enemies & ~self.of(card).covered & ~leave
        while left:
            cell = left & -left
            left ^= cell
            supply = next(n for n in range(HERO_TILES + 5) if self.s.tiles_left[n * 5] > 0)
            self.tile(card, "M1", cell, supply)

    def soldier(self, card: int, cell: int, damage: int = 0) -> None:
        """A soldier on a horde."""
        self.of(card).soldiers.append(Soldier(cell, damage))
        self.of(card).covered |= cell
        self.s.soldiers_left -= 1

    def hero(self, seat: int, column: int, row: int, covering: int = 0, facing: int = 0) -> None:
        """A hero's figure on the board; `covering`: cells of the horde there."""
        player = self.s.players[seat]
        player.space, player.cells, player.facing = at(column, row), covering, facing
        below = [found for found in self.s.hordes if found.space == player.space]
        if covering:
            max(below, key=lambda found: T.designs[found.card].flying).covered |= covering

    def warrior(self, number: int, column: int, row: int, covering: int = 0) -> None:
        """A sand warrior in play; `covering`: its cell of the horde there."""
        self.s.warriors[number] = Figure(at(column, row), covering, entered=True)
        for found in self.s.hordes:
            if covering and found.space == at(column, row):
                found.covered |= covering

    def wildcat(self, column: int, row: int, covering: int = 0) -> None:
        """Alleria's wildcat in play; `covering`: its cells of the horde there."""
        self.s.wildcats[0] = Figure(at(column, row), covering)
        for found in self.s.hordes:
            if covering and found.space == at(column, row):
                found.covered |= covering

    def lists(self, *numbers: int) -> None:
        """The special abilities that the scenario lists (on a map of one's own)."""
        data = msgspec.structs.replace(self.layout.data, abilities=list(numbers))
        key = self.number, len(self.s.players)
        T.layouts[key] = dataclasses.replace(self.layout, data=data)

    def abilities(self, seat: int, *numbers: int) -> None:
        """Special abilities, 1 to 4, of a hero."""
        self.s.players[seat].abilities = sum(1 << number - 1 for number in numbers)

    def bench(self, *heroes: int) -> None:
        """Bench heroes of a single player."""
        self.s.bench = [Bench(hero) for hero in heroes]

    def pile(self, *designs: str, number: int = 0) -> list[int]:
        """A spawn pile, top card first; gives its cards."""
        cards = [self.card(design) for design in designs]
        self.s.piles[number] = cards[::-1]
        return cards

    # Towers

    def take(self, tower: str) -> int:
        """A tower card from the supply."""
        cards = T.tower_cards[TOWERS.index(tower)]
        card = next(card for card in cards if self.s.supply >> card & 1)
        self.s.supply ^= 1 << card
        return card

    def hand(self, tower: str, seat: int = 0) -> int:
        """A tower in a player's hand."""
        card = self.take(tower)
        self.s.players[seat].hand.append(card)
        return card

    def tower(self, tower: str, column: int, row: int, seat: int = 0, facing: int = 0) -> int:
        """A tower that was played."""
        card = self.take(tower)
        self.s.built.append(Tower(card, at(column, row), facing, seat))
        return card

    def stick(self, modifier: str, card: int) -> int:
        """A modifier on a tower."""
        number = MODIFIERS.index(modifier)
        self.s.stickers[number] = card
        return number

    # Where a match begins

    def begin(self, agenda: list[Any], forced: list[Any] | None = None) -> Match:
        """The match with an agenda of one's own, the last step first."""
        self.s.agenda = agenda
        self.s.chance.forced = list(forced or [])
        return Match(GAME, self.settings, 1, {}, (GAME.edition, 0, self.s, []))

    def only(self, *steps: Any, forced: list[Any] | None = None) -> Match:
        """The match with these steps to do, the first one first, and then a stop."""
        return self.begin([Facing(0, NONE, 0), *reversed(steps)], forced)

    def _phase(self, number: int, step: Any, forced: list[Any] | None = None) -> Match:
        self.s.phase = number
        return self.only(step, forced=forced)

    def spawn(self) -> Match:
        return self._phase(SPAWN, SpawnPhase())

    def actions(self) -> Match:
        return self._phase(PLAY, ActionPhase())

    def destroy(self) -> Match:
        return self._phase(DESTROY, DestroyPhase())

    def advance(self, forced: list[Any] | None = None) -> Match:
        return self._phase(ADVANCE, AdvancePhase(), forced)

    def pick_up(self) -> Match:
        return self._phase(PICK_UP, PickUp())

    def buy(self) -> Match:
        return self._phase(BUY, Buying())


# Looking at a match


def horde(s: Kingdom, card: int) -> Horde:
    return next(found for found in s.hordes if found.card == card)


def on_board(match: Match, card: int) -> bool:
    """Whether a horde is on the board."""
    return any(found.card == card for found in match.state.hordes)


def space_of(match: Match, card: int) -> int:
    return horde(match.state, card).space


def player(match: Match, seat: int = 0) -> Player:
    return match.state.players[seat]


def modifier(name: str) -> int:
    return MODIFIERS.index(name)


def hero(name: str) -> int:
    return HEROES.index(name)


def ask(match: Match) -> str:
    """What is asked now: the name of the step; "" when the match is over."""
    return type(match.decision.step).__name__ if match.decision else ""


def stopped(match: Match) -> bool:
    """Whether everything that was to be done is done."""
    step = match.decision.step if match.decision else None
    return isinstance(step, Facing) and step.card == NONE


def offered(match: Match, *kinds: type) -> list[Any]:
    """The options of some kinds that are offered now."""
    return [o for o in match.decision.options if isinstance(o, kinds)] if match.decision else []


def targets(match: Match) -> set[int]:
    """The hordes that the tile or soldier to be placed now can go on."""
    options = match.decision.options if match.decision else []
    return {option.horde for option in options if hasattr(option, "horde")}


def first(match: Match, card: int) -> Any:
    """The first option that puts something on a horde."""
    assert match.decision is not None
    return next(o for o in match.decision.options if getattr(o, "horde", NONE) == card)


def refused(match: Match, option: Any, rule: str, seat: int | None = None) -> None:
    """Check that an option is not offered, and is refused with a rule."""
    decision = match.decision
    assert decision is not None
    who = decision.seat_of(option) if seat is None else seat
    assert option not in decision.options or decision.seat_of(option) != who
    assert [why.rule for why in match.why_not(who, option)] == [rule]


def told(match: Match, kind: type) -> list[Any]:
    """The events of a kind that the last choice (or the beginning) caused."""
    return [event for event in match.events if type(event) is kind]


def play_out(match: Match, seed: int = 1) -> list[Any]:
    """Play on at random to the end; gives all events, beginning with those not yet read."""
    rng = random.Random(seed)
    events = list(match.events)
    while match.decision is not None:
        events += match.choose(rng.choice(match.decision.options))
    return events


def sound(s: Kingdom) -> None:
    """Check that each horde's `covered` is what lies and stands on it, nothing twice."""
    t = TABLES[s.variant]
    for found in s.hordes:
        hidden = any(
            o is not found and o.space == found.space and t.designs[o.card].flying for o in s.hordes
        )
        masks = [tile.cells for tile in found.tiles]
        masks += [soldier.cell for soldier in found.soldiers]
        if not hidden:
            figures = [*s.players, *s.warriors, *s.bench, *s.wildcats]
            masks += [figure.cells for figure in figures if figure.space == found.space]
        total = 0
        for mask in masks:
            assert not total & mask
            total |= mask
        assert found.covered == total
        assert not total & t.designs[found.card].dead
