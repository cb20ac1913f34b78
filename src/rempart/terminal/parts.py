"""Parts of the table on request: one zone with all that is in it, the map with its legend."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from rempart.kernel.scene import Piece, Scene, Zone
from rempart.kernel.text import Text
from rempart.terminal import lands
from rempart.terminal.cells import alike
from rempart.terminal.lands import is_sparse
from rempart.terminal.maps import (
    GAP,
    WIDE,
    Key,
    joined,
    legend,
    map_lines,
    names_line,
    near_lines,
    near_ruler,
    near_zones,
    padded,
)
from rempart.terminal.screen import (
    FULL,
    cards,
    count_zone,
    flow,
    large_zone,
    near_table,
)


def listed(scene: Scene, key: Key) -> list[Zone]:
    """The parts that can be asked for: all zones but those that the map shows from near."""
    return [zone for zone in scene.zones if not key.is_near(zone)]


def contents(zones: list[Zone], width: int) -> Styled:
    """The parts with their numbers, and some of what is in each."""
    names = [
        Styled(zone.name, "zone") if zone.places else count_zone(zone, long=True, note=False)
        for zone in zones
    ]
    widest, digits = max(name.cell_len for name in names), len(str(len(zones)))
    lines: list[Styled] = []
    for n, (zone, name) in enumerate(zip(zones, names, strict=True), 1):
        line = Styled(f"{n:{digits}}  ", style="number").append_text(padded(name, widest + 2))
        line.append(", ".join(piece.name for piece, _ in alike(zone.pieces)), style="note")
        line.truncate(width, overflow="ellipsis")
        line.rstrip()
        lines.append(line)
    return Styled("\n").join(lines)


def find(zones: list[Zone], wanted: str) -> Zone | None:
    """A part by its number, or by its name or a piece of it."""
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted[:9])
        return zones[number - 1] if 1 <= number <= len(zones) else None
    name = wanted.casefold()
    names = [(zone.name.casefold(), zone) for zone in zones]
    begins = [zone for said, zone in names if said.startswith(name)]
    return next(iter(begins + [zone for said, zone in names if name in said]), None)


def whole(zone: Zone, text: Text, width: int, key: Key) -> RenderableType:
    """A zone with all that is in it."""
    if key.is_map(zone):
        return Styled("\n").join(map_lines(zone, key, WIDE))
    if is_sparse(zone):
        return lands.listed(zone, every=True)
    if zone.places:
        return large_zone(zone, text, width, None, FULL)
    page: list[RenderableType] = [count_zone(zone, long=True)]
    if zone.pieces:
        page.append(Padding(cards(zone, text), (0, 0, 0, 1)))
    for group, left in groupby(zone.left, key=lambda left: left.group):
        page += [Styled(group, style="zone")] if group else []
        page.append(flow([counted(one.piece, one.count) for one in left], width))
    return Group(*page)


def counted(piece: Piece, count: int) -> Styled:
    """How many of a kind remain."""
    return Styled(f"{count} × ", style="value").append(piece.name, "enemy" if piece.enemy else "")


def map_page(scene: Scene, text: Text, width: int, key: Key) -> list[RenderableType]:
    """The maps, what is shown from near, and what the signs stand for."""
    nears = near_zones(scene, key)
    maps = [zone for zone in scene.zones if key.is_map(zone) and not key.is_near(zone)]
    page: list[RenderableType] = []
    for n, zone in enumerate(maps):
        shown = nears if not n else []
        lines, _ = near_table(map_lines(zone, key, 4), shown, key, width, False, True)
        page.append(Styled("\n").join(lines))
    page.append(flow(names_line(nears, key, nears), width))
    items = legend(scene, key, text)
    if nears:
        items.append(Styled(text("terminal.near", value=nears[0].figures()), style="note"))
    return [*page, "", flow(items, width)]


def near_page(piece: Piece, scene: Scene, key: Key) -> list[RenderableType]:
    """The grid of a piece that is shown from near."""
    nears = [near for near in near_zones(scene, key) if near.piece.id == piece.id]
    return [
        Styled("\n").join(joined(near_ruler([near], False), [near_lines(near, key, False)], GAP))
        for near in nears
    ]
