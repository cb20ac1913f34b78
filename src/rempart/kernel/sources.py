"""Where a game's values come from: its rulebook, public descriptions of it, or us.

A table of `data/` says so in `source`: a word for each of its values; `all` stands for those that
are not named. A name may also be that of a value further in (`arrows`, in the attacks of a tower),
or of something that no value says but a rule does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple, cast

from rempart.kernel.errors import BadData
from rempart.kernel.rules import Rule, RuleIndex

Sources = dict[str, Literal["rulebook", "public", "house"]]
"""What `source` is in a table. `house`: ours, because the sources lost it or are silent."""

SOURCE = "source"
ALL = "all"
HOUSE = "house"
OURS = (HOUSE, "ruling")
"""Rules with one of these sources are ours."""


class Value(NamedTuple):
    """A value of a table, or all those of one name in it."""

    table: str
    """The path of the table: "towers.ARC1"."""
    name: str
    source: str
    said: Any
    """The value itself; None where the table does not say it."""

    @property
    def path(self) -> str:
        """Where it is: "towers.ARC1.copies"."""
        return f"{self.table}.{self.name}"

    @property
    def group(self) -> str:
        """What its table is an entry of: "towers"; its own table where that is no entry."""
        return self.table.rpartition(".")[0] or self.table

    @property
    def entry(self) -> str:
        """The id of its table in that: "ARC1"; "" where it is no entry."""
        above, _, last = self.table.rpartition(".")
        return last if above else ""


class SourceIndex:
    """Where the values of one game come from, and which of them its rules speak of."""

    def __init__(self, raw: Mapping[str, Any], rules: RuleIndex):
        self.values = list(values_of(raw))
        self.whole = set(wholly_ours(raw))
        """The paths of tables that are ours and nothing else: not only their values, but what they
        stand for."""
        self.rules = rules
        self._entries: dict[str, list[Value]] = {}
        for value in self.values:
            if value.group in rules.names:
                self._entries.setdefault(value.entry, []).append(value)
            if not value.source:
                raise BadData(f"{rules.package}: data: {value.table}: no source for {value.name}")
        self._spoken_of = {rule.id: self._found(rule) for rule in rules.rules.values()}

    def _found(self, rule: Rule) -> list[Value]:
        found: list[Value] = []
        for path in rule.values:
            here = [value for value in self.values if fnmatchcase(value.path, path)]
            if not here:
                raise BadData(f"{self.rules.package}: {rule.id}: there is no value {path}")
            found += here
        return found

    def of_rule(self, rule: Rule) -> list[Value]:
        """The values that a rule speaks of."""
        return self._spoken_of[rule.id]

    def of_kind(self, kind: str) -> list[Value]:
        """The values of what is called so in the data: a card, a unit, a building."""
        return self._entries.get(kind, [])


def values_of(raw: Mapping[str, Any], at: str = "") -> Iterator[Value]:
    """All values of a game's data, in the order of its files."""
    if SOURCE in raw:
        yield from _of_table(raw, at)
    for name, below in raw.items():
        if name != SOURCE and isinstance(below, dict):
            yield from values_of(cast("dict[str, Any]", below), f"{at}.{name}" if at else name)


def _of_table(raw: Mapping[str, Any], at: str) -> Iterator[Value]:
    named: Sources = raw[SOURCE]
    for name, value in raw.items():
        entries = isinstance(value, dict) and any(
            isinstance(one, dict) and SOURCE in one for one in cast("Any", value).values()
        )
        if name != SOURCE and not entries:
            yield Value(at, name, named.get(name, named.get(ALL, "")), value)
    for name, source in named.items():
        if name != ALL and name not in raw:
            yield Value(at, name, source, None)


def wholly_ours(raw: Mapping[str, Any], at: str = "") -> Iterator[str]:
    """The tables of which no source knows anything."""
    named: Sources = raw.get(SOURCE, {})
    if ALL in named and set(named.values()) == {HOUSE}:
        yield at
    for name, below in raw.items():
        if name != SOURCE and isinstance(below, dict):
            yield from wholly_ours(cast("dict[str, Any]", below), f"{at}.{name}" if at else name)


def ours(values: Iterable[Value]) -> list[Value]:
    """Those that no source gives."""
    return [value for value in values if value.source == HOUSE]
