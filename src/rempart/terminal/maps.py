"""Grids drawn as maps: a few characters for each place. It knows signs and arrows, but no game.

A game says with `look/signs.toml` what stands for its kinds and tags. A grid with the id of a piece
shows that piece from near: both have the same letter, and it stands beside the map.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from string import ascii_letters, ascii_uppercase

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Styled

from rempart.kernel.scene import Piece, Place, Scene, Zone
from rempart.kernel.text import Text
from rempart.look import Sign

ARROWS = {"↑": (-1, 0), "→": (0, 1), "↓": (1, 0), "←": (0, -1)}
"""The ways of a road, as steps of rows and columns."""
ROAD = "yellow"
ALLY = "bold green"
LETTERS = ascii_uppercase + ascii_letters[:26]
COORDINATES = re.compile(r"([^\W\d]+)(\d+)")
"""A name like e3 or B1, which says column and row."""
CELL = 2
"""How wide a cell of a small grid is."""
NARROW, USUAL, WIDE = 3, 4, 6
"""How wide a place of a map is, with the gap after it."""
NAMED = 20
"""How wide the name above a grid may be."""
GAP = 2


@dataclass(frozen=True)
class Key:
    """What is needed to read a game's maps: its signs, and the letters of the pieces that have a
    grid of their own, by id. Without signs, grids are drawn as boards."""

    signs: Mapping[str, Sign] = field(default_factory=dict[str, Sign])
    labels: Mapping[str, str] = field(default_factory=dict[str, str])

    def is_map(self, zone: Zone) -> bool:
        """Whether a zone can be drawn as a map: it is a grid of places that all have signs."""
        return bool(
            zone.kind == "grid"
            and zone.columns
            and zone.places
            and all(place.kind in self.signs for place in zone.places)
        )

    def is_near(self, zone: Zone) -> bool:
        """Whether a zone shows a piece of a map from near."""
        return zone.id in self.labels


NO_KEY = Key()


def relabel(labels: dict[str, str], scene: Scene, signs: Mapping[str, Sign]) -> Key:
    """The key to a scene. Letters stay with their pieces while these are on the table."""
    key = Key(signs, labels)
    found = {piece.id for zone in scene.zones for place in zone.places for piece in place.pieces}
    near = [zone.id for zone in scene.zones if zone.id in found and key.is_map(zone)]
    for id in labels.keys() - set(near):
        del labels[id]
    new = [id for id in near if id not in labels]
    free = [letter for letter in LETTERS if letter not in labels.values()]
    labels.update(dict.fromkeys(new, ""))
    order = [shown.zone.id for shown in near_zones(scene, key) if shown.zone.id in new]
    labels.update(zip(order, free, strict=False))
    return key


# Signs


def place_sign(place: Place, key: Key) -> Styled:
    """A place with nothing on it: what its last tag with a sign says, or its kind;
    and its number."""
    tags = [tag for tag in place.tags if tag in key.signs]
    sign = key.signs[tags[-1] if tags else place.kind]
    number = place.value if place.value.isdecimal() else ""
    return Styled(sign.sign + number, style=sign.style)


def piece_sign(piece: Piece, key: Key) -> Styled:
    """A piece: its letter, its sign, or how its name begins."""
    if piece.id in key.labels:
        return Styled(key.labels[piece.id], style=letter_style(piece))
    known = [id for id in (piece.kind, *piece.tags) if id in key.signs]
    if known:
        sign = key.signs[known[-1]]
        return Styled(sign.sign, style=sign.style)
    return Styled(set_cell_size(piece.name[:2], 2), style="enemy" if piece.enemy else ALLY)


def cell_sign(place: Place, key: Key) -> Styled:
    """A cell of a small grid: in front what it is, behind that what is special about it, by the
    signs of its kind and tags; or the piece on it."""
    if place.pieces:
        return padded(piece_sign(place.pieces[-1], key), CELL)
    front, behind = key.signs[place.kind], None
    for sign in (key.signs[tag] for tag in place.tags if tag in key.signs):
        if cell_len(sign.sign) < CELL:
            behind = sign
        else:
            front, behind = sign, None
    cell = Styled(front.sign, style=front.style)
    if behind is not None:
        cell.truncate(CELL - 1)
        cell.append(behind.sign, style=behind.style)
    return padded(cell, CELL)


def padded(line: Styled, width: int) -> Styled:
    """A line of exactly this width."""
    line = line.copy()
    line.truncate(width)
    return line.append(" " * (width - line.cell_len))


# The map


def map_lines(zone: Zone, key: Key, width: int) -> list[Styled]:
    """A map: a line for each row of places, each `width` wide, with its coordinates."""
    rows = list(in_rows(zone))
    letters, numbers = coordinates(rows)
    margin = max((len(number) for number in numbers), default=-1) + 1
    lines: list[Styled] = []
    if letters:
        head = "".join(letter.center(width - 1) + " " for letter in letters)
        lines.append(Styled(" " * margin + head, style="note"))
    for row, number in zip_longest(rows, numbers):
        line = Styled(f"{number:>{margin - 1}} " if number else "", style="note")
        for place, after in zip_longest(row, row[1:]):
            line.append_text(map_cell(place, key, width - 1))
            joined = place.value == "→" or (after is not None and after.value == "←")
            line.append("─" if joined else " ", style=ROAD)
        lines.append(line)
    return lines


def map_cell(place: Place, key: Key, width: int) -> Styled:
    """A place of a map: what stands there, enemies first, and the way of the road."""
    here = [piece for piece in place.pieces if piece.enemy]
    here += [piece for piece in reversed(place.pieces) if not piece.enemy]
    standing = Styled().join(piece_sign(piece, key) for piece in here)
    if place.value in ARROWS:
        return road_cell(place, standing, key, width)
    if not here:
        standing = place_sign(place, key)
    if standing.cell_len >= width:
        return padded(standing, width)
    before = (width - standing.cell_len) // 2
    return padded(Styled(" " * before).append_text(standing), width)


def road_cell(place: Place, standing: Styled, key: Key, width: int) -> Styled:
    """A place of a road: its arrow in the middle, what stands there before it."""
    fill = "─" if place.value in "←→" else " "
    if not standing.plain:
        tags = [tag for tag in place.tags if tag in key.signs]
        standing = Styled().join(
            Styled(key.signs[tag].sign, style=key.signs[tag].style) for tag in tags
        )
    before = max(0, (width - 1) // 2 - standing.cell_len)
    cell = Styled(fill * before, style=ROAD).append_text(standing)
    if cell.cell_len < width:
        cell.append(place.value, style=ROAD)
    cell.append(fill * max(0, width - cell.cell_len), style=ROAD)
    return padded(cell, width)


def in_rows(zone: Zone) -> Iterator[list[Place]]:
    """The places of a grid, row by row."""
    for at in range(0, len(zone.places), zone.columns):
        yield zone.places[at : at + zone.columns]


def coordinates(rows: Sequence[Sequence[Place]]) -> tuple[list[str], list[str]]:
    """The letters of the columns and the numbers of the rows, if all names are made of them."""
    letters = [COORDINATES.fullmatch(place.name) for place in rows[0]]
    numbers = [COORDINATES.fullmatch(row[0].name) for row in rows]
    columns = [found[1] for found in letters if found]
    lines = [found[2] for found in numbers if found]
    names = [[f"{column}{line}" for column in columns] for line in lines]
    if names == [[place.name for place in row] for row in rows]:
        return columns, lines
    return [], []


def steps_left(zone: Zone, at: int) -> int:
    """How many steps the road goes on from a place."""
    rows, steps = len(zone.places) // zone.columns, 0
    row, column = divmod(at, zone.columns)
    while zone.places[row * zone.columns + column].value in ARROWS and steps < len(zone.places):
        down, right = ARROWS[zone.places[row * zone.columns + column].value]
        row, column, steps = row + down, column + right, steps + 1
        if not (0 <= row < rows and 0 <= column < zone.columns):
            break
    return steps


# Grids beside the map


@dataclass(frozen=True)
class Near:
    """A piece that is shown from near: its grid, itself, where it is, how far it has to go."""

    zone: Zone
    piece: Piece
    place: Place
    steps: int

    def figures(self) -> str:
        """Its number and how far it has to go, short."""
        value = self.piece.value.replace(" ", "")
        return f"{value} →{self.steps}" if self.steps else value


def near_zones(scene: Scene, key: Key) -> list[Near]:
    """The pieces that are shown from near, the nearest to the end of their road first."""
    zones = {zone.id: zone for zone in scene.zones if key.is_near(zone)}
    found = [
        Near(zones[piece.id], piece, place, steps_left(zone, at))
        for zone in scene.zones
        if key.is_map(zone) and not key.is_near(zone)
        for at, place in enumerate(zone.places)
        for piece in place.pieces
        if piece.id in zones
    ]
    return sorted(found, key=lambda near: (near.steps, key.labels[near.zone.id]))


def near_lines(near: Near, key: Key, named: bool) -> list[Styled]:
    """A piece from near: a head and its grid. `named`: with its name and where it is."""
    letter = key.labels[near.zone.id]
    line = Styled(f"{letter} ", letter_style(near.piece))
    head = [line]
    if named:
        name = set_cell_size(near.piece.name, min(NAMED - 2, cell_len(near.piece.name)))
        line.append(name, "enemy" if near.piece.enemy else "")
        line = Styled(f"{near.place.name} ", "note")
        head.append(line)
    line.append(near.figures(), "value")
    rows = list(in_rows(near.zone))
    letters, _ = coordinates(rows)
    if letters:
        head.append(Styled("".join(f"{letter:{CELL}}" for letter in letters), "note"))
    return head + [Styled().join(cell_sign(place, key) for place in row) for row in rows]


def near_ruler(nears: Sequence[Near], named: bool) -> list[Styled]:
    """The numbers of the rows, to stand before grids that all have the same."""
    found = [coordinates(list(in_rows(near.zone)))[1] for near in nears]
    if not found or not all(numbers == found[0] for numbers in found):
        return []
    above = [""] * (3 if named else 2)
    return [Styled(number, "note") for number in (*above, *found[0])] if found[0] else []


def letter_style(piece: Piece) -> str:
    """The style of a piece's letter."""
    return "bold red" if piece.enemy else "bold"


