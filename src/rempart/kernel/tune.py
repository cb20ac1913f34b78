"""A designer's own data file: written out as a starting point, read back as a patch of the
differences.

The file may be whole or partial; what it does not name stays as it is. It has the tables of
`data/game.toml`, or of all data files under their names, so that the path of a value is the same
here, in a patch and in `--set`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rempart.kernel.data import Patch, data_files
from rempart.kernel.errors import BadData
from rempart.kernel.shape import as_list, as_table, shown

SOURCE = "source"
"""Where the game's own values come from; not a value, so never part of a patch."""

DOTS = 100
"""The most dots in a line: for a key of n parts the parser needs memory in the order of n²."""

HEADER = re.compile(r"(?m)^(\[{1,2})([\w.-]+\]{1,2}[ \t]*(?:#.*)?)$")
"""The header of a table in a data file: [ogre], [[phases]], [2]  # with a comment."""


def written(package: str) -> str:
    """All data files of a game as one TOML text, including comments."""
    parts: list[str] = []
    for name, file in data_files(package):
        text = file.read_text(encoding="utf-8").strip()
        if name:
            head = HEADER.search(text)
            loose = tomllib.loads(text[: head.start()] if head else text)
            text = HEADER.sub(rf"\g<1>{name}.\g<2>", text)
            text = f"[{name}]\n{text}" if loose else text
        parts.append(text)
    return "\n\n\n".join(parts) + "\n"


def read(text: str) -> dict[str, object]:
    """The tables of a designer's file, or an error with line and column."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise BadData(f"line {number}: it has more than {DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, at = str(error).removesuffix(")").rpartition(" (at ")
        if not at.startswith("line"):
            at = f"line {len(text.splitlines())}, at the end"
        raise BadData(f"{at}: not valid TOML: {reason}") from error
    except (ValueError, RecursionError) as error:
        raise BadData("not valid TOML: a number or a list in it has no end") from error


def difference(raw: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
    """The patch that gives `raw` the values in `given`."""
    return dict(_difference(raw, given, ""))


def _difference(
    raw: Mapping[str, object], given: Mapping[str, object], at: str
) -> Iterator[tuple[str, object]]:
    for name, value in given.items():
        own = raw.get(name)
        mine, theirs = as_table(own), as_table(value)
        if mine is not None and theirs is not None and name != SOURCE:
            yield from _difference(mine, theirs, f"{at}{name}.")
        elif name not in raw or (name != SOURCE and not same(own, value)):
            yield at + name, value


def same(one: object, other: object) -> bool:
    """Whether two values are equal and of the same type: 1 is neither true nor 1.0."""
    if type(one) is not type(other):
        return False
    mine, theirs = as_list(one), as_list(other)
    if mine is not None and theirs is not None:
        return len(mine) == len(theirs) and all(map(same, mine, theirs))
    return one == other


class Change(NamedTuple):
    """A value that is not the game's own, as it is written in a data file."""

    key: str
    now: str
    before: str
    """Empty: the game has no such value."""


def changes(raw: Mapping[str, object], patch: Patch) -> list[Change]:
    """What a patch changes, for people to read."""
    return [Change(key, shown(value), _own(raw, key)) for key, value in patch.items()]


def _own(raw: Mapping[str, object], key: str) -> str:
    found: object = raw
    for name in key.split("."):
        table = as_table(found)
        found = table.get(name) if table is not None else None
    return "" if found is None else shown(found)
