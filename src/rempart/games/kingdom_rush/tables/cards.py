"""Horde cards, boss layers and rift cards: their numbers, and what is drawn on them.

Horde cards come first, champions among them (KR-CHAMP-01), each copy a number of its own; then come
boss layers. Rift cards, which lie in the same spawn piles, have numbers from RIFT on.
"""

from __future__ import annotations

from rempart.games.kingdom_rush.board.grids import (
    BOTTOM,
    LEFT,
    MAGIC,
    PHYSICAL,
    RIGHT,
    TOP,
    DeadMark,
    Design,
    EnemyAbility,
    Fit,
)
from rempart.games.kingdom_rush.ids import RIFT, Band
from rempart.games.kingdom_rush.tables.values import Data

ICONS = {"f": "fast", "h": "heal", "s": "sniper"}
WEAK = "mpx"
"""Vulnerable to magic, to physical damage, to true damage, soldiers and heroes only."""
WEAK_ICONS = {"F": "fm", "H": "hm", "S": "sm", "Q": "fp", "K": "hp", "Z": "sp"}
"""An icon and a vulnerability in one cell."""
BIG = "12"
TOUGH = "AB"
CHAMPION = "@O"
CHAMPIONS = ("C1", "C2", "C3", "C4")
"""Chief, Jack, Shadow and Anoobis: each has rules of its own."""
FLYING = "~"
ELUSIVE = "?"
SHIELDS = {
    "<": (PHYSICAL, LEFT),
    ">": (PHYSICAL, RIGHT),
    "^": (PHYSICAL, TOP),
    "v": (PHYSICAL, BOTTOM),
    "[": (MAGIC, LEFT),
    "]": (MAGIC, RIGHT),
    "n": (MAGIC, TOP),
    "u": (MAGIC, BOTTOM),
}
DEAD_MARKS: dict[str, DeadMark] = {
    FLYING: "flying",
    ELUSIVE: "elusive",
    "<": "physical_left",
    ">": "physical_right",
    "^": "physical_top",
    "v": "physical_bottom",
    "[": "magic_left",
    "]": "magic_right",
    "n": "magic_top",
    "u": "magic_bottom",
}
SMALL = ("g", *ICONS, *WEAK, *WEAK_ICONS)
CELLS = {".", *SMALL, *BIG, *TOUGH, *CHAMPION, FLYING, ELUSIVE, *SHIELDS}
"""The characters of a grid; `data/hordes.toml` says what they mean."""

Fits = dict[tuple[int, int, tuple[int, ...]], Fit]


class Drawing:
    """A grid as the data draws it; the answers are masks."""

    def __init__(self, grid: str, weak: str):
        rows = grid.split("/")
        self.width, self.height = len(rows[0]), len(rows)
        self.text = "".join(rows)
        self.weak = weak.replace("/", "")

    def cells(self, *chars: str) -> int:
        """The cells with any of these characters."""
        return mask_of(self.text, chars)

    def icon(self, char: str) -> int:
        """The cells with an icon, also those that are vulnerable besides."""
        return self.cells(char, *(both for both, of in WEAK_ICONS.items() if of[0] == char))

    def vulnerable(self, char: str) -> int:
        """The cells with a vulnerability, also those with an icon or of a big enemy."""
        small = self.cells(char, *(both for both, of in WEAK_ICONS.items() if of[1] == char))
        return small | mask_of(self.weak, char)

    def shields(self, damage: int) -> int:
        """The sides with a shield against a type of damage."""
        found = {SHIELDS[char] for char in self.text if char in SHIELDS}
        return sum(side for against, side in found if against == damage)


def mask_of(text: str, chars: str | tuple[str, ...]) -> int:
    """The places of a text with any of these characters."""
    return sum(1 << n for n, char in enumerate(text) if char in chars)


