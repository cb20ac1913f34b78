"""Zones in most of whose places nothing stands (`sparse`): only the others are named, with the way
there; on request all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from rempart.kernel.scene import Piece, Place, Zone
from rempart.terminal.cells import alike, named_first, place_name
from rempart.terminal.console import THEME

AWAY = "→"
"""Before the number of steps to a place."""
TWO = 110
"""From this width on, zones are listed side by side."""
GAP = 2
"""Between two lists that stand side by side."""


def is_sparse(zone: Zone) -> bool:
    """Whether only some places of a zone are worth naming."""
    return "sparse" in zone.tags and bool(zone.places)


def headed(zone: Zone) -> Styled:
    """The name of a zone and its note."""
    line = Styled(zone.name, style="zone")
    return line.append(f"  {zone.note}", style="note") if zone.note else line


def standing(place: Place) -> list[Piece]:
    """The pieces of a place that count: not those with nothing on them."""
    return [piece for piece in place.pieces if piece.value != "0" or piece.marks]


def stood_on(zone: Zone) -> list[Place]:
    """The places where something stands."""
    return [place for place in zone.places if standing(place) or place.tone]


def words(pieces: list[Piece]) -> Styled:
    """What stands in a place."""
    return Styled(" · ").join(named_first(piece, count) for piece, count in alike(pieces))


def brief(place: Place) -> Styled:
    """A place and what stands there, in a few words."""
    line = Styled(place_name(place), style="zone").append(" ")
    return line.append_text(words(standing(place)))


def steps(place: Place) -> int:
    """How far away a place is; 0 if that is not said."""
    return int(place.value[1:]) if place.value.startswith(AWAY) else 0


def has_enemy(place: Place) -> bool:
    """Whether an enemy stands in a place."""
    return any(piece.enemy for piece in place.pieces)


def urgency(place: Place) -> tuple[bool, int]:
    """The order in which places are named."""
    return not has_enemy(place), steps(place)


def in_words(zone: Zone) -> list[Styled]:
    """A zone as items of a line: its name, then where something stands: enemies, then others, the
    nearest first."""
    items = [headed(zone), *map(brief, sorted(stood_on(zone), key=urgency))]
    if len(items) == 1:
        items[0].append(" –", "note")
    return items


def of_enemies(zones: Iterable[Zone]) -> list[Styled]:
    """The places of several zones where enemies stand, the nearest first."""
    places = [place for zone in zones for place in stood_on(zone) if has_enemy(place)]
    return [brief(place) for place in sorted(places, key=steps)]


def one_line(zone: Zone, width: int) -> Styled:
    """The same in one line, as far as there is room."""
    line = Styled("  ").join(in_words(zone))
    line.truncate(width, overflow="ellipsis")
    return line


def listed(zone: Zone, every: bool = False) -> Group:
    """A line for each place: the way there, and what stands there; `every`: of those too where
    nothing does, with how each stands."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="value")
    table.add_column(no_wrap=True, style="note")
    table.add_column()
    for place in zone.places if every else stood_on(zone):
        there = words(place.pieces if every else standing(place))
        if every and place.status:
            state = Styled(place.status, style="note")
            there = Styled(" · ").join([state, there]) if there.plain else state
        name = Styled(place.name, style="zone")
        table.add_row(name, place.value, place.note, there)
    return Group(headed(zone), Padding(table, (0, 0, 0, 1)))


def side_by_side(zones: Sequence[Zone], width: int) -> RenderableType:
    """Zones as lists, two beside each other if there is room for whole lines of both."""
    lists = [listed(zone) for zone in zones]
    if width < TWO:
        return Group(*lists)
    console = Console(width=width, theme=THEME)
    room = width // 2 - GAP
    rows: list[RenderableType] = []
    for at in range(0, len(lists), 2):
        pair = lists[at : at + 2]
        if all(Measurement.get(console, console.options, one).maximum <= room for one in pair):
            rows.append(beside(pair))
        else:
            rows += pair
    return Group(*rows)


def beside(lists: Sequence[Group]) -> Table:
    """Two lists, or the last one, each in its half of the line."""
    table = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    for _ in range(2):
        table.add_column(ratio=1)
    table.add_row(*lists)
    return table
