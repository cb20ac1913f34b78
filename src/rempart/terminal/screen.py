"""A scene as things that rich can print. It knows zones, but no game.

How much is shown depends on a `Detail`; `fit` chooses the one for a window.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from rempart.kernel.scene import Piece, Place, Scene, Zone
from rempart.kernel.text import Text
from rempart.terminal.cells import (
    alike,
    head_cell,
    piece_line,
    pieces_cell,
    place_name,
    place_words,
    status_cell,
)

NARROWEST, WIDEST = 9, 24
"""How wide the column of a place may be."""
BAR = 20
"""How long the bar of a track may be."""
FEW = 3
"""How many known cards of a pile are named."""
GAP = "   "


@dataclass(frozen=True)
class Detail:
    """How much of a scene is shown.

    notes   whose cards are shown with what they do: "all", "mine" or "none"
    wall    a line between enemies and others in a place
    board   whose places stand side by side: "all", "mine" or "none"; others are a list
    others  the cards of other seats are shown
    airy    empty lines between the parts
    log     the least lines for the log, if it has that many
    """

    notes: str = "all"
    wall: bool = True
    board: str = "all"
    others: bool = True
    airy: bool = False
    log: int = 1000


DETAILS = (
    Detail(airy=True),
    Detail(log=8),
    Detail(notes="mine", log=8),
    Detail(notes="mine", log=5, wall=False),
    Detail(notes="none", log=5),
    Detail(notes="none", log=3, wall=False),
    Detail(notes="none", log=3, board="mine"),
    Detail(notes="mine", log=4, board="none"),
    Detail(notes="none", log=2, board="none"),
    Detail(notes="none", log=1, board="none", others=False),
)
"""From everything to the minimum needed to play."""


def draw(scene: Scene, text: Text, width: int, seat: int | None, detail: Detail) -> Group:
    """The whole table as `seat` sees it."""
    parts: list[RenderableType] = [title_bar(scene, width)]
    zones = [z for z in scene.zones if detail.others or is_mine(z, seat) or z.places]
    for (small, _), group in groupby(zones, key=lambda z: (is_small(z, seat, detail), z.seat)):
        if small:
            parts.append(flow([small_zone(zone, text) for zone in group], width))
        else:
            parts += (large_zone(zone, text, width, seat, detail) for zone in group)
    return Group(*parts)


def is_mine(zone: Zone, seat: int | None) -> bool:
    """Whether a zone is the viewer's, or everybody's."""
    return zone.seat in (None, seat)


def is_small(zone: Zone, seat: int | None, detail: Detail) -> bool:
    """Whether a zone is an item in a line rather than a block of its own."""
    if zone.kind == "hand":
        return not zone.pieces or not applies(detail.notes, zone, seat)
    return not zone.places


def applies(whose: str, zone: Zone, seat: int | None) -> bool:
    """Whether a detail for "all", "mine" or "none" applies to a zone."""
    return whose == "all" or (whose == "mine" and is_mine(zone, seat))


# The title


def title_bar(scene: Scene, width: int) -> Styled:
    """The game, the round, and the phases as a track; the one under way in brackets."""
    name = Styled().append(scene.title, style="title")
    name.append(f" · {scene.round}" if scene.round else "", style="zone")
    track = Styled()
    for n, phase in enumerate(scene.phases):
        track.append(" › " if n else "", style="edge")
        now = n == scene.phase
        track.append(f"[{phase}]" if now else phase, style="now" if now else "note")
    room = width - name.cell_len - track.cell_len
    if track.plain:
        name.append(" " * room if room > 1 else "\n").append_text(track)
    return name


# Small zones: a name and a number each, as many to a line as there is room for


def flow(items: Iterable[Styled], width: int) -> Styled:
    """Items one after the other, wrapped between items."""
    lines: list[Styled] = []
    for item in items:
        if lines and lines[-1].cell_len + len(GAP) + item.cell_len <= width:
            lines[-1].append(GAP).append_text(item)
        else:
            lines.append(item)
    return Styled("\n").join(lines)


def small_zone(zone: Zone, text: Text) -> Styled:
    """A track, counter, pile or hand in a few words."""
    line = Styled().append(zone.name, style="zone").append(" ")
    if zone.kind == "track":
        return line.append_text(bar(zone))
    line.append(f"[{zone.value}]", style="value")
    if zone.note:
        line.append(f" {zone.note}", style="note")
    if zone.pieces:
        few = len(zone.pieces) if zone.kind == "hand" else FEW
        line.append(" · " if zone.note else " ").append_text(listed(zone.pieces, few))
    return line.append(" ").append_text(unseen(zone, text)) if hides(zone) else line


def bar(zone: Zone) -> Styled:
    """A track as a bar and as numbers."""
    length = min(BAR, zone.most)
    full = round(length * min(zone.value, zone.most) / zone.most) if zone.most else 0
    full = max(full, 1) if zone.value > 0 and length else full
    line = Styled().append("█" * full, style="now").append("░" * (length - full), style="edge")
    return line.append(f" {zone.value}/{zone.most}" if zone.most else str(zone.value), "value")


def listed(pieces: list[Piece], most: int) -> Styled:
    """Pieces in a line, equal ones once, the last ones left out."""
    groups = alike(pieces)
    line = Styled(", ").join(piece_line(piece, count) for piece, count in groups[:most])
    return line.append(", …") if len(groups) > most else line


def hides(zone: Zone) -> bool:
    """Whether a hand contains cards that the viewer may not see."""
    return zone.kind == "hand" and zone.value > len(zone.pieces)


def unseen(zone: Zone, text: Text) -> Styled:
    """How many cards of a hand are hidden from the viewer."""
    return Styled(text("terminal.hidden", count=zone.value - len(zone.pieces)), style="note")


# Large zones


def large_zone(
    zone: Zone, text: Text, width: int, seat: int | None, detail: Detail
) -> RenderableType:
    """A row or grid of places, or a hand with what each card does."""
    if zone.kind == "hand":
        return hand(zone, text)
    if not applies(detail.board, zone, seat):
        return place_list(zone, text)
    shelves = list(shelved(zone, width))
    blocks = [shelf(places, width, detail) for places in shelves]
    title = Styled(zone.name, style="zone")
    return Panel(
        Group(*blocks),
        title=title,
        title_align="left",
        padding=0,
        expand=False,
        border_style="edge",
    )


def hand(zone: Zone, text: Text) -> Group:
    """A hand: a line for each card, with what it does."""
    cards = Table.grid(padding=(0, 1))
    cards.add_column(justify="right", style="value")
    cards.add_column(no_wrap=True)
    cards.add_column(style="note", ratio=1)
    for piece, count in alike(zone.pieces):
        name = Styled(piece.name, style="enemy" if piece.enemy else "")
        name.append(f" ×{count}" if count > 1 else "")
        name.append(f" ({', '.join(piece.marks)})" if piece.marks else "", style="mark")
        cards.add_row(piece.value, name, piece.note)
    if hides(zone):
        cards.add_row("", unseen(zone, text), "")
    return Group(Styled(zone.name, style="zone"), Padding(cards, (0, 0, 0, 1)))


def place_list(zone: Zone, text: Text) -> Group:
    """Places below each other, one per line, if there is no room for a board."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        lines.add_column(no_wrap=True)
    lines.add_column()
    used = [place for place in zone.places if place.pieces or place.status or place.marks]
    for place in used:
        lines.add_row(*place_words(place))
    title = Styled().append(zone.name, style="zone")
    empty = [place_name(place) for place in zone.places if place not in used]
    if empty:
        title.append(f"  {text('terminal.empty', places=', '.join(empty))}", style="note")
    return Group(title, Padding(lines, (0, 0, 0, 1)))


