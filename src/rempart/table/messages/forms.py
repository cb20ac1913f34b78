"""HTTP messages of the workshop: the numbers of a game as a form, and the check of changed ones."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rempart.table.messages.base import Wire
from rempart.table.messages.setup import ChangeInfo, FaultInfo

Name = Annotated[str, msgspec.Meta(max_length=60)]
"""What somebody calls their numbers."""
Patch = Annotated[dict[str, Any], msgspec.Meta(max_length=1000)]
"""Changed values by path."""


class KindInfo(Wire):
    """What a value can be, and so what its field looks like.

    whole, number   from `least` to `most`
    switch          true or false
    text            of at most `most` characters
    choice          one of `values`, which are called `labels`
    list            of `least` to `most` values of the kind in `parts`; or of one value for each of
                    several kinds
    table           with the values `names`, which are called `labels`: of the kinds in `parts`;
                    where they are not in it, `values` hold
    either          a value of one of the kinds in `parts`
    toml            anything else: edited as it stands in the game's file; `table`: it is a table

    A text that is drawn has the `values` of its signs, which are called `labels`, and stand for
    `names`. Of values that are drawn alike, `names` are those of nobody. The values of a
    list may be called `labels`.
    """

    kind: Literal["whole", "number", "switch", "text", "choice", "list", "table", "either", "toml"]
    least: float | None = None
    most: float | None = None
    values: list[Any] = []
    labels: list[str] = []
    names: list[str] = []
    needed: list[str] = []
    """Those of a table's values that must be there."""
    parts: list[int] = []
    """Kinds by their numbers in the form."""
    table: bool = False
    draws: str = ""
    """How it is drawn (`kernel.shape.DRAWS`); empty: it is not."""


class CellInfo(Wire):
    """A value with its field. Its path is that of its table, a dot and its `name`."""

    name: str
    label: str
    kind: int
    value: Any
    """As TOML where its kind is `toml`; what holds without it where it is `unset`."""
    unset: bool
    """The game's data leave it out; it can be added."""
    source: Literal["rulebook", "public", "house", ""]
    note: str
    """The comment beside it in the game's file, in English."""
    rules: list[str]
    """The IDs of the rules that speak of it."""


class TableForm(Wire):
    """A table of values: a card, a unit, a die."""

    path: str
    name: str
    """Empty: it is all of its group."""
    note: str
    rules: list[str]
    """The rules that speak of all its values."""
    cells: list[CellInfo]
    draws: str = ""
    """How all of it is drawn (`kernel.shape.DRAWS`); empty: it is not."""


class GroupForm(Wire):
    """Tables of one kind."""

    path: str
    name: str
    tables: list[TableForm]
    grows: str
    """The path of the table that may have more entries; empty: none can be added."""
    sample: str
    """What the last of those contains, as TOML."""


class FormInfo(Wire):
    """GET /api/forms/{game}?lang=fr: all values of a game, as a form."""

    game: str
    edition: str
    kinds: list[KindInfo]
    groups: list[GroupForm]


class FormCheck(Wire):
    """POST /api/forms/{game}/check: changed values, by path; `texts` are those that were written as
    TOML."""

    patch: Patch
    texts: Annotated[dict[str, str], msgspec.Meta(max_length=200)] = {}


class FormChecked(Wire):
    """What changed values come to."""

    patch: Patch
    """Those that differ from the game's own, as they may be played with."""
    texts: dict[str, str]
    """Those of them that are lists or tables, as TOML."""
    changes: list[ChangeInfo]
    faults: list[FaultInfo]
    """What is wrong with them; what cannot even be read is not in the patch."""
    shows: dict[str, list[str]] = {}
    """For each setting, the values with which a match has what is changed."""


class FormFile(Wire):
    """POST /api/forms/{game}/file: changed values to be written as a data file."""

    name: Name
    patch: Patch
