"""A scene as things that rich can print. It knows zones, but no game.

How much is shown depends on a `Detail`; `fit` chooses the one for a window.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from rich import box
from rich.console import Console, Group, RenderableType
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
from rempart.terminal.lands import (
    headed,
    in_words,
    is_sparse,
    of_enemies,
    one_line,
    side_by_side,
)
from rempart.terminal.maps import (
    NARROW,
    NO_KEY,
    USUAL,
    WIDE,
    Key,
    Near,
    beside,
    map_lines,
    names_line,
    near_lines,
    near_ruler,
    near_zones,
)

NARROWEST, WIDEST = 9, 24
"""How wide the column of a place may be."""
BAR = 20
"""How long the bar of a track may be."""
FEW = 3
"""How many known cards of a pile are named."""
CARD = 48
"""How wide the name of a card with its marks may be beside what it does."""
GAP, CLOSE = "   ", "  "
"""Between items in a line, and where room is scarce."""
ENEMY_LINES = 2
"""How many lines the places of enemies take where there is no room for more."""
NEAR_ROOM = 41
"""How much room is left beside a map for what is shown from near."""


@dataclass(frozen=True)
class Detail:
    """How much of a scene is shown.

    notes   whose cards are shown with what they do: "all", "mine" or "none"
    wall    a line between enemies and others in a place
    board   whose places stand side by side: "all", "mine" or "none"; others are a list
    others  the cards of other seats are shown
    airy    empty lines between the parts
    log     the least lines for the log, if it has that many
    phases  all phases are named, not only the one under way
    used    lists leave out places where nothing stands, and zones are one line each, those of the
            viewer and of everybody `mine` lines
    mine    how many lines these take at most
    rows    how many lines the places of a zone take at most; 0: all that there are
    aside   zones that are seldom needed are shown
    near    how pieces of a map are shown from near: "named" or "plain" grids, or "names" alone;
            named ones only where they take no more lines than plain ones
    names   pieces of a map that are shown without names are listed below it
    below   grids that have no room beside the map are shown below it
    wide    how wide a place of a map is; 0: as wide as there is room for
    map     maps are drawn, not only what is shown from near
    hands   hands and what lies before the players are shown
    common  of these, also what belongs to nobody
    rest    if zones are left out, a line says which
    lands   how sparse zones are shown: as boards, as lists of places where something stands, in
            lines, in one line each, only the places of enemies, or not at all
    """

    notes: str = "all"
    wall: bool = True
    board: str = "all"
    others: bool = True
    airy: bool = False
    log: int = 1000
    phases: bool = True
    used: bool = False
    mine: int = 2
    rows: int = 0
    aside: bool = True
    near: Literal["named", "plain", "names"] = "named"
    names: bool = True
    below: bool = True
    wide: int = 0
    map: bool = True
    hands: bool = True
    common: bool = True
    rest: bool = True
    lands: Literal["boards", "lists", "lines", "line", "enemies", "none"] = "boards"


TIGHT = Detail(
    notes="none", board="none", others=False, phases=False, aside=False, used=True, rest=False
)
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
    Detail(notes="none", log=2, board="none", others=False, phases=False, aside=False),
    Detail(notes="none", log=2, board="none", others=False, phases=False, aside=False, used=True),
    replace(TIGHT, log=1),
    replace(TIGHT, log=1, mine=1),
    replace(TIGHT, log=2, hands=False),
    replace(TIGHT, log=1, hands=False),
    replace(TIGHT, log=1, hands=False, rows=5),
    replace(TIGHT, log=1, hands=False, rows=3),
    replace(TIGHT, log=1, hands=False, rows=2),
)
"""From everything to the minimum needed to play."""

FULL = DETAILS[0]
SHORT = Detail(notes="none", others=False, aside=False, phases=False, near="plain")
MAP_DETAILS = (
    Detail(airy=True),
    Detail(log=8),
    Detail(notes="mine", log=8),
    Detail(notes="mine", log=5, others=False),
    Detail(notes="mine", log=4, others=False, aside=False),
    Detail(notes="none", log=4, others=False, aside=False),
    replace(SHORT, log=3),
    replace(SHORT, log=3, wide=NARROW),
    replace(SHORT, log=2, wide=NARROW),
    replace(SHORT, log=2, hands=False),
    replace(SHORT, log=2, hands=False, wide=NARROW),
    replace(SHORT, log=2, hands=False, wide=NARROW, rest=False),
    replace(SHORT, log=2, hands=False, wide=NARROW, rest=False, below=False),
    replace(SHORT, log=1, hands=False, wide=NARROW, rest=False, below=False),
    replace(SHORT, log=2, hands=False, wide=NARROW, rest=False, below=False, names=False),
    replace(SHORT, log=1, hands=False, wide=NARROW, rest=False, below=False, names=False),
    replace(SHORT, log=2, hands=False, wide=NARROW, rest=False, near="names"),
    replace(SHORT, log=2, hands=False, wide=NARROW, rest=False, map=False),
    replace(SHORT, log=1, hands=False, wide=NARROW, rest=False, map=False, near="names"),
)
"""The same for a scene with a map."""

SPARSE = Detail(notes="none", board="none", phases=False, aside=False, lands="lines")
LAST = replace(SPARSE, lands="none", rest=False, used=True, mine=1, others=False, common=False)
LAND_DETAILS = (
    Detail(airy=True, lands="lists"),
    Detail(log=8, lands="lists"),
    Detail(notes="mine", log=8, lands="lists"),
    Detail(notes="none", log=8, lands="lists"),
    Detail(notes="none", board="none", log=6, lands="lists"),
    Detail(log=8, lands="lists", aside=False),
    Detail(notes="mine", log=8, lands="lists", aside=False),
    replace(SPARSE, log=6, lands="lists"),
    replace(SPARSE, log=4),
    replace(SPARSE, log=3),
    replace(SPARSE, log=3, rest=False),
    replace(SPARSE, log=3, lands="line", rest=False),
    replace(SPARSE, log=3, lands="line", rest=False, used=True),
    replace(SPARSE, log=3, lands="enemies", rest=False),
    replace(SPARSE, log=3, lands="enemies", rest=False, used=True),
    replace(SPARSE, log=2, lands="enemies", rest=False, used=True),
    replace(SPARSE, log=2, lands="none", rest=False, used=True),
    replace(SPARSE, log=2, lands="none", rest=False, used=True, mine=1),
    replace(SPARSE, log=2, lands="none", rest=False, used=True, mine=1, others=False),
    replace(SPARSE, log=1, lands="none", rest=False, used=True, mine=1, others=False),
    replace(LAST, log=1),
    replace(LAST, log=1, hands=False),
)
"""The same for a scene with sparse zones."""


def details(scene: Scene, key: Key) -> tuple[Detail, ...]:
    """The details for a scene, from everything to the minimum."""
    if any(map(is_sparse, scene.zones)):
        return LAND_DETAILS
    return MAP_DETAILS if any(map(key.is_map, scene.zones)) else DETAILS


def draw(
    scene: Scene,
    text: Text,
    width: int,
    seat: int | None,
    detail: Detail,
    key: Key = NO_KEY,
) -> Group:
    """The whole table as `seat` sees it."""
    parts: list[RenderableType] = [title_bar(scene, width, detail.phases)]
    shown = [zone for zone in scene.zones if is_shown(zone, seat, detail)]
    if detail.lands != "boards":
        parts += land_table(scene.zones, shown, text, width, seat, detail, key)
    elif any(map(key.is_map, shown)):
        parts += map_table(scene, shown, text, width, seat, detail, key)
    else:
        parts += tabled(shown, text, width, seat, detail, key)
    rest = [zone for zone in scene.zones if zone not in shown]
    if rest and detail.rest and not detail.aside:
        parts.append(rest_line(rest, text, width))
    return Group(*parts)


def is_shown(zone: Zone, seat: int | None, detail: Detail) -> bool:
    """Whether a zone is part of the table in some detail."""
    if not detail.aside and "aside" in zone.tags:
        return False
    if detail.lands == "none" and is_sparse(zone):
        return False
    if zone.kind == "hand" and not (detail.hands and (detail.common or zone.seat is not None)):
        return False
    return detail.others or is_mine(zone, seat) or bool(zone.places)


def tabled(
    zones: list[Zone], text: Text, width: int, seat: int | None, detail: Detail, key: Key
) -> Iterator[RenderableType]:
    """Zones below each other, small ones in lines."""
    for (small, _), found in groupby(zones, key=lambda z: (is_small(z, seat, detail), z.seat)):
        group = list(found)
        if small:
            brief = detail.used or detail.lands not in ("boards", "lists")
            items = [small_zone(zone, text, brief) for zone in group]
            if detail.used:
                lines = [detail.mine if is_mine(zone, seat) else 1 for zone in group]
                items = [cut(item, width, most) for item, most in zip(items, lines, strict=True)]
            yield flow(items, width)
        else:
            yield from (large_zone(zone, text, width, seat, detail, key) for zone in group)


def land_table(
    every: list[Zone],
    zones: list[Zone],
    text: Text,
    width: int,
    seat: int | None,
    detail: Detail,
    key: Key,
) -> Iterator[RenderableType]:
    """Figures of the table, what belongs to nobody, sparse zones, the players', and last what is
    being decided."""
    counts = counts_of(zones)
    yield flow([count_zone(zone, note=detail.aside) for zone in counts], width)
    lands = [zone for zone in zones if is_sparse(zone)]
    now = [zone for zone in zones if "now" in zone.tags]
    rest = [zone for zone in zones if zone not in counts + lands + now]
    yield from tabled([z for z in rest if z.seat is None], text, width, seat, detail, key)
    if lands and detail.lands == "lists":
        yield side_by_side(lands, width)
    elif detail.lands == "line":
        yield Styled("\n").join(one_line(zone, width) for zone in lands)
    elif lands and detail.lands == "enemies":
        yield cut(Styled("  ").join(of_enemies(lands)), width, ENEMY_LINES)
    elif lands:
        yield from (flow(in_words(zone), width) for zone in lands)
    yield from tabled([z for z in rest if z.seat is not None], text, width, seat, detail, key)
    yield from tabled(now, text, width, seat, replace(detail, used=False), key)


def counts_of(zones: list[Zone]) -> list[Zone]:
    """Figures of the table: tracks, counters and piles that belong to nobody."""
    return [z for z in zones if z.seat is None and z.kind in ("track", "counter", "deck")]


def map_table(
    scene: Scene,
    zones: list[Zone],
    text: Text,
    width: int,
    seat: int | None,
    detail: Detail,
    key: Key,
) -> Iterator[RenderableType]:
    """Figures of the table, the map and what it shows from near, then the other zones."""
    maps = [zone for zone in zones if key.is_map(zone)]
    counts = counts_of(zones)
    short = not detail.aside
    yield flow([count_zone(zone) if short else small_zone(zone, text) for zone in counts], width)
    nears = near_zones(scene, key)
    whole = [zone for zone in maps if detail.map and not key.is_near(zone)]
    wide = [detail.wide or map_width(zone, bool(nears), width) for zone in whole]
    drawn = [map_lines(zone, key, each) for zone, each in zip(whole, wide, strict=True)] or [[]]
    shown = [] if detail.near == "names" else nears
    first, left = near_table(drawn[0], shown, key, width, False, detail.below)
    named = False
    if detail.near == "named":
        roomy, _ = near_table(drawn[0], shown, key, width, True, True)
        named = len(roomy) <= len(first)
        first = roomy if named else first
    yield from (Styled("\n").join(lines) for lines in (first, *drawn[1:]) if lines)
    told = [near for near in nears if near.piece.marks or not named]
    if told and detail.names:
        unseen = nears[len(shown) - left :]
        yield flow(names_line(told, key, unseen), width)
    rest = [zone for zone in zones if zone not in maps + counts]
    yield from tabled(rest, text, width, seat, detail, key)


def near_table(
    map: list[Styled], nears: list[Near], key: Key, width: int, named: bool, below: bool
) -> tuple[list[Styled], int]:
    """A map, and beside it what is shown from near; how many of these have no room."""
    blocks = [near_lines(near, key, named) for near in nears]
    return beside(map, near_ruler(nears, named), blocks, width, below)


def map_width(zone: Zone, others: bool, width: int) -> int:
    """How wide the places of a map are, with or without others beside it."""
    room = width - NEAR_ROOM if others else width
    return max(NARROW, min(WIDE, (room - 3) // zone.columns))


def rest_line(zones: list[Zone], text: Text, width: int) -> Styled:
    """What else there is on the table, in one line."""
    names = " · ".join(zone.name for zone in zones)
    line = Styled(text("terminal.more", names=names), style="note")
    line.truncate(width, overflow="ellipsis")
    return line


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


def title_bar(scene: Scene, width: int, phases: bool = True) -> Styled:
    """The game, the round, and the phases as a track; the one under way in brackets. Without
    `phases`, only that one if the track does not fit."""
    name = Styled().append(scene.title, style="title")
    name.append(f" · {scene.round}" if scene.round else "", style="zone")
    track = Styled()
    for n, phase in enumerate(scene.phases):
        track.append(" › " if n else "", style="edge")
        now = n == scene.phase
        track.append(f"[{phase}]" if now else phase, style="now" if now else "note")
    room = width - name.cell_len - track.cell_len
    if room <= 1 and not phases:
        if scene.phase >= 0:
            name.append(f" · [{scene.phases[scene.phase]}]", style="now")
        name.truncate(width, overflow="ellipsis")
        return name
    if track.plain:
        name.append(" " * room if room > 1 else "\n").append_text(track)
    return name


# Small zones: a name and a number each, as many to a line as there is room for


def flow(items: Iterable[Styled], width: int) -> Styled:
    """Items one after the other, wrapped between items; closer to each other if that saves a
    line."""
    found = list(items)
    wide, close = (flowed(found, width, gap) for gap in (GAP, CLOSE))
    return Styled("\n").join(close if len(close) < len(wide) else wide)


def flowed(items: Iterable[Styled], width: int, gap: str) -> list[Styled]:
    """Items in lines, with this gap between them."""
    lines: list[Styled] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return lines


def cut(item: Styled, width: int, most: int) -> Styled:
    """An item in at most `most` lines; what does not fit is left out at the end."""
    lines = list(item.wrap(Console(width=width), width))
    for line in lines:
        line.rstrip()
    if len(lines) > most:
        last = Styled(" ").join(lines[most - 1 :])
        last.truncate(width, overflow="ellipsis")
        lines[most - 1 :] = [last]
    return Styled("\n").join(lines)


def small_zone(zone: Zone, text: Text, brief: bool = False) -> Styled:
    """A track, counter, pile or hand in a few words, or a row or grid that has no places;
    `brief`: without the note of a pile."""
    if zone.kind in ("row", "grid"):
        return headed(zone)
    line = Styled(zone.name, style="zone")
    if zone.kind == "track":
        return line.append(" ").append_text(bar(zone))
    if lies_open(zone):
        line.append(text("terminal.colon").rstrip(), style="zone")
    else:
        line.append(figure(zone), style="value")
    note = zone.note and not brief
    if note:
        line.append(noted(zone), style="note")
    if zone.pieces:
        few = len(zone.pieces) if zone.kind == "hand" else FEW
        line.append(" · " if note else " ").append_text(listed(zone.pieces, few))
    return line.append(" ").append_text(unseen(zone, text)) if hides(zone) else line


def count_zone(zone: Zone, long: bool = False, note: bool = True) -> Styled:
    """A zone as its name and number, with its note."""
    line = Styled().append(zone.name if long else zone.short or zone.name, style="zone")
    if not lies_open(zone):
        line.append(figure(zone), style="value")
    return line.append(noted(zone), style="note") if zone.note and note else line


def noted(zone: Zone) -> str:
    """The note of a zone: after a bare number in brackets."""
    return f" ({zone.note})" if zone.kind == "counter" else f" {zone.note}"


def figure(zone: Zone) -> str:
    """The number of a zone: of cards in brackets, others as they are."""
    if zone.kind in ("deck", "hand"):
        return f" [{zone.value}]"
    return f" {zone.value}/{zone.most}" if zone.most else f" {zone.value}"


def lies_open(zone: Zone) -> bool:
    """Whether a hand is told by its pieces alone, so that their number would say nothing."""
    return zone.kind == "hand" and bool(zone.pieces) and not hides(zone)


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
    zone: Zone, text: Text, width: int, seat: int | None, detail: Detail, key: Key = NO_KEY
) -> RenderableType:
    """A row or grid of places, or a hand with what each card does."""
    if zone.kind == "hand":
        return hand(zone, text)
    if key.is_map(zone):
        return small_map(zone, key, brief=detail.notes == "none")
    if not applies(detail.board, zone, seat):
        brief = detail.used and "now" not in zone.tags
        if brief:
            used = used_places(zone, width)
            return cut(used, width, detail.rows) if detail.rows else used
        return place_list(zone, text)
    shelves = list(shelved(zone, width))
    blocks = [shelf(places, width, detail) for places in shelves]
    return Panel(
        Group(*blocks),
        title=headed(zone),
        title_align="left",
        padding=0,
        expand=False,
        border_style="edge",
    )


def small_map(zone: Zone, key: Key, brief: bool) -> Group:
    """A map with its name and note, and beside it the places where there is something to say;
    `brief`: only the one that matters now."""
    told = [place for place in zone.places if place.status or place.marks]
    if brief:
        told = [place for place in told if "now" in place.tags] or told
    lines = map_lines(zone, key, USUAL)
    for line in lines:
        line.rstrip()
    drawn = Styled("\n").join(lines)
    beside = Table.grid(padding=(0, 2, 0, 0))
    beside.add_column(no_wrap=True)
    beside.add_column()
    beside.add_row(drawn, place_table(told))
    return Group(headed(zone), beside)


def hand(zone: Zone, text: Text) -> Group:
    """A hand: its name, and its cards."""
    return Group(Styled(zone.name, style="zone"), Padding(cards(zone, text), (0, 0, 0, 1)))


def cards(zone: Zone, text: Text) -> Table:
    """A line for each card of a zone, with what it does."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="value")
    table.add_column(max_width=CARD)
    table.add_column(style="note", ratio=1)
    for piece, count in alike(zone.pieces):
        name = Styled(piece.name, style="enemy" if piece.enemy else "")
        name.append(f" ×{count}" if count > 1 else "")
        name.append(f" ({', '.join(piece.marks)})" if piece.marks else "", style="mark")
        table.add_row(piece.value, name, piece.note)
    if hides(zone):
        table.add_row("", unseen(zone, text), "")
    return table