def read_design(id: str, grid: str, weak: str, reward: str, fits: Fits) -> Design:
    """The card drawn by a checked grid; `fits` keeps the `Fit`s made so far."""
    drawing = Drawing(grid, weak)
    cells = drawing.cells
    tough = tuple(mask for mask in map(cells, TOUGH) if mask)
    big = tuple(mask for mask in (*map(cells, BIG), *tough, cells(*CHAMPION)) if mask)
    small = cells(*SMALL)
    key = (drawing.width, drawing.height, tough)
    fit = fits.get(key) or fits.setdefault(key, Fit(*key))
    dead = cells(FLYING, ELUSIVE, *SHIELDS)
    alive = fit.cells & ~dead
    magic, physical, special = map(drawing.vulnerable, WEAK)
    return Design(
        id=id,
        fit=fit,
        small=small,
        big=big,
        tough=tough,
        enemies=small | sum(big),
        fast=drawing.icon("f"),
        heal=drawing.icon("h"),
        sniper=drawing.icon("s"),
        activation=cells("@"),
        magic_weak=magic,
        physical_weak=physical,
        special_weak=special,
        dead=dead,
        flying=FLYING in drawing.text,
        elusive=ELUSIVE in drawing.text,
        shields=(drawing.shields(PHYSICAL), drawing.shields(MAGIC), 0),
        tile_cells=(alive & ~magic & ~special, alive & ~physical & ~special, alive),
        soldier_cells=(alive & ~magic, alive & ~physical, alive),
        figure_cells=alive,
        reward=read_reward(reward),
        abilities=abilities(drawing),
        dead_marks=tuple((mark, cells(char)) for char, mark in DEAD_MARKS.items() if cells(char)),
    )


def abilities(drawing: Drawing) -> frozenset[EnemyAbility]:
    """What a scenario must have unlocked for the card to be dealt."""
    shown: dict[EnemyAbility, int] = {
        "fast": drawing.icon("f"),
        "heal": drawing.icon("h"),
        "sniper": drawing.icon("s"),
        "vulnerability": drawing.vulnerable("m") | drawing.vulnerable("p"),
        "specific": drawing.vulnerable("x"),
        "big": drawing.cells(*BIG),
        "tough": drawing.cells(*TOUGH),
        "flying": drawing.cells(FLYING),
        "elusive": drawing.cells(ELUSIVE),
        "shield": drawing.cells(*SHIELDS),
    }
    return frozenset(name for name, mask in shown.items() if mask)


def read_reward(reward: str) -> tuple[tuple[int, int], ...]:
    """`c` crystal, `g` gold, `/` choose one, `+` both; pairs of crystals and gold."""
    if reward == "-":
        return ()
    return tuple((each.count("c"), each.count("g")) for each in reward.split("/"))


class Cards:
    """Every card that can lie in a spawn pile."""

    def __init__(self, data: Data):
        fits: Fits = {}
        self.designs: list[Design] = []
        self.band: list[Band] = []
        self.of: dict[str, tuple[int, ...]] = {}
        """The cards of each id."""
        self.layers: dict[str, tuple[int, ...]] = {}
        for id, horde in data.hordes.items():
            design = read_design(id, horde.grid, horde.weak, horde.reward, fits)
            self._add(id, design, horde.band, horde.copies)
        for boss, values in data.bosses.items():
            first = len(self.designs)
            for id, layer in values.layers.items():
                design = read_design(id, layer.grid, layer.weak, layer.reward, fits)
                self._add(id, design, "boss", 1)
            self.layers[boss] = tuple(range(first, len(self.designs)))
        for number, id in enumerate(data.rifts):
            self.of[id] = (RIFT + number,)
        self.card_id = {card: id for id, cards in self.of.items() for card in cards}
        self.behaviours: dict[str, tuple[int, ...]] = {}
        """The behaviour cards of each boss, by number."""
        ids = [id for boss in data.bosses.values() for id in boss.behaviours]
        for boss, values in data.bosses.items():
            self.behaviours[boss] = tuple(ids.index(id) for id in values.behaviours)

    def _add(self, id: str, design: Design, band: Band, copies: int) -> None:
        first = len(self.designs)
        self.of[id] = tuple(range(first, first + copies))
        self.designs += [design] * copies
        self.band.extend(band for _ in range(copies))
