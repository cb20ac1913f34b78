"""A table that this Rempart can no longer play: what can still be said about it and exported.

Its log is complete, but the current rules cannot turn it into a position they understand. Another
version may open it again, so it is left unchanged, and nothing is exported that would give away a
secret if that happens.
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
"""Why it cannot be opened. game: this server does not have the game; newer: it was played by a
newer Rempart; values: its options or changed values are no longer valid; rules: the current rules
do not understand its position."""

REASONS: dict[Why, str] = {
    "game": "this Rempart does not have the game",
    "newer": "it was played with a newer Rempart",
    "values": "its options or values are not possible any more",
    "rules": "the rules have changed too much",
}

OPEN = ("id", "game", "edition", "options", "data", "created")
"""The fields of a table's row that anybody at the table may know."""


class Damaged(RempartError):
    """A table exists but cannot be opened."""

    def __init__(
        self, row: TableRow, entries: Sequence[Entry], snapshot: TableSnapshot | None, why: Why
    ):
        super().__init__(f"this table cannot be opened: {REASONS[why]}; its record can be saved")
        self.row = row
        self.entries = entries
        self.snapshot = snapshot
        self.why: Why = why

    def seats(self) -> list[Occupant]:
        """The occupants of the seats, by the last entry for each."""
        last = {entry.seat: entry.body for entry in self.entries if entry.kind == "seat"}
        return [msgspec.convert(last[seat], Occupant) for seat in sorted(last)]

    def opens(self, seat: int, key: str) -> bool:
        """Whether this is the key of somebody who has taken the seat. An invitation does not count:
        nobody would see that it was used."""
        seats = self.seats()
        return seat < len(seats) and not seats[seat].invited and key == seats[seat].key != ""

    def export(self, held: Collection[int]) -> dict[str, object]:
        """The whole table, if nobody but the holder of these seats has a seat or could get one.
        Otherwise what the holder knows anyway: without the randomness and the others' choices."""
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
    """An entry without keys; unless `openly`, also without choices and review results."""
    hidden = entry.kind in ("choice", "review") and not openly
    body = {} if hidden else {name: of for name, of in entry.body.items() if name not in SECRET}
    return {**msgspec.to_builtins(entry), "body": body}
