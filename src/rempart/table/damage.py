"""A table that cannot be played any more by this Rempart: what can still be told and given of it.

Its log is whole; what fails is the way from there to a position that the rules of today understand.
Another version may open it again, so nothing of it is changed, and nothing is given away that would
tell somebody a secret then.
"""

from __future__ import annotations

import base64
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from rempart.kernel import RempartError
from rempart.table.live import SECRET, Occupant
from rempart.table.store import Entry, TableRow, TableSnapshot

Why = Literal["game", "newer", "values", "rules"]
"""What is in the way: there is no such game here, the table was played by a newer Rempart, its
options or changed values are not possible any more, or its position makes no sense any more."""

REASONS: dict[Why, str] = {
    "game": "this Rempart does not have the game",
    "newer": "it was played with a newer Rempart",
    "values": "its options or values are not possible any more",
    "rules": "the rules have changed too much",
}

OPEN = ("id", "game", "edition", "options", "data", "created")
"""What anybody at a table may know of how it was made."""


class Damaged(RempartError):
    """A table is there, but cannot be opened."""

    def __init__(
        self, row: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None, why: Why
    ):
        super().__init__(f"this table cannot be opened: {REASONS[why]}; its record can be saved")
        self.row = row
        self.entries = entries
        self.snapshot = snapshot
        self.why: Why = why

    def seats(self) -> list[Occupant]:
        """Who sits where: who sat down last."""
        last = {entry.seat: entry.body for entry in self.entries if entry.kind == "seat"}
        return [msgspec.convert(last[seat], Occupant) for seat in sorted(last)]

    def opens(self, seat: int, key: str) -> bool:
        """Whether this is the key of somebody who has sat there; an invitation opens nothing here,
        for nobody would see that it was used."""
        seats = self.seats()
        return seat < len(seats) and not seats[seat].invited and key == seats[seat].key != ""

    def export(self, held: Collection[int]) -> dict[str, object]:
        """All of the table for somebody who holds these seats, if nobody else has one, or could.
        Otherwise what they know anyway: chance and the others' choices stay away."""
        whole = all(seat in held for seat, one in enumerate(self.seats()) if one.key)
        row = msgspec.to_builtins(self.row)
        return {
            "rempart_table": 1,
            "whole": whole,
            "table": row if whole else {name: row[name] for name in OPEN},
            "snapshot": self._snapshot() if whole else None,
            "entries": [told(entry, whole or entry.seat in held) for entry in self.entries],
        }

    def _snapshot(self) -> dict[str, object] | None:
        found = self.snapshot
        if found is None:
            return None
        state = base64.b64encode(found.state).decode()
        return {"n": found.n, "edition": found.edition, "state": state}


def told(entry: Entry, openly: bool) -> dict[str, object]:
    """An entry without keys; without what was chosen or found, unless openly."""
    hidden = entry.kind in ("choice", "review") and not openly
    body = {} if hidden else {name: of for name, of in entry.body.items() if name not in SECRET}
    return {**msgspec.to_builtins(entry), "body": body}
