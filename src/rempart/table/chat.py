"""Chat and pings at a table.

They are stored with the table but outside its log, with numbers of their own, so that a "thanks"
never makes a choice stale.

    text      {name, text}          free text
    phrase    {name, phrase}        a ready-made phrase, which each reads in their own language
    ping      {name, seen}          pointing at something; `seen`: for each viewer who could see it
                                    at the time, the point on their board
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rempart.kernel.scene import Piece, Place, Scene
from rempart.kernel.text import Text
from rempart.table import messages as m
from rempart.table.store import SAYINGS, Entry


class ChatLog:
    """The chat of a table: the last `SAYINGS` entries."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.n = 0

    def entry(self, kind: str, seat: int, body: dict[str, object]) -> Entry:
        """The next entry, not yet written."""
        return Entry(n=self.n + 1, kind=kind, seat=seat, body=body, time=time.time())

    def add(self, entries: Sequence[Entry]) -> None:
        """Add entries that have been committed."""
        self.entries = [*self.entries, *entries][-SAYINGS:]
        self.n = self.entries[-1].n if self.entries else 0

    def after(self, n: int) -> list[Entry]:
        """The entries after number `n`."""
        return [entry for entry in self.entries if entry.n > n]


def things(scene: Scene) -> dict[str, str]:
    """Everything in a scene that can be pointed at, with its name."""
    found: dict[str, str] = {}

    def add(pieces: list[Piece], place: str = "") -> None:
        for piece in pieces:
            if piece.id:
                found[f"piece:{piece.id}"] = f"{piece.name} ({place})" if place else piece.name

    for zone in scene.zones:
        found[f"zone:{zone.id}"] = zone.name
        add(zone.pieces)
        for number, place in enumerate(zone.places, 1):
            name = f"{place.name} ({zone.name})" if place.name else zone.name
            found[f"place:{zone.id}/{number}"] = name
            add(place.pieces, place.name)
    return found


def same(point: str, mine: Scene, theirs: Scene) -> str:
    """The point on somebody else's board that corresponds to `point` on mine; empty: it is not
    there. The other side of a board may number the places of a zone the other way round."""
    found = place_at(point, mine)
    if found is not None and found[1].pick:
        zone_id, place = found
        for zone in theirs.zones:
            for number, other in enumerate(zone.places, 1):
                if zone.id == zone_id and other.pick == place.pick:
                    return f"place:{zone.id}/{number}"
    return point if point in things(theirs) else ""


def place_at(point: str, scene: Scene) -> tuple[str, Place] | None:
    """The place at a point, and the id of its zone; None: the point is not a place."""
    kind, _, where = point.partition(":")
    zone_id, _, number = where.rpartition("/")
    if kind != "place" or not number.isdecimal():
        return None
    for zone in scene.zones:
        if zone.id == zone_id and 1 <= int(number) <= len(zone.places):
            return zone_id, zone.places[int(number) - 1]
    return None


Sight = Callable[[int], Mapping[str, str]]
"""Given a seat (-1: a spectator), the `things` it sees now."""


def saying(entry: Entry, viewers: Sequence[int], sight: Sight, text: Text) -> m.Saying:
    """A chat entry for a client with the view of these seats. A ping names its target as that
    client sees it; somebody who could not see the target at the time is not told later either."""
    body, seat = entry.body, entry.seat
    said = m.Saying(
        n=entry.n,
        seat=seat,
        name=body["name"] or (text.for_people(()).seat(seat) if seat >= 0 else ""),
        kind="text",
        time=entry.time,
    )
    if entry.kind == "text":
        said.text = body["text"]
    elif entry.kind == "phrase":
        said.kind, said.phrase = "phrase", body["phrase"]
    else:
        said.kind = "ping"
        for viewer in viewers:
            point = body["seen"].get(str(viewer), "")
            if point in sight(viewer):
                said.point, said.text = point, sight(viewer)[point]
                break
    return said
