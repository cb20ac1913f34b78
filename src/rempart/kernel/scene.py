"""The table as any client can draw it: zones of places and pieces, already in words.

A scene is made from a view, so it shows what one seat may see. Things a person can point at
carry `pick`: field values of options. Picking narrows the options to those that agree.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Tone = Literal["", "good", "fair", "bad"]
"""How a thing looks for the players: won, lost at half price, lost; never shown by colour alone."""


class Piece(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A card, unit, token or anything else that lies somewhere."""

    name: str
    kind: str
    """The id in the data, for icons and colours."""
    id: str = ""
    """The same while the piece is on the table, so that a client can show where it went."""
    value: str = ""
    """The number that matters, short."""
    note: str = ""
    """What it does, one sentence."""
    marks: list[str] = msgspec.field(default_factory=list[str])
    """Words for its condition: moved, used."""
    enemy: bool = False
    pick: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class Place(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somewhere pieces lie: a gate, a region, a site."""

    name: str
    kind: str
    value: str = ""
    status: str = ""
    """How things stand here, short: 15 : 17."""
    tone: Tone = ""
    marks: list[str] = msgspec.field(default_factory=list[str])
    pieces: list[Piece] = msgspec.field(default_factory=list[Piece])
    pick: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class Zone(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part of the table.

    row: `places` side by side; grid: `places`, `columns` to a line; hand: `pieces` held;
    deck: a pile of `value` cards, of which `pieces` are known; track: `value` of `most`;
    counter: a `value`.
    """

    kind: Literal["row", "grid", "hand", "deck", "track", "counter"]
    id: str
    name: str
    seat: int | None = None
    value: int = 0
    most: int = 0
    note: str = ""
    columns: int = 0
    places: list[Place] = msgspec.field(default_factory=list[Place])
    pieces: list[Piece] = msgspec.field(default_factory=list[Piece])


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All there is to see."""

    title: str
    round: str
    phases: list[str]
    phase: int
    """Which of `phases` is under way; -1 for none."""
    seats: list[str]
    zones: list[Zone]