def names_line(nears: Iterable[Near], key: Key, unseen: Sequence[Near]) -> list[Styled]:
    """Pieces by their letters: names and conditions, for grids that have no room for them. Of those
    without a grid (`unseen`) also its figures."""
    items: list[Styled] = []
    for near in nears:
        item = Styled(f"{key.labels[near.zone.id]} ", letter_style(near.piece))
        item.append(near.piece.name, "enemy" if near.piece.enemy else "")
        if near in unseen:
            item.append(f" {near.figures()}", "value")
        if near.piece.marks:
            item.append(f" ({', '.join(near.piece.marks)})", "mark")
        items.append(item)
    return items


# Side by side


def beside(
    first: list[Styled],
    ruler: list[Styled],
    blocks: list[list[Styled]],
    width: int,
    below: bool = True,
) -> tuple[list[Styled], int]:
    """Blocks to the right of the first one as far as there is room, the others below it, unless
    `below` is False; at the beginning of each line of blocks a ruler. And how many blocks, the last
    ones, were left out."""
    left = block_width(first) + GAP
    rest = list(blocks)
    right: list[Styled] = []
    while rest:
        shelf, gap = take_shelf(rest, width - left - block_width(ruler) - 1)
        if not shelf or len(right) + height(shelf) > max(len(first), height(shelf) - 1):
            break
        right += joined(ruler, shelf, gap)
        del rest[: len(shelf)]
    lines = [
        padded(line or Styled(), left).append_text(more or Styled())
        for line, more in zip_longest(first, right)
    ]
    while rest and below:
        shelf, gap = take_shelf(rest, width - block_width(ruler) - 1)
        shelf = shelf or rest[:1]
        lines += joined(ruler, shelf, gap)
        del rest[: len(shelf)]
    for line in lines:
        line.rstrip()
    return lines, len(rest)