def place_list(zone: Zone, text: Text) -> Group:
    """Places below each other, one per line, if there is no room for a board."""
    used = [place for place in zone.places if place.pieces or place.status or place.marks]
    title = headed(zone)
    empty = [place_name(place) for place in zone.places if place not in used]
    if empty:
        title.append(f"  {text('terminal.empty', places=', '.join(empty))}", style="note")
    return Group(title, Padding(place_table(used), (0, 0, 0, 1)))


def place_table(places: list[Place]) -> Table:
    """A line for each place. Where nothing lies in any, what is marked follows how things stand, so
    that long sentences have the whole width."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True)
    bare = not any(place.pieces for place in places)
    for place in places:
        name, *words = place_words(place)
        lines.add_row(name, *([Styled("  ").join(filter(None, words))] if bare else words))
    return lines


def used_places(zone: Zone, width: int) -> Styled:
    """The places where something stands, one after the other; pieces with nothing on them are left
    out."""
    items = [headed(zone)]
    for place in zone.places:
        standing = [piece for piece in place.pieces if piece.value != "0" or piece.marks]
        if standing or place.tone:
            name, status, words = place_words(place, standing)
            items.append(Styled(" ").join(part for part in (name, status, words) if part.plain))
    return flow(items, width) if len(items) > 1 else items[0].append(" –", "note")


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