def shelved(zone: Zone, width: int) -> Iterator[list[Place]]:
    """The places in lines: as many to a line as the zone says or as there is room for."""
    room = max(1, (width - 1) // (NARROWEST + 1))
    count = zone.columns if zone.kind == "grid" and zone.columns else len(zone.places)
    lines = -(-count // room)
    each = -(-count // lines) if lines else 1
    for start in range(0, len(zone.places), count or 1):
        line = zone.places[start : start + count]
        for at in range(0, len(line), each):
            yield line[at : at + each]


def shelf(places: list[Place], width: int, detail: Detail) -> Table:
    """Places side by side: name, enemies, others, how things stand."""
    each = min((width - 1) // len(places) - 1, WIDEST)
    table = Table(box=box.ROUNDED, show_edge=False, padding=0, border_style="edge")
    for place in places:
        table.add_column(head_cell(place, each), width=each, overflow="fold")
    enemies = [pieces_cell((p for p in pl.pieces if p.enemy), each) for pl in places]
    others = [pieces_cell((p for p in pl.pieces if not p.enemy), each) for pl in places]
    status = [status_cell(place, each) for place in places]
    if any(cell.plain for cell in enemies):
        table.add_row(*enemies)
        if detail.wall and any(cell.plain for cell in others):
            table.add_section()
    for row in (others, status):
        if any(cell.plain for cell in row):
            table.add_row(*row)
    return table