def take_shelf(blocks: list[list[Styled]], width: int) -> tuple[list[list[Styled]], int]:
    """The blocks that stand side by side in this width, and the gap between them."""
    most = 0, GAP
    for gap in (GAP, 1):
        used = count = 0
        for block in blocks:
            used += block_width(block) + (gap if count else 0)
            count += used <= width
        most = max(most, (count, gap))
    return blocks[: most[0]], most[1]


def joined(ruler: list[Styled], shelf: list[list[Styled]], gap: int) -> list[Styled]:
    """Blocks side by side, behind a ruler."""
    blocks = [ruler, *shelf] if ruler else shelf
    widths = [block_width(block) + gap for block in blocks]
    if ruler:
        widths[0] = block_width(ruler) + 1
    return [
        Styled().join(
            padded(cell or Styled(), wide) for cell, wide in zip(row, widths, strict=True)
        )
        for row in zip_longest(*blocks)
    ]


def height(shelf: list[list[Styled]]) -> int:
    """How high a shelf is."""
    return max((len(block) for block in shelf), default=0)


def block_width(block: list[Styled]) -> int:
    """How wide a block is."""
    return max((line.cell_len for line in block), default=0)


# The legend


def legend(scene: Scene, key: Key, text: Text) -> list[Styled]:
    """The signs on the maps of a scene, and what they stand for."""
    found: dict[str, dict[str, Styled]] = {}
    for zone in (zone for zone in scene.zones if key.is_map(zone)):
        for place in zone.places:
            for id in (place.kind, *place.tags):
                if id in key.signs and key.signs[id].sign.strip():
                    sign = key.signs[id]
                    shown = Styled(sign.sign, sign.style)
                    found.setdefault(text(sign.name), {}).setdefault(sign.sign, shown)
            for piece in place.pieces:
                if piece.id not in key.labels:
                    shown = piece_sign(piece, key)
                    found.setdefault(piece.name, {}).setdefault(shown.plain, shown)
    return [Styled(" ").join(signs.values()).append(f" {name}") for name, signs in found.items()]
