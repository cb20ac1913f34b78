"""HTTP messages of positions that somebody sets up: as a form, checked, analysed, played from."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Choice, Seat, Wire
from rempart.table.messages.position import Position
from rempart.table.messages.setup import FaultInfo, SeatPlan


class ThingNames(Wire):
    """What numbers stand for, and what each is called."""

    values: list[int]
    names: list[str]


class PieceField(Wire):
    """A value with a name. Values without one are kept as they are."""

    name: str
    label: str
    part: str
    """What each value of a list is called; empty: as the list."""
    kind: int
    """The number of its kind in the form."""


class PieceKind(Wire):
    """What a value of a position can be, and so what its field looks like.

    whole    a number from `least` to `most`
    switch   true or false
    thing    one of the things in `things`, or -1 if `missing`; `here`: the thing itself lies there
    set      a list of such things, each once
    list     values of the kind `part`; `by`: each place stands for one of these things
    fields   a table with `fields`; `add`: more of them can be made
    kept     anything else: it stays as it is
    """

    kind: Literal["whole", "switch", "thing", "set", "list", "fields", "kept"]
    least: int = 0
    most: int = 0
    things: str = ""
    missing: bool = False
    here: bool = False
    part: int = -1
    by: str = ""
    fields: list[PieceField] = []
    add: bool = False


class PositionForm(Wire):
    """The values of a game's positions that can be changed."""

    kinds: list[PieceKind]
    fields: list[PieceField]
    things: dict[str, ThingNames]


class NewPosition(Wire):
    """POST /api/positions/{game}/new: the position of an empty table, before its first choice."""

    options: dict[str, object] = {}
    data: dict[str, object] = {}


class PositionAsk(Wire):
    """POST /api/positions/{game}/check: what a position comes to."""

    position: dict[str, object]
    """The document (`rempart.kernel.position`)."""
    seat: Seat | None = None
    """Whose view to show; None: that of the seat that chooses."""
    changed: bool = False
    """Somebody has changed it: what follows from the rest is set first."""
    form: bool = False
    """Whether to answer with the form, too."""


class PositionChecked(Wire):
    """A position as it is now, and what is impossible in it."""

    position: dict[str, object]
    """With what follows from the rest, if that was asked for."""
    faults: list[FaultInfo]
    seen: Position | None
    """The table; None: the position is impossible."""
    seats: list[str]
    together: bool
    waiting: list[int]
    """The seats that may choose."""
    form: PositionForm | None = None


class PositionTable(Wire):
    """POST /api/positions/{game}/table: a table where the match goes on from a position."""

    position: dict[str, object]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)] = []
    """Empty: all seats are mine."""


class AnalysisAsk(Wire):
    """POST /api/positions/{game}/analyse: the best lines, as far as they have been found. Whoever
    asks again gets more, until it is done."""

    position: dict[str, object]
    seat: Seat


class BestLine(Wire):
    """One of the best choices."""

    option: Choice
    label: str
    chance: str
    """The win chance in words; empty: unknown."""
    percent: int
    """The same as a number, for a bar; -1: unknown."""
    then: list[str]
    """How the turn continues."""
    reasons: list[str]


class Analysis(Wire):
    part: float
    """How much of it is done, from 0 to 1."""
    done: bool
    tried: int
    """Lines of play so far."""
    lines: list[BestLine]
    """Best first."""
